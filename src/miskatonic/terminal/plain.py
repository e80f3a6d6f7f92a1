"""The board of a game without its own terminal board: the data of the view, one thing per line."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from miskatonic.terminal.boards import Read, Say, Spot, View
from miskatonic.terminal.look import TEXT, Picture, Row, in_words, seat_mark
from miskatonic.text.numbers import written


def words(view: View, say: Say) -> list[str]:
    """The board's data, indented."""
    return list(_lines(view["board"], ""))


def turn(view: View) -> object:
    """Unknown here; the position is described at the start and on request."""
    return None


def brief(view: View, say: Say) -> list[str]:
    """Unknown here."""
    return []


def places(view: View) -> dict[str, Spot]:
    """Nothing is drawn."""
    return {}


def cards(view: View, say: Say, read: Read) -> list[tuple[str, str]]:
    """Unknown here."""
    return []


def held(view: View, seat: int, say: Say, read: Read) -> list[tuple[str, str]]:
    """Unknown here."""
    return []


def draw(
    view: View,
    say: Say,
    size: tuple[int, int],
    lit: Mapping[str, str],
    focus: str | None,
    pointed: Collection[str] = (),
) -> Picture | None:
    """There is no drawing, but the words take its place."""
    return in_words(words(view, say), size[0])


def legend(say: Say) -> list[Row]:
    """Nothing is drawn."""
    return []


def threat(view: View, say: Say) -> list[Row]:
    """Unknown here."""
    return []


def people(view: View, say: Say, wide: bool) -> list[Row]:
    """The seats by name."""
    return [[seat_mark(seat), (f" {say(name)}", TEXT)] for seat, name in enumerate(view["names"])]


def _lines(data: Any, indent: str) -> Iterator[str]:
    pairs = data.items() if isinstance(data, dict) else enumerate(data, 1)
    for name, value in pairs:
        simple = not isinstance(value, dict | list) or not any(isinstance(part, dict | list) for part in value)
        if isinstance(value, list) and simple:
            yield f"{indent}{name}: {', '.join(map(str, value)) or '-'}"
        elif isinstance(value, dict | list):
            yield f"{indent}{name}:"
            yield from _lines(value, f"{indent}  ")
        else:
            yield f"{indent}{name}: {'-' if value is None else written(value) if type(value) is int else value}"
