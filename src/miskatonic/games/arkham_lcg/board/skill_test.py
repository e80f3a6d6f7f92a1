"""The running skill test as a board tells of it."""

from typing import Literal, NotRequired, TypedDict

from miskatonic.games.arkham_lcg.board.cards import AnyCard
from miskatonic.games.arkham_lcg.board.words import Skill

Attempted = Literal["", "fight", "evade", "investigate"]
"""What is attempted with a test; nothing: a card asks for it."""
SourceKind = Literal["base", "card", "icons", "token", "fails", "cap"]


class SeenTest(TypedDict):
    """Who tests what against what, with the sums on both sides and the chance."""

    seat: int
    skill: Skill
    kind: Attempted
    target: str | None
    """The name of the enemy or location."""
    source: str
    """The name of the card that brought it about."""
    stage: int
    """The step ST.1 to ST.8 that it is at."""
    difficulty: int
    value: int
    sources: list["Source"]
    against: list["Against"]
    """What the difficulty is the sum of, where it is a number of a card."""
    committed: list[AnyCard]
    """Or marked to be."""
    deals: int | None
    """The damage of an attack that hits."""
    ready: list[int]
    """The helpers who have said so."""
    tokens: list[str]
    """Those revealed."""
    passed: bool | None
    """None until it is known; so is the margin."""
    margin: int | None
    chance: list[int]
    """An exact fraction: how many out of how many."""
    outlook: list["Outlook"]
    """The tokens that can come, the best first."""
    rescued: "Rescued | None"
    then: dict[str, "Then"]
    """By the ids of cards in hand and in play: how it would be with one more, or without one that is marked."""
    barred: dict[str, str]
    """By the ids of cards in hand: why they can't be committed."""


class Source(TypedDict):
    """A part of the skill value."""

    kind: SourceKind
    card: str | None
    """The name of what it comes from; a revealed token needs none."""
    amount: int


class Against(TypedDict):
    """A part of the difficulty."""

    card: str
    amount: int


class Outlook(TypedDict):
    """A token that can come: what it is worth, and whether it would do."""

    token: str
    worth: int
    good: bool


class Then(TypedDict):
    """What the value would be, and how many tokens would do."""

    value: int
    good: int
    difficulty: NotRequired[int]
    """Where the card changes it."""


class Rescued(TypedDict):
    """The chance with what can still be decided when the token is there, and the cards that make it so."""

    cards: list[str]
    chance: list[int]
