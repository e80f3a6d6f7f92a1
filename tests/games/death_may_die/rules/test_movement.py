"""Run and other movement (chapter 14): followers, Fire, passengers, Sneaks."""

import pytest

from tests.games.death_may_die.play import Play

SERVANT = "cultist_of_azathoth"
CULTIST = "cultist_of_tsathoggua"


def sneaking(runner: str = "agatha") -> Play:
    """Given the Elder One on the board; a runner, whose Sneaks wound, in a burning space lit by the Cosmos, between a
    servant who dies of one wound and a guard.
    """
    game = Play(runner, "mike", elder_one="azathoth").at("nave", "gaol").levels(0, "stealth", 3).stage(2, "gaol")
    game.tokens("cosmos", "nave").fire("nave", 1)
    return game.enemies("cultist", "nave").hurt("cultist", "nave", 1).enemies("unnamable", "nave")


# --- Followers --------------------------------------------------------------------------------------------------------


def test_who_goes_after_a_runner_is_followed_by_whom_the_runner_left_behind() -> None:
    # given Sally beside Ruth
    game = Play("ruth", "sally").at("nave", "nave").enemies("cultist", "nave").act()
    # when Ruth sneaks away from the Cultist, and Sally goes after her
    game.do("run", "sneak:…", "go:cathedral_steps", "yes", "stop")
    # then
    assert [game.space_of(seat) for seat in (0, 1)] == ["cathedral_steps", "cathedral_steps"]
    assert game.where(f"{CULTIST}#1") == "cathedral_steps"


def test_one_sneaks_in_a_free_run_too() -> None:
    # given
    game = Play("ruth", "mike").levels(0, "swiftness", 2).at("nave", "gaol").enemies("cultist", "nave").act()
    # when
    game.do("free:…", "run", "sneak:…", "go:cathedral_steps", "stop")
    # then
    assert (game.where(f"{CULTIST}#1"), game.game.actions) == ("nave", 3)


def test_the_elder_one_follows_before_the_disruption_too() -> None:
    game = Play("mike", "ruth").at("nave", "nave").stage(2, "nave").act()
    game.do("run", "go:cathedral_steps", "go:high_street", "stop")
    assert game.where("tsathoggua") == "high_street"


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


# --- Placed, taken along ----------------------------------------------------------------------------------------------


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


# --- Sneaking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-138", "DMD-182")
def test_who_dies_of_a_sneak_does_not_run_on() -> None:
    # given
    game = sneaking().sanity(19, 0).act()
    # when
    game.do("run", f"sneak:{SERVANT}#1", "go:cathedral_steps")
    # then no Fire sticks, nobody follows
    assert (game.game.dead, game.space_of(0), game.where("unnamable")) == ((True, False), "nave", "nave")
    assert game.story("fire_caught", "moved", "followed") == []


@pytest.mark.rule("DMD-182", "DMD-088", "DMD-OP-31")
def test_who_is_moved_by_a_sneak_goes_on_from_there() -> None:
    # given one step before sleepwalking
    game = sneaking().sanity(3, 0).insanities("sleepwalking", "frenzy").act()
    # when the Sneak kills, and the killer walks to the nearest Gate
    game.do("run", f"sneak:{SERVANT}#1", "go:cathedral_steps", "skill:marksman")
    # then nobody jumps back, and the Run goes on in the tower
    assert (game.space_of(0), game.prompt) == ("round_tower", "run")
    assert [event.args["space"].thing for event in game.events("moved")] == ["space:round_tower"]


@pytest.mark.rule("DMD-138", "DMD-188")
def test_who_dies_of_the_runners_madness_is_not_taken_along() -> None:
    # given Mike beside Ruth, with one life left, and Ruth one step before a bloodletting
    game = sneaking("ruth").at("nave", "nave").wounds(0, 4).sanity(3, 0).insanities("bloodletting", "frenzy")
    game.levels(0, "swiftness", 3).act()
    # when she takes him along and Sneaks past the servant
    game.do("run", "along:1", f"sneak:{SERVANT}#1", "go:cathedral_steps", "effect:stealth.1", "skill:sly")
    # then he stays where he fell
    assert (game.game.dead, game.space_of(0), game.space_of(1)) == ((False, True), "cathedral_steps", "nave")
    assert (game.game.burning, game.events("taken_along")) == ([1, 0], [])


def test_a_kill_by_sneaking_is_a_kill() -> None:
    # given a lancet, which heals with a kill
    game = Play("agatha", "ruth").levels(0, "stealth", 3).relics(0, "lancet").wounds(2, 0).at("nave", "gaol")
    game.enemies("cultist", "nave").hurt("cultist", "nave", 1).act()
    # when
    game.do("run", "sneak:…", "go:cathedral_steps", "stop")
    # then
    assert (game.where(f"{CULTIST}#1"), game.game.wounds[0]) == ("", 1)


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
