"""Saves with something else in one of their fields: each is refused with a sentence, or it can be played."""

import dataclasses
import functools
import json
import random
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import miskatonic
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.problems.extents import extents
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import BadSave, Extent, mismeasured
from miskatonic.kernel.ranges import KNOWN
from miskatonic.kernel.state import names_of
from tests.server.test_imports import Place, beginning_with, lies, others, play, put, table_of, within

DECISIONS = 60
PATIENCE = 10.0
"""Seconds of work after which something would go on for ever."""
SAMPLES: dict[str, Any] = {
    "lasting": ["turn", "combat", 0, 1, 0, -1],
    "known": [1, 0],
    "wishes": [0, "machete", "never"],
    "gains": [0, "victory", 0, 1],
    "earned": [0, 0],
    "bought": [0, "bought", "machete", "knife", 1],
    "remembered": [0, "house_burned"],
    "leaving": [0, 0],
    "said": [0, "class-rogue"],
    "sealed": [0, "0"],
    "tests": {
        "seat": 0, "skill": "combat", "kind": "fight", "target": 0, "source": 0, "printed": 1, "difficulty": 1,
        "stage": 1, "marks": [], "ready": [], "committed": [], "helpers": [], "tokens": [], "worth": [], "turned": [],
        "fails": False, "succeeds": False, "passed": False, "margin": 0,
    },
}  # fmt: skip
"""For every field that holds records, one that could stand there."""


@functools.cache
def saved(seed: int, decisions: int) -> tuple[str, dict[str, Any]]:
    """A save in the middle of a game, and its position."""
    save = table_of(GAME.id, seed, decisions).save()
    return save, json.loads(save)["checkpoint"]["state"]


def is_refused(save: str) -> bool:
    """Whether a save is refused by the error that says so; if not, it is played."""
    with within(PATIENCE):
        try:
            table = miskatonic.load_table(save)
        except BadSave:
            return True
        play(table, random.Random(99), DECISIONS)
        return False


def judged(seed: int, decisions: int, told: list[tuple[Place, Any]], begin: dict[str, Any] | None = None) -> list[bool]:
    """Which lies were refused; every other one was played."""
    save, state = saved(seed, decisions)
    found = []
    for place, value in told:
        try:
            found.append(is_refused(beginning_with(save, put(begin or state, place, value))))
        except BaseException as problem:
            raise AssertionError(f"{place} = {value!r}: {problem!r}") from problem
    return found


@pytest.mark.parametrize(("seed", "decisions"), [(3, 60), (1, 2)])
def test_a_save_with_something_else_in_one_field_is_refused_or_playable(seed: int, decisions: int) -> None:
    _, state = saved(seed, decisions)
    found = judged(seed, decisions, lies(state, sorted(GAME.steps))[seed::15])
    assert found.count(True) > 40
    assert found.count(False) > 2


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("seed", "decisions"), [(3, 60), (4, 0), (8, 150), (6, 300)])
def test_a_save_with_something_else_in_many_fields_is_refused_or_playable(seed: int, decisions: int) -> None:
    """In every one of them where `test_imports` tries that with the saves of all games."""
    _, state = saved(seed, decisions)
    assert len(judged(seed, decisions, lies(state, sorted(GAME.steps))[seed % 3 :: 3])) > 200


@pytest.mark.parametrize("field", SAMPLES)
def test_a_record_with_something_else_in_one_field_is_refused_or_playable(field: str) -> None:
    # given a position with one more of such records, and a running test that nobody could have saved
    _, state = saved(3, 60)
    there, sample = state.get(field, []), SAMPLES[field]
    at, begin = len(there), put(state, (field,), [*there, sample])
    # when each of its fields holds something else
    keys = list(sample) if isinstance(sample, dict) else range(len(sample))
    told: list[tuple[Place, Any]] = [((field, at, key), other) for key in keys for other in others(sample[key])]
    # then
    found = judged(3, 60, told[:: 4 if field == "tests" else 2], begin)
    assert found.count(True) > len(found) // 3


def position() -> Arkham:
    state = table_of(GAME.id, 3, 0).state
    assert isinstance(state, Arkham)
    return state


def records(kind: Any) -> Any:
    """The record that a field of this type holds several of, if it does."""
    inner = get_args(kind)[0] if get_origin(kind) in (list, tuple) else None
    return inner if dataclasses.is_dataclass(inner) or hasattr(inner, "_fields") else None


def fields() -> Iterator[tuple[str, ...]]:
    """Every field of the position, and every field of the records in it."""
    hints = get_type_hints(Arkham)
    for name in names_of(Arkham):
        if name == KNOWN:
            continue
        record = records(hints[name])
        if record is None:
            yield (name,)
        else:
            yield from ((name, inner) for inner in getattr(record, "_fields", None) or names_of(record))


def test_every_field_of_the_position_and_of_its_records_is_measured() -> None:
    known = extents(position())
    for path in fields():
        extent: Any = known
        for name in path:
            if path != ("rng",):
                extent = extent[name]
        assert path == ("rng",) or isinstance(extent, Extent), path
    assert {path[0] for path in fields()} == {"rng", *known}
    assert {path[0] for path in fields() if len(path) > 1} == set(SAMPLES)


def test_what_nobody_has_measured_is_no_position() -> None:
    state = position()
    known = dict(extents(state))
    assert mismeasured(state, known) == []
    del known["doom"]
    assert mismeasured(state, known) == ["doom: nothing says what it may hold"]


def test_what_lies_in_a_deck_of_a_player_is_no_set_that_was_shuffled_in() -> None:
    """Else what nobody can know could not be redealt: a bot, a hint or another fate would stop there."""
    save, state = saved(3, 60)
    own = next(card for card, owner in enumerate(state["owner"]) if owner == 0 and card in state["deck"][0])
    with pytest.raises(BadSave, match="somebody's own"):
        miskatonic.load_table(beginning_with(save, put(state, ("unseen",), [own])))
