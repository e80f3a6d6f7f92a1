"""A PostgreSQL database, which several processes may write to. Everything is in its own schema.

The key (table, sequence) lets one of two writers win. The trigger that maintains `ends` accepts an entry only where the
record ends: nothing can be entered after a gap, or at a table that was deleted.
"""

import contextlib
import logging
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg_pool import ConnectionPool, PoolTimeout

from miskatonic.server.messages import NOT_KEPT, Refused, out_of_service
from miskatonic.server.outage import Outage
from miskatonic.server.storage.database import Connection, Database, Found, Rows
from miskatonic.server.storage.migration import VERSION, later, migrate

HOME = "miskatonic"
"""The schema that holds everything."""
WORDS = {"lean": "", "fleeting": "UNLOGGED"}
ENTERED = (
    """
CREATE OR REPLACE FUNCTION entered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE ends SET sequence = NEW.sequence + 1, chain = NEW.chain
        WHERE of_table = NEW.of_table AND sequence = NEW.sequence;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the record of % does not end at %', NEW.of_table, NEW.sequence
            USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NULL;
END $$
""",
    "CREATE OR REPLACE TRIGGER entered AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION entered()",
)
MIGRATING = 0x6D69736B
"""The lock that processes starting at the same time wait for."""
WITHIN = 4
"""Seconds within which the server must let us in."""
STANDS_STILL = 10
"""Seconds after which the server ends an idle transaction, because it holds others up."""
CONNECTING: Mapping[str, Any] = {
    "connect_timeout": WITHIN,
    "fallback_application_name": HOME,
    "client_encoding": "UTF8",
}
"""How all connections are made; the server lists them under this name."""
READERS = 4
"""Connections of one process for reading."""
TRIES = READERS + 1
"""A lost connection is noticed when it is used; then another one is tried. All may have been lost together."""
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
logger = logging.getLogger(__name__)
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # we log ourselves, once, that nothing can be read


class PostgresConnection:
    """A connection that takes the statements which both databases share."""

    def __init__(self, raw: "psycopg.Connection[Any]") -> None:
        self.raw = raw

    @property
    def in_transaction(self) -> bool:
        return not self.raw.closed and self.raw.info.transaction_status != TransactionStatus.IDLE

    def execute(self, statement: str, args: Sequence[object] = (), /) -> Rows:
        return self.raw.execute(_own(statement), args or None)

    def executemany(self, statement: str, args: Sequence[Sequence[object]], /) -> None:
        for one in args:
            self.execute(statement, one)

    def close(self) -> None:
        self.raw.close()


class Postgres(Database):
    """The database at an address."""

    shared = True
    begin = "BEGIN"
    clock = "extract(epoch FROM clock_timestamp())::double precision"

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = spoken(url)
        connection = self.writing()
        try:
            encoding = connection.execute("SHOW server_encoding").fetchone()[0]
            if encoding != "UTF8":
                why = f"can't hold tables: its encoding is {encoding}; create one with createdb -E UTF8 -T template0"
                raise OSError(None, why, self.name)
            self._migrate(connection)
            if connection.execute("SHOW fsync").fetchone()[0] == "off":
                logger.warning("%s has fsync off: what it reports as written may be lost in a power failure", self.name)
        except psycopg.Error as problem:
            raise OSError(None, f"can't hold tables: {one_line(problem)}", self.name) from problem
        finally:
            connection.close()
        self._unread = Outage(logger, f"{self.name} can't be read", f"{self.name} can be read again")
        self._pool = ConnectionPool(
            url,
            min_size=1,
            max_size=READERS,
            timeout=WITHIN,
            reconnect_timeout=WITHIN,  # waiting longer each time would notice too late that the server is back
            kwargs={"autocommit": True, **CONNECTING},
            configure=_at_home,
            open=True,
        )

    def _migrate(self, connection: PostgresConnection) -> None:
        """One process does it, and those that start at the same time find it done."""
        connection.execute("BEGIN")
        connection.execute("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
        connection.execute(f"CREATE SCHEMA IF NOT EXISTS {HOME}")
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        found = connection.execute("SELECT max(version) FROM schema_version").fetchone()[0]
        version = 0 if found is None else int(found)
        if version > VERSION:
            raise later(version, self.name)
        if version < VERSION:
            migrate(connection, version, WORDS, lambda now: _set_version(connection, now))
            for statement in ENTERED:
                connection.execute(statement)
        connection.execute("COMMIT")

    def writing(self) -> PostgresConnection:
        try:
            raw = psycopg.connect(self.url, autocommit=True, **CONNECTING)
            _at_home(raw)
            raw.execute(DURABLE)
            raw.execute(f"SET idle_in_transaction_session_timeout = '{STANDS_STILL}s'".encode())
        except psycopg.Error as problem:
            raise OSError(None, f"can't be reached: {one_line(problem)}", self.name) from problem
        return PostgresConnection(raw)

    def ready(self, connection: Connection) -> Connection:
        assert isinstance(connection, PostgresConnection)
        return connection if _is_whole(connection.raw) else self.writing()

    def renewed(self, connection: Connection) -> Connection:
        with contextlib.suppress(psycopg.Error):
            connection.close()
        return connection  # `ready` makes another when it is needed

    def wrote(self, connection: Connection, problem: Exception | None) -> None:
        """A connection that was lost is noticed by `ready`."""

    def refuses_all(self, problem: Exception) -> bool:
        """A deadlock between two writers doesn't count: each of them can be written separately."""
        waited = isinstance(problem, psycopg.errors.DeadlockDetected | psycopg.errors.SerializationFailure)
        return isinstance(problem, psycopg.OperationalError | OSError) and not waited

    def complaint(self, problem: Exception) -> Exception:
        """Callers that know nothing of PostgreSQL know system errors."""
        if not isinstance(problem, psycopg.Error):
            return problem
        told = OSError(None, one_line(problem), self.name)
        told.__cause__ = problem
        return told

    def order(self, rows: list[Found]) -> list[Found]:
        """In the same order for all processes, so that no two wait for each other."""
        return sorted(rows, key=lambda row: row[:2])

    def read(self, query: str, args: Sequence[object]) -> tuple[list[Found], bool]:
        try:
            found = self._found(query, args)
        except psycopg.DataError:  # the query asks for something that no database can contain
            return [], False
        except (psycopg.Error, MemoryError) as problem:
            self._unread.failed(one_line(problem))
            raise out_of_service() from problem
        self._unread.worked()
        return found, False

    def _found(self, query: str, args: Sequence[object]) -> list[Found]:
        for tried in range(1, TRIES + 1):
            try:
                with self._pool.connection() as raw:
                    return PostgresConnection(raw).execute(query, args).fetchall()
            except PoolTimeout:  # we were not let in
                raise
            except psycopg.OperationalError:
                if tried == TRIES:
                    raise
        raise AssertionError("a last try returns or raises")

    @contextlib.contextmanager
    def apart(self) -> Iterator[Connection]:
        try:
            with self._lent() as raw:
                yield PostgresConnection(raw)
        except psycopg.Error as problem:
            raise Refused("not_kept", NOT_KEPT, 503) from problem

    @contextlib.contextmanager
    def _lent(self) -> "Iterator[psycopg.Connection[Any]]":
        """One of the connections for reading that still works."""
        for _ in range(READERS):
            with self._pool.connection() as raw:
                if _is_whole(raw):
                    yield raw
                    return
        with self._pool.connection() as raw:
            yield raw

    def settled(self, table: str) -> None:
        """A writer locks the end of the record until its entry is committed, or isn't."""
        self.read("SELECT sequence FROM ends WHERE of_table = ? FOR UPDATE", (table,))

    def sign_of_life(self, connection: Connection) -> None:
        """A standby that follows another database can be read, but not written to."""
        if connection.execute("SHOW transaction_read_only").fetchone()[0] == "on":
            raise OSError(None, "can't be written to: it is read only, or follows another database", self.name)

    def size(self, connection: Connection) -> None:
        """Whoever runs PostgreSQL watches its disk; counting all its tables for each new one would take too long."""

    def secret(self, size: int) -> bytes:
        """In the database: all processes that serve its tables have the same."""
        connection = self.writing()
        try:
            made = (secrets.token_hex(size),)
            connection.execute("INSERT INTO secrets VALUES ('signet', ?) ON CONFLICT DO NOTHING", made)
            return bytes.fromhex(connection.execute("SELECT value FROM secrets WHERE name = 'signet'").fetchone()[0])
        except psycopg.Error as problem:
            raise self.complaint(problem) from problem
        finally:
            connection.close()

    def close(self) -> None:
        self._pool.close()


def _is_whole(raw: "psycopg.Connection[Any]") -> bool:
    """Whether an unused connection still works. A server that ends one says why and closes it: that is two things to be
    read.
    """
    with contextlib.suppress(psycopg.Error):
        for _ in range(2):
            raw.pgconn.consume_input()
    return not raw.closed


def _own(statement: str) -> bytes:
    """A statement in the form PostgreSQL's driver expects."""
    return statement.replace("?", "%s").encode()


def _at_home(raw: "psycopg.Connection[Any]") -> None:
    """Make a connection see only our schema."""
    raw.execute(f"SET search_path = {HOME}".encode())


def _set_version(connection: PostgresConnection, version: int) -> None:
    connection.execute("DELETE FROM schema_version")
    connection.execute("INSERT INTO schema_version VALUES (?)", (version,))


def spoken(url: str) -> str:
    """An address as it may be shown: without a password. Refuses anything that isn't an address."""
    try:
        known = conninfo_to_dict(url)
    except psycopg.Error as problem:
        raise OSError(None, f"this is not the address of a database: {one_line(problem)}", "--database") from problem
    if "@" in f"{known.get('host', '')}{known.get('dbname', '')}":  # part of a password, which must not be shown
        raise OSError(None, "in a database address, write @ in a password as %40 and / as %2F", "--database")
    user = f"{known['user']}@" if known.get("user") else ""
    port = f":{known['port']}" if known.get("port") else ""
    return f"postgresql://{user}{known.get('host', '')}{port}/{known.get('dbname', '')}"


def one_line(problem: BaseException) -> str:
    """What went wrong, without the lines that only help at an interactive prompt."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    told = [line for line in lines if "Is the server running" not in line and not line.startswith("Multiple")]
    return (told or lines or [type(problem).__name__])[0]
