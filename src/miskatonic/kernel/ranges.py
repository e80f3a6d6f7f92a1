"""Which numbers may stand in each field of a state: what comes from elsewhere is measured before the rules see it."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

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
