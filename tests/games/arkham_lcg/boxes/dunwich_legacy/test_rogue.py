"""The Rogue's cards of The Dunwich Legacy."""

import pytest

from tests.games.arkham_lcg.play import Play


@pytest.mark.parametrize(("token", "damage"), [("0", 2), ("-1", 1), ("-2", 1), ("-3", 0)])
def test_switchblade_2_is_sharper_by_two(token: str, damage: int) -> None:
    """Given combat 4 and the blade against fight 4, when the token leaves 6, 5, 4 or 3, then 2, 1, 1 or no damage."""
    game = Play(f"""
        area 0 switchblade_2
        threat 0 ghoul_priest
        bag {token}
    """).do("fight:switchblade_2:ghoul_priest")
    assert game.damage("ghoul_priest") == damage


def test_switchblade_2_is_fast() -> None:
    """Given the blade in hand, when it is played, then it costs 1 resource and no action."""
    game = Play("hand 0 switchblade_2").do("play:switchblade_2")
    assert (game.area(), game.resources(0), game.actions()) == (["switchblade_2"], 4, 3)


# --- Liquid Courage ---------------------------------------------------------------------------------------------------

COURAGE = """
    investigators skids_otoole daisy_walker
    area 0 liquid_courage
    uses liquid_courage 2
    hand 1 knife
    horror 1 3
    bag {token}
"""


@pytest.mark.rule("AH-Q-026")
def test_ah_q_026_a_sip_heals_one_and_one_more() -> None:
    """Given Daisy with 3 horror and willpower 3, when she drinks and the test succeeds, then she heals 2."""
    game = Play(COURAGE.format(token="0")).do("use:liquid_courage:daisy_walker")
    assert (game.horror(1), game.uses("liquid_courage"), game.hand(1)) == (1, 1, ["knife"])
    assert game.told("test", "seat", "skill", "count") == [(1, "willpower", 2)]


def test_a_sip_too_many_spills_a_card() -> None:
    """Given the same with a bad token, then 1 is healed, and she discards a random card."""
    game = Play(COURAGE.format(token="-2")).do("use:liquid_courage:daisy_walker")
    assert (game.horror(1), game.hand(1), game.pile(1)) == (2, [], ["knife"])


def test_nobody_drinks_without_horror_and_the_empty_bottle_stays() -> None:
    """Given Skids without horror, then he is no target; given the last supply used, then the bottle stays in play."""
    game = Play(COURAGE.format(token="0").replace("uses liquid_courage 2", "uses liquid_courage 1"))
    assert not game.offers("use:liquid_courage:skids_otoole")
    game.do("use:liquid_courage:daisy_walker")
    assert game.area() == ["liquid_courage"]
    assert not game.offers("use:liquid_courage")


# --- Ace in the Hole --------------------------------------------------------------------------------------------------


def test_an_ace_is_three_more_actions() -> None:
    """Given the Ace, when it is played after two actions, then 4 are left, and no resource is spent."""
    game = Play("investigators skids_otoole\nhand 0 ace_in_the_hole_3").do("resource", "resource")
    game.do("play:ace_in_the_hole_3")
    assert (game.actions(), game.resources(0)) == (4, 7)


def test_an_ace_is_for_ones_own_turn() -> None:
    """Given a fellow's turn, then it can't be played."""
    game = Play("investigators skids_otoole roland_banks\nhand 0 ace_in_the_hole_3\nturn 1 3", asks="all")
    assert not game.offers("play:ace_in_the_hole_3")


@pytest.mark.rule("AH-T-013")
@pytest.mark.parametrize(("taboo", "again"), [("", True), ("april_2019", False)])
def test_ah_t_013_with_the_taboo_list_once_per_round_for_all(taboo: str, again: bool) -> None:
    """Given two copies, of one player or of two, when one was played this round, then the other can be played, but not
    with the taboo list; in the next round it can.
    """
    game = Play("investigators skids_otoole\nhand 0 ace_in_the_hole_3 ace_in_the_hole_3", taboo=taboo)
    assert game.do("play:ace_in_the_hole_3").offers("play:ace_in_the_hole_3") == again
    game = Play(
        """
        investigators skids_otoole jenny_barnes
        hand 0 ace_in_the_hole_3
        hand 1 ace_in_the_hole_3
        deck 0 knife
        deck 1 knife
        """,
        taboo=taboo,
    ).do("play:ace_in_the_hole_3", "end_turn")
    assert game.asked == 1
    assert game.offers("play:ace_in_the_hole_3") == again
