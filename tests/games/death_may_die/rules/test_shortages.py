"""What is not enough for all who should get it: tokens, Fire, figures."""

import pytest

from tests.games.death_may_die.play import Play


def crowds(left: int) -> Play:
    """Given Townsfolk in three spaces, in two of them with an enemy, and so many Cultists in the reserve."""
    game = Play("mike", "ruth", scenario="festival_of_death").at("ticket_booth", "ticket_booth")
    game.tokens("townsfolk", "carousel", 2).tokens("townsfolk", "big_top", 1).tokens("townsfolk", "midway", 1)
    game.enemies("gyaa_yothn", "carousel").enemies("gyaa_yothn", "big_top")
    game.enemies("cultist", "dark_wood", 10 - left)
    return game.mythos_pile("s5_m1", "s5_m2", "s5_m5").discoveries_gone()


# --- Tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-008", "DMD-150")
def test_the_active_player_decides_who_gets_the_last_token() -> None:
    # given one Fatigue token left for three of them
    game = Play("mike", "ruth", "sally").at("nave", "gaol", "gaol").carries(0, "fatigue", 25)
    # when each should gain one
    game.draws("tsa_m1")
    # then
    assert (game.prompt, game.options) == ("gain_first", ["who:0", "who:1", "who:2"])
    game.do("who:2")
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1, 2)] == [25, 0, 1]


@pytest.mark.rule("DMD-008")
def test_where_there_is_enough_or_nothing_nobody_is_asked() -> None:
    for already, gained in ((24, 2), (26, 0)):
        game = Play("mike", "ruth").at("nave", "gaol").carries(0, "fatigue", already).draws("tsa_m1")
        assert len(game.events("token_gained")) == gained
        assert game.prompt != "gain_first"


@pytest.mark.rule("DMD-008", "DMD-150")
def test_the_active_player_decides_who_may_take_the_last_token_instead_of_stress() -> None:
    # given one Fatigue token left, when the third Stage is revealed
    game = Play("mike", "ruth", "sally").at("nave", "gaol", "gaol").carries(0, "fatigue", 25).stress(4, 4, 4)
    game.stage(2, "nave").elder_wounds(11).disrupted().act().will_roll("success", "blank", "blank", "blank")
    game.do("attack:tsathoggua")
    # then
    assert (game.prompt, game.options) == ("gain_first", ["who:0", "who:1", "who:2"])
    game.do("who:1")
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1, 2)] == [25, 1, 0]


@pytest.mark.rule("DMD-008", "DMD-150")
def test_the_active_player_decides_at_which_gate_the_last_token_lies() -> None:
    # given one Cosmic token left, when the third Stage is revealed
    game = Play("mike", "ruth", elder_one="azathoth").at("nave", "gaol").stage(2, "nave").elder_wounds(9).disrupted()
    for space in ("nave", "gaol", "high_street", "river_quay", "courthouse", "market_cross", "abbey_lane"):
        game.tokens("cosmos", space)
    game.stress(4, 0).act().will_roll("success", "blank", "blank", "blank").do("attack:azathoth")
    # then
    assert (game.prompt, game.options) == (
        "place_first",
        ["space:inn_cellar", "space:round_tower", "space:castle_ditch"],
    )
    game.do("space:castle_ditch")
    assert [game.tokens_in("cosmos", gate) for gate in ("inn_cellar", "round_tower", "castle_ditch")] == [0, 0, 1]


# --- The supply of Fire -----------------------------------------------------------------------------------------------


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


@pytest.mark.rule("DMD-131", "DMD-150")
def test_the_active_player_decides_where_the_last_fire_lies() -> None:
    # given room for one Fire, and two Fire Vampires that burn their spaces when the Elder One advances
    game = Play("mike", "ruth").slots("unk_fire_vampire").at("nave", "gaol").fire("courthouse", 11)
    game.enemies("fire_vampire", "nave").enemies("fire_vampire", "gaol")
    game.mythos_pile("s1_m1", "s1_m2", "s1_m3").discoveries_gone()
    # when
    game.begin("end.advance").until(lambda: game.prompt == "enemy")
    game.do("enemy:fire_vampire#2")
    # then
    assert (game.fire_in("nave"), game.fire_in("gaol")) == (0, 1)


# --- Figures ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-107", "DMD-150")
def test_the_active_player_decides_where_the_last_cultist_comes_for_a_victim() -> None:
    # given
    game = crowds(1)
    # when the Elder One advances
    game.begin("end.advance").until(lambda: game.prompt == "place_first")
    # then
    assert (game.prompt, game.options) == ("place_first", ["space:carousel", "space:big_top"])
    game.do("space:big_top")
    cultists = [event.args for event in game.events("summoned") if "cultist" in event.args["enemy"].thing]
    assert [args["space"].thing for args in cultists] == ["space:big_top"]


@pytest.mark.rule("DMD-OP-29")
def test_dmd_op_29_of_the_townsfolk_in_a_space_with_enemies_one_falls_victim_at_each_advance() -> None:
    # given two of them in one such space, one in another, one without an enemy
    game = crowds(5)
    # when
    game.begin("end.advance").until(lambda: game.game.active == 1)
    # then one of each space is lost, and a Cultist comes for each
    assert [event.args["count"] for event in game.events("token_lifted")] == [1, 1]
    assert [event.args["space"].thing for event in game.events("token_lifted")] == ["space:carousel", "space:big_top"]
    cultists = [event.args for event in game.events("summoned") if "cultist" in event.args["enemy"].thing]
    assert [args["space"].thing for args in cultists] == ["space:carousel", "space:big_top"]


def test_the_last_figure_comes_to_one_gate_which_the_active_one_picks() -> None:
    # given a single Cultist in the reserve
    game = Play("peters", "ruth").reserve("cultist", 1, "gaol").at("nave", "nave")
    # when each Gate should get one
    game.draws("s1_m8")
    assert game.prompt == "place_first"
    game.do("space:castle_ditch")
    # then
    assert game.in_reserve("cultist") == 0
    assert [len(game.enemies_in(gate)) for gate in ("inn_cellar", "round_tower", "castle_ditch")] == [0, 0, 1]


def test_without_a_figure_nobody_comes_and_nobody_is_moved() -> None:
    # given all ten Cultists in the gaol
    game = Play("peters", "ruth").reserve("cultist", 0, "gaol").at("nave", "nave")
    # when a card summons one
    game.draws("tsa_m1").until(lambda: game.game.active == 1)
    # then
    assert len(game.enemies_in("gaol")) == 10
