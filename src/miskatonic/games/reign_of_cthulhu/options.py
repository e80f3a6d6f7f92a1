"""Options that several rules and cards offer."""

import functools

from miskatonic.games.reign_of_cthulhu.board import PLACES
from miskatonic.games.reign_of_cthulhu.names import CARD_IDS, CARD_NAMES, PLACE_NAMES
from miskatonic.kernel import Option

DECLINE = Option("decline", passes=True)
ENOUGH = Option("enough", passes=True)
DISCARD = tuple(Option(f"discard:{card}", number, card=CARD_NAMES[number]) for number, card in enumerate(CARD_IDS))


@functools.cache
def place_option(verb: str, place: int, cost: int = 0) -> Option:
    """The option to do something at, from or to a place."""
    return Option(f"{verb}:{PLACES[place].id}", place, cost=cost, place=PLACE_NAMES[place])
