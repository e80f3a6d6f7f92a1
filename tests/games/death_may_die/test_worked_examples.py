"""The worked examples of the rulebook, and those that follow from its sentences, played to the letter."""

from importlib import import_module

import pytest

from miskatonic.games.death_may_die.rows.cards import INSANITIES, Insanity
from miskatonic.games.death_may_die.rows.effects import resolve_discarded
from miskatonic.games.death_may_die.state import FIRE_OF_BOX
from tests.games.death_may_die.play import Play
from tests.games.play import with_more

CULTIST = "cultist_of_tsathoggua"
DANCER = "cultist_of_azathoth"


@pytest.mark.rule("EX-01")
def test_ex_01_run_with_followers_and_fire() -> None:
    """A wounded Cultist in the first space, 2 Fire in the second, a Fisher in the third: Mike Runs through them."""
    game = Play("mike", "peters", scenario="island_of_the_damned").at("courtyard", "holding_cell")
    game.enemies("cultist", "corridor").hurt("cultist", "corridor", 1).fire("refectory", 2).enemies(
        "fisher", "washroom"
    )
    game.act().do("run", "go:corridor", "go:refectory", "go:washroom")

    assert sorted(game.enemies_in("washroom")) == [f"{CULTIST}#1", "fisher#1"]
    assert game.wounds_on(f"{CULTIST}#1") == 1
    assert game.game.burning[0] == 2
    assert game.fire_in("refectory") == 2


@pytest.mark.rule("EX-02")
def test_ex_02_attack_with_brawling_2() -> None:
    """Both enemies are declared; a stress reroll of the elder sign fails, the reroll it grants succeeds."""
    game = Play("mike", "peters", scenario="island_of_the_damned").levels(0, "brawling", 2).at("courtyard", "chapel")
    game.enemies("cultist", "courtyard").hurt("cultist", "courtyard", 1).enemies("fisher", "courtyard").act()
    game.will_roll("blank", "success_tentacle", "tentacle", "sign").will_roll("blank").will_roll("success")
    game.do(f"attack:{CULTIST}#1", "target:fisher#1", "reroll:bonus_sign", "reroll_free:standard_blank", "keep")
    game.do(f"wound:{CULTIST}#1")

    assert game.where(f"{CULTIST}#1") == ""
    assert game.wounds_on("fisher#1") == 1
    assert game.game.sanity[0] == 2
    assert game.game.stress[0] == 1


@pytest.mark.rule("EX-03")
def test_ex_03_single_target_takes_all_and_surplus_is_lost() -> None:
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave", 2).act()
    game.will_roll("success", "success", "success", "success").do(f"attack:{CULTIST}#1", "keep")

    assert len(game.enemies_in("nave")) == 1
    assert game.wounds_on(f"{CULTIST}#2") == 0
    assert game.events("enemy_wounded")[-1].args["lost"] == 2


@pytest.mark.rule("EX-04")
def test_ex_04_rest_heals_three_points_in_all() -> None:
    game = Play("agatha", "mike").stress(4, 0).wounds(1, 0).act().do("rest")

    assert game.options == ["heal:3:0", "heal:2:1"]
    game.do("heal:2:1")
    assert (game.game.stress[0], game.game.wounds[0]) == (2, 0)


@pytest.mark.rule("EX-05")
def test_ex_05_a_scenario_action_moves_the_nearest_cultist_per_success() -> None:
    """The nearest one is looked for anew with every success."""
    game = Play("sally", "mike", scenario="beauty_and_the_beast").at("pit", "rose_garden")
    game.enemies("cultist", "kitchen").enemies("cultist", "orangery").act()
    game.will_roll("success", "success", "blank").do("scenario:lure", "keep")

    assert game.enemies_in("pit") == [f"{CULTIST}#1"]
    assert game.where(f"{CULTIST}#2") == "orangery"


@pytest.mark.rule("EX-06", "DMD-099", "DMD-100")
def test_ex_06_steps_that_cannot_be_done_are_skipped() -> None:
    """Without Fishers on the board nobody moves; one is summoned; the symbol counts only in the pile."""
    game = Play("mike", "peters", scenario="island_of_the_damned").mythos_top("s2_m1").discoveries_gone()
    game.act().do("end")

    assert game.where("fisher#1") == "boat_landing"
    assert [event.kind for event in game.events("nobody_moves")] == ["nobody_moves"]
    assert game.symbols == 1


@pytest.mark.rule("EX-06")
def test_ex_06_with_lunacy_they_come_straight_in() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").holds(0, "lunacy").mythos_top("s2_m1")
    game.enemies("fisher", "morgue", 2).act().do("end")

    assert game.where("fisher#1") == game.where("fisher#2") == "holding_cell"
    assert [event.kind for event in game.events("none_left")] == ["none_left"]


@pytest.mark.rule("EX-07", "DMD-101")
def test_ex_07_a_card_for_everybody() -> None:
    """Slothful Dreams names each investigator; Ashen Wind only the active one."""
    game = Play("mike", "peters").at("nave", "gaol").mythos_top("tsa_m1").discoveries_gone().act().do("end")
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1)] == [1, 1]

    game = Play("mike", "peters").at("nave", "gaol").mythos_top("s1_m2").discoveries_gone().act().do("end")
    assert game.game.stress == [1, 0]


@pytest.mark.rule("EX-08", "DMD-107")
def test_ex_08_too_few_for_every_gate_and_the_active_player_picks() -> None:
    game = Play("mike", "peters").mythos_top("s1_m8").reserve("cultist", 2, "gaol").discoveries_gone().act().do("end")

    assert game.prompt == "place_first"
    game.do("space:castle_ditch", "space:round_tower")
    assert game.in_reserve("cultist") == 0
    assert f"{CULTIST}#1" in game.enemies_in("castle_ditch")
    assert game.enemies_in("inn_cellar") == []


@pytest.mark.rule("EX-09", "DMD-112")
def test_ex_09_who_cannot_pay_must_claim_the_condition() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").stress(3, 0).discovery_top("s2_d01")
    game.mythos_top("s2_m4").act().do("end")

    assert game.cards(0) == ["lunacy"]


@pytest.mark.rule("EX-09", "DMD-115")
def test_ex_09_noah_dies_of_his_first_wound() -> None:
    game = Play("peters", "agatha", scenario="island_of_the_damned").holds(0, "noah").enemies("fisher", "corridor")
    game.at("corridor", "chapel").mythos_top("s2_m4").act()
    assert game.level(0, "brawling") == 2
    game.will_roll("blank", "success", "blank").do("end", "keep", "companion:0")

    assert game.cards(0) == []
    assert game.game.wounds[0] == 0
    assert game.level(0, "brawling") == 1


@pytest.mark.rule("EX-10")
def test_ex_10_defence_with_a_free_and_a_stress_reroll_on_one_die() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").at("corridor", "chapel").mythos_top("s2_m4")
    game.enemies("fisher", "corridor").act().will_roll("blank", "success", "success").do("end")
    game.will_roll("success").will_roll("blank")
    game.do("reroll_free:bonus_success", "reroll:bonus_success", "keep")

    assert game.game.wounds[0] == 1
    assert game.game.stress[0] == 1
    assert game.events("found") == []


@pytest.mark.rule("EX-11", "DMD-127", "DMD-136")
def test_ex_11_advance_and_summoning() -> None:
    """Three symbols at the end of Ruth's turn: Stage and scenario act, first red space, Stage II in her space."""
    game = Play("ruth", "mike").at("nave", "gaol").track(4).mythos_pile("s1_m1", "s1_m3", "s1_m4").mythos_top("s1_m6")
    game.discoveries_gone().act().do("end")
    game.until(lambda: bool(game.events("stage_revealed")))

    assert game.game.track == 5
    assert game.where("tsathoggua") == "nave"
    assert game.pile == []
    assert game.story("advance", "reshuffled", "elder_summoned", "stage_revealed") == [
        "advance",
        "reshuffled",
        "elder_summoned",
        "stage_revealed",
    ]


@pytest.mark.rule("EX-12", "DMD-147")
def test_ex_12_stage_change() -> None:
    """9 wounds and 5 more on 12 health: two are lost, he goes to the Yellow Gate, Fatigue or stress for everybody."""
    game = Play("agatha", "mike").levels(0, "killer_instinct", 4).at("nave", "gaol").stage(2, "nave").elder_wounds(9)
    game.disrupted().act().will_roll("success", "success", "success").do("attack:tsathoggua", "keep")

    assert game.game.stage == 2
    assert game.where("tsathoggua") == "round_tower"
    game.do("option:0", "option:1")
    assert game.tokens_of(0, "fatigue") == 1
    assert game.game.stress[1] == 2
    enemy = next(one for one in game.board["enemies"] if one["kind"] == "elder_one")
    assert (enemy["standard"], enemy["bonus"], enemy["wounds"]) == (2, 3, 0)


@pytest.mark.rule("EX-13", "DMD-159", "DMD-076")
def test_ex_13_a_win_before_a_loss_at_the_same_moment() -> None:
    """The last success kills the Final stage before the tentacles could drive the last investigator mad."""
    game = Play("agatha", "mike").given(dead=(False, True)).at("nave", "gaol").sanity(19, 0).stage(4, "nave")
    game.elder_wounds(10).disrupted().act()
    game.will_roll("success_tentacle", "tentacle", "blank", "blank", "blank", "blank", "blank")
    game.do("attack:tsathoggua", "no", "keep")

    assert game.won_by == "elder_one_dead"


@pytest.mark.rule("EX-14", "DMD-010")
def test_ex_14_boxes_used_together_pool_their_fire_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """8 of the base game and 12 of this box: the twentieth Fire is there, the next is not; Cultists stay at ten."""
    for module in ("basics", "problems"):
        package = import_module(f"miskatonic.games.death_may_die.{module}")
        monkeypatch.setattr(package, "FIRE_TOKENS", sum(FIRE_OF_BOX.values()))
    game = Play("mike", "peters").at("nave", "gaol").fire("round_tower", 12).fire("abbey_lane", 7)
    game.draws("s1_m6")

    assert sum(game.game.fire) == 20
    assert [event.args["count"] for event in game.events("no_fire_left")] == [1]
    assert game.in_reserve("cultist") + len(game.events("summoned")) == 10


@pytest.mark.rule("EX-15", "DMD-152")
def test_ex_15_distance_with_bolts() -> None:
    """A Cultist behind a Bolt 1 space away is nearer than one 2 free spaces away: Cultists ignore Bolts."""
    game = Play("mike", "peters", scenario="island_of_the_damned").at("corridor", "corridor")
    game.barrier("bolt", "corridor", "holding_cell").enemies("cultist", "holding_cell").enemies("cultist", "theatre")
    game.mythos_top("tsa_m3").discoveries_gone().reserve("cultist", 1, "morgue").act().do("end")
    game.until(lambda: bool(game.events("symbols")))

    assert game.where(f"{CULTIST}#1") == "corridor"


@pytest.mark.rule("EX-15")
def test_ex_15_for_a_monster_bolts_are_walls() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").at("holding_cell", "holding_cell")
    game.barrier("bolt", "corridor", "holding_cell").barrier("bolt", "washroom", "holding_cell")
    game.enemies("fisher", "corridor").mythos_top("s2_m1").discoveries_gone().act().do("end")

    assert game.where("fisher#1") == "corridor"


@pytest.mark.rule("EX-16", "DMD-153")
def test_ex_16_the_key_does_not_shorten_distances() -> None:
    """The three Gates are adjacent for whoever Runs with the Key; the nearest Gate is still found by real paths."""
    game = Play("mike", "peters").relics(0, "mysterious_key").at("round_tower", "gaol").act()
    assert game.offers("run:inn_cellar")
    assert game.offers("run:castle_ditch")
    game = Play("mike", "peters").relics(0, "mysterious_key").at("castle_ditch", "gaol").sanity(3, 0)
    game.insanities("sleepwalking", "frenzy").enemies("cultist", "castle_ditch").act()
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")

    assert game.space_of(0) == "castle_ditch"


@pytest.mark.rule("EX-17", "DMD-183")
def test_ex_17_three_sneaks_at_once_or_one_for_each_step() -> None:
    game = Play("ruth", "mike").levels(0, "stealth", 2).at("nave", "gaol").enemies("cultist", "nave", 3).act()
    game.do("run", "go:cathedral_steps", "go:high_street", *[f"sneak:{CULTIST}#{n}" for n in (1, 2, 3)], "go:inn_yard")
    game.do("stop")
    assert len(game.enemies_in("high_street")) == 3
    assert game.enemies_in("inn_yard") == []

    game = Play("ruth", "mike").levels(0, "stealth", 2).at("nave", "gaol").enemies("cultist", "nave", 3).act()
    for space in ("cathedral_steps", "high_street", "inn_yard"):
        if space == "cathedral_steps":
            game.do("run")
        game.do("sneak:…", f"go:{space}")
    game.do("stop")
    assert [len(game.enemies_in(space)) for space in ("nave", "cathedral_steps", "high_street")] == [1, 1, 1]


@pytest.mark.rule("EX-18", "DMD-188")
def test_ex_18_taking_others_along_is_decided_at_every_step() -> None:
    game = Play("leon", "julien", "mike", "ruth").levels(0, "swiftness", 3)
    game.at("nave", "nave", "high_street", "high_street").act()
    game.do("run", "along:1", "go:cathedral_steps", "go:high_street", "along:2", "go:inn_yard", "stop")

    assert [game.space_of(seat) for seat in range(4)] == ["inn_yard", "cathedral_steps", "inn_yard", "high_street"]


@pytest.mark.rule("EX-19", "DMD-105", "DMD-106")
def test_ex_19_no_path_and_no_figure() -> None:
    game = (
        Play("mike", "peters").reserve("cultist", 0, "gaol").mythos_top("tsa_m5").at("gaol", "nave").discoveries_gone()
    )
    game.act().do("end")
    game.until(lambda: bool(game.events("symbols")))

    assert game.events("none_left")
    assert game.symbols == 1


@pytest.mark.rule("EX-20", "DMD-167")
def test_ex_20_a_card_that_is_resolved_without_being_drawn_draws_no_other() -> None:
    """An insanity as in the base game lets a discarded Unknown Mythos card act again."""
    trauma = Insanity("recurring_trauma", (resolve_discarded(),))
    with with_more(INSANITIES, trauma):
        game = Play("mike", "peters").insanities("recurring_trauma", "fugue").slots("unk_shoggoth")
        game.at("nave", "gaol").enemies("shoggoth", "round_tower").mythos_pile("unk_m1").sanity(3, 0)
        game.enemies("cultist", "nave").act()
        cards = len(game.game.mythos)
        game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")

        assert [event.args["mythos"] for event in game.events("mythos")] == ["mythos-unk_m1"]
        assert [event.args["enemy"] for event in game.events("enemy_moved")][:1] == ["enemy-shoggoth"]
        assert len(game.game.mythos) == cards
        assert game.pile == ["unk_m1"]
        assert game.prompt == "skill", "the threshold goes on as always"


@pytest.mark.rule("EX-21", "DMD-176")
def test_ex_21_random_location_of_the_elder_one() -> None:
    game = Play("agatha", "mike").levels(0, "killer_instinct", 4).at("nave", "gaol").stage(2, "nave").elder_wounds(11)
    game.disrupted().wanders().act().will_roll("success", "success", "success").do("attack:tsathoggua", "keep")

    assert len(game.game.locations) == 3
    drawn = game.events("location_drawn")[0].args["space"].thing.partition(":")[2]
    assert game.where("tsathoggua") == drawn


@pytest.mark.rule("EX-22", "DMD-104", "DMD-154")
def test_ex_22_equally_near_enemies_are_chosen_by_the_active_player() -> None:
    game = (
        Play("mike", "peters").at("high_street", "gaol").enemies("cultist", "market_cross").enemies("cultist", "nave")
    )
    game.enemies("cultist", "inn_yard").mythos_top("s1_m2").act().do("end")

    assert game.prompt == "enemy"
    assert game.options == [f"enemy:{CULTIST}#1", f"enemy:{CULTIST}#3"]
    game.do(f"enemy:{CULTIST}#3")
    assert game.where(f"{CULTIST}#3") == "high_street"


@pytest.mark.rule("EX-23", "DMD-038", "DMD-039")
def test_ex_23_stop_at_the_threshold() -> None:
    """From 3, three tentacles end on 4; the insanity acts before the skill rises; the next loss goes on."""
    game = Play("mike", "peters").at("nave", "gaol").sanity(3, 0).insanities("bloodletting", "frenzy")
    game.enemies("cultist", "nave").act().will_roll("tentacle", "tentacle", "tentacle", "blank")
    game.do(f"attack:{CULTIST}#1", "keep", "skill:toughness")

    assert game.game.sanity[0] == 4
    assert game.story("threshold", "wounded", "level_up") == ["threshold", "wounded", "level_up"]
    assert game.level(0, "toughness") == 2


@pytest.mark.rule("EX-24", "DMD-122")
def test_ex_24_guests_after_the_search_do_not_attack() -> None:
    game = Play("mike", "peters", scenario="deliver_us_from_evil").discovery_top("s3_d12", "s3_d11").mythos_top("s3_m3")
    game.act().do("end", "option:0")
    game.until(lambda: game.game.active == 1)

    assert game.where("ghast#1") == "entrance_shaft"
    assert game.events("enemy_attacks") == []


@pytest.mark.rule("EX-25", "DMD-121")
def test_ex_25_a_fight_that_ends_early_is_no_search() -> None:
    """The attack deals no wound, Huikong pushes the enemy out: the space is Safe, and nothing is searched."""
    game = Play("huikong", "mike").at("nave", "gaol").enemies("cultist", "nave").mythos_top("s1_m6").act()
    game.will_roll("blank").do("end", "keep", "yes", "space:round_tower")
    game.until(lambda: game.game.active == 1)

    assert game.where(f"{CULTIST}#1") == "round_tower"
    assert game.events("found") == []


@pytest.mark.rule("EX-26", "DMD-120")
def test_ex_26_carried_into_the_next_fight() -> None:
    game = Play("peters", "mike").slots("unk_night_gaunt").at("cathedral_steps", "gaol").mythos_top("s1_m6")
    game.enemies("night_gaunt", "cathedral_steps").enemies("cultist", "cathedral_steps").enemies(
        "cultist", "round_tower"
    )
    game.act().will_roll("success", "blank").will_roll("blank").do("end", "enemy:night_gaunt#1", "keep")
    game.do("keep")

    assert game.space_of(0) == "round_tower"
    attackers = [event.args["enemy"].thing for event in game.events("enemy_attacks")]
    assert attackers == ["enemy:night_gaunt#1", f"enemy:{CULTIST}#2"]


@pytest.mark.rule("EX-27", "DMD-114")
def test_ex_27_a_packet_is_split_between_owner_and_companion() -> None:
    game = Play("peters", "agatha", scenario="island_of_the_damned").holds(0, "noah").wounds(2, 0).stress(4, 0)
    game.at("corridor", "chapel").enemies("fisher", "corridor").mythos_top("s2_m4").act()
    game.will_roll("success", "success", "success").do("end", "companion:0")

    assert game.cards(0) == []
    assert game.game.wounds[0] == 4
    assert game.level(0, "brawling") == 1


@pytest.mark.rule("EX-28", "DMD-140")
def test_ex_28_death_before_the_check() -> None:
    """Killed in the own Fight phase: the pile is still checked, everything else of the turn is skipped."""
    game = Play("agatha", "mike").at("nave", "gaol").wounds(4, 0).stress(4, 0).stage(2, "gaol").track(5).burning(0, 1)
    game.mythos_pile("s1_m1", "s1_m3").mythos_top("s1_m2").enemies("cultist", "nave").carries(0, "evidence", 1).act()
    game.will_roll("success").do("end")
    game.until(lambda: game.game.active == 1)

    assert game.game.dead == (True, False)
    assert game.game.track == 6
    assert game.pile == []
    assert game.events("fire_roll") == []
    assert game.tokens_in("evidence", "nave") == 1


@pytest.mark.rule("EX-29", "DMD-131")
def test_ex_29_fire_runs_out_on_the_map_but_not_on_boards() -> None:
    game = Play("mike", "peters").fire("gaol", 6).fire("inn_yard", 5).burning(0, 1).at("nave", "gaol")
    game.mythos_top("s1_m6").discoveries_gone().act().do("end")
    game.until(lambda: bool(game.events("symbols")))

    assert sum(game.game.fire) == 12
    assert game.events("no_fire_left")
    assert game.game.burning[0] == 1


@pytest.mark.rule("EX-30", "DMD-075")
def test_ex_30_one_sign_one_use() -> None:
    """Azathoth's Stage II must count up to two signs as tentacles; only what remains may be counted by the defender."""
    game = Play("sandra", "mike", elder_one="azathoth").levels(0, "arcane_mastery", 3).at("nave", "gaol").stress(4, 0)
    game.stage(2, "nave").mythos_top("s1_m6").act().will_roll("sign", "sign").do("end")

    assert game.events("signs_forced")[0].args["count"] == 2
    assert game.game.sanity[0] == 2
    assert game.game.stress[0] == 4


@pytest.mark.rule("EX-31", "DMD-143")
def test_ex_31_disrupted_in_an_action_summons_when_the_turn_ends() -> None:
    game = Play("mike", "peters").at("courthouse", "gaol").counter(3).carries(0, "evidence", 1).mythos_top("s1_m6")
    game.discoveries_gone().act().will_roll("success", "blank", "blank").do("scenario:plead_case", "keep")
    assert game.game.disrupted
    assert game.where("tsathoggua") == ""
    game.do("end").until(lambda: game.game.active == 1)

    assert game.where("tsathoggua") == "courthouse"
    assert game.tokens_of(0, "fatigue") == 1


@pytest.mark.rule("EX-32", "DMD-086")
def test_ex_32_whoever_runs_pulls_the_enemies_along() -> None:
    game = Play("mike", "peters").at("nave", "nave").enemies("cultist", "nave", 3).act().do("run:cathedral_steps")

    assert len(game.enemies_in("cathedral_steps")) == 3
    assert game.enemies_in("nave") == []
