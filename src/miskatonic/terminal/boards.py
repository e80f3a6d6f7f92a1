"""Finds what is particular to a game's board, by the game's id; every other game gets the plain one."""

import importlib
import importlib.util
from typing import Any, Protocol

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


def board(game: str) -> Board:
    """The board of that game."""
    name = f"miskatonic.terminal.games.{game}"
    module: Any = importlib.import_module(name if importlib.util.find_spec(name) else "miskatonic.terminal.plain")
    found: Board = module
    return found
