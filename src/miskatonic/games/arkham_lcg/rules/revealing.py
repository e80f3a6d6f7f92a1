"""AH-B-067, AH-B-068, AH-B-085: chaos tokens are revealed, for a test (ST.3) or outside of one, and resolved (ST.4).

What would reveal one may be replaced. Then it is there, and may be cancelled, ignored, or count as another one. At last
comes what answers to it, once for each that counts.
"""

import functools
from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.bag import bag_now, sealed_on
from miskatonic.games.arkham_lcg.basics.values import ends
from miskatonic.games.arkham_lcg.names import token_name
from miskatonic.games.arkham_lcg.rows.card import FREE_ABILITY, Effect, Trigger, Use, after, when, would
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, ELDER_SIGN, NO_CARD, TEST
from miskatonic.games.arkham_lcg.rules.chaos_bag import (
    Draws,
    brings_another,
    counted,
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
    """AH-B-067: a chaos token is revealed; `over` means that it is cancelled or ignored (AH-B-084)."""

    __slots__ = ("answered", "by", "draws", "firm", "follows", "ignored", "instead", "test", "token")

    def __init__(self, seat: int, source: int, test: Test | None = None, follows: "Reveal | None" = None) -> None:
        super().__init__(seat, source)
        self.test = test
        """The test for which it is revealed; None outside of tests (AH-B-085)."""
        self.follows = follows
        """The cancelled or ignored one that this one is revealed for."""
        self.answered: list[tuple[int, int]] = [] if follows is None else follows.answered
        """AH-R-2.5: what has answered to this one, or to another that was revealed at once with it."""
        self.token = ""
        """As what it counts; nothing before it is there."""
        self.draws: Draws | None = None
        """Before: what stands in for one draw (AH-Q-027)."""
        self.instead: tuple[str, ...] = ()
        """Before: what is resolved as if it were just revealed, in place of any out of the bag (AH-B-086)."""
        self.ignored = False
        self.by = NO_CARD
        """The card that made it count for nothing."""
        self.firm = ""
        """AH-C-018: the token that, if it comes next for this one, can't be cancelled or ignored."""

    def told(self) -> dict[str, str]:
        """Which token it is, if one is there already."""
        return {"token": token_name(self.token) if self.token else "none"}


class SymbolEffect(Trigger):
    """AH-C-046: what a card does because of a symbol that was revealed is about to be resolved, so many `times`."""

    __slots__ = ("card", "times")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.card = card
        self.times = 1


# --- what cards do with a token ---------------------------------------------------------------------------------------


def treat_as(game: Arkham, this: Reveal, token: str, card: int) -> None:
    """AH-B-084, AH-C-032: this revealed token counts as another one, whatever it would count as."""
    told = {"token": token_name(this.token), "now": token_name(token), "card": card}
    tell(game, "treated", "AH-B-084", told)
    this.token = token
    test = this.test
    if test is not None:
        as_usual = ("",) * (len(test.tokens) - 1)
        test.treated = (*(*test.treated, *as_usual)[: len(as_usual)], token)
        if len(test.worth) == len(test.tokens):
            test.worth = worths(game, test)


def ignore(game: Arkham, this: Reveal, card: int, firm: str = "") -> None:
    """AH-B-084, AH-C-018: this token counts as not revealed and stays out of the bag; another one is revealed."""
    tell(game, "ignored", "AH-B-084", {"token": token_name(this.token), "card": card})
    this.over = this.ignored = True
    this.by = card
    this.firm = firm


def resolve_sealed(game: Arkham, this: Reveal, card: int) -> None:
    """AH-B-086, AH-R-2.5: all that is sealed on a card is resolved as if it were just revealed; none is drawn."""
    this.instead = sealed_on(game, card)
    this.over = True


def by_symbol(effect: Effect) -> Effect:
    """AH-C-046: an effect of a card that a revealed symbol brings: it may be cancelled, or resolved once more."""

    @functools.wraps(effect)
    async def do(game: Arkham, me: Use) -> None:
        times = 1
        if SymbolEffect.heard_at and is_heard(game, would(SymbolEffect)):
            this = SymbolEffect(me.seat, me.card)
            await moment(game, this, would(SymbolEffect))
            times = 0 if this.over else this.times
        for _ in range(times):
            if me.seat in game.order:
                await effect(game, me)

    return do


# --- ST.3 -------------------------------------------------------------------------------------------------------------


async def reveal(
    game: Arkham,
    seat: int,
    source: int,
    test: Test | None,
    out: tuple[str, ...] = (),
    shown: list[str] | None = None,
    drawn: Sequence[str] | None = None,
    follows: Reveal | None = None,
) -> list[str]:
    """AH-B-067, AH-B-083: a token is revealed, or those already drawn: as what each counts at last. For one that is
    cancelled, and so back in the bag, or ignored, another is revealed (AH-B-084). Those in `out` are still to come;
    `shown` is what lies there outside of tests.
    """
    if drawn is None:
        lying = (*out, *shown) if shown else out
        if is_heard(game, would(Reveal)):
            drawn = await _drawn(game, seat, source, test, lying)
        else:
            drawn = (draw_token(game, lying),)
    found: list[str] = []
    batch: list[tuple[int, int]] | None = None
    for place, token in enumerate(drawn):
        if seat not in game.order:
            break
        this = Reveal(seat, source, test, follows)
        if batch is None:
            batch = this.answered
        this.answered = batch
        counts = await _is_revealed(game, this, token)
        if shown is not None and (counts or this.ignored):
            shown.append(token)
        if counts:
            found.append(this.token)
        else:
            found += await reveal(game, seat, source, test, (*out, *drawn[place + 1 :]), shown, None, this)
    return found


async def reveal_tokens(game: Arkham, seat: int, source: int, count: int = 1) -> list[str]:
    """AH-B-085: tokens are revealed outside of tests, all at once, as many as there are: as what they count. Then they
    go back.
    """
    drawn: tuple[str, ...] = ()
    for _ in range(min(count, len(bag_now(game)))):
        drawn += await _drawn(game, seat, source, None, drawn)
    found = await reveal(game, seat, source, None, (), [], drawn)
    if not game.tests:
        ends(game, TEST)  # what can be used once per test can be used for the next ones
    return found


async def _drawn(game: Arkham, seat: int, source: int, test: Test | None, out: tuple[str, ...]) -> tuple[str, ...]:
    """AH-B-067, AH-Q-027: what comes out of the bag, with what replaces it."""
    this = Reveal(seat, source, test)
    await moment(game, this, would(Reveal))
    if this.draws is not None:
        return await _choose_tokens(game, this, this.draws, out)
    return this.instead or (draw_token(game, out),)


async def _is_revealed(game: Arkham, this: Reveal, token: str) -> bool:
    """AH-B-067: what answers to a revealed token, when and after; whether it still counts."""
    test = this.test
    if test is not None:
        test.tokens = (*test.tokens, token)
    this.token = counts_as(game, this.seat, token)
    if game.sink:
        args = {"seat": this.seat, "token": token_name(this.token)}
        if test is None:
            tell(game, "token_apart", "AH-B-085", args)
        else:
            shows = is_symbol(this.token) and this.token != AUTO_FAIL
            tell(game, "token", "AH-B-067", {**args, "symbol": shows, "worth": worth(game, test, this.token)})
    if is_heard(game, when(Reveal)) and not (this.follows is not None and this.follows.firm == this.token):
        await moment(game, this, when(Reveal))
        if this.over:
            if test is not None:
                _takes_back(test, token, ignored=this.ignored)
            return False
    if test is not None:
        test.worth = worths(game, test)
    if is_heard(game, after(Reveal)):
        await moment(game, this, after(Reveal), this.answered)
    return True


def _takes_back(test: Test, token: str, *, ignored: bool) -> None:
    """AH-B-084: the last token of a test counts as not revealed; an ignored one does not go back yet."""
    test.tokens = test.tokens[:-1]
    test.treated = test.treated[: len(test.tokens)]
    if ignored:
        test.ignored = (*test.ignored, token)


async def _choose_tokens(game: Arkham, this: Reveal, draws: Draws, out: tuple[str, ...]) -> tuple[str, ...]:
    """AH-Q-027: all are revealed at once; some count, and it is as if the others were never revealed."""
    drawn = draw_all(game, draws, out)[len(out) :]
    kind = "several_apart" if this.test is None else "several_tokens"
    tell(game, kind, "AH-Q-027", {"seat": this.seat, "tokens": [token_name(one) for one in drawn]})
    picked = await ask(
        game,
        this.seat,
        "which_token",
        "AH-Q-027",
        lambda game: [
            Option(f"token:{'+'.join(kept)}", kept, tokens=[token_name(one) for one in kept])
            for kept in keepable(draws, iter(drawn))
        ],
        {"seat": this.seat},
    )
    return tuple(picked.value)


async def reveal_anew(game: Arkham, test: Test) -> None:
    """AH-B-250: what was revealed goes back into the bag; a new token is revealed and resolved as if it were the
    first. What the others have done at once stays.
    """
    stage, test.stage = test.stage, 3
    test.tokens, test.worth, test.turned = (), (), ()
    test.treated = test.ignored = ()
    test.fails = test.succeeds = False
    await reveal(game, test.seat, test.source, test)
    test.stage = 4
    if test.seat in game.order:
        await resolve_tokens(game, test)
    test.stage = stage


# --- ST.4 -------------------------------------------------------------------------------------------------------------


async def resolve_tokens(game: Arkham, test: Test) -> None:
    """AH-B-068, AH-R-2.5: ST.4, each token's effect; another one may come."""
    test.worth = worths(game, test)
    at = 0
    while at < len(test.tokens) and test.seat in game.order:
        token = counted(game, test)[at]
        if token == AUTO_FAIL:
            test.fails = True
        elif token == ELDER_SIGN:
            sign = sign_of(game, test.seat)
            if sign.succeeds is not None and sign.succeeds(game, test.seat):
                test.succeeds = True
            if sign.now is not None:
                await sign.now(game, Use(test.seat, game.who[test.seat], FREE_ABILITY, test.target, test))
        elif is_symbol(token):
            symbol = symbol_of(game, token)
            if symbol.now is not None:
                await symbol.now(game, use_by(game, test))
            if test.seat in game.order and brings_another(game, token):
                await reveal(game, test.seat, test.source, test)
        at += 1
