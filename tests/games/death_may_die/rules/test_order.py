"""What happens at the same moment, and who decides its order (DMD-150)."""

import pytest

from miskatonic import text
from miskatonic.games.death_may_die import GAME
from tests.games.death_may_die.play import Play

SERVANT = "cultist_of_azathoth"


def said(game: Play) -> list[str]:
    """The options as they are read."""
    return [text.say(GAME.package, "en", f"option-{one.verb}", one.args) for one in game._option_list()]


def surgeon() -> Play:
    """Given Peters in the light of the Cosmos, with a servant who dies of one wound and takes a sanity along."""
    game = Play("peters", "ruth", elder_one="azathoth").at("nave", "gaol").tokens("cosmos", "nave")
    return game.enemies("cultist", "nave").hurt("cultist", "nave", 1).insanities("bloodletting", "frenzy")


def doll() -> Play:
    """Given Ruth with all the stress she can take, and the doll that comforts the wounded; a Gyaa-Yothn."""
    game = Play("ruth", "mike", scenario="deliver_us_from_evil").slots("unk_gyaa_yothn").at("rotunda", "quarry_bath")
    return game.holds(0, "doll").stress(4, 0).enemies("gyaa_yothn", "rotunda")


def at_the_end(*cards: str, stress: int) -> Play:
    """Given Ruth at the end of her turn, with these cards."""
    return Play("ruth", "mike").at("nave", "gaol").holds(0, *cards).stress(stress, 0)


def last_stand(scenario: str = "unquiet_grief", space: str = "nave") -> Play:
    """Given Mike, the last alive, one step from madness in the light of the Cosmos; the Final stage with one life left,
    and a servant who would take him along.
    """
    game = Play("mike", "ruth", scenario=scenario, elder_one="azathoth").at(space, space).given(dead=(False, True))
    game.tokens("cosmos", space).stage(4, space).elder_wounds(10).disrupted().sanity(19, 0).stress(4, 0)
    return game.enemies("cultist", space).hurt("cultist", space, 1)


# --- Kills ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-150", "DMD-092")
def test_a_surgeon_heals_before_the_loss_that_would_kill_him() -> None:
    # given his last life, and one step before a bloodletting
    game = surgeon().wounds(4, 0).sanity(3, 0).act().will_roll("success", "blank", "blank", "blank")
    # when he kills the servant
    game.do(f"attack:{SERVANT}#1", "keep")
    # then he is asked, and what lets him live is proposed
    assert (game.prompt, game.options) == ("order", ["effect:surgeon.0", f"effect:{SERVANT}.0"])
    assert game.table.choice is not None
    assert game.table.choice.default is not None
    assert game.table.choice.default.text == "effect:surgeon.0"
    assert said(game)[0] == "Surgeon: an investigator of your choice in your space heals 1 stress or wound"
    # and when he takes it
    game.do("effect:surgeon.0", "skill:surgeon")
    # then
    assert (game.game.wounds[0], game.game.sanity[0], game.lost) == (4, 4, None)


def test_a_table_that_is_copied_after_the_order_was_chosen_goes_the_same_way() -> None:
    # given the question for the skill, after the order was chosen
    game = surgeon().wounds(4, 0).sanity(3, 0).act().will_roll("success", "blank", "blank", "blank")
    game.do(f"attack:{SERVANT}#1", "keep", "effect:surgeon.0")
    # when
    with game._loaded_dice():
        twin = game.will_roll("success", "blank", "blank", "blank").table.clone()
    # then
    assert (twin.digest(), game.prompt) == (game.table.digest(), "skill")


@pytest.mark.rule("DMD-150")
def test_the_other_order_is_his_death() -> None:
    game = surgeon().wounds(4, 0).sanity(3, 0).act().will_roll("success", "blank", "blank", "blank")
    game.do(f"attack:{SERVANT}#1", "keep", f"effect:{SERVANT}.0")
    assert game.lost == "investigator_lost"


@pytest.mark.rule("DMD-150")
def test_without_a_threshold_the_order_does_not_matter_and_is_not_asked() -> None:
    game = surgeon().wounds(2, 0).sanity(0, 0).act().will_roll("success", "blank", "blank", "blank")
    game.do(f"attack:{SERVANT}#1", "keep")
    assert (game.prompt, game.game.wounds[0], game.game.sanity[0]) == ("action", 1, 1)


@pytest.mark.rule("DMD-150")
def test_who_is_unhurt_is_healed_after_the_blow() -> None:
    # given nobody hurt, and one step before a bloodletting
    game = surgeon().sanity(3, 0).act().will_roll("success", "blank", "blank", "blank")
    # when
    game.do(f"attack:{SERVANT}#1", "keep")
    # then that is proposed
    assert game.options == [f"effect:{SERVANT}.0", "effect:surgeon.0"]
    game.do(f"effect:{SERVANT}.0", "skill:surgeon")
    assert game.game.wounds[0] == 0


@pytest.mark.rule("DMD-094", "DMD-150")
def test_stress_that_does_not_fit_is_taken_before_one_is_healed() -> None:
    # given Mike with all the stress he can take and a lancet; a Fisher, whose attackers take stress
    game = Play("mike", "ruth", scenario="island_of_the_damned").at("corridor", "chapel").transformed(0, "lancet")
    game.stress(4, 0).enemies("fisher", "corridor").hurt("fisher", "corridor", 2).act()
    # when he kills it
    game.will_roll("success", "blank", "blank", "blank").do("attack:…")
    # then
    assert game.options == ["effect:fisher.0", "effect:r7.0"]
    game.do("effect:fisher.0")
    assert game.game.stress[0] == 2


@pytest.mark.rule("DMD-150", "DMD-101")
def test_in_the_turn_of_another_the_active_player_orders_what_a_free_attack_sets_off() -> None:
    # given Sally, who lets Peters attack for nothing
    game = Play("sally", "peters", elder_one="azathoth").at("nave", "nave").levels(0, "avid_photographer", 4)
    game.tokens("cosmos", "nave").enemies("cultist", "nave").hurt("cultist", "nave", 1)
    game.wounds(0, 4).sanity(0, 3).insanities("frenzy", "bloodletting").act()
    # when he kills the servant
    game.will_roll("success", "blank", "blank", "blank", "blank").do("free:…", "who:1", "attack:…", "keep")
    # then
    assert game.table.choice is not None
    assert (game.prompt, game.table.choice.seat) == ("order", 0)


@pytest.mark.rule("DMD-150", "DMD-138")
def test_a_surgeon_who_is_going_mad_helps_others_before() -> None:
    # given the Elder One on the board; Peters one step from madness, unhurt himself, and Ruth, who is wounded
    game = surgeon().at("nave", "nave").stage(2, "gaol").sanity(19, 0).wounds(0, 2).act()
    game.will_roll("success", "blank", "blank", "blank")
    # when he kills the servant
    game.do(f"attack:{SERVANT}#1", "keep")
    # then
    assert game.options == ["effect:surgeon.0", f"effect:{SERVANT}.0"]
    game.do("effect:surgeon.0")
    assert (game.game.dead, game.game.wounds) == ((True, False), [0, 1])


# --- Attacks of enemies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-150", "DMD-078")
def test_the_doll_comforts_before_the_stress_of_the_enemys_card() -> None:
    # when the attack wounds, and shows an elder sign
    game = doll().attacked("success", "blank", "sign")
    # then
    assert game.options == ["effect:d13.0", "effect:gyaa_yothn.0"]
    game.do("effect:d13.0")
    assert (game.game.stress[0], game.game.wounds[0]) == (4, 1)


@pytest.mark.rule("DMD-150", "DMD-078")
def test_in_the_other_order_the_stress_becomes_a_wound() -> None:
    game = doll().attacked("success", "blank", "sign").do("effect:gyaa_yothn.0")
    assert (game.game.stress[0], game.game.wounds[0]) == (3, 2)


@pytest.mark.rule("DMD-150")
def test_where_the_stress_fits_either_way_it_is_not_asked() -> None:
    game = doll().stress(2, 0).attacked("success", "blank", "sign").do("keep")
    assert (game.events("stress")[-1].args["now"], game.game.wounds[0]) == (3, 1)
    assert game.prompt != "order"


@pytest.mark.rule("DMD-150")
def test_who_is_comforted_first_has_not_all_the_stress_that_a_card_asks_for() -> None:
    # given the doll and a Tcho-Tcho, who wounds whoever has all the stress there is
    game = Play("ruth", "mike", scenario="deliver_us_from_evil").slots("unk_tcho_tcho").at("rotunda", "quarry_bath")
    game.holds(0, "doll").stress(4, 0).enemies("tcho_tcho", "rotunda")
    # when
    game.attacked("success", "blank").do("effect:d13.0")
    # then
    assert (game.game.stress[0], game.game.wounds[0]) == (3, 1)


@pytest.mark.rule("DMD-OP-30", "DMD-150")
def test_dmd_op_30_an_enemy_that_dies_of_its_own_attack_does_nothing_any_more() -> None:
    # given a master of self-defence; the card of the Unnamable takes a sanity more for its tentacles
    game = Play("huikong", "ruth").at("nave", "gaol").levels(0, "self_defense", 4).enemies("unnamable", "nave")
    # when it misses with a tentacle, and is killed first
    game.attacked("tentacle", "blank").do("keep")
    assert game.options[0] == "effect:self_defense.0"
    game.do("effect:self_defense.0")
    # then
    assert [event.args["source"] for event in game.events("sanity_lost")] == ["symbol-tentacle"]


@pytest.mark.rule("DMD-OP-30", "DMD-147")
def test_dmd_op_30_the_next_stage_is_revealed_after_what_its_defeat_sets_off() -> None:
    # given the second Stage with one life left, and Peters, who heals when he kills
    game = Play("peters", "ruth").at("nave", "gaol").stage(2, "nave").elder_wounds(11).disrupted().wounds(2, 0)
    game.stress(3, 4).act().will_roll("success", "blank", "blank", "blank")
    # when
    game.do("attack:tsathoggua", "keep").until(lambda: game.game.stage == 2)
    # then
    assert game.story("stage_beaten", "healed", "stage_revealed") == ["stage_beaten", "healed", "stage_revealed"]


# --- Losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-150", "DMD-037")
def test_of_two_cards_that_speak_of_a_loss_the_kind_one_may_come_first() -> None:
    # given one stress, the Veiled Idol that heals it, and Lunacy that adds to what is there
    game = Play("ruth", "mike", scenario="island_of_the_damned").at("corridor", "chapel").stress(1, 0)
    game.relics(0, "veiled_idol").holds(0, "lunacy").draws("s2_m4")
    # when
    assert game.prompt == "order"
    game.do("effect:r11.0")
    # then there is nothing to add to
    assert (game.game.stress[0], game.game.sanity[0]) == (0, 1)


# --- The end of the turn, and a Rest ----------------------------------------------------------------------------------


@pytest.mark.rule("DMD-125", "DMD-150")
def test_at_the_end_who_calms_down_first_keeps_her_companion() -> None:
    # given the cat that turns against whoever has all the stress there is, and beads that calm
    game = at_the_end("cat_friend", "vow_beads", stress=4).draws("s1_m6")
    # then the beads are proposed
    assert (game.prompt, game.options) == ("end_order", ["effect:d7.0", "effect:d13.1"])
    game.do("effect:d7.0")
    assert game.cards(0) == ["cat_friend", "vow_beads"]


@pytest.mark.rule("DMD-125", "DMD-150")
def test_at_the_end_two_effects_that_heal_the_same_are_not_put_in_order() -> None:
    game = at_the_end("vow_beads", stress=3).relics(0, "blind_lantern").draws("s1_m6")
    assert (game.game.active, game.game.stress[0]) == (1, 1)


@pytest.mark.rule("DMD-150", "DMD-138")
def test_the_music_plays_before_the_thorn_that_kills_whoever_rests() -> None:
    # given the Elder One on the board; Ruth with one life left, a music box for others and a thorn in her heart
    game = Play("ruth", "mike", scenario="beauty_and_the_beast").at("ballroom", "ballroom").stage(2, "pit")
    game.wounds(4, 0).stress(4, 2).relics(0, "music_box").holds(0, "thorned_heart").act()
    # when she Rests and looks after her mind
    game.do("rest", "heal:3:0")
    # then what still helps Mike is proposed
    assert (game.prompt, game.options) == ("order", ["effect:r6.0", "effect:d0.0"])
    game.do("effect:r6.0")
    assert (game.game.dead, game.game.stress[1]) == ((True, False), 1)


@pytest.mark.rule("DMD-138", "DMD-150")
def test_of_whoever_dies_first_no_card_speaks_any_more() -> None:
    game = Play("ruth", "mike", scenario="beauty_and_the_beast").at("ballroom", "ballroom").stage(2, "pit")
    game.wounds(4, 0).stress(4, 2).relics(0, "music_box").holds(0, "thorned_heart").act()
    game.do("rest", "heal:3:0", "effect:d0.0")
    assert (game.game.dead, game.game.stress[1]) == ((True, False), 2)


# --- Together ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-159", "DMD-077")
def test_of_the_wounds_of_one_attack_the_last_one_wins_whoever_else_it_kills() -> None:
    # given Brawling, and the servant declared first
    game = last_stand().levels(0, "brawling", 2).act()
    # when there is one success for each
    game.will_roll("success", "success", *["blank"] * 6)
    game.do(f"attack:{SERVANT}#1", "target:azathoth", f"wound:{SERVANT}#1")
    # then
    assert (game.won_by, game.lost) == ("elder_one_dead", None)


@pytest.mark.rule("DMD-159", "DMD-193")
def test_so_it_is_where_every_target_takes_all_wounds() -> None:
    game = last_stand().levels(0, "brawling", 4).act().will_roll("success", *["blank"] * 7)
    game.do(f"attack:{SERVANT}#1", "target:azathoth", "keep")
    assert game.won_by == "elder_one_dead"


@pytest.mark.rule("DMD-159", "DMD-092")
def test_so_it_is_with_a_charge_that_hits_all_of_them() -> None:
    game = last_stand("deliver_us_from_evil", "rotunda").holds(0, "quarry_charge").act()
    game.do("free:…", "space:rotunda")
    assert game.won_by == "elder_one_dead"


@pytest.mark.rule("DMD-077", "DMD-092")
def test_two_who_die_of_one_attack_are_off_the_board_before_either_has_the_last_word() -> None:
    # given two servants, Brawling 4, and one step before a frenzy
    game = Play("mike", "ruth", elder_one="azathoth").at("nave", "gaol").tokens("cosmos", "nave").sanity(3, 0)
    game.enemies("cultist", "nave", 2).levels(0, "brawling", 4).insanities("frenzy", "fugue").stress(3, 0).act()
    # when
    game.will_roll("success", "success", "blank", "blank").do("attack:…", "target:…", "keep")
    # then the frenzy finds nobody
    told = game.story("killed_enemy", "sanity_lost")
    assert told[:3] == ["killed_enemy", "killed_enemy", "sanity_lost"]
    assert (game.enemies_in("nave"), game.game.stress[0]) == ([], 4)
