"""Positions that engines get wrong, each written down from the rulebook alone: wounds, Companions, stress, Trade."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
ISLAND = "island_of_the_damned"
QUEEN = "by_order_of_the_queen"


def in_the_corridor(*who: str) -> Play:
    """These investigators in the corridor of the island, which is nobody else's."""
    return Play(*who, scenario=ISLAND).at(*["corridor"] * len(who))


# --- Companions -----------------------------------------------------------------------------------------------------


def test_a_companion_with_one_life_carries_one_of_three_wounds() -> None:
    # given
    game = in_the_corridor("peters", "ruth").holds(0, "noah").enemies("fisher", "corridor")
    # when the Fisher hits thrice and Noah is to carry what he can
    game.attacked("success", "success", "success").do("keep", "companion:0")
    # then
    assert (game.cards(0), game.game.wounds[0]) == ([], 2)


def test_nobody_must_hide_behind_a_companion() -> None:
    game = in_the_corridor("peters", "ruth").holds(0, "noah").enemies("fisher", "corridor")
    game.attacked("success", "success", "success").do("keep", "self").until(lambda: game.game.active == 1)
    assert (game.cards(0), game.game.wounds[0]) == (["noah"], 3)


@pytest.mark.parametrize(("who", "with_noah", "without"), [("peters", 2, 1), ("agatha", 1, 0)])
def test_the_level_a_companion_lends_goes_with_him_at_once(who: str, with_noah: int, without: int) -> None:
    # given two Cultists, the first to attack kills Noah
    game = in_the_corridor(who, "ruth").holds(0, "noah").enemies("cultist", "corridor").quiet().act()
    assert game.level(0, "brawling") == with_noah
    # when
    game.will_roll("success").do("end", "keep", "companion:0")
    # then
    assert (game.cards(0), game.level(0, "brawling"), game.game.wounds[0]) == ([], without, 0)


def test_a_companion_changes_hands_with_his_wounds_and_his_level() -> None:
    # given a boatman with one of two lives left
    game = in_the_corridor("mike", "peters").holds(0, "boatman").companion(0, "boatman", 1).act()
    assert (game.level(0, "toughness"), game.level(1, "toughness")) == (2, 0)
    # when
    game.do("trade", "give:7:1", "enough")
    # then
    assert (game.level(0, "toughness"), game.level(1, "toughness")) == (1, 1)
    assert [(held.right, held.wounds) for held in game.game.held[1]] == [(False, 1)]
    assert game.game.actions == 2


def test_a_card_of_the_right_side_stays_on_the_right_side_in_a_trade() -> None:
    game = Play("mike", "peters").at("nave", "nave").holds(1, "charred_rosary").act().do("trade", "take:1", "enough")
    assert (game.cards(0), game.cards(1), game.game.held[0][0].right) == (["charred_rosary"], [], True)


def test_neither_conditions_nor_relics_change_hands() -> None:
    # given
    game = in_the_corridor("mike", "peters").holds(0, "lunacy", "truncheon").relics(0, "music_box").act().do("trade")
    # then there is only the truncheon to give
    assert game.options == ["enough", "give:6:1"]


def test_with_nothing_but_a_condition_and_a_relic_there_is_no_trade() -> None:
    game = in_the_corridor("mike", "peters").holds(0, "lunacy").relics(1, "music_box").act()
    assert not game.offers("trade")


# --- Rest -----------------------------------------------------------------------------------------------------------


def test_a_rest_heals_three_in_any_mix_but_never_sanity() -> None:
    # given
    game = in_the_corridor("peters", "ruth").stress(4, 0).wounds(2, 0).sanity(5, 0).act().do("rest")
    # then
    assert sorted(game.options) == ["heal:1:2", "heal:2:1", "heal:3:0"]
    game.do("heal:1:2")
    assert (game.game.stress[0], game.game.wounds[0], game.game.sanity[0]) == (3, 0, 5)


def test_there_is_no_rest_beside_an_enemy_not_even_the_elder_one() -> None:
    assert not in_the_corridor("peters", "ruth").stress(4, 0).enemies("cultist", "corridor").act().offers("rest")
    assert not in_the_corridor("peters", "ruth").stress(4, 0).stage(2, "corridor").act().offers("rest")


# --- Stress as a price and as an effect -----------------------------------------------------------------------------


def test_who_has_room_for_one_stress_cannot_pay_two_and_must_take_the_condition() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").stress(3, 0)
    # when
    game.finds("s1_d03")
    # then nothing was paid
    assert (game.cards(0), game.game.stress[0]) == (["hounded_by_ashes"], 3)


def test_who_could_pay_may_still_take_the_condition() -> None:
    game = Play("peters", "ruth").at("nave", "gaol").stress(2, 0).finds("s1_d03", "option:1")
    assert (game.cards(0), game.game.stress[0]) == (["hounded_by_ashes"], 2)


@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 4), (4, 4)])
def test_stress_as_an_effect_stops_at_four_and_does_nothing_else(before: int, after: int) -> None:
    # given nobody thirsts
    game = Play("peters", "ruth", scenario=QUEEN).stress(before, 0)
    # when a Mythos card brings two stress
    game.draws("s4_m4").until(lambda: game.game.active == 1)
    # then
    assert (game.game.stress[0], game.game.wounds[0]) == (after, 0)


def test_a_price_of_two_stress_cannot_be_paid_with_one() -> None:
    # given room for one stress
    game = Play("peters", "ruth").stress(3, 0).at("nave", "gaol")
    # when a Mythos card offers two stress in place of Fatigue
    game.draws("tsa_m7")
    # then it is Fatigue
    assert (game.tokens_of(0, "fatigue"), game.game.stress[0]) == (1, 3)
