"""The Adventure cards and the Other Worlds as one numbering: a card in play is its number here."""

from collections.abc import Iterator

from miskatonic.games.elder_sign.rows.adventure import Adventure
from miskatonic.games.elder_sign.rows.decks import Through
from miskatonic.games.elder_sign.rows.museum_east import MUSEUM_EAST
from miskatonic.games.elder_sign.rows.museum_west import MUSEUM_WEST
from miskatonic.games.elder_sign.rows.other_worlds import OTHER_WORLDS


def _parts(row: Adventure) -> Iterator[str]:
    if row.terror:
        yield "terror"
    if row.midnight:
        yield "midnight"


ADVENTURES = MUSEUM_WEST + MUSEUM_EAST
CARDS = Through("place", (*ADVENTURES, *OTHER_WORLDS), parts=_parts)
FIRST_WORLD = len(ADVENTURES)
"""The number of the first Other World."""
