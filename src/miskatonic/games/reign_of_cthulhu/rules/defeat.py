"""Defeat a cultist, defeat a Shoggoth (RC-050 to RC-052)."""

import functools
from collections.abc import Sequence

from miskatonic.games.reign_of_cthulhu.basics import draw_relic, remove_cultists, remove_shoggoth
from miskatonic.games.reign_of_cthulhu.names import cultist, shoggoth
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, SHOGGOTH_ACTIONS
from miskatonic.games.reign_of_cthulhu.rows.places import ALL_PLACES
from miskatonic.games.reign_of_cthulhu.rules import hand_limit
from miskatonic.games.reign_of_cthulhu.state import MAX_CULTISTS, Reign
from miskatonic.kernel import Barred, Line, Offer, Option, tell, total

NO_CULTIST = (Barred("defeat_cultist", "no_cultist_here", "RC-050"),)
CULTIST_COSTS = Line("why-defeat_cultist", "RC-050", {"count": 1}, 1)


def _defeat_cultists(place: int, count: int) -> tuple[Option]:
    about = tuple(cultist(place, n + 1).thing for n in range(count))
    return (Option("defeat_cultist", count, cost=CULTIST_COSTS.amount, alike=True, about=about, count=count),)


DEFEAT_CULTISTS: tuple[tuple[Sequence[Offer], ...], ...] = tuple(
    (NO_CULTIST, *(_defeat_cultists(place, count + 1) for count in range(MAX_CULTISTS))) for place in ALL_PLACES
)
"""What can be done, by place and number."""


def cultists_to_defeat(game: Reign) -> Sequence[Offer]:
    """RC-050: one cultist at a time; RC-176, RC-177: who sweeps clears the location."""
    place = game.places[game.active]
    here = game.cultists[place]
    return DEFEAT_CULTISTS[place][here if INVESTIGATORS.rows[game.roles[game.active]].sweeps else min(here, 1)]


def why_cultists(game: Reign, defeated: int) -> list[Line]:
    """RC-050: what it costs; RC-176, RC-177: and for a sweep, how many cultists it defeats."""
    seat = game.active
    row = INVESTIGATORS.rows[game.roles[seat]]
    swept = Line("why-sweep", row.rules[not game.sanity[seat]], {"count": defeated})
    return [CULTIST_COSTS, swept] if row.sweeps and defeated else [CULTIST_COSTS]


async def defeat_cultist(game: Reign, option: Option) -> None:
    """RC-050: they go to the pool; RC-196: nothing holds their defeater here any more."""
    place = game.places[game.active]
    game.actions -= option.cost
    game.fought_at = place
    if game.sink:
        there = game.cultists[place]
        gone = tuple(range(there - option.value + 1, there + 1))
        told = {"who": game.active, "count": option.value, "place": place, "cultists": gone}
        tell(game, "cultists_defeated", "RC-050", told)
    remove_cultists(game, place, option.value)


@functools.cache
def shoggoth_lines(role: int, sane: bool, first: bool) -> tuple[Line, ...]:
    """RC-051: three actions; RC-176: once a turn one action for the sane Hunter."""
    lines = (Line("why-defeat_shoggoth", "RC-051", {"count": SHOGGOTH_ACTIONS}, SHOGGOTH_ACTIONS),)
    row = INVESTIGATORS.rows[role]
    cost = row.first_shoggoth[not sane]
    if not first or cost == SHOGGOTH_ACTIONS:
        return lines
    return (*lines, Line(f"why-cheap_kill_{row.id}", row.rules[not sane], {"count": cost}, cost - SHOGGOTH_ACTIONS))


def why_shoggoth(game: Reign) -> tuple[Line, ...]:
    """RC-051: what a Shoggoth costs the active player now."""
    seat = game.active
    return shoggoth_lines(game.roles[seat], game.sanity[seat] > 0, not game.done_turn.cheap_kill)


@functools.cache
def _defeat_shoggoth(figure: int, cost: int) -> Option:
    return Option("defeat_shoggoth", cost, cost=cost, alike=True, about=(shoggoth(figure).thing,), count=cost)


def shoggoths_to_defeat(game: Reign) -> Sequence[Offer]:
    """RC-051: offered only with enough actions left; they are paid as a block."""
    place = game.places[game.active]
    if place not in game.shoggoths:
        return ()
    cost = total(why_shoggoth(game))
    if cost > game.actions:
        return (Barred("defeat_shoggoth", "too_few_actions", "RC-051", count=cost, left=game.actions),)
    return (_defeat_shoggoth(game.shoggoths.index(place), cost),)


async def defeat_shoggoth(game: Reign, option: Option) -> None:
    """RC-051: a Shoggoth goes to the pool; its defeater draws a relic, if any is left, and looks to the limit."""
    seat = game.active
    place = game.places[seat]
    figure = game.shoggoths.index(place)
    game.actions -= option.cost
    if option.cost < SHOGGOTH_ACTIONS:
        game.done_turn = game.done_turn._replace(cheap_kill=True)
    remove_shoggoth(game, figure)
    tell(game, "shoggoth_defeated", "RC-051", {"who": seat, "place": place, "shoggoth": figure})
    if game.relic_deck:
        tell(game, "relic_earned", "RC-051", {"who": seat, "card": draw_relic(game, seat)})
        await hand_limit.settle(game, seat)
