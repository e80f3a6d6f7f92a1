"""How a game ends."""

from dataclasses import dataclass
from typing import NoReturn


@dataclass(frozen=True, slots=True)
class Outcome:
    """Won or lost, by which reason, under which rule."""

    won: bool
    reason: str
    rule: str


class GameOver(Exception):
    """Raised by a rule to end the game at once; nothing after it is carried out."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


def win(reason: str, rule: str) -> NoReturn:
    """End the game: the players have won."""
    raise GameOver(Outcome(True, reason, rule))


def lose(reason: str, rule: str) -> NoReturn:
    """End the game: the players have lost."""
    raise GameOver(Outcome(False, reason, rule))
