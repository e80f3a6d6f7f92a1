"""The schema, as numbered statements that SQLite and PostgreSQL share. A database with an earlier number gets those
that it lacks, all at once; one with a later number is refused, because its meaning is not known here.

Files with numbers before the first one here are brought up to it by `old_files`.
"""

from collections.abc import Callable, Mapping

from miskatonic.server.storage.database import Connection

NUMBERED: Mapping[int, tuple[str, ...]] = {
    5: (
        "CREATE TABLE IF NOT EXISTS tables ("
        "id TEXT PRIMARY KEY, made DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, game TEXT NOT NULL, "
        "seats INTEGER NOT NULL, options TEXT NOT NULL, seed BIGINT NOT NULL, save TEXT, creator TEXT NOT NULL, "
        "version TEXT NOT NULL, contents TEXT NOT NULL, told TEXT, checkpoint TEXT, fate TEXT, origin TEXT) {lean}",
        "CREATE INDEX IF NOT EXISTS tables_by_creator ON tables (creator, touched)",
        "CREATE TABLE IF NOT EXISTS keys ("
        "hash TEXT PRIMARY KEY, of_table TEXT NOT NULL, seat INTEGER NOT NULL, UNIQUE (of_table, seat)) {lean}",
        "CREATE TABLE IF NOT EXISTS sequels ("
        "id TEXT PRIMARY KEY, of_table TEXT NOT NULL, number BIGINT NOT NULL, UNIQUE (of_table, number)) {lean}",
        "CREATE TABLE IF NOT EXISTS inherited ("
        "of_table TEXT NOT NULL, seat INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (of_table, seat)) {lean}",
        "CREATE TABLE IF NOT EXISTS journal ("
        "of_table TEXT NOT NULL, sequence BIGINT NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, "
        "at DOUBLE PRECISION NOT NULL, told TEXT, checkpoint TEXT, chain TEXT, "
        "PRIMARY KEY (of_table, sequence)) {lean}",
        "CREATE TABLE IF NOT EXISTS ends (of_table TEXT PRIMARY KEY, sequence BIGINT NOT NULL, chain TEXT) {lean}",
    ),
    6: (
        "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) {lean}",
        "CREATE {fleeting} TABLE IF NOT EXISTS processes ("
        "id TEXT PRIMARY KEY, until DOUBLE PRECISION NOT NULL, numbers TEXT NOT NULL) {lean}",
        "CREATE {fleeting} TABLE IF NOT EXISTS present ("
        "page TEXT PRIMARY KEY, of_table TEXT NOT NULL, process TEXT NOT NULL, came DOUBLE PRECISION NOT NULL, "
        "who TEXT NOT NULL) {lean}",
        "CREATE INDEX IF NOT EXISTS present_by_table ON present (of_table)",
        "CREATE INDEX IF NOT EXISTS present_by_process ON present (process)",
        "CREATE {fleeting} TABLE IF NOT EXISTS wishes ("
        "of_table TEXT PRIMARY KEY, number BIGINT NOT NULL, wish TEXT NOT NULL, agreed TEXT NOT NULL) {lean}",
        "CREATE {fleeting} TABLE IF NOT EXISTS claims ("
        "of_table TEXT PRIMARY KEY, process TEXT NOT NULL, until DOUBLE PRECISION NOT NULL) {lean}",
    ),
    7: ("CREATE INDEX IF NOT EXISTS tables_by_origin ON tables (origin)",),
}
"""`ends` says where the record of each table ends: entries cut off at the end leave no gap in the journal. A trigger
maintains it, so that an entry and the new end are one statement. `sequels` says which table follows another one that
was over at that number; `inherited` holds the other one's keys, which open it too.

Number 6 adds what processes that serve the same tables tell each other (`shared_tables`), and the secret they share;
with 7, what strangers take is found by their address without reading all tables (`quotas`).
"""
VERSION = max(NUMBERED)


def later(version: int, name: str) -> OSError:
    """The refusal of a database with a later number than this program knows."""
    return OSError(None, f"was made by a later Miskatonic (version {version}, this one knows {VERSION})", name)


def migrate(connection: Connection, version: int, words: Mapping[str, str], keep: Callable[[int], object]) -> None:
    """Run every statement that a database with this number lacks, inside the caller's transaction. `words` are what
    each database calls its kinds of tables: `lean` ones stored by key only, `fleeting` ones that need not survive a
    crash. `keep` records the number.
    """
    for number, statements in NUMBERED.items():
        if number > version:
            for statement in statements:
                connection.execute(statement.format(**words))
    keep(VERSION)
