"""The campaign sheet: what everybody can read of the campaign at any time."""

import json
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import arrange, new_table
from tests.games.arkham_lcg.chain import ALONE, burned, leave, sequel

KEPT = Path(__file__).parent / "records" / "version2.json"


def sheet(table: Any) -> Any:
    """What anybody reads, also who only looks on."""
    return table.view(None)["board"]["sheet"]


@pytest.mark.rule("AH-B-216")
def test_ah_b_216_the_road_shows_what_happened_and_where_one_is() -> None:
    # given a house that has burned; when the next table is laid
    found = sheet(sequel(burned()))
    # then the first scenario is told with its resolution, and the others are still to come
    assert [(one["scenario"], one["state"], one["resolution"]) for one in found["path"]] == [
        ("the_gathering", "done", "r1"),
        ("the_midnight_masks", "now", None),
        ("the_devourer_below", "next", None),
    ]


@pytest.mark.rule("AH-D-002")
def test_ah_d_002_notes_are_told_with_their_scenario_and_crossed_out_ones_stay() -> None:
    # given a campaign in which the Ghoul Priest was found later
    held = json.loads(KEPT.read_text(encoding="utf-8"))
    note = next(one for one in held["log"] if one["entry"] == "ghoul_priest_alive")
    note["crossed"] = "the_midnight_masks"
    table = new_table(GAME, seed=3, seats=len(held["investigators"]), options={"campaign": json.dumps(held)})
    # then the note is still there, crossed out, and names stand under their section
    notes = sheet(table)["notes"]
    told = next(one for one in notes if one["key"] == "ghoul_priest_alive")
    assert (told["scenario"], told["crossed"]) == ("the_gathering", "the_midnight_masks")
    assert "card-ruth_turner" in [one["card"] for one in notes if one["key"] == "got_away"]


@pytest.mark.rule("AH-B-218")
def test_ah_b_218_the_sheet_tells_trauma_experience_and_earned_cards() -> None:
    # when the house has burned: Roland led and took Lita along
    roland, daisy = sheet(burned())["people"]
    assert roland["suffered"] == {"physical": 0, "mental": 1}
    assert roland["cards"] == ["card-lita_chantler"]
    assert roland["earned"] - roland["spent"] == roland["left"] > 0
    assert daisy["cards"] == []
    # then the next table knows it, and nothing of it is new there
    later = sheet(sequel(burned()))["people"][0]
    assert (later["mental"], later["suffered"]["mental"], later["cards"]) == (1, 0, ["card-lita_chantler"])


@pytest.mark.rule("AH-B-087")
def test_ah_b_087_every_change_of_the_bag_is_told_with_its_scenario() -> None:
    # given Devourer Below, whose set-up adds a token for good
    held = json.loads(KEPT.read_text(encoding="utf-8"))
    table = new_table(GAME, seed=3, seats=len(held["investigators"]), options={"campaign": json.dumps(held)})
    assert sheet(table)["changes"] == []
    # when the scenario has begun
    while not table.view(None)["board"]["places"]:
        assert table.choice is not None
        table.answer(table.choice.default or table.choice.options[0])
    # then the sheet tells it
    assert sheet(table)["changes"] == [{"scenario": "the_devourer_below", "token": "elder_thing", "count": 1}]


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_a_scenario_by_itself_has_no_sheet() -> None:
    assert sheet(leave(arrange(GAME, ALONE + "campaign none"))) is None
