"""B.18 with the backs of later boxes: few places, what a deck must hold, upgrades that the log allows, experience with
which somebody begins.
"""

import json
from collections.abc import Mapping

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.record import Person
from miskatonic.games.arkham_lcg.decks.formats import line
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.decks import DeckList
from miskatonic.games.arkham_lcg.rows.terms import ASSET, EVENT, MYSTIC, SEEKER
from miskatonic.games.arkham_lcg.rules.deck_building import card_of, problems
from miskatonic.games.arkham_lcg.rules.purchases import why_not_buy, why_not_swap, why_not_upgrade
from miskatonic.games.arkham_lcg.rules.record import taken
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, new_table
from tests.games.arkham_lcg.backs import BACKS, plain, with_backs
from tests.games.arkham_lcg.chain import leave
from tests.games.arkham_lcg.rules.test_upgrading import sequel

GUARDIANS = {"01016": 2, "01017": 2, "01018": 2, "01019": 2, "01021": 2, "01022": 2, "01023": 2, "01024": 2, "01025": 2}
SEEKERS = {"01030": 2, "01031": 2, "01032": 2, "01033": 2, "01034": 2, "01035": 2, "01036": 2, "01037": 2, "01038": 2}
NEUTRALS = {"01086": 2, "01087": 2, "01088": 2, "01089": 2, "01090": 2}


def card(code: str) -> Card:
    found = card_of(code)
    assert found is not None
    return found


def someone(code: str, cards: Mapping[str, int], experience: int) -> Person:
    """An investigator with such a deck and so much experience."""
    return {
        "code": code, "fate": "", "sits_out": False, "physical": 0, "mental": 0, "unspent": experience, "side": {},
        "experience": [
            {"scenario": "the_gathering", "reason": "bonus", "card": "", "leaves": "", "amount": experience}
        ],
        "deck": {"01097": 1, **cards}, "earned": [],
    }  # fmt: skip


def now(table: Table) -> Arkham:
    assert isinstance(table.state, Arkham)
    return table.state


@pytest.mark.rule("AH-R-1.15", "AH-C-040")
def test_ah_r_1_15_a_sixth_other_card_can_only_be_bought_for_one_of_the_five() -> None:
    """Given Zoey with five cards of other classes, then only one of the five can leave for a sixth."""
    five = {"01060": 2, "01072": 2, "01046": 1}
    with with_backs():
        game = now(sequel(someone("02001", {**GUARDIANS, **five, "01086": 2, "01087": 2, "01088": 2, "01089": 1}, 5)))
        sixth = card("01030")
        assert why_not_buy(game, 0, sixth) is None
        lack = why_not_swap(game, 0, sixth, card("01086"))
        assert lack is not None
        assert (lack.reason, lack.rule, dict(lack.numbers)) == ("places", "AH-R-1.15", {"count": 5})
        assert why_not_swap(game, 0, sixth, card("01046")) is None


@pytest.mark.rule("AH-B-208")
def test_ah_b_208_what_the_deck_must_hold_can_t_leave() -> None:
    """Given Joe with his eleven Insights, then none of the eleven can leave for another card."""
    hunches = [Card(EVENT, f"9960{at}", f"hunch_{at}", klass=SEEKER, cost=0, traits="Insight") for at in range(6)]
    wanted = plain("99609", SEEKER, 2)
    with with_backs(*hunches, wanted):
        cards = {one.code: 2 for one in hunches[:5]} | {"99605": 1, "01030": 2}
        filled = {code: 2 for code in GUARDIANS if code != "01022"}  # Evidence! is an Insight as well
        game = now(sequel(someone("05002", {**cards, **filled, **NEUTRALS, "01032": 2}, 9)))
        lack = why_not_swap(game, 0, wanted, hunches[0])
        assert lack is not None
        assert (lack.reason, lack.rule) == ("least", "AH-B-208")
        assert why_not_swap(game, 0, wanted, card("01030")) is None


@pytest.mark.rule("AH-C-034")
def test_ah_c_034_a_stone_is_only_upgraded_and_only_once_it_is_identified() -> None:
    """Given a stone of level 1, then one of level 4 is never bought or built in, and is an upgrade for 3 as soon as the
    log says so, with whatever number.
    """
    first = Card(ASSET, "04022", "ancient_stone_1", klass=SEEKER, level=1, title="ancient_stone", cost=1)
    later = Card(
        ASSET, "04230", "ancient_stone_4", klass=SEEKER, level=4, title="ancient_stone", cost=2, gate="house_burned"
    )
    with with_backs(first, later):
        cards = {**SEEKERS, **NEUTRALS, "04022": 1, "01018": 1}
        game = now(sequel(someone("01002", cards, 5)))
        assert (why_not_buy(game, 0, later) or (None,))[0] == "only_upgraded"
        lack = why_not_upgrade(game, 0, later, first)
        assert lack is not None
        assert (lack.reason, lack.rule) == ("not_noted", "AH-C-034")
        game.notes = ("house_burned=3",)
        assert why_not_upgrade(game, 0, later, first) is None
        deck = DeckList("01002", {"04230": 1, "01000": 1})
        assert "deck-gated" in [one.message for one in problems(deck, experience=9)]
        assert "deck-gated" not in [one.message for one in problems(deck, paid=True)]


@pytest.mark.rule("AH-B-209", "AH-B-215", "AH-B-218")
def test_ah_b_209_what_is_left_of_the_first_experience_stays_for_later() -> None:
    """Given Mateo who spends 2 of his 5 on his deck, then 3 are left on his sheet and in the campaign's record."""
    codex = Card(ASSET, "99701", "rite_2", klass=MYSTIC, level=2, cost=1)
    _, _, back = BACKS["04004"]
    assert back.bonus == 5
    mystics = {
        "01058": 2,
        "01059": 2,
        "01060": 2,
        "01061": 2,
        "01062": 2,
        "01063": 2,
        "01064": 2,
        "01065": 2,
        "01066": 2,
    }
    deck = DeckList("04004", {**mystics, **NEUTRALS, "99701": 1, "01067": 1, "01000": 1})
    with with_backs(codex):
        table = new_table(GAME, seed=4, seats=1, options={"decks": line(deck)})
        assert now(table).unspent == [3]
        held = taken(GAME.campaign(leave(table).state) or "")
        person = held["investigators"][0]
        assert [one for one in person["experience"] if one["card"] == "04004"] == [
            {"scenario": "the_gathering", "reason": "bonus", "card": "04004", "leaves": "", "amount": 3}
        ]
        assert person["unspent"] == sum(one["amount"] for one in person["experience"]) >= 3
        alone = new_table(GAME, seed=4, seats=1, options={"decks": line(deck), "campaign": "none"})
        assert now(alone).unspent == [0]
        assert json.loads(json.dumps(held)) == held
