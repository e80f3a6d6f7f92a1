"""What is seen of a table, declared: every key of the board, with what it may hold.

`view` makes it; who draws the board or plays by it reads it through these types. Names are ids of words
(`card-machete`) unless it is said otherwise, ids are those of options (`machete`).
"""

from typing import TypedDict

from miskatonic.games.arkham_lcg.board.campaign import Sheet
from miskatonic.games.arkham_lcg.board.cards import AnyCard, SeenPlace, SeenStage
from miskatonic.games.arkham_lcg.board.people import SeenSeat
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.games.arkham_lcg.board.skill_test import SeenTest
from miskatonic.games.arkham_lcg.board.words import Difficulty, NoSkill, Period, Phase, Skill


class OpenBoard(TypedDict):
    """What all eyes see alike."""

    scenario: str
    difficulty: Difficulty
    round: int
    phase: Phase
    active: int
    """Whose turn it is; -1: nobody's."""
    lead: int | None
    agenda: SeenStage | None
    """None until the scenario is set up; so are the act and the reference card."""
    act: SeenStage | None
    doom: int
    """All doom in play."""
    act_clues: int
    """How many clues the act asks for; 0 where it has an objective instead."""
    group_clues: int
    """The clues of all investigators together."""
    reference: str | None
    bag: list[str]
    """The chaos tokens, numbers and symbols, but for those that are sealed on cards."""
    places: list[SeenPlace]
    encounter: "Encounter"
    victory: list["VictoryCard"]
    aside: list[str]
    """The names of enemies and assets that are set aside."""
    apart: int
    """How many cards the deck of the scenario's own has."""
    lasting: list["LastingEffect"]
    campaign: Record | None
    """As this scenario leaves it, once it is over."""
    sheet: Sheet | None
    """None if the scenario is played on its own."""


class OwnBoard(TypedDict):
    """What depends on whose eyes look."""

    seats: list[SeenSeat]
    piles: list["SeenPile"]
    """What lies beside the table, in decks and piles with a name."""
    test: SeenTest | None


class Board(OpenBoard, OwnBoard):
    """Everything on the table."""


class Encounter(TypedDict):
    """The encounter deck and its discard pile, the top card last."""

    deck: int
    discard: list[AnyCard]


class SeenPile(TypedDict):
    """A deck or pile beside the table."""

    name: str
    seat: int | None
    """Whose it is; None: everybody's."""
    count: int
    cards: list[AnyCard]
    """Those that one sees, the top card last."""


class VictoryCard(TypedDict):
    """A card in the victory display."""

    card: AnyCard
    points: int


class LastingEffect(TypedDict):
    """Something that holds for a time."""

    until: Period
    what: str
    """Which number or permission: `skill_value`, `cannot_attack`."""
    skill: Skill | NoSkill
    """The skill that may be used instead, if that is what holds; nothing otherwise."""
    seat: int | None
    """Whom it is about, unless it is about a card."""
    about: str
    amount: int | None
    """None where it depends on how things go."""
    card: str
    """The name of the card that it comes from."""
