"""The Mystic's cards of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import both, by_you
from miskatonic.games.arkham_lcg.rows.card import Use, event, when
from miskatonic.games.arkham_lcg.rows.terms import LIMBO, MYSTIC, VICTORY
from miskatonic.games.arkham_lcg.rules.cancelling import cancelled
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import Drawing, draw_encounter, undo_card
from miskatonic.games.arkham_lcg.rules.timing import OneEffect
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import tell

# --- level 0 ----------------------------------------------------------------------------------------------------------

delve_too_deep = event(
    "02111", "delve_too_deep", klass=MYSTIC, cost=1, victory=1, in_box=2, traits="Insight", parts="taboo"
)
MOST_IN_DISPLAY = 2


@delve_too_deep.played(works=lambda game, me: bool(game.deck[game.seats] or game.discard[game.seats]))
async def delves(game: Arkham, me: Use) -> None:
    """Everybody draws an encounter card in player order; then this goes to the victory display. AH-T-011, AH-R-2.3:
    not as the third there, with the taboo list.
    """
    for seat in game.order:
        await draw_encounter(game, seat)
    if game.zone[me.card] == LIMBO and not (game.taboo and _in_display(game, me.card) >= MOST_IN_DISPLAY):
        put(game, me.card, VICTORY)
        tell(game, "to_victory", "AH-B-199", {"seat": me.seat, "card": me.card})


def _in_display(game: Arkham, card: int) -> int:
    """AH-R-2.3: the copies of a card in the victory display, whosever they are."""
    title = row(game, card).title
    return sum([zone == VICTORY and row(game, one).title == title for one, zone in enumerate(game.zone)])


# --- level 1 to 5 -----------------------------------------------------------------------------------------------------

ward_of_protection_5 = event(
    "02307", "ward_of_protection_5", klass=MYSTIC, level=5, cost=1, icons="W?", in_box=2, traits="Spell Spirit"
)


@ward_of_protection_5.plays_fast(
    when(Drawing),
    given=both(by_you, lambda game, me: not row(game, me.trigger.card).weakness),
)
async def wards_off(game: Arkham, me: Use) -> None:
    """AH-B-104: all effects of the card are cancelled, and it is discarded; then 1 horror."""
    undo_card(game, me.trigger)
    async with OneEffect(game):
        await cancelled(game, me.seat, me.card, me.trigger.card)
        await harm(game, me.seat, 0, 1, me.card)
