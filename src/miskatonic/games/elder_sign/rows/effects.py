"""What cards do to the table, as data: a card's effects are read off its row, and the rules carry them out.

An effect concerns the active investigator unless it says otherwise. Inside `each(…)` it concerns each one in turn.
"""

from typing import Literal, NamedTuple, TypedDict


class Effect(NamedTuple):
    """One thing that happens: what, how many, to whom, and what it is made of."""

    verb: str
    what: str = ""
    amount: int = 1
    who: str = "active"
    parts: tuple["Effects", ...] = ()


Effects = tuple[Effect, ...]


Points = Literal["sanity", "stamina"]
POINTS: tuple[Points, ...] = ("sanity", "stamina")
"""What an investigator has points of."""


class Meaning(TypedDict):
    """One effect as a view and an option tell it."""

    verb: str
    what: str
    amount: int


EACH, NOT_AT_ENTRANCE = "each", "each_not_at_entrance"
ALL = 99
"""As many as there are; values never rise above their maximum (ES-152)."""


def lose(what: str, count: int = 1, who: str = "active") -> Effect:
    """Lose sanity, stamina, clues, trophies, cards of a kind, or an Elder Sign."""
    return Effect("lose", what, count, who)


def gain(what: str, count: int = 1, who: str = "active") -> Effect:
    """Gain the same."""
    return Effect("gain", what, count, who)


def reduce_max(count: int = 1) -> Effect:
    """ES-242: each investigator lowers the maximum of sanity or of stamina."""
    return Effect("reduce_max", "", count, EACH)


def doom(count: int = 1, *, per_other_world: bool = False) -> Effect:
    """ES-092: doom tokens are added, or with a negative number the last ones removed."""
    return Effect("doom", "per_other_world" if per_other_world else "", count)


def monster(count: int = 1) -> Effect:
    """ES-091: monsters appear."""
    return Effect("monster", "", count)


def gate(count: int = 1) -> Effect:
    """ES-088: Other World cards come into play."""
    return Effect("gate", "", count)


def clock(steps: int = 1) -> Effect:
    """ES-046: the hand moves on, three hours a step."""
    return Effect("clock", "", steps)


def fail_adventure() -> Effect:
    """The running adventure fails at once; its penalties follow."""
    return Effect("fail_adventure")


def discard_terrors() -> Effect:
    """ES-076: all dice of the pool that show terror are discarded."""
    return Effect("discard_dice", "terror", ALL)


def choose(*options: Effects, who: str = "active") -> Effect:
    """Pick exactly one; what can't be paid in full can't be picked."""
    return Effect("choose", who=who, parts=options)


def when(condition: str, then: Effects, otherwise: Effects = ()) -> Effect:
    """One or the other, depending on the position."""
    return Effect("when", condition, parts=(then, otherwise))


def devour(who: str = "active", unless: Effects = ()) -> Effect:
    """ES-174: devoured, unless this is paid in full."""
    return Effect("devour", who=who, parts=(unless,) if unless else ())


def lose_game() -> Effect:
    """The investigators lose at once."""
    return Effect("lose_game")


def means(effects: Effects) -> list[Meaning]:
    """What effects come to, as data."""
    return [{"verb": one.verb, "what": one.what, "amount": one.amount} for one in effects]
