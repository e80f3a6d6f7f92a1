"""Taking back costs the same late as early: counted in lines of our code that run, not in time."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import miskatonic
from miskatonic.kernel import still_true
from miskatonic.server import scene
from miskatonic.server.hosted import Hosted
from miskatonic.server.house import begun
from miskatonic.server.journal import Header, Journal
from miskatonic.server.room import Viewer

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


def hosted_table(journal: Journal, game: str, fate: str) -> Hosted:
    """A table some decisions into the game, which nobody has written down."""
    dealt = {"investigators": "deal", "fate": fate}
    table = miskatonic.new_table(game, seed=3, seats=2, options=dealt)
    header = Header("t", 0.0, 0.0, game, 2, "{}", 3, None, "")
    hosted = Hosted(journal, begun(header, table), {}, table)
    for _ in range(20):
        decide(hosted)
    return hosted


def decide(hosted: Hosted) -> None:
    assert hosted.table.choice is not None
    hosted.enter("answer", {"option": hosted.table.choice.options[0].text})
    hosted.refresh()


def take_back(hosted: Hosted) -> None:
    hosted.enter("undo", {"to": "decision", "fate": "last"})
    hosted.refresh()


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path / "tables.db")
    yield journal
    journal.close()


@pytest.mark.parametrize("fate", ["same", "new"])
@pytest.mark.parametrize("game", GAMES)
def test_an_undo_costs_the_same_after_a_thousand_others(journal: Journal, game: str, fate: str) -> None:
    # given
    hosted = hosted_table(journal, game, fate)
    costs: list[int] = []
    # when: a decision is made and taken back again and again
    for n in range(1001):
        decide(hosted)
        if n % 200 == 0:
            costs.append(work(lambda: take_back(hosted)))
        else:
            take_back(hosted)
    # then: only the dice make a difference, where they fall anew
    assert max(costs) <= costs[0] * 1.25 + 20, costs
    assert len(hosted.table.answers) < 60
    assert hosted.log == still_true(hosted.table.events)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_after_an_undo_does_not_grow_either(journal: Journal, game: str) -> None:
    # given: somebody who looks on
    hosted, viewer = hosted_table(journal, game, "new"), Viewer({0, 1}, "en")
    costs = []
    # when
    for n in range(1301):
        decide(hosted)
        take_back(hosted)
        if n % 100 == 0:
            scene.state(hosted, viewer)
            decide(hosted)
            take_back(hosted)
            costs.append(work(lambda: scene.state(hosted, viewer)))
    # then: the log is sent, as long as it may be, but nothing of it is made again
    assert max(costs) <= costs[0] + LINES_OF_THE_LOG * scene.LONGEST_LOG, costs
    assert costs[-1] <= costs[-5] * 1.1, costs
    assert len(hosted.lines) <= scene.MOST_LINES


def test_turns_are_counted_anew_when_they_are_taken_back(journal: Journal) -> None:
    hosted = hosted_table(journal, "reign_of_cthulhu", "same")
    counted = hosted.begun["turn"]
    while hosted.begun["turn"] < counted + 1:
        decide(hosted)
    decisions = len(hosted.table.made)
    while hosted.begun["turn"] > counted:
        take_back(hosted)
    assert len(hosted.table.made) < decisions
    assert hosted.begun["turn"] == sum(event.kind == hosted.spans["turn"] for event in still_true(hosted.table.events))
