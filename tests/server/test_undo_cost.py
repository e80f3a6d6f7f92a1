"""Taking back costs the same late as early: counted in lines of our code that run, not in time."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import miskatonic
from miskatonic.kernel import still_true
from miskatonic.server.seen import scene
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Header
from miskatonic.server.tables.house import begun
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer
from miskatonic.server.tables.playthrough import Playthrough

GAMES = ("elder_sign", "reign_of_cthulhu")
LINES_OF_THE_LOG = 12
"""Lines of our code that each line of the log may cost when it is sent once more."""


def work(what: Callable[[], object]) -> int:
    """How many lines of Miskatonic's code it takes."""
    count = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal count
        if "miskatonic" not in frame.f_code.co_filename:
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        what()
    finally:
        sys.settrace(before)
    return count


def table_in_memory(journal: Journal, game: str, fate: str) -> OpenTable:
    """A table some decisions into the game, which nobody has written down."""
    dealt = {"investigators": "deal", "fate": fate}
    table = miskatonic.new_table(game, seed=3, seats=2, options=dealt)
    header = Header("t", 0.0, 0.0, game, 2, "{}", 3, None, "")
    opened = OpenTable(journal, begun(header, table), {}, Playthrough(table))
    for _ in range(20):
        decide(opened)
    return opened


def decide(opened: OpenTable) -> None:
    assert opened.table.choice is not None
    opened.playthrough.enter("answer", {"option": opened.table.choice.options[0].text})
    opened.refresh()


def take_back(opened: OpenTable) -> None:
    opened.playthrough.enter("undo", {"to": "decision", "fate": "last"})
    opened.refresh()


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path / "tables.db")
    yield journal
    journal.close()


@pytest.mark.parametrize("fate", ["same", "new"])
@pytest.mark.parametrize("game", GAMES)
def test_an_undo_costs_the_same_after_a_thousand_others(journal: Journal, game: str, fate: str) -> None:
    # given
    opened = table_in_memory(journal, game, fate)
    costs: list[int] = []
    # when: a decision is made and taken back again and again
    for n in range(1001):
        decide(opened)
        if n % 200 == 0:
            costs.append(work(lambda: take_back(opened)))
        else:
            take_back(opened)
    # then: only the dice make a difference, where they fall anew
    assert max(costs) <= costs[0] * 1.25 + 20, costs
    assert len(opened.table.answers) < 60
    assert opened.log == still_true(opened.table.events)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_after_an_undo_does_not_grow_either(journal: Journal, game: str) -> None:
    # given: somebody who looks on
    opened, viewer = table_in_memory(journal, game, "new"), Viewer({0, 1}, "en")
    costs = []
    # when
    for n in range(1301):
        decide(opened)
        take_back(opened)
        if n % 100 == 0:
            scene.state(opened, viewer)
            decide(opened)
            take_back(opened)
            costs.append(work(lambda: scene.state(opened, viewer)))
    # then: the log is sent, as long as it may be, but nothing of it is made again
    assert max(costs) <= costs[0] + LINES_OF_THE_LOG * scene.LONGEST_LOG, costs
    assert costs[-1] <= costs[-5] * 1.1, costs
    assert len(opened.lines) <= scene.MOST_LINES


def test_turns_are_counted_anew_when_they_are_taken_back(journal: Journal) -> None:
    opened = table_in_memory(journal, "reign_of_cthulhu", "same")
    counted = opened.begun["turn"]
    while opened.begun["turn"] < counted + 1:
        decide(opened)
    decisions = len(opened.table.made)
    while opened.begun["turn"] > counted:
        take_back(opened)
    assert len(opened.table.made) < decisions
    assert opened.begun["turn"] == sum(event.kind == opened.spans["turn"] for event in still_true(opened.table.events))
