"""Where the locations of a scenario lie on the drawn map: on a grid, each beside those it is connected with."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from miskatonic.games.arkham_lcg.board.cards import SeenPlace

Cell = tuple[int, int]
AROUND = ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
"""Where a neighbour is put, the first choice first: above, below, beside."""


def ways(places: Sequence[SeenPlace]) -> tuple[tuple[int, int], ...]:
    """The connections, each once, by the numbers of the locations."""
    number = {place["id"]: at for at, place in enumerate(places)}
    found = {
        (min(at, number[other]), max(at, number[other]))
        for at, place in enumerate(places)
        for other in place["connects"]
        if other in number
    }
    return tuple(sorted(found))


@lru_cache(maxsize=32)
def grid(count: int, joined: tuple[tuple[int, int], ...]) -> tuple[Cell, ...]:
    """A cell for each location: the one with most ways first, then its neighbours around it, then theirs."""
    near: list[list[int]] = [[] for _ in range(count)]
    for a, b in joined:
        near[a].append(b)
        near[b].append(a)
    cells: dict[int, Cell] = {}
    for start in sorted(range(count), key=lambda at: -len(near[at])):
        if start in cells:
            continue
        cells[start] = (max((x for x, _ in cells.values()), default=-1) + 1, 0)
        queue = [start]
        while queue:
            at = queue.pop(0)
            for other in near[at]:
                if other not in cells:
                    cells[other] = _beside(cells[at], [cells[one] for one in near[other] if one in cells], cells)
                    queue.append(other)
    left, top = (min(cell[axis] for cell in cells.values()) for axis in (0, 1)) if cells else (0, 0)
    return tuple((cells[at][0] - left, cells[at][1] - top) for at in range(count))


def _beside(parent: Cell, friends: Sequence[Cell], cells: Mapping[int, Cell]) -> Cell:
    """A free cell around the parent, as near as can be to everything the location is connected with."""
    taken = set(cells.values())
    far = 1
    while True:
        free = [spot for dx, dy in AROUND if (spot := (parent[0] + far * dx, parent[1] + far * dy)) not in taken]
        if free:
            return min(free, key=lambda spot: sum(abs(spot[0] - x) + abs(spot[1] - y) for x, y in friends))
        far += 1


def points(cells: Sequence[Cell]) -> tuple[tuple[float, float], ...]:
    """The cells as parts of the drawing's width and height, from 0 to 1."""
    wide, tall = (max(cell[axis] for cell in cells) for axis in (0, 1))
    return tuple((x / wide if wide else 0.5, y / tall if tall else 0.5) for x, y in cells)
