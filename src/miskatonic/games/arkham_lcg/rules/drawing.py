"""B.9, B.15, B.16: drawing player cards and encounter cards, weaknesses, spawning, searching."""

from collections.abc import Awaitable, Callable

from miskatonic.games.arkham_lcg.basics.piles import shuffle_discards_in, shuffle_into_deck, take_top
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.card import AFTER, FREE_ABILITY, Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import (
    DISCARD,
    ENEMY,
    HAND,
    LIMBO,
    NO_CARD,
    OPEN,
    PHASE,
    TREACHERY,
    VICTORY,
)
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.running_out import decks_run_out
from miskatonic.games.arkham_lcg.rules.slots import settle
from miskatonic.games.arkham_lcg.rules.spawning import spawn_drawn
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, sequence
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import Option, ask, below, tell

OFF_THE_TOP, SEARCHED_FOR, SET_APART, OWN_WEAKNESS = "top", "search", "apart", "own"
"""AH-C-019: where a card was that is drawn: on the encounter deck, among cards that were searched, elsewhere, in a
player's deck. What is on the back of an act or agenda is not drawn at all (AH-Q-017).
"""


class Drawing(Trigger):
    """AH-B-033, AH-B-096: an encounter card, or a weakness like one, was drawn and is about to be resolved. `seat` is
    who counts as having drawn it; `cancelled` is its revelation; `over`, it is not resolved at all.
    """

    __slots__ = ("cancelled", "card", "origin", "peril", "surges")

    def __init__(self, seat: int, card: int, origin: str, peril: int) -> None:
        super().__init__(seat, card)
        self.card = card
        self.origin = origin
        self.peril = peril
        self.cancelled = False
        self.surges = False


class Drawn(Trigger):
    """AH-B-127, AH-C-010: somebody has drawn cards of their own deck: those that are `fresh_cards`."""

    __slots__ = ()


DRAWN = Drawn.points[AFTER]


# --- player cards -----------------------------------------------------------------------------------------------------


async def draw(game: Arkham, seat: int, count: int, rule: str = "AH-B-051", source: int = NO_CARD) -> None:
    """AH-B-127, AH-B-128, AH-B-240: all are drawn first; then the horror of an empty deck; then weaknesses resolve."""
    drawn: list[int] = []
    emptied = False
    for _ in range(count):
        if not game.deck[seat]:
            if not game.discard[seat]:
                tell(game, "no_cards", "AH-X-15", {"seat": seat})
                break
            shuffle_discards_in(game, seat)
            emptied = True
        drawn.append(take_top(game, seat))
    outer = game.fresh
    if DRAWN in game.heard:
        game.fresh = tuple(drawn)
    if game.sink:
        for card in drawn:
            tell_of_hand(game, "draws", rule, seat, card, source)
    if emptied:
        tell(game, "deck_emptied", "AH-B-128", {"seat": seat})
        await harm(game, seat, 0, 1, NO_CARD)
    weak = []
    for card in drawn:
        if ROWS[game.card[card]].weakness:
            weak.append(card)
    while weak:
        card = weak[0] if len(weak) == 1 else await _next_weakness(game, seat, weak)
        weak.remove(card)
        await resolve_weakness(game, seat, card)
    if DRAWN in game.heard:
        await happens(game, Drawn(seat))
    game.fresh = outer
    if drawn and (emptied or not game.deck[seat]):
        await decks_run_out(game, (seat,))


async def is_drawn(game: Arkham, seat: int, card: int) -> None:
    """AH-L-13: a card that a search has found and that is drawn is answered to like any drawn card."""
    if DRAWN in game.heard:
        outer, game.fresh = game.fresh, (card,)
        await happens(game, Drawn(seat))
        game.fresh = outer


def fresh_cards(game: Arkham, seat: int) -> list[int]:
    """AH-C-010: the cards somebody has just drawn and still holds, but for weaknesses."""
    return [card for card in game.fresh if card in game.hand[seat] and not ROWS[game.card[card]].weakness]


def tell_of_hand(game: Arkham, kind: str, rule: str, seat: int, card: int, source: int) -> None:
    """AH-B-016, AH-B-126: a card comes to a hand: everybody sees that, but only its owner sees which one, or all
    where hands are open.
    """
    args = {"seat": seat, "source": source}
    if game.hands == OPEN:
        tell(game, kind, rule, {**args, "card": card})
    else:
        tell(game, kind, rule, args, seat, {"card": card})


async def _next_weakness(game: Arkham, seat: int, weak: list[int]) -> int:
    """AH-B-240: of several weaknesses drawn together the drawer says which resolves next."""
    picked = await ask(
        game,
        seat,
        "order",
        "AH-B-240",
        lambda game: [Option(f"order:{game.label[card]}", card, card=card_name(game, card)) for card in weak],
        {"seat": seat},
    )
    return int(picked.value)


async def add_to_hand(game: Arkham, seat: int, card: int) -> None:
    """AH-B-201: a card comes to the hand otherwise; a weakness resolves as if it were drawn."""
    put(game, card, HAND)
    await resolve_weakness(game, seat, card)


async def resolve_weakness(game: Arkham, seat: int, card: int) -> None:
    """AH-B-200, AH-R-1.12: a weakness of an encounter kind resolves like an encounter card; another its revelation."""
    printed = row(game, card)
    if not printed.weakness or game.zone[card] != HAND or seat not in game.order:
        return
    if game.sink and (printed.kind in (ENEMY, TREACHERY) or printed.revelation is not None):
        tell(game, "weakness", "AH-B-200", {"seat": seat, "card": card})
    if printed.kind in (ENEMY, TREACHERY):
        await _resolve(game, seat, card, OWN_WEAKNESS)
    elif printed.revelation is not None:
        await printed.revelation(game, Use(seat, card, FREE_ABILITY))


# --- encounter cards --------------------------------------------------------------------------------------------------


async def draw_encounter(game: Arkham, seat: int) -> bool:
    """AH-B-033, AH-B-198: draw and resolve an encounter card, with surge another one; whether there was any."""
    drawn = False
    while seat in game.order:
        refill(game)
        pile = game.seats
        if not game.deck[pile]:
            tell(game, "no_encounter", "AH-B-128", {"seat": seat})
            break
        drawn = True
        this = await resolve_drawn(game, seat, game.deck[pile][-1])
        if not this.surges:
            break
        seat = this.seat  # AH-Q-031: whoever counts as having drawn it draws on
    return drawn


def resolve_drawn(game: Arkham, seat: int, card: int, origin: str = OFF_THE_TOP) -> Awaitable[Drawing]:
    """AH-B-033, AH-B-243: an encounter card is drawn by somebody and resolved; by whom in the end, and if it surges."""
    if game.sink:
        tell(game, "encounter", "AH-B-033", {"seat": seat, "card": card})
    return _resolve(game, seat, card, origin)


async def _resolve(game: Arkham, seat: int, card: int, origin: str) -> Drawing:
    """AH-B-033: (2) Peril, (3) revelation, (4) the enemy spawns or the treachery is discarded, (5) surge."""
    outer = game.peril
    this = Drawing(seat, card, origin, outer)
    keywords = ROWS[game.card[card]].keywords
    put(game, card, LIMBO)
    if "counted" in keywords:
        count_drawn(game, card)
    if "peril" in keywords:
        game.peril = seat
    await _drawn(game, this)
    game.peril = outer
    if game.unsettled:
        await settle(game)
    refill(game)
    if this.over:
        this.surges = False
    elif "surge" in keywords:
        this.surges = True
    return this


def count_drawn(game: Arkham, card: int) -> None:
    """AH-B-042: a card counts how many of its copies are drawn in a phase, cancelled or not."""
    key = f"{PHASE}:drawn|{row(game, card).title}"
    game.used[key] = game.used.get(key, 0) + 1


def drawn_this_phase(game: Arkham, card: int) -> int:
    """AH-B-042: how many copies of a card were drawn in this phase, if it counts them."""
    return game.used.get(f"{PHASE}:drawn|{row(game, card).title}", 0)


@sequence
async def _drawn(game: Arkham, this: Drawing) -> None:
    """AH-B-033, AH-B-091: its revelation, unless cancelled (AH-B-104); then it spawns or is discarded."""
    card = this.card
    printed = ROWS[game.card[card]]
    if this.seat not in game.order:  # AH-B-171: what came before was too much for whoever has drawn it
        if game.zone[card] == LIMBO:
            put(game, card, DISCARD)
        return
    if printed.revelation is not None and not this.cancelled:
        await printed.revelation(game, Use(this.seat, card, FREE_ABILITY, NO_CARD, this))
    if game.zone[card] != LIMBO:
        return
    if printed.kind == ENEMY and not this.cancelled:
        await spawn_drawn(game, this.seat, card)
    else:
        put(game, card, VICTORY if printed.victory and printed.kind == TREACHERY else DISCARD)


async def draw_apart(game: Arkham, seat: int) -> None:
    """AH-B-022, AH-B-033: the top card of the scenario's own deck is drawn like an encounter card."""
    card = game.apart[-1]
    game.apart = game.apart[:-1]
    await resolve_drawn(game, seat, card, SET_APART)


def redirect(game: Arkham, this: Drawing, seat: int, source: int) -> None:
    """AH-Q-031: somebody else counts as having drawn the card: it resolves for them, and they draw on if it surges."""
    tell(game, "redirected", "AH-Q-031", {"seat": this.seat, "partner": seat, "card": this.card, "source": source})
    this.seat = seat


def undraw(game: Arkham, this: Drawing, source: int) -> None:
    """AH-C-019: the drawing itself is cancelled: the card goes back and the deck is shuffled; it was never drawn, so
    neither Peril nor surge matter. AH-R-1.13: into an empty deck it can't go.
    """
    this.over = True
    game.peril = this.peril
    if shuffle_into_deck(game, this.card):
        tell(game, "shuffled_back", "AH-C-019", {"card": this.card, "seat": this.seat, "source": source})
    else:
        put(game, this.card, DISCARD)


def undo_card(game: Arkham, this: Drawing) -> None:
    """AH-B-104, AH-Q-017: all effects of a drawn card are cancelled: it is discarded, does not spawn or surge."""
    this.over = True
    put(game, this.card, DISCARD)


def refill(game: Arkham) -> None:
    """AH-B-128, AH-B-241: an empty encounter deck is made of its discard pile, never in the middle of a resolution."""
    pile = game.seats
    if not game.deck[pile] and game.discard[pile]:
        shuffle_discards_in(game, pile)
        tell(game, "encounter_shuffled", "AH-B-241")


class FromDeck(Trigger):
    """AH-B-123: a card is discarded from the top of a deck by somebody."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.card = card


async def discard_from_deck(game: Arkham, seat: int, pile: int, count: int, source: int) -> list[int]:
    """AH-B-123, AH-B-127: cards are discarded from the top of a deck, one after another, the last one ends up on top;
    as many as there are. Which ones.
    """
    gone = list(reversed(game.deck[pile][-count:])) if count else []
    for card in gone:
        put(game, card, DISCARD)
    if gone and game.sink:
        whose = "own" if pile < game.seats else "encounter"
        args = {"seat": pile if pile < game.seats else seat, "cards": gone, "count": len(gone), "pile": whose}
        tell(game, "deck_discards", "AH-B-123", {**args, "source": source})
    if concerns(game, FromDeck):
        for card in gone:
            await happens(game, FromDeck(seat, card))
    if pile < game.seats and not game.deck[pile]:
        await decks_run_out(game, (pile,))
    return gone


async def dig(game: Arkham, fits: Callable[[int], bool], rule: str, *, further: bool = False) -> int:
    """AH-B-241: the pile is shuffled in, unless one digs `further`; cards are discarded from the top until one fits and
    stays there; or none.
    """
    pile = game.seats
    if not further:
        shuffle_discards_in(game, pile)
    while game.deck[pile]:
        card = game.deck[pile][-1]
        if fits(card):
            return card
        put(game, card, DISCARD)
        if game.sink:
            tell(game, "card_discarded", rule, {"card": card, "seat": game.order[0]})
        if concerns(game, FromDeck):
            await happens(game, FromDeck(game.order[0], card))
    return NO_CARD


def discard_at_random(game: Arkham, seat: int, rule: str, source: int) -> int:
    """A random card out of the hand, a weakness too (AH-B-202); which one, or no card."""
    hand = game.hand[seat]
    if not hand:
        return NO_CARD
    card = hand[below(game, len(hand))]
    put(game, card, DISCARD)
    if game.sink:
        tell(game, "discards", rule, {"seat": seat, "card": card, "source": source})
    return card
