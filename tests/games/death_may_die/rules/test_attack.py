"""Attacks of investigators (chapter 15): targets, dice, range."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
QUEEN = "by_order_of_the_queen"


def test_a_third_hit_on_two_lives_is_lost_whoever_stands_beside() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").enemies("cultist", "nave").enemies("unnamable", "nave").act()
    # when
    game.will_roll("success", "success", "success", "blank").do(f"attack:{CULTIST}#1", "keep")
    # then
    assert (game.where(f"{CULTIST}#1"), game.wounds_on("unnamable")) == ("", 0)


def test_brawling_2_shares_the_hits_among_those_chosen_before_the_roll() -> None:
    # given three enemies, two of them chosen
    game = Play("mike", "ruth").levels(0, "brawling", 2).at("nave", "gaol").enemies("cultist", "nave", 2)
    game.enemies("unnamable", "nave").act().will_roll("success", "success", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "target:unnamable", "enough", "keep")
    # then only these can be hit
    assert {option.partition(":")[2] for option in game.options} == {f"{CULTIST}#1", "unnamable"}
    # when each gets one
    game.do(f"wound:{CULTIST}#1", "wound:unnamable")
    assert [game.wounds_on(enemy) for enemy in (f"{CULTIST}#1", f"{CULTIST}#2", "unnamable")] == [1, 0, 1]


def test_brawling_4_deals_all_hits_to_each() -> None:
    # given
    game = Play("mike", "ruth").levels(0, "brawling", 4).at("nave", "gaol").enemies("cultist", "nave")
    game.enemies("unnamable", "nave").act().will_roll("success", "success", "blank", "blank")
    # when
    game.do(f"attack:{CULTIST}#1", "target:unnamable", "keep")
    # then
    assert (game.where(f"{CULTIST}#1"), game.wounds_on("unnamable")) == ("", 2)


def test_a_shot_gets_the_dice_of_the_marksman_and_a_blow_those_of_the_brawler() -> None:
    # given both skills, the one on the board at level 2, the other lent
    game = Play("leon", "ruth", scenario="island_of_the_damned").levels(0, "marksman", 2).holds(0, "noah")
    game.at("corridor", "guard_post").enemies("cultist", "corridor").enemies("fisher", "chapel").act()
    # when
    assert game.do("attack:fisher#1").thrown == (3, 2)
    game = Play("leon", "ruth", scenario="island_of_the_damned").levels(0, "marksman", 2).holds(0, "noah")
    game.at("corridor", "guard_post").enemies("cultist", "corridor").enemies("fisher", "chapel").act()
    assert game.do(f"attack:{CULTIST}#1").thrown == (3, 1)


@pytest.mark.parametrize("linked", [True, False])
def test_one_shoots_over_stairs_as_long_as_both_are_there(linked: bool) -> None:
    game = Play("leon", "ruth", scenario=QUEEN).at("thorn_chapel", "gatehouse").enemies("cultist", "dungeon")
    if not linked:
        game.link("stairs")
    assert game.act().offers("attack") is linked
