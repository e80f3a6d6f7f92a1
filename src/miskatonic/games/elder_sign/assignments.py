"""Which dice pay for a task (ES-045, ES-057, ES-120): every different handful, the most sensible first."""

import itertools

from miskatonic.games.elder_sign.dice import FACES
from miskatonic.games.elder_sign.state import COLOUR, DICE, FOCUSED, HELPER, ON_SPELL, POOL, ElderSign
from miskatonic.games.elder_sign.tasks import Requirements, payments


def spendable(game: ElderSign) -> list[int]:
    """ES-057, ES-120, ES-161: the dice of the pool, and all secured ones but those secured out of this very roll."""
    return [
        die
        for die in DICE
        if (place := game.dice[die]) == POOL or ((place == FOCUSED or place >= HELPER) and die not in game.fresh)
    ]


def assignments(game: ElderSign, requirements: Requirements) -> list[tuple[int, ...]]:
    """The handfuls of dice that meet the requirements.

    Fewest dice first; among equals those that spare the pool, then the yellow and red die, then the spells.
    """
    dice = spendable(game)
    roll = [0] * len(FACES)
    for die in dice:
        roll[game.faces[die] - 1] += 1
    handfuls = payments(requirements, tuple(roll))
    if not handfuls:
        return []
    kinds: dict[int, dict[tuple[int, int], list[int]]] = {}
    for die in dice:
        kinds.setdefault(game.faces[die], {}).setdefault((game.dice[die], COLOUR[die]), []).append(die)
    found = []
    for handful in handfuls:
        ways = [_ways(list(kinds[face].values()), count) for face, count in zip(FACES, handful, strict=True) if count]
        if len(ways) == 1 or all(len(way) == 1 for way in ways):
            more = [tuple(sorted(itertools.chain(*way))) for way in itertools.product(*ways)]
        else:
            more = sorted(
                (tuple(sorted(itertools.chain(*way))) for way in itertools.product(*ways)),
                key=lambda paid: _price(game, paid),
            )
        found += more
    return found


def _ways(groups: list[list[int]], count: int) -> list[tuple[int, ...]]:
    """The different ways to take so many dice with one face out of groups of equal dice."""
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
