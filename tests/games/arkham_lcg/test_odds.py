"""The chances that are told: before a test, in it, and with what can still be decided once the token is there."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Table, arrange
from tests.games.arkham_lcg.looks import running_test, there
from tests.games.arkham_lcg.play import Play

STANDARD = "bag 1 0 0 -1 -1 -1 -2 -2 -3 -4 skull skull cultist tablet auto_fail elder_sign"

STATUE = """
investigators agnes_baker
hand 0 perception
area 0 grotesque_statue_4
clues study 1
bag 0 0 -1 auto_fail
"""
"""2 of 4 tokens do, and the statue may be used."""


def chance(table: Table, text: str) -> float | None:
    """The figure behind an option."""
    assert table.choice
    option = next(one for one in table.choice.options if one.text == text)
    return GAME.chance(table.state, option)


@pytest.mark.rule("AH-B-012")
def test_ah_b_012_a_shroud_below_0_counts_as_0_before_the_test_too() -> None:
    """Given shroud 2, intellect 2 and a Flashlight, then every token but the auto-fail does, as in the test itself."""
    table = arrange(GAME, f"investigators agnes_baker\narea 0 flashlight\nhand 0 perception\nclues study 1\n{STANDARD}")
    before = chance(table, "investigate:flashlight")
    assert before == pytest.approx(15 / 16)
    table.answer("investigate:flashlight")
    assert running_test(table)["chance"] == [15, 16]
    assert running_test(table)["difficulty"] == 0


@pytest.mark.rule("AH-B-012")
def test_ah_b_012_a_difficulty_says_where_it_is_cut_at_0() -> None:
    """Given shroud 1 and a Flashlight, then its lines are 1, 2 less, and 1 more because nothing is below 0."""
    table = arrange(
        GAME, "investigators agnes_baker\nplace hallway\narea 0 flashlight\nhand 0 perception\nclues hallway 1"
    )
    table.answer("investigate:flashlight")
    lines = GAME.explain(table.state, "shroud:hallway")
    assert [line.amount for line in lines] == [1, -2, 1]
    assert table.explain("shroud:hallway")[-1] == "Not below 0: 1 (AH-B-012)"
    assert running_test(table)["difficulty"] == 0


@pytest.mark.rule("AH-B-012")
def test_ah_b_012_a_value_is_cut_at_0_only_when_it_is_used() -> None:
    """Given agility 2 and a token of −4 that Wendy may cancel, then the value is 0 and its lines still say −4."""
    game = Play(
        """
        investigators wendy_adams
        hand 0 knife
        threat 0 ghoul_minion
        bag 0 -4
        """
    ).draws("-4")
    game.do("fight:ghoul_minion", "draw_token")
    shown = running_test(game.table)
    assert [line["amount"] for line in shown["sources"]] == [1, -4]
    assert shown["value"] == 0


# --- what can still be decided ----------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-084")
def test_ah_b_084_a_token_that_can_be_cancelled_is_a_second_figure() -> None:
    """Given 1 of 4 tokens that does and a card to discard, then Wendy has 1/4, and with a second draw 7/16."""
    table = arrange(
        GAME, "investigators wendy_adams roland_banks\nhand 0 knife\nthreat 0 ghoul_minion\nbag 1 0 -1 auto_fail"
    )
    table.answer("fight:ghoul_minion")
    assert running_test(table)["chance"] == [1, 4]
    assert running_test(table)["rescued"] == {"cards": ["card-wendy_adams"], "chance": [7, 16]}
    assert running_test(table, 1)["rescued"] is None


@pytest.mark.rule("AH-B-084")
def test_ah_b_084_without_a_card_to_discard_nothing_can_be_cancelled() -> None:
    """Given one card that is committed, then nothing is left to discard and there is no second figure."""
    table = arrange(GAME, "investigators wendy_adams\nhand 0 unexpected_courage\nthreat 0 ghoul_minion\nbag 1 0 -3")
    table.answer("fight:ghoul_minion")
    assert there(running_test(table)["rescued"])["cards"] == ["card-wendy_adams"]
    table.answer("commit:unexpected_courage")
    assert running_test(table)["rescued"] is None


@pytest.mark.rule("AH-A-37")
def test_ah_a_37_a_modifier_that_can_be_turned_is_a_second_figure() -> None:
    """Given 3 against 3 and money for Sure Gamble, then the tokens below 0 do as well, the auto-fail does not."""
    text = "investigators skids_otoole\nhand 0 sure_gamble_3 knife\nthreat 0 ghoul_priest\nbag 0 -1 -2 auto_fail"
    table = arrange(GAME, f"{text}\nresources 0 2")
    table.answer("fight:ghoul_priest")
    assert running_test(table)["chance"] == [0, 1]
    assert running_test(table)["rescued"] == {"cards": ["card-sure_gamble_3"], "chance": [1, 2]}
    table = arrange(GAME, f"{text}\nresources 0 1")
    table.answer("fight:ghoul_priest")
    assert running_test(table)["rescued"] is None


@pytest.mark.rule("AH-Q-027")
def test_ah_q_027_the_better_of_two_tokens_is_a_second_figure() -> None:
    """Given 2 of 4 tokens that do and a Grotesque Statue, then of two that are drawn one does in 5 of 6 cases."""
    table = arrange(GAME, STATUE)
    table.answer("investigate")
    assert running_test(table)["chance"] == [1, 2]
    assert running_test(table)["rescued"] == {"cards": ["card-grotesque_statue_4"], "chance": [5, 6]}


@pytest.mark.rule("AH-B-070")
def test_ah_b_070_what_is_paid_from_one_purse_is_not_counted_twice() -> None:
    """Given money for Sure Gamble or for Lucky!, but not for both, then only one of them helps against a token."""
    text = """
        investigators wendy_adams roland_banks
        hand 0 sure_gamble_3 lucky
        hand 1 perception
        clues study 1
        bag -3 -6
        """
    table = arrange(GAME, f"{text}resources 0 2")
    table.answer("investigate")
    # 3 − 3 + 2 reaches 2, and so do 3 + 3 and 3 + 6
    assert running_test(table)["rescued"] == {"cards": ["card-sure_gamble_3"], "chance": [1, 1]}
    table = arrange(GAME, f"{text}resources 0 1")
    table.answer("investigate")
    assert there(running_test(table)["rescued"])["chance"] == [3, 4]


@pytest.mark.rule("AH-L-03")
def test_ah_l_03_what_is_as_if_in_hand_is_a_second_figure_too() -> None:
    """Given Wendy's Amulet and Lucky! on the pile, then it counts as if it were in hand."""
    table = arrange(
        GAME,
        """
        investigators wendy_adams
        area 0 wendys_amulet
        hand 0 perception
        discard 0 lucky
        clues study 1
        bag -2 -2
        """,
    )
    table.answer("investigate")
    table.answer("commit:perception")
    assert running_test(table)["chance"] == [1, 1]
    table.answer("uncommit:perception")
    assert running_test(table)["chance"] == [0, 1]
    assert running_test(table)["rescued"] == {"cards": ["card-lucky"], "chance": [1, 1]}


# --- once the token is there ------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-012")
def test_ah_b_012_lucky_is_not_promised_to_save_what_it_does_not() -> None:
    """Given 3 − 5 against 1, when Lucky! is offered, then 2 more make 0: it does not help, and is not said to."""
    text = """
        investigators roland_banks
        place hallway
        hand 0 lucky perception
        clues hallway 1
        bag 0 -4 -5
        """
    game = Play(text).draws("-5")
    game.do("investigate", "draw_token")
    assert chance(game.table, "play:lucky") == 0.0
    game.do("play:lucky")
    assert game.told("failed", "value", "count") == [(0, 1)]
    game = Play(text).draws("-4")
    game.do("investigate", "draw_token")
    assert chance(game.table, "play:lucky") == 1.0
    game.do("play:lucky")
    assert game.told("passed", "value", "count") == [(1, 1)]


@pytest.mark.rule("AH-B-084")
def test_ah_b_084_each_answer_to_a_token_has_its_own_figure() -> None:
    """Given a token that fails, then Wendy's second draw has the chance of the whole bag, Sure Gamble its own."""
    game = Play(
        """
        investigators wendy_adams
        hand 0 sure_gamble_3 perception
        clues study 1
        bag 0 0 -2 -4
        """
    ).draws("-2")
    game.do("investigate", "draw_token")
    assert chance(game.table, "react:wendy_adams") == pytest.approx(1 / 2)
    game.do("pass")
    assert chance(game.table, "play:sure_gamble_3") == 1.0


@pytest.mark.rule("AH-Q-027")
def test_ah_q_027_before_the_tokens_the_statue_has_its_own_figure() -> None:
    """Given 2 of 4 tokens that do, when the statue may be used, then its figure is that of the better of two."""
    table = arrange(GAME, STATUE)
    table.answer("investigate")
    table.answer("draw_token")
    assert chance(table, "react:grotesque_statue_4") == pytest.approx(5 / 6)


# --- another skill ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-076")
def test_ah_b_076_the_best_skill_counts_before_it_is_chosen_and_each_has_its_figure() -> None:
    """Given Mind over Matter, then a fight shows the chance with intellect 5, and the question shows both."""
    table = arrange(
        GAME,
        """
        investigators daisy_walker
        hand 0 mind_over_matter knife
        threat 0 ghoul_minion
        bag 0 -1 -2 -3
        """,
    )
    assert chance(table, "fight:ghoul_minion") == pytest.approx(1 / 4)
    table.answer("play:mind_over_matter")
    assert chance(table, "fight:ghoul_minion") == 1.0
    assert chance(table, "evade:ghoul_minion") == 1.0
    table.answer("fight:ghoul_minion")
    assert chance(table, "skill:combat") == pytest.approx(1 / 4)
    assert chance(table, "skill:intellect") == 1.0


@pytest.mark.rule("AH-B-076")
def test_ah_b_076_a_weapon_helps_only_the_skill_it_names() -> None:
    """Given Mind over Matter and a Machete, then combat 2 + 1 has one figure, intellect 5 without it the other."""
    table = arrange(
        GAME,
        """
        investigators daisy_walker
        hand 0 mind_over_matter knife
        area 0 machete
        threat 0 ghoul_priest
        bag 0 -1 -2 1 1
        """,
    )
    table.answer("play:mind_over_matter")
    table.answer("fight:machete:ghoul_priest")
    assert chance(table, "skill:combat") == pytest.approx(2 / 5)
    assert chance(table, "skill:intellect") == pytest.approx(4 / 5)
