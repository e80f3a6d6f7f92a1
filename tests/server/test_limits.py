"""Strangers on a public address: what they may take before anybody has looked at what they want, and how much in
all.
"""

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from miskatonic.server.answers import Games
from miskatonic.server.door import limits, live
from miskatonic.server.door.commands import serve as serve_command
from miskatonic.server.door.limits import LARGEST_HEAD, ConnectionLimits
from miskatonic.server.door.live import Visitor
from miskatonic.server.keys import ServerSecret
from miskatonic.server.tables import quotas
from tests.server.page import PATIENCE, REIGN, SOON, Page, Process, Seated, Server, bearer, entries, eventually

HALF = b"GET /credits HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
WISH = {"game": REIGN, "seats": 2}


@pytest.fixture
def public(database: Path) -> Iterator[Server]:
    """A server that strangers can reach."""
    running = Server(database, public=True)
    yield running
    running.close()


@pytest.fixture
def behind_a_proxy(database: Path) -> Iterator[Server]:
    """A server that is reached through a proxy on the same machine."""
    running = Server(database, public=True, proxy="127.0.0.1")
    yield running
    running.close()


@contextmanager
def line(server: Server, say: bytes = b"", source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A bare connection over which something was said."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0)) as connection:
        connection.sendall(say)
        yield connection


def heard(connection: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    found = b""
    with suppress(ConnectionError):
        while data := connection.recv(65_536):
            found += data
    return found


def status(connection: socket.socket) -> int:
    """The status of the answer."""
    return int(connection.recv(4096).split()[1])


def poured(server: Server, first: bytes, more: bytes, most: int) -> tuple[int, bytes]:
    """How much of an endless stream was taken, and what was answered."""
    taken = 0
    with line(server, first) as connection:
        with suppress(ConnectionError):
            while taken < most:
                connection.sendall(more)
                taken += len(more)
        return taken, heard(connection)


# --- before the gate ---


@pytest.fixture
def from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nobody came from this machine."""
    monkeypatch.setattr(limits, "is_loopback", lambda address: False)


@contextmanager
def lines(server: Server, count: int, say: bytes, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """So many bare connections, all of which the server has noticed."""
    before = server.limits.of[source]
    with ExitStack() as held:
        yield [held.enter_context(line(server, say, source)) for _ in range(count)]
        eventually(lambda: server.limits.of[source] <= before + count)


WAYS = {"nothing": b"", "half a head": HALF, "half a body": BODY, "between two requests": WHOLE}


@pytest.mark.usefixtures("from_elsewhere")
@pytest.mark.parametrize("say", WAYS.values(), ids=WAYS)
def test_what_is_half_said_costs_nobody_of_the_same_address_a_request(
    public: Server, monkeypatch: pytest.MonkeyPatch, say: bytes
) -> None:
    monkeypatch.setattr(limits, "HEAD_WITHIN", 600.0)  # however slow this machine is
    # given as many connections as one address may have, over which nothing whole is asked for
    public.http.close()
    public.limits.most = 20
    eventually(lambda: not public.limits.of)
    with lines(public, 20, say) as half:
        eventually(lambda: public.limits.idle == 20)
        # when others of the same address ask, then the oldest of them make room
        with lines(public, 5, WHOLE) as innocents:
            assert [status(innocent) for innocent in innocents] == [200] * 5
            assert not any(b" 429 " in heard(one) for one in half[:5])
            assert public.limits.of["127.0.0.1"] <= 20
        # and those that are left end what they began
        if say == HALF:
            half[-1].sendall(b"\r\n")
            assert status(half[-1]) == 200
    eventually(lambda: not public.limits.of)
    assert public.limits.idle == 0


@pytest.mark.usefixtures("from_elsewhere")
def test_of_one_address_only_so_many_are_served_at_once(public: Server) -> None:
    # given as many open pages as one address may have connections
    public.http.close()
    public.limits.most = 3
    eventually(lambda: not public.limits.of)
    pages = [Page(public, {"table": "AAAAAAAAAAAA"}).open() for _ in range(3)]
    # then one connection more is refused, and somebody else's is not
    with line(public) as late:
        assert status(late) == 429
    with line(public, WHOLE, source="127.0.0.2") as other:
        assert status(other) == 200
    # when they go, there is room again
    for page in pages:
        page.close()
    eventually(lambda: not public.limits.of["127.0.0.1"])
    with line(public, WHOLE) as again:
        assert status(again) == 200


def test_of_too_many_in_all_those_make_room_who_have_most(public: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    # given one who has just come and not said anything, and another who comes again and again
    public.http.close()
    eventually(lambda: not public.limits.of)
    monkeypatch.setattr(limits, "IDLE", 6)
    with line(public, HALF) as innocent, lines(public, 30, HALF, source="127.0.0.2"):
        eventually(lambda: public.limits.of["127.0.0.2"] <= 5)
        # then it is not the first who is shown out
        innocent.sendall(b"\r\n")
        assert status(innocent) == 200


def test_those_of_this_machine_are_not_counted(public: Server) -> None:
    """Given a proxy that nobody has named, then one visitor's connections are no reason to refuse another's."""
    public.limits.most = 5
    with lines(public, 30, HALF), line(public, WHOLE) as innocent:
        assert status(innocent) == 200


def test_behind_a_proxy_an_address_opens_only_so_many_pages(
    behind_a_proxy: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    monkeypatch.setattr(live, "SOCKETS_OF_ONE_ADDRESS", 3)
    seated = behind_a_proxy.new_table()

    def page(address: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{behind_a_proxy.port}/ws"
        return connect(url, additional_headers={"x-forwarded-for": address}, proxy=None).__enter__()

    pages = [page("192.0.2.1") for _ in range(3)]
    # then
    with pytest.raises(InvalidStatus):
        page("192.0.2.1")
    with page("192.0.2.2") as other:
        hello = Page(behind_a_proxy, seated, *seated["keys"]).hello
        other.send(json.dumps(hello))
        assert json.loads(other.recv(PATIENCE))["type"] == "state"
    # when they go, there is room again
    for one in pages:
        one.close()

    def comes_in() -> bool:
        with suppress(InvalidStatus), page("192.0.2.1"):
            return True
        return False

    eventually(comes_in)


# --- floods ---

FLOODS: list[dict[str, object]] = [{"type": "position"}, {"type": "whole"}, {"type": "hint", "number": 0}, {"x": 1}]


@pytest.mark.parametrize("read", [True, False])
@pytest.mark.parametrize("message", FLOODS, ids=str)
def test_a_flood_is_shown_out_and_leaves_nothing_in_the_log(
    server: Server, seated: Seated, caplog: pytest.LogCaptureFixture, message: dict[str, object], read: bool
) -> None:
    # given
    opened = server.opened(seated)
    page = Page(server, seated, *seated["keys"]).__enter__()
    # when a page sends far more than it may, and reads what comes, or is gone at once
    with suppress(ConnectionClosed):
        for _ in range(300):
            page.send(**message)
    if read:
        assert page.shown_out() == live.FLOODED
    else:
        with suppress(OSError):  # it was shown out before
            page.drop()
    # then
    eventually(lambda: not opened.visitors)
    with Page(server, seated, *seated["keys"]) as other:
        other.settle()
    ours = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore", "websockets"))]
    assert [record.getMessage() for record in ours] == []


@pytest.mark.parametrize("say", [HALF, b"G", b"\r\n"])
def test_a_head_that_does_not_end_in_time_is_not_waited_for(
    public: Server, monkeypatch: pytest.MonkeyPatch, say: bytes
) -> None:
    monkeypatch.setattr(limits, "HEAD_WITHIN", 0.3)
    with line(public, say) as slow:
        assert heard(slow).startswith(b"HTTP/1.1 408 ")


def test_whoever_says_nothing_at_all_is_shown_out_without_a_word(
    public: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEAD_WITHIN", 0.3)
    with line(public) as silent:
        assert heard(silent) == b""


def test_a_second_head_must_end_in_time_too(public: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_WITHIN", 0.5)
    with line(public, WHOLE) as slow:
        assert status(slow) == 200
        slow.sendall(HALF)
        assert b"HTTP/1.1 408 " in heard(slow)


def test_a_body_that_does_not_end_in_time_is_not_waited_for(public: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_WITHIN", 0.3)
    began = time.monotonic()
    with line(public, BODY) as slow:
        heard(slow)
    assert time.monotonic() - began < SOON, "otherwise it is a minute"


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (HALF, b"X-More: " + b"x" * 1000 + b"\r\n"),
        (HALF + b"X-Endless: ", b"x" * 4096),
        (b"GET /", b"x" * 4096),
        (b"", b"\r\n" * 2048),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            b"X-Trailer: " + b"x" * 1000 + b"\r\n",
        ),
    ],
    ids=["many headers", "one header", "address", "empty lines", "trailers"],
)
def test_heads_without_end_are_not_taken(public: Server, first: bytes, more: bytes) -> None:
    taken, said = poured(public, first, more, 30_000_000)
    assert taken < 8_000_000  # what the two ends of the line hold by themselves
    assert b" 200 " not in said
    assert public.get(Games, "/api/games")


def test_a_large_head_is_refused_as_too_large_and_a_usual_one_is_not(public: Server) -> None:
    assert public.http.get("/api/games", headers={"x-large": "x" * (LARGEST_HEAD // 2)}).status_code == 200
    assert public.http.get("/api/games", headers={"x-large": "x" * (LARGEST_HEAD + 1)}).status_code == 431


def test_a_heap_of_requests_at_once_is_refused(public: Server) -> None:
    with line(public, WHOLE * 200) as hasty:
        answers = heard(hasty)
    assert answers.count(b"HTTP/1.1 200") <= limits.MOST_AT_ONCE + 1
    assert public.get(Games, "/api/games")


def test_at_home_nobody_is_counted() -> None:
    all_of_them = ConnectionLimits(None)
    assert all(all_of_them.comes("127.0.0.1") for _ in range(1000))


# --- where a request comes from ---


def made_from(server: Server, address: str) -> int:
    """The answer to somebody who sets up a table and says to come from an address."""
    return server.http.post("/api/tables", json=WISH, headers={"x-forwarded-for": address}).status_code


def test_nobody_but_the_proxy_is_believed(public: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "OF_ONE_ADDRESS", 2)
    assert [made_from(public, f"192.0.2.{number}") for number in range(3)] == [201, 201, 429]


def test_the_proxy_tells_where_requests_come_from(behind_a_proxy: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "OF_ONE_ADDRESS", 2)
    behind_a_proxy.limits.most = 0
    assert [made_from(behind_a_proxy, f"192.0.2.{number}") for number in range(3)] == [201] * 3
    assert [made_from(behind_a_proxy, "192.0.2.1") for _ in range(2)] == [201, 429]
    # and of what came to the proxy it believes only the last
    assert made_from(behind_a_proxy, "203.0.113.9, 192.0.2.1") == 429


# --- room for tables ---


def origins(server: Server) -> list[str | None]:
    connection = sqlite3.connect(server.database)
    rows = [row[0] for row in connection.execute("SELECT origin FROM tables")]
    connection.close()
    return rows


def test_of_an_address_nothing_is_kept_that_tells_it(public: Server, server: Server) -> None:
    public.new_table()
    public.new_table()
    first, second = origins(public)
    assert first == second
    assert first is not None
    assert len(first) == 64
    assert "127.0.0.1" not in first
    server.new_table()
    assert set(origins(server)) == {None}  # at home


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::1", True),
        ("somewhere", "elsewhere", False),
    ],
)
def test_a_household_counts_as_one_address(tmp_path: Path, one: str, other: str, same: bool) -> None:
    signet = ServerSecret(tmp_path / "secret")
    assert (signet.of_address(one) == signet.of_address(other)) is same
    assert signet.of_address(one) != ServerSecret(tmp_path / "another").of_address(one)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def test_an_address_has_room_for_so_many_tables_until_it_deletes_one(
    public: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    monkeypatch.setattr(quotas, "OF_ONE_ADDRESS", 3)
    tables = [public.new_table() for _ in range(3)]
    # then neither a new table, nor a save, nor a position of another table
    first = tables[0]
    path = f"/api/tables/{first['table']}"
    save = public.http.get(f"{path}/export", headers=bearer(first["creator"])).text
    assert refusal(public.http.post("/api/tables", json=WISH)) == (429, "full")
    assert refusal(public.http.post("/api/import", json={"file": save})) == (429, "full")
    onward = public.http.post(f"{path}/continue", json={"at": 0}, headers=bearer(first["creator"]))
    assert refusal(onward) == (429, "full")
    # when
    assert public.http.delete(path, headers=bearer(first["creator"])).status_code == 200
    # then
    assert public.http.post("/api/import", json={"file": save}).status_code == 201


@pytest.mark.parametrize(
    ("limit", "value", "status"),
    [("BYTES_OF_ONE_ADDRESS", 1000, 429), ("BYTES_IN_ALL", 1000, 503), ("IN_ALL", 1, 503)],
)
def test_there_is_room_for_so_much(
    public: Server, monkeypatch: pytest.MonkeyPatch, limit: str, value: int, status: int
) -> None:
    seated = public.new_table()
    monkeypatch.setattr(quotas, limit, value)
    assert refusal(public.http.post("/api/tables", json=WISH)) == (status, "full")
    with Page(public, seated, *seated["keys"]) as page:
        page.answer()


def test_a_table_can_not_grow_without_end(public: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = public.new_table()
    monkeypatch.setattr(quotas, "MOST_ENTRIES", 3)
    with Page(public, seated, *seated["keys"]) as page:
        for _ in range(3):
            page.answer()
        assert page.asks(type="answer", number=3, option=page.options()[0]) == "full"
        assert page.asks(type="undo", number=3, to="decision") == "full"
    assert len(entries(public.database, seated["table"])) == 3


def test_what_can_not_be_counted_is_refused_and_the_page_stays(public: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = public.new_table()
    with Page(public, seated, *seated["keys"]) as page:
        page.answer()
        monkeypatch.setattr(quotas, "LOOK_EVERY", 1)
        with monkeypatch.context() as broken:
            broken.setattr(quotas, "OF_ADDRESS", "SELECT nothing FROM nowhere")
            assert page.asks(type="answer", number=1, option=page.options()[0]) == "not_kept"
        page.answer()


def test_a_table_can_not_grow_where_its_address_has_no_room(public: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = public.new_table()
    monkeypatch.setattr(quotas, "BYTES_OF_ONE_ADDRESS", 1000)
    monkeypatch.setattr(quotas, "LOOK_EVERY", 2)
    with Page(public, seated, *seated["keys"]) as page:
        page.answer()
        page.answer()
        assert page.asks(type="answer", number=2, option=page.options()[0]) == "full"


# --- tables that go ---


def rows_of(database: Path | str, table: str) -> int:
    """How many rows of a table there are on disk, of all kinds."""
    connection = sqlite3.connect(database)
    found: int = connection.execute(
        "SELECT (SELECT count(*) FROM tables WHERE id = :id) + (SELECT count(*) FROM keys WHERE of_table = :id)"
        " + (SELECT count(*) FROM journal WHERE of_table = :id) + (SELECT count(*) FROM ends WHERE of_table = :id)",
        {"id": table},
    ).fetchone()[0]
    connection.close()
    return found


def test_the_creator_can_delete_a_table_and_nobody_else(server: Server, seated: Seated) -> None:
    # given
    path = f"/api/tables/{seated['table']}"
    for key in (None, seated["keys"][0], seated["spectator"], server.new_table()["creator"]):
        assert refusal(server.http.delete(path, headers=bearer(key))) == (404, "unknown")
    with Page(server, seated, *seated["keys"]) as page:
        page.answer()
        assert rows_of(server.database, seated["table"]) > 0
        # when
        assert server.http.delete(path, headers=bearer(seated["creator"])).status_code == 200
        # then whoever is there is shown out, and nothing is left of it
        assert page.shown_out() == 4001
    assert rows_of(server.database, seated["table"]) == 0
    assert server.tables(seated["creator"]) == []
    assert refusal(server.http.get(f"{path}/export", headers=bearer(seated["creator"]))) == (404, "unknown")
    again = Page(server, seated, *seated["keys"]).open()
    again.send(**again.hello)
    assert again.shown_out() == 4004


def set_back(server: Server, seated: Seated, days: float) -> None:
    """As if nothing had happened at a table for so long."""
    connection = sqlite3.connect(server.database)
    then = time.time() - days * quotas.DAY
    connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (then, seated["table"]))
    connection.execute("UPDATE journal SET at = ? WHERE of_table = ?", (then, seated["table"]))
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("decisions", "days", "kept"), [(0, 13, True), (0, 15, False), (2, 15, True), (2, 179, True), (2, 181, False)]
)
def test_tables_that_nobody_comes_to_are_taken_away(public: Server, decisions: int, days: float, kept: bool) -> None:
    # given
    seated, other = public.new_table(), public.new_table()
    with Page(public, seated, *seated["keys"]) as page:
        for _ in range(decisions):
            page.answer()
    opened = public.opened(seated)
    eventually(lambda: not opened.visitors)
    set_back(public, seated, days)
    # when
    asyncio.run(public.house.tidy())
    # then
    assert (rows_of(public.database, seated["table"]) > 0) is kept
    assert rows_of(public.database, other["table"]) > 0


def test_a_table_that_is_out_of_service_keeps_no_other_from_being_taken_away(public: Server) -> None:
    # given
    tables = [public.new_table() for _ in range(3)]
    for seated in tables:
        public.opened(seated).withdraw()
        set_back(public, seated, 1000)
    # when
    asyncio.run(public.house.tidy())
    # then
    assert [rows_of(public.database, seated["table"]) for seated in tables] == [0, 0, 0]


def test_a_table_that_somebody_is_at_is_not_taken_away(public: Server) -> None:
    seated = public.new_table()
    with Page(public, seated, *seated["keys"]) as page:
        set_back(public, seated, 1000)
        asyncio.run(public.house.tidy())
        page.answer()


# --- pages that do not read ---


@pytest.mark.usefixtures("no_hurry")
def test_a_page_that_never_reads_is_shown_out_and_holds_nobody_up(
    public: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    monkeypatch.setattr(limits, "READ_WITHIN", 1.0)
    seated = public.new_table()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", public.port))
    page = Page(public, seated, seated["spectator"])
    url = f"ws://127.0.0.1:{public.port}/ws"
    opening = connect(url, sock=deaf, max_queue=1, ping_interval=None, open_timeout=PATIENCE, close_timeout=1)
    page.socket = opening.__enter__()
    for line in public.lines():  # so that little is on its way, and the rest waits at the server
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    page.send(**page.hello)
    opened = public.opened(seated)
    eventually(lambda: opened.visitors)
    # when it asks, and asks, and reads nothing, until nobody listens any more
    deaf.settimeout(PATIENCE)
    with suppress(ConnectionClosed):
        while True:
            page.send(type="position")
    # then
    with Page(public, seated, *seated["keys"]) as other:
        for _ in range(5):
            other.answer()
        eventually(lambda: len(opened.visitors) == 1)
    deaf.close()


def test_what_waits_for_a_page_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_REPLIES", 10)
    unheard: Any = None
    visitor = Visitor(unheard)
    visitor.seats = {0}
    for number in range(50):
        visitor.reply({"type": "refused", "code": "stale", "say": f"{number}"})
    assert len(visitor.replies) == 10
    assert visitor.gone
    assert not visitor.seats


# --- the command ---


@pytest.mark.parametrize("proxy", ["*", "", "proxy.example", "10.0.0.0/8", "127.0.0.1, 10.0.0.1"])
def test_a_proxy_is_one_machine(proxy: str) -> None:
    result = CliRunner().invoke(serve_command, ["--proxy", proxy])
    assert result.exit_code == 2
    assert "is not the address of a machine" in result.output


def test_behind_a_proxy_strangers_come_even_to_loopback(serve: Callable[..., Process], database: Path) -> None:
    process = serve("--proxy", "127.0.0.1")
    process.new_table()
    assert process.http.get("/health").status_code == 404
    connection = sqlite3.connect(database)
    assert [len(row[0]) for row in connection.execute("SELECT origin FROM tables")] == [64]
    connection.close()
    assert process.stop() in (0, 130)


@pytest.mark.long
def test_a_thousand_half_requests_leave_room_for_others(serve: Callable[..., Process]) -> None:
    # given
    process = serve()
    lines = []
    try:
        for _ in range(1200):
            lines.append(socket.create_connection(("127.0.0.1", process.port), PATIENCE))
            with suppress(ConnectionError):
                lines[-1].sendall(HALF)
        # then
        assert process.get(Games, "/api/games")
    finally:
        for one in lines:
            one.close()
    assert process.stop() in (0, 130)
