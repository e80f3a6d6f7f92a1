"""What should come up when many games are played: `miskatonic lab cover`."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple


class Family(NamedTuple):
    """A line of the report: names with this prefix, seen in events of these kinds. With `grades`, each of them should
    be seen with each value of an argument: ("level", (2, 3, 4)).
    """

    label: str
    prefix: str
    kinds: tuple[str, ...]
    grades: tuple[str, tuple[int, ...]] = ("", ())


class Coverage(NamedTuple):
    """The lines of a game's report. If chance brings some things up too seldom, `enrich` sets something up before the
    game begins, and at the prompt `wander` even a good bot goes anywhere, because otherwise it never tries what is
    hardly worth it. `beyond` are the messages for what the rules provide but no card of the game uses yet.
    """

    families: tuple[Family, ...] = ()
    enrich: Callable[[Any], None] | None = None
    wander: str = ""
    beyond: Collection[str] = ()


NO_COVERAGE = Coverage()
