"""A server in a separate process and a real browser: for tests/browser, for the pictures and for measuring."""

from __future__ import annotations

import functools
import json
import os
import select
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, sync_playwright

from miskatonic.server.answers import Message, Seated
from miskatonic.server.messages import PROTOCOL
from scenes import scene
from setup_browser import browser

if TYPE_CHECKING:
    from miskatonic import Table

SIZES = {
    "desktop": (1440, 900),
    "laptop": (1024, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "zoomed": (720, 450),
}
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60.0


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser(), args=list(FLAGS))
        yield running
        running.close()


class Served:
    """`miskatonic serve` on loopback; it can be killed and started again at the same address."""

    program: tuple[str, ...] = ("-m", "miskatonic")

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self._shown: dict[Table, Seated] = {}
        self.start()

    def start(self) -> None:
        """Start it; its first line says the address."""
        command = ["serve", "--port", str(self.port), "--database", str(self.database)]
        self._process = subprocess.Popen(
            [sys.executable, *self.program, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        line = self._process.stdout.readline().decode() if ready else ""
        assert "http://" in line, f"the server did not start: {line}"
        self.port = int(line.rstrip("/\n").rpartition(":")[2])
        self.address = f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As if the power had gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process.stdout is not None
        self._process.send_signal(how)
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(PATIENCE)
        self._process.stdout.close()

    def post(self, path: str, body: Mapping[str, object], key: str = "") -> Seated:
        """What an endpoint answers that makes a table."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found: Seated = json.load(answer)
        return found

    def new_table(self, game: str, seats: int = 2, seed: int = 7, creator: str = "", **more: object) -> Seated:
        """A table with its keys."""
        return self.post("/api/tables", {"game": game, "seats": seats, "seed": seed, **more}, creator)

    def take_in(self, table: Table) -> Seated:
        """A table that was played elsewhere, with its keys."""
        return self.post("/api/import", {"file": table.save()})

    def shown(self, table: Table) -> Seated:
        """A table that was played elsewhere, always the same one: for tests that only look at it."""
        if table not in self._shown:
            self._shown[table] = self.take_in(table)
        return self._shown[table]

    def play(self, table: Table, creator: str = "") -> Seated:
        """The same table, played here over the socket of one page that holds all seats."""
        from websockets.sync.client import connect

        seated = self.new_table(table.game.id, table.seats, table.seed, creator, options=dict(table.options))
        texts = [table.answers[position].text for position in table.made]
        join = {"protocol": PROTOCOL, "table": seated["table"], "keys": seated["keys"], "person": "p", "name": ""}
        with connect(self.address.replace("http", "ws") + "/ws", max_size=None, proxy=None) as socket:
            socket.send(json.dumps({"type": "join", "language": "en", "from": 0, **join}))
            for text in [*texts, None]:
                state: Message = json.loads(socket.recv(PATIENCE))
                while state["type"] != "state" and state["type"] != "change":
                    state = json.loads(socket.recv(PATIENCE))
                if text is not None:
                    time.sleep(0.035)  # a page may send about thirty messages a second
                    socket.send(json.dumps({"type": "answer", "number": state["number"], "option": text}))
        return seated


@functools.cache
def played(game: str, seats: int, seed: int, decisions: int, prompt: str = "", **options: str) -> Table:
    """A table at which the sensible bot, with all seats, has made that many decisions, and more until that question. It
    must not be played on, because all callers get the same one.
    """
    from miskatonic import new_table
    from miskatonic.bots import Luck, find

    table = new_table(game, seed=seed, seats=seats, options=options)
    bot, luck = find("sensible", game), Luck(seed)
    while table.choice and (len(table.made) < decisions or (prompt and table.choice.prompt != prompt)):
        table.answer(bot(table, luck), seat=range(seats))
    return table


def staged(game: str, name: str) -> Table:
    """A table in one of the game's own scenes, which must not be played on."""
    return played(game, *scene(game, name))


def links(seated: Seated, *keys: str) -> str:
    """The path of a table with keys; with those of all seats if none is given."""
    return f"/t/{seated['table']}#{'.'.join(keys or seated['keys'])}"
