"""A game as recorded, without the people at its table: replayed, it becomes the same again."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from miskatonic.kernel import BadSave, Event, Table, keep_true
from miskatonic.kernel.record import Checkpoint
from miskatonic.server.messages import Plain
from miskatonic.server.storage import transcript
from miskatonic.server.storage.hash_chain import End
from miskatonic.server.storage.records import Entry


class Taken(NamedTuple):
    """An accepted answer: its text, the seats of whoever gave it, and whether its window goes on (`joined`)."""

    text: str
    seats: frozenset[int]
    joined: bool


class Story:
    """What a record says about any game, whether it can be played or only read."""

    def __init__(self, made: float) -> None:
        self.touched = made
        """When something was last entered."""
        self.bots: dict[int, str] = {}
        self.log: list[Event] = []
        """The events that are still valid."""
        self.ended = False
        """Whether the game has ever been over, even if that was undone: its seed has been known since."""
        self.begun: Counter[str] = Counter()
        """How many turns, days and the like have begun."""


class Playthrough(Story):
    """A game that is being played, and where its record ends."""

    def __init__(self, table: Table, made: float = 0.0) -> None:
        super().__init__(made)
        self.table = table
        self.end = End(0, "")
        """Where its record ends."""
        self.answered: dict[int, Taken] = {}
        """The answer given at each number of the table, by which a repeated answer is recognised."""
        self.unwritten: Entry | None = None
        """That other rules have taken over the table; it is written to the journal before the next entry."""
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

    def follow(self, entry: Entry) -> None:
        """Apply an entry that another process has added to the record; refuses one that does not fit there."""
        told = len(self.table.events)
        self.enter(entry.kind, json.loads(entry.data))
        if not transcript.same(entry.told, self.table.events[told:]):
            raise BadSave("Its events are not those that were recorded.")
        if entry.checkpoint is not None:
            self.checkpoint = self.table.last_stretch()
        self.end, self.touched = End(self.end.sequence + 1, entry.chain or ""), entry.at

    def bring_log_up_to_date(self) -> None:
        """Add the events that the table has reported since."""
        new = self.table.events[self._logged :]
        self._logged = len(self.table.events)
        self.ended = self.ended or any(event.kind == "outcome" for event in new)
        spans = self.table.game.spans
        self.begun.update(spans_begun(spans, new))
        self.begun.subtract(spans_begun(spans, keep_true(self.log, new)))


def spans_begun(spans: Mapping[str, str], events: Iterable[Event]) -> Iterator[str]:
    """The turns and days that begin with these events."""
    known = {kind: span for span, kind in spans.items()}
    return (known[event.kind] for event in events if event.kind in known)
