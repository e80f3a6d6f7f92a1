"""B.6: the chaos bag: drawing, what tokens are worth, and what symbols do."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from miskatonic.games.arkham_lcg.basics.bag import bag_now
from miskatonic.games.arkham_lcg.basics.values import is_blank, sources
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FREE_ABILITY, Sign, Symbol, Use
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, ELDER_SIGN, EXPERT, HARD, SYMBOLS
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import below

NO_SYMBOL = Symbol(lambda game, seat: 0)
NO_SIGN = Sign(lambda game, seat: 0)


def draw_token(game: Arkham, out: tuple[str, ...] = ()) -> str:
    """AH-B-067, AH-B-080: a random token; those in `out` are already on the table."""
    test = game.tests[0] if game.tests and not out else None
    if test is not None and not (test.tokens or test.ignored or game.sealed):
        return game.bag[below(game, len(game.bag))] if game.bag else "0"
    left = bag_now(game)
    for token in out:
        left.remove(token)
    return left[below(game, len(left))] if left else "0"


class Draws(NamedTuple):
    """AH-Q-027: what stands in for revealing one token: several draws, only some of which count; None is one draw."""

    keep: int
    of: "tuple[Draws | None, ...]"


def in_place_of_one(draws: Draws | None, keep: int, count: int) -> Draws:
    """AH-Q-027: one more replacement, which takes the place of one of the existing draws."""
    if draws is None:
        return Draws(keep, (None,) * count)
    return Draws(draws.keep, (in_place_of_one(draws.of[0], keep, count), *draws.of[1:]))


def draw_all(game: Arkham, draws: Draws | None, drawn: tuple[str, ...] = ()) -> tuple[str, ...]:
    """AH-Q-027: all tokens of a plan, revealed at once."""
    for one in (None,) if draws is None else draws.of:
        drawn = (*drawn, draw_token(game, drawn)) if one is None else draw_all(game, one, drawn)
    return drawn


def size_of(draws: Draws | None) -> int:
    """AH-Q-027: how many tokens a plan draws."""
    return 1 if draws is None else sum([size_of(one) for one in draws.of])


def keepable(draws: Draws | None, tokens: Iterator[str]) -> list[tuple[str, ...]]:
    """AH-Q-027: every way to keep tokens of a plan; the others are ignored."""
    if draws is None:
        return [(next(tokens),)]
    parts = [keepable(one, tokens) for one in draws.of]
    found = [sum(one, ()) for some in combinations(parts, draws.keep) for one in product(*some)]
    return list({tuple(sorted(one)): one for one in found}.values())


def is_symbol(token: str) -> bool:
    """AH-S-006: whether a token isn't a number."""
    return token in SYMBOLS


def counts_as(game: Arkham, seat: int, token: str) -> str:
    """AH-B-068: a token as it counts for whoever reveals it (an elder sign may count as auto-fail)."""
    if topics.TOKEN_IS in game.heard:
        for card, _ in sources(game, topics.TOKEN_IS, seat):
            for ability in row(game, card).constants[topics.TOKEN_IS]:
                before, _, now = ability.name.partition(">")
                if token == before and (ability.given is None or ability.given(game, card, seat)):
                    return now
    return token


def symbol_of(game: Arkham, token: str) -> Symbol:
    """AH-B-082: what the reference card says of a symbol, on the side of the difficulty."""
    if game.reference < 0:
        return NO_SYMBOL
    sides = row(game, game.reference).symbols.get(token)
    return sides[game.difficulty in (HARD, EXPERT)] if sides else NO_SYMBOL


def brings_another(game: Arkham, token: str) -> bool:
    """AH-B-082: whether a symbol makes the tester reveal another token as things stand."""
    another = symbol_of(game, token).another
    return another(game) if callable(another) else another


def sign_of(game: Arkham, seat: int) -> Sign:
    """AH-B-068: what the tester's investigator card says of the elder sign; nothing while it is blank."""
    me = game.who[seat]
    sign = row(game, me).elder
    return NO_SIGN if sign is None or is_blank(game, me) else sign


def worths(game: Arkham, test: Test) -> tuple[int, ...]:
    """AH-B-069, AH-B-081: the modifier of each revealed token as it stands now."""
    tokens, turned = counted(game, test), test.turned
    if len(tokens) == 1:
        return (worth(game, test, tokens[0], 0 in turned),)
    return tuple([worth(game, test, token, place in turned) for place, token in enumerate(tokens)])


def worth(game: Arkham, test: Test, token: str, turned: bool = False) -> int:
    """AH-B-012, AH-B-081: the modifier of a token for this test, with what cards make of it; it is turned before."""
    seat = test.seat
    if token == AUTO_FAIL:
        return 0
    if token == ELDER_SIGN:
        amount = sign_of(game, seat).amount(game, seat)
    elif token in SYMBOLS:
        amount = symbol_of(game, token).amount(game, seat)
    else:
        amount = int(token)
    if turned and amount < 0:
        amount = -amount
    if topics.TOKEN_WORTH in game.heard:
        for card in game.heard[topics.TOKEN_WORTH]:
            for ability in row(game, card).constants[topics.TOKEN_WORTH]:
                if not is_blank(game, card):
                    amount = ability.amount(game, card, test, token, amount)
    return amount


def is_plain(game: Arkham, test: Test) -> bool:
    """AH-B-068: whether nothing but numbers was revealed, which do nothing in ST.4."""
    return SYMBOLIC.isdisjoint(counted(game, test))


SYMBOLIC = frozenset(SYMBOLS)


def counted(game: Arkham, test: Test) -> Sequence[str]:
    """AH-R-2.5: the tokens of a test as they count for the tester; what was said of a single one stands."""
    if not test.treated and topics.TOKEN_IS not in game.heard:
        return test.tokens
    found = [counts_as(game, test.seat, token) for token in test.tokens]
    for place, token in enumerate(test.treated):
        found[place] = token or found[place]
    return found


def use_by(game: Arkham, test: Test) -> Use:
    """AH-B-068: a token's effect as something that happens to the tester, from the reference card."""
    return Use(test.seat, game.reference, FREE_ABILITY, test.target, test)
