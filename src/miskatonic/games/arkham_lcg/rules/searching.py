"""AH-B-126, AH-B-243: decks are searched and looked at."""

from collections.abc import Callable, Sequence

from miskatonic.games.arkham_lcg.basics.piles import knows, shuffle_deck
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.terms import ENEMY, HAND, NO_CARD
from miskatonic.games.arkham_lcg.rules.drawing import (
    SEARCHED_FOR,
    is_drawn,
    resolve_drawn,
    resolve_weakness,
    tell_of_hand,
)
from miskatonic.games.arkham_lcg.state import Arkham, has_trait, row
from miskatonic.kernel import Option, ask


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
        if told == "draws":
            await is_drawn(game, seat, card)


async def fetch_enemy(game: Arkham, seat: int, trait: str, source: int) -> None:
    """AH-B-243: encounter deck and pile are searched for an enemy with a trait; it is drawn, the deck is shuffled."""
    pile = game.seats

    def fits(game: Arkham) -> list[int]:
        cards = (*game.deck[pile], *game.discard[pile])
        return [card for card in cards if has_trait(game, card, trait) and row(game, card).kind == ENEMY]

    card = await search(game, seat, fits, "search", "AH-B-243", source)
    shuffle_deck(game, pile)
    if card >= 0:
        await resolve_drawn(game, seat, card, SEARCHED_FOR)


def once_each(game: Arkham, cards: Sequence[int], verb: str, seat: int) -> list[Option]:
    """AH-B-126: cards as options for one pair of eyes, copies once; in an order that tells nothing of the deck's."""
    found: dict[int, Option] = {}
    for card in sorted(cards):
        if game.card[card] not in found:
            text = f"{verb}:{row(game, card).id}"
            found[game.card[card]] = Option(text, card, seat=seat, secret=True, card=card_name(game, card))
    return list(found.values())


def top_of(game: Arkham, pile: int, count: int) -> list[int]:
    """AH-B-126: the topmost cards of a deck, the top one first."""
    return list(reversed(game.deck[pile][-count:])) if count else []
