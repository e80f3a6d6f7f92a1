"""The Seeker's cards of The Dunwich Legacy."""

import pytest

from tests.games.arkham_lcg.play import Play

MALESON = """
    investigators daisy_walker
    area 0 dr_william_t_maleson
    clues 0 1
    encounter {encounter}
    agenda theyre_getting_out
    phase mythos.draw
"""


@pytest.mark.rule("AH-C-019")
def test_ah_c_019_dr_maleson_sends_a_card_back_and_another_is_drawn() -> None:
    """Given Ancient Evils drawn, when he reacts, then it is shuffled back, a new card is drawn, and 1 of her clues lies
    on the location; nothing of the first card has happened.
    """
    game = Play(MALESON.format(encounter="ancient_evils crypt_chill ancient_evils ancient_evils"))
    game.do("react:dr_william_t_maleson")
    assert len(game.told("encounter", "card")) == 2
    assert (game.clues(0), game.clues("study"), game.is_ready("dr_william_t_maleson")) == (0, 1, False)
    assert game.told("shuffled_back", "card") == game.told("encounter", "card")[:1]
    assert len(game.deck()) + len(game.pile()) == 4


@pytest.mark.rule("AH-C-019")
def test_ah_c_019_he_needs_a_clue_and_to_be_ready() -> None:
    """Given no clue, or Dr. Maleson exhausted, or a fellow who draws, then he is not offered."""
    text = MALESON.format(encounter="ancient_evils ancient_evils")
    for changed in (text.replace("clues 0 1", "clues 0 0"), text + "exhausted dr_william_t_maleson"):
        assert Play(changed).prompt == "turn"  # nothing was asked
    game = Play(
        text.replace("daisy_walker", "roland_banks daisy_walker")
        .replace("area 0", "area 1")
        .replace("clues 0", "clues 1")
    )
    assert game.told("encounter", "seat") == [0, 1]
    assert game.prompt == "react_drawing"  # for Daisy's own card


@pytest.mark.rule("AH-C-019")
def test_ah_c_019_not_what_a_search_has_found() -> None:
    """Given Mysterious Chanting, which finds a Cultist, then he is offered for the Chanting, not for the Cultist."""
    game = Play("""
        investigators daisy_walker
        scenario the_midnight_masks
        place rivertown
        area 0 dr_william_t_maleson
        clues 0 1
        encounter mysterious_chanting acolyte
        phase mythos.draw
    """).do("pass")
    if game.prompt == "search":
        game.do("take:acolyte")
    assert game.told("encounter", "card") == ["mysterious_chanting", "acolyte"]
    assert game.prompt == "turn"
