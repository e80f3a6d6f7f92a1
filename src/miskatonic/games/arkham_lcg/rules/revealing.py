"""AH-B-067, AH-B-068: ST.3 and ST.4 of a skill test: chaos tokens are revealed and do what they do."""

from miskatonic.games.arkham_lcg.names import token_name
from miskatonic.games.arkham_lcg.rows.card import Trigger, after, when, would
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, ELDER_SIGN
from miskatonic.games.arkham_lcg.rules.chaos_bag import (
    Draws,
    brings_another,
    counts_as,
    draw_all,
    draw_token,
    is_symbol,
    keepable,
    sign_of,
    symbol_of,
    use_by,
    worth,
    worths,
)
from miskatonic.games.arkham_lcg.rules.timing import is_heard, moment
from miskatonic.games.arkham_lcg.state import Arkham, Test
from miskatonic.kernel import Option, ask, tell


class Reveal(Trigger):
    """AH-B-067: a chaos token is revealed. `draws` is what stands in for one draw; `over` means it is cancelled."""

    __slots__ = ("draws", "test", "token")

    def __init__(self, test: Test) -> None:
        super().__init__(test.seat, test.source)
        self.test = test
        self.token = ""
        self.draws: Draws | None = None

    def told(self) -> dict[str, str]:
        """Which token it is, if one is there already."""
        return {"token": token_name(self.token) if self.token else "none"}


async def reveal_one(game: Arkham, test: Test, out: tuple[str, ...] = ()) -> None:
    """AH-B-067, AH-B-083: ST.3, reveal a token; those in `out` are still to come. For one that is cancelled, and so
    back in the bag, another is revealed (AH-B-084).
    """
    draws: Draws | None = None
    if is_heard(game, would(Reveal)):
        this = Reveal(test)
        await moment(game, this, would(Reveal))
        draws = this.draws
    kept = (draw_token(game, out),) if draws is None else await _choose_tokens(game, test, draws, out)
    for place, token in enumerate(kept):
        if test.seat in game.order and not await _is_revealed(game, test, token):
            await reveal_one(game, test, (*out, *kept[place + 1 :]))


async def _is_revealed(game: Arkham, test: Test, token: str) -> bool:
    """AH-B-067: what answers to a revealed token, when and after; whether nothing has cancelled it."""
    this = Reveal(test)
    test.tokens = (*test.tokens, token)
    this.token = token = counts_as(game, test.seat, token)
    if game.sink:
        shows = is_symbol(token) and token != AUTO_FAIL
        args = {"seat": test.seat, "token": token_name(token), "symbol": shows, "worth": worth(game, test, token)}
        tell(game, "token", "AH-B-067", args)
    if is_heard(game, when(Reveal)):
        await moment(game, this, when(Reveal))
        if this.over:
            test.tokens = test.tokens[:-1]
            return False
    test.worth = worths(game, test)
    if is_heard(game, after(Reveal)):
        await moment(game, this, after(Reveal))
    return True


async def _choose_tokens(game: Arkham, test: Test, draws: Draws, out: tuple[str, ...]) -> tuple[str, ...]:
    """AH-Q-027: all are revealed at once; some count, and it is as if the others were never revealed."""
    drawn = draw_all(game, draws, out)[len(out) :]
    tell(game, "several_tokens", "AH-Q-027", {"seat": test.seat, "tokens": [token_name(one) for one in drawn]})
    picked = await ask(
        game,
        test.seat,
        "which_token",
        "AH-Q-027",
        lambda game: [
            Option(f"token:{'+'.join(kept)}", kept, tokens=[token_name(one) for one in kept])
            for kept in keepable(draws, iter(drawn))
        ],
        {"seat": test.seat},
    )
    return tuple(picked.value)


async def reveal_anew(game: Arkham, test: Test) -> None:
    """AH-B-250: what was revealed goes back into the bag; a new token is revealed and resolved as if it were the
    first. What the others have done at once stays.
    """
    stage, test.stage = test.stage, 3
    test.tokens, test.worth, test.turned = (), (), ()
    test.fails = test.succeeds = False
    await reveal_one(game, test)
    test.stage = 4
    if test.seat in game.order:
        await resolve_tokens(game, test)
    test.stage = stage


async def resolve_tokens(game: Arkham, test: Test) -> None:
    """AH-B-068: ST.4, each token's effect; another one may come."""
    test.worth = worths(game, test)
    at = 0
    while at < len(test.tokens) and test.seat in game.order:
        token = counts_as(game, test.seat, test.tokens[at])
        if token == AUTO_FAIL:
            test.fails = True
        elif token == ELDER_SIGN:
            sign = sign_of(game, test.seat)
            if sign.succeeds is not None and sign.succeeds(game, test.seat):
                test.succeeds = True
        elif is_symbol(token):
            symbol = symbol_of(game, token)
            if symbol.now is not None:
                await symbol.now(game, use_by(game, test))
            if test.seat in game.order and brings_another(game, token):
                await reveal_one(game, test)
        at += 1
