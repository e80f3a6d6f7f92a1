"""The processes that serve: one, or several that a first one starts, and starts again when one is gone."""

import functools
import gc
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

    from starlette.types import ASGIApp

    from miskatonic.server.processes.bus import Bus

GRACE = 2
"""Seconds that open pages have to end when the server is told to."""
LAST_CALL = 4.0
"""Seconds after which it ends in any case: whatever anybody was told of is on disk."""
LONGEST_END = 4.7
"""Seconds after which the first process ends those that have not ended."""
LOOK = 0.2
"""Seconds after which the first process looks again whether the others live."""
BORN_IN_VAIN = 1.0
"""Seconds that must lie between two starts of the same process; twice as many each time that it has not begun."""
LONGEST_WAIT = 30.0
"""Seconds after which one that has not begun is tried again in any case."""
ROOM = 4096
"""Files and connections that a process may have open, if the system lets it."""
Ready = Callable[[str, str | None], None]
"""Told where tables are kept, and what is wrong with that, once they are open."""
logger = logging.getLogger(__name__)


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
    reach: Mapping[str, str]


def work(settings: Settings, bound: socket.socket, ready: Ready | None = None) -> None:
    """Serve until Ctrl-C. Requests from one address are counted by each process: each allows its part of them."""
    from miskatonic.server.door.app import make_app
    from miskatonic.server.storage.journal import Journal

    signal.signal(signal.SIGTERM, _ended)  # what uvicorn was told to end by, it tells us when it has ended
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
            reach=settings.reach,
        )
        told = functools.partial(ready, journal.database.name, journal.database.damage()) if ready else None
        run(app, bound, public=settings.public, proxy=settings.proxy, ready=told)
    finally:
        journal.close()


def _ended(sign: int, frame: FrameType | None) -> None:
    """It was told to end, and that is no failure."""
    raise SystemExit(0)


def _bus(settings: Settings) -> "Bus | None":
    from miskatonic.server.storage.database import is_postgres

    if not is_postgres(settings.where):
        return None
    from miskatonic.server.processes.bus import bus_at

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


def bind(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Take the port; if it is taken, say so in one line. One that is shared is held by the first process, and each of
    the others listens on a socket of its own: the system hands out who comes. Whoever else would share it is another
    server, with tables of its own perhaps.
    """
    if shared and not hasattr(socket, "SO_REUSEPORT"):
        raise click.ClickException("This system gives a port to one process. Start several behind a proxy instead.")
    try:
        bound = _bound(host, port, shared=shared and port == 0)
        if shared and port:
            bound.close()
            bound = share(host, port)
    except OSError as problem:
        raise click.ClickException(f"Port {port} of {host} can't be used: {problem.strerror}.") from problem
    if not shared:
        bound.listen(512)
    return bound


def share(host: str, port: int) -> socket.socket:
    """A socket at a port that the first process holds."""
    return _bound(host, port, shared=True)


def _bound(host: str, port: int, *, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where TCP is named does asyncio send at once; else the second part of a small answer waits some 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    for option in at_a_port(shared=shared):
        bound.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def at_a_port(*, shared: bool) -> list[int]:
    """How a socket is to take its port: also one that was let go a moment ago, and never one that another program has.
    On Windows "reuse" would mean just that, and a program that comes later would get who comes; there a port can be had
    for oneself alone, and one that was let go is free at once.
    """
    if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
        return [socket.SO_EXCLUSIVEADDRUSE]
    return [socket.SO_REUSEADDR, *([socket.SO_REUSEPORT] if shared else [])]


# --- several --------------------------------------------------------------------------------------------------------


def _serve(settings: Settings, begun: "Event") -> None:
    """One of several processes; says when it lets people in. Before that nobody is sent to it."""
    signal.signal(signal.SIGINT, _ended)  # of Ctrl-C all hear; the first one says it
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    try:
        work(settings, share(settings.host, settings.port), lambda *_: begun.set())
    except OSError as problem:
        from miskatonic.server.outage import in_short

        logger.error("a process could not begin: %s", in_short(problem))
        raise SystemExit(2) from None


def _end_with_the_first() -> None:
    """Whoever has started this process is gone, however that came; then nobody could end it any more."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Workers:
    """The processes that the first one has started."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._context = multiprocessing.get_context("spawn")
        self._again: dict[int, float] = {}
        """When each is started at the earliest, if it has ended."""
        self._waits: dict[int, float] = {}
        self.processes: dict[int, SpawnProcess] = {}
        self.begun = [self._context.Event() for _ in range(settings.workers)]

    def look(self) -> None:
        """Start those that are not there."""
        for place in range(self.settings.workers):
            process = self.processes.get(place)
            if process is not None and process.is_alive():
                continue
            if process is not None:
                process.join()
                if time.monotonic() < self._again[place]:
                    continue
                logger.warning("process %s has ended (%s); another takes its place", process.pid, process.exitcode)
            in_vain = process is not None and not self.begun[place].is_set()
            wait = min(2 * self._waits[place], LONGEST_WAIT) if in_vain else BORN_IN_VAIN
            self._waits[place], self._again[place] = wait, time.monotonic() + wait
            self.begun[place] = self._context.Event()
            args = (self.settings, self.begun[place])
            self.processes[place] = self._context.Process(target=_serve, args=args, name=f"worker-{place}")
            self.processes[place].start()

    def end(self) -> None:
        """All of them, within seconds."""
        for process in self.processes.values():
            if process.is_alive():
                process.terminate()
        last = time.monotonic() + LONGEST_END
        for process in self.processes.values():
            process.join(max(0.0, last - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def supervise(settings: Settings, bound: socket.socket, ready: Ready) -> None:
    """Keep so many processes running until Ctrl-C. What is wrong with the database or the bus is said at once."""
    from miskatonic.server.storage.database import database_at

    database = database_at(settings.where)
    try:
        check_bus(settings)
        name = database.name
    finally:
        database.close()
    workers = Workers(settings)
    stopped = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stopped.set())
    told = False
    try:
        while True:
            workers.look()
            if not told and all(begun.is_set() for begun in workers.begun):
                told = True
                ready(name, None)
            if stopped.wait(LOOK):
                break
    finally:
        workers.end()
        bound.close()
