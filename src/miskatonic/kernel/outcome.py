"""How a game ends."""

from dataclasses import dataclass
from typing import NoReturn

WON, LOST = "won", "lost"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Won, lost, or a third result that the game names; for which reason, under which rule."""

    result: str
    reason: str
    rule: str

    @property
    def won(self) -> bool:
        """Whether the players have won."""
        return self.result == WON


class GameOver(Exception):
    """Raised by a rule to end the game at once; nothing after it is carried out."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


def end(result: str, reason: str, rule: str) -> NoReturn:
    """End the game with this result: a victory, a defeat, or neither."""
    raise GameOver(Outcome(result, reason, rule))


def win(reason: str, rule: str) -> NoReturn:
    """End the game: the players have won."""
    end(WON, reason, rule)


def lose(reason: str, rule: str) -> NoReturn:
    """End the game: the players have lost."""
    end(LOST, reason, rule)
