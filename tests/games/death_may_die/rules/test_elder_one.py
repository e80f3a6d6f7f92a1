"""The Elder One: symbols and advance, summoning, Stages."""

import pytest

from miskatonic.games.death_may_die.board import Enemy
from tests.games.death_may_die.play import Play


def elder(game: Play) -> Enemy:
    """The Elder One as everybody sees it."""
    board = game.board
    return next(enemy for enemy in board["enemies"] if enemy["kind"] == "elder_one")


def about_to_win_the_case() -> Play:
    """The first at the courthouse with the last evidence that is needed, the second in the gaol."""
    game = Play("peters", "ruth").at("courthouse", "inn_cellar").counter(3).carries(0, "evidence", 1).stress(4, 0)
    return game.quiet().discoveries_gone()


# --- The Elder One ----------------------------------------------------------------------------------------------------


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


# --- Summoning --------------------------------------------------------------------------------------------------------


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


# --- Symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "track", "left"), [(("s1_m1", "s1_m4", "s1_m3"), 2, 0), (("s1_m1", "s1_m4"), 1, 3)])
def test_three_symbols_among_four_cards_bring_all_four_back(before: tuple[str, ...], track: int, left: int) -> None:
    # given cards in the pile, one of them without a symbol
    game = Play("peters", "ruth").at("nave", "gaol").mythos_pile(*before)
    # when one more comes with a symbol
    game.draws("s1_m6").until(lambda: game.game.active == 1)
    # then
    assert (game.game.track, len(game.pile), len(game.game.mythos)) == (track, left, 16 - left)
