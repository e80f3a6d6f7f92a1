"""Triggering conditions, abilities with their costs and limits, symbols: what rows are made of."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from miskatonic.games.arkham_lcg.rows.terms import (
    GAME,
    IN_PLAY,
    NO_CARD,
    NOBODY,
    PHASE,
    ROUND,
    TEST,
    TURN,
)
from miskatonic.kernel import Lack

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.state import Arkham

WOULD, WHEN, AT, AFTER = range(4)
"""AH-B-095: the points of a triggering condition, in their order."""


class Trigger:
    """AH-R-1.4: a triggering condition while it happens. `seat` is whom it concerns; `over` is set by what replaces it
    (would) or cancels it (when). A subclass lives in the chapter of its rule.
    """

    __slots__ = ("over", "seat", "source")
    points: tuple[str, str, str, str]
    """The topic of each point."""
    can_join = False
    """AH-Q-026: whether parts of one effect that are of this kind may count as one."""
    heard_at: tuple[str, ...]
    """The topics under which some card has something to say about it, from play, hand, or as if it were in hand."""

    def __init__(self, seat: int = NOBODY, source: int = NO_CARD) -> None:
        self.seat = seat
        self.source = source
        self.over = False

    def told(self) -> dict[str, Any]:
        """More arguments of the question whether somebody reacts to it, besides its source and whom it concerns."""
        return {}

    def joins(self, other: "Trigger") -> bool:
        """AH-Q-026: whether it becomes part of an earlier one; asked only of what can."""
        return False

    def __init_subclass__(cls) -> None:
        """Every trigger has its four topics."""
        name = cls.__name__
        cls.points = (f"{name}.would", f"{name}.when", f"{name}.at", f"{name}.after")
        cls.heard_at = ()
        CONDITIONS.update(dict.fromkeys(cls.points, cls))


CONDITIONS: dict[str, type[Trigger]] = {}
"""Which condition a topic is a point of."""


CANCELLED: set[str] = set()
COMPELLED: set[str] = set()
OFFERED: set[str] = set()
"""AH-B-090, AH-B-242: the topics about which some card of the game cancels, must be used, or may be."""


def hears(ability: "Ability") -> None:
    """There is a card that speaks about a topic from a zone: if it is a point of a condition, that one is heard."""
    topic = ability.topic
    if topic in CONDITIONS:
        known = CONDITIONS[topic].heard_at
        CONDITIONS[topic].heard_at = tuple(dict.fromkeys((*known, topic)))
    (COMPELLED if ability.kind == FORCED else CANCELLED if ability.cancels else OFFERED).add(topic)


def would(trigger: type[Trigger]) -> str:
    """AH-B-007: the topic of what may replace it."""
    return trigger.points[WOULD]


def when(trigger: type[Trigger]) -> str:
    """The topic of what comes before it and may cancel it."""
    return trigger.points[WHEN]


def at(trigger: type[Trigger]) -> str:
    """AH-R-2.2: the topic of "at" and "if"."""
    return trigger.points[AT]


def after(trigger: type[Trigger]) -> str:
    """The topic of what follows it."""
    return trigger.points[AFTER]


class Use:
    """An ability being used: by whom, of which card, on what, on what occasion. It is never part of the state."""

    __slots__ = ("ability", "card", "seat", "target", "trigger")

    def __init__(self, seat: int, card: int, ability: "Ability", target: int = NO_CARD, trigger: Any = None) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability
        self.target = target
        self.trigger = trigger


Effect = Callable[["Arkham", Use], Awaitable[None]]
Decorator = Callable[[Effect], Effect]
Condition = Callable[["Arkham", Use], bool]
Targets = Callable[["Arkham", Use], Sequence[int]]


class Does(NamedTuple):
    """An effect that knows whether it would change anything (AH-E-008), and what it may be aimed at."""

    do: Effect
    works: Condition | None = None
    targets: Targets | None = None


class Cost(NamedTuple):
    """AH-B-106: everything before the colon. `hand` are cards to discard from the hand; `also` is a price that nobody
    else has; harm is paid last.
    """

    actions: int = 0
    resources: int = 0
    uses: int = 0
    exhaust: bool = False
    discard: bool = False
    hand: int = 0
    clues: int = 0
    damage: int = 0
    horror: int = 0
    on_card: bool = False
    """The harm is dealt to the card itself."""
    also: "Price | None" = None


class Price(NamedTuple):
    """A price in clues that a single card asks."""

    clues: Callable[["Arkham"], int]
    """How many, mentioned before."""
    lacking: Callable[["Arkham", Use], Lack | None]
    """What is missing, or None."""
    pay: Effect


class Limit(NamedTuple):
    """AH-B-109, AH-B-110: how often in a period; by player and card, by title for everybody, or by the whole group."""

    times: int
    period: str
    by_title: bool = False
    group: bool = False


class InPlay(NamedTuple):
    """AH-R-2.3, AH-B-275: how many copies of a card, or of all cards with a trait, somebody may have in play at once;
    the whole group, where it says so.
    """

    most: int = 1
    trait: str = ""
    group: bool = False


FREE_OF_CHARGE = Cost()
ONE_ACTION, TWO_ACTIONS = Cost(actions=1), Cost(actions=2)
ONCE_PER_TEST, ONCE_PER_TURN, ONCE_PER_PHASE, ONCE_PER_ROUND, ONCE_PER_GAME = (
    Limit(1, period) for period in (TEST, TURN, PHASE, ROUND, GAME)
)

CONSTANT, FORCED, REACTION, FREE, ACTION, PLAYED, FAST = (
    "constant", "forced", "reaction", "free", "action", "played", "fast",
)  # fmt: skip
"""AH-B-089 to AH-B-094, AH-B-114, AH-B-116: kinds of abilities."""


class Begins(NamedTuple):
    """The test that an ability begins at once, for whoever wants to know its chance: the skill, what the card adds to
    it, what it takes off the shroud.
    """

    skill: str
    bonus: Callable[["Arkham", Use], int] = lambda game, me: 0
    easier: Callable[["Arkham", Use], int] = lambda game, me: 0


class Ability:
    """One ability of a card: when it can be used, for what price, how often, on what, and what it does.

    Cheapest first, because that is the order of asking: `given` (condition and restriction), `works` (AH-E-008), limit,
    cost. `name` tells apart several abilities of one card. `timely` are the windows in which somebody is asked
    unbidden; `cancels` ones go before forced abilities of the same point (AH-B-242); what is `alone` touches nothing
    but its own card, so that its order does not matter (AH-B-014).
    """

    __slots__ = (
        "alone", "amount", "begins", "cancels", "cost", "designator", "do", "given", "is_played", "kind", "limit",
        "makes", "name", "number", "provokes", "rule", "targets", "taxed_later", "timely", "topic", "works", "zone",
    )  # fmt: skip

    def __init__(self, kind: str, topic: str, do: Effect | Does | None = None, **more: Any) -> None:
        self.kind = kind
        self.topic = topic
        self.given: Any = more.pop("given", None)
        self.works: Condition | None = more.pop("works", None)
        self.targets: Targets | None = more.pop("targets", None)
        if isinstance(do, Does):
            self.works = self.works or do.works
            self.targets = self.targets or do.targets
            do = do.do
        self.do = do
        self.cost: Cost = more.pop("cost", FREE_OF_CHARGE)
        self.limit: Limit | None = more.pop("limit", None)
        self.designator: str = more.pop("designator", "")
        self.amount: Any = more.pop("amount", 0)
        self.zone: int = more.pop("zone", IN_PLAY)
        self.name: str = more.pop("name", "")
        self.rule: str = more.pop("rule", "")
        self.timely: tuple[str, ...] = more.pop("timely", ())
        self.cancels: bool = more.pop("cancels", False)
        self.alone: bool = more.pop("alone", False)
        self.provokes: bool = more.pop("provokes", True)
        self.taxed_later: bool = more.pop("taxed_later", False)
        """AH-R-1.6: what its action costs more is paid where that resolves (`additional_costs.pay_more`)."""
        self.makes: str = more.pop("makes", "")
        """AH-B-084: of an answer to a revealed token: as what it counts then, or that it is ignored; for the odds."""
        self.begins: Begins | None = more.pop("begins", None)
        self.number = 0
        self.is_played = kind in (PLAYED, FAST)
        """AH-B-053: whether to use it is to play its card, for the price printed on it."""
        if more:
            raise TypeError(f"An ability has no {', '.join(more)}.")


FREE_ABILITY = Ability(FREE, "")
"""What happens by a token or a rule, without an ability of its own."""


class Symbol(NamedTuple):
    """AH-B-068, AH-B-082: what a symbol does: its modifier, at once, if the test fails, after the test; whether another
    token is revealed.
    """

    amount: Callable[["Arkham", int], int]
    now: Effect | None = None
    fails: Effect | None = None
    later: Effect | None = None
    another: "bool | Callable[[Arkham], bool]" = False
    unseen: int = 0
    """How many cards from the top of the tester's deck take their printed costs off the skill value; nobody knows
    before what they are.
    """


class Sign(NamedTuple):
    """AH-B-068: an investigator's elder sign: its modifier, whether it succeeds automatically, what success brings,
    what it does at once.
    """

    amount: Callable[["Arkham", int], int]
    succeeds: Callable[["Arkham", int], bool] | None = None
    passes: Effect | None = None
    now: Effect | None = None
    """In ST.4: a choice, or what will matter later; its `trigger` is the test."""
