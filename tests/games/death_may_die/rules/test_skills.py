"""Chapter 34: the common skills at their four levels; the summary; what printed boards and cards settle."""

import pytest

from miskatonic.games.death_may_die.rows.cards import INSANITIES, MYTHOS, RELICS, UNKNOWN_MONSTERS
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from tests.games.death_may_die.play import Play, there

CULTIST = "cultist_of_tsathoggua"
ISLAND = "island_of_the_damned"


def attacked(game: Play, *faces: str) -> Play:
    """The actions end and the one enemy in the space attacks with these dice; the defender is asked."""
    return game.act().will_roll(*faces).do("end")


# --- Marksman -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-178")
def test_dmd_178_marksman_1_targets_one_space_away_and_still_in_ones_own() -> None:
    game = Play("agatha", "mike").at("cathedral_steps", "gaol").enemies("cultist", "nave").act()
    assert game.offers(f"attack:{CULTIST}#1")
    game = Play("agatha", "mike").at("nave", "gaol").enemies("cultist", "nave").act()
    assert game.offers(f"attack:{CULTIST}#1")
    game = Play("agatha", "mike").at("high_street", "gaol").enemies("cultist", "nave").act()
    assert not game.offers("attack")


@pytest.mark.rule("DMD-178")
def test_dmd_178_a_figure_on_an_inaccessible_space_is_no_target() -> None:
    game = Play("agatha", "mike", scenario=ISLAND).at("holding_cell", "chapel").enemies("cultist", "corridor")
    assert not game.barrier("bolt", "corridor", "holding_cell").act().offers("attack")


@pytest.mark.rule("DMD-179")
@pytest.mark.parametrize(("level", "near", "far"), [(1, 3, 3), (2, 3, 5), (3, 3, 5)])
def test_dmd_179_marksman_2_two_bonus_dice_for_a_target_outside_ones_space(level: int, near: int, far: int) -> None:
    for space, dice in (("nave", near), ("round_tower", far)):
        game = Play("agatha", "mike").levels(0, "marksman", level).at("nave", "gaol").enemies("cultist", space).act()
        game.do(f"attack:{CULTIST}#1", "no")
        assert len(game.game.dice) == dice


@pytest.mark.rule("DMD-180")
@pytest.mark.parametrize(("level", "reaches"), [(2, False), (3, True)])
def test_dmd_180_marksman_3_reaches_two_spaces(level: int, reaches: bool) -> None:
    game = Play("agatha", "mike").levels(0, "marksman", level).at("high_street", "gaol").enemies("cultist", "nave")
    assert game.act().offers(f"attack:{CULTIST}#1") is reaches
    game = Play("agatha", "mike").levels(0, "marksman", level).at("market_cross", "gaol").enemies("cultist", "nave")
    assert not game.act().offers("attack")


@pytest.mark.rule("DMD-181")
def test_dmd_181_marksman_4_one_free_attack_a_turn_outside_ones_space() -> None:
    game = Play("agatha", "mike").levels(0, "marksman", 4).at("nave", "gaol").enemies("cultist", "nave").act()
    assert not game.offers("free")
    game = Play("agatha", "mike").levels(0, "marksman", 4).at("nave", "gaol").enemies("cultist", "round_tower").act()
    game.will_roll(*["blank"] * 5).do("free:…", f"attack:{CULTIST}#1", "no", "keep")
    assert game.game.actions == 3
    assert not game.offers("free")
    assert game.offers("attack")


# --- Stealth --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-182")
def test_dmd_182_stealth_1_one_enemy_a_run_does_not_follow() -> None:
    game = Play("ruth", "mike").at("nave", "gaol").enemies("cultist", "nave", 2).act()
    game.do("run", "sneak:…", "go:cathedral_steps")
    assert not game.offers("sneak")
    game.do("stop")
    assert len(game.enemies_in("nave")) == len(game.enemies_in("cathedral_steps")) == 1
    game.do("run")
    assert game.offers("sneak")


@pytest.mark.rule("DMD-182")
def test_dmd_182_only_in_a_run_not_in_another_movement() -> None:
    """Sleepwalking moves Ruth two spaces to a Gate: nobody is left behind."""
    game = Play("ruth", "mike").at("high_street", "gaol").sanity(3, 0).insanities("sleepwalking", "fugue")
    game.enemies("cultist", "high_street").act().will_roll("tentacle", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "keep", "space:inn_cellar")
    game.until(lambda: game.prompt == "action")
    assert game.space_of(0) == "inn_cellar"
    assert game.where(f"{CULTIST}#1") == "inn_cellar"
    assert game.events("sneaked") == []


@pytest.mark.rule("DMD-183")
def test_dmd_183_stealth_2_past_the_same_enemy_twice_uses_two() -> None:
    game = Play("julien", "mike").levels(0, "stealth", 2).at("nave", "gaol").enemies("cultist", "nave").act()
    game.do("run", "sneak:…", "go:round_tower", "go:nave", "sneak:…", "go:round_tower")
    assert len(game.events("sneaked")) == 2
    assert game.enemies_in("nave") == [f"{CULTIST}#1"]


@pytest.mark.rule("DMD-184")
def test_dmd_184_stealth_3_wounds_whom_it_leaves_behind_and_may_kill() -> None:
    game = Play("julien", "mike").levels(0, "stealth", 3).at("nave", "gaol").enemies("cultist", "nave", 2)
    game.hurt("cultist", "nave", 1).act().do("run", f"sneak:{CULTIST}#1", f"sneak:{CULTIST}#2", "go:round_tower")
    assert game.where(f"{CULTIST}#1") == ""
    assert game.wounds_on(f"{CULTIST}#2") == 1


@pytest.mark.rule("DMD-184")
@pytest.mark.parametrize("disrupted", [False, True])
def test_dmd_184_the_elder_one_only_when_the_ritual_is_disrupted(disrupted: bool) -> None:
    game = Play("julien", "mike").levels(0, "stealth", 3).at("nave", "gaol").stage(2, "nave")
    if disrupted:
        game.disrupted()
    game.act().do("run", "sneak:tsathoggua", "go:round_tower")
    assert game.where("tsathoggua") == "nave"
    assert game.wounds_on("tsathoggua") == int(disrupted)


@pytest.mark.rule("DMD-185")
def test_dmd_185_stealth_4_any_number_and_the_wound_stays() -> None:
    game = Play("julien", "mike").levels(0, "stealth", 4).at("nave", "gaol").enemies("cultist", "nave", 5).act()
    game.do("run", *[f"sneak:{CULTIST}#{number}" for number in range(1, 6)], "go:round_tower")
    assert [game.wounds_on(enemy) for enemy in game.enemies_in("nave")] == [1] * 5


# --- Swiftness ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-186")
def test_dmd_186_swiftness_1_a_run_of_four() -> None:
    game = Play("ruth", "mike").at("inn_yard", "nave").act()
    assert game.offers("run:abbey_lane")
    assert not game.offers("run:gaol")
    assert not Play("mike", "ruth").at("inn_yard", "nave").act().offers("run:abbey_lane")


@pytest.mark.rule("DMD-187")
def test_dmd_187_swiftness_2_one_free_run_a_turn() -> None:
    game = Play("ruth", "mike").levels(0, "swiftness", 2).act().do("free:…", "run:nave")
    assert game.space_of(0) == "nave"
    assert game.game.actions == 3
    assert not game.offers("free")


@pytest.mark.rule("DMD-188")
def test_dmd_188_swiftness_3_fire_sticks_to_both_and_enemies_follow_once() -> None:
    game = Play("leon", "mike").levels(0, "swiftness", 3).at("nave", "nave").fire("nave", 1)
    game.enemies("cultist", "nave", 2).act().do("run", "along:1", "go:round_tower", "stop")
    assert game.game.burning == [1, 1]
    assert len(game.enemies_in("round_tower")) == 2
    assert [game.space_of(seat) for seat in (0, 1)] == ["round_tower", "round_tower"]


@pytest.mark.rule("DMD-188")
def test_dmd_188_sneaks_of_the_runner_keep_enemies_back_from_both() -> None:
    game = Play("ruth", "mike").levels(0, "swiftness", 3).at("nave", "nave").enemies("cultist", "nave").act()
    game.do("run", "along:1", "sneak:…", "go:round_tower", "stop")
    assert game.enemies_in("nave") == [f"{CULTIST}#1"]
    assert game.space_of(1) == "round_tower"


@pytest.mark.rule("DMD-189")
def test_dmd_189_swiftness_4_one_more_action_also_when_reached_in_the_middle() -> None:
    assert Play("ruth", "mike").levels(0, "swiftness", 4).begin().game.actions == 4
    game = Play("leon", "mike").levels(0, "swiftness", 3).at("nave", "gaol").sanity(3, 0).enemies("cultist", "nave")
    game.insanities("persecution", "fugue").act().will_roll("tentacle", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "keep", "skill:swiftness")
    assert game.game.actions == 3


# --- Brawling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-190")
def test_dmd_190_brawling_1_a_bonus_die_for_a_target_in_ones_space() -> None:
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 4
    game = Play("peters", "mike").holds(0, "pistol").at("round_tower", "gaol").enemies("cultist", "nave").act()
    game.do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 3 + 1, "the die of the pistol, none for Brawling"


@pytest.mark.rule("DMD-191")
def test_dmd_191_brawling_2_targets_before_the_roll_wounds_split_freely() -> None:
    game = Play("peters", "mike").levels(0, "brawling", 2).at("nave", "gaol").enemies("cultist", "nave", 2)
    game.enemies("unnamable", "nave").act().do("attack:unnamable")
    assert game.prompt == "targets"
    game.will_roll("success", "success", "success", "success").do(f"target:{CULTIST}#1", "enough", "keep")
    assert game.prompt == "split"
    game.do("wound:unnamable", f"wound:{CULTIST}#1", "wound:unnamable", f"wound:{CULTIST}#1")
    assert game.wounds_on("unnamable") == 2
    assert game.where(f"{CULTIST}#1") == ""
    assert game.wounds_on(f"{CULTIST}#2") == 0


@pytest.mark.rule("DMD-192")
def test_dmd_192_brawling_3_two_free_rerolls_in_ones_space() -> None:
    game = Play("peters", "mike").levels(0, "brawling", 3).stress(4, 0).at("nave", "gaol").enemies("cultist", "nave")
    game.act().will_roll("blank", "blank", "blank", "blank").do(f"attack:{CULTIST}#1")
    game.will_roll("success").will_roll("success").do("reroll_free:standard_blank", "reroll_free:standard_blank")
    assert game.where(f"{CULTIST}#1") == "", "nothing is left to roll again with"
    game = Play("peters", "mike").levels(0, "brawling", 3).holds(0, "pistol").at("nave", "gaol")
    game.enemies("cultist", "round_tower").act().do(f"attack:{CULTIST}#1")
    assert not game.offers("reroll_free")


@pytest.mark.rule("DMD-193")
def test_dmd_193_brawling_4_every_target_takes_all_wounds() -> None:
    game = Play("peters", "mike").levels(0, "brawling", 4).at("nave", "gaol").enemies("cultist", "nave", 2)
    game.enemies("unnamable", "nave").act().will_roll("success", "success", "blank", "blank")
    game.do("attack:unnamable", f"target:{CULTIST}#1", f"target:{CULTIST}#2", "keep")
    assert game.wounds_on("unnamable") == 2
    assert game.enemies_in("nave") == ["unnamable"]


# --- Arcane Mastery -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-194")
@pytest.mark.parametrize(("level", "hits"), [(1, 1), (2, 3), (3, 3), (4, 6)])
def test_dmd_194_dmd_195_dmd_197_signs_count_as_successes(level: int, hits: int) -> None:
    game = Play("julien", "mike").levels(0, "arcane_mastery", level).at("nave", "gaol").enemies("unnamable", "nave")
    game.act().will_roll("sign", "sign", "sign").do("attack:unnamable", "keep")
    game.until(lambda: game.prompt == "action")
    assert game.events("hits")[0].args["count"] == hits


@pytest.mark.rule("DMD-194", "DMD-196")
def test_dmd_194_dmd_196_on_a_roll_against_oneself_it_is_asked_only_for_the_stress_it_heals() -> None:
    """An enemy's sign counted as a success wounds; from level 3 on each heals a stress for it."""
    game = Play("julien", "mike").levels(0, "arcane_mastery", 2).stress(3, 0).at("nave", "gaol").mythos_top("s1_m6")
    attacked(game.enemies("unnamable", "nave"), "sign", "sign").do("keep")
    assert game.game.wounds[0] == 0
    game = Play("julien", "mike").levels(0, "arcane_mastery", 3).stress(3, 0).at("nave", "gaol").mythos_top("s1_m6")
    attacked(game.enemies("unnamable", "nave"), "sign", "sign").do("keep")
    assert game.prompt == "signs"
    game.do("count:1")
    assert (game.game.wounds[0], game.game.stress[0]) == (1, 2)


@pytest.mark.rule("DMD-195")
def test_dmd_195_arcane_mastery_2_replaces_the_single_sign() -> None:
    game = Play("julien", "mike").levels(0, "arcane_mastery", 2).at("nave", "gaol").enemies("cultist", "nave").act()
    game.will_roll("sign", "sign", "blank").do(f"attack:{CULTIST}#1", "keep")
    assert game.where(f"{CULTIST}#1") == ""
    assert game.game.stress[0] == 0


@pytest.mark.rule("DMD-196")
@pytest.mark.parametrize(("level", "left"), [(2, 3), (3, 1)])
def test_dmd_196_arcane_mastery_3_heals_a_stress_for_each_sign_counted(level: int, left: int) -> None:
    game = Play("julien", "mike").levels(0, "arcane_mastery", level).stress(3, 0).at("nave", "gaol")
    game.enemies("cultist", "nave").act().will_roll("sign", "sign", "blank").do(f"attack:{CULTIST}#1", "keep")
    assert game.game.stress[0] == left


@pytest.mark.rule("DMD-197")
def test_dmd_197_arcane_mastery_4_each_sign_is_worth_two() -> None:
    game = Play("julien", "mike").levels(0, "arcane_mastery", 4).stress(1, 0).at("nave", "gaol")
    game.enemies("unnamable", "nave").act().will_roll("sign", "sign", "blank").do("attack:unnamable", "keep")
    assert game.where("unnamable") == ""
    assert game.game.stress[0] == 0


# --- Toughness ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-198")
def test_dmd_198_toughness_1_a_free_reroll_when_attacked_or_burning() -> None:
    game = Play("huikong", "mike").at("nave", "gaol").enemies("cultist", "nave").mythos_top("s1_m6")
    assert attacked(game, "success").offers("reroll_free")
    game = Play("huikong", "mike").burning(0, 1).mythos_top("s1_m6").discoveries_gone()
    assert attacked(game, "success").offers("reroll_free")
    game = Play("huikong", "mike").at("nave", "gaol").enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert not game.offers("reroll_free")


@pytest.mark.rule("DMD-199")
def test_dmd_199_toughness_2_both_parts_are_optional_and_independent() -> None:
    game = (
        Play("huikong", "mike").levels(0, "toughness", 2).stress(4, 0).at("nave", "gaol").enemies("unnamable", "nave")
    )
    attacked(game.mythos_top("s1_m6"), "success", "tentacle")
    assert game.prompt == "reduce_wounds"
    game.do("accept")
    assert game.prompt == "reduce_sanity", "the further loss of the Unnamable comes first, then the tentacle"
    game.do("reduce:…")
    assert game.game.wounds[0] == 1
    assert game.events("sanity_prevented")


@pytest.mark.rule("DMD-199", "DMD-200")
@pytest.mark.parametrize(("level", "asked"), [(2, False), (3, True)])
def test_dmd_199_dmd_200_other_sources_only_from_level_three_on(level: int, asked: bool) -> None:
    """The Beast's hunger for blood: one wound from a Mythos card."""
    game = Play("huikong", "mike", scenario="beauty_and_the_beast").levels(0, "toughness", level).stress(3, 0)
    game.mythos_top("s6_m6").discoveries_gone().act().do("end")
    assert (game.prompt == "reduce_wounds") is asked
    if asked:
        game.do("reduce:…")
        assert game.game.wounds[0] == 0


@pytest.mark.rule("DMD-200")
def test_dmd_200_wounds_for_companions_are_reduced_first() -> None:
    game = Play("huikong", "mike", scenario=ISLAND).levels(0, "toughness", 3).holds(0, "noah").stress(4, 0)
    game.at("corridor", "chapel").enemies("fisher", "corridor").mythos_top("s2_m4")
    attacked(game, "success", "success", "blank").do("reduce:…", "companion:0")
    assert game.game.wounds[0] == 0
    assert game.cards(0) == []


@pytest.mark.rule("DMD-201")
@pytest.mark.parametrize(("level", "wounds"), [(3, 2), (4, 1)])
def test_dmd_201_toughness_4_two_wounds_less(level: int, wounds: int) -> None:
    game = Play("huikong", "mike", scenario=ISLAND).levels(0, "toughness", level).stress(4, 0).mythos_top("s2_m4")
    game.at("corridor", "chapel").enemies("fisher", "corridor")
    attacked(game, "success", "success", "success").do("reduce:…")
    assert game.game.wounds[0] == wounds


# --- The summary, and rulings on what the book leaves open ------------------------------------------------------------


@pytest.mark.rule("DMD-202")
def test_dmd_202_the_course_of_a_turn() -> None:
    """Actions, Mythos card, Search, then the five steps: effects, Fire, advance, summoning, Elder One."""
    game = Play("agatha", "mike").at("nave", "gaol").tokens("accuser", "nave").burning(0, 1).track(4)
    game.mythos_pile("s1_m1", "s1_m3").mythos_top("s1_m6").discovery_top("s1_d11").begin().do("end")
    game.until(lambda: game.game.active == 1)
    course = (
        "turn_begins",
        "mythos",
        "search_phase",
        "claimed",
        "fire_roll",
        "advance",
        "reshuffled",
        "elder_summoned",
        "stage_revealed",
    )
    assert game.story(*course) == [*course, "turn_begins"]
    told = [event.kind for event in game.table.events]
    assert told.index("claimed") < told.index("stress", told.index("claimed")) < told.index("fire_roll")


@pytest.mark.rule("DMD-OP-02", "DMD-OP-03", "DMD-OP-04")
def test_dmd_op_02_dmd_op_03_dmd_op_04_the_tracks() -> None:
    board = Play("mike", "peters").act().board
    assert board["tracks"]["thresholds"] == [4, 8, 12, 15, 18, 19]
    assert board["tracks"]["dice"] == [8, 15, 18, 19]
    assert board["tracks"]["sanity"] == 20
    assert (board["tracks"]["wounds"], board["tracks"]["stress"]) == (5, 4)
    assert board["track"] == {"at": 1, "first_red": 5, "end": 8}


@pytest.mark.rule("DMD-OP-06")
def test_dmd_op_06_what_is_known_of_the_toad_god_is_as_printed() -> None:
    stages = there(Play("mike", "peters").act().board["elder_one"])["stages"]
    assert [stage["health"] for stage in stages] == [0, 12, 11, 11]
    assert [(stage["standard"], stage["bonus"]) for stage in stages[:3]] == [(0, 0), (1, 2), (1, 1)]


@pytest.mark.rule("DMD-OP-07", "DMD-OP-08", "DMD-OP-09")
def test_dmd_op_07_dmd_op_08_dmd_op_09_every_deck_is_complete() -> None:
    assert sum(len(scenario.mythos) for scenario in SCENARIOS) >= 48
    assert sum(len(scenario.discoveries) for scenario in SCENARIOS) >= 90
    assert [row.id for row in SCENARIOS[1].mythos if not row.invented] == ["s2_m1"]
    assert len(INSANITIES) >= 8
    assert len(UNKNOWN_MONSTERS) >= 23
    assert len([row for row in MYTHOS if row.slot]) >= 4
    assert len(RELICS) >= 12
    assert "mysterious_key" in RELICS.ids


@pytest.mark.rule("DMD-OP-15", "DMD-086")
def test_dmd_op_15_everybody_follows_through_what_is_adjacent_for_the_runner_alone() -> None:
    """The book knows one exception from following, being placed; a Run by the chalk map is none."""
    game = Play("mike", "peters", scenario="deliver_us_from_evil").holds(0, "chalk_map").at("rotunda", "rotunda")
    game.enemies("ghast", "rotunda").act().do("run", "go:entrance_shaft", "stop")
    assert game.space_of(0) == "entrance_shaft"
    assert game.where("ghast#1") == "entrance_shaft"


@pytest.mark.rule("DMD-OP-15", "DMD-089")
def test_dmd_op_15_by_the_key_enemies_come_along_and_where_one_is_placed_they_stay() -> None:
    # given a Cultist beside whoever has the Key, and one beside whoever has the mirror shard
    game = Play("mike", "peters", scenario="festival_of_death").relics(0, "mysterious_key").holds(1, "mirror_shard")
    game.at("dark_wood", "carousel").enemies("cultist", "dark_wood").enemies("cultist", "carousel").act()
    # when
    game.do("run", "go:freak_tent", "stop")
    # then
    assert game.enemies_in("freak_tent") == [f"{CULTIST}#1"]
    # and when
    game.active(1).begin("turn.action", actions=3).do("free:…", "space:midway")
    # then
    assert (game.space_of(1), game.enemies_in("carousel")) == ("midway", [f"{CULTIST}#2"])


@pytest.mark.rule("DMD-OP-19")
def test_dmd_op_19_sallys_free_action_is_for_her_own_action_phase() -> None:
    game = Play("sally", "mike").levels(0, "avid_photographer", 4).wounds(0, 2).act().do("free:…", "who:1", "rest")
    assert game.game.wounds[1] == 0
    assert game.game.actions == 3
    assert not game.offers("free")
    game = Play("sally", "mike").levels(0, "avid_photographer", 4).active(1).act()
    assert not game.offers("free")


@pytest.mark.rule("DMD-OP-22")
def test_dmd_op_22_further_figures_in_the_targets_space_only() -> None:
    game = Play("stella", "mike").at("cathedral_steps", "gaol").enemies("cultist", "nave", 2)
    game.enemies("unnamable", "cathedral_steps").act().do(f"attack:{CULTIST}#1")
    assert game.options == ["enough", f"target:{CULTIST}#2"]


@pytest.mark.rule("DMD-OP-22")
def test_dmd_op_22_with_brawling_the_permissions_add_up_in_ones_own_space() -> None:
    """The strong patient's Brawling brings no second level: two targets are Stella's own, any number Brawling 2's."""
    game = Play("stella", "mike", scenario="festival_of_death").holds(0, "strongwoman").at("midway", "carousel")
    game.enemies("cultist", "midway", 3).act().do(f"attack:{CULTIST}#1", "target:…")
    assert game.prompt == "keep", "Brawling 1 allows no more than Stella's two"
    game = Play("peters", "mike", scenario="beauty_and_the_beast").levels(0, "brawling", 2).holds(0, "blunderbuss")
    game.at("kitchen", "ballroom").enemies("cultist", "kitchen", 3).act()
    game.do(f"attack:{CULTIST}#1", "target:…", "target:…")
    assert game.prompt == "keep"


# --- What a reduction counts against --------------------------------------------------------------------------------


def tcho_tcho(level: int) -> Play:
    """Given Mike with all the stress he can take: a Tcho-Tcho's card adds a wound to its attack."""
    game = Play("mike", "peters").slots("unk_tcho_tcho").at("nave", "gaol").levels(0, "toughness", level).stress(4, 0)
    return game.enemies("tcho_tcho", "nave")


@pytest.mark.rule("DMD-199")
def test_dmd_199_toughness_2_counts_against_wounds_that_the_enemys_card_adds() -> None:
    game = tcho_tcho(2).attacked("blank", "blank").do("reduce:…")
    assert game.game.wounds[0] == 0


@pytest.mark.rule("DMD-200", "DMD-OP-16")
@pytest.mark.parametrize(("level", "left"), [(2, 1), (3, 1), (4, 0)])
def test_dmd_200_against_the_dice_and_the_card_of_one_attack_it_counts_once(level: int, left: int) -> None:
    # when the dice wound and the card does
    game = tcho_tcho(level).attacked("success", "blank")
    game.until(lambda: game.game.active == 1)
    # then
    assert game.game.wounds[0] == left


@pytest.mark.rule("DMD-OP-16")
def test_dmd_op_16_a_roll_against_oneself_is_one_source() -> None:
    # given the Final stage of Azathoth next to Mike, who rolls a die against himself; a medallion for one source a turn
    game = Play("mike", "peters", elder_one="azathoth").transformed(0, "medallion").at("nave", "gaol").stress(4, 0)
    game.stage(4, "cathedral_steps").discoveries_gone().quiet().act().will_roll("success_tentacle")
    # when it shows a success and a tentacle
    game.do("end", "reduce:…")
    # then it spares him both
    assert game.prompt == "reduce_sanity"
    game.do("reduce:…")
    assert (game.game.wounds[0], game.game.sanity[0]) == (0, 0)
