"""The printed board: four towns, 24 locations, the white lines between them. Printed facts, and what follows from them.

Inside the rules a location is its row number here, a town likewise; names are for texts and views.
"""

import functools
from typing import NamedTuple

from miskatonic.kernel import Catalogue


class Town(NamedTuple):
    """A town as printed."""

    id: str

    @property
    def gate(self) -> str:
        """The thing its gate is on the table, whose place is one of the town's locations."""
        return f"gate:{self.id}"


ARKHAM, DUNWICH, INNSMOUTH, KINGSPORT = range(4)
TOWNS = Catalogue("town", (Town("arkham"), Town("dunwich"), Town("innsmouth"), Town("kingsport")))
LINKED_TOWNS = ((DUNWICH, INNSMOUTH), (ARKHAM, KINGSPORT), (ARKHAM, KINGSPORT), (DUNWICH, INNSMOUTH))
"""RC-201: the towns directly linked to each town."""


class Place(NamedTuple):
    """A location as printed: its town, what it offers, and where it is on our drawing (0..1000)."""

    id: str
    town: int
    x: int
    y: int
    gate: bool = False
    bus_stop: bool = False
    cure: bool = False


_PLACES = (
    Place("train_station", ARKHAM, 60, 170, bus_stop=True),
    Place("university", ARKHAM, 180, 80),
    Place("police_station", ARKHAM, 340, 60),
    Place("park", ARKHAM, 220, 250, gate=True),
    Place("secret_lodge", ARKHAM, 370, 220),
    Place("diner", ARKHAM, 470, 140, bus_stop=True),
    Place("cafe", DUNWICH, 100, 480),
    Place("church", DUNWICH, 220, 580, cure=True),
    Place("old_mill", DUNWICH, 70, 700, gate=True),
    Place("historic_inn", DUNWICH, 380, 510, bus_stop=True),
    Place("farmstead", DUNWICH, 250, 800),
    Place("swamp", DUNWICH, 420, 770),
    Place("junkyard", INNSMOUTH, 570, 110),
    Place("pawn_shop", INNSMOUTH, 650, 240),
    Place("hospital", INNSMOUTH, 730, 70, gate=True, cure=True),
    Place("factory", INNSMOUTH, 810, 190, bus_stop=True),
    Place("boardwalk", INNSMOUTH, 950, 230),
    Place("docks", INNSMOUTH, 860, 370),
    Place("great_hall", KINGSPORT, 560, 690),
    Place("woods", KINGSPORT, 590, 450),
    Place("market", KINGSPORT, 730, 590, bus_stop=True),
    Place("theater", KINGSPORT, 720, 820),
    Place("wharf", KINGSPORT, 890, 640),
    Place("graveyard", KINGSPORT, 900, 850, gate=True),
)

LINES = (
    ("train_station", "university"),
    ("university", "police_station"),
    ("university", "park"),
    ("police_station", "park"),
    ("police_station", "secret_lodge"),
    ("park", "secret_lodge"),
    ("secret_lodge", "diner"),
    ("cafe", "church"),
    ("church", "old_mill"),
    ("church", "historic_inn"),
    ("church", "farmstead"),
    ("historic_inn", "farmstead"),
    ("farmstead", "swamp"),
    ("woods", "great_hall"),
    ("woods", "market"),
    ("great_hall", "market"),
    ("market", "theater"),
    ("market", "wharf"),
    ("wharf", "graveyard"),
    ("junkyard", "pawn_shop"),
    ("pawn_shop", "hospital"),
    ("pawn_shop", "factory"),
    ("hospital", "factory"),
    ("factory", "boardwalk"),
    ("boardwalk", "docks"),
    ("train_station", "cafe"),
    ("diner", "junkyard"),
    ("docks", "woods"),
    ("swamp", "great_hall"),
)

PLACES = Catalogue("place", _PLACES, parts=lambda place: ("short",))
TRAIN_STATION = PLACES.number("train_station")
ALL_PLACES = tuple(range(len(PLACES)))
TOWN_OF = tuple(place.town for place in PLACES)
PLACES_IN = tuple(tuple(p for p in ALL_PLACES if TOWN_OF[p] == town) for town in range(4))
GATE_IN = tuple(next(p for p in PLACES_IN[town] if PLACES[p].gate) for town in range(4))
IS_GATE = tuple(place.gate for place in PLACES)
IS_BUS_STOP = tuple(place.bus_stop for place in PLACES)
BUS_STOPS = tuple(p for p in ALL_PLACES if IS_BUS_STOP[p])
CURE_PLACES = tuple(p for p in ALL_PLACES if PLACES[p].cure)
ADJACENT = tuple(
    tuple(sorted({PLACES.number(a if b == place.id else b) for a, b in LINES if place.id in (a, b)}))
    for place in PLACES
)


def _distances(start: int) -> tuple[int, ...]:
    far = {start: 0}
    queue = [start]
    for place in queue:
        for step in ADJACENT[place]:
            if step not in far:
                far[step] = far[place] + 1
                queue.append(step)
    return tuple(far[place] for place in ALL_PLACES)


DISTANCE = tuple(_distances(place) for place in ALL_PLACES)
"""How many lines there are between two locations."""


@functools.cache
def open_gates(seals: tuple[int, ...]) -> tuple[int, ...]:
    """The locations whose gate has no seal yet."""
    return tuple(gate for gate, seal in zip(GATE_IN, seals, strict=True) if not seal)


@functools.cache
def ways_to_gate(place: int, seals: tuple[int, ...]) -> tuple[int, ...]:
    """RC-110, RC-112, RC-237: the neighbours that are one line nearer to a nearest open gate."""
    gates = open_gates(seals)
    nearest = min(DISTANCE[place][gate] for gate in gates)
    goals = [gate for gate in gates if DISTANCE[place][gate] == nearest]
    return tuple(step for step in ADJACENT[place] if any(DISTANCE[step][goal] == nearest - 1 for goal in goals))
