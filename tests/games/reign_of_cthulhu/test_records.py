"""Records of earlier versions of these rules play again to the same position."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import miskatonic
from miskatonic.games.reign_of_cthulhu import GAME
from tests.games.play import with_first_cards

HERE = Path(__file__).resolve().parent
RELEASED = sorted((HERE.parent.parent / "records").glob("*/reign_of_cthulhu-*.json"))
PLAYED = sorted((HERE / "records").glob("version1-*.json"))
"""Games played at random under version 1, each with the position it had come to."""
QUESTIONS_OF_ALL = ("window", "after_actions")


@pytest.fixture(autouse=True)
def _first_cards() -> Iterator[None]:
    with with_first_cards(GAME):
        yield


def same(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    """The fields known to both that differ; how the steps are cut is each version's own affair."""
    return [name for name in now.keys() & then.keys() - {"step"} if now[name] != then[name]]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_record_of_version_1_leads_where_it_led(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    table = miskatonic.load_table(kept["save"])
    assert same(table.state.to_plain(), kept["state"]) == []
    assert (table.outcome.reason if table.outcome else None) == kept["outcome"]
    if kept["asked"]:
        prompt, seat = kept["asked"]
        assert table.choice is not None
        assert table.choice.prompt == prompt
        assert table.choice.seat == seat or prompt in QUESTIONS_OF_ALL
    assert not table.problems()


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_a_released_save_opens_where_it_was_left(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = json.loads(text)
    table = miskatonic.load_table(text)
    decided = [answer for answer in body["answers"] if not answer.startswith(("~", "="))]
    assert len(table.made) == len(decided)
    began, state, _ = table._checkpoint()
    if body["checkpoint"]["answers"] == len(body["answers"]) == began:
        assert same(state.to_plain(), body["checkpoint"]["state"]) == []
    assert json.loads(table.save())["version"] == GAME.version


@pytest.mark.parametrize("path", [*RELEASED, *PLAYED], ids=lambda path: path.stem)
def test_what_was_read_is_kept_as_the_present_rules_keep_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = miskatonic.load_table(json.loads(text).get("save", text))
    assert miskatonic.load_table(table.save()).digest() == table.digest()
