"""The chances of dice: of a roll (`roll`), and of a whole adventure as the best play brings it about (`adventure`).

Everything here is made of tasks, dice, faces and what is printed, so the view, the options and the bots ask the same
functions.
"""

from miskatonic.games.elder_sign.odds.adventure import NO_FEAR, Fear, fear_of, whole
from miskatonic.games.elder_sign.odds.roll import (
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
    "NEVER",
    "NO_FEAR",
    "Dice",
    "Fear",
    "Secured",
    "Tasks",
    "chance",
    "fear_of",
    "fewest",
    "helped",
    "hits",
    "less",
    "serves",
    "uses",
    "whole",
]
