"""What a connection may do before anybody has looked at what it asks for: how many come from one address, how long and
how large the head of a request is, and that whoever is sent something reads it.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Collection
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from miskatonic.server.door.access import LARGEST_BODY
from miskatonic.server.door.addresses import is_loopback
from miskatonic.server.keys import household

LARGEST_HEAD = 32_768
"""Bytes of address and headers."""
LARGEST_REQUEST = LARGEST_HEAD + 2 * LARGEST_BODY
"""Bytes of everything, also of what surrounds the pieces of a body."""
HEAD_WITHIN, BODY_WITHIN, READ_WITHIN = 10.0, 60.0, 30.0
"""Seconds for a head, for a body, and in which some of what was sent must have been read."""
MOST_UNREAD = 4_000_000
"""Bytes that wait for somebody who does not read them."""
MOST_AT_ONCE = 16
"""Requests that are sent without waiting for an answer."""
OF_ONE_ADDRESS = 128
IDLE = 500
"""ConnectionLimits over which nothing whole is being asked for."""


class ConnectionLimits:
    """All connections of a server. Those over which nothing is asked for make room for whoever does ask: of an address
    that has enough of them, and of the one that has most of them where there are too many in all. So nobody pays for
    what others only begin to say.

    Whoever comes from one of the `exempt` addresses is not counted: a proxy. Nor are those of this machine, where a
    proxy may be that nobody has named.
    """

    def __init__(self, most: int | None = OF_ONE_ADDRESS, exempt: Collection[str] = ()) -> None:
        self.most = most
        self.exempt = exempt
        self.of: Counter[str] = Counter()
        self._idle: dict[str, OrderedDict[asyncio.Transport, None]] = {}

    @property
    def idle(self) -> int:
        """How many there are over which nothing is being asked for."""
        return sum(map(len, self._idle.values()))

    def comes(self, address: str) -> bool:
        """One connection more, if there may be one more from there."""
        counted = self.most is not None and address not in self.exempt and not is_loopback(address)
        if counted and self.of[address] >= cast(int, self.most) and not self._makes_room(address):
            return False
        self.of[address] += 1
        return True

    def goes(self, address: str) -> None:
        """One connection less."""
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]

    def waits(self, address: str, transport: asyncio.Transport) -> None:
        """Somebody has not asked for anything whole yet, or for nothing more."""
        self._idle.setdefault(address, OrderedDict())[transport] = None
        if self.idle > IDLE:
            self._makes_room(max(self._idle, key=lambda one: len(self._idle[one])))

    def asks(self, address: str, transport: asyncio.Transport) -> None:
        """Somebody asks for something, or is gone."""
        idle = self._idle.get(address, OrderedDict())
        idle.pop(transport, None)
        if not idle:
            self._idle.pop(address, None)

    def _makes_room(self, address: str) -> bool:
        """The oldest connection of an address ends over which nothing is asked for, nor an answer on its way; False if
        there is none.
        """
        oldest = next((one for one in self._idle.get(address, ()) if not one.get_write_buffer_size()), None)
        if oldest is None:
            return False
        self.asks(address, oldest)
        oldest.abort()
        return True


class LimitedConnections(uvicorn.Config):
    """The settings of a server whose connections are limited."""

    def __init__(self, app: Any, limits: ConnectionLimits, **settings: Any) -> None:
        super().__init__(app, http=Requests, ws=Socket, **settings)
        self.limits = limits


def configured(app: Any, *, public: bool, proxy: str | None, **settings: Any) -> LimitedConnections:
    """The settings of our server. Where strangers come, so many of one address may be connected; of a proxy, as many as
    it likes, and it alone is believed when it tells where a request comes from.
    """
    limits = ConnectionLimits(OF_ONE_ADDRESS if public else None, () if proxy is None else (household(proxy),))
    return LimitedConnections(
        app,
        limits,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy or "",
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_keep_alive=15,
        limit_concurrency=2000,
        server_header=False,
        **{"log_level": "warning", **settings},
    )


class Counted:
    """A connection that is counted as long as it is there, and that ends if what is sent is not read."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    limits: ConnectionLimits
    counted = False
    unread: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """Where it comes from."""
        return household(self.client[0]) if self.client else ""

    def count(self) -> bool:
        """Whether it may be here; it is counted then."""
        self.counted = self.limits.comes(self.address)
        return self.counted

    def discount(self) -> None:
        """It is not here any more, or is something else from now on."""
        self.read_again()
        if self.counted:
            self.counted = False
            self.limits.goes(self.address)

    def is_not_read(self) -> None:
        """Too much waits to be read."""
        if self.unread is None:
            self.unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def read_again(self) -> None:
        """It was read."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


class TooLarge(Exception):
    """A head, or a heap of requests, that nobody needs."""


class Requests(Counted, HttpToolsProtocol):
    """A connection over which requests come."""

    def __init__(self, config: uvicorn.Config, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self.limits = cast("LimitedConnections", config).limits
        self._hurry: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0
        self._taken = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        wire = cast(asyncio.Transport, transport)
        super().connection_made(wire)
        if not self.count():
            self._refuse(429)
            return
        self.limits.waits(self.address, wire)
        self._within(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self._heard()
        self.limits.asks(self.address, self.transport)
        self.discount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something is said: after a pause a new head must come to its end in time, too."""
        if self.transport.is_closing():
            return
        if self._in_head and self._hurry is None:
            self._within(HEAD_WITHIN)
        self._taken += len(data)
        super().data_received(data)
        if self.counted and self._taken > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST):
            self._refuse(431 if self._in_head else 413)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._measure(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, before a body or after it."""
        self._measure(name, value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        if len(self.pipeline) >= MOST_AT_ONCE:
            raise TooLarge
        self._in_head = False
        self._heard()
        self._within(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._heard()
        self.limits.asks(self.address, self.transport)
        self._in_head, self._head, self._taken = True, 0, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It was answered; something else may be asked for over the same connection."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self.limits.waits(self.address, self.transport)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which counts itself."""
        self._heard()
        self.limits.asks(self.address, self.transport)
        self.discount()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """A request that can't be read, or that was not read on."""
        if self._head > LARGEST_HEAD:
            self._refuse(431)
        else:
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """What was sent is not read as fast."""
        self.is_not_read()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was read."""
        self.read_again()
        super().resume_writing()

    def _measure(self, *pieces: bytes) -> None:
        self._head += sum(map(len, pieces))
        if self._head > LARGEST_HEAD:
            raise TooLarge

    def _within(self, seconds: float) -> None:
        self._hurry = self.loop.call_later(seconds, self._too_slow)

    def _heard(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _too_slow(self) -> None:
        self._hurry = None
        if self._in_head and not self._taken:
            self.transport.close()  # a connection that a browser opened ahead and never used
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """A last word, and the end."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            self.transport.abort()


class Socket(Counted, WebSocketsSansIOProtocol):
    """The socket of a page."""

    def __init__(self, config: uvicorn.Config, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self.limits = cast("LimitedConnections", config).limits

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a socket."""
        super().connection_made(transport)
        self.count()

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone."""
        self.discount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something is said; whoever does not read the answers is not heard for ever."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        """What was sent is not read as fast."""
        self.is_not_read()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was read."""
        self.read_again()
        super().resume_writing()
