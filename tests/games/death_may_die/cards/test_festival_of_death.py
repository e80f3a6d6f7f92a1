"""Scenario 5, Festival of Death: booths, prizes and Townsfolk, its Mythos and Discovery cards."""

import pytest

from tests.games.death_may_die.cards.claiming import Claim, check_claim, check_companion, check_forced
from tests.games.death_may_die.play import Play

SCENARIO = "festival_of_death"
CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3


def pair() -> Play:
    """Leon on the Carousel, Huikong in the Big Top."""
    return Play("leon", "huikong", scenario=SCENARIO).at("carousel", "big_top")


# --- Setup, actions, ritual -----------------------------------------------------------------------------------------


def test_setup() -> None:
    game = Play("mike", "peters", scenario=SCENARIO).printed().act()
    for space in ("fortune_teller", "shooting_gallery", "high_striker", "hall_of_mirrors"):
        assert game.tokens_in("booth", space) == 1
    people = ("carousel", "candy_stalls", "ring_of_fire", "ferris_wheel", "puppet_theatre")
    assert [game.tokens_in("townsfolk", space) for space in people] == [2, 2, 2, 1, 1]
    assert game.tokens_left("prize") == 8
    assert game.fire_in("ring_of_fire") == 1
    assert [len(game.enemies_in(space)) for space in ("high_striker", "fortune_teller", "big_top")] == [1, 1, 2]
    assert game.where("gyaa_yothn#1") == "beast_cages"


def at_booth() -> Play:
    """Leon at a booth."""
    return pair().tokens("booth", "carousel")


@pytest.mark.parametrize(("hits", "prizes"), [(2, 1), (3, 1), (1, 0)])
def test_play_the_game_for_a_stress_two_successes_win(hits: int, prizes: int) -> None:
    game = at_booth().act().will_roll(*["success"] * hits, *["blank"] * (3 - hits))
    game.do("scenario:play_game", "keep")
    assert game.game.counter == prizes
    assert game.tokens_in("prize", "carousel") == prizes
    assert game.game.stress[0] == 1


def test_play_the_game_every_sign_heals_a_stress() -> None:
    game = at_booth().stress(2, 0).act().will_roll("sign", "sign", "success").do("scenario:play_game", "keep")
    assert game.game.stress[0] == 1
    assert game.game.counter == 0


def test_play_the_game_whoever_can_count_signs_chooses() -> None:
    game = Play("julien", "mike", scenario=SCENARIO).at("carousel", "big_top").tokens("booth", "carousel").stress(2, 0)
    game.levels(0, "arcane_mastery", 2).act().will_roll("sign", "sign", "success").do("scenario:play_game", "keep")
    assert game.prompt == "signs"
    game.do("count:1")
    assert game.game.counter == 1
    assert game.game.stress[0] == 2, "one more for the game, one less for the sign that is left"


@pytest.mark.parametrize("trouble", ["no booth", "townsfolk", "prizes", "enemy", "stress"])
def test_play_the_game_needs_a_free_booth_safety_and_room_for_stress(trouble: str) -> None:
    game = pair()
    if trouble != "no booth":
        game.tokens("booth", "carousel")
    if trouble == "townsfolk":
        game.tokens("townsfolk", "carousel")
    if trouble == "prizes":
        game.tokens("prize", "carousel", 2).counter(2)
    if trouble == "enemy":
        game.enemies("cultist", "carousel")
    if trouble == "stress":
        game.stress(4, 0)
    assert not game.act().offers("scenario:play_game")


def test_play_the_game_a_booth_can_be_won_twice() -> None:
    game = at_booth().tokens("prize", "carousel").counter(1).act().will_roll("success", "success", "blank")
    game.do("scenario:play_game", "keep")
    assert game.tokens_in("prize", "carousel") == 2
    assert not game.offers("scenario:play_game")


def test_the_seventh_prize_disrupts_the_ritual() -> None:
    game = at_booth().counter(6).act().will_roll("success", "success", "blank").do("scenario:play_game", "keep")
    assert game.game.disrupted


def test_usher_the_crowd_two_groups_three_spaces_toward_the_start() -> None:
    game = pair().at("hall_of_mirrors", "big_top").tokens("townsfolk", "hall_of_mirrors", 3).act()
    game.do("scenario:usher_crowd")
    assert game.tokens_in("townsfolk", "midway") == 2
    assert game.tokens_in("townsfolk", "hall_of_mirrors") == 1
    assert not pair().act().offers("scenario:usher_crowd")


def test_usher_the_crowd_those_that_reach_the_start_are_saved_and_heal() -> None:
    game = pair().tokens("townsfolk", "carousel", 2).stress(3, 0).act().do("scenario:usher_crowd")
    assert game.tokens_in("townsfolk", "ticket_booth") == 0
    assert game.tokens_left("townsfolk") == 8
    assert game.game.stress[0] == 1


# --- Rules and advance ----------------------------------------------------------------------------------------------


def test_victims_on_an_advance_townsfolk_among_enemies_become_cultists() -> None:
    """One group for each space; then the others go toward the nearest booth."""
    game = (
        pair()
        .tokens("townsfolk", "ring_of_fire", 2)
        .tokens("townsfolk", "ferris_wheel")
        .tokens("booth", "high_striker")
    )
    game.enemies("cultist", "ring_of_fire").mythos_pile("s5_m1", "s5_m5").discoveries_gone().quiet().act().do("end")
    game.until(lambda: game.game.active == 1)
    assert len(game.enemies_in("ring_of_fire")) == 2
    assert game.tokens_left("townsfolk") == 6
    assert game.tokens_in("townsfolk", "shooting_gallery") == 1
    assert game.tokens_in("townsfolk", "high_striker") == 1


def test_on_an_advance_gyaa_yothn_come_a_space_nearer() -> None:
    game = pair().enemies("gyaa_yothn", "ring_of_fire").mythos_pile("s5_m1", "s5_m5").mythos_top("s5_m6")
    game.discoveries_gone().act().do("end").until(lambda: game.game.active == 1)
    assert game.where("gyaa_yothn#1") == "big_top"


# --- Mythos ---------------------------------------------------------------------------------------------------------


def test_s5_m1_townsfolk_are_drawn_to_the_nearest_booth() -> None:
    game = pair().tokens("townsfolk", "puppet_theatre").tokens("booth", "high_striker").draws("s5_m1")
    assert game.tokens_in("townsfolk", "high_striker") == 1
    assert game.where(f"{CULTIST}#1") == "beast_cages"


def test_s5_m1_each_goes_to_the_booth_that_is_nearest_to_it_not_to_you() -> None:
    # given one booth beside Leon, and another beside the Townsfolk, in the other direction
    game = pair().at("carousel", "midway").tokens("booth", "fortune_teller").tokens("booth", "shooting_gallery")
    # when
    game.tokens("townsfolk", "ring_of_fire").draws("s5_m1")
    # then
    assert [event.args["space"].thing for event in game.events("token_moved")] == ["space:shooting_gallery"]


def test_s5_m2_gyaa_yothn_three_spaces() -> None:
    game = pair().enemies("gyaa_yothn", "big_top").draws("s5_m2")
    assert game.events("enemy_moved")[0].args["space"].thing == "space:carousel"
    assert game.where("gyaa_yothn#2") == "dark_wood"


def test_s5_m3_stress_for_everybody() -> None:
    game = pair().draws("s5_m3")
    assert game.game.stress == [1, 1]
    assert game.where(f"{CULTIST}#1") == "freak_tent"


def test_s5_m4_sweet_dreams_heal_stress_and_cost_sanity() -> None:
    game = Play("leon", "huikong", "mike", scenario=SCENARIO).at("carousel", "carousel", "big_top").stress(3, 1, 3)
    game.draws("s5_m4")
    assert game.game.stress == [1, 0, 3]
    assert game.game.sanity == [1, 1, 0]


def test_s5_m5_a_cultist_at_each_gate() -> None:
    game = pair().draws("s5_m5")
    assert [len(game.enemies_in(gate)) for gate in ("dark_wood", "freak_tent", "beast_cages")] == [1, 1, 1]


def test_s5_m6_fire_among_the_nearest_townsfolk_and_here() -> None:
    game = pair().tokens("townsfolk", "midway").tokens("townsfolk", "ring_of_fire").draws("s5_m6")
    assert (game.fire_in("midway"), game.fire_in("carousel")) == (1, 1)
    assert pair().draws("s5_m6").fire_in("carousel") == 2


def test_s5_m7_into_the_hall_of_mirrors() -> None:
    game = pair().enemies("cultist", "carousel").fire("carousel", 1).draws("s5_m7")
    assert game.space_of(0) == "hall_of_mirrors"
    assert game.where(f"{CULTIST}#1") == "carousel"
    assert game.game.stress[0] == 1


def test_s5_m8_gyaa_yothn_one_space() -> None:
    game = pair().enemies("gyaa_yothn", "big_top").draws("s5_m8")
    assert game.where("gyaa_yothn#1") == "hall_of_mirrors"
    assert game.where("gyaa_yothn#2") == "beast_cages"


# --- Discovery ------------------------------------------------------------------------------------------------------

CLAIMS = (
    Claim("s5_d01", "option:0", 1, 0, "lucky_coin"),
    Claim("s5_d01", "option:1", 0, 0, ""),
    Claim("s5_d02", "option:0", 2, 0, "strongwoman"),
    Claim("s5_d03", "option:0", 1, 0, "clown_mask"),
    Claim("s5_d03", "option:1", 0, 0, "painted_smile"),
    Claim("s5_d05", "option:0", 1, 0, "loaded_dice"),
    Claim("s5_d06", "option:0", 2, 0, "knife_thrower"),
    Claim("s5_d06", "option:1", 0, 0, "pinned"),
    Claim("s5_d07", "option:0", 1, 0, "fire_flask"),
    Claim("s5_d08", "option:0", 0, 0, "cursed_prize"),
    Claim("s5_d08", "option:1", 1, 0, ""),
    Claim("s5_d09", "option:0", 2, 0, "fortune_card"),
    Claim("s5_d10", "option:0", 1, 0, "whip"),
    Claim("s5_d11", "option:0", 1, 0, "lost_child"),
    Claim("s5_d11", "option:1", 0, 0, ""),
    Claim("s5_d12", "option:0", 1, 0, "mirror_shard"),
    Claim("s5_d14", "option:0", 1, 0, "tranquiliser"),
    Claim("s5_d15", "option:0", 1, 0, "calf"),
    Claim("s5_d15", "option:1", 0, 0, ""),
)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.card}-{claim.side or 'discarded'}")
def test_claims(claim: Claim) -> None:
    check_claim(SCENARIO, claim)


@pytest.mark.parametrize(
    ("card", "side"), [("s5_d03", "painted_smile"), ("s5_d06", "pinned"), ("s5_d08", "cursed_prize")]
)
def test_who_cannot_pay(card: str, side: str) -> None:
    check_forced(SCENARIO, Claim(card, "", 0, 0, side), 4)


@pytest.mark.parametrize(
    ("side", "skill", "health"),
    [("strongwoman", "brawling", 2), ("knife_thrower", "marksman", 1), ("lost_child", "swiftness", 1)],
)
def test_companions(side: str, skill: str, health: int) -> None:
    check_companion(SCENARIO, side, skill, health)


def test_s5_d01_the_lucky_coin_one_free_reroll_a_turn() -> None:
    game = pair().holds(0, "lucky_coin").stress(4, 0).enemies("cultist", "carousel").act().will_roll(*BLANKS)
    game.do(f"attack:{CULTIST}#1", "lucky:…").will_roll("success").do("reroll_free:standard_blank")
    assert game.wounds_on(f"{CULTIST}#1") == 1
    game.will_roll(*BLANKS).do(f"attack:{CULTIST}#1")
    assert game.prompt == "action"


def test_s5_d03_the_clown_mask_and_the_painted_smile() -> None:
    game = pair().holds(0, "clown_mask").enemies("cultist", "carousel", 2).act().do("run", "sneak:…")
    assert not game.offers("sneak")
    game = pair().holds(0, "painted_smile").stress(4, 0).act().do("rest")
    assert game.game.stress[0] == 2
    game.do("special:…")
    assert game.game.sanity[0] == 1
    assert game.cards(0) == []


def test_s5_d04_candy_floss_heals_three_stress() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).finds("s5_d04")
    assert game.cards(0) == ["candy_floss"]
    game = pair().holds(0, "candy_floss").stress(4, 0).act().do("use:…")
    assert game.game.stress[0] == 1
    assert game.cards(0) == []


def test_s5_d05_loaded_dice_a_free_reroll_on_scenario_actions() -> None:
    game = at_booth().holds(0, "loaded_dice").act().do("scenario:play_game")
    assert game.game.free == 1
    game = pair().holds(0, "loaded_dice").enemies("cultist", "carousel").act().do(f"attack:{CULTIST}#1")
    assert game.game.free == 0


def test_s5_d06_pinned_running_costs_stress() -> None:
    game = pair().holds(0, "pinned").act().do("run:midway")
    assert game.game.stress[0] == 1
    game.do("special:…")
    assert game.game.stress[0] == 2
    assert game.cards(0) == []


def test_s5_d07_the_fire_flask() -> None:
    game = pair().holds(0, "fire_flask").enemies("gyaa_yothn", "midway").act().do("free:…", "space:midway")
    assert game.wounds_on("gyaa_yothn#1") == 2
    assert game.fire_in("midway") == 1


def test_s5_d08_a_cursed_prize_and_a_free_game() -> None:
    game = at_booth().discovery_top("s5_d08").quiet().act().do("end", "option:0")
    assert game.prompt == "free_action"
    assert game.options == ["scenario:play_game", "no"]
    game.will_roll("success", "success", "blank").do("scenario:play_game", "keep")
    assert game.game.counter == 1
    assert game.cards(0) == ["cursed_prize"]


def test_s5_d08_the_cursed_prize_ending_a_turn_among_enemies() -> None:
    game = pair().holds(0, "cursed_prize").enemies("cultist", "carousel").attacked("blank").do("keep")
    assert game.game.stress[0] == 1
    game = pair().holds(0, "cursed_prize").act().do("special:…")
    assert game.game.wounds[0] == 1
    assert game.cards(0) == []


def test_s5_d09_the_fortune_card_counts_a_sign() -> None:
    game = pair().holds(0, "fortune_card").enemies("cultist", "carousel").act().will_roll("sign", "sign", "blank")
    assert game.do(f"attack:{CULTIST}#1", "keep").wounds_on(f"{CULTIST}#1") == 1


def test_s5_d10_the_whip_a_die_and_a_push_once_a_turn() -> None:
    game = pair().holds(0, "whip").enemies("cultist", "carousel").enemies("gyaa_yothn", "carousel").act()
    game.will_roll(*["blank"] * 4).do(f"attack:{CULTIST}#1", "keep", "no")
    game.will_roll(*["blank"] * 4).do(f"attack:{CULTIST}#1", "keep", "yes", "enemy:gyaa_yothn#1", "space:freak_tent")
    assert game.where("gyaa_yothn#1") == "freak_tent", "whoever declined may still use it"
    game.will_roll(*["blank"] * 4).do(f"attack:{CULTIST}#1", "keep")
    assert game.prompt != "may"


def test_s5_d10_the_whip_is_not_asked_about_when_nobody_is_left() -> None:
    game = pair().holds(0, "whip").enemies("cultist", "carousel").hurt("cultist", "carousel", 1).act()
    game.will_roll("success", *BLANKS).do(f"attack:{CULTIST}#1", "keep")
    assert game.prompt == "action"


def test_s5_d11_a_lost_child_among_townsfolk_is_brought_home() -> None:
    game = Play("huikong", "leon", scenario=SCENARIO).at("midway", "big_top").tokens("townsfolk", "midway").stress(3, 0)
    game.finds("s5_d11")
    assert game.game.stress[0] == 1
    assert game.cards(0) == []


def test_s5_d11_losing_the_child_costs_a_sanity_but_trading_does_not() -> None:
    game = Play("peters", "mike", scenario=SCENARIO).at("carousel", "carousel").holds(0, "lost_child").stress(4, 0)
    game.enemies("cultist", "carousel").attacked("success").do("companion:10")
    assert game.game.sanity[0] == 1
    game = Play("peters", "mike", scenario=SCENARIO).holds(0, "lost_child").act().do("trade", "give:10:1", "enough")
    assert game.game.sanity == [0, 0]
    assert game.level(1, "swiftness") == 1


def test_s5_d12_the_mirror_shard_leads_anywhere() -> None:
    game = pair().holds(0, "mirror_shard").enemies("cultist", "carousel").act().do("free:…", "space:dark_wood")
    assert game.space_of(0) == "dark_wood"
    assert game.where(f"{CULTIST}#1") == "carousel"
    assert game.game.stress[0] == 1
    assert game.cards(0) == []
    assert not pair().holds(0, "mirror_shard").stress(4, 0).act().offers("free")


def test_s5_d13_a_free_game_or_a_breather() -> None:
    game = at_booth().stress(3, 0).discovery_top("s5_d13").quiet().act().do("end", "option:0")
    assert game.game.stress[0] == 2
    assert game.prompt == "free_action"
    game.do("no")
    game = Play("huikong", "leon", scenario=SCENARIO).wounds(2, 0).finds("s5_d13", "option:1")
    assert game.game.wounds[0] == 0


def test_s5_d14_the_tranquiliser_four_wounds_to_a_monster_within_one() -> None:
    game = pair().holds(0, "tranquiliser").enemies("gyaa_yothn", "midway").enemies("cultist", "carousel").act()
    game.do("free:…")
    assert game.where("gyaa_yothn#1") == ""
    assert game.cards(0) == []
    game = pair().holds(0, "tranquiliser").enemies("cultist", "carousel").enemies("gyaa_yothn", "big_top").act()
    assert not game.offers("free")


def test_s5_d15_the_calf_foretells_until_it_lies() -> None:
    game = pair().holds(0, "calf").mythos_top("s5_m1").act().do("free:…", "bottom:…")
    assert game.game.mythos[0] == 0
    game = pair().holds(0, "calf").stress(4, 0).discoveries_gone().quiet().act().ended()
    assert game.cards(0) == ["lying_head"]
    game = Play("huikong", "leon", scenario=SCENARIO).holds(0, "lying_head").finds("s5_d04")
    assert game.game.stress[0] == 1
    game = pair().holds(0, "lying_head").act().do("special:…")
    assert game.cards(0) == ["calf"]
    assert game.game.stress[0] == 1


def test_s5_d15_a_wounded_calf_turns_without_its_wounds() -> None:
    """It carries a wound of the very end of the turn, and turns all the same."""
    game = pair().holds(0, "calf", "cursed_prize").companion(0, "calf", 1).stress(4, 0).enemies("cultist", "carousel")
    game.attacked("blank").until(lambda: game.game.active == 1)
    assert game.cards(0) == ["lying_head", "cursed_prize"]
    assert [held.wounds for held in game.game.held[0]] == [0, 0]
