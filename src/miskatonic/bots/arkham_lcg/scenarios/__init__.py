"""What the sensible player knows of a scenario: a `Plan`, in the module that is called like the scenario.

A scenario without such a module is played by the general rules, which are what a plan says unless it says otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from miskatonic.games.arkham_lcg.board.words import Skill
from miskatonic.games.arkham_lcg.rows.terms import CULTIST, SKULL, TABLET
from miskatonic.kernel import Option

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.asked import Asked
    from miskatonic.bots.arkham_lcg.sight import Foe, Person, Place, Sight
    from miskatonic.bots.arkham_lcg.turn import Turn


class Goal(NamedTuple):
    """Where to go, and the sentence that says why."""

    place: "Place"
    why: str


class Known(NamedTuple):
    """What something is worth, the sentence that says why, and the chance that it names."""

    worth: float
    why: str = "hint-use"
    percent: int = 0


# --- the general rules ------------------------------------------------------------------------------------------------


def clues_asked(sight: "Sight") -> int:
    """What the act asks for, less what is on it."""
    act = sight.board["act"]
    return sight.board["act_clues"] - act["clues"] if act else 0


def seeks_clues(sight: "Sight") -> bool:
    """Whether clues will be needed, now or later."""
    return sight.missing > 0


def cheapest_clue(turn: "Turn") -> Goal | None:
    """To where a clue costs least, while any is missing."""
    places = [place for place in turn.sight.places.values() if place.clues] if turn.missing else []
    found = min(places, key=turn.dearness, default=None)
    return Goal(found, "hint-move_clues") if found is not None else None


def nothing_known(turn: "Turn", option: Option) -> Known | None:
    """No ability is particular."""
    return None


def at_once(turn: "Turn") -> Known:
    """The act advances as soon as it can."""
    return Known(20.0, "hint-advance_act")


def no_prize(sight: "Sight", foe: "Foe") -> float:
    """An enemy that is gone is just gone."""
    return 0.0


def no_toll(turn: "Turn", place: "Place") -> float:
    """To enter a location costs nothing."""
    return 0.0


def nothing_kept(sight: "Sight", id_: str) -> float:
    """No card is saved for later."""
    return 0.0


def no_reserve(sight: "Sight") -> int:
    """Resources are there to be spent."""
    return 0


def symbol(sight: "Sight", person: "Person", token: str) -> int:
    """What a symbol mostly takes off."""
    if token == TABLET:
        return -4 if sight.hard else -3
    return -3 if sight.hard else -2 if token in (CULTIST, SKULL) else -4


class Plan(NamedTuple):
    """What is particular about a scenario."""

    clues: Callable[["Sight"], int] = clues_asked
    """How many clues all together have to hold for what comes next."""
    seeks: Callable[["Sight"], bool] = seeks_clues
    """Whether what helps to find clues still has a use."""
    goal: Callable[["Turn"], Goal | None] = cheapest_clue
    """Where to go."""
    used: Callable[["Turn", Option], Known | None] = nothing_known
    """What an ability of its cards is worth; None of any other card."""
    advance: Callable[["Turn"], Known] = at_once
    """What it is worth to let the act advance."""
    prize: Callable[["Sight", "Foe"], float] = no_prize
    """What it is worth, apart from safety, to be rid of an enemy."""
    toll: Callable[["Turn", "Place"], float] = no_toll
    """What it costs to enter a location."""
    symbol: Callable[["Sight", "Person", str], int] = symbol
    """What skull, cultist, tablet and elder thing add to a test."""
    keeps: Callable[["Sight", str], float] = nothing_kept
    """What a card is worth more in hand, because it is meant for something."""
    reserve: Callable[["Sight"], int] = no_reserve
    """How many resources are saved for that."""
    boss: str = ""
    """The enemy whose death ends it all."""
    skills: Mapping[str, Skill] = MappingProxyType({})
    """The locations that are investigated with another skill."""
    stakes: Mapping[str, float] = MappingProxyType({})
    """What success in a test of one of its cards is worth."""
    answers: Mapping[str, Callable[["Asked", Sequence[Option]], Option]] = MappingProxyType({})
    """The questions that only its cards ask."""
    reactions: Mapping[str, Callable[["Asked"], float]] = MappingProxyType({})
    """What reactions of its cards are worth."""


@cache
def plan_of(scenario: str) -> Plan:
    """The plan for a scenario, by its name; the general rules, if nobody has made one."""
    name = f"{__name__}.{scenario}"
    if not scenario.isidentifier() or find_spec(name) is None:
        return Plan()
    plan = import_module(name).PLAN
    assert isinstance(plan, Plan)
    return plan
