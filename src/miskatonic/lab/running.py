"""A run of a simulation: who plays it, where it is saved, how far it had got when it was stopped."""

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from miskatonic.kernel import Trouble
from miskatonic.lab import campaigns, cluster, output, simulate
from miskatonic.lab.campaigns import Campaigns
from miskatonic.lab.output import Output
from miskatonic.lab.simulate import OfASeed, Result, Setup
from miskatonic.lab.workers import Processes, Workers

T = TypeVar("T", bound=OfASeed)
R = TypeVar("R")


class Stopped(Trouble):
    """Somebody stopped the run; the sentence says what is saved of it."""


@dataclass(frozen=True)
class Run:
    """What is to be played, by whom, and where it is saved."""

    game: str
    games: int
    seats: int | None
    bot: str
    options: Mapping[str, str]
    seed: int
    check: bool
    jobs: int
    cluster: str | None = None
    output: Path | None = None

    def play_games(self, progress: Callable[[int], object], note: Callable[[str], object]) -> Result:
        """Play all games; `note` gets anything worth knowing before the first of them."""
        return self._played(simulate.simulate, output.games, "games", progress, note)

    def play_campaigns(self, progress: Callable[[int], object], note: Callable[[str], object]) -> Campaigns:
        """Play all campaigns, likewise."""
        return self._played(campaigns.simulate, output.campaigns, "campaigns", progress, note)

    def _played(
        self,
        play: Callable[..., R],
        keeping: Callable[[Path, Setup], contextlib.AbstractContextManager[Output[T]]],
        what: str,
        progress: Callable[[int], object],
        note: Callable[[str], object],
    ) -> R:
        setup = simulate.settled(self.game, self.seats, self.bot, self.options, self.seed, self.check)
        results = None if self.output is None else keeping(self.output, setup)
        with self._going(results, what, note) as (workers, keeper):
            return play(
                *(self.game, self.games, self.seats, self.bot, self.options, self.seed, self.jobs, progress),
                check=self.check,
                workers=workers,
                keeper=keeper,
            )

    @contextlib.contextmanager
    def _going(
        self, results: contextlib.AbstractContextManager[Output[T]] | None, what: str, note: Callable[[str], object]
    ) -> Iterator[tuple[Workers, Output[T] | None]]:
        """Who plays, and where it is saved: first the file, which may be refused, then the workers."""
        keeper = None
        try:
            with contextlib.ExitStack() as stack:
                missing = self.games
                if results is not None:
                    keeper = stack.enter_context(results)
                    missing -= self._taken_up(keeper, what, note)
                workers: Workers = Processes(self.jobs)
                if self.cluster is not None and missing:
                    workers = stack.enter_context(cluster.joined(self.cluster, self.jobs, self.game))
                yield workers, keeper
        except KeyboardInterrupt as stopped:
            if keeper is None or not keeper.count:
                raise
            raise Stopped(
                f"Stopped: {keeper.count:,} {what} are saved in {keeper.where}; the same command continues from there."
            ) from stopped

    def _taken_up(self, keeper: Output[T], what: str, note: Callable[[str], object]) -> int:
        """How much had already been played."""
        if keeper.torn:
            note(f"{keeper.lines}: the last line was cut short and is left out; that game is played again.")
        known = len(keeper.known(range(self.seed, self.seed + self.games)))
        if known:
            note(f"{keeper.path}: {known:,} of {self.games:,} {what} had already been played.")
        return known
