"""Scenario 3, Deliver Us from Evil: Bones and Rubble, its Mythos and Discovery cards."""

import pytest

from tests.games.death_may_die.cards.claiming import Claim, check_claim, check_companion, check_forced
from tests.games.death_may_die.play import Play

SCENARIO = "deliver_us_from_evil"
CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3


def pair() -> Play:
    """Leon in the Rotunda, Huikong in the Quarry Bath."""
    return Play("leon", "huikong", scenario=SCENARIO).at("rotunda", "quarry_bath")


# --- Setup, actions, ritual -----------------------------------------------------------------------------------------


def test_setup() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).printed().act()
    for space in ("skull_gallery", "plague_pit", "innocents_ossuary", "rotunda", "quarry_bath"):
        assert game.tokens_in("bone", space) == 2
    assert game.tokens_left("rubble") == 6
    assert [len(game.enemies_in(space)) for space in ("altar_chamber", "processional")] == [2, 1]
    assert [game.where(f"ghast#{number}") for number in (1, 2)] == ["sealed_vault", "sunken_chapel"]
    assert game.in_reserve("dhole") == 1
    assert game.offers("run:plague_pit")


@pytest.mark.parametrize(("held", "lying", "after"), [(0, 2, 2), (0, 1, 1), (2, 2, 3)])
def test_gather_bones_up_to_two_and_never_more_than_three(held: int, lying: int, after: int) -> None:
    game = pair().carries(0, "bone", held).tokens("bone", "rotunda", lying).act().do("scenario:gather_bones")
    while game.prompt == "may":
        game.do("yes")
    assert game.tokens_of(0, "bone") == after
    assert game.tokens_in("bone", "rotunda") == lying - (after - held)


def test_gather_bones_each_may_be_left() -> None:
    game = pair().tokens("bone", "rotunda", 2).act().do("scenario:gather_bones", "yes", "no")
    assert game.tokens_of(0, "bone") == 1
    assert not pair().tokens("bone", "rotunda").enemies("ghast", "rotunda").act().offers("scenario:gather_bones")
    assert not pair().act().offers("scenario:gather_bones")


def test_break_the_altar_damages_it_for_each_success() -> None:
    game = pair().at("altar_chamber", "rotunda").act().will_roll("success", "success", "blank")
    game.do("scenario:break_altar", "keep")
    assert game.game.counter == 2


def test_break_the_altar_bones_give_dice_and_leave_the_game() -> None:
    game = (
        pair().at("altar_chamber", "rotunda").carries(0, "bone", 3).act().do("scenario:break_altar", "yes", "number:2")
    )
    assert len(game.game.dice) == 5
    game.do("keep").until(lambda: game.prompt == "action")
    assert game.tokens_of(0, "bone") == 1
    assert game.tokens_left("bone") == 7, "ten, one held, two out of the game"
    game.do("scenario:break_altar", "no")
    assert len(game.game.dice) == 3


def test_break_the_altar_a_monster_does_not_matter_but_a_cultist_does() -> None:
    assert pair().at("altar_chamber", "rotunda").enemies("ghast", "altar_chamber").act().offers("scenario:break_altar")
    game = pair().at("altar_chamber", "rotunda").enemies("cultist", "altar_chamber").act()
    assert not game.offers("scenario:break_altar")
    assert not pair().act().offers("scenario:break_altar")


def test_at_eight_damage_the_ritual_is_disrupted() -> None:
    game = pair().at("altar_chamber", "rotunda").counter(6).act().will_roll("success", "success", "success")
    game.do("scenario:break_altar", "keep")
    assert game.game.counter == 8
    assert game.game.disrupted


# --- Rules and advance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bones", "reaches"), [(1, True), (2, False), (3, False)])
def test_weight_each_bone_beyond_the_first_shortens_a_run(bones: int, reaches: bool) -> None:
    game = Play("mike", "peters", scenario=SCENARIO).carries(0, "bone", bones).act()
    assert game.offers("run:plague_pit") is reaches, "three spaces away"
    assert game.offers("run:rotunda") is (bones < 3), "two spaces away"


def test_rubble_ends_a_run_and_costs_stress() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).barrier("rubble", "entrance_shaft", "passion_crypt").act()
    assert game.offers("run:passion_crypt")
    game.do("run", "go:passion_crypt")
    assert game.prompt == "action"
    assert game.space_of(0) == "passion_crypt"
    assert game.game.stress[0] == 1


def test_rubble_stops_a_passenger_but_not_the_one_who_ignores_it() -> None:
    game = Play("leon", "mike", scenario=SCENARIO).levels(0, "swiftness", 3).holds(0, "miner_lamp")
    game.barrier("rubble", "entrance_shaft", "passion_crypt").act().do("run", "along:1", "go:passion_crypt")
    assert game.prompt == "run"
    assert game.game.stress == [0, 1]
    game.do("go:rotunda", "stop")
    assert [game.space_of(seat) for seat in (0, 1)] == ["rotunda", "passion_crypt"]


def test_rubble_stops_a_photographer_who_follows_but_not_the_one_she_follows() -> None:
    game = Play("mike", "sally", scenario=SCENARIO).holds(0, "miner_lamp")
    game.barrier("rubble", "entrance_shaft", "passion_crypt").act().do("run:rotunda", "yes", "no")
    assert game.space_of(0) == "rotunda"
    assert game.game.stress == [0, 1]


def test_rubble_changes_no_distances_and_stops_no_enemy() -> None:
    game = pair().at("entrance_shaft", "quarry_bath").barrier("rubble", "entrance_shaft", "passion_crypt")
    game.enemies("cultist", "rotunda").draws("tsa_m5", "s3_m2")
    assert game.where(f"{CULTIST}#1") == "passion_crypt"


def test_the_dead_leave_their_bones() -> None:
    game = pair().wounds(4, 0).stress(4, 0).stage(2, "quarry_bath").carries(0, "bone", 2).enemies("cultist", "rotunda")
    game.attacked("success")
    assert game.tokens_in("bone", "rotunda") == 2


def test_on_an_advance_rubble_ghasts_and_a_cultist_in_the_processional() -> None:
    game = (
        pair().enemies("ghast", "entrance_shaft").mythos_pile("s3_m1", "s3_m3").discoveries_gone().mythos_top("s3_m7")
    )
    game.act().do("end").until(lambda: game.prompt == "block")
    game.do("passage:…").until(lambda: game.game.active == 1)
    assert game.tokens_left("rubble") == 5
    assert game.where("ghast#1") in ("passion_crypt", "silent_arch")
    assert game.where(f"{CULTIST}#1") == "processional"


# --- Mythos ---------------------------------------------------------------------------------------------------------


def test_s3_m1_rubble_stress_and_a_ghast() -> None:
    game = pair().draws("s3_m1")
    assert len(game.options) == 3
    game.do("passage:…")
    assert game.game.stress == [1, 0]
    assert game.where("ghast#1") == "sealed_vault"


def test_s3_m1_when_the_rubble_has_run_out_no_passage_is_blocked() -> None:
    # given all six of them elsewhere
    game = pair().at("entrance_shaft", "quarry_bath")
    for one, other in (
        ("plague_pit", "rotunda"),
        ("plague_pit", "sunken_chapel"),
        ("rotunda", "sunken_chapel"),
        ("altar_chamber", "sealed_vault"),
        ("altar_chamber", "flooded_gallery"),
        ("lamp_crossing", "fallen_stair"),
    ):
        game.barrier("rubble", one, other)
    # when
    game.draws("s3_m1")
    # then that step is skipped, and the next one is not
    assert (game.tokens_left("rubble"), game.events("passage_blocked"), len(game.events("skipped"))) == (0, [], 1)
    assert game.game.stress[0] == 1


def test_s3_m2_ghasts_two_spaces_nearer() -> None:
    game = pair().enemies("ghast", "entrance_shaft").draws("s3_m2")
    assert game.where("ghast#1") == "rotunda"
    assert game.where("ghast#2") == "sunken_chapel"


def test_s3_m3_a_bone_is_dropped_or_a_wound() -> None:
    game = pair().carries(0, "bone", 2).draws("s3_m3").do("option:0")
    assert (game.tokens_of(0, "bone"), game.tokens_in("bone", "rotunda")) == (1, 1)
    game = pair().carries(0, "bone", 2).draws("s3_m3").do("option:1")
    assert game.game.wounds[0] == 1
    game = pair().draws("s3_m3")
    assert game.tokens_in("bone", "rotunda") == 1
    assert game.where(f"{CULTIST}#1") == "fallen_stair"


@pytest.mark.parametrize(("stress", "after", "wounds"), [(0, 1, 0), (4, 4, 1)])
def test_s3_m4_lost_in_the_dark(stress: int, after: int, wounds: int) -> None:
    game = pair().stress(stress, 0).fire("rotunda", 1).draws("s3_m4")
    assert game.space_of(0) in ("sealed_vault", "sunken_chapel", "fallen_stair", "entrance_shaft")
    assert (game.game.stress[0], game.game.wounds[0]) == (after, wounds)
    assert game.game.burning[0] == 0


def test_s3_m5_the_altar_mends_or_stress() -> None:
    game = pair().counter(3).draws("s3_m5")
    assert game.game.counter == 2
    assert game.where(f"{CULTIST}#1") == "altar_chamber"
    assert pair().draws("s3_m5").game.counter == 0
    game = pair().disrupted().stage(2, "altar_chamber").draws("s3_m5")
    assert game.game.stress[0] == 1


def test_s3_m6_the_tunnel_falls_in_at_its_nearest_end() -> None:
    game = pair().draws("s3_m6")
    assert game.tokens_in("tunnel", "plague_pit") == 0
    assert game.game.links == ()
    assert game.where("dhole") == "fallen_stair"


def test_s3_m6_with_one_end_left_that_one_then_wounds() -> None:
    game = pair().tokens("tunnel", "plague_pit", 0).draws("s3_m6")
    assert game.tokens_in("tunnel", "innocents_ossuary") == 0
    game = Play("leon", "huikong", "mike", scenario=SCENARIO).at("rotunda", "rotunda", "quarry_bath").link("tunnel")
    assert game.draws("s3_m6").game.wounds == [1, 1, 0]


def test_s3_m7_ghasts_near_and_far() -> None:
    game = pair().draws("s3_m7")
    assert game.where("ghast#1") == "sunken_chapel"
    game.until(lambda: bool(game.events("symbols")))
    assert game.where("ghast#2") in ("sealed_vault", "fallen_stair")


def test_s3_m8_everything_nearer_and_stress() -> None:
    game = pair().enemies("cultist", "entrance_shaft").enemies("ghast", "processional").draws("s3_m8")
    game.until(lambda: bool(game.events("symbols")))
    assert game.where("ghast#1") == "quarry_bath"
    assert game.game.stress == [1, 0]


# --- Discovery ------------------------------------------------------------------------------------------------------

CLAIMS = (
    Claim("s3_d01", "option:0", 1, 0, "miner_lamp"),
    Claim("s3_d01", "option:1", 0, 0, ""),
    Claim("s3_d02", "option:0", 2, 0, "cataphile"),
    Claim("s3_d02", "option:1", 0, 0, "turned_around"),
    Claim("s3_d03", "option:0", 1, 0, "pick"),
    Claim("s3_d04", "option:0", 1, 0, "quarry_charge"),
    Claim("s3_d05", "option:0", 1, 0, "chalk_map"),
    Claim("s3_d06", "option:0", 1, 0, "monk"),
    Claim("s3_d06", "option:1", 0, 0, "possessed"),
    Claim("s3_d08", "option:0", 2, 0, "reliquary"),
    Claim("s3_d09", "option:0", 2, 0, "gendarme"),
    Claim("s3_d10", "option:0", 1, 0, "plague_mask"),
    Claim("s3_d11", "", 0, 0, "absinthe"),
    Claim("s3_d12", "option:1", 1, 0, ""),
    Claim("s3_d13", "option:0", 1, 0, "holy_oil"),
    Claim("s3_d13", "option:1", 0, 1, "burning_oil"),
    Claim("s3_d13", "option:2", 0, 0, ""),
    Claim("s3_d14", "option:0", 1, 0, "doll"),
    Claim("s3_d15", "option:0", 2, 0, "chassepot"),
    Claim("s3_d15", "option:1", 0, 0, ""),
)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.card}-{claim.side or 'discarded'}")
def test_claims(claim: Claim) -> None:
    check_claim(SCENARIO, claim)


@pytest.mark.parametrize(("card", "side"), [("s3_d02", "turned_around"), ("s3_d06", "possessed"), ("s3_d15", "")])
def test_who_cannot_pay(card: str, side: str) -> None:
    check_forced(SCENARIO, Claim(card, "", 0, 0, side), 4)


@pytest.mark.parametrize(
    ("side", "skill", "health"),
    [("cataphile", "swiftness", 2), ("monk", "arcane_mastery", 1), ("gendarme", "marksman", 2)],
)
def test_companions(side: str, skill: str, health: int) -> None:
    check_companion(SCENARIO, side, skill, health)


def test_s3_d01_the_miners_lamp_rubble_does_not_stop() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).holds(0, "miner_lamp")
    game.barrier("rubble", "entrance_shaft", "passion_crypt").act().do("run:plague_pit")
    assert game.space_of(0) == "plague_pit"
    assert game.game.stress[0] == 0


def test_s3_d02_turned_around_shorter_runs_until_one_finds_the_way() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).holds(0, "turned_around").act()
    assert not game.offers("run:plague_pit")
    game.do("special:…")
    assert game.cards(0) == []
    assert game.game.stress[0] == 1
    assert game.offers("run:plague_pit")


def test_s3_d03_the_pick_a_die_in_ones_space_and_on_scenario_actions() -> None:
    game = pair().holds(0, "pick").enemies("cultist", "rotunda").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 4
    game = pair().holds(0, "pick").at("altar_chamber", "rotunda").act().do("scenario:break_altar")
    assert len(game.game.dice) == 4


@pytest.mark.parametrize(("side", "wounds", "fire"), [("quarry_charge", 3, 1), ("burning_oil", 1, 2)])
def test_s3_d04_s3_d13_charge_and_burning_oil(side: str, wounds: int, fire: int) -> None:
    game = pair().holds(0, side).enemies("dhole", "plague_pit").act().do("free:…", "space:plague_pit")
    assert game.wounds_on("dhole") == wounds
    assert game.fire_in("plague_pit") == fire
    assert game.cards(0) == []


def test_s3_d05_the_chalk_map_leads_back_to_the_entrance() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).holds(0, "chalk_map").at("altar_chamber", "rotunda").act()
    game.do("run", "go:entrance_shaft", "stop")
    assert game.space_of(0) == "entrance_shaft"


def test_s3_d06_possessed_every_search_costs_stress() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "possessed").finds("s3_d11")
    assert game.game.stress[0] == 1
    game = pair().holds(0, "possessed").act().do("special:…")
    assert game.game.sanity[0] == 1
    assert game.cards(0) == []


@pytest.mark.parametrize(("hits", "stress", "cards"), [(2, 1, []), (1, 3, ["choking_dust"])])
def test_s3_d07_dust_a_roll_decides(hits: int, stress: int, cards: list[str]) -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).stress(3, 0).discovery_top("s3_d07").quiet().act()
    game.will_roll(*["success"] * hits, *["blank"] * (3 - hits)).do("end", "keep")
    assert game.cards(0) == cards
    assert game.game.stress[0] == stress


def test_s3_d07_choking_dust_a_rest_heals_one_less() -> None:
    game = pair().holds(0, "choking_dust").stress(4, 0).act().do("rest")
    assert game.game.stress[0] == 2
    game = pair().holds(0, "choking_dust").act().do("special:…")
    assert game.cards(0) == []


def test_s3_d08_the_reliquary_counts_a_sign_on_own_rolls() -> None:
    game = pair().holds(0, "reliquary").at("altar_chamber", "rotunda").act().will_roll("sign", "sign", "blank")
    game.do("scenario:break_altar", "keep", "count:1")
    assert game.game.counter == 1
    game = pair().holds(0, "reliquary").enemies("cultist", "rotunda").attacked("sign").do("keep")
    assert game.game.wounds[0] == 0


def test_s3_d08_with_arcane_mastery_two_signs_count() -> None:
    game = Play("julien", "mike", scenario=SCENARIO).holds(0, "reliquary").at("altar_chamber", "rotunda").act()
    game.will_roll("sign", "sign", "sign").do("scenario:break_altar", "keep", "count:2")
    assert game.game.counter == 2


def test_s3_d10_the_plague_mask_saves_a_sanity_once_a_turn() -> None:
    game = pair().holds(0, "plague_mask").enemies("ghast", "rotunda").attacked("tentacle", "tentacle")
    game.do("keep", "reduce:…")
    assert game.game.sanity[0] == 1


def test_s3_d11_absinthe_four_stress_for_a_sanity() -> None:
    game = pair().holds(0, "absinthe").stress(4, 0).act().do("use:…")
    assert (game.game.stress[0], game.game.sanity[0]) == (0, 1)
    assert game.cards(0) == []
    assert not pair().holds(0, "absinthe").act().offers("use"), "it would only harm"


def test_s3_d12_a_noise_in_the_dark_brings_a_ghast_and_a_choice_of_two() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).discovery_top("s3_d12", "s3_d11", "s3_d01").quiet().act()
    game.do("end", "option:0")
    assert game.where("ghast#2") == "entrance_shaft"
    assert game.options == ["resolve:10", "resolve:0"]
    game.do("resolve:10")
    assert game.cards(0) == ["absinthe"]
    assert sorted(game.game.discovery_pile) == [0, 11]


def test_s3_d12_with_one_card_left_that_one_and_with_none_nothing() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).discoveries_gone()
    game.given(discoveries=(10, 11), discovery_pile=tuple(card for card in range(15) if card not in (10, 11)))
    game.quiet().act().do("end", "option:0")
    assert game.cards(0) == ["absinthe"]
    game = Play("huikong", "leon", scenario=SCENARIO).discoveries_gone()
    game.given(discoveries=(11,), discovery_pile=tuple(card for card in range(15) if card != 11))
    game.quiet().act().do("end", "option:0")
    assert len(game.game.discovery_pile) == 15


def test_s3_d13_holy_oil_two_more_wounds_for_the_card() -> None:
    game = pair().holds(0, "holy_oil").enemies("dhole", "rotunda").act().will_roll(*BLANKS)
    game.do("attack:dhole", "boost:…", "keep")
    assert game.wounds_on("dhole") == 2
    assert game.cards(0) == []


def test_s3_d14_the_doll_comforts_until_it_weeps() -> None:
    game = pair().holds(0, "doll").stress(4, 0).wounds(2, 0).enemies("cultist", "rotunda").attacked("success")
    game.until(lambda: game.game.active == 1)
    assert game.cards(0) == ["weeping_doll"]
    assert game.game.stress[0] == 3


@pytest.mark.parametrize(("other", "sanity"), [("quarry_bath", 1), ("rotunda", 0)])
def test_s3_d14_the_weeping_doll_wants_company_or_two_stress(other: str, sanity: int) -> None:
    game = pair().at("rotunda", other).holds(0, "weeping_doll").discoveries_gone().quiet().act().ended()
    assert game.game.sanity[0] == sanity
    game = pair().holds(0, "weeping_doll").act().do("free:…")
    assert game.cards(0) == ["doll"]
    assert game.game.stress[0] == 2


def test_s3_d15_the_chassepot_reaches_two_spaces_with_a_free_reroll() -> None:
    game = Play("huikong", "mike", scenario=SCENARIO).holds(0, "chassepot").at("rotunda", "quarry_bath")
    game.enemies("cultist", "entrance_shaft").act().do(f"attack:{CULTIST}#1")
    assert (len(game.game.dice), game.game.free) == (3, 1)
    game = Play("huikong", "mike", scenario=SCENARIO).holds(0, "chassepot").at("rotunda", "quarry_bath")
    game.enemies("cultist", "rotunda").act().do(f"attack:{CULTIST}#1")
    assert game.game.free == 0
