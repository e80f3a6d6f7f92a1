"""What every table of the house has, whether it can be played or only be read: keys, visitors, a log."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeVar

from miskatonic.kernel import Event
from miskatonic.kernel.speech import said
from miskatonic.server import sentences
from miskatonic.server.messages import Plain, encode, out_of_service
from miskatonic.server.seen.changes import Parts
from miskatonic.server.storage.journal import SPECTATOR, Header, Journal
from miskatonic.server.storage.transcript import StoredEvent
from miskatonic.server.tables.other_processes import NO_OTHERS, OtherProcesses
from miskatonic.server.tables.seeds import sealed_of

T = TypeVar("T")


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
        self.seen: Parts | None = None
        """What their page shows, if it can take changes of that."""
        self.sent = 0
        """How many states and changes of states they were sent."""

    @property
    def known_as(self) -> tuple[str, str, list[int]]:
        """Who they are to others."""
        return self.person, self.name, sorted(self.seats)

    def show(self) -> None:
        """There is a new state to be seen."""

    def show_people(self) -> None:
        """Somebody came or went."""

    def leave(self, why: str | None = None) -> None:
        """They may no longer be here; `why` is the code of a refusal that tells them."""


class Turn(asyncio.Lock):
    """Whoever has it may look at a table and change it, unless the table is out of service."""

    def __init__(self) -> None:
        super().__init__()
        self.withdrawn = False

    async def acquire(self) -> Literal[True]:
        """Wait for it."""
        await super().acquire()
        if self.withdrawn:
            self.release()
            raise out_of_service()
        return True


class Room:
    """One table, as long as it is in memory."""

    def __init__(self, journal: Journal, header: Header, keys: dict[str, int]) -> None:
        self.journal = journal
        self.header = header
        self.keys = keys
        self.bots: dict[int, str] = {}
        self.touched = header.made
        """When something was last entered."""
        self.visitors: list[Viewer] = []
        self.elsewhere: list[Viewer] = []
        """Whoever is at it by another process."""
        self.processes: OtherProcesses = NO_OTHERS
        """The other processes that serve it."""
        self.holders: dict[int, str] = {}
        """Which person has last come with the key of a seat."""
        self.lock = Turn()
        self.shown: dict[object, Any] = {}
        """What has been made for viewers of the present state; whoever sees and reads the same shares it (`scene`)."""
        self.lines: dict[tuple[int, str, str], tuple[Event, bytes]] = {}
        """Lines of the log as they were last sent, by number, kind and language (`scene`)."""
        self.watched: dict[object, Any] = {}
        """What happened in short, event by event and step by step (`recap`)."""
        self.log: list[Event] = []
        """What still holds of what was told."""
        self.ended = False
        """Whether the game has been over once, even if that was taken back: its seed is known since."""
        self.sequels: dict[int, str] = {}
        """The tables that follow this one, each by the number at which it was over."""
        self.begun: Counter[str] = Counter()
        """How many turns, days and the like have begun."""

    @property
    def package(self) -> str:
        """Where the words of its game are."""
        raise NotImplementedError

    @property
    def spans(self) -> Mapping[str, str]:
        """The events with which its turns and days begin."""
        raise NotImplementedError

    @property
    def names(self) -> list[str]:
        """What its seats are called: the investigators, or the players where there are none yet."""
        raise NotImplementedError

    @property
    def events(self) -> Sequence[Event]:
        """Everything that was told, also what holds no longer."""
        raise NotImplementedError

    def made(self, key: object, make: Callable[[], T]) -> T:
        """Something of the present state, made once for all who see and read the same."""
        found: T | None = self.shown.get(key)
        if found is None:
            found = self.shown[key] = make()
        return found

    def once(self, key: object, make: Callable[[], object]) -> bytes:
        """The same as JSON."""
        found: bytes | None = self.shown.get(key)
        if found is None:
            found = self.shown[key] = encode(make())
        return found

    def told(self, event: Event, language: str) -> str:
        """The sentence of an event. There may be no words any more for what earlier rules have told."""
        try:
            return said(self.package, event, language)
        except (LookupError, ValueError):
            if isinstance(event, StoredEvent):
                return sentences.say(self.package, language, "event-untold")
            return sentences.anyhow(lambda: said(self.package, event, language))

    @property
    def last(self) -> int:
        """How many of its decisions hold."""
        raise NotImplementedError

    def past(self, at: int) -> "Room":
        """The table after so many of its decisions, to look at; what was taken back is not among them."""
        raise NotImplementedError

    def fate(self) -> Plain | None:
        """What may be told of where its chance comes from; nothing is known of tables made up to 0.2."""
        sealed = sealed_of(self.header)
        return sealed.shown(self.ended) if sealed else None

    def export(self) -> str:
        """The table as one text."""
        raise NotImplementedError

    def withdraw(self) -> None:
        """It can't be said any more what the journal has of this table. Nobody sees it or does anything at it until it
        is read again (`House.find`); whoever is here is told.
        """
        self.lock.withdrawn = True
        self.shown.clear()
        for visitor in self.visitors:
            visitor.leave("out_of_service")

    @property
    def everybody(self) -> list[Viewer]:
        """Whoever is at it, here or by another process."""
        return [*self.visitors, *self.elsewhere] if self.elsewhere else self.visitors

    def changed(self) -> None:
        """There is something new to see."""
        self.shown.clear()
        for visitor in self.visitors:
            visitor.show()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is being done."""
        return not self.visitors and not self.lock.locked()

    def spans_begun(self, events: Iterable[Event]) -> Iterator[str]:
        """The turns and days that begin with these events."""
        spans = {kind: span for span, kind in self.spans.items()}
        return (spans[event.kind] for event in events if event.kind in spans)

    def left(self, person: str) -> None:
        """A page was closed. What was made for those who looked on is not kept when nobody does."""
        if not self.visitors:
            self.shown.clear()
            self.lines.clear()
            self.watched.clear()

    def wake_bots(self) -> None:
        """Somebody has come; a bot may be next."""

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
            self.show_out({seat})
            self.processes.stirred(self)

    def show_out(self, seats: set[int]) -> None:
        """Whoever came with a key of these seats that opens nothing any more."""
        for visitor in list(self.visitors):
            if seats & visitor.seats or (SPECTATOR in seats and not visitor.seats):
                visitor.leave()
