"""The chances of a roll, exactly, and of a whole adventure as sensible play would bring it about."""

import functools
import itertools
import operator

from miskatonic.games.elder_sign.rows.dice import DICE, FACES, LORE, PERIL, TERROR, WILD, WILD_INVESTIGATION, Roll
from miskatonic.games.elder_sign.rows.tasks import Requirement, Requirements, completes

NEVER = 99
"""More dice than there are: a task that can't be completed."""
ROLLS_KEPT, CHANCES_KEPT = 4_000, 50_000
"""How many lists of rolls, and how many chances, are remembered, so that a server can run for months: about 100 MB."""


@functools.cache
def chance(requirements: Requirements, green: int, yellow: int, red: int, secured: Roll) -> float:
    """ES-057: the chance that the next roll, together with the secured dice, completes a task with these requirements.

    ES-072: secured dice alone complete nothing, so with an empty pool the chance is none.
    """
    if not green + yellow + red:
        return 0.0
    rolls = _rolls(green, yellow, red, _wanted((requirements,)))
    if not any(secured):
        return sum([probability for roll, probability in rolls.items() if completes(requirements, roll)])
    return sum(
        probability
        for roll, probability in rolls.items()
        if completes(requirements, tuple([a + b for a, b in zip(roll, secured, strict=True)]))
    )


@functools.lru_cache(CHANCES_KEPT)
def whole(
    tasks: tuple[Requirements, ...], ordered: bool, green: int, yellow: int, red: int, secured: tuple[int, ...] = ()
) -> float:
    """An estimate of the chance to complete all tasks with these dice, and the faces of those already secured: each
    roll completes the task after which the rest is likeliest, with the fewest dice, or costs a die (ES-066).

    It leaves out clues, cards, abilities and dice yet to be secured, and takes the dice that pay to be green ones
    first; so it is a little low for whoever has help.
    """
    if not tasks:
        return 1.0
    count = green + yellow + red
    if count < 1:
        return 0.0
    wanted = _wanted(tasks)
    best = [whole(tasks, ordered, *_less(green, yellow, red, 1), secured)] * len(_rolls(green, yellow, red, wanted))
    for number in range(1 if ordered else len(tasks)):
        if tasks[number] in tasks[:number]:
            continue
        rest = (*tasks[:number], *tasks[number + 1 :])
        for needed, left in _helped(tasks[number], secured):
            used = _used(needed, green, yellow, red, wanted)
            after = {
                dice: whole(rest, ordered, *_less(green, yellow, red, dice), left)
                for dice in set(used)
                if dice <= count
            }
            after[NEVER] = 0.0
            best = [max(one, after[dice]) for one, dice in zip(best, used, strict=True)]
    return sum(map(float.__mul__, _rolls(green, yellow, red, wanted).values(), best))


@functools.cache
def _helped(requirements: Requirements, secured: tuple[int, ...]) -> list[tuple[Requirements, tuple[int, ...]]]:
    """ES-120: what a task still asks of the roll when some of the secured dice pay for it, and which of them are left;
    first of all with none of them.
    """
    found = {(requirements, secured): None}
    for at, face in enumerate(secured):
        others = (*secured[:at], *secured[at + 1 :])
        for number, one in enumerate(requirements):
            rest = (*requirements[:number], *requirements[number + 1 :])
            worth = WILD_INVESTIGATION if face == WILD else face if face <= WILD_INVESTIGATION else 0
            if one.investigation > worth > 0:
                rest = (*rest, Requirement(investigation=one.investigation - worth))
            elif face not in one.symbols and not (worth and one.investigation) and face != WILD:
                continue
            found.update(dict.fromkeys(_helped(rest, others)))
    return list(found)


@functools.lru_cache(4 * ROLLS_KEPT)
def _used(requirements: Requirements, green: int, yellow: int, red: int, wanted: Roll) -> list[int]:
    """How many dice of each roll complete the task; rolls that are the same to it are looked at once."""
    if not requirements:
        return [0] * len(_rolls(green, yellow, red, wanted))
    of_use = operator.itemgetter(*[at for at, most in enumerate(_wanted((requirements,))) if most])
    known: dict[object, int] = {}
    used = []
    for roll in _rolls(green, yellow, red, wanted):
        seen = of_use(roll)
        dice = known.get(seen)
        if dice is None:
            dice = known[seen] = fewest(requirements, roll)
        used.append(dice)
    return used


@functools.cache
def _wanted(tasks: tuple[Requirements, ...]) -> Roll:
    """How many dice of each face can at most be of use for one of the tasks; any more are the same to it."""
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
    return tuple(most)


@functools.lru_cache(ROLLS_KEPT)
def _rolls(green: int, yellow: int, red: int, wanted: Roll) -> dict[Roll, float]:
    """Every roll that differs in what is of use, with its probability."""
    if not green + yellow + red:
        return {(0,) * len(FACES): 1.0}
    colour = "green" if green else "yellow" if yellow else "red"
    rolls: dict[Roll, float] = {}
    for roll, probability in _rolls(*_less(green, yellow, red, 1), wanted).items():
        for face, sixths in _sides(colour):
            more = roll
            if roll[face - 1] < wanted[face - 1]:
                more = (*roll[: face - 1], roll[face - 1] + 1, *roll[face:])
            rolls[more] = rolls.get(more, 0.0) + probability * sixths
    return rolls


@functools.cache
def _sides(colour: str) -> list[tuple[int, float]]:
    """The faces of a die, each with its probability."""
    return [(face, DICE[colour].count(face) / 6) for face in sorted(set(DICE[colour]))]


@functools.lru_cache(CHANCES_KEPT)
def fewest(requirements: Requirements, roll: Roll) -> int:
    """ES-045: the fewest dice of a roll that meet all requirements; a wild only fills a gap (ES-054)."""
    splits = [one.symbols for one in requirements if len(one.symbols) > 1]
    plain = [one.symbols[0] for one in requirements if len(one.symbols) == 1]
    amounts = tuple(sorted((one.investigation for one in requirements if one.investigation), reverse=True))
    return min(_fewest((*plain, *picked), amounts, roll) for picked in itertools.product(*splits))


def _fewest(symbols: tuple[int, ...], amounts: tuple[int, ...], roll: Roll) -> int:
    short = sum(max(0, symbols.count(symbol) - roll[symbol - 1]) for symbol in (LORE, PERIL, TERROR))
    fours = roll[3] + roll[WILD - 1] - short
    if short > roll[WILD - 1]:
        return NEVER
    return min(NEVER, len(symbols) + _adding_up(amounts, (roll[0], roll[1], roll[2], fours)))


@functools.cache
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


def _less(green: int, yellow: int, red: int, count: int) -> tuple[int, int, int]:
    """The dice left when so many are gone, the green ones first."""
    from_green = min(green, count)
    from_yellow = min(yellow, count - from_green)
    return green - from_green, yellow - from_yellow, max(0, red - (count - from_green - from_yellow))
