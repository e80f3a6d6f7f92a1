"""AH-B-190, AH-B-195, AH-B-235: further decks and piles, by name: what is known of one and what it counts as.

A box declares those that its cards need: `HUNCH = side_pile("hunch", "AH-B-195", owned=True, fits=is_insight)`; what
they are called are words of its own (`pile-hunch`).
"""

from collections.abc import Callable
from typing import NamedTuple

from miskatonic.games.arkham_lcg.rows.card import Card

FACE_DOWN, KNOWN_TO_OWNER, FACE_UP = "down", "own", "up"
"""How its cards lie: face down, face down but known to their owner, face up."""


class SidePile(NamedTuple):
    """A kind of pile beside the table; its top is its end."""

    name: str
    rule: str
    """The rule that says what it is for."""
    owned: bool = False
    """Whether each seat has one of its own; else there is one for all."""
    face: str = FACE_DOWN
    in_play: bool = False
    """AH-Q-035: whether what lies there counts as in play, under nobody's control."""
    mixed_with: str = ""
    """Another pile: nobody knows which of their cards lie here and which there."""
    fits: Callable[[Card], bool] | None = None
    """Of an owned one: which cards of its owner's deck could lie there, as far as the others know."""

    def key(self, seat: int) -> str:
        """What it is called in the position."""
        return f"{self.name}:{seat}" if self.owned else self.name


SIDE_PILES: dict[str, SidePile] = {}
"""All kinds, filled by the boxes."""


def side_pile(
    name: str,
    rule: str,
    *,
    owned: bool = False,
    face: str = FACE_DOWN,
    in_play: bool = False,
    mixed_with: str = "",
    fits: Callable[[Card], bool] | None = None,
) -> SidePile:
    """There is such a kind of pile."""
    assert name not in SIDE_PILES, f"two piles {name}"
    SIDE_PILES[name] = SidePile(name, rule, owned, face, in_play, mixed_with, fits)
    return SIDE_PILES[name]


def pile_called(key: str) -> tuple[SidePile, int]:
    """The kind of a pile in a position, and whose it is; nobody's where there is one for all."""
    name, _, seat = key.partition(":")
    return SIDE_PILES[name], int(seat) if seat else -1
