"""What a game wants to see come up when many games of it are played: `miskatonic lab cover`."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple


class Family(NamedTuple):
    """A line of the report: names with this prefix, seen in events of these kinds. With `grades` each of them is wanted
    with each number of an argument: ("level", (2, 3, 4)).
    """

    label: str
    prefix: str
    kinds: tuple[str, ...]
    grades: tuple[str, tuple[int, ...]] = ("", ())


class Coverage(NamedTuple):
    """The lines of a game's report. Where chance brings some things too seldom, `enrich` lays something out before the
    game begins, and at the prompt `wander` even a good bot goes anywhere, because by itself it never tries what is
    hardly worth it. `beyond` are the messages for what the rules know, but no card of the game brings about yet.
    """

    families: tuple[Family, ...] = ()
    enrich: Callable[[Any], None] | None = None
    wander: str = ""
    beyond: Collection[str] = ()


NO_COVERAGE = Coverage()
