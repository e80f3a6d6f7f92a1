"""A server for all tests of a run, and tables at it."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

import setup_databases
from miskatonic.kernel import game
from miskatonic.server.door import live
from miskatonic.server.tables import open_table
from setup_databases import Postgres, Redis
from tests.server.page import Page, Process, Seated, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server that has no hurry limits; every test brings its own tables."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db")
    yield running
    running.close()


@pytest.fixture
def seated(server: Server) -> Seated:
    """A table of two, with its keys."""
    return server.new_table()


@pytest.fixture
def ada(server: Server, seated: Seated) -> Iterator[Page]:
    """Whoever holds seat 0."""
    with Page(server, seated, seated["keys"][0], person="ada-1", name="Ada") as page:
        yield page


@pytest.fixture
def marek(server: Server, seated: Seated) -> Iterator[Page]:
    """Whoever holds seat 1."""
    with Page(server, seated, seated["keys"][1], person="marek-2", name="Marek") as page:
        yield page


@pytest.fixture
def both(server: Server, seated: Seated) -> Iterator[Page]:
    """One person who holds both seats."""
    with Page(server, seated, *seated["keys"], person="oksana-3", name="Oksana") as page:
        yield page


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of three with questions open to several seats; its id."""
    monkeypatch.setitem(game._WHERE, "evening", "tests.server.evening")
    return "evening"


@pytest.fixture
def hasty_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not wait for people to follow."""
    monkeypatch.setattr(open_table, "BOT_PAUSE", 0.01)


@pytest.fixture
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages may come as fast as they like, at servers that are started from now on also those of one table."""
    monkeypatch.setattr(live, "MESSAGES", (1e6, 1e6))
    monkeypatch.setattr(live, "OF_ONE_ADDRESS", (1e6, 1e6))


@pytest.fixture
def serve(database: Path) -> Iterator[Callable[..., Process]]:
    """Starts `miskatonic serve` on the test's own database; none outlives the test."""
    started: list[Process] = []

    def start(*arguments: str, **environment: str) -> Process:
        started.append(Process(database, *arguments, **environment))
        return started[-1]

    yield start
    for process in started:
        process.kill()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of one test alone."""
    return tmp_path / "tables.db"


# --- several processes ---

NAMES = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a run."""
    with setup_databases.postgres() as running:
        if running is None:
            pytest.skip("no PostgreSQL: install Debian's postgresql, or its like")
        yield running


@pytest.fixture
def redis_program() -> str:
    """The program of a Redis, for tests that start one of their own."""
    program = setup_databases.redis_program()
    if program is None:
        pytest.skip("no Redis: install Debian's redis-server, or its like")
    return program


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for all tests of a run."""
    with setup_databases.redis() as running:
        if running is None:
            pytest.skip("no Redis: install Debian's redis-server, or its like")
        yield running


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """The address of an empty database of one test alone."""
    name = f"tables_{next(NAMES)}"
    with psycopg.connect(postgres.address(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.address(name)


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, database: Path) -> Path | str:
    """A database of one test alone, of each kind."""
    found: Path | str = request.getfixturevalue("shared") if request.param == "postgres" else database
    return found
