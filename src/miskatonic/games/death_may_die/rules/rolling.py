"""Making a roll and rolling dice again (DMD-061, DMD-071 to DMD-079)."""

import functools
from collections.abc import Sequence

from miskatonic.games.death_may_die.abilities import NONE, Profile, Voice, is_coin, is_used, look_up, profile, use
from miskatonic.games.death_may_die.basics import stress_room, take_stress
from miskatonic.games.death_may_die.names import die_name, seated
from miskatonic.games.death_may_die.rows.dice import LOOKS, kind_of
from miskatonic.games.death_may_die.rows.effects import Effect, Effects, fixed
from miskatonic.games.death_may_die.rules import dice, results, sanity
from miskatonic.games.death_may_die.rules.conditions import AGAINST, PLAIN, SCENARIO_ACTION, holds
from miskatonic.games.death_may_die.rules.dice import Throw, bonus_dice, free_rerolls, price_by, scene_for
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out, never, speak
from miskatonic.games.death_may_die.rules.scene import Result, Scene, Source, value
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Barred, Offer, Offers, Option, ask, tell

# --- Making a roll --------------------------------------------------------------------------------------------------


async def make(game: DeathMayDie, throw: Throw, more: int = 0, forced: Sequence[tuple[Voice, Effect]] = ()) -> Result:
    """DMD-061 to DMD-075, DMD-205: roll, roll again as often as one likes and can, then count the symbols.

    `forced` are changes of symbols that the enemy makes. Tentacles are handled by what asked for the roll (DMD-079).
    """
    seat = throw.seat
    game.roller, game.rolling, game.goal = seat, throw.purpose, throw.goal if throw.goal > 0 else 0
    game.dice = ()
    mine: Profile = (game.profiles or look_up(game))[seat]
    for voice in mine.by_trigger.get("before_roll", NONE):
        if holds(game, voice.ability.when, scene_for(seat, voice, throw)):
            await speak(game, seat, voice)
            mine = profile(game, seat)
    bonus = bonus_dice(game, throw, more)
    game.dice = dice.all_thrown(game, throw.standard, bonus)
    game.free = free_rerolls(game, throw) if "mod_reroll" in mine.modifiers else 0
    game.spent = 0
    if game.sink:
        tell(game, "rolled", "DMD-061", {"who": seat, "dice": game.dice, "purpose": throw.purpose})
    if game.dice and not game.dead[seat]:
        await _rerolls(game, throw, mine)
    result = results.read(game, forced)
    if result.signs and "mod_symbol" in mine.modifiers:
        await results.count_signs(game, throw, result)
    for voice in mine.by_trigger.get("after_roll", NONE):
        if not is_coin(voice):
            scene = scene_for(seat, voice, throw)
            scene.result = result
            if holds(game, voice.ability.when, scene):
                await speak(game, seat, voice, scene)
    game.rolling = ""
    return result


KEEP = Option("keep", passes=True)


@functools.lru_cache(1024)
def _again(verb: str, rolled: int, number: int, price: int) -> Option:
    """The option to roll one die again; dice of a kind that show the same are one option."""
    name = die_name(rolled, number)
    return Option(f"{verb}:{name.removeprefix('face-')}", number, alike=True, face=name, count=price)


def _coins(game: DeathMayDie, seat: int, mine: Profile) -> list[Voice]:
    """Cards that would give one free reroll now."""
    return [voice for voice in mine.coins if not is_used(game, seat, voice)]


@functools.lru_cache(16384)
def _each_again(verb: str, dice: tuple[int, ...], price: int) -> tuple[Option, ...]:
    """The options to roll one of these dice again."""
    different: dict[int, int] = {}
    for number, rolled in enumerate(dice):
        different.setdefault(LOOKS[rolled], number)
    return tuple([_again(verb, rolled, number, price) for rolled, number in different.items()])


@Offers
def _reroll_offers(game: DeathMayDie, why: bool) -> list[Offer]:
    """DMD-071, DMD-073: keep the roll, or roll one die again, for nothing or for stress."""
    seat = game.roller
    mine = profile(game, seat)
    price = price_by(game, seat, mine)
    offers: list[Offer] = [KEEP]
    if game.free:
        offers += _each_again("reroll_free", game.dice, 0)
    for voice in _coins(game, seat, mine) if mine.coins else ():
        offers.append(Option(f"lucky:{voice.key}", voice, card=voice.source))
    if price <= stress_room(game, seat):
        offers += _each_again("reroll", game.dice, price)
    else:
        offers.append(_no_stress(seat, game.who[seat], price))
    return offers


@functools.cache
def _no_stress(seat: int, who: int, price: int) -> Barred:
    """DMD-071: why nothing can be rolled again for stress."""
    return Barred("reroll", "stress_full", "DMD-071", who=seated(seat, who), count=price)


def _said(game: DeathMayDie) -> dict[str, object]:
    """What the question about a roll is said with."""
    return {"who": game.roller, "dice": game.dice, "count": game.free}


async def _rerolls(game: DeathMayDie, throw: Throw, mine: Profile) -> None:
    """DMD-071, DMD-072, DMD-073: stress and free rerolls in any mixture, also on the same die."""
    seat = throw.seat
    price = price_by(game, seat, mine)
    while game.free or price <= stress_room(game, seat) or (mine.coins and _coins(game, seat, mine)):
        picked = await ask(game, seat, "keep", "DMD-071", _reroll_offers, _said)
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
            for voice in mine.by_trigger.get("reroll_by_stress", NONE):
                if holds(game, voice.ability.when, scene_for(seat, voice, throw)):
                    game.free += sum(fixed(effect.amount) for effect in voice.ability.effect)
        _roll_again(game, picked.value, picked.verb)


def _roll_again(game: DeathMayDie, number: int, how: str) -> None:
    """DMD-071: the old result does not count any more."""
    shown = [*game.dice]
    before = shown[number]
    shown[number] = after = dice.thrown(game, kind_of(before))
    game.dice = tuple(shown)
    if game.sink:
        args = {"who": game.roller, "face": before, "new_face": after, "number": number, "how": how}
        tell(game, "rerolled", "DMD-071", args)


# --- Rolls that cards ask for ----------------------------------------------------------------------------------------


@carries_out_effect("roll")
async def plain_roll(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
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
    scene.harm, before = Source(), scene.harm
    await _use_successes(game, scene, effect, result, (fail, per_success, per_sign))
    await sanity.tentacles(game, scene.you, result, scene.harm)
    scene.harm = before


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
        await carry_out(game, max(reached, key=lambda band: band.least).do if reached else fail, scene)
    for _ in range(result.successes if per_success else 0):
        await carry_out(game, per_success, scene)
    for _ in range(result.signs if per_sign else 0):
        await carry_out(game, per_sign, scene)


@carries_out_effect("mod_dice", matters=never)
async def more_dice(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-063: bonus dice for the roll that this effect is about to ask for."""
    scene.bonus += value(game, scene, effect.amount)


def _has_tentacles(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    return scene.result is not None and scene.result.tentacles > 0


@carries_out_effect("mod_symbol", matters=_has_tentacles)
async def cancel_tentacles(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-075: tentacles of the roll just made that count as nothing."""
    if scene.result is not None:
        scene.result.tentacles = max(0, scene.result.tentacles - fixed(effect.amount))
