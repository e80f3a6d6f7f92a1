"""How many dice a roll has, what they are rolled for, and how often they may be rolled again (DMD-061 to DMD-074)."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass

from miskatonic.games.death_may_die.abilities import Cast, Profile, Voice, cast, modifiers, own_modifiers, profile
from miskatonic.games.death_may_die.rows.dice import BONUS, ROLLED_BY_INVESTIGATORS, SIDES, STANDARD
from miskatonic.games.death_may_die.rows.effects import Effect
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
from miskatonic.games.death_may_die.rules.scene import Scene, added_by, others_here, scene_of, value
from miskatonic.games.death_may_die.state import NOBODY, DeathMayDie, here
from miskatonic.kernel import Line, Name, below


@dataclass(slots=True)
class Throw:
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
    costly: tuple[int, ...] = ()
    """Of an attack: this many successes kill somebody whose death costs something."""


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
    scene = scene_of(seat, voice, throw.targets[0] if throw.targets else throw.enemy)
    scene.targets = len(throw.targets)
    return scene


def looking(seat: int, throw: Throw) -> Scene:
    """DMD-063: the same where it is only asked whether something counts and how much: asking changes nothing in it."""
    return _looking(seat, throw.targets[0] if throw.targets else throw.enemy, len(throw.targets))


@functools.lru_cache(4096)
def _looking(seat: int, this: int, targets: int) -> Scene:
    scene = Scene(seat, Name("", ""), "DMD-063")
    scene.this, scene.targets = this, targets
    return scene


# --- How many dice, how many rerolls --------------------------------------------------------------------------------


Given = tuple[int, Voice, Effect]
"""A modifier, and the seat that has it."""


def _counted(game: DeathMayDie, throw: Throw, given: Iterable[Given]) -> list[tuple[Voice, int]]:
    """DMD-074: of modifiers of a roll, those that count for it, and how much each adds."""
    found = []
    for giver, voice, effect in given:
        if applies(game, effect.when, throw):
            scene = looking(giver, throw)
            if holds(game, voice.ability.when, scene):
                found.append((voice, value(game, scene, effect.amount)))
    return found


def _dice_given(game: DeathMayDie, throw: Throw) -> list[tuple[Voice, int]]:
    """DMD-063: bonus dice that skills and cards give, one's own and those of the others here."""
    seat = throw.seat
    mine = modifiers(game, seat, "mod_dice")
    given = [(seat, voice, effect) for voice, effect in mine if effect.who == "you"] if mine else []
    for other in others_here(game, seat):
        found = own_modifiers(game, other, "mod_dice")
        given += [(other, voice, effect) for voice, effect in found if effect.who == "others_in_your_space"]
    return _counted(game, throw, given) if given else []


def bonus_dice(game: DeathMayDie, throw: Throw, more: int = 0) -> int:
    """DMD-061 to DMD-065, DMD-074: the bonus dice of a roll; none of one's own against oneself."""
    if throw.purpose in AGAINST_ONESELF:
        return throw.bonus
    count = throw.bonus + BONUS_DICE[game.sanity[throw.seat]] + more
    for _, given in _dice_given(game, throw):
        count += given
    return count if count > 0 else 0


def dice_lines(game: DeathMayDie, throw: Throw, more: int = 0) -> list[Line]:
    """DMD-061 to DMD-065, DMD-074: where they come from."""
    lines = []
    if throw.bonus:
        lines.append(Line("why-dice_printed", "DMD-064", {"count": throw.bonus}, throw.bonus))
    if throw.purpose in AGAINST_ONESELF:
        return lines
    owned = BONUS_DICE[game.sanity[throw.seat]]
    if owned:
        lines.append(Line("why-dice_threshold", "DMD-040", {"count": owned}, owned))
    if more:
        lines.append(Line("why-dice_effect", "DMD-063", {"count": more}, more))
    return lines + _sources("why-dice_source", _dice_given(game, throw))


def _rerolls_given(game: DeathMayDie, throw: Throw) -> list[tuple[Voice, int]]:
    given = []
    for voice, effect in modifiers(game, throw.seat, "mod_reroll"):
        given.append((throw.seat, voice, effect))
    return _counted(game, throw, given)


def free_rerolls(game: DeathMayDie, throw: Throw) -> int:
    """DMD-073: the free rerolls of a roll."""
    free = 0
    for _, count in _rerolls_given(game, throw):
        free += count
    return free


def reroll_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-073: where they come from."""
    return _sources("why-reroll_source", _rerolls_given(game, throw))


def _sources(message: str, found: Iterable[tuple[Voice, int]]) -> list[Line]:
    return [
        Line(message, voice.rule, {"count": count, "source": voice.source}, count) for voice, count in found if count
    ]


def reroll_price(game: DeathMayDie, seat: int) -> int:
    """DMD-071: one stress, or more where something says so."""
    return price_by(game, seat, profile(game, seat))


def price_by(game: DeathMayDie, seat: int, mine: Profile) -> int:
    """DMD-071: the same, for callers that have already looked up what the seat is subject to."""
    return 1 + added_by(game, seat, mine, "mod_cost") + by_presence(game, game.at[seat], "mod_cost")


def by_presence(game: DeathMayDie, space: int, op: str) -> int:
    """DMD-026: what the enemies in a space change by being there."""
    enemies: Cast = game.cast or cast(game)
    changes = enemies.presence.get(op)
    if changes is None:
        return 0
    sum_ = 0
    for figure in here(game, space):
        sum_ += changes[figure]
    return sum_


def all_thrown(game: DeathMayDie, standard: int, bonus: int) -> tuple[int, ...]:
    """DMD-061: rolls that many dice of the two kinds: what they show."""
    rolled = []
    for number in range(standard + bonus):
        rolled.append(thrown(game, STANDARD if number < standard else BONUS))
    return tuple(rolled)


def thrown(game: DeathMayDie, kind: int) -> int:
    """DMD-067: one die of a kind: what it shows."""
    return kind * SIDES + below(game, SIDES)
