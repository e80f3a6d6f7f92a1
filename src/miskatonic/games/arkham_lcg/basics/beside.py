"""AH-B-190, AH-B-195, AH-B-235: what lies beside the table: piles by name, cards as if in hand, words on cards."""

from collections.abc import Iterator, Sequence

from miskatonic.games.arkham_lcg.basics.listening import hears_as_if, unhears_as_if
from miskatonic.games.arkham_lcg.basics.lookup import without
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows.piles import FACE_UP, SidePile, pile_called
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, DECK, HAND, IN_PLAY, NOBODY
from miskatonic.games.arkham_lcg.state import Arkham, Said
from miskatonic.kernel import shuffle


def beside(game: Arkham, pile: SidePile, seat: int = NOBODY) -> tuple[int, ...]:
    """The cards of a pile, the top one last."""
    return game.side.get(pile.key(seat), ())


def put_beside(game: Arkham, card: int, pile: SidePile, seat: int = NOBODY, *, bottom: bool = False) -> None:
    """AH-B-235: a card goes on top of a pile, or under it."""
    put(game, card, ASIDE, seat)
    key = pile.key(seat)
    rest = game.side.get(key, ())
    game.side = {**game.side, key: (card, *rest) if bottom else (*rest, card)}


def shuffle_beside(game: Arkham, pile: SidePile, seat: int = NOBODY) -> None:
    """A pile is shuffled: what anybody knew of it is forgotten, and what lay open lies face down again."""
    cards = list(beside(game, pile, seat))
    for card in cards:
        not_as_if(game, card)
    shuffle(game, cards)
    game.side = {**game.side, pile.key(seat): tuple(cards)}
    if game.known:
        game.known = tuple([one for one in game.known if one.card not in cards])


def as_if_in_hand(game: Arkham, card: int) -> None:
    """AH-L-03: a card that lies elsewhere is as if in its owner's hand; everybody sees it."""
    if card not in game.as_if:
        game.as_if += (card,)
        hears_as_if(game, card)


def not_as_if(game: Arkham, card: int) -> None:
    """AH-L-03: it no longer is."""
    if card in game.as_if:
        game.as_if = without(game.as_if, card)
        unhears_as_if(game, card)


def counts_in_play(game: Arkham, card: int) -> bool:
    """AH-B-018, AH-Q-035: whether a card is in play, or lies in a pile that counts as in play."""
    if game.zone[card] >= IN_PLAY:
        return True
    if not game.side or game.zone[card] != ASIDE:
        return False
    return any(pile.in_play and card in cards for pile, _, cards in piles_beside(game))


def lies_beside(game: Arkham, card: int) -> bool:
    """AH-B-235: whether a card lies in one of these piles."""
    return any(card in cards for cards in game.side.values())


def is_hidden(game: Arkham, card: int) -> bool:
    """AH-B-016, AH-B-235: whether at most its owner sees a card: in a hand or deck, or face down beside the table."""
    zone = game.zone[card]
    if zone != ASIDE:
        return zone in (HAND, DECK)
    if card in game.as_if:
        return False
    return any(card in cards and pile.face != FACE_UP for pile, _, cards in piles_beside(game))


def word_on(game: Arkham, card: int) -> str:
    """AH-B-195: the word that was said of a card, as long as it is in play: a role, a token that was named."""
    for one in game.said:
        if one.card == card:
            return one.word
    return ""


def say_of(game: Arkham, card: int, word: str) -> None:
    """AH-B-195: a word is said of a card in play, in place of what was said before; the id of a message."""
    game.said = (*[one for one in game.said if one.card != card], Said(card, word))


def piles_beside(game: Arkham) -> Iterator[tuple[SidePile, int, Sequence[int]]]:
    """All piles with their owners and cards."""
    for key, cards in game.side.items():
        yield (*pile_called(key), cards)
