"""The map of Death May Die, drawn from a view: spaces as plates with what stands on them, passages between them."""

from collections.abc import Collection, Mapping
from functools import lru_cache

from miskatonic.games.death_may_die.board import Board, Cell, Door, Space
from miskatonic.kernel.view import View
from miskatonic.terminal import plates
from miskatonic.terminal.boards import Say
from miskatonic.terminal.chart import chart
from miskatonic.terminal.games.death_may_die.signs import (
    BARRIER,
    CULTIST,
    ELDER,
    FIRE,
    GATES,
    MONSTER,
    START,
    TOKEN,
)
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
    seat_mark,
)

PLATE, WIDEST = 11, 18
"""The least and the greatest width of a plate."""


def draw(
    view: View[Board],
    say: Say,
    size: tuple[int, int],
    lit: Mapping[str, str],
    focus: str | None,
    pointed: Collection[str] = (),
) -> Picture | None:
    """The map on a grid of that size, or None where it does not fit; `lit` are the spaces that options concern."""
    board = view["board"]
    map_ = board["map"]
    if not map_:
        return None
    spaces = board["spaces"]
    number = {space["id"]: i for i, space in enumerate(spaces)}
    titles = [_title(space, say) for space in spaces]
    plan = chart(
        _points(map_["cells"], spaces),
        tuple(max(PLATE, sum(len(text) for text, _ in title)) for title in titles),
        2,
        tuple((number[a], number[b]) for a, b in _ways(map_["doors"], spaces)),
        size,
    )
    if plan is None:
        return None
    blocked = {frozenset(one["spaces"]) for one in board["passages"]}
    cells: plates.Cells = {spot: (stroke, LINE) for spot, stroke in plan.strokes.items()}
    boxes = {}
    for space, title, box in zip(spaces, titles, plan.boxes, strict=True):
        boxes[space["id"]] = box
        shut = [pair for pair in blocked if space["id"] in pair]
        tokens = _tokens(board, space, lit.get(space["id"]), box.width, len(shut))
        plates.lay(cells, box, title, tokens, space["id"] in lit, space["id"] == focus)
    return Picture(plates.rows(cells, size), boxes)


def _ways(doors: list[Door], spaces: list[Space]) -> list[tuple[str, str]]:
    """Passages, and spaces that Stairs or Tunnels join."""
    ways = [(a, b) for a, b in (door["spaces"] for door in doors)]
    for link in ("token-stairs", "token-tunnel"):
        ends = [space["id"] for space in spaces if any(one["name"] == link for one in space["tokens"])]
        if len(ends) == 2:
            ways.append((ends[0], ends[1]))
    return ways


def _points(cells: list[Cell], spaces: list[Space]) -> tuple[tuple[float, float], ...]:
    """Where each space lies, from 0 to 1: the middle of its cells."""
    owned = tuple((cell["x"], cell["y"], cell["space"]) for cell in cells)
    return _middles(owned, tuple(space["id"] for space in spaces))


@lru_cache(maxsize=16)
def _middles(cells: tuple[tuple[int, int, str], ...], spaces: tuple[str, ...]) -> tuple[tuple[float, float], ...]:
    wide, tall = max(x for x, _, _ in cells), max(y for _, y, _ in cells)
    found = []
    for space in spaces:
        mine = [(x, y) for x, y, owner in cells if owner == space]
        middle = sum(x for x, _ in mine) / len(mine), sum(y for _, y in mine) / len(mine)
        found.append((middle[0] / wide, middle[1] / tall))
    return tuple(found)


def _title(space: Space, say: Say) -> Row:
    """The name, with a Gate or the start before it."""
    title: Row = []
    if space["gate"]:
        sign, colour = GATES[space["gate"]]
        title.append((sign, f"bold {colour}"))
    if space["start"]:
        title.append((START, f"bold {BRASS}"))
    name = say(space["name"])
    room = WIDEST - len(title)
    return [*title, (name if len(name) <= room else name[: room - 1] + "…", TEXT)]


def _tokens(board: Board, space: Space, key: str | None, width: int, shut: int) -> Row:
    """The number to choose it by, then who and what is there; written shorter where there is no room."""
    plate: Row = [(key, f"bold {ON_LAMP} on {LAMP}")] if key else []
    there = [enemy for enemy in board["enemies"] if enemy["id"] in space["enemies"]]
    counts = {kind: sum(enemy["kind"] == kind for enemy in there) for kind in ("elder_one", "monster", "cultist")}
    enemies: Row = [
        (f"{sign}{counts[kind] if counts[kind] > 1 else ''}", f"bold {style}")
        for kind, sign, style in (
            ("elder_one", ELDER, DANGER),
            ("monster", MONSTER, DANGER),
            ("cultist", CULTIST, TEXT),
        )
        if counts[kind]
    ]
    things: Row = []
    if space["fire"]:
        things.append((f"{FIRE}{space['fire'] if space['fire'] > 1 else ''}", f"bold {DANGER}"))
    count = sum(token["count"] for token in space["tokens"])
    if count:
        things.append((f"{TOKEN}{count if count > 1 else ''}", BRASS))
    if shut:
        things.append((BARRIER * shut, TEXT_2))
    seats: Row = [seat_mark(seat) for seat in space["seats"]]
    numbers: Row = [(mark[-1], style) for mark, style in seats]
    return plates.fitted(((plate, people, enemies, things) for people in (seats, numbers)), width)
