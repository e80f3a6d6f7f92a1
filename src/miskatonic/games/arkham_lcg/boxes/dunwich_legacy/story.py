"""The story assets of The Dunwich Legacy's campaign that its scenarios do not bring themselves."""

from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import by_you, gains
from miskatonic.games.arkham_lcg.rows.card import Cost, Price, Use, after, asset
from miskatonic.games.arkham_lcg.rows.terms import DISCARD
from miskatonic.games.arkham_lcg.rules.drawing import Drawn, fresh_cards
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell

dr_henry_armitage = asset(
    "02040", "dr_henry_armitage", set="armitages_fate", level=None, unique=True, cost=2, slot="ally", icons="??",
    health=2, sanity=2, traits="Ally Miskatonic", parts="subtitle",
)  # fmt: skip


async def _gives_it_up(game: Arkham, me: Use) -> None:
    """AH-C-010: the card drawn is discarded as part of the cost."""
    put(game, me.target, DISCARD)
    if game.sink:
        tell(game, "discards", "AH-C-010", {"seat": me.seat, "card": me.target, "source": me.card})


dr_henry_armitage.reaction(
    after(Drawn),
    gains(3).do,
    given=by_you,
    targets=lambda game, me: fresh_cards(game, me.seat),
    cost=Cost(exhaust=True, also=Price(lambda game: 0, lambda game, me: None, _gives_it_up)),
)
