"""The exact chance of a test: every token, symbols as the table stands, tokens that bring another one."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from miskatonic.games.arkham_lcg.basics.bag import bag_now, sealed_on
from miskatonic.games.arkham_lcg.basics.values import difficulty_of, holds, unraisable
from miskatonic.games.arkham_lcg.board.skill_test import Outlook
from miskatonic.games.arkham_lcg.odds.position.ahead import ahead
from miskatonic.games.arkham_lcg.odds.position.unseen import costs_cards, enough, expected
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use, would
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, ELDER_SIGN, NO_CARD, SYMBOLS
from miskatonic.games.arkham_lcg.rules.chaos_bag import brings_another, counted, counts_as, sign_of, worth
from miskatonic.games.arkham_lcg.rules.collecting import forced, is_legal
from miskatonic.games.arkham_lcg.rules.revealing import Reveal
from miskatonic.games.arkham_lcg.rules.skill_test import Success, skill_sources
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.kernel import Option

DEEPEST = 3
"""How many tokens that reveal another one are followed."""
REVEALING = (3, 4)
"""The steps of a test in which tokens are revealed."""


def total_of(game: Arkham, test: Test) -> int:
    """AH-B-012: what a skill value is the sum of, not yet cut at 0."""
    return sum([amount for _, _, amount in skill_sources(game, test)])


def chance_of(game: Arkham, test: Test, extra: int = 0) -> Fraction:
    """How likely a test is to succeed now, with that much more skill; exact."""
    chance = _once(game, test, extra)
    if chance and is_turned_back(game, test):
        total = total_of(game, test) - sum(test.worth) + extra
        bag = [*bag_now(game), *test.tokens]
        chance *= over(game, test, bag, total, difficulty_of(game, test), False, DEEPEST)
    return chance


def is_turned_back(game: Arkham, test: Test) -> bool:
    """AH-B-250: whether what would succeed has to be revealed anew, once."""
    topic, this = would(Success), Success(test)
    for card in game.heard.get(topic, ()):
        if any(is_legal(game, Use(test.seat, card, one, NO_CARD, this)) for one in forced(game, card, topic)):
            return holds(game, topics.NO_TOKENS, test.seat) < 0
    return False


def _once(game: Arkham, test: Test, extra: int) -> Fraction:
    total = total_of(game, test) + extra
    difficulty = difficulty_of(game, test)
    if test.stage > 3 or (test.tokens and test.stage >= 3):
        return _with_token(game, test, total + sum(uncounted(game, test)), difficulty)
    if holds(game, topics.NO_TOKENS, test.seat) >= 0:
        return Fraction(int(max(0, total) >= difficulty))
    if game.sealed and (known := foreseen(game)):
        shown = [counts_as(game, test.seat, token) for token in known]
        return _settled(game, test, shown, total + sum([worth(game, test, token) for token in shown]), difficulty)
    return over(game, test, bag_now(game), total, difficulty, test.succeeds, DEEPEST)


def foreseen(game: Arkham) -> tuple[str, ...]:
    """AH-B-086: the sealed tokens that must be resolved in place of the next one."""
    for card in game.heard.get(would(Reveal), ()):
        if (tokens := sealed_on(game, card)) and forced(game, card, would(Reveal)):
            return tokens
    return ()


def with_card(game: Arkham, test: Test, card: int) -> tuple[Arkham, Test, int]:
    """A test as it would be with one more card, or without one that is marked: the table, the test, how much more skill
    is still to be added; a copy of the table where the card changes more than that (AH-Q-015).
    """
    icons = 0 if _is_capped(game, test) else row(game, card).matching[test.skill]
    if all(rider.topic != topics.DOUBLE_DIFFICULTY for rider in row(game, card).riders):
        return game, test, -icons if card in test.marks else icons
    then = game.copy()
    ours = then.tests[0]
    ours.marks = tuple([one for one in test.marks if one != card]) if card in test.marks else (*test.marks, card)
    return then, ours, 0


def _is_capped(game: Arkham, test: Test) -> bool:
    """AH-C-024: whether the skill of a test can't be increased."""
    return topics.CANNOT_RISE[test.skill] in game.heard and unraisable(game, test.skill, test.seat) >= 0


def pumped(game: Arkham, test: Test, card: int) -> int:
    """By how much a card in play raises the skill when its ability is used before the token."""
    if _is_capped(game, test):
        return 0
    fitting = [one for one in row(game, card).abilities if one.topic == topics.TEST_WINDOW and one.name == test.skill]
    return sum([int(one.amount) for one in fitting if type(one.amount) is int])


def uncounted(game: Arkham, test: Test) -> list[int]:
    """What revealed tokens will be worth that are not counted yet, because somebody may still answer to them."""
    if test.stage not in REVEALING:
        return []
    return [worth(game, test, token) for token in counted(game, test)[len(test.worth) :]]


def succeeds_by(game: Arkham, test: Test, token: str) -> bool:
    """AH-B-068, AH-B-073: whether a test succeeds by this token alone, the elder sign of some."""
    if token != ELDER_SIGN:
        return False
    sign = sign_of(game, test.seat)
    return sign.succeeds is not None and sign.succeeds(game, test.seat)


def _with_token(game: Arkham, test: Test, total: int, difficulty: int) -> Fraction:
    """How a test with its token on the table ends if nobody answers to it."""
    return _settled(game, test, counted(game, test) if test.stage in REVEALING else (), total, difficulty)


def _settled(game: Arkham, test: Test, shown: Sequence[str], total: int, difficulty: int) -> Fraction:
    """How a test ends with these tokens, the worth of which is in the total."""
    if test.fails or AUTO_FAIL in shown:
        return Fraction(0)
    wins = test.succeeds or any(succeeds_by(game, test, token) for token in shown)
    if shown and shown[-1] in SYMBOLS and brings_another(game, shown[-1]):
        return over(game, test, bag_now(game), total, difficulty, wins, DEEPEST)
    return Fraction(int(wins or max(0, total) >= difficulty))


def over(game: Arkham, test: Test, bag: list[str], total: int, difficulty: int, succeeds: bool, depth: int) -> Fraction:
    """The mean over all tokens that could come."""
    if not bag:
        return Fraction(int(succeeds or max(0, total) >= difficulty))
    good, found = 0, Fraction(0)
    for token, count in Counter(bag).items():
        shown = counts_as(game, test.seat, token)
        if shown == AUTO_FAIL:
            continue
        now = total + worth(game, test, shown)
        wins = succeeds or succeeds_by(game, test, shown)
        if (unseen := costs_cards(game, shown)) and not wins:
            found += enough(game, test.seat, unseen, now, difficulty) * count
        elif depth and shown in SYMBOLS and brings_another(game, shown):
            rest = bag[:]
            rest.remove(token)
            found += over(game, test, rest, now, difficulty, wins, depth - 1) * count
        elif wins or max(0, now) >= difficulty:
            good += count
    return (found + good) / len(bag) if found else Fraction(good, len(bag))


def outlook(game: Arkham, test: Test, extra: int = 0) -> list[Outlook]:
    """Every token that can still be drawn, the best first: what it is worth now, and whether it would do alone."""
    if test.stage > 2 or holds(game, topics.NO_TOKENS, test.seat) >= 0:
        return []
    total = total_of(game, test) + extra
    difficulty = difficulty_of(game, test)
    bag = [*foreseen(game)] or bag_now(game)
    known: dict[str, tuple[tuple[bool, bool, int], Outlook]] = {}
    for token in dict.fromkeys(bag):
        shown = counts_as(game, test.seat, token)
        amount = worth(game, test, shown) - expected(game, test.seat, shown)
        sure = succeeds_by(game, test, shown)
        good = shown != AUTO_FAIL and (sure or max(0, total + amount) >= difficulty)
        known[token] = (shown == AUTO_FAIL, not sure, -amount), {"token": token, "worth": amount, "good": good}
    found = [known[token] for token in bag]
    return [one for _, one in sorted(found, key=lambda each: each[0])]


def best_ahead(game: Arkham, option: Option) -> tuple[Fraction, Arkham] | None:
    """The chance of the test that an option begins, with the skill that is best for it (AH-B-076), and the table with
    that test; None where it begins none.
    """
    found = [(chance_of(begun, begun.tests[0]), begun) for begun in ahead(game, option)]
    return max(found, key=lambda each: each[0]) if found else None
