"""How cards move investigators: sent somewhere, placed, swapped (DMD-085, DMD-088, DMD-089)."""

from miskatonic.games.death_may_die.basics import ways
from miskatonic.games.death_may_die.maps import FAR
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rules import run
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.rules.spaces import one_space, space_of
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import DeathMayDie, living
from miskatonic.kernel import tell


def place(game: DeathMayDie, seat: int, to: int, rule: str) -> None:
    """DMD-089: put there: no Fire, no followers."""
    if game.at[seat] != to:
        tell(game, "placed", rule, {"who": seat, "space": to, "from_space": game.at[seat]})
        game.at[seat] = to


async def sent(game: DeathMayDie, seat: int, distance: int, word: str, scene: Scene) -> None:
    """DMD-088: a movement that a card orders; a move that is already under way continues as before."""
    before, game.halted = game.halted, False
    await _sent(game, seat, distance, word, scene)
    game.halted = before


async def _sent(game: DeathMayDie, seat: int, distance: int, word: str, scene: Scene) -> None:
    """Step by step by a shortest path, or away from others."""
    if word in ("your_new_space", "that_investigator"):
        to = scene.left_to if word == "that_investigator" else game.at[scene.you]
        if to in ways(game).next[game.at[seat]]:
            await run.step(game, seat, to)
        return
    for _ in range(distance):
        roads = ways(game)
        at = game.at[seat]
        if word.startswith("away_"):
            others = [game.at[other] for other in living(game) if other != seat]
            far = min([roads.far[at][space] for space in others], default=FAR)
            ahead = [to for to in roads.next[at] if others and min(roads.far[to][space] for space in others) > far]
        else:
            goal = await space_of(game, scene, word)
            ahead = [to for to in roads.next[at] if roads.far[to][goal] < roads.far[at][goal] < FAR]
        if not ahead or game.halted or game.dead[seat]:
            return
        await run.step(game, seat, await one_space(game, scene, ahead, "way"))


@carries_out_effect("move_investigator")
async def _move_investigator(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await sent(game, seat, value(game, scene, effect.amount), effect.at, scene)


@carries_out_effect("place_investigator")
async def _place_investigator(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        place(game, seat, await space_of(game, scene, effect.at), scene.rule)


@carries_out_effect("stop_move")
async def _stop_move(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-085: the movement under way ends here."""
    game.halted = True


@carries_out_effect("swap_investigators")
async def _swap(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for other in await seats_of(game, scene, effect.who):
        mine, theirs = game.at[scene.you], game.at[other]
        place(game, scene.you, theirs, scene.rule)
        place(game, other, mine, scene.rule)
