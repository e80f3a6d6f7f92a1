"""AH-B-128: a deck that has no cards left: what follows from that at once, before anybody has to draw from it."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rules.timing import happens
from miskatonic.games.arkham_lcg.state import Arkham


class DeckEmpty(Trigger):
    """AH-B-128: there is no card in somebody's deck."""

    __slots__ = ()


async def decks_run_out(game: Arkham, seats: Sequence[int]) -> None:
    """AH-B-128: these decks have no cards left, or had none in the middle of an effect."""
    if seats and topics.DECK_EMPTY in game.heard:
        for seat in seats:
            if seat in game.order:
                await happens(game, DeckEmpty(seat))
