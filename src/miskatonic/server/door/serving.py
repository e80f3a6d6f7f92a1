"""How a server runs: in one process, or as several that a first one starts."""

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
"""Seconds that open pages have to close when the server is told to stop."""
LAST_CALL = 4.0
"""Seconds after which it stops in any case: whatever anybody has seen is on disk."""
ROOM = 4096
"""Files and connections that a process may have open, if the system allows it."""
Ready = Callable[[str, str | None], None]
"""Called with where tables are stored, and what is wrong with that, once they are open."""


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
    """Serve until Ctrl-C. Each process counts requests from one address separately, and allows its share of them."""
    from miskatonic.server.door.app import make_app
    from miskatonic.server.storage.journal import Journal

    signal.signal(signal.SIGTERM, ended)  # uvicorn raises the signal that stopped it again when it has ended
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
    """Refuses a bus that does not answer when the server starts. Later that is no reason to stop serving: what can't be
    sent is read from the database.
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
    """Serve until Ctrl-C; `ready` is called when people are let in."""
    import uvicorn

    from miskatonic.server.door.limits import configured

    _make_room_for_connections()
    gc.freeze()  # what exists by now stays
    gc.set_threshold(20_000, 5, 2)  # tables are many long-lived objects: scanning them often is a waste

    class Server(uvicorn.Server):
        """Reports when it has started, and stops in time even if something is still being worked out."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if ready is not None:
                ready()

        told = False

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Once is enough: Ctrl-C arrives twice, from the terminal and from the process that started this one."""
            if self.told:
                return
            self.told = True
            last = threading.Timer(LAST_CALL, os._exit, [128 + sig])
            last.daemon = True
            last.start()
            super().handle_exit(sig, frame)

    Server(configured(app, public=public, proxy=proxy, timeout_graceful_shutdown=GRACE)).run(sockets=[bound])


def _make_room_for_connections() -> None:
    """Allow as many open connections as are let in, besides files: by default a system may allow only 1024."""
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
    """Keep the processes running until Ctrl-C. Problems with the database or the bus are reported at once."""
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
