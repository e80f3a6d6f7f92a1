"""The chances of one roll, exactly; and what many chances are made of: rolls that differ, dice that pay.

All that matters of a completed task is which dice it took, because the rest is thrown again.
"""

import functools
import itertools

from miskatonic.games.elder_sign.rows.dice import (
    DICE,
    FACES,
    LORE,
    PERIL,
    TERROR,
    WILD,
    WILD_INVESTIGATION,
    Colour,
    Roll,
    roll_of,
)
from miskatonic.games.elder_sign.rows.tasks import CODE, Requirement, Requirements, code_of, roll_of_code

Tasks = tuple[Requirements, ...]
Dice = tuple[int, int, int]
"""How many green, yellow and red dice."""
Secured = tuple[int, ...]
"""The faces of dice that lie ready beside those that are rolled."""

COLOURED = 10
"""Added to the face of a die on a spell once for the yellow one, twice for the red one."""
NEVER = 9
"""More dice than there are: a task that can't be completed."""
ROLLS_KEPT, CHANCES_KEPT = 4_000, 50_000
"""How many lists of rolls, and how many chances, are remembered, so that a server can run for months: about 100 MB."""

_SYMBOLS = (LORE, PERIL, TERROR)
_LIKE_ANYWHERE = ((LORE, PERIL, TERROR), (PERIL, LORE, TERROR))
_LIKE_ON_GREEN = tuple(itertools.permutations(_SYMBOLS))
"""The orders of the symbols that change no chance: on green dice all three are equally likely."""


# --- one roll -------------------------------------------------------------------------------------------------------


def chance(requirements: Requirements, dice: Dice, secured: Secured = ()) -> float:
    """ES-057: the chance that the next roll, together with the secured dice, completes a task with these requirements.

    ES-072: secured dice alone complete nothing, so with an empty pool the chance is none.
    """
    if not any(dice):
        return 0.0
    return sum([probability for used, probability in uses(requirements, secured, dice) if used < NEVER])


@functools.lru_cache(CHANCES_KEPT)
def uses(requirements: Requirements, lying: Secured, thrown: Dice) -> tuple[tuple[int, float], ...]:
    """How likely that many dice are to complete the task when some are on the table already and others are thrown."""
    there = code_of(roll_of(*lying))
    likely: dict[int, float] = {}
    for roll, probability in rolls(thrown, wanted((requirements,), sum(thrown))).items():
        used = fewest(requirements, roll_of_code(there + roll))
        likely[used] = likely.get(used, 0.0) + probability
    return tuple(likely.items())


@functools.lru_cache(CHANCES_KEPT)
def fewest(requirements: Requirements, roll: Roll) -> int:
    """ES-045: the fewest dice of a roll that meet all requirements; a wild only fills a gap (ES-054)."""
    splits = [one.symbols for one in requirements if len(one.symbols) > 1]
    plain = [one.symbols[0] for one in requirements if len(one.symbols) == 1]
    amounts = tuple(sorted((one.investigation for one in requirements if one.investigation), reverse=True))
    return min([_fewest((*plain, *picked), amounts, roll) for picked in itertools.product(*splits)])


def _fewest(symbols: tuple[int, ...], amounts: tuple[int, ...], roll: Roll) -> int:
    short = sum([max(0, symbols.count(symbol) - roll[symbol - 1]) for symbol in _SYMBOLS])
    fours = roll[3] + roll[WILD - 1] - short
    if short > roll[WILD - 1]:
        return NEVER
    return min(NEVER, len(symbols) + _adding_up(amounts, (roll[0], roll[1], roll[2], fours)))


@functools.lru_cache(CHANCES_KEPT)
def _adding_up(amounts: tuple[int, ...], dice: tuple[int, ...]) -> int:
    """The fewest investigation dice (how many of each value) worth the amounts; one die serves one amount."""
    if not amounts:
        return 0
    if len(amounts) == 1:
        values = [value for value in (4, 3, 2, 1) for _ in range(dice[value - 1])]
        sums = list(itertools.accumulate(values))
        return next((number for number, worth in enumerate(sums, 1) if worth >= amounts[0]), NEVER)
    best = NEVER
    for some in itertools.product(*(range(count + 1) for count in dice)):
        if sum(value * count for value, count in enumerate(some, 1)) >= amounts[0]:
            rest = tuple([have - used for have, used in zip(dice, some, strict=True)])
            best = min(best, sum(some) + _adding_up(amounts[1:], rest))
    return best


# --- chances that are the same ----------------------------------------------------------------------------------------


def placed(tasks: Tasks, ordered: bool, secured: Secured) -> tuple[Tasks, bool, Secured]:
    """The same chances without the secured dice that serve none of the tasks, and those that can serve only one thing:
    it asks that much less, because such a die had better pay for it than one that could be rolled again (ES-120).
    """
    left = []
    for face in secured:
        serving = {
            (number, tuple(sorted(needed)))
            for number, requirements in enumerate(tasks)
            for needed, unused in paid_from(requirements, (face,))
            if not unused
        }
        if len(serving) == 1:
            ((number, needed),) = serving
            tasks = (*tasks[:number], needed, *tasks[number + 1 :])
        elif serving:
            left.append(face)
    if left and len(left) < len(secured):
        return placed(tasks, ordered, tuple(left))
    return tasks, ordered, tuple(left)


def alike(tasks: Tasks, ordered: bool, secured: Secured, only_green: bool) -> tuple[Tasks, bool, Secured]:
    """The same chances with the tasks in one order, and symbols swapped so that like cases become the same one."""
    found = []
    for order in _LIKE_ON_GREEN if only_green else _LIKE_ANYWHERE:
        swap = dict(zip(_SYMBOLS, order, strict=True))
        swapped = [_swapped(requirements, swap) for requirements in tasks]
        faces = tuple(sorted([swap.get(face, face) for face in secured]))
        found.append((tuple(swapped if ordered else sorted(swapped)), ordered, faces))
    return min(found)


def _swapped(requirements: Requirements, swap: dict[int, int]) -> Requirements:
    """The same requirements with other symbols, in one order."""
    swapped = [
        Requirement(tuple(sorted([swap[symbol] for symbol in symbols])), amount) for symbols, amount in requirements
    ]
    return tuple(sorted(swapped))


@functools.lru_cache(CHANCES_KEPT)
def hits(requirements: Requirements, dice: Dice, clues: int = 0) -> float:
    """How often one and the same task is completed before the dice are gone, as in the battle; a clue makes
    up for a failed roll.
    """
    count = sum(dice)
    if not count:
        return 0.0
    failed = hits(requirements, less(dice, 1), clues)
    if clues:
        failed = max(failed, hits(requirements, dice, clues - 1))
    value = 0.0
    for used, probability in uses(requirements, (), dice):
        done = used and used < NEVER
        value += probability * (max(failed, 1 + hits(requirements, less(dice, used), clues)) if done else failed)
    return value


def helped(chance: float, clues: int) -> float:
    """A chance with failed rolls that clues make good: each multiplies the odds, which was fitted to many cards."""
    if not 0.0 < chance < 1.0:
        return chance
    ratio = chance / (1 - chance) * 2.0**clues
    return ratio / (1 + ratio)


# --- dice -----------------------------------------------------------------------------------------------------------


def less(dice: Dice, count: int) -> Dice:
    """The dice left when that many are gone, the green ones first."""
    green, yellow, red = dice
    from_green = min(green, count)
    from_yellow = min(yellow, count - from_green)
    return green - from_green, yellow - from_yellow, max(0, red - (count - from_green - from_yellow))


@functools.lru_cache(CHANCES_KEPT)
def serves(requirements: Requirements, face: int) -> bool:
    """Whether a die with this face could pay for something of the task."""
    return len(paid_from(requirements, (face,))) > 1


@functools.lru_cache(CHANCES_KEPT)
def paid_from(requirements: Requirements, secured: Secured) -> list[tuple[Requirements, Secured]]:
    """ES-120: what a task still asks of the roll when some of the secured dice pay for it, and which of them are left;
    first of all with none of them. For those on spells their colour stands before the face.
    """
    found = {(requirements, secured): None}
    for at, die in enumerate(secured):
        face = die % COLOURED
        others = (*secured[:at], *secured[at + 1 :])
        for number, one in enumerate(requirements):
            rest = (*requirements[:number], *requirements[number + 1 :])
            worth = WILD_INVESTIGATION if face == WILD else face if face <= WILD_INVESTIGATION else 0
            if one.investigation > worth > 0:
                rest = (*rest, Requirement(investigation=one.investigation - worth))
            elif face not in one.symbols and not (worth and one.investigation) and face != WILD:
                continue
            found.update(dict.fromkeys(paid_from(rest, others)))
    return list(found)


@functools.lru_cache(CHANCES_KEPT)
def wanted(tasks: Tasks, count: int) -> Roll:
    """How many of so many dice can at most be of use for one of the tasks, by face; any more are the same to it."""
    most = [0] * len(FACES)
    for requirements in tasks:
        of_use = [0] * len(FACES)
        for one in requirements:
            for value in (1, 2, 3, WILD_INVESTIGATION):
                of_use[value - 1] += -(-one.investigation // value)
            for symbol in one.symbols:
                of_use[symbol - 1] += 1
            of_use[WILD - 1] += -(-one.investigation // WILD_INVESTIGATION) or 1
        most = list(map(max, most, of_use))
    return tuple([min(one, count) for one in most])


@functools.lru_cache(ROLLS_KEPT)
def rolls(dice: Dice, of_use: Roll) -> dict[int, float]:
    """Every roll that differs in what is of use, by its code, with its probability."""
    green, yellow, red = dice
    if not green + yellow + red:
        return {0: 1.0}
    fewer = tuple([min(most, green + yellow + red - 1) for most in of_use])
    before = rolls(less(dice, 1), fewer).items()
    found: dict[int, float] = {}
    for face, sixths in sides("green" if green else "yellow" if yellow else "red"):
        one = CODE[face]
        counted, most = 255 * one, of_use[face - 1] * one
        for roll, probability in before:
            more = roll + one if roll & counted < most else roll
            found[more] = found.get(more, 0.0) + probability * sixths
    return found


@functools.cache
def sides(colour: Colour) -> list[tuple[int, float]]:
    """The faces of a die, each with its probability."""
    return [(face, DICE[colour].count(face) / 6) for face in sorted(set(DICE[colour]))]
