"""Positions that engines get wrong, each written down from the rulebook alone: not enough of something for all."""

import pytest

from tests.games.death_may_die.play import Play


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


def crowds(left: int) -> Play:
    """Given Townsfolk in three spaces, in two of them with an enemy, and so many Cultists in the reserve."""
    game = Play("mike", "ruth", scenario="festival_of_death").at("ticket_booth", "ticket_booth")
    game.tokens("townsfolk", "carousel", 2).tokens("townsfolk", "big_top", 1).tokens("townsfolk", "midway", 1)
    game.enemies("gyaa_yothn", "carousel").enemies("gyaa_yothn", "big_top")
    game.enemies("cultist", "dark_wood", 10 - left)
    return game.mythos_pile("s5_m1", "s5_m2", "s5_m5").discoveries_gone()


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


# --- Free actions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-083", "DMD-187")
def test_a_free_run_that_is_declined_is_not_used_up() -> None:
    # given
    game = Play("ruth", "mike").levels(0, "swiftness", 2).at("nave", "gaol").act()
    # when it is opened and declined
    game.do("free:…", "no")
    # then it is there as before, and nothing was told of it
    assert (game.offers("free"), game.game.actions, game.events("card_used")) == (True, 3, [])
    game.do("free:…", "run:cathedral_steps")
    assert (game.offers("free"), game.game.actions, len(game.events("card_used"))) == (False, 3, 1)


@pytest.mark.rule("DMD-083")
def test_what_another_declines_can_be_offered_again() -> None:
    # given Sally, who lets another act
    game = (
        Play("sally", "mike", "ruth").levels(0, "avid_photographer", 4).at("nave", "nave", "nave").wounds(0, 1, 1).act()
    )
    # when Mike does not want to, and Ruth does
    game.do("free:…", "who:1", "no", "free:…", "who:2", "rest")
    # then
    assert (game.game.wounds, game.offers("free")) == ([0, 1, 0], False)
