"""The chance of a test with everything that its tester can still decide once tokens are revealed: exact, each used
where it helps most.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import comb, perm
from typing import NamedTuple

from miskatonic.games.arkham_lcg.basics.bag import bag_now, sealed_on
from miskatonic.games.arkham_lcg.basics.costs import Purse, is_used_up, lacking_play, play_cost, spare_cards, spendable
from miskatonic.games.arkham_lcg.basics.values import difficulty_of, holds
from miskatonic.games.arkham_lcg.basics.wishes import is_muted
from miskatonic.games.arkham_lcg.odds.position.skill_test import (
    DEEPEST,
    chance_of,
    foreseen,
    is_turned_back,
    succeeds_by,
    total_of,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FAST, Ability, Use, after, when, would
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, DISCARD, EVENT, IGNORED, NO_CARD, SEALED, SYMBOLS
from miskatonic.games.arkham_lcg.rules.chaos_bag import (
    brings_another,
    counts_as,
    in_place_of_one,
    keepable,
    size_of,
    worth,
)
from miskatonic.games.arkham_lcg.rules.collecting import may_use, voiced
from miskatonic.games.arkham_lcg.rules.revealing import Reveal
from miskatonic.games.arkham_lcg.rules.skill_test import Failure
from miskatonic.games.arkham_lcg.state import Arkham, Test, row

RAISES, TURNS, REDRAWS, PICKS = "raises", "turns", "redraws", "picks"
"""What can help: a value that would fail is raised (AH-B-070); a negative modifier counts as positive (AH-A-37); for a
token that is cancelled another one is drawn (AH-B-084); several are drawn and some count (AH-Q-027).
"""
IGNORES, TREATS, UNSEALS = "ignores", "treats", "unseals"
"""A token is ignored, for a price, and another one is drawn (AH-C-018); it counts as another one (AH-B-084); what is
sealed is resolved in its place (AH-B-086).
"""
AGAIN, FIRM = "again", "firm"
"""And what does the opposite: what would succeed is revealed anew (AH-B-250); an auto-fail that comes for an ignored
token can't be cancelled or ignored (AH-C-018).
"""


def kind_of(ability: Ability) -> str:
    """How an ability helps in a test once a token is there, or is about to be; nothing where it does not."""
    if ability.topic == would(Failure) and ability.kind == FAST and ability.amount:
        return RAISES
    if ability.topic == after(Reveal) and ability.kind == FAST and ability.amount:
        return TURNS
    if ability.topic == when(Reveal) and ability.makes:
        return IGNORES if ability.makes == IGNORED else TREATS
    if ability.topic == when(Reveal) and ability.cancels:
        return REDRAWS
    if ability.topic == would(Reveal) and ability.makes == SEALED:
        return UNSEALS
    return PICKS if ability.topic == would(Reveal) and ability.amount else ""


class Help(NamedTuple):
    """One use of something that can help: how, of which card, for how many resources, by how much; how many of several
    tokens count; the ability.
    """

    kind: str
    card: int
    price: int
    amount: int
    keep: int = 1
    ability: Ability | None = None


Helps = tuple[Help, ...]
MOST_AT_ONCE, MOST_DRAWN = 2, 4
"""How often what can be done again and again is followed, and how many tokens that are drawn at once."""
TURNED_BACK = Help(AGAIN, -1, 0, 0)
NO_WAY_BACK = Help(FIRM, -1, 0, 0)


def help_of(ability: Ability, card: int, price: int = 0) -> Help:
    """A use of an ability of a card. Of several tokens one counts, unless the amount says how many of how many."""
    keep, amount = ability.amount if type(ability.amount) is tuple else (1, ability.amount)
    return Help(kind_of(ability), card, price, int(amount), keep, ability)


def helps_of(game: Arkham, test: Test) -> Iterator[Help]:
    """All that the tester could still use, each as often as there are uses of it."""
    seat, purse = test.seat, Purse(game, test.seat)
    for topic in (would(Reveal), when(Reveal), after(Reveal), would(Failure)):
        for card in game.heard.get(topic, ()):
            if card in test.marks or not may_use(game, seat, card) or is_muted(game, seat, card):
                continue
            if game.card[card] in purse.unusable:
                continue
            for ability in voiced(game, card, topic):
                kind, cost = kind_of(ability), ability.cost
                if not kind or is_used_up(game, Use(seat, card, ability)):
                    continue
                if ability.is_played and lacking_play(game, card, purse) is not None:
                    continue
                price = play_cost(game, card) if ability.is_played else cost.resources
                times = game.uses[card] // cost.uses if cost.uses else 1
                if kind in (IGNORES, TREATS) and ability.limit is None and not cost.exhaust:
                    times = MOST_AT_ONCE
                yield from [help_of(ability, card, price)] * times


def rescued(game: Arkham, test: Test) -> tuple[Fraction, list[int]]:
    """The chance with what can still be decided, and the cards that make it so; none where nothing would change."""
    chance = chance_of(game, test)
    helps = tuple(helps_of(game, test)) if chance < 1 else ()
    found = helped(game, test, helps) if helps else chance
    if found == chance:
        return chance, []
    for card in dict.fromkeys(one.card for one in helps):
        without = tuple([one for one in helps if one.card != card])
        if helped(game, test, without) == found:
            helps = without
    return found, list(dict.fromkeys(one.card for one in helps))


def helped(game: Arkham, test: Test, helps: Helps) -> Fraction:
    """How likely a test succeeds with these, from the next token on."""
    decisions = _Decisions(game, test)
    if is_turned_back(game, test):
        helps = (*helps, TURNED_BACK)
    total, money = total_of(game, test), spendable(game, test.seat)
    if holds(game, topics.NO_TOKENS, test.seat) >= 0:
        return decisions.judged(total, test.succeeds, money, helps)
    if known := foreseen(game):
        return decisions.resolved(known, decisions.bag, total, test.succeeds, money, helps, DEEPEST)
    first = decisions.reveals(decisions.bag, total, test.succeeds, money, helps, DEEPEST)
    several = [one for one in {one.card: one for one in helps if one.kind == PICKS}.values() if one.keep > 1]
    if not several or first == 1:
        return first
    plans = permutations({one.card: one for one in helps if one.kind == PICKS}.values())
    return max(first, *[decisions.planned(plan, total, test.succeeds, money, helps) for plan in plans])


class _Decisions:
    """A test from its first token on, where the tester always decides for the better chance."""

    def __init__(self, game: Arkham, test: Test) -> None:
        self.game = game
        self.test = test
        self.difficulty = difficulty_of(game, test)
        self.bag = tuple(bag_now(game))
        self.total = total_of(game, test)
        self.hand = [card for card in spare_cards(game, test.seat) if card not in test.marks]
        self.amulet = holds(game, topics.AS_IF_IN_HAND, test.seat) >= 0
        self.known: dict[tuple[tuple[str, ...], int, bool, int, Helps, int], Fraction] = {}

    def reveals(self, bag: tuple[str, ...], total: int, wins: bool, money: int, helps: Helps, depth: int) -> Fraction:
        """AH-B-067: a token is about to be revealed, or several of which one counts (AH-Q-027)."""
        if not bag:
            return self.judged(total, wins, money, helps)
        key = bag, total, wins, money, helps, depth
        if key not in self.known:
            best = self._mean(bag, total, wins, money, helps, depth, 1)
            picks = {one.card: one for one in helps if one.kind == PICKS and one.keep == 1}
            drawn, left = 1, helps
            for pick in picks.values():
                drawn, left = drawn + pick.amount - 1, _less(left, pick)
                best = max(best, self._mean(bag, total, wins, money, left, depth, drawn))
            for one in helps:
                if one.kind == UNSEALS:
                    tokens = sealed_on(self.game, one.card)
                    best = max(best, self.resolved(tokens, bag, total, wins, money, _less(helps, one), depth))
            self.known[key] = best
        return self.known[key]

    def planned(self, order: Sequence[Help], total: int, wins: bool, money: int, helps: Helps) -> Fraction:
        """AH-Q-027: the best of what replaces the first reveal in this order, a part of it or all: the mean over all
        draws, of which those are kept that are best together.
        """
        bag = self.bag
        best, plan, left = Fraction(0), None, helps
        for pick in order:
            plan, left = in_place_of_one(plan, pick.keep, pick.amount), _less(left, pick)
            count = size_of(plan)
            if count > min(len(bag), MOST_DRAWN):
                break
            ways = [tuple(map(int, one)) for one in keepable(plan, iter(map(str, range(count))))]
            each: dict[tuple[str, ...], Fraction] = {}
            mean = Fraction(0)
            for drawn, weight in _arrangements(Counter(bag), count):
                found = Fraction(0)
                for way in ways:
                    kept = tuple(sorted([drawn[place] for place in way]))
                    if kept not in each:
                        each[kept] = self.resolved(kept, bag, total, wins, money, left, DEEPEST)
                    found = max(found, each[kept])
                mean += found * weight
            best = max(best, mean / perm(len(bag), count))
        return best

    def resolved(
        self, kept: Sequence[str], bag: tuple[str, ...], total: int, wins: bool, money: int, helps: Helps, depth: int
    ) -> Fraction:
        """AH-R-2.5: these tokens are there; where it is more than one, nothing answers to a single one of them."""
        if len(kept) == 1:
            return self._comes(kept[0], bag, total, wins, money, helps, depth)
        game, test = self.game, self.test
        counted = [counts_as(game, test.seat, token) for token in kept]
        if AUTO_FAIL in counted:
            return Fraction(0)
        wins = wins or any(succeeds_by(game, test, token) for token in counted)
        total += sum([worth(game, test, token) for token in counted])
        if depth and any(token in SYMBOLS and brings_another(game, token) for token in counted):
            return self.reveals(_out(bag, *kept), total, wins, money, helps, depth - 1)
        return self.judged(total, wins, money, helps)

    def _mean(
        self, bag: tuple[str, ...], total: int, wins: bool, money: int, helps: Helps, depth: int, drawn: int
    ) -> Fraction:
        """The mean over all draws of that many tokens, of which the best one counts."""
        each = {token: self._comes(token, bag, total, wins, money, helps, depth) for token in dict.fromkeys(bag)}
        if drawn == 1:
            return sum([each[token] * count for token, count in Counter(bag).items()], Fraction(0)) / len(bag)
        drawn = min(drawn, len(bag))
        found = sorted([each[token] for token in bag])
        ways = [one * comb(place, drawn - 1) for place, one in enumerate(found)]  # it is the best of those drawn
        return sum(ways, Fraction(0)) / comb(len(bag), drawn)

    def _comes(
        self, token: str, bag: tuple[str, ...], total: int, wins: bool, money: int, helps: Helps, depth: int
    ) -> Fraction:
        """A token is revealed: it may be cancelled or ignored for another one, or count as another (AH-B-084)."""
        counted = counts_as(self.game, self.test.seat, token)
        if NO_WAY_BACK in helps:
            helps = _less(helps, NO_WAY_BACK)
            if counted == AUTO_FAIL:
                return Fraction(0)
        best = self._stays(token, counted, bag, total, wins, money, helps, depth)
        if best < 1:
            for one in helps:
                if one.price > money:
                    continue
                if one.kind == REDRAWS:
                    for left in self._without_a_card(_less(helps, one)):
                        best = max(best, self.reveals(bag, total, wins, money - one.price, left, depth))
                elif one.kind in (IGNORES, TREATS) and self._fits(one, counted):
                    left, spent = _less(helps, one), money - one.price
                    if one.kind == IGNORES:
                        rest = _out(bag, token)
                        best = max(best, self.reveals(rest, total, wins, spent, (*left, NO_WAY_BACK), depth))
                    elif one.ability is not None:
                        now = one.ability.makes
                        best = max(best, self._stays(token, now, bag, total, wins, spent, left, depth))
        return best

    def _fits(self, one: Help, token: str) -> bool:
        """Whether an ability answers to this token."""
        test, ability = self.test, one.ability
        if ability is None or ability.given is None:
            return True
        this = Reveal(test.seat, test.source, test)
        this.token = token
        return bool(ability.given(self.game, Use(test.seat, one.card, ability, NO_CARD, this)))

    def _without_a_card(self, helps: Helps) -> list[Helps]:
        """AH-B-107: what helps once a card was discarded: best one that does not help; an event that is discarded is as
        if in hand where that is so, and hides the one below it (AH-L-03).
        """
        game = self.game
        helping = {one.card for one in helps}
        idle = [card for card in self.hand if card not in helping]
        if any(not self.amulet or row(game, card).kind != EVENT for card in idle):
            return [helps]
        if self.amulet and self.hand:
            return [tuple([one for one in helps if game.zone[one.card] != DISCARD])]
        return [tuple([one for one in helps if one.card != card]) for card in self.hand]

    def _stays(
        self,
        token: str,
        counted: str,
        bag: tuple[str, ...],
        total: int,
        wins: bool,
        money: int,
        helps: Helps,
        depth: int,
    ) -> Fraction:
        """A token that is not cancelled: what it is worth, or that turned round (AH-A-37); another may come."""
        game, test = self.game, self.test
        if counted == AUTO_FAIL:
            return Fraction(0)
        wins = wins or succeeds_by(game, test, counted)
        amount = worth(game, test, counted)
        best = self._counts(token, counted, bag, total + amount, wins, money, helps, depth)
        turns = [one for one in helps if one.kind == TURNS and one.price <= money] if amount < 0 and best < 1 else []
        for one in turns[:1]:
            turned = total + worth(game, test, counted, turned=True)
            left = _less(helps, one)
            best = max(best, self._counts(token, counted, bag, turned, wins, money - one.price, left, depth))
        return best

    def _counts(
        self,
        token: str,
        counted: str,
        bag: tuple[str, ...],
        total: int,
        wins: bool,
        money: int,
        helps: Helps,
        depth: int,
    ) -> Fraction:
        """AH-B-068: a token counts; some bring another one."""
        if depth and counted in SYMBOLS and brings_another(self.game, counted):
            return self.reveals(_out(bag, token), total, wins, money, helps, depth - 1)
        return self.judged(total, wins, money, helps)

    def judged(self, total: int, wins: bool, money: int, helps: Helps) -> Fraction:
        """AH-B-070: whether the test succeeds; what would fail may be raised, as often as it can be paid. AH-B-250:
        what would succeed may have to be revealed anew; what was raised stays.
        """
        raised = 0
        for one in sorted([one for one in helps if one.kind == RAISES], key=lambda each: each.price):
            if wins or max(0, total) >= self.difficulty:
                break
            if one.price <= money:
                total, money, raised = total + one.amount, money - one.price, raised + one.amount
                helps = _less(helps, one)
        succeeds = wins or max(0, total) >= self.difficulty
        if succeeds and TURNED_BACK in helps:
            return self.reveals(self.bag, self.total + raised, False, money, _less(helps, TURNED_BACK), DEEPEST)
        return Fraction(int(succeeds))


def _out(bag: tuple[str, ...], *tokens: str) -> tuple[str, ...]:
    """AH-B-080: the bag without these tokens; one that was sealed has not been in it."""
    left = list(bag)
    for token in tokens:
        if token in left:
            left.remove(token)
    return tuple(left)


def _less(helps: Helps, one: Help) -> Helps:
    """One use less."""
    at = helps.index(one)
    return (*helps[:at], *helps[at + 1 :])


def _arrangements(kinds: Counter[str], count: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """All ways to draw so many tokens one after another, by kind, and how often each of them happens."""
    if not count:
        yield (), 1
        return
    for kind, there in list(kinds.items()):
        if there:
            kinds[kind] -= 1
            for rest, ways in _arrangements(kinds, count - 1):
                yield (kind, *rest), ways * there
            kinds[kind] += 1
