"""Several processes behind one port, and what is said when they can't be had."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import setup_databases
from miskatonic.server.processes import workers
from miskatonic.server.processes.buses import bus_at
from setup_databases import Postgres, Redis, free_port
from tests.server.page import PATIENCE, SOON, Page, Process, Seated, Server, asked, bearer, entries, eventually

COMMAND = [sys.executable, "-m", "miskatonic", "serve", "--port", "0"]


@pytest.fixture
def serve_shared(shared: str) -> Iterator[Callable[..., Process]]:
    """Starts `miskatonic serve` on a database that several may share; none outlives the test."""
    started: list[Process] = []

    def start(*arguments: str) -> Process:
        started.append(Process(shared, *arguments))
        return started[-1]

    yield start
    for process in started:
        process.kill()


def complaint(*arguments: str) -> str:
    """The one line with which the command refuses."""
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_file_has_room_for_one_process(database: Path) -> None:
    assert "Several need a PostgreSQL" in complaint("--workers", "2", "--database", str(database))
    assert "needs no bus" in complaint("--bus", "redis://127.0.0.1", "--database", str(database))
    assert not database.exists()


def test_with_a_file_nothing_is_imported_that_several_processes_need(database: Path) -> None:
    program = (
        "import sys; from miskatonic.server.storage.journal import Journal; "
        "from miskatonic.server.door.app import make_app; "
        f"make_app(Journal({str(database)!r})); "
        "others = ('psycopg', 'redis', 'miskatonic.server.processes'); "
        "print([name for name in sys.modules if name.startswith(others)])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://somewhere/tables", "neither a file nor the address of a PostgreSQL"),
        ("postgresql://127.0.0.1:port/tables", 'invalid integer value "port"'),
        ("postgresql://[::1/tables", "not the address of a database"),
        ("postgresql://127.0.0.1:{free}/tables", "can't be reached"),
    ],
)
def test_an_address_at_which_there_is_nothing_is_refused_with_a_sentence(address: str, said: str) -> None:
    assert said in complaint("--database", address.format(free=free_port()))


def test_whoever_is_not_let_in_says_why_and_keeps_the_password_to_itself(postgres: Postgres, shared: str) -> None:
    name = shared.rpartition("/")[2]
    for address, said in (
        (postgres.address(name, "wrong-secret"), "password authentication failed"),
        (postgres.address("nowhere"), "does not exist"),
    ):
        for count in ("1", "2"):
            told = complaint("--workers", count, "--database", address)
            assert said in told
            assert "secret" not in told
            assert Postgres.PASSWORD not in told
    told = complaint("--database", postgres.address(name, "s@lt/secret"))
    assert "as %40" in told
    assert "secret" not in told
    free = free_port()
    told = complaint("--database", shared, "--bus", f"redis://somebody:secret@127.0.0.1:{free}/0")
    assert f"redis://127.0.0.1:{free}/0: can't be reached" in told
    for bus in ("redis://127.0.0.1:port", "http://127.0.0.1", "redis://[::1", "redis://:s@lt/secret@127.0.0.1"):
        told = complaint("--database", shared, "--bus", bus)
        assert "not the address of a Redis" in told
        assert "secret" not in told


def test_a_redis_that_wants_a_password_is_refused_without_it(tmp_path: Path, redis_program: str, shared: str) -> None:
    locked = Redis(tmp_path, redis_program, password="silver-key")
    try:
        bus_at(locked.address, shared).check()
        told = complaint("--database", shared, "--bus", locked.address.replace("silver", "brass"))
        assert "can't be reached" in told
        assert "key" not in told.partition("can't")[0]
    finally:
        locked.stop()


def children(process: "Process | subprocess.Popen[bytes]") -> list[int]:
    """The processes that serve (Linux)."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
    lines = dict[int, bytes]()
    for one in found:
        with suppress(FileNotFoundError, ProcessLookupError):  # it may be gone since
            lines[int(one)] = Path(f"/proc/{one}/cmdline").read_bytes()
    return [one for one, line in lines.items() if b"spawn_main" in line]


def gone_on(process: Process, seated: Seated, page: Page) -> Page:
    """A page that has lost its line and comes back, wherever that leads."""
    page.close()
    for _ in range(100):
        try:
            return Page(process, seated, *seated["keys"]).__enter__()
        except (ConnectionClosed, InvalidHandshake, OSError):
            time.sleep(0.1)
    raise AssertionError("nobody was let in")


@pytest.mark.long
def test_several_processes_serve_one_port_and_one_that_is_killed_comes_back(
    serve_shared: Callable[..., Process], shared: str
) -> None:
    # given
    process = serve_shared("--workers", "2")
    eventually(lambda: asked(shared, "SELECT count(*) FROM processes") == [(2,)])
    seated = process.new_table()
    page = Page(process, seated, *seated["keys"]).__enter__()
    page.answer()
    first = children(process)
    assert len(first) == 2
    # when: one after the other is killed
    for victim in first:
        number = page.last["number"]
        os.kill(victim, signal.SIGKILL)
        page = gone_on(process, seated, page)
        # then: the page goes on
        assert page.last["number"] == number
        page.answer()
        eventually(lambda: len(children(process)) == 2 and victim not in children(process))
    assert len(entries(shared, seated["table"])) == 3
    # when: all of it ends
    began = time.monotonic()
    assert process.terminate() == 0
    # then: in time, and pages are told to come back
    assert time.monotonic() - began < SOON
    assert page.shown_out() == 1012
    page.close()


class Short:
    """A process that ends at once."""

    pid = exitcode = 2

    def start(self) -> None:
        """It is over before it has begun."""

    def is_alive(self) -> bool:
        return False

    def join(self) -> None:
        """It has ended."""


def test_a_process_that_never_begins_is_tried_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    # given: processes that end at once, the later ones after they had begun
    now, started = 0.0, []

    def begin(args: tuple[object, threading.Event], **_: object) -> Short:
        started.append(now)
        if now > 100:
            args[1].set()
        return Short()

    first = workers.Workers(1, lambda begun: begun())
    monkeypatch.setattr(first, "_context", SimpleNamespace(Event=threading.Event, Process=begin))
    monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: now))
    # when
    for _ in range(155):
        first.look()
        now += 1
    # then
    assert started == [0, 1, 3, 7, 15, 31, 61, 91, 121, 151, 152, 153, 154]


@pytest.mark.long
def test_a_process_begins_though_the_bus_is_away_and_ctrl_c_needs_no_words(
    tmp_path: Path, redis_program: str, shared: str
) -> None:
    # given: several processes, whose bus is gone
    bus = Redis(tmp_path, redis_program)
    command = [*COMMAND, "--database", shared, "--workers", "2", "--bus", bus.address]
    told = tmp_path / "told"
    with told.open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    try:
        eventually(lambda: "Miskatonic is open" in told.read_text(encoding="utf-8"))
        eventually(lambda: asked(shared, "SELECT count(*) FROM processes") == [(2,)])
        bus.stop()
        first = children(process)
        # when
        os.kill(first[0], signal.SIGKILL)
        # then
        later = "SELECT count(*) FROM processes WHERE id NOT LIKE '{}-%' AND id NOT LIKE '{}-%'"
        eventually(lambda: asked(shared, later.format(*first)) == [(1,)])
        # when: all of the group hear Ctrl-C
        os.killpg(process.pid, signal.SIGINT)
        # then
        assert process.wait(PATIENCE) == 0
        lines = told.read_text(encoding="utf-8").splitlines()
        assert sum("Miskatonic is open" in line for line in lines) == 1
        assert sum("another takes its place" in line for line in lines) == 1
        assert sum("can't be heard" in line for line in lines) <= 3
        assert not any("Traceback" in line for line in lines), lines
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.mark.long
def test_a_port_is_shared_by_the_processes_of_one_server_only(
    serve_shared: Callable[..., Process], shared: str
) -> None:
    process = serve_shared("--workers", "2")
    told = complaint("--workers", "2", "--database", shared, "--port", str(process.port))
    assert f"Port {process.port} of 127.0.0.1 can't be used" in told
    assert process.http.get("/health").text == "ok"


@pytest.mark.long
def test_the_processes_end_with_the_one_that_started_them(serve_shared: Callable[..., Process]) -> None:
    process = serve_shared("--workers", "2")
    started = children(process)
    process.kill()
    eventually(lambda: not any(Path(f"/proc/{one}").exists() for one in started))


@pytest.mark.long
def test_a_database_that_is_lost_in_the_middle_is_said_and_nothing_is_lost() -> None:
    # given: a game over a PostgreSQL of its own
    with setup_databases.postgres() as own:
        if own is None:
            pytest.skip("no PostgreSQL: install Debian's postgresql, or its like")
        lose_and_find(own)


def lose_and_find(running: Postgres) -> None:
    server = Server(running.address(), bus=bus_at(None, running.address()), watched=True)
    try:
        seated = server.new_table()
        with Page(server, seated, *seated["keys"]) as page:
            page.answer()
            option = page.options()[0]
            # when
            running.stop()
            # then
            assert server.http.get("/health").status_code == 503
            page.send(type="answer", number=1, option=option)
            assert page.hear("refused")["code"] in ("not_kept", "out_of_service")
            refused = server.http.get(f"/api/tables/{seated['table']}/export", headers=bearer(seated["creator"]))
            assert refused.status_code == 503
            assert server.http.post("/api/tables", json={"game": "elder_sign"}).status_code == 503
        # when: it is back
        running = running.again()
        eventually(lambda: server.http.get("/health").status_code == 200)
        # then
        eventually(lambda: server.http.get("/api/tables", headers=bearer(seated["creator"])).json()["tables"])
        with Page(server, seated, *seated["keys"]) as page:
            assert page.last["number"] == 1
            page.send(type="answer", number=1, option=option)
            page.reach(2)
        with psycopg.connect(running.address()) as connection:
            assert connection.execute("SELECT count(*) FROM miskatonic.journal").fetchone() == (2,)
    finally:
        server.close()
        running.stop()
