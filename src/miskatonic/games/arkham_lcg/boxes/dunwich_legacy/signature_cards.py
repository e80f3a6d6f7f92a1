"""The signature cards and signature weaknesses of the five investigators of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.cards.phrases import (
    attach,
    discard_this,
    fights,
    investigates,
    suffers,
)
from miskatonic.games.arkham_lcg.rows.card import (
    TWO_ACTIONS,
    Cost,
    Use,
    asset,
    treachery,
    when,
)
from miskatonic.games.arkham_lcg.rules.elimination import GameEnd
from miskatonic.games.arkham_lcg.rules.locations import choose_place, farthest
from miskatonic.games.arkham_lcg.state import Arkham, Test

# --- Jenny Barnes -----------------------------------------------------------------------------------------------------

jennys_twin_45s = asset(
    "02010", "jennys_twin_45s", signature="jenny_barnes", level=None, unique=True, cost=0, cost_x=True, slot="hand",
    slots=2, icons="AA?", uses=("ammo", 0), traits="Item Weapon Firearm", parts="subtitle",
)  # fmt: skip
fights(jennys_twin_45s, 2, 1, Cost(uses=1))

searching_for_izzie = treachery("02011", "searching_for_izzie", signature="jenny_barnes", weakness=True, traits="Task")
searching_for_izzie.forced(when(GameEnd), suffers(mental=1))


@searching_for_izzie.reveals
async def goes_missing(game: Arkham, me: Use) -> None:
    """It is attached to the location farthest away."""
    place = await choose_place(
        game, game.order[0], "farthest", "AH-Q-020", lambda game: farthest(game, here(game, me.seat)), me.card
    )
    attach(game, me.card, place)


async def _is_found(game: Arkham, me: Use, test: Test) -> None:
    """AH-C-009: no clue is discovered: she is found."""
    await discard_this(game, me)


investigates(searching_for_izzie, cost=TWO_ACTIONS, passes=_is_found)
