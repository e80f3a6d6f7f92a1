"""Whole cards in words: sentences, one after the other (`sentence`)."""

import functools

from miskatonic.games.death_may_die.rows.abilities import Abilities, Ability
from miskatonic.games.death_may_die.rows.cards import Discovery
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effects, discard_card
from miskatonic.games.death_may_die.telling.conditions import conditions
from miskatonic.games.death_may_die.telling.effects import for_price, if_so, in_one, steps
from miskatonic.games.death_may_die.telling.selectors import NONE, OF_ENEMY, YOURS, Meant, sides, where
from miskatonic.text import told

Sentences = tuple[str, ...]

_SAY_WHEN = ("on_sanity_loss", "when_attacked", "when_wounded")
"""Occasions that say already when a modifier counts."""


def _sentences(names: tuple[str, ...]) -> Sentences:
    return tuple(told("sentence", what=name) for name in names)


@functools.lru_cache(1024)
def told_steps(effects: Effects) -> Sentences:
    """DMD-099: what happens, from top to bottom: of a Mythos card, an insanity, a Stage that is revealed."""
    return _sentences(steps(effects, YOURS))


@functools.lru_cache(1024)
def told_discovery(card: Discovery) -> Sentences:
    """DMD-109: the middle of a Discovery card, with its sides by their names."""
    return _sentences(steps(card.resolve, sides(card)))


@functools.lru_cache(1024)
def told_abilities(abilities: Abilities, *, of_enemy: bool = False) -> Sentences:
    """What a side, a Relic, a skill's level or a Stage can do; or an enemy."""
    meant = OF_ENEMY if of_enemy else YOURS
    return _sentences(tuple(name for ability in abilities for name in _ability(ability, meant)))


def told_action(effect: Effects, require: Condition | None, cost: Effects) -> tuple[Sentences, Sentences, Sentences]:
    """DMD-098: what an action of the scenario requires, costs and does."""
    return conditions(require, YOURS), steps(cost, YOURS), told_steps(effect)


def told_place(word: str) -> str:
    """DMD-146: where a Stage puts the Elder One."""
    return where(word, YOURS)


def _ability(ability: Ability, meant: Meant) -> tuple[str, ...]:
    """An occasion, how often, under which condition, at what price, and what happens."""
    when = conditions(ability.when, meant)
    if ability.trigger in _SAY_WHEN:
        meant = {**meant, "when": NONE}
    does = in_one(ability.effect, meant)
    if ability.trigger in ("passive", "enemy_presence") and not _in_its_space(ability):
        if ability.limit:
            return (told("ability-limited", limit=ability.limit, does=does),)
        return (told("ability-while", when=when, does=does),) if when else steps(ability.effect, meant)
    cost = (*steps(ability.cost, meant), *(steps((discard_card(),), meant) if ability.discard else ()))
    if ability.trigger == "state":
        return (told("ability-state", when=when, does=does),)
    said = if_so(when, for_price(cost, does))
    return (told("ability", on=f"on-{ability.trigger}", limit=ability.limit or NONE, does=said),)


def _in_its_space(ability: Ability) -> bool:
    """For an enemy: whether it applies to those in its space rather than to the enemy itself."""
    return ability.trigger == "enemy_presence" and ability.effect[0].op not in ("mod_ignore", "mod_forbid")
