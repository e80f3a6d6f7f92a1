"""The investigators: what each unique skill does at its four levels (DMD-029, DMD-036)."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3


# --- Agatha: Killer Instinct ----------------------------------------------------------------------------------------


def agatha(level: int) -> Play:
    """With the Unnamable before her."""
    game = Play("agatha", "mike").levels(0, "killer_instinct", level).at("nave", "gaol").enemies("unnamable", "nave")
    return game.act()


@pytest.mark.parametrize(("level", "more", "stress"), [(1, 1, 1), (2, 2, 1), (3, 2, 0)])
def test_agatha_deals_more_wounds_once_a_turn(level: int, more: int, stress: int) -> None:
    game = agatha(level).will_roll(*BLANKS).do("attack:unnamable", "boost:…", "keep")
    assert game.wounds_on("unnamable") == more
    assert game.game.stress[0] == stress
    game.do("attack:unnamable")
    assert game.prompt == "keep", "only once a turn"


def test_agatha_need_not_use_it_and_has_it_again_the_next_turn() -> None:
    game = agatha(1).will_roll(*BLANKS).do("attack:unnamable", "no", "keep")
    assert game.wounds_on("unnamable") == 0
    game.do("attack:unnamable")
    assert game.prompt == "boost"


def test_agatha_is_not_asked_with_full_stress_while_it_costs_some() -> None:
    game = Play("agatha", "mike").stress(4, 0).at("nave", "gaol").enemies("unnamable", "nave").act()
    game.will_roll(*BLANKS).do("attack:unnamable")
    assert game.prompt == "action"


def test_agatha_4_deals_two_more_with_every_attack() -> None:
    game = agatha(4).will_roll(*BLANKS).do("attack:unnamable", "keep")
    assert game.wounds_on("unnamable") == 2
    game.will_roll(*BLANKS).do("attack:unnamable", "keep")
    assert game.where("unnamable") == ""


# --- Huikong: Self-Defense ------------------------------------------------------------------------------------------


def huikong(level: int, *faces: str) -> Play:
    """A Cultist attacks him."""
    game = Play("huikong", "mike").levels(0, "self_defense", level).levels(0, "toughness", 2).stress(2, 0)
    return game.at("nave", "gaol").enemies("cultist", "nave").attacked(*faces)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_huikong_heals_and_pushes_who_dealt_no_wound(level: int) -> None:
    game = huikong(level, "blank").do("keep", "yes", "space:black_abbey")
    assert game.game.stress[0] == 1
    assert game.where(f"{CULTIST}#1") == "black_abbey"


def test_huikong_need_not_push() -> None:
    game = huikong(1, "blank").do("keep", "no")
    assert game.where(f"{CULTIST}#1") == "nave"


def test_huikong_gets_nothing_from_an_attack_that_wounds() -> None:
    game = huikong(4, "success").do("keep", "accept")
    assert game.game.wounds[0] == 1
    assert game.game.stress[0] == 2
    assert game.where(f"{CULTIST}#1") == "nave"


def test_huikong_a_wound_that_is_prevented_was_not_dealt() -> None:
    game = huikong(1, "success").do("keep", "reduce:…")
    assert game.prompt == "may"
    assert game.game.stress[0] == 1


@pytest.mark.parametrize(("level", "rerolls"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_huikong_rolls_again_for_nothing_when_attacked(level: int, rerolls: int) -> None:
    assert huikong(level, "success").game.free == rerolls


@pytest.mark.parametrize("enemy", ["cultist", "unnamable"])
def test_huikong_4_kills_who_dealt_no_wound(enemy: str) -> None:
    game = Play("huikong", "mike").levels(0, "self_defense", 4).at("nave", "gaol").enemies(enemy, "nave")
    game.attacked(*["blank"] * (2 if enemy == "unnamable" else 1)).do("keep")
    assert game.enemies_in("nave") == []
    assert len(game.events("killed_enemy")) == 1


def test_huikong_4_kills_no_elder_one_but_may_push_it() -> None:
    game = Play("huikong", "mike").levels(0, "self_defense", 4).at("nave", "gaol").stage(2, "nave").disrupted()
    game.attacked(*BLANKS).do("keep", "yes", "space:black_abbey")
    assert game.where("tsathoggua") == "black_abbey"
    assert game.events("stage_beaten") == []


# --- Julien: Silent Witness -----------------------------------------------------------------------------------------


def julien(level: int, *faces: str) -> Play:
    """He attacks with these dice, with three stress and a wound."""
    game = Play("julien", "mike").levels(0, "silent_witness", level).at("nave", "gaol").stress(3, 0).wounds(1, 0)
    return game.enemies("unnamable", "nave").act().will_roll(*faces).do("attack:unnamable", "keep")


@pytest.mark.parametrize(("level", "healed"), [(1, 2), (2, 4)])
def test_julien_heals_for_each_tentacle_before_he_loses_sanity(level: int, healed: int) -> None:
    game = julien(level, "tentacle", "tentacle", "blank")
    assert game.prompt == "may"
    game.do("yes").until(lambda: game.prompt == "action")
    assert game.game.stress[0] + game.game.wounds[0] == 4 - healed
    assert game.game.sanity[0] == 2
    assert game.story("healed", "sanity_lost") == ["healed", "sanity_lost"]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_julien_is_not_asked_without_a_tentacle(level: int) -> None:
    assert julien(level, "blank", "sign", "blank").prompt in ("action", "signs")


def test_julien_3_heals_or_cancels_tentacle_by_tentacle() -> None:
    game = julien(3, "tentacle", "tentacle", "blank").do("option:0", "heal:1:1", "option:1")
    assert (game.game.stress[0], game.game.wounds[0], game.game.sanity[0]) == (2, 0, 1)


def test_julien_4_heals_and_cancels() -> None:
    game = julien(4, "tentacle", "tentacle", "blank").do("yes", "heal:1:1", "yes", "yes", "yes")
    assert (game.game.stress[0], game.game.wounds[0], game.game.sanity[0]) == (0, 0, 0)


def test_julien_a_roll_against_him_heals_nothing() -> None:
    game = Play("julien", "mike").levels(0, "silent_witness", 4).at("nave", "gaol").stress(3, 0)
    game.enemies("cultist", "nave").attacked("tentacle").do("keep")
    assert game.prompt != "may"
    assert game.game.sanity[0] == 1


# --- Leon: Show-Off -------------------------------------------------------------------------------------------------


def leon(level: int, *others: str) -> Play:
    """He attacks in the Nave; the others stand there."""
    seats = ("mike", "peters", "ruth")[: len(others)]
    game = Play("leon", *seats).levels(0, "show_off", level).at("nave", *others).enemies("cultist", "nave").act()
    return game.do(f"attack:{CULTIST}#1")


@pytest.mark.parametrize(
    ("level", "others", "dice", "free"),
    [
        (1, ("nave",), 1, 0),
        (1, ("round_tower",), 0, 0),
        (2, ("high_street",), 1, 0),
        (2, ("market_cross",), 0, 0),
        (3, ("high_street",), 1, 1),
        (3, ("market_cross",), 0, 0),
        (4, ("nave", "high_street", "market_cross"), 2, 2),
        (4, ("nave", "nave", "nave"), 3, 3),
        (4, ("market_cross",), 0, 0),
    ],
)
def test_leon_before_an_audience(level: int, others: tuple[str, ...], dice: int, free: int) -> None:
    game = leon(level, *others)
    assert len(game.game.dice) == 3 + dice
    assert game.game.free == free


def test_leon_3_has_the_reroll_also_when_attacked_but_not_the_die() -> None:
    game = Play("leon", "mike").levels(0, "show_off", 3).at("nave", "nave").enemies("cultist", "nave")
    game.attacked("success")
    assert (len(game.game.dice), game.game.free) == (1, 1)


def test_leon_the_dead_are_no_audience() -> None:
    game = Play("leon", "mike", "ruth").levels(0, "show_off", 4).given(dead=(False, True, False)).stage(2, "gaol")
    game.at("nave", "nave", "nave").enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 4


# --- Mike: Proficient -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_mike_gets_a_free_reroll_for_each_by_stress_when_he_attacks(level: int) -> None:
    game = Play("mike", "peters").levels(0, "proficient", level).at("nave", "gaol").enemies("unnamable", "nave").act()
    game.will_roll(*["blank"] * 4).do("attack:unnamable")
    game.will_roll("blank").will_roll("success").do("reroll:standard_blank", "reroll_free:standard_blank")
    assert not game.offers("reroll_free"), "one after another"
    game.will_roll("blank").do("reroll:standard_blank")
    assert game.offers("reroll_free")


@pytest.mark.parametrize(("level", "free"), [(1, False), (2, True)])
def test_mike_2_on_every_other_roll_too(level: int, free: bool) -> None:
    game = Play("mike", "peters").levels(0, "proficient", level).levels(0, "toughness", 2).at("nave", "gaol")
    game.enemies("unnamable", "nave").attacked("success", "success").will_roll("success").do("reroll:standard_success")
    assert game.offers("reroll_free") is free


@pytest.mark.parametrize(("level", "attack", "defence"), [(2, "keep", "keep"), (3, "may", "keep"), (4, "may", "may")])
def test_mike_heals_a_stress_before_his_rolls(level: int, attack: str, defence: str) -> None:
    game = Play("mike", "peters").levels(0, "proficient", level).stress(2, 0).at("nave", "gaol")
    game.enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert game.prompt == attack
    if attack == "may":
        game.do("yes")
        assert game.game.stress[0] == 1
    game = Play("mike", "peters").levels(0, "proficient", level).stress(2, 0).at("nave", "gaol")
    assert game.enemies("cultist", "nave").attacked("blank").prompt == defence


def test_mike_is_not_asked_without_stress() -> None:
    game = Play("mike", "peters").levels(0, "proficient", 4).at("nave", "gaol").enemies("cultist", "nave").act()
    assert game.do(f"attack:{CULTIST}#1").prompt == "keep"


# --- Peters: Surgeon ------------------------------------------------------------------------------------------------


def peters(level: int) -> Play:
    """He kills a Cultist; Mike is with him, Ruth one space away, Leon far off; all have three stress."""
    game = Play("peters", "mike", "ruth", "leon").levels(0, "surgeon", level).stress(3, 3, 3, 3)
    game.at("nave", "nave", "round_tower", "gaol").enemies("cultist", "nave").hurt("cultist", "nave", 1).act()
    return game.will_roll("success", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")


def test_peters_1_heals_one_point_of_somebody_in_his_space() -> None:
    game = peters(1)
    assert game.options == ["who:0", "who:1"]
    game.do("who:1")
    assert game.game.stress == [3, 2, 3, 3]


def test_peters_2_heals_as_many_as_the_enemy_had_health() -> None:
    assert peters(2).do("who:1").game.stress == [3, 1, 3, 3]


def test_peters_3_divides_it_within_one_space() -> None:
    game = peters(3)
    assert game.options == ["who:0", "who:1", "who:2"]
    game.do("who:2", "who:0")
    assert game.game.stress == [2, 3, 2, 3]


def test_peters_4_heals_everybody_within_one_space_in_full() -> None:
    assert peters(4).game.stress == [1, 1, 1, 3]


def test_peters_asks_only_about_who_can_be_healed() -> None:
    game = Play("peters", "mike").stress(0, 2).at("nave", "nave").enemies("cultist", "nave")
    game.hurt("cultist", "nave", 1).act().will_roll("success", "blank", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "keep")
    assert game.prompt == "action"
    assert game.game.stress == [0, 1]


# --- Ruth: Sly ------------------------------------------------------------------------------------------------------


def ruth(level: int) -> Play:
    """She Sneaks past two Cultists, then past the Unnamable in the next space."""
    game = Play("ruth", "mike").levels(0, "sly", level).levels(0, "stealth", 2).stress(4, 0).wounds(1, 0)
    game.at("nave", "gaol").enemies("cultist", "nave", 2).enemies("unnamable", "cathedral_steps").discovery_top(
        "s1_d11"
    )
    game.act().do("run", f"sneak:{CULTIST}#1", f"sneak:{CULTIST}#2", "go:cathedral_steps")
    if level == 3:
        game.until(lambda: game.prompt == "run")
    return game


@pytest.mark.parametrize(("level", "wounds"), [(1, 0), (2, 1)])
def test_ruth_heals_once_a_run_and_from_level_two_on_wounds(level: int, wounds: int) -> None:
    game = ruth(level).do("sneak:unnamable", "go:high_street", "stop")
    assert game.game.stress[0] == 3
    assert game.wounds_on(f"{CULTIST}#1") == game.wounds_on("unnamable") == wounds
    game.do("run", "go:cathedral_steps", "sneak:unnamable", "go:high_street", "stop")
    assert game.game.stress[0] == 2, "the next Run heals again"


def test_ruth_2_adds_to_the_wound_of_stealth_3() -> None:
    game = (
        Play("ruth", "mike").levels(0, "sly", 2).levels(0, "stealth", 3).at("nave", "gaol").enemies("cultist", "nave")
    )
    game.act().do("run", f"sneak:{CULTIST}#1", "go:round_tower")
    assert game.where(f"{CULTIST}#1") == ""


def test_ruth_3_every_sneak_heals_a_point_of_either_kind_and_wounds() -> None:
    game = Play("ruth", "mike").levels(0, "sly", 3).levels(0, "stealth", 2).stress(1, 0).wounds(2, 0)
    game.at("nave", "gaol").enemies("cultist", "nave", 2).act()
    game.do("run", f"sneak:{CULTIST}#1", f"sneak:{CULTIST}#2", "go:round_tower", "heal:0:1", "heal:1:0")
    assert (game.game.stress[0], game.game.wounds[0]) == (0, 1)
    assert [game.wounds_on(enemy) for enemy in game.enemies_in("nave")] == [1, 1]


def test_ruth_4_may_search_once_a_turn_after_a_run_with_a_sneak_into_a_safe_space() -> None:
    game = Play("ruth", "mike").levels(0, "sly", 4).at("nave", "gaol").enemies("cultist", "nave")
    game.discovery_top("s1_d11").act().do("run", "sneak:…", "go:round_tower", "stop")
    assert game.prompt == "may"
    game.do("yes")
    assert game.cards(0) == ["well_water"]
    game.do("run", "go:nave", "sneak:…", "go:round_tower", "stop")
    assert game.prompt == "action", "only once a turn"


def test_ruth_4_whoever_declines_may_search_after_another_run() -> None:
    game = Play("ruth", "mike").levels(0, "sly", 4).at("nave", "gaol").enemies("unnamable", "nave")
    game.act().do("run", "sneak:…", "go:round_tower", "stop", "no")
    game.do("run", "go:nave", "sneak:…", "go:round_tower", "stop")
    assert game.prompt == "may"


def test_ruth_4_does_not_search_without_a_sneak_or_among_enemies() -> None:
    game = Play("ruth", "mike").levels(0, "sly", 4).at("nave", "gaol").act().do("run:round_tower")
    assert game.prompt == "action"
    game = Play("ruth", "mike").levels(0, "sly", 4).at("nave", "gaol").enemies("cultist", "nave", 2).act()
    game.do("run", "sneak:…", "go:round_tower", "stop")
    assert game.prompt == "action"


# --- Sally: Avid Photographer ---------------------------------------------------------------------------------------


def test_sally_1_may_follow_whoever_leaves() -> None:
    game = Play("mike", "sally").at("nave", "nave").act().do("run:round_tower")
    assert game.prompt == "may"
    assert game.table.choice is not None
    assert game.table.choice.seat == 1
    game.do("yes")
    assert game.space_of(1) == "round_tower"


def test_sally_1_fire_sticks_to_her_and_enemies_left_behind_follow_her() -> None:
    game = Play("ruth", "sally").at("nave", "nave").fire("nave", 1).enemies("cultist", "nave").act()
    game.do("run", "sneak:…", "go:round_tower", "yes")
    assert game.game.burning == [1, 1]
    assert game.where(f"{CULTIST}#1") == "round_tower"


def test_sally_1_follows_step_by_step_and_not_where_somebody_is_placed() -> None:
    game = Play("mike", "sally").at("nave", "nave").act().do("run:high_street", "yes", "no")
    assert [game.space_of(seat) for seat in (0, 1)] == ["high_street", "cathedral_steps"]
    game = Play("mike", "sally", scenario="deliver_us_from_evil").at("rotunda", "rotunda").draws("s3_m4")
    assert game.events("placed")
    assert game.space_of(1) == "rotunda"


@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 5)])
def test_sally_2_gives_others_in_her_space_a_die(level: int, dice: int) -> None:
    game = Play("mike", "sally").levels(1, "avid_photographer", level).at("nave", "nave").enemies("cultist", "nave")
    game.act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == dice


def test_sally_2_gives_herself_none_nor_anybody_elsewhere_or_attacked() -> None:
    game = Play("sally", "mike").levels(0, "avid_photographer", 2).at("nave", "nave").enemies("cultist", "nave").act()
    assert len(game.do(f"attack:{CULTIST}#1").game.dice) == 3
    game = Play("mike", "sally").levels(1, "avid_photographer", 2).at("nave", "gaol").enemies("cultist", "nave").act()
    assert len(game.do(f"attack:{CULTIST}#1").game.dice) == 4
    game = Play("mike", "sally").levels(1, "avid_photographer", 2).at("nave", "nave").enemies("cultist", "nave")
    assert len(game.attacked("blank").game.dice) == 1


def test_sally_3_heals_three_when_another_rests_beside_her() -> None:
    game = Play("mike", "sally").levels(1, "avid_photographer", 3).stress(2, 4).act().do("rest", "yes")
    assert game.game.stress == [0, 1]


def test_sally_3_somebody_unhurt_may_rest_for_her_sake() -> None:
    game = Play("mike", "sally").levels(1, "avid_photographer", 3).stress(0, 4).act().do("rest", "yes")
    assert game.game.stress == [0, 1]
    assert not Play("mike", "sally").levels(1, "avid_photographer", 3).act().offers("rest")


@pytest.mark.parametrize("seat", [0, 1])
def test_sally_4_one_free_action_for_herself_or_another_in_her_space(seat: int) -> None:
    game = Play("sally", "mike", "ruth").levels(0, "avid_photographer", 4).at("nave", "nave", "gaol").act()
    game.do("free:…")
    assert game.options == ["who:0", "who:1"]
    game.do(f"who:{seat}", "run:cathedral_steps").until(lambda: game.prompt == "action")
    assert game.space_of(seat) == "cathedral_steps"
    assert game.game.actions == 3
    assert not game.offers("free")


def test_sally_4_the_others_attack_is_theirs() -> None:
    """Peters attacks in Sally's turn: her die for him, his Brawling, and his healing for the kill."""
    game = Play("sally", "peters").levels(0, "avid_photographer", 4).at("nave", "nave").stress(2, 3)
    game.enemies("cultist", "nave").act().will_roll("success", "success", "blank", "blank", "blank")
    game.do("free:…", "who:1", f"attack:{CULTIST}#1", "keep", "who:1")
    assert game.game.stress == [2, 2]
    assert game.events("killed_enemy")[0].args["who"].thing == "seat:1"


# --- Sandra: Relic Seeker -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_sandra_draws_two_relics_in_her_first_turn_and_keeps_one(level: int) -> None:
    game = Play("sandra", "mike").levels(0, "relic_seeker", level).started(1).begin()
    assert game.prompt == "keep_relic"
    assert game.options == ["relic:mysterious_key", "relic:pocket_watch"] or len(game.options) == 2
    kept = game.options[1]
    game.do(kept)
    relics = game.board["seats"][0]["relics"]
    assert [relic["name"] for relic in relics] == [f"relic-{kept.partition(':')[2]}"]
    assert len(game.game.relic_deck) == 11
    game = Play("sandra", "mike").levels(0, "relic_seeker", level).begin()
    assert game.prompt == "action", "only in her first turn"


@pytest.mark.parametrize(("level", "stress"), [(1, 1), (2, 0)])
def test_sandra_2_claims_items_without_their_price(level: int, stress: int) -> None:
    game = Play("sandra", "mike").levels(0, "relic_seeker", level).finds("s1_d02", "option:0")
    assert game.cards(0) == ["whole_rosary"]
    assert game.game.stress[0] == stress
    game = Play("sandra", "mike").levels(0, "relic_seeker", level).finds("s1_d02", "option:1")
    assert game.game.wounds[0] == stress


def test_sandra_2_pays_for_companions_and_is_offered_items_she_could_not_pay() -> None:
    game = Play("sandra", "mike").levels(0, "relic_seeker", 2).finds("s1_d08", "option:0")
    assert game.game.stress[0] == 1
    game = Play("sandra", "mike").levels(0, "relic_seeker", 2).stress(4, 0).finds("s1_d13", "option:0")
    assert game.cards(0) == ["pistol"]


@pytest.mark.parametrize(("level", "stress"), [(2, 4), (3, 1)])
def test_sandra_3_heals_for_each_relic_and_item_when_her_turn_ends(level: int, stress: int) -> None:
    game = Play("sandra", "mike").levels(0, "relic_seeker", level).relics(0, "medallion").stress(4, 0)
    game.holds(0, "spade", "cudgel", "friar").discoveries_gone().quiet().act().ended()
    assert game.game.stress[0] == stress


def test_sandra_4_gains_a_transformed_relic_instead_of_searching() -> None:
    game = Play("sandra", "mike").levels(0, "relic_seeker", 4).finds("s1_d11")
    assert game.options == ["search", "relic_instead"]
    game.do("relic_instead")
    assert [owned.transformed for owned in game.game.relics[0]] == [True]
    assert game.events("found") == []
    game = Play("sandra", "mike").levels(0, "relic_seeker", 4).finds("s1_d11", "search")
    assert game.cards(0) == ["well_water"]


# --- Stella: Chemical Explosives ------------------------------------------------------------------------------------


def stella(level: int) -> Play:
    """Three Cultists one space away."""
    game = Play("stella", "mike").levels(0, "chemical_explosives", level).at("round_tower", "gaol")
    return game.enemies("cultist", "nave", 3).act()


@pytest.mark.parametrize(("level", "most"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_stella_hits_further_figures_in_the_targets_space(level: int, most: int) -> None:
    game = stella(level).do(f"attack:{CULTIST}#1")
    while game.prompt == "targets":
        game.do("target:…")
    assert len(game.events("attack")[0].args["enemies"]) == most
    assert game.game.free == (0 if level == 1 else most)


def test_stella_1_splits_the_wounds() -> None:
    game = stella(1).will_roll("success", "success", "blank").do(f"attack:{CULTIST}#1", "target:…", "keep")
    game.do(f"wound:{CULTIST}#2")
    assert [game.wounds_on(f"{CULTIST}#{number}") for number in (1, 2, 3)] == [1, 1, 0]


def test_stella_may_hit_one_alone() -> None:
    game = stella(2).do(f"attack:{CULTIST}#1", "enough")
    assert game.game.free == 1


def test_stella_4_each_takes_all_wounds() -> None:
    game = stella(4).will_roll("success", "success", "blank")
    game.do(f"attack:{CULTIST}#1", "target:…", "target:…", "keep")
    assert game.enemies_in("nave") == []
