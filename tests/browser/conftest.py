"""A server and a browser for all tests of a run; every test brings its own tables and its own people."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import miskatonic
from real_browser import Served
from real_browser import chromium as launched
from setup_browser import browser
from tests.browser.visitor import Visitor

GAMES = [game.id for game in miskatonic.games()]
Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser program; it is closed before tests of anything else, because its loop runs in this thread."""
    if browser() is None:
        pytest.skip("no browser: install chromium, or name one in MISKATONIC_BROWSER")
    with launched() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server of most tests."""
    running = Served(tmp_path_factory.mktemp("browser") / "tables.db")
    yield running
    running.stop()


class Evenings(Served):
    """A server that knows one game more: an evening of three, which begins with a question to everybody."""

    program = (
        "-c",
        "import sys; from miskatonic.kernel import game; game._WHERE['evening'] = 'tests.server.evening'; "
        "from miskatonic.cli import main; sys.exit(main())",
    )


@pytest.fixture
def evenings(tmp_path: Path) -> Iterator[Served]:
    """A server with another game on the shelf, of which there is no drawing."""
    running = Evenings(tmp_path / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser, server: Served) -> Iterator[Visit]:
    """Lets people in, each with a browser of their own; in the end nothing may have gone wrong for anybody."""
    people: list[Visitor] = []

    def visiting(at: Served = server, **how: Any) -> Visitor:
        people.append(Visitor(chromium, at, **how))
        return people[-1]

    yield visiting
    troubles = [trouble for visitor in people for trouble in visitor.close()]
    assert not troubles, "\n".join(troubles)
