"""Redealing what can't be known: for bots that think ahead, and for a new fate after an undo."""

from miskatonic.games.elder_sign.rows.decks import MYTHOS_DECK
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import shuffle


def redeal(game: ElderSign, seat: int | None) -> None:
    """ES-020: the order of every deck but for the cards at its bottom that everybody saw go there, and but for a Mythos
    card somebody has looked at, which is no secret. What is in the cup is known, and drawn at random anyway.
    """
    for deck, cards in enumerate(game.decks):
        known = min(game.returned[deck], len(cards))
        top = cards[-1:] if deck == MYTHOS_DECK and game.foreseen else ()
        hidden = list(cards[known : len(cards) - len(top)])
        shuffle(game, hidden)
        game.decks[deck] = (*cards[:known], *hidden, *top)
