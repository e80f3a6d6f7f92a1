"""The locations drawn as plates with what is there, ways between them; below, the desk of whoever is asked."""

from collections.abc import Collection, Mapping, Sequence

from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.board.cards import SeenEnemy, SeenPlace
from miskatonic.kernel.view import View
from miskatonic.terminal import plates
from miskatonic.terminal.boards import Say
from miskatonic.terminal.chart import Box, Chart, chart
from miskatonic.terminal.games.arkham_lcg.desk import desk
from miskatonic.terminal.games.arkham_lcg.layout import Cell, grid, points, ways
from miskatonic.terminal.games.arkham_lcg.signs import (
    ATTACHED,
    CLUE,
    DOOM,
    ENEMY,
    EXHAUSTED,
    HEALTH,
    HIDDEN,
    SHROUD,
    THERE,
    VICTORY,
)
from miskatonic.terminal.games.arkham_lcg.telling import place_name
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
from miskatonic.terminal.rows import cut, width

PLATE, WIDEST = 14, 26
"""The least and the greatest width of a plate."""
LOWEST, MOST_ROWS = 2, 6
"""A plate has a row for the name and one for the numbers, and at most so many for who and what is there."""
KEY = 2
"""The room of a number by which something is chosen."""
GAP, APART = 4, (12, 3)
"""The room wanted between two plates; and how far apart they lie at most, so that lines do not grow long."""


def draw(
    view: View[Board],
    say: Say,
    size: tuple[int, int],
    lit: Mapping[str, str],
    focus: str | None,
    pointed: Collection[str] = (),
) -> Picture | None:
    """Map and desk on a grid of that size; the desk gets what the map leaves, at most half. None where there is no
    room for the map.
    """
    places = view["board"]["places"]
    wide, tall = size
    below, spots = desk(view, say, wide, lit, focus)
    if not places:
        return Picture([*below, *([[]] * (tall - len(below)))][:tall], spots)
    room = tall - min(len(below), tall // 2)
    drawn = _map(view, say, (wide, room), lit, focus)
    if drawn is None:
        return _map(view, say, size, lit, focus)
    shown = {thing: box._replace(y=box.y + room) for thing, box in spots.items() if box.y < tall - room}
    return Picture([*drawn.rows, *below[: tall - room]], {**drawn.places, **shown})


def _map(
    view: View[Board], say: Say, size: tuple[int, int], lit: Mapping[str, str], focus: str | None
) -> Picture | None:
    """The plates as tall as there is room for, in the midst."""
    places = view["board"]["places"]
    inside = [_inside(view, place, say) for place in places]
    joined = ways(places)
    cells = grid(len(places), joined)
    columns = max(x for x, _ in cells) + 1
    least = (size[0] - GAP * (columns - 1)) // columns
    wanted = [_wanted(view, place, there, say) for place, there in zip(places, inside, strict=True)]
    for most in range(MOST_ROWS, -1, -1):
        talls = tuple(LOWEST + min(most, len(there)) for there in inside)
        for widest in (max(PLATE, min(WIDEST, least)), PLATE):
            widths = tuple(min(widest, one) for one in wanted)
            used = _extent(cells, widths, talls, size)
            plan = chart(points(cells), widths, talls, joined, used)
            if plan is not None:
                return _picture(view, say, size, _moved(plan, size, used), inside, lit, focus)
    return None


def _wanted(view: View[Board], place: SeenPlace, there: Sequence[tuple[str, Row]], say: Say) -> int:
    """How wide a plate would be, so that nothing on it is cut."""
    rows = [_title(view, place, say), *([("0" * KEY, ""), *row] for _, row in there)]
    return max(PLATE, *map(width, rows), width(_tokens(place, "0" * KEY, WIDEST, 0)))


def _extent(
    cells: Sequence[Cell], widths: Sequence[int], talls: Sequence[int], size: tuple[int, int]
) -> tuple[int, int]:
    """How much of the room the map takes: columns and rows as large as what they hold, not too far apart."""
    found = []
    for axis, lengths in enumerate((widths, talls)):
        largest: dict[int, int] = {}
        for cell, length in zip(cells, lengths, strict=True):
            largest[cell[axis]] = max(length, largest.get(cell[axis], 0))
        found.append(min(size[axis], sum(largest.values()) + APART[axis] * (len(largest) - 1)))
    return found[0], found[1]


def _moved(plan: Chart, size: tuple[int, int], used: tuple[int, int]) -> Chart:
    """The plan in the midst of the room."""
    right, down = (size[0] - used[0]) // 2, (size[1] - used[1]) // 2
    boxes = tuple(box._replace(x=box.x + right, y=box.y + down) for box in plan.boxes)
    return Chart(boxes, {(x + right, y + down): stroke for (x, y), stroke in plan.strokes.items()}, {})


def _picture(
    view: View[Board],
    say: Say,
    size: tuple[int, int],
    plan: Chart,
    inside: Sequence[list[tuple[str, Row]]],
    lit: Mapping[str, str],
    focus: str | None,
) -> Picture:
    cells: plates.Cells = {spot: (stroke, LINE) for spot, stroke in plan.strokes.items()}
    boxes: dict[str, Box] = {}
    for place, there, box in zip(view["board"]["places"], inside, plan.boxes, strict=True):
        thing = f"card:{place['id']}"
        rows: list[Row] = []
        room = box.height - LOWEST
        for at, (one, row) in enumerate(there[:room]):
            if at == room - 1 and len(there) > room:
                rows.append([(f"… +{len(there) - at}", TEXT_2)])
                break
            boxes[one] = Box(box.x, box.y + LOWEST + at, box.width, 1)
            rows.append(_lit(row, lit.get(one), one == focus, box.width))
        key = lit.get(thing)
        hidden = {one: row for one, row in there if one not in boxes}
        if key is None and any(one in lit for one in hidden):
            key = "…"
        enemies = 0 if room else sum(row[0][0].startswith(ENEMY) for row in hidden.values())
        tokens = _tokens(place, key, box.width, enemies)
        name = cut(_title(view, place, say), box.width)
        plates.lay(cells, box, name, tokens, thing in lit, thing == focus, *rows)
        boxes[thing] = box._replace(height=LOWEST)  # the rows below are spots of their own
    return Picture(plates.rows(cells, size), boxes)


def _title(view: View[Board], place: SeenPlace, say: Say) -> Row:
    name = place_name(view, place, say)
    return [(name, TEXT)] if place["revealed"] else [(HIDDEN, TEXT_2), (name, TEXT_2)]


def _tokens(place: SeenPlace, key: str | None, room: int, enemies: int) -> Row:
    """The number to choose it by, who is there, shroud and clues; how many enemies, where they have no rows."""
    plate: Row = [(key, f"bold {ON_LAMP} on {LAMP}")] if key else []
    seats: Row = [seat_mark(seat) for seat in place["investigators"]]
    numbers: Row = [(mark[-1], style) for mark, style in seats]
    figures: Row = []
    if place["revealed"]:
        figures.append((f"{SHROUD}{place['shroud']} ", TEXT_2))
        figures.append((f"{CLUE}{place['clues']}", f"bold {BRASS}" if place["clues"] else TEXT_2))
    if place["doom"]:
        figures.append((f" {DOOM}{place['doom']}", f"bold {DANGER}"))
    if place["victory"]:
        figures.append((f" {VICTORY}{place['victory']}", TEXT_2))
    more: Row = [(f"{ENEMY}{enemies}", f"bold {DANGER}")] if enemies else []
    return plates.fitted(((plate, figures, more, people) for people in (seats, numbers)), room)


def _inside(view: View[Board], place: SeenPlace, say: Say) -> list[tuple[str, Row]]:
    """Enemies, engaged ones with whom, what is attached and who else is there: a row each, by the thing."""
    rows = [(f"card:{enemy['id']}", _enemy(enemy, say, None)) for enemy in place["enemies"]]
    for seat in place["investigators"]:
        for card in view["board"]["seats"][seat]["threat"]:
            if card["kind"] == "enemy":
                rows.append((f"card:{card['id']}", _enemy(card, say, seat)))
    for sign, cards in ((ATTACHED, place["attached"]), (THERE, place["others"])):
        rows += [(f"card:{card['id']}", [(f"{sign}{say(card['card'])}", BRASS)]) for card in cards]
    return rows


def _enemy(enemy: SeenEnemy, say: Say, seat: int | None) -> Row:
    """An enemy: health left, whether it is exhausted, whom it is engaged with, its name."""
    left = enemy["health"] - enemy.get("damage", 0)
    style = TEXT_2 if enemy["exhausted"] else f"bold {DANGER}"
    row: Row = [(f"{ENEMY}{HEALTH}{left}", style)]
    if enemy["exhausted"]:
        row.append((EXHAUSTED, style))
    if (doom := enemy.get("doom", 0)) > 0:
        row.append((f" {DOOM}{doom}", style))
    if seat is not None:
        row += [(" ", ""), seat_mark(seat)]
    return [*row, (f" {say(enemy['card'])}", TEXT_2 if enemy["exhausted"] else TEXT)]


def _lit(row: Row, key: str | None, focused: bool, room: int) -> Row:
    """A row of a plate with the number to choose it by, which shines where it is pointed at."""
    if key is None:
        return cut(row, room)
    shown = cut([(key, f"bold {ON_LAMP} on {LAMP}"), *row], room)
    return [(text, f"bold {ON_LAMP} on {LAMP}") for text, _ in shown] if focused else shown
