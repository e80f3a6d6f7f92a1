"""Rows of styled pieces: measuring, cutting, spreading, wrapping, putting side by side."""

import textwrap
from collections.abc import Iterable

from miskatonic.terminal.look import Row


def width(row: Row) -> int:
    return sum(len(text) for text, _ in row)


def cut(row: Row, room: int) -> Row:
    """The row cut to the width; an ellipsis shows that something is left out."""
    if width(row) <= room:
        return row
    kept: Row = []
    left = room - 1
    for text, style in row:
        if len(text) > left:
            return [*kept, (text[: max(left, 0)].rstrip() + "…", style)] if room > 0 else []
        kept.append((text, style))
        left -= len(text)
    return kept


def spread(left: Row, right: Row, room: int) -> Row:
    """One part at each end; the left one is cut if both are too wide."""
    space = room - width(right) - bool(right)
    left = cut(left, space)
    return [*left, (" " * (room - width(left) - width(right)), ""), *right]


def on_ground(row: Row, room: int, ground: str) -> Row:
    """The row at exactly that width, on one background; a piece with its own background keeps it."""
    row = cut(row, room)
    row = [*row, (" " * (room - width(row)), "")]
    return [(text, style if " on " in f" {style}" else f"{style} on {ground}".strip()) for text, style in row if text]


def wrapped(text: str, room: int, most: int) -> list[str]:
    """The text in at most that many lines; an ellipsis shows that something is left out."""
    return textwrap.wrap(text, max(room, 4), max_lines=max(most, 1), placeholder="…") or [""]


def filled(pieces: Iterable[Row], room: int, gap: str = "  ") -> list[Row]:
    """Pieces put side by side into as few rows as possible."""
    rows: list[Row] = []
    for piece in pieces:
        if rows and width(rows[-1]) + len(gap) + width(piece) <= room:
            rows[-1] += [(gap, ""), *piece]
        else:
            rows.append(list(cut(piece, room)))
    return rows
