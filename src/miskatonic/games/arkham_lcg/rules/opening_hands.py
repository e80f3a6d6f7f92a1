"""AH-B-022, AH-B-023: opening hands and mulligans, when nothing is left to say before them; what cards do there."""

import functools

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.options import mark, of_card
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck, take_top
from miskatonic.games.arkham_lcg.basics.values import value
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.ability import Trigger
from miskatonic.games.arkham_lcg.rows.terms import AREA, ASIDE, DECK, LIMBO, NOBODY, REMOVED
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, sequence
from miskatonic.games.arkham_lcg.state import ROWS, Arkham
from miskatonic.kernel import Option, ask, go_on_as, tell


class OpeningHand(Trigger):
    """AH-B-023, AH-R-2.6: somebody draws their opening hand: what comes before it, stands in for it, or follows."""

    __slots__ = ()


class Mulligan(Trigger):
    """AH-B-023, AH-B-195: the mulligans are over, somebody has the hand to begin with."""

    __slots__ = ()


def proceed(game: Arkham) -> str:
    """AH-B-022: the next step of the set-up; when nothing is left to say, opening hands are dealt."""
    if game.ahead:
        step, *rest = game.ahead
        game.ahead = tuple(rest)
        return step
    if rivals(game):
        return "setup.unique"
    if concerns(game, OpeningHand):
        return "setup.hands"
    deal(game)
    return "setup.mulligan"


def rivals(game: Arkham) -> list[int]:
    """AH-B-017, AH-X-17: permanent cards that are unique and yet several times in play, those of one title."""
    found: dict[str, list[int]] = {}
    for area in game.area:
        for card in area:
            if ROWS[game.card[card]].unique:
                found.setdefault(ROWS[game.card[card]].title, []).append(card)
    return next((cards for cards in found.values() if len(cards) > 1), [])


async def choose_unique(game: Arkham) -> str:
    """AH-X-17: of several such cards only one is in play, whose the players say; the others do nothing in this game."""
    while cards := rivals(game):
        picked = await ask(
            game,
            game.order[0],
            "whose_unique",
            "AH-X-17",
            lambda game: [
                Option(f"whose:{game.label[card]}", card, owner=who(game, game.owner[card])) for card in rivals(game)
            ],
            {"seat": game.order[0], "card": cards[0]},
        )
        for card in cards:
            if card != picked.value:
                put(game, card, REMOVED)
                tell(game, "stays_out", "AH-X-17", {"seat": game.owner[card], "card": card})
    return proceed(game)


async def draw_hands(game: Arkham) -> str:
    """AH-B-022, AH-B-024: opening hands, in player order, where cards have something to say about them."""
    for seat in game.order:
        await _drawn(game, OpeningHand(seat))
    return "setup.mulligan"


@sequence
async def _drawn(game: Arkham, this: OpeningHand) -> None:
    """AH-B-023."""
    opening_hand(game, this.seat)


def deal(game: Arkham) -> None:
    """AH-B-022: everybody has an opening hand."""
    for seat in range(game.seats):
        opening_hand(game, seat)


def opening_hand(game: Arkham, seat: int) -> None:
    """AH-B-023: 5 cards; weaknesses are set aside unresolved and replaced, then shuffled back."""
    draw_opening(game, seat, value(game, topics.OPENING_HAND, seat))


def draw_opening(game: Arkham, seat: int, size: int) -> None:
    """AH-B-023, AH-R-2.6: a hand of that size, without weaknesses."""
    set_aside = fill_hand(game, seat, size)
    for card in set_aside:
        put(game, card, DECK)
    if set_aside:
        shuffle_deck(game, seat)


def fill_hand(game: Arkham, seat: int, size: int) -> list[int]:
    """AH-B-023: draw up to a size without weaknesses; those drawn instead."""
    weak: list[int] = []
    while len(game.hand[seat]) < size and game.deck[seat]:
        card = game.deck[seat][-1]
        if ROWS[game.card[card]].weakness:
            put(game, card, LIMBO)
            weak.append(card)
        else:
            take_top(game, seat)
    return weak


async def mulligan(game: Arkham) -> str:
    """AH-B-023: in player order everybody may once declare cards, all before any replacement is seen (AH-A-39)."""
    while True:
        seat = next((one for one in game.order if one not in game.turns), NOBODY)
        if seat == NOBODY:
            break
        while True:
            picked = await ask(
                game,
                seat,
                "mulligan",
                "AH-B-023",
                functools.partial(_mulligan, seat=seat),
                {"seat": seat},
            )
            if picked.verb == "keep" or picked.verb == "redraw":
                break
            card = picked.value
            marked = game.marked
            game.marked = tuple([one for one in marked if one != card]) if card in marked else (*marked, card)
        if game.marked:
            _redraw(game, seat)
        else:
            tell(game, "keeps", "AH-B-023", {"seat": seat})
        game.marked = ()
        game.turns = (*game.turns, seat)
        go_on_as(game, "setup.mulligan")
    begin_in_play(game)
    if concerns(game, Mulligan):
        for seat in game.order:
            await happens(game, Mulligan(seat))
    game.turns = ()
    return "setup.scenario"


def no_mulligan(game: Arkham, seat: int) -> None:
    """AH-R-2.6: whose opening hand was replaced may not exchange any of it, where that says so."""
    game.turns = (*game.turns, seat)


def begin_in_play(game: Arkham) -> None:
    """AH-B-026, AH-B-236: cards with which somebody begins the game come into play, with their uses, for nothing."""
    for card, zone in enumerate(game.zone):
        if zone == ASIDE and (printed := ROWS[game.card[card]]).starts_in_play:
            put(game, card, AREA, game.owner[card])
            tokens.add(game, tokens.USES, card, printed.uses)
            tell(game, "begins_in_play", "AH-B-236", {"seat": game.owner[card], "card": card})


def _redraw(game: Arkham, seat: int) -> None:
    """AH-B-023: the declared cards are set aside, as many drawn, and all set-aside ones shuffled back."""
    aside = list(game.marked)
    for card in aside:
        put(game, card, LIMBO)
    size = len(game.hand[seat]) + len(aside)
    aside += fill_hand(game, seat, size)
    for card in aside:
        put(game, card, DECK)
    shuffle_deck(game, seat)
    tell(game, "mulligan", "AH-B-023", {"seat": seat, "count": len(game.marked)})


SWAP = ("swap", "leave")
"""The verbs that declare a card, and take that back."""
KEEP = Option("keep", passes=True, card="none")


def _mulligan(game: Arkham, seat: int) -> list[Option]:
    """Cards to swap (again: not), then to keep the hand or to redraw."""
    marked = game.marked
    found = [_redraws(len(marked)) if marked else KEEP]
    for card in game.hand[seat]:
        if card in marked:
            found.append(mark(game, SWAP, seat, card, marked))
        else:
            found.append(of_card("swap", "", seat, card, game.card[card], game.label[card], False))
    return found


@functools.cache
def _redraws(count: int) -> Option:
    return Option("redraw", count=count)
