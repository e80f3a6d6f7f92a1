"""Redealing what can't be known: for bots that think ahead, and for a new fate after an undo."""

from miskatonic.games.reign_of_cthulhu.rows.player_cards import EVIL_STIRS
from miskatonic.games.reign_of_cthulhu.rules.setup import HIDDEN_OLD_ONES, last_old_one, other_old_ones
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import below, shuffle


def redeal(game: Reign, seat: int | None) -> None:
    """Shuffle every hidden order within what is known about it. Seat None: keep what anybody at the table knows."""
    known = game.foreseen if seat is None or seat == game.foreseer else 0
    redeal_deck(game, known)
    relics = list(game.relic_deck)
    shuffle(game, relics)
    game.relic_deck = tuple(relics)
    redeal_summoning(game)
    redeal_old_ones(game)
    if game.on_offer == 2:
        rest = list(game.offer[2:])
        shuffle(game, rest)
        game.offer = (*game.offer[:2], *rest)


def redeal_deck(game: Reign, known: int) -> None:
    """RC-020: one Evil Stirs lies in each pile, from the bottom up, as many as are left; what a Book of Shadow may have
    moved over a border (RC-217) lies in the topmost. Each may be anywhere in its pile.
    """
    end = len(game.deck) - known
    cards = [card for card in game.deck[:end] if card != EVIL_STIRS]
    evils = end - len(cards)
    shuffle(game, cards)
    spans = []
    start = 0
    for size in reversed(game.piles):
        stop = min(start + size, end)
        if stop > start:
            spans.append((start, stop))
        start = stop
    for number, (start, stop) in enumerate(spans):
        here = min(1, evils) if number < len(spans) - 1 else evils
        evils -= here
        part = [cards.pop() for _ in range(stop - start - here)]
        for _ in range(here):
            part.insert(below(game, len(part) + 1), EVIL_STIRS)
        game.deck = (*game.deck[:start], *part, *game.deck[stop:])


def redeal_summoning(game: Reign) -> None:
    """RC-086: which cards lie in which layer is known, their order is not."""
    start = 0
    for size in game.layers:
        layer = game.summoning[start : start + size]
        shuffle(game, layer)
        game.summoning[start : start + size] = layer
        start += size


def redeal_old_ones(game: Reign) -> None:
    """RC-011: the face-down ones could be any that have not been seen, those in the box included."""
    seen = game.old_ones[: game.revealed]
    if len(seen) > HIDDEN_OLD_ONES:
        return
    hidden = [card for card in other_old_ones(game.rows) if card not in seen]
    shuffle(game, hidden)
    game.old_ones = (*seen, *hidden[: HIDDEN_OLD_ONES - len(seen)], last_old_one())
