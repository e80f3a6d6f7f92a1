"""The end of a server: within seconds, whoever is there and whatever they do."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.page import PATIENCE, SOON, Page, Process, entries


@contextmanager
def deaf(process: Process) -> Iterator[socket.socket]:
    """Somebody who asks for more than the system takes in for them, and never reads it."""
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", process.port))
        raw.sendall(b"GET /static/icons/sprite.svg HTTP/1.1\r\nHost: localhost\r\n\r\n" * 80)
        yield raw


@pytest.mark.parametrize("how", ["terminate", "stop"])
def test_it_ends_within_seconds_though_pages_are_open_and_do_not_read(
    serve: Callable[..., Process], database: Path, how: str
) -> None:
    # given: people at tables, and some whose pages never read what they are sent
    process = serve()
    seated = process.new_table()
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(Page(process, seated, *seated["keys"])) for _ in range(3)]
        open_pages.enter_context(deaf(process))
        half = socket.create_connection(("127.0.0.1", process.port))
        open_pages.enter_context(half)
        half.sendall(b"GET / HTTP/1.1\r\nHost: ")
        pages[0].answer()
        # when
        began = time.monotonic()
        getattr(process, how)()
        # then
        assert time.monotonic() - began < SOON
    assert len(entries(database, seated["table"])) == 1


BUSY = """
import sys, time
from miskatonic.server.seen import lists
def busy(house, creator, language):
    print("busy", flush=True)
    end = time.monotonic() + 600
    while time.monotonic() < end:
        pass
lists.tables_of = busy
from miskatonic.cli import main
main()
"""


@pytest.mark.long
def test_it_ends_within_seconds_though_something_is_still_being_worked_out(database: Path) -> None:
    # given: a server that works on something and hears nothing
    command = [sys.executable, "-c", BUSY, "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as asking:
            asking.sendall(
                b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer 0123456789abcdef\r\n\r\n"
            )
            while process.stdout.readline() != "busy\n":
                pass
            # when
            began = time.monotonic()
            process.terminate()
            # then
            process.wait(PATIENCE)
            assert time.monotonic() - began < SOON
