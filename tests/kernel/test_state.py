"""Plain data: copied without sharing, written to JSON and read back, refused when it does not fit."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

import pytest

from miskatonic.kernel import BadSave, State


@dataclass(slots=True)
class Card:
    """A record inside a state."""

    name: str
    marks: list[int]


class Figure(NamedTuple):
    """Several facts of one figure."""

    kind: int
    place: str


@dataclass(slots=True)
class Everything(State):
    """A state with every kind of field."""

    number: int = 3
    flag: bool = True
    maybe: int | None = None
    fixed: tuple[int, ...] = (1, 2)
    figure: Figure = field(default_factory=lambda: Figure(1, "park"))
    figures: tuple[Figure, ...] = (Figure(2, "cafe"),)
    row: list[int] = field(default_factory=lambda: [1, 2])
    grid: list[list[int]] = field(default_factory=lambda: [[1], [2, 3]])
    counts: dict[str, int] = field(default_factory=lambda: {"a": 1})
    piles: dict[str, list[int]] = field(default_factory=lambda: {"deck": [4, 5]})
    card: Card = field(default_factory=lambda: Card("key", [1]))
    cards: list[Card] = field(default_factory=lambda: [Card("box", [])])
    looked_up: object = field(init=False, default=None, compare=False, repr=False)


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = Everything(1, "step")
    copy = state.copy()
    assert copy == state
    copy.row.append(9)
    copy.grid[0].append(9)
    copy.counts["b"] = 9
    copy.piles["deck"].append(9)
    copy.card.marks.append(9)
    copy.cards[0].marks.append(9)
    assert state == Everything(1, "step")


def test_what_was_looked_up_is_neither_copied_nor_saved() -> None:
    state = Everything(1, "step")
    state.looked_up = object()
    assert state.copy().looked_up is None
    assert "looked_up" not in state.to_plain()
    assert Everything.from_plain(state.to_plain()).looked_up is None


def test_json_and_back() -> None:
    state = Everything(1, "step", maybe=4)
    read = Everything.from_plain(json.loads(json.dumps(state.to_plain())))
    assert read == state
    assert read.figures[0].place == "cafe"
    assert "sink" not in state.to_plain()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("number", "3"),
        ("number", True),
        ("flag", 1),
        ("maybe", "x"),
        ("row", [1, "2"]),
        ("row", 3),
        ("grid", [1]),
        ("counts", {"a": None}),
        ("card", {"name": "key"}),
        ("fixed", [None]),
        ("figure", [1]),
        ("figure", [1, 2]),
        ("figure", "park"),
        ("figures", [[1, "park", 2]]),
    ],
)
def test_data_that_does_not_fit_is_refused_by_name(name: str, value: object) -> None:
    data = Everything(1, "step").to_plain() | {name: value}
    with pytest.raises(BadSave, match=name):
        Everything.from_plain(data)


def test_missing_and_unknown_fields_are_refused() -> None:
    data = Everything(1, "step").to_plain()
    with pytest.raises(BadSave):
        Everything.from_plain(data | {"more": 1})
    del data["step"]
    with pytest.raises(BadSave):
        Everything.from_plain(data)


def test_a_field_that_was_added_later_has_its_default_in_earlier_records_and_changes_none_of_them() -> None:
    @dataclass(slots=True)
    class Before(State):
        lamps: int

    @dataclass(slots=True)
    class After(State):
        lamps: int
        oil: int = 7
        wicks: list[int] = field(default_factory=list)

    # given a record of before
    record = Before(1, "dusk", 3).to_plain()
    # when it is read today
    state = After.from_plain(record)
    # then what it doesn't know is as at the beginning, and it is written as it was
    assert (state.lamps, state.oil, state.wicks) == (3, 7, [])
    assert state.to_plain() == record
    # but what has changed since is written
    state.wicks.append(1)
    assert state.to_plain() == {**record, "wicks": [1]}
    assert After.from_plain(state.to_plain()) == state


def test_a_field_that_got_another_name_is_found_in_what_was_written_before() -> None:
    @dataclass(slots=True)
    class Later(State):
        lamps: int
        renamed: ClassVar[Mapping[str, str]] = {"torches": "lamps"}

    # when something is read that was written before
    read = Later.from_plain({"rng": 1, "step": "dusk", "torches": 3})
    # then
    assert read.lamps == 3
    # and it is written by its name of today
    assert read.to_plain() == {"rng": 1, "step": "dusk", "lamps": 3}
    assert read.copy() == read


def test_what_is_not_plain_data_is_refused_when_it_is_first_copied() -> None:
    @dataclass(slots=True)
    class Bad(State):
        things: set[int]

    with pytest.raises(TypeError, match="plain data"):
        Bad(1, "step", {1}).copy()
