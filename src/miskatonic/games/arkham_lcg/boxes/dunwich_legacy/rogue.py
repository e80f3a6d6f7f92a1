"""The Rogue's cards of The Dunwich Legacy."""

import functools

from miskatonic.games.arkham_lcg.basics.bag import bag_now
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import (
    both,
    by_you,
    fights,
    investigators_here,
    pumps,
    seat_of,
    succeeded_by,
    your_turn,
)
from miskatonic.games.arkham_lcg.cards.rogue import aims_well, one_more_by_two
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Cost, Limit, Price, Use, after, asset, event, skill, when
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    AUTO_FAIL,
    IGNORED,
    INTELLECT,
    REMOVED,
    ROGUE,
    ROUND,
    TURN,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.rules import skill_test
from miskatonic.games.arkham_lcg.rules.drawing import discard_at_random
from miskatonic.games.arkham_lcg.rules.healing import OneHealing, heal
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, ignore
from miskatonic.games.arkham_lcg.rules.round import PhaseBegin, PhaseEnd
from miskatonic.games.arkham_lcg.rules.taking import take_action
from miskatonic.games.arkham_lcg.state import Arkham, Test
from miskatonic.kernel import tell

# --- level 0 ----------------------------------------------------------------------------------------------------------

liquid_courage = asset(
    "02024", "liquid_courage", klass=ROGUE, cost=1, icons="W", uses=("supplies", 4), in_box=2, says="heals_horror",
    traits="Item Illicit",
)  # fmt: skip


@liquid_courage.action(
    cost=Cost(actions=1, uses=1),
    targets=lambda game, me: [card for card in investigators_here(game, me) if game.horror[card] > 0],
)
async def takes_a_sip(game: Arkham, me: Use) -> None:
    """1 horror is healed; then who drank tests willpower 2, for 1 more or for a random card. AH-Q-026: both healings
    are one effect.
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


double_or_nothing = skill(
    "02026", "double_or_nothing", klass=ROGUE, icons="?", max_committed=1, in_box=2, traits="Fortune"
)
double_or_nothing.rider(topics.DOUBLE_DIFFICULTY, 1, lambda game, card, seat: True)
double_or_nothing.rider(topics.RESULTS_TWICE, 1, lambda game, card, seat: True)
"""AH-Q-015: the difficulty, and what ST.7 brings."""

quick_thinking = skill(
    "02229", "quick_thinking", klass=ROGUE, icons="?", max_committed=lambda game: int(bool(game.taboo)), in_box=2,
    traits="Innate", parts="taboo",
)  # fmt: skip


async def thinks_fast(game: Arkham, me: Use) -> None:
    """AH-B-256: who committed it may take an action once the test, and what it belongs to, are over."""
    game.waiting.append(functools.partial(take_action, game, me.seat, me.card))


quick_thinking.success(thinks_fast, given=succeeded_by(2), alone=True)

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

lucky_dice = asset(
    "02230",
    "lucky_dice_2",
    klass=ROGUE,
    level=2,
    cost=2,
    slot="accessory",
    icons="WA",
    in_box=2,
    keywords="exceptional",
    traits="Item Relic",
    parts="subtitle",
)


@lucky_dice.reaction(
    when(Reveal),
    given=both(by_you, lambda game, me: me.trigger.token != AUTO_FAIL and bool(bag_now(game))),
    cost=Cost(resources=2),
    cancels=True,
    makes=IGNORED,
)
async def rolls_again(game: Arkham, me: Use) -> None:
    """AH-C-018: the token is ignored, another one revealed; an auto-fail in its place can't be cancelled."""
    ignore(game, me.trigger, me.card, firm=AUTO_FAIL)


@lucky_dice.forced(
    after(Reveal),
    given=lambda game, me: (
        me.trigger.token == AUTO_FAIL and me.trigger.follows is not None and me.trigger.follows.by == me.card
    ),
)
async def were_not_lucky(game: Arkham, me: Use) -> None:
    """AH-C-018: an auto-fail that they have brought removes them from the game."""
    put(game, me.card, REMOVED)
    tell(game, "leaves_game", "AH-C-018", {"card": me.card, "seat": me.seat})


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

gold_pocket_watch = asset(
    "02305", "the_gold_pocket_watch_4", klass=ROGUE, level=4, unique=True, cost=2, slot="accessory", icons="W?",
    in_box=2, keywords="exceptional", traits="Item Relic", parts="subtitle",
)  # fmt: skip


async def _is_given_up(game: Arkham, me: Use) -> None:
    """AH-B-124: it leaves the game as part of the cost."""
    put(game, me.card, REMOVED)
    tell(game, "leaves_game", "AH-C-020", {"card": me.card, "seat": me.seat})


GIVEN_UP = Cost(also=Price(lambda game: 0, lambda game, me: None, _is_given_up))


@gold_pocket_watch.reaction(when(PhaseBegin), cost=GIVEN_UP, name="skips")
async def steals_time(game: Arkham, me: Use) -> None:
    """AH-C-020, AH-B-258: the phase is skipped."""
    me.trigger.over = True


@gold_pocket_watch.reaction(after(PhaseEnd), cost=GIVEN_UP, name="repeats")
async def gives_time_back(game: Arkham, me: Use) -> None:
    """AH-C-020, AH-B-258: the phase is repeated."""
    me.trigger.again = True
