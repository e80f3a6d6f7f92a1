"""The chance of a whole adventure, with the dice by colour, secured dice, focus and what terror does.

Every roll is used as it is best for the whole: for a task with any handful of dice that pays for it, or let fail with
any die discarded and any other one focused. Left out are clues, assistance, and cards and abilities that are used after
a roll; so the chance is exact for whoever has none of them, and a little low for others.

Of a roll only what the green dice show together is enumerated (`throw`); the yellow and the red die are gone through
face by face, as dice that lie ready. Positions that come to the same are looked at once (`whole`).
"""

import functools
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
    less,
    paid_from,
    placed,
    serves,
    sides,
    wanted,
)
from miskatonic.games.elder_sign.odds.throw import Way, thrown
from miskatonic.games.elder_sign.rows.dice import DICE, FACES, TERROR, WILD, WILD_INVESTIGATION, Roll
from miskatonic.games.elder_sign.rows.effects import ALL, Effects
from miskatonic.games.elder_sign.rows.tasks import Requirements

WAYS_KEPT = 20_000
"""How many ways to pay, and how many kinds of what is left to do, are remembered."""


class Fear(NamedTuple):
    """What a failed roll that shows terror does to the attempt: so many times it can be borne; it takes all the dice
    that show it; so many others besides.
    """

    bears: int = NEVER
    terrors: bool = False
    others: int = 0


NO_FEAR, ENDS = Fear(), Fear(bears=0)
GREEN, YELLOW, RED = (1, 0, 0), (0, 1, 0), (0, 0, 1)
"""One die of a colour."""
GREEN_MOST = max(face for face in DICE["green"] if face <= WILD_INVESTIGATION)


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
    return ahead(left_to_do(tasks, ordered, secured), dice, focus, fear)


class Left:
    """What is left to do: the tasks and the faces of the dice secured for them, and what comes to the same."""

    __slots__ = ("least", "least_green", "like", "like_green", "ordered", "secured", "tasks", "terror")

    def __init__(self, tasks: Tasks, ordered: bool, secured: Secured) -> None:
        self.tasks = tasks
        self.ordered = ordered
        self.secured = secured
        self.terror = any(serves(task, TERROR) for task in tasks)
        """ES-043: whether a terror can serve one of the tasks."""
        high = WILD in secured or WILD_INVESTIGATION in secured
        self.least = _least(tasks, WILD_INVESTIGATION) - len(secured)
        self.least_green = self.least if high else _least(tasks, GREEN_MOST) - len(secured)
        """So many dice must be there to roll at least, of any colour, and if all of them are green."""
        self.like = self.like_green = self
        """The one of all that have the same chances; if all dice are green and terror does nothing, there are more."""


def _least(tasks: Tasks, highest: int) -> int:
    """ES-045: the fewest dice that could pay for all tasks, if every one of them showed the best."""
    return sum([-(-one.investigation // highest) or 1 for task in tasks for one in task])


@functools.lru_cache(WAYS_KEPT)
def left_to_do(tasks: Tasks, ordered: bool, secured: Secured) -> Left:
    """What is left to do with these tasks and secured dice."""
    simple = placed(tasks, ordered and len(tasks) > 1, secured)
    if simple != (tasks, ordered, secured):
        return left_to_do(*simple)
    found = Left(*simple)
    if (like := alike(*simple, only_green=False)) != simple:
        found.like = left_to_do(*like)
    if (like := alike(*simple, only_green=True)) != simple:
        found.like_green = left_to_do(*like)
    return found


def ahead(todo: Left, dice: Dice, focus: bool, fear: Fear) -> float:
    """The chance of what is left to do with these dice."""
    if not todo.tasks:
        return 1.0
    green, yellow, red = dice
    count = green + yellow + red
    spare = count - (todo.least if yellow or red else todo.least_green)
    if not count or spare < 0:
        return 0.0
    if fear != NO_FEAR:
        fear = _felt(fear, spare) if green else NO_FEAR
    focus = focus and spare > 0 and count > 2  # ES-072: else nothing is left to roll
    return _ahead(todo.like if yellow or red or fear != NO_FEAR else todo.like_green, dice, focus, fear)


def _felt(fear: Fear, spare: int) -> Fear:
    """What of a fear makes a difference with so many dice to spare: whoever has too few of them left has failed."""
    if not spare:
        return NO_FEAR
    often = spare // (1 + fear.terrors + fear.others)
    if not often or not fear.bears:
        return ENDS
    return fear if fear.bears < often else Fear(NEVER, fear.terrors, fear.others)


@functools.lru_cache(CHANCES_KEPT)
def _ahead(todo: Left, dice: Dice, focus: bool, fear: Fear) -> float:
    if len(todo.tasks) > 1 or focus or fear != NO_FEAR:
        return Before(todo, dice, focus, fear).chance()
    now = chance(todo.tasks[0], dice, todo.secured)
    if now >= 1:
        return now
    return now + (1 - now) * max([ahead(todo, rest, focus, fear) for rest in left_of(dice, 1, todo.terror)])


class Before:
    """Before a roll: what is left to do, the dice to roll, whether one may be focused, and what terror does."""

    __slots__ = ("dice", "fear", "focus", "throw", "todo", "values")

    def __init__(self, todo: Left, dice: Dice, focus: bool, fear: Fear) -> None:
        self.todo = todo
        self.dice = dice
        self.focus = focus
        self.fear = fear
        of_use = wanted(todo.tasks, dice[0])
        self.throw = thrown(dice[0], of_use if fear == NO_FEAR else _with_terror(of_use, dice[0]))
        self.values: dict[tuple[int, Dice, Secured], float] = {}

    def chance(self) -> float:
        """Every roll is used as it is best, whatever the yellow and the red die show."""
        throw = self.throw
        green = throw.best(self.failing() + self.completing())
        reds = [(red, likely, self.with_die(0, red)) for red, likely in self.shown(RED)]
        chance = 0.0
        for yellow, likely in self.shown(YELLOW):
            both = throw.best(green + self.with_die(yellow, 0)) if yellow else green
            for red, as_likely, ways in reds:
                more = ways + self.completing(yellow, red) if yellow and red else ways
                chance += likely * as_likely * throw.chance(throw.best(both + more) if more else both)
        return chance

    def shown(self, die: Dice) -> list[tuple[int, float]]:
        """What the yellow or the red die shows, with its probability; 0 for nothing that is of use."""
        if not (self.dice[1] if die == YELLOW else self.dice[2]):
            return [(0, 1.0)]
        found: dict[int, float] = {}
        for face, likely in sides("yellow" if die == YELLOW else "red"):
            of_use = face if any(serves(task, face) for task in self.todo.tasks) else 0
            found[of_use] = found.get(of_use, 0.0) + likely
        return list(found.items())

    def with_die(self, yellow: int, red: int) -> list[Way]:
        """The ways in which the yellow or the red die pays for a task, or is focused."""
        if not yellow and not red:
            return []
        found = self.completing(yellow, red)
        return found + self.keeping(yellow or red, YELLOW if yellow else RED, self.throw.all) if self.focus else found

    def completing(self, yellow: int = 0, red: int = 0) -> list[Way]:
        """ES-058: every way to complete a task with secured and green dice, and the yellow and red one if they show
        something.
        """
        found = []
        tasks, (green, left_yellow, left_red) = self.todo.tasks, self.dice
        left_yellow, left_red = left_yellow - bool(yellow), left_red - bool(red)
        for number in range(1 if self.todo.ordered else len(tasks)):
            if tasks[number] in tasks[:number]:
                continue
            for needed, kept in _ready(tasks[number], self.todo.secured, yellow, red):
                for used, rolled in self.throw.paying(needed):
                    key = number, (green - used, left_yellow, left_red), kept
                    value = self.values.get(key)
                    if value is None:
                        value = self.values[key] = self.completed(*key)
                    found.append((value, rolled))
        return found

    def completed(self, number: int, dice: Dice, kept: Secured) -> float:
        """What is left when a task is completed."""
        tasks = self.todo.tasks
        rest = left_to_do((*tasks[:number], *tasks[number + 1 :]), self.todo.ordered, kept)
        return ahead(rest, dice, self.focus, self.fear)

    def failing(self) -> list[Way]:
        """ES-065: what is left when the roll completes nothing, and one of the green dice may be kept."""
        found = []
        for after, chosen, later, rolled in self.frights():
            for rest in left_of(after, chosen, self.todo.terror):
                if value := ahead(self.todo, rest, self.focus, later):
                    found.append((value, rolled))
        if self.focus:
            for face in FACES:
                if face != TERROR or not self.fear.terrors:
                    rolled = self.throw.all ^ self.throw.showing(face)[0]
                    if rolled and any(serves(task, face) for task in self.todo.tasks):
                        found += self.keeping(face, GREEN, rolled)
        return found

    def keeping(self, face: int, shows: Dice, among: int) -> list[Way]:
        """ES-121: what is left when a die with that face, of that colour, is kept after another one was discarded."""
        found = []
        todo = self.todo
        kept = left_to_do(todo.tasks, todo.ordered, tuple(sorted((*todo.secured, face))))
        for after, chosen, later, rolled in self.frights():
            others = after[0] - shows[0], after[1] - shows[1], after[2] - shows[2]
            if min(others) >= 0 and rolled & among:
                for rest in left_of(others, chosen, todo.terror):
                    if value := ahead(kept, rest, False, later):
                        found.append((value, rolled & among))
        return found

    def frights(self) -> Iterator[tuple[Dice, int, Fear, int]]:
        """ES-074, ES-076, ES-066: for failed rolls with so many terrors: the dice that are left, how many of them must
        go, the fear of later rolls, and which rolls those are.
        """
        dice, fear = self.dice, self.fear
        if fear == NO_FEAR:
            yield dice, 1, fear, self.throw.all
            return
        calm, *frightened = self.throw.showing(TERROR)
        yield dice, 1, fear, calm
        if fear.bears:
            later = fear if fear.bears == NEVER else fear._replace(bears=fear.bears - 1)
            for terrors, rolled in enumerate(frightened, 1):
                if rolled:
                    gone = terrors if fear.terrors else 0
                    yield (dice[0] - gone, dice[1], dice[2]), 1 + fear.others, later, rolled


def _with_terror(of_use: Roll, green: int) -> Roll:
    """What is of use, and every terror besides."""
    return (*of_use[: TERROR - 1], green, *of_use[TERROR:])


@functools.lru_cache(WAYS_KEPT)
def _ready(requirements: Requirements, secured: Secured, yellow: int, red: int) -> list[tuple[Requirements, Secured]]:
    """ES-120: what a task still asks of the green dice when some of the secured dice pay for it, with those that are
    left; and the yellow and the red one, if they show something.
    """
    lying = tuple([face for face in (yellow, red) if face])
    found = [
        (still, kept)
        for needed, kept in paid_from(requirements, secured)
        for still, left in paid_from(needed, lying)
        if not left
    ]
    return list(dict.fromkeys(found))


@functools.lru_cache(1024)
def left_of(dice: Dice, count: int, terror: bool) -> list[Dice]:
    """ES-066: the dice that may be left when so many of them are discarded, of which one choice must be the best.

    ES-051 to ES-053: side by side, the red die shows nothing worse than the others, and the yellow one nothing worse
    than a green one but where a terror serves.
    """
    green, yellow, red = less(dice, count)
    found = [(green, yellow, red)]
    while terror and yellow and green < dice[0]:
        green, yellow = green + 1, yellow - 1
        found.append((green, yellow, red))
    return found
