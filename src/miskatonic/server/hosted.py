"""A table in the house: the kernel's table, who holds which seat, and its journal.

Every change goes the same way: tried on the table, written to the journal, and only then shown (`changed`). The lock is
held from the first to the last, so nobody ever sees what is not on disk.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from miskatonic import bots
from miskatonic.kernel import Event, NotYourSeat, Option, StaleAnswer, Table, Trouble, UnknownOption, keep_true
from miskatonic.kernel.record import Checkpoint, parted
from miskatonic.kernel.view import Eyes
from miskatonic.server import kept
from miskatonic.server.chain import End
from miskatonic.server.journal import Entry, Header, Journal
from miskatonic.server.lot import lot_of
from miskatonic.server.messages import NOT_KEPT, Plain, Refused, encode, out_of_service
from miskatonic.server.room import Room, Viewer

BOT_PAUSE = 0.6
"""Seconds a bot lets pass before it decides, so that people can follow."""
BOT_PATIENCE = 5.0
"""Seconds a bot lets pass after its decision could not be kept."""
logger = logging.getLogger(__name__)


class Wish:
    """Somebody wants to take something back and waits for the others' consent."""

    def __init__(self, person: str, to: str, number: int) -> None:
        self.person, self.to, self.number = person, to, number
        self.agreed = {person}


class Taken(NamedTuple):
    """An answer that was taken: its text, by whose seats, and whether the moment it was taken in goes on (`joined`)."""

    text: str
    seats: frozenset[int]
    joined: bool


class Hosted(Room):
    """A table that is played."""

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
        self._thinking: asyncio.Task[None] | None = None
        self._agreed: asyncio.Task[None] | None = None
        self.refresh()

    def at(self, decisions: int) -> Table:
        """The table after so many of its decisions."""
        if decisions > self.last:
            raise Refused("not_possible", f"There are {self.last} decisions, not {decisions}.")
        past = self.table.clone()
        if decisions < self.last:
            past.undo(self.last - decisions)
        return past

    def past(self, at: int) -> "Hosted":
        """The table after so many of its decisions, to look at."""
        return self.as_if(self.at(at))

    def as_if(self, table: Table) -> "Hosted":
        """This table in another position."""
        past = Hosted(self.journal, self.header, {}, table)
        past.bots = dict(self.bots)
        past.log = [event for event in past.log if event.number < len(self.table.events)]
        return past

    @property
    def last(self) -> int:
        """How many of its decisions hold."""
        return len(self.table.made)

    def export(self) -> str:
        """The table as a save: while its seed is nobody's to know, from the beginning of the present step on and with a
        chance of its own, else with its whole past.
        """
        return parted(self.table, secrets.randbelow(2**48)).save() if self.is_sealed else self.table.save()

    @property
    def is_sealed(self) -> bool:
        """Whether nobody may know its seed: it was drawn, and the game was never over."""
        lot = lot_of(self.header)
        return lot is not None and lot.how == "drawn" and not self.ended

    @property
    def package(self) -> str:
        """Where the words of its game are."""
        return self.table.game.package

    @property
    def spans(self) -> Mapping[str, str]:
        """The events with which its turns and days begin."""
        return self.table.game.spans

    @property
    def names(self) -> list[str]:
        """What its seats are called."""
        return [self.table.game.seat_name(self.table.state, seat) for seat in range(self.table.seats)]

    @property
    def events(self) -> Sequence[Event]:
        """Everything that was told."""
        return self.table.events

    # --- what happens -----------------------------------------------------------------------------------------------

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

    async def _record(self, kind: str, data: Plain) -> None:
        """Enter it and keep it. What can't be kept did not happen: the table is read from the journal again, and what
        happened is what stands there. While it can't be read, the table is out of service.
        """
        kept_then = self.end.sequence + 1 + (self.unwritten is not None)
        try:
            told = len(self.table.events)
            self.enter(kind, data)
            if self.unwritten is not None:
                await self._append(self.unwritten)
                self.unwritten = None
            checkpoint = self.table.last_stretch()
            position = None if checkpoint is self.checkpoint else kept.position(self.table, checkpoint)
            await self._append(Entry(kind, encode(data).decode(), 0, kept.told(self.table.events[told:]), position))
            self.checkpoint = checkpoint
        except Trouble:  # the table refused, and is as it was
            raise
        except Exception as problem:
            logger.exception("something at the table %s could not be kept", self.header.id)
            self._read_again()
            if self.end.sequence < kept_then:
                raise Refused("not_kept", NOT_KEPT, 503) from problem
        except BaseException:  # the server ends; whether it was kept nobody knows
            self.withdraw()
            raise
        self.refresh()

    async def _append(self, entry: Entry) -> None:
        self.end, self.touched = await self.journal.append(
            self.header.id, self.end, entry.kind, entry.data, entry.told, entry.checkpoint
        )

    def _read_again(self) -> None:
        """Become what the journal has, or go out of service if that can't be: it can't be read, or lacks what was once
        kept, or can't be played again.
        """
        from miskatonic.server.opening import open_room

        try:
            fresh = open_room(self.journal, self.header, self.keys)
        except Exception as problem:  # whatever it is: the table in memory is no longer what was kept
            self.withdraw()
            raise out_of_service() from problem
        if not isinstance(fresh, Hosted) or fresh.end.sequence < self.end.sequence:
            self.withdraw()
            raise out_of_service()
        self.table, self.bots, self.end, self.answered = fresh.table, fresh.bots, fresh.end, fresh.answered
        self.log, self._logged, self.begun = fresh.log, fresh._logged, fresh.begun
        self.unwritten, self.checkpoint, self.touched = fresh.unwritten, fresh.checkpoint, fresh.touched
        self.ended = fresh.ended
        self.shown.clear()

    def refresh(self) -> None:
        """Forget what was made for the last state; bring the log up to date."""
        self.shown.clear()
        new = self.table.events[self._logged :]
        self._logged = len(self.table.events)
        self.ended = self.ended or any(event.kind == "outcome" for event in new)
        self.begun.update(self.spans_begun(new))
        self.begun.subtract(self.spans_begun(keep_true(self.log, new)))

    async def answer(self, visitor: Viewer, number: int, text: str) -> None:
        """Somebody decides. An answer that has been taken already is recognised and changes nothing."""
        async with self.lock:
            now = number
            while now != self.table.number:
                taken = self.answered.get(now)
                if taken is not None and taken.text == text and not taken.seats.isdisjoint(visitor.seats):
                    visitor.show()
                    return
                if taken is None or not taken.joined:
                    raise StaleAnswer(text)
                now += 1  # somebody else has passed in between; where several are asked, that takes nothing from others
            await self._record("answer", {"option": text, "seats": sorted(self.acting(visitor))})
            self.wish = None
            self.changed()

    def acting(self, visitor: Viewer) -> Eyes:
        """The seats for which somebody decides: those they hold and no bot plays, where one of them is asked; else all
        they hold.
        """
        held = frozenset(visitor.seats)
        own = held.difference(self.bots)
        choice = self.table.choice
        return held if choice is None or own.isdisjoint(choice.seats) else own

    # --- taking back ------------------------------------------------------------------------------------------------

    def others(self, person: str) -> dict[str, str]:
        """The other people who hold a seat and are here, with their names."""
        here = {visitor.person: visitor.name for visitor in self.visitors if visitor.seats}
        held = {holder for seat, holder in self.holders.items() if seat not in self.bots}
        return {other: name for other, name in here.items() if other != person and other in held}

    async def undo(self, visitor: Viewer, number: int, to: str) -> None:
        """Free where nobody else sits; else everybody who is here must agree."""
        async with self.lock:
            if number != self.table.number:
                raise StaleAnswer(to)
            if not visitor.seats:
                raise NotYourSeat(to)
            if to != "decision" and to not in self.table.game.marks:
                raise UnknownOption(to)
            if not self.table.made:
                raise Refused("nothing_to_undo", to)
            if self.others(visitor.person):
                self.wish = Wish(visitor.person, to, number)
                self.changed()
            else:
                await self._take_back(to)

    async def consent(self, visitor: Viewer, agree: bool) -> None:
        """One of the others answers; the last yes takes back, the first no ends it."""
        async with self.lock:
            wish = self.wish
            if wish is None or wish.number != self.table.number:
                raise StaleAnswer("consent")
            if not visitor.seats or (visitor.person == wish.person and agree):
                raise NotYourSeat("consent")
            if not agree:
                self.wish = None
                self.changed()
                return
            wish.agreed.add(visitor.person)
            if self._is_agreed(wish):
                await self._take_back(wish.to)
            else:
                self.changed()

    def left(self, person: str) -> None:
        """A page was closed: a wish goes with whoever had it, and nobody who is gone is waited for."""
        super().left(person)
        if self.wish is not None:
            if person == self.wish.person and all(visitor.person != person for visitor in self.visitors):
                self.wish = None
            elif self._is_agreed(self.wish):
                self._agreed = asyncio.create_task(self._take_back_as_agreed(self.wish))
            self.changed()

    def _is_agreed(self, wish: Wish) -> bool:
        """Whether everybody who is here wants it."""
        return set(self.others(wish.person)) <= wish.agreed

    async def _take_back_as_agreed(self, wish: Wish) -> None:
        """Whoever had not agreed has left."""
        with contextlib.suppress(Refused):
            async with self.lock:
                if wish is self.wish and wish.number == self.table.number and self._is_agreed(wish):
                    await self._take_back(wish.to)

    async def _take_back(self, to: str) -> None:
        self.wish = None
        turned = {"fate": "last"} if self.table.options["fate"] == "new" else {}
        await self._record("undo", {"to": to, **turned})
        self.changed()

    # --- bots -------------------------------------------------------------------------------------------------------

    async def hand_over(self, visitor: Viewer, seat: int, bot: str | None) -> None:
        """A seat goes to a bot or comes back; its holder and the creator may do that."""
        async with self.lock:
            if seat >= self.table.seats:
                raise Refused("not_possible", str(seat))
            if seat not in visitor.seats and not visitor.creator:
                raise NotYourSeat(str(seat))
            if bot is not None:
                bots.find(bot, self.table.game.id)
            if self.bots.get(seat) != bot:
                await self._record("bot", {"seat": seat, "bot": bot})
                self.changed()

    def changed(self) -> None:
        """There is something new to see; a bot may be next."""
        for visitor in self.visitors:
            visitor.show()
        self.wake_bots()

    def wake_bots(self) -> None:
        """If a bot is asked and somebody looks on, it begins to think."""
        waits = self._bot_asked() is not None and bool(self.visitors)
        if waits and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        """One bot decision after another, while it is a bot's turn and somebody looks on."""
        pause = BOT_PAUSE
        while not self.lock.withdrawn:
            await asyncio.sleep(pause)
            try:
                async with self.lock:
                    seat = self._bot_asked()
                    if seat is None or not self.visitors:
                        return
                    option = await asyncio.to_thread(self._bots_choice, self.bots[seat], seat)
                    self.wish = None
                    await self._record("answer", {"option": option.text, "seats": [seat]})
                    pause = BOT_PAUSE
                    for visitor in self.visitors:
                        visitor.show()
            except Refused:  # the disk: nobody else can decide for it, so it tries again
                pause = BOT_PATIENCE

    def _bot_asked(self) -> int | None:
        """The first of the seats that are asked which a bot plays."""
        seats = self.table.choice.seats if self.table.choice is not None else ()
        return next((seat for seat in seats if seat in self.bots), None)

    def _bots_choice(self, bot: str, seat: int) -> Option:
        """What a bot decides for a seat that is asked; it never decides for others."""
        return bots.find(bot, self.table.game.id)(self.table, bots.Luck(self.table.number), seat)

    async def hint(self, visitor: Viewer, number: int) -> bots.Advice:
        """What a sensible bot would do in the place of somebody who is asked, and why."""
        async with self.lock:
            choice = self.table.choice
            if choice is None or number != self.table.number:
                raise StaleAnswer("hint")
            acting = self.acting(visitor)
            seat = next((seat for seat in choice.seats if seat in acting), None)
            if seat is None:
                raise NotYourSeat("hint")
            advice = await asyncio.to_thread(bots.advise, self.table, seat)
            if advice is None:
                raise Refused("nothing", "nobody knows this game well enough")
            return advice
