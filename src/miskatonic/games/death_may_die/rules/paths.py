"""Where a Run can lead, and the way that is proposed: the shortest, past the fewest enemies and the least Fire."""

import functools
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import Profile, profile
from miskatonic.games.death_may_die.basics import ignores, ways
from miskatonic.games.death_may_die.maps import Roads, Stoppers, scenario_map
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.state import DeathMayDie

Shortcuts = tuple[Effect, ...]
"""DMD-047: what is adjacent for this investigator when it Runs."""


def _beyond(scenario: int, shortcuts: Shortcuts, at: int) -> set[int]:
    """The spaces that cards make adjacent to one space."""
    map_ = scenario_map(scenario)
    there: set[int] = set()
    for effect in shortcuts:
        ends = {"each_gate": map_.gates, "start": (map_.start,)}[effect.at]
        if effect.what == "your_space" or at in ends:
            there.update(ends)
    return there - {at}


@functools.lru_cache(4096)
def _beside(scenario: int, roads: Roads, shortcuts: Shortcuts, at: int) -> tuple[int, ...]:
    return tuple(sorted({*roads.next[at], *_beyond(scenario, shortcuts, at)})) if shortcuts else roads.next[at]


def beside(game: DeathMayDie, seat: int) -> tuple[int, ...]:
    """DMD-046: where one step of a Run leads."""
    return _beside(game.scenario, ways(game), profile(game, seat).shortcuts, game.at[seat])


def _stopped(game: DeathMayDie, seat: int, stoppers: Stoppers) -> tuple[int, ...]:
    """The passages that end this investigator's movement."""
    return tuple([passage for passage, token in stoppers if not ignores(game, seat, token)]) if stoppers else ()


Ways = tuple[tuple[int, ...], ...]
"""The shortest ways to a space, each a row of spaces."""


@functools.lru_cache(8192)
def _within(roads: Roads, at: int, length: int) -> tuple[int, ...]:
    """Every space within that many steps, if only the map counts."""
    return tuple([space for space, far in enumerate(roads.far[at]) if 0 < far <= length])


@functools.lru_cache(16384)
def _shortest(roads: Roads, at: int, to: int) -> Ways:
    """The shortest ways there, where nothing but the map counts."""
    if at == to:
        return ((),)
    nearer = [there for there in roads.next[at] if roads.far[there][to] < roads.far[at][to]]
    return tuple([(there, *rest) for there in nearer for rest in _shortest(roads, there, to)])


@functools.lru_cache(8192)
def _reach(
    scenario: int, roads: Roads, shortcuts: Shortcuts, stopped: tuple[int, ...], at: int, length: int
) -> dict[int, Ways]:
    """Every space within that many steps, with the ways there; what ends the movement is only ever crossed last."""
    by_pair = scenario_map(scenario).by_pair
    found: dict[int, Ways] = {}
    passed = {at}
    edge: dict[int, Ways] = {at: ((),)}
    for _ in range(length):
        reached: dict[int, list[tuple[int, ...]]] = {}
        going_on: dict[int, list[tuple[int, ...]]] = {}
        for here, ways_ in edge.items():
            for there in _beside(scenario, roads, shortcuts, here):
                on = [(*way_, there) for way_ in ways_]
                if there not in found and there != at:
                    reached.setdefault(there, []).extend(on)
                if there not in passed and by_pair.get((here, there)) not in stopped:
                    going_on.setdefault(there, []).extend(on)
        found |= {there: tuple(ways_) for there, ways_ in reached.items()}
        edge = {there: tuple(ways_) for there, ways_ in going_on.items()}
        passed.update(edge)
    return found


def in_reach(game: DeathMayDie, seat: int, mine: Profile, length: int) -> tuple[int, ...]:
    """DMD-085: every space that a Run of that length can end in."""
    at, roads = game.at[seat], ways(game)
    stopped = _stopped(game, seat, roads.stoppers)
    if mine.shortcuts or stopped:
        return tuple(sorted(_reach(game.scenario, roads, mine.shortcuts, stopped, at, length)))
    return _within(roads, at, length)


class Price(NamedTuple):
    """By what a way is preferred: the enemies met on it, the Fire left on it."""

    met: int
    fire: int


def _price(game: DeathMayDie, way_: tuple[int, ...], at: int) -> Price:
    left = (at, *way_[:-1])
    return Price(sum([game.where.count(space) for space in way_]), sum([game.fire[space] for space in left]))


def way(game: DeathMayDie, seat: int, mine: Profile, to: int, length: int) -> tuple[int, ...]:
    """DMD-085: the proposed way to a space in reach."""
    at, shortcuts, roads = game.at[seat], mine.shortcuts, game.roads or ways(game)
    stopped = _stopped(game, seat, roads.stoppers) if roads.stoppers else ()
    if shortcuts or stopped:
        ways_ = _reach(game.scenario, roads, shortcuts, stopped, at, length)[to]
    else:
        ways_ = _shortest(roads, at, to)
    return ways_[0] if len(ways_) == 1 else _best(game, ways_, at)


def _best(game: DeathMayDie, ways_: Ways, at: int) -> tuple[int, ...]:
    return min(ways_, key=lambda way_: (_price(game, way_, at), way_))


def is_stopped(game: DeathMayDie, seat: int, spaces: tuple[int, ...]) -> bool:
    """DMD-085: whether the last step of a way crosses something that ends the movement."""
    passage = scenario_map(game.scenario).by_pair.get((spaces[-2], spaces[-1]), -1)
    return passage in _stopped(game, seat, ways(game).stoppers)
