"""Redealing what somebody can't know: the order of decks, other hands, what was chosen unseen."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.beside import piles_beside
from miskatonic.games.arkham_lcg.rows.piles import FACE_UP, KNOWN_TO_OWNER, SidePile
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, CLOSED, DECK, HAND, NOBODY
from miskatonic.games.arkham_lcg.rules.random_setup import choose_set_anew, mix_anew
from miskatonic.games.arkham_lcg.rules.undoing import learnt
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import shuffle


def redeal(game: Arkham, seat: int | None) -> None:
    """Redeals what a seat can't know; with None what nobody at the table knows, with -1 what a spectator can't.

    A hand keeps its size and holds nothing that could not be in it: a weakness of an encounter kind resolves when it is
    drawn; open hands stay as they are (AH-B-016). What is marked for a test stays where its owner has put it, and what
    somebody has looked at stays for them where it lies (AH-B-274), and what a question named, for everybody. So it is
    with a position to which an action could still be undone (AH-X-05).
    """
    mix_anew(game)
    apart = list(game.apart)
    shuffle(game, apart)
    game.apart = tuple(apart)
    choose_set_anew(game)
    known = {one.card for one in game.known if seat is None or one.seat in (seat, NOBODY)} | set(game.as_if)
    for kind, whose, _ in list(piles_beside(game)):
        _mix_pile(game, kind, whose, seat, known)
    for pile in range(game.seats + 1):
        if seat is not None and game.hands == CLOSED and pile not in (seat, game.seats):
            _deal_hand(game, pile, known)
        _shuffle_unknown(game, pile, known)
    for since in game.before or ():
        then = since.position
        then.known = tuple(dict.fromkeys((*then.known, *learnt(game, then))))
        then.rng = game.rng
        redeal(then, seat)
        game.rng = then.rng


def _mix_pile(game: Arkham, kind: SidePile, whose: int, seat: int | None, known: set[int]) -> None:
    """AH-B-235, AH-Q-035: what lies face down beside the table comes in a new order; some of it may lie in another
    pile, and to the others it may be any card of its owner's deck that could be there.
    """
    if kind.face == FACE_UP:
        return
    own = seat is None or whose in (seat, NOBODY)
    if kind.face == KNOWN_TO_OWNER and own:
        return
    names = [kind.key(whose), *([kind.mixed_with] if kind.mixed_with in game.side else [])]
    loose = [card for name in names for card in game.side[name] if card not in known]
    if not own and kind.fits is not None and game.hands == CLOSED:
        loose = _swapped(game, kind, whose, loose, known)
    shuffle(game, loose)
    rest = iter(loose)
    for name in names:
        game.side[name] = tuple([card if card in known else next(rest) for card in game.side[name]])


def _swapped(game: Arkham, kind: SidePile, whose: int, loose: Sequence[int], known: set[int]) -> list[int]:
    """As many cards as were there, out of these and those in their owner's deck that could lie there as well."""
    assert kind.fits is not None
    others = [card for card in game.deck[whose] if card not in known and kind.fits(row(game, card))]
    pool = [*loose, *others]
    shuffle(game, pool)
    there, gone = pool[: len(loose)], iter([card for card in pool[len(loose) :] if card in loose])
    for card in [card for card in there if card in others]:
        game.deck[whose] = tuple([next(gone) if one == card else one for one in game.deck[whose]])
    for card in pool:
        game.zone[card] = ASIDE if card in there else DECK
    return there


def _shuffle_unknown(game: Arkham, pile: int, known: set[int]) -> None:
    """A deck in a new order, but for the cards whose place is known."""
    loose = [card for card in game.deck[pile] if card not in known]
    shuffle(game, loose)
    rest = iter(loose)
    game.deck[pile] = tuple([card if card in known else next(rest) for card in game.deck[pile]])


def _deal_hand(game: Arkham, seat: int, known: set[int]) -> None:
    """Redeals somebody else's hand and deck."""
    shown = {*known, *game.marked, *[card for test in game.tests for card in test.marks]}
    kept = [card for card in game.hand[seat] if card in shown]
    hidden = [card for card in (*game.hand[seat], *game.deck[seat]) if card not in shown]
    size = len(game.hand[seat]) - len(kept)
    able = [card for card in hidden if not row(game, card).weakness or card in game.hand[seat]]
    shuffle(game, able)
    hand = [*kept, *able[:size]]
    loose = iter([card for card in hidden if card not in hand])
    deck = [card if card in known else next(loose) for card in game.deck[seat]]
    before = game.hand[seat]
    if game.fresh:  # AH-C-010: which of its cards were just drawn, nobody else knows
        told = dict(zip([card for card in before if card not in shown], hand[len(kept) :], strict=True))
        game.fresh = tuple([told.get(card, card) for card in game.fresh])
    _quiet(game, [card for card in before if card not in hand])
    game.hand[seat] = tuple(hand)
    game.deck[seat] = tuple(deck)
    for card in deck:
        game.zone[card] = DECK
    for card in hand:
        game.zone[card] = HAND
        for topic in row(game, card).by_zone.get(HAND, ()) if card not in before else ():
            game.heard[topic] = (*game.heard.get(topic, ()), card)


def _quiet(game: Arkham, cards: Sequence[int]) -> None:
    """These cards no longer listen from a hand."""
    for card in cards:
        for topic in row(game, card).by_zone.get(HAND, ()):
            rest = tuple([one for one in game.heard[topic] if one != card])
            if rest:
                game.heard[topic] = rest
            else:
                del game.heard[topic]
