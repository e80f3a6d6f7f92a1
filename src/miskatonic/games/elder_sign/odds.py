"""The chances of a roll, exactly, and of a whole adventure as sensible play would bring it about."""

import functools
import itertools

from miskatonic.games.elder_sign.dice import DICE, FACES, LORE, PERIL, TERROR, WILD, WILD_INVESTIGATION, Roll
from miskatonic.games.elder_sign.tasks import Requirement, Requirements, completes

NEVER = 99
"""More dice than there are: a task that can't be completed."""


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


@functools.cache
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


@functools.cache
def _used(requirements: Requirements, green: int, yellow: int, red: int, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """How many dice of each roll complete the task."""
    return tuple([fewest(requirements, roll) for roll in _rolls(green, yellow, red, wanted)])


@functools.cache
def _wanted(tasks: tuple[Requirements, ...]) -> tuple[int, ...]:
    """The faces that can be of use for one of the tasks; all others are the same to it."""
    faces = {WILD}
    for requirement in itertools.chain(*tasks):
        faces |= {1, 2, 3, 4} if requirement.investigation else set(requirement.symbols)
    return tuple(sorted(faces))


@functools.cache
def _rolls(green: int, yellow: int, red: int, wanted: tuple[int, ...]) -> dict[Roll, float]:
    """Every roll that differs in a face that is of use, with its probability."""
    known = {0: 1.0}  # a roll is written as one number while it grows: its digits to the base 9 count the faces
    for colour, count in (("green", green), ("yellow", yellow), ("red", red)):
        digits = [9 ** (face - 1) if face in wanted else 0 for face in DICE[colour]]
        for _ in range(count):
            more: dict[int, float] = {}
            for roll, probability in known.items():
                for digit in digits:
                    more[roll + digit] = more.get(roll + digit, 0.0) + probability / 6
            known = more
    return {tuple([roll // 9**at % 9 for at in range(len(FACES))]): chance for roll, chance in known.items()}


@functools.cache
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
