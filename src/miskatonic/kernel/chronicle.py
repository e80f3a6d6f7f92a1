"""What is reported about a game when it is over: notable numbers, who stood out, and how kind the dice were.

A game makes its chronicle out of everything that happened; the messages of its package put it into words.
"""

import weakref
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from miskatonic.kernel.event import Event

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

MOST_DISTINCTIONS = 3


class Moment(NamedTuple):
    """Something that happened, and a copy of the position at the time. The position shows what events leave out, such
    as the colours of the dice; what happens before the first decision comes with the position of that decision.
    """

    event: Event
    position: Any


def witnessed(table: "Table") -> list[Moment]:
    """Everything that has happened at a table or will from here on, each event with its position."""
    moments = [Moment(event, table.state.copy()) for event in table.events]
    tell, there = table.state.sink, weakref.ref(table)
    assert tell is not None, "nobody is told anything at a light table"

    def witness(kind: str, rule: str, args: dict[str, Any], only: int | None, secret: dict[str, Any]) -> None:
        tell(kind, rule, args, only, secret)
        if present := there():
            moments.append(Moment(present.events[-1], present.state.copy()))

    table.state.sink = witness
    return moments


class Figure(NamedTuple):
    """A notable number. The message `figure-<id>` says what it counts; if there is `more` to say, its form `.more` says
    what is behind it.
    """

    id: str
    value: int
    args: Mapping[str, Any]
    more: bool


class Distinction(NamedTuple):
    """Something one seat alone did best: `distinction-<id>` is its title, the form `.line` says who and how much."""

    id: str
    seat: int
    args: Mapping[str, Any]


class Luck(NamedTuple):
    """How often a face came up, and how often the dice that were rolled show it on average; `luck-<id>` names it. If it
    isn't dice, the message `luck` says what it is.
    """

    id: str
    fell: int
    expected: float


class Chronicle(NamedTuple):
    """All of it; a game that has nothing of a kind leaves that empty."""

    figures: tuple[Figure, ...] = ()
    distinctions: tuple[Distinction, ...] = ()
    luck: tuple[Luck, ...] = ()


def foremost(counts: Mapping[str, int], least: int, field: Iterable[str]) -> str | None:
    """Who of the field has the most, and at least `least`. Ties get no distinction, nor does a field of one."""
    ranked = sorted(field, key=lambda name: -counts.get(name, 0))
    if len(ranked) < 2 or counts.get(ranked[0], 0) == counts.get(ranked[1], 0):
        return None
    return ranked[0] if counts.get(ranked[0], 0) >= least else None


def chosen(earned: Sequence[Distinction]) -> tuple[Distinction, ...]:
    """The few that are reported, in the order given: first one for each seat that earned any, then the others."""
    firsts = {one.seat: one for one in reversed(earned)}.values()
    ranked = sorted(earned, key=lambda one: one not in firsts)[:MOST_DISTINCTIONS]
    return tuple(one for one in earned if one in ranked)
