"""Pages that mean harm or know no better: a clear refusal or a closed socket, and the table as it was."""

import contextlib
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import miskatonic
from miskatonic.kernel.record import _seal
from miskatonic.server.door import live
from miskatonic.server.messages import PROTOCOL, WHOLE_STATES
from miskatonic.server.storage.records import Header
from tests.server.page import Page, Plain, Seated, Server, eventually

DEEP = "[" * 20_000 + "]" * 20_000
NONSENSE = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    "{",
    '"join"',
    "1e999",
    "NaN",
    "\x00",
    "\ufeff{}",
    '{"type":"join"}',
    '{"type":"state"}',
    '{"type":7}',
    '{"type":["answer"]}',
    '{"type":"answer"}',
    '{"type":"answer","number":"0","option":"x"}',
    '{"type":"answer","number":-1,"option":"x"}',
    '{"type":"answer","number":1.5,"option":"x"}',
    '{"type":"answer","number":true,"option":"x"}',
    '{"type":"answer","number":' + "9" * 400 + ',"option":"x"}',
    '{"type":"answer","number":1e400,"option":"x"}',
    '{"type":"answer","number":0,"option":""}',
    '{"type":"answer","number":0,"option":null}',
    '{"type":"answer","number":0,"option":{"text":"x"}}',
    '{"type":"answer","number":0,"option":"x","seat":0}',
    '{"type":"answer","number":0,"option":"\\ud800"}',
    '{"type":"answer","number":0,"option":"' + "x" * 301 + '"}',
    '{"type":"undo","number":0}',
    '{"type":"consent","agree":1}',
    '{"type":"consent","agree":"yes"}',
    '{"type":"language","language":"xx"}',
    '{"type":"bot","seat":-1,"bot":null}',
    '{"type":"bot","seat":8,"bot":null}',
    '{"type":"bot","seat":0,"bot":["random"]}',
    '{"type":"why","id":"","about":{}}',
    '{"type":"why","id":"x","about":{"seed":true}}',
    '{"type":"why","id":"x","about":' + DEEP[:3000] + "}",
    '{"type":"position","all":true}',
    '{"deep":' + DEEP + ',"type":"position"}',
    DEEP,
]


@pytest.fixture
def table(server: Server, seated: Seated) -> Iterator[Seated]:
    """A table that is in its first position before and after."""
    before = server.opened(seated).table.digest()
    yield seated
    assert server.entries(seated) == []
    assert server.opened(seated).table.digest() == before
    with Page(server, seated, *seated["keys"]) as page:
        page.answer()


# --- nonsense ---


def test_nonsense_in_place_of_a_join_is_refused_and_shown_out(server: Server, table: Seated) -> None:
    for text in NONSENSE:
        page = Page(server, table).open()
        page.socket.send(text)
        assert page.shown_out() == 4004, text[:80]
        assert page.refusals() == ["bad_message"], text[:80]


@pytest.mark.usefixtures("no_hurry")
def test_nonsense_after_a_join_is_refused_and_the_page_stays(server: Server, table: Seated) -> None:
    with Page(server, table, *table["keys"]) as page:
        for text in NONSENSE:
            page.socket.send(text)
            assert page.hear("refused")["code"] == "bad_message", text[:80]
            page.send(type="language", language="en")
        assert page.last["number"] == 0


def test_bytes_are_no_message(server: Server, table: Seated) -> None:
    with Page(server, table, *table["keys"]) as page:
        for data in (b"", b"\x00\xff\xfe", json.dumps({"type": "position"}).encode()):
            page.socket.send(data)
            assert page.hear("refused")["code"] == "bad_message"
    page = Page(server, table).open()
    page.socket.send(json.dumps(page.hello).encode())
    assert page.shown_out() == 4004


def test_nonsense_again_and_again_is_shown_out(server: Server, table: Seated) -> None:
    with Page(server, table, *table["keys"]) as page:
        for _ in range(20):
            page.socket.send("nonsense")
        assert page.shown_out() == 4008


JOINS: list[Plain] = [
    {"table": ""},
    {"table": "x" * 65},
    {"table": 5},
    {"keys": "x" * 24},
    {"keys": [""]},
    {"keys": ["x" * 65]},
    {"keys": ["x" * 24] * 17},
    {"keys": [None]},
    {"person": ""},
    {"person": "x" * 65},
    {"name": "x" * 25},
    {"language": "xx"},
    {"from": -1},
    {"from": 10**10},
    {"seat": 0},
    {"creator": True},
]


def test_a_join_of_another_shape_is_refused(server: Server, table: Seated) -> None:
    for change in JOINS:
        page = Page(server, table, table["keys"][0], **change).open()
        page.send(**page.hello)
        assert page.shown_out() == 4004, change
        assert page.refusals() == ["bad_message"], change


def test_a_page_of_another_version_is_told_so(server: Server, table: Seated) -> None:
    for protocol in (0, WHOLE_STATES - 1, PROTOCOL + 1, -1, 10**9):
        page = Page(server, table, table["keys"][0], protocol=protocol).open()
        page.send(**page.hello)
        assert page.shown_out() == 4004
        assert page.refusals() == ["protocol"]


def test_a_table_that_takes_long_to_read_is_waited_for(
    server: Server, table: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    monkeypatch.setattr(live, "JOIN_WITHIN", 1.0)
    header = server.journal.header

    def slow(wanted: str) -> Header | None:
        time.sleep(1.3)
        return header(wanted)

    monkeypatch.setattr(server.journal, "header", slow)
    server.house._tables.pop(table["table"], None)
    # then
    with Page(server, table, table["keys"][0]) as page:
        assert page.last["number"] == 0
    # but not who says nothing
    silent = Page(server, table, table["keys"][0]).open()
    assert silent.shown_out() == live.NOT_LET_IN


def test_messages_before_the_join_are_refused(server: Server, table: Seated) -> None:
    for message in (
        {"type": "answer", "number": 0, "option": "x"},
        {"type": "position"},
        {"type": "undo", "number": 0},
    ):
        page = Page(server, table).open()
        page.send(**message)
        assert page.shown_out() == 4004


# --- floods and repeats ---


def test_a_flood_is_slowed_down_then_shown_out_and_others_play_on(
    server: Server, table: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MESSAGES", (1.0, 10.0))
    with Page(server, table, table["keys"][0]) as page, Page(server, table, table["keys"][1]) as other:
        with contextlib.suppress(ConnectionClosed):  # it may be shown out before everything is sent
            for _ in range(60):
                page.send(type="position")
        assert page.shown_out() == 4008
        codes = [message.get("code") for message in page.heard if message["type"] == "refused"]
        assert len(codes) <= 20
        assert set(codes) <= {"too_fast"}
        assert len([message for message in page.heard if message["type"] == "position"]) <= 20
        other.settle()


def test_a_page_that_never_reads_holds_nobody_up(server: Server) -> None:
    # given
    seated = server.new_table()
    deaf = Page(server, seated, seated["spectator"]).open()
    deaf.send(**deaf.hello)
    for _ in range(80):
        deaf.send(type="position")
    # then
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(5):
            page.answer()
    deaf.drop()


def test_a_recorded_session_that_is_sent_again_changes_nothing(server: Server, seated: Seated) -> None:
    # given: everything a page has sent
    sent = []
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(5):
            sent.append({"type": "answer", "number": page.last["number"], "option": page.options()[0]})
            page.answer()
        sent.append({"type": "undo", "number": page.last["number"], "to": "decision"})
        page.send(**sent[-1])
        page.reach(6)
    digest, entries = server.opened(seated).table.digest(), server.entries(seated)
    # when
    with Page(server, seated, *seated["keys"]) as page:
        for message in sent:
            page.send(**message)
        page.settle()
        # then
        assert {message["code"] for message in page.heard if message["type"] == "refused"} == {"stale"}
    assert (server.opened(seated).table.digest(), server.entries(seated)) == (digest, entries)


# --- anything at all ---


def anything(luck: random.Random, depth: int = 0) -> Any:
    """Some value, seldom a fitting one."""
    kinds: list[Callable[[], Any]] = [
        lambda: luck.choice([0, 1, -1, 2**31, 2**63, 10**30, 0.5, -0.0]),
        lambda: luck.choice(["", "en", "decision", "random", "x" * 99, "\u202e", "a\x00b", "'; DROP TABLE journal;--"]),
        lambda: luck.choice([True, False, None]),
        lambda: [anything(luck, depth + 1) for _ in range(luck.randrange(3))],
        lambda: {str(anything(luck, depth + 2)): anything(luck, depth + 1) for _ in range(luck.randrange(3))},
    ]
    return luck.choice(kinds[:3] if depth > 2 else kinds)()


@pytest.mark.long
@pytest.mark.usefixtures("no_hurry")
def test_messages_of_every_shape_end_in_a_refusal_or_in_something_allowed(server: Server, seated: Seated) -> None:
    # given
    luck = random.Random(4)
    shapes: list[Plain] = [
        {"type": "answer", "number": 0, "option": "pass"},
        {"type": "undo", "number": 0, "to": "turn"},
        {"type": "consent", "agree": True},
        {"type": "language", "language": "uk"},
        {"type": "bot", "seat": 1, "bot": "random"},
        {"type": "why", "id": "a", "about": {"choice": True}},
        {"type": "why", "id": "a", "about": {"event": 0, "barred": 0, "name": "game-name"}},
        {"type": "position"},
        {"type": "join", "protocol": PROTOCOL, "table": seated["table"], "keys": [], "person": "x", "language": "en"},
    ]
    page = Page(server, seated, *seated["keys"], person="oksana-3").__enter__()
    # when
    for _ in range(250):
        message = dict(luck.choice(shapes))
        name = luck.choice([*message, "extra"])
        if luck.random() < 0.8:
            message[name] = anything(luck)
        if luck.random() < 0.1:
            message.pop(name, None)
        page.send(**message)
        page.settle()
    page.close()
    # then, when the bot that may have come in has decided for the last time
    opened = server.opened(seated)
    eventually(lambda: not opened.visitors and not opened.lock.locked())
    assert opened.table.problems() == []
    server.house._tables.pop(seated["table"])
    assert server.opened(seated).table.digest() == opened.table.digest()


# --- saves that mean harm ---


def resealed(save: str, **changes: Any) -> str:
    """The save with other contents and a seal that fits."""
    body = json.loads(save) | changes
    del body["seal"]
    return json.dumps(body | {"seal": _seal(body)}, ensure_ascii=False)


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": 2**70},
        {"undone": 2**70},
        {"undone": 10**400},
        {"seats": 2**70},
        {"seats": -1},
        {"answers": ["~deal:1:99"]},
        {"answers": ["~fate:" + "9" * 4000]},
        {"answers": ["~fate:-1"]},
        {"answers": ["~fate:1"] * 3},
        {"answers": ["end_actions"] * 1000},
        {"options": {"investigators": ["deal"]}},
        {"options": {"investigators": {"deal": 1}}},
        {"game": "chess"},
        {"version": "0"},
        {"version": "0", "checkpoint": {}},
        {"version": "0", "checkpoint": {"state": [1]}},
        {"origin": {}},
        {"origin": {"rng": 1, "step": "turn.begin"}},
    ],
    ids=lambda changes: str(changes)[:60],
)
def test_a_save_made_to_harm_is_refused_or_harmless(server: Server, seated: Seated, changes: Plain) -> None:
    # given
    save = server.opened(seated).table.save()
    assert miskatonic.load_table(resealed(save)).number == 0
    # when
    answer = server.http.post("/api/import", json={"file": resealed(save, **changes)})
    # then
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        copy = answer.json()
        with Page(server, copy, *copy["keys"]) as page:
            page.answer()
    with Page(server, seated, *seated["keys"]) as page:
        page.answer()
