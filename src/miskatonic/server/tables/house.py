"""The house: all tables, found by their ids; read from the journal when somebody comes."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Mapping

from miskatonic import bots
from miskatonic.kernel import Game, Table, UnknownOption, find_game, load_table
from miskatonic.kernel.record import contents, is_signed, signed
from miskatonic.kernel.replay import parted
from miskatonic.server import keys
from miskatonic.server.answers import Seated
from miskatonic.server.messages import Refused
from miskatonic.server.storage import transcript
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import SPECTATOR, Entry, Header
from miskatonic.server.tables import foreign_saves, seeds
from miskatonic.server.tables.counts import Metrics
from miskatonic.server.tables.opening import AnyTable, open_room
from miskatonic.server.tables.quotas import DAY, Quotas
from miskatonic.server.tables.replaying import first_position
from miskatonic.server.tables.room import NO_OTHERS, OtherProcesses, Room
from miskatonic.server.tables.seeds import SealedSeed

logger = logging.getLogger(__name__)
IN_MEMORY = 250
"""How many tables stay in memory, unless more have people at them; a long game takes one or two megabytes."""
OPENING = 2
"""How many tables are read from the journal at once."""


class House:
    """Every table of a server."""

    def __init__(self, journal: Journal, *, public: bool = False) -> None:
        self.journal = journal
        self.quotas = Quotas(journal, public=public)
        self.metrics = Metrics()
        self.secret = keys.ServerSecret(journal.database.secret(keys.SIZE))
        self.foreign_saves = foreign_saves.ForeignSaves()
        self._tables: dict[str, AnyTable] = {}
        self._coming: dict[str, asyncio.Task[AnyTable | None]] = {}
        """The tables that are being read."""
        self._opening = asyncio.Semaphore(OPENING)
        self.processes: OtherProcesses = NO_OTHERS
        """Other processes that serve the same tables."""

    def find(self, table: str) -> AnyTable | None:
        """The table with that id, read from the journal if it is not in memory."""
        room = self._present(table)
        if room is None:
            room = self._read(table)
            if room is not None:
                room = self._hold(room)
        return room

    async def found(self, table: str) -> AnyTable | None:
        """The same, while everybody else plays on. Those who come at the same time wait for one read: with several
        copies of a table, one could miss what happens at another.
        """
        room = self._present(table)
        if room is None:
            reading = self._coming.get(table)
            if reading is None:
                reading = self._coming[table] = asyncio.create_task(self._opened(table))
                reading.add_done_callback(lambda _: self._coming.pop(table, None))
            room = await asyncio.shield(reading)
        return room if room is not None and await self.processes.bring_up_to_date(room) else None

    async def _opened(self, table: str) -> AnyTable | None:
        async with self._opening:
            room = await asyncio.to_thread(self._read, table)
        return None if room is None else self._hold(room)

    def _present(self, table: str) -> AnyTable | None:
        """The table with that id in memory, unless its journal could not be read again."""
        room = self._tables.get(table)
        return None if room is None or room.lock.withdrawn else room

    def _read(self, table: str) -> AnyTable | None:
        """The table as the journal has it; nothing is changed."""
        header = self.journal.header(table)
        if header is None:
            return None
        room = open_room(self.journal, header, self.journal.keys(table))
        room.sequels = self.journal.sequels(table)
        return room

    def _hold(self, room: AnyTable) -> AnyTable:
        """The table with that id in memory: this one, unless somebody was faster. One that is dropped to make room is
        withdrawn, so that nobody who still has it can do anything that its successor would miss.
        """
        room = self._tables[room.header.id] = self._present(room.header.id) or room
        room.processes = self.processes
        if len(self._tables) > IN_MEMORY:
            idle = [known for known, other in self._tables.items() if other.is_idle and other is not room]
            for known in idle[: len(self._tables) - IN_MEMORY]:
                self._tables.pop(known).lock.withdrawn = True
        return room

    @property
    def rooms(self) -> Mapping[str, AnyTable]:
        """The tables in memory."""
        return self._tables

    @property
    def visitors(self) -> int:
        """How many pages are open."""
        return sum(len(room.visitors) for room in self._tables.values())

    async def new_table(
        self,
        game: Game,
        seats: int | None,
        options: Mapping[str, str],
        seed: int | None,
        creator: str | None,
        with_bots: Mapping[int, str],
        address: str = "",
    ) -> Seated:
        """Set a table up and give out its keys."""
        count, settled = game.settle(seats, options)
        for seat, name in with_bots.items():
            if seat >= count:
                raise UnknownOption(f"There is no seat {seat} at a table of {count}.")
            bots.find(name, game.id)
        if seed is not None and seed > seeds.LAST:
            raise UnknownOption(f"A seed must be a whole number up to {seeds.LAST}.")
        origin = await self.admitted(address)
        fate = seeds.drawn() if seed is None else seeds.known(seed, "chosen")
        column = seeds.in_column(int(fate.seed))
        header = Header("", 0, 0, game.id, count, json.dumps(settled), column, None, "", origin=origin)
        header = header._replace(fate=fate.written())
        return await self._open(begun(header, first_position(header, game)), creator, with_bots)

    async def import_save(self, file: str, creator: str | None, address: str) -> Seated:
        """A table from a save; a bad one harms nobody."""
        origin = await self.admitted(address)
        own = await asyncio.to_thread(is_signed, file, self.secret.sign)
        return await self._take_in(await self.foreign_saves.read(file, signed=own, address=address), creator, origin)

    async def go_on_with(self, past: Table, creator: str | None, address: str, *, apart: bool) -> Seated:
        """A table from a position of another one; `apart` from it, with its own randomness, if nobody may know its
        seed.
        """
        origin = await self.admitted(address)
        fate = seeds.drawn() if apart else None
        if fate is not None:
            past = await asyncio.to_thread(parted, past, int(fate.seed))
        return await self._take_in(await asyncio.to_thread(_taken, past), creator, origin, fate)

    async def admitted(self, address: str) -> str | None:
        """What is stored of an address that may set up another table; nothing on a server without strangers."""
        origin = self.secret.of_address(address) if self.quotas.public else None
        await self.quotas.admit(origin)
        return origin

    async def delete(self, room: Room) -> None:
        """Delete a table for good; everybody there is disconnected."""
        async with room.lock:
            await self.quotas.forget(room.header.id)
            self.forget(room)
            self.processes.stirred(room)

    def forget(self, room: Room) -> None:
        """A table was deleted."""
        self._tables.pop(room.header.id, None)
        room.bots.clear()
        room.keys.clear()
        room.lock.withdrawn = True
        for visitor in room.visitors:
            visitor.leave()

    async def tidy(self) -> None:
        """Delete the tables that nobody has touched for a long time and nobody is at."""
        for table in await asyncio.to_thread(self.quotas.abandoned, self.journal.now()):
            room = self._present(table)
            if await self.processes.is_visited(table):
                continue
            if room is None:
                await self.quotas.forget(table)
            elif not room.visitors:
                await self.delete(room)

    async def keep_tidy(self) -> None:
        """Once a day, for as long as the server runs."""
        while True:
            try:
                await self.tidy()
            except (sqlite3.Error, OSError, Refused):
                logger.exception("abandoned tables could not be deleted")
            await asyncio.sleep(DAY)

    def signed(self, save: str) -> str:
        """A save that this server will recognise."""
        return signed(save, self.secret.sign)

    async def _take_in(
        self, proven: foreign_saves.Proven, creator: str | None, origin: str | None, fate: SealedSeed | None = None
    ) -> Seated:
        """A table that has been proven; with a new seed if nobody knows its seed."""
        game = find_game(proven.game)
        fate = fate or seeds.known(int(proven.seed), "brought")
        column = seeds.in_column(int(fate.seed))
        header = Header(
            "", 0, 0, game.id, proven.seats, json.dumps(proven.options), column, proven.save, "", game.version,
            json.dumps(contents(game, proven.options)), proven.told, proven.checkpoint, fate.written(), origin,
        )  # fmt: skip
        return await self._open(header, creator, with_bots={})

    async def _open(self, header: Header, creator: str | None, with_bots: Mapping[int, str]) -> Seated:
        """Give a table its id, its time and its keys, and save it."""
        now = self.journal.now()
        creator = creator or keys.new_key()
        seated: Seated = {
            "table": keys.new_id(),
            "creator": creator,
            "keys": [keys.new_key() for _ in range(header.seats)],
            "spectator": keys.new_key(),
        }
        hashes = {seat: keys.hash_of(key) for seat, key in enumerate(seated["keys"])}
        hashes[SPECTATOR] = keys.hash_of(seated["spectator"])
        header = header._replace(id=seated["table"], made=now, touched=now, creator=keys.hash_of(creator))
        entries = [Entry("bot", json.dumps({"seat": seat, "bot": bot}), 0) for seat, bot in sorted(with_bots.items())]
        await self.journal.new_table(header, hashes, entries)
        self.metrics.tables += 1
        return seated


def _taken(past: Table) -> foreign_saves.Proven:
    """A position of a table as it would be imported, without later events."""
    return foreign_saves.begun(load_table(past.save()))


def begun(header: Header, table: Table) -> Header:
    """The header of a table that is being set up, with its rules and what it begins with."""
    return header._replace(
        version=table.game.version,
        contents=json.dumps(contents(table.game, table.options)),
        told=transcript.told(table.events),
        checkpoint=transcript.position(table, table.last_stretch()),
    )
