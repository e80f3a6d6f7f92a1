"""Dice: making a roll, rolling dice again, and reading the result (DMD-061 to DMD-079, DMD-205)."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.listening import (
    Voice,
    is_used,
    kind_voices,
    modifiers,
    own_modifiers,
    use,
    voices,
)
from miskatonic.games.death_may_die.names import die_name, who
from miskatonic.games.death_may_die.rows.dice import (
    BONUS,
    FACES,
    LOOKS,
    ROLLED_BY_INVESTIGATORS,
    SIDES,
    STANDARD,
    kind_of,
)
from miskatonic.games.death_may_die.rows.effects import ANY, Effect, Effects, fixed
from miskatonic.games.death_may_die.rows.tracks import BONUS_DICE
from miskatonic.games.death_may_die.rules import carrying
from miskatonic.games.death_may_die.rules.conditions import (
    AGAINST_ONESELF,
    ATTACK,
    ATTACKED,
    FIRE,
    SCENARIO_ACTION,
    holds,
    is_kind,
)
from miskatonic.games.death_may_die.rules.scene import Result, Scene, others_here, scene_of, value
from miskatonic.games.death_may_die.state import ELDER, NOBODY, DeathMayDie
from miskatonic.games.death_may_die.words import stress_room, take_stress
from miskatonic.kernel import Barred, Line, Option, ask, below, tell, total


class Throw(NamedTuple):
    """A roll to be made: who rolls, what for, with which dice; of an attack the targets."""

    seat: int
    purpose: str
    standard: int = ROLLED_BY_INVESTIGATORS
    bonus: int = 0
    targets: tuple[int, ...] = ()
    enemy: int = NOBODY
    """The enemy that attacks."""
    signs_matter: bool = False
    """Whether elder signs are good for something else in this roll."""


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
            return purpose == ATTACK and _in_own_space(game, throw)
        case "attack_ranged":
            return purpose == ATTACK and not _in_own_space(game, throw)
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


def _in_own_space(game: DeathMayDie, throw: Throw) -> bool:
    return bool(throw.targets) and game.where[throw.targets[0]] == game.at[throw.seat]


def _scene(seat: int, voice: Voice, throw: Throw) -> Scene:
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
        scene = _scene(giver, voice, throw)
        if applies(game, effect.when, throw) and holds(game, voice.ability.when, scene):
            count = value(game, scene, effect.amount)
            if count:
                lines.append(Line("why-dice_source", voice.rule, {"count": count, "source": voice.source}, count))
    return lines


def reroll_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-073: where the free rerolls of a roll come from."""
    lines = []
    for voice, effect in modifiers(game, throw.seat, "mod_reroll"):
        scene = _scene(throw.seat, voice, throw)
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


# --- Making a roll --------------------------------------------------------------------------------------------------


async def make(
    game: DeathMayDie, throw: Throw, more: int = 0, *, forced: Sequence[tuple[Voice, Effect]] = ()
) -> Result:
    """DMD-061 to DMD-075, DMD-205: roll, roll again as often as one likes and can, then count the symbols.

    `forced` are changes of symbols that the enemy makes. Tentacles are up to whoever asked for the roll (DMD-079).
    """
    seat = throw.seat
    game.roller, game.rolling = seat, throw.purpose
    for voice in voices(game, seat, "before_roll"):
        if holds(game, voice.ability.when, _scene(seat, voice, throw)):
            await carrying.speak(game, seat, voice)
    bonus = max(0, total(dice_lines(game, throw, more)))
    dice = [thrown(game, STANDARD) for _ in range(throw.standard)]
    game.dice = (*dice, *[thrown(game, BONUS) for _ in range(bonus)])
    game.free = total(reroll_lines(game, throw))
    game.spent = 0
    if game.sink:
        tell(game, "rolled", "DMD-061", {"who": seat, "dice": game.dice, "purpose": throw.purpose})
    if game.dice:
        await _rerolls(game, throw)
    result = await _read(game, throw, forced)
    for voice in voices(game, seat, "after_roll"):
        if not _is_reroll(voice):
            scene = _scene(seat, voice, throw)
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
    return Option(f"{verb}:{name.removeprefix('face-')}", number, alike=True, cost=price, face=name, count=price)


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
        options += [_again("free", rolled, number, 0) for rolled, number in different.items()]
    for voice in _coins(game, seat):
        options.append(Option(f"use:{voice.key}", voice, card=voice.source))
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
        if picked.verb == "use":
            use(game, seat, picked.value)
            game.free += 1
            tell(game, "card_used", "DMD-073", {"who": seat, "card": picked.value.source})
            continue
        if picked.verb == "free":
            game.free -= 1
        else:
            take_stress(game, seat, price, "DMD-071")
            game.spent += price
            for voice in voices(game, seat, "reroll_by_stress"):
                if holds(game, voice.ability.when, _scene(seat, voice, throw)):
                    game.free += sum(fixed(effect.amount) for effect in voice.ability.effect)
        _roll_again(game, picked.value, picked.verb)


def _no_stress(game: DeathMayDie, seat: int, price: int) -> Barred:
    return Barred("reroll", "stress_full", "DMD-071", who=who(game, seat), count=price)


def _roll_again(game: DeathMayDie, number: int, how: str) -> None:
    """DMD-071: the old result does not count any more."""
    before = game.dice[number]
    after = thrown(game, kind_of(before))
    game.dice = (*game.dice[:number], after, *game.dice[number + 1 :])
    if game.sink:
        args = {"who": game.roller, "face": before, "new_face": after, "number": number, "how": how}
        tell(game, "rerolled", "DMD-071", args)


# --- Reading it -----------------------------------------------------------------------------------------------------


def _sources(game: DeathMayDie, throw: Throw) -> list[Effect]:
    """DMD-194 to DMD-197: what lets elder signs count as successes, the most valuable first."""
    found = [
        effect
        for voice, effect in modifiers(game, throw.seat, "mod_symbol")
        if applies(game, effect.when, throw) and holds(game, voice.ability.when, _scene(throw.seat, voice, throw))
    ]
    return sorted(found, key=lambda effect: -fixed(effect.second))


def _worth(sources: Sequence[Effect], count: int) -> int:
    """How many successes so many signs come to."""
    worth, left = 0, count
    for effect in sources:
        taken = min(left, fixed(effect.amount))
        worth += taken * fixed(effect.second)
        left -= taken
    return worth


def _forced(game: DeathMayDie, forced: Sequence[tuple[Voice, Effect]], result: Result) -> None:
    """DMD-075: what the enemy must count is gone for everything else."""
    for _, effect in forced:
        count = min(result.signs, fixed(effect.amount))
        result.signs -= count
        if effect.at == "success":
            result.successes += count
        else:
            result.tentacles += count
        if count and game.sink:
            tell(game, "signs_forced", "DMD-075", {"count": count, "into": f"symbol-{effect.at}"})


async def _read(game: DeathMayDie, throw: Throw, forced: Sequence[tuple[Voice, Effect]]) -> Result:
    """DMD-205: all results are added up, then symbols are changed, once."""
    faces = [FACES[rolled] for rolled in game.dice]
    result = Result(
        sum([face.success for face in faces]),
        sum([face.sign for face in faces]),
        sum([face.tentacle for face in faces]),
    )
    _forced(game, forced, result)
    sources = _sources(game, throw) if result.signs else []
    if sources:
        most = min(result.signs, sum([fixed(effect.amount) for effect in sources]), ANY)
        count = await _how_many(game, throw, sources, most)
        result.counted = count
        result.signs -= count
        result.successes += _worth(sources, count)
        if count and game.sink:
            args = {"who": throw.seat, "count": count, "successes": _worth(sources, count)}
            tell(game, "signs_counted", "DMD-194", args)
    return result


async def _how_many(game: DeathMayDie, throw: Throw, sources: Sequence[Effect], most: int) -> int:
    """DMD-194: counting is optional; it is asked where it can matter: against oneself only for the stress it heals."""
    seat = throw.seat
    against = throw.purpose in AGAINST_ONESELF
    heals = any("elder_sign_counted_as_success" in str(effect) for effect in _after(game, seat)) and game.stress[seat]
    if against and not heals:
        return 0
    if not against and not throw.signs_matter:
        return most
    picked = await ask(
        game,
        seat,
        "signs",
        "DMD-194",
        lambda _: [
            Option(
                f"count:{count}",
                count,
                passes=count == (0 if against else most),
                count=count,
                successes=_worth(sources, count),
            )
            for count in range(most + 1)
        ],
        {"who": seat, "dice": game.dice},
    )
    count: int = picked.value
    return count


def _after(game: DeathMayDie, seat: int) -> list[Effect]:
    return [effect for voice in voices(game, seat, "after_roll") for effect in voice.ability.effect]


async def plain_roll(game: DeathMayDie, scene: Scene, effect: Effect) -> None:
    """DMD-077: a roll that a card or an action asks for: a number to reach, or something per success."""
    fail, per_success, per_sign = effect.parts
    purpose = "against" if effect.flag else SCENARIO_ACTION if scene.rule == "DMD-098" else "plain"
    throw = Throw(
        scene.you,
        purpose,
        fixed(effect.amount),
        fixed(effect.second),
        signs_matter=bool(per_sign),
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
