"""How much load one process can take on SQLite, and one or several on PostgreSQL, one after the other in the same run.

python scripts/load.py --workers 2 --database own              starts a PostgreSQL for a while
python scripts/load.py --workers 2 --database postgresql://…   takes an empty database of yours [--bus redis://…]

People are connected to whichever process the system gives them, so most tables are served by two. The players run on
the same machine, in a separate process.
"""

import asyncio
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import psycopg

import setup_databases
from load import GAMES, PACE, Bare, Player, phase, resident, serve, told
from miskatonic.server.processes.sockets import bind, share

WARM = 5.0
"""Seconds at the usual pace that are not measured."""
BARE = 3.0
IDLE = 10.0
TICKS = os.sysconf("SC_CLK_TCK")


class Case(NamedTuple):
    """What is measured: a name, where tables are stored, how many processes, the bus between them, and whether all
    people at a table are sent to the same process, as a proxy can do.
    """

    name: str
    where: str
    workers: int
    bus: str | None
    together: bool = False


@contextmanager
def served(case: Case) -> Iterator[tuple[list[str], list[int]]]:
    """Processes behind one port, each with its share of the connections, or each behind its own port; their addresses
    and ids.
    """
    first = bind("127.0.0.1", 0, shared=True)
    addresses, processes = [], []
    for _ in range(case.workers):
        door = share("127.0.0.1", 0 if case.together else first.getsockname()[1])
        door.listen(1024)
        addresses.append(f"http://127.0.0.1:{door.getsockname()[1]}")
        processes.append(multiprocessing.get_context("fork").Process(target=serve, args=(door, case.where, case.bus)))
        processes[-1].start()
        door.close()
    try:
        time.sleep(3)
        yield addresses, [process.pid or 0 for process in processes]
    finally:
        for process in processes:
            process.terminate()
            process.join()
        first.close()


def processor(pids: list[int]) -> float:
    """Seconds of processor time that these processes have taken (Linux)."""
    taken = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        taken += int(fields[11]) + int(fields[12])
    return taken / TICKS


async def measured(case: Case, addresses: list[str], pids: list[int], count: int, seconds: float) -> None:
    """One line at the usual pace and one at full speed; then what an idle page costs."""
    clients = [httpx.AsyncClient(base_url=address, timeout=60) for address in addresses]
    players = []
    for number in range(count):
        at = number // len(GAMES) % len(addresses)  # all games at all processes
        players.append(Player(number, clients[at], addresses[at].replace("http", "ws")))
    for player in players:
        await player.sit_down()
    await phase(players, WARM, count / PACE)
    for name, pause, length in (("about 200 a second", count / PACE, seconds), ("at full speed", 0.0, seconds)):
        before = processor(pids)
        rate, waits = await phase(players, length, pause)
        cost = (processor(pids) - before) / len(waits) * 1000
        print(f"{told(f'{case.name}, {name}', rate, waits)} {cost:.2f} |", flush=True)
    before, memory = processor(pids), sum(map(resident, pids))
    await asyncio.sleep(IDLE)
    idle = (processor(pids) - before) / IDLE / (2 * count) * 1e6
    print(f"<!-- {case.name}: {2 * count} idle pages, {idle:.0f} µs a second each; {memory:.0f} MB in all -->")
    for player in players:
        player.leave()
    for client in clients:
        await client.aclose()


def bare_postgres(url: str, seconds: float) -> float:
    """One row, one commit over one connection, as the server's own entries are committed."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS bare (of_table TEXT, sequence BIGINT, data TEXT)")
        connection.execute("CREATE UNIQUE INDEX IF NOT EXISTS bare_key ON bare (of_table, sequence)")
        connection.execute("TRUNCATE bare")
        count, until = 0, time.perf_counter() + seconds
        while time.perf_counter() < until:
            data = '{"option": "go:koi_pond", "seat": 0}'
            connection.execute("INSERT INTO bare VALUES ('t', %s, %s)", (count, data))
            count += 1
        connection.execute("DROP TABLE bare")
    return count / seconds


def stored(url: str) -> str:
    """How much is stored of a game."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET search_path = miskatonic")
        row = connection.execute(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM journal),"
            " (SELECT pg_total_relation_size('journal')), (SELECT pg_total_relation_size('tables'))"
        ).fetchone()
        assert row is not None
        tables, entries, journal, headers = row
        return f"{journal / entries:,.0f} bytes an answer, {headers / tables:,.0f} bytes a table ({tables} tables)"


def compare(count: int, seconds: float, workers: int, database: str, bus: str | None) -> None:
    """All of it, as a table."""
    with ExitStack() as running, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if database == "own":
            own = running.enter_context(setup_databases.postgres())
            if own is None:
                raise SystemExit("There is no PostgreSQL here; name one: --database postgresql://…")
            database = own.address()
        cases = [
            Case("SQLite, 1 process", str(folder / "tables.db"), 1, None),
            Case("PostgreSQL, 1 process", database, 1, bus),
            Case(f"PostgreSQL, {workers} processes", database, workers, bus),
            Case(f"PostgreSQL, {workers} processes, a table at one", database, workers, bus, together=True),
        ]
        print(f"{count} tables, 2 seats connected to each, bus: {'Redis' if bus else 'LISTEN/NOTIFY'}\n")
        print("| | per second | p50 ms | p95 ms | p99 ms | processor ms an answer |\n|" + " --- |" * 6)
        for case in cases:
            with served(case) as (addresses, pids):
                asyncio.run(measured(case, addresses, pids, count, seconds))
        bare = Bare(folder)
        bare.commit(BARE)
        print(f"\nBare SQLite commits, FULL, same disk: {bare.count / bare.seconds:,.0f} a second.")
        print(f"Bare PostgreSQL commits, same disk, one connection: {bare_postgres(database, BARE):,.0f} a second.")
        print(f"In PostgreSQL: {stored(database)}.")
