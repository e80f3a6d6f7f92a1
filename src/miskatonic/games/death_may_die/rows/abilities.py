"""What investigators, cards, enemies, scenarios and Elder Ones have to say, by the occasion (trigger)."""

from dataclasses import dataclass

from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effect, Effects

ONCE_PER_TURN, ONCE_PER_RUN = "turn", "run"

TRIGGERS = frozenset({
    "passive", "state", "on_claim", "on_lose", "action", "free_action", "any_time", "on_run", "on_sneak",
    "on_leave", "on_enter", "after_run", "on_attack", "after_attack", "on_kill", "when_attacked", "after_attacked",
    "when_wounded", "before_roll", "after_roll", "reroll_by_stress", "on_rest", "other_rests", "other_leaves",
    "on_search", "on_sanity_loss", "turn_start", "turn_end", "fire_rolled", "first_turn", "on_threshold",
    "on_elder_advance", "on_reveal", "elder_turn_end", "enemy_attacks", "enemy_attacked", "enemy_survives",
    "enemy_killed", "enemy_wounds", "enemy_summoned", "enemy_presence", "on_eliminated", "turn_end_here",
})  # fmt: skip
"""Every occasion there is; a row that names another is refused."""

CHOSEN = frozenset({"action", "free_action", "any_time", "on_attack"})
"""Occasions on which somebody decides to use an ability: only there it can have a price."""


@dataclass(frozen=True, slots=True)
class Ability:
    """What happens, or may be done, on an occasion; how often, under which condition, at what price."""

    trigger: str
    effect: Effects
    limit: str = ""
    when: Condition | None = None
    cost: Effects = ()
    discard: bool = False


def on(
    trigger: str,
    *effect: Effect,
    limit: str = "",
    when: Condition | None = None,
    cost: Effects = (),
    discard: bool = False,
) -> Ability:
    """An ability of that occasion."""
    assert trigger in TRIGGERS, f"there is no occasion {trigger!r}"
    assert trigger in CHOSEN or not (cost or discard), f"nobody is asked about a price on the occasion {trigger!r}"
    return Ability(trigger, effect, limit, when, cost, discard)


def always(*effect: Effect, when: Condition | None = None, limit: str = "") -> Ability:
    """In force as long as its card is."""
    return Ability("passive", effect, limit, when)


Abilities = tuple[Ability, ...]
