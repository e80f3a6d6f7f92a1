"""A table and its record in the journal.

Every change takes the same path: it is tried on the table, written to the journal, and only then shown (`changed`). The
lock is held throughout, so nobody ever sees what is not on disk. What other processes have written is applied in the
same order.
"""

import asyncio
import logging
from collections.abc import Mapping

from miskatonic.kernel import BadSave, Table, Trouble
from miskatonic.server.messages import NOT_KEPT, Plain, Refused, encode, out_of_service
from miskatonic.server.outage import in_short
from miskatonic.server.storage import transcript
from miskatonic.server.storage.hash_chain import End
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Entry, Header
from miskatonic.server.tables.playthrough import Playthrough, Taken
from miskatonic.server.tables.replaying import replayed
from miskatonic.server.tables.room import Room

NOT_AS_TRIED = "something at the table %s could not be saved: %s"
logger = logging.getLogger(__name__)


class Overtaken(Refused):
    """Another process has entered something else at that point; the table now follows that."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on.", 409)


class RecordedTable(Room):
    """A table, and where its record ends."""

    def __init__(self, journal: Journal, header: Header, keys: dict[str, int], playthrough: Playthrough) -> None:
        super().__init__(journal, header, keys)
        self.playthrough = playthrough

    @property
    def story(self) -> Playthrough:
        """What its record says."""
        return self.playthrough

    @property
    def table(self) -> Table:
        """The game itself."""
        return self.playthrough.table

    @property
    def end(self) -> End:
        """Where its record ends."""
        return self.playthrough.end

    @property
    def answered(self) -> Mapping[int, Taken]:
        """The answer given at each number of the table."""
        return self.playthrough.answered

    async def enter_and_save(self, kind: str, data: Plain) -> None:
        """Enter something and save it. What can't be saved did not happen: the table is read from the journal again,
        and what is there counts. While it can't be read, the table is out of service.
        """
        playthrough = self.playthrough
        began = playthrough.end.sequence
        at = began + (playthrough.unwritten is not None)
        text = encode(data).decode()
        try:
            told = len(playthrough.table.events)
            playthrough.enter(kind, data)
            if playthrough.unwritten is not None:
                await self._append(playthrough.unwritten)
                playthrough.unwritten = None
            checkpoint = playthrough.table.last_stretch()
            is_known = checkpoint is playthrough.checkpoint
            position = None if is_known else transcript.position(playthrough.table, checkpoint)
            new = playthrough.table.events[told:]
            await self._append(Entry(kind, text, 0, transcript.told(new), position))
            playthrough.checkpoint = checkpoint
        except Trouble:  # the table refused, and is as it was
            raise
        except Exception as problem:
            await self._read_again(problem)
            if self.end.sequence <= at or not await self._is_saved(at, kind, text):
                if self.journal.database.shared and self.end.sequence > began:
                    self.changed()
                    raise Overtaken from problem
                self._complain(problem)
                raise Refused("not_kept", NOT_KEPT, 503) from problem
        except BaseException:  # the server is stopping; nobody knows whether it was saved
            self.withdraw()
            raise
        self.processes.moved(self, self.end.sequence)
        self.refresh()

    async def _is_saved(self, at: int, kind: str, text: str) -> bool:
        """Whether the entry with that number is this one; if nobody else writes, it is."""
        shared = self.journal.database.shared
        return not shared or await asyncio.to_thread(self.journal.holds, self.header.id, at, kind, text)

    async def _append(self, entry: Entry) -> None:
        record = self.playthrough
        record.end, record.touched = await self.journal.append(
            self.header.id, record.end, entry.kind, entry.data, entry.told, entry.checkpoint
        )

    def _as_saved(self) -> Playthrough:
        """The game as the journal has it, once nobody is writing any more."""
        self.journal.database.settled(self.header.id)
        return replayed(self.journal, self.header)

    async def _read_again(self, because: Exception) -> None:
        """Become what the journal has, `because` something did not go as it was tried; or go out of service if that is
        impossible: it can't be read, or lacks what was once saved, or can't be replayed.
        """
        try:
            fresh = await asyncio.to_thread(self._as_saved) if self.journal.database.shared else self._as_saved()
        except Exception as problem:  # whatever it is: the table in memory is no longer what was saved
            self._complain(because)
            self.withdraw()
            raise out_of_service() from problem
        if fresh.end.sequence < self.end.sequence:
            self._complain(because)
            self.withdraw()
            raise out_of_service()
        self.playthrough = fresh
        self.shown.clear()
        self.watched.clear()

    def _complain(self, problem: Exception) -> None:
        """For a system error its message is enough; anything else is logged with its traceback."""
        how = None if isinstance(problem, OSError) else problem
        logger.error(NOT_AS_TRIED, self.header.id, in_short(problem), exc_info=how)

    async def catch_up(self) -> None:
        """Apply what other processes have entered since, under the lock; if that does not fit, read it all again."""
        found = await asyncio.to_thread(self.journal.since, self.header.id, self.end)
        if found == []:
            return
        try:
            if found is None or self.playthrough.unwritten is not None:
                raise BadSave("It does not continue from here.")
            for entry in found:
                self.playthrough.follow(entry)
                self.journal.is_later_than(entry.at)
        except Exception as problem:  # whatever it is: what was saved counts
            logger.warning("the table %s is read again", self.header.id, exc_info=problem)
            await self._read_again(problem)
        self.refresh()
        if self.wish is not None and self.wish.number < self.table.number:
            self.wish = None
        self.changed()

    def is_behind(self, sequence: int) -> bool:
        """Whether its record goes further than this process knows."""
        return sequence > self.end.sequence

    def refresh(self) -> None:
        """Discard what was made for the last state; bring the log up to date."""
        self.shown.clear()
        self.playthrough.bring_log_up_to_date()
