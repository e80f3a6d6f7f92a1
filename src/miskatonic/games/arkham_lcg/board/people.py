"""Investigators as a board tells of them: who they are, what they hold, how they want to be asked."""

from typing import Literal, TypedDict

from miskatonic.games.arkham_lcg.board.campaign import Trauma, Upgrade
from miskatonic.games.arkham_lcg.board.cards import AnyCard, ListedCard
from miskatonic.games.arkham_lcg.board.words import Earns, Fate, OfClass, Out, Skill, Slot

AskLevel = Literal["normal", "all", "few"]
Quiet = Literal["", "turn", "round"]


class SeenSeat(OfClass):
    """An investigator with everything in play; what only its own seat may know is None for others."""

    seat: int
    id: str
    investigator: str
    """What the seat is called: its investigator, or its number while it has none."""
    card: str
    """The investigator card."""
    skills: dict[Skill, int]
    """As they are now."""
    printed: dict[Skill, int]
    health: int
    sanity: int
    damage: int
    horror: int
    clues: int
    resources: int
    actions: int
    """How many are left in this turn."""
    place: str | None
    """The id of a location."""
    left: Out
    took_turn: bool
    """In this round."""
    hand: list[AnyCard] | None
    hand_size: int
    marked: list[str]
    """The ids of the cards in hand that will go back for others."""
    redraw: "Redraw | None"
    """While it says which go back."""
    deck: int
    deck_left: list[ListedCard] | None
    """What is in the deck, in no order."""
    discard: list[AnyCard]
    """The top card last."""
    area: list[AnyCard]
    threat: list[AnyCard]
    word: str | None
    """What was said of the investigator: a role."""
    slots: dict[Slot, int]
    """How many of each kind there are."""
    trauma: Trauma
    fate: Fate
    experience: int
    """What this scenario has brought, when it has ended."""
    gains: list["Gain"]
    upgrade: Upgrade | None
    """While decks are upgraded."""
    earned: list[str]
    """The names of story cards that join the deck."""
    asks: "Asks | None"


class Redraw(TypedDict):
    """What new cards for an opening hand could bring."""

    count: int
    """How many cards come new."""
    of: int
    """How many are left in the deck, weaknesses apart."""
    kinds: list["Prospect"]


class Prospect(TypedDict):
    """A kind of card one may hope for."""

    kind: str
    """The name of its trait; nothing: skills."""
    left: int
    chance: float
    """That at least one comes."""


class Gain(TypedDict):
    """A line of the experience that a scenario has brought."""

    reason: Earns
    card: str | None
    amount: int


class Asks(TypedDict):
    """How a seat wants to be asked in windows."""

    level: AskLevel
    quiet: Quiet
    """Until when it does not want to be asked."""
    here: list[str]
    """The places of the round at which it wants to be asked."""
    always: list[str]
    """The names of cards."""
    never: list[str]
