"""Tasks and their requirements (ES-035, ES-040 to ES-049), and the ways dice can meet them (ES-058 to ES-063)."""

import functools
import itertools
from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.elder_sign.rows.dice import FACES, LORE, PERIL, TERROR, WILD, WILD_INVESTIGATION, Roll


class Requirement(NamedTuple):
    """One symbol of a task: a die showing one of these symbols, or dice whose investigation adds up to a number."""

    symbols: tuple[int, ...] = ()
    investigation: int = 0


def investigation(amount: int) -> Requirement:
    """ES-040: one or more dice whose investigation values sum to the number or more."""
    return Requirement(investigation=amount)


def either(*symbols: int) -> Requirement:
    """ES-044: a split requirement takes one die with any of the results shown."""
    return Requirement(symbols=symbols)


X = -1
"""In place of the number: as much as there are monsters in play when the last doom token is added (ES-024)."""


LORE_ONE, PERIL_ONE, TERROR_ONE = Requirement((LORE,)), Requirement((PERIL,)), Requirement((TERROR,))
"""ES-041, ES-042, ES-043."""

Requirements = tuple[Requirement, ...]


def with_x(requirements: Requirements, x: int) -> Requirements:
    """ES-024: the requirements with this value for X."""
    return tuple([investigation(x) if one.investigation == X else one for one in requirements])


WAYS_KEPT, PAYMENTS_KEPT, SUMS_KEPT = 1_000, 500, 20_000
"""How many different tasks, rolls of each, and sums of investigation are remembered: a server runs for months."""
_WILD_AT = FACES.index(WILD)
_VALUES = (*range(1, 5), 0, 0, 0, WILD_INVESTIGATION)
"""What each face is worth as investigation; a wild counts four (ES-054)."""


class Ways:
    """The ways to pay for a task, which remember what has been worked out: faces that can't serve it play no part."""

    __slots__ = ("known", "requirements", "useful")

    def __init__(self, requirements: Requirements) -> None:
        self.requirements = requirements
        self.useful = code_of(tuple(127 * face for face in _useful(requirements)))
        self.known: dict[int, tuple[Roll, ...]] = {}

    def out_of(self, code: int) -> tuple[Roll, ...]:
        """Every different handful of dice out of the roll of that code that meets all requirements, cheapest first."""
        code &= self.useful
        found = self.known.get(code)
        if found is None:
            found = payments(self.requirements, roll_of_code(code))
            if len(self.known) < PAYMENTS_KEPT:
                self.known[code] = found
        return found


CODE: tuple[int, ...] = (0, *(1 << 8 * place for place in range(len(FACES))))
"""A roll in one number: a byte for each face, which counts the dice that show it."""
_INVESTIGATION = 255 * sum(CODE[face] for face, value in zip(FACES, _VALUES, strict=True) if value)
"""The bytes of the faces that are worth something as investigation."""
_ROOM = sum(CODE) * 128
"""The highest bit of each byte, which no count reaches."""


def code_of(roll: Roll) -> int:
    """The code of a roll."""
    return int.from_bytes(roll, "little")


def roll_of_code(code: int) -> Roll:
    """The roll of a code."""
    return tuple(code.to_bytes(len(FACES), "little"))


ways = functools.lru_cache(WAYS_KEPT)(Ways)
"""The one `Ways` for these requirements."""


class OpenTask(NamedTuple):
    """A task as it is now: its row (or TOKEN plus a monster below the card), what it needs and what it costs.

    `token` is the monster that is beaten with it, -1 if none.
    """

    key: int
    ways: Ways
    sanity: int = 0
    stamina: int = 0
    clock: int = 0
    token: int = -1

    @property
    def requirements(self) -> Requirements:
        """What it needs."""
        return self.ways.requirements


def _useful(requirements: Requirements) -> Roll:
    """1 for each face that can serve a task, 0 for the others, which make no difference to it."""
    symbols = {symbol for one in requirements for symbol in one.symbols}
    amounts = any(one.investigation for one in requirements)
    return tuple(int(face == WILD or face in symbols or (amounts and face <= WILD_INVESTIGATION)) for face in FACES)


def payments(requirements: Requirements, roll: Roll) -> tuple[Roll, ...]:
    """Every different handful of dice out of `roll` that meets all requirements, the cheapest first.

    ES-045: a die serves one requirement. ES-063: no handful holds a die that a requirement does not need. Cheapest is:
    fewest dice, then fewest wilds, then the least investigation.
    """
    if not completes(requirements, roll):
        return ()
    code = code_of(roll)
    found = {0}
    for requirement in sorted(requirements, key=lambda one: (one.investigation > 0, len(one.symbols))):
        found = {paid + handful for paid in found for handful in _handfuls(requirement, code - paid)}
    needed = [one for one in found if not any(other != one and _within(other, one) for other in found)]
    return tuple(sorted(map(roll_of_code, needed), key=_price))


def completes(requirements: Requirements, roll: Roll) -> bool:
    """ES-058, ES-059: whether the results meet all requirements of a task at once.

    A die that shows the symbol is always the best one for it, so wilds only fill the gaps.
    """
    symbols, splits, amounts = _kinds(requirements)
    return any(_meets((*symbols, *picked), amounts, roll) for picked in itertools.product(*splits))


@functools.lru_cache(WAYS_KEPT)
def _kinds(requirements: Requirements) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Plain symbols, split ones, and investigation amounts, the largest first."""
    symbols = tuple(one.symbols[0] for one in requirements if len(one.symbols) == 1)
    splits = tuple(one.symbols for one in requirements if len(one.symbols) > 1)
    return (
        symbols,
        splits,
        tuple(sorted((one.investigation for one in requirements if one.investigation), reverse=True)),
    )


def _meets(symbols: tuple[int, ...], amounts: tuple[int, ...], roll: Roll) -> bool:
    wilds = roll[_WILD_AT]
    for symbol in set(symbols):
        wilds -= max(0, symbols.count(symbol) - roll[FACES.index(symbol)])
    if wilds < 0:
        return False
    dice = roll[0], roll[1], roll[2], roll[3] + wilds
    if len(amounts) < 2:
        return not amounts or dice[0] + 2 * dice[1] + 3 * dice[2] + 4 * dice[3] >= amounts[0]
    return _shares(amounts, dice)


@functools.lru_cache(SUMS_KEPT)
def _shares(amounts: tuple[int, ...], dice: tuple[int, ...]) -> bool:
    """Whether investigation dice (how many of each value 1 to 4) can be shared out among several amounts."""
    if not amounts:
        return True
    code = code_of(dice)
    return any(_shares(amounts[1:], roll_of_code(code - handful)[: len(dice)]) for handful in _sums(amounts[0], code))


def _handfuls(requirement: Requirement, left: int) -> Sequence[int]:
    """The ways one requirement can be met with the dice left, as codes."""
    if requirement.investigation:
        return _sums(requirement.investigation, left & _INVESTIGATION)
    return [CODE[face] for face in (*requirement.symbols, WILD) if left // CODE[face] % 256]


@functools.lru_cache(SUMS_KEPT)
def _sums(amount: int, left: int) -> list[int]:
    """ES-040, ES-063: handfuls worth at least the amount in which every die is needed, as codes."""
    found = []
    there = roll_of_code(left)

    def take(at: int, handful: int, worth: int, least: int) -> None:
        if worth >= amount:
            if worth - least < amount:
                found.append(handful)
            return
        for place in range(at, len(FACES)):
            value = _VALUES[place]
            if value and handful // CODE[place + 1] % 256 < there[place]:
                take(place, handful + CODE[place + 1], worth + value, min(least, value))

    take(0, 0, 0, WILD_INVESTIGATION)
    return found


def _within(one: int, other: int) -> bool:
    """Whether no face is more often in one code than in the other."""
    return ((other | _ROOM) - one) & _ROOM == _ROOM


def _price(handful: Roll) -> tuple[int, int, int]:
    worth = sum(value * count for value, count in zip(_VALUES, handful, strict=True))
    return sum(handful), handful[_WILD_AT], worth
