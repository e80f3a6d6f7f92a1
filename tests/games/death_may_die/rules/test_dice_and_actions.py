"""Chapters 9 to 19: setup, dice, rerolls, resolving, the turn, Run, Attack, Rest, Trade, scenario actions, Mythos."""

from typing import Any

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, FACES, STANDARD_FACES
from miskatonic.kernel import UnknownOption, new_table
from tests.games.death_may_die.play import Play, seen

CULTIST = "cultist_of_tsathoggua"
ISLAND = "island_of_the_damned"


def fight(*investigators: str, **options: Any) -> Play:
    """The first investigator in the nave with one Cultist, the others in the gaol."""
    game = Play(*investigators, **options).at("nave", *["gaol"] * (len(investigators) - 1))
    return game.enemies("cultist", "nave")


# --- 9. Setup -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-051", "DMD-057")
def test_dmd_051_dmd_057_investigators_are_chosen_in_turn_and_begin_in_the_start_space() -> None:
    table = new_table(GAME, seed=5, seats=3, options={"first": "2"})
    order = []
    while table.choice is not None and table.choice.prompt == "investigator_pick":
        order.append(table.choice.seat)
        table.answer(table.choice.options[0])
    assert order == [1, 2, 0]
    board = seen(table)
    start = next(space for space in board["spaces"] if space["start"])
    assert start["seats"] == [0, 1, 2]
    assert len({seat["investigator"] for seat in board["seats"]}) == 3


@pytest.mark.rule("DMD-057")
def test_dmd_057_a_draft_offers_two_at_a_time() -> None:
    table = new_table(GAME, seed=5, options={"investigators": "draft"})
    assert table.choice is not None
    assert len(table.choice.options) == 2


@pytest.mark.rule("DMD-057")
def test_dmd_057_there_is_no_game_with_one_investigator() -> None:
    with pytest.raises(UnknownOption, match="2 to 5 seats"):
        new_table(GAME, seed=1, seats=1)


@pytest.mark.rule("DMD-059")
def test_dmd_059_everybody_has_one_insanity_face_up() -> None:
    table = new_table(GAME, seed=2, seats=4, options={"investigators": "deal"})
    dealt = [seat["insanity"]["id"] for seat in seen(table)["seats"]]
    assert len(set(dealt)) == 4


# --- 10. Dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-061")
def test_dmd_061_three_standard_dice_and_every_bonus_die_that_applies() -> None:
    game = fight("mike", "peters").act().do(f"attack:{CULTIST}#1")
    assert game.thrown == (3, 1)


@pytest.mark.rule("DMD-063")
def test_dmd_063_a_card_grants_dice_for_what_it_names() -> None:
    game = Play("sally", "mike").holds(0, "kyteler_ledger").at("nave", "gaol").tokens("evidence", "nave").act()
    game.do("scenario:examine_trail")
    assert len(game.game.dice) == 4
    game = fight("sally", "mike").holds(0, "kyteler_ledger").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 3


@pytest.mark.rule("DMD-065", "DMD-074", "DMD-126")
def test_dmd_065_dmd_074_against_oneself_no_bonus_dice_but_other_abilities() -> None:
    """Leon's audience gives a die and, from level 3, a reroll; against Fire only the reroll counts."""
    game = Play("leon", "mike").levels(0, "show_off", 3).at("nave", "nave").sanity(8, 0).burning(0, 2)
    game.mythos_top("s1_m6").discoveries_gone().act().do("end")
    assert game.prompt == "keep"
    assert len(game.game.dice) == 2
    assert game.offers("reroll_free")


@pytest.mark.rule("DMD-066")
def test_dmd_066_any_number_of_dice() -> None:
    game = (
        Play("agatha", "mike").at("nave", "gaol").burning(0, 9).stage(2, "gaol").mythos_top("s1_m6").discoveries_gone()
    )
    game.act().do("end")
    assert len(game.game.dice) == 9


@pytest.mark.rule("DMD-067", "DMD-070", "DMD-OP-01")
def test_dmd_067_dmd_070_the_faces_of_both_dice() -> None:
    standard = sorted(face.id for face in STANDARD_FACES)
    assert standard == ["blank", "sign", "success", "success", "success_tentacle", "tentacle"]
    assert sorted(face.id for face in BONUS_FACES) == ["blank", "blank", "sign", "success", "success", "success_sign"]
    assert not any(face.tentacle for face in BONUS_FACES)
    assert len(FACES) == 12


@pytest.mark.rule("DMD-068")
def test_dmd_068_an_elder_sign_does_nothing_by_itself() -> None:
    game = fight("agatha", "mike").act().will_roll("sign", "sign", "blank").do(f"attack:{CULTIST}#1", "no", "keep")
    assert game.wounds_on(f"{CULTIST}#1") == 0
    assert game.game.sanity[0] == 0


@pytest.mark.rule("DMD-069", "DMD-079")
def test_dmd_069_tentacles_of_every_roll_cost_sanity_also_of_an_enemys_and_of_fire() -> None:
    game = fight("agatha", "mike").mythos_top("s1_m6").burning(0, 1).act().will_roll("tentacle").will_roll("tentacle")
    game.do("end", "keep")
    game.until(lambda: game.game.rolling == "fire").do("keep")
    assert game.game.sanity[0] == 2


# --- 11. Rerolls ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-071")
def test_dmd_071_stress_rerolls_as_long_as_it_fits_also_on_the_same_die() -> None:
    game = fight("agatha", "mike").stress(2, 0).act().will_roll("blank", "success", "tentacle")
    game.do(f"attack:{CULTIST}#1", "no").will_roll("blank").will_roll("success")
    game.do("reroll:standard_blank", "reroll:standard_blank")
    assert game.game.stress[0] == 4
    assert game.where(f"{CULTIST}#1") == ""


@pytest.mark.rule("DMD-071")
def test_dmd_071_without_room_for_stress_there_is_no_reroll() -> None:
    game = fight("agatha", "mike").stress(4, 0).act().will_roll("blank", "blank", "blank").do(f"attack:{CULTIST}#1")
    assert game.prompt == "action"


@pytest.mark.rule("DMD-072", "DMD-124")
def test_dmd_072_the_defender_rerolls_the_enemys_dice() -> None:
    game = fight("agatha", "mike").mythos_top("s1_m6").act().will_roll("success").will_roll("blank")
    game.do("end", "reroll:standard_success", "keep")
    assert game.game.wounds[0] == 0
    assert game.game.stress[0] == 1


@pytest.mark.rule("DMD-073")
def test_dmd_073_free_and_stress_rerolls_in_any_order() -> None:
    game = fight("mike", "peters").levels(0, "brawling", 3).act().will_roll("blank", "blank", "blank", "blank")
    game.do(f"attack:{CULTIST}#1").will_roll("blank").will_roll("blank").will_roll("success")
    game.do("reroll:standard_blank", "reroll_free:bonus_blank", "reroll_free:bonus_blank")
    assert game.game.free == 1
    assert game.game.stress[0] == 1


@pytest.mark.rule("DMD-075")
def test_dmd_075_a_symbol_counted_as_another_loses_its_meaning() -> None:
    """At the fair a sign heals stress or, with the Fortune Card, is a success; never both."""
    game = Play("peters", "mike", scenario="festival_of_death").holds(0, "fortune_card").stress(2, 0)
    game.at("fortune_teller", "midway").tokens("booth", "fortune_teller").act()
    game.will_roll("sign", "success", "blank").do("scenario:play_game", "keep", "count:1")
    assert game.game.counter == 1
    assert game.game.stress[0] == 3


@pytest.mark.rule("DMD-205")
def test_dmd_205_signs_are_counted_once_and_after_the_last_reroll() -> None:
    game = Play("peters", "mike", scenario="festival_of_death").holds(0, "fortune_card").stress(1, 0)
    game.at("fortune_teller", "midway").tokens("booth", "fortune_teller").act()
    game.will_roll("sign", "success", "blank").do("scenario:play_game")
    assert game.prompt == "keep"
    game.do("keep")
    assert game.prompt == "signs"
    game.do("count:0")
    assert game.prompt == "action"
    assert game.game.stress[0] == 1


@pytest.mark.rule("DMD-205")
def test_dmd_205_double_faces_count_twice() -> None:
    game = fight("mike", "peters").act().will_roll("success_tentacle", "blank", "blank", "success_sign")
    game.do(f"attack:{CULTIST}#1", "keep")
    assert game.events("hits")[0].args["count"] == 2
    assert game.game.sanity[0] == 1


# --- 12. Resolving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-076", "DMD-078")
def test_dmd_076_dmd_078_wounds_then_what_they_set_off_then_tentacles() -> None:
    """The Unnamable takes its extra sanity before the tentacles of its roll are paid."""
    game = Play("agatha", "mike").at("nave", "gaol").enemies("unnamable", "nave").mythos_top("s1_m6").act()
    game.will_roll("success_tentacle", "blank").do("end", "keep")
    assert game.story("wounded", "sanity_lost") == ["wounded", "sanity_lost", "sanity_lost"]
    assert [event.rule for event in game.events("sanity_lost")] == ["DMD-026", "DMD-069"]


@pytest.mark.rule("DMD-077")
def test_dmd_077_a_number_to_reach_or_something_for_each_success() -> None:
    game = Play("sally", "mike").at("nave", "gaol").tokens("evidence", "nave").stress(4, 0).act()
    game.will_roll("success", "blank", "blank").do("scenario:examine_trail")
    assert game.tokens_of(0, "evidence") == 0
    game = Play("sally", "mike").at("courthouse", "gaol").carries(0, "evidence", 3).stress(4, 0).act()
    game.will_roll("success", "success", "blank").do("scenario:plead_case")
    assert game.game.counter == 2
    assert game.tokens_of(0, "evidence") == 1


# --- 13. Turn -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-080", "DMD-130")
def test_dmd_080_the_four_parts_of_a_turn_then_the_next_to_the_left() -> None:
    game = Play("mike", "peters", "ruth").mythos_top("s1_m6").discovery_top("s1_d11").begin().do("end")
    game.until(lambda: game.game.active == 1)
    assert game.story("turn_begins", "mythos", "search_phase", "found") == [
        "turn_begins",
        "mythos",
        "search_phase",
        "found",
        "turn_begins",
    ]


@pytest.mark.rule("DMD-081")
def test_dmd_081_up_to_three_actions_each_as_often_as_one_likes() -> None:
    """After the third action nothing can be done any more, so the phase ends by itself."""
    game = Play("mike", "peters").mythos_top("s1_m6").discoveries_gone().begin()
    game.do("run:high_street", "run:market_cross", "run:high_street")
    assert len(game.events("moved")) == 3
    assert game.pile == ["s1_m6"]


@pytest.mark.rule("DMD-081", "DMD-189")
def test_dmd_081_an_action_gained_during_the_phase_counts_at_once() -> None:
    """Swiftness rises to level 4 in the middle of the turn: one action more."""
    game = fight("peters", "mike").levels(0, "swiftness", 3).sanity(3, 0).insanities("persecution", "fugue").act(3)
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep", "skill:swiftness")
    assert game.game.actions == 3


@pytest.mark.rule("DMD-083")
def test_dmd_083_free_actions_cost_nothing_and_are_possible_without_actions_left() -> None:
    game = Play("leon", "mike").levels(0, "swiftness", 2).act(0)
    assert game.offers("free")
    game.do("free:…", "run:high_street")
    assert game.space_of(0) == "high_street"
    assert not game.offers("free")


@pytest.mark.rule("DMD-084")
def test_dmd_084_special_actions_cost_one() -> None:
    game = Play("mike", "peters", scenario=ISLAND).holds(0, "surgeon_kit").wounds(3, 0).act(1)
    game.do("special:…")
    assert game.game.wounds[0] == 0
    assert game.game.actions == 0


# --- 14. Run --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-085")
def test_dmd_085_a_run_goes_up_to_three_spaces_and_is_offered_whole() -> None:
    game = Play("mike", "peters").act()
    reached = {text.partition(":")[2] for text in game.options if text.startswith("run:")}
    assert {"high_street", "inn_yard", "nave", "gaol", "castle_ditch"} <= reached
    assert "black_abbey" in reached
    assert "inn_cellar" in reached
    game.do("run:nave")
    assert game.space_of(0) == "nave"


@pytest.mark.rule("DMD-085")
def test_dmd_085_the_proposed_way_passes_the_fewest_enemies() -> None:
    game = Play("mike", "peters").at("courthouse", "gaol").enemies("cultist", "burning_ground").act()
    game.do("run:castle_ditch")
    assert [event.args["space"] for event in game.events("moved")]


@pytest.mark.rule("DMD-086", "DMD-144")
def test_dmd_086_everybody_follows_the_elder_one_too_and_those_met_on_the_way() -> None:
    game = Play("mike", "peters").at("nave", "nave").stage(2, "nave").enemies("cultist", "cathedral_steps").act()
    game.do("run", "go:cathedral_steps", "go:high_street", "stop")
    assert game.enemies_in("high_street") == ["tsathoggua", f"{CULTIST}#1"]


@pytest.mark.rule("DMD-087")
def test_dmd_087_fire_is_caught_on_leaving_not_on_entering_or_standing() -> None:
    game = Play("mike", "peters").at("nave", "gaol").fire("cathedral_steps", 2).act().do("run", "go:cathedral_steps")
    assert game.game.burning[0] == 0
    game.do("go:high_street", "stop")
    assert game.game.burning[0] == 2
    assert game.fire_in("cathedral_steps") == 2


@pytest.mark.rule("DMD-088")
def test_dmd_088_every_movement_counts_also_outside_a_run() -> None:
    """Sleepwalking moves its owner: Fire sticks and enemies follow."""
    game = fight("mike", "peters").sanity(3, 0).insanities("sleepwalking", "fugue").fire("nave", 1).act()
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")
    game.until(lambda: game.prompt == "skill")
    assert game.space_of(0) == "round_tower"
    assert game.enemies_in("round_tower") == [f"{CULTIST}#1"]
    assert game.game.burning[0] == 1


@pytest.mark.rule("DMD-089")
def test_dmd_089_whoever_is_placed_is_not_followed_and_catches_no_fire() -> None:
    game = Play("mike", "peters", scenario="festival_of_death").at("midway", "midway").fire("midway", 1)
    game.enemies("cultist", "midway").mythos_top("s5_m7").act().do("end").until(lambda: bool(game.events("placed")))
    assert game.space_of(0) == "hall_of_mirrors"
    assert game.enemies_in("hall_of_mirrors") == []
    assert game.game.burning[0] == 0


@pytest.mark.rule("DMD-090")
def test_dmd_090_enemies_never_burn() -> None:
    game = Play("mike", "peters").at("nave", "gaol").fire("black_abbey", 3).enemies("cultist", "black_abbey")
    game.mythos_top("s1_m4").discoveries_gone().act().do("end").until(lambda: bool(game.events("symbols")))
    assert game.where(f"{CULTIST}#1") == "nave"
    assert game.wounds_on(f"{CULTIST}#1") == 0


# --- 15. Attack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-091")
def test_dmd_091_one_enemy_in_ones_space_chosen_before_the_roll() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("cultist", "nave", 2).enemies("cultist", "inn_yard").act()
    assert [text for text in game.options if text.startswith("attack")] == [f"attack:{CULTIST}#1"]
    game.will_roll("success", "blank", "blank").do(f"attack:{CULTIST}#1", "no", "keep")
    assert game.wounds_on(f"{CULTIST}#1") == 1


@pytest.mark.rule("DMD-092")
def test_dmd_092_wounds_stay_on_a_figure_that_moves() -> None:
    game = fight("agatha", "mike").hurt("cultist", "nave", 1).act().do("run:cathedral_steps")
    assert game.wounds_on(f"{CULTIST}#1") == 1
    game.will_roll("success", "blank", "blank").do(f"attack:{CULTIST}#1", "no", "keep")
    assert game.where(f"{CULTIST}#1") == ""


@pytest.mark.rule("DMD-093")
def test_dmd_093_surplus_wounds_are_lost() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("cultist", "nave", 2).act()
    game.will_roll("success", "success", "success").do(f"attack:{CULTIST}#1", "no", "keep")
    assert len(game.enemies_in("nave")) == 1
    assert game.wounds_on(f"{CULTIST}#2") == 0


@pytest.mark.rule("DMD-094", "DMD-OP-05")
def test_dmd_094_every_declared_target_sets_off_what_its_card_says() -> None:
    """Two Fishers attacked at once, no stress taken for rerolls: one stress for each."""
    game = Play("mike", "peters", scenario=ISLAND).levels(0, "brawling", 2).at("corridor", "chapel")
    game.enemies("fisher", "corridor", 2).act().will_roll("blank", "blank", "blank", "blank")
    game.do("attack:fisher#1", "target:fisher#2", "keep")
    assert game.game.stress[0] == 2


# --- 16. Rest, 17. Trade --------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-095")
def test_dmd_095_three_points_altogether_several_rests_a_turn() -> None:
    game = Play("mike", "peters").stress(4, 0).wounds(3, 0).act().do("rest", "heal:3:0", "rest", "heal:1:2")
    assert (game.game.stress[0], game.game.wounds[0]) == (0, 1)


@pytest.mark.rule("DMD-095", "DMD-115")
def test_dmd_095_companions_are_not_healed() -> None:
    game = Play("mike", "peters", scenario=ISLAND).holds(0, "boatman").companion(0, "boatman", 1).wounds(1, 0).act()
    game.do("rest")
    assert game.game.held[0][0].wounds == 1


@pytest.mark.rule("DMD-096")
def test_dmd_096_any_number_of_cards_with_everybody_here_and_through_ones_hands() -> None:
    game = Play("mike", "peters", "ruth", scenario=ISLAND).at("chapel", "chapel", "chapel")
    game.holds(1, "truncheon").holds(2, "noah").act().do("trade", "take:6", "give:6:2", "take:0", "enough")
    assert game.cards(0) == ["noah"]
    assert game.cards(2) == ["truncheon"]
    assert game.game.actions == 2


@pytest.mark.rule("DMD-096")
def test_dmd_096_two_others_cannot_trade_with_each_other() -> None:
    game = Play("mike", "peters", "ruth", scenario=ISLAND).at("chapel", "chapel", "chapel").holds(1, "truncheon").act()
    game.do("trade")
    assert game.options == ["enough", "take:6"]


@pytest.mark.rule("DMD-096", "DMD-OP-27")
def test_dmd_096_the_owner_is_asked() -> None:
    game = Play("mike", "peters", scenario=ISLAND, consent=True).at("chapel", "chapel").holds(1, "truncheon").act()
    game.do("trade", "take:6")
    assert (game.prompt, game.table.choice.seat if game.table.choice else -1) == ("consent_trade", 1)
    game.do("refuse")
    assert game.cards(1) == ["truncheon"]


@pytest.mark.rule("DMD-097")
def test_dmd_097_side_and_wounds_stay_levels_move_and_conditions_cannot_be_traded() -> None:
    game = Play("mike", "peters", scenario=ISLAND).at("chapel", "chapel").holds(1, "boatman", "lunacy")
    game.companion(1, "boatman", 1).act()
    assert game.level(0, "toughness") == 1
    game.do("trade")
    assert [text for text in game.options if text.startswith("take")] == ["take:7"]
    game.do("take:7", "enough")
    assert game.game.held[0][0].wounds == 1
    assert game.level(0, "toughness") == 2
    assert game.cards(1) == ["lunacy"]


# --- 18. Scenario actions, 19. Mythos -------------------------------------------------------------------------------


@pytest.mark.rule("DMD-098")
def test_dmd_098_scenario_actions_cost_one_action_and_say_what_they_lack() -> None:
    game = Play("sally", "mike").at("nave", "gaol").tokens("evidence", "nave").act()
    game.will_roll("success", "success", "blank").do("scenario:examine_trail", "keep")
    assert game.game.actions == 2
    assert game.tokens_of(0, "evidence") == 1
    refused = game.barred("scenario")
    assert refused is not None
    assert refused.reason == "requires"


@pytest.mark.rule("DMD-099")
def test_dmd_099_a_card_is_resolved_from_top_to_bottom_then_discarded_face_up() -> None:
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "cathedral_steps").mythos_top("s1_m2")
    game.discoveries_gone().act().do("end").until(lambda: bool(game.events("symbols")))
    assert game.story("stress", "enemy_moved", "summoned", "symbols") == [
        "stress",
        "enemy_moved",
        "summoned",
        "symbols",
    ]
    assert game.pile == ["s1_m2"]


@pytest.mark.rule("DMD-100")
def test_dmd_100_what_cannot_be_done_is_skipped_and_told() -> None:
    """Nobody has Evidence and no Accuser stands anywhere: the card goes on to its summons."""
    game = (
        Play("mike", "peters").reserve("cultist", 0, "gaol").at("nave", "nave").mythos_top("s1_m1").discoveries_gone()
    )
    game.act().do("end").until(lambda: bool(game.events("symbols")))
    assert [event.args["kind"] for event in game.events("none_left")]
    assert game.events("token_moved") == []


@pytest.mark.rule("DMD-101")
def test_dmd_101_the_active_player_makes_the_choices() -> None:
    game = Play("mike", "peters").active(1).at("nave", "high_street").enemies("cultist", "market_cross")
    game.enemies("cultist", "inn_yard").mythos_top("s1_m2").act().do("end")
    assert game.table.choice is not None
    assert (game.prompt, game.table.choice.seat) == ("enemy", 1)


@pytest.mark.rule("DMD-102")
def test_dmd_102_summons_come_last_at_the_named_gates() -> None:
    game = Play("mike", "peters").mythos_top("s1_m1").discoveries_gone().act().do("end")
    game.until(lambda: bool(game.events("symbols")))
    assert game.enemies_in("inn_cellar") == [f"{CULTIST}#1"]
