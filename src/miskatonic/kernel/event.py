"""What happened, in order. The log, animation, sound, statistics and the screen reader are all made from events."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from miskatonic.kernel.catalogue import things_in
from miskatonic.kernel.state import State

NOTHING: dict[str, Any] = {}
TAKING_BACK = ("undone", "new_rules")
"""Kinds of events that invalidate everything from the event `back` on: decisions were taken back, or the game continues
from an earlier position under other rules.
"""
OTHERS = ".others"
"""The suffix of an event's kind for those who see only a part of it."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its place in the stream, its kind, the names in its sentence, the rule behind it.

    `only` is the one seat that may know it. If part of it is `secret`, everybody sees the event, with the message's
    form `.others`, but only that seat sees all of it.
    """

    number: int
    kind: str
    rule: str
    args: Mapping[str, Any]
    only: int | None = None
    secret: Mapping[str, Any] = field(default_factory=dict)

    @property
    def about(self) -> list[str]:
        """The things it concerns, as far as everybody who sees it may know."""
        return things_in(self.args)

    def seen_by(self, eyes: Collection[int]) -> "Event | None":
        """The event as the holder of these seats sees it (no seats: a spectator), or None."""
        if self.only is None or self.only in eyes:
            return self
        return Event(self.number, f"{self.kind}{OTHERS}", self.rule, self.args) if self.secret else None


class Told(NamedTuple):
    """A decision: how many events came before it, the seat that decided, and whether it passed."""

    events: int
    seat: int
    passes: bool


def tell(
    game: State,
    kind: str,
    rule: str,
    args: dict[str, Any] = NOTHING,
    only: int | None = None,
    secret: dict[str, Any] = NOTHING,
) -> None:
    """Publish an event; in light games nobody listens. `only` is the one seat that may see it, or its `secret` part.

    Arguments are the rules' own numbers for seats, places and cards; the game's `named` turns them into names. Events
    of every turn are published only `if game.sink`, so that a light game does not even make their arguments.
    """
    if game.sink is not None:
        game.sink(kind, rule, args, only, secret)


def still_true(events: Sequence[Event]) -> list[Event]:
    """The log as it is valid now: what was taken back is dropped, but not the fact that it was."""
    log: list[Event] = []
    keep_true(log, events)
    return log


def keep_true(log: list[Event], events: Sequence[Event]) -> list[Event]:
    """Bring a log up to date with newer events; returns those that are no longer valid.

    It looks only at what is taken back, however long the log is and however often something was taken back before.
    """
    dropped: list[Event] = []
    for event in events:
        if event.kind in TAKING_BACK:
            since = _reach(log, event.args["back"])
            later = log[since:]
            log[since:] = [old for old in later if old.kind in TAKING_BACK]
            dropped += [old for old in later if old.kind not in TAKING_BACK]
        log.append(event)
    return dropped


def _reach(log: list[Event], back: int) -> int:
    """The index in a log from which there may be events numbered `back` or higher. Before an earlier undo that reached
    as far back, there are none.
    """
    at = len(log)
    while at:
        last = log[at - 1]
        if last.number < back or (last.kind in TAKING_BACK and last.args["back"] <= back):
            break
        at -= 1
    return at
