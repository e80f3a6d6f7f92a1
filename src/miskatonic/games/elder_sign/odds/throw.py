"""What the green dice show together: all rolls that differ in what is of use, and sets of them.

All rolls that can do the same are one set, a number with a bit for each of them, so the best of many ways is found with
a few operations.
"""

import functools
import itertools

from miskatonic.games.elder_sign.odds.roll import NEVER, fewest, rolls, wanted
from miskatonic.games.elder_sign.rows.dice import Roll
from miskatonic.games.elder_sign.rows.tasks import CODE, Requirements, code_of, roll_of_code

Way = tuple[float, int]
"""A chance, and the rolls of the green dice that lead to it."""

THROWS_KEPT, KEPT_OF_A_THROW = 2_000, 300
"""How many lists of green rolls, and how many sets of each, are remembered."""


class Throw:
    """All rolls of that many green dice that differ usefully. A set of them is a number with a bit for each."""

    __slots__ = ("_likely", "_paying", "_showing", "_turned", "all", "codes", "probabilities")

    def __init__(self, codes: tuple[int, ...], probabilities: tuple[float, ...]) -> None:
        self.codes = codes
        self.probabilities = probabilities
        self.all = (1 << len(codes)) - 1
        self._turned: dict[tuple[int, int], Throw] = {}
        self._likely: dict[int, float] = {}
        self._paying: dict[Requirements, list[tuple[int, int]]] = {}
        self._showing: dict[int, list[int]] = {}

    def best(self, ways: list[Way]) -> list[Way]:
        """For every roll the best of the ways it can take, the best of all first."""
        left, found = self.all, []
        for value, rolled in sorted(ways, reverse=True):
            if hit := rolled & left:
                found.append((value, hit))
                left ^= hit
                if not left:
                    break
        return found

    def chance(self, ways: list[Way]) -> float:
        """The chance if these are the ways that rolls take, each of them one."""
        return sum([value * self.likely(rolled) for value, rolled in ways])

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
        """ES-045: for each number of dice, the rolls in which that many, and no fewer, meet all requirements."""
        found = self._paying.get(requirements)
        if found is None:
            sets = [0] * (NEVER + 1)
            useful, known = code_of(tuple([255 * one for one in wanted((requirements,), 1)])), dict[int, int]()
            for place, code in enumerate(self.codes):
                code &= useful
                used = known.get(code)
                if used is None:
                    used = known[code] = fewest(requirements, roll_of_code(code))
                sets[used] |= 1 << place
            found = [(used, rolled) for used, rolled in enumerate(sets[:NEVER]) if rolled]
            if len(self._paying) < KEPT_OF_A_THROW:
                self._paying[requirements] = found
        return found

    def turned(self, face: int, other: int) -> "Throw":
        """ES-182: the same rolls, each with a die that shows the one face, if there is one, turned to the other."""
        found = self._turned.get((face, other))
        if found is None:
            one = CODE[face]
            codes = tuple([code - one + CODE[other] if code // one % 256 else code for code in self.codes])
            found = self._turned[face, other] = Throw(codes, self.probabilities)
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


@functools.lru_cache(THROWS_KEPT)
def thrown(green: int, of_use: Roll) -> Throw:
    """The one `Throw` of that many dice that differs in this."""
    found = rolls((green, 0, 0), of_use)
    return Throw(tuple(found), tuple(found.values()))
