"""What is told before somebody decides: what an option costs besides, what could turn a failure or be drawn."""

import math
from typing import Any

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Table, arrange, by_verb, new_table
from miskatonic.kernel.view import alike
from tests.games.arkham_lcg.looks import own_seat, running_test, seen_board, there

ENGAGED = """
investigators roland_banks
hand 0 machete emergency_cache emergency_cache
area 0 45_automatic
threat 0 ghoul_minion
"""
FAILING = """
investigators wendy_adams roland_banks
hand 0 lucky lucky perception
hand 1 deduction
clues study 2
resources 0 1
bag 0 -1 -2 -3 -4 auto_fail
"""


def warnings(table: Table, text: str) -> list[tuple[str, dict[str, Any]]]:
    """What is told with an option."""
    assert table.choice
    option = next(one for one in table.choice.options if one.text == text)
    return [(line.message, dict(line.args)) for line in GAME.warns(table.state, option)]


def listed(table: Table) -> list[tuple[str, list[str]]]:
    """The list as it is read, by verb."""
    assert table.choice
    return [(verb, [option.text for _, option in group]) for verb, group in by_verb(table.choice.options)]


@pytest.mark.rule("AH-B-062")
def test_ah_b_062_what_provokes_an_attack_says_so() -> None:
    """Given an enemy engaged with Roland, then drawing, playing and investigating warn of it, fighting does not."""
    table = arrange(GAME, ENGAGED)
    attack = ("warn-opportunity", {"enemies": ("card-ghoul_minion",)})
    assert warnings(table, "draw") == [attack]
    assert warnings(table, "play:machete") == [("warn-resources", {"count": 3}), attack]
    assert warnings(table, "fight:ghoul_minion") == []
    assert warnings(table, "fight:45_automatic:ghoul_minion") == []
    assert warnings(table, "end_turn") == []


@pytest.mark.rule("AH-E-007")
def test_ah_e_007_what_has_to_make_room_is_told_before() -> None:
    """Given full slots, then a card says what leaves for it, or among what one chooses; else it says nothing."""
    text = "investigators roland_banks\nhand 0 beat_cop machete\nresources 0 9\n"
    beside = [("warn-resources", {"count": 4})]
    assert warnings(arrange(GAME, text), "play:beat_cop") == beside
    table = arrange(GAME, f"{text}area 0 dr_milan_christopher knife flashlight")
    assert warnings(table, "play:beat_cop") == [*beside, ("warn-leaves", {"cards": ("card-dr_milan_christopher",)})]
    hands = {"cards": ("card-knife", "card-flashlight")}
    assert warnings(table, "play:machete")[1:] == [("warn-leaves_some", hands)]
    table = arrange(GAME, "investigators roland_banks\nhand 0 shotgun_4\nresources 0 9\narea 0 knife flashlight")
    assert warnings(table, "play:shotgun_4")[1:] == [("warn-leaves", hands)]


@pytest.mark.rule("AH-B-107")
def test_ah_b_107_clues_that_are_spent_are_told_before() -> None:
    """Given an act that takes clues, an ability of the group and one of an enemy, then each says how many."""
    table = arrange(GAME, "investigators roland_banks\nclues 0 2")
    assert warnings(table, "advance") == [("warn-clues", {"count": 2})]
    table = arrange(
        GAME,
        """
        investigators roland_banks daisy_walker
        scenario the_midnight_masks
        place rivertown
        act uncovering_the_conspiracy
        threat 0 peter_warren
        apart ruth_turner
        clues 0 2
        clues 1 2
        """,
    )
    attack = ("warn-opportunity", {"enemies": ("card-peter_warren",)})
    assert warnings(table, "use:uncovering_the_conspiracy") == [("warn-clues", {"count": 4}), attack]
    assert warnings(table, "parley:peter_warren") == [("warn-clues", {"count": 2})]


@pytest.mark.rule("AH-B-049")
def test_ah_b_049_where_no_clue_is_left_it_is_said() -> None:
    """Given a location without clues, then investigating it is offered with that remark; with a clue without it."""
    assert warnings(arrange(GAME, "investigators roland_banks"), "investigate") == [("warn-no_clues", {})]
    assert warnings(arrange(GAME, "investigators roland_banks\nclues study 1"), "investigate") == []


@pytest.mark.rule("AH-B-070")
def test_ah_b_070_a_card_that_turns_a_failure_is_a_second_figure() -> None:
    """Given 3 against 2 and money for one Lucky!, then 2 of 6 tokens do, with it 4; and another token for those that do
    not (AH-B-084). Only Wendy sees it.
    """
    table = arrange(GAME, FAILING)
    table.answer("investigate")
    mine, theirs = (running_test(table, seat) for seat in (0, 1))
    assert mine["chance"] == [1, 3]
    assert mine["rescued"] == {"cards": ["card-wendy_adams", "card-lucky"], "chance": [8, 9]}
    assert theirs["rescued"] is None


@pytest.mark.rule("AH-B-003")
def test_ah_b_003_what_can_not_be_played_rescues_nobody() -> None:
    """Given Dissonant Voices, then Lucky! is no part of the second figure, Wendy's own ability is."""
    table = arrange(GAME, FAILING + "threat 0 dissonant_voices")
    table.answer("investigate")
    rescued = running_test(table)["rescued"]
    assert rescued == {"cards": ["card-wendy_adams"], "chance": [5, 9]}


@pytest.mark.rule("AH-B-023")
def test_ah_b_023_the_chances_of_new_cards_come_from_the_deck_without_weaknesses() -> None:
    """Given two cards that go back, then each kind has the chance of at least one among two of what is left."""
    table = new_table(GAME, seed=7, seats=1)
    assert there(own_seat(table)["redraw"])["count"] == 0
    for _ in range(2):
        assert table.choice
        table.answer(next(option for option in table.choice.options if option.verb == "swap"))
    redraw = there(own_seat(table)["redraw"])
    assert (redraw["count"], redraw["of"]) == (2, 26)
    for kind in redraw["kinds"]:
        none = math.comb(26 - kind["left"], 2) / math.comb(26, 2)
        assert kind["chance"] == pytest.approx(1 - none)
    assert seen_board(table)["seats"][0]["redraw"] is None


@pytest.mark.rule("AH-B-023")
def test_ah_b_023_a_card_that_goes_back_is_taken_back_in_its_place() -> None:
    """Given five cards, when the second is marked, then the list has the same order, and it can be kept after all."""
    table = new_table(GAME, seed=7, seats=1)
    (_, ways), (_, before) = listed(table)
    table.answer(before[1])
    (_, ways_now), (verb, now) = listed(table)
    assert (ways, ways_now, verb) == (["keep"], ["redraw"], "swap")
    assert now == [before[0], before[1].replace("swap", "leave"), *before[2:]]


@pytest.mark.rule("AH-B-066")
def test_ah_b_066_a_marked_card_stays_in_its_place_and_a_second_copy_comes_last() -> None:
    """Given two equal cards, when one is marked, then it keeps its place, and the other is offered after all others."""
    table = arrange(GAME, "hand 0 deduction deduction perception\nclues study 1")
    table.answer("investigate")
    assert dict(listed(table))["commit"] == ["commit:deduction.1", "commit:perception"]
    table.answer("commit:deduction.1")
    assert dict(listed(table))["commit"] == ["uncommit:deduction.1", "commit:perception", "commit:deduction.2"]


@pytest.mark.rule("AH-B-053")
def test_ah_b_053_of_equal_cards_any_will_do() -> None:
    """Given two Emergency Caches, then playing one is about both; a marked copy is told apart."""
    table = arrange(GAME, ENGAGED)
    assert table.choice
    option = next(one for one in table.choice.options if one.text == "play:emergency_cache")
    assert [*option.about, *alike(table, option)] == ["card:emergency_cache.1", "card:emergency_cache.2"]


@pytest.mark.rule("AH-B-069")
def test_ah_b_069_what_raises_a_skill_tells_its_chance() -> None:
    """Given Hyperawareness and 3 against 2, then using it costs 1 resource and lifts the chance from 1/2 to 3/4."""
    table = arrange(GAME, "investigators roland_banks\narea 0 hyperawareness\nclues study 1\nbag 0 -1 -2 -3")
    table.answer("investigate")
    assert table.choice
    option = next(one for one in table.choice.options if one.text == "use:hyperawareness:intellect")
    assert GAME.chance(table.state, option) == 0.75
    assert warnings(table, option.text) == [("warn-resources", {"count": 1})]
    assert running_test(table)["then"]["hyperawareness"] == {"value": 4, "good": 3}
