"""AH-R-1.7, AH-B-071: ST.7, the results of a skill test, all as one effect."""

import functools
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from miskatonic.games.arkham_lcg.basics.values import added
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FREE_ABILITY, Use
from miskatonic.games.arkham_lcg.rows.terms import ELDER_SIGN, FIGHT
from miskatonic.games.arkham_lcg.rules.attacks import retaliate
from miskatonic.games.arkham_lcg.rules.chaos_bag import counted, is_symbol, sign_of, symbol_of, use_by
from miskatonic.games.arkham_lcg.rules.timing import OneEffect
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, Test
from miskatonic.kernel import Option, ask

Result = Callable[[Arkham, Use, Test], Awaitable[None]]
"""A result of success or failure in ST.7."""


async def results(game: Arkham, test: Test, use: Use, passes: Result | None, fails: Result | None) -> None:
    """AH-R-1.7, AH-B-071, AH-Q-015, AH-X-03: all results of success or failure are one effect, in the tester's order
    if it matters; then an enemy retaliates.
    """
    test.stage = 7
    left = _brought(game, test, use, passes if test.passed else fails)
    twice = test.passed and bool(test.committed) and added(game, topics.RESULTS_TWICE, test.seat) > 0
    if left:
        done: list[Brought] = []
        async with OneEffect(game):
            while left and test.seat in game.order:
                done.append(left.pop(0 if len(left) == 1 else await _next_result(game, test, left)))
                await done[-1].do()
            for one in done if twice else ():  # AH-Q-015: once more, in the same order
                if test.seat in game.order:
                    await one.do()
    if test.kind == FIGHT and not test.passed:
        await retaliate(game, test.seat, test.target)


class Brought(NamedTuple):
    """One result of a test: the card it is of, and whether its order among the others can't matter."""

    card: int
    alone: bool
    do: Callable[[], Awaitable[None]]


def _brought(game: Arkham, test: Test, use: Use, own: Result | None) -> list[Brought]:
    """AH-R-1.7: the results of the test itself, committed cards and tokens."""
    found = [Brought(use.card, False, functools.partial(own, game, use, test))] if own is not None else []
    if not test.passed:
        for token in counted(game, test):
            if is_symbol(token) and (fails := symbol_of(game, token).fails) is not None:
                found.append(Brought(game.reference, False, functools.partial(fails, game, use_by(game, test))))
        return found
    for card, helper in zip(test.committed, test.helpers, strict=True):
        for ability in ROWS[game.card[card]].passes:
            rider = Use(helper, card, ability, test.target, test)
            if helper in game.order and (ability.given is None or ability.given(game, rider)):
                assert ability.do is not None
                found.append(Brought(card, ability.alone, functools.partial(ability.do, game, rider)))
    if ELDER_SIGN in counted(game, test) and (sign := sign_of(game, test.seat)).passes is not None:
        me = game.who[test.seat]
        rider = Use(test.seat, me, FREE_ABILITY, test.target, test)
        found.append(Brought(me, True, functools.partial(sign.passes, game, rider)))
    return found


async def _next_result(game: Arkham, test: Test, left: list[Brought]) -> int:
    """AH-X-03: which result comes next; asked where it can matter: of a failure only if the tester has assets."""
    open_ones: dict[int, int] = {}
    for place, one in enumerate(left):
        if not one.alone:
            open_ones.setdefault(one.card, place)
    if len(open_ones) < 2 or not (test.passed or game.area[test.seat]):
        return 0
    picked = await ask(
        game,
        test.seat,
        "results",
        "AH-X-03",
        lambda game: [
            Option(f"order:{game.label[card]}", place, card=card_name(game, card)) for card, place in open_ones.items()
        ],
        {"seat": test.seat},
    )
    return int(picked.value)
