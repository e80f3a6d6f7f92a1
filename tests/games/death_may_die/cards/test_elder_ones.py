"""The two Elder Ones: their rules, their Stages and their Mythos cards (DMD-145 to DMD-148)."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
GATES = ("inn_cellar", "round_tower", "castle_ditch")
AZATHOTH = "azathoth"


def against_azathoth(*investigators: str) -> Play:
    return Play(*(investigators or ("mike", "peters")), elder_one=AZATHOTH)


def revealed(game: Play, stage: int, elder: str = "tsathoggua") -> Play:
    """The Stage before this one is beaten by Agatha's attack."""
    game.levels(0, "killer_instinct", 4).stage(stage - 1, "nave").disrupted().at("nave", "gaol")
    health = {"tsathoggua": (12, 11), "azathoth": (10, 10)}[elder][stage - 3]
    game.elder_wounds(health - 2).act().will_roll(*["blank"] * 3).do(f"attack:{elder}", "keep")
    return game


# --- Tsathoggua -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fatigue", "actions"), [(0, 3), (3, 3), (4, 2), (8, 1), (12, 1), (16, 1)])
def test_fatigue_every_four_tokens_cost_an_action_never_the_last(fatigue: int, actions: int) -> None:
    assert Play("mike", "peters").carries(0, "fatigue", fatigue).begin().game.actions == actions


def test_fatigue_in_the_middle_of_the_phase_counts_at_once() -> None:
    """The Scion survives an attack: its Fatigue is the fourth, and an action is gone."""
    game = Play("mike", "peters").carries(0, "fatigue", 3).at("nave", "gaol").enemies("amorphous_scion", "nave").act()
    game.will_roll(*["blank"] * 4).do("attack:amorphous_scion#1", "keep")
    assert game.game.actions == 1
    game = Play("mike", "peters").carries(0, "fatigue", 4).act(2).do("rest")
    assert game.tokens_of(0, "fatigue") == 1
    assert game.game.actions == 2, "one spent, one regained"


def test_fatigue_is_discarded_in_place_of_healing() -> None:
    game = Play("mike", "peters").carries(0, "fatigue", 2).stress(2, 0).wounds(1, 0).act().do("rest")
    game.do("heal:1:0:2")
    assert (game.game.stress[0], game.game.wounds[0], game.tokens_of(0, "fatigue")) == (1, 1, 0)


def test_fatigue_also_where_a_card_heals() -> None:
    """Well water heals four points: stress, wounds or Fatigue."""
    game = Play("mike", "peters").carries(0, "fatigue", 4).stress(1, 0).holds(0, "well_water").act().do("use:…")
    game.do("heal:0:0:4")
    assert game.tokens_of(0, "fatigue") == 0
    assert game.game.stress[0] == 1


def test_tsathoggua_1_on_an_advance_fatigue_or_stress_and_a_scion_at_the_farthest_gate() -> None:
    game = Play("mike", "peters", "ruth").at("nave", "nave", "gaol").stress(0, 4, 0).mythos_pile("s1_m1", "s1_m3")
    game.discoveries_gone().quiet().act().do("end")
    assert game.prompt == "choose", "Peters has no room for stress and is not asked"
    game.do("option:1")
    assert game.game.stress == [1, 4, 0]
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1, 2)] == [0, 1, 0]
    game.until(lambda: bool(game.events("summoned")))
    assert game.where("amorphous_scion#1") in ("inn_cellar", "castle_ditch")


def test_tsathoggua_2_comes_to_the_active_investigator_and_tires_who_is_near() -> None:
    game = Play("mike", "peters").at("nave", "gaol").track(5).discoveries_gone().quiet().act().ended()
    assert game.where("tsathoggua") == "nave"
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1)] == [1, 0]


@pytest.mark.parametrize(("space", "tokens"), [("nave", 1), ("round_tower", 1), ("high_street", 0)])
def test_tsathoggua_2_at_the_end_of_the_turn_within_one_space(space: str, tokens: int) -> None:
    game = Play("agatha", "peters").at(space, "gaol").stage(2, "nave").discoveries_gone().quiet().act()
    game.will_roll("blank", "blank", "blank").ended()
    assert game.tokens_of(0, "fatigue") == tokens


def test_tsathoggua_3_goes_to_the_yellow_gate_and_tires_everybody() -> None:
    game = revealed(Play("agatha", "mike").stress(0, 3), 3)
    assert game.where("tsathoggua") == "round_tower"
    game.do("option:1")
    assert game.game.stress == [2, 3], "Mike has no room for two stress"
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1)] == [0, 1]


def test_tsathoggua_3_moves_toward_the_nearest_investigator_when_a_turn_ends() -> None:
    game = Play("mike", "peters").at("market_cross", "gaol").stage(3, "nave").discoveries_gone().quiet().act().ended()
    assert game.where("tsathoggua") == "cathedral_steps"


def test_tsathoggua_4_goes_to_the_blue_gate_and_calls_cultists_to_each() -> None:
    game = revealed(Play("agatha", "mike"), 4)
    assert game.where("tsathoggua") == "castle_ditch"
    assert [len(game.enemies_in(gate)) for gate in GATES] == [1, 1, 2]


@pytest.mark.parametrize(("fatigue", "wounds"), [(1, 0), (2, 2)])
def test_tsathoggua_4_counts_signs_as_successes_against_the_tired(fatigue: int, wounds: int) -> None:
    game = Play("agatha", "mike").at("nave", "gaol").stage(4, "nave").carries(0, "fatigue", fatigue).stress(4, 0)
    game.attacked("sign", "blank", "blank", "blank", "blank", "sign")
    assert game.game.wounds[0] == wounds


def test_tsa_m1_fatigue_for_everybody() -> None:
    game = Play("mike", "peters").draws("tsa_m1")
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1)] == [1, 1]
    assert game.where(f"{CULTIST}#1") == "castle_ditch"


def test_tsa_m1_when_the_tokens_run_out_nobody_gets_more_than_there_are() -> None:
    game = Play("mike", "peters").carries(1, "fatigue", 25).draws("tsa_m1").do("who:0")
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1)] == [1, 25]
    assert game.tokens_left("fatigue") == 0
    assert game.events("no_token_gained")


def test_tsa_m2_scions_come_two_spaces_nearer_and_another_appears() -> None:
    game = Play("mike", "peters").at("market_cross", "gaol").enemies("amorphous_scion", "nave").draws("tsa_m2")
    assert game.where("amorphous_scion#1") == "high_street"
    assert game.where("amorphous_scion#2") == "inn_cellar"


def test_tsa_m3_the_two_nearest_cultists_come_one_space_nearer() -> None:
    game = Play("mike", "peters").at("market_cross", "gaol").enemies("cultist", "nave").enemies("cultist", "gaol")
    game.enemies("cultist", "high_street").enemies("cultist", "inn_yard").draws("tsa_m3")
    assert [game.where(f"{CULTIST}#{number}") for number in (1, 2, 3, 4)] == [
        "nave",
        "gaol",
        "market_cross",
        "high_street",
    ]
    assert game.where(f"{CULTIST}#5") == "inn_cellar"


@pytest.mark.parametrize(("fatigue", "after", "wounds"), [(0, 1, 0), (1, 2, 0), (2, 2, 1)])
def test_tsa_m4_a_wound_for_the_tired_fatigue_for_others(fatigue: int, after: int, wounds: int) -> None:
    game = Play("agatha", "peters").carries(0, "fatigue", fatigue).draws("tsa_m4")
    assert (game.tokens_of(0, "fatigue"), game.game.wounds[0]) == (after, wounds)


def test_tsa_m5_every_cultist_comes_nearer() -> None:
    game = Play("mike", "peters").at("market_cross", "gaol").enemies("cultist", "nave").enemies("cultist", "courthouse")
    game.draws("tsa_m5")
    assert game.where(f"{CULTIST}#1") == "cathedral_steps"
    assert game.where(f"{CULTIST}#2") == "market_cross"
    assert game.where(f"{CULTIST}#3") == "round_tower"


def test_tsa_m6_the_elder_one_comes_or_everybody_is_frightened() -> None:
    game = Play("mike", "peters").at("market_cross", "gaol").stage(2, "nave").draws("tsa_m6")
    assert game.where("tsathoggua") == "high_street"
    assert game.game.stress == [0, 0]
    assert Play("mike", "peters").draws("tsa_m6").game.stress == [1, 1]


def test_tsa_m7_fatigue_for_the_space_or_two_stress() -> None:
    game = Play("mike", "peters", "ruth").at("nave", "nave", "gaol").draws("tsa_m7").do("option:0")
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1, 2)] == [1, 1, 0]
    assert game.where("amorphous_scion#1") == "castle_ditch"
    assert Play("mike", "peters").draws("tsa_m7").do("option:1").game.stress == [2, 0]
    game = Play("mike", "peters").stress(3, 0).draws("tsa_m7")
    assert game.tokens_of(0, "fatigue") == 1


def test_tsa_m8_fatigue_is_shaken_off_and_everything_comes_nearer() -> None:
    game = Play("mike", "peters").at("market_cross", "gaol").carries(0, "fatigue", 2).enemies("cultist", "nave")
    game.enemies("unnamable", "castle_ditch").draws("tsa_m8")
    assert game.tokens_of(0, "fatigue") == 1
    assert game.where(f"{CULTIST}#1") == "cathedral_steps"
    assert game.where("unnamable") == "gaol", "it has its own nearest investigator"


# --- Azathoth -------------------------------------------------------------------------------------------------------


def test_cosmos_light_gives_monsters_a_die() -> None:
    game = against_azathoth("agatha", "mike").at("nave", "gaol").tokens("cosmos", "nave").enemies("dancer", "nave")
    game.enemies("cultist", "nave").enemies("unnamable", "gaol").act()
    dice = {enemy["enemy"]: enemy["bonus"] for enemy in game.board["enemies"]}
    assert dice == {"dancer": 2, "cultist_of_azathoth": 0, "unnamable": 0}


def test_cosmos_limit_a_second_goes_to_the_nearest_space_without_one() -> None:
    game = against_azathoth().at("round_tower", "gaol").tokens("cosmos", "round_tower").draws("aza_m2")
    assert game.options == ["space:cathedral_steps", "space:nave"]
    game.do("space:nave")
    assert game.tokens_in("cosmos", "nave") == 1


def test_cosmos_with_none_left_nothing_is_asked() -> None:
    game = against_azathoth().at("round_tower", "gaol").tokens("cosmos", "round_tower")
    for space in ("nave", "gaol", "inn_yard", "inn_cellar", "high_street", "river_quay", "potters_lane"):
        game.tokens("cosmos", space)
    game.draws("aza_m2")
    assert game.events("no_token_left")
    assert game.tokens_in("cosmos", "cathedral_steps") == 0


def test_cosmos_close_a_special_action_for_a_sanity_in_a_safe_space() -> None:
    game = against_azathoth().at("nave", "gaol").tokens("cosmos", "nave").act().do("special:cosmos_close.0")
    assert game.tokens_in("cosmos", "nave") == 0
    assert game.game.sanity[0] == 1
    assert game.game.actions == 2
    game = against_azathoth().at("nave", "gaol").tokens("cosmos", "nave").enemies("cultist", "nave").act()
    assert not game.offers("special")


def test_azathoth_1_on_an_advance_opens_the_nearest_gate_and_a_dancer_comes() -> None:
    game = against_azathoth().at("nave", "gaol").mythos_pile("s1_m1", "s1_m3").discoveries_gone().quiet().act().ended()
    assert game.tokens_in("cosmos", "round_tower") == 1
    assert game.where("dancer#1") == "round_tower"


@pytest.mark.parametrize(("cosmos", "space"), [("high_street", "high_street"), ("", "nave")])
def test_azathoth_2_comes_to_the_nearest_tear_or_to_the_active_investigator(cosmos: str, space: str) -> None:
    game = against_azathoth().at("nave", "gaol").track(5).discoveries_gone().quiet()
    if cosmos:
        game.tokens("cosmos", cosmos)
    assert game.act().ended().where("azathoth") == space


def test_azathoth_2_counts_up_to_two_signs_as_tentacles() -> None:
    game = against_azathoth("agatha", "mike").at("nave", "gaol").stage(3, "nave").stress(4, 0)
    game.attacked("sign", "sign", "sign", "sign")
    assert game.game.sanity[0] == 2


def test_azathoth_3_goes_to_the_red_gate_and_opens_all_three() -> None:
    game = revealed(against_azathoth("agatha", "mike"), 3, AZATHOTH)
    assert game.where("azathoth") == "inn_cellar"
    assert [game.tokens_in("cosmos", gate) for gate in GATES] == [1, 1, 1]


def test_azathoth_3_comes_toward_the_active_investigator_when_a_turn_ends() -> None:
    game = against_azathoth().at("market_cross", "nave").stage(3, "nave").discoveries_gone().quiet().act().ended()
    assert game.where("azathoth") == "cathedral_steps"


def test_azathoth_4_goes_to_the_start_and_costs_everybody_sanity_or_a_wound() -> None:
    game = revealed(against_azathoth("agatha", "mike"), 4, AZATHOTH)
    assert game.where("azathoth") == "market_cross"
    game.do("option:0", "option:1")
    assert game.game.sanity == [1, 0]
    assert game.game.wounds == [0, 1]


@pytest.mark.parametrize(("space", "wounds"), [("high_street", 1), ("inn_yard", 0)])
def test_azathoth_4_burns_who_is_near_when_a_turn_ends(space: str, wounds: int) -> None:
    """A die of the void after Stage III has come one space nearer."""
    game = against_azathoth("agatha", "mike").at(space, "nave").stress(4, 0).stage(4, "potters_lane")
    game.discoveries_gone().quiet().act().will_roll("success").do("end")
    assert game.where("azathoth") == "market_cross"
    assert game.game.wounds[0] == wounds


def test_aza_m1_sanity_for_everybody_within_two_spaces() -> None:
    game = against_azathoth("mike", "peters", "ruth").at("nave", "high_street", "market_cross").draws("aza_m1")
    assert game.game.sanity == [1, 1, 0]
    assert game.where("dancer#1") == "round_tower"


def test_aza_m2_a_tear_in_your_space() -> None:
    game = against_azathoth().at("nave", "gaol").draws("aza_m2")
    assert game.tokens_in("cosmos", "nave") == 1
    assert game.where("cultist_of_azathoth#1") == "inn_cellar"


def test_aza_m3_dancers_come_two_spaces_nearer() -> None:
    game = against_azathoth().at("market_cross", "gaol").enemies("dancer", "nave").draws("aza_m3")
    assert game.where("dancer#1") == "high_street"
    assert game.where("dancer#2") == "castle_ditch"


@pytest.mark.parametrize(("cosmos", "space"), [("gaol", "gaol"), ("", "nave")])
def test_aza_m4_into_the_nearest_tear_alone(cosmos: str, space: str) -> None:
    game = against_azathoth("agatha", "mike").at("nave", "market_cross").stress(4, 0).fire("nave", 1)
    game.enemies("cultist", "nave")
    if cosmos:
        game.tokens("cosmos", cosmos)
    game.draws("aza_m4")
    assert game.space_of(0) == space
    assert game.where("cultist_of_azathoth#1") == "nave"
    assert game.events("fire_caught") == []
    assert game.events("wounded")[0].args["count"] == 1


def test_aza_m5_stress_for_everybody() -> None:
    game = against_azathoth().draws("aza_m5")
    assert game.game.stress == [1, 1]
    assert game.where("cultist_of_azathoth#1") == "castle_ditch"


def test_aza_m6_wounds_in_his_space_or_a_tear_at_the_nearest_gate() -> None:
    game = (
        against_azathoth("mike", "peters", "ruth").at("market_cross", "nave", "nave").stage(2, "nave").draws("aza_m6")
    )
    assert game.game.wounds == [0, 1, 1]
    game = against_azathoth().at("nave", "gaol").draws("aza_m6")
    assert game.tokens_in("cosmos", "round_tower") == 1
    assert game.where("cultist_of_azathoth#1") == "round_tower"


def test_aza_m7_every_monster_comes_nearer_but_no_cultist() -> None:
    game = against_azathoth().at("market_cross", "gaol").enemies("unnamable", "nave").enemies("dancer", "gaol")
    game.enemies("cultist", "nave").draws("aza_m7")
    assert game.where("unnamable") == "cathedral_steps"
    assert game.where("dancer#1") == "burning_ground"
    assert game.where("cultist_of_azathoth#1") == "nave"
    assert game.where("dancer#2") == "inn_cellar"


def test_aza_m8_two_sanity_or_a_card() -> None:
    game = against_azathoth().holds(0, "spade").draws("aza_m8")
    assert game.prompt == "choose"
    game.do("option:1")
    assert game.cards(0) == []
    assert game.game.sanity[0] == 0
    assert against_azathoth().draws("aza_m8").game.sanity[0] == 2


@pytest.mark.rule("DMD-136")
def test_while_it_is_asked_where_it_comes_to_the_elder_one_is_still_on_the_track() -> None:
    game = Play("mike", "peters", elder_one="azathoth").at("nave", "gaol").disrupted()
    game.tokens("cosmos", "cathedral_steps").tokens("cosmos", "round_tower").draws("s1_m4")
    game.until(lambda: game.prompt == "space" and bool(game.events("stage_revealed")))
    assert not game.table.problems()
    assert game.where("azathoth") == ""
    game.do("space:round_tower")
    assert game.where("azathoth") == "round_tower"
