"""What keeps the file with the tables intact: one server at a time, a check before it is used, and whether it is still
there and has room.
"""

import errno
import logging
import os
import shutil
import sqlite3
import sys
import threading
from pathlib import Path
from typing import IO

LEAST_FREE = 4 * 2**20
"""Bytes that must be free on a disk, or it counts as full: room for SQLite's write-ahead log to grow as usual."""
CHECKED_WITHIN = 2.0
"""Seconds that checking a file may take before the server starts without having seen all of it."""
WITHOUT_ITS_END = """
SELECT id FROM tables LEFT JOIN ends ON ends.of_table = id
WHERE ends.sequence IS NULL OR ends.sequence > coalesce((SELECT max(sequence) + 1 FROM journal WHERE of_table = id), 0)
LIMIT 1
"""
TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""The system's errors for a file that somebody else has locked."""
logger = logging.getLogger(__name__)


class FileLock:
    """Makes sure that only this server writes to a file. The system unlocks it however the process ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        beside = path.with_name(f"{path.name}.lock")
        self._file: IO[bytes] = beside.open("ab")
        try:
            _lock(self._file)
        except OSError as problem:
            if problem.errno in TAKEN:
                self._file.close()
                raise OSError(
                    None, "another Miskatonic has these tables open; close it, or choose another file", str(path)
                ) from problem
            logger.warning("%s can't be locked, so a second server would not be noticed: %s", beside, problem)
        self._which: tuple[int, int] | None = None

    def begin(self) -> None:
        """Remember which file it is."""
        self._which = _which(self.path)

    def trouble(self) -> str | None:
        """Why nothing should be written: the file is gone, or another has taken its place."""
        return None if _which(self.path) == self._which else f"{self.path} is gone, or another file has taken its place"

    def full(self) -> str | None:
        """Why there is no room for more, if so."""
        try:
            free = shutil.disk_usage(self.path.parent).free
        except OSError as problem:
            return str(problem)
        return None if free >= LEAST_FREE else f"the disk of {self.path} is full"

    def release(self) -> None:
        """Let another server have it."""
        self._file.close()


def _which(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def damage(path: Path, within: float = CHECKED_WITHIN) -> str | None:
    """What is wrong with the file, if a quick look finds something. A large file is checked for that long only."""
    found: list[str] = []
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)

    def look() -> None:
        try:
            found.extend(row[0] for row in connection.execute("PRAGMA quick_check(1)"))
            found.extend(f"the end of the table {row[0]} is missing" for row in connection.execute(WITHOUT_ITS_END))
        except sqlite3.Error as problem:
            if getattr(problem, "sqlite_errorcode", 0) != sqlite3.SQLITE_INTERRUPT:
                found.append(str(problem))
        finally:
            connection.close()

    looking = threading.Thread(target=look, name="quick check", daemon=True)
    looking.start()
    looking.join(within)
    if looking.is_alive():
        try:
            connection.interrupt()
        except sqlite3.ProgrammingError:  # it has just ended
            looking.join()
    return next((line for line in found if line != "ok"), None)
