"""The house: all tables, found by their id; read from the journal when somebody comes."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Mapping

import miskatonic
from miskatonic import bots
from miskatonic.kernel import BadSave, Game, Table, Trouble, UnknownOption
from miskatonic.server import keys
from miskatonic.server.hosted import Hosted
from miskatonic.server.journal import SPECTATOR, Header, Journal
from miskatonic.server.messages import Plain, Seated
from miskatonic.server.metrics import Metrics

logger = logging.getLogger(__name__)
IN_MEMORY = 1000
"""More tables than this are not kept in memory unless somebody is at them."""
LARGEST = 2**53 - 1
"""The largest whole number that everybody who reads JSON agrees on."""


class House:
    """Every table of a server."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.metrics = Metrics()
        self._tables: dict[str, Hosted] = {}

    def find(self, table: str) -> Hosted | None:
        """The table of that id, read from the journal if it is not in memory."""
        hosted = self._tables.get(table)
        if hosted is None:
            header = self.journal.header(table)
            if header is None:
                return None
            hosted = Hosted(self.journal, header, self.journal.entries(table), self.journal.keys(table))
            self._keep(hosted)
        return hosted

    def _keep(self, hosted: Hosted) -> None:
        self._tables[hosted.header.id] = hosted
        if len(self._tables) > IN_MEMORY:
            idle = [known for known, other in self._tables.items() if not other.visitors and other is not hosted]
            for known in idle[: len(self._tables) - IN_MEMORY]:
                del self._tables[known]

    @property
    def visitors(self) -> int:
        """How many pages are open."""
        return sum(len(hosted.visitors) for hosted in self._tables.values())

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
        fate = secrets.randbelow(2**48) if seed is None else seed
        miskatonic.new_table(game, seed=fate, seats=count, options=settled)
        return await self._open(game.id, count, settled, fate, None, creator, with_bots)

    async def take_in(self, table: Table, creator: str | None) -> Seated:
        """A table from a save, or from a position of another one."""
        if table.seed > LARGEST or table.number > LARGEST:
            raise BadSave("The save counts further than any game goes.")
        return await self._open(
            table.game.id, table.seats, table.options, table.seed, table.save(), creator, with_bots={}
        )

    async def _open(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        save: str | None,
        creator: str | None,
        with_bots: Mapping[int, str],
    ) -> Seated:
        now = time.time()
        creator = creator or keys.new_key()
        opened = Seated(keys.new_id(), creator, [keys.new_key() for _ in range(seats)], keys.new_key())
        header = Header(
            opened.table, now, now, game, seats, json.dumps(dict(options)), seed, save, keys.hash_of(creator)
        )
        hashes = {seat: keys.hash_of(key) for seat, key in enumerate(opened.keys)}
        hashes[SPECTATOR] = keys.hash_of(opened.spectator)
        await self.journal.new_table(header, hashes)
        for sequence, (seat, bot) in enumerate(sorted(with_bots.items())):
            await self.journal.append(opened.table, sequence, "bot", json.dumps({"seat": seat, "bot": bot}))
        self.metrics.tables.inc()
        return opened

    async def tables_of(self, creator: str, language: str) -> list[Plain]:
        """What the creator of tables is shown of them. One that can't be read any more does not hide the others."""
        found = []
        for header in self.journal.tables_of(keys.hash_of(creator)):
            try:
                hosted = self.find(header.id)
            except (Trouble, ValueError, LookupError):
                logger.exception("the table %s can't be read", header.id)
                continue
            if hosted is not None:
                async with hosted.lock:
                    found.append(summary(hosted, header, language))
            await asyncio.sleep(0)
        return found


def summary(hosted: Hosted, header: Header, language: str) -> Plain:
    """A table in a list."""
    table = hosted.table
    outcome, choice = table.outcome, table.choice
    return {
        "table": header.id,
        "game": header.game,
        "seats": header.seats,
        "created": header.made,
        "touched": header.touched,
        "number": table.number,
        "decisions": len(table.made),
        "finished": outcome is not None,
        "won": outcome is not None and outcome.won,
        "names": [table.say(table.game.seat_name(table.state, seat), language) for seat in range(table.seats)],
        "asked": choice and choice.seat,
        "say": table.say(outcome or choice or "game-name", language),
        "bots": sorted(hosted.bots),
    }
