"""The Rogue's cards of The Dunwich Legacy."""

from fractions import Fraction

import pytest

from miskatonic.games.arkham_lcg.odds.position.helped import rescued
from miskatonic.games.arkham_lcg.rows.terms import REMOVED
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.imagined_draws import nurse
from tests.games.arkham_lcg.play import Play


@pytest.mark.parametrize(("token", "damage"), [("0", 2), ("-1", 1), ("-2", 1), ("-3", 0)])
def test_switchblade_2_is_sharper_by_two(token: str, damage: int) -> None:
    """Given combat 4 and the blade against fight 4, when the token leaves 6, 5, 4 or 3, then 2, 1, 1 or no damage."""
    game = Play(f"""
        area 0 switchblade_2
        threat 0 ghoul_priest
        bag {token}
    """).do("fight:switchblade_2:ghoul_priest")
    assert game.damage("ghoul_priest") == damage


def test_switchblade_2_is_fast() -> None:
    """Given the blade in hand, when it is played, then it costs 1 resource and no action."""
    game = Play("hand 0 switchblade_2").do("play:switchblade_2")
    assert (game.area(), game.resources(0), game.actions()) == (["switchblade_2"], 4, 3)


# --- Liquid Courage ---------------------------------------------------------------------------------------------------

COURAGE = """
    investigators skids_otoole daisy_walker
    area 0 liquid_courage
    uses liquid_courage 2
    hand 1 knife
    horror 1 3
    bag {token}
"""


@pytest.mark.rule("AH-Q-026")
def test_ah_q_026_a_sip_heals_one_and_one_more() -> None:
    """Given Daisy with 3 horror and willpower 3, when she drinks and the test succeeds, then she heals 2."""
    game = Play(COURAGE.format(token="0")).do("use:liquid_courage:daisy_walker")
    assert (game.horror(1), game.uses("liquid_courage"), game.hand(1)) == (1, 1, ["knife"])
    assert game.told("test", "seat", "skill", "count") == [(1, "willpower", 2)]


@pytest.mark.rule("AH-Q-026")
def test_ah_q_026_both_healings_are_one_effect() -> None:
    """Given somebody who gains a resource after a card of theirs heals horror, when 2 horror are healed so, then it is
    asked once, and 1 resource.
    """
    with imagined(nurse()):
        game = Play(COURAGE.format(token="0").replace("liquid_courage\n", "liquid_courage nurse\n", 1))
        game.do("use:liquid_courage:daisy_walker", "react:nurse")
        assert (game.prompt, game.horror(1), game.resources(0)) == ("turn", 1, 6)


def test_a_sip_too_many_spills_a_card() -> None:
    """Given the same with a bad token, then 1 is healed, and she discards a random card."""
    game = Play(COURAGE.format(token="-2")).do("use:liquid_courage:daisy_walker")
    assert (game.horror(1), game.hand(1), game.pile(1)) == (2, [], ["knife"])


def test_nobody_drinks_without_horror_and_the_empty_bottle_stays() -> None:
    """Given Skids without horror, then he is no target; given the last supply used, then the bottle stays in play."""
    game = Play(COURAGE.format(token="0").replace("uses liquid_courage 2", "uses liquid_courage 1"))
    assert not game.offers("use:liquid_courage:skids_otoole")
    game.do("use:liquid_courage:daisy_walker")
    assert game.area() == ["liquid_courage"]
    assert not game.offers("use:liquid_courage")


# --- Ace in the Hole --------------------------------------------------------------------------------------------------


def test_an_ace_is_three_more_actions() -> None:
    """Given the Ace, when it is played after two actions, then 4 are left, and no resource is spent."""
    game = Play("investigators skids_otoole\nhand 0 ace_in_the_hole_3").do("resource", "resource")
    game.do("play:ace_in_the_hole_3")
    assert (game.actions(), game.resources(0)) == (4, 7)


def test_an_ace_is_for_ones_own_turn() -> None:
    """Given a fellow's turn, then it can't be played."""
    game = Play("investigators skids_otoole roland_banks\nhand 0 ace_in_the_hole_3\nturn 1 3", asks="all")
    assert not game.offers("play:ace_in_the_hole_3")


@pytest.mark.rule("AH-T-013")
@pytest.mark.parametrize(("taboo", "again"), [("", True), ("april_2019", False)])
def test_ah_t_013_with_the_taboo_list_once_per_round_for_all(taboo: str, again: bool) -> None:
    """Given two copies, of one player or of two, when one was played this round, then the other can be played, but not
    with the taboo list; in the next round it can.
    """
    game = Play("investigators skids_otoole\nhand 0 ace_in_the_hole_3 ace_in_the_hole_3", taboo=taboo)
    assert game.do("play:ace_in_the_hole_3").offers("play:ace_in_the_hole_3") == again
    game = Play(
        """
        investigators skids_otoole jenny_barnes
        hand 0 ace_in_the_hole_3
        hand 1 ace_in_the_hole_3
        deck 0 knife
        deck 1 knife
        """,
        taboo=taboo,
    ).do("play:ace_in_the_hole_3", "end_turn")
    assert game.asked == 1
    assert game.offers("play:ace_in_the_hole_3") == again


# --- Double or Nothing ------------------------------------------------------------------------------------------------

DOUBLE = """
    investigators daisy_walker
    area 0 dr_milan_christopher
    hand 0 double_or_nothing perception
    deck 0 knife flashlight guts
    clues study {clues}
    bag 0
"""


@pytest.mark.rule("AH-Q-015")
@pytest.mark.parametrize(("there", "found"), [(3, 2), (1, 1)])
def test_ah_q_015_what_st_7_brings_comes_twice(there: int, found: int) -> None:
    """Given Dr. Milan and Perception, when she investigates with it, then against 4: two clues, as far as there are,
    two cards, and 1 resource.
    """
    game = Play(DOUBLE.format(clues=there)).do("investigate", "commit:double_or_nothing", "commit:perception")
    game.do("draw_token", "react:dr_milan_christopher").until(lambda: game.prompt == "turn")
    assert game.told("passed", "count") == [4]
    assert (game.clues(0), len(game.hand()), game.resources(0)) == (found, 2, 6)


def test_what_fails_against_the_double_is_nothing() -> None:
    """Given combat 2 against fight 4, when it is doubled, then 8 is not reached; without it, 4 is."""
    text = """
        investigators wendy_adams
        hand 0 double_or_nothing
        threat 0 ghoul_priest
        bag 1
        area 0 knife
    """
    game = Play(text).do("fight:ghoul_priest", "commit:double_or_nothing", "draw_token")
    assert game.told("failed", "count") == [8]
    assert game.damage("ghoul_priest") == 0


def test_an_attack_with_it_hits_twice() -> None:
    """Given a good attack, then its damage is dealt twice; an enemy defeated by the first is not hit again."""
    game = Play("""
        hand 0 double_or_nothing
        threat 0 icy_ghoul
        bag 1
    """).do("fight:icy_ghoul", "commit:double_or_nothing", "draw_token")
    assert game.told("passed", "count", "value") == [(6, 6)]
    assert game.damage("icy_ghoul") == 2


@pytest.mark.rule("AH-B-110")
def test_ah_b_110_no_second_copy_in_one_test() -> None:
    """Given two copies, when one is marked, then the other can't be."""
    game = Play("investigators skids_otoole\nhand 0 double_or_nothing double_or_nothing\nclues study 1")
    game.do("investigate", "commit:double_or_nothing…")
    assert not [option for option in game.options if option.startswith("commit:")]


# --- Quick Thinking ---------------------------------------------------------------------------------------------------

QUICK = """
    investigators {people}
    hand 0 quick_thinking
    {more}
    bag {token}
"""


@pytest.mark.rule("AH-B-256")
def test_ah_b_256_an_action_after_the_test() -> None:
    """Given a success by 2, when the test is over, then an action may be taken, which is none of the turn's."""
    game = Play(QUICK.format(people="daisy_walker", more="clues study 3", token="0"))
    game.do("investigate", "commit:quick_thinking", "draw_token")
    assert (game.prompt, game.clues(0)) == ("take_action", 1)
    game.do("resource")
    assert (game.prompt, game.actions(), game.resources(0)) == ("turn", 2, 6)


@pytest.mark.rule("AH-B-256")
def test_ah_b_256_out_of_turn_too_and_without_fast_assets() -> None:
    """Given a test in the mythos phase, then the action comes at once, in that phase; a fast asset is none."""
    game = Play("""
        investigators skids_otoole
        hand 0 quick_thinking switchblade
        encounter grasping_hands
        phase mythos.draw
        bag 1
    """).do("commit:quick_thinking", "draw_token")
    assert (game.prompt, game.now.phase) == ("take_action", "mythos")
    assert "resource" in game.options
    assert not game.offers("play:switchblade")
    game.do("resource")
    assert (game.now.phase, game.actions(), game.resources(0)) == ("investigation", 3, 6)


def test_by_one_there_is_no_action_and_it_may_be_declined() -> None:
    """Given a success by 1, then no action; given one by 2, then it may be passed up."""
    text = QUICK.format(people="roland_banks", more="clues study 3", token="{token}")
    game = Play(text.format(token="-1")).do("investigate", "commit:quick_thinking", "draw_token")
    assert (game.prompt, game.actions()) == ("turn", 2)
    game = Play(text.format(token="0")).do("investigate", "commit:quick_thinking", "draw_token", "pass")
    assert (game.prompt, game.actions()) == ("turn", 2)


def test_whoever_committed_it_acts() -> None:
    """Given a fellow's test that it helps, then its owner takes the action, not the tester."""
    game = Play("""
        investigators daisy_walker roland_banks
        hand 1 quick_thinking
        clues study 3
    """).do("investigate", "commit:quick_thinking", "draw_token")
    assert (game.prompt, game.asked) == ("take_action", 1)
    game.do("draw" if "draw" in game.options else "resource")
    assert (game.prompt, game.asked) == ("turn", 0)


@pytest.mark.rule("AH-T-012")
@pytest.mark.parametrize(("taboo", "both"), [("", True), ("april_2019", False)])
def test_ah_t_012_with_the_taboo_list_one_per_test(taboo: str, both: bool) -> None:
    """Given two players with one each, when one is marked, then the other may be too, but not with the taboo list."""
    game = Play(
        """
        investigators daisy_walker roland_banks
        hand 0 quick_thinking
        hand 1 quick_thinking
        clues study 3
        """,
        taboo=taboo,
    ).do("investigate", "commit:quick_thinking.1")
    assert game.offers("commit:quick_thinking.2") == both


# --- Lucky Dice -------------------------------------------------------------------------------------------------------

DICE = """
    investigators skids_otoole
    area 0 lucky_dice_2
    threat 0 ghoul_priest
    bag -4 -2 auto_fail 1
"""


@pytest.mark.rule("AH-C-018")
def test_ah_c_018_a_token_is_ignored_for_another_and_again() -> None:
    """Given -4, then -2, then an auto-fail, when two are ignored for 2 resources each, then the auto-fail counts,
    nothing more can be done about it, and the Dice leave the game.
    """
    game = Play(DICE).draws("-4", "-2", "auto_fail").do("fight:ghoul_priest", "react:lucky_dice_2")
    assert game.prompt == "react_reveal"
    game.do("react:lucky_dice_2")
    assert game.told("token", "token") == ["-4", "-2", "auto_fail"]
    assert (game.resources(0), game.zone("lucky_dice_2")) == (1, REMOVED)
    assert game.told("failed", "value") == [0]


@pytest.mark.rule("AH-C-018")
def test_ah_c_018_an_auto_fail_that_comes_first_can_not_be_ignored() -> None:
    """Given an auto-fail at once, then the Dice are not offered and stay; nor are they without 2 resources."""
    game = Play(DICE).draws("auto_fail").do("fight:ghoul_priest")
    assert (game.prompt, game.area()) == ("turn", ["lucky_dice_2"])
    assert Play(DICE + "resources 0 1").draws("-4").do("fight:ghoul_priest").prompt == "turn"


@pytest.mark.rule("AH-C-018")
def test_ah_c_018_what_is_ignored_does_not_come_again() -> None:
    """Given a bag of two tokens, when one is ignored, then the other comes; after the test both are there."""
    text = DICE.replace("bag -4 -2 auto_fail 1", "bag -4 1")
    game = Play(text).draws("-4").do("fight:ghoul_priest", "react:lucky_dice_2")
    while game.prompt == "react_reveal":
        game.do("pass")
    assert game.told("token", "token") == ["-4", "1"]
    assert sorted(game.now.bag) == ["-4", "1"]


def test_the_chance_knows_of_the_dice() -> None:
    """Given 5 resources, so two throws, and a bag in which 1 of 4 is good, then every token but the auto-fail is thrown
    again: 1/4, and 2/4 of 1/3, and of the rest 1/3 of 1/2.
    """
    game = Play(DICE.replace("bag -4 -2 auto_fail 1", "hand 0 overpower\n    bag -4 -4 auto_fail 1"))
    game.do("fight:ghoul_priest")
    chance, cards = rescued(game.now, game.now.tests[0])
    assert chance == Fraction(1, 4) + Fraction(2, 4) * (Fraction(1, 3) + Fraction(1, 3) * Fraction(1, 2))
    assert [game.now.label[card] for card in cards] == ["lucky_dice_2"]


# --- The Gold Pocket Watch --------------------------------------------------------------------------------------------

WATCH = """
    investigators skids_otoole
    area 0 the_gold_pocket_watch_4
    deck 0 knife flashlight guts
    encounter {encounter}
    phase {phase}
"""


@pytest.mark.rule("AH-C-020", "AH-B-258")
def test_ah_c_020_the_mythos_phase_is_skipped() -> None:
    """Given a new round, when the watch skips its mythos phase, then no doom, no encounter card, and the watch is out
    of the game; the investigation phase follows.
    """
    game = Play(WATCH.format(encounter="ancient_evils", phase="mythos"))
    assert sorted(game.options) == ["pass", "react:the_gold_pocket_watch_4:skips"]
    game.do("react:the_gold_pocket_watch_4:skips")
    assert (game.now.phase, game.prompt) == ("investigation", "turn")
    assert sum(game.now.doom) == 0
    assert game.told("encounter", "card") == []
    assert game.zone("the_gold_pocket_watch_4") == REMOVED


@pytest.mark.rule("AH-C-020", "AH-B-258")
def test_ah_c_020_in_a_skipped_upkeep_phase_nothing_readies() -> None:
    """Given an exhausted asset, when upkeep is skipped, then it stays so, nobody draws or gains; a new round begins."""
    text = WATCH.format(encounter="swarm_of_rats", phase="upkeep") + "area 0 machete\nexhausted machete"
    game = Play(text).do("react:the_gold_pocket_watch_4:skips")
    assert (game.now.round, game.is_ready("machete"), game.resources(0)) == (2, False, 5)
    assert game.told("draws", "card") == []


@pytest.mark.rule("AH-C-020", "AH-B-258")
def test_ah_c_020_a_repeated_investigation_phase_is_a_new_turn() -> None:
    """Given his turn over, when the watch repeats the phase, then he has a turn with all actions again."""
    game = Play("investigators skids_otoole\narea 0 the_gold_pocket_watch_4").do("resource", "resource", "end_turn")
    assert "react:the_gold_pocket_watch_4:repeats" in game.options
    game.do("react:the_gold_pocket_watch_4:repeats")
    assert (game.now.phase, game.now.round, game.actions(), game.prompt) == ("investigation", 1, 3, "turn")


@pytest.mark.rule("AH-B-258")
def test_ah_b_258_what_is_once_a_turn_may_be_done_again() -> None:
    """Given Skids's own action bought in the first turn, then it may be bought in the second, not a third time."""
    game = Play("investigators skids_otoole\narea 0 the_gold_pocket_watch_4\nresources 0 9").do("use:skids_otoole")
    assert not game.offers("use:skids_otoole")
    game.do("end_turn", "react:the_gold_pocket_watch_4:repeats")
    assert game.actions() == 3  # what the first turn had is over
    assert game.offers("use:skids_otoole")


@pytest.mark.rule("AH-B-258")
def test_ah_b_258_a_repeated_mythos_phase_draws_and_dooms_again() -> None:
    """Given the watch, when the mythos phase is repeated, then there are 2 doom and two cards, in one round."""
    game = Play(WATCH.format(encounter="swarm_of_rats ghoul_minion", phase="mythos"))
    game.do("pass").until(lambda: "react:the_gold_pocket_watch_4:repeats" in game.options)
    round_ = game.now.round
    game.do("react:the_gold_pocket_watch_4:repeats")
    assert game.told("encounter", "card") == ["swarm_of_rats", "ghoul_minion"]
    assert (sum(game.now.doom), game.now.round, game.now.phase) == (2, round_, "investigation")


@pytest.mark.rule("AH-C-020")
def test_ah_c_020_at_no_other_time() -> None:
    """Given somebody who is asked everywhere, then in his own turn it is not offered."""
    game = Play("investigators skids_otoole\narea 0 the_gold_pocket_watch_4", asks="all")
    assert not [option for option in game.options if "watch" in option]
