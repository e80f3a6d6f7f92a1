"""The Seeker's cards of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.cards.phrases import both, by_you, pumps
from miskatonic.games.arkham_lcg.rows.card import Cost, Price, Use, asset, when
from miskatonic.games.arkham_lcg.rows.terms import INTELLECT, SEEKER, WILLPOWER
from miskatonic.games.arkham_lcg.rules.cancelling import cancelled
from miskatonic.games.arkham_lcg.rules.drawing import OFF_THE_TOP, Drawing, draw_encounter, undraw
from miskatonic.games.arkham_lcg.rules.locations import put_clues
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Lack

# --- level 0 ----------------------------------------------------------------------------------------------------------

dr_william_t_maleson = asset(
    "02302", "dr_william_t_maleson", klass=SEEKER, unique=True, cost=1, slot="ally", icons="W", health=2, sanity=2,
    in_box=2, traits="Ally Miskatonic", parts="subtitle",
)  # fmt: skip


def _has_no_clue(game: Arkham, me: Use) -> Lack | None:
    return None if tokens.clues(game, me.seat) else Lack("clues", "AH-B-107", {"count": 1})


async def _puts_a_clue(game: Arkham, me: Use) -> None:
    put_clues(game, me.seat, 1, me.card)


@dr_william_t_maleson.reaction(
    when(Drawing),
    given=both(by_you, lambda game, me: me.trigger.origin == OFF_THE_TOP),
    cost=Cost(exhaust=True, also=Price(lambda game: 1, _has_no_clue, _puts_a_clue)),
)
async def works_on_it(game: Arkham, me: Use) -> None:
    """AH-C-019: the drawing is cancelled, the card shuffled back; then another is drawn from the top."""
    undraw(game, me.trigger, me.card)
    await cancelled(game, me.seat, me.card, me.trigger.card)
    await draw_encounter(game, me.seat)


# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

higher_education = asset(
    "02187", "higher_education_3", klass=SEEKER, level=3, in_box=2, keywords="permanent", traits="Talent"
)
LEARNED = 5
pumps(higher_education, WILLPOWER, INTELLECT, amount=2, while_=lambda game, me: len(game.hand[me.seat]) >= LEARNED)
