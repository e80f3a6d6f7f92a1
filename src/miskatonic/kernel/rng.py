"""Randomness as an integer inside the state: copying a state copies its future.

Seeds below 2**64 use a fast generator (PCG XSH-RS 64/32): for simulations, for chosen seeds, for bots that think.
Larger ones are *sealed*: a key of 128 bits and a counter, each draw a hash of both (BLAKE2b), so that past draws reveal
nothing about future ones. The integer itself shows which it is: a sealed one is larger than any word.

Any object with an integer attribute `rng` can be drawn from. Nothing here knows the clock or a global generator.
"""

from hashlib import blake2b
from typing import Protocol

_WORD = (1 << 64) - 1
_HALF = (1 << 32) - 1
_STEP = 6364136223846793005
_ADD = 1442695040888963407
_SHIFTS = tuple(range(22, 30))
"""How far to shift, by the three highest bits of a word."""
_KEY = 128
"""Bits of a sealed generator's key; above it is a one, below it the counter."""
_COUNTER = 64
_SEALED = 1 << _KEY + _COUNTER


class HasRng(Protocol):
    """Anything that carries its own randomness."""

    rng: int


def seeded(seed: int, salt: int = 0) -> int:
    """A well-mixed starting point for `seed` (splitmix64), so that neighbouring seeds have nothing in common.

    If the seed is larger than a word it is a sealed one, which doesn't reveal the seed.
    """
    if seed > _WORD:
        return _SEALED | _hashed(b"%d:%d" % (seed, salt)) << _COUNTER
    x = (seed * 0x9E3779B97F4A7C15 + salt * 0xD1B54A32D192ED03 + 0x9E3779B97F4A7C15) & _WORD
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _WORD
    return x ^ (x >> 31)


def next_seed(rng: int, salt: int) -> int:
    """A seed for a generator that continues from this one elsewhere, sealed if this one is."""
    return seeded(rng, salt) >> (11 if rng <= _WORD else _COUNTER)


def below(source: HasRng, n: int) -> int:
    """A number from 0 to n-1."""
    rng = source.rng
    try:
        drawn = (((rng ^ (rng >> 22)) >> _SHIFTS[rng >> 61]) & _HALF) * n >> 32
    except IndexError:  # a sealed one; checking beforehand would slow every simulation down
        source.rng = rng + 1
        return _hashed(b"%d" % rng) * n >> _KEY
    source.rng = (rng * _STEP + _ADD) & _WORD
    return drawn


def shuffle(source: HasRng, items: list[int]) -> None:
    """Shuffle in place (Fisher-Yates from the end); one draw serves two places."""
    rng = source.rng
    if rng > _WORD:
        for i in range(len(items) - 1, 0, -1):
            j = below(source, i + 1)
            items[i], items[j] = items[j], items[i]
        return
    for i in range(len(items) - 1, 0, -2):
        rng = (rng * _STEP + _ADD) & _WORD
        pair = (rng >> 34) * (i * (i + 1)) >> 30
        j = pair // i
        items[i], items[j] = items[j], items[i]
        j = pair % i
        i -= 1
        items[i], items[j] = items[j], items[i]
    source.rng = rng


def _hashed(text: bytes) -> int:
    """A number of as many bits as a key has, which tells nothing about the text."""
    return int.from_bytes(blake2b(text, digest_size=_KEY // 8).digest(), "big")
