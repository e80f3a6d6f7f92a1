"""Dice and rolling (ES-051 to ES-057), completing tasks (ES-058 to ES-063), when a roll fails (ES-064, ES-065)."""

from collections import Counter

import pytest

from miskatonic.games.elder_sign.rows.dice import FACE_IDS
from miskatonic.kernel import seeded
from tests.games.elder_sign.play import Play

GREEN = {"investigation_1", "investigation_2", "investigation_3", "lore", "peril", "terror"}
NOTHING = ("investigation_1",) * 6
"""A roll of six green dice that is of no use on the cards below."""


def at(card: str, *others: str, who: str = "bob_jenkins") -> Play:
    """Somebody stands on a card with nobody else around; Vincent Lee waits at the entrance."""
    return Play(who, "vincent_lee").museum(card, *others).at(0, card)


def rolled(game: Play, *faces: str) -> Play:
    """The next roll shows these faces."""
    return game.will_roll(*faces).do("roll")


def completions(game: Play) -> list[str]:
    """The ways to complete a task that are offered."""
    return [text for text in game.texts if text.startswith("complete:")]


def paid_with(game: Play, task: int) -> list[list[str]]:
    """For each way to complete a task: the faces it is paid with."""
    ways = [text.split(":")[2] for text in completions(game) if text.startswith(f"complete:{task}:")]
    return [sorted(FACE_IDS[game.game.faces[int(die)]] for die in way.split(".")) for way in ways]


def rolls(game: Play) -> list[int]:
    """How many dice were in each roll so far."""
    return [len(event.args["faces"]) for event in game.events("rolled")]


def completed(game: Play) -> list[int]:
    """The tasks completed so far, by row."""
    return [event.args["task"] for event in game.events("task_completed")]


def story(game: Play, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [event.kind for event in game.table.events if event.kind in kinds]


def faces_seen(*items: str) -> tuple[Counter[str], Counter[str]]:
    """What six green dice and the one added with these items show in six hundred rolls."""
    green: Counter[str] = Counter()
    added: Counter[str] = Counter()
    for seed in range(600):
        game = at("administration_office").holds(0, *items).given(rng=seeded(seed)).attempt()
        game.do(*(f"use:{item}" for item in items), "roll")
        green.update(game.pool[:6])
        added.update(game.pool[6:])
    return green, added


# --- ES-051 to ES-054: the faces ------------------------------------------------------------------------------------


@pytest.mark.rule("ES-051")
def test_es_051_green_dice_show_three_investigations_and_three_symbols() -> None:
    # given somebody who rolls six green dice again and again
    # when
    green, added = faces_seen()
    # then all six faces turn up, as often as each other, and nothing else
    assert set(green) == GREEN
    assert all(450 < count < 750 for count in green.values())
    assert not added


@pytest.mark.rule("ES-052")
def test_es_052_the_yellow_die_has_investigation_4_instead_of_terror() -> None:
    # given an axe
    # when
    _, yellow = faces_seen("axe")
    # then
    assert set(yellow) == GREEN - {"terror"} | {"investigation_4"}
    assert all(60 < count < 140 for count in yellow.values())


@pytest.mark.rule("ES-053")
def test_es_053_the_red_die_has_a_wild_instead_of_investigation_1() -> None:
    # given holy water
    # when
    _, red = faces_seen("lamp_of_alhazred")
    # then
    assert set(red) == GREEN - {"terror", "investigation_1"} | {"investigation_4", "wild"}
    assert all(60 < count < 140 for count in red.values())


@pytest.mark.rule("ES-054")
@pytest.mark.parametrize(
    ("card", "task"),
    [("administration_office", 0), ("the_loading_dock", 0), ("the_graveyard", 1)],
    ids=["lore", "peril", "terror"],
)
def test_es_054_a_wild_counts_as_any_symbol(card: str, task: int) -> None:
    # given the red die in the pool
    game = at(card).holds(0, "lamp_of_alhazred").attempt().do("use:lamp_of_alhazred")
    # when only the red die is of any use
    rolled(game, *NOTHING, "wild")
    # then
    assert f"complete:{task}:7" in game.texts


@pytest.mark.rule("ES-054")
@pytest.mark.parametrize(
    ("green", "enough"),
    [(("investigation_3", "investigation_2"), True), (("investigation_2", "investigation_2"), False)],
)
def test_es_054_a_wild_counts_as_investigation_4(green: tuple[str, ...], enough: bool) -> None:
    # given a task that needs nine
    game = at("administration_office").holds(0, "lamp_of_alhazred").attempt().do("use:lamp_of_alhazred")
    # when the others show five, or four
    rolled(game, *green, "peril", "peril", "peril", "peril", "wild")
    # then four more are nine, or one too few
    assert ("complete:1:0.1.7" in game.texts) is enough


@pytest.mark.rule("ES-054", "ES-045")
def test_es_054_a_wild_is_only_one_thing_at_a_time() -> None:
    # given a task of six, and one of lore and three
    game = at("the_missing_records").holds(0, "lamp_of_alhazred").attempt().do("use:lamp_of_alhazred")
    # when a wild would have to be the lore and the investigation
    rolled(game, "peril", "peril", "peril", "peril", "peril", "investigation_2", "wild")
    # then
    assert completions(game) == ["complete:0:5.7"]


@pytest.mark.rule("ES-054", "ES-074", "ES-OP-02")
def test_es_054_an_unused_wild_is_not_a_terror_result() -> None:
    # given a card with a terror effect
    game = at("ancient_relics").holds(0, "lamp_of_alhazred").attempt().do("use:lamp_of_alhazred")
    # when a roll with a wild fails
    rolled(game, "peril", "peril", "peril", "peril", "peril", "peril", "wild").do("discard:0")
    # then nobody is frightened
    assert (game.events("terror"), game.game.sanity[0], len(game.pool)) == ([], 4, 6)


# --- ES-055 to ES-057: the pool and the roll ------------------------------------------------------------------------


@pytest.mark.rule("ES-055")
def test_es_055_an_attempt_begins_with_six_green_dice() -> None:
    # given
    game = at("the_loading_dock")
    # when
    game.attempt().do("roll")
    # then the yellow and the red die are not among them
    assert rolls(game) == [6]
    assert set(game.pool) <= GREEN


@pytest.mark.rule("ES-055", "ES-136")
def test_es_055_locked_dice_are_missing() -> None:
    # given a green die locked by another card, and one by a monster
    game = at("the_loading_dock", "did_you_hear_that").locked("did_you_hear_that")
    game.monster("elder_thing", "did_you_hear_that")
    # when
    game.attempt().do("roll")
    # then
    assert rolls(game) == [4]


@pytest.mark.rule("ES-055", "ES-169")
@pytest.mark.parametrize("owner", [0, 1])
def test_es_055_dice_on_anybodys_spell_are_missing(owner: int) -> None:
    # given
    game = at("the_loading_dock").holds(owner, "wither").on_spell(owner, "wither", "lore")
    # when
    game.attempt().do("roll")
    # then
    assert rolls(game) == [5]


@pytest.mark.rule("ES-056")
def test_es_056_every_die_of_the_pool_is_rolled_again() -> None:
    # given a roll with two useful results in it
    game = at("administration_office").attempt()
    rolled(game, "investigation_3", "investigation_3", "peril", "peril", "peril", "peril").do("discard:2")
    # when
    rolled(game, "terror", "terror", "terror", "terror", "terror")
    # then neither of them is still there
    assert game.pool == ["terror"] * 5
    assert rolls(game) == [6, 5]


@pytest.mark.rule("ES-056", "ES-121")
def test_es_056_before_a_roll_no_die_can_be_kept_back_unless_it_is_focused() -> None:
    # given a first roll
    game = at("administration_office").attempt()
    # then
    assert game.texts == ["roll", "give_up"]
    # when that roll has failed
    rolled(game, "investigation_3", *("peril",) * 5).do("discard:1")
    # then one die can be kept, by focusing it, and only one
    assert game.texts == ["roll", "focus:0", "focus:2", "give_up"]
    assert game.do("focus:0").texts == ["roll", "give_up"]
    rolled(game, *("terror",) * 4)
    assert rolls(game) == [6, 4]


@pytest.mark.rule("ES-057")
def test_es_057_a_roll_is_compared_with_every_open_task() -> None:
    # given a card with three tasks in any order
    game = at("the_graveyard").attempt()
    # when the roll does for two of them
    rolled(game, "peril", "terror", "lore", "lore", "investigation_3", "investigation_3")
    # then
    assert completions(game) == ["complete:0:0", "complete:1:1"]


@pytest.mark.rule("ES-057", "ES-060")
def test_es_057_a_completed_task_is_not_open_any_more() -> None:
    # given a task that has been completed
    game = at("the_graveyard").attempt()
    rolled(game, "peril", *("lore",) * 5).do("complete:0:0")
    # when the next roll shows peril again
    rolled(game, "peril", "peril", "terror", "lore", "lore")
    # then
    assert completions(game) == ["complete:1:3"]


@pytest.mark.rule("ES-057", "ES-120")
def test_es_057_a_focused_die_joins_the_roll() -> None:
    # given a focused three
    game = at("administration_office").attempt()
    rolled(game, "investigation_3", *("peril",) * 5).do("discard:1", "focus:0")
    # when
    rolled(game, "investigation_3", "investigation_3", "peril", "peril")
    # then
    assert completions(game) == ["complete:1:0.2.3"]


@pytest.mark.rule("ES-057", "ES-128")
def test_es_057_a_die_on_a_helpers_marker_joins_the_roll() -> None:
    # given a three on the marker of Vincent Lee
    game = at("administration_office").at(1, "administration_office").attempt()
    rolled(game, "investigation_3", *("peril",) * 5).do("discard:1", "ask:1:0", "help")
    # when
    rolled(game, "investigation_3", "investigation_3", "peril", "peril")
    # then
    assert completions(game) == ["complete:1:0.2.3"]


@pytest.mark.rule("ES-057", "ES-161")
def test_es_057_a_die_on_anothers_spell_joins_the_roll() -> None:
    # given a terror on a spell of Vincent Lee
    game = at("mysterious_tome").holds(1, "wither").on_spell(1, "wither", "terror").attempt()
    # when
    rolled(game, "investigation_3", "peril", "peril", "peril", "lore")
    # then
    assert completions(game) == ["complete:0:0.1"]


# --- ES-058 to ES-060: completing -----------------------------------------------------------------------------------


@pytest.mark.rule("ES-058")
def test_es_058_the_dice_are_placed_and_the_task_is_completed() -> None:
    # given
    game = at("the_loading_dock").attempt()
    # when
    rolled(game, "peril", "lore", "lore", "lore", "lore", "lore").do("complete:0:0")
    # then
    assert completed(game) == [0]
    assert game.pool == ["lore"] * 5


@pytest.mark.rule("ES-058")
def test_es_058_nothing_is_placed_unless_the_player_says_so() -> None:
    # given
    game = at("the_loading_dock").attempt()
    # when a roll could complete exactly one task in exactly one way
    rolled(game, "peril", "lore", "lore", "lore", "lore", "lore")
    # then the player is asked, and may also let it fail
    assert game.prompt == "rolled"
    assert game.texts == ["complete:0:0", "discard:0", "discard:1", "give_up"]
    assert completed(game) == []


@pytest.mark.rule("ES-058", "ES-040")
def test_es_058_the_player_picks_which_dice_pay() -> None:
    # given a task that needs three
    game = at("late_night_break_in").attempt()
    # when
    rolled(game, "investigation_3", "investigation_2", "investigation_1", "peril", "peril", "peril")
    # then a three, or a two and a one
    assert paid_with(game, 0) == [["investigation_3"], ["investigation_1", "investigation_2"]]
    game.do("complete:0:1.2")
    assert game.pool == ["investigation_3", "peril", "peril", "peril"]


@pytest.mark.rule("ES-058", "ES-066")
def test_es_058_dice_of_different_colours_are_different_ways_to_pay() -> None:
    # given the yellow die in the pool
    game = at("the_loading_dock").holds(0, "axe").attempt().do("use:axe")
    # when a green one and the yellow one show peril
    rolled(game, "peril", "lore", "lore", "lore", "lore", "lore", "peril")
    # then either may be placed
    assert completions(game) == ["complete:0:0", "complete:0:6"]


@pytest.mark.rule("ES-059")
def test_es_059_half_a_task_cannot_be_completed() -> None:
    # given a first task of lore and investigation 3
    game = at("ancient_relics").attempt()
    # when only the lore is there
    rolled(game, "lore", "lore", "investigation_2", "peril", "peril", "peril")
    # then
    assert completions(game) == []


@pytest.mark.rule("ES-059")
def test_es_059_results_of_two_rolls_do_not_add_up() -> None:
    # given a roll with the lore of a task but without its investigation
    game = at("ancient_relics").attempt()
    rolled(game, "lore", "peril", "peril", "peril", "peril", "peril").do("discard:1")
    # when the next one shows the investigation but no lore
    rolled(game, "investigation_3", "peril", "peril", "peril", "peril")
    # then
    assert completions(game) == []


@pytest.mark.rule("ES-059", "ES-120")
def test_es_059_a_secured_die_may_bring_what_the_roll_lacks() -> None:
    # given the same, but with the lore focused
    game = at("ancient_relics").attempt()
    rolled(game, "lore", "peril", "peril", "peril", "peril", "peril").do("discard:1", "focus:0")
    # when
    rolled(game, "investigation_3", "peril", "peril", "peril")
    # then
    assert completions(game) == ["complete:0:0.2", "complete:1:0.2"]


@pytest.mark.rule("ES-060")
def test_es_060_dice_on_a_task_leave_the_pool_for_the_rest_of_the_action_phase() -> None:
    # given a task completed with two dice
    game = at("ancient_relics").clues(0, 1).attempt()
    rolled(game, "lore", "investigation_3", *("peril",) * 4).do("complete:0:0.1")
    # when the rest is rolled, fails, and is rolled again with a clue
    rolled(game, *("peril",) * 4)
    game.will_roll(*("peril",) * 4).do("clue", "reroll_all", "discard:2").do("roll")
    # then they are in none of these rolls
    assert rolls(game) == [6, 4, 3]
    # when the adventure is over
    game.do("give_up", "go:ancient_relics", "roll")
    # then they are back for the next player
    assert rolls(game) == [6, 4, 3, 6]


@pytest.mark.rule("ES-060", "ES-158")
def test_es_060_a_special_die_on_a_task_cannot_be_added_again() -> None:
    # given two items for the yellow die
    game = at("the_loading_dock").holds(0, "axe", "knife").attempt().do("use:axe")
    # when the first one's die is placed on a task
    rolled(game, *("lore",) * 6, "peril").do("complete:0:6")
    # then the second is of no use
    assert game.texts == ["roll", "give_up"]


# --- ES-061, ES-062: one task a roll, then on with the rest ---------------------------------------------------------


@pytest.mark.rule("ES-061")
def test_es_061_one_roll_completes_one_task_even_if_it_would_do_for_two() -> None:
    # given a roll that does for both tasks, with dice of their own for each
    game = at("the_loading_dock").attempt()
    rolled(game, "peril", "peril", "investigation_3", "lore", "lore", "lore")
    # when
    game.do("complete:1:0.2")
    # then the other peril has to be rolled again
    assert game.texts == ["roll", "give_up"]
    rolled(game, *("lore",) * 4)
    assert (completed(game), completions(game)) == ([1], [])


@pytest.mark.rule("ES-061", "ES-147")
def test_es_061_a_reroll_is_not_a_roll_of_its_own() -> None:
    # given a clue, and a roll rerolled with it that does for both tasks
    game = at("the_loading_dock").clues(0, 2).attempt()
    rolled(game, *("lore",) * 6)
    game.will_roll("peril", "peril", "investigation_3", "lore", "lore", "lore").do("clue", "reroll_all")
    # when
    game.do("complete:0:0")
    # then that was it: no second task, and no clue for it, without a new roll
    assert game.texts == ["roll", "give_up"]


@pytest.mark.rule("ES-061", "ES-019")
def test_es_061_card_text_lifts_the_limit() -> None:
    # given Amanda Sharpe
    game = at("the_loading_dock", who="amanda_sharpe").attempt()
    rolled(game, "peril", "peril", "investigation_3", "lore", "lore", "lore")
    # when
    game.do("complete:0:0", "complete:1:1.2")
    # then one roll has resolved the adventure
    assert (completed(game), rolls(game)) == ([0, 1], [6])
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-062")
def test_es_062_the_remaining_dice_are_rolled_again_and_none_is_discarded() -> None:
    # given
    game = at("vermin_in_the_pipes").attempt()
    # when two tasks are completed with one die each
    rolled(game, "investigation_3", *("lore",) * 5).do("complete:0:0")
    rolled(game, "investigation_3", *("lore",) * 4).do("complete:1:1")
    rolled(game, *("lore",) * 4)
    # then
    assert rolls(game) == [6, 5, 4]
    assert game.events("dice_discarded") == []


@pytest.mark.rule("ES-062", "ES-034")
def test_es_062_with_no_task_left_nothing_is_rolled_any_more() -> None:
    # given
    game = at("the_loading_dock").attempt()
    # when
    rolled(game, "peril", *("lore",) * 5).do("complete:0:0")
    rolled(game, "peril", "investigation_3", *("lore",) * 3).do("complete:1:1.2")
    # then it is the next player's turn, three dice were not needed
    assert rolls(game) == [6, 5]
    assert (game.asked, game.prompt) == (1, "move")


# --- ES-063: surplus ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-063", "ES-040")
def test_es_063_the_surplus_is_wasted_and_the_dice_stay_on_the_task() -> None:
    # given a task that needs peril and three
    game = at("the_loading_dock").attempt()
    # when four are paid for it
    rolled(game, "peril", "peril", "investigation_2", "investigation_2", "lore", "terror").do("complete:1:0.2.3")
    # then three dice are left
    assert game.pool == ["peril", "lore", "terror"]
    rolled(game, "lore", "lore", "lore")
    assert rolls(game) == [6, 3]


@pytest.mark.rule("ES-063", "ES-OP-05")
def test_es_063_no_die_that_is_not_needed() -> None:
    # given a task that needs six
    game = at("late_night_break_in").attempt()
    # when
    rolled(game, "investigation_3", "investigation_3", "investigation_2", "investigation_1", "lore", "lore")
    # then the only ways to pay are those in which every die is needed
    threes, three_two_one = ["investigation_3"] * 2, ["investigation_1", "investigation_2", "investigation_3"]
    assert sorted(paid_with(game, 1)) == sorted([threes, three_two_one])
    assert sorted(paid_with(game, 0)) == sorted([["investigation_3"], ["investigation_1", "investigation_2"]])


@pytest.mark.rule("ES-063", "ES-040", "ES-206")
def test_es_063_nor_where_two_requirements_share_the_dice() -> None:
    # given a task of one and, by a Chthonian in its frame, of six
    game = Play("bob_jenkins", "vincent_lee").worlds("rlyeh").at(0, "rlyeh").monster("chthonian", "rlyeh", 0).attempt()
    # when
    rolled(game, "investigation_1", "investigation_2", "investigation_3", "investigation_3", "lore", "lore")
    # then the threes are the six and another die is the one; all four of them would be too many
    threes = ["investigation_3"] * 2
    assert sorted(paid_with(game, 0)) == [["investigation_1", *threes], ["investigation_2", *threes]]


@pytest.mark.rule("ES-063")
def test_es_063_a_symbol_takes_one_die() -> None:
    # given a task of one peril
    game = at("the_loading_dock").attempt()
    # when everything shows peril
    rolled(game, *("peril",) * 6)
    # then one of them pays
    assert completions(game) == ["complete:0:0"]


# --- ES-064, ES-065: when a roll fails, and what follows ------------------------------------------------------------


@pytest.mark.rule("ES-064")
def test_es_064_a_roll_that_completes_nothing_is_failed() -> None:
    # given
    game = at("administration_office").attempt()
    # when
    rolled(game, *("peril",) * 6)
    # then there is nothing to do with it but to lose a die
    assert game.texts == ["discard:0", "give_up"]
    game.do("discard:0")
    assert len(game.events("roll_failed")) == 1


@pytest.mark.rule("ES-064")
def test_es_064_a_roll_may_be_declined_although_a_task_could_be_completed() -> None:
    # given a task of six that could be completed with five dice
    game = at("late_night_break_in").attempt()
    rolled(game, *("investigation_1",) * 4, "investigation_2", "peril")
    assert "complete:1:0.1.2.3.4" in game.texts
    # when
    game.do("discard:5")
    # then it has failed: five dice are left
    assert (len(game.pool), len(game.events("roll_failed")), game.events("task_completed")) == (5, 1, [])


@pytest.mark.rule("ES-064", "ES-074")
def test_es_064_a_declined_roll_has_failed_in_every_respect_terror_included() -> None:
    # given a roll that could complete a task and shows terror
    game = at("ancient_relics").attempt()
    rolled(game, "lore", "investigation_3", "terror", "peril", "peril", "peril")
    assert "complete:0:0.1" in game.texts
    # when
    game.do("fail", "discard:3")
    # then
    assert (game.game.sanity[0], len(game.pool)) == (3, 5)


@pytest.mark.rule("ES-065", "ES-076")
def test_es_065_terror_then_the_discard_then_focus_then_the_next_roll() -> None:
    # given
    game = at("ancient_relics").attempt()
    # when
    rolled(game, "terror", "lore", *("peril",) * 4).do("fail", "discard:2", "focus:1")
    rolled(game, *("peril",) * 4)
    # then
    told = ("rolled", "roll_failed", "terror", "sanity_lost", "dice_discarded", "focused")
    assert story(game, *told) == ["rolled", *told[1:], "rolled"]


@pytest.mark.rule("ES-065", "ES-125")
def test_es_065_or_assistance_instead_of_focus() -> None:
    # given company on the same card
    game = at("ancient_relics").at(1, "ancient_relics").attempt()
    # when
    rolled(game, "terror", "lore", *("peril",) * 4).do("fail", "discard:2", "ask:1:1", "help")
    rolled(game, *("peril",) * 4)
    # then
    told = ("rolled", "roll_failed", "terror", "sanity_lost", "dice_discarded", "assisted")
    assert story(game, *told) == ["rolled", *told[1:], "rolled"]


@pytest.mark.rule("ES-065", "ES-121")
def test_es_065_nothing_can_be_focused_before_the_die_is_discarded() -> None:
    # given
    game = at("ancient_relics").attempt()
    # when the roll lies open
    rolled(game, "terror", "lore", *("peril",) * 4)
    # then
    assert game.texts == ["fail", "give_up"]
    # when the terror is over
    game.do("fail")
    # then
    assert (game.prompt, game.texts) == ("discard_die", ["discard:0", "discard:1", "discard:2"])


@pytest.mark.rule("ES-065", "ES-144")
def test_es_065_what_changes_a_roll_must_be_used_before_it_is_declared_failed() -> None:
    # given a clue and an item for rerolling
    game = at("ancient_relics").clues(0, 1).holds(0, "lucky_cigarette_case").attempt()
    rolled(game, "terror", *("peril",) * 5)
    assert {"clue", "use:lucky_cigarette_case"} <= set(game.texts)
    # when
    game.do("fail")
    # then it is too late for both, before the discard and after it
    assert game.texts == ["discard:0", "discard:1"]
    assert game.do("discard:1").texts == ["roll", "focus:0", "focus:2", "give_up"]


@pytest.mark.rule("ES-058", "ES-080", "ES-OP-33")
def test_es_op_33_equal_payments_for_the_last_task_are_one_option() -> None:
    # given the lore of the Administration Office is done, and both special dice are in the pool
    game = at("administration_office").holds(0, "ruby_of_rlyeh").attempt().do("use:ruby_of_rlyeh")
    rolled(game, "lore", *["peril"] * 5, "lore", "lore").do("complete:0:0")
    # when the rest can be paid with or without them, with a wild or without
    rolled(game, *["investigation_3"] * 6, "wild")
    # then there is one way to do so
    assert len([text for text in game.texts if text.startswith("complete:")]) == 1


@pytest.mark.rule("ES-058", "ES-170", "ES-OP-33")
def test_es_op_33_but_dice_on_spells_are_kept_or_spent() -> None:
    # given a three on a spell, and the lore done
    game = at("administration_office").holds(0, "wither").on_spell(0, "wither", "investigation_3").attempt()
    rolled(game, "lore", *["peril"] * 4).do("complete:0:1")
    # when the rest can be paid with the die on the spell or without it
    rolled(game, *["investigation_3"] * 4)
    # then the player says which
    assert len([text for text in game.texts if text.startswith("complete:")]) == 2
