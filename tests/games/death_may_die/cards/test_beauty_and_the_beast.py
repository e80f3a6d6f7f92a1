"""Scenario 6, Die Schöne und das Biest: the Beast, Cultists to feed it, Roses; its Mythos and Discovery cards."""

import pytest

from tests.games.death_may_die.cards.claiming import Claim, check_claim, check_companion, check_forced
from tests.games.death_may_die.play import Play

SCENARIO = "beauty_and_the_beast"
CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3


def pair() -> Play:
    """Leon in the Kitchen, Huikong in the Ballroom."""
    return Play("leon", "huikong", scenario=SCENARIO).at("kitchen", "ballroom")


def in_the_pit() -> Play:
    return pair().at("pit", "ballroom")


# --- Setup, actions, ritual -----------------------------------------------------------------------------------------


def test_setup() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).printed().act()
    assert game.tokens_in("beast", "pit") == 1
    for space in ("rose_garden", "orangery", "beautys_chamber", "bramble_crypt"):
        assert game.tokens_in("rose", space) == 1
    for space in ("ballroom", "kitchen", "great_stair", "orangery"):
        assert len(game.enemies_in(space)) == 1
    assert game.where("gug#1") == "west_wing"


def test_lure_the_nearest_cultist_a_space_for_each_success() -> None:
    game = pair().enemies("cultist", "ruined_avenue").enemies("cultist", "orangery").act()
    game.will_roll("success", "success", "success").do("scenario:lure", "keep")
    assert game.where(f"{CULTIST}#1") == "kitchen"
    assert game.where(f"{CULTIST}#2") == "orangery", "who has arrived is nearest, and the third success is lost"


def test_lure_nobody_is_lured_where_a_cultist_is_already() -> None:
    assert not pair().enemies("cultist", "kitchen").act().offers("scenario:lure")
    assert pair().enemies("gug", "kitchen").act().offers("scenario:lure")


@pytest.mark.parametrize(("hits", "cultists", "fed"), [(0, 2, 0), (1, 2, 1), (3, 2, 2)])
def test_feed_the_beast_a_cultist_for_each_success(hits: int, cultists: int, fed: int) -> None:
    game = in_the_pit().enemies("cultist", "pit", cultists).act()
    game.will_roll(*["success"] * hits, *["blank"] * (3 - hits)).do("scenario:feed_beast", "keep")
    assert game.game.counter == fed
    assert len(game.enemies_in("pit")) == cultists - fed
    assert game.events("killed_enemy") == []
    assert len(game.events("enemy_removed")) == fed


def test_feed_the_beast_only_in_the_pit_with_a_cultist() -> None:
    assert not in_the_pit().act().offers("scenario:feed_beast")
    assert not pair().enemies("cultist", "kitchen").act().offers("scenario:feed_beast")


def test_the_sixth_frees_the_beast() -> None:
    game = in_the_pit().counter(5).enemies("cultist", "pit", 2).enemies("cultist", "cistern").enemies("gug", "pit")
    game.stress(4, 3).act().will_roll("success", "blank", "blank").do("scenario:feed_beast")
    assert game.game.disrupted
    assert game.enemies_in("pit") == ["gug#1"]
    assert game.wounds_on("gug#1") == 3
    assert game.enemies_in("cistern") == []
    assert game.game.stress == [1, 0]


# --- Rules and advance ----------------------------------------------------------------------------------------------


def test_hunger_alone_with_the_beast_a_rose_or_stress() -> None:
    game = in_the_pit().carries(0, "rose", 1).discoveries_gone().quiet().act().do("end")
    assert game.prompt == "choose"
    game.do("option:0")
    assert (game.tokens_of(0, "rose"), game.game.stress[0]) == (0, 0)
    assert in_the_pit().discoveries_gone().quiet().act().ended().game.stress[0] == 1
    game = in_the_pit().enemies("cultist", "pit").attacked("blank").do("keep")
    assert game.game.stress[0] == 0, "it has somebody else to look at"


def test_roses_are_taken_for_nothing_and_heal_two() -> None:
    game = pair().tokens("rose", "kitchen").stress(3, 0).act().do("free:s6_rose.0")
    assert game.tokens_of(0, "rose") == 1
    assert game.game.actions == 3
    game.do("use:s6_rose.1")
    assert (game.tokens_of(0, "rose"), game.game.stress[0]) == (0, 1)
    assert not pair().tokens("rose", "kitchen").enemies("cultist", "kitchen").act().offers("free")


def test_the_dead_leave_their_roses() -> None:
    game = pair().wounds(4, 0).stress(4, 0).stage(2, "ballroom").carries(0, "rose", 2).enemies("cultist", "kitchen")
    game.attacked("success").until(lambda: game.game.dead[0])
    assert game.tokens_in("rose", "kitchen") == 2


def test_on_an_advance_cultists_near_and_far_and_fear_in_the_pit() -> None:
    game = pair().at("kitchen", "pit").mythos_pile("s6_m1", "s6_m2").discoveries_gone().quiet().act().do("end")
    game.until(lambda: game.game.active == 1)
    assert game.game.stress == [0, 1]
    assert game.where(f"{CULTIST}#1") == "bramble_crypt"
    assert game.where(f"{CULTIST}#2") == "hunting_lodge"


# --- Mythos ---------------------------------------------------------------------------------------------------------


def test_s6_m1_fear_near_the_pit_and_two_cultists() -> None:
    game = pair().at("entrance_hall", "cistern").enemies("cultist", "ballroom").enemies("cultist", "great_stair")
    game.draws("s6_m1")
    assert game.game.stress == [0, 1]
    assert game.where(f"{CULTIST}#1") == "entrance_hall"
    game.until(lambda: bool(game.events("symbols")))
    assert game.where(f"{CULTIST}#2") in ("cistern", "orangery")
    assert game.where(f"{CULTIST}#3") == "bramble_crypt"


def test_s6_m2_cultists_two_spaces() -> None:
    game = pair().enemies("cultist", "ballroom").draws("s6_m2")
    assert game.where(f"{CULTIST}#1") == "kitchen"
    assert game.where(f"{CULTIST}#2") == "west_wing"


def test_s6_m3_gugs_two_spaces() -> None:
    game = pair().enemies("gug", "ballroom").draws("s6_m3")
    assert game.events("enemy_moved")[0].args["space"].thing == "space:kitchen"
    assert game.where("gug#2") == "bramble_crypt"


def test_s6_m4_a_rose_or_two_stress() -> None:
    game = pair().carries(0, "rose", 1).draws("s6_m4").do("option:0")
    assert (game.tokens_of(0, "rose"), game.game.stress[0]) == (0, 0)
    game = pair().stress(3, 0).draws("s6_m4")
    assert (game.game.stress[0], game.game.wounds[0]) == (4, 1)


def test_s6_m5_places_are_swapped_with_the_nearest() -> None:
    game = Play("leon", "huikong", "mike", scenario=SCENARIO).at("kitchen", "ballroom", "orangery")
    game.enemies("cultist", "kitchen").fire("kitchen", 1).draws("s6_m5")
    assert [game.space_of(seat) for seat in (0, 1, 2)] == ["ballroom", "kitchen", "orangery"]
    assert game.where(f"{CULTIST}#1") == "kitchen"
    assert game.game.stress == [1, 0, 0]
    assert game.game.burning == [0, 0, 0]


def test_s6_m5_equally_near_ones_are_asked_about() -> None:
    game = Play("leon", "huikong", "mike", scenario=SCENARIO).at("kitchen", "ballroom", "rose_garden").draws("s6_m5")
    assert game.options == ["who:1", "who:2"]


def test_s6_m6_a_wound_or_two_stress() -> None:
    assert pair().draws("s6_m6").do("option:0").game.wounds[0] == 1
    game = pair().draws("s6_m6").do("option:1")
    assert game.game.stress[0] == 2
    assert game.where(f"{CULTIST}#1") == "hunting_lodge"


def test_s6_m7_a_gug_and_another_card() -> None:
    game = pair().enemies("gug", "entrance_hall").draws("s6_m7", "s6_m5")
    assert game.pile == ["s6_m7", "s6_m5"]
    assert game.events("enemy_moved")[0].args["space"].thing == "space:kitchen"


def test_s6_m8_a_card_or_a_wound() -> None:
    game = pair().holds(0, "locket").draws("s6_m8").do("option:0")
    assert game.cards(0) == []
    game = pair().draws("s6_m8")
    assert game.game.wounds[0] == 1
    assert game.where("gug#1") == "hunting_lodge"


# --- Discovery ------------------------------------------------------------------------------------------------------

CLAIMS = (
    Claim("s6_d01", "option:0", 1, 0, "enchanted_rose"),
    Claim("s6_d01", "option:1", 0, 0, "thorned_heart"),
    Claim("s6_d02", "option:0", 1, 0, "candle_bearer"),
    Claim("s6_d02", "option:1", 0, 0, ""),
    Claim("s6_d03", "option:0", 2, 0, "huntsman"),
    Claim("s6_d04", "option:0", 1, 0, "far_mirror"),
    Claim("s6_d05", "option:0", 1, 0, "wolf_pelt"),
    Claim("s6_d06", "option:0", 1, 0, "dinner_bell"),
    Claim("s6_d07", "option:0", 1, 0, "silver_dagger"),
    Claim("s6_d08", "option:0", 2, 0, "golden_gown"),
    Claim("s6_d09", "option:0", 1, 0, "locket"),
    Claim("s6_d10", "option:0", 1, 0, "sister"),
    Claim("s6_d11", "option:0", 2, 0, "boar"),
    Claim("s6_d13", "option:0", 0, 1, "claw"),
    Claim("s6_d13", "option:1", 0, 0, "prey"),
    Claim("s6_d14", "option:1", 1, 0, ""),
    Claim("s6_d15", "option:0", 2, 0, "blunderbuss"),
    Claim("s6_d15", "option:1", 0, 0, ""),
)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.card}-{claim.side or 'discarded'}")
def test_claims(claim: Claim) -> None:
    check_claim(SCENARIO, claim)


def test_who_cannot_pay_gets_a_thorned_heart() -> None:
    check_forced(SCENARIO, Claim("s6_d01", "", 0, 0, "thorned_heart"), 4)


@pytest.mark.parametrize(
    ("side", "skill", "health"),
    [("candle_bearer", "arcane_mastery", 1), ("huntsman", "marksman", 2), ("sister", "toughness", 2)],
)
def test_companions(side: str, skill: str, health: int) -> None:
    check_companion(SCENARIO, side, skill, health)


def test_s6_d01_the_enchanted_rose_a_wound_and_a_sanity_less_in_one_attack_a_turn() -> None:
    game = pair().holds(0, "enchanted_rose").stress(4, 0).enemies("cultist", "kitchen", 2).attacked("success_tentacle")
    game.do("reduce:…")
    assert game.prompt == "reduce_sanity"
    game.will_roll("success_tentacle").do("reduce:…")
    assert (game.game.wounds[0], game.game.sanity[0]) == (1, 1), "against the second Cultist it is used up"


def test_s6_d01_the_thorned_heart_hurts_who_rests() -> None:
    game = pair().holds(0, "thorned_heart").stress(3, 0).act().do("rest")
    assert (game.game.stress[0], game.game.wounds[0]) == (0, 1)
    assert not pair().holds(0, "thorned_heart").act().offers("rest"), "nobody Rests only to be hurt"
    game = pair().holds(0, "thorned_heart").act().do("special:…")
    assert game.game.stress[0] == 2
    assert game.cards(0) == []


def test_s6_d04_the_far_mirror_shows_two_cards_for_a_stress() -> None:
    game = pair().holds(0, "far_mirror").mythos_top("s6_m1", "s6_m2").act().do("free:…", "top:1", "top:0")
    assert game.game.mythos[-2:] == (1, 0)
    assert game.game.stress[0] == 1


def test_s6_d05_the_wolf_pelt_a_sneak_and_a_longer_run() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).holds(0, "wolf_pelt").enemies("cultist", "rose_garden", 2).act()
    assert game.offers("run:pit"), "four spaces away"
    game.do("run", "sneak:…")
    assert not game.offers("sneak")


def test_s6_d06_the_dinner_bell_calls_the_nearest_cultist_once_a_turn() -> None:
    game = pair().holds(0, "dinner_bell").enemies("cultist", "ballroom").act().do("free:…")
    assert game.where(f"{CULTIST}#1") == "kitchen"
    assert not game.offers("free")
    assert not pair().holds(0, "dinner_bell").act().offers("free")


def test_s6_d07_the_silver_dagger_one_more_wound_once_a_turn() -> None:
    game = pair().holds(0, "silver_dagger").enemies("gug", "kitchen").act().will_roll(*BLANKS)
    game.do("attack:gug#1", "boost:…", "keep")
    assert game.wounds_on("gug#1") == 1


def test_s6_d08_the_golden_gown_a_free_reroll_when_attacked() -> None:
    assert pair().holds(0, "golden_gown").enemies("cultist", "kitchen").attacked("success").game.free == 1


def test_s6_d09_the_locket_saves_a_sanity_once_a_turn() -> None:
    game = pair().holds(0, "locket").enemies("cultist", "kitchen").attacked("tentacle").do("keep", "reduce:…")
    assert game.game.sanity[0] == 0


def test_s6_d10_the_sister_turns_for_a_rose_and_back_for_one() -> None:
    game = pair().holds(0, "sister").carries(0, "rose", 1).discoveries_gone().quiet().act().ended()
    assert game.cards(0) == ["sister_envy"]
    game = pair().at("kitchen", "kitchen").holds(0, "sister_envy").begin()
    assert game.game.stress[0] == 1
    assert pair().holds(0, "sister_envy").begin().game.stress[0] == 0
    game = pair().holds(0, "sister_envy").carries(0, "rose", 1).act().do("special:…")
    assert game.cards(0) == ["sister"]
    assert game.tokens_of(0, "rose") == 0
    assert not pair().holds(0, "sister_envy").act().offers("special")


def test_s6_d11_the_boar_feeds_the_beast() -> None:
    game = in_the_pit().holds(0, "boar").act().do("special:…")
    assert game.game.counter == 1
    assert game.cards(0) == []
    assert not pair().holds(0, "boar").act().offers("special")


def test_s6_d12_a_song_heals_unless_the_heart_is_thorned() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).stress(4, 0).finds("s6_d12", "option:0")
    assert game.game.stress[0] == 1
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "thorned_heart").stress(4, 0).finds("s6_d12")
    assert game.game.stress[0] == 3


def test_s6_d13_the_claw_a_die_and_a_stress_for_each_kill() -> None:
    game = pair().holds(0, "claw").stress(2, 0).enemies("cultist", "kitchen").hurt("cultist", "kitchen", 1).act()
    game.will_roll("success", *BLANKS).do(f"attack:{CULTIST}#1", "keep")
    assert game.game.stress[0] == 1


def test_s6_d13_prey_monsters_come_a_space_farther_but_no_cultists() -> None:
    game = pair().holds(0, "prey").at("kitchen", "library").enemies("gug", "ruined_avenue").draws("s6_m7", "s6_m5")
    assert game.events("enemy_moved")[0].args["space"].thing == "space:kitchen"
    game = pair().holds(0, "prey").enemies("cultist", "ballroom").draws("tsa_m5")
    assert game.where(f"{CULTIST}#1") == "entrance_hall"
    game = pair().holds(0, "prey").act().do("special:…")
    assert game.game.wounds[0] == 1
    assert game.cards(0) == []


def test_s6_d14_a_dance_in_the_ballroom() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).stress(3, 0).finds("s6_d14", "option:0")
    assert game.space_of(0) == "ballroom"
    assert game.game.stress[0] == 1


def test_s6_d15_the_blunderbuss_two_targets_within_one_space() -> None:
    game = Play("huikong", "mike", scenario=SCENARIO).holds(0, "blunderbuss").at("kitchen", "ballroom")
    game.enemies("cultist", "cistern", 3).act().will_roll("success", "success", "blank")
    game.do(f"attack:{CULTIST}#1", "target:…", "keep", f"wound:{CULTIST}#2")
    assert [game.wounds_on(f"{CULTIST}#{number}") for number in (1, 2, 3)] == [1, 1, 0]
