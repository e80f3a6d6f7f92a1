"""AH-B-104: a card cancels or ignores something; whatever it was, that is told and answered to alike."""

from typing import Any

from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rows.terms import NO_CARD
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell


class Cancelled(Trigger):
    """AH-B-104: `source` has cancelled or ignored something, used by `seat`."""

    __slots__ = ()


async def cancelled(game: Arkham, seat: int, card: int, source: int, **more: Any) -> None:
    """AH-B-104: a card of somebody's has just cancelled what comes from a source: a token, an attack, a card."""
    shown = NO_CARD if card == game.who[seat] else card
    tell(game, "cancelled", "AH-B-104", {"seat": seat, "card": shown, "source": source, "token": "none", **more})
    if concerns(game, Cancelled):
        await happens(game, Cancelled(seat, card))
