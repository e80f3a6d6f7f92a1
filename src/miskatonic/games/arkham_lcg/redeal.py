"""Dealing anew what somebody can't know: the order of decks, other hands."""

from miskatonic.games.arkham_lcg.rows.terms import DECK, HAND
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.games.arkham_lcg.words.zones import shuffle_deck
from miskatonic.kernel import shuffle


def redeal(game: Arkham, seat: int | None) -> None:
    """What a seat can't know is dealt anew; with None what nobody at the table knows, with -1 what a spectator can't.

    A hand keeps its size and holds nothing that could not be in it: a weakness of an encounter kind resolves when it is
    drawn. What is marked for a test stays where its owner has put it.
    """
    for other in range(game.seats):
        if seat is not None and other != seat:
            _deal_hand(game, other)
        shuffle_deck(game, other)
    shuffle_deck(game, game.seats)


def _deal_hand(game: Arkham, seat: int) -> None:
    """Hand and deck of somebody else, dealt anew."""
    kept = [card for card in game.hand[seat] if card in game.marked or any(card in test.marks for test in game.tests)]
    hidden = [card for card in (*game.hand[seat], *game.deck[seat]) if card not in kept]
    size = len(game.hand[seat]) - len(kept)
    able = [card for card in hidden if not row(game, card).weakness or card in game.hand[seat]]
    shuffle(game, able)
    hand = [*kept, *able[:size]]
    deck = [card for card in hidden if card not in hand]
    _quiet(game, game.hand[seat])
    game.hand[seat] = tuple(hand)
    game.deck[seat] = tuple(deck)
    for card in deck:
        game.zone[card] = DECK
    for card in hand:
        game.zone[card] = HAND
        for topic in row(game, card).by_zone.get(HAND, ()):
            game.heard[topic] = (*game.heard.get(topic, ()), card)


def _quiet(game: Arkham, cards: tuple[int, ...]) -> None:
    """These cards no longer listen from a hand."""
    for card in cards:
        for topic in row(game, card).by_zone.get(HAND, ()):
            rest = tuple([one for one in game.heard[topic] if one != card])
            if rest:
                game.heard[topic] = rest
            else:
                del game.heard[topic]
