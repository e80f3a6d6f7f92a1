"""What the full screen shows of the card game around the map: agenda, act and chaos bag above, the investigators."""

import textwrap

from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.board.people import SeenSeat
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say
from miskatonic.terminal.games.arkham_lcg.signs import (
    CLUE,
    DOOM,
    NEAR,
    SKILLS,
    counted,
    marks,
    points,
    token_sign,
)
from miskatonic.terminal.look import BRASS, DANGER, EDGE, LAMP, TEXT, TEXT_2, Row, seat_mark
from miskatonic.terminal.rows import cut

COLUMN, NARROW = 32, 46
"""The width of the column beside the table; the rows above it are at least so wide."""


def threat(view: View[Board], say: Say) -> list[Row]:
    """Agenda and act with doom and clues; then the chaos bag."""
    board = view["board"]
    agenda, act = board["agenda"], board["act"]
    if agenda is None or act is None:
        return [[(f" {say(board['reference'])}" if board["reference"] else "", TEXT_2)], _bag(board)]
    near = agenda["threshold"] - board["doom"] <= NEAR
    first: Row = [
        (f" {DOOM}{board['doom']}/{agenda['threshold']}", f"bold {DANGER if near else TEXT}"),
        (f" {say(agenda['card'])}  ", TEXT_2),
        (CLUE, f"bold {BRASS}"),
        (f"{board['group_clues']}", f"bold {BRASS}"),
    ]
    if board["act_clues"]:
        first.append((f"/{board['act_clues']}", f"bold {BRASS}"))
    return [cut([*first, (f" {say(act['card'])}", TEXT_2)], NARROW), _bag(board)]


def _bag(board: Board) -> Row:
    """The tokens of the bag, equal ones together."""
    row: Row = []
    for token, count in counted(board["bag"]):
        row.append((f" {token_sign(token)}", f"bold {TEXT}"))
        if count > 1:
            row.append((f"×{count}", TEXT_2))
    return row


def people(view: View[Board], say: Say, wide: bool) -> list[Row]:
    """Everybody with health, sanity, clues, resources and skills: one row each, or several with the cards in play."""
    board = view["board"]
    names = [say(name) for name in view["names"]]
    longest = max(len(name) for name in names)
    places = {place["id"]: place["card"] for place in board["places"]}
    rows: list[Row] = []
    for number, seat in enumerate(board["seats"]):
        active = number == board["active"]
        style = f"strike {EDGE}" if seat["left"] else f"bold {TEXT}" if active else TEXT
        name: Row = [("▸" if active else " ", f"bold {LAMP}"), seat_mark(number), (" ", "")]
        if seat["left"]:
            said = (say(f"board-left_{seat['left']}"), DANGER)
            gone: Row = [*name, (names[number], style)]
            rows += [gone, [("    ", ""), said], []] if wide else [[*gone, ("  ", ""), said]]
            continue
        where = say(places[seat["place"]]) if seat["place"] in places else ""
        if wide:
            rows.append([*name, (names[number], style), (f"  {where}", TEXT_2)])
            piles = say("board-piles", deck=seat["deck"], discard=len(seat["discard"]))
            below: list[Row] = [points(seat), _skills(seat, " "), [(piles, TEXT_2)], *_lying(seat, say)]
            rows += [*([("    ", ""), *row] for row in below), []]
        else:
            rows.append([*name, (names[number].ljust(longest), style), (" ", ""), *points(seat), (" ", "")])
            rows[-1] += [*_skills(seat, ""), (f" {where}", TEXT_2)]
    return rows


def _skills(seat: SeenSeat, gap: str) -> Row:
    """The skills as they are now; those above or below what is printed stand out."""
    row: Row = []
    for skill, value in seat["skills"].items():
        printed = seat["printed"][skill]
        style = f"bold {DANGER}" if value < printed else f"bold {BRASS}" if value > printed else TEXT
        row += [(SKILLS[skill], TEXT_2), (f"{value}{gap}", style)]
    return row


def _lying(seat: SeenSeat, say: Say) -> list[Row]:
    """Cards in play and in the threat area, in as many rows as they take."""
    rows: list[Row] = []
    for cards, style in ((seat["area"], BRASS), (seat["threat"], DANGER)):
        told = ", ".join(f"{say(card['card'])}{marks(card)}" for card in cards)
        rows += [[(line, style)] for line in textwrap.wrap(told, COLUMN - 4)]
    return rows
