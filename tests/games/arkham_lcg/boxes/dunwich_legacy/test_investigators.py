"""The five investigators of The Dunwich Legacy."""

import pytest

from tests.games.arkham_lcg.play import Play

# --- Jenny Barnes -----------------------------------------------------------------------------------------------------


def test_jenny_gains_two_resources_in_the_upkeep_phase() -> None:
    """Given Jenny and Roland, when resources are gained, then she has 2 more, one by one, and he 1."""
    game = Play("""
        investigators jenny_barnes roland_banks
        deck 0 knife
        deck 1 knife
        phase upkeep
    """)
    assert (game.resources(0), game.resources(1)) == (7, 6)
    assert game.told("gains", "seat", "count") == [(0, 1), (0, 1), (1, 1)]


@pytest.mark.rule("AH-R-2.8")
def test_ah_r_2_8_her_elder_sign_counts_what_is_in_her_pool() -> None:
    """Given 4 resources in the pool and 3 on a weakness, when she reveals the elder sign, then +4."""
    game = Play("""
        investigators jenny_barnes
        threat 0 hospital_debts
        resources 0 4
        resources hospital_debts 3
        clues study 1
        bag elder_sign
    """).do("investigate")
    assert game.told("passed", "value") == [7]
