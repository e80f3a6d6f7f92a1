"""Where the results of a run are saved while it goes on, so that it can be stopped at any moment and continued.

JSON Lines are appended as they come. A Parquet file can't grow: beside it is `FILE.parquet.part` with JSON Lines, from
which it is made when the run is over.
"""

import contextlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO, Generic, TypeVar

from miskatonic.lab import parquet, results
from miskatonic.lab.campaigns import Campaign
from miskatonic.lab.results import BadResults, Head, JsonLines, Record
from miskatonic.lab.simulate import OfASeed, Played, Setup

T = TypeVar("T", bound=OfASeed)


class Output(Generic[T]):
    """The result file of one run, while it is open."""

    def __init__(self, path: Path, lines: Path, file: IO[bytes], keeps: Callable[[T], tuple[Record, T]]) -> None:
        self.path = path
        self.lines = lines
        """The file that grows; a different one only for Parquet."""
        self.torn = False
        """Whether its last line was cut short; that game is played again."""
        self.had: dict[int, T] = {}
        """What was already in it."""
        self.added = 0
        """How many were played and are saved, or about to be."""
        self._file = file
        self._keeps = keeps

    @property
    def count(self) -> int:
        """How many games or campaigns are saved: the file itself says so, whenever the run was stopped."""
        return sum(1 for _ in JsonLines(self.lines)) if self.lines.exists() else len(self.had)

    @property
    def where(self) -> Path:
        """The file that holds them if the run is stopped: if nothing was added, the one that was there before."""
        return self.lines if self.lines.exists() else self.path

    def known(self, seeds: range) -> list[T]:
        """What was already played with these seeds; refuses seeds that the file can't hold."""
        if seeds.stop > results.HIGHEST_SEED:
            raise BadResults("Results can be saved only for seeds below 2**62; choose a smaller --seed.")
        return [one for seed, one in self.had.items() if seed in seeds]

    def add(self, played: Sequence[T]) -> list[T]:
        """Save it, and return it without courses."""
        kept = [self._keeps(one) for one in played]
        self.added += len(kept)
        self.append(record for record, _ in kept)
        return [one for _, one in kept]

    def append(self, records: Iterable[Record]) -> None:
        """Append lines; they are handed to the system when this returns."""
        self._file.write(b"".join(results.ENCODER.encode(record) + b"\n" for record in records))
        self._file.flush()


@contextlib.contextmanager
def games(path: Path, setup: Setup) -> Iterator[Output[Played]]:
    """The result file of games."""
    common = results.head(setup, "game")

    def keeps(one: Played) -> tuple[Record, Played]:
        return results.of_game(common, one), replace(one, course=())

    with _opened(path, common, keeps, results.to_game) as output:
        yield output


@contextlib.contextmanager
def campaigns(path: Path, setup: Setup) -> Iterator[Output[Campaign]]:
    """The result file of campaigns."""
    common = results.head(setup, "campaign")

    def keeps(one: Campaign) -> tuple[Record, Campaign]:
        tables = tuple(replace(table, course=()) for table in one.tables)
        return results.of_campaign(common, one), replace(one, tables=tables)

    with _opened(path, common, keeps, results.to_campaign) as output:
        yield output


@contextlib.contextmanager
def _opened(
    path: Path, common: Head, keeps: Callable[[T], tuple[Record, T]], known: Callable[[Record], T]
) -> Iterator[Output[T]]:
    """The file, read and ready to grow; everything in it must have the same setup. If it is refused it is left as it
    was, and if the run is stopped it has all that was played.
    """
    is_parquet = results.ending(path) == ".parquet"
    if is_parquet:
        parquet.arrow()
    lines = path.with_name(f"{path.name}.part") if is_parquet else path
    was_there = lines.exists()
    output = None
    try:
        with open(lines, "a+b") as file:
            _hold(file, lines, path)
            output = Output(path, lines, file, keeps)
            _take_up(output, common, known)
            yield output
            if is_parquet and (output.added or was_there):
                whole = JsonLines(lines)
                for _ in whole:
                    pass
                parquet.write(path, common, whole)
    except BaseException:
        if is_parquet and not was_there and output is not None and not output.added:
            lines.unlink(missing_ok=True)
        raise
    finally:
        if not is_parquet and output is not None and not lines.stat().st_size:
            lines.unlink()
    if is_parquet:
        lines.unlink()


def _take_up(output: Output[T], common: Head, known: Callable[[Record], T]) -> None:
    """Read what was saved before; a last line that was cut short is removed."""
    before = JsonLines(output.lines)
    for record in results.belonging(output.lines, iter(before), common):
        output.had[record.seed] = known(record)
    if before.torn:
        output.torn = True
        os.truncate(output.lines, before.whole)
    elif before.whole and not _ends_a_line(output.lines):
        with open(output.lines, "ab") as file:
            file.write(b"\n")
    if output.path == output.lines or not output.path.exists():
        return
    for record in results.belonging(output.path, parquet.rows(output.path), common):
        if record.seed not in output.had:
            output.append([record])
            output.had[record.seed] = known(record)


def _ends_a_line(path: Path) -> bool:
    with open(path, "rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"


def _hold(file: IO[bytes], lines: Path, path: Path) -> None:
    """Make sure that nobody else writes to the file meanwhile, and that nobody has just finished it."""
    try:
        _lock(file)
        if not os.path.samestat(os.fstat(file.fileno()), os.stat(lines)):
            raise FileNotFoundError(lines)
    except OSError as taken:
        raise BadResults(f"Another run is writing {path}: wait for it, or choose another file.") from taken


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(1 << 40)  # far beyond anything that is read meanwhile
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
