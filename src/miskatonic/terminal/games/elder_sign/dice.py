"""The dice tray of Elder Sign: every die where it lies, large ones that can be used, and the odds of the next roll."""

from collections.abc import Collection
from typing import NamedTuple

from miskatonic.games.elder_sign.board import Attempt, Board
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say
from miskatonic.terminal.games.elder_sign.signs import BODIES, die, face_sign
from miskatonic.terminal.look import BRASS, EDGE, LAMP, LAMP_WASH, TEXT, TEXT_2, Row, percent, seat_mark
from miskatonic.terminal.rows import cut, filled, width

USABLE = ("pool", "focused", "helper", "spell")
PLACES = ("supply", "pool", "focused", "helper", "spell", "task", "discarded", "locked", "gone")
BOX = 5
"""The width of a large die."""


class Group(NamedTuple):
    """Dice that lie in the same place: its name, whose it is, and the dice by number."""

    place: str
    title: Row
    dice: list[int]


def groups(view: View[Board], say: Say) -> list[Group]:
    """All dice by the place where they lie; those with helpers and on spells by the holder."""
    dice = view["board"]["dice"]
    found: dict[tuple[int, object], list[int]] = {}
    for number, one in enumerate(dice):
        found.setdefault((PLACES.index(one["place"]), one["holder"] if one["holder"] is not None else ""), []).append(
            number
        )
    order = sorted(found, key=lambda where: (where[0], str(where[1])))
    return [Group(PLACES[place], _title(PLACES[place], holder, say), found[place, holder]) for place, holder in order]


def _title(place: str, holder: object, say: Say) -> Row:
    if place == "helper" and isinstance(holder, int):
        return [seat_mark(holder)]
    if place == "spell":
        return [(say(str(holder)), BRASS)]
    return [(say(f"board-place_{place}"), TEXT_2)]


def tray(view: View[Board], say: Say, room: int, pointed: Collection[str]) -> list[Row]:
    """Six rows or more: titles, large dice, the odds, and the dice that are out of reach."""
    found = groups(view, say)
    attempt = view["board"]["attempt"]
    running = any(group.place in ("pool", "task", "discarded") for group in found)
    large = [group for group in found if group.place in USABLE or (group.place == "supply" and not running)]
    small = [group for group in found if group not in large]
    ringed = {number for number, one in enumerate(view["board"]["dice"]) if one["id"] in pointed}
    rows = _large(view, large, ringed, room)
    pieces: list[Row] = [_small(view, group, say, ringed) for group in small]
    if attempt:
        rows[0] = _with_roll(rows[0], say("board-roll", number=attempt["rolls"]), room) if attempt["rolls"] else rows[0]
        if attempt["odds"] and attempt["next_dice"]:
            pieces.insert(0, _odds(view, attempt, say))
    rows += filled(pieces, room)
    return [*rows, *([] for _ in range(6 - len(rows)))]


def _with_roll(titles: Row, roll: str, room: int) -> Row:
    """Which roll it is, at the right end of the titles."""
    gap = room - width(titles) - len(roll)
    return [*titles, (" " * gap, ""), (roll, BRASS)] if gap > 1 else titles


def _large(view: View[Board], found: list[Group], ringed: set[int], room: int) -> list[Row]:
    """Titles and three rows of boxes; titles are shortened until all dice fit."""
    longest = max((width(group.title) for group in found), default=0)
    for limit in range(longest, BOX - 1, -1):
        if sum(max(BOX * len(g.dice), min(limit, width(g.title))) + 2 for g in found) - 2 <= room:
            break
    else:
        limit = BOX
    rows: list[Row] = [[], [], [], []]
    for number, group in enumerate(found):
        title = cut(group.title, max(BOX * len(group.dice), limit))
        wide = max(BOX * len(group.dice), width(title))
        gap = "  " if number else ""
        rows[0] += [(gap, ""), *title, (" " * (wide - width(title)), "")]
        for row, part in zip(rows[1:], _boxes(view, group.dice, ringed), strict=True):
            row += [(gap, ""), *part, (" " * (wide - BOX * len(group.dice)), "")]
    return rows


def _boxes(view: View[Board], dice: list[int], ringed: set[int]) -> list[Row]:
    rows: list[Row] = [[], [], []]
    for number in dice:
        one = view["board"]["dice"][number]
        body = BODIES[one["colour"]]
        lit = number in ringed
        edge = f"bold {LAMP} on {LAMP_WASH}" if lit else body.colour
        sign = face_sign(one["face"])
        inside = f"▸{sign}◂" if lit else f" {sign} "
        rows[0].append((body.top, edge))
        rows[1] += [(body.side, edge), (inside, edge if lit else f"bold {body.colour}"), (body.side, edge)]
        rows[2].append((body.bottom, edge))
    return rows


def _small(view: View[Board], group: Group, say: Say, ringed: set[int]) -> Row:
    """A place with its dice in one line; a locked die says what holds it."""
    row: Row = [*group.title, (" ", "")]
    waiting = {colour: list(sources) for colour, sources in view["board"]["locks"].items()}
    for number in group.dice:
        one = view["board"]["dice"][number]
        text, style = die(one["colour"], face_sign(one["face"]))
        row.append((text, f"bold {LAMP} on {LAMP_WASH}" if number in ringed else style))
        if group.place == "locked" and waiting[one["colour"]]:
            row.append((f" {say(waiting[one['colour']].pop(0))} ", EDGE))
    return row


def _odds(view: View[Board], attempt: Attempt, say: Say) -> Row:
    """The exact chances of a roll with the dice of the pool."""
    row: Row = [(say("board-odds_short", count=attempt["next_dice"]), TEXT_2)]
    for one in odds(view, attempt, say):
        row += [(" ", ""), (one, f"bold {TEXT}")]
    return row


def odds(view: View[Board], attempt: Attempt, say: Say) -> list[str]:
    """Each open task with its chance, by the number under which the card tells it."""
    ancient_one = view["board"]["ancient_one"]
    if ancient_one and ancient_one["awake"]:
        return [say("board-odds_combat", chance=percent(one["chance"])) for one in attempt["odds"]]
    cards = [card for card in [*view["board"]["museum"], *view["board"]["worlds"]] if card]
    card = next(card for card in cards if card["id"] == attempt["place_id"])
    monsters = {task["task"]: task["monster"] for task in card["tasks"] if task["monster"]}
    return [
        say("board-odds_monster", monster=monsters[one["task"]], chance=percent(one["chance"]))
        if one["task"] in monsters
        else say("board-odds_task", number=one["task"] + 1, chance=percent(one["chance"]))
        for one in attempt["odds"]
    ]
