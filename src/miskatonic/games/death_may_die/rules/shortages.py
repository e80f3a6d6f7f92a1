"""What is not enough for all who should get it (DMD-008, DMD-107, DMD-131): the active player decides who gets the last
(DMD-150).
"""

import functools

from miskatonic.games.death_may_die.basics import reserve, supply
from miskatonic.games.death_may_die.rows.effects import Effect, Effects
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.rules.spaces import one_space, token_spaces
from miskatonic.games.death_may_die.rules.targets import figures_of, kind_numbers, one_figure, one_seat, seats_of
from miskatonic.games.death_may_die.state import FIRE_TOKENS, OFF_BOARD, DeathMayDie, box


async def next_space(game: DeathMayDie, scene: Scene, left: list[int], there: int, each: int) -> int:
    """DMD-150: which of these spaces comes next when something has to be shared out among them."""
    short = 0 < there < each * len(left)
    space = await one_space(game, scene, left, "place_first") if short and len(left) > 1 else left[0]
    left.remove(space)
    return space


async def next_seat(game: DeathMayDie, scene: Scene, left: list[int], there: int, each: int) -> int:
    """DMD-150: which of these investigators comes next in the same way."""
    short = 0 < there < each * len(left)
    seat = await one_seat(game, scene, left, "gain_first", game.active) if short and len(left) > 1 else left[0]
    left.remove(seat)
    return seat


# --- Once for each of something -------------------------------------------------------------------------------------


@carries_out_effect("for_each")
async def for_each(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-101: once for each enemy, each space with a token or each investigator; in an order of the active player's
    choice where something is not enough for all of them.
    """
    it, space, this = scene.it, scene.space, scene.this
    (do,) = effect.parts
    if effect.enemies is not None:
        left = await figures_of(game, scene, effect.enemies)
    elif effect.who.startswith("each_token:"):
        left = token_spaces(game, effect.who.partition(":")[2])
    else:
        left = await seats_of(game, scene, effect.who)
    limited = _limited(do)
    while left:
        one = await _next(game, effect, scene, left, limited) if limited and len(left) > 1 else left[0]
        left.remove(one)
        if _turn_to(game, effect, scene, one):
            await carry_out(game, do, scene)
    scene.it, scene.space, scene.this = it, space, this


def _turn_to(game: DeathMayDie, effect: Effect, scene: Scene, one: int) -> bool:
    """The scene is about one of them, if it is still there."""
    if effect.enemies is not None:
        scene.this, scene.space = one, game.where[one]
        return scene.space != OFF_BOARD
    if effect.who.startswith("each_token:"):
        scene.space = one
        return True
    scene.it = one
    return not game.dead[one]


async def _next(game: DeathMayDie, effect: Effect, scene: Scene, left: list[int], limited: Effects) -> int:
    """DMD-107, DMD-150: whose turn it is: first those who get nothing of it; of the others the active player picks one,
    where not all of them get it.
    """
    concerned = []
    for one in left:
        if not (_turn_to(game, effect, scene, one) and _applies(game, effect.parts[0], scene)):
            return one
        concerned.append(one)
    if not any(0 < _there(game, scene, step) < _wanted(game, scene, step, len(concerned)) for step in limited):
        return left[0]
    if effect.enemies is not None:
        return await one_figure(game, scene, concerned)
    if effect.who.startswith("each_token:"):
        return await one_space(game, scene, concerned, "place_first")
    return await one_seat(game, scene, concerned, "gain_first", game.active)


def _applies(game: DeathMayDie, do: Effects, scene: Scene) -> bool:
    return do[0].op != "when" or holds(game, do[0].cond, scene)


@functools.cache
def _limited(do: Effects) -> Effects:
    """The steps that take something of which there is not always enough."""
    found: list[Effect] = []
    for effect in do:
        if effect.op in ("place_fire", "place_token", "gain_token", "summon"):
            found.append(effect)
        inner = [*effect.parts, *(way.do for way in effect.ways)]
        found += [step for steps in inner for step in _limited(steps)]
    return tuple(found)


def _there(game: DeathMayDie, scene: Scene, step: Effect) -> int:
    """How much of it there is."""
    match step.op:
        case "place_fire":
            return FIRE_TOKENS - sum(game.fire)
        case "summon":
            return sum([len(reserve(game, kind)) for kind in kind_numbers(game, step.what)])
        case _:
            kind = box(game).numbers.get(step.what)
            return 0 if kind is None else supply(game, kind)


def _wanted(game: DeathMayDie, scene: Scene, step: Effect, times: int) -> int:
    return value(game, scene, step.amount) * times
