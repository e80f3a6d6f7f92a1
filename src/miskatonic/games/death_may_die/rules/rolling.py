"""Making a roll and rolling dice again (DMD-061, DMD-071 to DMD-079)."""

import functools
from collections.abc import Sequence

from miskatonic.games.death_may_die.listening import Voice, is_used, use, voices
from miskatonic.games.death_may_die.names import die_name, who
from miskatonic.games.death_may_die.rows.dice import BONUS, LOOKS, STANDARD, kind_of
from miskatonic.games.death_may_die.rows.effects import Effect, Effects, fixed
from miskatonic.games.death_may_die.rules import carrying, dice, reading
from miskatonic.games.death_may_die.rules.conditions import AGAINST, AGAINST_ONESELF, PLAIN, SCENARIO_ACTION, holds
from miskatonic.games.death_may_die.rules.dice import Throw, dice_lines, reroll_lines, reroll_price, scene_for
from miskatonic.games.death_may_die.rules.scene import Result, Scene, value
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.games.death_may_die.words import stress_room, take_stress
from miskatonic.kernel import Barred, Option, ask, tell, total

# --- Making a roll --------------------------------------------------------------------------------------------------


async def make(
    game: DeathMayDie, throw: Throw, more: int = 0, *, forced: Sequence[tuple[Voice, Effect]] = ()
) -> Result:
    """DMD-061 to DMD-075, DMD-205: roll, roll again as often as one likes and can, then count the symbols.

    `forced` are changes of symbols that the enemy makes. Tentacles are up to whoever asked for the roll (DMD-079).
    """
    seat = throw.seat
    game.roller, game.rolling, game.goal = seat, throw.purpose, max(0, throw.goal)
    for voice in voices(game, seat, "before_roll"):
        if holds(game, voice.ability.when, scene_for(seat, voice, throw)):
            await carrying.speak(game, seat, voice)
    bonus = throw.bonus if throw.purpose in AGAINST_ONESELF else max(0, total(dice_lines(game, throw, more)))
    standard = [dice.thrown(game, STANDARD) for _ in range(throw.standard)]
    game.dice = (*standard, *[dice.thrown(game, BONUS) for _ in range(bonus)])
    game.free = total(reroll_lines(game, throw))
    game.spent = 0
    if game.sink:
        tell(game, "rolled", "DMD-061", {"who": seat, "dice": game.dice, "purpose": throw.purpose})
    if game.dice:
        await _rerolls(game, throw)
    result = await reading.read(game, throw, forced)
    for voice in voices(game, seat, "after_roll"):
        if not _is_reroll(voice):
            scene = scene_for(seat, voice, throw)
            scene.result = result
            if holds(game, voice.ability.when, scene):
                await carrying.speak(game, seat, voice, scene)
    game.rolling = ""
    return result


def _is_reroll(voice: Voice) -> bool:
    """A card that gives a reroll when one wants it."""
    return voice.ability.effect[0].op == "mod_reroll"


KEEP = Option("keep", passes=True)


@functools.lru_cache(1024)
def _again(verb: str, rolled: int, number: int, price: int) -> Option:
    """The option to roll one die again; dice of a kind that show the same are one option."""
    name = die_name(rolled, number)
    return Option(f"{verb}:{name.removeprefix('face-')}", number, alike=True, face=name, count=price)


def _coins(game: DeathMayDie, seat: int) -> list[Voice]:
    """Cards that would give one free reroll now."""
    return [voice for voice in voices(game, seat, "after_roll") if _is_reroll(voice) and not is_used(game, seat, voice)]


def _reroll_options(game: DeathMayDie, seat: int, price: int) -> list[Option]:
    """DMD-071, DMD-073: keep the roll, or roll one die again, for nothing or for stress."""
    options = [KEEP]
    different: dict[int, int] = {}
    for number, rolled in enumerate(game.dice):
        different.setdefault(LOOKS[rolled], number)
    if game.free:
        options += [_again("reroll_free", rolled, number, 0) for rolled, number in different.items()]
    for voice in _coins(game, seat):
        options.append(Option(f"lucky:{voice.key}", voice, card=voice.source))
    if price <= stress_room(game, seat):
        options += [_again("reroll", rolled, number, price) for rolled, number in different.items()]
    return options


async def _rerolls(game: DeathMayDie, throw: Throw) -> None:
    """DMD-071, DMD-072, DMD-073: stress and free rerolls in any mixture, also on the same die."""
    seat = throw.seat
    while not game.dead[seat]:
        price = reroll_price(game, seat)
        if not game.free and price > stress_room(game, seat) and not _coins(game, seat):
            return
        picked = await ask(
            game,
            seat,
            "keep",
            "DMD-071",
            lambda _: _reroll_options(game, seat, price),
            lambda _: {"who": seat, "dice": game.dice, "count": game.free},
            lambda _: [] if price <= stress_room(game, seat) else [_no_stress(game, seat, price)],
        )
        if picked.verb == "keep":
            return
        if picked.verb == "lucky":
            use(game, seat, picked.value)
            game.free += 1
            tell(game, "card_used", "DMD-073", {"who": seat, "card": picked.value.source})
            continue
        if picked.verb == "reroll_free":
            game.free -= 1
        else:
            take_stress(game, seat, price, "DMD-071")
            game.spent += price
            for voice in voices(game, seat, "reroll_by_stress"):
                if holds(game, voice.ability.when, scene_for(seat, voice, throw)):
                    game.free += sum(fixed(effect.amount) for effect in voice.ability.effect)
        _roll_again(game, picked.value, picked.verb)


def _no_stress(game: DeathMayDie, seat: int, price: int) -> Barred:
    return Barred("reroll", "stress_full", "DMD-071", who=who(game, seat), count=price)


def _roll_again(game: DeathMayDie, number: int, how: str) -> None:
    """DMD-071: the old result does not count any more."""
    before = game.dice[number]
    after = dice.thrown(game, kind_of(before))
    game.dice = (*game.dice[:number], after, *game.dice[number + 1 :])
    if game.sink:
        args = {"who": game.roller, "face": before, "new_face": after, "number": number, "how": how}
        tell(game, "rerolled", "DMD-071", args)


# --- Rolls that cards ask for ----------------------------------------------------------------------------------------


async def plain_roll(game: DeathMayDie, scene: Scene, effect: Effect) -> None:
    """DMD-077: a roll that a card or an action asks for: a number to reach, or something per success."""
    fail, per_success, per_sign = effect.parts
    purpose = AGAINST if effect.flag else SCENARIO_ACTION if scene.rule == "DMD-098" else PLAIN
    throw = Throw(
        scene.you,
        purpose,
        fixed(effect.amount),
        fixed(effect.second),
        goal=min([band.least for band in effect.ways], default=int(bool(per_success))),
        signs_matter=bool(per_sign or per_success),
    )
    result = await make(game, throw, scene.bonus)
    scene.bonus = 0
    scene.result = result
    await _use_successes(game, scene, effect, result, (fail, per_success, per_sign))
    await carrying.tentacles(game, scene.you, result)


async def _use_successes(
    game: DeathMayDie, scene: Scene, effect: Effect, result: Result, parts: tuple[Effects, Effects, Effects]
) -> None:
    fail, per_success, per_sign = parts
    if effect.ways or fail:
        reached = [band for band in effect.ways if result.successes >= band.least]
        if game.sink:
            tell(
                game, "reached" if reached else "not_reached", "DMD-077", {"who": scene.you, "count": result.successes}
            )
        await carrying.carry_out(game, max(reached, key=lambda band: band.least).do if reached else fail, scene)
    for _ in range(result.successes if per_success else 0):
        await carrying.carry_out(game, per_success, scene)
    for _ in range(result.signs if per_sign else 0):
        await carrying.carry_out(game, per_sign, scene)


async def more_dice(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-063: bonus dice for the roll that this effect is about to ask for."""
    scene.bonus += value(game, scene, effect.amount)


async def cancel_tentacles(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-075: tentacles of the roll just made that count as nothing."""
    if scene.result is not None:
        scene.result.tentacles = max(0, scene.result.tentacles - fixed(effect.amount))
