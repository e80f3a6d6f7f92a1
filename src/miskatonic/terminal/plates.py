"""Plates on a map: a name above what is there, lit if it can be chosen, drawn over the lines of a chart."""

from collections.abc import Iterable, Sequence

from miskatonic.terminal.chart import Box
from miskatonic.terminal.look import FELT, LAMP, LAMP_WASH, ON_LAMP, ROOM, TEXT, Row

Cells = dict[tuple[int, int], tuple[str, str]]
"""A character and its style by column and row."""


def lay(cells: Cells, box: Box, title: Row, tokens: Row, lit: bool, focused: bool, *more: Row) -> None:
    """Put a plate on the map, with more rows if there is room for them."""
    ground = LAMP_WASH if lit else FELT
    for y, row in enumerate((title, tokens, *more)):
        spans = [(character, style) for text, style in row for character in text]
        for x in range(box.width):
            character, style = spans[x] if x < len(spans) else (" ", "")
            if y == 0 and lit and style in (TEXT, ""):
                style = f"bold {LAMP}"
            if y == 0 and focused:
                style = f"bold {ON_LAMP} on {LAMP}"
            cells[box.x + x, box.y + y] = (character, style if " on " in style else f"{style} on {ground}".strip())


def fitted(ways: Iterable[Sequence[Row]], width: int) -> Row:
    """The parts of a row, in the first of several forms that fits, with gaps if they fit too."""
    row: Row = []
    for parts in ways:
        there = [part for part in parts if part]
        for gap in (" ", ""):
            row = [span for i, part in enumerate(there) for span in (*([(gap, "")] if i and gap else []), *part)]
            if sum(len(text) for text, _ in row) <= width:
                return row
    return row


def rows(cells: Cells, size: tuple[int, int]) -> list[Row]:
    """The map row by row, in pieces of the same style."""
    width, height = size
    return [_row(cells, y, width) for y in range(height)]


def _row(cells: Cells, y: int, width: int) -> Row:
    row: Row = []
    for x in range(width):
        character, style = cells.get((x, y), (" ", f"on {ROOM}"))
        if row and row[-1][1] == style:
            row[-1] = (row[-1][0] + character, style)
        else:
            row.append((character, style))
    return row
