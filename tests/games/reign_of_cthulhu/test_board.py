"""What is seen of the table is what `board` declares."""

import random

import pytest

import miskatonic
from miskatonic.games.reign_of_cthulhu.board import Board
from tests.contract import conforms
from tests.games.reign_of_cthulhu.play import Play


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"difficulty": "introductory", "investigators": "choose"}),
        (3, {"difficulty": "expert", "consent": "waive"}),
        (4, {"investigators": "deal"}),
    ],
)
def test_the_board_is_as_declared_all_through_a_game(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        table = miskatonic.new_table("reign_of_cthulhu", seed=seed, seats=seats, options=options)
        luck = random.Random(seed)
        while table.choice is not None:
            if len(table.made) % 10 == 0:
                for eyes in (None, *range(seats)):
                    assert conforms(table.view(eyes)["board"], Board) == []
            table.answer(luck.choice(list(table.choice.options)))
        assert conforms(table.view(None)["board"], Board) == []


def test_what_seldom_lies_on_the_table_is_declared_too() -> None:
    game = Play("driver", "hunter").relics(0, "warded_box").relics(1, "book_of_shadow").awake("yig", "dagon")
    game.sealed("arkham").sealed("dunwich", warded=True).begin().do("play:warded_box", "play:book_of_shadow")
    for eyes in (None, 0, 1):
        assert conforms(game.table.view(eyes)["board"], Board) == []
