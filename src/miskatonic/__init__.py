"""Miskatonic: the digital table for the cooperative games of Lovecraft's world."""

import secrets
from collections.abc import Mapping

from miskatonic import games as _games  # noqa: F401  (makes the games known)
from miskatonic.kernel import (
    BadPosition,
    BadSave,
    Choice,
    Event,
    Game,
    IllegalAnswer,
    NothingToUndo,
    NotYourSeat,
    Option,
    OtherCards,
    Outcome,
    StaleAnswer,
    Table,
    Trouble,
    UnknownGame,
    UnknownOption,
    find_game,
    games,
    load_table,
)
from miskatonic.kernel import arrange as _arrange
from miskatonic.kernel import new_table as _new_table

__version__ = "0.2.0"


def new_table(
    game: str | Game,
    *,
    seed: int | None = None,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    light: bool = False,
) -> Table:
    """Set up a table. A seed that is not given is drawn, and recorded in the table.

    `light=True` is the same game for simulations: no events, no checkpoints, the same answers and outcome.
    """
    found = find_game(game) if isinstance(game, str) else game
    drawn = secrets.randbelow(2**32) if seed is None else seed
    return _new_table(found, seed=drawn, seats=seats, options=options, light=light)


def drawn_seed() -> int:
    """A seed that nobody can guess, nor find out from what the cards have brought (`kernel.rng`)."""
    return 2**64 + secrets.randbelow(2**128 - 2**64)


def arrange(game: str | Game, text: str, *, seed: int = 0) -> Table:
    """A table at which a game stands as the text says: one sentence a line, in the words of the game's `arrange`."""
    return _arrange(find_game(game) if isinstance(game, str) else game, text, seed=seed)


__all__ = [
    "BadPosition",
    "BadSave",
    "Choice",
    "Event",
    "Game",
    "IllegalAnswer",
    "NotYourSeat",
    "NothingToUndo",
    "Option",
    "OtherCards",
    "Outcome",
    "StaleAnswer",
    "Table",
    "Trouble",
    "UnknownGame",
    "UnknownOption",
    "arrange",
    "drawn_seed",
    "games",
    "load_table",
    "new_table",
]
