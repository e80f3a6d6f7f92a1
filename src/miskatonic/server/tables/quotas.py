"""How much room strangers may take: tables and disk space, for each address and in all; how long a table waits for
somebody, and how one is deleted.
"""

import asyncio

from miskatonic.server.messages import Refused
from miskatonic.server.storage.database import Connection
from miskatonic.server.storage.journal import Journal

OF_ONE_ADDRESS, IN_ALL = 60, 50_000
"""How many tables are stored; in all means in one file."""
BYTES_OF_ONE_ADDRESS, BYTES_IN_ALL = 100_000_000, 20_000_000_000
"""What they may take on disk."""
MOST_ENTRIES = 10_000
"""Decisions at one table, including undone ones."""
LOOK_EVERY = 100
"""After how many entries of a table the disk space of its address is checked."""
DAY = 86_400.0
UNTOUCHED, UNPLAYED = 180 * DAY, 14 * DAY
"""A table is deleted when nothing has happened at it for so long; sooner if nothing ever happened."""

SIZE = "coalesce(sum(length(data) + coalesce(length(told), 0) + coalesce(length(checkpoint), 0)), 0)"
OF_ADDRESS = f"""
SELECT (SELECT count(*) FROM tables WHERE origin = ?),
    (SELECT {SIZE} FROM journal WHERE of_table IN (SELECT id FROM tables WHERE origin = ?)) +
    (SELECT coalesce(sum(coalesce(length(save), 0) + coalesce(length(told), 0) + coalesce(length(checkpoint), 0)), 0)
        FROM tables WHERE origin = ?)
"""
ABANDONED = """
SELECT id FROM (SELECT id, touched, (SELECT max(at) FROM journal WHERE of_table = id) AS last FROM tables) AS known
WHERE coalesce(last, touched) < ? OR (last IS NULL AND touched < ?)
"""


class Quotas:
    """The room that tables take. It is only counted on servers that strangers can reach."""

    def __init__(self, journal: Journal, *, public: bool) -> None:
        self.journal = journal
        self.public = public

    async def admit(self, origin: str | None) -> None:
        """Refuses another table to an address that has enough of them, or if there is no room for any."""
        if not self.public:
            return
        tables, size = await self._taken_by(origin)
        if tables >= OF_ONE_ADDRESS or size >= BYTES_OF_ONE_ADDRESS:
            raise Refused(
                "full", "Too many tables were set up from your address. Delete one, or come back another day.", 429
            )
        if await asyncio.to_thread(self._is_full):
            raise Refused("full", "This server has no room for another table.", 503)

    async def go_on(self, entries: int, origin: str | None) -> None:
        """Refuses another decision at a table that has more than any game needs, or whose address has filled its share
        of the disk.
        """
        if not self.public:
            return
        if entries >= MOST_ENTRIES:
            raise Refused("full", "This table has no room for more decisions.", 429)
        if entries and entries % LOOK_EVERY == 0 and (await self._taken_by(origin))[1] >= BYTES_OF_ONE_ADDRESS:
            raise Refused("full", "The tables that were set up from this address take too much room.", 429)

    async def _taken_by(self, origin: str | None) -> tuple[int, int]:
        """Tables and bytes of an address."""

        def ask() -> tuple[int, int]:
            with self.journal.database.apart() as connection:
                tables, size = connection.execute(OF_ADDRESS, (origin,) * 3).fetchone()
                return tables, int(size)

        return await asyncio.to_thread(ask)

    def _is_full(self) -> bool:
        database = self.journal.database
        with database.apart() as connection:
            size = database.size(connection)
            if size is None:
                return False
            tables: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
            return tables >= IN_ALL or size >= BYTES_IN_ALL

    def abandoned(self, now: float) -> list[str]:
        """The tables that nobody has touched for a long time."""
        with self.journal.database.apart() as connection:
            return [row[0] for row in connection.execute(ABANDONED, (now - UNTOUCHED, now - UNPLAYED)).fetchall()]

    async def forget(self, table: str) -> None:
        """Delete a table from the journal, with its keys and everything that happened at it."""

        def work(connection: Connection) -> None:
            for statement in (
                "DELETE FROM ends WHERE of_table = ?",  # first: waits for anyone entering something right now
                "DELETE FROM journal WHERE of_table = ?",
                "DELETE FROM keys WHERE of_table = ?",
                "DELETE FROM inherited WHERE of_table = ?",
                "DELETE FROM sequels WHERE id = ?",
                "DELETE FROM present WHERE of_table = ?",
                "DELETE FROM wishes WHERE of_table = ?",
                "DELETE FROM claims WHERE of_table = ?",
                "DELETE FROM tables WHERE id = ?",
            ):
                connection.execute(statement, (table,))

        await self.journal.write(work)
        self.journal.damaged.discard(table)
