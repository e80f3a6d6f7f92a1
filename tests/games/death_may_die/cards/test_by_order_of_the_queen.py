"""Scenario 4, By Order of the Queen: Kegs, Pillars and the Queen, its Mythos and Discovery cards."""

import pytest

from tests.games.death_may_die.cards.claiming import Claim, check_claim, check_companion, check_forced
from tests.games.death_may_die.play import Play

SCENARIO = "by_order_of_the_queen"
CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3


def pair() -> Play:
    """Leon in the Feast Hall, Huikong in the Stables."""
    return Play("leon", "huikong", scenario=SCENARIO).at("feast_hall", "stables")


# --- Setup, actions, ritual -----------------------------------------------------------------------------------------


def test_setup() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).printed().act()
    assert game.tokens_in("keg", "armoury") == 5
    for space in ("thorn_chapel", "portrait_gallery", "feast_hall", "wine_cellar", "dungeon"):
        assert game.tokens_in("pillar", space) == 1
    assert game.tokens_in("queen", "queens_tower") == 1
    assert [len(game.enemies_in(space)) for space in ("great_courtyard", "armoury", "feast_hall")] == [1, 1, 1]
    assert [game.where(f"serpent_man#{number}") for number in (1, 2)] == ["queens_tower", "blood_crypt"]


def test_take_powder_one_keg_in_a_safe_space() -> None:
    game = pair().tokens("keg", "feast_hall", 2).act().do("scenario:take_powder")
    assert (game.tokens_of(0, "keg"), game.tokens_in("keg", "feast_hall")) == (1, 1)
    assert not game.offers("scenario:take_powder"), "one each"
    assert not pair().tokens("keg", "feast_hall").enemies("cultist", "feast_hall").act().offers("scenario:take_powder")
    assert not pair().act().offers("scenario:take_powder")


def test_set_the_charge_with_two_successes() -> None:
    game = pair().carries(0, "keg", 1).tokens("pillar", "feast_hall").act().will_roll("success", "success", "blank")
    game.do("scenario:set_charge", "keep")
    assert game.prompt == "adjacent"
    assert set(game.options) == {"space:servants_passage", "space:stake_balcony", "space:kitchens"}
    game.do("space:kitchens")
    assert game.game.counter == 1
    assert game.tokens_of(0, "keg") == 0
    assert game.tokens_in("pillar", "feast_hall") == 0
    assert game.fire_in("feast_hall") == 1
    assert game.space_of(0) == "kitchens"
    assert game.game.burning[0] == 0, "one is placed, and carries no Fire along"


def test_set_the_charge_that_fails_costs_stress_and_keeps_the_keg() -> None:
    game = pair().carries(0, "keg", 1).tokens("pillar", "feast_hall").act().will_roll("success", "blank", "blank")
    game.do("scenario:set_charge", "keep")
    assert game.game.stress[0] == 1
    assert game.tokens_of(0, "keg") == 1
    assert game.game.counter == 0


@pytest.mark.parametrize("trouble", ["no keg", "no pillar", "enemy"])
def test_set_the_charge_needs_keg_pillar_and_safety(trouble: str) -> None:
    game = pair()
    if trouble != "no keg":
        game.carries(0, "keg", 1)
    if trouble != "no pillar":
        game.tokens("pillar", "feast_hall")
    if trouble == "enemy":
        game.enemies("cultist", "feast_hall")
    assert not game.act().offers("scenario:set_charge")


def test_the_third_pillar_disrupts_the_ritual() -> None:
    game = pair().counter(2).carries(0, "keg", 1).tokens("pillar", "feast_hall").act()
    game.will_roll("success", "success", "blank").do("scenario:set_charge", "keep", "space:kitchens")
    assert game.game.disrupted


# --- Rules and advance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "kegs", "wounds"), [("success", 0, 2), ("blank", 1, 0), ("tentacle", 1, 0)])
def test_a_spark_sets_off_the_keg_one_carries(face: str, kegs: int, wounds: int) -> None:
    game = pair().carries(0, "keg", 1).burning(0, 1).discoveries_gone().quiet().act().will_roll(face)
    game.do("end", "keep")
    assert game.tokens_of(0, "keg") == kegs
    assert game.tokens_in("keg", "armoury") == 1 - kegs
    assert game.game.wounds[0] == wounds


def test_the_queen_wounds_who_ends_a_turn_beside_her_and_heals_serpents() -> None:
    game = pair().tokens("queen", "feast_hall").enemies("serpent_man", "queens_tower", 2)
    game.hurt("serpent_man", "queens_tower", 1).mythos_top("s4_m6").discoveries_gone().act().ended()
    assert game.game.wounds[0] == 1
    assert game.wounds_on("serpent_man#1") == 0


def test_the_queen_is_no_enemy() -> None:
    game = pair().tokens("queen", "feast_hall").wounds(1, 0).act()
    assert game.offers("rest")
    assert not game.offers("attack")


def test_a_keg_of_the_dead_returns_to_the_armoury() -> None:
    game = pair().wounds(4, 0).stress(4, 0).stage(2, "stables").carries(0, "keg", 1).enemies("cultist", "feast_hall")
    game.attacked("success")
    assert game.tokens_in("keg", "armoury") == 1


def test_on_an_advance_the_queen_comes_and_a_serpent_with_her() -> None:
    game = pair().tokens("queen", "great_courtyard").mythos_pile("s4_m1", "s4_m5").mythos_top("s4_m6")
    game.discoveries_gone().act().do("end").until(lambda: game.game.active == 1)
    assert game.tokens_in("queen", "stables") == 1
    assert game.where("serpent_man#1") == "stables"


# --- Mythos ---------------------------------------------------------------------------------------------------------


def test_s4_m1_the_queen_two_spaces_toward_the_nearest() -> None:
    game = pair().tokens("queen", "queens_tower").draws("s4_m1")
    assert game.tokens_in("queen", "hall_of_spears") == 1
    assert game.where("serpent_man#1") == "queens_tower"


@pytest.mark.parametrize(("stress", "after", "wounds"), [((0, 0), [1, 0], [1, 0]), ((4, 0), [4, 0], [2, 0])])
def test_s4_m2_blood_draws_stress_from_the_wounded(
    stress: tuple[int, int], after: list[int], wounds: list[int]
) -> None:
    game = pair().wounds(1, 0).stress(*stress).draws("s4_m2")
    assert (game.game.stress, game.game.wounds) == (after, wounds)
    assert game.where(f"{CULTIST}#1") == "stake_balcony"


def test_s4_m3_serpents_two_spaces_nearer() -> None:
    game = pair().enemies("serpent_man", "great_courtyard").draws("s4_m3")
    assert game.where("serpent_man#1") == "feast_hall"
    assert game.where("serpent_man#2") == "blood_crypt"


def test_s4_m4_thirst_wounds_others_take_stress() -> None:
    game = pair().holds(0, "thirst").draws("s4_m4")
    assert game.game.wounds[0] == 1
    assert pair().draws("s4_m4").game.stress[0] == 2
    assert pair().stress(3, 0).draws("s4_m4").game.stress[0] == 4


def test_s4_m5_sparks_near_powder() -> None:
    game = pair().carries(0, "keg", 1).mythos_top("s4_m5").discoveries_gone().act().will_roll("blank")
    game.do("end", "option:0")
    assert game.events("fire_caught")[0].args["count"] == 1
    assert pair().carries(0, "keg", 1).draws("s4_m5").do("option:1").game.stress[0] == 2
    game = pair().draws("s4_m5")
    assert game.fire_in("feast_hall") == 1
    assert game.where(f"{CULTIST}#1") == "queens_tower"


def test_s4_m5_without_room_for_stress_it_is_fire() -> None:
    game = pair().carries(0, "keg", 1).stress(3, 0).mythos_top("s4_m5").discoveries_gone().act().will_roll("blank")
    assert game.do("end").events("fire_caught")


@pytest.mark.parametrize(("stress", "after", "wounds"), [(0, 1, 0), (4, 4, 1)])
def test_s4_m6_dread(stress: int, after: int, wounds: int) -> None:
    game = pair().stress(stress, 0).draws("s4_m6")
    assert (game.game.stress[0], game.game.wounds[0]) == (after, wounds)
    assert game.where(f"{CULTIST}#1") == "blood_crypt"


def test_s4_m7_the_stairs_fall_then_stress() -> None:
    game = pair().draws("s4_m7")
    game.until(lambda: bool(game.events("symbols")))
    assert game.game.links == ()
    assert pair().link("stairs").draws("s4_m7").game.stress[0] == 2


def test_s4_m8_a_serpent_at_the_nearest_pillar_and_two_cultists() -> None:
    game = (
        pair().tokens("pillar", "wine_cellar").tokens("pillar", "thorn_chapel").enemies("cultist", "servants_passage")
    )
    game.enemies("cultist", "wine_cellar").enemies("cultist", "gatehouse").draws("s4_m8")
    assert game.where("serpent_man#1") == "wine_cellar"
    assert [game.where(f"{CULTIST}#{number}") for number in (1, 2, 3)] == ["feast_hall", "kitchens", "gatehouse"]


def test_s4_m8_without_pillars_it_comes_to_you() -> None:
    assert pair().draws("s4_m8").events("summoned")[0].args["space"].thing == "space:feast_hall"


# --- Discovery ------------------------------------------------------------------------------------------------------

CLAIMS = (
    Claim("s4_d01", "option:0", 1, 0, "stake"),
    Claim("s4_d01", "option:1", 0, 0, ""),
    Claim("s4_d02", "option:0", 1, 0, "garlic"),
    Claim("s4_d03", "option:0", 2, 0, "scout"),
    Claim("s4_d04", "option:0", 2, 0, "cup_refused"),
    Claim("s4_d04", "option:1", 1, 0, "thirst"),
    Claim("s4_d05", "option:0", 2, 0, "silver_sabre"),
    Claim("s4_d06", "option:0", 2, 0, "signet"),
    Claim("s4_d06", "option:1", 0, 0, "thrall"),
    Claim("s4_d07", "option:0", 1, 0, "powder_horn"),
    Claim("s4_d08", "", 0, 0, "chalice"),
    Claim("s4_d09", "option:0", 2, 0, "boyar"),
    Claim("s4_d10", "option:0", 1, 0, "bat_cloak"),
    Claim("s4_d11", "option:0", 1, 0, "mirror"),
    Claim("s4_d12", "option:0", 0, 0, "armour"),
    Claim("s4_d12", "option:1", 0, 0, ""),
    Claim("s4_d14", "option:0", 1, 0, "servant"),
    Claim("s4_d15", "option:0", 2, 0, "crossbow"),
    Claim("s4_d15", "option:1", 0, 0, ""),
)
"""Thirst has already cost a stress when the turn ended; the armour heals the wound it costs."""


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.card}-{claim.side or 'discarded'}")
def test_claims(claim: Claim) -> None:
    check_claim(SCENARIO, claim)


def test_who_cannot_pay_becomes_a_thrall() -> None:
    check_forced(SCENARIO, Claim("s4_d06", "", 0, 0, "thrall"), 3)


@pytest.mark.parametrize(
    ("side", "skill", "health"), [("scout", "marksman", 2), ("boyar", "brawling", 2), ("servant", "stealth", 1)]
)
def test_companions(side: str, skill: str, health: int) -> None:
    check_companion(SCENARIO, side, skill, health)


@pytest.mark.parametrize(("enemy", "dice"), [("serpent_man", 4), ("cultist", 3)])
def test_s4_d01_the_stake_a_die_against_monsters(enemy: str, dice: int) -> None:
    game = pair().holds(0, "stake").enemies(enemy, "feast_hall").act().do("attack:…")
    assert len(game.game.dice) == dice


def test_s4_d02_garlic_takes_a_bonus_die_from_monsters_here() -> None:
    game = Play("leon", "huikong", scenario=SCENARIO).at("feast_hall", "stables").holds(0, "garlic").slots("unk_yugg")
    game.enemies("yugg", "feast_hall").enemies("serpent_man", "feast_hall").act()
    dice = {one["enemy"]: one["bonus"] for one in game.board["enemies"]}
    assert dice == {"yugg": 1, "serpent_man": 0}


def test_s4_d04_the_cup_refused_a_rest_heals_one_more() -> None:
    game = pair().holds(0, "cup_refused").stress(4, 0).act().do("rest")
    assert game.game.stress[0] == 0


def test_s4_d04_thirst_wants_a_kill_every_turn() -> None:
    game = pair().holds(0, "thirst").wounds(2, 0).enemies("cultist", "feast_hall").hurt("cultist", "feast_hall", 1)
    game.discoveries_gone().mythos_top("s4_m3").act().will_roll("success", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "keep")
    assert game.game.wounds[0] == 1
    game.ended()
    assert game.game.stress[0] == 0
    game = pair().holds(0, "thirst").act().do("special:…")
    assert game.game.stress[0] == 2
    assert game.cards(0) == []


def test_s4_d05_the_silver_sabre() -> None:
    game = pair().holds(0, "silver_sabre").enemies("serpent_man", "feast_hall").act().will_roll(*BLANKS)
    game.do("attack:serpent_man#1", "boost:…")
    assert game.game.free == 1
    game.do("keep")
    assert game.wounds_on("serpent_man#1") == 1
    game = pair().holds(0, "silver_sabre").enemies("cultist", "feast_hall").act().do(f"attack:{CULTIST}#1")
    assert game.prompt == "keep", "no more wounds against Cultists"


def test_s4_d06_the_signet_sends_the_queen_away() -> None:
    game = pair().holds(0, "signet").tokens("queen", "feast_hall").act().do("free:…")
    far = ("gatehouse", "stables", "hall_of_spears", "bone_stair", "dungeon")
    assert set(game.options) == {f"space:{space}" for space in far}, "all that are three spaces away"
    game.do("space:…")
    assert game.tokens_in("queen", "feast_hall") == 0
    assert not game.offers("free")
    assert not pair().holds(0, "signet").act().offers("free"), "there is no Queen"


def test_s4_d06_the_thrall_calls_her() -> None:
    game = pair().holds(0, "thrall").tokens("queen", "great_courtyard").discoveries_gone().quiet().act().ended()
    assert game.tokens_in("queen", "servants_passage") == 1
    game = pair().holds(0, "thrall").act().do("special:…")
    assert game.game.wounds[0] == 1
    assert game.cards(0) == []


def test_s4_d07_the_powder_horn_a_die_on_scenario_actions() -> None:
    game = pair().holds(0, "powder_horn").carries(0, "keg", 1).tokens("pillar", "feast_hall").act()
    assert len(game.do("scenario:set_charge").game.dice) == 4


def test_s4_d08_the_chalice_three_wounds_for_a_sanity() -> None:
    game = pair().holds(0, "chalice").wounds(4, 0).act().do("use:…")
    assert (game.game.wounds[0], game.game.sanity[0]) == (1, 1)
    assert game.cards(0) == []
    assert not pair().holds(0, "chalice").stress(3, 0).act().offers("use")


def test_s4_d09_the_boyar_strikes_the_thirsty() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "thirst").finds("s4_d09")
    assert game.game.wounds[0] == 1
    assert game.cards(0) == ["thirst"]


def test_s4_d10_the_bat_cloak_two_sneaks() -> None:
    game = pair().holds(0, "bat_cloak").enemies("cultist", "feast_hall", 3).act()
    game.do("run", f"sneak:{CULTIST}#1", f"sneak:{CULTIST}#2")
    assert not game.offers("sneak")


def test_s4_d11_the_mirror_shows_two_cards_for_a_stress() -> None:
    game = pair().holds(0, "mirror").mythos_top("s4_m1", "s4_m2").act().do("free:…", "bottom:0", "top:1")
    assert (game.game.mythos[0], game.game.mythos[-1]) == (0, 1)
    assert game.game.stress[0] == 1
    assert not game.offers("free")


def test_s4_d12_the_armour_one_wound_less_once_a_turn_and_shorter_runs() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).holds(0, "armour").act()
    assert not game.offers("run:thorn_chapel"), "three spaces away"
    game = pair().holds(0, "armour").stress(4, 0).draws("s4_m6").do("reduce:…")
    assert game.game.wounds[0] == 0


def test_s4_d13_a_wound_that_soothes_or_fire() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).stress(4, 0).finds("s4_d13", "option:0")
    assert (game.game.wounds[0], game.game.stress[0]) == (1, 1)
    game = Play("huikong", "leon", scenario=SCENARIO).finds("s4_d13", "option:1")
    assert game.fire_in("gatehouse") == 1


def test_s4_d14_the_servant_betrays_beside_the_queen() -> None:
    game = pair().holds(0, "servant").tokens("queen", "feast_hall").discoveries_gone().quiet().act().do("end")
    assert game.prompt == "end_order"
    game.do("effect:d13.1").until(lambda: game.game.active == 1)
    assert game.cards(0) == ["betrayer"]
    assert game.game.wounds[0] == 1
    game = pair().holds(0, "betrayer").enemies("serpent_man", "kitchens").discoveries_gone().mythos_top("s4_m6").act()
    assert game.ended().where("serpent_man#1") == "feast_hall"
    game = pair().holds(0, "betrayer").act().do("special:…")
    assert game.game.stress[0] == 2
    assert game.cards(0) == []


def test_s4_d14_the_servant_may_die_for_her_master_first() -> None:
    game = pair().holds(0, "servant").tokens("queen", "feast_hall").discoveries_gone().quiet().act()
    game.do("end", "effect:s4_queen.0", "companion:13")
    assert game.cards(0) == []
    assert game.game.wounds[0] == 0


def test_s4_d15_the_crossbow() -> None:
    game = Play("huikong", "mike", scenario=SCENARIO).holds(0, "crossbow").at("feast_hall", "stables")
    game.enemies("cultist", "kitchens").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 4
