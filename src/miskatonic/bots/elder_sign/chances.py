"""How likely dice are to do what is asked of them.

A roll is a count of faces, a task what it needs. The rest of a roll is always thrown again, so all that matters of a
completed task is how many dice it took; that makes the chance of a whole adventure a small table.
"""

import itertools
from collections.abc import Iterator
from functools import cache, lru_cache
from operator import add, mul
from typing import NamedTuple

FACES = ("investigation_1", "investigation_2", "investigation_3", "investigation_4", "lore", "peril", "terror", "wild")
LORE, PERIL, TERROR, WILD = range(4, 8)
SIDES = ((0, 1, 2, LORE, PERIL, TERROR), (0, 1, 2, 3, LORE, PERIL), (1, 2, 3, LORE, PERIL, WILD))
"""The faces of a green, the yellow and the red die."""
IMPOSSIBLE = 9
"""More dice than there are."""

LIKE = ((0, 1, 2), (1, 0, 2))
"""The orders of lore, peril and terror that change no chance."""

Roll = tuple[int, ...]
Dice = tuple[int, int, int]
"""How many green, yellow and red dice."""


class Task(NamedTuple):
    """What one task needs: amounts of investigation, the largest first, and dice showing symbols.

    `either` counts the symbols that may be lore or peril.
    """

    amounts: tuple[int, ...] = ()
    symbols: tuple[int, int, int] = (0, 0, 0)
    either: int = 0


Tasks = tuple[Task, ...]
NO_FEAR, FEAR_FAILS, FEAR_DISCARDS = range(3)
"""What a terror in a failed roll does to the attempt: nothing, ends it, takes all terrors away."""


@cache
def need(task: Task, roll: Roll) -> int:
    """The fewest dice out of a roll that complete a task."""
    amounts, (lore, peril, terror), either = task
    if either:
        ways = ((lore + first, peril + either - first, terror) for first in range(either + 1))
        return min(need(Task(amounts, way), roll) for way in ways)
    short = max(0, lore - roll[LORE]) + max(0, peril - roll[PERIL]) + max(0, terror - roll[TERROR])
    if short > roll[WILD]:
        return IMPOSSIBLE
    fours = roll[3] + roll[WILD] - short
    return min(IMPOSSIBLE, lore + peril + terror + _adds_up(amounts, (roll[0], roll[1], roll[2], fours)))


@cache
def _adds_up(amounts: tuple[int, ...], dice: tuple[int, ...]) -> int:
    """The fewest investigation dice (how many of each value) that make up the amounts."""
    if not amounts:
        return 0
    if len(amounts) == 1:
        left, used = amounts[0], 0
        for value in (4, 3, 2, 1):
            while left > 0 and used < IMPOSSIBLE and dice[value - 1] > _taken(amounts[0] - left, value, dice):
                left -= value
                used += 1
        return used if left <= 0 else IMPOSSIBLE
    best = IMPOSSIBLE
    for some in itertools.product(*(range(count + 1) for count in dice)):
        if sum(value * count for value, count in enumerate(some, 1)) >= amounts[0]:
            rest = tuple(have - used for have, used in zip(dice, some, strict=True))
            best = min(best, sum(some) + _adds_up(amounts[1:], rest))
    return best


def _taken(paid: int, value: int, dice: tuple[int, ...]) -> int:
    """How many dice of this value are in what has been paid, the larger values having gone first."""
    for larger in range(4, value, -1):
        paid -= larger * dice[larger - 1]
    return max(0, paid) // value


@cache
def rolls(dice: Dice, mask: int) -> tuple[tuple[Roll, ...], tuple[float, ...]]:
    """Every roll of these dice that differs in a face that matters, and how likely each is.

    The mask says what matters: 1 investigation, 2 lore, 4 peril, 8 terror; a wild always does.
    """
    known: dict[Roll, float] = {(0,) * 8: 1.0}
    for colour, count in enumerate(dice):
        for _ in range(count):
            more: dict[Roll, float] = {}
            for roll, chance in known.items():
                for face in SIDES[colour]:
                    longer = roll
                    if face == WILD or mask & (1 if face < LORE else 2 << (face - LORE)):
                        longer = (*roll[:face], roll[face] + 1, *roll[face + 1 :])
                    more[longer] = more.get(longer, 0.0) + chance / 6
            known = more
    return tuple(known), tuple(known.values())


@lru_cache(100_000)
def _needs(task: Task, dice: Dice, mask: int) -> tuple[int, ...]:
    """What the task takes out of each of the rolls."""
    return tuple([need(task, roll) for roll in rolls(dice, mask)[0]])


@lru_cache(50_000)
def uses(task: Task, lying: Roll, thrown: Dice) -> tuple[tuple[int, float], ...]:
    """How likely so many dice complete the task when some lie there already and others are thrown."""
    likely: dict[int, float] = {}
    for roll, chance in zip(*rolls(thrown, mask_of((task,))), strict=True):
        used = need(task, tuple(map(add, lying, roll)))
        likely[used] = likely.get(used, 0.0) + chance
    return tuple(likely.items())


@cache
def mask_of(tasks: Tasks) -> int:
    """Which faces matter for any of the tasks."""
    mask = 0
    for task in tasks:
        lore, peril, terror = task.symbols
        mask |= bool(task.amounts) | 2 * bool(lore or task.either) | 4 * bool(peril or task.either) | 8 * bool(terror)
    return mask


def less(dice: Dice, count: int) -> Dice:
    """The dice left when so many are gone, the green ones first."""
    green, yellow, red = dice
    from_green = min(green, count)
    count -= from_green
    from_yellow = min(yellow, count)
    return green - from_green, yellow - from_yellow, max(0, red - count + from_yellow)


def whole(tasks: Tasks, ordered: bool, dice: Dice, fear: int = NO_FEAR) -> float:
    """The chance to complete all tasks: each roll completes the task after which the rest is likeliest, or costs a die.

    It leaves out clues, focus and everything else that helps (`helped`).
    """
    if not tasks:
        return 1.0
    if not any(dice):
        return 0.0
    return _whole(_alike(tasks, ordered, not (fear or dice[1] or dice[2])), ordered, dice, fear)


@lru_cache(100_000)
def _alike(tasks: Tasks, ordered: bool, green_only: bool) -> Tasks:
    """The same chances with the tasks in one order and the symbols swapped so that like cases become the same one.

    Lore and peril are equally likely on every die, on green ones terror is as well.
    """
    orders = itertools.permutations(range(3)) if green_only and not any(task.either for task in tasks) else LIKE
    found = []
    for a, b, c in orders:
        swapped = [
            Task(task.amounts, (task.symbols[a], task.symbols[b], task.symbols[c]), task.either) for task in tasks
        ]
        found.append(tuple(swapped if ordered else sorted(swapped)))
    return max(found)


@lru_cache(300_000)
def _whole(tasks: Tasks, ordered: bool, dice: Dice, fear: int) -> float:
    count = sum(dice)
    mask = mask_of(tasks) | (8 if fear else 0)
    faces, chances = rolls(dice, mask)
    failed = whole(tasks, ordered, less(dice, 1), fear)
    best = [failed] * len(faces)
    if fear:
        fewer = [failed] + [
            whole(tasks, ordered, less(dice, gone + 1), fear) if fear == FEAR_DISCARDS else 0.0
            for gone in range(1, count + 1)
        ]
        best = [fewer[roll[TERROR]] for roll in faces]
    for number in range(1 if ordered else len(tasks)):
        task = tasks[number]
        if task in tasks[:number]:
            continue
        column = _needs(task, dice, mask)
        fewest = min(column)
        if fewest > count:
            continue
        rest = (*tasks[:number], *tasks[number + 1 :])
        table = [
            whole(rest, ordered, less(dice, used), fear) if fewest <= used <= count else 0.0
            for used in range(IMPOSSIBLE + 1)
        ]
        if not fear and best[0] == failed and len(tasks) == 1:
            table = [max(failed, one) for one in table]
            return sum([chance * table[used] for chance, used in zip(chances, column, strict=True)])
        best = [one if one > (other := table[used]) else other for one, used in zip(best, column, strict=True)]
    return float(sum(map(mul, chances, best)))


def helped(chance: float, focus: bool, clues: int) -> float:
    """The chance with one die to be kept after a failed roll, and with failed rolls that clues make good.

    Fitted to the chances of many cards: each of them multiplies the odds.
    """
    if not 0.0 < chance < 1.0:
        return chance
    odds = chance / (1 - chance) * (1.5 if focus else 1.0) * 2.0**clues
    return odds / (1 + odds)


def with_die(tasks: Tasks, face: int) -> Iterator[Tasks]:
    """The tasks as they stand when a die with this face lies ready: each way it can be of use."""
    for number, task in enumerate(tasks):
        for easier in _eased(task, face):
            yield (*tasks[:number], easier, *tasks[number + 1 :])


@cache
def _eased(task: Task, face: int) -> tuple[Task, ...]:
    amounts, symbols, either = task
    found = []
    for symbol in range(3):
        if face in (LORE + symbol, WILD):
            if symbols[symbol]:
                fewer = tuple([count - (at == symbol) for at, count in enumerate(symbols)])
                found.append(Task(amounts, (fewer[0], fewer[1], fewer[2]), either))
            if either and symbol < 2:
                found.append(Task(amounts, symbols, either - 1))
    if amounts and (face < LORE or face == WILD):
        left = amounts[0] - (4 if face == WILD else face + 1)
        found.append(Task(tuple(sorted([*([left] if left > 0 else []), *amounts[1:]], reverse=True)), symbols, either))
    return tuple(dict.fromkeys(found))


@lru_cache(50_000)
def likeliest(tasks: Tasks, ordered: bool, dice: Dice, kept: tuple[int, ...], fear: int = NO_FEAR) -> float:
    """The chance of the whole with some dice kept ready: each is meant for where it helps most."""
    for number, face in enumerate(kept):
        if ways := list(with_die(tasks, face)):
            return max(likeliest(way, ordered, dice, kept[number + 1 :], fear) for way in ways)
    return whole(tasks, ordered, dice, fear)


@lru_cache(20_000)
def hits(task: Task, dice: Dice, clues: int = 0) -> float:
    """How often one and the same task is completed before the dice are gone, as in the battle."""
    count = sum(dice)
    if not count:
        return 0.0
    mask = mask_of((task,))
    failed = hits(task, less(dice, 1), clues)
    if clues:
        failed = max(failed, hits(task, dice, clues - 1))
    column = _needs(task, dice, mask)
    table = [max(failed, 1 + hits(task, less(dice, used), clues)) if used else failed for used in range(count + 1)]
    table += [failed] * (IMPOSSIBLE + 1 - len(table))
    return sum([chance * table[used] for chance, used in zip(rolls(dice, mask)[1], column, strict=True)])
