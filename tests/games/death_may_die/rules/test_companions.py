"""Companions (chapter 23): what they carry and lend, and how they change hands."""

import pytest

from tests.games.death_may_die.play import Play

ISLAND = "island_of_the_damned"


def in_the_corridor(*who: str) -> Play:
    """These investigators in the corridor of the island, which is nobody else's."""
    return Play(*who, scenario=ISLAND).at(*["corridor"] * len(who))


def test_a_companion_with_one_life_carries_one_of_three_wounds() -> None:
    # given
    game = in_the_corridor("peters", "ruth").holds(0, "noah").enemies("fisher", "corridor")
    # when the Fisher hits thrice and Noah is to carry what he can
    game.attacked("success", "success", "success").do("keep", "companion:0")
    # then
    assert (game.cards(0), game.game.wounds[0]) == ([], 2)


def test_nobody_must_hide_behind_a_companion() -> None:
    game = in_the_corridor("peters", "ruth").holds(0, "noah").enemies("fisher", "corridor")
    game.attacked("success", "success", "success").do("keep", "self").until(lambda: game.game.active == 1)
    assert (game.cards(0), game.game.wounds[0]) == (["noah"], 3)


@pytest.mark.parametrize(("who", "with_noah", "without"), [("peters", 2, 1), ("agatha", 1, 0)])
def test_the_level_a_companion_lends_goes_with_him_at_once(who: str, with_noah: int, without: int) -> None:
    # given two Cultists, the first to attack kills Noah
    game = in_the_corridor(who, "ruth").holds(0, "noah").enemies("cultist", "corridor").quiet().act()
    assert game.level(0, "brawling") == with_noah
    # when
    game.will_roll("success").do("end", "keep", "companion:0")
    # then
    assert (game.cards(0), game.level(0, "brawling"), game.game.wounds[0]) == ([], without, 0)


def test_a_companion_changes_hands_with_his_wounds_and_his_level() -> None:
    # given a boatman with one of two lives left
    game = in_the_corridor("mike", "peters").holds(0, "boatman").companion(0, "boatman", 1).act()
    assert (game.level(0, "toughness"), game.level(1, "toughness")) == (2, 0)
    # when
    game.do("trade", "give:7:1", "enough")
    # then
    assert (game.level(0, "toughness"), game.level(1, "toughness")) == (1, 1)
    assert [(held.right, held.wounds) for held in game.game.held[1]] == [(False, 1)]
    assert game.game.actions == 2


def test_a_card_of_the_right_side_stays_on_the_right_side_in_a_trade() -> None:
    game = Play("mike", "peters").at("nave", "nave").holds(1, "charred_rosary").act().do("trade", "take:1", "enough")
    assert (game.cards(0), game.cards(1), game.game.held[0][0].right) == (["charred_rosary"], [], True)


def test_neither_conditions_nor_relics_change_hands() -> None:
    # given
    game = in_the_corridor("mike", "peters").holds(0, "lunacy", "truncheon").relics(0, "music_box").act().do("trade")
    # then there is only the truncheon to give
    assert game.options == ["enough", "give:6:1"]


def test_with_nothing_but_a_condition_and_a_relic_there_is_no_trade() -> None:
    game = in_the_corridor("mike", "peters").holds(0, "lunacy").relics(1, "music_box").act()
    assert not game.offers("trade")
