"""Names that know their things: cards in hands, figures, investigators; and how the numbers in events are named.

Clues of a town in one hand are counted, and so are the cultists at a place; a Shoggoth is always the same figure.
"""

import functools
from collections.abc import Callable, Mapping
from typing import Any

from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import FIRST_RELIC, card_of, row_of
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, SEATS, Reign
from miskatonic.kernel import Name

DECK, DISCARD, RELIC_DECK, SUMMONING = "pile:deck", "pile:discard", "pile:relics", "pile:summoning"


@functools.cache
def seated(seat: int, role: int) -> Name:
    """The seat's investigator, or its number until it has one."""
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


def who(game: Reign, seat: int) -> Name:
    """What a seat is called: its investigator, or its number until it has one."""
    return seated(seat, game.roles[seat])


def turn_order(game: Reign) -> tuple[int, ...]:
    """RC-114, RC-125: the seats in turn order, starting with the active player."""
    return _ORDERS[game.seats][game.active]


_ORDERS = {seats: tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats)) for seats in SEATS}


def hand(game: Reign, seat: int) -> list[Name]:
    """All cards a seat holds, clues first."""
    clues = [held_card(seat, town, n + 1) for town, count in enumerate(game.clues[seat]) for n in range(count)]
    return clues + [held_card(seat, card_of(relic)) for relic in game.relics[seat]]


def cultists(game: Reign, place: int) -> list[Name]:
    """The cultists at a place."""
    return [cultist(place, n + 1) for n in range(game.cultists[place])]


def shoggoths(game: Reign, place: int) -> list[Name]:
    """The Shoggoths at a place."""
    return [shoggoth(figure) for figure, at in enumerate(game.shoggoths) if at == place]


def alike(game: Reign, thing: str) -> list[str]:
    """The things that can't be told from this one: figures of a kind at a place, clues of a town in a hand."""
    kind, _, rest = thing.partition(":")
    group: list[Name] = []
    if kind == "cultist":
        group = cultists(game, PLACES.number(rest.partition("#")[0]))
    elif kind == "shoggoth" and game.shoggoths[int(rest)] != IN_POOL:
        group = shoggoths(game, game.shoggoths[int(rest)])
    elif kind == "card" and "/" in rest:
        seat = int(rest.partition("/")[0])
        group = [one for one in hand(game, seat) if one.thing.rpartition("#")[0] == thing.rpartition("#")[0]]
    found = [one.thing for one in group]
    return found if thing in found else []


def _last_held(game: Reign, seat: int, card: int, others: int = 0) -> Name:
    """The last of a hand's cards of a kind, or the one that many before it: events are reported while it is there."""
    if card >= FIRST_RELIC:
        return held_card(seat, card)
    return held_card(seat, card, max(1, game.clues[seat][card] - others))


def _card(owner: str) -> Callable[[Reign, Any, Mapping[str, Any]], Name]:
    return lambda game, card, args: _last_held(game, args.get("holder", args[owner]), card)


def _cards(game: Reign, cards: Any, args: Mapping[str, Any]) -> tuple[Name, ...]:
    return tuple([_last_held(game, args["who"], card, cards[i + 1 :].count(card)) for i, card in enumerate(cards)])


def _names(names: list[Name]) -> Callable[[Reign, Any, Mapping[str, Any]], Name]:
    return lambda game, number, args: names[number]


def _seat(game: Reign, seat: Any, args: Mapping[str, Any]) -> Name:
    return who(game, seat)


_NAMERS: dict[str, Callable[[Reign, Any, Mapping[str, Any]], Any]] = {
    "who": _seat,
    "whom": _seat,
    "other": _seat,
    "holder": _seat,
    "seat": lambda game, seat, args: seated(seat, -1),
    "investigator": _names(INVESTIGATORS.names),
    "place": _names(PLACES.names),
    "places": lambda game, places, args: tuple(PLACES.names[place] for place in places),
    "town": _names(TOWNS.names),
    "card": _card("who"),
    "mine": _card("who"),
    "theirs": _card("other"),
    "cards": _cards,
    "relic": _names(RELICS.names),
    "old_one": _names(OLD_ONES.names),
    "cultists": lambda game, numbers, args: tuple(cultist(args["place"], number) for number in numbers),
    "shoggoth": lambda game, figure, args: shoggoth(figure),
    "face": lambda game, face, args: f"face-{face}",
}


def named(game: Reign, args: dict[str, Any]) -> dict[str, Any]:
    """An event's arguments with names for seats, places, cards and figures; names themselves, and counts, stay."""
    return {
        key: value if key not in _NAMERS or _is_named(value) else _NAMERS[key](game, value, args)
        for key, value in args.items()
    }


def _is_named(value: Any) -> bool:
    return isinstance(value[0] if isinstance(value, tuple) and value else value, Name)
