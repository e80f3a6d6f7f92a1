"""The table of Elder Sign, drawn from a view: the Mythos card, the museum with its Other Worlds, the dice below."""

import math
from collections.abc import Collection, Mapping

from miskatonic.games.elder_sign.board import AncientOne, Board, Card
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say, Spot
from miskatonic.terminal.chart import Box
from miskatonic.terminal.games.elder_sign.card import Light, draw_card, wanted_height
from miskatonic.terminal.games.elder_sign.dice import tray
from miskatonic.terminal.games.elder_sign.signs import MIDNIGHT, NO_DOOM, THINGS, key, requirement
from miskatonic.terminal.look import (
    BRASS,
    DANGER,
    DESK,
    EDGE,
    FELT,
    FELT_2,
    FELT_3,
    LAMP,
    LAMP_WASH,
    ON_LAMP,
    ROOM,
    TEXT,
    TEXT_2,
    Picture,
    Row,
    percent,
    seat_mark,
)
from miskatonic.terminal.rows import cut, filled, on_ground, spread, wrapped

ENTRANCE = Spot("place:entrance", "place-entrance")
SERVICES = ("place:first_aid", "place:lost_and_found", "place:souvenir_shop")
"""What there is on the entrance sheet."""
NARROWEST, LOWEST = 19, 2
"""The least size of a card."""


def places(view: View[Board]) -> dict[str, Spot]:
    """Where things lie on the board: the cards in play with their tasks and monsters, and the entrance sheet."""
    found = dict.fromkeys((ENTRANCE.id, *SERVICES), ENTRANCE)
    for card in cards_in_play(view):
        spot = Spot(card["id"], card["name"])
        found[card["id"]] = spot
        found.update({one["id"]: spot for one in (*card["tasks"], *card["monsters"])})
        found.update(dict.fromkeys(card["free_slot_ids"], spot))
    return found


def cards_in_play(view: View[Board]) -> list[Card]:
    """Adventures, then Other Worlds."""
    return [card for card in [*view["board"]["museum"], *view["board"]["worlds"]] if card]


def draw(
    view: View[Board],
    say: Say,
    size: tuple[int, int],
    lit: Mapping[str, str],
    focus: str | None,
    pointed: Collection[str] = (),
) -> Picture | None:
    """The table on a grid of that size; `lit` are the cards that can be chosen, with the key to choose them by.

    None where it does not fit.
    """
    room, tall = size
    if room < 3 * NARROWEST or tall < 17:
        return None
    board = view["board"]
    mythos = _mythos(view, say, room, 2 if tall > 20 else 1)
    below = [on_ground([(" ", ""), *row], room, DESK) for row in tray(view, say, room - 2, pointed)]
    left = tall - len(below) - len(mythos)
    ancient_one = board["ancient_one"]
    if ancient_one and ancient_one["awake"]:
        middle = _battle(view, ancient_one, say, room, left)
        boxes: dict[str, Box] = {}
    else:
        middle, boxes = _museum(view, say, (room, left), lit, focus, pointed)
    boxes = {thing: box._replace(y=box.y + len(mythos)) for thing, box in boxes.items()}
    empty = tall - len(mythos) - len(middle) - len(below)
    rows = [*mythos, *middle, *([] for _ in range(empty)), *below]
    return Picture([on_ground(row, room, ROOM) for row in rows[:tall]], boxes)


def _mythos(view: View[Board], say: Say, room: int, most: int) -> list[Row]:
    """The open Mythos card with what lasts, and the next one if somebody has seen it."""
    board = view["board"]
    rows: list[Row] = []
    if name := board["mythos"]:
        title = f"{say(name)}: "
        for number, line in enumerate(wrapped(title + say(f"{name}.lasting"), room - 3, max(1, most))):
            start = title if not number else ""
            row: Row = [(f"{' ' if number else MIDNIGHT} ", f"bold {BRASS}")]
            row += [(line[: len(start)], f"bold {BRASS}"), (line[len(start) :], TEXT)]
            rows.append(on_ground(row, room, ROOM))
    if board["mythos_next"]:
        rows.append([(f"{MIDNIGHT} ", BRASS), (say("board-mythos_next", mythos=board["mythos_next"]), BRASS)])
    return rows


# --- the museum -----------------------------------------------------------------------------------------------------


def _museum(
    view: View[Board],
    say: Say,
    size: tuple[int, int],
    lit: Mapping[str, str],
    focus: str | None,
    pointed: Collection[str],
) -> tuple[list[Row], dict[str, Box]]:
    """The cards in rows, then the entrance."""
    room, tall = size
    cards = cards_in_play(view)
    if not cards:
        return [[], [(f" {say('board-not_laid_out')}", TEXT_2)]], {}
    columns, high = _grid(cards, say, (room, tall - 1))
    lines = math.ceil(len(cards) / columns)
    gap = 1 if tall - 1 - lines * high >= lines - 1 else 0
    rows: list[Row] = []
    boxes: dict[str, Box] = {}
    attempt = view["board"]["attempt"]
    worlds = {card["id"] for card in view["board"]["worlds"]}
    for line in range(lines):
        if line and gap:
            rows.append([])
        here = cards[line * columns : (line + 1) * columns]
        drawn = []
        x = 0
        for column, card in enumerate(here):
            wide = (room + 1) * (column + 1) // columns - x - 1
            thing = card["id"]
            upon = attempt if attempt and attempt["place_id"] == thing else None
            boxes[thing] = Box(x, len(rows), wide, high)
            chance = view["board"]["chances"][thing]["chance"]
            light = Light(thing in worlds, lit.get(thing), thing == focus, pointed, upon, chance)
            drawn.append(draw_card(card, say, (wide, high), light))
            x += wide + 1
        rows += [_beside([card[y] for card in drawn]) for y in range(high)]
    boxes[ENTRANCE.id] = Box(0, len(rows), room, 1)
    rows.append(_entrance(view, say, room, lit.get(ENTRANCE.id), focus == ENTRANCE.id))
    return rows, boxes


def _grid(cards: list[Card], say: Say, size: tuple[int, int]) -> tuple[int, int]:
    """How many cards side by side, and how high: the widest cards among the ways in which everything can be shown."""
    room, tall = size
    ways = []
    for columns in range(min(len(cards), (room + 1) // (NARROWEST + 1)), 1, -1):
        lines = math.ceil(len(cards) / columns)
        wide = (room + 1) // columns - 1
        wanted = max(wanted_height(card, say, wide - 2) for card in cards)
        high = (tall - lines + 1) // lines
        if high < wanted:
            high = tall // lines
        missing = max(0, wanted - high)
        cramped = max(0, 24 - wide)
        ways.append((missing, cramped, abs(wide - 3 * high), columns, max(high, LOWEST)))
    _, _, _, columns, high = min(ways)
    return columns, high


def _beside(parts: list[Row]) -> Row:
    row: Row = []
    for number, part in enumerate(parts):
        row += [(" ", f"on {ROOM}"), *part] if number else part
    return row


def _entrance(view: View[Board], say: Say, room: int, lit: str | None, focused: bool) -> Row:
    """The entrance sheet: who is there."""
    ground = LAMP if focused else LAMP_WASH if lit else FELT_2
    style = f"bold {ON_LAMP}" if focused else f"bold {LAMP}" if lit else TEXT
    row: Row = [key(lit), (" ", "")] if lit else [(" ", "")]
    row.append((f"⌂ {say(ENTRANCE.name)} ", style))
    for number, seat in enumerate(view["board"]["seats"]):
        if seat["place_id"] == ENTRANCE.id and seat["investigator"]:
            mark, colour = seat_mark(number)
            row += [(mark, f"bold {ON_LAMP}" if focused else colour), (" ", "")]
    board = view["board"]
    piles = f"{THINGS['monster']} {board['monsters_in_play']}+{board['cup']}"
    piles += f"  {THINGS['gate']} {board['decks']['other_world']} "
    right: Row = [(piles, ON_LAMP if focused else TEXT_2)]
    return on_ground(spread(row, right, room), room, ground)


# --- the battle -----------------------------------------------------------------------------------------------------


def _battle(view: View[Board], ancient_one: AncientOne, say: Say, room: int, tall: int) -> list[Row]:
    """The Ancient One fills the table: what hits it, and what it does at midnight."""
    name = ancient_one["name"]
    attempt = view["board"]["attempt"]
    inside = room - 4
    plate: list[Row] = [[], [(" ".join(say(name).upper()), f"bold {DANGER}")], []]
    doom = " ".join(THINGS["doom"] * ancient_one["doom"])
    lost = " ".join(NO_DOOM * (len(ancient_one["track"]) - ancient_one["doom"]))
    left = f"{ancient_one['doom']}/{len(ancient_one['track'])}"
    plate += [[(f"{doom} ", f"bold {DANGER}"), (f"{lost} ", EDGE), (left, f"bold {TEXT}")], []]
    needs = [requirement(one) for one in ancient_one["combat"]]
    combat: list[Row] = [[(say("board-combat", needs="").rstrip(" ."), TEXT_2)]]
    chips: Row = []
    for need in needs:
        chips += [(f"  {need}  ", f"bold {TEXT} on {FELT_3}"), (" ", "")]
    if attempt and attempt["odds"]:
        chips += [(f"  {percent(attempt['odds'][0]['chance'])}", f"bold {TEXT}")]
    plate += [*combat, chips, []]
    text = say(f"{name}.battle")
    plate += [
        [(f"{' ' if number else MIDNIGHT} ", f"bold {BRASS}"), (line, TEXT)]
        for number, line in enumerate(wrapped(text, inside - 2, 6))
    ]
    plate += [[], *filled([_fighter(view, say, number) for number in range(view["seats"])], inside, "   "), []]
    above: list[Row] = [[] for _ in range((tall - len(plate)) // 3)]
    rows = [*above, *plate]
    rows += [[] for _ in range(tall - len(rows))]
    return [on_ground([("  ", ""), *cut(row, inside)], room, FELT) for row in rows[:tall]]


def _fighter(view: View[Board], say: Say, number: int) -> Row:
    seat = view["board"]["seats"][number]
    row: Row = [seat_mark(number), (f" {say(view['names'][number])}", TEXT)]
    if seat["waits"]:
        return [*row, (f" {say(seat['waits'])}", DANGER)]
    return [*row, (f" {THINGS['sanity']}{seat['sanity']} {THINGS['stamina']}{seat['stamina']}", f"bold {TEXT}")]
