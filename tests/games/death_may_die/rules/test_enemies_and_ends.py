"""Chapters 20 to 32: enemies, Search, Companions, Fight, defence, end of turn, advance, death, ritual, the ends."""

import pytest

from tests.games.death_may_die.play import Play, there

CULTIST = "cultist_of_tsathoggua"
ISLAND = "island_of_the_damned"


def ended(game: Play) -> Play:
    """The active investigator ends the actions; everything is passed until the next turn begins."""
    seat = game.game.active
    return game.do("end").until(lambda: game.game.active != seat or game.prompt == "action")


# --- 20. Enemy movement ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-103")
def test_dmd_103_the_full_distance_by_a_shortest_path_and_stop_on_arrival() -> None:
    game = Play("mike", "peters").at("market_cross", "gaol").enemies("unnamable", "nave").mythos_top("s1_m3").act()
    game.discoveries_gone().do("end").until(lambda: bool(game.events("symbols")))
    assert game.where("unnamable") == "high_street"
    game = (
        Play("mike", "peters").at("market_cross", "gaol").enemies("unnamable", "high_street").mythos_top("s1_m3").act()
    )
    game.do("end").until(lambda: bool(game.events("symbols")))
    assert game.where("unnamable") == "market_cross"


@pytest.mark.rule("DMD-104")
def test_dmd_104_equal_ways_are_asked_only_where_they_end_differently() -> None:
    game = Play("mike", "peters", scenario="beauty_and_the_beast").at("rose_garden", "rose_garden")
    game.enemies("gug", "orangery").mythos_top("s6_m3").discoveries_gone().act().do("end")
    game.until(lambda: bool(game.events("symbols")))
    assert game.where("gug#1") == "rose_garden"
    game = Play("mike", "peters", scenario="by_order_of_the_queen").at("armoury", "gatehouse")
    game.enemies("serpent_man", "wine_cellar").mythos_top("s4_m3").discoveries_gone().act().do("end")
    assert game.prompt in ("enemy_way", "action")


@pytest.mark.rule("DMD-105")
def test_dmd_105_without_a_path_an_enemy_stays() -> None:
    game = Play("mike", "peters", scenario=ISLAND).at("holding_cell", "holding_cell").enemies("fisher", "chapel")
    game.barrier("bolt", "corridor", "holding_cell").barrier("bolt", "washroom", "holding_cell").mythos_top("s2_m7")
    game.discoveries_gone().act().do("end").until(lambda: bool(game.events("symbols")))
    assert game.where("fisher#1") == "chapel"


# --- 21. Summoning --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-106")
def test_dmd_106_out_of_the_reserve_and_other_kinds_are_not_concerned() -> None:
    game = Play("mike", "peters").reserve("cultist", 0, "gaol").mythos_top("tsa_m2").discoveries_gone().act().do("end")
    game.until(lambda: bool(game.events("symbols")))
    assert game.where("amorphous_scion#1") == "inn_cellar"


# --- 22. Search -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-108", "DMD-110")
def test_dmd_108_dmd_110_safe_means_search_and_it_is_compulsory() -> None:
    game = ended(Play("mike", "peters").mythos_top("s1_m6").discovery_top("s1_d11").act())
    assert game.cards(0) == ["well_water"]
    assert game.story("search_phase", "fight_phase") == ["search_phase"]


@pytest.mark.rule("DMD-109", "DMD-113")
def test_dmd_109_dmd_113_the_middle_of_the_card_and_what_nobody_claims_is_discarded() -> None:
    game = Play("mike", "peters").mythos_top("s1_m6").discovery_top("s1_d07").act().do("end")
    assert game.prompt == "choose"
    game.do("option:1")
    assert game.cards(0) == []
    assert game.game.discovery_pile == (6,)


@pytest.mark.rule("DMD-111")
def test_dmd_111_with_an_empty_deck_there_is_no_search() -> None:
    game = ended(Play("mike", "peters").mythos_top("s1_m6").discoveries_gone().act())
    assert game.events("nothing_to_find")
    assert len(game.game.discovery_pile) == 15


@pytest.mark.rule("DMD-112")
def test_dmd_112_a_card_may_depend_on_a_condition() -> None:
    game = ended(Play("mike", "peters").holds(0, "witch_mark").mythos_top("s1_m6").discovery_top("s1_d04").act())
    assert game.cards(0) == ["witch_mark"]
    assert game.game.stress[0] == 1


# --- 23. Companions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-114")
def test_dmd_114_for_card_effects_one_still_counts_as_wounded() -> None:
    """The Child's Doll heals stress when wounds were dealt, also if a Companion carried them."""
    game = Play("peters", "mike", scenario="deliver_us_from_evil").holds(0, "doll", "cataphile").stress(2, 0)
    game.at("rotunda", "quarry_bath").enemies("cultist", "rotunda").mythos_top("s3_m3").act()
    game.will_roll("success").do("end", "keep", "companion:1")
    assert game.game.wounds[0] == 0
    assert game.game.stress[0] == 1


@pytest.mark.rule("DMD-115")
def test_dmd_115_at_its_number_of_wounds_a_companion_is_gone() -> None:
    game = (
        Play("peters", "mike", scenario=ISLAND).holds(0, "boatman").companion(0, "boatman", 1).at("corridor", "chapel")
    )
    game.enemies("cultist", "corridor").mythos_top("s2_m4").act().will_roll("success").do("end", "keep", "companion:7")
    assert game.cards(0) == []
    assert game.level(0, "toughness") == 0


@pytest.mark.rule("DMD-116", "DMD-117")
def test_dmd_116_dmd_117_levels_of_companions_add_to_the_base_also_of_a_foreign_skill() -> None:
    game = Play("agatha", "mike", scenario=ISLAND).holds(0, "noah").holds(1, "boatman").act()
    assert game.level(0, "brawling") == 1
    assert game.level(1, "toughness") == 2
    skills = {one["name"]: one for one in game.board["seats"][0]["skills"]}
    assert not skills["skill-brawling"]["own"]
    assert skills["skill-brawling"]["level"] == 1


@pytest.mark.rule("DMD-116", "DMD-OP-17")
def test_dmd_op_17_with_a_companion_the_marker_goes_back_also_from_level_four() -> None:
    """The book moves the marker to the right if it can be moved, and back in any case."""
    game = Play("mike", "peters", scenario=ISLAND).levels(0, "toughness", 4).holds(0, "boatman")
    game.companion(0, "boatman", 1).at("corridor", "chapel").enemies("cultist", "corridor").mythos_top("s2_m4").act()
    assert game.level(0, "toughness") == 4
    game.will_roll("success").do("end", "keep", "accept", "companion:7")
    assert game.cards(0) == []
    assert game.level(0, "toughness") == 3
    assert [event.args["level"] for event in game.events("level_down")] == [3]


@pytest.mark.rule("DMD-116", "DMD-OP-17")
def test_dmd_op_17_below_the_top_it_goes_back_to_where_it_was() -> None:
    game = Play("mike", "peters", scenario=ISLAND).levels(0, "toughness", 3).holds(0, "boatman").act()
    assert game.level(0, "toughness") == 4
    # when he is handed over to Peters, who has no Toughness
    game.do("trade", "give:7:1", "enough")
    # then
    assert (game.level(0, "toughness"), game.level(1, "toughness")) == (3, 1)
    assert game.story("handed_over", "level_down") == ["handed_over", "level_down"]


@pytest.mark.rule("DMD-039", "DMD-116")
def test_dmd_039_a_skill_that_a_companion_brought_to_the_top_does_not_rise() -> None:
    # given Toughness 3 and the Boatman, one step before a threshold
    game = Play("mike", "peters", scenario=ISLAND).levels(0, "toughness", 3).holds(0, "boatman").sanity(3, 0)
    game.insanities("frenzy", "fugue").at("corridor", "chapel").enemies("cultist", "corridor").stress(3, 0).act()
    # when
    game.will_roll("tentacle", "blank", "blank", "blank").do("attack:…", "keep", "accept")
    # then
    assert game.options == ["skill:proficient", "skill:brawling"]


@pytest.mark.rule("DMD-118")
def test_dmd_118_switching_sides_removes_wounds_and_is_no_discard() -> None:
    """The Black Cat turns when stress is full at the end of the turn."""
    game = Play("peters", "mike").holds(0, "cat_friend").stress(4, 0).mythos_top("s1_m6").discoveries_gone().act()
    ended(game)
    assert game.cards(0) == ["cat_foe"]
    assert game.events("card_discarded") == []


# --- 24. Fight ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-119")
def test_dmd_119_every_enemy_here_attacks_once_in_the_chosen_order_and_only_the_active_one() -> None:
    game = Play("agatha", "mike").at("nave", "nave").enemies("cultist", "nave").enemies("unnamable", "nave")
    game.mythos_top("s1_m6").act().do("end")
    assert game.prompt == "fight"
    assert game.options == ["enemy:unnamable", f"enemy:{CULTIST}#1"]
    game.will_roll("blank").will_roll("blank", "blank").do(f"enemy:{CULTIST}#1", "keep", "keep")
    attacked = [(event.args["enemy"].thing, event.args["who"].thing) for event in game.events("enemy_attacks")]
    assert attacked == [(f"enemy:{CULTIST}#1", "seat:0"), ("enemy:unnamable", "seat:0")]


@pytest.mark.rule("DMD-119")
def test_dmd_119_an_enemy_that_may_not_attack_still_makes_the_space_unsafe() -> None:
    """With ether nobody attacks, and yet there is no Search."""
    game = (
        Play("agatha", "mike", scenario=ISLAND)
        .holds(0, "ether")
        .at("corridor", "chapel")
        .enemies("cultist", "corridor")
    )
    ended(game.mythos_top("s2_m4").act().do("use:…"))
    assert game.events("enemy_attacks") == []
    assert game.events("found") == []


@pytest.mark.rule("DMD-120")
def test_dmd_120_an_enemy_that_comes_during_the_fight_attacks_too() -> None:
    """Night Terrors at a threshold bring a monster into the space in the middle of the Fight."""
    game = Play("agatha", "mike").at("nave", "gaol").enemies("cultist", "nave").enemies("unnamable", "black_abbey")
    game.sanity(3, 0).insanities("night_terrors", "fugue").mythos_top("s1_m6").act()
    game.will_roll("tentacle").do("end", "keep", "skill:stealth")
    assert [event.args["enemy"].thing for event in game.events("enemy_attacks")] == [
        f"enemy:{CULTIST}#1",
        "enemy:unnamable",
    ]


@pytest.mark.rule("DMD-121")
def test_dmd_121_a_space_that_becomes_safe_ends_the_fight_without_a_search() -> None:
    game = Play("huikong", "mike").levels(0, "self_defense", 4).at("nave", "gaol").enemies("cultist", "nave")
    game.mythos_top("s1_m6").act().will_roll("blank").do("end", "keep")
    game.until(lambda: game.game.active == 1)
    assert game.where(f"{CULTIST}#1") == ""
    assert game.events("search_phase") == []


@pytest.mark.rule("DMD-122")
def test_dmd_122_no_attack_after_a_search() -> None:
    game = Play("mike", "peters", scenario="deliver_us_from_evil").discovery_top("s3_d12", "s3_d11").mythos_top("s3_m3")
    game.act().do("end", "option:0").until(lambda: game.game.active == 1)
    assert game.enemies_in("entrance_shaft") == ["ghast#1"]
    assert game.events("enemy_attacks") == []


# --- 25. Defence ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-123")
def test_dmd_123_a_wound_for_each_success_sanity_for_each_tentacle_signs_only_if_used() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("unnamable", "nave").mythos_top("s1_m6").act()
    game.will_roll("success", "sign").do("end", "keep")
    assert (game.game.wounds[0], game.game.sanity[0]) == (1, 0)
    game = Play("agatha", "mike", scenario="festival_of_death").at("midway", "carousel").enemies("gyaa_yothn", "midway")
    game.mythos_top("s5_m3").act().will_roll("sign", "blank", "sign").do("end", "keep")
    assert game.game.stress[0] == 3


# --- 26. End of turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-125")
def test_dmd_125_effects_of_step_one_in_an_order_of_choice() -> None:
    game = Play("peters", "mike").holds(0, "vow_beads", "cat_foe").stress(4, 0).mythos_top("s1_m6").discoveries_gone()
    game.act().do("end")
    assert game.prompt == "end_order"
    assert len(game.options) == 2


@pytest.mark.rule("DMD-125", "DMD-OP-25")
def test_dmd_125_what_comes_into_force_in_this_step_waits() -> None:
    """The cat has just turned against its owner: its stress comes at the end of the next turn."""
    game = Play("peters", "mike").holds(0, "cat_friend").stress(4, 0).mythos_top("s1_m6").discoveries_gone().act()
    ended(game)
    assert game.cards(0) == ["cat_foe"]
    assert not any(event.args["source"] == "side-cat_foe" for event in game.events("skipped"))
    assert len(game.events("stress_full")) == 0


@pytest.mark.rule("DMD-126")
def test_dmd_126_fire_is_one_roll_then_all_of_it_is_out() -> None:
    game = Play("agatha", "mike").burning(0, 3).mythos_top("s1_m6").discoveries_gone().act()
    game.will_roll("success", "tentacle", "blank").do("end", "keep")
    assert (game.game.wounds[0], game.game.sanity[0], game.game.burning[0]) == (1, 1, 0)


@pytest.mark.rule("DMD-126")
def test_dmd_126_fire_caught_in_anothers_turn_waits_for_ones_own_end() -> None:
    game = Play("agatha", "mike").burning(1, 2).mythos_top("s1_m6").discoveries_gone().act()
    ended(game)
    assert game.game.burning[1] == 2


@pytest.mark.rule("DMD-127", "DMD-OP-14")
def test_dmd_127_three_symbols_make_one_advance_however_many_there_are() -> None:
    game = (
        Play("mike", "peters").at("nave", "gaol").mythos_pile("s1_m1", "s1_m3").mythos_top("s1_m6").discoveries_gone()
    )
    ended(game.act())
    assert game.game.track == 2
    assert game.symbols == 0
    game = ended(Play("mike", "peters").mythos_pile("s1_m1").mythos_top("s1_m6").discoveries_gone().act())
    assert game.game.track == 1
    assert game.symbols == 2


@pytest.mark.rule("DMD-128", "DMD-136")
def test_dmd_128_summoning_happens_in_step_four_never_at_once() -> None:
    game = Play("mike", "peters").at("courthouse", "gaol").counter(3).carries(0, "evidence", 1).mythos_top("s1_m6")
    game.discoveries_gone().act().will_roll("success", "blank", "blank").do("scenario:plead_case", "keep")
    assert game.events("elder_summoned") == []
    ended(game)
    assert game.story("mythos", "elder_summoned", "stage_revealed") == ["mythos", "elder_summoned", "stage_revealed"]


@pytest.mark.rule("DMD-136", "DMD-154")
def test_dmd_136_while_it_is_asked_where_the_elder_one_comes_it_is_still_on_the_track() -> None:
    """Azathoth comes by the nearest Cosmos token; of two that are equally near the active player picks one."""
    game = Play("mike", "peters", elder_one="azathoth").at("market_cross", "gaol").disrupted().mythos_top("s1_m6")
    game.tokens("cosmos", "high_street").tokens("cosmos", "courthouse").discoveries_gone().act().do("end")
    assert game.prompt == "space"
    assert not there(game.board["elder_one"])["on_board"]
    assert game.table.problems() == []
    game.do("space:high_street")
    assert game.where("azathoth") == "high_street"


@pytest.mark.rule("DMD-129", "DMD-148")
def test_dmd_129_stages_act_in_step_five_in_their_order_also_one_just_revealed() -> None:
    """Stage II brings Fatigue to whoever is near, Stage III lets him come: both act, the older one first."""
    game = Play("mike", "peters").at("nave", "gaol").stage(3, "black_abbey").disrupted().mythos_top("s1_m6")
    ended(game.discoveries_gone().act())
    assert game.tokens_of(0, "fatigue") == 1
    assert game.where("tsathoggua") == "nave"


@pytest.mark.rule("DMD-131")
def test_dmd_131_a_thirteenth_fire_on_the_map_is_ignored() -> None:
    game = Play("mike", "peters").fire("gaol", 12).mythos_top("s1_m6").discoveries_gone().act()
    ended(game)
    assert sum(game.game.fire) == 12


# --- 27. Advance and summoning --------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-132", "DMD-133", "DMD-134", "DMD-OP-13")
def test_dmd_132_dmd_133_dmd_134_stages_then_scenario_then_the_pile_is_shuffled_in() -> None:
    game = Play("mike", "peters").at("nave", "gaol").tokens("accuser", "round_tower").mythos_pile("s1_m1", "s1_m3")
    ended(game.mythos_top("s1_m6").discoveries_gone().act())
    told = game.story("advance", "token_gained", "summoned", "token_moved", "reshuffled")
    assert told == ["advance", "token_gained", "summoned", "token_moved", "reshuffled"]
    assert len(game.game.mythos) == 16


@pytest.mark.rule("DMD-137")
def test_dmd_137_with_both_conditions_it_is_summoned_once() -> None:
    game = Play("mike", "peters").at("courthouse", "gaol").counter(3).carries(0, "evidence", 1).track(4)
    game.mythos_pile("s1_m1", "s1_m3").mythos_top("s1_m6").discoveries_gone().act()
    game.will_roll("success", "blank", "blank").do("scenario:plead_case", "keep")
    ended(game)
    assert len(game.events("elder_summoned")) == 1
    assert game.game.stage == 1


# --- 28. Death ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-138", "DMD-156")
def test_dmd_138_before_the_summoning_a_death_loses_at_once_also_in_anothers_turn() -> None:
    game = Play("mike", "peters", scenario="deliver_us_from_evil").at("rotunda", "rotunda").wounds(0, 4).link("tunnel")
    game.mythos_top("s3_m6").act().do("end")
    game.until(lambda: game.lost is not None)
    assert game.lost == "investigator_lost"
    assert game.events("summoned") == []


@pytest.mark.rule("DMD-139", "DMD-OP-20")
def test_dmd_139_afterwards_the_others_play_on_without_his_cards_and_tokens() -> None:
    game = Play("mike", "peters", scenario="deliver_us_from_evil").at("rotunda", "rotunda").wounds(0, 4).link("tunnel")
    game.stage(2, "altar_chamber").holds(1, "absinthe").carries(1, "bone", 2).mythos_top("s3_m6").discoveries_gone()
    ended(game.act())
    assert game.game.dead == (False, True)
    assert game.cards(1) == []
    assert game.tokens_in("bone", "rotunda") == 2
    assert game.events("fight_phase") == [] or game.lost is None


@pytest.mark.rule("DMD-141")
def test_dmd_141_the_dead_have_no_turns() -> None:
    game = Play("mike", "peters", "ruth").given(dead=(False, True, False)).stage(2, "gaol").mythos_top("s1_m6")
    ended(game.at("nave", "nave", "nave").discoveries_gone().act())
    assert game.game.active == 2


# --- 29, 30. Ritual and Elder One -----------------------------------------------------------------------------------


@pytest.mark.rule("DMD-142")
def test_dmd_142_at_its_target_the_ritual_stays_disrupted() -> None:
    game = Play("mike", "peters", scenario="deliver_us_from_evil").at("altar_chamber", "rotunda").counter(7)
    game.act().will_roll("success", "success", "blank").do("scenario:break_altar", "keep")
    assert game.game.disrupted
    assert game.game.counter == 8


@pytest.mark.rule("DMD-143")
def test_dmd_143_on_the_board_the_elder_one_is_vulnerable_at_once() -> None:
    game = Play("mike", "peters", scenario="deliver_us_from_evil").at("altar_chamber", "rotunda").counter(7)
    game.stage(2, "altar_chamber").act()
    assert not game.offers("attack")
    game.will_roll("success", "blank", "blank").do("scenario:break_altar", "keep")
    assert game.offers("attack:tsathoggua")


@pytest.mark.rule("DMD-144")
def test_dmd_144_it_makes_spaces_unsafe_and_attacks_in_the_fight_phase() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").stage(2, "nave").mythos_top("s1_m6").act()
    game.will_roll("blank", "blank", "blank").do("end", "keep")
    assert [event.args["enemy"].thing for event in game.events("enemy_attacks")] == ["elder:tsathoggua"]


@pytest.mark.rule("DMD-145", "DMD-146")
def test_dmd_145_dmd_146_its_dice_are_those_of_all_revealed_stages() -> None:
    dice = []
    for stage in (2, 3, 4):
        view = Play("agatha", "mike").stage(stage, "nave").act().board
        elder = next(enemy for enemy in view["enemies"] if enemy["kind"] == "elder_one")
        dice.append((elder["standard"], elder["bonus"], elder["health"]))
    assert dice == [(1, 2, 12), (2, 3, 11), (3, 3, 11)]


@pytest.mark.rule("DMD-147")
def test_dmd_147_a_beaten_stage_counts_as_a_kill_with_its_health() -> None:
    """Peters heals as many points as the killed enemy had health."""
    game = (
        Play("peters", "mike").levels(0, "surgeon", 2).at("nave", "gaol").stage(2, "nave").elder_wounds(11).disrupted()
    )
    game.stress(4, 0).wounds(3, 0).act().will_roll("success", "blank", "blank", "blank").do("attack:tsathoggua")
    game.until(lambda: game.prompt == "action")
    assert game.game.wounds[0] == 0
    assert game.events("stage_beaten")


@pytest.mark.rule("DMD-149", "DMD-155")
def test_dmd_149_the_final_stage_wins() -> None:
    game = Play("agatha", "mike", elder_one="azathoth").at("nave", "gaol").stage(4, "nave").elder_wounds(10).disrupted()
    game.act().will_roll("success", "blank", "blank").do("attack:azathoth", "no", "keep")
    assert game.won_by == "elder_one_dead"


# --- 31, 32. Ties and ends ------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-150", "DMD-154")
def test_dmd_150_what_is_open_the_active_player_decides() -> None:
    """Two Gates are equally near: the active player says which is the nearest."""
    game = Play("mike", "peters", scenario="beauty_and_the_beast").at("entrance_hall", "rose_garden")
    game.mythos_pile("s6_m1", "s6_m2").mythos_top("s6_m6").discoveries_gone().act().do("end", "option:0")
    game.until(lambda: game.prompt == "space" or game.game.active == 1)
    assert game.prompt == "space"
    assert game.table.choice is not None
    assert game.table.choice.seat == 0


@pytest.mark.rule("DMD-151")
def test_dmd_151_the_same_space_is_nearest_of_all() -> None:
    game = Play("mike", "peters").at("round_tower", "gaol").mythos_top("s1_m5").carries(0, "evidence", 1).act()
    game.do("end", "option:0")
    assert game.tokens_in("evidence", "round_tower") == 1


@pytest.mark.rule("DMD-157")
def test_dmd_157_all_dead_after_the_summoning_loses() -> None:
    game = Play("agatha", "mike").given(dead=(False, True)).at("nave", "gaol").wounds(4, 0).stress(4, 0)
    game.stage(2, "nave").mythos_top("s1_m6").act().will_roll("success", "success", "success").do("end")
    assert game.lost == "all_lost"


@pytest.mark.rule("DMD-OP-21")
def test_dmd_op_21_on_the_track_the_elder_one_has_no_place() -> None:
    game = Play("mike", "peters").mythos_top("tsa_m6").discoveries_gone().act()
    ended(game)
    assert game.game.stress == [1, 1]
    assert game.where("tsathoggua") == ""


@pytest.mark.rule("DMD-OP-26")
def test_dmd_op_26_stress_as_an_alternative_needs_room_for_all_of_it() -> None:
    game = Play("mike", "peters", scenario="beauty_and_the_beast").stress(3, 0).mythos_top("s6_m6").discoveries_gone()
    ended(game.act())
    assert game.game.wounds[0] == 1
    assert game.game.stress[0] == 3


@pytest.mark.rule("DMD-OP-24")
def test_dmd_op_24_nothing_lowers_a_price() -> None:
    game = Play("mike", "peters").levels(0, "toughness", 4).mythos_top("s1_m6").discovery_top("s1_d02").act()
    game.do("end", "option:1")
    assert game.game.wounds[0] == 1
    assert game.events("wounds_prevented") == []


@pytest.mark.rule("DMD-OP-16")
def test_dmd_op_16_wounds_and_sanity_of_one_attack_are_reduced_once_each() -> None:
    game = Play("mike", "peters").levels(0, "toughness", 2).at("nave", "gaol").enemies("unnamable", "nave")
    game.mythos_top("s1_m6").act().will_roll("success_tentacle", "success_tentacle").do("end", "keep")
    game.do("reduce:…")
    game.until(lambda: game.prompt in ("reduce_sanity", "action"))
    assert game.game.wounds[0] == 1
