"""Who plays the games of a simulation: this process, several on this machine, or others (see `cluster`)."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol, TypeVar

from miskatonic.kernel import Trouble

T = TypeVar("T")
CHUNK = 20
"""How many games a worker is given at once: few enough for a smooth progress bar, enough to keep the overhead small."""
AHEAD = 4
"""How many shares are handed out per worker, so that none waits for the next."""


class LostWorkers(Trouble):
    """The workers are gone."""


class Workers(Protocol):
    """Anything that can play the games of given seeds."""

    def each(self, play: Callable[[int], T], shares: Sequence[Sequence[int]]) -> Generator[list[T], None, None]:
        """The results of each share of seeds, each once, as they come."""


def shares(seeds: Sequence[int]) -> list[Sequence[int]]:
    """The seeds in shares for workers."""
    return [seeds[start : start + CHUNK] for start in range(0, len(seeds), CHUNK)]


def play_all(play: Callable[[int], T], seeds: Sequence[int]) -> list[T]:
    """Play one worker's share."""
    return [play(seed) for seed in seeds]


class Processes:
    """That many processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, play: Callable[[int], T], shares: Sequence[Sequence[int]]) -> Generator[list[T], None, None]:
        """A single process plays here, game by game; several wait for their shares."""
        jobs = min(self.jobs, len(shares))
        if jobs <= 1:
            yield from ([play(seed)] for share in shares for seed in share)
            return
        # A spawned worker starts clean on every system; a forked one would inherit whatever this process holds.
        context = multiprocessing.get_context("spawn")
        waiting = iter(shares)
        running: set[Future[list[T]]] = set()
        others = multiprocessing.active_children()
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_at_once)
        try:
            while True:
                ready = islice(waiting, AHEAD * jobs - len(running))
                running |= {pool.submit(play_all, play, share) for share in ready}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        except BrokenProcessPool as broken:
            raise LostWorkers(
                "A process that played games was killed from outside, perhaps because memory ran out; "
                "try again with fewer --jobs."
            ) from broken
        except BaseException:  # somebody stopped it: don't wait for the shares that are being played
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _end_at_once() -> None:
    """Ctrl-C goes to all processes of a terminal: the workers end silently, and the first process reports it. If it is
    ignored, as in the background, it stays ignored. If the first process is killed, the workers end too.
    """
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    assert first is not None, "a worker was started by somebody"
    first.join()
    os._exit(1)
