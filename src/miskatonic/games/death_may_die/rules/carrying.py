"""Carrying out what cards say, step by step (DMD-099 to DMD-101): each word of `rows/effects.py` is one function here.

Steps that can't be done are skipped, what can be done in part is done in part; only prices are all or nothing.
"""

from collections.abc import Awaitable, Callable

from miskatonic.games.death_may_die.listening import Voice, is_used, use
from miskatonic.games.death_may_die.rows.effects import Effect, Effects, Way
from miskatonic.games.death_may_die.rules import (
    claiming,
    defending,
    healing,
    hurting,
    killing,
    marching,
    mattering,
    mythos,
    mythos_phase,
    paying,
    ritual,
    rolling,
    sanity,
    searching,
    sharing,
    skills,
    summoning,
    tokens,
    turn,
    unknown,
    walking,
)
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.locating import space_of, spaces_of
from miskatonic.games.death_may_die.rules.scene import Result, Scene, Source, scene_of, value
from miskatonic.games.death_may_die.rules.selecting import figures_of, seats_of
from miskatonic.games.death_may_die.state import FIRE_TOKENS, DeathMayDie
from miskatonic.games.death_may_die.telling import told, told_way
from miskatonic.games.death_may_die.words import catch_fire, place_fire, put_out, remove_fire, take_off, take_stress
from miskatonic.kernel import Option, ask, tell

NO = Option("no", passes=True)
Step = Callable[[DeathMayDie, Effect, Scene], Awaitable[None]]


async def carry_out(game: DeathMayDie, effects: Effects, scene: Scene) -> None:
    """DMD-099, DMD-100: one step after the other."""
    for effect in effects:
        await STEPS[effect.op](game, effect, scene)


async def speak(game: DeathMayDie, seat: int, voice: Voice, scene: Scene | None = None) -> None:
    """DMD-020: an ability whose occasion has come: it happens, or it is asked whether it may."""
    ability = voice.ability
    scene = scene or scene_of(seat, voice)
    if is_used(game, seat, voice) or (ability.limit and not mattering.matters(game, ability.effect, scene)):
        return
    scene.voice = voice
    if ability.effect[0].op != "may":
        use(game, seat, voice)
    await carry_out(game, ability.effect, scene)


async def tentacles(game: DeathMayDie, seat: int, result: Result, source: Source | None = None) -> None:
    """DMD-069, DMD-079: one sanity for each tentacle of a roll."""
    if result.tentacles:
        await sanity.lose(game, [seat], result.tentacles, "DMD-069", source)


# --- Flow -----------------------------------------------------------------------------------------------------------


def open_ways(game: DeathMayDie, effect: Effect, scene: Scene) -> list[int]:
    """DMD-112: the options whose condition holds and whose price can be paid in full."""
    found = []
    for number, way in enumerate(effect.ways):
        if holds(game, way.require, scene) and paying.payable(game, price(game, way, scene), scene):
            found.append(number)
    return found


def price(game: DeathMayDie, way: Way, scene: Scene) -> Effects:
    """DMD-112: what an option costs; some claim Items for nothing."""
    return () if way.cost and claiming.is_free(game, way, scene) else way.cost


async def _choose(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    chooser = scene.you
    if effect.who != "you":
        chooser, *_ = await seats_of(game, scene, effect.who) or [scene.you]
    ways = open_ways(game, effect, scene)
    if not ways or game.dead[chooser]:
        tell(game, "skipped", "DMD-100", {"source": scene.source})
        return
    number = ways[0]
    if len(ways) > 1:
        picked = await ask(
            game,
            chooser,
            "choose",
            scene.rule,
            lambda _: [way_option(game, effect, scene, number) for number in open_ways(game, effect, scene)],
            {"who": chooser, "source": scene.source},
            lambda _: searching.barred_ways(game, effect, scene),
        )
        number = picked.value
    elif len(effect.ways) > 1 and game.sink:
        tell(game, "one_way", "DMD-112", {"source": scene.source})
    way = effect.ways[number]
    if cost := price(game, way, scene):
        await paying.pay(game, cost, scene)
    await carry_out(game, way.do, scene)


def way_option(game: DeathMayDie, effect: Effect, scene: Scene, number: int) -> Option:
    """DMD-112: one option of a choice, said by what it costs and does."""
    way = effect.ways[number]
    said = told_way(way.do, price(game, way, scene), searching.card_read(game, scene))
    return Option(f"option:{number}", number, **said)


async def _may(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    (way,) = effect.ways
    if game.dead[scene.you] or not paying.payable(game, way.cost, scene) or not mattering.matters(game, way.do, scene):
        return
    picked = await ask(
        game,
        scene.you,
        "may",
        scene.rule,
        lambda _: [NO, Option("yes", effects=told(way.do), cost_of=told(way.cost), paid=len(told(way.cost)))],
        {"who": scene.you, "source": scene.source},
    )
    if picked.verb == "yes":
        if scene.voice is not None and not is_used(game, scene.you, scene.voice):
            use(game, scene.you, scene.voice)
        await paying.pay(game, way.cost, scene)
        await carry_out(game, way.do, scene)


def _when(game: DeathMayDie, effect: Effect, scene: Scene) -> Awaitable[None]:
    then, otherwise = effect.parts
    return carry_out(game, then if holds(game, effect.cond, scene) else otherwise, scene)


async def _repeat(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for _ in range(value(game, scene, effect.amount)):
        await carry_out(game, effect.parts[0], scene)


def _roll(game: DeathMayDie, effect: Effect, scene: Scene) -> Awaitable[None]:
    return rolling.plain_roll(game, scene, effect)


# --- Investigators --------------------------------------------------------------------------------------------------


def _harm(scene: Scene, seat: int) -> Source | None:
    """DMD-OP-16: an attack or a roll is one source for whomever it is about; everybody else is hurt by the effect."""
    return scene.harm if seat == scene.you else None


async def _deal_wounds(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    amount = value(game, scene, effect.amount)
    for seat in await seats_of(game, scene, effect.who):
        await hurting.wound(game, seat, amount, scene.rule, _harm(scene, seat), scene.source)


async def _gain_stress(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-031: what does not fit is lost, or becomes wounds."""
    amount = value(game, scene, effect.amount)
    for seat in await seats_of(game, scene, effect.who):
        over = 0 if game.dead[seat] else take_stress(game, seat, amount, scene.rule, scene.source)
        if over and effect.flag:
            await hurting.wound(game, seat, over, scene.rule, _harm(scene, seat), scene.source)


async def _lose_sanity(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    seats = await seats_of(game, scene, effect.who)
    source = _harm(scene, seats[0]) if len(seats) == 1 else None
    await sanity.lose(game, seats, value(game, scene, effect.amount), scene.rule, source, scene.source)


async def _heal(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-095: points in any mix, or of one track only; for each of them, or one pool for all."""
    amount = value(game, scene, effect.amount)
    if amount <= 0:
        return
    seats = await healing.treated(game, scene, effect)
    if effect.flag:
        await healing.share(game, seats, amount, scene)
        return
    stress, wounds = effect.op != "heal_wounds", effect.op != "heal_stress"
    for seat in seats:
        await healing.heal(game, seat, amount, scene.rule, scene.source, stress=stress, wounds=wounds)


async def _gain_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        catch_fire(game, seat, value(game, scene, effect.amount), scene.rule, scene.source)


async def _discard_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        put_out(game, seat, value(game, scene, effect.amount), scene.rule)


async def _level_up(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await skills.rise(game, seat, scene.rule)


async def _move_investigator(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await walking.sent(game, seat, value(game, scene, effect.amount), effect.at, scene)


async def _place_investigator(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        walking.place(game, seat, await space_of(game, scene, effect.at), scene.rule)


async def _stop_move(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    walking.stop(game)


async def _swap(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for other in await seats_of(game, scene, effect.who):
        mine, theirs = game.at[scene.you], game.at[other]
        walking.place(game, scene.you, theirs, scene.rule)
        walking.place(game, other, mine, scene.rule)


async def _gain_action(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    game.actions += value(game, scene, effect.amount)
    args = {"who": scene.you, "count": value(game, scene, effect.amount), "source": scene.source}
    tell(game, "actions_gained", scene.rule, args)


async def _free_action(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await turn.free_action(game, seat, effect.what, effect.flag, scene)


# --- Enemies and the board ------------------------------------------------------------------------------------------


def _summon(game: DeathMayDie, effect: Effect, scene: Scene) -> Awaitable[None]:
    return summoning.summon(game, scene, effect.what, effect.at, value(game, scene, effect.amount))


async def _move_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    figures = await figures_of(game, scene, effect.enemies)
    await marching.march(game, scene, figures, value(game, scene, effect.amount), effect.at)


async def _place_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        marching.place(game, figure, await space_of(game, scene, effect.at), scene.rule)


async def _wound_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    amount = value(game, scene, effect.amount)
    blows = [(figure, amount) for figure in await figures_of(game, scene, effect.enemies)]
    await killing.harm(game, scene.you, blows, scene.rule, scene.source)


async def _heal_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        healed = min(value(game, scene, effect.amount), game.hurt[figure])
        game.hurt[figure] -= healed
        if healed:
            tell(game, "enemy_healed", scene.rule, {"enemy": figure, "count": healed, "source": scene.source})


async def _kill_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    figures = [figure for figure in await figures_of(game, scene, effect.enemies) if figure]
    await killing.kill(game, scene.you, figures, scene.rule, scene.source)


async def _remove_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        if figure:
            tell(game, "enemy_removed", scene.rule, {"enemy": figure, "space": game.where[figure]})
            take_off(game, figure)


async def _enemies_attack(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        await defending.attack(game, figure, scene.you)


async def _place_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    amount, left = value(game, scene, effect.amount), [*await spaces_of(game, scene, effect.at)]
    while left:
        space = await sharing.next_space(game, scene, left, FIRE_TOKENS - sum(game.fire), amount)
        place_fire(game, space, amount, scene.rule)


async def _remove_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for space in await spaces_of(game, scene, effect.at):
        remove_fire(game, space, value(game, scene, effect.amount), scene.rule)


async def _discard_card(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await claiming.discard_by_word(game, seat, effect.what, scene)


STEPS: dict[str, Step] = {
    "choose": _choose,
    "may": _may,
    "when": _when,
    "for_each": sharing.for_each,
    "repeat": _repeat,
    "roll": _roll,
    "deal_wounds": _deal_wounds,
    "gain_stress": _gain_stress,
    "lose_sanity": _lose_sanity,
    "heal": _heal,
    "heal_stress": _heal,
    "heal_wounds": _heal,
    "gain_fire": _gain_fire,
    "discard_fire": _discard_fire,
    "gain_token": tokens.gain,
    "lose_token": tokens.lose,
    "level_up": _level_up,
    "move_investigator": _move_investigator,
    "place_investigator": _place_investigator,
    "stop_move": _stop_move,
    "swap_investigators": _swap,
    "gain_action": _gain_action,
    "free_action": _free_action,
    "draw_discovery": searching.draw,
    "claim": claiming.claim,
    "discard_card": _discard_card,
    "take_card": claiming.take,
    "switch_side": claiming.switch,
    "search": searching.search_again,
    "gain_relic": unknown.gain_relic,
    "summon": _summon,
    "move_enemies": _move_enemies,
    "place_enemies": _place_enemies,
    "wound_enemies": _wound_enemies,
    "heal_enemies": _heal_enemies,
    "kill_enemies": _kill_enemies,
    "remove_enemies": _remove_enemies,
    "enemies_attack": _enemies_attack,
    "place_fire": _place_fire,
    "remove_fire": _remove_fire,
    "place_token": tokens.place,
    "remove_token": tokens.remove,
    "move_token": tokens.move,
    "block_passage": tokens.block,
    "clear_passage": tokens.clear,
    "progress": ritual.progress,
    "disrupt_ritual": ritual.disrupt,
    "draw_mythos": mythos_phase.draw_more,
    "resolve_discarded": mythos_phase.resolve_discarded,
    "shuffle_mythos": mythos.shuffle_back,
    "peek_mythos": mythos.peek,
    "mod_dice": rolling.more_dice,
    "mod_symbol": rolling.cancel_tentacles,
    "mod_forbid": turn.forbid,
}
"""By the word of the step. Standing modifiers are no steps; the last three are said for this roll or this turn."""
