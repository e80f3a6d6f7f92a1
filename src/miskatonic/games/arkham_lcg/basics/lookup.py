"""Cards by what they are: of an id, of a title, of an owner; set aside, in play."""

import functools

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, IN_PLAY, NO_CARD
from miskatonic.games.arkham_lcg.state import ROWS, Arkham


def find_place(game: Arkham, id_: str) -> int:
    """The location in play with that title, or no card."""
    for place in game.places:
        if ROWS[game.card[place]].title == id_:
            return place
    return NO_CARD


@functools.lru_cache(1024)
def cards_of(owners: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """AH-B-019: the cards a seat owns, by the owner of every card."""
    return tuple([card for card, owner in enumerate(owners) if owner == seat])


def uniques(game: Arkham, title: str) -> tuple[int, ...]:
    """AH-B-017: the unique cards of a title, wherever they are."""
    if game.titles is None:
        game.titles = {}
        for card, number in enumerate(game.card):
            if ROWS[number].unique:
                known = game.titles.get(ROWS[number].title, ())
                game.titles[ROWS[number].title] = (*known, card)
    return game.titles.get(title, ())


@functools.lru_cache(4096)
def _copies(cards: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple([card for card, row in enumerate(cards) if row == number])


def copies(game: Arkham, id_: str) -> tuple[int, ...]:
    """All cards of an id, wherever they are."""
    return _copies(game.card, CARDS.number(id_))


def find_aside(game: Arkham, id_: str) -> int:
    """AH-B-027: the set-aside card with that id. A position without it, which no game reaches, can't continue."""
    for card in copies(game, id_):
        if game.zone[card] == ASIDE:
            return card
    raise LookupError(f"{id_} is not set aside")


def is_in_play(game: Arkham, id_: str) -> bool:
    """Whether a card of that id is in play."""
    return any(game.zone[card] >= IN_PLAY for card in copies(game, id_))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The others, in their order; most often the top card goes."""
    if cards and cards[-1] == card:
        return cards[:-1]
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
