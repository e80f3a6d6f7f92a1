"""Rex's Curse: what would succeed is revealed anew, once per test; a failure that comes of it shuffles it away."""

from fractions import Fraction

import pytest

from miskatonic.games.arkham_lcg.odds.position.helped import rescued
from miskatonic.games.arkham_lcg.odds.position.skill_test import chance_of
from miskatonic.games.arkham_lcg.rows.terms import DECK, THREAT
from tests.games.arkham_lcg.play import Play

CURSED = """
    threat 0 rexs_curse
    deck 0 knife flashlight
    hand 0 {hand}
    clues study 3
    bag 0 0 1 -1 auto_fail
"""
"""Roland investigates with intellect 3 against a shroud of 2."""


def cursed(*draws: str, hand: str = "") -> Play:
    return Play(CURSED.format(hand=hand)).draws(*draws)


def test_rexs_curse_lies_in_the_threat_area() -> None:
    """Given the Curse on top of the deck, when it is drawn, then it is in the threat area."""
    assert Play("deck 0 rexs_curse").do("draw").threats() == ["rexs_curse"]


def test_a_success_is_revealed_anew_and_may_succeed_again() -> None:
    """Given two good tokens, when the test would succeed, then the second counts, and the Curse stays."""
    game = cursed("1", "0").do("investigate")
    assert game.told("token", "token") == ["1", "0"]
    assert game.told("passed", "value") == [3]
    assert game.clues(0) == 1
    assert game.zone("rexs_curse") == THREAT


def test_a_failure_that_comes_of_it_shuffles_it_into_the_deck() -> None:
    """Given a good token and a bad one, then the test fails and the Curse is in the deck again."""
    game = cursed("0", "auto_fail").do("investigate")
    assert (len(game.told("failed", "value")), game.clues(0)) == (1, 0)
    assert game.zone("rexs_curse") == DECK
    assert len(game.deck(0)) == 3


def test_what_fails_by_itself_is_no_matter() -> None:
    """Given a bad token, then nothing is revealed anew, and the Curse stays."""
    game = cursed("auto_fail").do("investigate")
    assert game.told("token", "token") == ["auto_fail"]
    assert game.zone("rexs_curse") == THREAT


@pytest.mark.rule("AH-B-250")
def test_ah_b_250_once_per_test() -> None:
    """Given the Curse, when a second investigation succeeds too, then it turns that token as well, once."""
    game = cursed("0", "1", "0", "1").do("investigate", "investigate")
    assert game.told("token", "token") == ["0", "1", "0", "1"]
    assert game.clues(0) == 2


@pytest.mark.rule("AH-R-1.13")
def test_ah_r_1_13_it_stays_if_there_is_no_deck() -> None:
    """Given an empty deck, when the test fails because of it, then it stays where it is."""
    game = Play("threat 0 rexs_curse\nclues study 1\nbag 0 auto_fail").draws("0", "auto_fail").do("investigate")
    assert game.zone("rexs_curse") == THREAT


def test_lucky_helps_before_it_or_after_it() -> None:
    """Given Lucky! and Haunted, so that -1 is not enough: when the first token is helped, then the Curse turns it, and
    the +2 lasts for the second; when the first is enough, then Lucky! helps the second, and the Curse stays.
    """
    text = CURSED.format(hand="lucky") + "threat 0 haunted"
    game = Play(text).draws("-1", "-1").do("investigate", "play:lucky")
    assert game.told("token", "token") == ["-1", "-1"]
    assert game.told("passed", "value") == [3]
    game = Play(text).draws("0", "-1").do("investigate", "play:lucky")
    assert game.told("passed", "value") == [3]
    assert game.zone("rexs_curse") == THREAT
    game = Play(text).draws("0", "-1").do("investigate", "pass")
    assert game.clues(0) == 0
    assert game.zone("rexs_curse") == DECK


def test_another_investigators_tests_are_not_cursed() -> None:
    """Given the Curse before Roland, when Daisy succeeds, then it does nothing."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 rexs_curse
        clues study 1
        turn 1 3
    """).do("investigate")
    assert len(game.told("token", "token")) == 1
    assert game.clues(1) == 1


def test_the_chance_knows_of_it() -> None:
    """Given four good tokens in five, then the chance of success is 4/5 twice over."""
    game = Play(CURSED.format(hand="guts perception")).do("investigate")
    test = game.now.tests[0]
    assert chance_of(game.now, test) == Fraction(16, 25)
    assert rescued(game.now, test) == (Fraction(16, 25), [])


def test_the_chance_with_lucky_knows_of_it() -> None:
    """Given Lucky! with it and a bag in which only -2 needs it, then it is used for whichever token fails first."""
    text = CURSED.format(hand="lucky perception").replace("bag 0 0 1 -1 auto_fail", "bag 0 -2 -2 -2")
    game = Play(text).do("investigate")
    chance, cards = rescued(game.now, game.now.tests[0])
    assert chance_of(game.now, game.now.tests[0]) == Fraction(1, 16)
    # 0 first (1/4): then any token, helped if need be; -2 first: helped, and the second has +2 as well.
    assert (chance, [game.now.label[card] for card in cards]) == (Fraction(1), ["lucky"])
