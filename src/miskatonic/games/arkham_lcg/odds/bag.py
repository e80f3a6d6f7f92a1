"""Chances that know no state: how a bag of tokens falls against a difficulty."""

from collections.abc import Sequence
from fractions import Fraction


def chance(tokens: Sequence[int | None], value: int, difficulty: int) -> Fraction:
    """How likely a value with one of these modifiers reaches a difficulty; None is a token that fails automatically."""
    if not tokens:
        return Fraction(int(value >= difficulty))
    good = sum([token is not None and max(0, value + token) >= difficulty for token in tokens])
    return Fraction(good, len(tokens))
