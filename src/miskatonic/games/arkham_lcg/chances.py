"""The exact chance of a test: every token, symbols as the table stands, tokens that bring another one."""

from collections import Counter
from fractions import Fraction
from typing import Any

from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FAST, Use, would
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    AUTO_FAIL,
    COMBAT,
    ELDER_SIGN,
    EVADE,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    SYMBOLS,
)
from miskatonic.games.arkham_lcg.rules.chaos_bag import bag_now, brings_another, counts_as, sign_of, worth
from miskatonic.games.arkham_lcg.rules.skill_test import DIFFICULTY, Failure, difficulty_of, skill_sources
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.games.arkham_lcg.words.costs import Purse, lacking_play, play_cost
from miskatonic.games.arkham_lcg.words.values import holds, prescribed, sources, value
from miskatonic.games.arkham_lcg.words.zones import here
from miskatonic.kernel import Option

DEEPEST = 3
"""So many tokens that bring another one are followed."""
USED = (FIGHT, EVADE, INVESTIGATE, "play")
"""The verbs of options that use an ability or an event with a test."""
PUMPED = ("use", "play")
"""The verbs of what may raise a skill before the token."""
REVEALING = (3, 4)
"""The steps of a test in which tokens are revealed."""


def chance_of(game: Arkham, test: Test, extra: int = 0) -> Fraction:
    """How likely a test succeeds as things stand, with so much more skill; exact."""
    total = sum([amount for _, _, amount in skill_sources(game, test)]) + extra
    difficulty = difficulty_of(game, test)
    if test.stage > 3 or (test.tokens and test.stage >= 3):
        return _with_token(game, test, total + sum(uncounted(game, test)), difficulty)
    if holds(game, topics.NO_TOKENS, test.seat) >= 0:
        return Fraction(int(max(0, total) >= difficulty))
    return _over(game, test, bag_now(game), total, difficulty, False, DEEPEST)


def rescued(game: Arkham, test: Test) -> tuple[Fraction, list[int]]:
    """The chance with all cards in hand that raise the skill when the test would fail and can be paid; and these cards,
    none where they would change nothing.
    """
    cards, more, purse = [], 0, Purse(game, test.seat)
    for card in game.hand[test.seat]:
        amount = _raises(game, card)
        if amount and card not in test.marks and lacking_play(game, card, purse) is None:
            cards.append(card)
            more += amount
            purse.resources -= play_cost(game, card)
    odds = chance_of(game, test, more)
    return (odds, cards) if odds != chance_of(game, test) else (odds, [])


def _raises(game: Arkham, card: int) -> int:
    """By how much a fast event raises the skill in a test that would fail."""
    fitting = [one for one in row(game, card).abilities if one.kind == FAST and one.topic == would(Failure)]
    return sum([int(one.amount) for one in fitting if type(one.amount) is int])


def pumped(game: Arkham, test: Test, card: int) -> int:
    """By how much a card in play raises the skill when its ability is used before the token."""
    fitting = [one for one in row(game, card).abilities if one.topic == topics.TEST_WINDOW and one.name == test.skill]
    return sum([int(one.amount) for one in fitting if type(one.amount) is int])


def uncounted(game: Arkham, test: Test) -> list[int]:
    """What revealed tokens will be worth that are not counted yet, because somebody may still answer to them."""
    if test.stage not in REVEALING:
        return []
    return [worth(game, test, counts_as(game, test.seat, token)) for token in test.tokens[len(test.worth) :]]


def _with_token(game: Arkham, test: Test, total: int, difficulty: int) -> Fraction:
    """How a test with its token on the table ends if nobody answers to it."""
    counted = [counts_as(game, test.seat, token) for token in test.tokens] if test.stage in REVEALING else []
    if test.fails or AUTO_FAIL in counted:
        return Fraction(0)
    sign = sign_of(game, test.seat) if ELDER_SIGN in counted else None
    wins = test.succeeds or (sign is not None and sign.succeeds is not None and sign.succeeds(game, test.seat))
    if counted and counted[-1] in SYMBOLS and brings_another(game, counted[-1]):
        return _over(game, test, bag_now(game), total, difficulty, wins, DEEPEST)
    return Fraction(int(wins or max(0, total) >= difficulty))


def _over(
    game: Arkham, test: Test, bag: list[str], total: int, difficulty: int, succeeds: bool, depth: int
) -> Fraction:
    """The mean over all tokens that could come."""
    if not bag:
        return Fraction(int(succeeds or max(0, total) >= difficulty))
    good, found = 0, Fraction(0)
    for token, count in Counter(bag).items():
        counted = counts_as(game, test.seat, token)
        if counted == AUTO_FAIL:
            continue
        now = total + worth(game, test, counted)
        wins = succeeds
        another = False
        if counted == ELDER_SIGN:
            sign = sign_of(game, test.seat)
            wins = wins or (sign.succeeds is not None and sign.succeeds(game, test.seat))
        elif counted in SYMBOLS:
            another = brings_another(game, counted)
        if another and depth:
            rest = bag[:]
            rest.remove(token)
            found += _over(game, test, rest, now, difficulty, wins, depth - 1) * count
        elif wins or max(0, now) >= difficulty:
            good += count
    return (found + good) / len(bag) if found else Fraction(good, len(bag))


def outlook(game: Arkham, test: Test, extra: int = 0) -> list[dict[str, Any]]:
    """Every token that can still be drawn, the best first: what it is worth now, and whether it would do alone."""
    if test.stage > 2 or holds(game, topics.NO_TOKENS, test.seat) >= 0:
        return []
    total = sum([amount for _, _, amount in skill_sources(game, test)]) + extra
    difficulty = difficulty_of(game, test)
    bag = bag_now(game)
    known: dict[str, tuple[tuple[bool, bool, int], dict[str, Any]]] = {}
    for token in dict.fromkeys(bag):
        counted = counts_as(game, test.seat, token)
        amount = worth(game, test, counted)
        sign = sign_of(game, test.seat) if counted == ELDER_SIGN else None
        sure = sign is not None and sign.succeeds is not None and sign.succeeds(game, test.seat)
        good = counted != AUTO_FAIL and (sure or max(0, total + amount) >= difficulty)
        known[token] = (counted == AUTO_FAIL, not sure, -amount), {"token": token, "worth": amount, "good": good}
    found = [known[token] for token in bag]
    return [one for _, one in sorted(found, key=lambda each: each[0])]


def chance(game: Arkham, option: Option) -> float | None:
    """How likely an option brings what one wants by it: the test it begins, or the running one with what it adds.

    Of drawing the token nothing is said, as everybody is shown that option, and not all know what is marked.
    """
    test = game.tests[0] if game.tests else None
    if test is not None and test.stage < 3:
        if option.verb in PUMPED and type(option.value) is tuple:
            more = pumped(game, test, option.value[1])
            return float(chance_of(game, test, more)) if more else None
        if option.verb in ("commit", "uncommit") and type(option.value) is int:
            icons = row(game, option.value).matching[test.skill]
            return float(chance_of(game, test, icons if option.verb == "commit" else -icons))
        return None
    begun = begun_test(game, option)
    return None if begun is None else float(chance_of(game, begun))


def begun_test(game: Arkham, option: Option) -> Test | None:
    """The test that an option of the turn would begin, before anything is committed."""
    seat = game.active
    if seat < 0 or game.step != "turn.action":
        return None
    if option.verb in USED and type(option.value) is tuple:
        return _by_ability(game, option.value)
    me = game.who[seat]
    if option.text == "investigate":
        place = here(game, seat)
        shroud = value(game, topics.SHROUD, place)
        return _as_test(game, Test(seat, prescribed(game, place, INTELLECT), INVESTIGATE, place, me, shroud, shroud))
    if option.verb in (FIGHT, EVADE) and type(option.value) is int:
        skill, topic = (COMBAT, topics.FIGHT_VALUE) if option.verb == FIGHT else (AGILITY, topics.EVADE_VALUE)
        against = value(game, topic, option.value)
        return _as_test(game, Test(seat, skill, option.verb, option.value, me, against, against))
    return None


def _by_ability(game: Arkham, used: tuple[int, int, int, int]) -> Test | None:
    """The test that an ability or an event begins, with what the card adds to it."""
    seat, card, number, target = used
    ability = row(game, card).abilities[number] if number >= 0 else None
    if ability is None or ability.begins is None:
        return None
    use = Use(seat, card, ability, target)
    against = here(game, seat) if ability.designator == INVESTIGATE else target
    difficulty = value(game, DIFFICULTY[ability.designator], against)
    skill = ability.begins.skill
    if ability.designator == INVESTIGATE:
        skill = prescribed(game, against, skill)
    test = Test(seat, skill, ability.designator, against, card, difficulty, difficulty)
    help_ = ability.begins.bonus(game, use) + min(difficulty, ability.begins.easier(game, use))
    test = _as_test(game, test)
    test.worth = (*test.worth, help_)
    return test


def _as_test(game: Arkham, test: Test) -> Test:
    """A test that does not run: what would be added while it does is kept in its worth."""
    game.tests.append(test)
    try:
        total = sum([amount for _, amount in sources(game, test.skill, test.seat)])
    finally:
        game.tests.pop()
    outside = sum([amount for _, amount in sources(game, test.skill, test.seat)])
    test.worth = (total - outside,) if total != outside else ()
    return test
