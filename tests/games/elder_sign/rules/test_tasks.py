"""Chapters 7 and 8: adventures and tasks, symbols for dice (ES-034 … ES-045)."""

import pytest

from miskatonic.games.elder_sign.rows.adventure import Adventure
from tests.games.elder_sign.looks import board, in_play, needs
from tests.games.elder_sign.play import CARD, Play
from tests.games.elder_sign.rules.seen import completions


def attempt_at(card: str, who: str = "bob_jenkins") -> Play:
    """Somebody stands on this card, alone with a friend who is somewhere else; the attempt has not begun."""
    game = Play(who, "joe_diamond")
    if CARD[card] >= CARD["another_dimension"]:
        game.worlds(card)
    else:
        game.museum(card)
    return game.at(0, card)


def roll(game: Play, *faces: str) -> Play:
    """The whole pool is rolled: these faces, and lore for what is left (or investigation 1 where lore is named)."""
    dull = "investigation_1" if "lore" in faces else "lore"
    return game.will_roll(*faces, *(dull,) * (len(game.pool) - len(faces))).do("roll")


def tasks_offered(game: Play) -> set[int]:
    """The tasks that could be completed now."""
    return {int(text.split(":")[1]) for text in completions(game)}


def done(game: Play) -> list[bool]:
    """Which tasks of the only card in play are complete, from top to bottom."""
    seen = board(game)
    return [task["done"] for task in (seen["worlds"] or in_play(game))[0]["tasks"]]


# --- ES-034: all tasks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-034")
def test_es_034_resolved_with_the_last_of_its_tasks() -> None:
    # given three tasks: lore; two perils; investigation 5
    game = attempt_at("the_hall_of_the_dead").attempt()

    # when two of them are complete
    roll(game, "lore").do("complete:0:0")
    roll(game, "peril", "peril").do("complete:1:1.2")

    # then not yet
    assert game.events("resolved") == []
    assert game.prompt == "ready"

    # when the third is
    roll(game, "investigation_3", "investigation_2").do("complete:2:3.4")

    # then the card is Bob's, and the turn is over
    assert len(game.events("resolved")) == 1
    assert game.game.trophies[0] == (CARD["the_hall_of_the_dead"],)
    assert game.asked == 1


@pytest.mark.rule("ES-034")
@pytest.mark.parametrize("where", ["frame", "below"])
def test_es_034_a_monster_is_one_task_more(where: str) -> None:
    # given a Maniac in the empty frame of a card, or below it
    game = attempt_at("unnatural_habitat").monster("maniac", "unnatural_habitat", 0 if where == "frame" else None)
    game.attempt()

    # when the printed task is complete
    roll(game, "peril", "peril", "investigation_3").do("complete:1:0.1.2")

    # then the monster is still to be beaten
    assert game.events("resolved") == []

    # when it is
    roll(game, "peril").do("complete…")

    # then
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-034")
def test_es_034_an_empty_frame_nobody_lies_in_is_no_task() -> None:
    # given two empty frames above the only row
    game = attempt_at("public_lavatory").attempt()
    assert len(done(game)) == 1

    # when
    roll(game, "peril", "lore", "lore").do("complete:2:0.1.2")

    # then
    assert len(game.events("resolved")) == 1


# --- ES-035: rows and symbols -----------------------------------------------------------------------------------------


@pytest.mark.rule("ES-035")
@pytest.mark.parametrize(
    ("card", "rows"),
    [
        ("the_archives", [["lore"], ["lore", 3], ["lore", "peril"]]),
        ("stay_away_from_the_windows", [[8], ["peril", "peril"]]),
        ("the_elder_sign", [["lore"], ["lore"], [2, "lore"]]),
        ("the_dreamlands", [["peril", "lore", 3]]),
        ("rlyeh", [[1, 1], ["lore", "lore", "peril", "terror"]]),
    ],
)
def test_es_035_a_row_is_a_task_and_a_symbol_a_requirement(card: str, rows: list[list[str | int]]) -> None:
    # given
    game = attempt_at(card).attempt()
    seen = board(game)

    # then everybody sees the rows as they are printed
    tasks = (seen["worlds"] or in_play(game))[0]["tasks"]
    assert [needs(task) for task in tasks] == [[str(one) for one in row] for row in rows]


@pytest.mark.rule("ES-035")
def test_es_035_symbols_of_two_rows_do_not_mix() -> None:
    # given rows of lore and lore with investigation 3 and lore with peril
    game = attempt_at("the_archives").attempt()

    # when the roll has one half of the second row and one half of the third
    roll(game, "investigation_3", "peril", *("terror",) * 4)

    # then that is no task
    assert completions(game) == []


# --- ES-036, ES-037: order --------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-036")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_es_036_without_an_arrow_in_any_order(first: int) -> None:
    # given a roll that would do for each of the three tasks
    game = attempt_at("the_hall_of_the_dead").attempt()
    roll(game, "lore", "peril", "peril", "investigation_3", "investigation_2")

    # then all are offered
    assert tasks_offered(game) == {0, 1, 2}

    # when one is picked
    game.do(f"complete:{first}…")

    # then the two others stay open
    assert done(game) == [row == first for row in range(3)]
    assert (game.prompt, game.events("resolved")) == ("ready", [])


@pytest.mark.rule("ES-036")
def test_es_036_from_bottom_to_top() -> None:
    game = attempt_at("the_loading_dock").attempt()
    roll(game, "peril", "investigation_3").do("complete:1:0.1")
    roll(game, "peril").do("complete:0:2")
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-037")
def test_es_037_with_an_arrow_from_top_to_bottom() -> None:
    # given investigation 3; peril with investigation 3; lore
    game = attempt_at("the_hidden_passage").attempt()

    # when a roll would do for all of them
    roll(game, "investigation_3", "investigation_3", "peril", "lore")

    # then the first is the only one that can be completed
    assert tasks_offered(game) == {0}

    # when it is, the second is next, then the third
    game.do("complete:0:0")
    roll(game, "investigation_3", "peril", "lore")
    assert tasks_offered(game) == {1}
    game.do("complete:1:1.2")
    roll(game, "investigation_3", "peril", "lore")
    assert tasks_offered(game) == {2}
    game.do("complete:2:5")
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-037")
def test_es_037_a_roll_for_a_lower_task_only_is_a_failed_one() -> None:
    # given investigation 3 above lore, peril, investigation 2; terror costs sanity here
    game = attempt_at("the_key_to_the_beyond").attempt()

    # when the roll has the lower task and terror, but no three points
    game.will_roll("lore", "peril", "investigation_2", "terror", "peril", "peril").do("roll")

    # then nothing can be completed, and the reason is given
    assert completions(game) == []
    assert ("complete", "in_order") in game.barred

    # when it fails
    game.do("fail")

    # then with terror, and with a die discarded
    assert game.game.sanity[0] == 3
    game.do("discard…")
    assert len(game.pool) == 5
    assert done(game) == [False, False]


@pytest.mark.rule("ES-037")
def test_es_037_amanda_sharpe_takes_several_tasks_of_one_roll_in_order() -> None:
    # given investigation 2, investigation 4, lore
    game = attempt_at("the_guided_tour", "amanda_sharpe").attempt()
    roll(game, "investigation_2", "investigation_3", "investigation_1", "lore", "lore", "lore")

    # when, then
    assert tasks_offered(game) == {0}
    game.do("complete:0:0")
    assert tasks_offered(game) == {1}
    game.do("complete:1:1.2")
    assert tasks_offered(game) == {2}
    game.do("complete:2:3")
    assert len(game.events("rolled")) == len(game.events("resolved")) == 1


@pytest.mark.rule("ES-037")
def test_es_037_amanda_sharpe_can_not_leave_out_a_task() -> None:
    # given the roll has the first and the third task, not the second
    game = attempt_at("the_guided_tour", "amanda_sharpe").attempt()
    roll(game, "investigation_2", "lore", "peril", "peril", "peril", "peril").do("complete:0:0")

    # then she rolls again
    assert (game.prompt, len(game.pool)) == ("ready", 5)
    assert done(game) == [True, False, False]


# --- ES-038: stories --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-038")
@pytest.mark.parametrize(
    "faces",
    [
        ("investigation_3", "investigation_3", "lore", "lore", "terror", "terror"),
        ("investigation_2", "investigation_2", "investigation_2", "lore", "peril", "peril"),
        ("lore", "lore", "lore", "peril", "peril", "peril"),
    ],
)
def test_es_038_two_stories_with_the_same_symbols_play_alike(faces: tuple[str, ...]) -> None:
    # given two Adventures that have nothing but their rows in common
    gathering, transported = (
        attempt_at(card).attempt().will_roll(*faces).do("roll")
        for card in ("a_secret_gathering", "transported_by_magic")
    )

    # then
    assert completions(gathering) == completions(transported)


@pytest.mark.rule("ES-038")
def test_es_038_the_rules_know_a_card_by_its_symbols_only() -> None:
    symbols = {"trophies", "tasks", "rewards", "penalties", "ordered", "locks", "terror", "midnight"}
    assert set(Adventure._fields) == {"id", *symbols}


# --- ES-039: nothing is kept ------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-039")
@pytest.mark.parametrize("by", ["give_up", "last die"])
def test_es_039_after_a_failure_every_task_is_open_again(by: str) -> None:
    # given the upper task complete
    game = attempt_at("the_loading_dock").attempt()
    roll(game, "peril").do("complete:0:0")
    assert done(game) == [True, False]

    # when the attempt fails
    if by == "give_up":
        game.do("give_up")
    else:
        for _ in range(5):
            roll(game).do("discard…")
    assert len(game.events("failed")) == 1

    # then six dice and both tasks, for the next player and for Bob again
    assert done(game) == [False, False]
    game.do("go:the_loading_dock")
    assert len(game.pool) == 6
    game.do("give_up", "stay:the_loading_dock")
    roll(game, "peril", "investigation_3")
    assert tasks_offered(game) == {0, 1}


@pytest.mark.rule("ES-039")
def test_es_039_but_a_monster_taken_is_gone() -> None:
    # given a Maniac below the card
    game = attempt_at("the_missing_records").monster("maniac", "the_missing_records").attempt()

    # when it is beaten and the adventure fails after all
    roll(game, "peril").do("complete…")
    roll(game).do("give_up")

    # then it is Bob's trophy, and the card has its two printed tasks left, both open
    assert board(game)["seats"][0]["trophies"] == ["monster-maniac"]
    assert game.monsters_on("the_missing_records") == []
    assert done(game) == [False, False]


@pytest.mark.rule("ES-039")
def test_es_039_a_monster_that_was_not_beaten_stays() -> None:
    game = attempt_at("the_missing_records").monster("maniac", "the_missing_records").attempt()
    roll(game, "lore", "investigation_3").do("complete:1:0.1")
    game.do("give_up")
    assert game.monsters_on("the_missing_records") == ["maniac"]
    assert done(game) == [False, False, False]


# --- ES-040: investigation --------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-040")
@pytest.mark.parametrize(
    ("faces", "offered"),
    [
        (("investigation_3",), ["complete:0:0"]),
        (("investigation_2", "investigation_2"), ["complete:0:0.1"]),
        (("investigation_1", "investigation_2"), ["complete:0:0.1"]),
        (("investigation_1", "investigation_1", "investigation_1"), ["complete:0:0.1.2"]),
        (("investigation_2",), []),
        (("investigation_1", "investigation_1"), []),
        (("terror", "peril"), []),
    ],
)
def test_es_040_the_values_of_one_or_more_dice_are_added(faces: tuple[str, ...], offered: list[str]) -> None:
    # given investigation 3 as the first task
    game = attempt_at("the_hidden_passage").attempt()
    assert completions(roll(game, *faces)) == offered


@pytest.mark.rule("ES-040")
@pytest.mark.parametrize(("last", "enough"), [("investigation_2", False), ("investigation_3", True)])
def test_es_040_nine_points_need_three_threes(last: str, enough: bool) -> None:
    game = attempt_at("administration_office").attempt()
    roll(game, "investigation_3", "investigation_3", last, "peril", "peril", "peril")
    assert (1 in tasks_offered(game)) == enough


@pytest.mark.rule("ES-040")
def test_es_040_the_surplus_is_lost() -> None:
    # given investigation 2, then investigation 4
    game = attempt_at("the_guided_tour").attempt()

    # when a three pays for the two, and the next roll shows three points
    roll(game, "investigation_3").do("complete:0:0")
    roll(game, "investigation_3")

    # then the point too many does not count towards the four
    assert completions(game) == []


@pytest.mark.rule("ES-040")
@pytest.mark.parametrize(
    ("faces", "offered"),
    [
        (("investigation_3",), []),
        (("investigation_1", "investigation_1"), ["complete:0:0.1"]),
        (("investigation_3", "investigation_1"), ["complete:0:0.1"]),
    ],
)
def test_es_040_two_requirements_of_a_row_need_dice_of_their_own(faces: tuple[str, ...], offered: list[str]) -> None:
    # given R'lyeh, whose first row is investigation 1 twice
    game = attempt_at("rlyeh").attempt()
    assert completions(roll(game, *faces)) == offered


@pytest.mark.rule("ES-040")
@pytest.mark.parametrize(
    ("faces", "enough"),
    [
        (("investigation_3", "investigation_2"), True),
        (("investigation_2", "investigation_1"), False),
        (("investigation_3", "investigation_1"), True),
        (("investigation_2", "investigation_1", "investigation_1"), True),
    ],
)
def test_es_040_their_sums_are_checked_separately(faces: tuple[str, ...], enough: bool) -> None:
    # given a Cultist (investigation 3) on R'lyeh's frame, beside the investigation 1 it leaves uncovered
    game = attempt_at("rlyeh").monster("cultist", "rlyeh", 0).attempt()
    assert bool(completions(roll(game, *faces))) == enough


# --- ES-041, ES-042, ES-043: symbols ----------------------------------------------------------------------------------


SYMBOLS = ["lore", "peril", "terror"]
OTHERS = ["investigation_1", "investigation_2", "investigation_3"]


@pytest.mark.rule("ES-041")
@pytest.mark.parametrize("face", [*SYMBOLS, *OTHERS])
def test_es_041_lore_needs_a_die_showing_lore(face: str) -> None:
    game = attempt_at("the_hall_of_the_dead").attempt().will_roll(face, *("investigation_1",) * 5).do("roll")
    assert ("complete:0:0" in game.texts) == (face == "lore")


@pytest.mark.rule("ES-042")
@pytest.mark.parametrize("face", [*SYMBOLS, *OTHERS])
def test_es_042_peril_needs_a_die_showing_peril(face: str) -> None:
    game = attempt_at("the_loading_dock").attempt().will_roll(face, *("investigation_1",) * 5).do("roll")
    assert ("complete:0:0" in game.texts) == (face == "peril")


@pytest.mark.rule("ES-043")
@pytest.mark.parametrize("face", [*SYMBOLS, *OTHERS])
def test_es_043_terror_needs_a_die_showing_terror(face: str) -> None:
    game = attempt_at("dont_fall_asleep").attempt().will_roll(face, *("investigation_1",) * 5).do("roll")
    assert ("complete:0:0" in game.texts) == (face == "terror")


@pytest.mark.rule("ES-043")
@pytest.mark.parametrize("mythos", ["sudden_terror", "warning_of_waking_nightmares"])
def test_es_043_terror_used_for_a_task_triggers_nothing(mythos: str) -> None:
    # given the Plateau of Leng, where terror costs sanity, and perhaps a Mythos card of the same kind
    game = attempt_at("plateau_of_leng").mythos(mythos).attempt()

    # when lore and terror complete the upper task, one more terror lies beside them
    game.will_roll("lore", "terror", "terror", "peril", "lore", "lore").do("roll", "complete:0:0.1")

    # then
    assert game.game.sanity[0] == 4
    assert game.events("terror") == []
    assert len(game.pool) == 4


# --- ES-044, ES-045: split requirements, one die for one requirement --------------------------------------------------


@pytest.mark.rule("ES-044", "ES-OP-06")
@pytest.mark.parametrize(
    ("face", "enough"), [("lore", True), ("peril", True), ("terror", False), ("investigation_3", False)]
)
def test_es_044_any_one_of_the_results_shown(face: str, enough: bool) -> None:
    # given a Mi-Go: lore or peril, and investigation 2
    game = attempt_at("unnatural_habitat").monster("mi_go", "unnatural_habitat", 0).attempt()

    # when
    game.will_roll("investigation_2", face, *("terror",) * 4).do("roll")

    # then one of the two is enough
    assert ("complete:0:0.1" in game.texts) == enough


@pytest.mark.rule("ES-044")
def test_es_044_the_player_says_which() -> None:
    # given both results are there
    game = attempt_at("unnatural_habitat").monster("mi_go", "unnatural_habitat", 0).attempt()
    game.will_roll("investigation_2", "lore", "peril", *("terror",) * 3).do("roll")

    # then either pays, never both
    assert sorted(completions(game)) == ["complete:0:0.1", "complete:0:0.2"]


@pytest.mark.rule("ES-045")
@pytest.mark.parametrize(("lores", "enough"), [(1, False), (2, False), (3, True)])
def test_es_045_each_symbol_needs_a_die_of_its_own(lores: int, enough: bool) -> None:
    # given three lores in the upper row
    game = attempt_at("the_curator").attempt()
    game.will_roll(*("lore",) * lores, *("peril",) * (6 - lores)).do("roll")
    assert (0 in tasks_offered(game)) == enough


@pytest.mark.rule("ES-045")
def test_es_045_a_die_on_a_task_does_not_count_for_the_next() -> None:
    # given peril above peril with investigation 3
    game = attempt_at("the_loading_dock").attempt()
    roll(game, "peril").do("complete:0:0")

    # when the next roll has three points but no peril
    roll(game, "investigation_3")

    # then the peril on the upper task is no help
    assert completions(game) == []


@pytest.mark.rule("ES-045")
def test_es_045_even_amanda_sharpe_uses_a_die_once() -> None:
    # given one peril for two tasks that need one each
    game = attempt_at("the_loading_dock", "amanda_sharpe").attempt()
    game.will_roll("peril", "investigation_3", *("lore",) * 4).do("roll", "complete:0:0")

    # then she has to roll again
    assert (game.prompt, done(game)) == ("ready", [True, False])


def test_a_roll_that_only_suits_the_task_below_the_arrow_fails_and_frightens() -> None:
    # given a three comes first
    game = Play("bob_jenkins").museum("the_key_to_the_beyond").at(0, "the_key_to_the_beyond").attempt()
    # when the roll shows all that the second task asks for, but no three
    game.will_roll("lore", "peril", "investigation_2", "terror", "lore", "lore").do("roll")
    assert (completions(game), ("complete", "in_order") in game.barred) == ([], True)
    # then terror strikes, and only then a die goes
    game.do("fail")
    assert (game.game.sanity, game.prompt, len(game.pool)) == ([3], "discard_die", 6)


def test_a_wild_is_one_result_and_no_more_than_four_of_investigation() -> None:
    # given two rooms, and the red die beside six that are of no use
    rolled = {}
    for place in ("the_hall_of_the_dead", "the_missing_records"):
        game = Play("bob_jenkins").museum(place).holds(0, "book_of_dzyan").at(0, place).attempt()
        game.will_roll(*["terror"] * 6, "wild").do("use:book_of_dzyan", "roll")
        rolled[place] = completions(game)
    # then it is a lore, but not a five; and neither a six nor a lore and a three at once
    assert rolled == {"the_hall_of_the_dead": ["complete:0:7"], "the_missing_records": []}
