"""What effects, prices and conditions come to in words: names with arguments, said by every language in its own way."""

import functools

from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effects


@functools.lru_cache(4096)
def told(effects: Effects) -> tuple[str, ...]:
    """One name for each step."""
    return tuple(f"do-{effect.op}" for effect in effects)


@functools.lru_cache(4096)
def told_condition(condition: Condition | None) -> tuple[str, ...]:
    """One name for each part of a condition."""
    return () if condition is None else (f"if-{condition.key}",)
