"""Files that are broken, doctored or something else: every command answers a sentence, none with a traceback."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import miskatonic
from miskatonic.cli import main
from miskatonic.kernel.record import _seal
from tests.server.test_imports import others, put

RECORD = Path(__file__).resolve().parent.parent / "games/arkham_lcg/records/version2.json"
GAMES = ("arkham_lcg", "elder_sign")
COMMANDS = (
    ("replay", "FILE", "--line"),
    ("replay", "FILE", "--line", "--to", "3"),
    ("play", "--resume", "FILE", "--line"),
    ("play", "--campaign", "FILE", "--line"),
    ("campaign", "show", "FILE"),
    ("campaign", "carry", "FILE", "TARGET"),
    ("deck", "check", "FILE"),
    ("deck", "show", "FILE"),
)
NO_FILES: dict[str, bytes] = {
    "empty": b"",
    "zeros": bytes(50),
    "bytes": bytes(range(256)),
    "utf-16": "hello".encode("utf-16"),
    "null": b"null",
    "list": b"[]",
    "number": b"12",
    "long number": b"9" * 6000,
    "long seed": b'{"miskatonic":2,"seed":' + b"9" * 5000 + b"}",
    "text": b'"x"',
    "half a sign": b'"\\ud800"',
    "object": b"{}",
    "nested": b"[" * 50_000,
    "nested objects": b'{"a":' * 50_000,
    "no number": b"NaN",
}


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def answers_in_words(folder: Path, content: bytes) -> None:
    """Every command that takes a file does what it should with it, or says in a line what is wrong."""
    file = folder / "file.json"
    file.write_bytes(content)
    names = {"FILE": str(file), "TARGET": str(folder / "target.json")}
    for command in COMMANDS:
        done = CliRunner().invoke(main, [names.get(word, word) for word in command], input="q\n" * 5)
        assert done.exception is None or isinstance(done.exception, SystemExit), (command, done.exception)
        assert done.exit_code in (0, 1, 2)
        assert done.exit_code != 2 or done.stderr.count("\n") == 1
        assert "Traceback" not in done.output


def sealed(body: dict[str, Any]) -> bytes:
    return json.dumps(body | {"seal": _seal(body)}).encode()


def doctored_saves(game: str) -> Iterator[bytes]:
    """A save with something else around its position, with less of it, and cut off."""
    table = miskatonic.new_table(game, seed=5, seats=1)
    for _ in range(6):
        assert table.choice is not None
        table.answer(table.choice.options[0])
    save = table.save()
    yield save[: len(save) // 2].encode()
    body = json.loads(save)
    body.pop("seal")
    for name in body:
        yield sealed({other: value for other, value in body.items() if other != name})
        yield from (sealed(body | {name: other}) for other in others(body[name]))
    for name in body["options"]:
        yield from (sealed(put(body, ("options", name), other)) for other in ("", 5, None, "x"))
    for state in ({}, {"answers": 0, "state": 7}, {"answers": "x", "state": {}}, {"state": None}):
        yield sealed(body | {"version": "0", "checkpoint": state, "contents": {}})
    strange: tuple[Any, ...] = (1, [], ["x"], [1], [10**9, "x"], [None, None], {}, [-1, "a"])
    for known in strange:
        yield sealed(body | {"contents": {"card": known}})


def doctored_records() -> Iterator[bytes]:
    """The record of a campaign with something else in one of its fields, at whatever depth."""
    record = json.loads(RECORD.read_text("utf-8"))
    for place in _places(record):
        value = record
        for step in place:
            value = value[step]
        yield from (json.dumps(put(record, place, other)).encode() for other in others(value))


def _places(value: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if place:
        yield place
    inside = value.items() if isinstance(value, dict) else list(enumerate(value))[:1] if isinstance(value, list) else ()
    for step, inner in inside:
        yield from _places(inner, (*place, step))


@pytest.mark.parametrize("name", NO_FILES)
def test_a_file_that_is_something_else_is_answered_in_words(name: str, tmp_path: Path) -> None:
    answers_in_words(tmp_path, NO_FILES[name])


@pytest.mark.parametrize("game", GAMES)
def test_a_doctored_save_is_answered_in_words(game: str, tmp_path: Path) -> None:
    for content in list(doctored_saves(game))[::4]:
        answers_in_words(tmp_path, content)


def test_a_doctored_record_is_answered_in_words(tmp_path: Path) -> None:
    for content in list(doctored_records())[::8]:
        answers_in_words(tmp_path, content)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_every_doctored_save_is_answered_in_words(game: str, tmp_path: Path) -> None:
    for content in doctored_saves(game):
        answers_in_words(tmp_path, content)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_every_doctored_record_is_answered_in_words(tmp_path: Path) -> None:
    for content in doctored_records():
        answers_in_words(tmp_path, content)
