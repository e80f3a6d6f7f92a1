"""How files that earlier versions have made become files of this one."""

import sqlite3

FIRST_RULES = {"elder_sign": "2", "reign_of_cthulhu": "1"}
"""Files of schema 1 (Miskatonic 0.1) did not say with which rules their tables were played; they were these."""


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Change the schema of an older file, all of it or nothing. Nothing that it says is changed."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute("PRAGMA user_version").fetchone()[0] == 1:
            _keep_rules_and_events(connection)
            connection.execute("PRAGMA user_version = 2")
        if connection.execute("PRAGMA user_version").fetchone()[0] == 2:
            _keep_fate_origin_and_chain(connection)
            connection.execute("PRAGMA user_version = 3")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise


def _keep_rules_and_events(connection: sqlite3.Connection) -> None:
    """From schema 1 to 2: a table knows its rules, and keeps what was told and how it stood."""
    for column in ("version TEXT NOT NULL DEFAULT ''", "contents TEXT NOT NULL DEFAULT '{}'"):
        connection.execute(f"ALTER TABLE tables ADD COLUMN {column}")
    for table in ("tables", "journal"):
        connection.execute(f"ALTER TABLE {table} ADD COLUMN told TEXT")
        connection.execute(f"ALTER TABLE {table} ADD COLUMN checkpoint TEXT")
    connection.executemany(
        "UPDATE tables SET version = ? WHERE game = ?", [(version, game) for game, version in FIRST_RULES.items()]
    )


def _keep_fate_origin_and_chain(connection: sqlite3.Connection) -> None:
    """From schema 2 to 3: a table may keep where its chance comes from and who made it, an entry what it hangs on."""
    for table, column in (("tables", "fate"), ("tables", "origin"), ("journal", "chain")):
        connection.execute(f"ALTER TABLE {table} ADD COLUMN {column} TEXT")
