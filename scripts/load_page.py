"""A page for `load.py` that does as little as possible: its work is not measured, but uses the same processors.

It speaks as much of the WebSocket protocol as a trusted server needs: whole text frames, pings, a close.
"""

import asyncio
import base64
import os
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = b"\0\0\0\0"
"""What a client sends is masked; this mask leaves it unchanged."""


class Option(Struct):
    """What the script needs to know about an option."""

    text: str
    seat: int


class Group(Struct):
    options: list[Option]


class Asked(Struct):
    seat: int
    groups: list[Group]


class Changed(Struct):
    """What has changed in a state, as far as the script reads it."""

    asked: Asked | msgspec.UnsetType | None = msgspec.field(name="/asked", default=msgspec.UNSET)


class Told(Struct):
    """A message of the server, as far as the script reads it."""

    type: str
    number: int = 0
    asked: Asked | None = None
    set: Changed = msgspec.field(default_factory=Changed)


read = msgspec.json.Decoder(Told).decode


class Page(asyncio.Protocol):
    """One seat's page."""

    def __init__(self) -> None:
        self.size = 0
        self.last = Told("")
        self._received = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self._told: asyncio.Queue[bytes | None] = asyncio.Queue()

    @classmethod
    async def at(cls, address: str, visitor: str = "") -> "Page":
        """A page connected to a server's socket; a proxy may say which visitor it belongs to."""
        where = urlsplit(address)
        assert where.hostname is not None
        assert where.port is not None
        _, page = await asyncio.get_running_loop().create_connection(cls, where.hostname, where.port)
        key = base64.b64encode(os.urandom(16)).decode()
        told = f"X-Forwarded-For: {visitor}\r\n" if visitor else ""
        page._transport.write(
            f"GET {where.path} HTTP/1.1\r\nHost: {where.netloc}\r\n{told}Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await page._open
        return page

    def send(self, message: object) -> None:
        """Send a message."""
        self._frame(TEXT, msgspec.json.encode(message))

    async def state(self) -> Told:
        """The next state."""
        while True:
            message = await self._told.get()
            assert message is not None, "the server has closed the socket"
            told = read(message)
            self.size = len(message)
            if told.type == "change":
                asked = told.set.asked
                told.asked = self.last.asked if isinstance(asked, msgspec.UnsetType) else asked
            if told.type in ("state", "change"):
                self.last = told
                return told
            assert told.type == "people", message

    async def told(self, *kinds: str) -> Told | None:
        """The next message of one of these kinds; None if the server has closed the socket."""
        while (message := await self._told.get()) is not None:
            told = read(message)
            if told.type in kinds:
                return told
        return None

    def leave(self) -> None:
        """Close the page."""
        self._frame(CLOSE, b"\x03\xe8")
        self._transport.close()

    # --- frames -----------------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """Connected."""
        self._transport = transport

    def connection_lost(self, problem: Exception | None) -> None:
        """Closed by either side."""
        self._told.put_nowait(None)

    def data_received(self, data: bytes) -> None:
        """What the server sends: first its consent, then frames."""
        received = self._received
        received += data
        if not self._open.done():
            head, ends, _ = received.partition(b"\r\n\r\n")
            if not ends:
                return
            if b" 101 " not in head:
                self._open.set_exception(ConnectionRefusedError(bytes(head)))
                return
            del received[: len(head) + 4]
            self._open.set_result(None)
        while (found := _first(received)) is not None:
            kind, start, end = found
            content = bytes(received[start:end])
            del received[:end]
            if kind == TEXT:
                self._told.put_nowait(content)
            elif kind == PING:
                self._frame(PONG, content)

    def _frame(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + NO_MASK + content)


def _first(received: bytearray) -> tuple[int, int, int] | None:
    """The kind of the first frame, where its content begins and where it ends; None if it is not complete yet."""
    if len(received) < 2:
        return None
    start, size = 2, received[1]
    if size > 125:
        start = 4 if size == 126 else 10
        if len(received) < start:
            return None
        size = int.from_bytes(received[2:start], "big")
    return (received[0], start, start + size) if len(received) >= start + size else None
