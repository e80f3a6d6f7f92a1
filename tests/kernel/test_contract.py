"""The check of declarations sees what is wrong, and every game's view is what the kernel declares."""

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from miskatonic.kernel import games, new_table
from miskatonic.kernel.view import View
from tests.contract import conforms


class Card(TypedDict):
    id: str
    kind: Literal["clue", "relic"]
    uses: NotRequired[int]


class Hand(TypedDict):
    cards: list[Card]
    counts: dict[str, int]
    at: tuple[int, int]
    place: str | None


GOOD = {"cards": [{"id": "a", "kind": "clue"}], "counts": {"a": 1}, "at": [1, 2], "place": None}


def test_what_is_as_declared_conforms() -> None:
    assert conforms(GOOD, Hand) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"cards": [{"id": "a", "kind": "spell"}]},
        {"cards": [{"id": "a"}]},
        {"cards": [{"id": "a", "kind": "clue", "name": "A"}]},
        {"cards": [{"id": "a", "kind": "clue", "uses": True}]},
        {"cards": {}},
        {"counts": {"a": "1"}},
        {"counts": {1: 1}},
        {"at": [1]},
        {"at": [1, "2"]},
        {"place": 3},
        {"more": 1},
    ],
)
def test_what_differs_is_named(wrong: dict[str, Any]) -> None:
    assert len(conforms({**GOOD, **wrong}, Hand)) == 1


def test_what_is_missing_is_named() -> None:
    assert conforms({name: GOOD[name] for name in GOOD if name != "at"}, Hand) == ["board: Hand.at is missing"]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_view_is_as_the_kernel_declares_it(game: Any) -> None:
    """Given a new table, when anybody looks, then all they see beside the board is declared."""
    table = new_table(game, seed=3)
    for eyes in (None, *range(table.seats)):
        for options in (True, False):
            assert conforms(table.view(eyes, options=options), View[game.board], "view") == []
