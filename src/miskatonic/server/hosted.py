"""A table in the house: the kernel's table, who holds which seat, and its journal.

Every change goes the same way: tried on the table, written to the journal, and only then shown (`changed`). The lock is
held from the first to the last, so nobody ever sees what is not on disk.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterable

import miskatonic
from miskatonic import bots
from miskatonic.kernel import Event, NotYourSeat, Option, StaleAnswer, Table, Trouble, find_game, still_true
from miskatonic.server.journal import SPECTATOR, Entry, Header, Journal
from miskatonic.server.messages import NOT_KEPT, Refused

ADVISER = "sensible"
"""The bot that is asked for a hint."""
BOT_PAUSE = 0.6
"""Seconds a bot lets pass before it decides, so that people can follow."""


class Viewer:
    """Somebody who looks at a table: which seats they hold, in which language they read, what they know already."""

    def __init__(self, seats: set[int], language: str, person: str = "", name: str = "") -> None:
        self.seats = seats
        self.language = language
        self.person = person
        self.name = name
        self.creator = False
        self.told = 0
        """The number of the first event that they have not been told."""

    def show(self) -> None:
        """There is a new state to be seen."""

    def leave(self) -> None:
        """They may no longer be here."""


class Wish:
    """Somebody wants to take something back and waits for the others' consent."""

    def __init__(self, person: str, to: str, number: int) -> None:
        self.person, self.to, self.number = person, to, number
        self.agreed = {person}


class Hosted:
    """One table, as long as it is in memory."""

    def __init__(
        self,
        journal: Journal,
        header: Header,
        entries: Iterable[Entry],
        keys: dict[str, int],
        table: Table | None = None,
    ) -> None:
        self.journal = journal
        self.header = header
        self.keys = keys
        self.table = table or opened(header)
        self.bots: dict[int, str] = {}
        self.sequence = 0
        self.touched = header.made
        """When something was last entered."""
        self.answered: dict[int, tuple[str, set[int]]] = {}
        """The option taken at each number of the table, and by whose seats: a repeated answer is recognised by it."""
        self.visitors: list[Viewer] = []
        self.holders: dict[int, str] = {}
        """Which person has last come with the key of a seat."""
        self.wish: Wish | None = None
        self.lock = asyncio.Lock()
        self.shown: dict[object, bytes] = {}
        """What has been made for viewers of the present state; whoever sees and reads the same shares it (`scene`)."""
        self.log: list[Event] = []
        """What still holds of what was told."""
        self.begun: Counter[str] = Counter()
        """How many turns, days and the like have begun."""
        self._logged = 0
        self._thinking: asyncio.Task[None] | None = None
        for entry in entries:
            self._enter(entry.kind, json.loads(entry.data))
            self.sequence += 1
            self.touched = entry.at
        self._refresh()

    @classmethod
    def of_past(cls, hosted: "Hosted", table: Table) -> "Hosted":
        """An earlier position of a table, to look at."""
        past = cls(hosted.journal, hosted.header, (), {}, table)
        past.bots = dict(hosted.bots)
        past.log = [event for event in past.log if event.number < len(hosted.table.events)]
        return past

    # --- what happens -----------------------------------------------------------------------------------------------

    def _enter(self, kind: str, data: dict[str, object]) -> None:
        """One entry of the journal, now or again after a restart."""
        match kind:
            case "answer":
                number, option = self.table.number, str(data["option"])
                seats = data.get("seats", range(self.table.seats))
                assert isinstance(seats, list | range)
                self.table.answer(option, seat=seats)
                self.answered[number] = option, set(seats)
            case "undo":
                self.table.undo(to=None if data["to"] == "decision" else str(data["to"]))
            case "bot":
                seat = int(str(data["seat"]))
                if data["bot"] is None:
                    self.bots.pop(seat, None)
                else:
                    self.bots[seat] = str(data["bot"])
            case _:
                raise ValueError(f"an entry of an unknown kind: {kind}")

    async def _record(self, kind: str, data: dict[str, object]) -> None:
        """Enter it and keep it. What can't be kept did not happen: the table is read from the journal again."""
        try:
            self._enter(kind, data)
            text = json.dumps(data, ensure_ascii=False)
            self.touched = await self.journal.append(self.header.id, self.sequence, kind, text)
        except Trouble:  # the table refused, and is as it was
            raise
        except Exception as problem:
            self._reread()
            raise Refused("not_kept", NOT_KEPT, 503) from problem
        self.sequence += 1
        self._refresh()

    def _reread(self) -> None:
        fresh = Hosted(self.journal, self.header, self.journal.entries(self.header.id), self.keys)
        self.table, self.bots, self.sequence, self.answered = fresh.table, fresh.bots, fresh.sequence, fresh.answered
        self.log, self._logged = fresh.log, fresh._logged
        self._refresh()

    def _refresh(self) -> None:
        """Forget what was made for the last state; bring the log up to date."""
        self.shown.clear()
        new = self.table.events[self._logged :]
        self._logged = len(self.table.events)
        if any(event.kind == "undone" for event in new):
            new = self.log = still_true(self.table.events)
            self.begun.clear()
        else:
            self.log += new
        kinds = Counter(event.kind for event in new)
        self.begun.update({span: kinds[kind] for span, kind in self.table.game.spans.items()})

    async def answer(self, visitor: Viewer, number: int, text: str) -> None:
        """Somebody decides. An answer that has been taken already is recognised and changes nothing."""
        async with self.lock:
            if number != self.table.number:
                taken, seats = self.answered.get(number, ("", set()))
                if taken == text and not seats.isdisjoint(visitor.seats):
                    visitor.show()
                    return
                raise StaleAnswer(text)
            await self._record("answer", {"option": text, "seats": sorted(visitor.seats)})
            self.wish = None
            self.changed()

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
            if set(self.others(wish.person)) <= wish.agreed:
                await self._take_back(wish.to)
            else:
                self.changed()

    def left(self, person: str) -> None:
        """A page was closed: a wish goes with whoever had it, and nobody who is gone is waited for."""
        if self.wish is not None:
            if person == self.wish.person and all(visitor.person != person for visitor in self.visitors):
                self.wish = None
            self.changed()

    async def _take_back(self, to: str) -> None:
        self.wish = None
        await self._record("undo", {"to": to})
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
        while True:
            await asyncio.sleep(BOT_PAUSE)
            async with self.lock:
                seat = self._bot_asked()
                if seat is None or not self.visitors:
                    return
                option = await asyncio.to_thread(self._bots_choice, self.bots[seat], seat)
                self.wish = None
                await self._record("answer", {"option": option.text, "seats": [seat]})
                for visitor in self.visitors:
                    visitor.show()

    def _bot_asked(self) -> int | None:
        """The first of the seats that are asked which a bot plays."""
        seats = self.table.choice.seats if self.table.choice is not None else ()
        return next((seat for seat in seats if seat in self.bots), None)

    def _bots_choice(self, bot: str, seat: int) -> Option:
        """What a bot decides for a seat that is asked; it never decides for others."""
        return bots.find(bot, self.table.game.id)(self.table, bots.Luck(self.table.number), seat)

    async def hint(self, visitor: Viewer, number: int) -> Option:
        """What a sensible bot would do in the place of somebody who is asked."""
        async with self.lock:
            choice = self.table.choice
            if choice is None or number != self.table.number:
                raise StaleAnswer("hint")
            seat = next((seat for seat in choice.seats if seat in visitor.seats), None)
            if seat is None:
                raise NotYourSeat("hint")
            if ADVISER not in bots.names(self.table.game.id):
                raise Refused("nothing", "nobody knows this game well enough")
            return await asyncio.to_thread(self._bots_choice, ADVISER, seat)

    # --- keys -------------------------------------------------------------------------------------------------------

    def seats_of(self, hashes: Iterable[str]) -> set[int]:
        """The seats these keys open; SPECTATOR among them for the key to look on."""
        return {self.keys[hash_] for hash_ in hashes if hash_ in self.keys}

    async def new_key(self, seat: int, hash_: str) -> None:
        """Another link for a seat; whoever came with the old one is shown out."""
        async with self.lock:
            old = next(known for known, of in self.keys.items() if of == seat)
            await self.journal.new_key(self.header.id, seat, hash_)
            del self.keys[old]
            self.keys[hash_] = seat
            for visitor in list(self.visitors):
                if seat in visitor.seats or (seat == SPECTATOR and not visitor.seats):
                    visitor.leave()


def opened(header: Header) -> Table:
    """The table as it began."""
    if header.save is not None:
        return miskatonic.load_table(header.save)
    options = json.loads(header.options)
    return miskatonic.new_table(find_game(header.game), seed=header.seed, seats=header.seats, options=options)
