"""A table beside its record in the journal.

Every change goes the same way: tried on the table, written to the journal, and only then shown (`changed`). The lock is
held from the first to the last, so nobody ever sees what is not on disk. What other processes have written is entered
in the same order.
"""

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import NamedTuple

from miskatonic.kernel import BadSave, Table, Trouble, keep_true
from miskatonic.kernel.record import Checkpoint
from miskatonic.server.messages import NOT_KEPT, Plain, Refused, encode, out_of_service
from miskatonic.server.outage import in_short
from miskatonic.server.storage import transcript
from miskatonic.server.storage.hash_chain import End
from miskatonic.server.storage.journal import Entry, Header, Journal
from miskatonic.server.tables.room import Room

NOT_AS_TRIED = "something at the table %s could not be kept: %s"
logger = logging.getLogger(__name__)


class Overtaken(Refused):
    """Another process has entered something else at that moment; the table is now as that has left it."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on.", 409)


@dataclass
class Wish:
    """Somebody wants to take something back and waits for the others' consent."""

    person: str
    to: str
    number: int
    agreed: set[str]


class Taken(NamedTuple):
    """An answer that was taken: its text, by whose seats, and whether the moment it was taken in goes on (`joined`)."""

    text: str
    seats: frozenset[int]
    joined: bool


class RecordedTable(Room):
    """A table, and where its record ends."""

    def __init__(self, journal: Journal, header: Header, keys: dict[str, int], table: Table) -> None:
        super().__init__(journal, header, keys)
        self.table = table
        self.end = End(0, "")
        """Where its record ends."""
        self.answered: dict[int, Taken] = {}
        """What was answered at each number of the table: a repeated answer is recognised by it."""
        self.wish: Wish | None = None
        self.unwritten: Entry | None = None
        """That other rules have taken the table over; it goes into the journal before the next thing that happens."""
        self.checkpoint: Checkpoint | None = None
        """The last one that is in the journal."""
        self._logged = 0

    def enter(self, kind: str, data: Plain) -> None:
        """One entry of the journal, now or again after a restart."""
        match kind:
            case "answer":
                number, text = self.table.number, data["option"]
                seats = frozenset(data.get("seats", range(self.table.seats)))  # the oldest entries name no seats
                self.table.answer(text, seat=seats)
                choice = self.table.choice
                self.answered[number] = Taken(text, seats, choice is not None and choice.joined)
            case "undo":
                piled = "fate" not in data and self.table.options["fate"] == "new"
                self.table.undo(to=None if data["to"] == "decision" else data["to"], piled=piled)
            case "bot":
                if data["bot"] is None:
                    self.bots.pop(data["seat"], None)
                else:
                    self.bots[data["seat"]] = data["bot"]
            case _:
                raise ValueError(f"an entry of an unknown kind: {kind}")

    async def enter_and_keep(self, kind: str, data: Plain) -> None:
        """Enter it and keep it. What can't be kept did not happen: the table is read from the journal again, and what
        happened is what stands there. While it can't be read, the table is out of service.
        """
        began = self.end.sequence
        at = began + (self.unwritten is not None)
        text = encode(data).decode()
        try:
            told = len(self.table.events)
            self.enter(kind, data)
            if self.unwritten is not None:
                await self._append(self.unwritten)
                self.unwritten = None
            checkpoint = self.table.last_stretch()
            position = None if checkpoint is self.checkpoint else transcript.position(self.table, checkpoint)
            await self._append(Entry(kind, text, 0, transcript.told(self.table.events[told:]), position))
            self.checkpoint = checkpoint
        except Trouble:  # the table refused, and is as it was
            raise
        except Exception as problem:
            await self._read_again(problem)
            if self.end.sequence <= at or not await self._is_kept(at, kind, text):
                if self.journal.database.shared and self.end.sequence > began:
                    self.changed()
                    raise Overtaken from problem
                self._complain(problem)
                raise Refused("not_kept", NOT_KEPT, 503) from problem
        except BaseException:  # the server ends; whether it was kept nobody knows
            self.withdraw()
            raise
        self.processes.moved(self)
        self.refresh()

    async def _is_kept(self, at: int, kind: str, text: str) -> bool:
        """Whether an entry of that number is this one; where nobody else writes, it is."""
        shared = self.journal.database.shared
        return not shared or await asyncio.to_thread(self.journal.holds, self.header.id, at, kind, text)

    async def _append(self, entry: Entry) -> None:
        self.end, self.touched = await self.journal.append(
            self.header.id, self.end, entry.kind, entry.data, entry.told, entry.checkpoint
        )

    def _as_kept(self) -> Room:
        """The table as the journal has it, when nobody is still writing."""
        from miskatonic.server.tables.opening import open_room

        self.journal.database.settled(self.header.id)
        return open_room(self.journal, self.header, self.keys)

    async def _read_again(self, because: Exception) -> None:
        """Become what the journal has, `because` something did not go as it was tried; or go out of service if that
        can't be: it can't be read, or lacks what was once kept, or can't be played again.
        """
        try:
            fresh = await asyncio.to_thread(self._as_kept) if self.journal.database.shared else self._as_kept()
        except Exception as problem:  # whatever it is: the table in memory is no longer what was kept
            self._complain(because)
            self.withdraw()
            raise out_of_service() from problem
        if not isinstance(fresh, RecordedTable) or fresh.end.sequence < self.end.sequence:
            self._complain(because)
            self.withdraw()
            raise out_of_service()
        self.table, self.bots, self.end, self.answered = fresh.table, fresh.bots, fresh.end, fresh.answered
        self.log, self._logged, self.begun = fresh.log, fresh._logged, fresh.begun
        self.unwritten, self.checkpoint, self.touched = fresh.unwritten, fresh.checkpoint, fresh.touched
        self.ended = fresh.ended
        self.shown.clear()
        self.watched.clear()

    def _complain(self, problem: Exception) -> None:
        """What the system says is enough; of anything else the log has to tell how it came."""
        how = None if isinstance(problem, OSError) else problem
        logger.error(NOT_AS_TRIED, self.header.id, in_short(problem), exc_info=how)

    async def catch_up(self) -> None:
        """Enter what other processes have entered since, under the lock; where that does not fit, read all of it."""
        found = await asyncio.to_thread(self.journal.since, self.header.id, self.end)
        if found == []:
            return
        try:
            if found is None or self.unwritten is not None:
                raise BadSave("It does not go on from here.")
            for entry in found:
                self._follow(entry)
        except Exception as problem:  # whatever it is: what was kept counts
            logger.warning("the table %s is read again", self.header.id, exc_info=problem)
            await self._read_again(problem)
        self.refresh()
        if self.wish is not None and self.wish.number < self.table.number:
            self.wish = None
        self.changed()

    def _follow(self, entry: Entry) -> None:
        told = len(self.table.events)
        self.enter(entry.kind, json.loads(entry.data))
        if not transcript.same(entry.told, self.table.events[told:]):
            raise BadSave("It does not tell what it told.")
        if entry.checkpoint is not None:
            self.checkpoint = self.table.last_stretch()
        self.end, self.touched = End(self.end.sequence + 1, entry.chain or ""), entry.at
        self.journal.is_later_than(entry.at)

    def refresh(self) -> None:
        """Forget what was made for the last state; bring the log up to date."""
        self.shown.clear()
        new = self.table.events[self._logged :]
        self._logged = len(self.table.events)
        self.ended = self.ended or any(event.kind == "outcome" for event in new)
        self.begun.update(self.spans_begun(new))
        self.begun.subtract(self.spans_begun(keep_true(self.log, new)))
