"""Scenario 2, Island of the Damned: Bolts and Inmates, its Mythos and Discovery cards."""

import pytest

from tests.games.death_may_die.cards.claiming import Claim, check_claim, check_companion, check_forced
from tests.games.death_may_die.play import Play

SCENARIO = "island_of_the_damned"
CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3


def pair() -> Play:
    """Leon in the corridor, Huikong in the morgue."""
    return Play("leon", "huikong", scenario=SCENARIO).at("corridor", "morgue")


# --- Setup, actions, ritual -----------------------------------------------------------------------------------------


def test_setup() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).printed().act()
    assert game.tokens_left("bolt") == 1
    for space in ("isolation", "pharmacy", "guard_post", "chapel", "laundry"):
        assert game.tokens_in("inmates", space) == 1
    assert [len(game.enemies_in(space)) for space in ("corridor", "theatre", "guard_post")] == [1, 2, 1]
    assert game.where("fisher#1") == "boat_landing"


def test_a_bolt_is_a_wall_for_investigators_and_monsters() -> None:
    game = pair().at("holding_cell", "morgue").barrier("bolt", "corridor", "holding_cell").act()
    assert game.offers("run:washroom")
    assert game.offers("run:corridor"), "round by washroom and refectory"
    game.do("run")
    assert not game.offers("go:corridor")


@pytest.mark.parametrize(("hits", "cleared", "stress"), [(2, True, 0), (1, False, 1)])
def test_force_a_bolt_with_two_successes(hits: int, cleared: bool, stress: int) -> None:
    game = pair().barrier("bolt", "corridor", "holding_cell").act()
    game.will_roll(*["success"] * hits, *["blank"] * (3 - hits)).do("scenario:force_bolt", "keep")
    assert (game.tokens_left("bolt") == 8) is cleared
    assert game.game.stress[0] == stress


def test_force_a_bolt_of_several_one_is_picked_and_enemies_do_not_matter() -> None:
    game = pair().barrier("bolt", "corridor", "holding_cell").barrier("bolt", "chapel", "corridor")
    game.enemies("cultist", "corridor").act().will_roll("success", "success", "blank")
    game.do("scenario:force_bolt", "keep")
    assert game.prompt == "clear"
    assert len(game.options) == 2
    game.do("passage:…")
    assert game.tokens_left("bolt") == 7
    assert not pair().act().offers("scenario:force_bolt")


@pytest.mark.parametrize(("hits", "freed", "stress"), [(2, 1, 0), (1, 0, 1)])
def test_free_the_inmates_with_two_successes(hits: int, freed: int, stress: int) -> None:
    game = pair().tokens("inmates", "corridor").act().will_roll(*["success"] * hits, *["blank"] * (3 - hits))
    game.do("scenario:free_inmates", "keep")
    assert game.game.counter == freed
    assert game.tokens_in("inmates", "corridor") == 1 - freed
    assert game.game.stress[0] == stress
    assert not pair().tokens("inmates", "corridor").enemies("cultist", "corridor").act().offers("scenario:free_inmates")


def test_the_fourth_group_disrupts_the_ritual() -> None:
    game = pair().counter(3).tokens("inmates", "corridor").act().will_roll("success", "success", "blank")
    game.do("scenario:free_inmates", "keep")
    assert game.game.disrupted


# --- Rules and advance ----------------------------------------------------------------------------------------------


def test_cultists_go_through_bolts_also_when_they_follow() -> None:
    game = pair().barrier("bolt", "corridor", "holding_cell").enemies("cultist", "holding_cell").draws("s2_m3")
    assert game.where(f"{CULTIST}#1") == "corridor"


def test_when_the_elder_one_is_summoned_every_bolt_breaks() -> None:
    game = pair().track(5).barrier("bolt", "corridor", "holding_cell").barrier("bolt", "pharmacy", "theatre")
    game.discoveries_gone().quiet().act().ended()
    assert game.tokens_left("bolt") == 8
    assert len(game.events("passage_cleared")) == 2


def test_on_an_advance_a_bolt_the_fishers_and_fear_near_the_theatre() -> None:
    game = (
        pair().enemies("fisher", "courtyard").mythos_pile("s2_m1", "s2_m3").discoveries_gone().quiet().act().do("end")
    )
    game.until(lambda: game.prompt == "block")
    assert len(game.options) == 4
    game.do("passage:…").until(lambda: game.game.active == 1)
    assert game.tokens_left("bolt") == 7
    assert game.where("fisher#1") == "corridor"
    assert game.game.stress == [0, 1], "the morgue is beside the theatre"


def test_on_an_advance_no_bolt_once_the_elder_one_is_there() -> None:
    game = pair().stage(2, "guard_post").track(5).mythos_pile("s2_m1", "s2_m3").discoveries_gone().quiet().act().ended()
    assert game.events("advance")
    assert game.tokens_left("bolt") == 8


# --- Mythos ---------------------------------------------------------------------------------------------------------


def test_s2_m1_fishers_come_two_spaces() -> None:
    game = pair().enemies("fisher", "guard_post").draws("s2_m1")
    assert game.where("fisher#1") == "corridor"
    assert game.where("fisher#2") == "boat_landing"


def test_s2_m2_stress_for_everybody_and_a_bolt() -> None:
    game = pair().draws("s2_m2").do("passage:…")
    assert game.game.stress == [1, 1]
    assert game.tokens_left("bolt") == 7
    game = pair().stage(2, "guard_post").draws("s2_m2")
    assert game.tokens_left("bolt") == 8


def test_s2_m2_without_a_free_passage_or_a_bolt_nothing_is_placed() -> None:
    game = pair()
    for other in ("holding_cell", "chapel", "courtyard", "refectory"):
        game.barrier("bolt", "corridor", other)
    assert game.draws("s2_m2").tokens_left("bolt") == 4


def test_s2_m3_cultists_two_spaces_nearer() -> None:
    game = pair().enemies("cultist", "boat_landing").draws("s2_m3")
    assert game.where(f"{CULTIST}#1") == "corridor"
    assert game.where(f"{CULTIST}#2") == "morgue"


def test_s2_m4_lunacy_costs_its_holders_a_sanity_each() -> None:
    game = pair().holds(1, "lunacy").draws("s2_m4")
    assert game.game.sanity == [0, 1]
    assert game.where(f"{CULTIST}#1") == "boiler_room"


@pytest.mark.parametrize(("answer", "stress", "wounds"), [("option:0", 1, 1), ("option:1", 4, 1)])
def test_s2_m5_a_cure_a_wound_that_heals_or_stress(answer: str, stress: int, wounds: int) -> None:
    game = pair().stress(3, 0).draws("s2_m5").do(answer)
    assert (game.game.stress[0], game.game.wounds[0]) == (stress, wounds)


def test_s2_m6_bolts_at_the_nearest_gate_and_here() -> None:
    game = pair().at("courtyard", "morgue").draws("s2_m6")
    game.until(lambda: bool(game.events("symbols")))
    assert game.tokens_left("bolt") == 6
    spaces = [space.thing for event in game.events("passage_blocked") for space in event.args["spaces"]]
    assert "space:boat_landing" in spaces
    assert "space:courtyard" in spaces
    assert game.where(f"{CULTIST}#1") == "boat_landing"


def test_s2_m7_each_fisher_to_its_own_nearest() -> None:
    game = pair().enemies("fisher", "courtyard").draws("s2_m7")
    assert game.where("fisher#1") == "corridor"
    assert game.where("fisher#2") == "boiler_room"


def test_s2_m8_the_nearest_cultist_comes_and_one_attacks() -> None:
    game = pair().enemies("cultist", "boat_landing").mythos_top("s2_m8").discoveries_gone().act()
    game.will_roll("success").do("end", "keep")
    assert game.events("enemy_attacks")[0].args["who"].thing == "seat:0"
    assert game.game.wounds[0] == 1


def test_s2_m8_nobody_attacks_who_is_spared() -> None:
    """With ether enemies do not attack until the turn ends, whatever tells them to."""
    game = pair().holds(0, "ether").enemies("cultist", "corridor").mythos_top("s2_m8").discoveries_gone().act()
    game.do("use:…").ended()
    assert game.events("enemy_attacks") == []
    assert game.game.wounds[0] == 0


# --- Discovery ------------------------------------------------------------------------------------------------------

CLAIMS = (
    Claim("s2_d01", "option:0", 2, 0, "noah"),
    Claim("s2_d01", "option:1", 0, 0, "lunacy"),
    Claim("s2_d02", "option:0", 2, 0, "silent_patient"),
    Claim("s2_d02", "option:1", 0, 0, "lunacy"),
    Claim("s2_d04", "option:0", 1, 0, "surgeon_kit"),
    Claim("s2_d04", "option:1", 0, 0, ""),
    Claim("s2_d06", "option:0", 2, 0, "skeleton_keys"),
    Claim("s2_d07", "option:0", 1, 0, "truncheon"),
    Claim("s2_d08", "option:0", 1, 0, "boatman"),
    Claim("s2_d08", "option:1", 0, 0, ""),
    Claim("s2_d09", "option:0", 1, 0, "galvanic_rod"),
    Claim("s2_d10", "option:1", 0, 0, ""),
    Claim("s2_d11", "option:0", 2, 0, "nurse"),
    Claim("s2_d11", "option:1", 0, 0, ""),
    Claim("s2_d12", "option:0", 0, 0, "lunacy"),
    Claim("s2_d12", "option:1", 2, 0, ""),
    Claim("s2_d13", "option:0", 1, 0, "doctor_notes"),
    Claim("s2_d14", "option:0", 2, 0, "harpoon"),
    Claim("s2_d15", "option:0", 1, 0, "storm_lantern"),
    Claim("s2_d15", "option:1", 0, 1, "lamp_oil"),
    Claim("s2_d15", "option:2", 0, 0, ""),
)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.card}-{claim.side or 'discarded'}")
def test_claims(claim: Claim) -> None:
    check_claim(SCENARIO, claim)


def test_s2_d05_ether_is_claimed_for_a_stress() -> None:
    """Nothing is left of the turn that could attack: it is not even offered."""
    check_claim(SCENARIO, Claim("s2_d05", "option:0", 1, 0, "ether"))


@pytest.mark.parametrize("card", ["s2_d01", "s2_d02", "s2_d12"])
def test_who_cannot_pay_goes_mad(card: str) -> None:
    check_forced(SCENARIO, Claim(card, "", 0, 0, "lunacy"), 3)


@pytest.mark.parametrize(
    ("side", "skill", "health"),
    [
        ("noah", "brawling", 1),
        ("silent_patient", "stealth", 1),
        ("boatman", "toughness", 2),
        ("nurse", "arcane_mastery", 2),
    ],
)
def test_companions(side: str, skill: str, health: int) -> None:
    check_companion(SCENARIO, side, skill, health)


@pytest.mark.parametrize(("stress", "after"), [(0, 0), (1, 2)])
def test_lunacy_stress_once_a_turn_when_sanity_is_lost(stress: int, after: int) -> None:
    game = pair().holds(0, "lunacy").stress(stress, 0).burning(0, 1).discoveries_gone().mythos_top("s2_m4").act()
    game.will_roll("tentacle").do("end", "keep")
    assert game.game.sanity[0] == 2
    assert game.game.stress[0] == after


@pytest.mark.parametrize(("hits", "side"), [(2, "torn_jacket"), (1, "restrained")])
def test_s2_d03_a_roll_decides(hits: int, side: str) -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).discovery_top("s2_d03").quiet().act()
    game.will_roll(*["success"] * hits, *["blank"] * (3 - hits)).do("end", "keep")
    assert game.cards(0) == [side]


def test_s2_d03_the_torn_jacket_one_wound_less_once_a_turn_when_attacked() -> None:
    game = (
        pair()
        .holds(0, "torn_jacket")
        .stress(4, 0)
        .enemies("fisher", "corridor")
        .attacked("success", "success", "blank")
    )
    game.do("reduce:…")
    assert game.game.wounds[0] == 1


@pytest.mark.parametrize(("hits", "cards", "stress"), [(2, [], 0), (1, ["restrained"], 1)])
def test_s2_d03_restrained_shorter_runs_until_one_breaks_free(hits: int, cards: list[str], stress: int) -> None:
    game = Play("ruth", "leon", scenario=SCENARIO).holds(0, "restrained").at("holding_cell", "morgue").act()
    assert game.offers("run:boiler_room")
    assert not game.offers("run:mens_ward"), "four spaces away, and Ruth's Run of four is one of three"
    game.will_roll(*["success"] * hits, *["blank"] * (3 - hits)).do("special:…", "keep")
    assert game.cards(0) == cards
    assert game.game.stress[0] == stress


def test_s2_d04_the_surgeons_kit_heals_three_wounds_for_an_action() -> None:
    game = pair().at("corridor", "corridor").holds(0, "surgeon_kit").wounds(1, 4).act().do("special:…", "who:1")
    assert game.game.wounds == [1, 1]
    assert game.game.actions == 2
    assert not pair().holds(0, "surgeon_kit").stress(2, 0).act().offers("special"), "it heals no stress"


def test_s2_d05_ether_keeps_enemies_from_attacking_this_turn() -> None:
    game = pair().holds(0, "ether").enemies("cultist", "corridor").quiet().act().do("end")
    assert game.prompt == "before_mythos"
    game.do("use:…").until(lambda: game.game.active == 1)
    assert game.events("enemy_attacks") == []
    assert game.cards(0) == []


def test_s2_d06_skeleton_keys_open_a_bolt_once_a_turn() -> None:
    game = (
        pair().holds(0, "skeleton_keys").barrier("bolt", "corridor", "chapel").barrier("bolt", "corridor", "courtyard")
    )
    game.act().do("free:…", "passage:…")
    assert game.tokens_left("bolt") == 7
    assert not game.offers("free")
    assert not pair().holds(0, "skeleton_keys").barrier("bolt", "theatre", "pharmacy").act().offers("free")


def test_s2_d07_the_truncheon_a_die_in_ones_space() -> None:
    game = pair().holds(0, "truncheon").enemies("cultist", "corridor").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 4


def test_s2_d08_the_boatman_fears_the_mad() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "lunacy").finds("s2_d08")
    assert game.game.stress[0] == 1
    assert game.cards(0) == ["lunacy"]


@pytest.mark.parametrize(("enemy", "more"), [("fisher", 2), ("cultist", 0)])
def test_s2_d09_the_galvanic_rod_two_more_wounds_on_a_monster_for_a_stress(enemy: str, more: int) -> None:
    game = pair().holds(0, "galvanic_rod").enemies(enemy, "corridor").act().will_roll(*BLANKS).do("attack:…")
    if more:
        game.do("boost:…")
        assert game.game.stress[0] == 1
    game.do("keep")
    assert sum(event.args["count"] for event in game.events("enemy_wounded")) == more


def test_s2_d10_a_drug_heals_four_stress_for_a_sanity() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).stress(4, 0).finds("s2_d10", "option:0")
    assert (game.game.stress[0], game.game.sanity[0]) == (0, 1)


def test_s2_d11_the_nurse_frees_of_lunacy_or_comes_along() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "lunacy").finds("s2_d11", "option:0")
    assert game.cards(0) == []
    assert game.game.stress[0] == 1
    game = pair().at("holding_cell", "morgue").holds(0, "nurse").stress(4, 0).act().do("rest")
    assert game.game.stress[0] == 0
    assert game.level(0, "arcane_mastery") == 1


def test_s2_d12_a_bed_in_the_ward() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "lunacy").stress(4, 0).finds("s2_d12")
    assert game.game.sanity[0] == 1
    assert game.game.stress[0] == 2, "three healed, and the Lunacy answers the loss"
    assert game.cards(0) == ["lunacy"]


def test_s2_d13_the_notes_a_die_on_scenario_actions() -> None:
    game = pair().holds(0, "doctor_notes").tokens("inmates", "corridor").act().do("scenario:free_inmates")
    assert len(game.game.dice) == 4


def test_s2_d14_the_harpoon_reaches_a_space_but_not_through_a_bolt() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).at("corridor", "morgue").holds(0, "harpoon")
    game.enemies("cultist", "chapel").enemies("cultist", "courtyard").barrier("bolt", "corridor", "courtyard").act()
    assert [option for option in game.options if option.startswith("attack")] == [f"attack:{CULTIST}#1"]
    assert len(game.do(f"attack:{CULTIST}#1").game.dice) == 4


def test_s2_d15_the_storm_lantern_shows_two_cards() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "storm_lantern").discovery_top("s2_d07", "s2_d13")
    game.quiet().act().do("end")
    assert game.options == ["resolve:6", "resolve:12"]
    game.do("resolve:12", "option:0")
    assert game.cards(0) == ["storm_lantern", "doctor_notes"]
    assert game.game.discovery_pile == (6,)


def test_s2_d15_lamp_oil_two_wounds_and_fire() -> None:
    game = pair().holds(0, "lamp_oil").enemies("fisher", "chapel").act().do("free:…", "space:chapel")
    assert game.wounds_on("fisher#1") == 2
    assert game.fire_in("chapel") == 1
    assert game.cards(0) == []
