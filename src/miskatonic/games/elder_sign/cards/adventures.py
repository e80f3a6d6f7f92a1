"""The 48 Adventure cards and the eight Other Worlds as one numbering: a card in play is its number here."""

from miskatonic.games.elder_sign.cards.museum_east import MUSEUM_EAST
from miskatonic.games.elder_sign.cards.museum_west import MUSEUM_WEST
from miskatonic.games.elder_sign.cards.other_worlds import OTHER_WORLDS

ADVENTURES = MUSEUM_WEST + MUSEUM_EAST
CARDS = ADVENTURES + OTHER_WORLDS
