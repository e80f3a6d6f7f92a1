"""How processes tell each other that a table has moved on: over PostgreSQL (LISTEN, NOTIFY) or over Redis.

A message only says «this table is at that number», or that something beside its record changed. What it is stands in
the database. A message may be lost or come twice: whoever hears a later one, or looks by itself after a while, reads
from the database what it does not have yet.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from miskatonic.server.outage import Outage

CHANNEL = "miskatonic"
MOST_AT_ONCE = 100
"""Tables that one message names: PostgreSQL takes 8,000 bytes."""
AGAIN = 1.0
"""Seconds after which a line that was lost is tried again."""
logger = logging.getLogger(__name__)


class News(NamedTuple):
    """That a table is at that number; `stirred` that something beside its record has changed."""

    table: str
    sequence: int
    stirred: bool

    def written(self) -> str:
        return f"{self.table} {self.sequence} {int(self.stirred)}"


class Line(ABC):
    """A connection over which is said and heard."""

    @abstractmethod
    async def say(self, text: str) -> None:
        """To all who listen."""

    @abstractmethod
    def hear(self) -> AsyncIterator[str]:
        """What is said from now on, by whomever."""


class Bus(ABC):
    """Where processes meet. Saying never waits and never fails; what can't be said is lost, which is harmless."""

    name: str
    failures: tuple[type[Exception], ...]
    """What a line that is lost raises."""

    def __init__(self) -> None:
        self._outbox: dict[str, News] = {}
        self._waiting = asyncio.Event()

    @abstractmethod
    def check(self) -> None:
        """Refuses, by an OSError, an address at which nobody answers."""

    @abstractmethod
    def line(self, *, hearing: bool) -> AbstractAsyncContextManager[Line]:
        """A line of its own, to hear over or to say something."""

    def tell(self, news: News) -> None:
        """Say it soon; of one table only the newest."""
        known = self._outbox.get(news.table)
        if known is not None:
            news = News(news.table, max(known.sequence, news.sequence), known.stirred or news.stirred)
        self._outbox[news.table] = news
        self._waiting.set()

    async def speak(self, process: str) -> None:
        """Say what there is, for as long as the server runs."""
        deaf = Outage(logger, f"{self.name} does not hear us", f"{self.name} hears us again")
        while True:
            try:
                async with self.line(hearing=False) as line:
                    while True:
                        await self._waiting.wait()
                        self._waiting.clear()
                        while self._outbox:
                            some = [self._outbox.pop(table) for table in list(self._outbox)[:MOST_AT_ONCE]]
                            await line.say("\n".join([process, *(news.written() for news in some)]))
                            deaf.worked()
            except self.failures as problem:
                deaf.failed(problem)
            except Exception:  # whatever it is: what can't be said is read by those who look
                logger.exception("nothing could be said over %s", self.name)
            await asyncio.sleep(AGAIN)

    async def listen(self, process: str, heard: Callable[[News], None], anew: Callable[[], None]) -> None:
        """Hear what others say, for as long as the server runs; `anew`: something may have been missed."""
        mute = Outage(logger, f"{self.name} can't be heard", f"{self.name} is heard again")
        while True:
            try:
                async with self.line(hearing=True) as line:
                    mute.worked()
                    anew()
                    async for text in line.hear():
                        said_by, *lines = text.split("\n")
                        if said_by != process:
                            for news in map(read, lines):
                                if news is not None:
                                    heard(news)
            except self.failures as problem:
                mute.failed(problem)
            except Exception:  # whatever it is: what was missed is read by looking
                logger.exception("%s can't be heard", self.name)
            await asyncio.sleep(AGAIN)


def read(line: str) -> News | None:
    """What a line says; nothing if it is none of ours."""
    match line.split(" "):
        case [table, sequence, stirred] if sequence.isdecimal():
            return News(table, int(sequence), stirred == "1")
    return None
