"""The chances of dice: of a roll (`roll`), and of a whole adventure as the best play brings it about (`adventure`).

Everything here is made of tasks, dice, faces and what is printed, so the view, the options and the bots ask the same
functions.
"""

from miskatonic.games.elder_sign.odds.adventure import more, next_roll, rolled_now, whole
from miskatonic.games.elder_sign.odds.hand import (
    EMPTY,
    NO_DICE,
    NO_FEAR,
    NO_KNACK,
    Fear,
    Hand,
    Knack,
    Lying,
    fear_of,
)
from miskatonic.games.elder_sign.odds.roll import (
    COLOURED,
    NEVER,
    Dice,
    Secured,
    Tasks,
    chance,
    fewest,
    helped,
    hits,
    less,
    serves,
    uses,
)

__all__ = [
    "COLOURED",
    "EMPTY",
    "NEVER",
    "NO_DICE",
    "NO_FEAR",
    "NO_KNACK",
    "Dice",
    "Fear",
    "Hand",
    "Knack",
    "Lying",
    "Secured",
    "Tasks",
    "chance",
    "fear_of",
    "fewest",
    "helped",
    "hits",
    "less",
    "more",
    "next_roll",
    "rolled_now",
    "serves",
    "uses",
    "whole",
]
