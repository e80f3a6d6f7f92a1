"""Positions that engines get wrong, each written down from the rulebook alone: where two rules meet."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
ISLAND = "island_of_the_damned"
QUEEN = "by_order_of_the_queen"


def attacks(game: Play) -> list[str]:
    """Which enemies have attacked so far."""
    return [event.args["enemy"].thing.partition(":")[2] for event in game.events("enemy_attacks")]


# --- Thresholds -----------------------------------------------------------------------------------------------------


def test_insanities_of_one_moment_come_clockwise_from_the_active_one() -> None:
    # given both one step before a threshold, in one space
    game = Play("peters", "ruth").at("nave", "nave").sanity(3, 3).insanities("pyromania", "pyromania").active(1)
    # when a Mythos card takes a sanity of each
    game.draws("s1_m4").until(lambda: len(game.events("threshold")) == 2)
    # then
    assert [event.args["who"].thing for event in game.events("threshold")] == ["seat:1", "seat:0"]


@pytest.mark.rule("DMD-042")
def test_who_dies_of_anothers_insanity_has_none_any_more() -> None:
    # given the Elder One somewhere; the insanity of the first wounds all in the space, and Ruth has one life left
    game = Play("peters", "ruth").at("nave", "nave").sanity(3, 3).insanities("bloodletting", "pyromania")
    game.stage(2, "river_quay").wounds(0, 4)
    # when both reach a threshold
    game.draws("s1_m4").until(lambda: bool(game.events("symbols")))
    # then only his acts
    assert game.game.dead == (False, True)
    assert [event.args["who"].thing for event in game.events("threshold")] == ["seat:0"]
    assert game.fire_in("nave") == 0


def test_fire_caught_in_the_roll_for_fire_goes_out_with_the_rest() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("pyromania", "fugue").burning(0, 1)
    game.quiet().discoveries_gone().act()
    # when its tentacle drives to Pyromania
    game.will_roll("tentacle").do("end", "keep").until(lambda: game.game.active == 1)
    # then the space burns, he does not
    assert (game.fire_in("nave"), game.game.burning[0], game.game.sanity[0]) == (2, 0, 4)


def test_who_dies_of_the_hit_does_not_go_mad_of_the_tentacle() -> None:
    # given the Elder One somewhere
    game = Play("peters", "ruth").at("nave", "gaol").enemies("cultist", "nave").stage(2, "river_quay").stress(4, 0)
    game.wounds(4, 0).sanity(3, 0).insanities("pyromania", "fugue")
    # when
    game.attacked("success_tentacle")
    # then
    assert (game.game.dead[0], game.events("threshold"), game.game.sanity[0]) == (True, [], 3)


def test_the_ability_of_an_enemy_and_the_tentacles_of_its_roll_are_two_losses() -> None:
    # given the Unnamable, which takes a sanity more if there is a tentacle
    game = Play("peters", "ruth").at("nave", "gaol").enemies("unnamable", "nave").sanity(3, 0).stress(4, 0)
    game.insanities("pyromania", "fugue")
    # when
    game.attacked("tentacle", "tentacle").do("skill:brawling")
    # then one to the threshold, two beyond it
    assert (game.game.sanity[0], len(game.events("threshold"))) == (6, 1)


def test_toughness_2_against_three_fires() -> None:
    # given
    game = Play("huikong", "ruth").levels(0, "toughness", 2).burning(0, 3).quiet().discoveries_gone().act()
    # when
    game.will_roll("success", "success", "tentacle").do("end", "keep", "reduce:…", "reduce:…")
    # then
    assert (game.game.wounds[0], game.game.sanity[0], game.game.burning[0]) == (1, 0, 0)


# --- At any time of one's own turn ----------------------------------------------------------------------------------


@pytest.mark.rule("DMD-020")
def test_a_card_for_any_time_can_be_used_between_two_attacks() -> None:
    # given nothing to heal before the Fight
    game = Play("peters", "ruth").at("nave", "gaol").holds(0, "well_water").enemies("cultist", "nave", 2)
    # when the first Cultist wounds
    game.attacked("success").do("keep")
    # then the water can be drunk before the second attacks
    assert (attacks(game), game.offers("use")) == ([f"{CULTIST}#1"], True)
    game.will_roll("blank").do("use:…")
    assert (game.game.wounds[0], game.cards(0)) == (0, [])
    assert attacks(game) == [f"{CULTIST}#1", f"{CULTIST}#2"]


def test_a_card_for_any_time_can_not_be_used_in_a_roll_nor_in_anothers_turn() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "nave").holds(0, "well_water").holds(1, "vow_beads").wounds(2, 0)
    game.enemies("cultist", "nave").act()
    assert game.offers("use")
    # when
    assert not game.do(f"attack:{CULTIST}#1").offers("use")
    game.do("keep").until(lambda: game.game.active == 1 and game.prompt == "action")
    assert not game.offers("use")


@pytest.mark.rule("DMD-020")
def test_a_card_for_any_time_can_be_used_between_the_effects_of_the_end_and_the_fire() -> None:
    # given an accuser, who brings a stress at the end of the turn, and nothing to heal before
    game = Play("peters", "ruth").at("nave", "gaol").tokens("accuser", "nave").holds(0, "well_water").burning(0, 1)
    # when
    game.discoveries_gone().quiet().act().do("end")
    # then
    assert (game.game.stress[0], game.events("fire_roll"), game.offers("use")) == (1, [], True)
    game.do("use:…")
    assert (game.game.stress[0], len(game.events("fire_roll"))) == (0, 1)


def test_a_card_for_any_time_can_be_used_after_the_fire_and_between_two_mythos_cards() -> None:
    # given nothing to heal before
    game = Play("peters", "ruth").at("nave", "gaol").holds(0, "well_water").burning(0, 1).discoveries_gone().quiet()
    # when the Fire wounds
    game.act().will_roll("success").do("end", "keep")
    # then it is still one's turn
    assert (game.game.active, game.offers("use")) == (0, True)
    # given a card of the Unknown before an ordinary one
    game = Play("peters", "ruth").slots("unk_hunting_horror").at("nave", "gaol").holds(0, "well_water").sanity(3, 0)
    game.insanities("frenzy", "fugue").mythos_top("unk_m2", "s1_m6").discoveries_gone().act()
    # when the first brings the Hunting Horror, which costs a sanity, and with it a stress
    game.do("end", "skill:brawling")
    # then
    assert (game.pile, game.game.stress[0], game.offers("use")) == (["unk_m2"], 1, True)


# --- Enemies --------------------------------------------------------------------------------------------------------


def test_bolts_are_nothing_to_cultists_also_when_the_nearest_is_looked_for() -> None:
    # given one Cultist behind a bolt and one two open spaces away
    game = (
        Play("peters", "ruth", scenario=ISLAND).at("holding_cell", "morgue").barrier("bolt", "corridor", "holding_cell")
    )
    game.enemies("cultist", "laundry").enemies("cultist", "corridor")
    # when the nearest one comes
    game.draws("s2_m8")
    # then
    assert (game.where(f"{CULTIST}#1"), game.where(f"{CULTIST}#2")) == ("laundry", "holding_cell")


def test_bolts_make_a_fisher_go_round() -> None:
    game = Play("peters", "ruth", scenario=ISLAND).at("holding_cell", "holding_cell")
    game.barrier("bolt", "corridor", "holding_cell").enemies("fisher", "corridor").draws("s2_m7")
    assert game.where("fisher#1") == "refectory"


def test_a_kill_by_sneaking_is_a_kill() -> None:
    # given a lancet, which heals with a kill
    game = Play("agatha", "ruth").levels(0, "stealth", 3).relics(0, "lancet").wounds(2, 0).at("nave", "gaol")
    game.enemies("cultist", "nave").hurt("cultist", "nave", 1).act()
    # when
    game.do("run", "sneak:…", "go:cathedral_steps", "stop")
    # then
    assert (game.where(f"{CULTIST}#1"), game.game.wounds[0]) == ("", 1)


def test_who_is_brought_by_the_mythos_card_attacks_in_the_same_turn() -> None:
    # given the Unnamable within reach, and a card to be found
    game = Play("peters", "ruth").at("nave", "gaol").enemies("unnamable", "black_abbey").mythos_top("s1_m3")
    # when
    game.act().will_roll("success", "blank").do("end", "keep").until(lambda: game.game.active == 1)
    # then
    assert (attacks(game), game.game.wounds[0], game.events("found")) == (["unnamable"], 1, [])


def test_a_killed_cultist_can_be_summoned_again_unhurt() -> None:
    # given all ten Cultists out, one of them here with one life left
    game = Play("peters", "ruth").at("nave", "potters_lane").enemies("cultist", "nave").hurt("cultist", "nave", 1)
    game.reserve("cultist", 0, "gaol").discoveries_gone().mythos_top("tsa_m1").act()
    # when it is killed, and a card summons one at the blue Gate
    game.will_roll("success", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep", "end")
    # then
    assert (game.where(f"{CULTIST}#1"), game.wounds_on(f"{CULTIST}#1")) == ("castle_ditch", 0)


@pytest.mark.parametrize("linked", [True, False])
def test_one_shoots_over_stairs_as_long_as_both_are_there(linked: bool) -> None:
    game = Play("leon", "ruth", scenario=QUEEN).at("thorn_chapel", "gatehouse").enemies("cultist", "dungeon")
    if not linked:
        game.link("stairs")
    assert game.act().offers("attack") is linked


# --- Signs ----------------------------------------------------------------------------------------------------------


def test_a_face_with_success_and_sign_hits_twice_with_arcane_mastery() -> None:
    # given
    game = Play("sandra", "ruth").at("nave", "gaol").enemies("cultist", "nave").act()
    # when
    game.will_roll("blank", "blank", "blank", "success_sign").do(f"attack:{CULTIST}#1", "keep")
    # then
    assert game.where(f"{CULTIST}#1") == ""


@pytest.mark.rule("DMD-194")
@pytest.mark.parametrize(("counted", "there"), [(0, []), (1, [f"{CULTIST}#1"])])
def test_signs_need_not_be_counted_where_every_success_does_something(counted: int, there: list[str]) -> None:
    # given a Cultist beside the pit
    game = (
        Play("sandra", "ruth", scenario="beauty_and_the_beast").at("pit", "rose_garden").enemies("cultist", "cistern")
    )
    # when luring shows nothing but a sign
    game.act().will_roll("sign", "blank", "blank").do("scenario:lure", "keep")
    assert game.prompt == "signs"
    game.do(f"count:{counted}")
    # then
    assert game.enemies_in("pit") == there


# --- Death and movement in the middle of something ------------------------------------------------------------------


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


def test_a_sleepwalker_beside_me_takes_the_enemies_away_and_i_search() -> None:
    # given Ruth beside me, one step before a threshold, with the Unnamable and a Fire in the space
    game = Play("peters", "ruth").at("nave", "nave").sanity(0, 3).insanities("fugue", "sleepwalking")
    game.enemies("unnamable", "nave").fire("nave", 1).mythos_top("s1_m4").discovery_top("s1_d11").act()
    # when the Mythos card takes a sanity of both
    game.do("end").until(lambda: bool(game.events("search_phase")) or bool(game.events("fight_phase")))
    # then she has gone with it and burns, and the space is mine
    assert (game.space_of(1), game.where("unnamable")) == ("round_tower", "round_tower")
    assert game.game.burning == [0, 1]
    assert (game.cards(0), attacks(game)) == (["well_water"], [])


def test_who_sleepwalks_out_of_a_fight_is_followed_and_attacked_by_the_others() -> None:
    # given two Cultists
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("sleepwalking", "fugue").stress(4, 0)
    game.enemies("cultist", "nave", 2)
    # when the first drives me to sleepwalk
    game.attacked("tentacle").will_roll("success").will_roll("blank").until(lambda: game.game.active == 1)
    # then each has attacked once, and the Fire that the Mythos card had brought to the nave went with me
    assert (game.space_of(0), attacks(game)) == ("round_tower", [f"{CULTIST}#1", f"{CULTIST}#2"])
    assert (game.game.wounds[0], game.events("found"), len(game.events("fire_roll"))) == (1, [], 1)
