"""AH-B-067, AH-B-084, AH-B-085, AH-Q-015: what may happen to chaos tokens, in tests and outside of them; doubling."""

import sys
from typing import Any

import pytest

from miskatonic.games.arkham_lcg.basics.bag import bag_now
from miskatonic.games.arkham_lcg.basics.values import lasts
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.phrases import both, by_you
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import ONCE_PER_GAME, Card, Cost, Sign, Use, after, when
from miskatonic.games.arkham_lcg.rows.terms import (
    ASSET,
    AUTO_FAIL,
    ELDER_SIGN,
    FIGHT,
    IGNORED,
    INVESTIGATOR,
    REMOVED,
    SKILL,
    TEST,
)
from miskatonic.games.arkham_lcg.rules import chaos_bag, revealing, skill_test
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.revealing import Reveal, ignore, reveal_tokens, treat_as
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Option, ask
from tests.games.arkham_lcg.imaginary import imagined, olive, omen
from tests.games.arkham_lcg.looks import running_test
from tests.games.arkham_lcg.play import Play


def sleuth(**facts: Any) -> Card:
    """An investigator with 3 in everything."""
    return Card(
        INVESTIGATOR, "imaginary", "sleuth", level=None, unique=True,
        **{"skills": (3, 3, 3, 3), "health": 8, "sanity": 8, **facts},
    )  # fmt: skip


def dice() -> Card:
    """02230: 2 resources: a token that isn't an auto-fail is ignored; an auto-fail in its place removes the Dice."""
    card = Card(ASSET, "imaginary", "dice", cost=2)

    @card.reaction(
        when(Reveal),
        given=both(by_you, lambda game, me: me.trigger.token != AUTO_FAIL),
        cost=Cost(resources=2),
        cancels=True,
        makes=IGNORED,
    )
    async def rolls_again(game: Arkham, me: Use) -> None:
        ignore(game, me.trigger, me.card, firm=AUTO_FAIL)

    @card.forced(
        after(Reveal),
        given=lambda game, me: (
            me.trigger.token == AUTO_FAIL and me.trigger.follows is not None and me.trigger.follows.by == me.card
        ),
    )
    async def is_lost(game: Arkham, me: Use) -> None:
        put(game, me.card, REMOVED)

    return card


def gamble() -> Card:
    """02026: the difficulty is doubled, and so is what success brings."""
    card = Card(SKILL, "imaginary", "gamble", icons="?", max_committed=1)
    card.rider(topics.DOUBLE_DIFFICULTY, 1, lambda game, card, seat: True)
    card.rider(topics.RESULTS_TWICE, 1, lambda game, card, seat: True)
    return card


def _test(game: Play) -> Any:
    """The running test as its tester sees it."""
    return running_test(game.table, game.now.active)


def _chance(game: Play, text: str) -> float | None:
    """The figure behind an option."""
    return game.table.game.chance(game.now, game.option(text))


# --- elder signs that act at once -------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-068")
def test_ah_b_068_an_elder_sign_may_make_the_attack_stronger() -> None:
    """Given a sign that adds 1 damage to attacks, when it is revealed in one, then 2 damage; else nothing."""
    chef = sleuth()

    async def strikes_harder(game: Arkham, me: Use) -> None:
        if me.trigger.kind == FIGHT:
            lasts(game, TEST, topics.TEST_DAMAGE, me.seat, 1, me.card)

    chef.elder = Sign(lambda game, seat: 1, now=strikes_harder)
    with imagined(chef):
        game = Play("investigators sleuth\nthreat 0 ghoul_priest\nclues study 3\nbag elder_sign")
        assert game.do("fight:ghoul_priest").damage("ghoul_priest") == 2
        assert game.do("investigate").clues(0) == 1
        assert game.do("fight:ghoul_priest").damage("ghoul_priest") == 4


@pytest.mark.rule("AH-B-068")
def test_ah_b_068_an_elder_sign_may_ask() -> None:
    """Given a sign that lets one fail for 3 cards, when it is revealed, then one chooses; either has its price."""
    reporter = sleuth()

    async def may_fail(game: Arkham, me: Use) -> None:
        found = [Option("none", passes=True), Option("help")]
        if (await ask(game, me.seat, "help", "AH-B-068", lambda game: found, {"seat": me.seat})).verb == "help":
            me.trigger.fails = True
            await draw(game, me.seat, 3, "AH-B-068", me.card)

    reporter.elder = Sign(lambda game, seat: 2, now=may_fail)
    text = "investigators sleuth\ndeck 0 knife flashlight guts machete\nclues study 3\nbag elder_sign"
    with imagined(reporter):
        game = Play(text).do("investigate", "none")
        assert (game.told("passed", "value"), game.clues(0), game.hand()) == ([5], 1, [])
        game = Play(text).do("investigate", "help")
        assert (game.told("failed", "value"), game.clues(0), len(game.hand())) == ([0], 0, 3)


# --- a token that counts as another -----------------------------------------------------------------------------------


def priest() -> Card:
    """04004: anybody's auto-fail is an elder sign."""
    card = sleuth()

    @card.reaction(
        when(Reveal),
        given=lambda game, me: me.trigger.token == AUTO_FAIL,
        limit=ONCE_PER_GAME,
        cancels=True,
        makes=ELDER_SIGN,
    )
    async def forgives(game: Arkham, me: Use) -> None:
        treat_as(game, me.trigger, ELDER_SIGN, me.card)

    card.elder = Sign(lambda game, seat: 1, succeeds=lambda game, seat: True)
    return card


@pytest.mark.rule("AH-C-032")
def test_ah_c_032_an_auto_fail_that_somebody_elsewhere_reveals_becomes_an_elder_sign_of_theirs() -> None:
    """Given somebody in the Cellar reveals an auto-fail, then it may count as their own elder sign."""
    text = """
        investigators sleuth roland_banks
        place cellar
        at 1 cellar
        clues cellar 2
        turn 1
        bag auto_fail
    """
    with imagined(priest()):
        game = Play(text).do("investigate", "react:sleuth")
        assert (game.told("passed", "value"), game.clues(1)) == ([3 + 2], 1)
        assert game.story("treated") == ["treated"]
        assert Play(text).do("investigate", "pass").told("failed", "value") == [0]


@pytest.mark.rule("AH-C-032", "AH-Q-023", "AH-R-2.5")
def test_ah_c_032_ah_q_023_one_auto_fail_made_good_does_not_make_good_the_other() -> None:
    """Given two auto-fails resolved, when one counts as an elder sign that succeeds, then the test still fails."""
    with imagined(priest(), olive()):
        game = Play("investigators sleuth\narea 0 olive\nclues study 1\nbag auto_fail auto_fail 0 0")
        game.draws("auto_fail", "0", "auto_fail").do("investigate", "react:olive", "token:auto_fail+auto_fail")
        assert game.options == ["react:sleuth", "pass"]
        game.do("react:sleuth")
        assert (game.told("failed", "value"), game.clues(0)) == ([0], 0)
        game = Play("investigators sleuth\narea 0 olive\nclues study 1\nbag auto_fail elder_sign 0 0")
        game.draws("auto_fail", "0", "elder_sign").do("investigate", "react:olive", "token:auto_fail+elder_sign")
        assert game.do("pass").told("failed", "value") == [0]


@pytest.mark.rule("AH-A-43")
def test_ah_a_43_a_token_that_counts_as_a_harmless_one_does_not_hurt() -> None:
    """Given Shrivelling and an auto-fail that counts as an elder sign, then the spell does not hurt."""
    with imagined(priest()):
        text = "investigators sleuth\narea 0 shrivelling\nthreat 0 ghoul_priest\nbag auto_fail"
        game = Play(text).do("fight:shrivelling:ghoul_priest", "react:sleuth")
        assert (game.horror(0), game.damage("ghoul_priest")) == (0, 2)
        assert Play(text).do("fight:shrivelling:ghoul_priest", "pass").horror(0) >= 1


def musician() -> Card:
    """02004: skulls are worth 0; an elder sign may count as a skull."""
    card = sleuth()
    card.constant(
        topics.TOKEN_WORTH,
        lambda game, card, test, token, amount: 0 if token == "skull" and game.who[test.seat] == card else amount,
    )

    @card.reaction(when(Reveal), given=both(by_you, lambda game, me: me.trigger.token == ELDER_SIGN))
    async def plays(game: Arkham, me: Use) -> None:
        treat_as(game, me.trigger, "skull", me.card)

    card.elder = Sign(lambda game, seat: 1)
    return card


@pytest.mark.rule("AH-B-082", "AH-B-084")
def test_ah_b_084_a_skull_may_be_worth_nothing_for_one_investigator() -> None:
    """Given 3 Ghouls, when the musician reveals a skull, then 0, also an elder sign as a skull; Roland's are bad."""
    text = """
        investigators sleuth roland_banks
        place study
        place cellar
        at 0 study
        at 1 study
        enemy ghoul_minion cellar
        enemy ghoul_minion cellar
        enemy ghoul_minion study
        exhausted ghoul_minion.1
        exhausted ghoul_minion.2
        exhausted ghoul_minion.3
        clues study 2
    """
    with imagined(musician()):
        game = Play(f"{text}\nbag skull").do("investigate")
        assert game.told("passed", "value") == [3]
        game = Play(f"{text}\nbag elder_sign").do("investigate")
        assert game.options == ["react:sleuth", "pass"]
        assert game.do("react:sleuth").told("passed", "value") == [3]
        assert Play(f"{text}\nbag elder_sign").do("investigate", "pass").told("passed", "value") == [4]
        game = Play(f"{text}\nturn 1\nbag skull").do("investigate")
        assert game.told("passed", "value") == [3 - 1]  # a skull of Roland's: one Ghoul at his location


# --- several tokens at once -------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-R-2.5", "AH-Q-012")
def test_ah_r_2_5_two_bad_symbols_at_once_hurt_once_and_each_counts() -> None:
    """Given Shrivelling and two skulls resolved at once, then 1 horror and both modifiers; one by one: 2 horror."""
    text = """
        investigators agnes_baker
        area 0 olive shrivelling
        enemy ghoul_minion hallway
        threat 0 ghoul_priest
        place hallway
        at 0 hallway
        bag skull skull cultist 0 0
    """
    with imagined(olive()):
        game = Play(text).draws("skull", "0", "skull")
        game.do("fight:shrivelling:ghoul_priest", "react:olive", "token:skull+skull")
        game.until(lambda: game.prompt == "turn")
        first = [one for one in game.told("horror_placed", "source") if one == "shrivelling"]
        assert (first, game.told("token", "token")) == (["shrivelling"], ["skull", "skull"])
        assert [event.args["worth"] for event in game.events("token")] == ["−2", "−2"]
        game = Play(text.replace("area 0 olive", "difficulty hard\n        area 0")).draws("cultist", "skull")
        game.do("fight:shrivelling:ghoul_priest").until(lambda: game.prompt == "turn")
        assert [one for one in game.told("horror_placed", "source") if one == "shrivelling"] == ["shrivelling"] * 2


# --- ignoring a token -------------------------------------------------------------------------------------------------

DICE = """
    investigators sleuth
    area 0 dice
    resources 0 6
    clues study 1
    bag -4 -2 auto_fail 0
"""


@pytest.mark.rule("AH-C-018", "AH-B-084")
def test_ah_c_018_a_token_is_ignored_for_another_one_until_the_auto_fail_comes() -> None:
    """Given -4 and -2 ignored for 2 resources each, when the auto-fail comes, then the Dice leave the game."""
    with imagined(sleuth(), dice()):
        game = Play(DICE).draws("-4", "-2", "auto_fail").do("investigate", "react:dice")
        assert sorted(bag_now(game.now)) == ["0", "auto_fail"]  # what is ignored does not go back yet
        game.do("react:dice")
        assert game.zone("dice") == REMOVED
        assert (game.told("failed", "value"), game.resources(0)) == ([0], 2)
        assert sorted(bag_now(game.now)) == ["-2", "-4", "0", "auto_fail"]


@pytest.mark.rule("AH-C-018")
def test_ah_c_018_an_auto_fail_is_never_ignored() -> None:
    """Given an auto-fail that comes first, then the Dice are not offered and stay."""
    with imagined(sleuth(), dice()):
        game = Play(DICE).draws("auto_fail").do("investigate")
        assert (game.prompt, game.area(), game.resources(0)) == ("turn", ["dice"], 6)


@pytest.mark.rule("AH-C-018", "AH-B-084")
def test_ah_c_018_the_auto_fail_in_place_of_an_ignored_token_can_not_be_cancelled() -> None:
    """Given Wendy, when the auto-fail comes in place of an ignored token, then she can't cancel it; alone she could."""
    text = DICE.replace("sleuth", "wendy_adams") + "\nhand 0 knife"
    with imagined(dice()):
        game = Play(text).draws("-4", "auto_fail").do("investigate")
        assert sorted(game.options) == ["pass", "react:dice", "react:wendy_adams"]
        game.do("react:dice")
        assert (game.prompt, game.hand()) == ("turn", ["knife"])
        assert game.told("failed", "value") == [0]
        game = Play(text).draws("auto_fail", "0").do("investigate")
        assert game.options == ["react:wendy_adams", "pass"]


@pytest.mark.rule("AH-B-084")
def test_ah_b_084_an_ignored_symbol_does_nothing() -> None:
    """Given a skull ignored, then neither its modifier nor Shrivelling's horror comes."""
    with imagined(sleuth(), dice()):
        game = Play("investigators sleuth\narea 0 dice shrivelling\nresources 0 2\nthreat 0 ghoul_priest\nbag skull 1")
        game.draws("skull", "1").do("fight:shrivelling:ghoul_priest", "react:dice")
        assert (game.horror(0), game.told("passed", "value")) == (0, [4])


# --- tokens outside tests ---------------------------------------------------------------------------------------------


def rhapsody() -> Card:
    """02013: 5 tokens; 1 damage for each skull and auto-fail."""

    async def plays(game: Arkham, me: Use) -> None:
        found = await reveal_tokens(game, me.seat, me.card, 5)
        for _ in range(found.count("skull") + found.count(AUTO_FAIL)):
            await _hurts(game, me)

    return omen("rhapsody", plays)


async def _hurts(game: Arkham, me: Use) -> None:
    """1 damage."""
    await harm(game, me.seat, 1, 0, me.card)


APART = """
    investigators {who}
    encounter rhapsody
    phase mythos.draw
    bag skull skull auto_fail 1 0 -1 -2
"""


@pytest.mark.rule("AH-B-085")
def test_ah_b_085_tokens_outside_tests_do_only_what_the_card_says_and_go_back() -> None:
    """Given 5 tokens revealed by a treachery, then its harm alone, and all 7 are in the bag again."""
    with imagined(rhapsody(), sleuth()):
        game = Play(APART.format(who="sleuth"), ("skull", "1", "auto_fail", "0", "skull"))
        game.until(lambda: game.prompt == "turn")
        assert (game.damage(0), game.horror(0)) == (3, 0)
        assert game.told("token_apart", "token") == ["skull", "1", "auto_fail", "0", "skull"]
        assert len(bag_now(game.now)) == 7


@pytest.mark.rule("AH-B-085")
def test_ah_b_085_several_tokens_at_once_come_without_replacement() -> None:
    """Given a bag of 7, when 5 are revealed by chance, then none comes more often than it is there."""
    with imagined(rhapsody(), sleuth()):
        for seed in range(1, 12):
            game = Play(APART.format(who="sleuth"), rng=seed)
            shown = game.told("token_apart", "token")
            assert len(shown) == 5
            assert all(shown.count(one) <= (2 if one == "skull" else 1) for one in shown)


@pytest.mark.rule("AH-B-085", "AH-B-084")
def test_trap_7_reactions_to_tokens_work_outside_tests_and_their_limits_begin_anew() -> None:
    """Given Wendy, when a skull comes outside of tests, then she may cancel it once, and again one in her next test."""
    with imagined(rhapsody()):
        text = f"{APART.format(who='wendy_adams')}\nhand 0 knife guts sure_gamble_3\nclues study 3"
        game = Play(text, ("skull", "1", "-1", "0", "-2", "auto_fail"))
        assert game.options == ["react:wendy_adams", "pass"]
        game.do("react:wendy_adams", "discard:knife").until(lambda: game.prompt == "turn")
        assert game.damage(0) == 1
        game.draws("-2", "1").do("investigate")
        assert "react:wendy_adams" in game.options


@pytest.mark.rule("AH-B-085")
def test_trap_7_spells_that_answer_to_their_own_tests_keep_silent_outside() -> None:
    """Given Shrivelling in play, when skulls come outside of tests, then no horror by it."""
    with imagined(rhapsody(), sleuth()):
        text = f"{APART.format(who='sleuth')}\narea 0 shrivelling\nhand 0 sure_gamble_3\nresources 0 5"
        game = Play(text, ("skull", "1", "0", "-1", "-2"))
        assert game.prompt == "turn"
        assert (game.damage(0), game.horror(0)) == (1, 0)


@pytest.mark.rule("AH-B-085", "AH-Q-027")
def test_ah_q_027_what_replaces_a_reveal_does_so_outside_tests_too() -> None:
    """Given the Statue, when tokens come outside of tests, then two come for one of them, and one is kept."""
    with imagined(rhapsody(), sleuth()):
        game = Play(f"{APART.format(who='sleuth')}\narea 0 grotesque_statue_4")
        game.draws("skull", "1").do("react:grotesque_statue_4")
        assert sorted(game.options) == ["token:1", "token:skull"]
        game.draws("0", "auto_fail", "-1", "-2").do("token:1").until(lambda: game.prompt == "turn")
        assert game.damage(0) == 1


# --- double or nothing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-Q-015")
def test_ah_q_015_the_difficulty_counts_double_and_the_results_come_twice_but_no_reaction() -> None:
    """Given Perception and Dr. Milan, then difficulty 4, 2 clues, 2 cards, and 1 resource only."""
    with imagined(gamble()):
        game = Play("""
            investigators daisy_walker
            area 0 dr_milan_christopher
            hand 0 gamble perception
            deck 0 knife flashlight guts
            clues study 3
            bag 0
        """)
        game.do("investigate")
        assert _test(game)["difficulty"] == 2
        game.do("commit:gamble")
        assert _test(game)["difficulty"] == 4
        assert [one["amount"] for one in _test(game)["against"]] == [2, 2]
        game.do("commit:perception", "draw_token", "react:dr_milan_christopher")
        game.until(lambda: game.prompt == "turn")
        assert game.told("passed", "count", "margin") == [(4, 6 + 1 + 2 - 4)]
        assert (game.clues(0), len(game.hand()), game.resources(0)) == (2, 2, 6)


@pytest.mark.rule("AH-Q-015")
def test_ah_q_015_the_chance_knows_the_doubled_difficulty_before_the_card_is_committed() -> None:
    """Given 3 against 2 and a bag of 0 and -1, then 1; with the doubling card 4 against 4, then a half."""
    with imagined(sleuth(), gamble()):
        game = Play("investigators sleuth\nhand 0 gamble\nclues study 1\nbag 0 -1").do("investigate")
        test = _test(game)
        assert (test["chance"], test["then"]["gamble"]) == ([1, 1], {"value": 4, "good": 1, "difficulty": 4})
        assert _chance(game, "commit:gamble") == 0.5
        game.do("commit:gamble")
        then = {"value": 3, "good": 2, "difficulty": 2}
        assert (_test(game)["chance"], _test(game)["then"]["gamble"]) == ([1, 2], then)
        assert (_chance(game, "uncommit:gamble"), _chance(game, "draw_token")) == (1, 0.5)
        lines = game.table.game.explain(game.now, game.option("draw_token"))
        assert [(one.message, one.amount) for one in lines if one.message == "line-doubled"] == [("line-doubled", 2)]


@pytest.mark.rule("AH-Q-015", "AH-B-255")
def test_ah_q_015_a_failure_and_what_has_left_play_are_not_doubled_twice() -> None:
    """Given an attack with doubled results, when the first defeats the enemy, then the second hurts nobody."""
    strong = sleuth()
    strong.elder = Sign(lambda game, seat: 8)
    with imagined(strong, gamble()):
        game = Play("investigators sleuth\nhand 0 gamble\nthreat 0 swarm_of_rats ghoul_priest\nbag 1")
        game.do("fight:swarm_of_rats", "commit:gamble", "draw_token")
        assert (game.threats(), game.damage("ghoul_priest"), game.prompt) == (["ghoul_priest"], 0, "turn")
        game = Play("investigators sleuth\nhand 0 gamble\nthreat 0 ghoul_priest\nbag elder_sign")
        game.do("fight:ghoul_priest", "commit:gamble", "draw_token")
        assert (game.told("passed", "count"), game.damage("ghoul_priest")) == ([8], 2)
        game = Play("investigators sleuth\nhand 0 gamble\nthreat 0 ghoul_priest\nbag 0")
        game.do("fight:ghoul_priest", "commit:gamble", "draw_token")
        assert (game.told("failed", "count"), game.told("retaliates", "enemy")) == ([8], ["ghoul_priest"])


@pytest.mark.rule("AH-Q-015")
def test_ah_q_015_an_evasion_done_twice_is_one_evasion() -> None:
    """Given an enemy evaded twice over, then it is exhausted and disengaged, and the turn goes on."""
    with imagined(sleuth(), gamble()):
        game = Play("investigators sleuth\nhand 0 gamble\nthreat 0 ghoul_minion\nbag 1")
        game.do("evade:ghoul_minion", "commit:gamble", "draw_token")
        assert (game.engaged("ghoul_minion"), game.is_ready("ghoul_minion"), game.prompt) == (-1, False, "turn")


# --- chances ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-Q-027", "AH-R-2.5", "AH-B-070")
def test_ah_q_027_the_chance_knows_that_two_of_three_tokens_are_kept() -> None:
    """Given 2 against 2 and a bag of 1, 0, -1, -1, then a half; with two of three kept 3 of 4."""
    with imagined(olive()):
        game = Play("investigators agnes_baker\narea 0 olive\nhand 0 perception\nclues study 3\nbag 1 0 -1 -1")
        game.do("investigate")
        test = running_test(game.table)
        assert (test["chance"], test["rescued"]) == ([1, 2], {"cards": ["card-olive"], "chance": [3, 4]})
        game.do("draw_token")
        assert _chance(game, "react:olive") == 0.75


@pytest.mark.rule("AH-C-032", "AH-B-070")
def test_ah_c_032_the_chance_knows_of_a_token_that_may_count_as_another() -> None:
    """Given a bag of auto-fail and -4 and one auto-fail that may be an elder sign, then one half, and not 0."""
    with imagined(priest()):
        game = Play("investigators sleuth\nhand 0 perception\nclues study 3\nbag auto_fail -8").draws("auto_fail")
        game.do("investigate")
        test = running_test(game.table)
        assert (test["chance"], test["rescued"]) == ([0, 1], {"cards": ["card-sleuth"], "chance": [1, 2]})
        game.do("draw_token")
        assert (_chance(game, "react:sleuth"), running_test(game.table)["chance"]) == (1, [0, 1])


@pytest.mark.rule("AH-C-018", "AH-B-070")
def test_ah_c_018_the_chance_knows_that_a_token_may_be_ignored_for_another_one() -> None:
    """Given 3 against 2 and a bag of 0, -4 and auto-fail, then a third; with the Dice -4 is thrown again: one half."""
    with imagined(sleuth(), dice()):
        game = Play(f"{DICE.replace('-4 -2', '-4')}\nhand 0 perception").draws("-4").do("investigate")
        test = running_test(game.table)
        assert (test["chance"], test["rescued"]) == ([1, 3], {"cards": ["card-dice"], "chance": [1, 2]})
        game.do("draw_token")
        assert _chance(game, "react:dice") == 0.5


# --- what tests rely on -----------------------------------------------------------------------------------------------


def test_trap_13_wherever_a_token_is_drawn_the_scripted_one_comes() -> None:
    """Given a scripted token, then every chapter that draws tokens gets it."""
    game = Play("investigators roland_banks\nbag 0 -1")
    with pytest.MonkeyPatch.context() as patch:
        game.load_dice(patch)
        modules = [one for name, one in sys.modules.items() if "games.arkham_lcg.rules." in name]
        drawing = [one for one in modules if "draw_token" in vars(one)]
        assert {chaos_bag, revealing, skill_test} <= set(drawing)
        for module in drawing:
            game.draws("-8")  # which is not in the bag
            assert vars(module)["draw_token"](game.now) == "-8", module
