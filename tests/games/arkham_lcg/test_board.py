"""What is seen of the table is what `board` declares."""

import random

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board import Board
from miskatonic.kernel import Table, new_table
from tests.contract import conforms
from tests.games.arkham_lcg.chain import burned, leave, sequel
from tests.games.arkham_lcg.looks import seen_sheet


def looked_at(table: Table) -> None:
    """Then: for all eyes the board is as it is declared."""
    for eyes in (None, *range(table.seats), range(table.seats)):
        assert conforms(table.view(eyes)["board"], Board) == []


def played(table: Table, luck: random.Random, most: int = 250) -> None:
    """When it is played at random, then the board is as declared all the way."""
    while table.choice is not None and len(table.made) < most:
        if len(table.made) % 10 == 0:
            looked_at(table)
        table.answer(luck.choice(list(table.choice.options)))
    looked_at(table)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"taboo": "april_2019"}),
        (2, {"scenario": "the_midnight_masks", "weakness": "choose", "asks": "all"}),
        (3, {"scenario": "the_devourer_below", "difficulty": "expert", "hands": "open"}),
        (4, {"campaign": "none", "decks": "random", "lead": "ask", "asks": "few"}),
    ],
)
def test_the_board_is_as_declared_all_through_a_game(seats: int, options: dict[str, str]) -> None:
    played(new_table(GAME, seed=seats, seats=seats, options=options), random.Random(seats))


def test_the_board_of_a_campaign_is_as_declared_from_one_table_to_the_next() -> None:
    luck = random.Random(1)
    table = burned()
    for _ in range(2):
        looked_at(table)
        table = sequel(table)
        played(table, luck, 60)
        leave(table)
    looked_at(table)
    assert seen_sheet(table)["path"][-1]["state"] == "now"
