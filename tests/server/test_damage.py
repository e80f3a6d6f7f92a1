"""A damaged file: what is no longer as it was written is noticed when it is read, said, and harms nothing else."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from miskatonic.server.closed import is_damaged
from miskatonic.server.holding import damage
from miskatonic.server.house import House
from miskatonic.server.journal import Journal
from miskatonic.server.live import SHOWN_OUT
from miskatonic.text import COMPLETE
from tests.server.page import Page, Plain, Process, Server, bearer

CREATOR = "whoever made all these tables"
PLAYED = 6


@pytest.fixture
def tables(database: Path) -> list[Plain]:
    """Three tables of one creator, each with some decisions, in a file that nobody has open."""
    server = Server(database)
    made = [server.new_table(creator=CREATOR, seed=seed) for seed in range(3)]
    for seated in made:
        with Page(server, seated, *seated["keys"]) as page:
            for _ in range(PLAYED):
                page.answer()
    server.close()
    return made


@pytest.fixture
def opened(database: Path) -> Iterator[Callable[[], Server]]:
    """Starts a server on the file."""
    started: list[Server] = []

    def start() -> Server:
        started.append(Server(database))
        return started[-1]

    yield start
    for server in started:
        server.close()


def on_disk(database: Path, statement: str, *args: object) -> None:
    """Something changes the file behind the server's back."""
    connection = sqlite3.connect(database)
    connection.executescript(statement) if not args else connection.execute(statement, args)
    connection.commit()
    connection.close()


DAMAGE = {
    "a missing entry": "DELETE FROM journal WHERE of_table = '{id}' AND sequence = 3",
    "a missing entry with the rest moved up": """
        DELETE FROM journal WHERE of_table = '{id}' AND sequence = 3;
        UPDATE journal SET sequence = sequence - 1 WHERE of_table = '{id}' AND sequence > 3""",
    "a doubled entry": """
        UPDATE journal SET sequence = sequence + 100 WHERE of_table = '{id}' AND sequence > 2;
        UPDATE journal SET sequence = sequence - 99 WHERE of_table = '{id}' AND sequence > 2;
        INSERT INTO journal SELECT of_table, 3, kind, data, at, told, checkpoint, chain FROM journal
            WHERE of_table = '{id}' AND sequence = 2""",
    "another text": "UPDATE journal SET data = replace(data, ',', ', ') WHERE of_table = '{id}' AND sequence = 3",
    "another line of the log": "UPDATE journal SET told = '[]' WHERE of_table = '{id}' AND sequence = 3",
    "another time": "UPDATE journal SET at = at + 1 WHERE of_table = '{id}' AND sequence = 3",
    "no text": "UPDATE journal SET data = x'ff00ff' WHERE of_table = '{id}' AND sequence = 3",
    "no letters": "UPDATE journal SET data = CAST(x'7bff7d' AS TEXT) WHERE of_table = '{id}' AND sequence = 3",
    "no chain": "UPDATE journal SET chain = NULL WHERE of_table = '{id}' AND sequence = 3",
}


@pytest.mark.parametrize("change", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_table_is_noticed_and_can_be_taken_away_up_to_the_damage(
    database: Path, tables: list[Plain], opened: Callable[[], Server], change: str
) -> None:
    # given
    damaged, whole, _ = tables
    on_disk(database, change.format(id=damaged["table"]))
    # when
    server = opened()
    page = Page(server, damaged, *damaged["keys"]).open()
    page.send(**page.hello)
    # then: it says so, and nobody can play it
    assert page.hear("refused")["code"] == "damaged"
    assert page.shown_out() == SHOWN_OUT["damaged"]
    path = f"/api/tables/{damaged['table']}"
    answer = server.http.post(f"{path}/continue", json={"at": 1}, headers=bearer(CREATOR))
    assert (answer.status_code, answer.json()["error"]) == (409, "closed")
    # and what is before the damage can be stepped through and exported
    assert server.get(f"{path}/replay", damaged["keys"][0], at=3)["last"] == 3
    record = server.get(f"{path}/export", CREATOR)
    assert [entry["kind"] for entry in record["entries"]] == ["answer"] * 3
    # and the list has the others, which go on
    listed = server.get("/api/tables", CREATOR)["tables"]
    assert {one["table"] for one in listed} == {seated["table"] for seated in tables[1:]}
    with Page(server, whole, *whole["keys"]) as other:
        other.answer()


def test_it_is_said_in_the_language_of_whoever_comes(
    database: Path, tables: list[Plain], opened: Callable[[], Server]
) -> None:
    on_disk(database, DAMAGE["a missing entry"].format(id=tables[0]["table"]))
    server = opened()
    said = set()
    for language in COMPLETE:
        page = Page(server, tables[0], tables[0]["spectator"], language=language).open()
        page.send(**page.hello)
        said.add(page.hear("refused")["say"])
        page.close()
    assert len(said) == len(COMPLETE)


@pytest.mark.parametrize("column", ["seed = seed + 1", "told = '[]'", "options = '{}'", "version = '0'"])
def test_what_a_table_began_with_is_part_of_the_chain(database: Path, tables: list[Plain], column: str) -> None:
    on_disk(database, f"UPDATE tables SET {column} WHERE id = '{tables[0]['table']}'")
    journal = Journal(database)
    room = House(journal).find(tables[0]["table"])
    assert room is not None
    assert is_damaged(room)
    assert json.loads(room.export())["entries"] == []
    journal.close()


def test_who_made_a_table_and_where_may_change(database: Path, tables: list[Plain]) -> None:
    on_disk(database, "UPDATE tables SET creator = 'another', origin = 'elsewhere', touched = touched + 1")
    journal = Journal(database)
    assert [header.id for header in journal.tables_of("another")] == [seated["table"] for seated in reversed(tables)]
    room = House(journal).find(tables[0]["table"])
    assert room is not None
    assert not is_damaged(room)
    journal.close()


def test_entries_of_an_old_file_are_taken_as_they_are_and_the_next_hang_on_them(
    database: Path, tables: list[Plain], opened: Callable[[], Server]
) -> None:
    # given: a table from before entries were chained, at which somebody goes on
    old = tables[0]
    on_disk(database, "UPDATE journal SET chain = NULL")
    server = opened()
    with Page(server, old, *old["keys"]) as page:
        page.answer()
        page.answer()
    # when: what was there before is changed, or what came after
    changes = [(1, True), (PLAYED, True), (None, False)]
    for sequence, expected in changes:
        on_disk(database, "UPDATE journal SET at = at + 1 WHERE of_table = ? AND sequence = ?", old["table"], sequence)
        header = server.journal.header(old["table"])
        assert header is not None
        # then
        assert server.journal.record(header).damaged is expected
        on_disk(database, "UPDATE journal SET at = at - 1 WHERE of_table = ? AND sequence = ?", old["table"], sequence)


# --- the file itself ---


def spoil(database: Path, text: bytes) -> int:
    """Overwrite the pages of the file that hold a text; how many there were."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    content = bytearray(database.read_bytes())
    spoilt = 0
    for start in range(size, len(content), size):
        if text in content[start : start + size]:
            content[start : start + size] = b"\xa5" * size
            spoilt += 1
    database.write_bytes(content)
    return spoilt


def test_spoilt_pages_are_found_at_the_start_and_the_rest_is_played(
    database: Path, tables: list[Plain], serve: Callable[..., Process]
) -> None:
    # given: the pages with the last answers of one table, which may hold others' too, are gone
    journal = Journal(database)
    header = journal.header(tables[0]["table"])
    assert header is not None
    telling = journal.record(header).entries[-1].chain
    journal.close()
    assert damage(database) is None
    assert telling is not None
    assert spoil(database, telling.encode()) >= 1
    # when
    process = serve()
    # then: that is said
    assert damage(database)
    # and every table either is played, or says what is wrong with it; nothing breaks
    words = []
    for seated in tables:
        page = Page(process, seated, *seated["keys"]).open()
        page.send(**page.hello)
        heard = page.hear("state", "refused")
        words.append(heard.get("code", "state"))
        page.close()
    assert words[0] == "damaged"
    assert set(words) <= {"state", "damaged"}
    listed = process.get("/api/tables", CREATOR)["tables"]
    assert {one["table"] for one in listed} == {
        seated["table"] for seated, word in zip(tables, words, strict=True) if word == "state"
    }
    assert process.http.get("/health").status_code in (200, 503)
    assert process.new_table(seed=9)


def test_the_look_at_a_file_takes_no_longer_than_it_may(database: Path) -> None:
    # given: a file large enough to take some time
    Journal(database).close()
    connection = sqlite3.connect(database)
    connection.execute("CREATE TABLE bulk (text TEXT)")
    connection.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)"
        " INSERT INTO bulk SELECT hex(randomblob(200)) FROM n"
    )
    connection.commit()
    connection.close()
    # then: in no time nothing is found, and nothing is wrong with that
    assert damage(database, within=0.0) is None
    assert damage(database, within=20.0) is None


# --- health ---


def health(database: Path, meanwhile: Callable[[], object] = lambda: None) -> str | None:
    """What a journal says of itself after something has happened to its file."""
    journal = Journal(database)

    async def asked() -> str | None:
        assert await journal.health() is None
        meanwhile()
        return await journal.health()

    found = asyncio.run(asked())
    journal.close()
    return found


def test_health_fails_when_the_file_is_gone_or_another(database: Path) -> None:
    assert health(database) is None
    assert "gone" in (health(database, database.unlink) or "")

    def replaced() -> None:
        database.rename(database.with_name("away.db"))
        database.write_bytes(b"")

    assert "another file" in (health(database, replaced) or "")


def test_nothing_is_written_to_a_file_that_was_taken_away(
    database: Path, tables: list[Plain], opened: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.server.journal.LOOK", 0.0)
    server = opened()
    with Page(server, tables[0], *tables[0]["keys"]) as page:
        away = database.rename(database.with_name("away.db"))
        assert page.asks(type="answer", number=PLAYED, option=page.options()[0]) == "not_kept"
        away.rename(database)
        page.answer()


def test_health_fails_when_the_disk_is_full(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill() -> None:
        monkeypatch.setattr("miskatonic.server.holding.LEAST_FREE", 2**80)

    assert "full" in (health(database, fill) or "")


def test_health_fails_while_another_program_has_locked_the_file(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.server.journal.ANSWERS_WITHIN", 0.3)
    others: list[sqlite3.Connection] = []

    def lock() -> None:
        others.append(sqlite3.connect(database, isolation_level=None))
        others[0].execute("BEGIN IMMEDIATE")

    journal = Journal(database)

    async def asked() -> list[str | None]:
        lock()
        first = await journal.health()
        others[0].execute("ROLLBACK")
        await asyncio.sleep(0.3)
        return [first, await journal.health()]

    first, then = asyncio.run(asked())
    assert "has not been written to" in (first or "")
    assert then is None
    journal.close()
    others[0].close()
