"""The journal on disk: every decision is there before anybody sees its effect, in an SQLite file or in PostgreSQL.

One thread of a process writes. Whatever comes in while it is writing goes into its next transaction together, so that
many tables share one wait for the disk. The key of an entry is (table, sequence): nothing is written twice, and if two
processes continue from the same end, one is told that it came second.

Every entry is stored with the events it brought, and some with the position of the game, so that a table can be read,
and perhaps continued, when the rules that played it are gone.
"""

import asyncio
import contextlib
import itertools
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from miskatonic.server.messages import out_of_service
from miskatonic.server.outage import Outage
from miskatonic.server.storage.database import Connection, Database, Found
from miskatonic.server.storage.databases import database_at
from miskatonic.server.storage.hash_chain import End, Record, beginning, checked, linked
from miskatonic.server.storage.records import Entry, Follows, Header

MOST_AT_ONCE = 1000
"""How many wishes go into one transaction."""

LAST = "coalesce((SELECT at FROM journal WHERE of_table = id ORDER BY sequence DESC LIMIT 1), touched)"
HEADERS = """
SELECT id, made, {last} AS last,
    game, seats, options, seed, save, creator, version, contents, told, checkpoint, fate, origin FROM tables
"""
ENTRIES = "SELECT sequence, kind, data, at, told, checkpoint, chain FROM journal"
INSERT = "INSERT INTO journal (of_table, sequence, kind, data, at, told, checkpoint, chain) VALUES"
TICK = 1e-6
"""Seconds by which each entry is at least later than the one before."""
ANSWERS_WITHIN = 3.0
"""Seconds within which a healthy journal has written something."""

Row = tuple[str, int, str, str, float, str | None, str | None, str]
"""An entry as it is written: table, sequence, kind, data, time, events, checkpoint, chain."""
Work = Callable[[Connection], Any]
Wish = tuple[Row | Work, "asyncio.Future[Any]"]
"""Something to be written, and who is waiting for it."""
logger = logging.getLogger(__name__)


class Journal:
    """All tables of one server. A database that can't be used is refused at once."""

    def __init__(self, where: Path | str) -> None:
        self.database = database_at(where)
        try:
            self._writing = self.database.writing()
            self._latest = self._last_time()
        except BaseException:
            self.database.close()
            raise
        self._outage = Outage(logger, "nothing can be written", f"{self.database.name} can be written to again")
        self.damaged: set[str] = set()
        """The tables whose records were found to be damaged."""
        self._wishes: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    def now(self) -> float:
        """The time, later than any given before: setting the clock back does not change any order."""
        self._latest = max(time.time(), self._latest + TICK)
        return self._latest

    def _last_time(self) -> float:
        """The latest time in a file; 0 if there is none, or if damage makes it unreadable. If others write too, it is
        learned table by table (`record`).
        """
        if self.database.shared:
            return 0.0
        with contextlib.suppress(Exception):  # whatever is wrong is reported when somebody wants to read it
            found = self._writing.execute(f"SELECT max({LAST}) FROM tables").fetchone()[0]
            return found if isinstance(found, float) else 0.0
        return 0.0

    def is_later_than(self, at: float) -> None:
        """Make everything that is entered from now on later than this."""
        self._latest = max(self._latest, at)

    # --- writing ----------------------------------------------------------------------------------------------------

    async def write(self, what: Row | Work) -> Any:
        """Write this in the next transaction, and return when it is on disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._wishes.put((what, done))
        return await done

    def _write(self) -> None:
        while (wish := self._wishes.get()) is not None:
            batch = [wish]
            while len(batch) < MOST_AT_ONCE and not self._wishes.empty():
                more = self._wishes.get()
                if more is None:
                    self._wishes.put(None)
                    break
                batch.append(more)
            if missing := self.database.trouble():
                _tell(batch, [OSError(None, missing)] * len(batch))
                continue
            try:
                self._writing = self.database.ready(self._writing)
                problem = _carry_out(self.database, self._writing, batch)
                self.database.wrote(self._writing, problem)
            except Exception as defect:  # whatever it is: the only thread that writes must keep running
                told = self.database.complaint(defect)
                if isinstance(told, OSError):
                    self._outage.failed(told)
                else:
                    logger.exception("nothing could be written")
                _tell(batch, [told] * len(batch))
                self._writing = self.database.renewed(self._writing)
            else:
                if problem is None:
                    self._outage.worked()
        self._writing.close()

    async def append(
        self, table: str, end: End, kind: str, data: str, told: str | None = None, checkpoint: str | None = None
    ) -> tuple[End, float]:
        """Append an entry to a table's record; returns where that ends now, and when the entry was made."""
        at = self.now()
        chain = linked(end, kind, data, at, told, checkpoint)
        await self.write((table, end.sequence, kind, data, at, told, checkpoint, chain))
        return End(end.sequence + 1, chain), at

    async def new_table(
        self, header: Header, keys: dict[int, str], entries: Sequence[Entry] = (), follows: Follows | None = None
    ) -> End:
        """Create a table with the hashes of its keys by seat and the entries it begins with, all at once; returns where
        its record ends. If it `follows` another one, that one's keys open it too.
        """
        end = begins = beginning(header)
        rows: list[Row] = []
        for kind, data, *_ in entries:
            at = self.now()
            chain = linked(end, kind, data, at, "[]", None)
            rows.append((header.id, end.sequence, kind, data, at, "[]", None, chain))
            end = End(end.sequence + 1, chain)

        def work(connection: Connection) -> None:
            connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(header))})", header)
            connection.executemany(
                "INSERT INTO keys VALUES (?, ?, ?)", [(hash_, header.id, seat) for seat, hash_ in keys.items()]
            )
            connection.execute("INSERT INTO ends VALUES (?, ?, ?)", (header.id, *begins))
            if follows is not None:
                connection.execute("INSERT INTO sequels VALUES (?, ?, ?)", (header.id, follows.table, follows.number))
                inherited = [(header.id, seat, hash_) for seat, hash_ in follows.keys.items()]
                connection.executemany("INSERT INTO inherited VALUES (?, ?, ?)", inherited)
            connection.executemany(f"{INSERT} (?, ?, ?, ?, ?, ?, ?, ?)", rows)

        await self.write(work)
        return end

    async def health(self) -> str | None:
        """Why nothing can be saved, if so; found out by writing something, as players would."""
        problem = self.database.full()
        if problem is None:
            try:
                await asyncio.wait_for(self.write(self.database.sign_of_life), ANSWERS_WITHIN)
            except TimeoutError:
                problem = f"{self.database.name} has not been written to for {ANSWERS_WITHIN:.0f} seconds"
            except Exception as defect:  # whatever it is: nothing can be saved
                problem = f"{self.database.name}: {getattr(defect, 'strerror', None) or defect}"
        return problem

    async def new_key(self, table: str, seat: int, hash_: str) -> None:
        """Give a seat a new key; the old one stops working. If two are made at once, the later one counts."""
        ours = "INSERT INTO keys VALUES (?, ?, ?) ON CONFLICT (of_table, seat) DO UPDATE SET hash = excluded.hash"

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM inherited WHERE of_table = ? AND seat = ?", (table, seat))
            connection.execute(ours, (hash_, table, seat))

        await self.write(work)

    # --- reading ----------------------------------------------------------------------------------------------------

    def rows(self, query: str, *args: object) -> list[Found]:
        """What is found, as far as the database is intact."""
        return self.database.read(query, args)[0]

    def header(self, table: str) -> Header | None:
        """What the table began with."""
        rows, damaged = self._headers("WHERE id = ?", table)
        if damaged and not rows:
            raise out_of_service()
        return rows[0] if rows else None

    def _headers(self, which: str, *args: object) -> tuple[list[Header], bool]:
        """Headers, and whether some could not be read; if entries can't be, with the times when they were made."""
        rows, damaged = self.database.read(f"{HEADERS.format(last=LAST)} {which}", args)
        if damaged and not rows:
            rows, damaged = self.database.read(f"{HEADERS.format(last='touched')} {which}", args)
        return [Header(*row) for row in rows], damaged

    def record(self, header: Header) -> Record:
        """What happened at a table, in order, as far as it is intact."""
        ends = self.rows("SELECT sequence, chain FROM ends WHERE of_table = ?", header.id)  # before anybody continues
        rows, cut = self.database.read(f"{ENTRIES} WHERE of_table = ? ORDER BY sequence", (header.id,))
        known = (ends[0][0], ends[0][1]) if ends else None
        record = checked(header, ((row[0], Entry(*row[1:])) for row in rows), known, cut=cut)
        if record.damaged and self.header(header.id) is not None:  # else it was deleted meanwhile
            self.damaged.add(header.id)
        else:
            self.damaged.discard(header.id)
        self.is_later_than(record.entries[-1].at if record.entries else header.made)
        return record

    def since(self, table: str, end: End) -> list[Entry] | None:
        """What others have entered at a table since its record ended there, in order; None if it does not continue from
        there.
        """
        rows = self.rows(f"{ENTRIES} WHERE of_table = ? AND sequence >= ? ORDER BY sequence", table, end.sequence)
        found = []
        for sequence, *row in rows:
            entry = Entry(*row)
            chain = linked(end, *entry[:5])
            if (sequence, entry.chain) != (end.sequence, chain):
                return None
            found.append(entry)
            end = End(sequence + 1, chain)
        return found

    def holds(self, table: str, sequence: int, kind: str, data: str) -> bool:
        """Whether exactly that was entered there."""
        query = "SELECT kind, data FROM journal WHERE of_table = ? AND sequence = ?"
        return self.rows(query, table, sequence) == [(kind, data)]

    def keys(self, table: str) -> dict[str, int]:
        """The hashes of its keys, each with its seat."""
        query = "SELECT hash, seat FROM {} WHERE of_table = ?"
        return dict(self.rows(f"{query.format('keys')} UNION ALL {query.format('inherited')}", table, table))

    def sequels(self, table: str) -> dict[int, str]:
        """The tables that follow this one, each by the number at which it was over."""
        return dict(self.rows("SELECT number, id FROM sequels WHERE of_table = ?", table))

    def before(self, table: str) -> str | None:
        """The table that this one follows."""
        found = self.rows("SELECT of_table FROM sequels WHERE id = ?", table)
        return found[0][0] if found else None

    def tables_of(self, creator: str, most: int = 24) -> list[Header]:
        """The tables somebody made, the newest first."""
        return self._headers("WHERE creator = ? ORDER BY last DESC LIMIT ?", creator, most)[0]

    def close(self) -> None:
        """Finish writing everything, and close the database."""
        self._wishes.put(None)
        self._writer.join()
        self.database.close()


def _carry_out(database: Database, connection: Connection, batch: list[Wish]) -> Exception | None:
    """Write all of it in one transaction. If that fails because of one of them, write each separately, so that a bad
    entry harms no other; if the disk refuses, all are refused together. Returns what went wrong.

    Entries go in with one statement, and if there is nothing else that is the transaction: after each statement this
    thread has to wait for its turn again while the others are busy.
    """
    rows = database.order([what for what, _ in batch if isinstance(what, tuple)])
    failed = None
    try:
        if len(rows) < len(batch):
            connection.execute(database.begin)
        results = [None if isinstance(what, tuple) else what(connection) for what, _ in batch]
        if rows:
            places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(rows))
            connection.execute(f"{INSERT} {places}", list(itertools.chain(*rows)))
        if connection.in_transaction:
            connection.execute("COMMIT")
    except Exception as problem:  # whatever it is: somebody is waiting for an answer
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if len(batch) > 1 and not database.refuses_all(problem):
            for at, one in enumerate(batch, 1):
                failed = _carry_out(database, connection, [one])
                if failed is not None and database.refuses_all(failed):
                    rest = batch[at:]
                    _tell(rest, [database.complaint(failed)] * len(rest))
                    break
            return failed
        failed = problem
        results = [database.complaint(problem)] * len(batch)
    _tell(batch, results)
    return failed


def _tell(batch: list[Wish], results: list[Any]) -> None:
    """Tell everybody who is waiting what became of their wishes."""
    if batch:
        loop = batch[0][1].get_loop()
        with contextlib.suppress(RuntimeError):  # nobody is waiting for it any more, but it is written
            loop.call_soon_threadsafe(_settle, [done for _, done in batch], results)


def _settle(waiting: "list[asyncio.Future[Any]]", results: list[Any]) -> None:
    for done, result in zip(waiting, results, strict=True):
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
