"""What has happened since somebody last decided: the events as steps to be watched, and summed up by their causes.

Both are made here once, from events alone, for the page, the list view and the terminal.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from miskatonic.kernel.catalogue import Name
from miskatonic.kernel.event import OTHERS, TAKING_BACK, Event
from miskatonic.kernel.game import Game

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

MOST_CAUSES = 6
MOST_STEPS = 6
MOST_EFFECTS = 3
"""How many effects of a cause are shown before the rest are only counted."""
UNSEEN = ("forced", "outcome")
"""Events of every game that show nothing new: what was forced shows in its effects, the outcome has its own place."""


class Cause(NamedTuple):
    """Something that was done or happened on its own, and its effects; a few of these are shown, and `more` are not."""

    head: Event
    effects: tuple[Event, ...]
    told: tuple[Event, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """All of it, in order."""
        return (self.head, *self.effects)

    @property
    def more(self) -> int:
        """How many of its effects are not shown."""
        return len(self.effects) - len(self.told)


def kind_of(event: Event) -> str:
    """Its kind, the same for those who see only a part of it."""
    return event.kind.removesuffix(OTHERS)


def since(table: "Table", eyes: Collection[int], *, passing: bool) -> list[Event]:
    """What these eyes have seen happen since they last decided; whether `passing` counts as a decision is up to the
    caller. For a spectator anybody's decision counts. Nothing before the last undo is included.
    """
    start, at = decided(table, eyes, passing=passing), len(table.events)
    while at > start:
        at -= 1
        if table.events[at].kind in TAKING_BACK:
            break
    told = [event for event in table.events[at:] if event.kind not in UNSEEN]
    return [event for one in told if (event := one if one.only is None else one.seen_by(eyes)) is not None]


def decided(table: "Table", eyes: Collection[int], *, passing: bool) -> int:
    """How many events there had been when these eyes last decided."""
    for told in reversed(table.told):
        if (not eyes or told.seat in eyes) and (passing or not told.passes):
            return told.events
    return 0


def lost(game: Game, event: Event, eyes: Collection[int]) -> bool:
    """Whether one of these seats loses something in it."""
    return event.kind in game.loss_kinds and any(f"seat:{seat}" in event.about for seat in eyes)


def all_lost(game: Game, events: Iterable[Event], eyes: Collection[int]) -> set[int]:
    """The numbers of those events in which one of these seats loses something."""
    losses = game.loss_kinds
    return {event.number for event in events if event.kind in losses and lost(game, event, eyes)}


def causes(game: Game, events: Sequence[Event], eyes: Collection[int]) -> list[Cause]:
    """The events grouped by a few causes. If there are too many, lesser causes are counted among the effects of greater
    ones, and finally the oldest become one. Dull events are included only if there are no others.
    """
    size, dull = game.ranks, game.dull_kinds
    least = len(size) // 2  # each is there twice
    ranked = [(event, size.get(event.kind, least)) for event in events]
    telling = [one for one in ranked if one[1] < least or one[0].kind not in dull] or ranked
    parts = _parts(telling, _smallest([rank for _, rank in telling], least))
    parts = [part for part in parts if len(part) > 1 or part[0].kind not in dull] or parts[-1:]
    while len(parts) > MOST_CAUSES:
        parts[:2] = [parts[0] + parts[1]]
    return [_cause(game, head, effects, eyes) for head, *effects in parts]


def _smallest(ranks: Sequence[int], all_ranks: int) -> int:
    """How many kinds of causes start a part, so that there are not too many parts."""
    if len(ranks) <= MOST_CAUSES:
        return all_ranks
    counts = Counter(ranks)
    parts = len(ranks) - counts[all_ranks]
    for told in range(all_ranks, 1, -1):
        if parts + (bool(ranks) and ranks[0] >= told) <= MOST_CAUSES:
            return told
        parts -= counts[told - 1]
    return min(1, all_ranks)


def _parts(events: Iterable[tuple[Event, int]], told: int) -> list[list[Event]]:
    """The events, cut before each cause: those whose ranks are among the first `told`."""
    parts: list[list[Event]] = []
    for event, rank in events:
        if rank < told or not parts:
            parts.append([])
        parts[-1].append(event)
    return parts


def _cause(game: Game, head: Event, effects: Sequence[Event], eyes: Collection[int]) -> Cause:
    """What is shown of a cause: losses of these seats before all, then lesser causes, then whatever came first;
    anything that reads just like something before it comes last.
    """
    if len(effects) <= MOST_EFFECTS:
        return Cause(head, tuple(effects), tuple(effects))
    kinds, gone = game.causes, all_lost(game, effects, eyes)
    ranks = [0 if event.number in gone else 1 if event.kind.removesuffix(OTHERS) in kinds else 2 for event in effects]
    told: list[int] = []
    again: list[int] = []
    for at in sorted(range(len(effects)), key=ranks.__getitem__):
        event = effects[at]
        same = any(one.kind == event.kind and one.args == event.args for one in effects[:at])
        (again if same else told).append(at)
        if len(told) == MOST_EFFECTS:
            break
    return Cause(head, tuple(effects), tuple([effects[at] for at in sorted((told + again)[:MOST_EFFECTS])]))


def steps(
    game: Game, events: Sequence[Event], eyes: Collection[int], known: Sequence[Cause] | None = None
) -> list[list[Event]]:
    """The events as they are played back, one step each; if there are too many, those of a kind are joined: first if
    they follow each other, then all of them; and finally everything with the same cause. Callers that already have the
    causes pass them in.
    """
    if len(events) <= MOST_STEPS:
        return [[event] for event in events]
    runs: list[list[Event]] = []
    kinds: dict[str, list[Event]] = {}
    last = ""
    for event in events:
        kind = event.kind.removesuffix(OTHERS)
        if kind != last:
            runs.append([])
            last = kind
        runs[-1].append(event)
        kinds.setdefault(kind, []).append(event)
    if len(runs) <= MOST_STEPS:
        return runs
    if len(kinds) <= MOST_STEPS:
        return list(kinds.values())
    return [list(cause.events) for cause in (causes(game, events, eyes) if known is None else known)]


def names_in(event: Event) -> list[str]:
    """The names in an event's sentence: first those of things, each in the order of its arguments."""
    args = {**event.args, **event.secret} if event.secret else event.args
    names: dict[str, None] = {}
    for value in args.values():
        for one in value if isinstance(value, tuple | list) else (value,):
            if isinstance(one, str):
                names.setdefault(one)
    return sorted(names, key=_is_no_thing)


def _is_no_thing(name: str) -> bool:
    return type(name) is not Name
