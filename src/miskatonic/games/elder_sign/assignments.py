"""Which dice pay for a task (ES-045, ES-057, ES-120): every different handful, the most sensible first."""

import itertools

from miskatonic.games.elder_sign.dice import FACES, Roll
from miskatonic.games.elder_sign.state import COLOUR, FOCUSED, HELPER, ON_SPELL, POOL, YELLOW, ElderSign
from miskatonic.games.elder_sign.tasks import Ways


def spendable(game: ElderSign) -> list[int]:
    """ES-057, ES-120, ES-161: the dice of the pool, and all secured ones but those secured out of this very roll."""
    fresh = game.fresh
    return [
        die
        for die, place in enumerate(game.dice)
        if place == POOL or ((place == FOCUSED or place >= HELPER) and die not in fresh)
    ]


class Results:
    """What can be used now: which dice, and how often each face is there."""

    __slots__ = ("_dice", "game", "plain", "roll", "usable")

    def __init__(self, game: ElderSign) -> None:
        self.game = game
        self.usable = spendable(game)
        roll = [0] * (len(FACES) + 1)
        for die in self.usable:
            roll[game.faces[die]] += 1
        self.roll: Roll = tuple(roll[1:])
        self.plain = game.dice.count(POOL) == len(self.usable) and self.usable[-1:] < [YELLOW]
        """Whether all of them are green ones of the pool, so that equal faces are as good as each other."""
        self._dice: dict[int, list[int]] = {}

    def handfuls(self, ways: Ways) -> list[tuple[int, ...]]:
        """The different handfuls of dice that pay for a task.

        Fewest dice first; among equals those that spare the pool, then the yellow and red die, then the spells.
        """
        payments = ways.out_of(self.roll)
        if not payments:
            return []
        dice = self._dice
        if not dice:
            for die in self.usable:
                dice.setdefault(self.game.faces[die], []).append(die)
        if not self.plain:
            return [paid for counts in payments for paid in self._different(dice, counts)]
        return [tuple(sorted([die for face in dice for die in dice[face][: counts[face - 1]]])) for counts in payments]

    def _different(self, dice: dict[int, list[int]], counts: Roll) -> list[tuple[int, ...]]:
        """Where dice with the same face differ in place or colour, every mixture is a handful of its own."""
        game = self.game
        ways = []
        for face, count in enumerate(counts, 1):
            if count:
                kinds: dict[tuple[int, int], list[int]] = {}
                for die in dice[face]:
                    kinds.setdefault((game.dice[die], COLOUR[die]), []).append(die)
                ways.append(_ways(list(kinds.values()), count))
        every = [tuple(sorted(itertools.chain(*way))) for way in itertools.product(*ways)]
        return sorted(every, key=lambda paid: _price(game, paid))


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
