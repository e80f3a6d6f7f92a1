"""The summoning cards, one per location; two in each town carry the Shoggoth symbol (RC-107)."""

from miskatonic.games.reign_of_cthulhu.rows.places import ALL_PLACES, PLACES

_WITH_SYMBOL = (
    "university",
    "secret_lodge",
    "historic_inn",
    "swamp",
    "great_hall",
    "woods",
    "pawn_shop",
    "docks",
)
SHOGGOTH_SYMBOL = tuple(place.id in _WITH_SYMBOL for place in PLACES)
SUMMONING_CARDS = ALL_PLACES
"""A summoning card is the number of its location."""
