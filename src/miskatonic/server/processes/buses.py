"""Which bus an address refers to."""

from miskatonic.server.processes.bus import Bus


def bus_at(url: str | None, database: str) -> Bus:
    """The bus at a Redis address; without one, that of the database, which is PostgreSQL."""
    if url is None:
        from miskatonic.server.processes.postgres_bus import PostgresBus

        return PostgresBus(database)
    try:
        from miskatonic.server.processes.redis_bus import RedisBus
    except ImportError as missing:
        raise OSError(None, "needs the extra `redis`: pip install 'miskatonic[redis]'", "Redis") from missing
    return RedisBus(url)
