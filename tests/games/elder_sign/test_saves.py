"""Saves of 0.1.0, whose rules are these: their decisions lead where they led."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import miskatonic
from miskatonic.games.elder_sign import GAME
from tests.games.play import with_first_cards

SAVES = sorted((Path(__file__).parents[2] / "records" / "0.1.0").glob("elder_sign-*.json"))


@pytest.fixture(autouse=True)
def _first_cards() -> Iterator[None]:
    with with_first_cards(GAME):
        yield


def opened(name: str) -> tuple[miskatonic.Table, dict[str, Any]]:
    """The table of a save, and what the save says."""
    save = next(file for file in SAVES if file.stem == f"elder_sign-{name}").read_text(encoding="utf-8")
    return miskatonic.load_table(save), json.loads(save)


@pytest.mark.parametrize("name", ["early", "late", "new_fate", "ended"])
def test_every_decision_of_a_save_is_taken_again(name: str) -> None:
    table, said = opened(name)
    decisions = [answer for answer in said["answers"] if answer[0] not in "~="]
    assert [json.loads(table.save())["answers"][made] for made in table.made] == decisions
    assert table.problems() == []


@pytest.mark.parametrize("name", ["early", "late", "new_fate"])
def test_the_step_began_in_the_position_that_the_save_tells(name: str) -> None:
    table, said = opened(name)
    then = said["checkpoint"]["state"]
    now = json.loads(table.save())["checkpoint"]["state"]
    same = now.keys() & then.keys() - {"monsters"}
    assert {key: now[key] for key in same} == {key: then[key] for key in same}
    assert now["monsters"] == [[one // 1000, one % 1000 // 10, one % 10] for one in then["monsters"]]


def test_a_game_that_was_lost_is_lost() -> None:
    table, _ = opened("ended")
    assert table.choice is None
    assert table.outcome is not None
    assert (table.outcome.won, table.outcome.reason) == (False, "azathoth")
