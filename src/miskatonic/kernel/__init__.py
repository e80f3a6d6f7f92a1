"""The kernel: a game as an ordered list of decisions over a seeded, pure engine. It knows no game and does no I/O."""

from miskatonic.kernel.arranged import arrange
from miskatonic.kernel.catalogue import Catalogue, DoubleId, Name, UnknownId, WrongRow, released_first, unless_known
from miskatonic.kernel.choice import Barred, Choice, Lack, Offer, Option, Step, ask, by_verb, possible, proposed
from miskatonic.kernel.chronicle import Chronicle, Distinction, Figure, Luck, Moment, chosen, foremost, witnessed
from miskatonic.kernel.coverage import Coverage, Family
from miskatonic.kernel.errors import (
    BadPosition,
    BadSave,
    EmptyChoice,
    IllegalAnswer,
    NothingToUndo,
    NotYourSeat,
    OtherCards,
    RefusedOption,
    StaleAnswer,
    Trouble,
    UnknownGame,
    UnknownOption,
)
from miskatonic.kernel.event import Event, keep_true, still_true, tell
from miskatonic.kernel.game import Game, Line, Measure, Sequel, Setting, find_game, games, register, total
from miskatonic.kernel.outcome import GameOver, Outcome, end, lose, win
from miskatonic.kernel.ranges import Extent, Extents, Ranges, Such, mismeasured, out_of_range, repeated
from miskatonic.kernel.replay import load_table
from miskatonic.kernel.rng import below, seeded, shuffle
from miskatonic.kernel.state import State, StepEnds, go_on_as
from miskatonic.kernel.table import Table, new_table
from miskatonic.kernel.window import Window, hold

__all__ = [
    "BadPosition",
    "BadSave",
    "Barred",
    "Catalogue",
    "Choice",
    "Chronicle",
    "Coverage",
    "Distinction",
    "DoubleId",
    "EmptyChoice",
    "Event",
    "Extent",
    "Extents",
    "Family",
    "Figure",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "Lack",
    "Line",
    "Luck",
    "Measure",
    "Moment",
    "Name",
    "NotYourSeat",
    "NothingToUndo",
    "Offer",
    "Option",
    "OtherCards",
    "Outcome",
    "Ranges",
    "RefusedOption",
    "Sequel",
    "Setting",
    "StaleAnswer",
    "State",
    "Step",
    "StepEnds",
    "Such",
    "Table",
    "Trouble",
    "UnknownGame",
    "UnknownId",
    "UnknownOption",
    "Window",
    "WrongRow",
    "arrange",
    "ask",
    "below",
    "by_verb",
    "chosen",
    "end",
    "find_game",
    "foremost",
    "games",
    "go_on_as",
    "hold",
    "keep_true",
    "load_table",
    "lose",
    "mismeasured",
    "new_table",
    "out_of_range",
    "possible",
    "proposed",
    "register",
    "released_first",
    "repeated",
    "seeded",
    "shuffle",
    "still_true",
    "tell",
    "total",
    "unless_known",
    "win",
    "witnessed",
]
