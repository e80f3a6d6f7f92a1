"""AH-B-080, AH-B-086: what is in the chaos bag, what lies revealed, what is sealed on cards."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import token_name
from miskatonic.games.arkham_lcg.rows.terms import DISCARD
from miskatonic.games.arkham_lcg.state import Arkham, Seal, row
from miskatonic.kernel import tell


def in_bag(game: Arkham) -> Sequence[str]:
    """AH-B-086: the tokens of the campaign but for those that are sealed."""
    if not game.sealed:
        return game.bag
    left = list(game.bag)
    for seal in game.sealed:
        left.remove(seal.token)
    return left


def bag_now(game: Arkham) -> list[str]:
    """AH-B-080: what can still be drawn: the tokens of the running test are out, those ignored too (AH-B-084)."""
    left = list(in_bag(game))
    for test in game.tests:
        for token in (*test.tokens, *test.ignored):
            left.remove(token)
    return left


def seal(game: Arkham, card: int, *tokens: str) -> bool:
    """AH-B-086: tokens come out of the bag onto a card; whether all were there."""
    if unsealable(game, tokens):
        return False
    if tokens:
        game.sealed = (*game.sealed, *[Seal(card, token) for token in tokens])
        tell(game, "sealed", "AH-B-086", {"card": card, "tokens": [token_name(one) for one in tokens]})
    return True


def sealed_on(game: Arkham, card: int) -> tuple[str, ...]:
    """AH-B-086: the tokens that are sealed on a card."""
    return tuple([one.token for one in game.sealed if one.card == card])


def unsealable(game: Arkham, tokens: Sequence[str]) -> str:
    """AH-B-086: the first of these that a card needs to enter play and the bag does not hold; or nothing."""
    left = bag_now(game) if tokens else []
    for token in tokens:
        if token not in left:
            return token
        left.remove(token)
    return ""


def is_refused(game: Arkham, card: int) -> bool:
    """AH-B-086: a card that can't have the tokens it needs does not enter play: it is discarded; whether it was."""
    token = unsealable(game, row(game, card).seals)
    if token:
        tell(game, "no_seal", "AH-B-086", {"card": card, "token": token_name(token)})
        put(game, card, DISCARD)
    return bool(token)
