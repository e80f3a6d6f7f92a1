"""The chance of a whole adventure, with the dice by colour, secured dice, focus and what terror does.

Every roll is used as it is best for the whole: for a task with any handful of dice that pays for it, or let fail with
any die discarded and any other one focused. Left out are clues, assistance, and cards and abilities that are used after
a roll; so the chance is exact for whoever has none of them, and a little low for others.

Of a roll only what the green dice show together is enumerated; the yellow and the red die are gone through face by
face, as dice that lie ready. All rolls of the green dice that can do the same are one set, a number with a bit for each
of them, so the best of many ways is found with a few operations.
"""

import functools
import itertools
from collections.abc import Iterator
from typing import NamedTuple

from miskatonic.games.elder_sign.odds.roll import (
    CHANCES_KEPT,
    NEVER,
    Dice,
    Secured,
    Tasks,
    alike,
    chance,
    fewest,
    less,
    paid_from,
    rolls,
    serves,
    sides,
    wanted,
)
from miskatonic.games.elder_sign.rows.dice import FACES, TERROR, Roll
from miskatonic.games.elder_sign.rows.effects import ALL, Effects
from miskatonic.games.elder_sign.rows.tasks import CODE, Requirements, roll_of_code

THROWS_KEPT, KEPT_OF_A_THROW, WAYS_KEPT = 2_000, 300, 20_000
"""How many lists of green rolls, sets of each, and ways to pay are remembered."""


class Fear(NamedTuple):
    """What a failed roll that shows terror does to the attempt: so many times it can be borne; it takes all the dice
    that show it; so many others besides.
    """

    bears: int = NEVER
    terrors: bool = False
    others: int = 0


NO_FEAR = Fear()
GREEN, YELLOW, RED = (1, 0, 0), (0, 1, 0), (0, 0, 1)
"""One die of a colour."""


def fear_of(effects: Effects, sanity: int, stamina: int) -> Fear:
    """ES-049, ES-074, ES-076: the terror effects for whoever can lose so many points and still pay for all tasks."""
    bears, terrors, others = NEVER, False, 0
    for verb, what, amount, *_ in effects:
        if verb == "fail_adventure":
            bears = 0
        elif verb == "discard_dice" and amount == ALL:
            terrors = True
        elif verb == "discard_dice":
            others += amount
        elif verb == "lose" and what in ("sanity", "stamina"):
            bears = min(bears, (sanity if what == "sanity" else stamina) // amount)
    return Fear(bears, terrors, others)


def whole(
    tasks: Tasks, ordered: bool, dice: Dice, secured: Secured = (), focus: bool = False, fear: Fear = NO_FEAR
) -> float:
    """The chance to complete all tasks with these dice, the faces of those already secured, and perhaps one to be kept
    after a failed roll (ES-121).
    """
    if not tasks:
        return 1.0
    count = sum(dice)
    if not count:
        return 0.0
    if fear != NO_FEAR:
        fear = NO_FEAR if not dice[0] else Fear(NEVER if fear.bears >= count else fear.bears, fear.terrors, fear.others)
    like, ready = alike(tasks, ordered, secured, not (dice[1] or dice[2]) and fear == NO_FEAR)
    return _whole(like, ordered, dice, ready, focus and count > 2, fear)  # ES-072: else nothing is left to roll


@functools.lru_cache(CHANCES_KEPT)
def _whole(tasks: Tasks, ordered: bool, dice: Dice, secured: Secured, focus: bool, fear: Fear) -> float:
    if len(tasks) == 1 and not focus and fear == NO_FEAR:
        now = chance(tasks[0], dice, secured)
        if now >= 1:
            return now
        return now + (1 - now) * max([whole(tasks, ordered, rest, secured) for rest in without(dice, 1)])
    throw = _thrown(dice[0], wanted(tasks, dice[0]) if fear == NO_FEAR else _with_terror(tasks, dice[0]))
    failing = _failing(tasks, ordered, dice, secured, focus, fear, throw)
    likely = 0.0
    known: dict[tuple[Tasks, Dice, Secured], float] = {}
    keeping: dict[tuple[int, Dice], list[Way]] = {}
    for (yellow, red), probability in _specials(tasks, dice).items():
        ways = failing.copy()
        for rest, left, kept, rolled in _completing(tasks, ordered, dice, secured, yellow, red, throw):
            value = known.get((rest, left, kept))
            if value is None:
                value = known[rest, left, kept] = whole(rest, ordered, left, kept, focus, fear)
            ways.append((value, rolled))
        for key in ((yellow, YELLOW), (red, RED)) if focus else ():
            if key[0]:
                if key not in keeping:
                    keeping[key] = _keeping(tasks, ordered, dice, secured, fear, throw, *key, throw.all)
                ways += keeping[key]
        likely += probability * throw.best(ways)
    return likely


Way = tuple[float, int]
"""A chance, and the rolls of the green dice that lead to it."""


class Throw:
    """All rolls of so many green dice that differ in what is of use. A set of them is a number with a bit for each."""

    __slots__ = ("_likely", "_paying", "_showing", "all", "codes", "probabilities")

    def __init__(self, green: int, of_use: Roll) -> None:
        found = rolls((green, 0, 0), of_use)
        self.codes = tuple(found)
        self.probabilities = tuple(found.values())
        self.all = (1 << len(found)) - 1
        self._likely: dict[int, float] = {}
        self._paying: dict[Requirements, list[tuple[int, int]]] = {}
        self._showing: dict[int, list[int]] = {}

    def best(self, ways: list[Way]) -> float:
        """The chance if every roll takes the best of the ways it can."""
        left, likely = self.all, 0.0
        for value, rolled in sorted(ways, reverse=True):
            if hit := rolled & left:
                likely += value * self.likely(hit)
                left ^= hit
                if not left:
                    break
        return likely

    def likely(self, rolled: int) -> float:
        """How likely one of these rolls is."""
        found = self._likely.get(rolled)
        if found is None:
            bits = map(int, reversed(f"{rolled:b}"))
            found = sum(itertools.compress(self.probabilities, bits))
            if len(self._likely) < KEPT_OF_A_THROW:
                self._likely[rolled] = found
        return found

    def paying(self, requirements: Requirements) -> list[tuple[int, int]]:
        """ES-045: for each number of dice, the rolls of which so many, and not fewer, meet all requirements."""
        found = self._paying.get(requirements)
        if found is None:
            sets = [0] * (NEVER + 1)
            for place, code in enumerate(self.codes):
                sets[fewest(requirements, roll_of_code(code))] |= 1 << place
            found = [(used, rolled) for used, rolled in enumerate(sets[:NEVER]) if rolled]
            if len(self._paying) < KEPT_OF_A_THROW:
                self._paying[requirements] = found
        return found

    def showing(self, face: int) -> list[int]:
        """The rolls with none, one, two … dice that show the face."""
        found = self._showing.get(face)
        if found is None:
            one, found = CODE[face], [0] * NEVER
            for place, code in enumerate(self.codes):
                found[code // one % 256] |= 1 << place
            self._showing[face] = found
        return found


_thrown = functools.lru_cache(THROWS_KEPT)(Throw)


def _with_terror(tasks: Tasks, green: int) -> Roll:
    """What is of use for the tasks, and every terror besides."""
    of_use = wanted(tasks, green)
    return (*of_use[: TERROR - 1], green, *of_use[TERROR:])


@functools.lru_cache(WAYS_KEPT)
def _specials(tasks: Tasks, dice: Dice) -> dict[tuple[int, int], float]:
    """What the yellow and the red die show, as far as it is of use, with its probability; 0 for what is of none."""
    found: dict[tuple[int, int], float] = {}
    shown = [sides(colour) if there else [(0, 1.0)] for colour, there in zip(("yellow", "red"), dice[1:], strict=True)]
    useful = {0, *(face for face in FACES if any(serves(task, face) for task in tasks))}
    for (yellow, one), (red, other) in itertools.product(*shown):
        key = yellow if yellow in useful else 0, red if red in useful else 0
        found[key] = found.get(key, 0.0) + one * other
    return found


def _completing(
    tasks: Tasks, ordered: bool, dice: Dice, secured: Secured, yellow: int, red: int, throw: Throw
) -> Iterator[tuple[Tasks, Dice, Secured, int]]:
    """ES-058: every way to complete a task: what is then left of tasks, dice and secured dice, and the rolls for it."""
    green, with_yellow, with_red = dice
    for number in range(1 if ordered else len(tasks)):
        if tasks[number] in tasks[:number]:
            continue
        rest = (*tasks[:number], *tasks[number + 1 :])
        for needed, kept, paid_yellow, paid_red in _ready(tasks[number], secured, yellow, red):
            for used, rolled in throw.paying(needed):
                yield rest, (green - used, with_yellow - paid_yellow, with_red - paid_red), kept, rolled


@functools.lru_cache(WAYS_KEPT)
def _ready(
    requirements: Requirements, secured: Secured, yellow: int, red: int
) -> list[tuple[Requirements, Secured, int, int]]:
    """ES-120: what a task still asks of the green dice when secured dice, the yellow and the red one pay for some of
    it: with the secured dice that are left, and whether the yellow and the red one are used.
    """
    found: dict[tuple[Requirements, Secured, int, int], None] = {}
    for needed, kept in paid_from(requirements, secured):
        for pays_yellow, pays_red in itertools.product(range(2 if yellow else 1), range(2 if red else 1)):
            lying = tuple([face for face, pays in ((yellow, pays_yellow), (red, pays_red)) if pays])
            for still, left in paid_from(needed, lying):
                if not left:
                    found[still, kept, pays_yellow, pays_red] = None
    return list(found)


def _failing(
    tasks: Tasks, ordered: bool, dice: Dice, secured: Secured, focus: bool, fear: Fear, throw: Throw
) -> list[Way]:
    """ES-065: what is left when the roll completes nothing, and one of the green dice may be kept."""
    found = []
    for after, chosen, later, rolled in _frights(dice, fear, throw):
        for rest in without(after, chosen):
            if value := whole(tasks, ordered, rest, secured, focus, later):
                found.append((value, rolled))
    if focus:
        for face in FACES:
            if face != TERROR or not fear.terrors:
                rolled = throw.all ^ throw.showing(face)[0]
                if rolled and any(serves(task, face) for task in tasks):
                    found += _keeping(tasks, ordered, dice, secured, fear, throw, face, GREEN, rolled)
    return found


def _keeping(
    tasks: Tasks,
    ordered: bool,
    dice: Dice,
    secured: Secured,
    fear: Fear,
    throw: Throw,
    face: int,
    shows: Dice,
    among: int,
) -> list[Way]:
    """ES-121: what is left when a die with that face, of that colour, is kept after another one was discarded."""
    found = []
    kept = tuple(sorted((*secured, face)))
    for after, chosen, later, rolled in _frights(dice, fear, throw):
        others = after[0] - shows[0], after[1] - shows[1], after[2] - shows[2]
        if min(others) >= 0 and rolled & among:
            for rest in without(others, chosen):
                if value := whole(tasks, ordered, rest, kept, False, later):
                    found.append((value, rolled & among))
    return found


def _frights(dice: Dice, fear: Fear, throw: Throw) -> Iterator[tuple[Dice, int, Fear, int]]:
    """ES-074, ES-076, ES-066: for failed rolls with so many terrors: the dice that are left, how many of them must go,
    the fear of later rolls, and which rolls those are.
    """
    if fear == NO_FEAR:
        yield dice, 1, fear, throw.all
        return
    calm, *frightened = throw.showing(TERROR)
    yield dice, 1, fear, calm
    if fear.bears:
        later = fear if fear.bears == NEVER else fear._replace(bears=fear.bears - 1)
        for terrors, rolled in enumerate(frightened, 1):
            if rolled:
                gone = terrors if fear.terrors else 0
                yield (dice[0] - gone, dice[1], dice[2]), 1 + fear.others, later, rolled


@functools.lru_cache(1024)
def without(dice: Dice, count: int) -> list[Dice]:
    """The dice that may be left when so many of them are discarded, whichever; the green ones first."""
    green, yellow, red = dice
    found = [
        (green - (count - of_yellow - of_red), yellow - of_yellow, red - of_red)
        for of_yellow in range(min(yellow, count) + 1)
        for of_red in range(min(red, count - of_yellow) + 1)
        if 0 <= count - of_yellow - of_red <= green
    ]
    return found or [less(dice, count)]
