"""Summoning enemies at Gates and elsewhere (DMD-102, DMD-106, DMD-107)."""

from collections.abc import Sequence

from miskatonic.games.death_may_die.abilities import enemy_voices
from miskatonic.games.death_may_die.basics import first_in_reserve, put, reserve
from miskatonic.games.death_may_die.rows.cards import ENEMIES
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, speak
from miskatonic.games.death_may_die.rules.scene import Scene, scene_of, value
from miskatonic.games.death_may_die.rules.spaces import one_space, spaces_meant, spaces_of
from miskatonic.games.death_may_die.rules.targets import kind_numbers
from miskatonic.games.death_may_die.state import NOBODY, DeathMayDie
from miskatonic.kernel import Option, ask, tell


@carries_out_effect("summon")
async def summon(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-106: out of the reserve; with too few figures for several spaces the active player picks (DMD-107)."""
    kinds = kind_numbers(game, effect.what)
    if not kinds:
        return
    meant, count = spaces_meant(game, scene, effect.at), value(game, scene, effect.amount)
    spaces = [*(meant if len(meant) < 2 else await spaces_of(game, scene, effect.at))]
    kind = kinds[0] if len(kinds) == 1 else await _kind(game, scene, kinds)
    while spaces:
        space = spaces[0]
        if len(spaces) > 1 and len(reserve(game, kind)) < count * len(spaces):
            if not reserve(game, kind):
                break
            space = await one_space(game, scene, spaces, "place_first")
        spaces.remove(space)
        for _ in range(count):
            figure = _appear(game, kind, space)
            for voice in enemy_voices(game, figure, "enemy_summoned") if figure != NOBODY else ():
                await speak(game, game.active, voice, scene_of(scene.you, voice, figure))


async def _kind(game: DeathMayDie, scene: Scene, kinds: Sequence[int]) -> int:
    """Of several kinds that are meant, the active player picks one that is in the reserve."""
    there = [kind for kind in kinds if reserve(game, kind)] or kinds[:1]
    if len(there) == 1:
        return there[0]
    picked = await ask(
        game,
        game.active,
        "summon_kind",
        "DMD-150",
        lambda _: [Option(f"kind:{ENEMIES[kind].id}", kind, kind=ENEMIES.names[kind]) for kind in there],
        {"source": scene.source},
    )
    kind: int = picked.value
    return kind


def _appear(game: DeathMayDie, kind: int, space: int) -> int:
    """DMD-106: the first figure in the reserve, or nobody."""
    figure = first_in_reserve(game, kind)
    if figure == NOBODY:
        tell(game, "none_left", "DMD-106", {"kind": kind, "space": space})
        return NOBODY
    put(game, figure, space)
    if game.sink:
        tell(game, "summoned", "DMD-106", {"enemy": figure, "space": space})
    return figure
