"""The course of a game: its measures from decision to decision, recorded when they change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from miskatonic.kernel.game import Measure


@dataclass(frozen=True, slots=True)
class Course:
    """One measure of a game: after how many decisions it reached which value, and its goal."""

    id: str
    goal: int
    """At the end, because in some games it changes on the way."""
    wins: bool
    decisions: tuple[int, ...]
    values: tuple[int, ...]

    def at(self, decision: float) -> int:
        """Its value at that time; before it was first recorded, its first value."""
        value = self.values[0]
        for when, later in zip(self.decisions, self.values, strict=True):
            if when > decision:
                break
            value = later
        return value


class Watch:
    """Follows the measures of a game that is being played."""

    def __init__(self, measures: Callable[[Any], list[Measure]]) -> None:
        self._measures = measures
        self._last: dict[str, Measure] = {}
        self._points: dict[str, tuple[list[int], list[int]]] = {}

    def look(self, state: Any, decisions: int) -> None:
        """Record what has changed."""
        for measure in self._measures(state):
            last = self._last.get(measure.id)
            if last is None or last.value != measure.value:
                when, values = self._points.setdefault(measure.id, ([], []))
                when.append(decisions)
                values.append(measure.value)
            self._last[measure.id] = measure

    def seen(self) -> tuple[Course, ...]:
        """Everything that was recorded."""
        return tuple(
            Course(name, last.goal, last.wins, *(tuple(points) for points in self._points[name]))
            for name, last in self._last.items()
        )
