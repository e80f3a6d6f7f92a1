"""The chances of a roll, exactly: which tasks the next roll can complete."""

import functools

from miskatonic.games.elder_sign.dice import Roll, outcomes
from miskatonic.games.elder_sign.tasks import Requirements, completes


@functools.cache
def chance(requirements: Requirements, green: int, yellow: int, red: int, secured: Roll) -> float:
    """ES-057: the chance that the next roll, together with the secured dice, completes a task with these requirements.

    ES-072: secured dice alone complete nothing, so with an empty pool the chance is none.
    """
    if not green + yellow + red:
        return 0.0
    return sum(
        probability
        for roll, probability in outcomes(green, yellow, red).items()
        if completes(requirements, tuple(a + b for a, b in zip(roll, secured, strict=True)))
    )
