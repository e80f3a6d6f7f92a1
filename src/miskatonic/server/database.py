"""The file that holds the tables: its schema, and how it is opened."""

import sqlite3

from miskatonic.server.migration import bring_up_to_date

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, made REAL NOT NULL, touched REAL NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,
    options TEXT NOT NULL, seed INTEGER NOT NULL, save TEXT, creator TEXT NOT NULL,
    version TEXT NOT NULL, contents TEXT NOT NULL, told TEXT, checkpoint TEXT, fate TEXT, origin TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_creator ON tables (creator, touched);
CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY, of_table TEXT NOT NULL, seat INTEGER NOT NULL, UNIQUE (of_table, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sequels (
    id TEXT PRIMARY KEY, of_table TEXT NOT NULL, number INTEGER NOT NULL, UNIQUE (of_table, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS inherited (
    of_table TEXT NOT NULL, seat INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (of_table, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journal (
    of_table TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, at REAL NOT NULL,
    told TEXT, checkpoint TEXT, chain TEXT,
    PRIMARY KEY (of_table, sequence)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ends (
    of_table TEXT PRIMARY KEY, sequence INTEGER NOT NULL, chain TEXT
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS entered AFTER INSERT ON journal BEGIN
    INSERT INTO ends VALUES (NEW.of_table, NEW.sequence + 1, NEW.chain)
    ON CONFLICT (of_table) DO UPDATE SET sequence = excluded.sequence, chain = excluded.chain;
END;
"""
"""`ends` says where the record of each table ends: entries that are cut off leave no gap in the journal. A
trigger keeps it, so that an entry and the new end are one statement. `sequels` says which table follows another one
that was over at that number; `inherited` are the keys of the other one that open it too.
"""
VERSION = 5
WAIT = 10.0
"""Seconds for which the writing waits while another program has locked the file."""
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def connect(path: str, wait: float) -> sqlite3.Connection:
    """A connection to the file that waits so many seconds for others."""
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=wait)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def open_database(path: str) -> sqlite3.Connection:
    """The database, made or brought up to date where it must be; refuses one of a later version."""
    try:
        connection = connect(path, WAIT)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version <= VERSION:
            bring_up_to_date(connection)
            connection.executescript(SCHEMA)
            connection.execute(f"PRAGMA user_version = {VERSION}")
            return connection
    except sqlite3.Error as problem:
        why = "another program has locked it" if error_code(problem) in LOCKED else problem
        raise OSError(None, f"can't hold tables: {why}", path) from problem
    connection.close()
    raise OSError(None, f"was made by a later Miskatonic (version {version}, this one knows {VERSION})", path)


def error_code(problem: BaseException | None) -> int:
    """Which of SQLite's errors it is, 0 if none."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF
