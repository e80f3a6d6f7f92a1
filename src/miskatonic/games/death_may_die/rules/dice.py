"""How many dice a roll has, what they are rolled for, and how often they may be rolled again (DMD-061 to DMD-074)."""

import functools
from typing import NamedTuple

from miskatonic.games.death_may_die.listening import Voice, kind_voices, modifiers, own_modifiers
from miskatonic.games.death_may_die.rows.dice import ROLLED_BY_INVESTIGATORS, SIDES
from miskatonic.games.death_may_die.rows.effects import fixed
from miskatonic.games.death_may_die.rows.tracks import BONUS_DICE
from miskatonic.games.death_may_die.rules.conditions import (
    AGAINST_ONESELF,
    ATTACK,
    ATTACKED,
    FIRE,
    SCENARIO_ACTION,
    holds,
    is_kind,
)
from miskatonic.games.death_may_die.rules.scene import Scene, others_here, scene_of, value
from miskatonic.games.death_may_die.state import ELDER, NOBODY, DeathMayDie
from miskatonic.kernel import Line, below


class Throw(NamedTuple):
    """A roll to be made: who rolls, what for, with which dice; of an attack the targets."""

    seat: int
    purpose: str
    standard: int = ROLLED_BY_INVESTIGATORS
    bonus: int = 0
    targets: tuple[int, ...] = ()
    enemy: int = NOBODY
    """The enemy that attacks."""
    goal: int = 0
    """What `game.goal` is while it is made."""
    signs_matter: bool = False
    """Whether one may not want signs to count: they are good for something else, or every success does something."""


def applies(game: DeathMayDie, when: str, throw: Throw) -> bool:
    """DMD-074: whether a modifier with that word counts for a roll."""
    purpose = throw.purpose
    match when:
        case "always" | "any_roll" | "any_source" | "this_roll":
            return True
        case "own_rolls":
            return purpose not in AGAINST_ONESELF
        case "attack":
            return purpose == ATTACK
        case "attack_in_space":
            return purpose == ATTACK and in_own_space(game, throw)
        case "attack_ranged":
            return purpose == ATTACK and not in_own_space(game, throw)
        case "monster_attack":
            return purpose == ATTACK and any(is_kind(game, figure, "monster") for figure in throw.targets)
        case "attacked":
            return purpose == ATTACKED
        case "attacked_or_fire":
            return purpose in (ATTACKED, FIRE)
        case "scenario_action":
            return purpose == SCENARIO_ACTION
        case _:
            return False


def in_own_space(game: DeathMayDie, throw: Throw) -> bool:
    """DMD-190: whether the target of an attack is in the attacker's space."""
    return bool(throw.targets) and game.where[throw.targets[0]] == game.at[throw.seat]


def scene_for(seat: int, voice: Voice, throw: Throw) -> Scene:
    """DMD-063: the scene in which an ability looks at a roll."""
    scene = scene_of(seat, voice, this=throw.targets[0] if throw.targets else throw.enemy)
    scene.targets = len(throw.targets)
    return scene


# --- How many dice, how many rerolls --------------------------------------------------------------------------------


def dice_lines(game: DeathMayDie, throw: Throw, more: int = 0) -> list[Line]:
    """DMD-061 to DMD-065, DMD-074: where the bonus dice of a roll come from; none of one's own against oneself."""
    seat = throw.seat
    lines = []
    if throw.bonus:
        lines.append(Line("why-dice_printed", "DMD-064", {"count": throw.bonus}, throw.bonus))
    if throw.purpose in AGAINST_ONESELF:
        return lines
    owned = BONUS_DICE[game.sanity[seat]]
    if owned:
        lines.append(Line("why-dice_threshold", "DMD-040", {"count": owned}, owned))
    if more:
        lines.append(Line("why-dice_effect", "DMD-063", {"count": more}, more))
    given = [(seat, voice, effect) for voice, effect in modifiers(game, seat, "mod_dice") if effect.who == "you"]
    for other in others_here(game, seat):
        found = own_modifiers(game, other, "mod_dice")
        given += [(other, voice, effect) for voice, effect in found if effect.who == "others_in_your_space"]
    for giver, voice, effect in given:
        scene = scene_for(giver, voice, throw)
        if applies(game, effect.when, throw) and holds(game, voice.ability.when, scene):
            count = value(game, scene, effect.amount)
            if count:
                lines.append(Line("why-dice_source", voice.rule, {"count": count, "source": voice.source}, count))
    return lines


def reroll_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-073: where the free rerolls of a roll come from."""
    lines = []
    for voice, effect in modifiers(game, throw.seat, "mod_reroll"):
        scene = scene_for(throw.seat, voice, throw)
        if applies(game, effect.when, throw) and holds(game, voice.ability.when, scene):
            count = value(game, scene, effect.amount)
            if count:
                lines.append(Line("why-reroll_source", voice.rule, {"count": count, "source": voice.source}, count))
    return lines


def reroll_price(game: DeathMayDie, seat: int) -> int:
    """DMD-071: one stress, or more where something says so."""
    cards = modifiers(game, seat, "mod_cost")
    more = sum([fixed(effect.amount) for _, effect in cards]) if cards else 0
    return 1 + more + by_presence(game, game.at[seat], "mod_cost")


def by_presence(game: DeathMayDie, space: int, op: str) -> int:
    """DMD-026: what the enemies in a space change by being there."""
    if space not in game.where:
        return 0
    there = [figure for figure, at in enumerate(game.where) if at == space and figure != ELDER]
    return sum([_presence(game.kinds[figure], game.slots, op) for figure in there])


@functools.cache
def _presence(kind: int, slots: tuple[int, ...], op: str) -> int:
    said = kind_voices(kind, slots).get("enemy_presence", ())
    return sum(fixed(effect.amount) for voice in said for effect in voice.ability.effect if effect.op == op)


def thrown(game: DeathMayDie, kind: int) -> int:
    """DMD-067: one die of a kind: what it shows."""
    return kind * SIDES + below(game, SIDES)
