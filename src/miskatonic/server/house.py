"""The house: all tables, found by their id; read from the journal when somebody comes."""

import asyncio
import json
import time
from collections.abc import Mapping

from miskatonic import bots
from miskatonic.kernel import BadSave, Game, Table, UnknownOption, find_game
from miskatonic.kernel.record import contents, parted
from miskatonic.server import kept, keys, lot, scene
from miskatonic.server.journal import SPECTATOR, Header, Journal
from miskatonic.server.lot import Lot
from miskatonic.server.messages import Plain, Seated
from miskatonic.server.metrics import Metrics
from miskatonic.server.opening import open_room, opened
from miskatonic.server.room import Room

IN_MEMORY = 250
"""More tables than this are not kept in memory unless somebody is at them; a long game takes one or two megabytes."""


class House:
    """Every table of a server."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.metrics = Metrics()
        self._tables: dict[str, Room] = {}

    def find(self, table: str) -> Room | None:
        """The table of that id, read from the journal if it is not in memory."""
        room = self._tables.get(table)
        if room is None:
            header = self.journal.header(table)
            if header is None:
                return None
            room = open_room(self.journal, header, self.journal.keys(table))
            self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._tables[room.header.id] = room
        if len(self._tables) > IN_MEMORY:
            idle = [known for known, other in self._tables.items() if not other.visitors and other is not room]
            for known in idle[: len(self._tables) - IN_MEMORY]:
                del self._tables[known]

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
    ) -> Seated:
        """Set a table up and give out its keys."""
        count, settled = game.settle(seats, options)
        for seat, name in with_bots.items():
            if seat >= count:
                raise UnknownOption(f"There is no seat {seat} at a table of {count}.")
            bots.find(name, game.id)
        if seed is not None and seed > lot.LAST:
            raise UnknownOption(f"A seed is a whole number up to {lot.LAST}.")
        fate = lot.drawn() if seed is None else lot.known(seed, "chosen")
        return await self._open(game.id, count, settled, fate, None, creator, with_bots)

    async def take_in(self, table: Table, creator: str | None, fate: Lot | None = None) -> Seated:
        """A table from a save, or from a position of another one; with a lot of its own if nobody knows its seed."""
        if table.seed > lot.LAST or table.number > lot.LARGEST_IN_JSON:
            raise BadSave("The save counts further than any game goes.")
        fate = fate or lot.known(table.seed, "brought")
        return await self._open(table.game.id, table.seats, table.options, fate, table.save(), creator, with_bots={})

    async def part(self, table: Table, creator: str | None) -> Seated:
        """A table from a position of another one whose seed nobody may know: it goes on with a chance of its own."""
        fate = lot.drawn()
        return await self.take_in(parted(table, int(fate.seed)), creator, fate)

    async def _open(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str],
        fate: Lot,
        save: str | None,
        creator: str | None,
        with_bots: Mapping[int, str],
    ) -> Seated:
        now = time.time()
        creator = creator or keys.new_key()
        seated = Seated(keys.new_id(), creator, [keys.new_key() for _ in range(seats)], keys.new_key())
        settings, seed = json.dumps(dict(options)), lot.in_column(int(fate.seed))
        header = Header(seated.table, now, now, game, seats, settings, seed, save, keys.hash_of(creator))
        header = header._replace(fate=fate.written())
        hashes = {seat: keys.hash_of(key) for seat, key in enumerate(seated.keys)}
        hashes[SPECTATOR] = keys.hash_of(seated.spectator)
        await self.journal.new_table(begun(header, opened(header, find_game(game))), hashes)
        for sequence, (seat, bot) in enumerate(sorted(with_bots.items())):
            await self.journal.append(seated.table, sequence, "bot", json.dumps({"seat": seat, "bot": bot}), "[]")
        self.metrics.tables.inc()
        return seated

    async def tables_of(self, creator: str, language: str) -> list[Plain]:
        """What the creator of tables is shown of them."""
        found = []
        for header in self.journal.tables_of(keys.hash_of(creator)):
            room = self.find(header.id)
            if room is not None:
                async with room.lock:
                    found.append(scene.summary(room, header, language))
            await asyncio.sleep(0)
        return found


def begun(header: Header, table: Table) -> Header:
    """The header of a table that is set up now, with its rules and what it begins with."""
    return header._replace(
        version=table.game.version,
        contents=json.dumps(contents(table.game)),
        told=kept.told(table.events),
        checkpoint=kept.position(table, table.last_stretch()),
    )
