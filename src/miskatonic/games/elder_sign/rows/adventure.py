"""What an Adventure card is (ES-034 to ES-039): a row of a table that reads like the card."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from miskatonic.games.elder_sign.rows.decks import ADVENTURE, OTHER_WORLD
from miskatonic.games.elder_sign.rows.dice import Colour
from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.games.elder_sign.rows.tasks import Requirements

Slot = Literal["", "empty", "full", "partial"]
"""A task's monster frame, if it has one."""
Reward = Literal[
    "elder_sign", "clue", "common_item", "unique_item", "spell", "ally", "gate", "monster", "doom",
]  # fmt: skip
Penalty = Literal["sanity", "stamina", "clue", "trophies", "doom", "monster"]


class Task(NamedTuple):
    """One row of symbols: requirements, costs paid on completion (ES-046 to ES-049), and its monster frame.

    `slot` is empty, full or partial (ES-204 to ES-206); `covered` are the requirements inside a partial frame.
    """

    requirements: Requirements
    sanity: int = 0
    stamina: int = 0
    clock: int = 0
    slot: Slot = ""
    covered: tuple[int, ...] = ()


class Adventure(NamedTuple):
    """A printed Adventure card."""

    id: str
    trophies: int
    tasks: tuple[Task, ...]
    rewards: Mapping[Reward, int]
    penalties: Mapping[Penalty, int]
    ordered: bool = False
    locks: tuple[Colour, ...] = ()
    terror: Effects = ()
    midnight: Effects = ()

    @property
    def kind(self) -> int:
        """The deck it belongs to."""
        return ADVENTURE


class OtherWorld(Adventure):
    """A printed Other World card."""

    __slots__ = ()

    @property
    def kind(self) -> int:
        """The deck it belongs to."""
        return OTHER_WORLD
