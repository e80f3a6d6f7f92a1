"""Miskatonic: a digital table for cooperative games set in Lovecraft's world."""

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
    """Set up a table. If no seed is given, one is drawn and recorded in the table.

    `light=True` gives the same game for simulations: the same answers and outcome, but no events and no checkpoints.
    """
    found = find_game(game) if isinstance(game, str) else game
    drawn = secrets.randbelow(2**32) if seed is None else seed
    return _new_table(found, seed=drawn, seats=seats, options=options, light=light)


def drawn_seed() -> int:
    """A seed that nobody can guess, or work out from the cards that have come up (`kernel.rng`)."""
    return 2**64 + secrets.randbelow(2**128 - 2**64)


def arrange(game: str | Game, text: str, *, seed: int = 0) -> Table:
    """A table with the position the text describes: one sentence a line, in the words of the game's `arrange`."""
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
