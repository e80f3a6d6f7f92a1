"""What is seen of a table of Arkham Horror: The Card Game, as its board declares it."""

from typing import TypeVar

from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.board.campaign import Sheet
from miskatonic.games.arkham_lcg.board.cards import AnyCard, SeenCard, SeenEnemy, SeenPlace
from miskatonic.games.arkham_lcg.board.people import SeenSeat
from miskatonic.games.arkham_lcg.board.skill_test import SeenTest
from miskatonic.kernel import Table
from miskatonic.kernel.view import Seats

T = TypeVar("T")


def there(thing: T | None) -> T:
    """What is on the table by now."""
    assert thing is not None
    return thing


def seen_board(table: Table, eyes: Seats = None) -> Board:
    """What these seats see, or a spectator."""
    board: Board = table.view(eyes)["board"]
    return board


def seen_seat(table: Table, seat: int, eyes: Seats = None) -> SeenSeat:
    """A seat as these seats see it, or a spectator."""
    return seen_board(table, eyes)["seats"][seat]


def own_seat(table: Table, seat: int = 0) -> SeenSeat:
    """A seat as it sees itself."""
    return seen_seat(table, seat, seat)


def seen_place(table: Table, label: str) -> SeenPlace:
    """A location as everybody sees it."""
    return next(place for place in seen_board(table)["places"] if place["id"] == label)


def running_test(table: Table, seat: int = 0) -> SeenTest:
    """The running test as a seat sees it."""
    return there(seen_board(table, seat)["test"])


def foe(card: AnyCard) -> SeenEnemy:
    """A card that is an enemy."""
    assert card["kind"] == "enemy"
    return card


def no_foe(card: AnyCard) -> SeenCard:
    """A card that is no enemy."""
    assert card["kind"] != "enemy"
    return card


def seen_sheet(table: Table) -> Sheet:
    """The campaign sheet, which anybody can read."""
    return there(seen_board(table)["sheet"])
