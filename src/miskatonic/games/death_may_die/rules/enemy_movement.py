"""How enemies move by cards (DMD-103 to DMD-105, DMD-151 to DMD-154)."""

import functools
from collections.abc import Iterable, Sequence

from miskatonic.games.death_may_die.abilities import modifiers
from miskatonic.games.death_may_die.basics import put, ways_of_figure
from miskatonic.games.death_may_die.maps import FAR, Roads
from miskatonic.games.death_may_die.rows.effects import DIRECT, Effect, fixed
from miskatonic.games.death_may_die.rules.conditions import is_kind
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.rules.spaces import one_space, space_of, spaces_meant, spaces_of
from miskatonic.games.death_may_die.rules.targets import any_meant, figures_of
from miskatonic.games.death_may_die.state import OFF_BOARD, DeathMayDie, living
from miskatonic.kernel import tell


async def march(game: DeathMayDie, scene: Scene, figures: Sequence[int], distance: int, word: str) -> None:
    """DMD-103: each along a shortest path legal for it; it stops on arrival. DMD-090: Fire does not matter to it."""
    if not figures:
        tell(game, "nobody_moves", "DMD-100", {"source": scene.source})
    for figure in figures:
        if game.where[figure] == OFF_BOARD:
            continue
        if word == "away_from_you":
            await _pushed(game, scene, figure, distance)
            continue
        if word == "nearest_investigator":
            goals: Sequence[int] = _nearest(game, figure)
        else:
            meant = spaces_meant(game, scene, word)
            goals = meant if len(meant) < 2 else await spaces_of(game, scene, word)
        ends = _reached(game, figure, distance, goals)
        if ends:
            _go(game, figure, await _end(game, scene, figure, ends) if len(ends) > 1 else ends.pop(), scene.rule)


def _nearest(game: DeathMayDie, figure: int) -> list[int]:
    """DMD-104: the spaces it may be heading for; each enemy looks for its own nearest investigator."""
    far = ways_of_figure(game, figure).far[game.where[figure]]
    least, found = FAR, []
    for seat in living(game):
        space = game.at[seat]
        if far[space] < least:
            least, found = far[space], [space]
        elif far[space] == least and least < FAR and space not in found:
            found.append(space)
    return sorted(found)


def haste(game: DeathMayDie, figure: int, goal: int) -> int:
    """DMD-103: how many extra spaces an enemy moves because of its target."""
    farther = 0
    for seat, at in enumerate(game.at):
        for _, effect in modifiers(game, seat, "mod_enemy") if at == goal and not game.dead[seat] else ():
            if effect.what == "move" and effect.enemies is not None and is_kind(game, figure, effect.enemies.kind):
                farther = max(farther, fixed(effect.amount))
    return farther


def _reached(game: DeathMayDie, figure: int, distance: int, goals: Iterable[int]) -> set[int]:
    """DMD-103, DMD-105: the spaces in which its movement may end; none, if it stays where it is."""
    roads = ways_of_figure(game, figure)
    at = game.where[figure]
    ends: set[int] = set()
    for goal in goals:
        if distance == DIRECT:
            ends.add(goal)
        elif roads.far[at][goal] < FAR:
            ends |= _ends(roads, at, goal, distance + haste(game, figure, goal))
    if not ends or ends == {at}:
        if game.sink:
            tell(game, "stays", "DMD-105", {"enemy": figure, "space": at})
        return set()
    return ends


async def _end(game: DeathMayDie, scene: Scene, figure: int, ends: set[int]) -> int:
    """DMD-154: which of them it is."""
    scene.this, before = figure, scene.this
    to = await one_space(game, scene, ends, "enemy_way", enemy=figure, space=game.where[figure])
    scene.this = before
    return to


@functools.lru_cache(16384)
def _ends(roads: Roads, at: int, goal: int, distance: int) -> frozenset[int]:
    """The spaces in which that many steps along shortest paths can end."""
    edge = frozenset((at,))
    for _ in range(min(distance, roads.far[at][goal])):
        edge = frozenset(
            there for here in edge for there in roads.next[here] if roads.far[there][goal] < roads.far[here][goal]
        )
    return edge


async def _pushed(game: DeathMayDie, scene: Scene, figure: int, distance: int) -> None:
    """Away from you: every step must lead farther off."""
    for _ in range(distance):
        roads = ways_of_figure(game, figure)
        at = game.where[figure]
        mine = game.at[scene.you]
        ahead = [to for to in roads.next[at] if roads.far[to][mine] > roads.far[at][mine]]
        if not ahead:
            return
        to = await one_space(game, scene, ahead, "enemy_way", enemy=figure, space=at)
        _go(game, figure, to, scene.rule)


def _go(game: DeathMayDie, figure: int, to: int, rule: str) -> None:
    if game.where[figure] == to:
        return
    if game.sink:
        tell(game, "enemy_moved", rule, {"enemy": figure, "from_space": game.where[figure], "space": to})
    put(game, figure, to)


def place(game: DeathMayDie, figure: int, to: int, rule: str) -> None:
    """Put there: no movement, nobody follows (DMD-147)."""
    tell(game, "enemy_placed", rule, {"enemy": figure, "space": to})
    put(game, figure, to)


@carries_out_effect("move_enemies", matters=any_meant)
async def _move_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    figures = await figures_of(game, scene, effect.enemies)
    await march(game, scene, figures, value(game, scene, effect.amount), effect.at)


@carries_out_effect("place_enemies")
async def _place_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        place(game, figure, await space_of(game, scene, effect.at), scene.rule)
