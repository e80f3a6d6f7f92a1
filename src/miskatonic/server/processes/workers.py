"""The processes that serve, if there are several: the first one starts them, and restarts any that ends."""

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import TYPE_CHECKING

from miskatonic.server.outage import in_short

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

LONGEST_END = 4.7
"""Seconds after which the first process kills those that have not ended."""
LOOK = 0.2
"""Seconds between the first process's checks that the others are alive."""
BORN_IN_VAIN = 1.0
"""Seconds there must be between two starts of the same process; doubled each time it fails to start."""
LONGEST_WAIT = 30.0
"""Seconds after which one that failed to start is tried again in any case."""
Serve = Callable[[Callable[[], None]], None]
"""What each of them does: a function that can be sent to it, and that reports when it has started."""
logger = logging.getLogger(__name__)


def ended(sign: int, frame: FrameType | None) -> None:
    """It was told to end, which isn't a failure."""
    raise SystemExit(0)


def _work(serve: Serve, begun: "Event") -> None:
    """One of several processes; reports when it lets people in. Before that nobody is sent to it."""
    signal.signal(signal.SIGINT, ended)  # all of them receive Ctrl-C; the first one reports it
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    try:
        serve(begun.set)
    except OSError as problem:
        logger.error("a process could not start: %s", in_short(problem))
        raise SystemExit(2) from None


def _end_with_the_first() -> None:
    """End when the process that started this one is gone, for whatever reason; otherwise nobody could end it."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Workers:
    """The processes that the first one has started."""

    def __init__(self, count: int, serve: Serve) -> None:
        self._serve = serve
        self._context = multiprocessing.get_context("spawn")
        self._again: dict[int, float] = {}
        """The earliest time to restart each one that has ended."""
        self._waits: dict[int, float] = {}
        self.processes: dict[int, SpawnProcess] = {}
        self.begun = [self._context.Event() for _ in range(count)]

    def look(self) -> None:
        """Start those that are missing."""
        for place in range(len(self.begun)):
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
            args = (self._serve, self.begun[place])
            self.processes[place] = self._context.Process(target=_work, args=args, name=f"worker-{place}")
            self.processes[place].start()

    def end(self) -> None:
        """End all of them, within seconds."""
        for process in self.processes.values():
            if process.is_alive():
                process.terminate()
        last = time.monotonic() + LONGEST_END
        for process in self.processes.values():
            process.join(max(0.0, last - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def supervise(workers: Workers, ready: Callable[[], None]) -> None:
    """Keep them running until Ctrl-C; `ready` is called when all of them have started."""
    stopped = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stopped.set())
    told = False
    try:
        while True:
            workers.look()
            if not told and all(begun.is_set() for begun in workers.begun):
                told = True
                ready()
            if stopped.wait(LOOK):
                break
    finally:
        workers.end()
