"""What is asked about a campaign away from any table, and what is answered: the wish and the answer of each enquiry.

A `Line` is a sentence that is still to be said in somebody's language; who asks from outside gets its text.
"""

from typing import NotRequired, TypedDict

from miskatonic.games.arkham_lcg.board.words import Difficulty, Fate
from miskatonic.kernel import Line


class CampaignWish(TypedDict):
    """Which campaign."""

    text: str
    """Its record."""


class CarryWish(CampaignWish):
    """Who is carried over into a new one."""

    investigators: NotRequired[str]
    """Their ids, joined by +; nothing: everybody who lives."""
    difficulty: NotRequired[str]
    """Without it the same."""


class CampaignShown(TypedDict):
    """What a record says, line by line."""

    title: Line
    path: list[Line]
    log: list[Line]
    next: list[Line]
    """What the log does in the scenario that comes."""
    bag: list[Line]
    people: list["PersonShown"]
    difficulty: Difficulty
    difficulties: list[Difficulty]
    wrong: list[Line]
    """Why its decks could not be."""
    waiting: list[Line]
    """Story cards for the next group."""


class PersonShown(TypedDict):
    """An investigator of the campaign."""

    id: str
    fate: Fate
    name: Line
    lines: list[Line]


class CampaignCarried(TypedDict):
    """The new campaign."""

    record: str
