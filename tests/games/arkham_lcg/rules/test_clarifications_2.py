"""A.6: clarifications of card texts: "you", "at" and "if", engaging, several tokens, control, resources."""

import pytest

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.lookup import find_aside
from miskatonic.games.arkham_lcg.cards import phrases
from miskatonic.games.arkham_lcg.cards.phrases import discard_this, gains, into_threat_area, yours
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Card, Sign, Use, after, at
from miskatonic.games.arkham_lcg.rows.terms import ASSET, INVESTIGATOR, TREACHERY, WILLPOWER
from miskatonic.games.arkham_lcg.rules.attacks import Defeat
from miskatonic.games.arkham_lcg.rules.controlling import take_control
from miskatonic.games.arkham_lcg.rules.playing import EntersPlay
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined, trick
from tests.games.arkham_lcg.looks import seen_board
from tests.games.arkham_lcg.play import Play


@pytest.mark.rule("AH-R-2.1")
def test_ah_r_2_1_the_detective_blanks_everybody_at_his_location() -> None:
    """Given the Stubborn Detective engaged with Roland, then Daisy beside him has no Tome action, from afar she has."""
    position = """
        investigators roland_banks daisy_walker
        place hallway
        place attic
        threat 0 stubborn_detective
        area 1 old_book_of_lore
        deck 1 knife guts
        turn 1 3
    """
    beside = Play(position).do("use:old_book_of_lore:daisy_walker", "take:knife")
    assert beside.actions(1) == 2
    afar = Play(position + "at 1 attic").do("use:old_book_of_lore:daisy_walker", "take:knife")
    assert afar.actions(1) == 3


@pytest.mark.rule("AH-R-2.1")
def test_ah_r_2_1_in_a_forced_ability_you_are_whom_it_happens_to() -> None:
    """Given the Young Deep One engaged with Roland, when Daisy engages it, then Daisy takes the horror."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 young_deep_one
        turn 1 3
    """).do("engage:young_deep_one")
    assert (game.horror(0), game.horror(1)) == (0, 1)


@pytest.mark.rule("AH-R-2.1")
def test_ah_r_2_1_several_abilities_of_one_card_may_mean_different_people() -> None:
    """Given a dream in Roland's threat area, then his willpower suffers, and Daisy may test her own to discard it."""
    dreams = Card(TREACHERY, "01182", "dreams", level=None, set="imaginary")
    dreams.reveals(into_threat_area())
    dreams.constant(WILLPOWER, -1, yours)
    dreams.constant(topics.SANITY, -1, lambda game, card, subject: subject == game.who[game.holder[card]])
    dreams.action(phrases.tests(WILLPOWER, 3, passes=discard_this))
    with imagined(dreams):
        game = Play("""
            investigators roland_banks daisy_walker
            threat 0 dreams
            turn 1 3
        """)
        seats = seen_board(game.table, 0)["seats"]
        assert [seat["sanity"] for seat in seats] == [4, 9]
        game.do("use:dreams")
        assert game.told("passed", "seat", "value") == [(1, 3)]
        assert game.pile() == ["dreams"]


@pytest.mark.rule("AH-R-2.2")
def test_ah_r_2_2_if_defeated_comes_before_after_you_defeat() -> None:
    """Given an "if it is defeated" and Roland's "after", when he kills, then the "if" resolves first."""
    altar = Card(ASSET, "imaginary", "altar", cost=0)
    altar.forced(at(Defeat), gains(1))
    with imagined(altar):
        game = Play("""
            investigators roland_banks
            clues study 1
            area 0 altar
            threat 0 swarm_of_rats
        """).do("fight:swarm_of_rats")
        assert game.options == ["react:roland_banks", "pass"]
        assert game.resources(0) == 6


@pytest.mark.rule("AH-R-2.2")
def test_ah_r_2_2_the_ghoul_priests_defeat_ends_the_scenario_before_any_reaction() -> None:
    """Given Roland with Evidence! in hand, when the Ghoul Priest falls, then act 3 advances, unanswered."""
    game = Play("""
        investigators roland_banks
        act what_have_you_done
        clues study 1
        hand 0 evidence
        threat 0 ghoul_priest
        damage ghoul_priest 4
    """).do("fight:ghoul_priest")
    assert game.options == ["choose:r1", "choose:r2"]
    game.do("choose:r1")
    assert game.won_by == "gathering_r1"


@pytest.mark.rule("AH-R-2.4")
def test_ah_r_2_4_engaging_an_enemy_and_being_engaged_are_the_same() -> None:
    """Given an exhausted Young Deep One beside Roland, when he engages it by action, then its forced horror comes."""
    game = Play("""
        investigators roland_banks
        enemy young_deep_one study
        exhausted young_deep_one
    """).do("engage:young_deep_one")
    assert game.horror(0) == 1


@pytest.mark.rule("AH-R-2.5")
def test_ah_r_2_5_of_several_resolved_tokens_each_counts_with_its_effect() -> None:
    """Given Hard difficulty, when the cultist reveals another token, then both modifiers and both effects count."""
    game = Play("""
        investigators roland_banks
        difficulty hard
        threat 0 ghoul_minion
        bag cultist tablet 0
    """)
    game.draws("cultist", "tablet").do("fight:ghoul_minion")
    assert game.told("failed", "value", "margin") == [(0, 2)]
    assert (game.damage(0), game.horror(0)) == (1, 1 + 2)


@pytest.mark.rule("AH-R-2.7")
def test_ah_r_2_7_a_set_aside_card_taken_control_of_enters_play() -> None:
    """Given a set-aside asset that answers to entering play, when Roland takes control of it, then it does."""
    relic = Card(ASSET, "imaginary", "relic", cost=0, set="imaginary")
    relic.forced(after(EntersPlay), gains(2), given=lambda game, me: me.trigger.card == me.card)

    async def takes_it(game: Arkham, me: Use) -> None:
        await take_control(game, me.seat, find_aside(game, "relic"))

    with imagined(relic, trick("discovery", takes_it)):
        game = Play("""
            investigators roland_banks
            hand 0 discovery
            aside relic
        """).do("play:discovery")
        assert game.area() == ["relic"]
        assert game.resources(0) == 7


@pytest.mark.rule("AH-R-2.8")
def test_ah_r_2_8_only_the_pool_counts_as_resources() -> None:
    """Given 2 resources on Hospital Debts and 3 in the pool, when Paranoia comes, then only the pool is lost."""
    game = Play("""
        investigators skids_otoole
        threat 0 hospital_debts
        resources hospital_debts 2
        resources 0 3
        deck 0 paranoia
    """).do("draw")
    assert game.told("loses", "count") == [3]
    assert game.resources("hospital_debts") == 2


@pytest.mark.rule("AH-R-2.8")
def test_ah_r_2_8_an_elder_sign_that_counts_resources_counts_the_pool() -> None:
    """Given 4 in the pool and 2 on a card, when such an elder sign is drawn, then it is worth 4."""
    heiress = Card(INVESTIGATOR, "02003", "heiress", level=None, unique=True, skills=(3, 3, 3, 3), health=8, sanity=7)
    heiress.elder = Sign(lambda game, seat: tokens.resources(game, seat))
    with imagined(heiress):
        game = Play("""
            investigators heiress
            threat 0 hospital_debts
            resources hospital_debts 2
            resources 0 4
            bag elder_sign
        """).do("investigate")
        assert game.told("passed", "value") == [7]
