"""A table in the house that is being played: who decides, undoes and hands over seats, and its bots."""

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from miskatonic import bots
from miskatonic.kernel import Event, NotYourSeat, Option, StaleAnswer, Table, UnknownOption
from miskatonic.kernel.cause import causes
from miskatonic.kernel.event import TAKING_BACK
from miskatonic.kernel.replay import parted
from miskatonic.kernel.view import Eyes, View, knowing, open_board, view_of
from miskatonic.server import sent, sentences
from miskatonic.server.messages import Refused
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Header
from miskatonic.server.tables.people import Viewer, Wish
from miskatonic.server.tables.playthrough import Playthrough
from miskatonic.server.tables.recorded_table import Overtaken, RecordedTable
from miskatonic.server.tables.seeds import sealed_of

EVERYBODY = frozenset(range(8))
"""The eyes of everybody who could sit at a table."""
LONGEST_OPTION = 200
"""The most characters of a table option that are sent."""
BOT_PAUSE = 0.6
"""Seconds a bot waits before it decides, so that people can follow."""
BOT_PATIENCE = 5.0
"""Seconds a bot waits after its decision could not be saved."""


class OpenTable(RecordedTable):
    """A table that is being played."""

    is_open: Literal[True] = True

    def __init__(self, journal: Journal, header: Header, keys: dict[str, int], playthrough: Playthrough) -> None:
        super().__init__(journal, header, keys, playthrough)
        self._thinking: asyncio.Task[None] | None = None
        self._agreed: asyncio.Task[None] | None = None
        self.refresh()

    def at(self, decisions: int) -> Table:
        """The table after that many of its decisions."""
        if decisions > self.last:
            raise Refused("not_possible", f"There are {self.last} decisions, not {decisions}.")
        past = self.table.clone()
        if decisions < self.last:
            past.undo(self.last - decisions)
        return past

    def past(self, at: int) -> "OpenTable":
        """The table after `at` of its decisions, to look at; later undos are not included."""
        past = self.as_if(self.at(at))
        while at < self.last and past.log and past.log[-1].kind in TAKING_BACK:
            past.log.pop()
        return past

    def as_if(self, table: Table) -> "OpenTable":
        """This table in another position."""
        past = OpenTable(self.journal, self.header, {}, Playthrough(table, self.header.made))
        past.story.bots = dict(self.bots)
        past.story.log = [event for event in past.log if event.number < len(self.table.events)]
        return past

    @property
    def last(self) -> int:
        """How many of its decisions still stand."""
        return len(self.table.made)

    def export(self) -> str:
        """The table as a save: while nobody may know its seed, from the beginning of the current step on and with its
        own randomness, otherwise with its whole past.
        """
        return parted(self.table, secrets.randbelow(2**48)).save() if self.is_sealed else self.table.save()

    @property
    def is_sealed(self) -> bool:
        """Whether nobody may know its seed: it was drawn, and the game has never been over."""
        sealed = sealed_of(self.header)
        return sealed is not None and sealed.how == "drawn" and not self.ended

    @property
    def package(self) -> str:
        """The package with the words of its game."""
        return self.table.game.package

    @property
    def spans(self) -> Mapping[str, str]:
        """The events that begin its turns and days."""
        return self.table.game.spans

    @property
    def names(self) -> list[str]:
        """What its seats are called."""
        return [self.table.game.seat_name(self.table.state, seat) for seat in range(self.table.seats)]

    @property
    def events(self) -> Sequence[Event]:
        """All its events."""
        return self.table.events

    # --- what there is to see -----------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Counts every decision and every undo."""
        return self.table.number

    @property
    def is_damaged(self) -> bool:
        """Never: it could be replayed from its record."""
        return False

    @property
    def goes_on(self) -> bool:
        """Whether another table can follow this one, which is over."""
        return self.table.outcome is not None and self.table.game.sequel(self.table.state, {}) is not None

    @property
    def won(self) -> bool | None:
        """Whether it was won; None while it is being played."""
        return None if self.table.outcome is None else self.table.outcome.won

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        return None if self.table.choice is None else self.table.choice.seat

    def chapter(self, language: str) -> str:
        """The chapter its game has come to."""
        chapter = self.table.game.chapter(self.table.state)
        return self.words(language, chapter) if chapter else ""

    def headline(self, language: str) -> str:
        """How it ended, or what is asked."""
        return sentences.tell(self.table, self.table.outcome or self.table.choice or "game-name", language)

    def outcome(self, language: str) -> sent.Ending | None:
        """How it ended, if it did."""
        table, outcome = self.table, self.table.outcome
        if outcome is None:
            return None
        return {
            "won": outcome.won,
            "result": outcome.result,
            "say": sentences.tell(table, outcome, language),
            "rule": outcome.rule,
            "rule_say": sentences.tell(table, outcome.rule, language),
            "causes": causes(table, language),
        }

    def known_by(self, visitor: Viewer) -> Eyes:
        """The seats of a viewer that know more than a spectator: viewers who hold the same of these see the same."""
        return self.made("knowing", lambda: knowing(self.table, EVERYBODY)) & visitor.seats

    def open_board(self) -> Mapping[str, object]:
        """The part of the board that looks the same to everybody."""
        return open_board(self.table)

    def view(self, eyes: Eyes) -> View[Any] | None:
        """What else these eyes see. Long texts are left out of the options: a campaign's record is not news."""
        settings = {name: value for name, value in self.table.options.items() if len(value) <= LONGEST_OPTION}
        return {**view_of(self.table, eyes, options=False, open_view=False), "options": settings}

    # --- what happens -----------------------------------------------------------------------------------------------

    async def answer(self, visitor: Viewer, number: int, text: str) -> None:
        """Somebody decides. An answer that has already been accepted is recognised and changes nothing. If another
        process was faster, what it accepted counts, and this answer is reconsidered.
        """
        while True:
            with contextlib.suppress(Overtaken):
                return await self._answer(visitor, number, text)

    async def _answer(self, visitor: Viewer, number: int, text: str) -> None:
        async with self.lock:
            if number > self.table.number and self.journal.database.shared:
                await self.catch_up()
            now = number
            while now != self.table.number:
                taken = self.answered.get(now)
                if taken is not None and taken.text == text and not taken.seats.isdisjoint(visitor.seats):
                    visitor.show()
                    return
                if taken is None or not taken.joined:
                    raise StaleAnswer(text)
                now += 1  # somebody else has passed in between, which changes nothing for the others who are asked
            await self.enter_and_save("answer", {"option": text, "seats": sorted(self.acting(visitor))})
            self.wish = None
            self.changed()

    def acting(self, visitor: Viewer) -> Eyes:
        """The seats for which somebody decides: those they hold and no bot plays, if one of them is asked; otherwise
        all they hold.
        """
        held = frozenset(visitor.seats)
        own = held.difference(self.bots)
        choice = self.table.choice
        return held if choice is None or own.isdisjoint(choice.seats) else own

    # --- taking back ------------------------------------------------------------------------------------------------

    def others(self, person: str) -> dict[str, str]:
        """The other people who hold a seat and are here, with their names."""
        here = {visitor.person: visitor.name for visitor in self.everybody if visitor.seats}
        held = {holder for seat, holder in self.holders.items() if seat not in self.bots}
        return {other: name for other, name in here.items() if other != person and other in held}

    async def undo(self, visitor: Viewer, number: int, to: str) -> None:
        """At once if nobody else holds a seat; otherwise everybody who is here must agree."""
        async with self.lock:
            await self.processes.look(self)
            if number != self.table.number:
                raise StaleAnswer(to)
            if not visitor.seats:
                raise NotYourSeat(to)
            if to != "decision" and to not in self.table.game.marks:
                raise UnknownOption(to)
            if not self.table.made:
                raise Refused("nothing_to_undo", to)
            if self.others(visitor.person):
                self.wish = Wish(visitor.person, to, number, {visitor.person})
                await self.processes.wished(self)
                self.changed()
            else:
                await self._take_back(to)

    async def consent(self, visitor: Viewer, agree: bool) -> None:
        """One of the others answers; the last yes carries out the undo, the first no ends the request."""
        async with self.lock:
            await self.processes.look(self)
            wish = self.wish
            if wish is None or wish.number != self.table.number:
                raise StaleAnswer("consent")
            if not visitor.seats or (visitor.person == wish.person and agree):
                raise NotYourSeat("consent")
            if not agree:
                self.wish = None
                await self.processes.wished(self)
                self.changed()
                return
            await self.processes.agreed(self, wish, visitor.person)
            if self._is_agreed(wish):
                await self._take_back(wish.to)
            else:
                self.processes.stirred(self)
                self.changed()

    def left(self, person: str) -> None:
        """A page was closed: people's requests leave with them, and nobody waits for them."""
        super().left(person)
        if self.wish is not None:
            if person == self.wish.person and all(visitor.person != person for visitor in self.everybody):
                self.wish = None
            self.reconsider(anew=True)

    def reconsider(self, *, anew: bool) -> None:
        """Perhaps everybody who is still here agrees to the request; `anew`: it has changed and must be shown."""
        mine = self.wish is not None and any(visitor.person == self.wish.person for visitor in self.visitors)
        if self.wish is not None and mine and self._is_agreed(self.wish):
            self._agreed = asyncio.create_task(self._take_back_as_agreed(self.wish))
        if anew:
            self.changed()

    def expects(self, wish: Wish | None) -> bool:
        """Whether this process knows of exactly this pending request, with the same people agreeing."""
        return self._in_time(wish) == self._in_time(self.wish)

    async def hear_of(self, wish: Wish | None) -> None:
        """Take over the pending request, unless its author has left; perhaps all who are still there agree now."""
        wish = self._in_time(wish)
        gone = wish is not None and all(one.person != wish.person for one in self.everybody)
        known, self.wish = self.wish, None if gone else wish
        self.reconsider(anew=known != self.wish)
        if gone:
            await self.processes.wished(self)

    def _in_time(self, wish: Wish | None) -> Wish | None:
        """A request, unless the table has moved on since."""
        return None if wish is None or wish.number < self.table.number else wish

    def _is_agreed(self, wish: Wish) -> bool:
        """Whether everybody who is here wants it."""
        return set(self.others(wish.person)) <= wish.agreed

    async def _take_back_as_agreed(self, wish: Wish) -> None:
        """Everybody who had not agreed has left."""
        with contextlib.suppress(Refused):
            async with self.lock:
                if wish == self.wish and wish.number == self.table.number and self._is_agreed(wish):
                    await self._take_back(wish.to)

    async def _take_back(self, to: str) -> None:
        self.wish = None
        turned = {"fate": "last"} if self.table.options["fate"] == "new" else {}
        await self.enter_and_save("undo", {"to": to, **turned})
        self.changed()

    # --- bots -------------------------------------------------------------------------------------------------------

    async def hand_over(self, visitor: Viewer, seat: int, bot: str | None) -> None:
        """Give a seat to a bot or take it back; its holder and the creator may do that."""
        while True:
            with contextlib.suppress(Overtaken):
                return await self._hand_over(visitor, seat, bot)

    async def _hand_over(self, visitor: Viewer, seat: int, bot: str | None) -> None:
        async with self.lock:
            if seat >= self.table.seats:
                raise Refused("not_possible", str(seat))
            if seat not in visitor.seats and not visitor.creator:
                raise NotYourSeat(str(seat))
            if bot is not None:
                bots.find(bot, self.table.game.id)
            if self.bots.get(seat) != bot:
                await self.enter_and_save("bot", {"seat": seat, "bot": bot})
                self.changed()

    def changed(self) -> None:
        """There is something new to see; a bot may be next."""
        for visitor in self.visitors:
            visitor.show()
        self.wake_bots()

    def wake_bots(self) -> None:
        """If a bot is asked and somebody is watching, it begins to think."""
        waits = self._bot_asked() is not None and bool(self.visitors)
        if waits and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        """One bot decision after another, while a bot is asked and somebody is watching."""
        pause = BOT_PAUSE
        while not self.lock.withdrawn:
            await asyncio.sleep(pause)
            try:
                if self._bot_asked() is not None and self.visitors and not await self.processes.may_play(self):
                    pause = BOT_PATIENCE / 2
                    continue
                async with self.lock:
                    seat = self._bot_asked()
                    if seat is None or not self.visitors:
                        return
                    option = await asyncio.to_thread(self._bots_choice, self.bots[seat], seat)
                    self.wish = None
                    await self.enter_and_save("answer", {"option": option.text, "seats": [seat]})
                    pause = BOT_PAUSE
                    for visitor in self.visitors:
                        visitor.show()
            except Overtaken:  # another process has played it
                pause = BOT_PAUSE
            except Refused:  # the disk: nobody else can decide for the bot, so it tries again
                pause = BOT_PATIENCE

    def _bot_asked(self) -> int | None:
        """The first seat that is asked and played by a bot."""
        seats = self.table.choice.seats if self.table.choice is not None else ()
        return next((seat for seat in seats if seat in self.bots), None)

    def _bots_choice(self, bot: str, seat: int) -> Option:
        """A bot's decision for a seat that is asked; it never decides for others."""
        return bots.find(bot, self.table.game.id)(self.table, bots.Luck(self.table.number), seat)

    async def hint(self, visitor: Viewer, number: int) -> bots.Advice:
        """What a sensible bot would do in place of the player who is asked, and why; worked out once."""
        async with self.lock:
            choice = self.table.choice
            if choice is None or number != self.table.number:
                raise StaleAnswer("hint")
            acting = self.acting(visitor)
            seat = next((seat for seat in choice.seats if seat in acting), None)
            if seat is None:
                raise NotYourSeat("hint")
            if ("hint", seat) not in self.shown:
                self.shown["hint", seat] = await asyncio.to_thread(bots.advise, self.table, seat)
            advice: bots.Advice | None = self.shown["hint", seat]
            if advice is None:
                raise Refused("nothing", "nobody knows this game well enough")
            return advice
