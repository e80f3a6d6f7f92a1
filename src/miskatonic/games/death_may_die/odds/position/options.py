"""How likely an option is to achieve its purpose."""

from collections.abc import Sequence

from miskatonic.games.death_may_die.abilities import enemy_voices
from miskatonic.games.death_may_die.basics import stress_room
from miskatonic.games.death_may_die.odds import rolls, survival
from miskatonic.games.death_may_die.odds.position.means import (
    aims,
    asked_roll,
    bought,
    brought,
    coins,
    dice_before,
    means,
    price_in_stress,
    signs,
    strengths,
)
from miskatonic.games.death_may_die.odds.position.threats import attack_of, stand_of
from miskatonic.games.death_may_die.odds.survival import Attack
from miskatonic.games.death_may_die.rows.effects import ANY, Effects, fixed
from miskatonic.games.death_may_die.rules import attacks, dice, enemies
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF, ATTACK, ATTACKED, PLAIN, SCENARIO_ACTION
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.state import NOBODY, DeathMayDie
from miskatonic.kernel import Option


def kills(game: DeathMayDie, seat: int, figure: int) -> float:
    """DMD-091, DMD-094: the chance that one attack kills an enemy, or beats a Stage, with the targets and the boosts
    that are best for it.
    """
    missing = enemies.health(game, figure) - game.hurt[figure]
    best = 0.0
    for targets in aims(game, seat, figure):
        throw = Throw(seat, ATTACK, targets=targets)
        left = missing - attacks.damage(game, seat, targets)
        for boost in strengths(game, seat, targets):
            best = max(best, means(game, throw, spent=boost.stress).at_least(left - boost.wounds))
    return best


def succeeds(game: DeathMayDie, seat: int, effects: Effects, cost: Effects = (), purpose: str = PLAIN) -> float | None:
    """DMD-077, DMD-098: the chance that the roll of an effect reaches its number, when its price is paid; without one,
    that anything succeeds.
    """
    least = needed(effects)
    if least is None:
        return None
    throw = roll_of(seat, effects, purpose)
    return means(game, throw, dice_before(game, seat, effects), price_in_stress(cost)).at_least(least)


def needed(effects: Effects) -> int | None:
    """DMD-077: the successes that a roll asks for, at least one; None without a roll, or with one against oneself."""
    asked = asked_roll(effects)
    return None if asked is None or asked.flag else min([band.least for band in asked.ways], default=1)


def roll_of(seat: int, effects: Effects, purpose: str) -> Throw:
    """DMD-061: that roll."""
    asked = asked_roll(effects)
    assert asked is not None
    return Throw(seat, purpose, fixed(asked.amount), fixed(asked.second))


def survives(game: DeathMayDie, seat: int, figures: Sequence[int]) -> float:
    """DMD-119, DMD-123: the chance to survive these enemies' attacks in the best order, stress, cards and Companions
    spent as one likes. Lost sanity, and who leaves or enters the space, is left out.
    """
    coming = sorted(attack_of(game, figure, seat) for figure in figures)
    return survival.lives(tuple(coming), stand_of(game, seat))


def of_option(game: DeathMayDie, option: Option) -> float | None:
    """The chance behind an option; None where there is none to tell, or none at all: an attack that can't kill."""
    match option.verb:
        case "attack":
            return kills(game, game.active, option.value) or None
        case "scenario":
            return succeeds(game, game.active, option.value.effect, option.value.cost, SCENARIO_ACTION)
        case "special" | "free" | "use":
            return succeeds(game, game.active, option.value.ability.effect, option.value.ability.cost)
        case "lucky":
            return _lucky(game)
        case "keep" | "reroll" | "reroll_free":
            return of_roll(game, option)
        case _:
            return None


def of_roll(game: DeathMayDie, option: Option, *, alone: bool = False) -> float | None:
    """During a roll: the chance of the hoped-for result if the roll stands, or if this die is rolled again and whatever
    else can be; `alone` is without any other stress.
    """
    if not game.goal or not game.rolling:
        return None
    throw = Throw(game.roller, game.rolling)
    attacker = game.fought[-1] if game.rolling == ATTACKED and game.fought else NOBODY
    if attacker != NOBODY and enemy_voices(game, attacker, "enemy_attacks"):
        attack = attack_of(game, attacker, game.roller)
        if not attack.is_plain:
            return _of_attack(game, option, attack, alone=alone)
    free = game.free + len(coins(game, game.roller))
    rerolls = free + bought(game, throw)
    if alone:
        rerolls = free + (1 + brought(game, throw) if option.verb == "reroll" else 0)
    if option.verb == "keep":
        rerolls = 0
    if game.rolling in AGAINST_ONESELF:
        hits = sum(rolls.shown(game.dice)[kind][look] for kind, look in _hitting())
        if option.verb == "keep":
            return rolls.spared(game.goal - 1, hits, 0)
        hit = rolls.look_of(game.dice[option.value]) in _hitting()
        left = hits - hit
        return (rolls.spared(game.goal - 1, left, rerolls - 1) + rolls.spared(game.goal - 1, left + 1, rerolls - 1)) / 2
    using = signs(game, throw)
    if len(game.dice) + using.limit * using.value < game.goal:
        return None
    standard, bonus = rolls.shown(game.dice)
    if option.verb == "keep":
        return rolls.after(game.goal, standard, bonus, 0, using)
    return rolls.reroll(game.goal, standard, bonus, rerolls, using, *rolls.look_of(game.dice[option.value]))


def _lucky(game: DeathMayDie) -> float | None:
    """DMD-073: with a card that gives a free reroll: the best that can be made of the dice on the table."""
    free = [Option("reroll_free", number) for number in range(len(game.dice))]
    return max([chance for option in free if (chance := of_roll(game, option)) is not None], default=None)


def _of_attack(game: DeathMayDie, option: Option, attack: Attack, *, alone: bool) -> float:
    """DMD-078: the same against an attack whose card does more than hit."""
    stand = stand_of(game, game.roller)._replace(remedies=())
    shown, each = survival.on_table(attack, game.dice)
    if option.verb == "keep":
        return survival.keeps((attack,), shown, stand)
    free, after = survival.by_stress(game.free, stand) if option.verb == "reroll" else (game.free - 1, stand)
    if free < 0:
        free, after = 0, stand._replace(coins=stand.coins - 1)
    if alone:
        after = after._replace(price=ANY)
    return survival.rolls_again((attack,), shown, free, after, *each[option.value])


def _hitting() -> list[tuple[int, int]]:
    """The looks of dice that hit."""
    return [rolls.look_of(rolled) for rolled in (0, 6, 8)]


def average(game: DeathMayDie, seat: int, figure: int) -> float:
    """DMD-091: about how many wounds an attack deals without stress, never more than there is health."""
    left = enemies.health(game, figure) - game.hurt[figure]
    return max(_average(game, seat, targets, left) for targets in aims(game, seat, figure))


def _average(game: DeathMayDie, seat: int, targets: tuple[int, ...], left: int) -> float:
    using = means(game, Throw(seat, ATTACK, targets=targets)).without_stress()
    more = attacks.damage(game, seat, targets) + next(strengths(game, seat, targets)).wounds
    return round(sum([using.at_least(count - more) for count in range(1, left + 1)]), 1)


def assumed(game: DeathMayDie, option: Option) -> int:
    """DMD-071: the stress that the chance beside a reroll counts on; 0 where this die alone has the same chance."""
    if of_roll(game, option) == of_roll(game, option, alone=True):
        return 0
    price = dice.reroll_price(game, game.roller)
    return stress_room(game, game.roller) // price * price
