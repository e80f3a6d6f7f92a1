"""How likely an option brings what one wants by it, and what it brings whether one wants it or not."""

from collections.abc import Sequence

from miskatonic.games.death_may_die import odds, surviving
from miskatonic.games.death_may_die.facts import facts
from miskatonic.games.death_may_die.listening import enemy_voices
from miskatonic.games.death_may_die.means import (
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
from miskatonic.games.death_may_die.names import figure_name
from miskatonic.games.death_may_die.rows.cards import INSANITIES
from miskatonic.games.death_may_die.rows.effects import ANY, Effects, fixed
from miskatonic.games.death_may_die.rows.tracks import NEXT_STOP
from miskatonic.games.death_may_die.rules import attacking, dice, enemies, fighting, walking
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF, ATTACK, ATTACKED, PLAIN, SCENARIO_ACTION
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.state import NOBODY, DeathMayDie
from miskatonic.games.death_may_die.surviving import Attack
from miskatonic.games.death_may_die.threats import attack_of, stand_of
from miskatonic.games.death_may_die.words import stress_room
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import whole

LIKELY = 0.5
"""An attack that is less likely to kill is told with the wounds it deals."""


def kills(game: DeathMayDie, seat: int, figure: int) -> float:
    """DMD-091, DMD-094: the chance that one attack kills an enemy, or beats a Stage, with the targets and the boosts
    that are best for it.
    """
    missing = enemies.health(game, figure) - game.hurt[figure]
    best = 0.0
    for targets in aims(game, seat, figure):
        throw = Throw(seat, ATTACK, targets=targets)
        left = missing - attacking.damage(game, seat, targets)
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
    attacks = sorted(attack_of(game, figure, seat) for figure in figures)
    return surviving.lives(tuple(attacks), stand_of(game, seat))


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
    """During a roll: the chance of what one hopes for if the roll is kept, or this die is rolled again and whatever
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
        hits = sum(odds.shown(game.dice)[kind][look] for kind, look in _hitting())
        if option.verb == "keep":
            return odds.spared(game.goal - 1, hits, 0)
        hit = odds.look_of(game.dice[option.value]) in _hitting()
        left = hits - hit
        return (odds.spared(game.goal - 1, left, rerolls - 1) + odds.spared(game.goal - 1, left + 1, rerolls - 1)) / 2
    using = signs(game, throw)
    if len(game.dice) + using.limit * using.value < game.goal:
        return None
    standard, bonus = odds.shown(game.dice)
    if option.verb == "keep":
        return odds.after(game.goal, standard, bonus, 0, using)
    return odds.reroll(game.goal, standard, bonus, rerolls, using, *odds.look_of(game.dice[option.value]))


def _lucky(game: DeathMayDie) -> float | None:
    """DMD-073: with a card that gives a free reroll: the best that can be made of the dice on the table."""
    free = [Option("reroll_free", number) for number in range(len(game.dice))]
    return max([chance for option in free if (chance := of_roll(game, option)) is not None], default=None)


def _of_attack(game: DeathMayDie, option: Option, attack: Attack, *, alone: bool) -> float:
    """DMD-078: the same against an attack whose card does more than hit."""
    stand = stand_of(game, game.roller)._replace(remedies=())
    shown, each = surviving.on_table(attack, game.dice)
    if option.verb == "keep":
        return surviving.keeps((attack,), shown, stand)
    free, after = surviving.by_stress(game.free, stand) if option.verb == "reroll" else (game.free - 1, stand)
    if free < 0:
        free, after = 0, stand._replace(coins=stand.coins - 1)
    if alone:
        after = after._replace(price=ANY)
    return surviving.rolls_again((attack,), shown, free, after, *each[option.value])


def _hitting() -> list[tuple[int, int]]:
    """The looks of dice that hit."""
    return [odds.look_of(rolled) for rolled in (0, 6, 8)]


def average(game: DeathMayDie, seat: int, figure: int) -> float:
    """DMD-091: about how many wounds an attack deals without stress, never more than there is health."""
    left = enemies.health(game, figure) - game.hurt[figure]
    return max(_average(game, seat, targets, left) for targets in aims(game, seat, figure))


def _average(game: DeathMayDie, seat: int, targets: tuple[int, ...], left: int) -> float:
    using = means(game, Throw(seat, ATTACK, targets=targets)).without_stress()
    more = attacking.damage(game, seat, targets) + next(strengths(game, seat, targets)).wounds
    return round(sum([using.at_least(count - more) for count in range(1, left + 1)]), 1)


def assumed(game: DeathMayDie, option: Option) -> int:
    """DMD-071: the stress that the chance beside a reroll counts on; 0 where this die alone has the same chance."""
    if of_roll(game, option) == of_roll(game, option, alone=True):
        return 0
    price = dice.reroll_price(game, game.roller)
    return stress_room(game, game.roller) // price * price


def warns(game: DeathMayDie, option: Option) -> list[Line]:
    """DMD-086, DMD-108, DMD-173: whom a Run brings along; what waits when the actions end; what a Relic does; what an
    attack deals that is not likely to kill; the stress that further rerolls would cost.
    """
    seat = game.active
    if option.verb == "attack" and kills(game, seat, option.value) < LIKELY:
        left = enemies.health(game, option.value) - game.hurt[option.value]
        return [Line("warn-wounds", "DMD-091", {"wounds": average(game, seat, option.value), "left": left})]
    if option.verb in ("reroll", "reroll_free"):
        stress = assumed(game, option)
        return [Line("warn-stress", "DMD-071", {"count": stress})] if stress else []
    if option.verb == "relic":
        return [line for line in facts(game, option.args["relic"]) if line.message == "fact-text"]
    if option.verb == "run" and option.value is not None:
        return walking.preview(game, seat, option.value)
    return waiting(game, seat) if option.verb in ("end", "go_on") else []


def waiting(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-119, DMD-123: the enemies that are going to attack, and how likely one survives them all. Whoever comes after
    the Fight does not attack in this turn any more.
    """
    figures = [] if game.step.startswith("end.") else fighting.attackers(game, seat)
    if not figures:
        return []
    names = tuple(figure_name(game, figure) for figure in figures)
    chance = whole(survives(game, seat, figures))
    return [Line("warn-fight", "DMD-119", {"enemies": names, "percent": chance})]


def next_threshold(game: DeathMayDie, seat: int) -> Line:
    """DMD-038, DMD-039: how far it is, and what it brings."""
    position = game.sanity[seat]
    left = NEXT_STOP[position] - position
    return Line("why-threshold", "DMD-039", {"count": left, "insanity": INSANITIES.names[game.insanities[seat]]})
