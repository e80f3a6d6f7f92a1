"""Rolls (chapters 10 to 12): bonus dice, rerolls, elder signs, Fire."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
SERVANT = "cultist_of_azathoth"
ISLAND = "island_of_the_damned"


def arcane() -> Play:
    """Given Julien, whose elder signs may count, one step from madness in the light of the Cosmos; a servant with one
    life left.
    """
    game = Play("julien", "ruth", elder_one="azathoth").at("nave", "gaol").tokens("cosmos", "nave").sanity(19, 0)
    return game.enemies("cultist", "nave").hurt("cultist", "nave", 1).stress(4, 0)


def fight(who: str, enemy: str = "cultist") -> Play:
    """This investigator in the nave with an enemy, Ruth far away."""
    return Play(who, "ruth").at("nave", "river_quay").enemies(enemy, "nave")


# --- Bonus dice -------------------------------------------------------------------------------------------------------


def test_the_die_of_a_threshold_adds_to_that_of_a_skill() -> None:
    # given the second threshold and Brawling
    game = fight("peters").sanity(8, 0).act().do(f"attack:{CULTIST}#1")
    # then
    assert game.thrown == (3, 2)


def test_the_die_of_a_threshold_helps_a_scenario_action() -> None:
    game = Play("peters", "ruth").at("nave", "gaol").tokens("evidence", "nave").sanity(8, 0).act()
    assert game.do("scenario:examine_trail").thrown == (3, 1)


@pytest.mark.parametrize("sanity", [0, 8, 15, 18])
def test_the_dice_of_thresholds_never_help_an_enemy_or_the_flames(sanity: int) -> None:
    # given somebody who burns twice and has an Unnamable beside him
    game = fight("peters", "unnamable").sanity(sanity, 0).burning(0, 2).insanities("pyromania", "fugue").quiet().act()
    # when
    game.will_roll("blank", "blank").do("end")
    # then
    assert game.thrown == (2, 0)
    game.will_roll("blank", "blank").do("keep")
    assert (game.game.rolling, game.thrown) == ("fire", (2, 0))


def test_tentacles_of_an_attack_on_me_cost_sanity_and_its_hits_wounds() -> None:
    # given two Cultists, who roll one die each
    game = fight("peters").enemies("cultist", "nave").quiet().act()
    # when one hits with a tentacle and the other shows one
    game.will_roll("success_tentacle").will_roll("tentacle").do("end").until(lambda: game.game.active == 1)
    # then
    assert (game.game.wounds[0], game.game.sanity[0]) == (1, 2)


# --- Rerolls ----------------------------------------------------------------------------------------------------------


def test_with_three_stress_one_die_is_rerolled_once_and_what_it_showed_is_forgotten() -> None:
    # given
    game = fight("peters").stress(3, 0).act().will_roll("success", "tentacle", "blank", "blank")
    # when the success is thrown again
    game.do(f"attack:{CULTIST}#1").will_roll("blank").do("reroll:standard_success")
    # then there is no further stress to take, so the roll counts as it lies
    assert (game.game.stress[0], game.wounds_on(f"{CULTIST}#1"), game.game.sanity[0]) == (4, 0, 1)
    assert game.prompt == "action"


def test_the_attacked_rerolls_a_bonus_die_of_the_enemy() -> None:
    # given a Fisher, who rolls one standard and two bonus dice
    game = Play("peters", "ruth", scenario=ISLAND).at("corridor", "chapel").enemies("fisher", "corridor")
    game.attacked("blank", "success", "success_sign").will_roll("blank")
    # when
    game.do("reroll:bonus_success", "keep")
    # then
    assert (game.game.wounds[0], game.game.stress[0]) == (1, 1)


# --- Elder signs ------------------------------------------------------------------------------------------------------


def test_a_face_with_success_and_sign_hits_twice_with_arcane_mastery() -> None:
    # given
    game = Play("sandra", "ruth").at("nave", "gaol").enemies("cultist", "nave").act()
    # when
    game.will_roll("blank", "blank", "blank", "success_sign").do(f"attack:{CULTIST}#1", "keep")
    # then
    assert game.where(f"{CULTIST}#1") == ""


@pytest.mark.rule("DMD-194")
@pytest.mark.parametrize(("counted", "there"), [(0, []), (1, [f"{CULTIST}#1"])])
def test_signs_need_not_be_counted_where_every_success_does_something(counted: int, there: list[str]) -> None:
    # given a Cultist beside the pit
    game = (
        Play("sandra", "ruth", scenario="beauty_and_the_beast").at("pit", "rose_garden").enemies("cultist", "cistern")
    )
    # when luring shows nothing but a sign
    game.act().will_roll("sign", "blank", "blank").do("scenario:lure", "keep")
    assert game.prompt == "signs"
    game.do(f"count:{counted}")
    # then
    assert game.enemies_in("pit") == there


@pytest.mark.rule("DMD-194", "DMD-092")
def test_a_sign_that_would_kill_at_a_price_may_be_left_alone() -> None:
    # when the only hit would be a sign
    game = arcane().act().will_roll("sign", *["blank"] * 6).do("attack:…")
    # then it is asked
    assert (game.prompt, game.options) == ("signs", ["count:1", "count:0"])
    game.do("count:0")
    assert (game.lost, game.enemies_in("nave"), game.prompt) == (None, [f"{SERVANT}#1"], "action")


@pytest.mark.rule("DMD-194")
def test_where_the_death_costs_nothing_signs_are_counted_unasked() -> None:
    game = arcane().at("gaol", "nave").enemies("cultist", "gaol").hurt("cultist", "gaol", 1).act()
    game.will_roll("sign", *["blank"] * 6).do("attack:…")
    assert (game.prompt, game.enemies_in("gaol")) == ("action", [])


@pytest.mark.rule("DMD-194")
def test_where_a_success_kills_already_it_is_not_asked_whether_a_sign_does() -> None:
    game = arcane().sanity(5, 0).act().will_roll("sign", "success", "blank", "blank").do("attack:…")
    assert (game.prompt, game.events("signs_counted")[0].args["count"], game.enemies_in("nave")) == ("action", 1, [])


@pytest.mark.rule("DMD-194", "DMD-147")
def test_whether_a_sign_beats_a_stage_is_asked() -> None:
    # given the Elder One with one life left in his third Stage, and somebody for whom the next would be too much
    game = Play("julien", "ruth", elder_one="azathoth").at("nave", "gaol").stage(3, "nave").elder_wounds(9).disrupted()
    game.stress(4, 0).act().will_roll("sign", "blank", "blank").do("attack:…")
    # then
    assert (game.prompt, game.options) == ("signs", ["count:1", "count:0"])


# --- Skills and rolls -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counted", "wounds", "stress"), [(0, 0, 2), (1, 1, 1)])
def test_arcane_mastery_3_may_count_a_sign_of_the_flames_against_oneself(
    counted: int, wounds: int, stress: int
) -> None:
    # given
    game = Play("sandra", "ruth").levels(0, "arcane_mastery", 3).burning(0, 1).stress(2, 0).at("nave", "gaol")
    game.discoveries_gone().quiet().act()
    # when the only die shows a sign
    game.will_roll("sign").do("end", "keep", f"count:{counted}")
    # then a wound buys the stress off
    assert (game.game.wounds[0], game.game.stress[0], game.game.burning[0]) == (wounds, stress, 0)


@pytest.mark.parametrize(("level", "hits", "stress"), [(1, 1, 3), (2, 2, 3), (3, 2, 1), (4, 4, 1)])
def test_two_signs_are_worth_what_arcane_mastery_says(level: int, hits: int, stress: int) -> None:
    # given a scion with five lives
    game = fight("sandra", "amorphous_scion").levels(0, "arcane_mastery", level).levels(0, "brawling", 1)
    game.stress(3, 0).act()
    # when
    game.will_roll("sign", "sign", "blank", "blank").do("attack:amorphous_scion#1", "keep")
    game.until(lambda: game.prompt == "action")
    # then
    assert (game.wounds_on("amorphous_scion#1"), game.game.stress[0]) == (hits, stress)


def test_toughness_2_takes_a_wound_and_a_sanity_off_one_attack_and_gives_no_reroll() -> None:
    # given
    game = Play("huikong", "ruth").levels(0, "toughness", 2).at("nave", "gaol").enemies("amorphous_scion", "nave")
    # when both dice hit with a tentacle
    game.attacked("success_tentacle", "success_tentacle")
    assert not game.offers("reroll_free")
    game.do("keep", "reduce:…", "reduce:…")
    # then
    assert (game.game.wounds[0], game.game.sanity[0]) == (1, 1)


@pytest.mark.parametrize(("level", "lost"), [(2, 1), (3, 0)])
def test_the_tentacle_of_ones_own_attack_is_spared_only_by_toughness_3(level: int, lost: int) -> None:
    # given
    game = fight("huikong").levels(0, "toughness", level).stress(4, 0).act()
    # when
    game.will_roll("tentacle", "blank", "blank").do(f"attack:{CULTIST}#1")
    assert (game.prompt == "reduce_sanity") is (level == 3)
    if level == 3:
        game.do("reduce:…")
    # then
    assert game.game.sanity[0] == lost


# --- Rolls for Fire ---------------------------------------------------------------------------------------------------


def test_fire_caught_in_the_roll_for_fire_goes_out_with_the_rest() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("pyromania", "fugue").burning(0, 1)
    game.quiet().discoveries_gone().act()
    # when its tentacle drives to Pyromania
    game.will_roll("tentacle").do("end", "keep").until(lambda: game.game.active == 1)
    # then the space burns, he does not
    assert (game.fire_in("nave"), game.game.burning[0], game.game.sanity[0]) == (2, 0, 4)


def test_toughness_2_against_three_fires() -> None:
    # given
    game = Play("huikong", "ruth").levels(0, "toughness", 2).burning(0, 3).quiet().discoveries_gone().act()
    # when
    game.will_roll("success", "success", "tentacle").do("end", "keep", "reduce:…", "reduce:…")
    # then
    assert (game.game.wounds[0], game.game.sanity[0], game.game.burning[0]) == (1, 0, 0)
