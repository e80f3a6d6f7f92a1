"""The Rogue's cards of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.cards.phrases import both, fights, investigators_here, pumps, seat_of, your_turn
from miskatonic.games.arkham_lcg.cards.rogue import aims_well, one_more_by_two
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Cost, Limit, Use, asset, event
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, INTELLECT, ROGUE, ROUND, TURN, WILLPOWER
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.drawing import discard_at_random
from miskatonic.games.arkham_lcg.rules.healing import OneHealing, heal
from miskatonic.games.arkham_lcg.state import Arkham, Test
from miskatonic.kernel import tell

# --- level 0 ----------------------------------------------------------------------------------------------------------

liquid_courage = asset(
    "02024", "liquid_courage", klass=ROGUE, cost=1, icons="W", uses=("supplies", 4), in_box=2, traits="Item Illicit"
)


@liquid_courage.action(
    cost=Cost(actions=1, uses=1),
    targets=lambda game, me: [card for card in investigators_here(game, me) if game.horror[card] > 0],
)
async def takes_a_sip(game: Arkham, me: Use) -> None:
    """1 horror is healed; then who drank tests willpower 2, for 1 more or for a random card. AH-Q-026: both healings are
    one effect.
    """
    seat = seat_of(game, me.target)
    async with OneHealing(game, me.target, me.card) as whole:
        await heal(game, me.target, 0, 1, "AH-B-167", me.card, whole)

        async def takes_heart(game: Arkham, me: Use, test: Test) -> None:
            await heal(game, me.target, 0, 1, "AH-Q-026", me.card, whole)

        async def spills_it(game: Arkham, me: Use, test: Test) -> None:
            discard_at_random(game, seat, "AH-B-123", me.card)

        use = Use(seat, me.card, me.ability, me.target)
        await skill_test.run(game, use, WILLPOWER, 2, passes=takes_heart, fails=spills_it)


# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

switchblade_2 = asset(
    "02152",
    "switchblade_2",
    klass=ROGUE,
    level=2,
    fast=True,
    cost=1,
    slot="hand",
    icons="CA",
    in_box=2,
    traits="Item Weapon Melee Illicit",
)
one_more_by_two(switchblade_2)
fights(switchblade_2, 2, before=aims_well)

streetwise = asset("02189", "streetwise_3", klass=ROGUE, level=3, in_box=2, keywords="permanent", traits="Talent")
pumps(streetwise, INTELLECT, AGILITY, amount=3, price=2)

ace_in_the_hole = event(
    "02266", "ace_in_the_hole_3", klass=ROGUE, level=3, cost=0, in_box=2, keywords="exceptional", traits="Trick",
    parts="taboo",
)  # fmt: skip


async def _has_an_ace(game: Arkham, me: Use) -> None:
    """3 more actions this turn; with the taboo list once per round, whosever copy it is (AH-T-013)."""
    lasts(game, TURN, topics.ACTIONS, me.seat, 3, me.card)
    tell(game, "more_actions", "AH-R-1.10", {"seat": me.seat, "count": 3, "source": me.card})


ace_in_the_hole.plays_fast(
    topics.TURN_WINDOW, _has_an_ace, given=both(your_turn, lambda game, me: not game.taboo), timely=("turn_ends",)
)
ace_in_the_hole.plays_fast(
    topics.TURN_WINDOW,
    _has_an_ace,
    given=both(your_turn, lambda game, me: bool(game.taboo)),
    limit=Limit(1, ROUND, by_title=True),
    timely=("turn_ends",),
)
