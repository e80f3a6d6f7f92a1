"""Positions that engines get wrong, each written down from the rulebook alone: attacks, and the Elder One."""

from typing import Any

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def thrown(game: Play) -> tuple[int, int]:
    """How many standard and how many bonus dice lie there."""
    dice = [die["die"] for die in game.table.view(seat=0)["board"]["roll"]["dice"]]
    return dice.count("standard"), dice.count("bonus")


def elder(game: Play) -> dict[str, Any]:
    """The Elder One as everybody sees it."""
    enemies = game.table.view(None)["board"]["enemies"]
    return next(enemy for enemy in enemies if enemy["kind"] == "elder_one")


# --- Attack ---------------------------------------------------------------------------------------------------------


def test_a_third_hit_on_two_lives_is_lost_whoever_stands_beside() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").enemies("cultist", "nave").enemies("unnamable", "nave").act()
    # when
    game.will_roll("success", "success", "success", "blank").do(f"attack:{CULTIST}#1", "keep")
    # then
    assert (game.where(f"{CULTIST}#1"), game.wounds_on("unnamable")) == ("", 0)


def test_brawling_2_shares_the_hits_among_those_chosen_before_the_roll() -> None:
    # given three enemies, two of them chosen
    game = Play("mike", "ruth").levels(0, "brawling", 2).at("nave", "gaol").enemies("cultist", "nave", 2)
    game.enemies("unnamable", "nave").act().will_roll("success", "success", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "target:unnamable", "enough", "keep")
    # then only these can be hit
    assert {option.partition(":")[2] for option in game.options} == {f"{CULTIST}#1", "unnamable"}
    # when each gets one
    game.do(f"wound:{CULTIST}#1", "wound:unnamable")
    assert [game.wounds_on(enemy) for enemy in (f"{CULTIST}#1", f"{CULTIST}#2", "unnamable")] == [1, 0, 1]


def test_brawling_4_deals_all_hits_to_each() -> None:
    # given
    game = Play("mike", "ruth").levels(0, "brawling", 4).at("nave", "gaol").enemies("cultist", "nave")
    game.enemies("unnamable", "nave").act().will_roll("success", "success", "blank", "blank")
    # when
    game.do(f"attack:{CULTIST}#1", "target:unnamable", "keep")
    # then
    assert (game.where(f"{CULTIST}#1"), game.wounds_on("unnamable")) == ("", 2)


def test_a_shot_gets_the_dice_of_the_marksman_and_a_blow_those_of_the_brawler() -> None:
    # given both skills, the one on the board at level 2, the other lent
    game = Play("leon", "ruth", scenario="island_of_the_damned").levels(0, "marksman", 2).holds(0, "noah")
    game.at("corridor", "guard_post").enemies("cultist", "corridor").enemies("fisher", "chapel").act()
    # when
    assert thrown(game.do("attack:fisher#1")) == (3, 2)
    game = Play("leon", "ruth", scenario="island_of_the_damned").levels(0, "marksman", 2).holds(0, "noah")
    game.at("corridor", "guard_post").enemies("cultist", "corridor").enemies("fisher", "chapel").act()
    assert thrown(game.do(f"attack:{CULTIST}#1")) == (3, 1)


# --- The Elder One --------------------------------------------------------------------------------------------------


def test_before_the_disruption_it_cannot_be_attacked_and_yet_attacks() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").stage(2, "nave").quiet().act()
    assert not game.offers("attack")
    # when
    game.will_roll("success", "success", "blank").do("end", "keep")
    # then
    assert game.game.wounds[0] == 2


def test_hits_beyond_the_life_of_a_stage_are_lost_and_the_next_one_is_revealed() -> None:
    # given Tsathoggua with nine of twelve wounds; the first can choose, the second has no room for two stress
    game = Play("mike", "ruth").at("nave", "gaol").stage(2, "nave").elder_wounds(9).disrupted().sanity(8, 0)
    game.stress(0, 3).act()
    # when five hits meet him
    game.will_roll(*["success"] * 5).do("attack:tsathoggua", "keep")
    assert game.prompt == "choose"
    game.do("option:1")
    # then he is at the yellow Gate with the next Stage, unhurt
    assert (game.where("tsathoggua"), game.wounds_on("tsathoggua"), game.game.stage) == ("round_tower", 0, 2)
    assert (elder(game)["standard"], elder(game)["bonus"]) == (2, 3)
    assert (game.game.stress, [game.tokens_of(seat, "fatigue") for seat in (0, 1)]) == ([2, 3], [0, 1])


@pytest.mark.rule("DMD-147")
def test_what_the_death_of_a_stage_gives_comes_before_the_next_one_is_revealed() -> None:
    # given a surgeon whose stress is full, and who heals with every kill
    game = Play("peters", "ruth").levels(0, "surgeon", 2).at("nave", "gaol").stage(2, "nave").elder_wounds(11)
    game.disrupted().stress(4, 4).act()
    # when the second Stage dies, and the third asks for Fatigue or two stress
    game.will_roll("success", "blank", "blank", "blank").do("attack:tsathoggua").until(lambda: game.prompt == "choose")
    # then he is healed and could pay; Ruth has no choice
    assert (game.game.stress, game.options) == ([0, 4], ["option:0", "option:1"])
    game.do("option:1")
    assert (game.game.stress, [game.tokens_of(seat, "fatigue") for seat in (0, 1)]) == ([2, 4], [0, 1])


def test_who_goes_mad_with_the_last_blow_has_won() -> None:
    # given the last one alive, one step from madness, and one life left in the last Stage
    game = Play("peters", "ruth").at("nave", "gaol").given(dead=(False, True)).stage(4, "nave").elder_wounds(10)
    game.disrupted().sanity(19, 0).stress(4, 0).act()
    # when one die hits and drives mad
    game.will_roll("success_tentacle", *["blank"] * 7).do("attack:tsathoggua").until(lambda: game.prompt == "")
    # then
    assert (game.won_by, game.lost) == ("elder_one_dead", None)


# --- Summoning ------------------------------------------------------------------------------------------------------


def about_to_win_the_case() -> Play:
    """The first at the courthouse with the last evidence that is needed, the second in the gaol."""
    game = Play("peters", "ruth").at("courthouse", "inn_cellar").counter(3).carries(0, "evidence", 1).stress(4, 0)
    return game.quiet().discoveries_gone()


def test_the_ritual_disrupted_he_comes_at_the_end_of_this_turn_and_acts_at_once() -> None:
    # given the track on its second space and no symbol in the pile
    game = about_to_win_the_case().track(2).act()
    # when
    game.will_roll("success", "blank", "blank").do("scenario:plead_case")
    assert (game.game.disrupted, game.where("tsathoggua")) == (True, "")
    game.ended()
    # then the token stands where he stood, and his second Stage has tired who is near
    assert (game.where("tsathoggua"), game.game.stage, game.game.track) == ("courthouse", 1, 2)
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1)] == [1, 0]


def test_the_ritual_disrupted_and_three_symbols_he_advances_first_and_comes_once() -> None:
    # given two symbols in the pile, the third to come
    game = about_to_win_the_case().track(4).mythos_pile("s1_m1", "s1_m3").act()
    # when
    game.will_roll("success", "blank", "blank").do("scenario:plead_case").ended()
    # then
    assert game.story("advance", "reshuffled", "elder_summoned") == ["advance", "reshuffled", "elder_summoned"]
    assert (game.game.track, game.game.stage) == (5, 1)


def test_who_burns_to_death_before_he_comes_loses_though_the_ritual_is_disrupted() -> None:
    # given a last life and a Fire on the board
    game = about_to_win_the_case().wounds(4, 0).burning(0, 1).act()
    # when
    game.will_roll("success", "blank", "blank").will_roll("success").do("scenario:plead_case", "end")
    # then
    assert (game.lost, game.events("elder_summoned")) == ("investigator_lost", [])


# --- Death and the ends ---------------------------------------------------------------------------------------------


def test_of_the_turn_of_the_dead_only_the_symbols_are_left() -> None:
    # given the Elder One in his third Stage, two symbols in the pile, a third to come
    game = Play("peters", "ruth", "mike").at("nave", "gaol", "potters_lane").stage(3, "courthouse").track(5)
    game.mythos_pile("s1_m1", "s1_m3").enemies("amorphous_scion", "nave").wounds(4, 0, 0).burning(0, 2)
    game.holds(0, "spade").stress(4, 0, 0)
    # when Peters dies in the Fight
    game.attacked("success", "blank").until(lambda: game.game.active != 0)
    # then the token has advanced, nobody burned, and the Elder One has not moved
    assert (game.game.track, game.game.active, game.game.dead) == (6, 1, (True, False, False))
    assert (game.where("tsathoggua"), game.events("fire_roll")) == ("courthouse", [])
    assert (game.cards(0), game.game.burning[0]) == ([], 0)
    # when Ruth and Mike have had their turns
    game.mythos_top("s1_m6", "s1_m4").discoveries_gone().ended().ended()
    # then it is Ruth's again
    assert (game.lost, game.game.active) == (None, 1)


def test_the_death_of_the_last_one_loses_before_symbols_are_counted() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").given(dead=(False, True)).stage(2, "nave").track(7)
    game.mythos_pile("s1_m1", "s1_m3").wounds(4, 0).stress(4, 0)
    # when
    game.attacked("blank", "success", "blank")
    # then
    assert (game.lost, game.game.track) == ("all_lost", 7)


@pytest.mark.parametrize("disrupted", [False, True])
def test_the_eighth_space_of_the_track_loses(disrupted: bool) -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").stage(2, "black_abbey").track(7).mythos_pile("s1_m1", "s1_m3")
    if disrupted:
        game.disrupted()
    # when the third symbol comes
    game.draws("s1_m6").until(lambda: game.prompt == "")
    # then
    assert game.game.track == 8
    assert game.lost == "track_end"
