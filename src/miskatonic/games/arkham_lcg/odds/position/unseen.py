"""Symbols that take the printed costs of unseen cards off the skill: how likely that is how much."""

import functools
from collections import Counter
from fractions import Fraction

from miskatonic.games.arkham_lcg.rows.terms import OPEN, SYMBOLS
from miskatonic.games.arkham_lcg.rules.chaos_bag import symbol_of
from miskatonic.games.arkham_lcg.state import Arkham, row


def costs_cards(game: Arkham, token: str) -> int:
    """AH-B-082: how many cards from the top of the tester's deck a token takes the costs of."""
    return symbol_of(game, token).unseen if token in SYMBOLS else 0


def enough(game: Arkham, seat: int, count: int, total: int, difficulty: int) -> Fraction:
    """How likely the skill still is enough once the costs of unseen cards are taken off."""
    chances = costs_of_top(_costs(game, seat), count)
    return sum([chance for cost, chance in chances.items() if max(0, total - cost) >= difficulty], Fraction(0))


def expected(game: Arkham, seat: int, token: str) -> int:
    """What a token takes off by unseen cards on average."""
    if not (count := costs_cards(game, token)):
        return 0
    return round(sum([cost * chance for cost, chance in costs_of_top(_costs(game, seat), count).items()], Fraction(0)))


def _costs(game: Arkham, seat: int) -> tuple[int, ...]:
    """What is printed as costs on the cards that may be in a deck: those of it, and where hands are closed also those
    of the hand, because not everybody knows which of them is where.
    """
    cards = game.deck[seat] if game.hands == OPEN else (*game.deck[seat], *game.hand[seat])
    return tuple(sorted([row(game, card).cost or 0 for card in cards]))


@functools.lru_cache(maxsize=256)
def costs_of_top(costs: tuple[int, ...], count: int) -> dict[int, Fraction]:
    """How likely the topmost cards of a shuffled deck cost that much together, for every sum."""
    ways = Counter({(0, 0): 1})
    for cost in costs:
        for (drawn, total), many in list(ways.items()):
            if drawn < count:
                ways[drawn + 1, total + cost] += many
    most = min(count, len(costs))
    found = {total: many for (drawn, total), many in ways.items() if drawn == most}
    return {total: Fraction(many, sum(found.values())) for total, many in found.items()}
