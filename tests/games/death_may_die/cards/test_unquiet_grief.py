"""Scenario 1, Unquiet Grief: Evidence and Accusers, its Mythos and Discovery cards."""

import pytest

from tests.games.death_may_die.cards.claiming import Claim, check_claim, check_companion, check_forced
from tests.games.death_may_die.play import Play

SCENARIO = "unquiet_grief"
CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3


def pair() -> Play:
    """Leon in the Nave, Huikong in the Gaol."""
    return Play("leon", "huikong").at("nave", "gaol")


# --- Setup, actions, ritual -----------------------------------------------------------------------------------------


def test_setup() -> None:
    game = Play("mike", "peters").printed().act()
    for space in ("kyteler_inn", "nave", "black_abbey", "gaol", "river_quay", "burning_ground"):
        assert game.tokens_in("evidence", space) == 1
    assert game.tokens_left("evidence") == 0
    assert [game.tokens_in("accuser", space) for space in ("round_tower", "castle_ditch")] == [1, 1]
    assert game.fire_in("burning_ground") == 1
    assert [len(game.enemies_in(space)) for space in ("courthouse", "kyteler_inn", "black_abbey")] == [2, 1, 1]
    assert game.where("unnamable") == "castle_ditch"


@pytest.mark.parametrize(("hits", "taken", "stress"), [(2, 1, 0), (3, 1, 0), (1, 0, 1), (0, 0, 1)])
def test_examine_the_trail_takes_evidence_with_two_successes(hits: int, taken: int, stress: int) -> None:
    game = pair().tokens("evidence", "nave").act().will_roll(*["success"] * hits, *["blank"] * (3 - hits))
    game.do("scenario:examine_trail", "keep")
    assert game.tokens_of(0, "evidence") == taken
    assert game.tokens_in("evidence", "nave") == 1 - taken
    assert game.game.stress[0] == stress
    assert game.game.actions == 2


def test_examine_the_trail_needs_a_safe_space_with_evidence() -> None:
    assert not pair().act().offers("scenario:examine_trail")
    game = pair().tokens("evidence", "nave").enemies("cultist", "nave").act()
    refused = game.barred("scenario")
    assert refused is not None
    assert refused.reason == "requires"


@pytest.mark.parametrize(("hits", "evidence", "verdict"), [(0, 2, 0), (1, 2, 1), (3, 2, 2), (3, 3, 3)])
def test_plead_the_case_presents_a_piece_for_each_success(hits: int, evidence: int, verdict: int) -> None:
    game = pair().at("courthouse", "gaol").carries(0, "evidence", evidence).act()
    game.will_roll(*["success"] * hits, *["blank"] * (3 - hits)).do("scenario:plead_case", "keep")
    assert game.game.counter == verdict
    assert game.tokens_of(0, "evidence") == evidence - verdict
    assert game.tokens_left("evidence") == 6 - evidence + verdict


@pytest.mark.parametrize("trouble", ["elsewhere", "enemy", "accuser", "empty-handed"])
def test_plead_the_case_needs_the_court_safe_without_accusers_and_evidence(trouble: str) -> None:
    game = pair().at("nave" if trouble == "elsewhere" else "courthouse", "gaol")
    if trouble != "empty-handed":
        game.carries(0, "evidence", 1)
    if trouble == "enemy":
        game.enemies("cultist", "courthouse")
    if trouble == "accuser":
        game.tokens("accuser", "courthouse")
    assert not game.act().offers("scenario:plead_case")


def test_the_fourth_piece_disrupts_the_ritual_and_no_more_are_counted() -> None:
    game = pair().at("courthouse", "gaol").counter(3).carries(0, "evidence", 2).act()
    game.will_roll("success", "success", "blank").do("scenario:plead_case", "keep")
    assert game.game.disrupted
    assert game.game.counter == 4


# --- Rules and advance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "stress"), [("nave", 1), ("round_tower", 0)])
def test_accusers_ending_a_turn_beside_one_costs_stress(space: str, stress: int) -> None:
    game = pair().tokens("accuser", space).discoveries_gone().quiet().act().ended()
    assert game.game.stress[0] == stress


def test_accusers_are_no_enemies() -> None:
    game = pair().tokens("accuser", "nave").wounds(1, 0).act()
    assert game.offers("rest")
    assert not game.offers("attack")


def test_rebuke_drives_an_accuser_as_far_off_as_two_spaces_lead() -> None:
    game = pair().tokens("accuser", "nave").carries(0, "evidence", 1).act().do("free:s1_rebuke.0")
    assert game.options == ["space:high_street", "space:abbey_lane"], "not into the tower, which is only one space away"
    game.do("space:abbey_lane")
    assert game.tokens_in("accuser", "abbey_lane") == 1
    assert game.game.stress[0] == 1
    assert game.game.actions == 3


def test_rebuke_needs_evidence_and_room_for_stress() -> None:
    assert not pair().tokens("accuser", "nave").act().offers("free")
    assert not pair().tokens("accuser", "nave").carries(0, "evidence", 1).stress(4, 0).act().offers("free")
    assert not pair().tokens("accuser", "gaol").carries(0, "evidence", 1).act().offers("free")


def test_the_dead_leave_their_evidence_where_they_fell() -> None:
    game = pair().wounds(4, 0).stress(4, 0).stage(2, "gaol").carries(0, "evidence", 3).enemies("cultist", "nave")
    game.attacked("success")
    assert game.tokens_in("evidence", "nave") == 3


def test_on_an_advance_accusers_and_the_nearest_cultist_come() -> None:
    game = pair().tokens("accuser", "high_street").tokens("accuser", "river_quay").enemies("cultist", "high_street")
    game.enemies("cultist", "market_cross").mythos_pile("s1_m1", "s1_m3").discoveries_gone().quiet().act().ended()
    assert game.tokens_in("accuser", "nave") == 1
    assert game.tokens_in("accuser", "gaol") == 1
    assert game.where(f"{CULTIST}#1") == "nave"
    assert game.where(f"{CULTIST}#2") == "market_cross"


# --- Mythos ---------------------------------------------------------------------------------------------------------


def test_s1_m1_accusers_come_two_spaces_each_to_the_nearest() -> None:
    game = pair().tokens("accuser", "inn_yard").tokens("accuser", "burning_ground").draws("s1_m1")
    assert game.tokens_in("accuser", "gaol") == 1
    assert game.tokens_in("accuser", "cathedral_steps") == 1
    assert game.where(f"{CULTIST}#1") == "inn_cellar"


def test_s1_m2_stress_and_the_nearest_cultist() -> None:
    game = pair().enemies("cultist", "high_street").enemies("cultist", "gaol").draws("s1_m2")
    assert game.game.stress == [1, 0]
    assert game.where(f"{CULTIST}#1") == "cathedral_steps"
    assert game.where(f"{CULTIST}#2") == "gaol"
    assert game.where(f"{CULTIST}#3") == "round_tower"


def test_s1_m3_the_unnamable_comes_or_appears() -> None:
    assert pair().enemies("unnamable", "high_street").draws("s1_m3").where("unnamable") == "nave"
    assert pair().draws("s1_m3").where("unnamable") == "castle_ditch"


def test_s1_m4_sanity_for_the_space_and_every_cultist_nearer() -> None:
    game = Play("leon", "huikong", "mike").at("nave", "nave", "gaol").enemies("cultist", "gaol").draws("s1_m4")
    assert game.game.sanity == [1, 1, 0]
    assert game.where(f"{CULTIST}#1") == "burning_ground"


def test_s1_m5_evidence_to_the_nearest_gate_or_two_wounds() -> None:
    game = pair().carries(0, "evidence", 1).draws("s1_m5").do("option:0")
    assert game.tokens_of(0, "evidence") == 0
    assert game.tokens_in("evidence", "round_tower") == 1
    assert game.where(f"{CULTIST}#1") == "castle_ditch"
    game = pair().carries(0, "evidence", 1).draws("s1_m5").do("option:1")
    assert game.game.wounds[0] == 2
    assert game.tokens_of(0, "evidence") == 1


def test_s1_m5_without_evidence_a_stress() -> None:
    assert pair().draws("s1_m5").game.stress == [1, 0]


def test_s1_m6_fire_on_the_burning_ground_and_in_your_space() -> None:
    game = pair().draws("s1_m6")
    assert (game.fire_in("burning_ground"), game.fire_in("nave")) == (1, 1)


def test_s1_m7_alone_the_unnamable_comes_straight_in() -> None:
    assert pair().enemies("unnamable", "gaol").draws("s1_m7").where("unnamable") == "nave"
    game = pair().at("nave", "nave").enemies("unnamable", "gaol").draws("s1_m7")
    assert game.where("unnamable") == "gaol"
    assert game.game.stress == [1, 1]


@pytest.mark.parametrize(("fire", "caught"), [(0, 0), (2, 1)])
def test_s1_m8_a_cultist_at_each_gate_and_fire_spreads(fire: int, caught: int) -> None:
    game = pair().fire("nave", fire).mythos_top("s1_m8").discoveries_gone().act().will_roll("blank").do("end")
    assert [len(game.enemies_in(gate)) for gate in ("inn_cellar", "round_tower", "castle_ditch")] == [1, 1, 1]
    assert len(game.events("fire_caught")) == caught


# --- Discovery: prices ----------------------------------------------------------------------------------------------

CLAIMS = (
    Claim("s1_d01", "option:0", 1, 0, "kyteler_ledger"),
    Claim("s1_d01", "option:1", 0, 0, ""),
    Claim("s1_d02", "option:0", 1, 0, "whole_rosary"),
    Claim("s1_d02", "option:1", 0, 1, "charred_rosary"),
    Claim("s1_d02", "option:2", 0, 0, ""),
    Claim("s1_d03", "option:0", 2, 0, "petronilla_shade"),
    Claim("s1_d03", "option:1", 0, 0, "hounded_by_ashes"),
    Claim("s1_d04", "option:0", 1, 0, "bailiff"),
    Claim("s1_d04", "option:1", 0, 0, ""),
    Claim("s1_d06", "option:0", 1, 0, "pitch_torch"),
    Claim("s1_d06", "option:1", 1, 0, "wet_cloak"),
    Claim("s1_d06", "option:2", 0, 0, ""),
    Claim("s1_d07", "option:0", 1, 0, "spade"),
    Claim("s1_d08", "option:0", 1, 0, "friar"),
    Claim("s1_d10", "option:0", 1, 0, "cudgel"),
    Claim("s1_d10", "option:1", 0, 0, ""),
    Claim("s1_d11", "", 0, 0, "well_water"),
    Claim("s1_d13", "option:0", 2, 0, "pistol"),
    Claim("s1_d13", "option:1", 0, 0, ""),
    Claim("s1_d14", "option:0", 1, 0, "cat_friend"),
    Claim("s1_d14", "option:1", 0, 0, ""),
    Claim("s1_d15", "option:0", 0, 0, "muzzled"),
    Claim("s1_d15", "option:1", 0, 1, ""),
)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.card}-{claim.side or 'discarded'}")
def test_claims(claim: Claim) -> None:
    check_claim(SCENARIO, claim)


@pytest.mark.parametrize("claim", [Claim("s1_d01", "", 0, 0, ""), Claim("s1_d03", "", 0, 0, "hounded_by_ashes")])
def test_claims_that_cannot_be_paid(claim: Claim) -> None:
    check_forced(SCENARIO, claim, 4)


def test_s1_d08_the_beads_cost_a_wound_and_heal_when_the_turn_ends() -> None:
    game = Play("huikong", "leon").stress(2, 0).finds("s1_d08", "option:1")
    assert game.cards(0) == ["vow_beads"]
    assert game.game.wounds[0] == 1
    assert game.game.stress[0] == 1


@pytest.mark.parametrize(
    ("side", "skill", "health"),
    [
        ("petronilla_shade", "arcane_mastery", 2),
        ("bailiff", "toughness", 2),
        ("friar", "stealth", 1),
        ("cat_friend", "swiftness", 1),
    ],
)
def test_companions(side: str, skill: str, health: int) -> None:
    check_companion(SCENARIO, side, skill, health)


# --- Discovery: what the cards do -----------------------------------------------------------------------------------


def test_s1_d01_the_ledger_a_die_on_scenario_actions() -> None:
    game = pair().holds(0, "kyteler_ledger").tokens("evidence", "nave").act().do("scenario:examine_trail")
    assert len(game.game.dice) == 4
    game = pair().holds(0, "kyteler_ledger").enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 3


def test_s1_d02_the_whole_rosary_saves_a_sanity_once_a_turn() -> None:
    game = pair().holds(0, "whole_rosary").burning(0, 1).mythos_top("s1_m4").discoveries_gone().act()
    game.will_roll("tentacle").do("end", "reduce:…", "keep")
    assert game.game.sanity[0] == 1


def test_s1_d02_the_charred_rosary_counts_a_sign_in_attacks() -> None:
    game = pair().holds(0, "charred_rosary").enemies("unnamable", "nave").act().will_roll("sign", "sign", "blank")
    assert game.do("attack:unnamable", "keep").wounds_on("unnamable") == 1


def test_s1_d03_hounded_by_ashes_entering_fire_costs_stress_until_it_is_shaken_off() -> None:
    game = pair().holds(0, "hounded_by_ashes").fire("round_tower", 1).act().do("run:round_tower")
    assert game.game.stress[0] == 1
    game.do("special:…")
    assert game.game.sanity[0] == 1
    assert game.cards(0) == []
    assert game.game.actions == 1


def test_s1_d04_the_bailiff_arrests_the_marked() -> None:
    game = Play("huikong", "leon").holds(0, "witch_mark").finds("s1_d04")
    assert game.game.stress[0] == 1
    assert game.cards(0) == ["witch_mark"]


@pytest.mark.parametrize(("hits", "side"), [(2, "silver_bodkin"), (1, "witch_mark")])
def test_s1_d05_a_roll_decides(hits: int, side: str) -> None:
    game = Play("huikong", "leon").discovery_top("s1_d05").quiet().act()
    game.will_roll(*["success"] * hits, *["blank"] * (3 - hits)).do("end", "keep")
    assert game.cards(0) == [side]


def test_s1_d05_the_bodkin_one_more_wound_once_a_turn() -> None:
    game = pair().holds(0, "silver_bodkin").enemies("unnamable", "nave").act()
    game.will_roll(*BLANKS).do("attack:unnamable", "boost:…", "keep")
    assert game.wounds_on("unnamable") == 1
    assert game.do("attack:unnamable").prompt == "keep"


def test_s1_d05_the_witch_mark_draws_enemies_a_space_farther_until_it_is_cut_out() -> None:
    game = pair().holds(0, "witch_mark").enemies("cultist", "high_street").draws("s1_m2")
    assert game.where(f"{CULTIST}#1") == "nave"
    game = pair().holds(0, "witch_mark").act().do("special:…")
    assert game.game.wounds[0] == 1
    assert game.cards(0) == []


def test_s1_d06_the_torch_burns_a_space_within_one() -> None:
    game = pair().holds(0, "pitch_torch").enemies("cultist", "round_tower", 2).act().do("free:…")
    assert set(game.options) == {f"space:{one}" for one in ("nave", "cathedral_steps", "round_tower", "black_abbey")}
    game.do("space:round_tower")
    assert [game.wounds_on(f"{CULTIST}#{number}") for number in (1, 2)] == [1, 1]
    assert game.fire_in("round_tower") == 1
    assert game.cards(0) == []


def test_s1_d06_the_wet_cloak_against_fire() -> None:
    game = pair().holds(0, "wet_cloak").fire("nave", 2).act().do("run:round_tower")
    assert game.game.burning[0] == 0
    game = pair().holds(0, "wet_cloak").fire("nave", 2).burning(0, 3).act().do("free:…")
    assert (game.game.burning[0], game.fire_in("nave"), game.game.stress[0]) == (0, 0, 1)
    assert not pair().holds(0, "wet_cloak").act().offers("free"), "nothing burns"


@pytest.mark.parametrize(("side", "dice", "free"), [("spade", 4, 0), ("cudgel", 3, 1)])
def test_s1_d07_s1_d10_spade_and_cudgel(side: str, dice: int, free: int) -> None:
    game = pair().holds(0, side).enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert (len(game.game.dice), game.game.free) == (dice, free)


def test_s1_d07_the_spade_reaches_no_other_space() -> None:
    game = pair().holds(0, "spade").enemies("cultist", "round_tower").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 3


def test_s1_d08_the_beads_forbid_trade() -> None:
    game = pair().at("nave", "nave").holds(0, "vow_beads", "spade").act()
    refused = game.barred("trade")
    assert refused is not None
    assert refused.reason == "forbidden"
    assert not pair().at("nave", "nave").holds(1, "vow_beads").holds(0, "spade").act().offers("trade")


def test_s1_d09_loose_pages_blow_two_spaces_nearer() -> None:
    game = Play("huikong", "leon").tokens("evidence", "nave").tokens("evidence", "castle_ditch")
    game.finds("s1_d09", "option:0")
    assert game.options == ["space:nave", "space:castle_ditch"], "both are three spaces away"
    game.do("space:nave")
    assert game.tokens_in("evidence", "high_street") == 1
    assert game.tokens_in("evidence", "castle_ditch") == 1
    game = Play("huikong", "leon").stress(3, 0).finds("s1_d09", "option:1")
    assert game.game.stress[0] == 2


def test_s1_d11_well_water_heals_four_of_anybody_there_at_any_time_of_ones_turn() -> None:
    game = pair().at("nave", "nave").holds(0, "well_water").stress(1, 4).wounds(0, 2).act().do("use:…", "who:1")
    game.do("heal:2:2")
    assert (game.game.stress, game.game.wounds) == ([1, 2], [0, 0])
    assert game.cards(0) == []
    assert not pair().holds(0, "well_water").act().offers("use"), "nobody is hurt"


def test_s1_d12_a_vision_or_comfort() -> None:
    game = Play("huikong", "leon").finds("s1_d12", "option:0")
    assert game.game.sanity[0] == 2
    game.do("skill:toughness")
    assert game.level(0, "toughness") == 2
    game = Play("huikong", "leon").stress(2, 2).finds("s1_d12", "option:1")
    assert game.game.stress == [1, 1]


def test_s1_d13_the_pistol_reaches_a_space_with_a_die_more() -> None:
    game = Play("huikong", "leon").holds(0, "pistol").at("nave", "gaol").enemies("cultist", "round_tower").act()
    assert len(game.do(f"attack:{CULTIST}#1").game.dice) == 4
    game = Play("huikong", "leon").holds(0, "pistol").at("nave", "gaol").enemies("cultist", "nave").act()
    assert len(game.do(f"attack:{CULTIST}#1").game.dice) == 3


def test_s1_d14_the_cat_turns_at_full_stress_and_can_be_won_back() -> None:
    game = pair().holds(0, "cat_friend").stress(4, 0).discoveries_gone().quiet().act().ended()
    assert game.cards(0) == ["cat_foe"]
    assert game.level(0, "swiftness") == 1
    game = pair().holds(0, "cat_foe").stress(1, 0).discoveries_gone().quiet().act().ended()
    assert game.game.stress[0] == 2
    game = pair().holds(0, "cat_foe").act().do("special:…")
    assert game.cards(0) == ["cat_friend"]
    assert game.game.wounds[0] == 1
    assert game.level(0, "swiftness") == 2


def test_s1_d15_muzzled_rerolls_cost_one_more() -> None:
    game = pair().holds(0, "muzzled").enemies("cultist", "nave").act().will_roll(*BLANKS)
    game.do(f"attack:{CULTIST}#1", "reroll:standard_blank")
    assert game.game.stress[0] == 2
    game = pair().holds(0, "muzzled").act().do("special:…")
    assert game.cards(0) == []
    assert game.game.stress[0] == 1
