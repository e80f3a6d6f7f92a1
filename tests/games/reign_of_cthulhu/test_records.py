"""Records of earlier versions of these rules play again to the same position."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import miskatonic
from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.kernel.record import _seal
from miskatonic.kernel.replay import parted
from tests.games.play import with_first_cards
from tests.games.reign_of_cthulhu.play import Play, board_of

HERE = Path(__file__).resolve().parent
RELEASED = sorted((HERE.parent.parent / "records").glob("*/reign_of_cthulhu-*.json"))
PLAYED = sorted((HERE / "records").glob("version1-*.json"))
"""Games played at random under version 1, each with the position it had come to."""
QUESTIONS_OF_ALL = ("window", "after_actions")
AT_THE_END = {"summoning_discard", "turned"}
"""Since version 3 a summoning card that was being resolved when the game was lost lies on the discard pile."""


@pytest.fixture(autouse=True)
def _first_cards() -> Iterator[None]:
    with with_first_cards(GAME):
        yield


def same(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    """The fields known to both that differ; how the steps are cut is each version's own affair."""
    then = GAME.state.as_named_now(then)
    return [name for name in now.keys() & then.keys() - {"step"} if now[name] != then[name]]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_a_record_of_version_1_leads_where_it_led(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    table = miskatonic.load_table(kept["save"])
    moved = AT_THE_END if kept["outcome"] else set()
    assert set(same(table.state.to_plain(), kept["state"])) <= moved
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


def test_a_position_kept_when_fields_were_called_after_cards_is_gone_on_from() -> None:
    # given a table that began at a position, as the file of a running game does: Warded Box and Eye are in play
    game = Play("doctor", "driver").relics(0, "warded_box", "mi_go_eye").begin()
    game.do("play:warded_box", "play:mi_go_eye")
    table = parted(game.table, 7)
    body = json.loads(table.save())
    del body["seal"]
    former = {now: then for then, now in GAME.state.renamed.items()}
    for position in (body["origin"], body["checkpoint"]["state"]):
        for name in former.keys() & position.keys():
            position[former[name]] = position.pop(name)
    # when it is opened as it was written then
    assert {"mi_go_eye", "statue", "warded_by"} <= body["origin"].keys()
    opened = miskatonic.load_table(json.dumps(body | {"seal": _seal(body)}))
    # then
    assert opened.digest() == table.digest()
    assert board_of(opened, [0])["in_play"] == {
        "mi_go_eye": True,
        "bizarre_statue": False,
        "warded_box": {"seat": 0, "turns": 2},
    }
