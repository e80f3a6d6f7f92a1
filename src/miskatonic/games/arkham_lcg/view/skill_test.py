"""The running skill test as it is seen."""

from typing import cast

from miskatonic.games.arkham_lcg.basics.values import DIFFICULTY, difficulty_of, doublings, parts
from miskatonic.games.arkham_lcg.board.skill_test import Against, Attempted, Rescued, SeenTest, Source, SourceKind, Then
from miskatonic.games.arkham_lcg.board.words import Skill
from miskatonic.games.arkham_lcg.names import card_name, token_name
from miskatonic.games.arkham_lcg.odds.position.helped import rescued
from miskatonic.games.arkham_lcg.odds.position.skill_test import (
    chance_of,
    outlook,
    pumped,
    total_of,
    uncounted,
    with_card,
)
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, FIGHT, NO_CARD
from miskatonic.games.arkham_lcg.rules.committing import why_not
from miskatonic.games.arkham_lcg.rules.skill_test import attack_damage, skill_sources
from miskatonic.games.arkham_lcg.state import Arkham, Test
from miskatonic.games.arkham_lcg.view.cards import seen_card


def seen_test(game: Arkham, eyes: frozenset[int]) -> SeenTest | None:
    """The running test: value with its sources against difficulty, tokens, chance. What is committed, or marked to be,
    lies open (AH-B-066, AH-B-253).
    """
    if not game.tests:
        return None
    test = game.tests[0]
    coming = uncounted(game, test)
    lines = [_source(game, *line) for line in skill_sources(game, test)]
    lines += [_source(game, "token", NO_CARD, amount) for amount in coming]
    odds = chance_of(game, test)
    return {
        "seat": test.seat,
        "skill": cast(Skill, test.skill),
        "kind": cast(Attempted, test.kind),
        "target": card_name(game, test.target) if test.target >= 0 else None,
        "source": card_name(game, test.source),
        "stage": test.stage,
        "difficulty": difficulty_of(game, test),
        "value": max(0, total_of(game, test) + sum(coming)),
        "sources": lines,
        "against": _against(game, test),
        "committed": [seen_card(game, card) for card in test.committed or test.marks],
        "deals": attack_damage(game, test) if test.kind == FIGHT else None,
        "ready": list(test.ready),
        "tokens": list(test.tokens),
        "passed": test.passed if test.stage >= 6 else None,
        "margin": test.margin if test.stage >= 6 else None,
        "chance": [odds.numerator, odds.denominator],
        "outlook": outlook(game, test),
        "rescued": _rescued(game, test, eyes),
        "then": _then(game, test, eyes),
        "barred": {
            game.label[card]: reason[0]
            for seat in sorted(eyes)
            for card in game.hand[seat]
            if test.stage < 2 and card not in test.marks and (reason := why_not(game, test, seat, card)) is not None
        },
    }


def _source(game: Arkham, kind: str, card: int, amount: int) -> Source:
    """A part of the skill value; a token needs no name beside those on the table."""
    name = card_name(game, card) if card >= 0 else token_name(AUTO_FAIL) if kind == "fails" else None
    return {"kind": cast(SourceKind, kind), "card": name, "amount": amount}


def _rescued(game: Arkham, test: Test, eyes: frozenset[int]) -> Rescued | None:
    """What the chance is with the cards of one's own that can still be played when the test would fail."""
    if test.seat not in eyes or test.stage > 2:
        return None
    odds, cards = rescued(game, test)
    if not cards:
        return None
    return {"cards": [card_name(game, card) for card in cards], "chance": [odds.numerator, odds.denominator]}


def _against(game: Arkham, test: Test) -> list[Against]:
    """What the difficulty is the sum of, where it is a number of a card."""
    topic = DIFFICULTY.get(test.kind)
    single = difficulty_of(game, test, doubled=False)
    twice = doublings(game, test, single)
    if topic is not None and test.target >= 0:
        lines = [*[one[1:] for one in parts(game, topic, test.target)], *twice]
    else:
        lines = [(test.source, single), *twice] if twice else []
    return [{"card": card_name(game, card), "amount": amount} for card, amount in lines]


def _then(game: Arkham, test: Test, eyes: frozenset[int]) -> dict[str, Then]:
    """What the value would be, and how many tokens would do, with a card more or without one of those marked,
    or with the ability of one in play used once.
    """
    if test.stage >= 2:
        return {}
    thens = {card: with_card(game, test, card) for seat in sorted(eyes) for card in game.hand[seat]}
    thens |= {card: (game, test, pumped(game, test, card)) for card in game.area[test.seat]}
    found: dict[str, Then] = {}
    for card, (then, ours, extra) in thens.items():
        if extra or ours is not test:
            good = [one["token"] for one in outlook(then, ours, extra) if one["good"]]
            found[game.label[card]] = {"value": max(0, total_of(then, ours) + extra), "good": len(good)}
            if ours is not test:
                found[game.label[card]]["difficulty"] = difficulty_of(then, ours)
    return found
