"""Rest, and stress as a price and as an effect."""

import pytest

from tests.games.death_may_die.play import Play

ISLAND = "island_of_the_damned"
QUEEN = "by_order_of_the_queen"
CULTIST = "cultist_of_tsathoggua"


def in_the_corridor(*who: str) -> Play:
    """These investigators in the corridor of the island, which is nobody else's."""
    return Play(*who, scenario=ISLAND).at(*["corridor"] * len(who))


# --- Rest -------------------------------------------------------------------------------------------------------------


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


def test_one_trades_beside_an_enemy_but_does_not_rest() -> None:
    game = Play("peters", "ruth").at("nave", "nave").holds(1, "spade").stress(2, 0).enemies("cultist", "nave").act()
    assert (game.offers("trade"), game.offers("rest")) == (True, False)


# --- Stress as a price and as an effect -------------------------------------------------------------------------------


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


def test_stress_that_does_not_fit_becomes_wounds_where_an_insanity_says_so() -> None:
    # given room for one stress, and nothing to lose in a fugue
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("fugue", "frenzy").stress(3, 0)
    game.enemies("cultist", "nave").act().will_roll("tentacle", "blank", "blank", "blank")
    # when
    game.do(f"attack:{CULTIST}#1", "keep", "skill:brawling")
    # then
    assert (game.game.stress[0], game.game.wounds[0]) == (4, 1)
