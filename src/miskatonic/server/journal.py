"""The journal on disk: every decision is there before anybody sees its effect (SQLite, WAL, synchronous FULL).

One thread writes. Whatever has come in while it was writing goes into its next transaction together, so that many
tables share one wait for the disk. The key of an entry is (table, sequence): nothing is written twice.

Beside every entry stands what was told by it, and beside some how the game stood, so that a table can be read, and
perhaps gone on with, when the rules that played it are gone.
"""

import asyncio
import contextlib
import itertools
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic.server.migration import bring_up_to_date

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, made REAL NOT NULL, touched REAL NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,
    options TEXT NOT NULL, seed INTEGER NOT NULL, save TEXT, creator TEXT NOT NULL,
    version TEXT NOT NULL, contents TEXT NOT NULL, told TEXT, checkpoint TEXT, fate TEXT, origin TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_creator ON tables (creator, touched);
CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY, of_table TEXT NOT NULL, seat INTEGER NOT NULL, UNIQUE (of_table, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journal (
    of_table TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, at REAL NOT NULL,
    told TEXT, checkpoint TEXT, chain TEXT,
    PRIMARY KEY (of_table, sequence)
) WITHOUT ROWID;
"""
VERSION = 3
MOST_AT_ONCE = 1000
"""Wishes that go into one transaction."""
SPECTATOR = -1
"""The seat of the key to look on."""

HEADERS = """
SELECT id, made, coalesce((SELECT at FROM journal WHERE of_table = id ORDER BY sequence DESC LIMIT 1), touched) AS last,
    game, seats, options, seed, save, creator, version, contents, told, checkpoint, fate, origin FROM tables
"""

INSERT = "INSERT INTO journal (of_table, sequence, kind, data, at, told, checkpoint) VALUES"

Row = tuple[str, int, str, str, float, str | None, str | None]
"""An entry as it is written: table, sequence, kind, data, time, what was told, the checkpoint."""
Work = Callable[[sqlite3.Connection], Any]
Wish = tuple[Row | Work, "asyncio.Future[Any]"]
"""Something to be written, and who waits for it."""


class Entry(NamedTuple):
    """Something that happened at a table: an answer, an undo, a seat given to a bot, other rules.

    `told` are the events it brought, None where they were not kept yet; `checkpoint` is how the game stood when its
    last turn began, where that is another one than at the checkpoint before (see `kept`).
    """

    kind: str
    data: str
    at: float
    told: str | None = None
    checkpoint: str | None = None


class Header(NamedTuple):
    """What a table began with, and when something last happened at it; `save` is the text it was imported from.

    `version` and `contents` are those of the rules it began with; `told` and `checkpoint` are as in an entry.
    """

    id: str
    made: float
    touched: float
    game: str
    seats: int
    options: str
    seed: int
    save: str | None
    creator: str
    version: str = ""
    contents: str = "{}"
    told: str | None = None
    checkpoint: str | None = None
    fate: str | None = None
    origin: str | None = None


class Journal:
    """All tables of one server."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._connection = open_database(self.path)
        self._reading = threading.Lock()
        self._wishes: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, what: Row | Work) -> Any:
        """Write this in the next transaction, and come back when it is on disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._wishes.put((what, done))
        return await done

    def _write(self) -> None:
        connection = open_database(self.path)
        while (wish := self._wishes.get()) is not None:
            batch = [wish]
            while len(batch) < MOST_AT_ONCE and not self._wishes.empty():
                more = self._wishes.get()
                if more is None:
                    self._wishes.put(None)
                    break
                batch.append(more)
            _carry_out(connection, batch)
        connection.close()

    async def append(
        self, table: str, sequence: int, kind: str, data: str, told: str | None = None, checkpoint: str | None = None
    ) -> float:
        """One entry more; tells when it was made."""
        now = time.time()
        await self.write((table, sequence, kind, data, now, told, checkpoint))
        return now

    async def new_table(self, header: Header, keys: dict[int, str]) -> None:
        """A table with the hashes of its keys by seat."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(header))})", header)
            connection.executemany(
                "INSERT INTO keys VALUES (?, ?, ?)", [(hash_, header.id, seat) for seat, hash_ in keys.items()]
            )

        await self.write(work)

    async def new_key(self, table: str, seat: int, hash_: str) -> None:
        """The seat has another key; the old one is dead."""
        await self.write(
            lambda connection: connection.execute(
                "UPDATE keys SET hash = ? WHERE of_table = ? AND seat = ?", (hash_, table, seat)
            )
        )

    # --- reading ----------------------------------------------------------------------------------------------------

    def _rows(self, query: str, *args: object) -> list[tuple[Any, ...]]:
        with self._reading:
            return self._connection.execute(query, args).fetchall()

    def header(self, table: str) -> Header | None:
        """What the table began with."""
        rows = self._rows(f"{HEADERS} WHERE id = ?", table)
        return Header(*rows[0]) if rows else None

    def entries(self, table: str) -> list[Entry]:
        """What happened at it, in order."""
        rows = self._rows(
            "SELECT kind, data, at, told, checkpoint FROM journal WHERE of_table = ? ORDER BY sequence", table
        )
        return [Entry(*row) for row in rows]

    def keys(self, table: str) -> dict[str, int]:
        """The hashes of its keys, each with its seat."""
        return dict(self._rows("SELECT hash, seat FROM keys WHERE of_table = ?", table))

    def tables_of(self, creator: str, most: int = 24) -> list[Header]:
        """The tables somebody made, the newest first."""
        rows = self._rows(f"{HEADERS} WHERE creator = ? ORDER BY last DESC LIMIT ?", creator, most)
        return [Header(*row) for row in rows]

    def close(self) -> None:
        """Everything that was to be written is written."""
        self._wishes.put(None)
        self._writer.join()
        self._connection.close()


def open_database(path: str) -> sqlite3.Connection:
    """The database, made or brought up to date where it must be; refuses one of a later version."""
    try:
        connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.Error as problem:
        raise OSError(None, f"can't hold tables: {problem}", path) from problem
    if version > VERSION:
        connection.close()
        raise OSError(None, f"was made by a later Miskatonic (version {version}, this one knows {VERSION})", path)
    bring_up_to_date(connection)
    connection.executescript(SCHEMA)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    return connection


def _carry_out(connection: sqlite3.Connection, batch: list[Wish]) -> None:
    """All of it in one transaction; if that fails, each by itself, so that one bad entry harms no other.

    Entries go in with one statement, and if there is nothing else that is the transaction: after each statement this
    thread has to wait for its turn again while the others are busy.
    """
    rows = [what for what, _ in batch if isinstance(what, tuple)]
    try:
        if len(rows) < len(batch):
            connection.execute("BEGIN IMMEDIATE")
        results = [None if isinstance(what, tuple) else what(connection) for what, _ in batch]
        if rows:
            places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(rows))
            connection.execute(f"{INSERT} {places}", list(itertools.chain(*rows)))
        if connection.in_transaction:
            connection.execute("COMMIT")
    except Exception as problem:  # whatever it is: the one thread that writes must live on
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if len(batch) > 1:
            for one in batch:
                _carry_out(connection, [one])
            return
        results = [problem]
    loop = batch[0][1].get_loop()
    with contextlib.suppress(RuntimeError):  # nobody waits for it any more, but it is written
        loop.call_soon_threadsafe(_settle, [done for _, done in batch], results)


def _settle(waiting: "list[asyncio.Future[Any]]", results: list[Any]) -> None:
    for done, result in zip(waiting, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
