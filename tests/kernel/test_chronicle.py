"""Who gets a distinction, which of them are told, and that nothing that happens goes unseen."""

import pytest

from miskatonic import new_table
from miskatonic.kernel import Distinction, chosen, foremost, witnessed

FIELD = ("ada", "marek", "oksana")


@pytest.mark.parametrize(
    ("counts", "first"),
    [
        ({"ada": 1, "marek": 3}, "marek"),
        ({"ada": 3, "marek": 3, "oksana": 1}, None),
        ({"ada": 1}, None),
        ({}, None),
    ],
)
def test_the_foremost_is_ahead_of_everybody_and_has_enough(counts: dict[str, int], first: str | None) -> None:
    assert foremost(counts, 2, FIELD) == first


def test_nobody_is_foremost_alone() -> None:
    assert foremost({"ada": 9}, 2, ("ada",)) is None


def test_everybody_who_earned_something_comes_first_and_the_order_stays() -> None:
    # given: seat 0 earned the first three, seats 1 and 2 something later
    earned = [Distinction(name, seat, {}) for name, seat in (("a", 0), ("b", 0), ("c", 0), ("d", 1), ("e", 2))]
    # then
    assert [one.id for one in chosen(earned)] == ["a", "d", "e"]
    assert [one.id for one in chosen(earned[:4])] == ["a", "b", "d"]
    assert chosen([]) == ()


def test_everything_told_is_witnessed_in_its_own_position() -> None:
    # given
    table = new_table("reign_of_cthulhu", seed=3, seats=2)
    moments = witnessed(table)
    # when
    while table.choice and len(table.made) < 20:
        table.answer(table.choice.options[0])
    # then
    assert [event for event, _ in moments] == table.events
    assert all(position is not table.state for _, position in moments)
