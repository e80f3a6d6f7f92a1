"""Movement actions (RC-040 to RC-047): Walk, take the bus, use a gate."""

import functools

from miskatonic.games.reign_of_cthulhu import words
from miskatonic.games.reign_of_cthulhu.board import (
    ADJACENT,
    ALL_PLACES,
    IS_BUS_STOP,
    PLACES,
    PLACES_IN,
    TOWN_OF,
    TOWNS,
    open_gates,
)
from miskatonic.games.reign_of_cthulhu.cards.investigators import DRIVER, HUNTER, REPORTER
from miskatonic.games.reign_of_cthulhu.names import CLUE_NAMES, ITHAQUA, NYARLATHOTEP, PLACE_NAMES
from miskatonic.games.reign_of_cthulhu.options import place_option
from miskatonic.games.reign_of_cthulhu.rules import sanity
from miskatonic.games.reign_of_cthulhu.state import POOL, Reign
from miskatonic.kernel import Option, tell

WALKS = tuple(
    tuple(Option(f"walk:{PLACES[to].id}", (to,), cost=1, place=PLACE_NAMES[to]) for to in ADJACENT[place])
    for place in ALL_PLACES
)


async def enter(game: Reign, seat: int, place: int, *, through_gate: bool = False) -> None:
    """RC-040: an investigator enters a location, by whatever means, and rolls if a Shoggoth is there.

    RC-177: the insane Hunter looks at the cultists on arrival, before any other roll. RC-046: the gate's roll comes
    before the Shoggoth's.
    """
    game.places[seat] = place
    game.fought_at = POOL
    meets = place in game.shoggoths  # on arrival: what a roll brings or takes away is another matter
    if game.roles[seat] == HUNTER and not game.sanity[seat]:
        await entry_roll(game, seat, place)
    if through_gate:
        await sanity.sanity_roll(game, seat, "RC-044")
    if meets:
        await sanity.sanity_roll(game, seat, "RC-040")


async def entry_roll(game: Reign, seat: int, place: int) -> None:
    """RC-177: the insane Hunter's first entry of the turn into a place without cultists may bring one there."""
    if game.cultists[place] or "entry_roll" in game.used:
        return
    game.used += ("entry_roll",)
    if sanity.throw_die(game, seat, "RC-177") in ("delusion", "psychosis"):
        await words.place_cultist(game, place, "RC-177")


# --- Walk ---------------------------------------------------------------------------------------------------------


def held_by_ithaqua(game: Reign) -> bool:
    """RC-196: with two cultists here, no Walk before Defeat a cultist has been used; the Driver does not care."""
    place = game.places[game.active]
    return (
        ITHAQUA in game.in_force
        and game.cultists[place] >= 2
        and game.fought_at != place
        and game.roles[game.active] != DRIVER
    )


def walks(game: Reign) -> tuple[Option, ...]:
    """RC-041: to a location joined by a line; RC-174, RC-175: the Driver goes one or two, insane exactly two."""
    if game.in_force and held_by_ithaqua(game):
        return ()
    seat = game.active
    place = game.places[seat]
    if game.roles[seat] != DRIVER:
        return WALKS[place]
    sane = game.sanity[seat] > 0
    drives = two_step_walks(place, sane, tuple(to for to in ADJACENT[place] if to in game.shoggoths))
    return WALKS[place] + drives if sane else drives


@functools.cache
def two_step_walks(place: int, sane: bool, shoggoths: tuple[int, ...]) -> tuple[Option, ...]:
    """RC-174, RC-175: the Walks over two locations, by way of a place without a Shoggoth wherever there is one.

    The insane Driver may step out and back; for the sane one, who may also stay, that and a detour to a neighbour
    are not offered.
    """
    options = []
    for to in ALL_PLACES:
        ways = [via for via in ADJACENT[place] if to in ADJACENT[via]]
        if sane and (to == place or to in ADJACENT[place]):
            continue
        safe = [via for via in ways if via not in shoggoths]
        options += [
            Option(
                f"drive:{PLACES[via].id}:{PLACES[to].id}",
                (via, to),
                cost=1,
                place=PLACE_NAMES[to],
                via=PLACE_NAMES[via],
            )
            for via in safe[:1] or ways
        ]
    return tuple(options)


async def walk(game: Reign, option: Option) -> None:
    """RC-041: pay, then enter each location of the way; a Walk once declared is finished (RC-174)."""
    game.actions -= 1
    for place in option.value:
        tell(game, "walked", "RC-041", {"who": game.active, "place": place})
        await enter(game, game.active, place)


# --- Take the bus ---------------------------------------------------------------------------------------------------


def bus_rides(game: Reign) -> tuple[Option, ...]:
    """RC-042, RC-043: from a bus stop with a clue card; RC-183: not for the insane Reporter."""
    seat = game.active
    place = game.places[seat]
    if not IS_BUS_STOP[place]:
        return ()
    any_card = game.roles[seat] == REPORTER
    if any_card and not game.sanity[seat]:
        return ()
    a, b, c, d = game.clues[seat]
    return rides_from(place, a > 0, b > 0, c > 0, d > 0, any_card)


@functools.cache
def rides_from(place: int, a: bool, b: bool, c: bool, d: bool, any_card: bool) -> tuple[Option, ...]:
    """RC-042: a card takes you to its town; RC-043: a card of the town you are in, or any card of the sane Reporter
    (RC-182), to any location. The destination is another place than this one.
    """
    return tuple(
        Option(
            f"bus:{TOWNS[card]}:{PLACES[to].id}",
            (card, to),
            cost=1,
            place=PLACE_NAMES[to],
            card=CLUE_NAMES[card],
        )
        for card, held in enumerate((a, b, c, d))
        if held
        for to in (ALL_PLACES if any_card or TOWN_OF[place] == card else PLACES_IN[card])
        if to != place
    )


async def take_bus(game: Reign, option: Option) -> None:
    """RC-042, RC-043: pay, discard the clue, enter."""
    card, place = option.value
    game.actions -= 1
    words.discard_clues(game, game.active, card)
    tell(
        game,
        "bus_taken",
        "RC-043" if TOWN_OF[game.places[game.active]] == card else "RC-042",
        {"who": game.active, "place": place, "card": card},
    )
    await enter(game, game.active, place)


# --- Use a gate -----------------------------------------------------------------------------------------------------


def gate_passages(game: Reign) -> list[Option]:
    """RC-044, RC-045: from one open gate to another; RC-047, RC-197: not with Nyarlathotep in force."""
    here = game.places[game.active]
    gates = open_gates(game.seals)
    if here not in gates or NYARLATHOTEP in game.in_force:
        return []
    return [place_option("gate", gate, 1) for gate in gates if gate != here]


async def use_gate(game: Reign, option: Option) -> None:
    """RC-044: pay, arrive, roll."""
    game.actions -= 1
    tell(game, "gate_used", "RC-044", {"who": game.active, "place": option.value})
    await enter(game, game.active, option.value, through_gate=True)
