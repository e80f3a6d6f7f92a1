"""The record of a campaign, which joins its tables: what is saved in files. Cards are given by their codes."""

from typing import Literal, TypedDict

from miskatonic.games.arkham_lcg.board.words import Difficulty, Earns, End, Fate, Spends, Taboo


class Withdrawn(TypedDict, total=False):
    """What only few campaigns know of."""

    withdrawn: list[str]
    """The weaknesses that were replaced by others, and come back into no pool."""


class Record(Withdrawn):
    """A campaign between two scenarios, or after the last."""

    format: Literal["miskatonic.arkham_lcg.campaign"]
    version: Literal[3]
    campaign: str
    difficulty: Difficulty
    taboo: Taboo
    scenario: str
    """The one that comes next; nothing when the campaign is over, or where what comes next is not in the game."""
    outcome: End
    bag: list[str]
    log: list["Entry"]
    investigators: list["Person"]
    """Including those who sit out or are out for good."""
    unclaimed: list[str]
    """Story cards that wait for the next group."""
    pool: list[str]
    """The basic weaknesses that are in no deck."""
    history: list["Chapter"]
    boxes: list[str]
    """The boxes that it is played with, by their ids; in records of earlier versions just the core set."""


class Entry(TypedDict):
    """A line of the campaign log."""

    entry: str
    """A word, a section with the id of a card (`got_away:ruth_turner`), or a word with a number (`hours_lost=3`)."""
    scenario: str
    """Which one wrote it."""
    crossed: str
    """Which one has crossed it out; nothing: it counts."""


class Person(TypedDict):
    """An investigator of the campaign."""

    code: str
    fate: Fate
    sits_out: bool
    physical: int
    mental: int
    unspent: int
    experience: list["Experience"]
    deck: dict[str, int]
    side: dict[str, int]
    earned: list[str]
    """Story cards, which are in the deck too."""


class Experience(TypedDict):
    """Experience that was earned or spent."""

    scenario: str
    reason: Earns | Spends
    card: str
    """The one that it was earned by or spent on; nothing: none."""
    leaves: str
    """The card that left the deck for it; nothing: none."""
    amount: int
    """Negative where it was spent."""


class Chapter(TypedDict):
    """A scenario that is over."""

    scenario: str
    resolution: str
    result: End
    added: list[str]
    """What it has put into the chaos bag."""
    removed: list[str]
