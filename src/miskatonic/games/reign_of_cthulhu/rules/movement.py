"""Movement actions (RC-040 to RC-047): Walk, take the bus, use a gate. Each says what can be done, and why not."""

import functools
from collections.abc import Awaitable, Sequence

from miskatonic.games.reign_of_cthulhu.basics import discard_clues
from miskatonic.games.reign_of_cthulhu.options import place_options
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Arrival
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OldOne
from miskatonic.games.reign_of_cthulhu.rows.places import (
    ADJACENT,
    ALL_PLACES,
    IS_BUS_STOP,
    IS_GATE,
    PLACES,
    PLACES_IN,
    TOWN_OF,
    TOWNS,
    open_gates,
)
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES
from miskatonic.games.reign_of_cthulhu.rules import rituals, sanity
from miskatonic.games.reign_of_cthulhu.state import NOWHERE, Reign
from miskatonic.kernel import Barred, Line, Offer, Option, tell

WALK_COSTS = Line("why-walk", "RC-041", {"count": 1}, 1)
BUS_COSTS = Line("why-bus", "RC-042", {"count": 1}, 1)
GATE_COSTS = Line("why-gate", "RC-044", {"count": 1}, 1)
"""What each way of moving costs, both shown and paid."""
WALKS = tuple(
    tuple(Option(f"walk:{PLACES[to].id}", (to,), cost=WALK_COSTS.amount, place=PLACES.names[to]) for to in near)
    for near in ADJACENT
)
GATE = place_options("gate", GATE_COSTS.amount)
NO_BUS_STOP = (Barred("bus", "no_bus_stop", "RC-042"),)
NO_CLUE = (Barred("bus", "no_clue", "RC-042"),)


async def enter(game: Reign, seat: int, place: int, *, through_gate: bool = False) -> None:
    """RC-040: an investigator enters a location, by whatever means, and rolls if a Shoggoth is there.

    A roll of one's own on arrival comes before any other. RC-046: the gate's roll comes before the
    Shoggoth's.
    """
    game.places[seat] = place
    game.fought_at = NOWHERE
    meets = meets_shoggoth(game, place)  # on arrival: what a roll brings or takes away is another matter
    arrival = own_roll(game, seat, place)
    if arrival is not None:
        await arrival.happens(game, seat, place)
    if through_gate:
        await sanity.sanity_roll(game, seat, "RC-044")
    if meets:
        await sanity.sanity_roll(game, seat, "RC-040")


def own_roll(game: Reign, seat: int, place: int) -> Arrival | None:
    """RC-177: the roll that somebody makes on entering a place, before any other there."""
    arrival = INVESTIGATORS.rows[game.roles[seat]].arrival
    return arrival if arrival is not None and arrival.rolls(game, seat, place) else None


def meets_shoggoth(game: Reign, place: int) -> bool:
    """RC-040: whether entering a place means a roll for a Shoggoth there; one roll for any number of them."""
    return place in game.shoggoths


# --- Walk ---------------------------------------------------------------------------------------------------------


def walks(game: Reign) -> Sequence[Offer]:
    """RC-041: to a location joined by a line; some have their own way to walk.

    RC-196: with too many cultists here, no Walk before Defeat a cultist has been used.
    """
    place = game.places[game.active]
    row = INVESTIGATORS.rows[game.roles[game.active]]
    if game.in_force and game.cultists[place] and not row.never_held:
        holder = holder_at(game, place)
        if holder and game.fought_at != place:
            return (Barred("walk", holder.id, holder.rule, count=game.cultists[place]),)
    return WALKS[place] if row.walks is None else row.walks(game)


def holder_at(game: Reign, place: int) -> OldOne | None:
    """RC-196: the Old One that lets nobody walk away from the cultists of a place."""
    holder = rituals.ban(game.in_force).holds_among
    return holder if holder and game.cultists[place] >= holder.holds_among else None


def walk(game: Reign, option: Option) -> Awaitable[None]:
    """RC-041: pay, then enter the location."""
    game.actions -= option.cost
    return step(game, *option.value)


async def drive(game: Reign, option: Option) -> None:
    """RC-174: pay, then enter each location of the way; a Walk once declared is finished."""
    game.actions -= option.cost
    for place in option.value:
        await step(game, place)


def step(game: Reign, place: int) -> Awaitable[None]:
    """RC-041: along a line."""
    if game.sink:
        tell(game, "walked", "RC-041", {"who": game.active, "place": place})
    return enter(game, game.active, place)


# --- Take the bus ---------------------------------------------------------------------------------------------------


def bus_rides(game: Reign) -> Sequence[Offer]:
    """RC-042, RC-043: from a bus stop with a clue card; not everybody is let in."""
    seat = game.active
    place = game.places[seat]
    if not IS_BUS_STOP[place]:
        return NO_BUS_STOP
    row = INVESTIGATORS.rows[game.roles[seat]]
    insane = not game.sanity[seat]
    if not row.bus[insane]:
        return (Barred("bus", f"insane_{row.id}", row.rules[insane]),)
    a, b, c, d = game.clues[seat]
    if not (a or b or c or d):
        return NO_CLUE
    return rides_from(place, a > 0, b > 0, c > 0, d > 0, row.any_ticket[insane])


@functools.cache
def rides_from(place: int, a: bool, b: bool, c: bool, d: bool, any_ticket: bool) -> tuple[Option, ...]:
    """RC-042: a card takes you to its town; RC-043: a card of the town you are in, or any card with any ticket
    (RC-182), to any location. The destination is another place than this one.
    """
    return tuple(
        Option(
            f"bus:{TOWNS[card].id}:{PLACES[to].id}",
            (card, to),
            cost=BUS_COSTS.amount,
            about=(PLACES.names[to].thing,),
            place=PLACES.names[to],
            card=CLUES.names[card],
        )
        for card, held in enumerate((a, b, c, d))
        if held
        for to in (ALL_PLACES if any_ticket or TOWN_OF[place] == card else PLACES_IN[card])
        if to != place
    )


def take_bus(game: Reign, option: Option) -> Awaitable[None]:
    """RC-042, RC-043: pay, discard the clue, enter."""
    card, place = option.value
    game.actions -= option.cost
    if game.sink:
        rule = "RC-043" if TOWN_OF[game.places[game.active]] == card else "RC-042"
        tell(game, "bus_taken", rule, {"who": game.active, "place": place, "card": card})
    discard_clues(game, game.active, card)
    return enter(game, game.active, place)


# --- Use a gate -----------------------------------------------------------------------------------------------------


def gate_passages(game: Reign) -> Sequence[Offer]:
    """RC-044, RC-045: from one open gate to another; RC-047, RC-197: unless an Old One closes them."""
    here = game.places[game.active]
    if not IS_GATE[here]:
        return ()
    gates = open_gates(game.seals)
    if here not in gates:
        return (Barred("gate", "gate_sealed", "RC-045", place=PLACES.names[here]),)
    closed = closer_of_gates(game)
    if closed:
        return (Barred("gate", closed.id, closed.rule),)
    if leads_nowhere(game):
        return (Barred("gate", "last_open_gate", "RC-047", place=PLACES.names[here]),)
    return [GATE[gate] for gate in gates if gate != here]


def closer_of_gates(game: Reign) -> OldOne | None:
    """RC-197: the Old One that lets nobody through a gate."""
    return rituals.ban(game.in_force).closes_gates if game.in_force else None


def leads_nowhere(game: Reign) -> bool:
    """RC-047: whether only one gate is still open."""
    return len(open_gates(game.seals)) == 1


def use_gate(game: Reign, option: Option) -> Awaitable[None]:
    """RC-044: pay, arrive, roll."""
    game.actions -= option.cost
    if game.sink:
        tell(game, "gate_used", "RC-044", {"who": game.active, "place": option.value})
    return enter(game, game.active, option.value, through_gate=True)
