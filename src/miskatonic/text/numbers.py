"""Numbers as they are written everywhere: chances in whole percent, and a real minus sign."""

import math
from fractions import Fraction

MINUS = "\N{MINUS SIGN}"


def whole(chance: float | Fraction) -> int:
    """A chance in whole percent, halves rounded up, as a number to compare."""
    return math.floor(100 * float(chance) + 0.5)


def percents(chance: float | Fraction) -> str:
    """A chance in whole percent as it is shown, without the sign: only an impossible one is 0 and only a certain one
    100. The page does the same (`parts/kit.js`).
    """
    share = float(chance)
    if 0 < share < 0.005:
        return "<1"
    if 0.995 < share < 1:
        return ">99"
    return str(whole(share))


def written(number: int) -> str:
    """A whole number."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A number that is added or subtracted: `+1`, `0`, `−2`."""
    return f"+{number}" if number > 0 else written(number)
