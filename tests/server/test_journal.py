"""The journal: many tables share one wait for the disk, one bad entry harms no other, closing writes everything."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from miskatonic.server.door.commands import serve
from miskatonic.server.storage import journal as module
from miskatonic.server.storage import sqlite as files
from miskatonic.server.storage.database import Connection, Database
from miskatonic.server.storage.hash_chain import End, beginning
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.migration import VERSION
from miskatonic.server.storage.records import SPECTATOR, Header
from tests.server.page import PATIENCE, Process

FIRST = End(0, "")
RECORDS = Path(__file__).resolve().parents[1] / "records"


def header(table: str, seed: int = 7) -> Header:
    return Header(table, 1.0, 1.0, "reign_of_cthulhu", 2, "{}", seed, None, "creator")


def on_disk(path: Path, query: str = "SELECT of_table, sequence, kind, data FROM journal") -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    rows = connection.execute(query).fetchall()
    connection.close()
    return rows


def test_what_was_written_is_read_again(database: Path) -> None:
    # given
    journal = Journal(database)

    async def happen() -> None:
        await journal.new_table(header("one"), {0: "hash-0", 1: "hash-1", SPECTATOR: "hash-s"})
        end = beginning(header("one"))
        for number in range(3):
            end, _ = await journal.append("one", end, "answer", f'{{"option":"{number}"}}')
        await journal.new_key("one", 1, "hash-new")

    # when
    asyncio.run(happen())
    journal.close()
    journal = Journal(database)
    # then
    kept = journal.header("one")
    assert kept is not None
    assert (kept.game, kept.seed, kept.made) == ("reign_of_cthulhu", 7, 1.0)
    assert kept.touched > kept.made
    record = journal.record(kept)
    assert not record.damaged
    assert [(entry.kind, entry.data) for entry in record.entries][2] == ("answer", '{"option":"2"}')
    assert journal.keys("one") == {"hash-0": 0, "hash-new": 1, "hash-s": SPECTATOR}
    assert journal.header("two") is None
    assert [known.id for known in journal.tables_of("creator")] == ["one"]
    journal.close()


def test_it_is_written_through_to_the_disk(database: Path) -> None:
    connection = files.open_database(str(database))
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    connection.close()


def test_what_comes_while_the_disk_is_busy_goes_into_one_transaction(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    batches: list[int] = []
    carry_out = module._carry_out

    def counted(where: Database, connection: Connection, batch: list[module.Wish]) -> Exception | None:
        batches.append(len(batch))
        return carry_out(where, connection, batch)

    monkeypatch.setattr(module, "_carry_out", counted)
    journal = Journal(database)

    async def happen() -> None:
        begun, all_wished = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            begun.set()
            assert all_wished.wait(PATIENCE)

        busy = asyncio.create_task(journal.write(slow))
        await asyncio.to_thread(begun.wait, PATIENCE)
        tasks = [asyncio.create_task(journal.append(f"table-{n}", FIRST, "answer", "{}")) for n in range(50)]
        await asyncio.sleep(0)  # each has wished by now
        all_wished.set()
        await asyncio.gather(busy, *tasks)

    # when
    asyncio.run(happen())
    journal.close()
    # then
    assert batches == [1, 50]
    assert len(on_disk(database)) == 50


def test_one_bad_entry_harms_no_other_in_its_transaction(database: Path) -> None:
    # given
    journal = Journal(database)

    async def happen() -> list[object]:
        def slow(connection: Connection) -> None:
            time.sleep(0.2)

        busy = asyncio.create_task(journal.write(slow))
        await asyncio.sleep(0.05)
        wishes = [journal.append("one", End(sequence, ""), "answer", "{}") for sequence in (0, 1, 1, 2)]
        found: list[object] = list(await asyncio.gather(*wishes, return_exceptions=True))
        await busy
        return found

    # when: one sequence number comes twice
    results = asyncio.run(happen())
    journal.close()
    # then: the second of the two is refused
    assert [type(result) for result in results] == [tuple, tuple, sqlite3.IntegrityError, tuple]
    assert [row[1] for row in on_disk(database)] == [0, 1, 2]


def test_no_entry_whatever_it_is_ends_the_writing(database: Path) -> None:
    # given
    journal = Journal(database)

    async def happen() -> None:
        with pytest.raises(OverflowError):
            await journal.new_table(header("large", seed=2**70), {})
        with pytest.raises(UnicodeEncodeError):
            await journal.append("one", FIRST, "answer", "\ud800")
        with pytest.raises(ZeroDivisionError):
            await journal.write(lambda _: 1 / 0)
        # then
        await asyncio.wait_for(journal.append("one", FIRST, "answer", "{}"), PATIENCE)

    asyncio.run(happen())
    journal.close()
    assert len(on_disk(database)) == 1


def test_closing_writes_everything_though_nobody_waits_for_it_any_more(database: Path) -> None:
    # given
    journal = Journal(database)

    async def happen() -> None:
        def slow(connection: Connection) -> None:
            time.sleep(0.2)

        tasks = [asyncio.create_task(journal.write(slow))]
        tasks += [
            asyncio.create_task(journal.append("one", End(sequence, ""), "answer", "{}")) for sequence in range(20)
        ]
        await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()

    asyncio.run(happen())
    # when
    journal.close()
    # then
    assert len(on_disk(database)) == 20


def test_a_database_of_a_later_version_is_refused_and_left_alone(database: Path) -> None:
    # given
    Journal(database).close()
    connection = sqlite3.connect(database)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    # then
    with pytest.raises(OSError, match="later Miskatonic"):
        Journal(database)
    assert on_disk(database, "PRAGMA user_version") == [(VERSION + 1,)]


def test_a_database_of_the_first_version_learns_the_rules_of_its_tables_and_loses_nothing(database: Path) -> None:
    # given
    shutil.copy(RECORDS / "0.1.0" / "tables.db", database)
    assert on_disk(database, "PRAGMA user_version") == [(1,)]
    games, entries = on_disk(database, "SELECT id, game FROM tables"), on_disk(database)
    # when
    Journal(database).close()
    # then
    assert on_disk(database, "PRAGMA user_version") == [(VERSION,)]
    assert on_disk(database, "SELECT id, game FROM tables") == games
    assert on_disk(database) == entries
    assert set(on_disk(database, "SELECT id FROM tables")) == set(on_disk(database, "SELECT of_table FROM ends"))
    assert len(entries) == on_disk(database, "SELECT sum(sequence) FROM ends")[0][0]
    versions = {("elder_sign", "2", "{}", None), ("reign_of_cthulhu", "1", "{}", None)}
    assert set(on_disk(database, "SELECT game, version, contents, told FROM tables")) == versions
    # and once more changes nothing
    Journal(database).close()
    assert on_disk(database) == entries


def test_a_file_that_is_no_database_is_refused_and_left_alone(database: Path) -> None:
    database.write_text("Ph'nglui mglw'nafh, and so on for a page or two.\n" * 100, encoding="utf-8")
    with pytest.raises(OSError, match="not a database"):
        Journal(database)
    assert database.read_text(encoding="utf-8").startswith("Ph'nglui")


def test_the_command_says_so_in_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(serve, ["--port", "0", "--database", str(tmp_path)])
    assert result.exit_code == 2
    assert "Traceback" not in result.output


# --- others at the same file ---


def test_a_lock_of_another_program_is_waited_for_once_and_not_by_every_table(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: tables that want to write while another program has locked the file
    monkeypatch.setattr(files, "WAIT", 1.0)
    journal = Journal(database)
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def happen() -> list[object]:
        first = asyncio.create_task(journal.append("table-0", FIRST, "answer", "{}"))
        await asyncio.sleep(0.1)
        rest = [journal.append(f"table-{n}", FIRST, "answer", "{}") for n in range(1, 12)]
        return list(await asyncio.gather(first, *rest, return_exceptions=True))

    # when
    began = time.monotonic()
    results = asyncio.run(happen())
    # then: all are refused after one wait
    assert {type(result) for result in results} == {sqlite3.OperationalError}
    assert 0.9 < time.monotonic() - began < 11, "twelve would be twelve seconds"
    # when the lock is gone
    other.execute("ROLLBACK")
    other.close()
    asyncio.run(journal.append("table-0", FIRST, "answer", "{}"))
    # then all is as it was, and the next lock is waited for again: the writer says so once the entry is told
    told = time.monotonic()
    while (patience := journal._writing.execute("PRAGMA busy_timeout").fetchone()) != (1000,):
        assert time.monotonic() - told < PATIENCE, patience
    journal.close()
    assert len(on_disk(database)) == 1


def test_a_file_that_another_program_has_locked_is_refused_with_a_sentence(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "WAIT", 0.2)
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(OSError, match="another program has locked it"):
        Journal(database)
    other.close()
    Journal(database).close()


def test_two_servers_never_have_the_same_file(database: Path, serve: Callable[..., Process]) -> None:
    # given
    process = serve()
    command = [sys.executable, "-m", "miskatonic", "serve", "--port", "0", "--database"]
    link = database.with_name("link.db")
    link.symlink_to(database)
    # when: another is started, by whatever name of the file
    for path in (database, link):
        second = subprocess.run([*command, str(path)], capture_output=True, text=True, timeout=PATIENCE, check=False)
        # then
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        assert "another Miskatonic has these tables open" in second.stderr
    # when: the first is gone, however it went
    process.kill()
    # then
    assert serve().new_table()


def test_a_writer_that_can_not_begin_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(OSError, match="can't hold tables"):
        Journal(tmp_path / "folder.db")


def test_the_writing_goes_on_with_another_connection_when_one_is_left_in_the_middle(database: Path) -> None:
    # given: something that breaks the connection while it writes
    journal = Journal(database)

    async def happen() -> None:
        with pytest.raises(sqlite3.Error):
            await journal.write(lambda connection: connection.close())
        # then
        await asyncio.wait_for(journal.append("one", FIRST, "answer", "{}"), PATIENCE)

    asyncio.run(happen())
    journal.close()
    assert len(on_disk(database)) == 1


def test_a_clock_that_is_set_back_changes_no_order(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given: three tables, of which the first was touched last
    clock = [1000.0]
    monkeypatch.setattr("miskatonic.server.storage.journal.time.time", lambda: clock[0])

    async def touch(journal: Journal, *tables: str) -> None:
        for table in tables:
            known = journal.header(table)
            if known is None:
                made = journal.now()
                known = header(table)._replace(made=made, touched=made)
                await journal.new_table(known, {})
            await journal.append(table, journal.record(known).end, "answer", "{}")

    def order(journal: Journal) -> str:
        return "".join(known.id for known in journal.tables_of("creator"))

    journal = Journal(database)
    asyncio.run(touch(journal, "a", "b", "c", "a"))
    assert order(journal) == "acb"
    # when: the clock is set back, while the server runs and while it does not
    clock[0] = 500.0
    asyncio.run(touch(journal, "b"))
    assert order(journal) == "bac"
    journal.close()
    clock[0] = 10.0
    journal = Journal(database)
    asyncio.run(touch(journal, "c"))
    # then
    assert order(journal) == "cba"
    for table in "abc":
        known = journal.header(table)
        assert known is not None
        times = [known.made, *(entry.at for entry in journal.record(known).entries)]
        assert times == sorted(set(times)), "each later than the one before"
        assert known.touched == times[-1]
    journal.close()
