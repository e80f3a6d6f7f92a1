"""Which dice pay for a task (ES-045, ES-057, ES-120): every different handful, the most sensible first."""

import itertools

from miskatonic.games.elder_sign.rows.dice import COLOUR, YELLOW, Roll
from miskatonic.games.elder_sign.rows.tasks import CODE
from miskatonic.games.elder_sign.state import FOCUSED, HELPER, ON_SPELL, POOL, ElderSign


def spendable(game: ElderSign) -> tuple[list[int], int]:
    """ES-057, ES-120, ES-161: the dice of the pool, and all secured ones but those secured out of this very roll; and
    the code of the roll they are.
    """
    faces = game.faces
    dice, code = [], 0
    for die, place in enumerate(game.dice):
        if (place == POOL and faces[die]) or ((place == FOCUSED or place >= HELPER) and die not in game.fresh):
            dice.append(die)
            code += CODE[faces[die]]
    return dice, code


def handfuls(game: ElderSign, usable: list[int], payment: Roll) -> list[tuple[int, ...]]:
    """ES-045, ES-063: the different handfuls of the usable dice that make up a payment.

    Green dice of the pool are as good as each other. Else those handfuls come first that spare the pool, then the
    yellow and red die, then the spells.
    """
    if usable[-1] >= YELLOW or game.dice.count(POOL) != len(usable):
        return _different(game, usable, payment)
    owed = [0, *payment]
    paid = []
    for die in usable:
        face = game.faces[die]
        if owed[face]:
            owed[face] -= 1
            paid.append(die)
    return [tuple(paid)]


def _different(game: ElderSign, usable: list[int], payment: Roll) -> list[tuple[int, ...]]:
    """Where dice with the same face differ in place or colour, every mixture is a handful of its own."""
    ways = []
    for face, count in enumerate(payment, 1):
        if count:
            there = [die for die in usable if game.faces[die] == face]
            if count == len(there):
                ways.append([tuple(there)])
                continue
            kinds: dict[tuple[int, int], list[int]] = {}
            for die in there:
                kinds.setdefault((game.dice[die], COLOUR[die]), []).append(die)
            ways.append(_ways(list(kinds.values()), count))
    every = [tuple(sorted(itertools.chain(*way))) for way in itertools.product(*ways)]
    return sorted(every, key=lambda paid: _price(game, paid))


def _ways(groups: list[list[int]], count: int) -> list[tuple[int, ...]]:
    """The different ways to take that many dice with one face from groups of equal dice."""
    if not count:
        return [()]
    if not groups:
        return []
    first, *rest = groups
    return [
        (*first[:taken], *others)
        for taken in range(min(count, len(first)), -1, -1)
        for others in _ways(rest, count - taken)
    ]


def _price(game: ElderSign, paid: tuple[int, ...]) -> tuple[int, int, int]:
    return (
        sum(game.dice[die] == POOL for die in paid),
        sum(COLOUR[die] for die in paid),
        sum(game.dice[die] >= ON_SPELL for die in paid),
    )
