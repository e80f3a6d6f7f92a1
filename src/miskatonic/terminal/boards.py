"""Finds what is particular to a game's board, by the game's id; every other game gets the plain one."""

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Any, Protocol

from miskatonic.terminal.look import Picture, Row

View = dict[str, Any]


class Say(Protocol):
    """A message in the viewer's language."""

    def __call__(self, message: str, /, **args: object) -> str: ...


class Board(Protocol):
    """What a module in `terminal.games` offers."""

    def words(self, view: View, say: Say) -> list[str]:
        """The whole position, one line each, for reading and for reading aloud."""

    def turn(self, view: View) -> object:
        """Something that changes when a turn begins, so that the position is told again then."""

    def brief(self, view: View, say: Say) -> list[str]:
        """What is told before every question, because it changes with each: dice on the table, for instance."""

    def places(self, view: View) -> set[str]:
        """The names of what can be chosen on the drawn board."""

    def cards(self, view: View, say: Say) -> list[tuple[str, str]]:
        """What lies open and does something, with what it does."""

    def draw(
        self, view: View, say: Say, size: tuple[int, int], lit: Mapping[str, str], focus: str | None
    ) -> Picture | None:
        """The board on a grid of characters, or None where it does not fit."""

    def legend(self, say: Say) -> list[Row]:
        """What the signs of the drawing mean."""

    def threat(self, view: View, say: Say) -> list[Row]:
        """What the players play against, in two rows."""

    def people(self, view: View, say: Say, wide: bool) -> list[Row]:
        """The seats with what they hold; one row each, or several where there is room."""


def board(game: str) -> Board:
    """The board of that game."""
    name = f"miskatonic.terminal.games.{game}"
    module: Any = importlib.import_module(name if importlib.util.find_spec(name) else "miskatonic.terminal.plain")
    found: Board = module
    return found


def sentences(parts: list[str]) -> str:
    """The parts as sentences; one that ends in a mark of its own gets no full stop."""
    return " ".join(part if part.endswith(("?", "!")) else f"{part}." for part in parts)
