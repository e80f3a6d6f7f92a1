"""The chances of a roll, exactly, and of a whole adventure as sensible play would bring it about."""

import functools

from miskatonic.games.elder_sign.dice import Roll, outcomes
from miskatonic.games.elder_sign.tasks import Requirements, completes, payments


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


@functools.cache
def whole(tasks: tuple[Requirements, ...], ordered: bool, green: int, yellow: int, red: int) -> float:
    """An estimate of the chance to complete all tasks with these dice: each roll completes the task after which the
    rest is likeliest, with the fewest dice, or costs a die (ES-066).

    It leaves out secured dice, clues, cards and abilities, and takes the dice that pay to be green ones first; so it is
    a little low for whoever has help.
    """
    if not tasks:
        return 1.0
    if green + yellow + red < 1:
        return 0.0
    total = 0.0
    for roll, probability in outcomes(green, yellow, red).items():
        best = whole(tasks, ordered, *_less(green, yellow, red, 1))
        for number in range(1 if ordered else len(tasks)):
            if tasks[number] in tasks[:number]:
                continue
            handfuls = payments(tasks[number], roll)
            if handfuls:
                rest = (*tasks[:number], *tasks[number + 1 :])
                best = max(best, whole(rest, ordered, *_less(green, yellow, red, sum(handfuls[0]))))
        total += probability * best
    return total


def _less(green: int, yellow: int, red: int, count: int) -> tuple[int, int, int]:
    """The dice left when so many are gone, the green ones first."""
    from_green = min(green, count)
    from_yellow = min(yellow, count - from_green)
    return green - from_green, yellow - from_yellow, max(0, red - (count - from_green - from_yellow))
