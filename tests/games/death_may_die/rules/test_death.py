"""Death of an investigator (chapter 28), the ends of the game, and what is left of the dead."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


# --- The mind ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-138")
def test_who_goes_mad_first_loses_the_game_before_others_are_asked_for_their_toughness() -> None:
    # given the Elder One on the track, Ruth one step from madness, and Mike who could spare himself a loss
    game = Play("ruth", "mike", elder_one="azathoth").at("nave", "nave").sanity(19, 0).levels(1, "toughness", 3)
    # when each of them loses a sanity
    game.draws("aza_m1")
    # then
    assert (game.lost, game.game.sanity[1]) == ("investigator_lost", 0)


@pytest.mark.rule("DMD-138")
def test_no_insanity_acts_upon_who_goes_mad_at_the_same_moment() -> None:
    # given the Elder One on the board; Ruth, whose insanity wounds others in her space, and Mike one step from madness
    game = Play("ruth", "mike", "sally", elder_one="azathoth").at("nave", "nave", "nave").stage(2, "gaol")
    game.sanity(3, 19, 0).insanities("bloodletting", "frenzy", "fugue")
    # when each of them loses a sanity
    game.draws("aza_m1")
    # then he is out of the game before it, and Sally is wounded
    assert (game.prompt, game.game.dead) == ("skill", (False, True, False))
    assert game.story("mad", "threshold") == ["mad", "threshold"]
    assert [event.args["who"] for event in game.events("wounded")] == ["investigator-ruth", "investigator-sally"]


@pytest.mark.rule("DMD-138")
def test_while_others_choose_nobody_at_the_skull_is_still_in_the_game() -> None:
    # given the Elder One on the board, Ruth one step from madness and Mike with Toughness
    game = Play("ruth", "mike", elder_one="azathoth").at("nave", "nave").sanity(19, 0).levels(1, "toughness", 3)
    game.stage(2, "gaol")
    # when
    game.draws("aza_m1")
    # then
    assert (game.prompt, game.game.dead, game.table.problems()) == ("reduce_sanity", (True, False), [])


def test_who_goes_mad_of_the_own_attack_draws_no_mythos_card() -> None:
    # given the Elder One somewhere, one step from madness
    game = Play("peters", "ruth").at("nave", "gaol").stage(2, "river_quay").sanity(19, 0).stress(4, 0)
    game.enemies("cultist", "nave").act()
    # when
    game.will_roll("tentacle", *["blank"] * 7).do(f"attack:{CULTIST}#1")
    # then
    assert (game.game.dead, game.game.active, game.events("mythos")) == ((True, False), 1, [])


# --- The body ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-033", "DMD-114")
def test_who_dies_with_a_companion_does_not_live_to_mourn_it() -> None:
    # given the Elder One on the board; one life left and one step before a threshold, with a child who is mourned
    game = Play("peters", "ruth", scenario="festival_of_death").at("midway", "carousel").stage(2, "dark_wood")
    game.wounds(4, 0).sanity(3, 0).stress(4, 0).holds(0, "lost_child").enemies("gyaa_yothn", "midway")
    # when two wounds are shared
    game.attacked("success", "success", "blank").do("self")
    # then
    assert (game.game.dead, game.game.active, game.events("sanity_lost")) == ((True, False), 1, [])


# --- What is left -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-139")
def test_of_the_dead_nothing_is_said_that_they_did_not_have() -> None:
    # given the Elder One on the board, and an investigator without any Evidence, one step from madness
    game = Play("ruth", "mike", "sally").at("nave", "nave", "gaol").sanity(19, 0, 0).stage(2, "gaol").stress(4, 0, 0)
    # when
    game.enemies("cultist", "nave").act().will_roll("tentacle", *["blank"] * 6).do("attack:…")
    # then
    assert (game.game.dead[0], game.events("token_laid"), game.events("no_token_left")) == (True, [], [])


def test_the_symbol_of_the_card_that_kills_counts() -> None:
    # given the Elder One somewhere, two symbols in the pile
    game = Play("peters", "ruth").at("nave", "gaol").stage(2, "river_quay").track(5).mythos_pile("s1_m1", "s1_m3")
    game.carries(0, "evidence", 1).wounds(3, 0)
    # when the third kills him
    game.draws("s1_m5").do("option:1").until(lambda: game.game.active == 1)
    # then
    assert (game.game.dead[0], game.game.track, game.pile) == (True, 6, [])


def test_my_turn_goes_on_when_another_dies_in_it() -> None:
    # given the Elder One somewhere; my insanity will wound Ruth, who has one life left; Mike is elsewhere
    game = Play("peters", "ruth", "mike").at("nave", "nave", "gaol").stage(2, "river_quay").wounds(0, 4, 0)
    game.sanity(3, 0, 0).insanities("bloodletting", "fugue", "frenzy").enemies("cultist", "nave").act()
    # when
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep", "skill:brawling")
    # then
    assert (game.game.dead, game.prompt, game.game.actions) == ((False, True, False), "action", 2)
    game.quiet().discoveries_gone().ended()
    assert game.game.active == 2


# --- The ends ---------------------------------------------------------------------------------------------------------


def test_of_the_turn_of_the_dead_only_the_symbols_are_left() -> None:
    # given the Elder One in his third Stage, two symbols in the pile, a third to come
    game = Play("peters", "ruth", "mike").at("nave", "gaol", "potters_lane").stage(3, "courthouse").track(5)
    game.mythos_pile("s1_m1", "s1_m3").enemies("amorphous_scion", "nave").wounds(4, 0, 0).burning(0, 2)
    game.holds(0, "spade").stress(4, 0, 0)
    # when Peters dies in the Fight
    game.attacked("success", "blank").until(lambda: game.game.active != 0)
    # then the token has advanced, nobody burned, and the Elder One has not moved
    assert (game.game.track, game.game.active, game.game.dead) == (6, 1, (True, False, False))
    assert (game.where("tsathoggua"), game.events("fire_roll")) == ("courthouse", [])
    assert (game.cards(0), game.game.burning[0]) == ([], 0)
    # when Ruth and Mike have had their turns
    game.mythos_top("s1_m6", "s1_m4").discoveries_gone().ended().ended()
    # then it is Ruth's again
    assert (game.lost, game.game.active) == (None, 1)


def test_the_death_of_the_last_one_loses_before_symbols_are_counted() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").given(dead=(False, True)).stage(2, "nave").track(7)
    game.mythos_pile("s1_m1", "s1_m3").wounds(4, 0).stress(4, 0)
    # when
    game.attacked("blank", "success", "blank")
    # then
    assert (game.lost, game.game.track) == ("all_lost", 7)


@pytest.mark.parametrize("disrupted", [False, True])
def test_the_eighth_space_of_the_track_loses(disrupted: bool) -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").stage(2, "black_abbey").track(7).mythos_pile("s1_m1", "s1_m3")
    if disrupted:
        game.disrupted()
    # when the third symbol comes
    game.draws("s1_m6").until(lambda: game.prompt == "")
    # then
    assert game.game.track == 8
    assert game.lost == "track_end"
