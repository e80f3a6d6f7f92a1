"""The campaign sheet and the upgrade of decks as a board tells of them."""

from typing import Literal, TypedDict, final

from miskatonic.games.arkham_lcg.board.cards import ListedCard
from miskatonic.games.arkham_lcg.board.words import Difficulty, Fate, Spends

Where = Literal["done", "now", "next"]


class Sheet(TypedDict):
    """The campaign sheet, with the scenario that is being played."""

    campaign: str
    difficulty: Difficulty
    path: list["PathStep"]
    notes: list["Note"]
    ahead: "Ahead"
    people: list["Present | Away"]
    changes: list["BagChange"]
    unclaimed: list[str]
    """The names of story cards that wait for the next group."""


class PathStep(TypedDict):
    """A scenario of the campaign."""

    scenario: str
    state: Where
    resolution: str | None
    """None: not over yet; so is the experience."""
    experience: int | None
    """The most experience that any investigator earned in it."""


class Note(TypedDict):
    """A line of the campaign log."""

    key: str
    card: str | None
    """The name of the card listed under it, if it is a section."""
    number: int | None
    scenario: str
    """Which one wrote it."""
    crossed: str
    """Which one has crossed it out; nothing: it counts."""
    fresh: bool
    """Whether it was written at this table."""
    cut: bool
    """Whether it was crossed out at this table."""


class Ahead(TypedDict):
    """What the log does in a scenario: the one that is being played, or, when that is over, the next."""

    scenario: str
    done: bool
    """Whether the set-up has done it."""
    does: list["Does"]


class Does(TypedDict):
    """Something that the log does."""

    kind: str
    """The word `does-<kind>` says what."""
    rule: str
    cause: str | None
    """The name of the note that causes it; null: it always happens."""
    count: int
    cards: list[str]
    token: str
    """A chaos token; nothing: none."""
    name: str | None
    """What the token is called."""


class BagChange(TypedDict):
    """What a scenario has done to the chaos bag with one kind of token."""

    scenario: str
    token: str
    count: int
    """Negative where some were taken out."""


class Trauma(TypedDict):
    """Wounds of the body and of the mind."""

    physical: int
    mental: int


class Carrier(TypedDict):
    """An investigator of the campaign, and the weaknesses in the deck."""

    id: str
    card: str
    health: int | None
    sanity: int | None
    weaknesses: list[str]


class Carries(Carrier):
    """What somebody has who plays or once played: trauma, experience, story cards."""

    physical: int
    mental: int
    fate: Fate
    earned: int
    spent: int
    left: int
    """Experience, as the two before."""
    cards: list[str]
    """The names of story cards."""


@final
class Present(Carries):
    """Somebody at this table."""

    seat: int
    suffered: Trauma
    """In this scenario."""


@final
class Away(Carries):
    """Somebody who sits out, or is out for good."""

    seat: None


class Upgrade(TypedDict):
    """The deck of a seat while it is upgraded; what only the seat itself may know is None for others."""

    left: int
    had: int
    missing: int
    """How many cards the deck lacks."""
    done: bool
    choosing: str
    """The id of the card that is being bought while it is asked what leaves; nothing: none."""
    changes: list["Change"]
    offers: list["CardOffer"] | None
    deck: list["OwnCard"] | None


class Change(TypedDict):
    """A purchase."""

    reason: Spends
    card: str
    level: int
    leaves: str | None
    price: int


class CardOffer(TypedDict):
    """A card that could be bought now."""

    card: str
    level: int
    price: int


class OwnCard(ListedCard):
    """Equal cards of a deck that is upgraded."""

    stays: bool
    """Whether they can't leave it."""
