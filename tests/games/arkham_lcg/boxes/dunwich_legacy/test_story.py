"""Dr. Henry Armitage, as a story asset in somebody's deck."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, HAND, THREAT
from miskatonic.games.arkham_lcg.rules.deck_building import card_of, counts, is_story
from tests.games.arkham_lcg.play import Play

ARMITAGE = """
    area 0 dr_henry_armitage
    deck 0 {deck}
"""


@pytest.mark.rule("AH-C-010", "AH-B-096")
def test_ah_c_010_a_card_drawn_is_given_up_for_three_resources() -> None:
    """Given a Knife drawn, when he reacts, then it is discarded, he exhausts, and 3 resources are gained."""
    game = Play(ARMITAGE.format(deck="knife flashlight")).do("draw", "react:dr_henry_armitage:knife")
    assert game.zone("knife") == DISCARD
    assert (game.resources(0), game.is_ready("dr_henry_armitage")) == (8, False)
    game.do("draw")
    assert (game.prompt, game.zone("flashlight")) == ("turn", HAND)


@pytest.mark.rule("AH-C-010")
def test_ah_c_010_a_weakness_is_not_given_up() -> None:
    """Given a weakness drawn, then he is not offered."""
    game = Play(ARMITAGE.format(deck="haunted")).do("draw")
    assert (game.prompt, game.zone("haunted")) == ("turn", THREAT)


@pytest.mark.rule("AH-C-010")
def test_ah_c_010_nor_an_encounter_card() -> None:
    """Given an encounter card drawn, then he is not offered, and the Knife in hand is no matter."""
    game = Play("""
        area 0 dr_henry_armitage
        hand 0 knife
        encounter ancient_evils
        agenda theyre_getting_out
        phase mythos.draw
    """)
    assert game.prompt == "turn"


@pytest.mark.rule("AH-C-010")
def test_ah_c_010_in_the_upkeep_phase_too() -> None:
    """Given the upkeep draw, then he is offered, and only for the card drawn."""
    game = Play(ARMITAGE.format(deck="knife") + "hand 0 flashlight\nphase upkeep")
    assert [option for option in game.options if option.startswith("react")] == ["react:dr_henry_armitage:knife"]


@pytest.mark.rule("AH-L-13")
def test_ah_l_13_a_card_drawn_by_a_search_is_drawn() -> None:
    """Given the Old Book of Lore, when it lets her draw one of three cards, then that one may be given up."""
    game = Play("""
        investigators daisy_walker
        area 0 dr_henry_armitage old_book_of_lore
        deck 0 knife flashlight guts machete
    """).do("use:old_book_of_lore:daisy_walker", "take:guts")
    assert [option for option in game.options if option.startswith("react")] == ["react:dr_henry_armitage:guts"]


def test_of_several_cards_one_is_given_up() -> None:
    """Given three cards drawn at once, then any one of them may be discarded."""
    game = Play("""
        area 0 dr_henry_armitage
        hand 0 cryptic_research_4
        deck 0 knife flashlight guts
    """).do("play:cryptic_research_4:roland_banks")
    assert len([option for option in game.options if option.startswith("react")]) == 3
    game.do("react:dr_henry_armitage:flashlight")
    assert sorted(game.hand()) == ["guts", "knife"]


@pytest.mark.rule("AH-B-113")
def test_ah_b_113_he_is_a_story_asset() -> None:
    """Given his row, then he joins a deck only by permission and does not count toward its size."""
    card = card_of("02040")
    assert card is not None
    assert (is_story(card), counts(card)) == (True, False)
