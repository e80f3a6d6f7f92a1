"""Chance as an integer inside the state: copying a state copies its future (PCG XSH-RS 64/32).

Any object with an integer attribute `rng` can be drawn from. Nothing here knows the clock or a global generator.
"""

from typing import Protocol

_WORD = (1 << 64) - 1
_HALF = (1 << 32) - 1
_FRACTION = (1 << 30) - 1
_STEP = 6364136223846793005
_ADD = 1442695040888963407


class HasRng(Protocol):
    """Whatever carries its own fate."""

    rng: int


def seeded(seed: int, salt: int = 0) -> int:
    """A well mixed starting point for `seed` (splitmix64), so that neighbouring seeds share nothing."""
    x = (seed * 0x9E3779B97F4A7C15 + salt * 0xD1B54A32D192ED03 + 0x9E3779B97F4A7C15) & _WORD
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _WORD
    return x ^ (x >> 31)


def below(source: HasRng, n: int) -> int:
    """A number from 0 to n-1."""
    rng = source.rng
    source.rng = (rng * _STEP + _ADD) & _WORD
    return ((((rng ^ (rng >> 22)) >> (22 + (rng >> 61))) & _HALF) * n) >> 32


def shuffle(source: HasRng, items: list[int]) -> None:
    """Shuffle in place (Fisher-Yates from the end); one draw serves two places."""
    rng = source.rng
    for i in range(len(items) - 1, 0, -2):
        rng = (rng * _STEP + _ADD) & _WORD
        fraction = (rng >> 34) * (i + 1)
        j = fraction >> 30
        items[i], items[j] = items[j], items[i]
        j = ((fraction & _FRACTION) * i) >> 30
        i -= 1
        items[i], items[j] = items[j], items[i]
    source.rng = rng
