"""The kernel: a game as an ordered list of decisions over a seeded, pure engine. It knows no game and does no I/O."""

from miskatonic.kernel.choice import Barred, Choice, Option, ask
from miskatonic.kernel.chronicle import Chronicle, Distinction, Figure, Luck, Moment, chosen, foremost, witnessed
from miskatonic.kernel.errors import (
    BadSave,
    EmptyChoice,
    IllegalAnswer,
    NothingToUndo,
    NotYourSeat,
    StaleAnswer,
    Trouble,
    UnknownGame,
    UnknownOption,
)
from miskatonic.kernel.event import Event, still_true, tell
from miskatonic.kernel.game import Game, Line, Measure, Setting, find_game, games, register
from miskatonic.kernel.outcome import GameOver, Outcome, lose, win
from miskatonic.kernel.record import load_table
from miskatonic.kernel.rng import below, seeded, shuffle
from miskatonic.kernel.state import State, go_on_as
from miskatonic.kernel.table import Table, new_table

__all__ = [
    "BadSave",
    "Barred",
    "Choice",
    "Chronicle",
    "Distinction",
    "EmptyChoice",
    "Event",
    "Figure",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "Line",
    "Luck",
    "Measure",
    "Moment",
    "NotYourSeat",
    "NothingToUndo",
    "Option",
    "Outcome",
    "Setting",
    "StaleAnswer",
    "State",
    "Table",
    "Trouble",
    "UnknownGame",
    "UnknownOption",
    "ask",
    "below",
    "chosen",
    "find_game",
    "foremost",
    "games",
    "go_on_as",
    "load_table",
    "lose",
    "new_table",
    "register",
    "seeded",
    "shuffle",
    "still_true",
    "tell",
    "win",
    "witnessed",
]
