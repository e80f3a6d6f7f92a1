"""What a drawing gets of the table: everything it needs, and nothing that these eyes may not know."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Option, Table, arrange
from miskatonic.text import say
from tests.games.arkham_lcg.looks import running_test, seen_board, there
from tests.games.arkham_lcg.play import Play

STUDY = """
investigators roland_banks daisy_walker
hand 0 perception dodge machete
hand 1 deduction
clues study 4
bag 1 0 -1 -2 skull auto_fail
"""

BARRIER = """
investigators roland_banks daisy_walker
act the_barrier
place hallway
at 0 hallway
at 1 hallway
"""


def chance(table: Table, text: str) -> float | None:
    """What is told of an option."""
    assert table.choice
    return GAME.chance(table.state, next(option for option in table.choice.options if option.text == text))


def test_an_answer_that_has_nothing_to_do_with_the_test_has_no_chance() -> None:
    """Given a running test, when somebody says when to be asked, then these answers are told without a chance."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    assert GAME.chance(table.state, Option("level:all", ("", "all"), level="asks-all")) is None


def test_all_tokens_stand_in_order_with_the_ones_that_do_first() -> None:
    """Given intellect 3 against shroud 2, when the test begins, then +1 to -1 do, and the rest does not."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    seen = running_test(table)
    assert [one["token"] for one in seen["outlook"]] == ["1", "0", "skull", "-1", "-2", "auto_fail"]
    assert [one["good"] for one in seen["outlook"]] == [True, True, True, True, False, False]
    assert (seen["value"], seen["difficulty"], seen["chance"]) == (3, 2, [2, 3])
    assert [(line["card"], line["amount"]) for line in seen["against"]] == [("card-study", 2)]


def test_a_card_shows_what_it_would_change() -> None:
    """Given Perception in hand, when it is pointed at, then the value would be 5, and only the auto-fail fails."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    assert running_test(table)["then"]["perception"] == {"value": 5, "good": 5}
    table.answer("commit:perception")
    assert running_test(table)["value"] == 5
    assert running_test(table)["then"]["perception"] == {"value": 3, "good": 4}


def test_a_grey_card_has_its_reason() -> None:
    """Given a card without a fitting icon, when a test begins, then it is said why it can't go in."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    assert running_test(table)["barred"] == {"dodge": "no_icons", "machete": "no_icons"}
    assert running_test(table, 1)["barred"] == {}


@pytest.mark.rule("AH-B-066", "AH-B-253")
def test_ah_b_066_what_is_committed_lies_open_and_the_rest_of_the_hand_does_not() -> None:
    """Given closed hands and a marked card, when another seat looks, then it sees the card, the sum and the chance, but
    no other card of that hand.
    """
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    table.answer("commit:perception")
    mine, seen = running_test(table), running_test(table, 1)
    assert [card["card"] for card in seen["committed"]] == ["card-perception"]
    assert (seen["value"], seen["sources"]) == (mine["value"], mine["sources"])
    assert (seen["chance"], seen["outlook"]) == (mine["chance"], mine["outlook"])
    assert chance(table, "draw_token") == mine["chance"][0] / mine["chance"][1]
    assert "machete" not in str(seen_board(table, 1))
    table.answer("uncommit:perception")
    assert "perception" not in str(seen_board(table, 1))


def test_a_token_counts_as_soon_as_it_lies_there() -> None:
    """Given Wendy with a card to give away, when an auto-fail comes, then it stands as failed unless she reacts."""
    table = arrange(GAME, "investigators wendy_adams\nhand 0 machete\nclues study 2\nbag auto_fail")
    table.answer("investigate")
    assert table.choice
    assert table.choice.prompt == "react_reveal"
    assert running_test(table)["chance"] == [0, 1]
    table = arrange(GAME, "investigators wendy_adams\nhand 0 machete\nclues study 2\nbag -2")
    table.answer("investigate")
    assert running_test(table)["value"] == 1
    assert running_test(table)["sources"][-1] == {"kind": "token", "card": None, "amount": -2}


def test_an_objective_shows_the_clues_it_asks_for() -> None:
    """Given The Barrier and two investigators, when the act is looked at, then it asks for six clues."""
    table = arrange(GAME, BARRIER)
    assert seen_board(table, 0)["act_clues"] == 6


ARMED = """
investigators roland_banks
area 0 45_automatic flashlight
hand 0 backstab
threat 0 ghoul_minion
clues study 1
resources 0 9
bag 0 -1 -2 -3 -4 auto_fail
"""


def test_the_chance_stands_behind_what_is_done_with_a_card_too() -> None:
    """Given combat 4, intellect 3, agility 2 and such a bag, when Roland is asked, then each way has its own chance."""
    table = arrange(GAME, ARMED)
    assert chance(table, "fight:ghoul_minion") == 3 / 6, "4 against 2: 0, -1, -2"
    assert chance(table, "fight:45_automatic:ghoul_minion") == 4 / 6, "5 against 2: -3 as well"
    assert chance(table, "play:backstab:ghoul_minion") == 1 / 6, "agility 2 against 2"
    assert chance(table, "investigate") == 2 / 6, "3 against 2"
    assert chance(table, "investigate:flashlight") == 5 / 6, "3 against 0: all but the auto-fail"


@pytest.mark.rule("AH-B-066")
def test_ah_b_066_whoever_asks_why_is_told_what_was_committed() -> None:
    """Given Roland has marked a card for his test, when somebody asks about the token, then its icons are told."""
    game = Play(STUDY).do("investigate", "commit:perception")
    assert "Icons of Perception: 2 (AH-B-069)" in game.table.explain(game.option("draw_token"))


@pytest.mark.rule("AH-B-106")
def test_ah_b_106_what_is_barred_points_at_its_own_card_alone() -> None:
    """Given Dissonant Voices and a Flashlight, or a resource too few for it, then the reason is about the Flashlight,
    neither about Roland nor about the Voices; and on the card it does not name the card again.
    """
    text = "investigators roland_banks\nhand 0 flashlight\nresources 0 1"
    for more, here in (("", "1 resource short"), ("\nthreat 0 dissonant_voices", "Dissonant Voices forbids it")):
        table = arrange(GAME, text + more)
        assert table.choice
        (bar,) = [one for one in table.choice.barred if one.verb == "play"]
        assert bar.about == ["card:flashlight"]
        assert table.say(bar) == f"Play: {here} (Flashlight)"
        assert say(GAME.package, "en", f"barred-{bar.reason}.here", bar.args) == here


DECKS = """
investigators roland_banks daisy_walker
deck 0 machete flashlight machete paranoia
deck 1 deduction
"""


@pytest.mark.rule("AH-B-016")
def test_ah_b_016_ones_own_deck_can_be_looked_through_in_no_order() -> None:
    """Given decks, then their owner sees what is left in it and how often, whatever the order; nobody else sees it."""
    table = arrange(GAME, DECKS)
    mine = seen_board(table, 0)["seats"]
    assert [(card["card"], card["count"]) for card in there(mine[0]["deck_left"])] == [
        ("card-flashlight", 1), ("card-machete", 2), ("card-paranoia", 1),
    ]  # fmt: skip
    assert mine[1]["deck_left"] is None
    assert seen_board(table)["seats"][0]["deck_left"] is None
    other = arrange(GAME, DECKS.replace("machete flashlight machete paranoia", "paranoia machete machete flashlight"))
    assert seen_board(other, 0) == seen_board(table, 0)


@pytest.mark.rule("AH-B-016")
def test_ah_b_016_open_hands_do_not_open_decks() -> None:
    """Given open hands, then a deck is still its owner's alone to look through."""
    game = Play(DECKS, hands="open")
    assert seen_board(game.table, 1)["seats"][0]["deck_left"] is None
