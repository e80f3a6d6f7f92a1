"""What is seen of a game is what `board.py` declares."""

import pytest

from miskatonic.bots import Luck
from miskatonic.bots.random import pick
from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.board import Board
from miskatonic.kernel import new_table
from tests.contract import conforms
from tests.games.death_may_die.play import Play, there
from tests.games.death_may_die.scenes import GOLDEN

EVERY = 12
"""So many answers lie between two looks."""


@pytest.mark.parametrize("setup", [*GOLDEN, "drafted"])
def test_every_view_of_a_game_is_as_declared(setup: str) -> None:
    options = GOLDEN.get(setup, {"investigators": "draft", "unknown": "two", "elder_location": "random"})
    luck = Luck(5)
    for seed in range(2):
        table = new_table(GAME, seed=seed, seats=3 + seed, options=options)
        while table.choice is not None:
            if len(table.made) % EVERY == 0:
                eyes: tuple[int | None, ...] = (None, *range(table.seats))
                assert [conforms(table.view(seat)["board"], Board) for seat in eyes] == [[]] * len(eyes)
            table.answer(pick(table, luck))
        assert conforms(table.view(None)["board"], Board) == []


def test_a_roll_on_the_table_is_as_declared() -> None:
    game = Play("ruth", "mike").at("nave", "gaol").enemies("cultist", "nave").levels(0, "swiftness", 2).act()
    game.do("attack:…")
    board = game.board
    assert there(board["roll"])["dice"]
    assert conforms(board, Board) == []
