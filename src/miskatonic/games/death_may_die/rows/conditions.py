"""Conditions on cards, as data: what must hold for a step, an action, an ability.

A condition is about "you" (the investigator an effect concerns) unless it says otherwise.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition: what is looked at, how much of it, where; with `yes` false, that it does not hold."""

    key: str
    what: str = ""
    least: int = 0
    where: str = ""
    yes: bool = True
    parts: tuple["Condition", ...] = ()


def has_card(side: str) -> Condition:
    """You hold a side with that id."""
    return Condition("has_card", side)


def lacks_card(side: str) -> Condition:
    """You do not."""
    return Condition("has_card", side, yes=False)


def has_type(type_: str) -> Condition:
    """You hold an item, a companion, a condition."""
    return Condition("has_type", type_)


def others_have_type(type_: str) -> Condition:
    """Another investigator in your space holds one."""
    return Condition("others_have_type", type_)


def safe(yes: bool = True) -> Condition:
    """DMD-050: no enemy is in your space."""
    return Condition("safe", yes=yes)


def with_enemy(kind: str) -> Condition:
    """An enemy of that kind is in your space; inside `for_each`, in its space."""
    return Condition("with_enemy", kind)


def no_enemy(kind: str) -> Condition:
    """None is."""
    return Condition("with_enemy", kind, yes=False)


def alone(yes: bool = True) -> Condition:
    """No other investigator is in your space."""
    return Condition("alone", yes=yes)


def company_within(spaces: int) -> Condition:
    """Another investigator is within that many spaces."""
    return Condition("company_within", least=spaces)


def stage_min(stage: int) -> Condition:
    """That Stage has been revealed."""
    return Condition("stage_min", least=stage)


def elder_on_board(yes: bool = True) -> Condition:
    """The Elder One has been summoned."""
    return Condition("elder_on_board", yes=yes)


def ritual_disrupted(yes: bool = True) -> Condition:
    """DMD-142."""
    return Condition("ritual_disrupted", yes=yes)


def stress_full() -> Condition:
    """Your stress is at its maximum."""
    return Condition("stress_full")


def stress_min(count: int) -> Condition:
    """You have so much stress."""
    return Condition("stress_min", least=count)


def wounds_min(count: int) -> Condition:
    """You have at least that many wounds."""
    return Condition("wounds_min", least=count)


def wounds_dealt(yes: bool = True) -> Condition:
    """The attack just resolved dealt wounds."""
    return Condition("wounds_dealt", yes=yes)


def stress_spent(yes: bool = True) -> Condition:
    """Stress was taken for rerolls in this roll."""
    return Condition("stress_spent", yes=yes)


def successes_min(count: int) -> Condition:
    """So many successes in the roll just made."""
    return Condition("successes_min", least=count)


def tentacles_min(count: int) -> Condition:
    """So many tentacles in the roll."""
    return Condition("tentacles_min", least=count)


def token_min(token: str, count: int, where: str) -> Condition:
    """So many tokens with you, in your space, on the board, in the Start space, on the passage just crossed."""
    return Condition("token_min", token, count, where)


def token_none(token: str, where: str) -> Condition:
    """None of them there."""
    return Condition("token_min", token, 1, where, yes=False)


def in_space(space: str) -> Condition:
    """You are there."""
    return Condition("in_space", where=f"space:{space}")


def near(where: str, distance: int) -> Condition:
    """You are within that many spaces of it."""
    return Condition("near", least=distance, where=where)


def killed_this_turn(yes: bool = True) -> Condition:
    """You have killed an enemy this turn."""
    return Condition("killed_this_turn", yes=yes)


def fire_here() -> Condition:
    """Your space has Fire."""
    return Condition("fire_here")


def target_is(kind: str) -> Condition:
    """The declared target is of that kind."""
    return Condition("target_is", kind)


def enemy_is(kind: str) -> Condition:
    """The enemy concerned is of that kind."""
    return Condition("enemy_is", kind)


def own_roll() -> Condition:
    """DMD-065: a roll that is not against yourself."""
    return Condition("own_roll")


def roll_is_attack() -> Condition:
    """The roll is an attack of yours."""
    return Condition("roll_is_attack")


def sneaked_this_run() -> Condition:
    """DMD-182: you Sneaked during the Run."""
    return Condition("sneaked_this_run")


def during_run() -> Condition:
    """Inside a Run action."""
    return Condition("during_run")


def none_on_board(kind: str) -> Condition:
    """No enemy of that kind is on the board."""
    return Condition("none_on_board", kind)


def all_of(*parts: Condition) -> Condition:
    """Every one of them."""
    return Condition("all", parts=parts)


def any_of(*parts: Condition) -> Condition:
    """At least one of them."""
    return Condition("any", parts=parts)


def not_(part: Condition) -> Condition:
    """It does not hold."""
    return replace(part, yes=not part.yes)
