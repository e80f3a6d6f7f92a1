"""How processes tell each other that a table has moved on: over PostgreSQL (LISTEN, NOTIFY) or over Redis.

A message only says that a table has reached a number, or that something besides its record has changed. What changed is
in the database. A message may be lost or come twice: a process that hears a later one, or checks on its own after a
while, reads from the database what it is missing.
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
"""How many tables one message names: PostgreSQL takes 8,000 bytes."""
AGAIN = 1.0
"""Seconds after which a lost connection is tried again."""
logger = logging.getLogger(__name__)


class News(NamedTuple):
    """A table has reached that number; `stirred`: something besides its record has changed."""

    table: str
    sequence: int
    stirred: bool

    def written(self) -> str:
        return f"{self.table} {self.sequence} {int(self.stirred)}"


class Line(ABC):
    """A connection to send or receive messages over."""

    @abstractmethod
    async def say(self, text: str) -> None:
        """Send it to all who listen."""

    @abstractmethod
    def hear(self) -> AsyncIterator[str]:
        """The messages from now on, from all processes."""


class Bus(ABC):
    """How processes talk. Sending never waits and never fails; an unsent message is lost, which is harmless."""

    name: str
    failures: tuple[type[Exception], ...]
    """The errors that a lost connection raises."""

    def __init__(self) -> None:
        self._outbox: dict[str, News] = {}
        self._waiting = asyncio.Event()

    @abstractmethod
    def check(self) -> None:
        """Refuses an address where nobody answers, with an OSError."""

    @abstractmethod
    def line(self, *, hearing: bool) -> AbstractAsyncContextManager[Line]:
        """A separate connection, for receiving or for sending."""

    def tell(self, news: News) -> None:
        """Send it soon; for each table only the newest."""
        known = self._outbox.get(news.table)
        if known is not None:
            news = News(news.table, max(known.sequence, news.sequence), known.stirred or news.stirred)
        self._outbox[news.table] = news
        self._waiting.set()

    async def speak(self, process: str) -> None:
        """Send messages for as long as the server runs."""
        deaf = Outage(logger, f"can't send to {self.name}", f"sending to {self.name} works again")
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
            except Exception:  # whatever it is: the others find out by checking
                logger.exception("can't send to %s", self.name)
            await asyncio.sleep(AGAIN)

    async def listen(self, process: str, heard: Callable[[News], None], anew: Callable[[], None]) -> None:
        """Receive messages for as long as the server runs; `anew`: some may have been missed."""
        mute = Outage(logger, f"can't receive from {self.name}", f"receiving from {self.name} works again")
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
            except Exception:  # whatever it is: what was missed is found by checking
                logger.exception("can't receive from %s", self.name)
            await asyncio.sleep(AGAIN)


def read(line: str) -> News | None:
    """What a message says; None if it isn't one of ours."""
    match line.split(" "):
        case [table, sequence, stirred] if sequence.isdecimal():
            return News(table, int(sequence), stirred == "1")
    return None
