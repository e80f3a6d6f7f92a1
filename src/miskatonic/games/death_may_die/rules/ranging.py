"""Where a Run can lead, and the way that is proposed: the shortest, past the fewest enemies and the least Fire."""

import functools
from typing import NamedTuple

from miskatonic.games.death_may_die.board import board_of, roads
from miskatonic.games.death_may_die.listening import profile
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.state import DeathMayDie, board, box
from miskatonic.games.death_may_die.words import ignores, links, walls

Links = tuple[tuple[int, int], ...]


def _own_links(game: DeathMayDie, seat: int) -> tuple[Effect, ...]:
    """DMD-047: what is adjacent for this investigator when it Runs."""
    found = profile(game, seat).modifiers.get("mod_adjacent")
    return tuple([effect for _, effect in found]) if found else ()


def _shortcuts(game: DeathMayDie, effects: tuple[Effect, ...], at: int) -> set[int]:
    """The spaces that cards make adjacent to one space."""
    map_ = board(game)
    there: set[int] = set()
    for effect in effects:
        ends = {"each_gate": map_.gates, "start": (map_.start,)}[effect.at]
        if effect.what == "your_space" or at in ends:
            there.update(ends)
    return there - {at}


def beside(game: DeathMayDie, seat: int, at: int | None = None) -> list[int]:
    """Where one step of a Run leads."""
    here = game.at[seat] if at is None else at
    next_ = roads(game.scenario, walls(game), links(game)).next[here]
    own = _own_links(game, seat)
    return sorted({*next_, *_shortcuts(game, own, here)}) if own else list(next_)


def _stoppers(game: DeathMayDie, seat: int) -> tuple[int, ...]:
    """Passages with a token that ends a movement, unless it is ignored."""
    tokens = box(game).tokens
    return tuple(
        [
            passage
            for passage, kind in enumerate(game.barriers)
            if kind >= 0 and not tokens[kind].blocks and not ignores(game, seat, tokens[kind].id)
        ]
    )


@functools.lru_cache(16384)
def _reach(
    scenario: int, walls_: tuple[int, ...], links_: Links, stoppers: tuple[int, ...], at: int, length: int
) -> tuple[int, ...]:
    """The spaces that so many steps lead to."""
    next_ = roads(scenario, walls_, links_).next
    by_pair = board_of(scenario).by_pair
    found: set[int] = set()
    open_ = {at}
    edge = {at}
    for _ in range(length):
        ahead = {(here, there) for here in edge for there in next_[here]}
        found |= {there for _, there in ahead}
        edge = {there for here, there in ahead if by_pair.get((here, there)) not in stoppers} - open_
        open_ |= edge
    return tuple(sorted(found - {at}))


def in_reach(game: DeathMayDie, seat: int, length: int) -> tuple[int, ...]:
    """DMD-085: every space that a Run of that length can end in."""
    stoppers = _stoppers(game, seat) if any(kind >= 0 for kind in game.barriers) else ()
    at = game.at[seat]
    if not _own_links(game, seat):
        return _reach(game.scenario, walls(game), links(game), stoppers, at, length)
    return tuple(sorted(_paths(game, seat, length)))


class Path(NamedTuple):
    """A way, and by what it is preferred: its length, the enemies met on it, the Fire left on it."""

    steps: int
    met: int
    fire: int
    spaces: tuple[int, ...]


def _paths(game: DeathMayDie, seat: int, length: int) -> dict[int, Path]:
    """For each space in reach the best way; what ends the movement is only ever crossed last."""
    by_pair = board(game).by_pair
    stoppers = _stoppers(game, seat)
    cold = ignores(game, seat, "fire_leaving")
    start = game.at[seat]
    best: dict[int, Path] = {}
    open_ = {start: Path(0, 0, 0, ())}
    edge = [start]
    for steps in range(1, length + 1):
        found: dict[int, Path] = {}
        for here in edge:
            path = open_[here]
            fire = path.fire + (0 if cold else game.fire[here])
            for there in beside(game, seat, here):
                way_ = Path(steps, path.met + game.where.count(there), fire, (*path.spaces, there))
                if there != start and (there not in best or way_ < best[there]):
                    best[there] = way_
                if there not in open_ and by_pair.get((here, there)) not in stoppers:
                    found[there] = min(way_, found.get(there, way_))
        open_ |= found
        edge = list(found)
    return best


def way(game: DeathMayDie, seat: int, to: int, length: int) -> tuple[int, ...]:
    """The proposed way to a space in reach."""
    return _paths(game, seat, length)[to].spaces
