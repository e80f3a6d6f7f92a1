"""The map of Reign of Cthulhu, drawn from a view: places as plates with what stands on them, lines between them."""

from collections.abc import Collection, Mapping
from typing import Literal

from miskatonic.games.reign_of_cthulhu.board import Board, Gate, Place
from miskatonic.kernel.view import View
from miskatonic.terminal import plates
from miskatonic.terminal.boards import Say
from miskatonic.terminal.chart import chart
from miskatonic.terminal.look import (
    BRASS,
    DANGER,
    LAMP,
    LINE,
    ON_LAMP,
    TEXT,
    TEXT_2,
    Picture,
    Row,
    Span,
    seat_mark,
)

TOWNS = {
    "town-arkham": ("⌂", "#8fd09a"),
    "town-dunwich": ("○", "#e3cf73"),
    "town-innsmouth": ("▽", "#8dbcf0"),
    "town-kingsport": ("◇", "#f0958a"),
}
GATES: dict[Gate, tuple[str, str]] = {"open": ("∩", DANGER), "sealed": ("⊗", BRASS), "warded": ("⊛", BRASS)}
BUS_STOP, CURE, CULTIST, SHOGGOTH = "⇄", "+", "†", "§"
PLATE = 10
"""The least width of a plate: room for an option's number, cultists, Shoggoths and all investigators."""


def draw(
    view: View[Board],
    say: Say,
    size: tuple[int, int],
    lit: Mapping[str, str],
    focus: str | None,
    pointed: Collection[str] = (),
) -> Picture | None:
    """The map on a grid of that size; `lit` are the places that can be chosen, with the key to choose them by.

    None where the map does not fit.
    """
    places = view["board"]["places"]
    number = {place["name"]: i for i, place in enumerate(places)}
    towns = [
        (
            f"{sign} {' '.join(say(town).upper())} {sign}",
            colour,
            tuple(i for i, place in enumerate(places) if place["town"] == town),
        )
        for town, (sign, colour) in TOWNS.items()
    ]
    titles = [_title(place, say) for place in places]
    plan = chart(
        tuple((_scaled(places, place, "x"), _scaled(places, place, "y")) for place in places),
        tuple(max(PLATE, sum(len(text) for text, _ in title)) for title in titles),
        2,
        tuple((number[a], number[b]) for a, b in view["board"]["lines"]),
        size,
        tuple((name, members) for name, _, members in towns),
    )
    if plan is None:
        return None
    cells: plates.Cells = {spot: (stroke, LINE) for spot, stroke in plan.strokes.items()}
    for name, colour, _ in towns:
        if name in plan.labels:
            x, y = plan.labels[name]
            cells.update({(x + i, y): (character, colour) for i, character in enumerate(name)})
    boxes = {}
    for place, title, box in zip(places, titles, plan.boxes, strict=True):
        spot = place["id"]
        boxes[spot] = box
        plates.lay(cells, box, title, _tokens(place, lit.get(spot), box.width), spot in lit, spot == focus)
    return Picture(plates.rows(cells, size), boxes)


def _scaled(places: list[Place], place: Place, axis: Literal["x", "y"]) -> float:
    """From 0 to 1 over the part of the drawing that is used."""
    low, high = min(p[axis] for p in places), max(p[axis] for p in places)
    return (place[axis] - low) / (high - low)


def _title(place: Place, say: Say) -> Row:
    """The town's sign, the name, and what the place offers."""
    sign, colour = TOWNS[place["town"]]
    title: Row = [(sign, f"bold {colour}"), (say(f"{place['name']}.short"), TEXT)]
    if place["gate"]:
        mark, gate_colour = GATES[place["gate"]]
        title.append((mark, f"bold {gate_colour}"))
    marks = (BUS_STOP if place["bus_stop"] else "") + (CURE if place["cure"] else "")
    return [*title, (marks, TEXT_2)] if marks else title


def _tokens(place: Place, key: str | None, width: int) -> Row:
    """The number to choose it by, then who stands there; written shorter where there is no room."""
    plate: Row = [(key, f"bold {ON_LAMP} on {LAMP}")] if key else []
    cultists, shoggoths = place["cultists"], place["shoggoths"]
    angry = f"bold {DANGER}" if cultists == 3 else TEXT
    monster = f"bold {DANGER}"
    seats: Row = [seat_mark(seat) for seat in place["seats"]]
    numbers: Row = [(mark[-1], style) for mark, style in seats]
    many: Row = [
        (f"{CULTIST}{cultists}" if cultists else "", angry),
        (f"{SHOGGOTH}{shoggoths}" if shoggoths else "", monster),
    ]
    few: Row = [(CULTIST * cultists, angry), (SHOGGOTH * shoggoths, monster)]
    ways = ((few, seats), (many, seats), (many, numbers))
    return plates.fitted(((plate, [p for p in pieces if p[0]], people) for pieces, people in ways), width)


def legend(say: Say) -> list[Row]:
    """What the signs mean."""
    towns: list[Span] = [(f"{sign} {say(town)}  ", colour) for town, (sign, colour) in TOWNS.items()]
    gates: list[Span] = [(f"{mark} {say('label-gate_' + kind)}  ", colour) for kind, (mark, colour) in GATES.items()]
    others = (
        (CULTIST, "label-cultists"),
        (SHOGGOTH, "label-shoggoths"),
        (BUS_STOP, "label-bus_stop"),
        (CURE, "label-cure"),
    )
    return [
        towns,
        gates,
        [(f"{sign} {say(label)}  ", TEXT) for sign, label in others],
        [(" 1 ", f"bold {ON_LAMP} on {LAMP}"), (f" {say('terminal-legend-action')}", TEXT)],
    ]
