"""How much room strangers may take: tables and disk for each address and in all, how long a table waits for somebody,
and how one is taken away.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from miskatonic.server.journal import Journal
from miskatonic.server.messages import NOT_KEPT, Refused

OF_ONE_ADDRESS, IN_ALL = 60, 50_000
"""Tables that are kept."""
BYTES_OF_ONE_ADDRESS, BYTES_IN_ALL = 100_000_000, 20_000_000_000
"""What they may take on disk."""
MOST_ENTRIES = 10_000
"""Decisions, also those taken back, of one table."""
LOOK_EVERY = 100
"""After so many entries of a table it is looked at what its address takes."""
DAY = 86_400.0
UNTOUCHED, UNPLAYED = 180 * DAY, 14 * DAY
"""A table at which nothing happens for so long is taken away, one at which nothing ever happened sooner."""

SIZE = "coalesce(sum(length(data) + coalesce(length(told), 0) + coalesce(length(checkpoint), 0)), 0)"
OF_ADDRESS = f"""
SELECT (SELECT count(*) FROM tables WHERE origin = :origin),
    (SELECT {SIZE} FROM journal WHERE of_table IN (SELECT id FROM tables WHERE origin = :origin)) +
    (SELECT coalesce(sum(coalesce(length(save), 0) + coalesce(length(told), 0) + coalesce(length(checkpoint), 0)), 0)
        FROM tables WHERE origin = :origin)
"""
ABANDONED = """
SELECT id FROM (SELECT id, touched, (SELECT max(at) FROM journal WHERE of_table = id) AS last FROM tables)
WHERE coalesce(last, touched) < :untouched OR (last IS NULL AND touched < :unplayed)
"""


BY_ORIGIN = "CREATE INDEX IF NOT EXISTS tables_by_origin ON tables (origin)"
Answer = TypeVar("Answer")


class Tenancy:
    """The room that tables take. Without strangers nobody counts."""

    def __init__(self, journal: Journal, *, public: bool) -> None:
        self.journal = journal
        self.public = public

    async def admit(self, origin: str | None) -> None:
        """Refuses one more table to an address that has enough of them, or where there is no room for any."""
        if not self.public:
            return
        tables, size = await self._taken_by(origin)
        if tables >= OF_ONE_ADDRESS or size >= BYTES_OF_ONE_ADDRESS:
            raise Refused(
                "full", "Too many tables were set up from your address. Delete one, or finish another day.", 429
            )
        tables, size = await asyncio.to_thread(self._taken_in_all)
        if tables >= IN_ALL or size >= BYTES_IN_ALL:
            raise Refused("full", "This server has no room for another table.", 503)

    async def go_on(self, entries: int, origin: str | None) -> None:
        """Refuses one more decision at a table that has more of them than any game needs, or whose address has filled
        its part of the disk.
        """
        if not self.public:
            return
        if entries >= MOST_ENTRIES:
            raise Refused("full", "This table holds more decisions than there is room for.", 429)
        if entries and entries % LOOK_EVERY == 0 and (await self._taken_by(origin))[1] >= BYTES_OF_ONE_ADDRESS:
            raise Refused("full", "The tables that were set up from this address take too much room.", 429)

    async def _taken_by(self, origin: str | None) -> tuple[int, int]:
        """Tables and bytes of an address."""

        def ask(connection: sqlite3.Connection) -> tuple[int, int]:
            found: tuple[int, int] = connection.execute(OF_ADDRESS, {"origin": origin}).fetchone()
            return found

        return await asyncio.to_thread(self._asked, ask)

    def _taken_in_all(self) -> tuple[int, int]:
        def ask(connection: sqlite3.Connection) -> tuple[int, int]:
            pages, free, size = (
                connection.execute(f"PRAGMA {what}").fetchone()[0]
                for what in ("page_count", "freelist_count", "page_size")
            )
            return connection.execute("SELECT count(*) FROM tables").fetchone()[0], (pages - free) * size

        return self._asked(ask)

    def abandoned(self, now: float) -> list[str]:
        """The tables that nobody has touched for long."""
        since = {"untouched": now - UNTOUCHED, "unplayed": now - UNPLAYED}
        return [row[0] for row in self._asked(lambda asked: asked.execute(ABANDONED, since).fetchall())]

    def _asked(self, ask: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Something read over a connection of its own: counting may take a while, and holds nobody up. What can't be
        counted is refused.
        """
        file = Path(self.journal.path).absolute().as_uri()
        try:
            with contextlib.closing(sqlite3.connect(f"{file}?mode=ro", uri=True)) as connection:
                return ask(connection)
        except sqlite3.Error as problem:
            raise Refused("not_kept", NOT_KEPT, 503) from problem

    async def begin(self) -> None:
        """What is asked for an address with every new table is found without reading all tables."""
        await self.journal.write(lambda connection: connection.execute(BY_ORIGIN))

    async def forget(self, table: str) -> None:
        """Take a table out of the journal, with its keys and everything that happened at it."""

        def work(connection: sqlite3.Connection) -> None:
            for statement in (
                "DELETE FROM journal WHERE of_table = ?",
                "DELETE FROM ends WHERE of_table = ?",
                "DELETE FROM keys WHERE of_table = ?",
                "DELETE FROM inherited WHERE of_table = ?",
                "DELETE FROM sequels WHERE id = ?",
                "DELETE FROM tables WHERE id = ?",
            ):
                connection.execute(statement, (table,))

        await self.journal.write(work)
        self.journal.damaged.discard(table)
