"""What a connection may do before anybody has looked at its request: how many there are from one address, how long the
head of a request may take and how large it may be, and that clients read what they are sent.
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
"""Bytes of everything, including what surrounds the chunks of a body."""
HEAD_WITHIN, BODY_WITHIN, READ_WITHIN = 10.0, 60.0, 30.0
"""Seconds for a head, for a body, and within which some of what was sent must have been read."""
MOST_UNREAD = 4_000_000
"""Bytes that may wait for a client that does not read them."""
MOST_AT_ONCE = 16
"""Requests that are sent without waiting for an answer."""
OF_ONE_ADDRESS = 128
IDLE = 500
"""Connections without a complete request."""


class ConnectionLimits:
    """All connections of a server. Idle ones make room for new ones: those of an address that has too many, and if
    there are too many in all, those of the address that has most. So nobody pays for requests that others never
    complete.

    Connections from `exempt` addresses (a proxy) are not counted. Nor are those from this machine, where there may be a
    proxy that was not named.
    """

    def __init__(self, most: int | None = OF_ONE_ADDRESS, exempt: Collection[str] = ()) -> None:
        self.most = most
        self.exempt = exempt
        self.of: Counter[str] = Counter()
        self._idle: dict[str, OrderedDict[asyncio.Transport, None]] = {}

    @property
    def idle(self) -> int:
        """How many connections have no complete request."""
        return sum(map(len, self._idle.values()))

    def comes(self, address: str) -> bool:
        """Count a new connection, if another one is allowed from there."""
        counted = self.most is not None and address not in self.exempt and not is_loopback(address)
        if counted and self.of[address] >= cast(int, self.most) and not self._makes_room(address):
            return False
        self.of[address] += 1
        return True

    def goes(self, address: str) -> None:
        """Count one connection fewer."""
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]

    def waits(self, address: str, transport: asyncio.Transport) -> None:
        """A connection has no complete request yet, or none any more."""
        self._idle.setdefault(address, OrderedDict())[transport] = None
        if self.idle > IDLE:
            self._makes_room(max(self._idle, key=lambda one: len(self._idle[one])))

    def asks(self, address: str, transport: asyncio.Transport) -> None:
        """A connection has a request, or is gone."""
        idle = self._idle.get(address, OrderedDict())
        idle.pop(transport, None)
        if not idle:
            self._idle.pop(address, None)

    def _makes_room(self, address: str) -> bool:
        """End the oldest connection of an address that has no request, and no answer on its way; False if there is
        none.
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
    """The settings of our server. If strangers can reach it, connections from one address are limited, except those of
    a proxy, and only the proxy is trusted to say where requests come from.
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
    """A connection that is counted while it exists, and that ends if what it is sent is not read."""

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
        """Whether it may be here; if so, it is counted."""
        self.counted = self.limits.comes(self.address)
        return self.counted

    def discount(self) -> None:
        """It is gone, or is something else from now on."""
        self.read_again()
        if self.counted:
            self.counted = False
            self.limits.goes(self.address)

    def is_not_read(self) -> None:
        """Too much is waiting to be read."""
        if self.unread is None:
            self.unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def read_again(self) -> None:
        """It was read."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


class TooLarge(Exception):
    """A head, or a pile of requests, larger than anybody needs."""


class Requests(Counted, HttpToolsProtocol):
    """An HTTP connection."""

    def __init__(self, config: uvicorn.Config, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self.limits = cast("LimitedConnections", config).limits
        self._hurry: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0
        self._taken = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection was opened."""
        wire = cast(asyncio.Transport, transport)
        super().connection_made(wire)
        if not self.count():
            self._refuse(429)
            return
        self.limits.waits(self.address, wire)
        self._within(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """It was closed."""
        self._heard()
        self.limits.asks(self.address, self.transport)
        self.discount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something was received: after a pause, a new head must be complete in time, too."""
        if self.transport.is_closing():
            return
        if self._in_head and self._hurry is None:
            self._within(HEAD_WITHIN)
        self._taken += len(data)
        super().data_received(data)
        if self.counted and self._taken > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST):
            self._refuse(431 if self._in_head else 413)

    def on_url(self, url: bytes) -> None:
        """Part of the address."""
        self._measure(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, before a body or after it."""
        self._measure(name, value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete."""
        if len(self.pipeline) >= MOST_AT_ONCE:
            raise TooLarge
        self._in_head = False
        self._heard()
        self._within(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._heard()
        self.limits.asks(self.address, self.transport)
        self._in_head, self._head, self._taken = True, 0, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It was answered; another request may come over the same connection."""
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
        """A request that can't be read, or that was cut off."""
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
            self.transport.close()  # a connection that a browser opened in advance and never used
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Send a status, and close."""
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
        """Something was received; a client that never reads the answers is eventually ignored."""
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
