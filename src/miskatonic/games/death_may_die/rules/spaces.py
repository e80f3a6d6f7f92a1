"""Which spaces the words of effects mean (DMD-151). Where several are meant equally, the active player decides
(DMD-150).
"""

import functools
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any

from miskatonic.games.death_may_die.basics import ways
from miskatonic.games.death_may_die.maps import FAR, scenario_map
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import ELDER, OFF_BOARD, DeathMayDie, box, living, map_of
from miskatonic.kernel import Option, ask, below

GATES = ("gate_red", "gate_yellow", "gate_blue")


@functools.lru_cache(2048)
def space_option(verb: str, scenario: int, space: int) -> Option:
    """DMD-150: the option to take a space."""
    name = scenario_map(scenario).names[space]
    return Option(f"{verb}:{name.thing.partition(':')[2]}", space, space=name, way="whole")


async def one_space(
    game: DeathMayDie, scene: Scene, spaces: Iterable[int], prompt: str = "space", **moving: Any
) -> int:
    """One of several spaces that are meant equally; `moving` is what goes there, and from where."""
    found = sorted(set(spaces))
    if len(found) == 1:
        return found[0]
    picked = await ask(
        game,
        game.active,
        prompt,
        "DMD-150",
        lambda _: [space_option("space", game.scenario, space) for space in found],
        {"source": scene.source, **moving},
    )
    space: int = picked.value
    return space


def starting_point(game: DeathMayDie, scene: Scene) -> int:
    """DMD-151: where distances are measured from: an enemy that acts counts from its own space."""
    return game.where[scene.this] if scene.this > ELDER and game.where[scene.this] != OFF_BOARD else game.at[scene.you]


def token_spaces(game: DeathMayDie, token: str) -> list[int]:
    """DMD-151: the spaces with tokens of a kind."""
    kind = box(game).numbers.get(token)
    lying = [] if kind is None else game.lying[kind * len(game.fire) : (kind + 1) * len(game.fire)]
    return [space for space, count in enumerate(lying) if count]


def _by_distance(game: DeathMayDie, scene: Scene, spaces: Sequence[int], *, farthest: bool = False) -> list[int]:
    """The nearest or farthest of some spaces, from "you"; what can't be reached is farthest of all."""
    far = ways(game).far[game.at[scene.you]]
    found: list[int] = []
    best = 0
    for space in spaces:
        distance = -far[space] if farthest else far[space]
        if not found or distance < best:
            found, best = [space], distance
        elif distance == best:
            found.append(space)
    return found


def spaces_meant(game: DeathMayDie, scene: Scene, word: str) -> Sequence[int]:
    """DMD-151: the spaces that a word means, mostly one: equally, or each of them in this order (DMD-107)."""
    match word:
        case "your_space" | "your_new_space":
            return (game.at[scene.it],)
        case "gate_red" | "gate_yellow" | "gate_blue":
            return (map_of(game).gates[GATES.index(word)],)
        case "each_gate":
            return map_of(game).gates
        case "nearest_gate" | "farthest_gate":
            return _by_distance(game, scene, map_of(game).gates, farthest=word == "farthest_gate")
        case "elder_space":
            return _if_any(game.where[ELDER])
        case "its_space":
            return _if_any(scene.space if scene.space != OFF_BOARD else game.where[scene.this])
        case "chosen_space":
            return _if_any(scene.chosen)
        case "that_investigator":
            return _if_any(scene.left_to)
        case _:
            return _on_the_map(game, scene, word)


def _if_any(space: int) -> tuple[int, ...]:
    return () if space == OFF_BOARD else (space,)


def _on_the_map(game: DeathMayDie, scene: Scene, word: str) -> Sequence[int]:
    map_ = map_of(game)
    match word:
        case "start":
            return (map_.start,)
        case "random_gate":
            return (map_.gates[below(game, 3)],)
        case "random_location":
            return ((*map_.gates, map_.start)[below(game, 4)],)
        case "adjacent":
            return ways(game).next[game.at[scene.you]] or (game.at[scene.you],)
        case "any_space":
            return range(len(map_.names))
        case "farthest_from_start":
            far = ways(game).far[map_.start]
            most = max(distance for distance in far if distance < FAR)
            return [space for space, distance in enumerate(far) if distance == most]
        case "nearest_investigator":
            far = ways(game).far[starting_point(game, scene)]
            least = min((far[game.at[seat]] for seat in living(game)), default=FAR)
            return [game.at[seat] for seat in living(game) if far[game.at[seat]] == least]
        case "most_wounded":
            most = max((game.wounds[seat] for seat in living(game)), default=0)
            return [game.at[seat] for seat in living(game) if game.wounds[seat] == most]
        case _:
            return _named(game, scene, word)


def _named(game: DeathMayDie, scene: Scene, word: str) -> Sequence[int]:
    kind, _, id_ = word.partition(":")
    if kind == "space":
        return (map_of(game).numbers[id_],)
    spaces = token_spaces(game, id_)
    if kind == "each_token":
        return spaces
    return _by_distance(game, scene, spaces) if spaces else (game.at[scene.you],)


def _picked(game: DeathMayDie, scene: Scene, word: str, spaces: Sequence[int]) -> Awaitable[int]:
    match word:
        case "adjacent":
            return one_space(game, scene, spaces, "adjacent")
        case "any_space":
            return one_space(game, scene, spaces, "any_space")
        case _:
            return one_space(game, scene, spaces)


async def space_of(game: DeathMayDie, scene: Scene, word: str) -> int:
    """DMD-151: the one space that a word means, or none."""
    found = spaces_meant(game, scene, word)
    if len(found) == 1:
        return found[0]
    return await _picked(game, scene, word, found) if found else OFF_BOARD


async def spaces_of(game: DeathMayDie, scene: Scene, word: str) -> Sequence[int]:
    """DMD-107: the one space that a word means, if any, or each of those that it means together."""
    found = spaces_meant(game, scene, word)
    if len(found) < 2 or word.startswith("each_"):
        return found
    return (await _picked(game, scene, word, found),)
