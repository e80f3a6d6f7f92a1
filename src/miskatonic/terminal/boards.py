"""Finds what is particular to a game's board: the package of the game's name; any other game gets the plain board."""

import importlib
import importlib.util
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from miskatonic.kernel import view
from miskatonic.terminal.look import Picture, Row

View = view.View[Any]
"""What is seen of a table of any game; whoever draws a game knows its board."""
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
    """What a module or package in `terminal.games` offers, for the board that its game declares."""

    def words(self, view: view.View[Board], say: Say) -> list[str]:
        """The whole position, one line each, for reading and for reading aloud."""

    def turn(self, view: view.View[Board]) -> object:
        """Something that changes when a turn begins, so that the position is told again then."""

    def brief(self, view: view.View[Board], say: Say) -> list[str]:
        """What is told before every question, because it changes with each: dice on the table, for instance."""

    def places(self, view: view.View[Board]) -> Mapping[str, Spot]:
        """The spot of the drawn board at which each thing lies, by the thing's id."""

    def cards(self, view: view.View[Board], say: Say, read: Read) -> list[tuple[str, str]]:
        """What lies open and does something, with what it does."""

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
        """The board on a grid of characters, or None where it does not fit.

        `lit` are the spots that options concern, with the key to choose them by, `focus` the one that the player points
        at, `pointed` all things that the option there is about.
        """

    def legend(self, say: Say) -> list[Row]:
        """What the signs of the drawing mean."""

    def threat(self, view: view.View[Board], say: Say) -> list[Row]:
        """What the players play against, in two rows."""

    def people(self, view: view.View[Board], say: Say, wide: bool) -> list[Row]:
        """The seats with what they hold; one row each, or several where there is room."""


def board(game: str) -> Drawing[Any]:
    """How that game is drawn."""
    name = f"miskatonic.terminal.games.{game}"
    module: Any = importlib.import_module(name if importlib.util.find_spec(name) else "miskatonic.terminal.plain")
    found: Drawing[Any] = module
    return found


def sentences(parts: list[str]) -> str:
    """The parts as sentences; one that ends in a mark of its own gets no full stop."""
    return " ".join(part if part.endswith(("?", "!")) else f"{part}." for part in parts)


def low(label: str) -> str:
    """A label as it stands inside a sentence."""
    return label[:1].lower() + label[1:]
