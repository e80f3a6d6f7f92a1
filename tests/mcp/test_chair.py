"""What is told to somebody who holds some of the seats is what those seats may know."""

import pytest

from miskatonic.kernel import games
from miskatonic.kernel.game import Game
from miskatonic.mcp.chair import Chair
from miskatonic.terminal.sitting import Sitting
from tests.games.arkham_lcg.play import Play


@pytest.mark.long
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_nothing_hidden_is_told(game: Game) -> None:
    """Whatever the seat can't know is redealt: the position, the question and the reasons read the same."""
    chair = Chair.at_new_table(game.id, min(2, game.seats[-1]), [1], {}, 4, None, "en")
    table = chair.table
    for number in range(30):
        if table.choice is None:
            return
        told = [*chair.look(cards=True), *chair.question(reasons=True), *chair.why("")]
        chair.table = table.determinised(0, seed=number)
        assert [*chair.look(cards=True), *chair.question(reasons=True), *chair.why("")] == told
        chair.table = table
        listed = list(chair._options(table.choice))
        chair.answer(str(listed[number % len(listed)]))


def test_undo_goes_back_over_what_bots_did_since() -> None:
    chair = Chair.at_new_table("reign_of_cthulhu", 2, [2], {"consent": "waive"}, 3, "random", "en")
    before = chair.table.digest()
    chair.answer("1")
    chair.undo()
    assert chair.table.digest() == before


@pytest.mark.parametrize(("language", "word"), [("en", "Survived."), ("pl", "Ocalenie."), ("uk", "Порятунок.")])
def test_an_end_that_is_neither_victory_nor_defeat_is_told(language: str, word: str) -> None:
    table = Play("scenario the_devourer_below\nphase resolution", resolution="r3").table
    chair = Chair(table, [0], "random", language)
    assert chair.question()[0] == word
    assert Sitting(table, language).result(table.outcome or pytest.fail("it goes on")) == word
