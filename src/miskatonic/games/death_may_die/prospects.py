"""How likely an option brings what one wants by it, and what it brings whether one wants it or not."""

from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die import odds, surviving
from miskatonic.games.death_may_die.facts import facts
from miskatonic.games.death_may_die.listening import Voice, enemy_voices, voices
from miskatonic.games.death_may_die.names import figure_name
from miskatonic.games.death_may_die.odds import NO_SIGNS, Signs
from miskatonic.games.death_may_die.rows.cards import INSANITIES
from miskatonic.games.death_may_die.rows.effects import ANY, Effects, Per, fixed
from miskatonic.games.death_may_die.rows.tracks import NEXT_STOP
from miskatonic.games.death_may_die.rules import attacking, defending, dice, fighting, hurting, reading, walking
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF, ATTACK, ATTACKED, SCENARIO_ACTION, holds
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import NOBODY, DeathMayDie
from miskatonic.games.death_may_die.surviving import Attack, Stand
from miskatonic.games.death_may_die.words import stress_room
from miskatonic.kernel import Line, Option, total

LIKELY = 0.5
"""An attack that is less likely to kill is told with the wounds it deals."""


class Means(NamedTuple):
    """What a roll is made with: dice, rerolls free and for stress, elder signs that count."""

    standard: int
    bonus: int
    rerolls: int
    signs: Signs


def means(game: DeathMayDie, throw: Throw, more: int = 0) -> Means:
    """DMD-061, DMD-071, DMD-073: all that can be used in a roll."""
    bonus = max(0, total(dice.dice_lines(game, throw, more)))
    free = total(dice.reroll_lines(game, throw))
    return Means(throw.standard, bonus, free + bought(game, throw), signs(game, throw))


def bought(game: DeathMayDie, throw: Throw) -> int:
    """DMD-071, DMD-073: the rerolls that stress still pays for, with those that each of them brings."""
    return stress_room(game, throw.seat) // dice.reroll_price(game, throw.seat) * (1 + _brought(game, throw))


def _brought(game: DeathMayDie, throw: Throw) -> int:
    """DMD-073: the free rerolls that one for stress brings."""
    return sum(
        fixed(effect.amount)
        for voice in voices(game, throw.seat, "reroll_by_stress")
        if _brings(game, voice, throw)
        for effect in voice.ability.effect
    )


def _brings(game: DeathMayDie, voice: Voice, throw: Throw) -> bool:
    """Whether an ability counts for a roll that may not have been made yet."""
    when = voice.ability.when
    if when is not None and when.key == "roll_is_attack":
        return throw.purpose == ATTACK
    return holds(game, when, dice.scene_for(throw.seat, voice, throw))


def signs(game: DeathMayDie, throw: Throw) -> Signs:
    """DMD-194 to DMD-197: as one rule: as many as all sources allow, each worth what the best one says."""
    if throw.purpose in AGAINST_ONESELF:
        return NO_SIGNS
    sources = reading.sign_sources(game, throw)
    limit = min(ANY, sum([fixed(effect.amount) for effect in sources]))
    return Signs(limit, max([fixed(effect.second) for effect in sources], default=0))


def kills(game: DeathMayDie, seat: int, figure: int) -> float:
    """The chance that one attack kills an enemy, or beats a Stage."""
    throw = Throw(seat, ATTACK, targets=(figure,))
    using = means(game, throw)
    needed = attacking.health(game, figure) - game.hurt[figure] - attacking.damage(game, seat, (figure,))
    return odds.at_least(needed, using.standard, using.bonus, using.rerolls, using.signs)


def succeeds(game: DeathMayDie, seat: int, effects: Effects) -> float | None:
    """The chance that the roll of a scenario action reaches its number; without one, that anything succeeds."""
    least = needed(effects)
    if least is None:
        return None
    using = means(game, Throw(seat, SCENARIO_ACTION))
    return odds.at_least(least, using.standard, using.bonus, using.rerolls, using.signs)


def needed(effects: Effects) -> int | None:
    """DMD-077: the successes that a roll asks for, at least one; None without a roll."""
    for effect in effects:
        if effect.op == "roll":
            return min([band.least for band in effect.ways], default=1)
    return None


def survives(game: DeathMayDie, seat: int, figures: Sequence[int]) -> float:
    """DMD-123: the chance to survive these enemies' attacks one after the other, stress and Companions spent as one
    likes; an estimate where an ability changes the space. Sanity is not counted.
    """
    attacks = [attack_of(game, figure, seat, first=not number) for number, figure in enumerate(figures)]
    return surviving.lives(tuple(attacks), stand_of(game, seat))


def stand_of(game: DeathMayDie, seat: int) -> Stand:
    """DMD-034, DMD-071: what somebody has to set against attacks."""
    throw = Throw(seat, ATTACKED)
    price = dice.reroll_price(game, seat)
    return Stand(hurting.health_to_give(game, seat), stress_room(game, seat), price, _brought(game, throw))


def attack_of(game: DeathMayDie, figure: int, seat: int, *, first: bool = True) -> Attack:
    """DMD-078, DMD-123: an enemy's attack with all that bears on wounds; what helps once a turn helps first."""
    standard, bonus = defending.dice_against(game, figure, seat)
    throw = Throw(seat, ATTACKED, standard, max(0, bonus), enemy=figure)
    prevented = [
        less
        for voice, less in hurting.reductions(game, seat, hurting.WOUNDS, ATTACKED)
        if first or not voice.ability.limit
    ]
    attack = Attack(standard, max(0, bonus), dice.free_rerolls(game, throw), sum(prevented))
    for trigger in ("enemy_attacks", "enemy_wounds"):
        for voice in enemy_voices(game, figure, trigger):
            attack = _with_card(game, attack, voice, dice.scene_for(seat, voice, throw))
    return attack


def _with_card(game: DeathMayDie, attack: Attack, voice: Voice, scene: Scene) -> Attack:
    """DMD-026, DMD-075: the attack with what one ability of the enemy does to the health or stress of the defender."""
    when = voice.ability.when
    spiteful = when is not None and when.key == "stress_full"
    if not spiteful and not holds(game, when, scene):
        return attack
    for effect in voice.ability.effect:
        amount = effect.amount.times if isinstance(effect.amount, Per) else effect.amount
        if effect.op == "mod_symbol" and effect.at == "success":
            attack = attack._replace(signs=amount)
        elif effect.op == "gain_stress" and effect.who == "defender":
            field = "strain" if effect.flag else "worry" if voice.ability.trigger == "enemy_wounds" else "stress"
            attack = attack._replace(**{field: amount})
        elif effect.op == "deal_wounds" and effect.who == "defender":
            prevented = sum([less for _, less in hurting.reductions(game, scene.you, hurting.WOUNDS, "")])
            attack = attack._replace(**{"spite" if spiteful else "wounds": max(0, amount - prevented)})
    return attack


def of_option(game: DeathMayDie, option: Option) -> float | None:
    """The chance behind an option; None where there is none to tell, or none at all: an attack that can't kill."""
    match option.verb:
        case "attack":
            return kills(game, game.active, option.value) or None
        case "scenario":
            return succeeds(game, game.active, option.value.effect)
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
    rerolls = game.free + bought(game, throw)
    if alone:
        rerolls = game.free + (1 + _brought(game, throw) if option.verb == "reroll" else 0)
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


def _of_attack(game: DeathMayDie, option: Option, attack: Attack, *, alone: bool) -> float:
    """DMD-078: the same against an attack whose card does more than hit."""
    stand = stand_of(game, game.roller)
    shown, each = surviving.on_table(attack, game.dice)
    if option.verb == "keep":
        return surviving.keeps((attack,), shown, stand)
    kind, look = each[option.value]
    free, pays = game.free, option.verb == "reroll"
    if alone:
        free += 1 + stand.brings if pays else 0
        stand, pays = stand._replace(room=stand.room - stand.price * pays, price=ANY), False
    return surviving.rolls_again((attack,), shown, free, stand, kind, look, pays=pays)


def _hitting() -> list[tuple[int, int]]:
    """The looks of dice that hit."""
    return [odds.look_of(rolled) for rolled in (0, 6, 8)]


def average(game: DeathMayDie, seat: int, figure: int) -> float:
    """DMD-091: about how many wounds an attack deals without stress, never more than there is health."""
    using = means(game, Throw(seat, ATTACK, targets=(figure,)))
    free = total(dice.reroll_lines(game, Throw(seat, ATTACK, targets=(figure,))))
    more, left = attacking.damage(game, seat, (figure,)), attacking.health(game, figure) - game.hurt[figure]
    counts = range(1 - more, left - more + 1)
    return round(sum([odds.at_least(count, using.standard, using.bonus, free, using.signs) for count in counts]), 1)


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
        left = attacking.health(game, option.value) - game.hurt[option.value]
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
    """DMD-119, DMD-123: the enemies that are going to attack, and how likely one survives them all."""
    figures = fighting.attackers(game, seat)
    if not figures:
        return []
    names = tuple(figure_name(game, figure) for figure in figures)
    chance = round(100 * survives(game, seat, figures))
    return [Line("warn-fight", "DMD-119", {"enemies": names, "percent": chance})]


def next_threshold(game: DeathMayDie, seat: int) -> Line:
    """DMD-038, DMD-039: how far it is, and what it brings."""
    position = game.sanity[seat]
    left = NEXT_STOP[position] - position
    return Line("why-threshold", "DMD-039", {"count": left, "insanity": INSANITIES.names[game.insanities[seat]]})
