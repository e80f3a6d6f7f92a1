"""Which database an address refers to."""

from pathlib import Path

from miskatonic.server.storage.database import Database, is_postgres


def database_at(where: Path | str) -> Database:
    """The database at an address, or in a file. Imports only what it needs."""
    if is_postgres(where):
        try:
            from miskatonic.server.storage.postgres import Postgres
        except ImportError as missing:
            why = "needs the extra `postgres`: pip install 'miskatonic[postgres]'"
            raise OSError(None, why, "PostgreSQL") from missing
        return Postgres(str(where))
    from miskatonic.server.storage.sqlite import SqliteFile

    return SqliteFile(Path(where))
