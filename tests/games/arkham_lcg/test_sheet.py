"""The campaign sheet: what everybody can read of the campaign at any time."""

import json
from pathlib import Path

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.campaign import Present
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.kernel import Table, arrange, new_table
from tests.games.arkham_lcg.chain import ALONE, burned, leave, sequel
from tests.games.arkham_lcg.looks import seen_board, seen_sheet, there

KEPT = Path(__file__).parent / "records" / "version2.json"


def present(table: Table) -> list[Present]:
    """Those of the campaign who sit at this table."""
    return [one for one in seen_sheet(table)["people"] if "suffered" in one]


@pytest.mark.rule("AH-B-216")
def test_ah_b_216_the_road_shows_what_happened_and_where_one_is() -> None:
    # given a house that has burned; when the next table is laid
    found = seen_sheet(sequel(burned()))
    # then the first scenario is told with its resolution, and the others are still to come
    assert [(one["scenario"], one["state"], one["resolution"]) for one in found["path"]] == [
        ("the_gathering", "done", "r1"),
        ("the_midnight_masks", "now", None),
        ("the_devourer_below", "next", None),
    ]


@pytest.mark.rule("AH-D-002")
def test_ah_d_002_notes_are_told_with_their_scenario_and_crossed_out_ones_stay() -> None:
    # given a campaign in which the Ghoul Priest was found later
    held: Record = json.loads(KEPT.read_text(encoding="utf-8"))
    note = next(one for one in held["log"] if one["entry"] == "ghoul_priest_alive")
    note["crossed"] = "the_midnight_masks"
    table = new_table(GAME, seed=3, seats=len(held["investigators"]), options={"campaign": json.dumps(held)})
    # then the note is still there, crossed out, and names stand under their section
    notes = seen_sheet(table)["notes"]
    told = next(one for one in notes if one["key"] == "ghoul_priest_alive")
    assert (told["scenario"], told["crossed"]) == ("the_gathering", "the_midnight_masks")
    assert "card-ruth_turner" in [one["card"] for one in notes if one["key"] == "got_away"]


@pytest.mark.rule("AH-D-002")
def test_ah_d_002_what_the_log_does_next_is_told_before_and_is_what_the_set_up_does() -> None:
    # given a campaign after its second scenario: six got away, it is past midnight, and the Ghoul Priest lives
    held: Record = json.loads(KEPT.read_text(encoding="utf-8"))
    held["log"] += [{"entry": "past_midnight", "scenario": "the_midnight_masks", "crossed": ""}]
    table = new_table(GAME, seed=3, seats=len(held["investigators"]), options={"campaign": json.dumps(held)})
    ahead = seen_sheet(table)["ahead"]
    away = [one["card"] for one in seen_sheet(table)["notes"] if one["key"] == "got_away"]
    told = {one["kind"]: one for one in ahead["does"]}
    assert (ahead["scenario"], ahead["done"]) == ("the_devourer_below", False)
    assert [(one["kind"], one["cause"], one["count"]) for one in ahead["does"]] == [
        ("doom", "note-got_away", (len(away) + 1) // 2),
        ("discards", "note-past_midnight", 2),
        ("shuffled_in", "note-ghoul_priest_alive", 0),
        ("token", None, 1),
        ("waiting", "note-got_away", len(away)),
    ]
    assert told["waiting"]["cards"] == away
    # when the scenario has begun
    while not seen_board(table)["places"]:
        assert table.choice is not None
        table.answer(table.choice.passing or table.choice.options[0])
    # then just that has happened
    board = seen_board(table)
    assert there(board["sheet"])["ahead"] == {**ahead, "done": True}
    assert board["doom"] == told["doom"]["count"]
    assert board["bag"].count("elder_thing") == 1
    assert [one["hand_size"] for one in board["seats"]] == [5 - told["discards"]["count"]] * table.seats
    assert [str(event.args["card"]) for event in table.events if event.kind == "shuffled_in"] == ["card-ghoul_priest"]


@pytest.mark.rule("AH-D-002")
def test_ah_d_002_a_scenario_that_is_over_tells_what_the_log_does_in_the_next_one() -> None:
    # given a house that has burned
    over = seen_sheet(burned())["ahead"]
    assert (over["scenario"], over["done"]) == ("the_midnight_masks", False)
    assert [(one["kind"], one["cause"], one["cards"]) for one in over["does"]] == [
        ("begins", "note-house_burned", ["card-rivertown"])
    ]
    # and there is nothing to tell of the first scenario
    assert seen_sheet(new_table(GAME, seed=3, seats=1, options={}))["ahead"]["does"] == []


@pytest.mark.rule("AH-E-004")
def test_ah_e_004_the_weaknesses_of_the_first_scenario_are_told() -> None:
    (roland,) = seen_sheet(new_table(GAME, seed=3, seats=1, options={}))["people"]
    assert len(roland["weaknesses"]) == 2
    assert "card-cover_up" in roland["weaknesses"]


@pytest.mark.rule("AH-B-218")
def test_ah_b_218_the_sheet_tells_trauma_experience_and_earned_cards() -> None:
    # when the house has burned: Roland led and took Lita along
    roland, daisy = present(burned())
    assert roland["suffered"] == {"physical": 0, "mental": 1}
    assert roland["cards"] == ["card-lita_chantler"]
    assert roland["earned"] - roland["spent"] == roland["left"] > 0
    assert daisy["cards"] == []
    # then the next table knows it, and nothing of it is new there
    later, _ = present(sequel(burned()))
    assert (later["mental"], later["suffered"]["mental"], later["cards"]) == (1, 0, ["card-lita_chantler"])


@pytest.mark.rule("AH-B-087")
def test_ah_b_087_every_change_of_the_bag_is_told_with_its_scenario() -> None:
    # given Devourer Below, whose set-up adds a token for good
    held: Record = json.loads(KEPT.read_text(encoding="utf-8"))
    table = new_table(GAME, seed=3, seats=len(held["investigators"]), options={"campaign": json.dumps(held)})
    assert seen_sheet(table)["changes"] == []
    # when the scenario has begun
    while not seen_board(table)["places"]:
        assert table.choice is not None
        table.answer(table.choice.passing or table.choice.options[0])
    # then the sheet tells it
    assert seen_sheet(table)["changes"] == [{"scenario": "the_devourer_below", "token": "elder_thing", "count": 1}]


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_a_scenario_by_itself_has_no_sheet() -> None:
    assert seen_board(leave(arrange(GAME, ALONE + "campaign none")))["sheet"] is None
