"""What is told of a game when it is over: telling numbers, who stood out, and how kind the dice were.

A game makes its chronicle out of everything that happened; the messages of its package say it.
"""

import weakref
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from miskatonic.kernel.event import Event

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

MOST_DISTINCTIONS = 3


class Moment(NamedTuple):
    """Something that happened, and a copy of the position in which it was told. The position tells what events leave
    out, such as the colours of the dice; what is told before the first decision comes with the position of that one.
    """

    event: Event
    position: Any


def witnessed(table: "Table") -> list[Moment]:
    """Everything that has been told at a table and will be from here on, with the position it is told in."""
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
    """A telling number. The message `figure-<id>` says what it counts and, where there is `more` to say, its form
    `.more` what stands behind it.
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
    """How often a face fell, and how often the dice that were thrown show it on average; `luck-<id>` names it. Where it
    is not dice, the message `luck` says what.
    """

    id: str
    fell: int
    expected: float


class Chronicle(NamedTuple):
    """All of it; a game that has nothing to tell of a kind leaves it empty."""

    figures: tuple[Figure, ...] = ()
    distinctions: tuple[Distinction, ...] = ()
    luck: tuple[Luck, ...] = ()


def foremost(counts: Mapping[str, int], least: int, field: Iterable[str]) -> str | None:
    """Who of the field has the most, and at least so many. Equals share no distinction, and nobody is first alone."""
    ranked = sorted(field, key=lambda name: -counts.get(name, 0))
    if len(ranked) < 2 or counts.get(ranked[0], 0) == counts.get(ranked[1], 0):
        return None
    return ranked[0] if counts.get(ranked[0], 0) >= least else None


def chosen(earned: Sequence[Distinction]) -> tuple[Distinction, ...]:
    """The few that are told, in the order given: first one for each seat that earned any, then what else there is."""
    firsts = {one.seat: one for one in reversed(earned)}.values()
    ranked = sorted(earned, key=lambda one: one not in firsts)[:MOST_DISTINCTIONS]
    return tuple(one for one in earned if one in ranked)
