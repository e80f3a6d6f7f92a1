"""B.9, AH-B-019: decks, hands and discard piles: whose they are, what is shuffled, what somebody has looked at."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.listening import as_if_anew, listens
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, DECK, HAND, NOBODY, NOWHERE, REMOVED
from miskatonic.games.arkham_lcg.state import ENCOUNTER, ROWS, Arkham, Known
from miskatonic.kernel import shuffle


def pile_of(game: Arkham, card: int) -> int:
    """AH-B-019: whose deck and discard pile a card belongs to; the encounter deck's are the last."""
    owner = game.owner[card]
    return game.seats if owner == ENCOUNTER else owner


def take_top(game: Arkham, seat: int) -> int:
    """AH-B-127: the top card of somebody's deck comes to the hand; which one. As `put` does it, where this is all."""
    deck = game.deck[seat]
    card = deck[-1]
    game.deck[seat] = deck[:-1]
    game.hand[seat] += (card,)
    game.zone[card] = HAND
    if ROWS[game.card[card]].by_zone:
        listens(game, card, NOWHERE, HAND)
    return card


def remove_piles(game: Arkham, seat: int) -> None:
    """AH-B-170: deck, hand and discard pile of somebody leave the game, all at once."""
    for card in game.hand[seat]:
        if ROWS[game.card[card]].by_zone:
            listens(game, card, HAND, NOWHERE)
    zone, holder = game.zone, game.holder
    for card in game.deck[seat] + game.hand[seat] + game.discard[seat]:
        zone[card] = REMOVED
        holder[card] = NOBODY
    game.deck[seat] = game.hand[seat] = game.discard[seat] = ()
    if game.as_if:
        as_if_anew(game)


def shuffle_deck(game: Arkham, pile: int) -> None:
    """Shuffle a deck."""
    cards = list(game.deck[pile])
    shuffle(game, cards)
    game.deck[pile] = tuple(cards)
    for since in game.before or ():
        since.shuffled.add(pile)
    if game.known:
        game.known = tuple([one for one in game.known if one.card not in cards])


def knows(game: Arkham, seat: int, cards: Sequence[int]) -> None:
    """AH-B-274: somebody looks at cards of a deck."""
    if not set(cards).isdisjoint(game.unseen):
        game.unseen = ()
    game.known = (*game.known, *[Known(card, seat) for card in cards if game.zone[card] in HIDDEN])


HIDDEN = (DECK, ASIDE)
"""Where cards may lie whose order somebody comes to know."""


def come_up(game: Arkham, cards: Sequence[int]) -> None:
    """AH-B-016: cards of a hand are named in a question that everybody hears."""
    fresh = [Known(card, NOBODY) for card in cards if game.zone[card] == HAND]
    game.known = (*game.known, *[one for one in fresh if one not in game.known])


def shuffle_discards_in(game: Arkham, pile: int) -> None:
    """AH-B-128: the discard pile becomes part of the deck."""
    moved = game.discard[pile]
    game.discard[pile] = ()
    if game.as_if:
        as_if_anew(game)
    for card in moved:
        game.zone[card] = DECK
    game.deck[pile] = game.deck[pile] + moved
    shuffle_deck(game, pile)


def shuffle_into_deck(game: Arkham, card: int) -> bool:
    """AH-R-1.13: a single card can't be shuffled into an empty deck; whether it went there."""
    pile = pile_of(game, card)
    if not game.deck[pile]:
        return False
    put(game, card, DECK)
    shuffle_deck(game, pile)
    return True
