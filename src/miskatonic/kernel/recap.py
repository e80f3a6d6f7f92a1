"""What happened since somebody last decided: the events as steps to be watched, and in a few lines by what caused them.

Both are made here once, out of events alone, for the page, the list view and the terminal.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from miskatonic.kernel.catalogue import Name
from miskatonic.kernel.event import TAKING_BACK, Event
from miskatonic.kernel.game import Game

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

MOST_CAUSES = 6
MOST_STEPS = 6
MOST_EFFECTS = 3
"""What is told of a cause before the rest is only counted."""
UNSEEN = ("forced", "outcome")
"""Events of every game that show nothing new: what was forced tells itself, the outcome has a place of its own."""


class Cause(NamedTuple):
    """Something that was done or came by itself, and what came of it; of that a few are told, and `more` are not."""

    head: Event
    effects: tuple[Event, ...]
    told: tuple[Event, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """All of it, in order."""
        return (self.head, *self.effects)

    @property
    def more(self) -> int:
        """How many of its effects are not told."""
        return len(self.effects) - len(self.told)


def kind_of(event: Event) -> str:
    """Its kind, also for those who are told only a part of it."""
    return event.kind.removesuffix(".others")


def since(table: "Table", eyes: Collection[int], *, passing: bool) -> list[Event]:
    """What these eyes have seen happen since they last decided; whether `passing` was a decision is up to the asker.
    For a spectator anybody's decision counts. What lies before something was taken back is over.
    """
    found = (told for told in reversed(table.told) if (not eyes or told.seat in eyes) and (passing or not told.passes))
    start, at = next((told.events for told in found), 0), len(table.events)
    while at > start:
        at -= 1
        if table.events[at].kind in TAKING_BACK:
            break
    seen = (event.seen_by(eyes) for event in table.events[at:])
    return [event for event in seen if event is not None and event.kind not in UNSEEN]


def lost(game: Game, event: Event, eyes: Collection[int]) -> bool:
    """Whether one of these seats loses something by it."""
    return kind_of(event) in game.losses and any(f"seat:{seat}" in event.about for seat in eyes)


def causes(game: Game, events: Sequence[Event], eyes: Collection[int]) -> list[Cause]:
    """The events by what caused them, in a few lines. Where there are too many, the smaller causes are told among what
    came of the greater, and at last what is longest ago becomes one. Dull events are told only if there are no others.
    """
    begin = (*game.spans.values(), *game.causes)
    telling = [event for event in events if kind_of(event) in begin or kind_of(event) not in game.dull] or events
    parts = _parts(telling, begin)
    for smallest in range(len(begin) - 1, 0, -1):
        if len(parts) <= MOST_CAUSES:
            break
        parts = _parts(telling, begin[:smallest])
    parts = [part for part in parts if len(part) > 1 or kind_of(part[0]) not in game.dull] or parts[-1:]
    while len(parts) > MOST_CAUSES:
        parts[:2] = [parts[0] + parts[1]]
    return [_cause(game, head, effects, eyes) for head, *effects in parts]


def _parts(events: Iterable[Event], begin: Collection[str]) -> list[list[Event]]:
    """The events, cut before each of those that others come of."""
    parts: list[list[Event]] = []
    for event in events:
        if kind_of(event) in begin or not parts:
            parts.append([])
        parts[-1].append(event)
    return parts


def _cause(game: Game, head: Event, effects: Sequence[Event], eyes: Collection[int]) -> Cause:
    """What is told of a cause: losses of these seats before all, then what others came of, then what came first; what
    reads just like something before it comes last.
    """

    def rank(event: Event) -> tuple[bool, int]:
        first = next(one for one in effects if (one.kind, one.args) == (event.kind, event.args))
        return first is not event, 0 if lost(game, event, eyes) else 1 if kind_of(event) in game.causes else 2

    ranked = sorted(effects, key=rank)[:MOST_EFFECTS]
    return Cause(head, tuple(effects), tuple(event for event in effects if event in ranked))


def steps(game: Game, events: Sequence[Event], eyes: Collection[int]) -> list[list[Event]]:
    """The events as they are played, each a step of its own; where there are too many, those of a kind are one: first
    where they follow each other, then altogether; and at last all that has one cause.
    """
    if len(events) <= MOST_STEPS:
        return [[event] for event in events]
    runs: list[list[Event]] = []
    for event in events:
        if not runs or kind_of(runs[-1][0]) != kind_of(event):
            runs.append([])
        runs[-1].append(event)
    if len(runs) <= MOST_STEPS:
        return runs
    kinds: dict[str, list[Event]] = {}
    for event in events:
        kinds.setdefault(kind_of(event), []).append(event)
    if len(kinds) <= MOST_STEPS:
        return list(kinds.values())
    return [list(cause.events) for cause in causes(game, events, eyes)]


def names_in(event: Event) -> list[str]:
    """The names an event is told with: first those of things, each in the order of its sentence's arguments."""
    told = [
        one
        for value in {**event.args, **event.secret}.values()
        for one in (value if isinstance(value, tuple | list) else (value,))
        if isinstance(one, str)
    ]
    return sorted(dict.fromkeys(told), key=lambda one: not isinstance(one, Name))
