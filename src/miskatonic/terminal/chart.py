"""Draws a chart of named boxes joined by lines on a grid of characters.

Boxes keep clear of each other and stay as near as they can to where they are on the board; lines run along rows and
columns around the boxes, with few bends and few crossings. Nothing here depends on a game.
"""

import heapq
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

GAPS = ((4, 1), (2, 1), (1, 1), (1, 0))
"""The gap left between two boxes, so that lines can pass: columns and rows, the preferred one first."""
NARROWER = 1.6
"""A narrower gap is used only if it brings the boxes that much nearer to their places."""
BEND, CROSSING, SHARED = 3, 5, 25
"""What a line's path costs besides its length: a change of direction, crossing a line, running along one."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west; their bits are 1, 2, 4, 8
STROKES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
"""The character for each set of directions, by its bits."""


class Box(NamedTuple):
    """Where something is drawn: its top left corner and its size."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def near(self, other: "Box", gap: tuple[int, int] = (0, 0)) -> bool:
        """Whether the two overlap or leave less than the gap between them."""
        columns, rows = gap
        return (
            self.x < other.x + other.width + columns
            and other.x < self.x + self.width + columns
            and self.y < other.y + other.height + rows
            and other.y < self.y + self.height + rows
        )


class Chart(NamedTuple):
    """The boxes in the order in which they were given, the strokes of the lines between them by cell, and the positions
    of the group labels for which there was room.
    """

    boxes: tuple[Box, ...]
    strokes: dict[tuple[int, int], str]
    labels: dict[str, tuple[int, int]]


Points = tuple[tuple[float, float], ...]
"""Where things are on the board, from 0 to 1 in both directions."""
Labels = tuple[tuple[str, tuple[int, ...]], ...]
"""A label, and the numbers of the boxes it should be in the middle of."""


@lru_cache(maxsize=16)
def chart(
    points: Points,
    widths: tuple[int, ...],
    tall: int | tuple[int, ...],
    lines: tuple[tuple[int, int], ...],
    size: tuple[int, int],
    labels: Labels = (),
) -> Chart | None:
    """The drawing for a grid of that size, or None if the boxes do not fit; they are all equally tall, or each as tall
    as given.
    """
    boxes = _place(points, widths, (tall,) * len(widths) if isinstance(tall, int) else tall, size)
    if boxes is None:
        return None
    strokes = _draw(boxes, lines, size)
    found = {label: _room(label, [boxes[i] for i in group], boxes, strokes, size) for label, group in labels}
    return Chart(tuple(boxes), strokes, {label: spot for label, spot in found.items() if spot})


def _room(
    label: str,
    group: Sequence[Box],
    boxes: Sequence[Box],
    strokes: dict[tuple[int, int], str],
    size: tuple[int, int],
) -> tuple[int, int] | None:
    """The nearest place to the middle of the group where a label fits."""
    width, height = size
    middle_x = sum(2 * box.x + box.width for box in group) / len(group) / 2
    middle_y = sum(box.y + 1 for box in group) / len(group)
    spots = sorted(
        (abs(x + len(label) / 2 - middle_x) + 2.5 * abs(y - middle_y), y, x)
        for y in range(height)
        for x in range(width - len(label) + 1)
    )
    for far, y, x in spots:
        if far > width / 4:
            break
        around = Box(x, y, len(label), 1)
        if not any(around.near(box, (1, 1)) for box in boxes) and not any(
            (column, y) in strokes for column in range(x - 1, x + len(label) + 1)
        ):
            return x, y
    return None


def _place(points: Points, widths: Sequence[int], talls: Sequence[int], size: tuple[int, int]) -> list[Box] | None:
    """Every box near its point: of several orders of placing them, the one that moves them least."""
    width, height = size
    if any(wide > width for wide in widths) or any(tall > height for tall in talls):
        return None
    wanted = [
        Box(round(x * (width - wide)), round(y * (height - tall)), wide, tall)
        for (x, y), wide, tall in zip(points, widths, talls, strict=True)
    ]
    rows = sorted(range(len(wanted)), key=lambda i: (wanted[i].y, wanted[i].x))
    columns = sorted(rows, key=lambda i: (wanted[i].x, wanted[i].y))
    best: list[Box] | None = None
    least = float("inf")
    for narrower, gap in enumerate(GAPS):
        for order in (rows, rows[::-1], columns, columns[::-1]):
            for pitch in (1, max(talls) + gap[1]):  # aligned rows waste no space when it is crowded
                boxes = _place_in(order, wanted, gap, pitch, size)
                if boxes:
                    moved = sum(_moved(*pair) ** 2 for pair in zip(boxes, wanted, strict=True)) * NARROWER**narrower
                    if moved < least:
                        best, least = boxes, moved
        if best and narrower >= 2:
            break
    return best


def _moved(box: Box, wanted: Box) -> int:
    return abs(box.x - wanted.x) + 3 * abs(box.y - wanted.y)


def _place_in(
    order: Sequence[int], wanted: Sequence[Box], gap: tuple[int, int], pitch: int, size: tuple[int, int]
) -> list[Box] | None:
    """Place them one after another, then once more, so that boxes that were in each other's way can move nearer."""
    boxes: dict[int, Box] = {}
    for _ in range(2):
        for i in order:
            boxes.pop(i, None)
            found = _nearest_free(wanted[i], boxes.values(), gap, pitch, size)
            if found is None:
                return None
            boxes[i] = found
    return [boxes[i] for i in range(len(wanted))]


def _nearest_free(
    wanted: Box, taken: Iterable[Box], gap: tuple[int, int], pitch: int, size: tuple[int, int]
) -> Box | None:
    """The nearest free spot, searched row by row."""
    width, height = size
    columns, rows = gap
    best: tuple[int, int, int] | None = None
    for y in range(0, height - wanted.height + 1, pitch):
        near = [b for b in taken if y < b.y + b.height + rows and b.y < y + wanted.height + rows]
        spots = {wanted.x, 0, width - wanted.width}
        spots |= {x for b in near for x in (b.x + b.width + columns, b.x - wanted.width - columns)}
        for x in spots:
            if not 0 <= x <= width - wanted.width:
                continue
            if any(x < b.x + b.width + columns and b.x < x + wanted.width + columns for b in near):
                continue
            spot = (abs(x - wanted.x) + 3 * abs(y - wanted.y), y, x)
            if best is None or spot < best:
                best = spot
    return best and wanted._replace(x=best[2], y=best[1])


def _draw(boxes: Sequence[Box], lines: Sequence[tuple[int, int]], size: tuple[int, int]) -> dict[tuple[int, int], str]:
    """All lines, short ones first, because they have the least choice."""
    blocked = {(x, y) for b in boxes for x in range(b.x, b.x + b.width) for y in range(b.y, b.y + b.height)}
    bits: dict[tuple[int, int], int] = {}
    for a, b in sorted(lines, key=lambda line: (_distance(boxes[line[0]], boxes[line[1]]), line)):
        for cell, mask in _way(boxes[a], boxes[b], blocked, bits, size).items():
            bits[cell] = bits.get(cell, 0) | mask
    return {cell: STROKES[mask] for cell, mask in bits.items()}


def _distance(a: Box, b: Box) -> int:
    return abs(2 * a.x + a.width - 2 * b.x - b.width) + 4 * abs(a.y - b.y)


def _way(
    start: Box, end: Box, blocked: set[tuple[int, int]], bits: dict[tuple[int, int], int], size: tuple[int, int]
) -> dict[tuple[int, int], int]:
    """The cheapest path from box to box: the directions in which each of its cells is entered and left."""
    width, height = size
    queue: list[tuple[int, int, int, int]] = []
    came: dict[tuple[int, int, int], tuple[int, int, int] | None] = {}
    cost: dict[tuple[int, int, int], int] = {}
    for x in range(start.x, start.x + start.width):
        off = abs(2 * x + 1 - 2 * start.x - start.width) // 3  # lines leave above and below the middle if they can
        queue += [(off, x, start.y - 1, 0), (off, x, start.y + start.height, 2)]
    for y in range(start.y, start.y + start.height):
        queue += [(0, start.x + start.width, y, 1), (0, start.x - 1, y, 3)]
    queue = [entry for entry in queue if 0 <= entry[1] < width and 0 <= entry[2] < height]
    queue = [(price + _dear(bits, x, y, d), x, y, d) for price, x, y, d in queue if (x, y) not in blocked]
    for price, x, y, d in queue:
        cost[x, y, d] = price
        came[x, y, d] = None

    def left(x: int, y: int) -> int:
        """The least remaining length of the path; nearer cells are tried first."""
        return max(end.x - x, x - end.x - end.width, 0) + 2 * max(end.y - y, y - end.y - end.height, 0)

    ahead = [(price + left(x, y), price, x, y, d) for price, x, y, d in queue]
    heapq.heapify(ahead)
    while ahead:
        _, price, x, y, d = heapq.heappop(ahead)
        if price > cost[x, y, d]:
            continue
        for turn, (dx, dy) in enumerate(STEPS):
            nx, ny = x + dx, y + dy
            if turn == (d + 2) % 4:
                continue
            if end.holds(nx, ny):
                if turn == d:
                    return _trace(came, (x, y, d))
                continue
            if not (0 <= nx < width and 0 <= ny < height) or (nx, ny) in blocked:
                continue
            step = price + (2 if dy else 1) + (BEND if turn != d else 0) + _dear(bits, nx, ny, turn)
            if step < cost.get((nx, ny, turn), 1 << 30):
                cost[nx, ny, turn] = step
                came[nx, ny, turn] = (x, y, d)
                heapq.heappush(ahead, (step + left(nx, ny), step, nx, ny, turn))
    return {}


def _dear(bits: dict[tuple[int, int], int], x: int, y: int, goes: int) -> int:
    """The extra cost of entering a cell that another line uses."""
    mask = bits.get((x, y), 0)
    if not mask:
        return 0
    across = 0b1010 if goes % 2 == 0 else 0b0101
    return CROSSING if mask == across else SHARED


def _trace(
    came: dict[tuple[int, int, int], tuple[int, int, int] | None], last: tuple[int, int, int]
) -> dict[tuple[int, int], int]:
    """From the last cell back to the first: the bits of each cell. `d` is the direction in which a cell was entered."""
    way: dict[tuple[int, int], int] = {}
    leaves = last[2]
    cell: tuple[int, int, int] | None = last
    while cell is not None:
        x, y, d = cell
        way[x, y] = way.get((x, y), 0) | 1 << leaves | 1 << (d + 2) % 4
        leaves = d
        cell = came[cell]
    return way
