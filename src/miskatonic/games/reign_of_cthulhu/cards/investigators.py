"""The investigators, both sides: their numbers, and what each can do beyond the common actions."""

import functools
import itertools
from collections.abc import Awaitable, Sequence

from miskatonic.games.reign_of_cthulhu.basics import hand_size, take_from_discard
from miskatonic.games.reign_of_cthulhu.names import DISCARD, held_card, seated, shoggoth
from miskatonic.games.reign_of_cthulhu.options import ENOUGH, cultist_options, place_options
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS, Arrival, Investigator
from miskatonic.games.reign_of_cthulhu.rows.places import (
    ADJACENT,
    ALL_PLACES,
    BUS_STOPS,
    DISTANCE,
    IS_BUS_STOP,
    PLACES,
    TOWN_OF,
    TOWNS,
)
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES, card_of, row_of
from miskatonic.games.reign_of_cthulhu.rules import cultists, give_or_take, hand_limit, movement, sanity, shoggoths
from miskatonic.games.reign_of_cthulhu.state import CULTISTS, IN_POOL, MAX_CULTISTS, Reign
from miskatonic.kernel import Barred, Offer, Option, ask, tell

INVESTIGATORS.add(Investigator("detective", ("RC-170", "RC-171"), seal_cards=4, clue_actions=(1, 2)))
INVESTIGATORS.add(Investigator("doctor", ("RC-172", "RC-173"), actions=(5, 4)))


# --- Driver ---------------------------------------------------------------------------------------------------------


def drives(game: Reign) -> tuple[Option, ...]:
    """RC-174, RC-175: the Driver goes one or two locations with a Walk, insane exactly two."""
    seat = game.active
    place = game.places[seat]
    sane = game.sanity[seat] > 0
    far = two_step_walks(place, sane, tuple([to for to in ADJACENT[place] if to in game.shoggoths]))
    return (*movement.WALKS[place], *far) if sane else far


@functools.cache
def two_step_walks(place: int, sane: bool, shoggoths: tuple[int, ...]) -> tuple[Option, ...]:
    """RC-174, RC-175: every Walk over two locations, also over a Shoggoth on purpose, out and back, or round to a
    neighbour. To each location the way without a Shoggoth comes first; what the sane Driver, who may go one location or
    none, could have cheaper comes last.
    """

    def sensible(way: tuple[int, int]) -> tuple[bool, int, bool, int]:
        via, to = way
        return sane and (to == place or to in ADJACENT[place]), to, via in shoggoths, via

    ways = [(via, to) for via in ADJACENT[place] for to in ADJACENT[via]]
    return tuple(
        Option(
            f"drive:{PLACES[via].id}:{PLACES[to].id}",
            (via, to),
            cost=movement.WALK_COSTS.amount,
            about=(PLACES.names[to].thing,),
            place=PLACES.names[to],
            via=PLACES.names[via],
        )
        for via, to in sorted(ways, key=sensible)
    )


INVESTIGATORS.add(Investigator("driver", ("RC-174", "RC-175"), walks=drives, never_held=True))


# --- Hunter ---------------------------------------------------------------------------------------------------------


def rolls_on_entry(game: Reign, seat: int, place: int) -> bool:
    """RC-177: the insane Hunter rolls the first time each turn she enters a place without cultists."""
    return not (game.sanity[seat] or game.cultists[place] or game.done_turn.entry_roll)


async def entry_roll(game: Reign, seat: int, place: int) -> None:
    """RC-177: the roll may bring a cultist there; it costs no token."""
    game.done_turn = game.done_turn._replace(entry_roll=True)
    if sanity.throw_die(game, seat, "RC-177") in ("delusion", "psychosis"):
        await cultists.place_cultist(game, place, "RC-177")


INVESTIGATORS.add(
    Investigator(
        "hunter",
        ("RC-176", "RC-177"),
        sweeps=True,
        first_shoggoth=(1, 3),
        arrival=Arrival(rolls_on_entry, entry_roll),
    ),
)


# --- Magician -------------------------------------------------------------------------------------------------------


@functools.cache
def deal_option(verb: str, relic: int, magician: int, partner: int, role: int) -> Option:
    """RC-178: the Magician's option to give (lend) or take (borrow) a relic without an action."""
    card = card_of(relic)
    id_, name = row_of(card)
    return Option(
        f"{verb}:{id_}:{partner}",
        (card, partner),
        seat=magician,
        about=(held_card(magician if verb == "lend" else partner, card).thing,),
        card=name,
        whom=seated(partner, role),
    )


def deals(game: Reign, magician: int) -> Sequence[Offer]:
    """RC-178: what a sane Magician may give to, or take from, others at his location."""
    if not game.sanity[magician] or not any(game.relics) or game.places.count(game.places[magician]) == 1:
        return ()
    return [
        give_or_take.unless_refused(game, deal_option(verb, relic, magician, partner, game.roles[partner]))
        for partner in give_or_take.partners(game, magician)
        for verb, held in (("lend", game.relics[magician]), ("borrow", game.relics[partner]))
        for relic in held
    ]


async def deal(game: Reign, option: Option) -> None:
    """RC-178: a relic changes hands at the Magician's location, on anybody's turn, if the partner agrees."""
    card, partner = option.value
    magician = option.seat
    assert magician is not None
    if await give_or_take.consents(game, magician, partner, option, "RC-178"):
        giver, receiver = (magician, partner) if option.verb == "lend" else (partner, magician)
        await give_or_take.transfer(game, card, giver, receiver)


INVESTIGATORS.add(
    Investigator(
        "magician",
        ("RC-178", "RC-179"),
        hand_limit=(8, 7),
        relics_at_start=1,
        gives_relics=(True, False),
        deals_relics=(True, False),
        rolls_for_relics=(True, False),
        owes_a_relic=(False, True),
        free=deals,
        deeds={"lend": deal, "borrow": deal},
    )
)


# --- Occultist ------------------------------------------------------------------------------------------------------

WITHIN = tuple(
    tuple(tuple(to for to in ALL_PLACES if 1 <= DISTANCE[place][to] <= steps) for place in ALL_PLACES)
    for steps in range(3)
)
"""The places one to `steps` lines away, …"""
ENCLOSABLE = tuple(
    tuple(
        tuple(place for place in ALL_PLACES if len(near[place]) <= full) for full in range(CULTISTS // MAX_CULTISTS + 1)
    )
    for near in WITHIN
)
"""… and the places with few enough of them to be covered by that many full locations."""
DRAG_ACTIONS = 2
SHIFT, SECOND_SHIFT, SHIFT_TO = cultist_options("shift", 1), cultist_options("shift"), place_options("shift_to")


def _destinations(game: Reign, place: int) -> list[int]:
    """RC-180, RC-181: up to two lines away, insane one; a full location may be passed but can't be the destination."""
    steps = 2 if game.sanity[game.active] else 1
    return [to for to in WITHIN[steps][place] if game.cultists[to] < MAX_CULTISTS]


def shifts(game: Reign) -> list[Option]:
    """RC-180, RC-181: the places from which a cultist can be moved."""
    options = list(itertools.compress(SHIFT, game.cultists))
    steps = 2 if game.sanity[game.active] else 1
    for place in ENCLOSABLE[steps][game.cultists.count(MAX_CULTISTS)]:
        if game.cultists[place] and min(map(game.cultists.__getitem__, WITHIN[steps][place])) == MAX_CULTISTS:
            options.remove(SHIFT[place])
    return options


async def shift(game: Reign, option: Option) -> None:
    """RC-180: move one cultist; RC-181: insane one or two, the second judged after the first. Moving is not placing."""
    game.actions -= 1
    moved_to = await _shift_one(game, option.value)
    if game.sanity[game.active]:
        return

    def others() -> list[Option]:
        """A cultist alone where the first one went is that same one."""
        return [
            SECOND_SHIFT[option.value]
            for option in shifts(game)
            if option.value != moved_to or game.cultists[moved_to] > 1
        ]

    if not others():
        return
    picked = await ask(game, game.active, "shift_second", "RC-181", lambda _: [ENOUGH, *others()])
    if picked is not ENOUGH:
        await _shift_one(game, picked.value)


async def _shift_one(game: Reign, place: int) -> int:
    rule = "RC-180" if game.sanity[game.active] else "RC-181"
    picked = await ask(
        game,
        game.active,
        "shift_to",
        rule,
        lambda _: [SHIFT_TO[to] for to in _destinations(game, place)],
        {"place": place},
    )
    to: int = picked.value
    game.cultists[place] -= 1
    game.cultists[to] += 1
    told = {"who": game.active, "left": PLACES.names[place], "place": to, "cultists": (game.cultists[to],)}
    tell(game, "cultist_moved", rule, told)
    return to


@functools.cache
def drags(place: int, figure: int) -> list[Option]:
    """RC-180: the options to move a Shoggoth to a neighbouring place."""
    return [
        Option(
            f"drag:{PLACES[place].id}:{PLACES[to].id}",
            (place, to),
            cost=DRAG_ACTIONS,
            alike=True,
            about=(shoggoth(figure).thing, PLACES.names[to].thing),
            left=PLACES.names[place],
            place=PLACES.names[to],
        )
        for to in ADJACENT[place]
    ]


def shifts_and_drags(game: Reign) -> list[Offer]:
    """RC-180, RC-181: a cultist for one action; sane, with two actions left, a Shoggoth one line."""
    offers: list[Offer] = [*shifts(game)]
    if not game.sanity[game.active]:
        return offers
    places = sorted({*game.shoggoths} - {IN_POOL})
    if places and game.actions < DRAG_ACTIONS:
        return [*offers, Barred("drag", "too_few_actions", "RC-180", count=DRAG_ACTIONS, left=game.actions)]
    for place in places:
        offers += drags(place, game.shoggoths.index(place))
    return offers


async def drag(game: Reign, option: Option) -> None:
    """RC-180: move one Shoggoth one line for two actions; those it meets roll; leaving a gate causes no ritual."""
    place, to = option.value
    figure = game.shoggoths.index(place)
    game.actions -= DRAG_ACTIONS
    tell(game, "shoggoth_driven", "RC-180", {"who": game.active, "place": place, "shoggoth": figure})
    await shoggoths.arrive(game, figure, to, "RC-180")


INVESTIGATORS.add(
    Investigator("occultist", ("RC-180", "RC-181"), own_actions=shifts_and_drags, deeds={"shift": shift, "drag": drag}),
)


# --- Reporter -------------------------------------------------------------------------------------------------------

HOP = place_options("hop", 1)
NO_HOP = (Barred("hop", "no_bus_stop", "RC-182"),)


def hops(game: Reign) -> Sequence[Offer]:
    """RC-182: sane, from a bus stop to any other one, without a card."""
    here = game.places[game.active]
    if not game.sanity[game.active]:
        return ()
    return [HOP[stop] for stop in BUS_STOPS if stop != here] if IS_BUS_STOP[here] else NO_HOP


def hop(game: Reign, option: Option) -> Awaitable[None]:
    """RC-182: pay and enter."""
    game.actions -= 1
    tell(game, "hopped", "RC-182", {"who": game.active, "place": option.value})
    return movement.enter(game, game.active, option.value)


@functools.cache
def pick_option(seat: int, town: int) -> Option:
    """RC-183: the option to take a clue out of the discards."""
    return Option(f"pick:{TOWNS[town].id}", town, seat=seat, about=(DISCARD,), card=CLUES.names[town])


def picks(game: Reign, seat: int) -> Sequence[Offer]:
    """RC-183: on her own turn, once, the insane Reporter takes a clue of the town she is in from the discard pile.

    RC-233: not while she holds too many cards already.
    """
    if seat != game.active or game.sanity[seat] or game.done_turn.pick:
        return ()
    town = TOWN_OF[game.places[seat]]
    if town not in game.discard or hand_size(game, seat) > hand_limit.limit(game, seat):
        return ()
    return (pick_option(seat, town),)


async def pick(game: Reign, option: Option) -> None:
    """RC-183: take it; the hand limit applies at once."""
    game.done_turn = game.done_turn._replace(pick=True)
    take_from_discard(game, game.active, option.value, "RC-183")
    await hand_limit.settle(game, game.active)


INVESTIGATORS.add(
    Investigator(
        "reporter",
        ("RC-182", "RC-183"),
        bus=(True, False),
        any_ticket=(True, False),
        own_actions=hops,
        free=picks,
        deeds={"hop": hop, "pick": pick},
    )
)
