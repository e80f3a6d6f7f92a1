"""The Rogue's cards."""

from collections.abc import Callable

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import enemies_at, engaged_with, here, put
from miskatonic.games.arkham_lcg.cards.phrases import (
    both,
    by_you,
    draws,
    enemies_here,
    fights,
    gains,
    hits,
    investigates,
    pumps,
    succeeded_by,
    your_turn,
    yours,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Begins, Card, Cost, Use, after, asset, event, skill
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, ENEMY, FIGHT, HAND, ROGUE
from miskatonic.games.arkham_lcg.rules import actions, turn
from miskatonic.games.arkham_lcg.rules.chaos_bag import worths
from miskatonic.games.arkham_lcg.rules.engagement import Evasion, disengage, engage_at
from miskatonic.games.arkham_lcg.rules.locations import choose_place, connections, may_enter, move
from miskatonic.games.arkham_lcg.rules.revealing import Reveal
from miskatonic.games.arkham_lcg.rules.skill_test import boost
from miskatonic.games.arkham_lcg.state import Arkham, Test, row, test_now
from miskatonic.kernel import tell

# --- level 0 ----------------------------------------------------------------------------------------------------------


def one_more_by_two(card: Card) -> int:
    """For this attack +1 damage if it succeeds by 2 or more."""
    return card.lasting(topics.TEST_DAMAGE, 1, lambda game, this, seat: _margin(game) >= 2)


def _margin(game: Arkham) -> int:
    test = test_now(game)
    return test.margin if test is not None and test.passed else 0


async def aims_well(game: Arkham, me: Use) -> None:
    """What `one_more_by_two` says of the card begins."""
    lasts(game, "test", topics.TEST_DAMAGE, me.seat, 0, me.card, 0)


switchblade = asset(
    "01044", "switchblade", klass=ROGUE, fast=True, cost=1, slot="hand", icons="A", traits="Item Weapon Melee Illicit"
)
one_more_by_two(switchblade)
fights(switchblade, before=aims_well)

burglary = asset("01045", "burglary", klass=ROGUE, cost=1, icons="I", traits="Talent Illicit")


async def steals(game: Arkham, me: Use, test: Test) -> None:
    """AH-Q-001: 3 resources instead of clues; also without any clues."""
    tokens.gain(game, me.seat, 3, "AH-B-052", me.card)


investigates(burglary, cost=Cost(actions=1, exhaust=True), passes=steals)

pickpocketing = asset("01046", "pickpocketing", klass=ROGUE, cost=2, icons="A", traits="Talent Illicit")
pickpocketing.reaction(after(Evasion), draws(1), given=by_you, cost=Cost(exhaust=True))

derringer = asset(
    "01047", "41_derringer", klass=ROGUE, cost=3, slot="hand", icons="C", uses=("ammo", 3),
    traits="Item Weapon Firearm Illicit",
)  # fmt: skip
one_more_by_two(derringer)
fights(derringer, 2, 0, Cost(uses=1), before=aims_well)

leo_de_luca = asset(
    "01048",
    "leo_de_luca",
    klass=ROGUE,
    unique=True,
    cost=6,
    slot="ally",
    icons="I",
    health=2,
    sanity=2,
    traits="Ally Criminal",
    parts="subtitle",
)
leo_de_luca.constant(topics.ACTIONS, 1, yours)

hard_knocks = asset("01049", "hard_knocks", klass=ROGUE, cost=2, icons="CA", traits="Talent")
pumps(hard_knocks, COMBAT, AGILITY)

elusive = event("01050", "elusive", klass=ROGUE, cost=2, icons="IA", traits="Tactic")


def hideouts(game: Arkham, seat: int) -> list[int]:
    """Other revealed locations without enemies, connected or not."""
    return [
        place
        for place in game.places
        if place != here(game, seat)
        and place in game.revealed
        and not enemies_at(game, place)
        and may_enter(game, seat, place) < 0
    ]


def _own_enemies(game: Arkham, seat: int) -> list[int]:
    return [card for card in game.threat[seat] if row(game, card).kind == ENEMY]


@elusive.plays_fast(
    topics.TURN_WINDOW,
    given=your_turn,
    works=lambda game, me: bool(hideouts(game, me.seat) or engaged_with(game, me.seat)),
)
async def slips_away(game: Arkham, me: Use) -> None:
    """AH-A-41: disengage from all, then move to such a location if there is one."""
    await _slips(game, me, hideouts)


async def _slips(game: Arkham, me: Use, ways: Callable[[Arkham, int], list[int]]) -> None:
    """AH-A-41: disengage from all and go one of these ways, if there is one; enemies left there engage others."""
    for enemy in _own_enemies(game, me.seat):
        disengage(game, enemy)
    old = here(game, me.seat)
    if ways(game, me.seat):
        place = await choose_place(game, me.seat, "move_to", "AH-B-134", lambda game: ways(game, me.seat), me.card)
        await move(game, me.seat, place)
    await engage_at(game, old)


backstab = event("01051", "backstab", klass=ROGUE, cost=3, icons="CA", traits="Tactic")


@backstab.played(designator=FIGHT, targets=lambda game, me: turn.fightable(game, me.seat), begins=Begins(AGILITY))
async def stabs(game: Arkham, me: Use) -> None:
    """AH-Q-004: a fight with agility against the fight value, +2 damage."""
    boost(game, me, topics.TEST_DAMAGE, 2)
    await actions.fight(game, me, AGILITY)


sneak_attack = event("01052", "sneak_attack", klass=ROGUE, cost=2, icons="IC", traits="Tactic")
sneak_attack.played(hits(2, lambda game, me: [enemy for enemy in enemies_here(game, me) if enemy in game.exhausted]))

opportunist = skill("01053", "opportunist", klass=ROGUE, icons="?", own_tests=True, traits="Innate")


async def comes_back(game: Arkham, me: Use) -> None:
    """It returns to the hand after a success by 3 or more."""
    put(game, me.card, HAND)
    tell(game, "returns", "AH-R-1.7", {"seat": me.seat, "card": me.card})


opportunist.success(comes_back, given=succeeded_by(3), alone=True)

# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

leo_de_luca_1 = asset(
    "01054", "leo_de_luca_1", klass=ROGUE, level=1, unique=True, cost=5, slot="ally", icons="I", health=2, sanity=2,
    traits="Ally Criminal", parts="subtitle",
)  # fmt: skip
leo_de_luca_1.constant(topics.ACTIONS, 1, yours)

cat_burglar = asset(
    "01055",
    "cat_burglar_1",
    klass=ROGUE,
    level=1,
    cost=4,
    slot="ally",
    icons="WA",
    health=2,
    sanity=2,
    traits="Ally Criminal",
)
cat_burglar.constant(AGILITY, 1, yours)


def ways_out(game: Arkham, seat: int) -> list[int]:
    """Connecting locations one may enter."""
    return [place for place in connections(game, here(game, seat)) if may_enter(game, seat, place) < 0]


@cat_burglar.action(
    cost=Cost(actions=1, exhaust=True),
    provokes=False,
    works=lambda game, me: bool(engaged_with(game, me.seat) or ways_out(game, me.seat)),
)
async def slips_out(game: Arkham, me: Use) -> None:
    """Disengage from all and move to a connecting location, without provoking."""
    await _slips(game, me, ways_out)


sure_gamble = event("01056", "sure_gamble_3", klass=ROGUE, level=3, cost=2, traits="Fortune Insight")


def _is_bad(game: Arkham, me: Use) -> bool:
    """The token that was revealed in this test takes something off."""
    return me.trigger.test is not None and me.trigger.test.worth[-1] < 0


@sure_gamble.plays_fast(after(Reveal), given=both(by_you, _is_bad), amount=-1)
async def turns_luck(game: Arkham, me: Use) -> None:
    """AH-A-37: the negative modifier of the token counts as positive."""
    test = me.trigger.test
    test.turned = (*test.turned, len(test.tokens) - 1)
    test.worth = worths(game, test)


hot_streak = event("01057", "hot_streak_4", klass=ROGUE, level=4, cost=3, icons="?", traits="Fortune")
hot_streak.played(gains(10))
