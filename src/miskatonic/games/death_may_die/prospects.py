"""How likely an option brings what one wants by it, and what it brings whether one wants it or not."""

from typing import NamedTuple

from miskatonic.games.death_may_die import odds
from miskatonic.games.death_may_die.facts import facts
from miskatonic.games.death_may_die.listening import Voice, voices
from miskatonic.games.death_may_die.names import figure_name
from miskatonic.games.death_may_die.odds import NO_SIGNS, Signs
from miskatonic.games.death_may_die.rows.cards import INSANITIES
from miskatonic.games.death_may_die.rows.effects import ANY, Effects, fixed
from miskatonic.games.death_may_die.rows.tracks import NEXT_STOP
from miskatonic.games.death_may_die.rules import attacking, defending, dice, fighting, hurting, reading, walking
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF, ATTACK, ATTACKED, SCENARIO_ACTION, holds
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.games.death_may_die.words import stress_room
from miskatonic.kernel import Line, Option, total


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
    brought = sum(
        fixed(effect.amount)
        for voice in voices(game, throw.seat, "reroll_by_stress")
        if _brings(game, voice, throw)
        for effect in voice.ability.effect
    )
    return stress_room(game, throw.seat) // dice.reroll_price(game, throw.seat) * (1 + brought)


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


def survives(game: DeathMayDie, seat: int, figures: list[int]) -> float:
    """DMD-123: the chance to survive these enemies' attacks, stress and Companions spent as one likes: all their dice
    in one roll; an estimate where an ability changes the space.
    """
    thrown = rerolls = 0
    for figure in figures:
        standard, bonus = defending.dice_of_enemy(game, figure, seat)
        thrown += total(standard) + max(0, total(bonus))
        throw = Throw(seat, ATTACKED, total(standard), max(0, total(bonus)), enemy=figure)
        rerolls += total(dice.reroll_lines(game, throw))
    rerolls += bought(game, Throw(seat, ATTACKED))
    prevented = sum([less for _, less in hurting.reductions(game, seat, hurting.WOUNDS, ATTACKED)]) * len(figures)
    return odds.at_most(hurting.health_to_give(game, seat) - 1 + prevented, thrown, rerolls)


def of_option(game: DeathMayDie, option: Option) -> float | None:
    """The chance behind an option; None where there is none to tell."""
    match option.verb:
        case "attack":
            return kills(game, game.active, option.value)
        case "scenario":
            return succeeds(game, game.active, option.value.effect)
        case "keep" | "reroll" | "reroll_free":
            return _of_roll(game, option)
        case _:
            return None


def _of_roll(game: DeathMayDie, option: Option) -> float | None:
    """During a roll: the chance of what one hopes for if the roll is kept, or this die is rolled again."""
    if not game.goal or not game.rolling:
        return None
    seat = game.roller
    rerolls = 0 if option.verb == "keep" else game.free + bought(game, Throw(seat, game.rolling))
    if game.rolling in AGAINST_ONESELF:
        hits = sum(odds.shown(game.dice)[kind][look] for kind, look in _hitting())
        if option.verb == "keep":
            return odds.spared(game.goal - 1, hits, 0)
        hit = odds.look_of(game.dice[option.value]) in _hitting()
        left = hits - hit
        return (odds.spared(game.goal - 1, left, rerolls - 1) + odds.spared(game.goal - 1, left + 1, rerolls - 1)) / 2
    using = signs(game, Throw(seat, game.rolling))
    standard, bonus = odds.shown(game.dice)
    if option.verb == "keep":
        return odds.after(game.goal, standard, bonus, 0, using)
    return odds.reroll(game.goal, standard, bonus, rerolls, using, *odds.look_of(game.dice[option.value]))


def _hitting() -> list[tuple[int, int]]:
    """The looks of dice that hit."""
    return [odds.look_of(rolled) for rolled in (0, 6, 8)]


def warns(game: DeathMayDie, option: Option) -> list[Line]:
    """DMD-086, DMD-108, DMD-173: whom a Run brings along; what waits when the actions end; what a Relic does."""
    seat = game.active
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
