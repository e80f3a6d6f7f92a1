"""Which numbers may stand in each field of a state: what comes from elsewhere is measured before the rules see it."""

from collections.abc import Callable, Collection, Container, Iterator, Mapping
from typing import Any, NamedTuple

from miskatonic.kernel.state import State, names_of

Ranges = Mapping[str, Collection[int]]
"""For each field of a state that holds numbers, at whatever depth, the numbers that can stand there."""
FATES = range(2**193)
"""What chance can be: a word, or a sealed generator (`rng`)."""


def out_of_range(state: State, ranges: Ranges) -> list[str]:
    """The fields with a number that can't stand there. One that nobody has given a range holds no number at all."""
    measured = {"rng": FATES, **ranges}
    return [
        f"{name}: {number} can't be"
        for name in names_of(state)
        for number in _numbers(getattr(state, name))
        if number not in measured.get(name, ())
    ][:1]


def repeated(state: State, fields: Collection[str]) -> list[str]:
    """Of fields in which a number stands once at most, those in which one stands twice."""
    return [f"{name}: something is there twice" for name in fields if _twice(getattr(state, name))]


def _twice(values: Collection[int]) -> bool:
    return len(set(values)) < len(values)


def _numbers(value: Any) -> Iterator[int]:
    """Every number in a value; yes and no are none."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _numbers(one)
    elif type(value) is int:
        yield value


# --- whole states ---


class Extent(NamedTuple):
    """What can stand in a field: each single value in it, at whatever depth; how many there are, where that is certain;
    and whether one of them can be there twice.
    """

    values: Container[Any]
    length: int | None = None
    once: bool = False


class Such:
    """All values of which something holds."""

    def __init__(self, holds: Callable[[Any], bool]) -> None:
        self._holds = holds

    def __contains__(self, value: object) -> bool:
        return self._holds(value)


Extents = Mapping[str, "Extent | Extents"]
"""For every field of a state, or of the records in one of its fields, what can stand there."""


def mismeasured(record: Any, extents: Extents, where: str = "") -> list[str]:
    """The first field with something that can't stand there, in words; one that nobody has measured is such a field."""
    for name in record._fields if hasattr(record, "_fields") else names_of(record):
        value, path = getattr(record, name), f"{where}{name}"
        extent = Extent(FATES) if path == "rng" else extents.get(name)
        if extent is None:
            return [f"{path}: nobody knows what can stand there"]
        if not isinstance(extent, Extent):
            records = value if isinstance(value, list | tuple) and not hasattr(value, "_fields") else (value,)
            found = [problem for one in records for problem in mismeasured(one, extent, f"{path}.")][:1]
        else:
            found = _mismeasured(value, extent, path)
        if found:
            return found
    return []


def _mismeasured(value: Any, extent: Extent, path: str) -> list[str]:
    if extent.length is not None and len(value) != extent.length:
        return [f"{path}: {len(value)} of {extent.length} are there"]
    singles = list(_singles(value))
    for one in singles:
        if one not in extent.values:
            return [f"{path}: {str(one)[:40]} can't be"]
    return [f"{path}: something is there twice"] if extent.once and _twice(singles) else []


def _singles(value: Any) -> Iterator[Any]:
    """Every single value in a value; of what is kept by keys the values."""
    if isinstance(value, list | tuple | dict):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _singles(one)
    else:
        yield value
