"""What happened, in order. The log, animation, sound, statistics and the screen reader are all made from events."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from miskatonic.kernel.catalogue import things_in
from miskatonic.kernel.state import State

NOTHING: dict[str, Any] = {}
TAKING_BACK = ("undone", "new_rules")
"""Kinds of events after which nothing holds of what was told from the event `back` on: decisions were taken back, or
the game goes on from an earlier position under other rules.
"""
OTHERS = ".others"
"""How the kind of an event ends for those who are told only a part of it."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its place in the stream, its kind, the names it is told with, the rule behind it.

    `only` is the one seat that may know it. Where there is more to it that is `secret`, everybody is told of it, with
    the message's form `.others`, and that seat alone the whole.
    """

    number: int
    kind: str
    rule: str
    args: Mapping[str, Any]
    only: int | None = None
    secret: Mapping[str, Any] = field(default_factory=dict)

    @property
    def about(self) -> list[str]:
        """The things that everybody who is told of it knows to be concerned."""
        return things_in(self.args)

    def seen_by(self, eyes: Collection[int]) -> "Event | None":
        """The event as whoever holds these seats is told of it (nobody's eyes are a spectator's), or None."""
        if self.only is None or self.only in eyes:
            return self
        return Event(self.number, f"{self.kind}{OTHERS}", self.rule, self.args) if self.secret else None


class Told(NamedTuple):
    """What a decision found: how many events had been told before it, the seat that decided, and whether it passed."""

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
    """Publish an event; in light games nobody listens. `only` is the one seat that may see it, or what is `secret`.

    Arguments are the rules' own numbers for seats, places and cards; the game's `named` turns them into names. What
    happens at every turn is told only `if game.sink`, so that a light game does not even make the arguments.
    """
    if game.sink is not None:
        game.sink(kind, rule, args, only, secret)


def still_true(events: Sequence[Event]) -> list[Event]:
    """The log as it holds now: what was taken back is dropped, that it was taken back is not."""
    log: list[Event] = []
    keep_true(log, events)
    return log


def keep_true(log: list[Event], events: Sequence[Event]) -> list[Event]:
    """Bring a log up to date with what has been told since; returns what does not hold any more.

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
    """From where on there may be something in a log that was told from the event `back` on. Before another taking back
    that reached as far, there is nothing.
    """
    at = len(log)
    while at:
        last = log[at - 1]
        if last.number < back or (last.kind in TAKING_BACK and last.args["back"] <= back):
            break
        at -= 1
    return at
