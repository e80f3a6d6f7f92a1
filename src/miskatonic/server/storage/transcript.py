"""What the journal stores besides decisions: events as they were reported, and the position when a turn began.

It is plain data, which can be read without the rules that made it.
"""

import dataclasses
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from miskatonic.kernel import Event, Table
from miskatonic.kernel.record import Checkpoint
from miskatonic.server.messages import encode
from miskatonic.server.storage.records import Entry, Header

READ, WENT_ON = "read", "went_on"
"""Entries that say which rules made the following ones: other rules could replay the whole record, or continued from
its last checkpoint. The first kind reports everything again.
"""
NOTHING: dict[str, object] = {}
UNSAID: dict[str, dict[str, object]] = {"new_rules": {"what": "rules", "where": "turn", "decisions": 0}}
"""Arguments that earlier versions left out of an event."""
ABOUT = 4
"""The index in a row of what an event points at."""
Row = list[Any]


@dataclasses.dataclass(frozen=True, slots=True)
class StoredEvent(Event):
    """An event as it was once reported, with the things that it pointed at then."""

    things: tuple[str, ...] = ()

    @property
    def about(self) -> list[str]:
        """The things it concerned, as far as everybody who saw it knew."""
        return list(self.things)

    def seen_by(self, eyes: Collection[int]) -> Event | None:
        """The event as the holder of these seats saw it."""
        if self.only is None or self.only in eyes:
            return self
        if not self.secret:
            return None
        return dataclasses.replace(self, kind=f"{self.kind}.others", only=None, secret={})


class Position(msgspec.Struct):
    """The position when a turn began: the table's number when it was saved, how many events there had been when the
    turn began, what the seats were called, and the state.
    """

    number: int
    told: int
    names: list[str]
    state: dict[str, object]


read_position = msgspec.json.Decoder(Position).decode
read_rows = msgspec.json.Decoder(list[Row]).decode


def told(events: Sequence[Event]) -> str:
    """Events as a text: number, kind, rule, arguments, things, the one seat that may know, what is secret."""
    rows = [(one.number, one.kind, one.rule, one.args, one.about, one.only, one.secret) for one in events]
    return encode(rows).decode()


def same(kept: str | None, events: Sequence[Event]) -> bool:
    """Whether these events say what was saved. What they point at doesn't matter, nor extra arguments: that doesn't
    change the game.
    """
    now = told(events)
    if kept is None or kept == now:
        return True
    before, after = read_rows(kept), read_rows(now)
    return len(before) == len(after) and all(map(_agree, before, after))


def _agree(one: Row, other: Row) -> bool:
    """Whether two rows say the same, in what both of them have."""
    for then, now in zip(one[:ABOUT] + one[ABOUT + 1 :], other[:ABOUT] + other[ABOUT + 1 :], strict=True):
        if isinstance(then, dict) and isinstance(now, dict):
            if any(then[name] != now[name] for name in then.keys() & now.keys()):
                return False
        elif then != now:
            return False
    return True


def events(header: Header, entries: Iterable[Entry]) -> list[Event]:
    """All events, as far as they were saved."""
    found = events_of(header.told)
    for entry in entries:
        found = events_of(entry.told) if entry.kind == READ else found + events_of(entry.told)
    return found


def events_of(text: str | None) -> list[Event]:
    """The events of one entry."""
    rows = read_rows(text) if text else []
    return [
        StoredEvent(number, kind, rule, {**UNSAID.get(kind, NOTHING), **args}, only, secret, tuple(things))
        for number, kind, rule, args, things, only, secret in rows
    ]


def decided_since(position: Position, header: Header, entries: Iterable[Entry]) -> int:
    """How many decisions since a turn began still stand, as far as can be told when everything was reported again. The
    one that began the turn carries its position.
    """
    told = len(events_of(header.told))
    begun = header.checkpoint is not None and read_position(header.checkpoint).told == position.told
    made: list[bool] = []
    for entry in entries:
        new = events_of(entry.told)
        if entry.kind == "answer":
            made.append(told > position.told or (told == position.told and begun))
        elif entry.kind == "undo":
            back = next((event.args["decisions"] for event in new if event.kind == "undone"), 1)
            del made[max(0, len(made) - back) :]
        elif entry.kind in (READ, WENT_ON):
            made.clear()
        begun = begun or (entry.checkpoint is not None and read_position(entry.checkpoint).told == position.told)
        told = len(new) + (0 if entry.kind == READ else told)
    return sum(made)


def last_position(header: Header, entries: Iterable[Entry]) -> tuple[Position | None, int]:
    """The last checkpoint that was saved, and the number that the table has reached."""
    found = read_position(header.checkpoint) if header.checkpoint else None
    number = found.number if found else 0
    for entry in entries:
        number += entry.kind in ("answer", "undo")
        if entry.checkpoint:
            found = read_position(entry.checkpoint)
            number = found.number
    return found, number


def position(table: Table, checkpoint: Checkpoint) -> str:
    """A checkpoint of a table as a text."""
    names = [table.game.seat_name(table.state, seat) for seat in range(table.seats)]
    return written(Position(table.number, checkpoint.told, names, checkpoint.state.to_plain()))


def written(position: Position) -> str:
    """A position as a text."""
    return encode(position).decode()
