"""AH-B-065, AH-B-066, AH-C-046: what answers to a test that begins, to a commit, to an effect that a symbol brings."""

import pytest

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.cards.phrases import at_your_location, both, by_you, gains
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import ONCE_PER_ROUND, Card, Use, after, when, would
from miskatonic.games.arkham_lcg.rows.terms import ASSET, EVENT, MYSTIC, TEST, TOKENS
from miskatonic.games.arkham_lcg.rules.committing import Committed
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, SymbolEffect
from miskatonic.games.arkham_lcg.rules.skill_test import TestBegin as Beginning
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Option, ask
from tests.games.arkham_lcg.imaginary import imagined, olive
from tests.games.arkham_lcg.play import Play


def recall() -> Card:
    """04158: as one's test begins a token is named; revealed in it, it exhausts this for +2."""
    card = Card(ASSET, "imaginary", "recall", cost=2)

    @card.reaction(when(Beginning), given=both(by_you, lambda game, me: me.card not in game.exhausted))
    async def names(game: Arkham, me: Use) -> None:
        def named(game: Arkham) -> list[Option]:
            return [Option(f"token:{one}", one, tokens=[f"token-{one}"]) for one in ("skull", "cultist")]

        picked = await ask(game, me.seat, "which_token", "AH-R-2.5", named, {"seat": me.seat})
        lasts(game, TEST, topics.NAMED, me.seat, TOKENS.index(picked.value), me.card)

    def was_named(game: Arkham, me: Use) -> bool:
        held = [one.amount for one in game.lasting if one.topic == topics.NAMED and one.card == me.card]
        ready = me.card not in game.exhausted and me.trigger.test is not None
        return ready and me.trigger.token in [TOKENS[one] for one in held]

    @card.forced(after(Reveal), given=was_named)
    async def comes_true(game: Arkham, me: Use) -> None:
        tokens.exhaust(game, me.card)
        lasts(game, TEST, topics.SKILL_VALUE, me.trigger.seat, 2, me.card)

    return card


@pytest.mark.rule("AH-R-2.5", "AH-B-065")
def test_ah_r_2_5_two_tokens_of_the_named_kind_count_once() -> None:
    """Given skull named and two skulls resolved, then +2 once; another token named: nothing; exhausted: not offered."""
    text = "investigators roland_banks\narea 0 olive recall\nclues study 3\nbag skull skull 0 0"
    with imagined(olive(), recall()):
        game = Play(text).draws("skull", "0", "skull")
        game.do("investigate")
        assert game.options == ["react:recall", "pass"]
        game.do("react:recall", "token:skull", "react:olive", "token:skull+skull")
        assert (game.told("passed", "value"), game.is_ready("recall")) == ([3 + 2], False)
        game.do("investigate")
        assert not game.offers("react:recall")
        game = Play(text).draws("skull").do("investigate", "react:recall", "token:cultist", "pass")
        assert (game.told("passed", "value"), game.is_ready("recall")) == ([3], True)


def secretary() -> Card:
    """03002: a card that somebody here commits gains a wild icon."""
    card = Card(ASSET, "imaginary", "secretary", cost=2)

    @card.reaction(after(Committed), given=at_your_location, limit=ONCE_PER_ROUND)
    async def files(game: Arkham, me: Use) -> None:
        lasts(game, TEST, topics.ICONS, me.trigger.card, 1, me.card)

    return card


@pytest.mark.rule("AH-B-066", "AH-B-254")
def test_ah_b_066_a_committed_card_may_gain_an_icon_for_this_test() -> None:
    """Given a card that another investigator commits, then it may gain an icon: +1 in this test, once a round."""
    with imagined(secretary()):
        game = Play("""
            investigators daisy_walker roland_banks
            area 0 secretary
            hand 1 perception perception
            clues study 3
            bag 0
            turn 1
        """)
        game.do("investigate", "commit:perception.1", "draw_token", seat={0, 1})
        assert game.options == ["react:secretary", "pass"]
        game.do("react:secretary")
        assert game.told("passed", "value") == [3 + 2 + 1]
        game.do("investigate", "commit:perception.2", "draw_token", seat={0, 1})
        assert game.told("passed", "value") == [6, 5]


def inspiration() -> Card:
    """05033: an effect of a Mystic card that a bad symbol brings is cancelled, or resolved once more."""
    card = Card(EVENT, "imaginary", "inspiration", cost=0, fast=True)

    def is_yours(game: Arkham, me: Use) -> bool:
        return me.trigger.seat == me.seat and MYSTIC in row(game, me.trigger.card).classes

    @card.plays_fast(would(SymbolEffect), given=is_yours)
    async def bends(game: Arkham, me: Use) -> None:
        found = [Option("none", passes=True), Option("help")]
        picked = await ask(game, me.seat, "help", "AH-C-046", lambda game: found, {"seat": me.seat})
        if picked.verb == "help":
            me.trigger.over = True
        else:
            me.trigger.times += 1

    return card


@pytest.mark.rule("AH-C-046")
def test_ah_c_046_the_horror_of_shrivelling_is_cancelled_or_comes_twice() -> None:
    """Given a skull with Shrivelling and the event in hand, then it may be played: no horror, or 2; else 1."""
    text = """
        investigators agnes_baker
        area 0 shrivelling
        hand 0 inspiration
        threat 0 ghoul_priest
        bag skull
    """
    with imagined(inspiration()):
        game = Play(text).do("fight:shrivelling:ghoul_priest")
        assert game.options == ["play:inspiration", "pass"]
        assert game.do("play:inspiration", "help").horror(0) == 0
        twice = Play(text).do("fight:shrivelling:ghoul_priest", "play:inspiration", "none")
        twice.until(lambda: twice.prompt == "turn")
        once = Play(text).do("fight:shrivelling:ghoul_priest", "pass")
        once.until(lambda: once.prompt == "turn")
        assert (once.horror(0), twice.horror(0)) == (1, 2)


@pytest.mark.rule("AH-C-046")
def test_ah_c_046_it_is_not_offered_for_a_number_nor_for_somebody_elses_card() -> None:
    """Given a -1 with Shrivelling, or a skull with Roland's own attack, then the event is not offered."""
    with imagined(inspiration()):
        text = "investigators agnes_baker\narea 0 shrivelling\nhand 0 inspiration\nthreat 0 ghoul_priest\nbag {token}"
        assert Play(text.format(token="-1")).do("fight:shrivelling:ghoul_priest").prompt == "turn"
        assert "play:inspiration" not in Play(text.format(token="skull")).do("fight:ghoul_priest").options


# --- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-109")
def test_trap_15_a_limit_belongs_to_one_ability_so_a_choice_is_one_ability_with_a_question() -> None:
    """Given two abilities of once a round each, and one that asks, then both of those are used, but this one once."""
    two = Card(ASSET, "imaginary", "two", cost=0)
    two.free(gains(1), limit=ONCE_PER_ROUND, name="first")
    two.free(gains(2), limit=ONCE_PER_ROUND, name="second")
    one = Card(ASSET, "imaginary", "one", cost=0)

    @one.free(limit=ONCE_PER_ROUND)
    async def chooses(game: Arkham, me: Use) -> None:
        found = [Option("none"), Option("help")]
        picked = await ask(game, me.seat, "help", "AH-B-109", lambda game: found, {"seat": me.seat})
        tokens.gain(game, me.seat, 1 if picked.verb == "none" else 2, "AH-B-052", me.card)

    with imagined(two, one):
        game = Play("investigators roland_banks\narea 0 two one\nresources 0 0")
        game.do("use:two:first")
        assert game.offers("use:two:second")
        game.do("use:two:second", "use:one", "help")
        assert (game.resources(0), game.offers("use:one"), game.offers("use:two")) == (1 + 2 + 2, False, False)
