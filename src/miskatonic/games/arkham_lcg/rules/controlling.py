"""AH-R-2.7, AH-B-233: story assets come under somebody's control."""

from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rows.terms import AREA, IN_PLAY
from miskatonic.games.arkham_lcg.rules.playing import enter_play
from miskatonic.games.arkham_lcg.rules.slots import make_room
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell


class Controlling(Trigger):
    """AH-R-2.7: somebody takes control of a story asset."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.card = card


async def take_control(game: Arkham, seat: int, card: int) -> None:
    """AH-R-2.7, AH-B-233: a story asset comes under somebody's control; a set-aside one enters play."""
    if game.sink:
        tell(game, "controls", "AH-R-2.7", {"seat": seat, "card": card})
    if game.zone[card] < IN_PLAY:
        await enter_play(game, seat, card)
    else:
        await make_room(game, seat, card)
        put(game, card, AREA, seat)
    if concerns(game, Controlling):
        await happens(game, Controlling(seat, card))
