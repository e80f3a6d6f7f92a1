"""How likely several attacks in one turn are to deal enough wounds (DMD-147): stress is shared by all of them, and
what may be used once a turn is used once. Lost sanity, and what it sets off, is left out.
"""

import functools
from typing import NamedTuple

from miskatonic.games.death_may_die.odds.rolls import CACHED, DIGITS, Signs
from miskatonic.games.death_may_die.rows.dice import BONUS, BONUS_FACES, SIDES, STANDARD, STANDARD_FACES, Face
from miskatonic.games.death_may_die.rows.tracks import MAX_STRESS


class Blow(NamedTuple):
    """One of several equal attacks: its dice, its free rerolls, signs that count; what a reroll for stress costs and
    brings; the stress that is healed before it, for each sign that counted and for each tentacle.
    """

    standard: int
    bonus: int
    free: int
    signs: Signs
    price: int = 1
    brings: int = 0
    relief: int = 0
    by_sign: int = 0
    by_tentacle: int = 0


class Stock(NamedTuple):
    """What is left for the attacks to come: wounds to deal, room for stress, cards with a free reroll."""

    missing: int
    room: int
    coins: int = 0


class Thrown(NamedTuple):
    """An attack with dice on the table: what is still missing, the useless dice, by kind and tentacle, signs
    that may still count, the stress that is going to be healed, free rerolls.
    """

    missing: int
    idle: tuple[tuple[int, int], ...]
    signs: int
    healed: int
    free: int


Look = tuple[int, int, int]
"""Success, elder sign and tentacle of a die."""


@functools.lru_cache(64)
def _looks(kind: int, by_sign: bool, by_tentacle: bool) -> tuple[tuple[Look, float], ...]:
    """What a die of a kind shows, as far as it matters."""
    faces: tuple[Face, ...] = BONUS_FACES if kind == BONUS else STANDARD_FACES
    shown = [(face.success, face.sign * by_sign, face.tentacle * by_tentacle) for face in faces]
    return tuple((look, shown.count(look) / SIDES) for look in dict.fromkeys(shown))


def _of(blow: Blow, kind: int) -> tuple[tuple[Look, float], ...]:
    return _looks(kind, blow.signs.limit > 0, blow.by_tentacle > 0)


def _lands(blow: Blow, thrown: Thrown, kind: int, look: Look) -> Thrown:
    """DMD-194: one more die is on the table; a sign counts as long as one may."""
    success, sign, tentacle = look
    counted = min(sign, thrown.signs)
    worth = success + counted * blow.signs.value
    if not worth:
        return thrown._replace(idle=tuple(sorted((*thrown.idle, (kind, tentacle)))))
    healed = min(MAX_STRESS, thrown.healed + counted * blow.by_sign + tentacle * blow.by_tentacle)
    return thrown._replace(missing=thrown.missing - worth, signs=thrown.signs - counted, healed=healed)


@functools.lru_cache(CACHED)
def beats(blow: Blow, attacks: int, stock: Stock) -> float:
    """The chance to deal all these wounds with that many attacks; dice that help are not rolled again."""
    if stock.missing <= 0:
        return 1.0
    if not attacks:
        return 0.0
    stock = stock._replace(room=min(MAX_STRESS, stock.room + blow.relief))
    limit = min(blow.signs.limit, blow.standard + blow.bonus)
    found = {Thrown(stock.missing, (), limit, 0, blow.free): 1.0}
    for kind in [BONUS] * blow.bonus + [STANDARD] * blow.standard:
        more: dict[Thrown, float] = {}
        for thrown, chance in found.items():
            for look, share in _of(blow, kind):
                after = _lands(blow, thrown, kind, look)
                more[after] = more.get(after, 0.0) + chance * share
        found = more
    return round(sum([chance * _goes_on(blow, attacks, one, stock) for one, chance in found.items()]), DIGITS)


@functools.lru_cache(CACHED)
def _goes_on(blow: Blow, attacks: int, thrown: Thrown, stock: Stock) -> float:
    """The chance with these dice on the table: a free reroll is used at once, one for stress, or a card's, where that
    is better than to keep it for the next attack.
    """
    if thrown.missing <= 0:
        return 1.0
    healed = blow.by_tentacle * sum([tentacle for _, tentacle in thrown.idle])
    room = min(MAX_STRESS, stock.room + thrown.healed + healed)
    best = beats(blow, attacks - 1, Stock(thrown.missing, room, stock.coins))
    for kind, tentacle in dict.fromkeys(thrown.idle):
        rest = [*thrown.idle]
        rest.remove((kind, tentacle))
        without = thrown._replace(idle=tuple(rest))
        best = max([best, *[_again(blow, attacks, after, left, kind) for after, left in _paid(blow, without, stock)]])
    return best


def _paid(blow: Blow, thrown: Thrown, stock: Stock) -> list[tuple[Thrown, Stock]]:
    """DMD-071, DMD-073: the ways to pay for a reroll."""
    if thrown.free:
        return [(thrown._replace(free=thrown.free - 1), stock)]
    ways = [(thrown, stock._replace(coins=stock.coins - 1))] if stock.coins else []
    if stock.room >= blow.price:
        ways.append((thrown._replace(free=blow.brings), stock._replace(room=stock.room - blow.price)))
    return ways


def _again(blow: Blow, attacks: int, thrown: Thrown, stock: Stock, kind: int) -> float:
    """DMD-071: a die of that kind is rolled once more."""
    return sum(
        share * _goes_on(blow, attacks, _lands(blow, thrown, kind, look), stock) for look, share in _of(blow, kind)
    )
