"""Several processes that serve the same tables. Any of them serves any table, and any may disappear at any moment.

What happens at a table is in its record, which every process that has it open follows (`catch_up`). Besides it the
database has, for as long as it matters: which processes are alive (`processes`, each reports every few seconds), who is
at which table (`present`), whose request is waiting for consent (`wishes`), and which process plays a table's bots
(`claims`). The `bus` says when to look. Whatever is missed is found because each process also checks on its own.
"""

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
from collections.abc import Coroutine, Mapping
from typing import Any

import msgspec

from miskatonic.server.messages import NOT_KEPT, Refused, encode
from miskatonic.server.outage import Outage
from miskatonic.server.processes.bus import Bus, News
from miskatonic.server.storage.database import Connection
from miskatonic.server.storage.journal import Work
from miskatonic.server.tables.counts import Numbers
from miskatonic.server.tables.house import House
from miskatonic.server.tables.people import Viewer, Wish
from miskatonic.server.tables.room import OtherProcesses, Room

BEAT = 4.0
"""Seconds between reports that a process is alive and checks on how far its tables are."""
LIVES = 14.0
"""Seconds after which a silent process counts as gone."""
ROUND = 12
"""Beats within which everything about a table is checked, even what seldom changes: its keys, and what follows it."""
CLAIM = 6.0
"""Seconds for which one process alone may play the bots of a table."""
TOGETHER = 500
"""How many tables are queried at once."""
AT_A_GLANCE = """
SELECT ends.of_table, ends.sequence, number, wish, agreed,
    (SELECT count(*) FROM present JOIN processes ON processes.id = process
        WHERE present.of_table = ends.of_table AND process <> ? AND until > {clock})
FROM ends LEFT JOIN wishes ON wishes.of_table = ends.of_table WHERE ends.of_table IN ({tables})
"""
"""What often changes about tables: how far each is, the pending request, how many people are there elsewhere."""
FAILURES = (Refused, OSError)
"""What reading or writing raises when the database does not answer."""
logger = logging.getLogger(__name__)


class Who(msgspec.Struct):
    """Somebody at a table, as the other processes need to know them."""

    person: str
    name: str
    seats: list[int]


read_who = msgspec.json.Decoder(Who).decode
read_numbers = msgspec.json.Decoder(Numbers).decode
read_wish = msgspec.json.Decoder(tuple[str, str]).decode
read_people = msgspec.json.Decoder(str).decode_lines


class SharedTables(OtherProcesses):
    """This process among the others."""

    def __init__(self, house: House, bus: Bus) -> None:
        self.house, self.bus = house, bus
        self.journal = house.journal
        self.clock = self.journal.database.clock
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._pages: dict[Viewer, tuple[str, str, float, str]] = {}
        """The rows of everybody connected here: page, table, when they came, who they are."""
        self._left: set[str] = set()
        """Pages that are gone, but still in the database."""
        self._counter = itertools.count()
        self._pending: dict[str, bool] = {}
        """The tables with news; whether more than their record must be checked."""
        self._busy: set[str] = set()
        """The tables that are being checked."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends = False
        self._claims: dict[str, float] = {}
        """The tables whose bots this process plays, and until when by its own clock."""
        self._blind = Outage(logger, "can't look for the other processes", "the other processes are found again")

    # --- as long as the server runs ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Send, receive, and check on its own."""
        await asyncio.gather(
            self.bus.speak(self.process), self.bus.listen(self.process, self._heard, self._anew), self._live()
        )

    async def _live(self) -> None:
        for beat in itertools.count():
            try:
                await self._beat()
                await self._look_around(beat)
                self._blind.worked()
            except FAILURES as problem:
                self._blind.failed(problem)
            except Exception:  # whatever it is: a silent process counts as gone
                logger.exception("can't look for the other processes")
            await asyncio.sleep(BEAT)
            if self._ends:
                return

    async def _beat(self) -> None:
        """Report that this process is alive; clear away dead ones and the people connected to them."""
        told = encode(self.house.metrics.numbers(self.house.visitors)).decode()
        left, here = list(self._left), list(self._pages.values())

        def work(connection: Connection) -> list[str]:
            stirred = []
            mine = connection.execute(
                f"UPDATE processes SET until = {self.clock} + ?, numbers = ? WHERE id = ? RETURNING id",
                (LIVES, told, self.process),
            ).fetchall()
            if not mine:  # the first time, or the others have given up on us
                connection.execute(
                    f"INSERT INTO processes VALUES (?, {self.clock} + ?, ?)", (self.process, LIVES, told)
                )
                for row in here:
                    self._enter(connection, *row)
                    stirred.append(row[1])
            connection.executemany("DELETE FROM present WHERE page = ?", [(page,) for page in left])
            connection.execute(f"DELETE FROM processes WHERE until < {self.clock}")
            gone = "DELETE FROM present WHERE process NOT IN (SELECT id FROM processes) RETURNING of_table"
            return stirred + [row[0] for row in connection.execute(gone).fetchall()]

        stirred = await self.journal.write(work)
        self._left.difference_update(left)
        for table in set(stirred):
            self._stir(table)

    async def _look_around(self, beat: int = -1) -> None:
        """Check how far the tables with people here are, and whether people have come or asked for something; some of
        them are checked thoroughly.
        """
        here = sorted(table for table, room in self.house.rooms.items() if room.visitors)
        for at, table in enumerate(here):
            if at % ROUND == beat % ROUND and beat >= 0:
                self._follow(table, stirred=True)
        for start in range(0, len(here), TOGETHER):
            some = here[start : start + TOGETHER]
            query = AT_A_GLANCE.format(clock=self.clock, tables=", ".join("?" * len(some)))
            rows = await asyncio.to_thread(self.journal.rows, query, self.process, *some)
            seen = {table: what for table, *what in rows}
            for table in some:
                room = self.house.rooms.get(table)
                if table not in seen:
                    self._follow(table, stirred=True)
                elif room is not None:
                    sequence, *wish, people = seen[table]
                    other = people != len(room.elsewhere) or not room.expects(_read(*wish))
                    if other or room.is_behind(sequence):
                        self._follow(table, stirred=other)

    async def leave(self) -> None:
        """Nobody is connected here any more; the others need not wait to find that out."""
        self._ends = True
        tables = {table for _, table, _, _ in self._pages.values()}

        def work(connection: Connection) -> None:
            for where in ("present WHERE process", "claims WHERE process", "processes WHERE id"):
                connection.execute(f"DELETE FROM {where} = ?", (self.process,))

        with contextlib.suppress(*FAILURES):
            await self.journal.write(work)
        for table in tables:
            self._stir(table)
        await asyncio.sleep(0.05)  # for the last messages

    # --- following --------------------------------------------------------------------------------------------------

    def moved(self, room: Room, sequence: int) -> None:
        self.bus.tell(News(room.header.id, sequence, stirred=False))

    def stirred(self, room: Room) -> None:
        self._stir(room.header.id)

    def _stir(self, table: str) -> None:
        self.bus.tell(News(table, 0, stirred=True))
        self._follow(table, stirred=True)

    def _heard(self, news: News) -> None:
        room = self.house.rooms.get(news.table)
        if room is None or room.is_idle:  # it is checked when somebody comes
            return
        if news.stirred or room.is_behind(news.sequence):
            self._follow(news.table, stirred=news.stirred)

    def _anew(self) -> None:
        """Something may have been missed."""
        self._begin(self._look_around())

    def _follow(self, table: str, *, stirred: bool) -> None:
        """Check a table; one that is being checked, once more afterwards."""
        self._pending[table] = stirred or self._pending.get(table, False)
        if table not in self._busy:
            self._busy.add(table)
            self._begin(self._followed(table))

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await doing
            except FAILURES as problem:
                self._blind.failed(problem)

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _followed(self, table: str) -> None:
        try:
            while (stirred := self._pending.pop(table, None)) is not None:
                room = self.house.rooms.get(table)
                if room is None or room.lock.withdrawn:
                    continue
                async with room.lock:
                    if stirred:
                        await self.look(room)
                    if not room.lock.withdrawn:
                        await room.catch_up()
        finally:
            self._busy.discard(table)

    async def bring_up_to_date(self, room: Room) -> bool:
        async with room.lock:
            await self.look(room)
            if not room.lock.withdrawn:
                await room.catch_up()
        return not room.lock.withdrawn

    # --- what there is besides the record ---------------------------------------------------------------------------

    async def look(self, room: Room) -> None:
        table = room.header.id
        keys, sequels, present, wish = await asyncio.to_thread(self._beside, table)
        if keys is None:
            self.house.forget(room)
            return
        lost = {seat for hash_, seat in room.keys.items() if hash_ not in keys}
        room.keys = keys
        room.show_out(lost)
        if room.sequels != sequels:
            room.sequels = sequels
            room.shown.clear()
            room.changed()
        people = [
            Viewer(set(who.seats), "en", who.person, who.name) for process, who in present if process != self.process
        ]
        for _, who in present:
            room.holders.update(dict.fromkeys(who.seats, who.person))
        if [one.known_as for one in people] != [one.known_as for one in room.elsewhere]:
            room.elsewhere = people
            for visitor in room.visitors:
                visitor.show_people()
        await room.hear_of(wish)

    def _beside(self, table: str) -> "tuple[dict[str, int] | None, dict[int, str], list[tuple[str, Who]], Wish | None]":
        """Keys (None if the table is gone), sequels, everybody there with their processes, the pending request."""
        rows = self.journal.rows
        if not rows("SELECT sequence FROM ends WHERE of_table = ?", table):
            return None, {}, [], None
        present = rows(
            "SELECT process, who FROM present JOIN processes ON processes.id = process"
            f" WHERE of_table = ? AND until > {self.clock} ORDER BY came",
            table,
        )
        waits = rows("SELECT number, wish, agreed FROM wishes WHERE of_table = ?", table)
        wish = _read(*waits[0]) if waits else None
        people = [(process, read_who(who)) for process, who in present]
        return self.journal.keys(table), self.journal.sequels(table), people, wish

    async def came(self, room: Room, visitor: Viewer) -> None:
        page = f"{self.process}-{next(self._counter)}"
        who = encode(Who(visitor.person, visitor.name, sorted(visitor.seats))).decode()
        row = (page, room.header.id, self.journal.now(), who)
        self._pages[visitor] = row
        try:
            await self._write(lambda connection: self._enter(connection, *row))
        except BaseException:  # nobody knows whether it was written
            del self._pages[visitor]
            self._left.add(page)
            raise
        self.bus.tell(News(room.header.id, 0, stirred=True))

    def _enter(self, connection: Connection, page: str, table: str, came: float, who: str) -> None:
        row = (page, table, self.process, came, who)
        connection.execute("INSERT INTO present VALUES (?, ?, ?, ?, ?) ON CONFLICT (page) DO NOTHING", row)

    async def went(self, room: Room, visitor: Viewer) -> None:
        row = self._pages.pop(visitor, None)
        if row is None:
            return
        self._left.add(row[0])
        with contextlib.suppress(Refused):  # else it is done at the next beat
            await self._write(lambda connection: connection.execute("DELETE FROM present WHERE page = ?", row[:1]))
            self._left.discard(row[0])
        self._stir(room.header.id)

    async def is_visited(self, table: str) -> bool:
        query = f"SELECT page FROM present JOIN processes ON id = process WHERE of_table = ? AND until > {self.clock}"
        return bool(await asyncio.to_thread(self.journal.rows, query, table))

    async def wished(self, room: Room) -> None:
        table, wish = room.header.id, room.wish

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM wishes WHERE of_table = ?", (table,))
            if wish is not None:
                agreed = "\n".join(encode(person).decode() for person in sorted(wish.agreed))
                connection.execute(
                    "INSERT INTO wishes VALUES (?, ?, ?, ?) ON CONFLICT (of_table) DO UPDATE"
                    " SET number = excluded.number, wish = excluded.wish, agreed = excluded.agreed",
                    (table, wish.number, _written(wish), agreed),
                )

        await self._write(work)
        self.stirred(room)

    async def agreed(self, room: Room, wish: Wish, person: str) -> None:
        """If several agree at the same time, the last of them sees that all do."""
        args = ("\n" + encode(person).decode(), room.header.id, wish.number, _written(wish))
        query = "UPDATE wishes SET agreed = agreed || ? WHERE of_table = ? AND number = ? AND wish = ? RETURNING agreed"
        for (agreed,) in await self._write(lambda connection: connection.execute(query, args).fetchall()):
            wish.agreed = set(read_people(agreed))

    async def may_play(self, room: Room) -> bool:
        """One process at a time, as long as it renews its claim; if it is gone, another soon takes over. Should two
        play after all, the record accepts only one of them.
        """
        table, now = room.header.id, asyncio.get_running_loop().time()
        if self._claims.get(table, 0.0) > now + CLAIM / 2:
            return True
        self._claims = {known: until for known, until in self._claims.items() if until > now}
        query = (
            f"INSERT INTO claims VALUES (?, ?, {self.clock} + ?) ON CONFLICT (of_table) DO UPDATE"
            " SET process = excluded.process, until = excluded.until"
            f" WHERE claims.process = excluded.process OR claims.until < {self.clock} RETURNING process"
        )
        args = (table, self.process, CLAIM)
        if await self._write(lambda connection: connection.execute(query, args).fetchall()):
            self._claims[table] = now + CLAIM
            return True
        return False

    async def numbers(self) -> Mapping[str, Numbers]:
        found = {}
        with contextlib.suppress(Refused):
            query = f"SELECT id, numbers FROM processes WHERE until > {self.clock}"
            found = {process: read_numbers(told) for process, told in await asyncio.to_thread(self.journal.rows, query)}
        return {**found, self.process: self.house.metrics.numbers(self.house.visitors)}

    async def _write(self, work: Work) -> Any:
        """Write something; refuses the request if that fails."""
        try:
            return await self.journal.write(work)
        except OSError as problem:
            raise Refused("not_kept", NOT_KEPT, 503) from problem


def _written(wish: Wish) -> str:
    """Who wants what, as the other processes read it."""
    return encode((wish.person, wish.to)).decode()


def _read(number: int | None, what: str, agreed: str) -> Wish | None:
    """The pending request, if there is one."""
    return None if number is None else Wish(*read_wish(what), number, set(read_people(agreed)))
