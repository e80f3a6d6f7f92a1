"""A damaged file: what is no longer as it was written is noticed when it is read, said, and harms nothing else."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from miskatonic.kernel import find_game
from miskatonic.server.door.live import SHOWN_OUT
from miskatonic.server.storage.file_safety import damage
from miskatonic.server.storage.journal import Journal
from miskatonic.server.tables.house import House
from miskatonic.text import COMPLETE
from tests.server.page import PATIENCE, Page, Process, Replayed, Seated, Server, bearer

pytestmark = pytest.mark.long

CREATOR = "whoever made all these tables"
PLAYED = 6


@pytest.fixture
def tables(database: Path) -> list[Seated]:
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
    "no end": "DELETE FROM journal WHERE of_table = '{id}' AND sequence >= 3",
    "no end, and nothing that tells of it": """
        DELETE FROM journal WHERE of_table = '{id}' AND sequence >= 3;
        DELETE FROM ends WHERE of_table = '{id}'""",
    "no chain": "UPDATE journal SET chain = NULL WHERE of_table = '{id}' AND sequence = 3",
}


@pytest.mark.parametrize("change", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_table_is_noticed_and_can_be_taken_away_up_to_the_damage(
    database: Path, tables: list[Seated], opened: Callable[[], Server], change: str
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
    assert server.get(Replayed, f"{path}/replay", damaged["keys"][0], at=3)["last"] == 3
    record = server.file(f"{path}/export", CREATOR)
    assert [entry["kind"] for entry in record["entries"]] == ["answer"] * 3
    # and the list has the others, which go on
    listed = server.tables(CREATOR)
    assert {one["table"] for one in listed} == {seated["table"] for seated in tables[1:]}
    with Page(server, whole, *whole["keys"]) as other:
        other.answer()


def test_it_is_said_in_the_language_of_whoever_comes(
    database: Path, tables: list[Seated], opened: Callable[[], Server]
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
def test_what_a_table_began_with_is_part_of_the_chain(database: Path, tables: list[Seated], column: str) -> None:
    on_disk(database, f"UPDATE tables SET {column} WHERE id = '{tables[0]['table']}'")
    journal = Journal(database)
    room = House(journal).find(tables[0]["table"])
    assert room is not None
    assert room.is_damaged
    assert json.loads(room.export())["entries"] == []
    journal.close()


def test_who_made_a_table_and_where_may_change(database: Path, tables: list[Seated]) -> None:
    on_disk(database, "UPDATE tables SET creator = 'another', origin = 'elsewhere', touched = touched + 1")
    journal = Journal(database)
    assert [header.id for header in journal.tables_of("another")] == [seated["table"] for seated in reversed(tables)]
    room = House(journal).find(tables[0]["table"])
    assert room is not None
    assert not room.is_damaged
    journal.close()


def test_entries_of_an_old_file_are_taken_as_they_are_and_the_next_hang_on_them(
    database: Path, tables: list[Seated], opened: Callable[[], Server]
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


# --- the end of a record ---


def test_a_record_without_its_end_is_told_at_the_start_and_by_health(
    database: Path, tables: list[Seated], serve: Callable[..., Process]
) -> None:
    # given: of one table everything is gone, of another nothing
    assert damage(database) is None
    on_disk(database, f"DELETE FROM journal WHERE of_table = '{tables[0]['table']}'")
    # when
    process = serve()
    # then
    assert tables[0]["table"] in (damage(database) or "")
    assert process.http.get("/health").text == "ok"
    page = Page(process, tables[0], *tables[0]["keys"]).open()
    page.send(**page.hello)
    assert page.hear("refused")["code"] == "damaged"
    page.close()
    assert (process.http.get("/health").text, process.http.get("/health").status_code) == ("ok; damaged tables: 1", 200)
    # when: it is taken away
    assert process.http.delete(f"/api/tables/{tables[0]['table']}", headers=bearer(CREATOR)).status_code == 200
    # then
    assert damage(database) is None
    assert process.http.get("/health").text == "ok"


def test_a_page_of_the_file_from_before_is_noticed(
    database: Path, tables: list[Seated], opened: Callable[[], Server]
) -> None:
    # given: a copy of the file, after which everybody plays on
    whole(database)
    before = database.read_bytes()
    server = opened()
    for seated in tables:
        with Page(server, seated, *seated["keys"]) as page:
            page.answer()
    server.close()
    whole(database)
    # when: the pages with what happened come from the copy, those with the ends do not
    content = bytearray(database.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    for start in range(size, len(before), size):
        if b"answer" in before[start : start + size]:
            content[start : start + size] = before[start : start + size]
    database.write_bytes(content)
    # then
    journal = Journal(database)
    for seated in tables:
        header = journal.header(seated["table"])
        assert header is not None
        record = journal.record(header)
        assert (len(record.entries), record.damaged) == (PLAYED, True)
    journal.close()


def whole(database: Path) -> None:
    """Everything stands in the file itself."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def test_a_record_that_ends_otherwise_is_damaged_though_it_holds_together(database: Path, tables: list[Seated]) -> None:
    # given: a changed entry in a record that passes itself off as one from before entries were chained
    table = tables[0]["table"]
    on_disk(database, "UPDATE journal SET chain = NULL WHERE of_table = ?", table)
    journal = Journal(database)
    header = journal.header(table)
    assert header is not None
    assert not journal.record(header).damaged
    on_disk(database, "UPDATE journal SET at = at + 1 WHERE of_table = ? AND sequence = 3", table)
    # then
    assert journal.record(header).damaged
    journal.close()


def test_entries_beyond_the_end_that_is_told_are_no_damage(database: Path, tables: list[Seated]) -> None:
    """Somebody may enter something between one look at the file and the next; and nothing is missing."""
    table = tables[0]["table"]
    on_disk(
        database,
        "UPDATE ends SET sequence = 4, chain = (SELECT chain FROM journal WHERE of_table = ?1 AND sequence = 3)"
        " WHERE of_table = ?1",
        table,
    )
    journal = Journal(database)
    header = journal.header(table)
    assert header is not None
    record = journal.record(header)
    assert (len(record.entries), record.damaged) == (PLAYED, False)
    # and the next entry says again where it ends
    asyncio.run(journal.append(table, record.end, "bot", '{"seat":0,"bot":null}', "[]"))
    on_disk(database, "DELETE FROM journal WHERE of_table = ? AND sequence = 6", table)
    assert journal.record(header).damaged
    journal.close()


def of_schema_3(database: Path) -> None:
    """The file as it was before it told where records end."""
    on_disk(database, "DROP TRIGGER entered; DROP TABLE ends; PRAGMA user_version = 3; VACUUM")


def test_a_file_from_before_learns_where_its_records_end(
    database: Path, tables: list[Seated], opened: Callable[[], Server]
) -> None:
    # given: records with entries, without, and from before entries were chained
    journal = Journal(database)
    asyncio.run(House(journal).new_table(find_game("reign_of_cthulhu"), 2, {}, 7, CREATOR, {}))
    journal.close()
    on_disk(database, "UPDATE journal SET chain = NULL WHERE of_table = ?", tables[1]["table"])
    of_schema_3(database)
    # when
    server = opened()
    # then: all are as they were
    assert damage(database) is None
    assert len(server.tables(CREATOR)) == 4
    assert not server.journal.damaged
    # and what is cut off from now on is noticed
    for seated in tables[:2]:
        on_disk(database, "DELETE FROM journal WHERE of_table = ? AND sequence = ?", seated["table"], PLAYED - 1)
        header = server.journal.header(seated["table"])
        assert header is not None
        assert server.journal.record(header).damaged


def test_a_damaged_file_from_before_is_brought_up_to_date_too(database: Path, tables: list[Seated]) -> None:
    # given
    journal = Journal(database)
    header = journal.header(tables[0]["table"])
    assert header is not None
    telling = journal.record(header).entries[-2].chain
    journal.close()
    of_schema_3(database)
    assert telling is not None
    assert spoil(database, telling.encode()) >= 1
    # when
    journal = Journal(database)
    # then: what is damaged is damaged, and the rest is played
    found = {}
    for seated in tables:
        header = journal.header(seated["table"])
        assert header is not None
        found[seated["table"]] = journal.record(header).damaged
    assert found[tables[0]["table"]]
    assert asyncio.run(House(journal).new_table(find_game("reign_of_cthulhu"), 2, {}, 7, CREATOR, {}))
    journal.close()


# --- the file itself ---


def spoil(database: Path, text: bytes) -> int:
    """Overwrite the pages of the file that hold a text; how many there were."""
    whole(database)
    content = bytearray(database.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    spoilt = 0
    for start in range(size, len(content), size):
        if text in content[start : start + size]:
            content[start : start + size] = b"\xa5" * size
            spoilt += 1
    database.write_bytes(content)
    return spoilt


def test_spoilt_pages_are_found_at_the_start_and_the_rest_is_played(
    database: Path, tables: list[Seated], serve: Callable[..., Process]
) -> None:
    # given: the pages with the last answers of one table, which may hold others' too, are gone
    journal = Journal(database)
    header = journal.header(tables[0]["table"])
    assert header is not None
    telling = journal.record(header).entries[-2].chain
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
    listed = process.tables(CREATOR)
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
    database: Path, tables: list[Seated], opened: Callable[[], Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.server.storage.sqlite.LOOK", 0.0)
    server = opened()
    with Page(server, tables[0], *tables[0]["keys"]) as page:
        away = database.rename(database.with_name("away.db"))
        assert page.asks(type="answer", number=PLAYED, option=page.options()[0]) == "not_kept"
        answer = server.http.post("/api/tables", json={"game": "reign_of_cthulhu"})
        assert (answer.status_code, answer.json()["error"]) == (503, "not_kept")
        away.rename(database)
        page.answer()


def test_health_fails_when_the_disk_is_full(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill() -> None:
        monkeypatch.setattr("miskatonic.server.storage.file_safety.LEAST_FREE", 2**80)

    assert "full" in (health(database, fill) or "")


def test_health_fails_while_another_program_has_locked_the_file(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.server.storage.journal.ANSWERS_WITHIN", 0.3)
    others: list[sqlite3.Connection] = []

    def lock() -> None:
        others.append(sqlite3.connect(database, isolation_level=None))
        others[0].execute("BEGIN IMMEDIATE")

    journal = Journal(database)

    async def asked() -> list[str | None]:
        lock()
        first = await journal.health()
        others[0].execute("ROLLBACK")
        monkeypatch.setattr("miskatonic.server.storage.journal.ANSWERS_WITHIN", PATIENCE)  # however busy the disk is
        return [first, await journal.health()]

    first, then = asyncio.run(asked())
    assert "has not been written to" in (first or "")
    assert then is None
    journal.close()
    others[0].close()
