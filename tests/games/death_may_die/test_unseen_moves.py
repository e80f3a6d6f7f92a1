"""Positions that engines get wrong, each written down from the rulebook alone: moving, followers, Fire, sneaking."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


# --- Followers ------------------------------------------------------------------------------------------------------


def test_all_enemies_follow_the_one_who_runs_and_leave_those_who_stay() -> None:
    # given two kinds of enemies with two investigators
    game = Play("mike", "peters").at("nave", "nave").enemies("cultist", "nave").enemies("unnamable", "nave").act()
    # when
    game.do("run", "go:cathedral_steps", "go:high_street", "stop")
    # then
    assert sorted(game.enemies_in("high_street")) == [f"{CULTIST}#1", "unnamable"]
    assert (game.enemies_in("nave"), game.space_of(1)) == ([], "nave")


def test_fire_adds_up_on_the_way_but_not_where_the_run_ends() -> None:
    # given 2, 1 and 3 Fire along the way, and a Cultist who follows through all of it
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave")
    game.fire("nave", 2).fire("cathedral_steps", 1).fire("high_street", 3).act()
    # when
    game.do("run", "go:cathedral_steps", "go:high_street", "stop")
    # then
    assert game.game.burning[0] == 3
    assert [game.fire_in(space) for space in ("nave", "cathedral_steps", "high_street")] == [2, 1, 3]
    assert (game.where(f"{CULTIST}#1"), game.wounds_on(f"{CULTIST}#1")) == ("high_street", 0)


# --- The supply of Fire ---------------------------------------------------------------------------------------------


def test_with_all_fire_on_the_map_one_still_burns_as_much() -> None:
    # given all twelve tokens on the map
    game = Play("peters", "ruth").at("nave", "potters_lane").fire("nave", 2).fire("gaol", 10).quiet().discoveries_gone()
    # when
    game.act().do("run", "go:cathedral_steps", "stop").will_roll("success", "success").do("end", "keep")
    # then two dice were rolled
    assert (game.game.wounds[0], game.game.burning[0], sum(game.game.fire)) == (2, 0, 12)


def test_fire_for_the_map_is_taken_from_boards_which_burn_on() -> None:
    # given ten tokens on the map and two on a board
    game = Play("peters", "ruth").at("nave", "potters_lane").fire("gaol", 10).burning(1, 2).discoveries_gone()
    # when a Mythos card brings two Fire to the map
    game.draws("s1_m6").until(lambda: game.game.active == 1)
    # then
    assert (game.fire_in("burning_ground"), game.fire_in("nave"), game.game.burning[1]) == (1, 1, 2)


def test_with_all_fire_on_the_map_no_more_comes_to_it() -> None:
    # given eleven on the map, one in the supply
    game = Play("peters", "ruth").at("nave", "potters_lane").fire("gaol", 11)
    # when a Mythos card brings one to the burning ground, then one to the nave
    game.draws("s1_m6").until(lambda: game.game.active == 1)
    # then there is only the first
    assert (game.fire_in("burning_ground"), game.fire_in("nave")) == (1, 0)


# --- Placed, taken along --------------------------------------------------------------------------------------------


def test_who_is_placed_elsewhere_leaves_fire_and_enemies_behind() -> None:
    # given
    game = Play("peters", "ruth", scenario="festival_of_death").at("midway", "carousel").fire("midway", 2)
    game.enemies("cultist", "midway")
    # when the mirrors take him
    game.draws("s5_m7").until(lambda: bool(game.events("placed")))
    # then
    assert (game.space_of(0), game.game.burning[0]) == ("hall_of_mirrors", 0)
    assert game.where(f"{CULTIST}#1") == "midway"


def test_who_is_taken_along_catches_fire_too() -> None:
    # given
    game = Play("leon", "mike").levels(0, "swiftness", 3).at("nave", "nave").fire("nave", 1).enemies("cultist", "nave")
    # when
    game.act().do("run", "along:1", "go:cathedral_steps", "stop")
    # then both burn, and the Cultist came with them
    assert (game.game.burning, game.space_of(1)) == ([1, 1], "cathedral_steps")
    assert game.enemies_in("cathedral_steps") == [f"{CULTIST}#1"]


def test_another_is_taken_along_for_one_step_of_three() -> None:
    # given Mike here, Ruth one space further
    game = Play("leon", "mike", "ruth").levels(0, "swiftness", 3).at("nave", "nave", "cathedral_steps").act()
    # when Mike comes for the first step, Ruth for the second, nobody for the third
    game.do("run", "along:1", "go:cathedral_steps", "along:2", "go:high_street", "go:market_cross", "stop")
    # then
    assert [game.space_of(seat) for seat in range(3)] == ["market_cross", "cathedral_steps", "high_street"]


# --- Sneaking -------------------------------------------------------------------------------------------------------


def test_stealth_1_leaves_one_of_two_behind_once_in_a_run() -> None:
    # given
    game = Play("agatha", "peters").at("nave", "gaol").enemies("cultist", "nave").enemies("unnamable", "nave").act()
    # when she sneaks away from the Unnamable, then goes on
    game.do("run", "sneak:unnamable", "go:cathedral_steps")
    assert (game.where("unnamable"), game.where(f"{CULTIST}#1")) == ("nave", "cathedral_steps")
    # then there is no second time: the other follows
    assert not game.offers("sneak")
    game.do("go:high_street", "stop")
    assert game.where(f"{CULTIST}#1") == "high_street"


def test_stealth_helps_in_no_movement_but_a_run() -> None:
    # given one step before a threshold
    game = Play("agatha", "peters").at("nave", "gaol").enemies("cultist", "nave").sanity(3, 0).stress(4, 0)
    game.insanities("sleepwalking", "fugue").levels(0, "stealth", 4).act()
    # when she walks in her sleep
    game.will_roll("tentacle", "blank", "blank").do(f"attack:{CULTIST}#1").until(lambda: game.prompt == "skill")
    # then
    assert (game.space_of(0), game.where(f"{CULTIST}#1")) == ("round_tower", "round_tower")


@pytest.mark.parametrize(("level", "left"), [(2, 3), (3, 2)])
def test_stealth_3_still_sneaks_thrice_and_the_weak_die_of_it(level: int, left: int) -> None:
    # given three Cultists, one with a single life left
    game = Play("agatha", "peters").levels(0, "stealth", level).at("nave", "gaol").enemies("cultist", "nave", 3)
    game.hurt("cultist", "nave", 1).act()
    # when she sneaks away from all three
    game.do("run", "sneak:…", "sneak:…", "sneak:…", "go:cathedral_steps", "stop")
    # then
    assert game.enemies_in("cathedral_steps") == []
    assert len(game.enemies_in("nave")) == left
