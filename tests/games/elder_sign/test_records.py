"""Saves of 0.1.0, which was played with other cards: they are refused with a sentence that says so."""

from pathlib import Path

import pytest

import miskatonic
from miskatonic.games.elder_sign import GAME
from miskatonic.kernel.errors import OtherCards
from miskatonic.kernel.record import means_the_same

SAVES = sorted((Path(__file__).parents[2] / "records" / "0.1.0").glob("elder_sign-*.json"))


def test_the_cards_of_0_1_0_have_other_numbers() -> None:
    assert len(SAVES) == 4
    assert not means_the_same(GAME, GAME.first_contents)


@pytest.mark.parametrize("save", SAVES, ids=lambda file: file.stem)
def test_a_save_of_0_1_0_says_that_the_cards_have_changed(save: Path) -> None:
    with pytest.raises(OtherCards, match="cards"):
        miskatonic.load_table(save.read_text(encoding="utf-8"))


def test_a_save_of_today_is_played_again() -> None:
    table = miskatonic.new_table("elder_sign", seed=3, seats=1)
    for _ in range(5):
        assert table.choice is not None
        table.answer(table.choice.options[0])
    assert miskatonic.load_table(table.save()).digest() == table.digest()
