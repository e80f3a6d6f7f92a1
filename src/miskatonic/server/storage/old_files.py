"""How files made by earlier versions are brought up to date."""

import contextlib
import logging
import sqlite3
from collections.abc import Iterable, Iterator

FIRST_RULES = {"elder_sign": "2", "reign_of_cthulhu": "1"}
"""Files of schema 1 (Miskatonic 0.1) did not say which rules their tables were played with; they were these."""
logger = logging.getLogger(__name__)


End = tuple[str, int, str | None]
"""A table, how many entries its record has, and the hash that the next one links to."""


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Change the schema of an older file, each step completely or not at all. Its contents don't change."""
    if _version(connection) == 1:
        with _at_once(connection, 2):
            _keep_rules_and_events(connection)
    if _version(connection) == 2:
        with _at_once(connection, 3):
            _keep_fate_origin_and_chain(connection)
    if _version(connection) == 3:
        ends = list(_ends(connection))  # beforehand: a transaction in which SQLite meets damage can't write any more
        with _at_once(connection, 4):
            _keep_ends(connection, ends)


def _version(connection: sqlite3.Connection) -> int:
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


@contextlib.contextmanager
def _at_once(connection: sqlite3.Connection, version: int) -> Iterator[None]:
    """One transaction, after which the file has that version."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise


def _keep_rules_and_events(connection: sqlite3.Connection) -> None:
    """From schema 1 to 2: a table knows its rules, and stores its events and positions."""
    for column in ("version TEXT NOT NULL DEFAULT ''", "contents TEXT NOT NULL DEFAULT '{}'"):
        connection.execute(f"ALTER TABLE tables ADD COLUMN {column}")
    for table in ("tables", "journal"):
        connection.execute(f"ALTER TABLE {table} ADD COLUMN told TEXT")
        connection.execute(f"ALTER TABLE {table} ADD COLUMN checkpoint TEXT")
    connection.executemany(
        "UPDATE tables SET version = ? WHERE game = ?", [(version, game) for game, version in FIRST_RULES.items()]
    )


def _keep_fate_origin_and_chain(connection: sqlite3.Connection) -> None:
    """From schema 2 to 3: a table may store where its randomness comes from and who made it, an entry its link."""
    for table, column in (("tables", "fate"), ("tables", "origin"), ("journal", "chain")):
        connection.execute(f"ALTER TABLE {table} ADD COLUMN {column} TEXT")


def _ends(connection: sqlite3.Connection) -> Iterator[End]:
    """Where the record of each table ends, as found; nothing for those that are damaged."""
    for (table,) in connection.execute("SELECT id FROM tables").fetchall():
        try:
            found = connection.execute(
                "SELECT coalesce(max(sequence) + 1, 0), chain FROM journal WHERE of_table = ?", (table,)
            ).fetchone()
        except sqlite3.OperationalError:  # the disk
            raise
        except sqlite3.DatabaseError as damage:
            logger.error("the end of the table %s can't be read: %s", table, damage)
        else:
            yield (table, *found)


def _keep_ends(connection: sqlite3.Connection, ends: Iterable[End]) -> None:
    """From schema 3 to 4: where the record of each table ends is stored; if that is missing, the record is damaged."""
    columns = "of_table TEXT PRIMARY KEY, sequence INTEGER NOT NULL, chain TEXT"
    connection.execute(f"CREATE TABLE ends ({columns}) WITHOUT ROWID")
    connection.executemany("INSERT INTO ends VALUES (?, ?, ?)", ends)
