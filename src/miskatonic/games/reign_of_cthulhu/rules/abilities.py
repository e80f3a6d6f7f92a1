"""What single investigators can do beyond the common actions (RC-178 to RC-183)."""

import functools
from collections.abc import Awaitable, Callable

from miskatonic.games.reign_of_cthulhu import words
from miskatonic.games.reign_of_cthulhu.board import (
    ADJACENT,
    ALL_PLACES,
    BUS_STOPS,
    DISTANCE,
    IS_BUS_STOP,
    PLACES,
    TOWN_OF,
    TOWNS,
)
from miskatonic.games.reign_of_cthulhu.cards.investigators import (
    INVESTIGATOR_NAMES,
    MAGICIAN,
    OCCULTIST,
    REPORTER,
)
from miskatonic.games.reign_of_cthulhu.names import CARD_IDS, CARD_NAMES, CLUE_NAMES, PLACE_NAMES
from miskatonic.games.reign_of_cthulhu.options import ENOUGH, place_option
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, movement, shoggoths, special
from miskatonic.games.reign_of_cthulhu.state import FIRST_RELIC, MAX_CULTISTS, POOL, Reign
from miskatonic.kernel import Option, ask, tell

WITHIN = tuple(
    tuple(tuple(to for to in ALL_PLACES if 1 <= DISTANCE[place][to] <= steps) for place in ALL_PLACES)
    for steps in range(3)
)
"""The places one to `steps` lines away."""

SHIFT = tuple(place_option("shift", place, 1) for place in ALL_PLACES)


# --- Occultist ------------------------------------------------------------------------------------------------------


def _destinations(game: Reign, place: int) -> list[int]:
    """RC-180, RC-181: up to two lines away, insane one; a full location may be passed but is no destination."""
    steps = 2 if game.sanity[game.active] else 1
    return [to for to in WITHIN[steps][place] if game.cultists[to] < MAX_CULTISTS]


def shifts(game: Reign) -> list[Option]:
    """RC-180, RC-181: the places from which a cultist can be moved."""
    full = {place for place, cultists in enumerate(game.cultists) if cultists == MAX_CULTISTS}
    near = WITHIN[2 if game.sanity[game.active] else 1]
    return [
        SHIFT[place] for place, cultists in enumerate(game.cultists) if cultists and not full.issuperset(near[place])
    ]


async def shift(game: Reign, option: Option) -> None:
    """RC-180: move one cultist; RC-181: insane one or two, the second judged after the first. Moving is not placing."""
    game.actions -= 1
    moved_to = await _shift_one(game, option.value)
    if game.sanity[game.active]:
        return

    def others() -> list[Option]:
        """A cultist alone where the first one went is that same one."""
        return [
            place_option("shift", o.value) for o in shifts(game) if o.value != moved_to or game.cultists[moved_to] > 1
        ]

    if not others():
        return
    picked = await ask(game, game.active, "shift_second", "RC-181", lambda _: [ENOUGH, *others()])
    if picked is not ENOUGH:
        await _shift_one(game, picked.value)


async def _shift_one(game: Reign, place: int) -> int:
    picked = await ask(
        game,
        game.active,
        "shift_to",
        "RC-180" if game.sanity[game.active] else "RC-181",
        lambda _: [place_option("shift_to", to) for to in _destinations(game, place)],
        {"place": place},
    )
    game.cultists[place] -= 1
    game.cultists[picked.value] += 1
    rule = "RC-180" if game.sanity[game.active] else "RC-181"
    tell(game, "cultist_moved", rule, {"who": game.active, "left": PLACE_NAMES[place], "place": picked.value})
    moved_to: int = picked.value
    return moved_to


@functools.cache
def drag_option(place: int, to: int) -> Option:
    """RC-180: the option to move a Shoggoth to a neighbouring place."""
    return Option(
        f"drag:{PLACES[place].id}:{PLACES[to].id}",
        (place, to),
        cost=2,
        left=PLACE_NAMES[place],
        place=PLACE_NAMES[to],
    )


def drags(game: Reign) -> list[Option]:
    """RC-180: sane, with two actions left: the ways a Shoggoth can be moved."""
    if game.actions < 2 or not game.sanity[game.active]:
        return []
    return [drag_option(p, to) for p in sorted({*game.shoggoths} - {POOL}) for to in ADJACENT[p]]


async def drag(game: Reign, option: Option) -> None:
    """RC-180: move one Shoggoth one line for two actions; whoever it meets rolls; off a gate it causes no ritual."""
    place, to = option.value
    game.actions -= 2
    tell(game, "shoggoth_driven", "RC-180", {"who": game.active, "place": place})
    await shoggoths.arrive(game, game.shoggoths.index(place), to, "RC-180")


# --- Reporter -------------------------------------------------------------------------------------------------------


def hops(game: Reign) -> list[Option]:
    """RC-182: sane, from a bus stop to any other one, without a card."""
    here = game.places[game.active]
    if not game.sanity[game.active] or not IS_BUS_STOP[here]:
        return []
    return [place_option("hop", stop, 1) for stop in BUS_STOPS if stop != here]


async def hop(game: Reign, option: Option) -> None:
    """RC-182: pay and enter."""
    game.actions -= 1
    tell(game, "hopped", "RC-182", {"who": game.active, "place": option.value})
    await movement.enter(game, game.active, option.value)


PICK = tuple(Option(f"pick:{town}", number, card=CLUE_NAMES[number]) for number, town in enumerate(TOWNS))


def picks(game: Reign) -> list[Option]:
    """RC-183: on her own turn, once, the insane Reporter takes a clue of the town she is in out of the discards."""
    seat = game.active
    town = TOWN_OF[game.places[seat]]
    return [PICK[town]] if not game.sanity[seat] and "clue_pick" not in game.used and town in game.discard else []


async def pick(game: Reign, option: Option) -> None:
    """RC-183: take it; the hand limit applies at once."""
    game.used += ("clue_pick",)
    words.take_from_discard(game, game.active, option.value, "RC-183")
    await hand_limit.settle(game, game.active)


# --- Magician -------------------------------------------------------------------------------------------------------


@functools.cache
def exchange_option(verb: str, relic: int, magician: int, partner: int, role: int) -> Option:
    """RC-178: the Magician's option to give (lend) or take (borrow) a relic without an action."""
    card = relic + FIRST_RELIC
    return Option(
        f"{verb}:{CARD_IDS[card]}:{partner}",
        (card, partner),
        seat=magician,
        card=CARD_NAMES[card],
        whom=INVESTIGATOR_NAMES[role],
    )


def exchanges(game: Reign) -> list[Option]:
    """RC-178: what a sane Magician may give to, or take from, whoever stands at his location."""
    magician = game.roles.index(MAGICIAN)
    if not game.sanity[magician]:
        return []
    return [
        option
        for partner in special.partners(game, magician)
        for verb, held in (("lend", game.relics[magician]), ("borrow", game.relics[partner]))
        for relic in held
        if (option := exchange_option(verb, relic, magician, partner, game.roles[partner])).text not in game.refused
    ]


async def exchange(game: Reign, option: Option) -> None:
    """RC-178: a relic changes hands at the Magician's location, on anybody's turn, if the partner agrees."""
    card, partner = option.value
    magician = option.seat
    assert magician is not None
    if await special.consents(game, magician, partner, option, "RC-178"):
        await special.transfer(game, card, *((magician, partner) if option.verb == "lend" else (partner, magician)))


OWN_ACTIONS: dict[int, Callable[[Reign], list[Option]]] = {
    OCCULTIST: lambda game: shifts(game) + drags(game),
    REPORTER: hops,
}
"""The actions only one investigator has."""

FREE: dict[str, Callable[[Reign, Option], Awaitable[None]]] = {
    "pick": pick,
    "lend": exchange,
    "borrow": exchange,
}
