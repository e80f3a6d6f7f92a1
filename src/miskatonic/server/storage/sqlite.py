"""An SQLite file that one process has to itself (WAL, synchronous FULL)."""

import contextlib
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from miskatonic.server import keys
from miskatonic.server.messages import NOT_KEPT, Refused, out_of_service
from miskatonic.server.storage.database import Connection, Database, Found
from miskatonic.server.storage.file_safety import FileLock, damage
from miskatonic.server.storage.migration import VERSION, later, migrate
from miskatonic.server.storage.old_files import bring_up_to_date

WORDS = {"lean": "WITHOUT ROWID", "fleeting": ""}
ENTERED = """
CREATE TRIGGER IF NOT EXISTS entered AFTER INSERT ON journal BEGIN
    INSERT INTO ends VALUES (NEW.of_table, NEW.sequence + 1, NEW.chain)
    ON CONFLICT (of_table) DO UPDATE SET sequence = excluded.sequence, chain = excluded.chain;
END
"""
WAIT = 10.0
"""Seconds that writing waits while another program has the file locked."""
NO_WAIT = 0.1
"""Seconds that writing waits after one long wait: another program's lock is waited for only once."""
READING_WAIT = 0.5
"""Seconds that reading waits; nobody else is served meanwhile."""
LOOK = 1.0
"""Seconds between checks that the file is still there: each check costs the writing thread its turn."""
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
logger = logging.getLogger(__name__)


class SqliteFile(Database):
    """The file. Nobody else may have it open."""

    shared = False
    begin = "BEGIN IMMEDIATE"
    clock = "(julianday('now') - 2440587.5) * 86400.0"

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.name = str(self.path)
        self._hold = FileLock(self.path)
        try:
            open_database(self.name).close()
            self._connection = connect(self.name, READING_WAIT)
            self._connection.text_factory = _text
        except BaseException:
            self._hold.release()
            raise
        self._hold.begin()
        self._reading = threading.Lock()
        self._wait, self._looked = WAIT, 0.0

    def writing(self) -> Connection:
        self._wait = WAIT
        return connect(self.name, WAIT)

    def ready(self, connection: Connection) -> Connection:
        return connection

    def renewed(self, connection: Connection) -> Connection:
        with contextlib.suppress(sqlite3.Error, MemoryError, OSError):
            connection.close()
            if self._hold.trouble() is None:  # else a new file would be made
                return self.writing()
        return connection

    def wrote(self, connection: Connection, problem: Exception | None) -> None:
        """Another program's lock is waited for once, not by every writer."""
        wait = NO_WAIT if error_code(problem) in LOCKED else WAIT
        if wait != self._wait:
            connection.execute(f"PRAGMA busy_timeout = {round(wait * 1000)}")
            self._wait = wait

    def refuses_all(self, problem: Exception) -> bool:
        return isinstance(problem, sqlite3.OperationalError)

    def read(self, query: str, args: Sequence[object]) -> tuple[list[Found], bool]:
        rows: list[Found] = []
        try:
            with self._reading:
                rows.extend(self._connection.execute(query, args))
        except (sqlite3.Error, MemoryError) as problem:
            logger.error("%s can't be read: %s", self.path, problem)
            if error_code(problem) not in DAMAGE:
                raise out_of_service() from problem
            return rows, True
        return rows, False

    @contextlib.contextmanager
    def apart(self) -> Iterator[Connection]:
        try:
            with contextlib.closing(sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True)) as connection:
                yield connection
        except sqlite3.Error as problem:
            raise Refused("not_kept", NOT_KEPT, 503) from problem

    def settled(self, table: str) -> None:
        """Nothing to do: nobody else writes, and everybody who waited has been told."""

    def trouble(self) -> str | None:
        if time.monotonic() < self._looked + LOOK:
            return None
        missing = self._hold.trouble()
        if missing is None:
            self._looked = time.monotonic()
        return missing

    def full(self) -> str | None:
        return self._hold.trouble() or self._hold.full()

    def damage(self) -> str | None:
        return damage(self.path)

    def sign_of_life(self, connection: Connection) -> None:
        """Writes what is already there."""
        connection.execute(f"PRAGMA user_version = {VERSION}")

    def size(self, connection: Connection) -> int:
        pages, free, size = (
            connection.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * size)

    def secret(self, size: int) -> bytes:
        """In a file beside it that nobody else on the machine may read."""
        return keys.secret_in(Path(f"{self.path}.secret"))

    def close(self) -> None:
        self._connection.close()
        self._hold.release()


def connect(path: str, wait: float) -> sqlite3.Connection:
    """A connection to the file that waits up to that many seconds for others."""
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=wait)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def open_database(path: str) -> sqlite3.Connection:
    """The file, created or brought up to date if necessary; refuses one of a later version. Nobody else on the machine
    may read a new one, or SQLite's files beside it, which get the same permissions.
    """
    try:
        with contextlib.suppress(OSError):  # it exists, or can't be created: SQLite will say so
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        connection = connect(path, WAIT)
        version = _version(connection)
        if version <= VERSION:
            bring_up_to_date(connection)
            _migrate(connection)
            return connection
    except sqlite3.Error as problem:
        why = "another program has locked it" if error_code(problem) in LOCKED else problem
        raise OSError(None, f"can't hold tables: {why}", path) from problem
    connection.close()
    raise later(version, path)


def _migrate(connection: sqlite3.Connection) -> None:
    if _version(connection) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        migrate(
            connection,
            _version(connection),
            WORDS,
            lambda version: connection.execute(f"PRAGMA user_version = {version}"),
        )
        connection.execute(ENTERED)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def error_code(problem: BaseException | None) -> int:
    """Which of SQLite's errors it is; 0 if none."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def _text(data: bytes) -> str:
    """A text from the file. A damaged one is read as well: its chain shows the damage."""
    return data.decode(errors="replace")
