"""The Mystic's cards of The Dunwich Legacy."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import THREAT, VICTORY
from tests.games.arkham_lcg.play import Play

# --- Delve Too Deep ---------------------------------------------------------------------------------------------------

DELVE = """
    investigators agnes_baker roland_banks daisy_walker
    hand 0 {hand}
    encounter ghoul_minion swarm_of_rats ravenous_ghoul ancient_evils
    victory {display}
"""


def test_everybody_draws_in_player_order_and_it_goes_to_the_display() -> None:
    """Given three investigators, when Agnes plays it, then each draws one, in order, and it is worth 1 at the end."""
    game = Play(DELVE.format(hand="delve_too_deep", display="")).do("play:delve_too_deep")
    assert game.told("encounter", "seat", "card") == [(0, "ghoul_minion"), (1, "swarm_of_rats"), (2, "ravenous_ghoul")]
    assert [game.engaged(one) for one in ("ghoul_minion", "swarm_of_rats", "ravenous_ghoul")] == [0, 1, 2]
    assert game.zone("delve_too_deep") == VICTORY
    assert game.resources(0) == 4


@pytest.mark.rule("AH-B-199")
def test_what_lies_in_the_display_is_experience_for_all() -> None:
    """Given it in the display, when the game ends, then everybody has 1 experience for it, whoever is still there."""
    game = Play("""
        investigators agnes_baker roland_banks
        place parlor
        hand 0 delve_too_deep
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
    """).do("play:delve_too_deep", "resign:parlor", "resign:parlor")
    assert game.told("counts", "card", "count") == [("delve_too_deep", 1)]


@pytest.mark.rule("AH-T-011", "AH-R-2.3")
@pytest.mark.parametrize("taboo", ["", "april_2019"])
def test_ah_t_011_the_third_copy_draws_but_does_not_enter_the_display(taboo: str) -> None:
    """Given two copies in the display, when a third is played, then the draws happen; with the taboo list it is
    discarded, otherwise it joins them.
    """
    text = """
        investigators agnes_baker roland_banks
        hand 0 delve_too_deep delve_too_deep delve_too_deep
        resources 0 9
        encounter ancient_evils ancient_evils ancient_evils ancient_evils ancient_evils ancient_evils ancient_evils
        agenda theyre_getting_out
    """
    game = Play(text, taboo=taboo).do(*["play:delve_too_deep…"] * 3)
    assert len(game.told("encounter", "card")) == 6
    assert [game.zone(f"delve_too_deep.{copy}") for copy in (1, 2, 3)].count(VICTORY) == (2 if taboo else 3)
    assert len([one for one in game.pile(0) if one.startswith("delve")]) == (1 if taboo else 0)


# --- Ward of Protection, level 5 --------------------------------------------------------------------------------------

WARD = """
    investigators agnes_baker
    hand 0 ward_of_protection_5
    encounter {encounter}
    scenario the_midnight_masks
    place rivertown
    phase mythos.draw
"""


def test_the_great_ward_cancels_an_enemy_too() -> None:
    """Given an Acolyte drawn, when it is warded, then it neither spawns nor brings doom, is discarded, and 1 horror."""
    game = Play(WARD.format(encounter="acolyte ancient_evils")).do("play:ward_of_protection_5")
    assert game.pile() == ["acolyte"]
    assert (game.horror(0), game.resources(0), game.doom("acolyte")) == (1, 4, 0)
    assert game.told("cancelled", "source") == ["acolyte"]


def test_the_great_ward_cancels_surge_as_well() -> None:
    """Given a card with surge, when it is warded, then no other is drawn."""
    game = Play(WARD.format(encounter="hunting_shadow ancient_evils")).do("play:ward_of_protection_5")
    assert len(game.told("encounter", "card")) == 1


def test_the_great_ward_stops_no_weakness() -> None:
    """Given a weakness drawn out of one's own deck, then it is not offered."""
    game = Play("hand 0 ward_of_protection_5\ndeck 0 haunted").do("draw")
    assert game.zone("haunted") == THREAT
    assert game.prompt == "turn"


def test_the_great_ward_is_for_ones_own_draws() -> None:
    """Given a fellow who draws, then it is not offered."""
    game = Play("""
        investigators agnes_baker roland_banks
        hand 0 ward_of_protection_5
        encounter ancient_evils ancient_evils
        agenda theyre_getting_out
        phase mythos.draw
    """)
    assert game.told("encounter", "seat") == [0]
    game.do("pass")
    assert game.told("encounter", "seat") == [0, 1]
    assert game.prompt != "react_drawing"


@pytest.mark.rule("AH-Q-017")
def test_ah_q_017_what_is_on_the_back_of_an_agenda_is_not_drawn() -> None:
    """Given the agenda on whose back The Masked Hunter is, when it flips, then the great ward is not offered."""
    game = Play("""
        investigators agnes_baker
        scenario the_midnight_masks
        agenda predator_or_prey
        place rivertown
        aside the_masked_hunter
        hand 0 ward_of_protection_5
        doom predator_or_prey 5
        encounter ancient_evils
        phase mythos
    """)
    assert game.engaged("the_masked_hunter") == 0
    assert game.told("cancelled", "source") == []
    assert [one for one in game.told("triggers", "card") if "ward" in one] == []
