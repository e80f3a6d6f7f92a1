"""A.8: the taboo list of April 2019, whole or not at all."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.taboo import LISTS, taboo_on
from miskatonic.games.arkham_lcg.rows.terms import ASSET, GUARDIAN
from miskatonic.games.arkham_lcg.rules.deck_building import price as price_of
from miskatonic.games.arkham_lcg.rules.deck_building import problems, starter
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import new_table
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play

APRIL = "april_2019"
MILAN = """
    investigators daisy_walker
    clues study 3
    area 0 dr_milan_christopher
"""


def priced(code: str, level: int) -> int:
    """What a card of that code and level would cost with the list, were it at this table."""
    return price_of(Card(ASSET, code, "imaginary", klass=GUARDIAN, level=level), APRIL)


@pytest.mark.rule("AH-T-001", "AH-T-016")
def test_ah_t_001_the_list_is_whole_and_forbids_nothing() -> None:
    """Given the list of April 2019, then it has thirteen cards: six dearer, six changed, one Exceptional."""
    cards = LISTS[APRIL].values()
    assert len(cards) == 13
    assert sum(one.experience > 0 for one in cards) == 6
    assert sum(one.changed for one in cards) == 6
    assert sum(one.exceptional for one in cards) == 1
    assert [one.rule for one in cards] == [f"AH-T-{number:03}" for number in range(3, 16)]


@pytest.mark.rule("AH-T-001")
def test_ah_t_001_a_table_keeps_to_all_of_it_or_to_nothing() -> None:
    """Given the table option, then the table keeps to the list; without it to none."""
    for value, kept in (("off", ""), (APRIL, APRIL)):
        table = new_table(GAME, seed=1, options={"taboo": value})
        assert isinstance(table.state, Arkham)
        assert table.state.taboo == kept


@pytest.mark.parametrize(
    ("code", "level", "price"),
    [
        pytest.param("02152", 2, 3, marks=pytest.mark.rule("AH-T-005"), id="ah_t_005_switchblade"),
        pytest.param("02187", 3, 7, marks=pytest.mark.rule("AH-T-006"), id="ah_t_006_higher_education"),
        pytest.param("02189", 3, 8, marks=pytest.mark.rule("AH-T-007"), id="ah_t_007_streetwise"),
        pytest.param("02193", 3, 5, marks=pytest.mark.rule("AH-T-008"), id="ah_t_008_scrapper"),
        pytest.param("03315", 5, 10, marks=pytest.mark.rule("AH-T-015"), id="ah_t_015_key_of_ys"),
        pytest.param("01020", 0, 2, marks=pytest.mark.rule("AH-T-002", "AH-T-003"), id="ah_t_003_machete"),
    ],
)
def test_ah_t_002_prices_with_the_list(code: str, level: int, price: int) -> None:
    """Given a card of the list, then its price holds its dots, and its level stays."""
    assert priced(code, level) == price


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        pytest.param("02002", "AH-T-010", marks=pytest.mark.rule("AH-T-010"), id="ah_t_010_rex_murphy"),
        pytest.param("02111", "AH-T-011", marks=pytest.mark.rule("AH-T-011"), id="ah_t_011_delve_too_deep"),
        pytest.param("02229", "AH-T-012", marks=pytest.mark.rule("AH-T-012"), id="ah_t_012_quick_thinking"),
        pytest.param("02266", "AH-T-013", marks=pytest.mark.rule("AH-T-013"), id="ah_t_013_ace_in_the_hole"),
        pytest.param("03029", "AH-T-014", marks=pytest.mark.rule("AH-T-014"), id="ah_t_014_sleight_of_hand"),
    ],
)
def test_ah_t_002_changed_cards_of_later_boxes_are_known(code: str, rule: str) -> None:
    """Given a card that is not at this table yet, then the list knows that its text is changed; its price is not."""
    assert taboo_on(code, APRIL) == (rule, 0, False, True)
    assert not taboo_on(code, "").changed


@pytest.mark.rule("AH-T-015", "AH-B-184")
def test_ah_t_015_an_exceptional_card_by_the_list_is_there_once() -> None:
    """Given an imaginary Key of Ys for Roland, then the list allows one copy of it."""
    deck = starter("roland")
    cards = {code: count for code, count in deck.cards.items() if code != "01016"}
    with imagined(Card(ASSET, "03315", "key_of_ys_5", klass=GUARDIAN, level=5, cost=3)):
        deck = deck._replace(cards=cards | {"03315": 2}, experience=30)
        assert problems(deck, "") == []
        assert [(line.message, line.rule) for line in problems(deck, APRIL)] == [("deck-exceptional", "AH-T-015")]


@pytest.mark.rule("AH-T-009")
def test_ah_t_009_dr_milan_exhausts_with_the_list() -> None:
    """Given two successful investigations in a round, then he pays once with the list, twice without."""
    for taboo, times in (("", 2), (APRIL, 1)):
        game = Play(MILAN, taboo=taboo)
        before = game.resources(0)
        game.draws("0", "0").do("investigate", "react:dr_milan_christopher").do("investigate")
        if "react:dr_milan_christopher" in game.options:
            game.do("react:dr_milan_christopher")
        assert game.resources(0) == before + times


@pytest.mark.rule("AH-T-002", "AH-T-009")
def test_ah_t_009_what_is_read_about_him_tells_the_change() -> None:
    """Given the list, then what there is to read about him says that his reaction exhausts him; else it does not."""
    for taboo, told in (("", False), (APRIL, True)):
        game = Play(MILAN, taboo=taboo)
        lines = GAME.explain(game.game, "card-dr_milan_christopher")
        assert (("card-dr_milan_christopher.taboo", "AH-T-009") in [(one.message, one.rule) for one in lines]) is told
