"""What cards of The Dunwich Legacy cost, without and with the taboo list."""

import pytest

from miskatonic.games.arkham_lcg.rows.taboo import APRIL_2019
from miskatonic.games.arkham_lcg.rules.deck_building import card_of, counts, most, price
from miskatonic.games.arkham_lcg.rules.purchases import lines_of_upgrade


@pytest.mark.parametrize(
    ("code", "usual", "listed"),
    [
        pytest.param("02152", 2, 3, marks=pytest.mark.rule("AH-T-005")),
        pytest.param("02187", 3, 7, marks=pytest.mark.rule("AH-T-006")),
        pytest.param("02189", 3, 8, marks=pytest.mark.rule("AH-T-007")),
        pytest.param("02193", 3, 5, marks=pytest.mark.rule("AH-T-008")),
    ],
)
def test_some_cards_are_dearer_with_the_taboo_list(code: str, usual: int, listed: int) -> None:
    """Given the card, then it costs its level, and with the taboo list more."""
    card = card_of(code)
    assert card is not None
    assert (price(card), price(card, APRIL_2019)) == (usual, listed)


@pytest.mark.rule("AH-T-005")
def test_ah_t_005_the_better_blade_is_dearer_as_an_upgrade_too() -> None:
    """Given the Switchblade of level 0 in a deck, when it is upgraded, then that costs 2, and 3 with the taboo list."""
    better, lower = card_of("02152"), card_of("01044")
    assert better is not None
    assert lower is not None
    for taboo, cost in (("", 2), (APRIL_2019, 3)):
        assert sum([line.amount or 0 for line in lines_of_upgrade(better, lower, taboo)]) == cost


@pytest.mark.rule("AH-B-183")
@pytest.mark.parametrize("code", ["02187", "02189", "02193"])
def test_ah_b_183_a_permanent_card_does_not_count_toward_the_size(code: str) -> None:
    """Given a permanent card, then two copies are allowed as of any card, and neither counts toward the deck's size."""
    card = card_of(code)
    assert card is not None
    assert (counts(card), most(card)) == (False, 2)
