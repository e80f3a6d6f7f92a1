"""B.5: skill tests, ST.1 to ST.8."""

from collections.abc import Awaitable, Callable

from miskatonic.games.arkham_lcg.basics.values import (
    added,
    another_base,
    base,
    difficulty_of,
    ends,
    holds,
    lasts,
    sources,
    unraisable,
)
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import AFTER, AT, WHEN, Trigger, Use, would
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, LIMBO, NO_CARD, TEST
from miskatonic.games.arkham_lcg.rules import committing
from miskatonic.games.arkham_lcg.rules.chaos_bag import (
    counted,
    draw_token,
    is_plain,
    is_symbol,
    symbol_of,
    use_by,
    worths,
)
from miskatonic.games.arkham_lcg.rules.choosing_skill import skill_used
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.results import Result, results
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, resolve_tokens, reveal
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, is_heard, moment
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, Test
from miskatonic.kernel import tell


class TestBegin(Trigger):
    """AH-B-065: a test begins: its skill and difficulty are known, nothing is committed yet."""

    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        super().__init__(test.seat, test.source)
        self.test = test


class TestEnd(Trigger):
    """AH-B-072: a test has ended."""

    __slots__ = ("test",)

    def __init__(self, test: Test) -> None:
        super().__init__(test.seat, test.source)
        self.test = test


class Judged:
    """AH-B-070: what is asked where it is known how a test ends; it isn't a condition of its own."""

    __slots__ = ()
    test: Test

    def told(self) -> dict[str, int]:
        """By how much."""
        return {"count": self.test.margin}


class Success(Judged, TestEnd):
    """AH-B-070: a test succeeds; reactions to it come before its results (AH-R-1.7)."""

    __slots__ = ()


class Failure(Judged, TestEnd):
    """AH-B-070: a test fails; what would change that comes first."""

    __slots__ = ()


def run(
    game: Arkham,
    use: Use,
    skill: str,
    difficulty: int,
    kind: str = "",
    target: int = NO_CARD,
    passes: Result | None = None,
    fails: Result | None = None,
) -> Awaitable[None]:
    """A skill test from ST.1 to ST.8. Its results are passed in with it, because they belong to ST.7.

    AH-L-01: inside another test it waits until that one, and the action it belongs to, are over.
    """
    if not game.tests and use.seat in game.order:
        test = _run(game, use, skill, difficulty, kind, target, passes, fails)
        return test if game.waiting is not None else _by_itself(game, test)  # an action sees to what waits
    return _in_its_time(game, lambda: run(game, use, skill, difficulty, kind, target, passes, fails))


async def _by_itself(game: Arkham, test: Awaitable[None]) -> None:
    """AH-L-01: a test outside of actions sees itself to what has waited for it."""
    game.waiting = []
    try:
        await test
        while game.waiting:
            await game.waiting.pop(0)()
    finally:
        game.waiting = None


async def _in_its_time(game: Arkham, test: Callable[[], Awaitable[None]]) -> None:
    """AH-L-01: a test inside another one waits; nobody tests who is out."""
    if game.tests:
        game.waiting.append(test)


async def _run(
    game: Arkham,
    use: Use,
    skill: str,
    difficulty: int,
    kind: str,
    target: int,
    passes: Result | None,
    fails: Result | None,
) -> None:
    """ST.1 to ST.8; an investigator who is eliminated meanwhile ends it without results (AH-B-078)."""
    heard = game.heard
    if game.lasting or topics.MUST_USE in heard or topics.INSTEAD_OF[skill] in heard:
        skill = await skill_used(game, use, skill, kind, target, difficulty)
    test = Test(use.seat, skill, kind, target, use.card, difficulty, difficulty)
    game.tests.append(test)
    if game.sink:
        args = {"seat": use.seat, "skill": test.skill, "kind": kind or "none", "target": target}
        source = NO_CARD if kind and use.card == game.who[use.seat] else use.card
        args |= {"source": source, "count": difficulty_of(game, test), "value": skill_value(game, test)}
        tell(game, "test", "AH-B-065", args)
    later: list[Use] = []
    try:
        if TestBegin.heard_at and concerns(game, TestBegin):
            await happens(game, TestBegin(test))
        if test.seat in game.order:
            await committing.commit(game, test)
        test.stage = 3
        if test.seat in game.order and holds(game, topics.NO_TOKENS, test.seat) < 0:
            if game.sink or concerns(game, Reveal):
                await reveal(game, test.seat, test.source, test)
            else:
                test.tokens = (draw_token(game),)  # where nobody hears of it or has anything to say about it
        test.stage = 4
        if test.seat in game.order and not is_plain(game, test):
            await resolve_tokens(game, test)
        if test.seat in game.order:
            await _judge(game, test)
        if test.seat in game.order:
            await results(game, test, use, passes, fails)
            later = _after_test(game, test, use)
        if len(test.committed) > 1:
            await discard_together(game, committing.to_discard)
    finally:
        _clean_up(game, test)
    if later or concerns(game, TestEnd):
        await _finish(game, test, later)


# --- numbers ----------------------------------------------------------------------------------------------------------


def skill_sources(game: Arkham, test: Test) -> list[tuple[str, int, int]]:
    """AH-B-069, AH-B-073: what the skill value is the sum of: what kind of line, which card, how much; an automatic
    failure takes all of it. AH-C-024, AH-X-09: a skill that can't be increased gains nothing by icons either.
    """
    seat, skill = test.seat, test.skill
    printed, now = ROWS[game.card[game.who[seat]]].skills[skill], base(game, skill, seat)
    lines = [("base", game.who[seat], printed)]
    if now != printed and (other := another_base(game, skill, seat)) is not None:
        lines.append(("card", other[0], now - printed))
    more = 0
    for topic in (skill, topics.SKILL_VALUE):
        if topic in game.heard or game.lasting or test.committed:
            for card, amount in sources(game, topic, seat):
                lines.append(("card", card, amount))
                if topic == skill and amount > 0:
                    more += amount
    for card in test.committed if test.stage > 2 else test.marks:
        icons = ROWS[game.card[card]].matching[skill] + (added(game, topics.ICONS, card) if game.lasting else 0)
        lines.append(("icons", card, icons))
        more += icons
    if more and topics.CANNOT_RISE[skill] in game.heard and (bar := unraisable(game, skill, seat)) >= 0:
        lines.append(("cap", bar, -more))
    for amount in test.worth:
        lines.append(("token", NO_CARD, amount))
    if test.fails:
        lines.append(("fails", NO_CARD, -sum([amount for _, _, amount in lines])))
    return lines


def skill_value(game: Arkham, test: Test) -> int:
    """AH-B-069, AH-B-073: not below 0; an automatic failure counts as 0."""
    if test.fails:
        return 0
    skill, heard = test.skill, game.heard
    if test.marks or test.committed or game.lasting or skill in heard or topics.SKILL_VALUE in heard:
        total = sum([amount for _, _, amount in skill_sources(game, test)])
    else:  # nothing but the printed skill and the tokens
        total = base(game, skill, test.seat) + sum(test.worth)
    return total if total > 0 else 0


# --- ST.5 and ST.6 ----------------------------------------------------------------------------------------------------


def judged(game: Arkham, test: Test) -> bool:
    """AH-B-069, AH-B-070, AH-B-073, AH-Q-023: whether the test succeeds as things stand, and by how much."""
    test.worth = worths(game, test)
    number, against = skill_value(game, test), difficulty_of(game, test)
    if test.succeeds and not test.fails:
        against = 0
    test.margin = abs(number - against)
    test.passed = not test.fails and number >= against
    return test.passed


async def _judge(game: Arkham, test: Test) -> None:
    """ST.5, ST.6: the result; what would fail may be helped, what would succeed hindered; then reactions to it."""
    test.stage = 6
    passed = judged(game, test)
    while (topic := WOULD_BE[passed]) in game.heard:
        await moment(game, Success(test) if passed else Failure(test), topic)
        if judged(game, test) == passed:
            break
        passed = test.passed
    if test.seat not in game.order:
        return
    if game.sink:
        against = 0 if test.passed and test.succeeds else difficulty_of(game, test)
        args = {"seat": test.seat, "value": skill_value(game, test), "count": against, "margin": test.margin}
        tell(game, "passed" if test.passed else "failed", "AH-B-070", args)
    if test.passed:
        if concerns(game, Success):
            await happens(game, Success(test))
    elif concerns(game, Failure):
        await _fails(game, Failure(test))


WOULD_BE = {True: would(Success), False: would(Failure)}
"""AH-B-070: the point at which something may change how a test ends, by how it would."""


async def _fails(game: Arkham, this: Failure) -> None:
    """AH-B-070: what reacts to it; what would prevent it has been asked already."""
    for point in (WHEN, AT, AFTER):
        if is_heard(game, this.points[point]):
            await moment(game, this, this.points[point])


# --- ST.7 and ST.8 ----------------------------------------------------------------------------------------------------


def _after_test(game: Arkham, test: Test, use: Use) -> list[Use]:
    """AH-B-072: what tokens do after the test."""
    if test.passed:
        return []
    return [use_by(game, test) for token in counted(game, test) if is_symbol(token) and symbol_of(game, token).later]


def _clean_up(game: Arkham, test: Test) -> None:
    """AH-B-072, AH-A-35: ST.8, however the test ended: cards to their piles, tokens into the bag, effects end."""
    game.tests.clear()
    for card in test.committed:
        if game.zone[card] == LIMBO:
            put(game, card, DISCARD)
    ends(game, TEST)


async def _finish(game: Arkham, test: Test, later: list[Use]) -> None:
    """AH-B-072: what comes after the test."""
    if concerns(game, TestEnd):
        await happens(game, TestEnd(test))
    for token in counted(game, test) if later else ():
        effect = symbol_of(game, token).later if is_symbol(token) else None
        if effect is not None and test.seat in game.order:
            await effect(game, use_by(game, test))


# --- for the cards that test ------------------------------------------------------------------------------------------


def boost(game: Arkham, use: Use, topic: str, amount: int) -> None:
    """AH-B-100: for this test: a number more, from the card that is used."""
    if amount:
        lasts(game, TEST, topic, use.seat, amount, use.card)


def attack_damage(game: Arkham, test: Test) -> int:
    """AH-B-055, AH-R-1.7: what a successful attack deals: 1 and whatever is added."""
    return 1 + added(game, topics.TEST_DAMAGE, test.seat)
