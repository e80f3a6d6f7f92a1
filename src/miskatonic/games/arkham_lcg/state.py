"""The position of a scenario: every card is a number, and everything about it is in lists by that number."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Self

from miskatonic.games.arkham_lcg.rows.boxes import CORE
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.terms import NO_CARD, NOBODY
from miskatonic.kernel import Catalogue, State

SEATS = (1, 2, 3, 4)
ENCOUNTER = NOBODY
"""AH-B-019: the encounter deck owns encounter cards."""


class Lasting(NamedTuple):
    """AH-B-100: a number that holds until a period ends, for one subject (a seat or a card), and the card it is from.

    With `ability` the card's own condition is asked (`Card.for_a_time`) instead of the subject.
    """

    until: str
    topic: str
    subject: int
    amount: int
    card: int
    ability: int = -1


class Known(NamedTuple):
    """AH-B-274: a card in a deck that a seat has looked at; until the deck is shuffled it knows where it is."""

    card: int
    seat: int


class Wish(NamedTuple):
    """AH-B-043: how a seat wants to be asked: always or never about a card; here, at a place of the round."""

    seat: int
    about: str
    """The id of a card, or a place of the round."""
    word: str


class Gain(NamedTuple):
    """AH-B-211: a line of the experience that a seat earns: for what, from which card, how much."""

    seat: int
    reason: str
    """Victory, bonus, lead, card, or floor: what brings the sum back to 0 (AH-X-07)."""
    card: int
    amount: int


class Earned(NamedTuple):
    """AH-B-113: a story card that joins the deck of a seat for the campaign; nobody's waits for the next group."""

    card: int
    seat: int


class Bought(NamedTuple):
    """AH-B-212, AH-B-213: experience that a seat spends before this scenario: on which card, which one leaves."""

    seat: int
    reason: str
    """Bought, or upgraded."""
    card: str
    leaves: str
    """The id of a card; nothing where none leaves."""
    price: int


class Seal(NamedTuple):
    """AH-B-086: a chaos token that is sealed on a card."""

    card: int
    token: str


class Memory(NamedTuple):
    """AH-D-003: what an investigator must remember."""

    seat: int
    phrase: str


class Left(NamedTuple):
    """AH-B-122: a card that has left play, and who controlled it."""

    card: int
    seat: int


class Said(NamedTuple):
    """AH-B-195: a word that was said of a card and holds while it is in play: a role, a token that was named."""

    card: int
    word: str
    """The id of a message."""


@dataclass(slots=True)
class Test:
    """B.5: a skill test while it runs; what is shown of it."""

    seat: int
    skill: str
    kind: str
    """Fight, evade, investigate, or nothing."""
    target: int
    """The enemy or location tested against."""
    source: int
    """The card that brought it about; the location where it is a basic investigation."""
    printed: int
    difficulty: int
    stage: int = 1
    marks: tuple[int, ...] = ()
    """Cards that will be committed."""
    ready: tuple[int, ...] = ()
    """Helpers who have said so."""
    committed: tuple[int, ...] = ()
    helpers: tuple[int, ...] = ()
    """The seat of each committed card."""
    tokens: tuple[str, ...] = ()
    worth: tuple[int, ...] = ()
    """The modifier of each token."""
    turned: tuple[int, ...] = ()
    """Which tokens' negative modifiers count as positive, by their place."""
    fails: bool = False
    succeeds: bool = False
    """AH-B-073: automatically."""
    passed: bool = False
    margin: int = 0
    treated: tuple[str, ...] = ()
    """AH-B-084: by place, as what a token counts because a card says so; empty, or missing at the end: as usual."""
    ignored: tuple[str, ...] = ()
    """AH-B-084: tokens that were revealed and count for nothing; they go back into the bag with the others."""
    usable: Any = field(init=False, default=None, compare=False, repr=False)
    """AH-B-092: the options to use something before the token, with the hand they are for; marks do not change them."""


@dataclass(slots=True)
class Arkham(State):
    """Everything there is on the table. Lists by seat are in seat order, those by card in the order of the cards.

    `deck` and `discard` have the encounter deck and pile last; the top of both is their end.
    """

    scenario: str
    campaign: str
    """The campaign to which this scenario belongs; empty for a single scenario (AH-B-221)."""
    difficulty: str
    seats: int
    card: tuple[int, ...]
    """The row of each card."""
    owner: tuple[int, ...]
    label: tuple[str, ...]
    """What each card is called in options: `ghoul_minion.2`."""
    who: tuple[int, ...]
    """The investigator card of each seat."""
    zone: list[int]
    holder: list[int]
    """The seat in whose hand, area or threat area it is."""
    at: list[int]
    """The location it is at, or the card it is attached to."""
    deck: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    discard: list[tuple[int, ...]]
    area: list[tuple[int, ...]]
    threat: list[tuple[int, ...]]
    enemies: tuple[int, ...]
    places: tuple[int, ...]
    revealed: tuple[int, ...]
    damage: tuple[int, ...]
    horror: tuple[int, ...]
    clues: tuple[int, ...]
    doom: tuple[int, ...]
    uses: tuple[int, ...]
    resources: tuple[int, ...]
    exhausted: tuple[int, ...]
    order: tuple[int, ...]
    """AH-B-014: who is still in, the lead investigator first."""
    lead: int
    """AH-B-015: the lead investigator, also when nobody is left."""
    left: list[str]
    """How a seat was eliminated: resigned, damage, horror, effect."""
    round: int
    phase: str
    active: int
    turns: tuple[int, ...]
    """Who has taken a turn this round."""
    spent: list[int]
    """Actions spent this turn."""
    bag: tuple[str, ...]
    tests: list[Test]
    heard: dict[str, tuple[int, ...]]
    """Which cards have something to say about a topic from where they are now."""
    lasting: tuple[Lasting, ...]
    used: dict[str, int]
    act: int
    agenda: int
    acts: tuple[int, ...]
    """Those that come after the current one."""
    agendas: tuple[int, ...]
    turned_over: bool
    """AH-B-178: whether the agenda has run out and its back is being followed."""
    reference: int
    peril: int
    """AH-B-197: the only seat that may do anything now."""
    quiet: list[str]
    """The period for which a seat does not want to be asked in windows."""
    asks: list[str]
    """Where a seat is asked in windows: normal (where something is timely), all (wherever it is legal), few."""
    wishes: tuple[Wish, ...]
    hands: str
    """AH-B-016: closed, or open: shared with everybody."""
    marked: tuple[int, ...]
    """AH-B-023: cards declared for the mulligan."""
    resolution: str
    physical: list[int]
    mental: list[int]
    """AH-B-172: trauma, with what earlier scenarios have brought."""
    experience: list[int]
    """What each has earned, when the scenario has ended."""
    gains: tuple[Gain, ...]
    record: str
    """AH-B-218: the campaign's record with which this table began, as text; nothing at the first one."""
    notes: tuple[str, ...]
    """AH-D-002: what stood in the campaign log when this table began, or is assumed if there is no record."""
    log: tuple[str, ...]
    """AH-B-218: what this scenario has written into the campaign log."""
    crossed: tuple[str, ...]
    """AH-B-218: what of both has been crossed out."""
    lists: list[tuple[str, ...]]
    """AH-B-204: the deck of each seat, the id of every card as often as it is in there; nothing while a seat has no
    investigator yet (AH-B-219).
    """
    unspent: list[int]
    """AH-B-215: the experience of each seat that is left to spend; what this scenario brings is added at the end."""
    bought: tuple[Bought, ...]
    choosing: list[str]
    """AH-B-212: the card that a seat is about to buy, while it says what leaves for it; nothing otherwise."""
    newcomers: tuple[int, ...]
    """AH-B-217: the seats whose investigators are new to the campaign."""
    drawn: list[int]
    """AH-B-208: how many basic weaknesses, the last ones of its list, each deck was given by chance at this table."""
    pool: tuple[str, ...]
    """AH-Q-014: the basic weaknesses that are in no deck."""
    ahead: tuple[str, ...]
    """AH-B-022: the steps of the set-up that are still to come before opening hands are dealt."""
    result: str
    """AH-B-175: how the scenario ended, once its resolution has been carried out: now the record can be written."""
    taboo: str
    """AH-T-001: the list of taboos that this table keeps to; nothing where it keeps to none."""
    collection: str
    """AH-B-205: whether everybody has two of each card, or all share what is printed in one box."""
    earned: tuple[Earned, ...]
    killed: tuple[int, ...]
    """AH-B-173: who was killed by a resolution."""
    known: tuple[Known, ...]
    resting: bool
    """Whether nothing is being resolved: the active investigator is asked for an action."""
    unsettled: bool
    """AH-B-117, AH-B-168: what gives slots, health or sanity came or went, and what follows was not looked at yet."""
    unseen: tuple[int, ...] = ()
    """AH-B-022: the cards of encounter sets one of which was shuffled in unseen; none as soon as one is seen."""
    remembered: tuple[Memory, ...] = ()
    apart: tuple[int, ...] = ()
    """AH-B-022: a deck that the scenario makes of set-aside cards, face down; its top is its end."""
    sealed: tuple[Seal, ...] = ()
    fresh: tuple[int, ...] = ()
    """AH-C-010: the cards of a hand that were just drawn, while somebody may answer to that."""
    leaving: tuple[Left, ...] = ()
    """AH-B-122: the cards that have just left play and have something to say about it."""
    boxes: tuple[str, ...] = (CORE,)
    """AH-Q-014: the boxes that are played with."""
    side: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """AH-B-190, AH-B-195, AH-B-235: further decks and piles by name (`rows.piles`), with the seat whose it is
    (`hunch:0`); their cards are set aside, the top is the end.
    """
    as_if: tuple[int, ...] = ()
    """AH-L-03: cards elsewhere that are as if in their owner's hand."""
    said: tuple[Said, ...] = ()
    turn_ended: bool = False
    """AH-B-259: an effect has ended the turn; what is in progress is still completed."""
    taking: bool = field(init=False, default=False, compare=False, repr=False)
    """AH-L-13: whether the action that is being taken is one besides those of a turn."""
    before: Any = field(init=False, default=None, compare=False, repr=False)
    """AH-X-05: the positions before the running actions, where a card could go back there (`undoing.Before`)."""
    answered: bool | None = field(init=False, default=None, compare=False, repr=False)
    """AH-C-028: whether any card here answers to finished actions, once that was looked up."""
    waiting: Any = field(init=False, default=None, compare=False, repr=False)
    """AH-L-01: what waits for the end of the running test; every replay rebuilds it."""
    titles: dict[str, tuple[int, ...]] | None = field(init=False, default=None, compare=False, repr=False)
    """AH-B-017: the unique cards of each title, once they were looked up; which cards there are never changes."""
    holds: ClassVar[Mapping[str, Catalogue[Card]]] = {"card": CARDS}
    ground: Any = field(init=False, default=None, compare=False, repr=False)
    """AH-B-049, AH-B-050: the offers at a location, by everything they depend on (`turn.on_the_ground`)."""
    later: Any = field(init=False, default=None, compare=False, repr=False)
    """AH-B-095: what follows an effect that is still being resolved (`timing.OneEffect`); every replay rebuilds it."""

    @classmethod
    def from_plain(cls, data: Any) -> Self:
        """As it was written, with what records of earlier releases lack and follows from the rest."""
        state = super(Arkham, cls).from_plain(data)
        with suppress(LookupError, TypeError, AttributeError):  # of what is no position `problems` says why
            for mend in MENDED:
                mend(state)
        return state

    def differs_from(self, data: Any) -> bool:
        """Who listens is no difference: it follows from where the cards are."""
        rest = {name: value for name, value in data.items() if name != "heard"} if isinstance(data, dict) else data
        return super(Arkham, self).differs_from(rest)


MENDED: list[Callable[[Arkham], None]] = []
"""What completes a position that was read, filled by the chapters that know how."""

ROWS = CARDS.rows
"""The printed cards by their numbers, for rules in a hurry: `ROWS[game.card[card]]` is `row(game, card)`."""


def row(game: Arkham, card: int) -> Card:
    """The printed card."""
    return ROWS[game.card[card]]


def has_trait(game: Arkham, card: int, trait: str) -> bool:
    """AH-B-130."""
    return trait in ROWS[game.card[card]].traits


def test_now(game: Arkham) -> Test | None:
    """The skill test that is running, if any."""
    return game.tests[0] if game.tests else None


__all__ = [
    "ENCOUNTER", "NO_CARD", "ROWS", "SEATS", "Arkham", "Bought", "Earned", "Gain", "Known", "Lasting", "Left", "Memory",
    "Said", "Seal", "Test", "Wish",
    "has_trait", "row", "test_now",
]  # fmt: skip
