"""What lies on the table, by the name it is told with and the thing it is: cards in hands, figures, whoever sits there.

Clues of a town in one hand are counted, and so are the cultists at a place; a Shoggoth is always the same figure.
"""

import functools

from miskatonic.games.reign_of_cthulhu.rows.board import PLACES
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import FIRST_RELIC, row_of
from miskatonic.kernel import Name

DECK, DISCARD, RELIC_DECK, SUMMONING = "pile:deck", "pile:discard", "pile:relics", "pile:summoning"


@functools.cache
def seated(seat: int, role: int) -> Name:
    """Whoever sits there: their investigator, or the seat's number until it has one."""
    return Name(INVESTIGATORS.names[role] if role >= 0 else f"seat-{seat}", f"seat:{seat}")


@functools.cache
def held_card(seat: int, card: int, number: int = 1) -> Name:
    """A card in a hand; of equal clues the one with that number."""
    id_, name = row_of(card)
    return name if card >= FIRST_RELIC else Name(name, f"card:{seat}/{id_}#{number}")


@functools.cache
def piled_card(card: int, pile: str) -> Name:
    """A card somewhere in a pile."""
    return Name(row_of(card)[1], pile)


@functools.cache
def cultist(place: int, number: int) -> Name:
    """One of the cultists at a place."""
    return Name("label-cultists", f"cultist:{PLACES[place].id}#{number}")


@functools.cache
def shoggoth(figure: int) -> Name:
    """One of the Shoggoths."""
    return Name("label-shoggoths", f"shoggoth:{figure}")
