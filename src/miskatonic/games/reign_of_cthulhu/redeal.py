"""Dealing anew what can't be known: for bots that think ahead, and for a new fate after an undo."""

from miskatonic.games.reign_of_cthulhu.names import CTHULHU, OLD_ONE_IDS
from miskatonic.games.reign_of_cthulhu.state import EVIL_STIRS, Reign
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
    """RC-020: each of the four piles keeps the Evil Stirs it still holds, at another place in it."""
    end = len(game.deck) - known
    cards = [card for card in game.deck[:end] if card != EVIL_STIRS]
    shuffle(game, cards)
    start = 0
    for size in reversed(game.piles):
        stop = min(start + size, end)
        evil = EVIL_STIRS in game.deck[start:stop]
        part = [cards.pop() for _ in range(stop - start - evil)]
        if evil:
            part.insert(below(game, len(part) + 1), EVIL_STIRS)
        game.deck[start:stop] = part
        start = stop


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
    hidden = [card for card in range(len(OLD_ONE_IDS)) if card != CTHULHU and card not in seen]
    shuffle(game, hidden)
    game.old_ones = (*seen, *hidden[: 6 - len(seen)], CTHULHU) if len(seen) < 7 else seen
