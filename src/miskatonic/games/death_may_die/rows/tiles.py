"""The 16 double-sided tiles, and how a layout of them becomes a map (DMD-044 to DMD-046)."""

from collections.abc import Iterator
from typing import NamedTuple

from miskatonic.games.death_may_die.rows.scenario import Laid, Scenario

Cell = tuple[int, int]
"""A quarter of a tile, by column and row of the whole map."""


class Tile(NamedTuple):
    """One side: the letters of the spaces on its four quarters (top left, top right, bottom left, bottom right), which
    of them are joined by a passage, and where passages lead out: N1 N2 on the top from the left, E1 E2 on the right
    from the top, S1 S2 on the bottom from the left, W1 W2 on the left from the top.
    """

    cells: str
    passages: str
    openings: str


TILES = {
    ("t01", "A"): Tile("aaaa", "", "N1 E1 E2 S1 S2"),
    ("t01", "B"): Tile("abab", "ab", "N1 S1 S2 W1"),
    ("t02", "A"): Tile("aabb", "ab", "N1 E2 S2 W1 W2"),
    ("t02", "B"): Tile("aabc", "ab ac", "N1 N2 E2 S1 W2"),
    ("t03", "A"): Tile("aaaa", "", "N1 N2 E1 S1 S2"),
    ("t03", "B"): Tile("aaab", "ab", "N1 N2 S1 S2 W1"),
    ("t04", "A"): Tile("abcc", "ab ac bc", "N2 E1 E2 S1 W1 W2"),
    ("t04", "B"): Tile("abab", "ab", "N1 N2 E2 S2 W1"),
    ("t05", "A"): Tile("aabb", "ab", "E1 E2 S2 W1 W2"),
    ("t05", "B"): Tile("abac", "ab ac bc", "N2 E2 S1 W2"),
    ("t06", "A"): Tile("abbb", "ab", "N1 E1 E2 S1 W1"),
    ("t06", "B"): Tile("aaaa", "", "E1 E2 S1 S2 W2"),
    ("t07", "A"): Tile("abab", "ab", "N1 N2 E1 E2 S1 W1"),
    ("t07", "B"): Tile("aabc", "ab ac bc", "N1 E1 E2 S1 S2"),
    ("t08", "A"): Tile("aabb", "ab", "N2 E2 S1 S2 W1"),
    ("t08", "B"): Tile("aaaa", "", "N1 N2 E1 E2 S1 W2"),
    ("t09", "A"): Tile("aabb", "ab", "E1 E2 S1 W1 W2"),
    ("t09", "B"): Tile("aaaa", "", "N1 N2 E2 S1 S2 W2"),
    ("t10", "A"): Tile("abab", "ab", "N1 N2 E1 S2 W1"),
    ("t10", "B"): Tile("abcc", "ab ac", "N1 N2 E1 E2 S1"),
    ("t11", "A"): Tile("aaab", "ab", "N1 N2 S1 S2 W2"),
    ("t11", "B"): Tile("abab", "ab", "N1 N2 E2 S2 W1 W2"),
    ("t12", "A"): Tile("aaaa", "", "N1 N2 E2 S2 W1 W2"),
    ("t12", "B"): Tile("aabc", "ab ac", "N1 S1 S2 W2"),
    ("t13", "A"): Tile("aaaa", "", "N2 E1 S1 S2 W1"),
    ("t13", "B"): Tile("aabb", "ab", "N1 E2 S1 W1 W2"),
    ("t14", "A"): Tile("abac", "ab bc", "N1 E1 S2 W2"),
    ("t14", "B"): Tile("abab", "ab", "N1 N2 S2 W1 W2"),
    ("t15", "A"): Tile("aaaa", "", "N1 N2 S1 S2 W2"),
    ("t15", "B"): Tile("aaab", "ab", "N2 E1 S1 S2 W1"),
    ("t16", "A"): Tile("abcc", "ab ac bc", "E1 E2 S1 S2 W1"),
    ("t16", "B"): Tile("aabb", "ab", "N2 E2 S2 W1 W2"),
}

_OUT: dict[str, tuple[int, Cell]] = {
    "N1": (0, (0, -1)),
    "N2": (1, (0, -1)),
    "E1": (1, (1, 0)),
    "E2": (3, (1, 0)),
    "S1": (2, (0, 1)),
    "S2": (3, (0, 1)),
    "W1": (0, (-1, 0)),
    "W2": (2, (-1, 0)),
}
"""Each way out: from which quarter it leads, and in which direction."""


def _turned(cell: Cell, size: int) -> Cell:
    """A quarter turn clockwise within a square of that size."""
    x, y = cell
    return size - 1 - y, x


def _at(laid: Laid, cell: Cell) -> Cell:
    """Where a quarter of a tile is on the map."""
    for _ in range(laid.turned // 90):
        cell = _turned(cell, 2)
    return laid.column * 2 + cell[0], laid.row * 2 + cell[1]


def _direction(laid: Laid, way: Cell) -> Cell:
    for _ in range(laid.turned // 90):
        way = (-way[1], way[0])
    return way


class Plan(NamedTuple):
    """A map: the space on every quarter, and the passages, each with the two quarters it joins."""

    cells: dict[Cell, int]
    passages: dict[tuple[int, int], tuple[Cell, Cell]]


def plan(scenario: Scenario) -> Plan:
    """DMD-045, DMD-046: spaces are joined where a passage is printed inside a tile, or two openings face each other."""
    numbers = {(space.tile, space.letter): number for number, space in enumerate(scenario.spaces)}
    cells: dict[Cell, int] = {}
    for laid in scenario.layout:
        for quarter, letter in enumerate(TILES[laid.tile, laid.side].cells):
            cells[_at(laid, (quarter % 2, quarter // 2))] = numbers[laid.tile, letter]
    passages: dict[tuple[int, int], tuple[Cell, Cell]] = {}
    for here, there in [*_inside(scenario, cells), *_between(scenario, cells)]:
        a, b = sorted((cells[here], cells[there]))
        passages.setdefault((a, b), (here, there) if cells[here] == a else (there, here))
    return Plan(cells, dict(sorted(passages.items())))


def _inside(scenario: Scenario, cells: dict[Cell, int]) -> Iterator[tuple[Cell, Cell]]:
    """Passages printed between two spaces of a tile."""
    for laid in scenario.layout:
        tile = TILES[laid.tile, laid.side]
        quarters = [(quarter % 2, quarter // 2) for quarter in range(4)]
        for pair in tile.passages.split():
            for one, letter in zip(quarters, tile.cells, strict=True):
                for other, second in zip(quarters, tile.cells, strict=True):
                    if letter + second == pair and abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1:
                        yield _at(laid, one), _at(laid, other)


def _between(scenario: Scenario, cells: dict[Cell, int]) -> Iterator[tuple[Cell, Cell]]:
    """DMD-045: an arrow that faces a wall or the edge isn't a passage."""
    outs = set()
    for laid in scenario.layout:
        for opening in TILES[laid.tile, laid.side].openings.split():
            quarter, way = _OUT[opening]
            x, y = _at(laid, (quarter % 2, quarter // 2))
            dx, dy = _direction(laid, way)
            outs.add(((x, y), (x + dx, y + dy)))
    for here, there in sorted(outs):
        if (there, here) in outs and cells[here] != cells[there]:
            yield here, there
