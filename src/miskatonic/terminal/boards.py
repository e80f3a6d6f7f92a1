"""Finds a game's own board: the package with the game's name; a game without one gets the plain board."""

import importlib
import importlib.util
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from miskatonic.kernel import view
from miskatonic.terminal.look import Picture, Row

View = view.View[Any]
"""The view of a table of any game; the module that draws a game knows its board."""
Board = TypeVar("Board")


class Say(Protocol):
    """A message in the viewer's language."""

    def __call__(self, message: str, /, **args: object) -> str: ...


class Read(Protocol):
    """Everything there is to read about a name, in the viewer's language."""

    def __call__(self, name: str, /) -> list[str]: ...


class Spot(NamedTuple):
    """Something on a drawn board that can be pointed at and clicked: the thing it is, and its name."""

    id: str
    name: str


class Drawing(Protocol[Board]):
    """What a module or package in `terminal.games` provides, for the board that its game declares."""

    def words(self, view: view.View[Board], say: Say) -> list[str]:
        """The whole position, line by line, for reading and for screen readers."""

    def turn(self, view: view.View[Board]) -> object:
        """Something that changes when a turn begins, so that the position is described again."""

    def brief(self, view: view.View[Board], say: Say) -> list[str]:
        """What is shown before every question, because it changes each time, such as dice on the table."""

    def places(self, view: view.View[Board]) -> Mapping[str, Spot]:
        """The spot on the drawn board where each thing is, by the thing's id."""

    def cards(self, view: view.View[Board], say: Say, read: Read) -> list[tuple[str, str]]:
        """What is in play and does something, with what it does."""

    def held(self, view: view.View[Board], seat: int, say: Say, read: Read) -> list[tuple[str, str]]:
        """The investigator of a seat and the cards in hand, each with what it does."""

    def draw(
        self,
        view: view.View[Board],
        say: Say,
        size: tuple[int, int],
        lit: Mapping[str, str],
        focus: str | None,
        pointed: Collection[str] = (),
    ) -> Picture | None:
        """The board on a grid of characters, or None if it does not fit.

        `lit` are the spots that options concern, each with the key that chooses it, `focus` is the one that the player
        points at, `pointed` are all things that the selected option is about.
        """

    def legend(self, say: Say) -> list[Row]:
        """What the symbols in the drawing mean."""

    def threat(self, view: view.View[Board], say: Say) -> list[Row]:
        """What the players are up against, in two rows."""

    def people(self, view: view.View[Board], say: Say, wide: bool) -> list[Row]:
        """The seats with what they hold; one row each, or several if there is room."""


def board(game: str) -> Drawing[Any]:
    """The drawing of that game."""
    name = f"miskatonic.terminal.games.{game}"
    module: Any = importlib.import_module(name if importlib.util.find_spec(name) else "miskatonic.terminal.plain")
    found: Drawing[Any] = module
    return found


def sentences(parts: list[str]) -> str:
    """The parts as sentences; one that already ends in a punctuation mark gets no full stop."""
    return " ".join(part if part.endswith(("?", "!")) else f"{part}." for part in parts)


def low(label: str) -> str:
    """A label as it is written inside a sentence."""
    return label[:1].lower() + label[1:]
