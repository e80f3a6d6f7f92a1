"""A player who tries everything out: every roll of the dice, and everything that can be done with it.

It shares nothing with the game's estimate but what is printed on the dice and which dice pay for a task.
"""

import functools
import itertools
import math
from collections.abc import Iterable

from miskatonic.games.elder_sign.rows.dice import DICE, FACES, TERROR, roll_of
from miskatonic.games.elder_sign.rows.tasks import Requirements, payments

Faces = tuple[int, ...]
Pool = tuple[Faces, int, int]
"""What the green dice show, and the yellow and the red one; 0 for one that is not there."""

handfuls = functools.cache(payments)


def _without(faces: Faces, face: int) -> Faces:
    at = faces.index(face)
    return (*faces[:at], *faces[at + 1 :])


@functools.cache
def green_rolls(count: int) -> list[tuple[Faces, float]]:
    """Every roll of so many green dice, sorted, with its probability."""
    found = []
    for faces in itertools.combinations_with_replacement(DICE["green"], count):
        orders = math.factorial(count)
        for face in set(faces):
            orders //= math.factorial(faces.count(face))
        found.append((faces, orders / 6**count))
    return found


class Exhaustive:
    """One adventure: its tasks, and what a failed roll that shows terror does: it can be borne so often, it takes all
    terrors, and so many dice besides.
    """

    def __init__(
        self, tasks: Iterable[Requirements], ordered: bool, bears: int = 99, terrors: bool = False, others: int = 0
    ) -> None:
        self.tasks = tuple(tasks)
        self.ordered = ordered
        self.bears, self.terrors, self.others = bears, terrors, others
        self.ahead = functools.cache(self._ahead)

    def chance(self, green: int, yellow: int = 0, red: int = 0, secured: Faces = (), focus: bool = True) -> float:
        """The chance to complete all tasks."""
        return self.ahead(tuple(range(len(self.tasks))), (green, yellow, red), secured, focus, self.bears)

    def _ahead(self, left: Faces, dice: tuple[int, int, int], secured: Faces, focus: bool, bears: int) -> float:
        if not left or not any(dice):
            return 0.0 if left else 1.0
        green, yellow, red = dice
        yellows, reds = DICE["yellow"] if yellow else (0,), DICE["red"] if red else (0,)
        outcomes = [
            likely / len(yellows) / len(reds) * self._rolled(left, (faces, one, other), secured, focus, bears)
            for faces, likely in green_rolls(green)
            for one, other in itertools.product(yellows, reds)
        ]
        return math.fsum(outcomes)

    def _rolled(self, left: Faces, pool: Pool, secured: Faces, focus: bool, bears: int) -> float:
        best = self._failed(left, pool, secured, focus, bears)
        roll = roll_of(*pool[0], *pool[1:], *secured)
        for key in left[:1] if self.ordered else left:
            for handful in handfuls(self.tasks[key], roll):
                faces = tuple(face for face, count in zip(FACES, handful, strict=True) for _ in range(count))
                for rest, kept in _paid(faces, pool, secured):
                    best = max(best, self.ahead(_without(left, key), _count(rest), kept, focus, bears))
        return best

    def _failed(self, left: Faces, pool: Pool, secured: Faces, focus: bool, bears: int) -> float:
        pools = {pool}
        if TERROR in pool[0]:
            if not bears:
                return 0.0
            bears -= 1
            if self.terrors:
                pools = {(tuple(face for face in pool[0] if face != TERROR), pool[1], pool[2])}
            for _ in range(self.others):
                pools = {fewer for one in pools for fewer, _ in _taken(one)}
        best = 0.0
        for rest in {fewer for one in pools for fewer, _ in _taken(one)}:
            best = max(best, self.ahead(left, _count(rest), secured, focus, bears))
            if focus:
                for others, face in _taken(rest):
                    kept = tuple(sorted((*secured, face)))
                    best = max(best, self.ahead(left, _count(others), kept, False, bears))
        return best


def _count(pool: Pool) -> tuple[int, int, int]:
    return len(pool[0]), int(pool[1] > 0), int(pool[2] > 0)


def _taken(pool: Pool) -> list[tuple[Pool, int]]:
    """Every die that could be taken out of the pool: what is left, and its face."""
    green, yellow, red = pool
    found: list[tuple[Pool, int]] = [((_without(green, face), yellow, red), face) for face in sorted(set(green))]
    found += [((green, 0, red), yellow)] if yellow else []
    return found + ([((green, yellow, 0), red)] if red else [])


@functools.cache
def _paid(faces: Faces, pool: Pool, secured: Faces) -> set[tuple[Pool, Faces]]:
    """What may be left of pool and secured dice when dice with these faces have paid."""
    states = {(pool, secured)}
    for wanted in faces:
        states = {
            *((fewer, kept) for dice, kept in states for fewer, face in _taken(dice) if face == wanted),
            *((dice, _without(kept, wanted)) for dice, kept in states if wanted in kept),
        }
    return states
