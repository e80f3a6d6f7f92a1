"""Two runs compared: game by game if they share seeds, as two samples if they don't."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from miskatonic.lab.simulate import Z, wilson


class Paired(NamedTuple):
    """The results for the seeds that both runs have played to the end."""

    only_first: int
    only_second: int
    both: int
    neither: int

    @property
    def seeds(self) -> int:
        """How many there are."""
        return sum(self)

    @property
    def difference(self) -> float:
        """How much more often the second wins."""
        return (self.only_second - self.only_first) / self.seeds

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the difference, after Agresti and Min: half a game is added of each kind."""
        first, second, games = self.only_first + 0.5, self.only_second + 0.5, self.seeds + 2
        middle = (second - first) / games
        reach = Z * math.sqrt(max(0.0, first + second - (second - first) ** 2 / games)) / games
        return max(-1.0, middle - reach), min(1.0, middle + reach)

    @property
    def chance(self) -> float:
        """The sign test: how likely such an uneven split of the seeds that only one of them won is by luck alone."""
        return sign_test(self.only_first, self.only_second)


def paired(first: Mapping[int, bool], second: Mapping[int, bool]) -> Paired:
    """Who won with the seeds that both have played."""
    counts = {(True, False): 0, (False, True): 0, (True, True): 0, (False, False): 0}
    for seed, won in first.items():
        if seed in second:
            counts[won, second[seed]] += 1
    return Paired(*counts.values())


def sign_test(one: int, other: int) -> float:
    """The chance, two-sided and exact, that a fair coin falls at least this unevenly."""
    total, fewer = one + other, min(one, other)
    if one == other:
        return 1.0
    # From the largest term down; the others are so much smaller that they soon add nothing.
    term = math.exp(
        math.lgamma(total + 1) - math.lgamma(fewer + 1) - math.lgamma(total - fewer + 1) - total * math.log(2)
    )
    chance = 0.0
    for count in range(fewer, -1, -1):
        chance += term
        term *= count / (total - count + 1)
        if term < chance * 1e-17:
            break
    return min(1.0, 2 * chance)


def apart(first: tuple[int, int], second: tuple[int, int]) -> tuple[float, float, float]:
    """How much more often the second wins, with the 95% interval after Newcombe; each is given as wins and games, and
    they share no seeds.
    """
    (low_1, high_1), (low_2, high_2) = wilson(*first), wilson(*second)
    rate_1, rate_2 = first[0] / first[1], second[0] / second[1]
    found = rate_2 - rate_1
    return (
        found,
        found - math.hypot(rate_2 - low_2, high_1 - rate_1),
        found + math.hypot(high_2 - rate_2, rate_1 - low_1),
    )
