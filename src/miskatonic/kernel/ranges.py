"""Which numbers each field of a state may hold: what comes from elsewhere is checked before the rules see it."""

from collections.abc import Callable, Collection, Container, Iterator, Mapping
from typing import Any, NamedTuple

from miskatonic.kernel.state import State, names_of

Ranges = Mapping[str, Collection[int]]
"""For each field of a state that holds numbers, at whatever depth, the numbers it may hold."""
KNOWN = "rows"
"""The field that comes from the table's options, which are checked when they are settled."""
FATES = range(2**193)
"""What the random generator can be: a word, or a sealed generator (`rng`)."""


def out_of_range(state: State, ranges: Ranges) -> list[str]:
    """The fields with an impossible number. A field without a range may hold no numbers at all."""
    measured = {"rng": FATES, **ranges}
    return [
        f"{name}: {number} can't be"
        for name in names_of(state)
        if name != KNOWN
        for number in _numbers(getattr(state, name))
        if number not in measured.get(name, ())
    ][:1]


def repeated(state: State, fields: Collection[str]) -> list[str]:
    """Of the fields that may hold a number at most once, those that hold one twice."""
    return [f"{name}: something appears twice" for name in fields if _twice(getattr(state, name))]


def _twice(values: Collection[int]) -> bool:
    return len(set(values)) < len(values)


def _numbers(value: Any) -> Iterator[int]:
    """Every number in a value; booleans don't count."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _numbers(one)
    elif type(value) is int:
        yield value


# --- whole states ---


class Extent(NamedTuple):
    """What a field may hold: each single value in it, at whatever depth; how many there are, if that is fixed; and
    whether any of them may be there twice.
    """

    values: Container[Any]
    length: int | None = None
    once: bool = False


class Such:
    """All values for which a condition holds."""

    def __init__(self, holds: Callable[[Any], bool]) -> None:
        self._holds = holds

    def __contains__(self, value: object) -> bool:
        return self._holds(value)


Extents = Mapping[str, "Extent | Extents"]
"""What every field of a state, or of the records in one of its fields, may hold."""


def mismeasured(record: Any, extents: Extents, where: str = "") -> list[str]:
    """The first field that holds something it may not, in words; a field without an extent counts as one."""
    for name in record._fields if hasattr(record, "_fields") else names_of(record):
        value, path = getattr(record, name), f"{where}{name}"
        extent = Extent(FATES) if path == "rng" else extents.get(name)
        if path == KNOWN:
            continue
        if extent is None:
            return [f"{path}: nothing says what it may hold"]
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
        return [f"{path}: has {len(value)} instead of {extent.length}"]
    singles = list(_singles(value))
    for one in singles:
        if one not in extent.values:
            return [f"{path}: {str(one)[:40]} can't be"]
    return [f"{path}: something appears twice"] if extent.once and _twice(singles) else []


def _singles(value: Any) -> Iterator[Any]:
    """Every single value in a value; of mappings, the values."""
    if isinstance(value, list | tuple | dict):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _singles(one)
    else:
        yield value
