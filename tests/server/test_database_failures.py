"""What goes wrong between processes and their database: each of it harms nobody else, and nothing for long."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest

from miskatonic.server.processes import redis_bus, shared_tables
from miskatonic.server.processes.bus import Bus, News
from miskatonic.server.processes.buses import bus_at
from miskatonic.server.storage import postgres as keeping
from miskatonic.server.storage.database import Connection
from miskatonic.server.storage.hash_chain import End
from miskatonic.server.storage.journal import Journal
from setup_databases import Postgres, Redis
from tests.server.page import PATIENCE, Page, Server, asked, bearer, eventually, wish_of
from tests.server.test_databases import KEYS, header, slow
from tests.server.test_sequels import finished, follow

NEVER = 1000.0
"""Seconds that no test takes."""


@pytest.fixture
def start(shared: str) -> Iterator[Callable[[], Server]]:
    """Starts servers on one database; none outlives the test."""
    started: list[Server] = []

    def begin() -> Server:
        started.append(Server(shared, bus=bus_at(None, shared), watched=True))
        return started[-1]

    yield begin
    for server in started:
        if server._thread.is_alive():
            server.close()


def losing(write: Callable[[Any], Awaitable[Any]], monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    """The line is lost whenever something was written, before anybody hears of it."""

    async def lost(what: Any) -> None:
        await write(what)
        raise OSError(None, "the line was lost")

    monkeypatch.setattr(server.journal, "write", lost)


def test_what_no_database_could_hold_is_not_found(where: Path | str) -> None:
    server = Server(where)
    seated = server.new_table()
    for path in ("%00", f"{seated['table']}%00"):
        assert server.http.get(f"/api/tables/{path}/export", headers=bearer(seated["creator"])).status_code == 404
    page = Page(server, {"table": "\0"}, seated["keys"][0]).open()
    assert page.asks(**page.hello) == "unknown"
    page.close()
    server.close()


def test_a_process_that_stands_still_holds_the_others_up_for_a_while_only(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: a process that stopped in the middle of writing
    monkeypatch.setattr(keeping, "STANDS_STILL", 1)
    journal = Journal(shared)
    end = asyncio.run(journal.new_table(header("one"), KEYS))
    still = journal.database.writing()
    still.execute("BEGIN")
    still.execute("UPDATE ends SET chain = chain WHERE of_table = 'one'")
    # when, then
    asyncio.run(asyncio.wait_for(journal.append("one", end, "answer", "{}"), 20))
    still.close()
    journal.close()


def test_what_goes_wrong_while_a_database_is_opened_is_said_in_words_that_everybody_knows(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(shared)
    asked(shared, "DROP TABLE secrets")
    with pytest.raises(OSError, match="secrets"):
        journal.database.secret(32)
    journal.close()

    def cut_off(raw: "psycopg.Connection[Any]") -> None:
        raw.close()
        raw.execute("SELECT 1")

    monkeypatch.setattr(keeping, "_at_home", cut_off)
    with pytest.raises(OSError, match="can't be reached: the connection is closed"):
        Journal(shared)


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_that_can_not_hold_every_letter_is_refused(postgres: Postgres, encoding: str) -> None:
    name = f"tables_in_{encoding.lower()}"
    asked(postgres.address(), f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0")
    with pytest.raises(OSError, match=f"its encoding is {encoding}"):
        Journal(postgres.address(name))


def test_of_two_processes_that_have_waited_for_each_other_both_go_on(shared: str) -> None:
    # given: somebody else holds the end of one table
    journal = Journal(shared)
    other = journal.database.writing()
    touch = "UPDATE ends SET chain = chain WHERE of_table = ?"

    async def happen() -> Sequence[object]:
        ends = {name: await journal.new_table(header(name), {}) for name in ("one", "two", "three")}
        other.execute("SET deadlock_timeout = '60s'")
        other.execute("BEGIN")
        other.execute(touch, ("two",))
        # when: we hold another one and wait for the first, and they for ours
        busy = asyncio.create_task(journal.write(slow))
        await asyncio.sleep(0.05)
        wishes = [
            journal.write(lambda connection: connection.execute(touch, ("one",)).fetchone),
            *(journal.append(name, ends[name], "answer", "{}") for name in ("three", "two")),
        ]
        writing = asyncio.gather(*wishes, return_exceptions=True)
        await busy
        await asyncio.sleep(0.3)
        await asyncio.to_thread(other.execute, touch, ("one",))
        other.execute("COMMIT")
        return await writing

    # then: everything was written
    found = asyncio.run(happen())
    other.close()
    journal.close()
    assert not [one for one in found if isinstance(one, Exception)]


def test_a_database_that_only_reads_is_not_in_good_health(shared: str) -> None:
    journal = Journal(shared)
    assert asyncio.run(journal.health()) is None
    asked(shared, f"ALTER DATABASE {shared.rpartition('/')[2]} SET default_transaction_read_only = on")
    mine = "pid <> pg_backend_pid() AND datname = current_database()"
    asked(shared, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
    eventually(lambda: "can't be written to" in (asyncio.run(journal.health()) or ""))
    journal.close()


def test_somebody_who_could_not_be_let_in_is_not_there_for_others(
    start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_tables, "BEAT", 0.1)
    server = start()
    seated = server.new_table()
    with monkeypatch.context() as for_now:
        losing(server.journal.write, for_now, server)
        page = Page(server, seated, seated["keys"][0]).open()
        assert page.asks(**page.hello) == "not_kept"
        page.close()
    eventually(lambda: asked(server.database, "SELECT count(*) FROM present") == [(0,)])


def test_what_was_kept_though_nobody_heard_so_is_told_to_the_others(
    start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_tables, "BEAT", NEVER)
    two = start(), start()
    seated = two[0].new_table()
    with Page(two[0], seated, *seated["keys"]) as here, Page(two[1], seated, *seated["keys"]) as there:
        losing(two[0].journal.write, monkeypatch, two[0])
        here.answer()
        assert there.reach(1)["number"] == 1
    monkeypatch.undo()


def test_what_happens_while_somebody_comes_is_not_missed(
    start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: a table that is in memory here, and nobody at it
    monkeypatch.setattr(shared_tables, "BEAT", NEVER)
    two = start(), start()
    seated = two[0].new_table()
    with Page(two[1], seated, seated["spectator"]):
        pass
    eventually(lambda: not two[1].house.visitors)
    since, read, told = two[1].journal.since, threading.Event(), threading.Event()

    def slow(table: str, end: End) -> Any:
        found = since(table, end)
        if not read.is_set():
            read.set()
            told.wait(PATIENCE)
            time.sleep(0.2)
        return found

    monkeypatch.setattr(two[1].journal, "since", slow)
    with Page(two[0], seated, *seated["keys"]) as here:
        # when: something happens there after it was looked what had
        coming = Page(two[1], seated, seated["spectator"]).open()
        coming.send(**coming.hello)
        assert read.wait(PATIENCE)
        here.answer()
        told.set()
        # then
        coming.state()
        assert coming.reach(1)["number"] == 1
        coming.close()


def test_a_process_that_ends_does_not_come_back(start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_tables, "BEAT", 0.005)
    two = start(), start()
    eventually(lambda: asked(two[0].database, "SELECT count(*) FROM processes") == [(2,)])
    two[0].close()
    own = getattr(two[1].house.processes, "process", "")
    assert asked(two[1].database, "SELECT id FROM processes") == [(own,)]


def test_another_wish_is_seen_though_nothing_is_heard_of_it(
    start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_tables, "BEAT", 0.2)
    monkeypatch.setattr(shared_tables, "ROUND", 10**6)
    monkeypatch.setattr(Bus, "tell", lambda self, news: None)
    server = start()
    seated = server.new_table()
    ada = Page(server, seated, seated["keys"][0], person="ada-1", name="Ada")
    marek = Page(server, seated, seated["keys"][1], person="marek-2", name="Marek")
    with ada, marek:
        next(page for page in (ada, marek) if page.options()).answer()
        ada.reach(1)
        ada.send(type="undo", number=1, to="decision")
        ada.until(lambda state: state["undo"]["asked"])
        # when: another process has taken hers back and entered one of Marek's
        theirs = ('["marek-2","decision"]', '"marek-2"')
        asked(server.database, "UPDATE wishes SET wish = ?, agreed = ?", *theirs)
        # then
        ada.until(lambda state: wish_of(state)["name"] == "Marek")


def test_a_table_that_was_taken_away_elsewhere_is_not_damaged(
    start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_tables, "BEAT", NEVER)
    monkeypatch.setattr(Bus, "tell", lambda self, news: None)
    two = start(), start()
    seated = two[0].new_table()
    with Page(two[1], seated, *seated["keys"]) as page:
        path = f"/api/tables/{seated['table']}"
        assert two[0].http.delete(path, headers=bearer(seated["creator"])).status_code == 200
        page.send(type="answer", number=0, option=page.options()[0])
        assert page.shown_out() == 4010
    assert two[1].http.get("/health").text == "ok"


def test_keys_are_read_at_once_though_one_is_made_meanwhile(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    # given: a table that is opened by the key of another one
    journal = Journal(where)

    async def happen() -> None:
        await journal.new_table(header("one"), {})
        await journal.write(lambda connection: _inherit(connection))

    asyncio.run(happen())
    rows, looked = journal.rows, 0

    def meanwhile(query: str, *args: object) -> list[Any]:
        nonlocal looked
        found = rows(query, *args)
        looked += 1
        if looked == 1:
            asyncio.run(journal.new_key("one", 0, "hash-new"))
        return found

    monkeypatch.setattr(journal, "rows", meanwhile)
    assert list(journal.keys("one").values()) == [0]
    journal.close()


def _inherit(connection: Connection) -> None:
    connection.execute("INSERT INTO inherited VALUES ('one', 0, 'hash-old')")


@pytest.mark.long
def test_the_keys_of_those_who_join_are_told_though_the_line_was_lost(
    start: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    seated = finished(server)
    with monkeypatch.context() as for_now:
        losing(server.journal.write, for_now, server)
        made = follow(server, seated, seated["keys"][0], joining=1)
    with Page(server, made, made["keys"]["2"]) as page:
        assert page.last["seats"][2]["mine"]


def test_a_redis_that_says_nothing_any_more_is_noticed(
    tmp_path: Path, redis_program: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(redis_bus, "PING", 0.2)
    monkeypatch.setattr(redis_bus, "WITHIN", 2.0)
    running = Redis(tmp_path, redis_program)
    bus = bus_at(running.address, "")

    async def happen() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        tasks = [
            asyncio.create_task(bus.listen("one", lambda news: heard.put_nowait(news.table), lambda: None)),
            asyncio.create_task(bus.speak("two")),
        ]

        async def said(name: str) -> None:
            while True:
                bus.tell(News(name, 1, stirred=False))
                try:
                    while await asyncio.wait_for(heard.get(), 0.3) != name:
                        pass
                    return
                except TimeoutError:
                    continue

        await asyncio.wait_for(said("before"), PATIENCE)
        await asyncio.sleep(1)  # a silence that is none of Redis's fault
        assert not any("can't receive from" in record.getMessage() for record in caplog.records)
        # when
        os.kill(running.process.pid, signal.SIGSTOP)
        for _ in range(200):
            await asyncio.sleep(0.1)
            if any("can't receive from" in record.getMessage() for record in caplog.records):
                break
        os.kill(running.process.pid, signal.SIGCONT)
        assert any("can't receive from" in record.getMessage() for record in caplog.records)
        # then
        await asyncio.wait_for(said("after"), 20)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    try:
        asyncio.run(happen())
    finally:
        os.kill(running.process.pid, signal.SIGCONT)
        running.stop()
