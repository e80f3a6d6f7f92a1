"""B.9, B.15, B.16: drawing player cards and encounter cards, weaknesses, spawning, searching."""

from collections.abc import Awaitable, Callable, Sequence

from miskatonic.games.arkham_lcg.basics.values import is_blank
from miskatonic.games.arkham_lcg.basics.zones import (
    has_keyword,
    here,
    knows,
    put,
    seats_at,
    shuffle_deck,
    shuffle_discards_in,
    take_top,
)
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.card import FREE_ABILITY, Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import (
    AT_PLACE,
    DISCARD,
    ENEMY,
    HAND,
    IN_PLAY,
    LIMBO,
    NO_CARD,
    NOBODY,
    OPEN,
    TREACHERY,
    VICTORY,
    WITH_PREY,
)
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.engagement import Engagement, engage, engage_if_able, prey_among, preyed
from miskatonic.games.arkham_lcg.rules.locations import choose_place
from miskatonic.games.arkham_lcg.rules.playing import EntersPlay, settle
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, sequence
from miskatonic.games.arkham_lcg.state import ENCOUNTER, ROWS, Arkham, has_trait, row
from miskatonic.kernel import Option, ask, below, tell


class Drawing(Trigger):
    """AH-B-033, AH-B-096: an encounter card, or a weakness like one, is drawn; `cancelled` is its revelation."""

    __slots__ = ("cancelled", "card", "surges")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.card = card
        self.cancelled = False
        self.surges = False


class Spawn(Trigger):
    """AH-S-001: an enemy spawns at a location; cancelled, it does not."""

    __slots__ = ("enemy", "engaged", "place")

    def __init__(self, seat: int, enemy: int, place: int, engaged: int) -> None:
        super().__init__(seat, enemy)
        self.enemy = enemy
        self.place = place
        self.engaged = engaged


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
        await _resolve(game, seat, card)
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
        if not await resolve_drawn(game, seat, game.deck[pile][-1]):
            break
    return drawn


def resolve_drawn(game: Arkham, seat: int, card: int) -> Awaitable[bool]:
    """AH-B-033, AH-B-243: an encounter card is drawn by somebody and resolved; whether it surges."""
    if game.sink:
        tell(game, "encounter", "AH-B-033", {"seat": seat, "card": card})
    return _resolve(game, seat, card)


async def _resolve(game: Arkham, seat: int, card: int) -> bool:
    """AH-B-033: (2) Peril, (3) revelation, (4) the enemy spawns or the treachery is discarded, (5) surge."""
    this = Drawing(seat, card)
    keywords = ROWS[game.card[card]].keywords
    put(game, card, LIMBO)
    outer = game.peril
    if "peril" in keywords:
        game.peril = seat
    await _drawn(game, this)
    game.peril = outer
    if game.unsettled:
        await settle(game)
    refill(game)
    return this.surges or "surge" in keywords


@sequence
async def _drawn(game: Arkham, this: Drawing) -> None:
    """AH-B-033, AH-B-091: its revelation, unless cancelled (AH-B-104); then it spawns or is discarded."""
    card = this.card
    printed = ROWS[game.card[card]]
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
    await resolve_drawn(game, seat, card)


def refill(game: Arkham) -> None:
    """AH-B-128, AH-B-241: an empty encounter deck is made of its discard pile, never in the middle of a resolution."""
    pile = game.seats
    if not game.deck[pile] and game.discard[pile]:
        shuffle_discards_in(game, pile)
        tell(game, "encounter_shuffled", "AH-B-241")


def dig(game: Arkham, fits: Callable[[int], bool], rule: str, *, further: bool = False) -> int:
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
    return NO_CARD


# --- spawning ---------------------------------------------------------------------------------------------------------


async def spawn_drawn(game: Arkham, seat: int, enemy: int) -> None:
    """AH-S-002, AH-S-003, AH-B-143: as its spawn instruction says, else engaged with its drawer, unless aloof."""
    printed = row(game, enemy)
    if printed.spawn is None or is_blank(game, enemy):
        engaged = NOBODY if has_keyword(game, enemy, "aloof") else seat
        if printed.prey_only and engaged != NOBODY and not preyed(game, enemy, [seat]):
            engaged = NOBODY
        await spawn(game, seat, enemy, here(game, seat), engaged)
        return
    if printed.spawn == WITH_PREY:
        prey = await prey_among(game, enemy, game.order)
        await spawn(game, prey, enemy, here(game, prey), prey)
        return
    places: Sequence[int] = printed.spawn(game, enemy, seat)
    if not places:
        tell(game, "no_spawn", "AH-B-143", {"enemy": enemy})
        put(game, enemy, DISCARD)
        return
    place = places[0]
    if len(places) > 1:
        place = await choose_place(
            game, seat, "spawn_at", "AH-B-143", lambda game: printed.spawn(game, enemy, seat), enemy
        )
    await spawn(game, seat, enemy, place)


async def spawn(game: Arkham, seat: int, enemy: int, place: int, engaged: int = NOBODY) -> None:
    """AH-S-001: an enemy spawns at a location; there it engages by prey unless it is engaged already."""
    make_way(game, enemy)
    if same_title(game, enemy):
        tell(game, "unique_there", "AH-B-238", {"enemy": enemy})
        put(game, enemy, DISCARD)
        return
    await _spawn(game, Spawn(seat, enemy, place, engaged))


def make_way(game: Arkham, card: int) -> None:
    """AH-B-017: as a unique encounter card enters play, a player's card of its title is discarded."""
    for other in same_title(game, card):
        if game.owner[card] == ENCOUNTER != game.owner[other]:
            put(game, other, DISCARD)
            tell(game, "card_discarded", "AH-B-017", {"card": other, "seat": game.owner[other]})


def same_title(game: Arkham, card: int) -> list[int]:
    """AH-B-017, AH-B-238: the cards in play with the title of a unique one."""
    printed = ROWS[game.card[card]]
    if not printed.unique:
        return []
    return [
        other
        for other, zone in enumerate(game.zone)
        if zone >= IN_PLAY and other != card and row(game, other).title == printed.title
    ]


@sequence
async def _spawn(game: Arkham, this: Spawn) -> None:
    """AH-S-001 to AH-S-004: it enters play; then it engages."""
    enemy, place = this.enemy, this.place
    put(game, enemy, AT_PLACE, at=place)
    if game.sink:
        tell(game, "spawns", "AH-S-001", {"enemy": enemy, "place": place})
    if concerns(game, EntersPlay):
        await happens(game, EntersPlay(this.seat, enemy))
    if game.zone[enemy] != AT_PLACE:
        return
    if this.engaged != NOBODY and this.engaged in seats_at(game, place) and not has_keyword(game, enemy, "massive"):
        await engage(game, Engagement(this.engaged, enemy))
    else:
        await engage_if_able(game, enemy)


# --- searching --------------------------------------------------------------------------------------------------------


async def search(
    game: Arkham, seat: int, cards: Callable[[Arkham], Sequence[int]], prompt: str, rule: str, source: int
) -> int:
    """AH-B-126: one card of those that fit, seen by the searcher alone; if any fits, one must be taken."""
    if not cards(game):
        return NO_CARD
    knows(game, seat, cards(game))
    picked = await ask(
        game,
        seat,
        prompt,
        rule,
        lambda game: once_each(game, cards(game), "take", seat),
        {"seat": seat, "source": source},
    )
    return int(picked.value)


async def search_deck(
    game: Arkham, seat: int, cards: Callable[[Arkham], Sequence[int]], source: int, told: str = "fetches"
) -> None:
    """AH-B-126, AH-B-201: one of the fitting cards of your deck comes to your hand, reported as fetched or drawn; the
    deck is shuffled, then a weakness resolves.
    """
    card = await search(game, seat, cards, "search", "AH-B-126", source)
    if card >= 0:
        put(game, card, HAND)
        tell_of_hand(game, told, "AH-B-126", seat, card, source)
    shuffle_deck(game, seat)
    if card >= 0:
        await resolve_weakness(game, seat, card)


async def fetch_enemy(game: Arkham, seat: int, trait: str, source: int) -> None:
    """AH-B-243: encounter deck and pile are searched for an enemy with a trait; it is drawn, the deck is shuffled."""
    pile = game.seats

    def fits(game: Arkham) -> list[int]:
        cards = (*game.deck[pile], *game.discard[pile])
        return [card for card in cards if has_trait(game, card, trait) and row(game, card).kind == ENEMY]

    card = await search(game, seat, fits, "search", "AH-B-243", source)
    shuffle_deck(game, pile)
    if card >= 0:
        await resolve_drawn(game, seat, card)


def once_each(game: Arkham, cards: Sequence[int], verb: str, seat: int) -> list[Option]:
    """AH-B-126: cards as options for one pair of eyes, copies once; in an order that tells nothing of the deck's."""
    found: dict[int, Option] = {}
    for card in sorted(cards):
        if game.card[card] not in found:
            text = f"{verb}:{row(game, card).id}"
            found[game.card[card]] = Option(text, card, seat=seat, secret=True, card=card_name(game, card))
    return list(found.values())


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


def top_of(game: Arkham, pile: int, count: int) -> list[int]:
    """AH-B-126: the topmost cards of a deck, the top one first."""
    return list(reversed(game.deck[pile][-count:])) if count else []
