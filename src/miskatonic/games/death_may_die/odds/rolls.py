"""Exact chances of a roll, with the best use of every reroll (one at a time, DMD-071, DMD-073)."""

import functools
from math import comb
from typing import NamedTuple

from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, SIDES, STANDARD_FACES

CACHED = 50_000
"""How many positions are cached, at a few dozen bytes each."""
DIGITS = 12
"""What is certain is certain, however it was added up."""


class Signs(NamedTuple):
    """DMD-194: how many elder signs may count as successes, and what each is worth."""

    limit: int = 0
    value: int = 0


NO_SIGNS = Signs()

_STANDARD = tuple(dict.fromkeys((face.success, face.sign) for face in STANDARD_FACES))
_BONUS = tuple(dict.fromkeys((face.success, face.sign) for face in BONUS_FACES))
_CHANCES = (
    tuple([(face.success, face.sign) for face in STANDARD_FACES].count(look) / SIDES for look in _STANDARD),
    tuple([(face.success, face.sign) for face in BONUS_FACES].count(look) / SIDES for look in _BONUS),
)
_LOOKS = (_STANDARD, _BONUS)
Counts = tuple[int, ...]
"""How many dice show each look."""


@functools.lru_cache(CACHED)
def at_least(needed: int, standard: int, bonus: int, rerolls: int = 0, signs: Signs = NO_SIGNS) -> float:
    """The chance of that many successes before anything is rolled; each die hits with one half, signs may help."""
    if needed <= 0:
        return 1.0
    if not signs.limit:
        dice = standard + bonus
        ways = sum(comb(dice, hits) * _reach(needed - hits, dice - hits, rerolls) for hits in range(dice + 1))
        return ways / (1 << dice)
    return sum(
        chance * after(needed, mine, theirs, rerolls, signs)
        for mine, chance_mine in _rolls(0, standard)
        for theirs, chance_theirs in _rolls(1, bonus)
        for chance in (chance_mine * chance_theirs,)
    )


@functools.lru_cache(CACHED)
def _reach(missing: int, failed: int, rerolls: int) -> float:
    """The chance to turn that many failed dice into the successes still missing."""
    if missing <= 0:
        return 1.0
    if not failed or not rerolls:
        return 0.0
    return (_reach(missing - 1, failed - 1, rerolls - 1) + _reach(missing, failed, rerolls - 1)) / 2


@functools.lru_cache(1024)
def _rolls(kind: int, dice: int) -> tuple[tuple[Counts, float], ...]:
    """Every result of that many dice of a kind, with its chance."""
    found: dict[Counts, float] = {(0,) * len(_LOOKS[kind]): 1.0}
    for _ in range(dice):
        more: dict[Counts, float] = {}
        for counts, chance in found.items():
            for look, share in enumerate(_CHANCES[kind]):
                shown = _one_more(counts, look)
                more[shown] = more.get(shown, 0.0) + chance * share
        found = more
    return tuple(found.items())


def _one_more(counts: Counts, look: int, by: int = 1) -> Counts:
    return (*counts[:look], counts[look] + by, *counts[look + 1 :])


def _worth(standard: Counts, bonus: Counts, signs: Signs) -> int:
    shown = [*zip(_STANDARD, standard, strict=True), *zip(_BONUS, bonus, strict=True)]
    hits = sum([look[0] * count for look, count in shown])
    return hits + signs.value * min(signs.limit, sum([look[1] * count for look, count in shown]))


@functools.lru_cache(CACHED)
def after(needed: int, standard: Counts, bonus: Counts, rerolls: int, signs: Signs = NO_SIGNS) -> float:
    """The chance of that many successes with the dice on the table, with best play."""
    if _worth(standard, bonus, signs) >= needed:
        return 1.0
    if not rerolls:
        return 0.0
    best = 0.0
    for kind, counts in enumerate((standard, bonus)):
        for look, count in enumerate(counts):
            if count:
                best = max(best, reroll(needed, standard, bonus, rerolls, signs, kind, look))
    return best


def reroll(needed: int, standard: Counts, bonus: Counts, rerolls: int, signs: Signs, kind: int, look: int) -> float:
    """The chance if a die of that kind and look is rolled again now."""
    rest = _one_more((standard, bonus)[kind], look, -1)
    chance = 0.0
    for shown, share in enumerate(_CHANCES[kind]):
        counts = _one_more(rest, shown)
        mine, theirs = (counts, bonus) if kind == 0 else (standard, counts)
        chance += share * after(needed, mine, theirs, rerolls - 1, signs)
    return round(chance, DIGITS)


@functools.lru_cache(1024)
def shown(dice: tuple[int, ...]) -> tuple[Counts, Counts]:
    """Dice on the table by what they show, standard dice first."""
    faces = (*STANDARD_FACES, *BONUS_FACES)
    looks = [(rolled >= SIDES, (faces[rolled].success, faces[rolled].sign)) for rolled in dice]
    return (
        tuple(looks.count((False, look)) for look in _STANDARD),
        tuple(looks.count((True, look)) for look in _BONUS),
    )


@functools.cache
def look_of(rolled: int) -> tuple[int, int]:
    """The kind of a die and which of its looks it shows."""
    kind = int(rolled >= SIDES)
    face = (*STANDARD_FACES, *BONUS_FACES)[rolled]
    return kind, _LOOKS[kind].index((face.success, face.sign))


# --- Rolls against oneself ------------------------------------------------------------------------------------------


@functools.lru_cache(CACHED)
def spared(allowed: int, hits: int, rerolls: int) -> float:
    """DMD-065, DMD-072: the chance to get that many hits down to what is allowed, with the best use of rerolls."""
    if hits <= allowed:
        return 1.0
    if not rerolls:
        return 0.0
    return (spared(allowed, hits - 1, rerolls - 1) + spared(allowed, hits, rerolls - 1)) / 2


@functools.lru_cache(256)
def tentacles(standard: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … tentacles; bonus dice have none (DMD-070)."""
    return tuple(comb(standard, count) * 2 ** (standard - count) / 3**standard for count in range(standard + 1))
