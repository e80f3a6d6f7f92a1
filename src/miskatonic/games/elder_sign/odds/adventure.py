"""The chance of a whole adventure, with the dice by colour, secured dice, dice that can still be brought in, those that
may be kept, what the investigator can do with a roll, and what terror does.

Every roll is used as it is best for the whole: for a task with any handful of dice that pays for it, or let fail with
any die discarded and any other one kept. So the chance is exact for those who can do nothing else; `uncounted` names
what is left out.

Of a roll only what the green dice show together is enumerated (`throw`); the yellow and the red die are gone through
face by face, as dice that lie ready. Positions that come to the same are looked at once (`whole`).
"""

import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from miskatonic.games.elder_sign.odds.hand import EMPTY, ENDS, NO_DICE, NO_FEAR, NO_KNACK, Fear, Hand, Knack, Lying
from miskatonic.games.elder_sign.odds.left import Left, left_to_do
from miskatonic.games.elder_sign.odds.roll import (
    CHANCES_KEPT,
    COLOURED,
    NEVER,
    Dice,
    Secured,
    Tasks,
    chance,
    less,
    paid_from,
    serves,
    sides,
    wanted,
)
from miskatonic.games.elder_sign.odds.throw import Throw, Way, thrown
from miskatonic.games.elder_sign.rows.dice import DICE, FACES, TERROR, Colour
from miskatonic.games.elder_sign.rows.tasks import Requirements

WAYS_KEPT = 20_000
"""How many ways to pay, and how many kinds of what is left to do, are remembered."""


HAIR = 1e-12
"""So much may be lost where chances are added up."""
COLOURS = GREEN, YELLOW, RED = (1, 0, 0), (0, 1, 0), (0, 0, 1)
"""One die of a colour."""


def whole(tasks: Tasks, ordered: bool, dice: Dice, secured: Secured = (), hand: Hand = EMPTY) -> float:
    """The chance to complete all tasks with these dice and the faces of those already secured."""
    return _settled(ahead(left_to_do(tasks, ordered, secured), dice, hand))


def rolled_now(tasks: Tasks, ordered: bool, dice: Dice, secured: Secured = (), hand: Hand = EMPTY) -> float:
    """The same if these dice are rolled as they are, before others are brought in."""
    return _settled(_rolled(left_to_do(tasks, ordered, secured), dice, hand)) if any(dice) else 0.0


def _settled(chance: float) -> float:
    """What is certain adds up to 1 but for the last digit."""
    return 1.0 if chance > 1 - HAIR else chance


def next_roll(
    requirements: Requirements, dice: Dice, secured: Secured = (), turns: tuple[tuple[int, int], ...] = ()
) -> float:
    """ES-057: the chance that the next roll completes a task, if a die of it may be turned."""
    if not turns or not any(dice):
        return chance(requirements, dice, secured)
    todo = left_to_do((requirements,), False, secured)
    return Before(todo, dice, Hand(knack=Knack(turns))).chance(alone=True)


# --- before a roll --------------------------------------------------------------------------------------------------


def ahead(todo: Left, dice: Dice, hand: Hand) -> float:
    """The chance of what is left to do with these dice. Special dice are brought in at once: they show no terror, and
    whatever is discarded, it need not be one of them.
    """
    if not todo.tasks:
        return 1.0
    keeps, fear, knack, lying, later = hand
    if later != NO_DICE:
        dice = more(dice, later)
    green, yellow, red = dice
    if lying:
        return _with_spells(todo, dice, keeps, fear, knack, lying)
    count = green + yellow + red
    spare = count - (todo.least if yellow or red else todo.least_green)
    if not count or spare < 0:
        return 0.0
    if fear != NO_FEAR:
        fear = _felt(fear, spare) if green else NO_FEAR
    if keeps:
        keeps = min(keeps, spare, (count - 1) // 2)  # ES-072: else nothing is left to roll
    if knack != NO_KNACK:
        knack = _of_use(knack, todo, fear)
        if knack.turns and knack.turns[0][0] == TERROR:
            return _ahead(todo, dice, Hand(keeps, fear, knack))
    return _ahead(todo.like if yellow or red or fear != NO_FEAR else todo.like_green, dice, Hand(keeps, fear, knack))


def _with_spells(todo: Left, dice: Dice, keeps: int, fear: Fear, knack: Knack, lying: Lying) -> float:
    """ES-171: the same with dice on spells, which are taken off where that is best; at once, where terror does nothing,
    if they serve no task.
    """
    count = sum(dice) + len(lying)
    spare = count - todo.least
    if spare < 0:
        return 0.0
    if fear != NO_FEAR:
        fear = _felt(fear, spare)
    else:
        useless = [die for die in lying if die % COLOURED not in todo.serving]
        if useless:
            for die in useless:
                dice = more(dice, COLOURS[die // COLOURED])
            rest = tuple([die for die in lying if die not in useless])
            return ahead(todo, dice, Hand(keeps, fear, knack, rest))
    return _ahead(todo, dice, Hand(min(keeps, spare, (count - 1) // 2), fear, _of_use(knack, todo, fear), lying))


def _of_use(knack: Knack, todo: Left, fear: Fear) -> Knack:
    """What of a knack makes a difference to what is left to do."""
    afraid = fear != NO_FEAR
    turns = tuple([turn for turn in knack.turns if turn[1] in todo.serving or (afraid and turn[0] == TERROR)])
    return Knack(turns, knack.goes_on and len(todo.tasks) > 1)


def _felt(fear: Fear, spare: int) -> Fear:
    """What part of a fear matters with so many dice to spare: with too few dice left, the attempt has failed."""
    if not spare:
        return NO_FEAR
    often = spare // (1 + fear.terrors + fear.others)
    if not often or not fear.bears:
        return ENDS
    return fear if fear.bears < often else Fear(NEVER, fear.terrors, fear.others)


@functools.lru_cache(CHANCES_KEPT)
def _ahead(todo: Left, dice: Dice, hand: Hand) -> float:
    """ES-171: the dice are rolled as they are, or one is taken off a spell first."""
    best = _rolled(todo, dice, hand) if any(dice) else 0.0
    for at, die in enumerate(hand.lying):
        if die not in hand.lying[:at]:
            rest = (*hand.lying[:at], *hand.lying[at + 1 :])
            best = max(best, ahead(todo, more(dice, COLOURS[die // COLOURED]), hand._replace(lying=rest)))
    return best


def _rolled(todo: Left, dice: Dice, hand: Hand) -> float:
    if len(todo.tasks) != 1 or hand != EMPTY:
        return Before(todo, dice, hand).chance() if todo.tasks else 1.0
    now = chance(todo.tasks[0], dice, todo.secured)
    if now >= 1:
        return now
    return now + (1 - now) * max([ahead(todo, rest, hand) for rest in left_of(dice, 1, TERROR in todo.serving)])


def more(dice: Dice, others: Dice) -> Dice:
    """Dice combined with others."""
    return dice[0] + others[0], dice[1] + others[1], dice[2] + others[2]


class Seen(NamedTuple):
    """What the green dice show together, as it is or with a die turned to a face; whether that takes off a terror that
    would do something.
    """

    throw: Throw
    turned: int = 0
    calms: bool = False


class Before:
    """Before a roll: what is left to do, the dice to roll, and everything else."""

    __slots__ = ("dice", "hand", "seen", "terror", "throw", "todo", "turns", "values")

    def __init__(self, todo: Left, dice: Dice, hand: Hand) -> None:
        self.todo = todo
        self.dice = dice
        self.hand = hand
        _, fear, knack, _, _ = hand
        tasks = todo.tasks
        self.turns = knack.turns
        self.terror = TERROR in todo.serving or any(one == TERROR for one, _ in self.turns)
        """Whether a terror can be of use."""
        of_use = list(wanted((tuple(itertools.chain(*tasks)),) if knack.goes_on else tasks, dice[0]))
        for one, _ in self.turns:
            of_use[one - 1] = min(of_use[one - 1] + 1, dice[0])
        if fear != NO_FEAR:
            of_use[TERROR - 1] = dice[0]
        self.throw = thrown(dice[0], tuple(of_use))
        self.seen = [Seen(self.throw)]
        for one, other in self.turns:
            if other in DICE["green"]:
                calms = one == TERROR and fear != NO_FEAR
                self.seen.append(Seen(self.throw.turned(one, other), other, calms))
        self.values: dict[tuple[tuple[int, ...], Dice, Secured, Lying], float] = {}

    def chance(self, *, alone: bool = False) -> float:
        """Every roll is used as it is best, whatever the yellow and the red die show; `alone`: what comes of this one
        without another.
        """
        throw = self.throw
        green = [way for seen in self.seen for way in self.completing(seen)]
        if not alone:
            green += [way for seen in self.seen for way in self.failing(seen)]
        green = throw.best(green)
        reds = [(red, likely, self.with_die(0, red)) for red, likely in self.shown(RED)]
        chance = 0.0
        for yellow, likely in self.shown(YELLOW):
            both = throw.best(green + self.with_die(yellow, 0)) if yellow else green
            for red, as_likely, ways in reds:
                found = ways + self.with_both(yellow, red) if yellow and red else ways
                chance += likely * as_likely * throw.chance(throw.best(both + found) if found else both)
        return chance

    def shown(self, die: Dice) -> list[tuple[int, float]]:
        """What the yellow or the red die shows, with its probability; 0 for nothing that is of use."""
        if not (self.dice[1] if die == YELLOW else self.dice[2]):
            return [(0, 1.0)]
        found: dict[int, float] = {}
        for face, likely in sides("yellow" if die == YELLOW else "red"):
            of_use = face if face in self.todo.serving else 0
            found[of_use] = found.get(of_use, 0.0) + likely
        return list(found.items())

    def turned(self, face: int, colour: Colour) -> list[int]:
        """ES-182: the faces to which a special die can be turned instead of a green one."""
        return [other for one, other in self.turns if one == face and other in DICE[colour]]

    def with_die(self, yellow: int, red: int) -> list[Way]:
        """The ways in which the yellow or the red die pays for a task, or is held back."""
        if not yellow and not red:
            return []
        found = [way for seen in self.seen for way in self._with_die(seen, yellow, red)]
        for face in self.turned(yellow, "yellow"):
            found += self._with_die(self.seen[0], face, 0)
        for face in self.turned(red, "red"):
            found += self._with_die(self.seen[0], 0, face)
        return found

    def _with_die(self, seen: Seen, yellow: int, red: int) -> list[Way]:
        found = self.completing(seen, yellow, red)
        if self.hand.keeps and (not seen.turned or seen.calms):
            found += self.keeping(seen.throw, yellow or red, YELLOW if yellow else RED, seen.throw.all)
        return found

    def with_both(self, yellow: int, red: int) -> list[Way]:
        """The ways in which both of them pay for a task."""
        found = [way for seen in self.seen for way in self.completing(seen, yellow, red)]
        for face in self.turned(yellow, "yellow"):
            found += self.completing(self.seen[0], face, red)
        for face in self.turned(red, "red"):
            found += self.completing(self.seen[0], yellow, face)
        return found

    def completing(self, seen: Seen, yellow: int = 0, red: int = 0) -> list[Way]:
        """ES-058: every way to complete a task with secured and green dice, and the yellow and red one if they show
        something; ES-061: or several tasks, for whose roll goes on.
        """
        found = []
        todo, (green, left_yellow, left_red) = self.todo, self.dice
        left_yellow, left_red = left_yellow - bool(yellow), left_red - bool(red)
        for numbers, requirements in _targets(todo.tasks, todo.ordered, self.hand.knack.goes_on):
            if seen.turned and not serves(requirements, seen.turned):
                continue
            for needed, kept, lying in _ready(requirements, todo.secured, self.hand.lying, yellow, red):
                for used, rolled in seen.throw.paying(needed):
                    key = numbers, (green - used, left_yellow, left_red), kept, lying
                    value = self.values.get(key)
                    if value is None:
                        value = self.values[key] = self.completed(*key)
                    found.append((value, rolled))
        return found

    def completed(self, numbers: tuple[int, ...], dice: Dice, kept: Secured, lying: Lying) -> float:
        """What is left when tasks are completed."""
        tasks = [task for number, task in enumerate(self.todo.tasks) if number not in numbers]
        hand = self.hand if lying == self.hand.lying else self.hand._replace(lying=lying)
        return ahead(left_to_do(tuple(tasks), self.todo.ordered, kept), dice, hand)

    def failing(self, seen: Seen) -> list[Way]:
        """ES-065: what is left when the roll completes nothing, and one of the green dice may be kept. ES-069: with the
        last die all is lost, unless a special one has been brought in.
        """
        found = []
        throw = seen.throw
        news = not seen.turned or seen.calms
        for after, chosen, hand, rolled in self.frights(throw) if news else ():
            for rest in left_of(after, chosen, self.terror):
                if any(rest) and (value := ahead(self.todo, rest, hand)):
                    found.append((value, rolled))
        if self.hand.keeps:
            for face in FACES if news else (seen.turned,):
                if face != TERROR or not self.hand.fear.terrors:
                    rolled = throw.all ^ throw.showing(face)[0]
                    if rolled and face in self.todo.serving:
                        found += self.keeping(throw, face, GREEN, rolled)
        return found

    def keeping(self, throw: Throw, face: int, shows: Dice, among: int) -> list[Way]:
        """ES-121, ES-125: what is left when a die with that face, of that colour, is kept after another one was
        discarded.
        """
        found = []
        todo = self.todo
        kept = left_to_do(todo.tasks, todo.ordered, tuple(sorted((*todo.secured, face))))
        for after, chosen, hand, rolled in self.frights(throw):
            others = after[0] - shows[0], after[1] - shows[1], after[2] - shows[2]
            if min(others) >= 0 and sum(others) >= chosen and rolled & among:
                fewer = hand._replace(keeps=hand.keeps - 1)
                for rest in left_of(others, chosen, self.terror):
                    if value := ahead(kept, rest, fewer):
                        found.append((value, rolled & among))
        return found

    def frights(self, throw: Throw) -> Iterator[tuple[Dice, int, Hand, int]]:
        """ES-074, ES-076, ES-066: for failed rolls with that many terrors: the dice left, with those brought in,
        how many of them must go, what there is for later rolls, and which rolls those are.
        """
        hand, fear = self.hand, self.hand.fear
        dice = self.dice
        if hand.later != NO_DICE:
            dice, hand = more(dice, hand.later), hand._replace(later=NO_DICE)
        if fear == NO_FEAR:
            yield dice, 1, hand, throw.all
            return
        calm, *frightened = throw.showing(TERROR)
        yield dice, 1, hand, calm
        if fear.bears:
            if fear.bears != NEVER:
                hand = hand._replace(fear=fear._replace(bears=fear.bears - 1))
            for terrors, rolled in enumerate(frightened, 1):
                if rolled:
                    gone = terrors if fear.terrors else 0
                    yield (dice[0] - gone, dice[1], dice[2]), 1 + fear.others, hand, rolled


@functools.lru_cache(WAYS_KEPT)
def _targets(tasks: Tasks, ordered: bool, goes_on: bool) -> list[tuple[tuple[int, ...], Requirements]]:
    """ES-036, ES-037, ES-061: what one roll may complete: each task that is open now, or several of them."""
    most = len(tasks) if goes_on else 1
    groups: list[tuple[int, ...]] = []
    for size in range(1, most + 1):
        groups += [tuple(range(size))] if ordered else itertools.combinations(range(len(tasks)), size)
    found: dict[Requirements, tuple[int, ...]] = {}
    for numbers in groups:
        found.setdefault(tuple(itertools.chain(*(tasks[number] for number in numbers))), numbers)
    return [(numbers, requirements) for requirements, numbers in found.items()]


@functools.lru_cache(WAYS_KEPT)
def _ready(
    requirements: Requirements, secured: Secured, lying: Lying, yellow: int, red: int
) -> list[tuple[Requirements, Secured, Lying]]:
    """ES-120: what a task still asks of the green dice when some of the secured dice and of those on spells pay for it,
    with those that are left; and the yellow and the red one, if they show something.
    """
    special = tuple([face for face in (yellow, red) if face])
    found = [
        (asked, kept, left)
        for needed, kept in paid_from(requirements, secured)
        for still, left in paid_from(needed, lying)
        for asked, unused in paid_from(still, special)
        if not unused
    ]
    return list(dict.fromkeys(found))


@functools.lru_cache(1024)
def left_of(dice: Dice, count: int, terror: bool) -> Sequence[Dice]:
    """ES-066: the dice that may be left when that many of them are discarded, of which one choice must be the best.

    ES-051 to ES-053: side by side, the red die shows nothing worse than the others, and the yellow one nothing worse
    than a green one but where a terror is of use.
    """
    green, yellow, red = less(dice, count)
    found = [(green, yellow, red)]
    while terror and yellow and green < dice[0]:
        green, yellow = green + 1, yellow - 1
        found.append((green, yellow, red))
    return found
