"""What effects, prices and conditions come to in words: names with arguments, said by every language in its own way
(`text/<language>/effects.ftl`, `conditions.ftl`). A card's text is made from its row, so it can't say anything else.
"""

import functools
from typing import TypedDict

from miskatonic.games.death_may_die.rows.cards import Discovery
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effects
from miskatonic.games.death_may_die.telling.conditions import conditions
from miskatonic.games.death_may_die.telling.effects import steps
from miskatonic.games.death_may_die.telling.selectors import YOURS, sides

__all__ = ["told", "told_condition", "told_way"]


@functools.lru_cache(4096)
def told(effects: Effects, card: Discovery | None = None) -> tuple[str, ...]:
    """One name for each step; on a Discovery card, its sides by their names."""
    return steps(effects, YOURS if card is None else sides(card))


@functools.lru_cache(4096)
def told_condition(condition: Condition | None) -> tuple[str, ...]:
    """One name for each part of a condition."""
    return conditions(condition, YOURS)


class ToldWay(TypedDict):
    """The arguments of a choice's option."""

    effects: tuple[str, ...]
    cost_of: tuple[str, ...]
    paid: int


def told_way(does: Effects, cost: Effects, card: Discovery | None) -> ToldWay:
    """What an option does and costs; one that does nothing else is what it costs."""
    effects, price = told(does, card), told(cost)
    if not effects:
        effects, price = price, ()
    return {"effects": effects, "cost_of": price, "paid": len(price)}
