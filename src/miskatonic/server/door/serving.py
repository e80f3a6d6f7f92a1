"""How a server runs: alone in one process, or as several that a first one starts."""

import functools
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from miskatonic.server.processes.sockets import share
from miskatonic.server.processes.workers import Workers, ended
from miskatonic.server.processes.workers import supervise as keep_running
from miskatonic.server.storage.database import is_postgres

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from miskatonic.server.processes.bus import Bus

GRACE = 2
"""Seconds that open pages have to end when the server is told to."""
LAST_CALL = 4.0
"""Seconds after which it ends in any case: whatever anybody was told of is on disk."""
ROOM = 4096
"""Files and connections that a process may have open, if the system lets it."""
Ready = Callable[[str, str | None], None]
"""Told where tables are kept, and what is wrong with that, once they are open."""


@dataclass(frozen=True)
class Settings:
    """How a process serves."""

    where: Path | str
    bus: str | None
    workers: int
    host: str
    port: int
    origins: tuple[str, ...]
    private: bool
    public: bool
    watched: bool
    proxy: str | None
    for_others: Mapping[str, str]


def work(settings: Settings, bound: socket.socket, ready: Ready | None = None) -> None:
    """Serve until Ctrl-C. Requests from one address are counted by each process: each allows its part of them."""
    from miskatonic.server.door.app import make_app
    from miskatonic.server.storage.journal import Journal

    signal.signal(signal.SIGTERM, ended)  # what uvicorn was told to end by, it tells us when it has ended
    journal = Journal(settings.where)
    try:
        app = make_app(
            journal,
            origins=settings.origins,
            private=settings.private,
            public=settings.public,
            watched=settings.watched,
            rate=30 / settings.workers,
            bus=_bus(settings),
            for_others=settings.for_others,
        )
        told = functools.partial(ready, journal.database.name, journal.database.damage()) if ready else None
        run(app, bound, public=settings.public, proxy=settings.proxy, ready=told)
    finally:
        journal.close()


def _bus(settings: Settings) -> "Bus | None":
    if not is_postgres(settings.where):
        return None
    from miskatonic.server.processes.buses import bus_at

    return bus_at(settings.bus, str(settings.where))


def check_bus(settings: Settings) -> None:
    """Refuses a bus at which nobody answers when the server is started. Later that is no reason not to serve: what
    can't be said is read from the database.
    """
    bus = _bus(settings)
    if bus is not None:
        bus.check()


def run(
    app: "ASGIApp",
    bound: socket.socket,
    *,
    public: bool = False,
    proxy: str | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve until Ctrl-C; `ready` is told when people are let in."""
    import uvicorn

    from miskatonic.server.door.limits import configured

    _make_room_for_connections()
    gc.freeze()  # what is here by now stays
    gc.set_threshold(20_000, 5, 2)  # tables are many objects that live long: looking through them often is a waste

    class Server(uvicorn.Server):
        """Says when it has begun, and ends in time though something is still being worked out."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if ready is not None:
                ready()

        told = False

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Once is enough: of Ctrl-C a process hears twice, from the terminal and from the one that started it."""
            if self.told:
                return
            self.told = True
            last = threading.Timer(LAST_CALL, os._exit, [128 + sig])
            last.daemon = True
            last.start()
            super().handle_exit(sig, frame)

    Server(configured(app, public=public, proxy=proxy, timeout_graceful_shutdown=GRACE)).run(sockets=[bound])


def _make_room_for_connections() -> None:
    """As many connections as are let in, beside files: by itself a system may give a process no more than 1024."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ROOM if hard == resource.RLIM_INFINITY else min(ROOM, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# --- several --------------------------------------------------------------------------------------------------------


def _one_of_several(settings: Settings, begun: Callable[[], None]) -> None:
    work(settings, share(settings.host, settings.port), lambda *_: begun())


def supervise(settings: Settings, bound: socket.socket, ready: Ready) -> None:
    """Keep so many processes running until Ctrl-C. What is wrong with the database or the bus is said at once."""
    from miskatonic.server.storage.databases import database_at

    database = database_at(settings.where)
    try:
        check_bus(settings)
        name = database.name
    finally:
        database.close()
    workers = Workers(settings.workers, functools.partial(_one_of_several, settings))
    try:
        keep_running(workers, lambda: ready(name, None))
    finally:
        bound.close()
