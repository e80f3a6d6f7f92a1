"""What one visitor who floods the server costs everybody else: others answer at their tables, alone and next to pages
of one address that ask for the position in words as fast as they may.

python scripts/load_flood.py [--pages 40 120] [--seconds 6] [--beside SOURCES]

Prints how long the others waited. With `--beside`, the server of another source tree is flooded in turn with this one,
so that other work on the machine affects both alike. Everything runs on loopback, with the proxy only simulated.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from load_page import Page, Told
from miskatonic.server.answers import Seated
from miskatonic.server.messages import PROTOCOL

FLOOD, OTHERS = "192.0.2.1", "192.0.2.2"
"""Where the proxy says they come from."""
GAME, SEATS, TABLES = "arkham_lcg", 2, 4
PACE = 1 / 29
"""Seconds between two questions of a page: the most a page may ask."""


class Guest:
    """Somebody at their own table."""

    def __init__(self, address: str, visitor: str) -> None:
        self.address, self.visitor = address, visitor

    async def sit_down(self, seated: Seated | None = None) -> Seated:
        """A page at a table, which is new unless one is given."""
        if seated is None:
            async with httpx.AsyncClient(base_url=self.address, timeout=60, trust_env=False) as client:
                wish = {"game": GAME, "seats": SEATS, "seed": random.randrange(2**40)}
                told = {"x-forwarded-for": self.visitor}
                answer = await client.post("/api/tables", json=wish, headers=told)
                seated = answer.raise_for_status().json()
        self.page = await Page.at(self.address.replace("http", "ws") + "/ws", self.visitor)
        join = {"type": "join", "protocol": PROTOCOL, "table": seated["table"], "keys": seated["keys"]}
        self.page.send({**join, "person": "p", "name": "P", "language": "en", "from": 0})
        self.last: Told = await self.page.state()
        return seated

    async def play(self, until: float) -> list[float]:
        """Decision after decision; how long each took."""
        waits = []
        while time.perf_counter() < until and self.last.asked is not None:
            options = [one for group in self.last.asked.groups for one in group.options]
            began = time.perf_counter()
            self.page.send({"type": "answer", "number": self.last.number, "option": random.choice(options).text})
            self.last = await self.page.state()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.1)
        return waits

    async def ask(self) -> None:
        """Question after question, each when the last one was answered or refused, until it is disconnected."""
        while True:
            began = time.perf_counter()
            self.page.send({"type": "position"})
            if await self.page.told("position", "refused") is None:
                return
            await asyncio.sleep(max(0.0, began + PACE - time.perf_counter()))


def flood(address: str, pages: int, begun: Any) -> None:
    """Pages of one visitor, all at one table."""

    async def all_of_them() -> None:
        first = Guest(address, FLOOD)
        seated = await first.sit_down()
        guests = [first]
        with contextlib.suppress(ConnectionRefusedError):  # no more are let in
            for _ in range(pages - 1):
                guest = Guest(address, FLOOD)
                await guest.sit_down(seated)
                guests.append(guest)
                await asyncio.sleep(PACE)
        begun.set()
        await asyncio.gather(*(guest.ask() for guest in guests))

    asyncio.run(all_of_them())


async def waits(address: str, seconds: float) -> list[float]:
    """How long the others wait, from the shortest to the longest."""
    guests = [Guest(address, OTHERS) for _ in range(TABLES)]
    for guest in guests:
        await guest.sit_down()
    until = time.perf_counter() + seconds
    found = await asyncio.gather(*(guest.play(until) for guest in guests))
    for guest in guests:
        guest.page.leave()
    return sorted(wait for some in found for wait in some)


def beside(address: str, pages: int, seconds: float) -> list[float]:
    """How long the others wait while that many pages of one visitor ask."""
    context = multiprocessing.get_context("fork")
    begun = context.Event()
    flooding = context.Process(target=flood, args=(address, pages, begun))
    if pages:
        flooding.start()
        begun.wait(60)
    try:
        return asyncio.run(waits(address, seconds))
    finally:
        if pages:
            flooding.kill()
            flooding.join()


class Server:
    """`miskatonic serve` from a source tree, behind a proxy on this machine."""

    def __init__(self, sources: str, folder: str) -> None:
        database = str(Path(folder) / "tables.db")
        command = [sys.executable, "-m", "miskatonic", "serve", "--proxy", "127.0.0.1", "--port", "0"]
        around = {**os.environ, "PYTHONPATH": sources}
        self.process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=around
        )
        assert self.process.stdout is not None
        port = int(self.process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        self.address = f"http://127.0.0.1:{port}"


def measure(name: str, sources: str, floods: list[int], seconds: float) -> None:
    """One server, alone and flooded."""
    for pages in floods:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(sources, folder)
            try:
                alone = beside(server.address, 0, seconds)
                found = beside(server.address, pages, seconds)
                p50, p95 = (found[int(len(found) * share)] * 1000 for share in (0.5, 0.95))
                before = alone[int(len(alone) * 0.95)] * 1000
                print(f"| {name} | {pages} | {p50:.0f} | {p95:.0f} | {p95 / before:.1f} |", flush=True)
            finally:
                server.process.terminate()
                server.process.wait()


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--pages", type=int, nargs="+", default=[40, 120])
    wishes.add_argument("--seconds", type=float, default=6)
    wishes.add_argument("--beside", metavar="SOURCES", help="the `src` folder of another tree")
    wished = wishes.parse_args()
    print("| server | pages that ask | p50 ms | p95 ms | of p95 when nobody asks |\n| --- | --- | --- | --- | --- |")
    if wished.beside:
        measure("the other", wished.beside, wished.pages, wished.seconds)
    measure("this one", str(Path(__file__).resolve().parent.parent / "src"), wished.pages, wished.seconds)


if __name__ == "__main__":
    main()
