"""What every table of the house has, whether it can be played or only read: keys, visitors, a log; and how it talks to
other processes that serve it too.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from miskatonic.kernel import Event
from miskatonic.kernel.speech import said
from miskatonic.kernel.view import Eyes, View
from miskatonic.server import sent, sentences
from miskatonic.server.messages import encode
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import SPECTATOR, Header
from miskatonic.server.storage.transcript import StoredEvent
from miskatonic.server.tables.counts import Numbers
from miskatonic.server.tables.people import Turn, Viewer, Wish
from miskatonic.server.tables.playthrough import Story
from miskatonic.server.tables.seeds import sealed_of

T = TypeVar("T")


class OtherProcesses:
    """How a table talks to the other processes that serve it too. Here there are none: everybody at a table is
    connected to this process (`SharedTables` is for several).
    """

    async def run(self) -> None:
        """Listen to the others for as long as the server runs."""

    async def leave(self) -> None:
        """This process is ending."""

    async def bring_up_to_date(self, room: "Room") -> bool:
        """Bring a table up to date with the database; False if it was deleted."""
        return True

    async def look(self, room: "Room") -> None:
        """Find out who is at a table elsewhere, its keys, and whose request is waiting for consent; under its lock."""

    async def came(self, room: "Room", visitor: Viewer) -> None:
        """Somebody has come to a table here."""

    async def went(self, room: "Room", visitor: Viewer) -> None:
        """Somebody has left."""

    async def is_visited(self, table: str) -> bool:
        """Whether somebody is at a table elsewhere."""
        return False

    async def wished(self, room: "Room") -> None:
        """Somebody asks to undo, or no longer does."""

    async def agreed(self, room: "Room", wish: Wish, person: str) -> None:
        """Somebody agrees to the request."""
        wish.agreed.add(person)

    async def may_play(self, room: "Room") -> bool:
        """Whether this process plays the bots of a table."""
        return True

    def moved(self, room: "Room", sequence: int) -> None:
        """Something was entered at a table, whose record has reached that number."""

    def stirred(self, room: "Room") -> None:
        """Something else about a table has changed."""

    async def numbers(self) -> Mapping[str, Numbers]:
        """What the other processes have counted, by their names."""
        return {}


NO_OTHERS = OtherProcesses()


class Room(ABC):
    """One table, while it is in memory."""

    def __init__(self, journal: Journal, header: Header, keys: dict[str, int]) -> None:
        self.journal = journal
        self.header = header
        self.keys = keys
        self.visitors: list[Viewer] = []
        self.elsewhere: list[Viewer] = []
        """The people at it who are connected to other processes."""
        self.processes: OtherProcesses = NO_OTHERS
        """The other processes that serve it."""
        self.wish: Wish | None = None
        """Who wants to undo something, and is waiting for the others' consent."""
        self.holders: dict[int, str] = {}
        """Which person last came with the key of a seat."""
        self.lock = Turn()
        self.shown: dict[object, Any] = {}
        """What has been made for viewers of the current state, shared by those who see and read the same (`scene`)."""
        self.lines: dict[tuple[int, str, str], tuple[Event, bytes]] = {}
        """Lines of the log as they were last sent, by number, kind and language (`scene`)."""
        self.watched: dict[object, Any] = {}
        """What happened in short, event by event and step by step (`recap`)."""
        self.sequels: dict[int, str] = {}
        """The tables that follow this one, each by the number at which it was over."""

    @property
    @abstractmethod
    def story(self) -> Story:
        """What its record says."""

    @property
    def bots(self) -> dict[int, str]:
        """The seats that bots play."""
        return self.story.bots

    @property
    def touched(self) -> float:
        """When something was last entered."""
        return self.story.touched

    @property
    def log(self) -> list[Event]:
        """The events that are still valid."""
        return self.story.log

    @property
    def ended(self) -> bool:
        """Whether the game has ever been over, even if that was undone: its seed has been known since."""
        return self.story.ended

    @property
    def begun(self) -> Counter[str]:
        """How many turns, days and the like have begun."""
        return self.story.begun

    @property
    @abstractmethod
    def package(self) -> str:
        """The package with the words of its game."""

    @property
    @abstractmethod
    def spans(self) -> Mapping[str, str]:
        """The events that begin its turns and days."""

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """What its seats are called: the investigators, or the players while there are none."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]:
        """All its events, even those that are no longer valid."""

    def made(self, key: object, make: Callable[[], T]) -> T:
        """Something made from the current state, once for all who see and read the same."""
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
        """The sentence of an event. Events of earlier rules may no longer have words."""
        try:
            return said(self.package, event, language)
        except (LookupError, ValueError):
            if isinstance(event, StoredEvent):
                return sentences.say(self.package, language, "event-untold")
            return sentences.anyhow(lambda: said(self.package, event, language))

    @property
    @abstractmethod
    def last(self) -> int:
        """How many of its decisions still stand."""

    @abstractmethod
    def past(self, at: int) -> "Room":
        """The table after `at` of its decisions, to look at; undone ones don't count."""

    def fate(self) -> sent.SeenFate | None:
        """What may be shown about its randomness; for tables made up to 0.2 nothing is known."""
        sealed = sealed_of(self.header)
        return sealed.shown(self.ended) if sealed else None

    @abstractmethod
    def export(self) -> str:
        """The table as one text."""

    def withdraw(self) -> None:
        """It is no longer certain what the journal has of this table. Nobody sees it or does anything at it until it is
        read again (`House.find`); everybody here is told.
        """
        self.lock.withdrawn = True
        self.shown.clear()
        for visitor in self.visitors:
            visitor.leave("out_of_service")

    @property
    def everybody(self) -> list[Viewer]:
        """Everybody at it, connected to this process or another."""
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

    def left(self, person: str) -> None:
        """A page was closed. When nobody is left, what was made for viewers is discarded."""
        if not self.visitors:
            self.shown.clear()
            self.lines.clear()
            self.watched.clear()

    @abstractmethod
    def wake_bots(self) -> None:
        """Somebody has come; a bot may be next."""

    def words(self, language: str, message: str, /, **args: object) -> str:
        """A message of its game in a language."""
        return sentences.say(self.package, language, message, args)

    # --- what there is to see; less at a table that can only be read --------------------------------------------------

    @property
    @abstractmethod
    def number(self) -> int:
        """Counts every decision and every undo."""

    @property
    @abstractmethod
    def is_damaged(self) -> bool:
        """Whether its record is damaged."""

    @property
    @abstractmethod
    def goes_on(self) -> bool:
        """Whether another table can follow this one, which is over."""

    @property
    @abstractmethod
    def asked(self) -> int | None:
        """The seat that is asked."""

    @property
    @abstractmethod
    def won(self) -> bool | None:
        """Whether it was won; None if it has not ended."""

    def title(self, language: str) -> str:
        """The name of its game."""
        return self.words(language, "game-name")

    def chapter(self, language: str) -> str:
        """The chapter its game has come to; empty if it has none."""
        return ""

    @abstractmethod
    def headline(self, language: str) -> str:
        """Its situation, in a sentence."""

    @abstractmethod
    def outcome(self, language: str) -> sent.Ending | None:
        """How it ended, if it did."""

    def notice(self, language: str) -> sent.Notice | None:
        """That it can only be read, and why."""
        return None

    def known_by(self, visitor: Viewer) -> Eyes:
        """The seats of a viewer that know more than a spectator."""
        return frozenset()

    def open_board(self) -> Mapping[str, object]:
        """The part of the board that looks the same to everybody."""
        return {}

    def view(self, eyes: Eyes) -> View[Any] | None:
        """What else these eyes see; None if there is nothing to look at."""
        return None

    # --- what other processes do at it; nothing happens at a table that can only be read ------------------------------

    def is_behind(self, sequence: int) -> bool:
        """Whether its record goes further than this process knows."""
        return False

    @abstractmethod
    async def catch_up(self) -> None:
        """Apply what other processes have entered since, under the lock."""

    def expects(self, wish: Wish | None) -> bool:
        """Whether this process knows of exactly this pending request."""
        return True

    @abstractmethod
    async def hear_of(self, wish: Wish | None) -> None:
        """Take over the pending request as the other processes know it."""

    # --- keys -------------------------------------------------------------------------------------------------------

    def seats_of(self, hashes: Iterable[str]) -> set[int]:
        """The seats these keys open; for the spectators' key, SPECTATOR is among them."""
        return {self.keys[hash_] for hash_ in hashes if hash_ in self.keys}

    async def new_key(self, seat: int, hash_: str) -> None:
        """A new link for a seat; people who came with the old one are disconnected."""
        async with self.lock:
            old = next(known for known, of in self.keys.items() if of == seat)
            await self.journal.new_key(self.header.id, seat, hash_)
            del self.keys[old]
            self.keys[hash_] = seat
            self.show_out({seat})
            self.processes.stirred(self)

    def show_out(self, seats: set[int]) -> None:
        """Disconnect people who came with a key of these seats that no longer opens anything."""
        for visitor in list(self.visitors):
            if seats & visitor.seats or (SPECTATOR in seats and not visitor.seats):
                visitor.leave()
