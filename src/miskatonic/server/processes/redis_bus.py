"""A bus over Redis (or Valkey): publish and subscribe."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import redis
import redis.asyncio

from miskatonic.server.processes.bus import CHANNEL, Bus, Line

WITHIN = 4.0
"""Seconds in which the server must answer."""
PING = 15
"""Seconds after which a silent connection is checked."""


class RedisLine(Line):
    """One connection, for sending or receiving."""

    def __init__(self, client: Any, subscription: Any) -> None:
        self._client, self._subscription = client, subscription

    async def say(self, text: str) -> None:
        await self._client.publish(CHANNEL, text)

    async def hear(self) -> AsyncIterator[str]:
        while True:
            said = await self._subscription.get_message(timeout=PING)
            if said is None:
                await self._subscription.ping()
                said = await self._subscription.get_message(timeout=WITHIN)
            if said is None:
                raise TimeoutError("the connection has gone silent")
            if said["type"] == "message":
                yield said["data"].decode(errors="replace")


class RedisBus(Bus):
    """A server that passes messages on and forgets them."""

    failures = (redis.RedisError, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            known = urlsplit(url)
            redis.ConnectionPool.from_url(url)
            is_one = "@" not in known.path  # else part of a password, which must not be shown
        except ValueError:
            is_one = False
        if not is_one:
            why = "this is not the address of a Redis server (in a password, write @ as %40 and / as %2F)"
            raise OSError(None, why, "--bus")
        self.url = url
        self.name = f"{known.scheme}://{known.netloc.rpartition('@')[2]}{known.path}"

    def check(self) -> None:
        try:
            with redis.Redis.from_url(self.url, socket_connect_timeout=WITHIN, socket_timeout=WITHIN) as client:
                client.ping()
        except self.failures as problem:
            raise OSError(None, f"can't be reached: {problem}", self.name) from problem

    @asynccontextmanager
    async def line(self, *, hearing: bool) -> AsyncIterator[Line]:
        client = redis.asyncio.Redis.from_url(self.url, socket_connect_timeout=WITHIN, socket_timeout=WITHIN)
        async with client, client.pubsub() as subscription:
            if hearing:
                await subscription.subscribe(CHANNEL)
            yield RedisLine(client, subscription)
