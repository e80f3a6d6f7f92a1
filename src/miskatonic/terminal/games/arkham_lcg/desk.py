"""What lies before whoever is asked: the running test, cards in play, the threat area and the hand, below the map; at
the end what the campaign keeps.
"""

import textwrap
from collections.abc import Iterable, Mapping, Sequence

from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.board.cards import AnyCard
from miskatonic.games.arkham_lcg.board.skill_test import SeenTest
from miskatonic.kernel.view import View
from miskatonic.terminal.boards import Say
from miskatonic.terminal.chart import Box
from miskatonic.terminal.games.arkham_lcg.signs import GOOD, icons, marks, of_bag, points, token_sign
from miskatonic.terminal.games.arkham_lcg.telling import asked, campaign, lasting_for, rescued, side_pile, sources
from miskatonic.terminal.look import BRASS, DANGER, EDGE, LAMP, LINE, ON_LAMP, TEXT, TEXT_2, Row, percent, seat_mark
from miskatonic.terminal.rows import cut, filled, width

GAP = 2


def desk(
    view: View[Board], say: Say, room: int, lit: Mapping[str, str], focus: str | None
) -> tuple[list[Row], dict[str, Box]]:
    """The rows below the map, and where in them each card lies."""
    board = view["board"]
    rows: list[Row] = []
    spots: dict[str, Box] = {}
    for line in campaign(view, say):
        rows += [[(part, TEXT)] for part in textwrap.wrap(line, room)]
    if board["test"]:
        rows += [cut(row, room) for row in test_rows(board["test"], board["bag"], say, room)]
    for seat in _asked(view):
        who = board["seats"][seat]
        rows.append(_head(view, say, seat, room))
        groups: list[tuple[str, list[tuple[AnyCard, Row]]]] = [
            ("board-label_hand", [(card, _in_hand(card, say, who["marked"])) for card in who["hand"] or ()]),
            ("board-label_threat", [(card, _lying(card, say)) for card in who["threat"] if card["kind"] != "enemy"]),
            ("board-label_area", [(card, _lying(card, say)) for card in who["area"]]),
        ]
        for label, cards in groups:
            if cards:
                _put(rows, spots, say(label), cards, room, lit, focus)
        own = [side_pile(view, one, say) for one in board["piles"] if one["seat"] == seat and one["count"]]
        for line in (*own, *lasting_for(view, seat, say), *asked(who, say)):
            rows += [[(part, TEXT_2)] for part in textwrap.wrap(line, room)]
    return rows, spots


def _asked(view: View[Board]) -> Sequence[int]:
    """Whose desk is shown: whoever is asked, else whoever has the turn."""
    seats = view["choice"]["seats"] if view["choice"] else [view["board"]["active"]]
    return [seat for seat in seats if seat >= 0 and not view["board"]["seats"][seat]["left"]]


def _head(view: View[Board], say: Say, seat: int, room: int) -> Row:
    """A line with the name upon it, and how the investigator is."""
    row: Row = [("─ ", LINE), seat_mark(seat), (f" {say(view['names'][seat])} ", f"bold {TEXT}")]
    row += [*points(view["board"]["seats"][seat]), (" ", "")]
    return cut([*row, ("─" * (room - width(row)), LINE)], room)


def _put(
    rows: list[Row],
    spots: dict[str, Box],
    label: str,
    cards: Iterable[tuple[AnyCard, Row]],
    room: int,
    lit: Mapping[str, str],
    focus: str | None,
) -> None:
    """Cards side by side after their label, each where it can be clicked."""
    rows.append([(f"{label} ", EDGE)])
    first = True
    for card, piece in cards:
        thing = f"card:{card['id']}"
        if thing == focus:
            piece = [(text, f"bold {ON_LAMP} on {LAMP}") for text, _ in piece]
        elif thing in lit:
            piece = [(lit[thing], f"bold {ON_LAMP} on {LAMP}"), (" ", ""), *piece]
        gap = 0 if first else GAP
        first = False
        if width(rows[-1]) + gap + width(piece) > room:
            rows.append([("  ", "")])
            gap = 0
        rows[-1] += [(" " * gap, "")] if gap else []
        piece = cut(piece, room - width(rows[-1]))
        spots[thing] = Box(width(rows[-1]), len(rows) - 1, width(piece), 1)
        rows[-1] += piece


def _in_hand(card: AnyCard, say: Say, swapped: Sequence[str]) -> Row:
    """A card in hand: name, cost, icons; a weakness is a danger, one that is to be swapped is struck out."""
    style = DANGER if card["weakness"] else TEXT
    row: Row = [(say(card["card"]), f"strike {EDGE}" if card["id"] in swapped else style)]
    if card["cost"] is not None:
        row.append((f" [{card['cost']}]", BRASS))
    return [*row, (f" {icons(card['icons'])}", TEXT_2)] if card["icons"] else row


def _lying(card: AnyCard, say: Say) -> Row:
    """A card in play: name and what lies on it."""
    style = EDGE if card["exhausted"] else DANGER if card["weakness"] or card["kind"] == "treachery" else TEXT
    return [(say(card["card"]), style), (marks(card), BRASS)]


# --- the running test -----------------------------------------------------------------------------------------------


def test_rows(test: SeenTest, tokens: Sequence[str], say: Say, room: int) -> list[Row]:
    """Value with its sources against difficulty, the chance, what is committed, the bag, what was revealed."""
    said = say("board-test_head", skill=f"skill-{test['skill']}", value=test["value"], count=test["difficulty"])
    head: Row = [("─ ", LINE), seat_mark(test["seat"]), (f" {said} ", f"bold {TEXT}")]
    if not test["tokens"]:
        good, every = of_bag(test, tokens)
        head.append((f"{percent(good / every)} ({good}/{every}) ", f"bold {BRASS}"))
    rows: list[Row] = [[*head, ("─" * (room - width(head)), LINE)]]
    rows += filled(_sources(test, say), room, gap=" ")
    if test["tokens"]:
        rows.append(_revealed(test, say))
    else:
        rows += [[(line, TEXT_2)] for line in rescued(test, say)]
        rows += filled(_outlook(test), room, gap=" ")
    return rows


def _sources(test: SeenTest, say: Say) -> list[Row]:
    """What the value is the sum of, then what is tested against."""
    pieces: list[Row] = []
    for said, amount in sources(test, say):
        pieces.append([(said, TEXT_2), (f" {amount}", f"bold {TEXT}")])
    against = test["target"] or test["source"]
    return [*pieces, [(f"· {say(against)} {test['difficulty']}", DANGER)]]


def _outlook(test: SeenTest) -> list[Row]:
    """The tokens that can come, the best first: those that would do, and after a stroke those that would not."""
    good: Row = []
    bad: Row = []
    for one in test["outlook"]:
        (good if one["good"] else bad).append((token_sign(one["token"]), f"bold {GOOD if one['good'] else DANGER}"))
    return [[span] for span in (*good, *([("│", TEXT)] if good and bad else []), *bad)]


def _revealed(test: SeenTest, say: Say) -> Row:
    """The tokens that came, and how it ends."""
    row: Row = [(f"[{token_sign(token)}] ", f"bold {TEXT}") for token in test["tokens"]]
    if test["passed"] is None:
        return row
    said = say("board-passed" if test["passed"] else "board-failed", count=test["margin"])
    return [*row, (said, f"bold {GOOD if test['passed'] else DANGER}")]
