"""How much load one server can take: 200 tables with two connected seats each, played by script.

python scripts/load.py [--tables 200] [--seconds 20] [--games …]    prints a report, as in docs/load.md
python scripts/load.py --memory 15                      plays that many minutes, and prints how much memory it takes
python scripts/load.py --workers 2 --database own       compares SQLite and PostgreSQL, one process and several

Measured from the moment an answer is sent to the moment its new view has been received, together with two baselines in
the same run: a WebSocket echo, and single SQLite commits with synchronous FULL on the same disk. A table whose game is
over is replaced by a new one.
"""

import argparse
import asyncio
import multiprocessing
import random
import socket
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

import miskatonic
from load_page import Page
from miskatonic.server.answers import Seated
from miskatonic.server.messages import PROTOCOL

GAMES = [game.id for game in miskatonic.games()]
SLICES = 20
"""How often answers and bare commits take turns, so that other work on the machine affects both alike."""
SEATS = 2
PACE = 215
"""Answers a second that the tables aim for together; sleeping and waiting reduce it a little."""


def serve(bound: socket.socket, database: str, bus: str | None = None) -> None:
    """The server under test, as `miskatonic serve` runs it; only the limits for one address and one page are higher."""
    from miskatonic.server.door import live, serving
    from miskatonic.server.door.app import make_app
    from miskatonic.server.processes.buses import bus_at
    from miskatonic.server.storage.database import is_postgres
    from miskatonic.server.storage.journal import Journal

    live.MESSAGES = 10_000.0, 10_000.0
    line = bus_at(bus, database) if is_postgres(database) else None
    app = make_app(Journal(database), rate=10_000, burst=10_000, bus=line)
    serving.run(app, bound, public=False, proxy=None)


async def echo(bound: socket.socket) -> None:
    """A bare echo."""

    async def back(connection: Any) -> None:
        async for message in connection:
            await connection.send(message)

    async with websockets.serve(back, sock=bound):
        await asyncio.Event().wait()


def serve_echo(bound: socket.socket) -> None:
    asyncio.run(echo(bound))


class Player:
    """A table and both its pages, played by script: whoever is asked answers at random."""

    def __init__(self, number: int, client: httpx.AsyncClient, address: str) -> None:
        self.number, self.client, self.address = number, client, address
        self.waits: list[float] = []
        self.pages: list[Page] = []
        self.tables = 0

    async def sit_down(self) -> None:
        """A new table, and both its pages."""
        self.leave()
        self.tables += 1
        body = {"game": GAMES[self.number % len(GAMES)], "seats": SEATS, "seed": random.randrange(2**40)}
        self.table: Seated = (await self.client.post("/api/tables", json=body)).raise_for_status().json()
        for seat, key in enumerate(self.table["keys"]):
            page = await Page.at(self.address + "/ws")
            join = {"type": "join", "protocol": PROTOCOL, "table": self.table["table"], "keys": [key], "language": "en"}
            page.send({**join, "person": f"p{seat}", "name": f"P{seat}", "from": 0})
            self.pages.append(page)
        self.states = [await page.state() for page in self.pages]

    def leave(self) -> None:
        for page in self.pages:
            page.leave()
        self.pages = []

    async def play(self, until: float, pause: float) -> None:
        """Decision after decision; both pages wait for every new state."""
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if self.states[0].asked is None:
                await self.sit_down()
                continue
            seat = self.states[0].asked.seat
            asked = self.states[seat].asked
            assert asked is not None
            own = [one for group in asked.groups for one in group.options if one.seat == seat]
            answer = {"type": "answer", "number": self.states[0].number, "option": random.choice(own).text}
            sent = time.perf_counter()
            self.pages[seat].send(answer)
            self.states[seat] = await self.pages[seat].state()
            self.waits.append(time.perf_counter() - sent)
            self.states[1 - seat] = await self.pages[1 - seat].state()
            if pause:
                await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))


def listening() -> socket.socket:
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    bound.listen(1024)
    return bound


async def phase(players: list[Player], seconds: float, pause: float) -> tuple[float, list[float]]:
    """All tables at once; decisions per second and the waits."""
    for player in players:
        player.waits = []
    began = time.perf_counter()
    await asyncio.gather(*(player.play(began + seconds, pause) for player in players))
    waits = sorted(wait for player in players for wait in player.waits)
    return len(waits) / (time.perf_counter() - began), waits


async def echoes(address: str, seconds: float, size: int) -> tuple[float, list[float]]:
    """One message of that size after another, there and back."""
    waits = []
    text = "x" * size
    async with websockets.connect(address, max_size=None) as connection:
        until = time.perf_counter() + seconds
        while (sent := time.perf_counter()) < until:
            await connection.send(text)
            await connection.recv()
            waits.append(time.perf_counter() - sent)
    return len(waits) / seconds, sorted(waits)


class Bare:
    """Bare SQLite: one row, one commit, synchronous FULL in WAL."""

    def __init__(self, folder: Path) -> None:
        self.connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")
        self.connection.execute(
            "CREATE TABLE entries (of_table TEXT, sequence INTEGER, data TEXT, UNIQUE (of_table, sequence))"
        )
        self.count, self.seconds = 0, 0.0

    def commit(self, seconds: float) -> None:
        """One commit after another for that long."""
        began = time.perf_counter()
        while time.perf_counter() < began + seconds:
            entry = (self.count, '{"option": "go:koi_pond", "seat": 0}')
            self.connection.execute("INSERT INTO entries VALUES ('t', ?, ?)", entry)
            self.count += 1
        self.seconds += time.perf_counter() - began


async def in_turns(players: list[Player], bare: Bare, seconds: float, server: int) -> tuple[float, list[float], float]:
    """Answers at full speed and bare commits in turns: answers a second, their waits, and the server's processor time
    for one.
    """
    waits: list[float] = []
    played = took = 0.0
    for _ in range(SLICES):
        began, before = time.perf_counter(), processor_time(server)
        waits += (await phase(players, seconds / SLICES, 0))[1]
        played += time.perf_counter() - began
        took += processor_time(server) - before
        bare.commit(3.0 / SLICES)
    return len(waits) / played, sorted(waits), took / len(waits)


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has used (Linux)."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text(encoding="utf-8").split()[0]) for thread in threads) / 1e9


async def journal_alone(folder: Path, tables: int, seconds: float) -> float:
    """Entries a second that the journal makes durable when many tables write at once, each waiting for its own."""
    from miskatonic.server.storage.hash_chain import End
    from miskatonic.server.storage.journal import Journal

    journal = Journal(folder / "alone.db")
    until = time.perf_counter() + seconds

    async def write(table: int) -> int:
        end = End(0, "")
        while time.perf_counter() < until:
            end, _ = await journal.append(f"t{table}", end, "answer", '{"option": "go:koi_pond", "seat": 0}')
        return end.sequence

    counts = await asyncio.gather(*(write(table) for table in range(tables)))
    journal.close()
    return sum(counts) / seconds


async def unseen(folder: Path, tables: int, seconds: float) -> float:
    """How many decisions become durable when nobody is watching: rules and journal, but no views and no sockets."""
    from miskatonic.kernel import find_game
    from miskatonic.server.storage.journal import Journal
    from miskatonic.server.storage.records import Header
    from miskatonic.server.tables.house import begun
    from miskatonic.server.tables.open_table import OpenTable
    from miskatonic.server.tables.people import Viewer
    from miskatonic.server.tables.playthrough import Playthrough
    from miskatonic.server.tables.replaying import first_position

    journal = Journal(folder / "unseen.db")
    until = time.perf_counter() + seconds

    async def play(number: int) -> int:
        count, person = 0, Viewer(set(range(SEATS)), "en")
        while time.perf_counter() < until:
            now, game = time.time(), GAMES[number % len(GAMES)]
            header = Header(f"{number}-{count}", now, now, game, SEATS, "{}", number + count, None, "")
            table = first_position(header, find_game(game))
            await journal.new_table(begun(header, table), {})
            opened = OpenTable(journal, header, {}, Playthrough(table))
            while opened.table.choice is not None and time.perf_counter() < until:
                option = random.choice(opened.table.choice.options)
                await opened.answer(person, opened.table.number, option.text)
                count += 1
        return count

    counts = await asyncio.gather(*(play(number) for number in range(tables)))
    journal.close()
    return sum(counts) / seconds


def told(name: str, rate: float, waits: list[float]) -> str:
    at = [waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return f"| {name} | {rate:,.0f} | {at[0]:.1f} | {at[1]:.1f} | {at[2]:.1f} |"


async def measure(address: str, echo_address: str, server: int, count: int, seconds: float, folder: Path) -> None:
    client = httpx.AsyncClient(base_url=address, timeout=60)
    players = [Player(number, client, address.replace("http", "ws")) for number in range(count)]
    for player in players:
        await player.sit_down()
    print(f"{count} tables of {', '.join(GAMES)}, {SEATS} seats connected to each, one process\n")
    print("| | per second | p50 ms | p95 ms | p99 ms |\n| --- | --- | --- | --- | --- |")
    size = players[0].pages[0].size
    print(told(f"echo of {size:,} bytes, one connection", *await echoes(echo_address, 3, size)))
    await phase(players, seconds, count / PACE)  # unmeasured: chances and sentences are worked out once and remembered
    rate, waits = await phase(players, seconds, count / PACE)
    print(told("answers at about 200 a second", rate, waits))
    commits = Bare(folder)
    full, waits, work = await in_turns(players, commits, seconds / 2, server)
    bare = commits.count / commits.seconds
    print(told("answers at full speed", full, waits))
    alone = await journal_alone(folder, count, 3.0)
    durable = await unseen(folder, count, 4.0)
    print(f"\nBare SQLite commits, FULL, same disk: {bare:,.0f} a second.")
    print(f"The journal alone, entries of {count} tables: {alone:,.0f} a second, {alone / bare:.2f} of that.")
    print(
        f"Decisions made durable at {count} tables, with nobody watching: {durable:,.0f}, {durable / bare:.2f} of that."
    )
    print(f"Answers with everything people see, at full speed: {full:,.0f} a second, {full / bare:.2f} of that;")
    print(f"the server needs {work * 1e6:,.0f} µs for each, which alone would allow {1 / work / bare:.2f} of that.")
    for player in players:
        player.leave()
    await client.aclose()


def resident(process: int) -> float:
    """The memory of a process in MB (Linux)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def watch(address: str, server: int, count: int, minutes: int) -> None:
    """Keep playing at the usual pace; print every minute how much was answered and how much memory the server takes."""
    client = httpx.AsyncClient(base_url=address, timeout=60)
    players = [Player(number, client, address.replace("http", "ws")) for number in range(count)]
    print(f"The server before anybody has connected: {resident(server):.0f} MB\n")
    for player in players:
        await player.sit_down()
    print("| minute | answers | tables set up | MB |\n| --- | --- | --- | --- |")
    answers = 0
    for minute in range(1, minutes + 1):
        _, waits = await phase(players, 60, count / PACE)
        answers += len(waits)
        tables = sum(player.tables for player in players)
        print(f"| {minute} | {answers:,} | {tables} | {resident(server):.0f} |", flush=True)
    for player in players:
        player.leave()
    await client.aclose()


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--tables", type=int, default=200)
    wishes.add_argument("--seconds", type=float, default=20)
    wishes.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    wishes.add_argument("--memory", type=int, metavar="MINUTES")
    wishes.add_argument("--workers", type=int, default=2, help="number of processes to compare")
    wishes.add_argument("--database", metavar="own|postgresql://…", help="compare with this PostgreSQL")
    wishes.add_argument("--bus", metavar="redis://…")
    wished = wishes.parse_args()
    GAMES[:] = wished.games
    if wished.database:
        from load_processes import compare

        compare(wished.tables, wished.seconds, wished.workers, wished.database, wished.bus)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        doors = listening(), listening()
        servers = [
            multiprocessing.get_context("fork").Process(target=serve, args=(doors[0], str(folder / "tables.db"))),
            multiprocessing.get_context("fork").Process(target=serve_echo, args=(doors[1],)),
        ]
        for server in servers:
            server.start()
        try:
            ports = [door.getsockname()[1] for door in doors]
            address, echo_address = f"http://127.0.0.1:{ports[0]}", f"ws://127.0.0.1:{ports[1]}"
            server_id = servers[0].pid
            assert server_id is not None
            if wished.memory:
                asyncio.run(watch(address, server_id, wished.tables, wished.memory))
            else:
                asyncio.run(measure(address, echo_address, server_id, wished.tables, wished.seconds, folder))
        finally:
            for server in servers:
                server.terminate()
                server.join()


if __name__ == "__main__":
    main()
