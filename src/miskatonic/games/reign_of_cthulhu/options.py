"""What several rules and cards offer: to do something at a place, to a figure or with a card, or to leave it."""

import functools

from miskatonic.games.reign_of_cthulhu.names import cultist, held_card, shoggoth
from miskatonic.games.reign_of_cthulhu.rows.places import ALL_PLACES, PLACES
from miskatonic.games.reign_of_cthulhu.rows.player_cards import FIRST_RELIC, row_of
from miskatonic.kernel import Option

DECLINE = Option("decline", passes=True)
ENOUGH = Option("enough", passes=True)


def place_options(verb: str, cost: int = 0) -> tuple[Option, ...]:
    """The options to do something at, from or to each of the places."""
    return tuple(
        Option(f"{verb}:{PLACES[place].id}", place, cost=cost, place=PLACES.names[place]) for place in ALL_PLACES
    )


def cultist_options(verb: str, cost: int = 0) -> tuple[Option, ...]:
    """The options to do something to any cultist at each of the places."""
    return tuple(
        Option(
            f"{verb}:{PLACES[place].id}",
            place,
            cost=cost,
            alike=True,
            about=(cultist(place, 1).thing,),
            place=PLACES.names[place],
        )
        for place in ALL_PLACES
    )


@functools.cache
def shoggoth_option(verb: str, place: int, figures: tuple[int, ...]) -> Option:
    """The option to do something to one of these Shoggoths at a place."""
    return Option(
        f"{verb}:{PLACES[place].id}",
        place,
        about=tuple(shoggoth(figure).thing for figure in figures),
        place=PLACES.names[place],
    )


@functools.cache
def discard_option(seat: int, card: int) -> Option:
    """The option to discard a card of a seat's hand."""
    id_, name = row_of(card)
    return Option(
        f"discard:{id_}",
        card,
        seat=seat,
        alike=card < FIRST_RELIC,
        about=(held_card(seat, card).thing,),
        card=name,
    )
