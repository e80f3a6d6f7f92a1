"""What the full screen shows of Elder Sign around the table: the clock, the Ancient One, the investigators."""

import textwrap

from miskatonic.games.elder_sign.board import AncientOne, Board, Seat, Waits
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say
from miskatonic.terminal.games.elder_sign.signs import (
    HERE,
    HOURS,
    MIDNIGHT,
    MONSTER_DOOM,
    MONSTER_SPACE,
    NO_DOOM,
    NO_SIGN,
    THINGS,
    danger,
)
from miskatonic.terminal.look import BRASS, DANGER, EDGE, FELT_3, LAMP, TEXT, TEXT_2, Row, seat_mark
from miskatonic.terminal.rows import cut, spread, width

NEAR = 2
"""From here on the end of the doom track, or of an investigator, is shown as a danger."""
COLUMN, STRIP, ALONE = 32, 66, 3
"""The width of the column beside the table and of the strip below it; up to so many seats have a row each there."""
NARROW = 58
"""The rows above the table are at least so wide; the second may go on in a third."""


def threat(view: View[Board], say: Say) -> list[Row]:
    """The clock and the Elder Signs, then the Ancient One with its doom."""
    board = view["board"]
    first: Row = [(" ", "")]
    for hour, name in HOURS.items():
        here = hour == board["hour"]
        first.append((f"[{name}]" if here else f" {name} ", f"bold {TEXT} on {FELT_3}" if here else EDGE))
    if board["midnight_due"]:
        first.append((f" {MIDNIGHT} {say('board-midnight_near')}", f"bold {DANGER}"))
    ancient_one = board["ancient_one"]
    if ancient_one is None:
        return [first, []]
    signs, needed = ancient_one["signs"], ancient_one["signs_needed"]
    shown = min(signs, needed)
    first += [
        ("   ", ""),
        (THINGS["elder_sign"] * shown, f"bold {BRASS}"),
        (NO_SIGN * (needed - shown), EDGE),
        (f" {signs}/{needed}", f"bold {TEXT}"),
    ]
    left = len(ancient_one["track"]) - ancient_one["doom"]
    second: Row = [(f" {say(ancient_one['name'])} ", f"bold {DANGER if ancient_one['awake'] else TEXT}")]
    second += [(" ", ""), *_track(ancient_one)]
    second.append((f" {ancient_one['doom']}/{len(ancient_one['track'])} ", danger(left <= NEAR)))
    if not ancient_one["awake"]:  # the battle tells its own on the table
        second += cut([(say(f"{ancient_one['name']}.text"), TEXT_2)], 2 * NARROW - width(second))
    return [first, second]


def _track(ancient_one: AncientOne) -> Row:
    """The doom track: filled and empty spaces, and those that bring a monster."""
    row: Row = []
    for number, space in enumerate(ancient_one["track"]):
        full = number < ancient_one["doom"]
        monster = space == "monster"
        sign = (MONSTER_DOOM if full else MONSTER_SPACE) if monster else THINGS["doom"] if full else NO_DOOM
        row.append((sign, f"bold {DANGER}" if full else f"bold {TEXT}" if monster else EDGE))
    return row


def people(view: View[Board], say: Say, wide: bool) -> list[Row]:
    """Everybody with points, clues, trophies, cards: a row each, two to a row where there are many, or a column."""
    seats = range(view["seats"])
    if wide:
        few = view["seats"] <= ALONE + 1
        return [row for seat in seats for row in _column(view, say, seat, few)]
    if view["seats"] <= ALONE:
        return [_strip(view, say, seat) for seat in seats]
    half = STRIP // 2
    rows = []
    for seat in range(0, view["seats"], 2):
        right = _short(view, say, seat + 1, half) if seat + 1 < view["seats"] else []
        left = _short(view, say, seat, half - 1)
        rows.append([*left, (" " * (half - width(left)), ""), *right])
    active = view["board"]["active"]
    hand = ", ".join(say(card) for card in view["board"]["seats"][active]["hand"])
    return [*rows, [(" ", ""), seat_mark(active), (f" {hand}", BRASS)]] if hand else rows


def _name(view: View[Board], say: Say, seat: int, room: int) -> Row:
    active = seat == view["board"]["active"] and view["board"]["in_turn"]
    mark = (HERE if active else " ", f"bold {LAMP}")
    name = cut([(say(view["names"][seat]), f"bold {TEXT}" if active else TEXT)], room)
    return [mark, seat_mark(seat), (" ", ""), *name]


def _points(seat: Seat) -> Row:
    """Sanity and stamina with their maxima, clues and trophies."""
    row: Row = []
    points = (("sanity", seat["sanity"], seat["max_sanity"]), ("stamina", seat["stamina"], seat["max_stamina"]))
    for what, left, most in points:
        row += [(THINGS[what], BRASS), (str(left), danger(left <= 1)), (f"/{most} ", EDGE)]
    row += [(THINGS["clue"], BRASS), (f"{seat['clues']} ", f"bold {TEXT}")]
    return [*row, (THINGS["trophies"], BRASS), (str(seat["trophy_value"]), f"bold {TEXT}")]


def _gone(waits: Waits, say: Say) -> Row:
    return [(say(waits), TEXT_2 if waits == "board-choosing" else DANGER)]


def _short(view: View[Board], say: Say, number: int, room: int) -> Row:
    seat = view["board"]["seats"][number]
    points = _gone(seat["waits"], say) if seat["waits"] else _points(seat)
    return spread(_name(view, say, number, room), points, room)


def _strip(view: View[Board], say: Say, number: int) -> Row:
    """One row: points, then the cards."""
    seat = view["board"]["seats"][number]
    name = _name(view, say, number, 19)
    row: Row = [*name, (" " * (23 - width(name)), "")]
    if seat["waits"]:
        return [*row, *_gone(seat["waits"], say)]
    hand = ", ".join(say(card) for card in seat["hand"])
    return [*row, *_points(seat), ("  ", ""), (hand, BRASS)]


def _column(view: View[Board], say: Say, number: int, few: bool) -> list[Row]:
    """Several rows: name, points, place, cards; with many seats only the one whose turn it is shows its cards."""
    seat = view["board"]["seats"][number]
    rows = [_name(view, say, number, COLUMN - 4)]
    if seat["waits"]:
        return [*rows, [("    ", ""), *_gone(seat["waits"], say)]]
    rows.append([("    ", ""), *_points(seat)])
    if few or number == view["board"]["active"]:
        rows.append([("    ", ""), *cut([(say(seat["place"]), TEXT_2)], COLUMN - 4)])
        hand = ", ".join(say(card) for card in seat["hand"])
        rows += [[("    ", ""), (line, BRASS)] for line in textwrap.wrap(hand, COLUMN - 4)]
        if seat["daily_used"]:
            rows.append([("    ", ""), (say("board-daily_used"), EDGE)])
    return [*rows, []] if few else rows
