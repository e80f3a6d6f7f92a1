"""The chances of dice: of a roll (`roll`), and of a whole adventure as the best play brings it about (`adventure`).

What is named here is made of tasks, dice, faces and what is printed, so bots ask it too. The room `position` alone
knows the state. There are the chances of a position: of a card (`cards`), of the running attempt and its options
(`attempt`), and what they leave out (`uncounted`). They ask the same functions.
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
