"""Fire that cards place and remove, on boards and in spaces."""

from miskatonic.games.death_may_die.basics import catch_fire, place_fire, put_out, remove_fire
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rules import shortages
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.rules.spaces import spaces_of
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import FIRE_TOKENS, DeathMayDie


@carries_out_effect("gain_fire")
async def _gain_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        catch_fire(game, seat, value(game, scene, effect.amount), scene.rule, scene.source)


@carries_out_effect("discard_fire", matters=lambda game, effect, scene: game.burning[scene.you] > 0)
async def _discard_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        put_out(game, seat, value(game, scene, effect.amount), scene.rule)


@carries_out_effect("place_fire")
async def _place_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    amount, left = value(game, scene, effect.amount), [*await spaces_of(game, scene, effect.at)]
    while left:
        space = await shortages.next_space(game, scene, left, FIRE_TOKENS - sum(game.fire), amount)
        place_fire(game, space, amount, scene.rule)


@carries_out_effect("remove_fire", matters=lambda game, effect, scene: game.fire[game.at[scene.you]] > 0)
async def _remove_fire(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for space in await spaces_of(game, scene, effect.at):
        remove_fire(game, space, value(game, scene, effect.amount), scene.rule)
