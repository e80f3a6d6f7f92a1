"""Bots are found by name."""

import pytest

import miskatonic
from miskatonic import bots

GAME = "reign_of_cthulhu"


def test_every_game_has_a_bot() -> None:
    for game in miskatonic.games():
        assert "random" in bots.names(game.id)
        for name in bots.names(game.id):
            assert callable(bots.find(name, game.id))


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(miskatonic.UnknownOption, match=r"has no bot 'genius'.*random, sensible"):
        bots.find("genius", GAME)


def test_a_bot_of_another_game_is_unknown() -> None:
    with pytest.raises(miskatonic.UnknownOption, match="no bot 'sensible'"):
        bots.find("sensible", "whist")


def test_luck_is_not_the_tables_own() -> None:
    table = miskatonic.new_table(GAME, seed=5, seats=2)
    assert bots.Luck(5).rng != table.state.rng
    before = table.state.rng
    bots.find("random", GAME)(table, bots.Luck(5))
    assert table.state.rng == before


def test_the_random_bot_reaches_every_option() -> None:
    table = miskatonic.new_table(GAME, seed=1, seats=2, options={"investigators": "deal"})
    assert table.choice is not None
    luck = bots.Luck(0)
    pick = bots.find("random", GAME)
    assert {pick(table, luck).text for _ in range(2000)} == {option.text for option in table.choice.options}
