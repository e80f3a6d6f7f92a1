"""The look of the full screen: a dark reading room; the lamp (amber) shines only where the player can act.

Nothing is shown by colour alone: towns have a symbol, seats a shape and a number, options their number.
"""

import textwrap
from collections.abc import Iterable
from typing import NamedTuple

from miskatonic.terminal.chart import Box
from miskatonic.text.numbers import percents

ROOM, DESK, FELT, FELT_2, FELT_3 = "#0c1514", "#12201e", "#182a27", "#203733", "#2b4741"
LINE, EDGE, TEXT, TEXT_2 = "#4d7068", "#76958b", "#f0e8d6", "#b8c6bb"
LAMP, LAMP_WASH, ON_LAMP = "#ffc057", "#3a2f17", "#261a04"
SEA, DANGER, BRASS = "#85c4b6", "#ff9a86", "#cda966"
SEATS = ("#d9a3e6", "#64d0cb", "#f0a06a", "#f1ead8", "#c3d46a", "#a4b4f2", "#f5aab4", "#b4bfbc")
SHAPES = "●■▲◆⬣⬟◗◖"

Span = tuple[str, str]
"""A piece of text and its style."""
Row = list[Span]


class Picture(NamedTuple):
    """A drawn board: its rows, and the clickable spots by id."""

    rows: list[Row]
    places: dict[str, Box]


def in_words(lines: Iterable[str], room: int) -> Picture:
    """Text in place of a drawing, wrapped between words."""
    return Picture([[(part, TEXT)] for line in lines for part in textwrap.wrap(line, room) or [""]], {})


def percent(chance: float) -> str:
    """A chance in whole percent, as on the page and in sentences."""
    return f"{percents(chance)}%"


def roughly(chance: float) -> str:
    """An estimate in whole percent."""
    said = percent(chance)
    return f"≈{said}" if chance % 1 and said[0].isdigit() else said


def seat_mark(seat: int) -> Span:
    """Shape and number in the seat's colour."""
    return f"{SHAPES[seat]}{seat + 1}", f"bold {SEATS[seat]}"
