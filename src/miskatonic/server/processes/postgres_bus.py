"""A bus over PostgreSQL's LISTEN and NOTIFY.

It has separate connections: a NOTIFY in the transaction of an entry would make all writers wait for each other.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg

from miskatonic.server.processes.bus import CHANNEL, Bus, Line
from miskatonic.server.storage.postgres import CONNECTING, spoken


class PostgresLine(Line):
    """One connection, for sending or receiving."""

    def __init__(self, raw: "psycopg.AsyncConnection[Any]") -> None:
        self._raw = raw

    async def say(self, text: str) -> None:
        await self._raw.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))

    async def hear(self) -> AsyncIterator[str]:
        async for said in self._raw.notifies():
            yield said.payload


class PostgresBus(Bus):
    """The database with the tables."""

    failures = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url, self.name = url, spoken(url)

    def check(self) -> None:
        """Nothing to do: opening the tables has already checked it."""

    @asynccontextmanager
    async def line(self, *, hearing: bool) -> AsyncIterator[Line]:
        raw = await psycopg.AsyncConnection.connect(self.url, autocommit=True, **CONNECTING)
        async with raw:
            await raw.execute("SET synchronous_commit = off")  # messages need not survive a crash
            if hearing:
                await raw.execute(f"LISTEN {CHANNEL}".encode())
            yield PostgresLine(raw)
