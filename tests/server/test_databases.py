"""SQLite and PostgreSQL keep the same promises: the same tests for both."""

import asyncio
import sqlite3
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.messages import Refused
from miskatonic.server.processes.buses import bus_at
from miskatonic.server.storage.database import Connection, is_postgres
from miskatonic.server.storage.hash_chain import End, beginning
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.migration import VERSION
from miskatonic.server.storage.records import SPECTATOR, Entry, Follows, Header
from miskatonic.server.tables import quotas
from miskatonic.server.tables.quotas import Quotas
from tests.server.page import PATIENCE, Page, Server, asked

KEYS = {0: "hash-0", 1: "hash-1", SPECTATOR: "hash-s"}
UNWRITTEN = (OSError, sqlite3.Error)
"""What whoever wanted to write is told: an error of SQLite, or one of the system."""


def header(table: str, **fields: Any) -> Header:
    return Header(table, 1.0, 1.0, "reign_of_cthulhu", 2, "{}", 7, None, "creator")._replace(**fields)


def is_now(where: Path | str, version: int) -> None:
    """As if a database were of that version."""
    command = "UPDATE schema_version SET version =" if is_postgres(where) else "PRAGMA user_version ="
    asked(where, f"{command} {version}")


def sequences(where: Path | str) -> list[int]:
    return [row[0] for row in asked(where, "SELECT sequence FROM journal ORDER BY of_table, sequence")]


def breaks(connection: Connection) -> None:
    connection.close()
    connection.execute("SELECT 1")


def slow(connection: Connection) -> None:
    time.sleep(0.2)


def test_what_was_written_is_read_again_to_the_last_digit(where: Path | str) -> None:
    # given
    journal = Journal(where)
    large = header("one", seed=2**63 - 1, save="Żółć \\u0000 №", told='["a"]', fate="{}", origin="there")

    async def happen() -> End:
        end = await journal.new_table(large, KEYS, [Entry("bot", '{"seat":1}', 0)])
        for number in range(3):
            end, _ = await journal.append("one", end, "answer", f'{{"option":"{number}"}}', "[]", "{}")
        await journal.new_key("one", 1, "hash-new")
        return end

    # when
    end = asyncio.run(happen())
    journal.close()
    journal = Journal(where)
    # then
    kept = journal.header("one")
    assert kept is not None
    assert kept._replace(touched=1.0) == large
    assert kept.touched > 1.0
    record = journal.record(kept)
    assert (record.damaged, record.end, len(record.entries)) == (False, end, 4)
    assert record.entries[3][:2] == ("answer", '{"option":"2"}')
    assert journal.since("one", beginning(large)) == record.entries
    assert journal.since("one", end) == []
    assert journal.since("one", End(2, "something else")) is None
    assert journal.holds("one", 3, "answer", '{"option":"2"}')
    assert not journal.holds("one", 3, "answer", '{"option":"3"}')
    assert journal.keys("one") == {"hash-0": 0, "hash-new": 1, "hash-s": SPECTATOR}
    assert journal.header("two") is None
    assert [known.id for known in journal.tables_of("creator")] == ["one"]
    journal.close()


def test_of_two_that_go_on_from_the_same_end_one_is_refused_and_harms_nobody(where: Path | str) -> None:
    journal = Journal(where)

    async def happen() -> list[object]:
        ends = [await journal.new_table(header(name), {}) for name in ("one", "two")]
        busy = asyncio.create_task(journal.write(slow))
        await asyncio.sleep(0.05)
        wishes = [journal.append(name, end, "answer", data) for name, end, data in (
            ("one", ends[0], '{"a":1}'), ("one", ends[0], '{"b":1}'), ("two", ends[1], "{}"),
        )]  # fmt: skip
        found: list[object] = list(await asyncio.gather(*wishes, return_exceptions=True))
        await busy
        return found

    # when: they come together, so that they would share a transaction
    results = asyncio.run(happen())
    journal.close()
    # then
    assert isinstance(results[1], UNWRITTEN)
    assert [type(result) for result in (results[0], results[2])] == [tuple, tuple]
    assert asked(where, "SELECT of_table, data FROM journal ORDER BY of_table") == [("one", '{"a":1}'), ("two", "{}")]


def test_no_entry_whatever_it_is_ends_the_writing(where: Path | str) -> None:
    journal = Journal(where)

    async def happen() -> None:
        end = await journal.new_table(header("one"), {})
        with pytest.raises((OverflowError, OSError)):
            await journal.new_table(header("large", seed=2**70), {})
        with pytest.raises(UnicodeEncodeError):
            await journal.append("one", end, "answer", "\ud800")
        with pytest.raises(ZeroDivisionError):
            await journal.write(lambda _: 1 / 0)
        with pytest.raises((*UNWRITTEN, AssertionError)):
            await journal.write(breaks)
        # then
        await asyncio.wait_for(journal.append("one", end, "answer", "{}"), PATIENCE)

    asyncio.run(happen())
    journal.close()
    assert sequences(where) == [0]
    assert asked(where, "SELECT count(*) FROM tables") == [(1,)]


def test_whoever_is_cut_off_in_the_middle_hears_of_it_in_words_that_everybody_knows(shared: str) -> None:
    journal = Journal(shared)

    def cut_off(connection: Connection) -> None:
        (number,) = connection.execute("SELECT pg_backend_pid()").fetchone()
        asked(shared, f"SELECT pg_terminate_backend({number})")
        connection.execute("SELECT 1")

    async def happen() -> None:
        end = await journal.new_table(header("one"), {})
        for company in ([], [journal.append("one", end, "answer", "{}")]):
            results = await asyncio.gather(journal.write(cut_off), *company, return_exceptions=True)
            assert isinstance(results[0], OSError)
        assert await journal.health() is None

    asyncio.run(happen())
    journal.close()


def test_connections_that_were_lost_while_nobody_used_them_are_nobodys_trouble(shared: str) -> None:
    # given: somebody plays, and all connections over which is read were used
    server = Server(shared, bus=bus_at(None, shared), watched=True, public=True)
    seated = server.new_table()
    with Page(server, seated, *seated["keys"]) as page, ThreadPoolExecutor(8) as many:
        page.answer()
        list(many.map(lambda _: server.tables(seated["creator"]), range(24)))
        # when: all of them are cut off
        mine = "pid <> pg_backend_pid() AND datname = current_database()"
        assert len(asked(shared, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")) > 3
        time.sleep(0.2)
        # then
        assert server.http.get("/health").text == "ok"
        assert page.answer()["number"] == 2
        assert len(server.tables(seated["creator"])) == 1
        server.new_table()
        assert [message for message in page.heard if message["type"] == "refused"] == []
    server.close()


def test_closing_writes_everything_though_nobody_waits_for_it_any_more(where: Path | str) -> None:
    journal = Journal(where)

    async def happen() -> None:
        await journal.new_table(header("one"), {})
        tasks = [asyncio.create_task(journal.write(slow))]
        tasks += [asyncio.create_task(journal.append("one", End(at, ""), "answer", "{}")) for at in range(20)]
        await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()

    asyncio.run(happen())
    journal.close()
    assert sequences(where) == list(range(20))


def test_a_database_of_a_later_version_is_refused_and_left_alone(where: Path | str) -> None:
    # given
    Journal(where).close()
    is_now(where, VERSION + 1)
    # then
    with pytest.raises(OSError, match="later Miskatonic"):
        Journal(where)


def test_one_of_an_earlier_version_gets_what_it_lacks_and_loses_nothing(where: Path | str) -> None:
    # given: one as version 5 has made it
    journal = Journal(where)
    asyncio.run(journal.new_table(header("one"), KEYS, [Entry("bot", "{}", 0)]))
    journal.close()
    for table in ("secrets", "processes", "present", "wishes", "claims"):
        asked(where, f"DROP TABLE {table}")
    asked(where, "DROP INDEX tables_by_origin")
    is_now(where, 5)
    # when: two come to it at once
    opened: list[Journal] = []
    coming = [threading.Thread(target=lambda: opened.append(Journal(where))) for _ in range(1 + is_postgres(where))]
    for one in coming:
        one.start()
    for one in coming:
        one.join()
    # then
    assert len(opened) == len(coming)
    for journal in opened:
        assert journal.keys("one") == {hash_: seat for seat, hash_ in KEYS.items()}
        journal.close()
    assert sequences(where) == [0]
    assert asked(where, "SELECT count(*) FROM present") == [(0,)]
    asked(where, "DROP INDEX tables_by_origin")


def test_a_table_is_followed_by_one_alone_and_leaves_nothing_when_it_is_taken_away(where: Path | str) -> None:
    journal = Journal(where)
    kept = Quotas(journal, public=True)

    async def happen() -> None:
        await journal.new_table(header("one", origin="there"), KEYS)
        await journal.new_table(header("two"), {}, (), Follows("one", 5, {0: "hash-0"}))
        with pytest.raises(UNWRITTEN):
            await journal.new_table(header("three"), {}, (), Follows("one", 5, {}))
        assert (journal.sequels("one"), journal.before("two")) == ({5: "two"}, "one")
        assert journal.keys("two") == {"hash-0": 0}
        await kept.admit("there")
        assert (await kept._taken_by("there"))[0] == 1
        assert kept.abandoned(time.time()) == ["one", "two"]
        assert await journal.health() is None
        await kept.forget("one")

    asyncio.run(happen())
    assert journal.header("one") is None
    for table, column in (("journal", "of_table"), ("ends", "of_table"), ("keys", "of_table"), ("tables", "id")):
        assert asked(where, f"SELECT count(*) FROM {table} WHERE {column} = 'one'") == [(0,)]
    journal.close()


def test_only_a_file_is_ever_full(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk of a PostgreSQL is watched by whoever runs it."""
    journal = Journal(where)
    monkeypatch.setattr(quotas, "IN_ALL", 1)
    asyncio.run(journal.new_table(header("one"), KEYS))
    admitted = Quotas(journal, public=True).admit("there")
    if is_postgres(where):
        asyncio.run(admitted)
    else:
        with pytest.raises(Refused, match="no room"):
            asyncio.run(admitted)
    journal.close()


def test_the_secret_stays_the_same(where: Path | str) -> None:
    found = []
    for _ in range(2):
        journal = Journal(where)
        found.append(journal.database.secret(32))
        journal.close()
    assert found[0] == found[1]
    assert len(found[0]) == 32


def test_a_game_is_played_taken_back_and_found_again_after_a_restart(where: Path | str) -> None:
    # given
    server = Server(where, watched=True)
    seated = server.new_table(bots={"1": "random"}, seed=4)
    with Page(server, seated, *seated["keys"]) as page:
        page.send(type="bot", seat=1, bot=None)
        page.settle()
        for _ in range(4):
            page.answer()
        page.send(type="undo", number=page.last["number"], to="decision")
        before = page.reach(5)
        assert page.asks(type="answer", number=0, option="fly:moon") == "stale"
    assert server.http.get("/health").text == "ok"
    assert [kind for kind, _ in server.entries(seated)] == ["bot", "bot", *["answer"] * 4, "undo"]
    server.close()
    # when
    server = Server(where)
    # then
    with Page(server, seated, *seated["keys"]) as page:
        assert (page.last["number"], page.last["view"]) == (before["number"], before["view"])
        page.answer()
    server.close()


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for driver in ("psycopg", "redis"):
        monkeypatch.setitem(sys.modules, driver, None)
    for module in ("storage.postgres", "processes.redis_bus"):
        monkeypatch.delitem(sys.modules, f"miskatonic.server.{module}", raising=False)
    with pytest.raises(OSError, match=r"miskatonic\[postgres\]"):
        Journal("postgresql://127.0.0.1/tables")
    with pytest.raises(OSError, match=r"miskatonic\[redis\]"):
        bus_at("redis://127.0.0.1", "postgresql://127.0.0.1/tables")
