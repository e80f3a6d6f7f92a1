"""What happened, in order. The log, animation, sound, statistics and the screen reader are all made from events."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from miskatonic.kernel.state import State

NOTHING: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its place in the stream, its kind, the names it is told with, the rule behind it."""

    number: int
    kind: str
    rule: str
    args: Mapping[str, Any]
    only: int | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat (`None` is a spectator) may see it."""
        return self.only is None or self.only == seat


def tell(game: State, kind: str, rule: str, args: dict[str, Any] = NOTHING, only: int | None = None) -> None:
    """Publish an event; in light games nobody listens. `only` is the one seat that may see it.

    Arguments are the rules' own numbers for seats, places and cards; the game's `named` turns them into names.
    """
    if game.sink is not None:
        game.sink(kind, rule, args, only)


def still_true(events: list[Event]) -> list[Event]:
    """The log as it holds now: what was taken back is dropped, that it was taken back is not."""
    kept: list[Event] = []
    for event in events:
        if event.kind == "undone":
            kept = [old for old in kept if old.number < event.args["back"] or old.kind == "undone"]
        kept.append(event)
    return kept
