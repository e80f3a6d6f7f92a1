"""Saves from elsewhere: they are played again from their seed, or every field of them is measured; whatever is wrong
with one harms nobody else.
"""

import json
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import miskatonic
from miskatonic.kernel import BadSave, Table, find_game, out_of_range
from miskatonic.kernel.record import MOST_ANSWERS, _seal, is_signed, signed
from miskatonic.server import answers
from miskatonic.server.keys import ServerSecret
from miskatonic.server.seen import replay
from miskatonic.server.tables import foreign_saves
from miskatonic.server.tables.opening import AnyTable
from tests.server.page import PATIENCE, Page, Plain, Seated, Server, bearer

ELDER_SIGN, REIGN, ARKHAM = "elder_sign", "reign_of_cthulhu", "arkham_lcg"
GAMES = (ELDER_SIGN, REIGN, "death_may_die", ARKHAM)
LONGEST = 4.0
"""Seconds of work after which a process would be ended."""
KEPT = sorted((Path(__file__).resolve().parent.parent / "records").glob("*/*.json"))
Place = tuple[str | int, ...]


# --- doctored in every field ---


class Endless(BaseException):
    """It has taken too long."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Ends what works longer than that."""

    def end(*_: object) -> None:
        raise Endless

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def table_of(game_id: str, seed: int, decisions: int) -> Table:
    """A game in the middle, with some settings."""
    game, luck = find_game(game_id), random.Random(seed)
    options = {setting.id: luck.choice(setting.choices({})) for setting in game.all_settings.values()}
    table = miskatonic.new_table(game, seed=seed, seats=luck.choice(game.seats), options=options)
    play(table, luck, decisions, undo=0.0)
    return table


def play(table: Table, luck: random.Random, decisions: int, undo: float = 0.2) -> None:
    """Decide at random, take some of it back, look at it from every seat."""
    for _ in range(decisions):
        if table.choice is None:
            return
        table.answer(luck.choice(table.choice.options))
        if luck.random() < undo:
            table.undo()
            table.view(luck.randrange(table.seats))


def others(value: Any) -> list[Any]:
    """What a liar would put in place of a value."""
    if isinstance(value, bool):
        return [not value, 0, None]
    if isinstance(value, int):
        return [value + 1, value - 1, 0, -1, -2, 99, 117, 205, 10**9, -(10**9), 2**70, None]
    if isinstance(value, str):
        return ["", "nowhere", 5]
    if isinstance(value, dict):
        return [{}, {"x": 1}, [], None]
    if value is None:
        return [{}, [], 0, {"rng": 1}]
    return [[], value[:-1], value + value[:1], value[::-1], [*value, 0], [*value, *value[-1:] * 3], None]


def doctored(state: Plain, steps: list[str]) -> Iterator[tuple[Place, Any]]:
    """Every field of a position with other values, whole and in its parts; every step that there is."""
    for name, value in state.items():
        yield from (((name,), other) for other in (steps if name == "step" else others(value)))
        for at in sorted({0, len(value) - 1}) if isinstance(value, list) and value else ():
            yield from (((name, at), other) for other in others(value[at]))
            for deeper in range(min(2, len(value[at]))) if isinstance(value[at], list) else ():
                yield from (((name, at, deeper), other) for other in others(value[at][deeper]))


def put(state: Plain, place: Place, value: Any) -> Plain:
    """The position with something else in one place."""
    copy: Plain = json.loads(json.dumps(state))
    inner: Any = copy
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    return copy


def beginning_with(save: str, state: Plain) -> str:
    """A save that begins with a position, and a seal that fits."""
    body = json.loads(save) | {"origin": state, "answers": [], "undone": 0}
    body.pop("seal")
    body.pop("signed", None)
    return json.dumps(body | {"seal": _seal(body)})


def is_refused_or_playable(save: str) -> bool:
    """Whether a save was refused with a sentence, at the table or where it was proven; if not, it must be playable."""
    try:
        with within(LONGEST):
            miskatonic.load_table(save)
            proven = foreign_saves.prove(save, signed=False)
    except (BadSave, Endless):
        return True
    with within(LONGEST):
        play(miskatonic.load_table(proven.save), random.Random(99), 60)
    return False


def lies(state: Plain, steps: list[str]) -> list[tuple[Place, Any]]:
    """Everything that can be doctored, the same lie once and the truth not at all."""
    told = {json.dumps(put(state, place, value)): (place, value) for place, value in doctored(state, steps)}
    told.pop(json.dumps(state), None)
    return list(told.values())


def doctor(game: str, seed: int, decisions: int, every: int) -> tuple[int, int]:
    """How many doctored saves of a game were refused, and how many could be played; of all lies, every so many."""
    save = table_of(game, seed, decisions).save()
    state = json.loads(save)["checkpoint"]["state"]
    refused = [
        _checked(beginning_with(save, put(state, place, value)), place, value)
        for place, value in lies(state, sorted(find_game(game).steps))[seed % every :: every]
    ]
    return sum(refused), len(refused) - sum(refused)


def _checked(save: str, place: Place, value: Any) -> bool:
    try:
        return is_refused_or_playable(save)
    except (Exception, Endless) as problem:
        raise AssertionError(f"{place} = {value!r}: {problem!r}") from problem


@pytest.mark.parametrize("game", GAMES)
def test_a_save_doctored_in_some_field_is_refused_or_playable(game: str) -> None:
    refused, playable = doctor(game, seed=3, decisions=60, every=5)
    assert refused > 100
    assert playable > 10


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seed", "decisions", "every"), [(1, 2, 4), (4, 40, 1), (8, 150, 3)])
def test_a_save_doctored_in_any_field_is_refused_or_playable(game: str, seed: int, decisions: int, every: int) -> None:
    """In every one of them where a game is in its middle, in some of them earlier and later."""
    refused, playable = doctor(game, seed, decisions, every)
    assert refused + playable > 600 // every


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_save_doctored_around_its_position_is_refused_or_playable(file: Path) -> None:
    # given a save of a released version, and what it says besides the position
    body = json.loads(file.read_text("utf-8"))
    body.pop("seal")
    lies: list[tuple[Place, Any]] = [
        ((name,), other) for name in body if name != "checkpoint" for other in others(body[name])
    ]
    lies += [(("options", name), other) for name in body["options"] for other in ("", "new", 5, None)]
    nothing: list[Any] = [None, -1, [], {}, 10**9]
    lies += [(("checkpoint", name), other) for name in body["checkpoint"] for other in nothing]
    # when every answer in turn is another one, or a turn of fate
    for at in {0, len(body["answers"]) // 2, len(body["answers"]) - 1}:
        lies += [
            (("answers", at), other) for other in ("=", "~", "~fate:", "~fate:-1", "~deal:1:99", "~deal:1:-9", "x:1")
        ]
    # then
    for place, value in lies:
        changed = put(body, place, value)
        _checked(json.dumps(changed | {"seal": _seal(changed)}), place, value)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_that_holds_numbers_is_measured(game: str) -> None:
    # given
    table = table_of(game, 2, 30)
    plain = table.state.to_plain()
    # when each of its numbers, one after another, is beyond everything
    for name, value in plain.items():
        for place, _ in [one for one in doctored({name: value}, []) if one[1] == 10**9]:
            state = type(table.state).from_plain(put(plain, place, 2**400))
            # then
            assert table.game.problems(state), place


def test_a_field_that_was_given_no_range_holds_no_number() -> None:
    state = table_of(REIGN, 1, 0).state
    assert out_of_range(state, {}) != []


# --- at the server ---


def imported(server: Server, save: str) -> tuple[int, Plain]:
    answer = server.http.post("/api/import", json={"file": save})
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("game", "name", "value"), [(REIGN, "foreseen", -(10**9)), (ELDER_SIGN, "at", [10**9]), (REIGN, "rng", -1)]
)
def test_a_position_that_no_game_comes_to_is_refused_by_the_name_of_its_field(
    server: Server, game: str, name: str, value: Any
) -> None:
    # given
    save = miskatonic.new_table(game, seed=5).save()
    state = json.loads(save)["checkpoint"]["state"]
    # when
    status, said = imported(server, beginning_with(save, state | {name: value}))
    # then
    assert (status, said["error"]) == (400, "bad_save")
    assert name in said["say"]


@pytest.mark.long
def test_a_position_with_which_the_rules_never_end_is_refused_and_others_play_on(
    server: Server, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a game whose only investigator is out, though it goes on
    monkeypatch.setattr(foreign_saves, "WITHIN", 5.0)
    table = miskatonic.new_table(ELDER_SIGN, seed=5, seats=1)
    while table.state.step.startswith("setup"):
        assert table.choice
        table.answer(table.choice.options[0])
    state = table.state.to_plain() | {"who": [-2], "step": "midnight", "in_turn": False}
    save = beginning_with(table.save(), state)
    # when
    with busy(lambda: imported(server, save)) as answers, Page(server, seated, *seated["keys"]) as page:
        for _ in range(5):
            page.answer()
    # then
    assert answers[0][0] == 400
    assert answers[0][1]["error"] == "bad_save"


@contextmanager
def busy(work: Callable[[], Any]) -> Iterator[list[Any]]:
    """While something else is done; what came of it."""
    came: list[Any] = []
    thread = threading.Thread(target=lambda: came.append(work()))
    thread.start()
    yield came
    thread.join(PATIENCE)
    assert came


def test_a_save_of_more_turns_of_fate_than_any_game_has_is_not_played(server: Server) -> None:
    # given 1.5 MB of them
    body = json.loads(miskatonic.new_table(REIGN, seed=5).save()) | {"answers": ["~fate:1"] * 150_000}
    body.pop("seal")
    save = json.dumps(body | {"seal": _seal(body)}, separators=(",", ":"))
    # when
    status, said = imported(server, save)
    # then
    assert status == 400
    assert str(MOST_ANSWERS) in said["say"]
    with within(LONGEST), pytest.raises(BadSave):
        foreign_saves.prove(save, signed=False)


def test_the_course_of_a_long_game_stops_nobody_else(
    server: Server, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a course that is told only when somebody else was served
    begun, served = threading.Event(), threading.Event()
    quick, waited = replay.course, []

    def slow(room: AnyTable, language: str) -> answers.Course:
        begun.set()
        waited.append(served.wait(PATIENCE))
        return quick(room, language)

    monkeypatch.setattr(replay, "course", slow)
    # when
    with busy(
        lambda: server.get(answers.Course, f"/api/tables/{seated['table']}/course", seated["creator"])
    ) as replies:
        assert begun.wait(PATIENCE)
        server.get(answers.Games, "/api/games")
        served.set()
    # then
    assert waited == [True]
    assert [course["decisions"] for course in replies] == [0]


def test_so_many_saves_of_one_address_are_read_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign_saves, "OF_ONE", 0)
    status, said = imported(server, miskatonic.new_table(REIGN, seed=5).save())
    assert (status, said["error"]) == (429, "too_fast")


# --- the signature of this server ---


def test_what_this_server_exports_it_knows_again_unless_it_was_changed(server: Server, seated: Seated) -> None:
    # when
    path = f"/api/tables/{seated['table']}/export"
    save = server.http.get(path, headers=bearer(seated["creator"])).text
    # then
    sign = server.house.secret.sign
    assert is_signed(save, sign)
    assert imported(server, save)[0] == 201
    body = json.loads(save) | {"seed": 8}
    body.pop("seal")
    assert not is_signed(json.dumps(body | {"seal": _seal(body)}), sign)


@pytest.mark.parametrize("text", ["", "[", "[]", "null", "{}", '{"seal":1,"signed":1}', '{"seal":"","signed":"é"}'])
def test_what_is_no_save_is_not_signed(text: str, tmp_path: Path) -> None:
    assert not is_signed(text, ServerSecret(tmp_path / "secret").sign)


def test_a_signed_position_is_believed_and_the_same_unsigned_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    table = table_of(REIGN, 6, 20)
    save = beginning_with(table.save(), json.loads(table.save())["checkpoint"]["state"])
    tried: list[Table] = []
    monkeypatch.setattr(foreign_saves, "_try_out", tried.append)
    # when
    mine = is_signed(signed(save, ServerSecret(tmp_path / "mine").sign), ServerSecret(tmp_path / "mine").sign)
    foreign = is_signed(signed(save, ServerSecret(tmp_path / "other").sign), ServerSecret(tmp_path / "mine").sign)
    foreign_saves.prove(save, signed=mine)
    foreign_saves.prove(save, signed=foreign)
    # then
    assert (mine, foreign) == (True, False)
    assert len(tried) == 1


def test_the_secret_of_a_server_is_its_own_and_nobody_elses(server: Server, tmp_path: Path) -> None:
    path = Path(f"{server.database}.secret")
    assert os.stat(path).st_mode & 0o777 == 0o600
    assert ServerSecret(path).sign(b"x") == server.house.secret.sign(b"x")
    assert ServerSecret(tmp_path / "other").sign(b"x") != server.house.secret.sign(b"x")


def test_the_tables_of_a_server_are_read_by_nobody_else_on_the_machine(server: Server, seated: Seated) -> None:
    # given a table on which something was answered, so that everything is there
    beside = [Path(f"{server.database}{end}") for end in ("", "-wal", "-shm")]
    # then
    assert [os.stat(path).st_mode & 0o777 for path in beside] == [0o600] * 3


def test_a_damaged_secret_is_named(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(OSError, match="delete it"):
        ServerSecret(tmp_path / "secret")
