"""The board of a game that nobody has written words for yet: the view's own data, one thing per line."""

from collections.abc import Iterator
from typing import Any

from miskatonic.terminal.boards import Say, View


def words(view: View, say: Say) -> list[str]:
    """The board's data, indented."""
    return list(_lines(view["board"], ""))


def turn(view: View) -> object:
    """Unknown here; the position is told at the start and when asked for."""
    return None


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
            yield f"{indent}{name}: {'-' if value is None else value}"
