"""Chapters 20 and 21: focus and assistance (ES-121 … ES-133)."""

import pytest

from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import (
    OFFICE,
    SIX,
    dice,
    failed_roll,
    offers,
    office,
    play,
)

# --- Focus ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-121")
def test_es_121_after_a_failed_roll_and_its_discard() -> None:
    # given before the first roll
    game = office().attempt()
    assert offers(game, "focus") == []
    assert ("focus", "no_failed_roll") in game.barred

    # when the roll lies open
    game.will_roll(*SIX).do("roll")

    # then not yet
    assert offers(game, "focus") == []

    # when a die has been discarded for the failed roll
    game.do("discard:5")

    # then one of the remaining dice, each face once, not the discarded one
    assert offers(game, "focus") == ["focus:0", "focus:1", "focus:2", "focus:3"]
    game.do("focus:0")
    assert dice(game, "focused") == ["investigation_3"]
    assert dice(game, "discarded") == ["terror"]
    assert len(dice(game, "pool")) == 4


@pytest.mark.rule("ES-121")
def test_es_121_not_after_a_completed_task() -> None:
    # given
    game = office().attempt()

    # when a task is completed
    game.will_roll("lore", "peril", "peril", "peril", "peril", "peril").do("roll", "complete:0:0")

    # then
    assert offers(game, "focus") == []
    assert ("focus", "no_failed_roll") in game.barred


@pytest.mark.rule("ES-121")
def test_es_121_it_may_be_left() -> None:
    # given
    game = failed_roll(office().attempt(), *SIX)

    # when the player just rolls on
    game.will_roll("peril", "peril", "peril", "peril", "peril").do("roll")

    # then nothing was kept, and the chance is still there after the next failure
    assert dice(game, "focused") == []
    assert len(offers(play(game, "discard peril"), "focus")) == 1


@pytest.mark.rule("ES-121")
def test_es_121_a_roll_that_could_have_done_something_counts_as_failed_when_declined() -> None:
    # given a roll that would complete the upper task
    game = office().attempt()
    game.will_roll("lore", "investigation_3", "peril", "peril", "peril", "peril").do("roll")

    # when it is left to fail
    play(game, "discard peril")

    # then
    assert "focus:0" in game.texts


@pytest.mark.rule("ES-121")
def test_es_121_no_focus_with_the_last_die_gone() -> None:
    # given one die left
    game = office().attempt()
    for count in (6, 5, 4, 3, 2):
        failed_roll(game, *["peril"] * count)

    # when it fails too
    failed_roll(game, "peril")

    # then the attempt is over without a question
    assert [event.rule for event in game.events("failed")] == ["ES-069"]
    assert game.events("focused") == []


@pytest.mark.rule("ES-122")
def test_es_122_one_die_per_failed_roll_one_focus_per_turn() -> None:
    # given
    game = failed_roll(office("bob_jenkins").attempt(), *SIX).do("focus:0")

    # then no second die of this roll
    assert offers(game, "focus") == []

    # when another roll fails
    failed_roll(game, "peril", "peril", "peril", "peril")

    # then no second focus in this turn
    assert offers(game, "focus") == []
    assert ("focus", "once_a_turn") in game.barred


@pytest.mark.rule("ES-122")
def test_es_122_not_again_even_after_the_focused_die_was_used() -> None:
    # given the focused three has been used for the lower task
    game = failed_roll(office().attempt(), *SIX).do("focus:0")
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll", "complete:1:0.1.2")
    assert dice(game, "focused") == []

    # when another roll fails
    failed_roll(game, "investigation_1", "peril")

    # then
    assert offers(game, "focus") == []


@pytest.mark.rule("ES-122")
def test_es_122_in_the_next_turn_again() -> None:
    # given somebody alone who has focused and failed
    game = failed_roll(office("bob_jenkins").attempt(), *SIX).do("focus:0", "give_up")

    # when the next turn goes the same way
    failed_roll(game.do(f"stay:{OFFICE}"), *SIX)

    # then
    assert "focus:0" in game.texts


@pytest.mark.rule("ES-123")
@pytest.mark.parametrize("success", [True, False])
def test_es_123_an_unused_focused_die_returns(success: bool) -> None:
    # given a peril on the marker, of no use here
    game = failed_roll(office().attempt(), *SIX).do("focus:3")
    assert len(dice(game, "supply")) == 2

    # when the attempt ends
    if success:
        game.will_roll("investigation_3", "investigation_3", "investigation_3", "peril").do("roll", "complete:1:0.1.2")
        game.will_roll("lore").do("roll", "complete:0:4")
        assert len(game.events("resolved")) == 1
    else:
        game.do("give_up")

    # then all eight dice are free, and the next player rolls six
    assert len(dice(game, "supply")) == 8
    game.do("go:the_loading_dock")
    assert len(dice(game, "pool")) == 6


@pytest.mark.rule("ES-124")
def test_es_124_a_lock_takes_the_die_from_the_marker() -> None:
    # given the yellow die on the marker, and a card on which terror brings a monster
    game = Play("joe_diamond", "mandy_thompson").museum("the_gift_shop").holds(0, "axe").cup("dark_young")
    game.at(0, "the_gift_shop").attempt().do("use:axe")
    game.will_roll(*["peril"] * 6, "investigation_4").do("roll", "discard:0", "focus:6")
    assert dice(game, "focused") == ["investigation_4"]

    # when the monster comes that locks the yellow die
    game.will_roll("terror", "peril", "peril", "peril", "peril").do("roll", "fail")

    # then
    assert game.monsters_on("the_gift_shop") == ["dark_young"]
    assert dice(game, "focused") == []
    assert board(game)["dice"][6]["place"] == "locked"


# --- Assistance -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-125")
def test_es_125_after_a_failed_roll_one_other_player_on_the_same_card() -> None:
    # given three on the card, one elsewhere
    game = office("bob_jenkins", "mandy_thompson", "joe_diamond", "kate_winthrop").at(2, "the_loading_dock").attempt()
    assert offers(game, "ask") == []
    assert ("ask", "no_failed_roll") in game.barred

    # when the roll lies open
    game.will_roll(*SIX).do("roll")

    # then not yet
    assert offers(game, "ask") == []

    # when a die has been discarded
    game.do("discard:5")

    # then those on the card, for each remaining die
    assert {text.split(":")[1] for text in offers(game, "ask")} == {"1", "3"}
    assert {text.split(":")[2] for text in offers(game, "ask")} == {"0", "1", "2", "3"}


@pytest.mark.rule("ES-125")
def test_es_125_nobody_on_another_card_or_at_the_entrance() -> None:
    game = failed_roll(office("bob_jenkins", "mandy_thompson").at(1, "entrance").attempt(), *SIX)
    assert offers(game, "ask") == []
    assert ("ask", "nobody_here") in game.barred


@pytest.mark.rule("ES-125")
def test_es_125_not_for_a_search_at_the_entrance() -> None:
    # given both at the entrance
    game = Play("bob_jenkins", "mandy_thompson").turn().do("stay:entrance").will_find("peril")

    # when the search goes wrong
    game.do("lost_and_found")

    # then nobody was asked
    assert (game.asked, game.prompt, game.game.stamina[0]) == (1, "move", 5)


@pytest.mark.rule("ES-125")
def test_es_125_not_in_the_battle() -> None:
    # given both before the Ancient One
    game = Play("bob_jenkins", "joe_diamond").holds(0, "axe").battle()

    # when a roll misses
    failed_roll(game, "peril", "peril", "peril", "peril", "peril", "lore")

    # then
    assert offers(game, "ask") == []
    assert offers(game, "focus") == []
    assert "roll" in game.texts


@pytest.mark.rule("ES-126")
def test_es_126_the_other_decides() -> None:
    # given
    game = failed_roll(office().attempt(), *SIX)

    # when asked
    game.do("ask:1:0")

    # then it is the other player's question
    assert (game.asked, sorted(game.texts)) == (1, ["help", "refuse"])


@pytest.mark.rule("ES-126", "ES-129", "ES-OP-19")
def test_es_129_one_player_is_asked_once_per_roll_even_if_it_is_refused() -> None:
    # given two others
    game = failed_roll(office("bob_jenkins", "mandy_thompson", "joe_diamond").attempt(), *SIX)

    # when one refuses
    game.do("ask:1:0", "refuse")

    # then no die has moved; nobody else can be asked, but one may still focus
    assert (len(dice(game, "pool")), dice(game, "helper")) == (5, [])
    assert "focus:0" in game.texts
    assert offers(game, "ask") == []
    assert ("ask", "asked_already") in game.barred

    # and after the next failed roll anybody may be asked, the same one too
    failed_roll(game, "peril", "peril", "peril", "peril", "peril")
    assert {text.split(":")[1] for text in offers(game, "ask")} == {"1", "2"}


@pytest.mark.rule("ES-126", "ES-132")
def test_es_126_who_refused_loses_nothing_by_the_failure() -> None:
    # given
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "refuse")

    # when the attempt fails
    game.do("give_up")

    # then Mandy Thompson still has all her points, and it is her turn
    assert (game.game.sanity[1], game.game.stamina[1], game.asked, game.prompt) == (5, 5, 1, "move")


@pytest.mark.rule("ES-127")
def test_es_127_the_die_goes_to_the_helpers_marker_face_unchanged() -> None:
    # given
    game = failed_roll(office().attempt(), *SIX)

    # when
    game.do("ask:1:1", "help")

    # then
    assert dice(game, "helper") == ["investigation_2"]
    assert board(game)["dice"][1]["holder"] == 1
    assert (game.asked, game.prompt, len(dice(game, "pool"))) == (0, "ready", 4)


@pytest.mark.rule("ES-128")
def test_es_128_used_like_a_focused_die_by_the_active_player() -> None:
    # given a three with the helper
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")

    # when two more are rolled
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll", "complete:1:0.1.2")

    # then
    assert dice(game, "task") == ["investigation_3"] * 3
    assert dice(game, "helper") == []


@pytest.mark.rule("ES-128")
def test_es_128_neither_rolled_nor_discarded() -> None:
    # given
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")

    # when
    game.will_roll("peril", "peril", "peril", "peril").do("roll")

    # then
    assert dice(game, "helper") == ["investigation_3"]
    assert offers(game, "discard") == ["discard:1"]


@pytest.mark.rule("ES-129")
def test_es_129_one_request_per_failed_roll() -> None:
    # given one of two others helps
    game = failed_roll(office("bob_jenkins", "mandy_thompson", "joe_diamond").attempt(), *SIX).do("ask:1:0", "help")

    # then the second can't be asked now
    assert offers(game, "ask") == []
    assert ("ask", "no_failed_roll") in game.barred

    # but after the next failed roll
    failed_roll(game, "peril", "peril", "peril", "peril")
    assert {text.split(":")[1] for text in offers(game, "ask")} == {"2"}


@pytest.mark.rule("ES-130")
def test_es_130_nobody_assists_twice_in_a_turn() -> None:
    # given
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")

    # when another roll fails
    failed_roll(game, "peril", "peril", "peril", "peril")

    # then only a focus is left
    assert offers(game, "ask") == []
    assert len(offers(game, "focus")) == 1


@pytest.mark.rule("ES-130")
def test_es_130_not_even_after_the_die_was_used() -> None:
    # given the helper's three has been used for the lower task
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll", "complete:1:0.1.2")
    assert dice(game, "helper") == []

    # when another roll fails
    failed_roll(game, "investigation_1", "peril")

    # then
    assert offers(game, "ask") == []
    assert ("ask", "last_die") in game.barred


@pytest.mark.rule("ES-130")
def test_es_130_in_the_next_turn_again() -> None:
    # given the same helper in the turn of somebody else, on the same day
    game = failed_roll(office("bob_jenkins", "joe_diamond", "mandy_thompson").attempt(), *SIX)
    game.do("ask:2:0", "help", "give_up", "lose:sanity")
    assert game.asked == 1

    # when the next player's roll fails
    failed_roll(game.do(f"stay:{OFFICE}"), *SIX)

    # then
    assert "ask:2:0" in game.texts


@pytest.mark.rule("ES-131")
def test_es_131_focus_or_assistance_not_both_after_one_roll() -> None:
    # given a failed roll, when focused, then no helper
    game = failed_roll(office().attempt(), *SIX).do("focus:0")
    assert offers(game, "ask") == []
    assert ("ask", "no_failed_roll") in game.barred

    # given a failed roll, when somebody helps, then no focus
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")
    assert offers(game, "focus") == []
    assert ("focus", "no_failed_roll") in game.barred


@pytest.mark.rule("ES-131")
@pytest.mark.parametrize("first", ["focus", "ask"])
def test_es_131_on_different_rolls_both(first: str) -> None:
    # given
    game = failed_roll(office().attempt(), *SIX)
    keep = {"focus": ["focus:0"], "ask": ["ask:1:0", "help"]}, {"focus": ["focus:1"], "ask": ["ask:1:1", "help"]}
    second = "ask" if first == "focus" else "focus"

    # when one is done now and the other after the next roll
    game.do(*keep[0][first])
    failed_roll(game, "investigation_2", "peril", "peril", "peril").do(*keep[1][second])

    # then both dice are kept
    kept = {"focus": "focused", "ask": "helper"}
    assert (dice(game, kept[first]), dice(game, kept[second])) == (["investigation_3"], ["investigation_2"])


@pytest.mark.rule("ES-132")
@pytest.mark.parametrize(("lost", "left"), [("sanity", (4, 5)), ("stamina", (5, 4))])
def test_es_132_a_failure_costs_the_helper_a_point_of_the_helpers_choice(lost: str, left: tuple[int, int]) -> None:
    # given Mandy Thompson has helped
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")

    # when the attempt fails
    game.do("give_up")

    # then she chooses
    assert (game.asked, sorted(game.texts)) == (1, ["lose:sanity", "lose:stamina"])
    game.do(f"lose:{lost}")
    assert (game.game.sanity[1], game.game.stamina[1]) == left


@pytest.mark.rule("ES-132", "ES-DE-07")
def test_es_132_every_helper_and_nobody_else() -> None:
    # given two of three others have helped
    game = failed_roll(office("bob_jenkins", "mandy_thompson", "joe_diamond", "vincent_lee").attempt(), *SIX)
    game.do("ask:1:0", "help")
    play(failed_roll(game, "peril", "peril", "peril", "peril"), "ask peril 3", "help")

    # when the attempt fails
    game.do("give_up", "lose:sanity", "lose:stamina")

    # then
    assert game.game.sanity == [3, 4, 4, 5]
    assert game.game.stamina == [6, 5, 6, 4]
    assert game.prompt == "move"


@pytest.mark.rule("ES-132")
def test_es_132_also_when_the_helpers_die_had_been_used() -> None:
    # given the helper's three has been used for the lower task
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll", "complete:1:0.1.2")
    assert dice(game, "helper") == []

    # when the upper one fails
    game.do("give_up")

    # then
    assert (game.asked, game.prompt) == (1, "helper_loss")


@pytest.mark.rule("ES-132")
def test_es_132_a_success_costs_nothing() -> None:
    # given the helper's three
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")

    # when both tasks are completed
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll", "complete:1:0.1.2")
    game.will_roll("lore", "peril").do("roll", "complete:0:3")

    # then
    assert len(game.events("resolved")) == 1
    assert (game.game.sanity[1], game.game.stamina[1]) == (5, 5)
    assert [game.place_of(0), game.place_of(1)] == ["entrance", "entrance"]


@pytest.mark.rule("ES-132", "ES-OP-08")
def test_es_132_after_the_tokens_are_taken_and_with_the_penalties() -> None:
    # given a monster is beaten on the way, and somebody helps
    game = Play("bob_jenkins", "mandy_thompson").museum("the_archives").monster("maniac", "the_archives", 0)
    game.at(0, "the_archives").at(1, "the_archives").attempt()
    game.will_roll("peril", "peril", "peril", "peril", "peril", "peril").do("roll", "complete:0:0")
    play(failed_roll(game, *["peril"] * 5), "ask peril 1", "help")

    # when it fails
    game.do("give_up")
    order = [event.kind for event in game.table.events]

    # then the token has been taken and the penalty suffered, and the helper is asked
    assert game.prompt == "helper_loss"
    assert order.index("monster_taken") < order.index("sanity_lost")
    assert game.game.sanity[0] == 3


@pytest.mark.rule("ES-132")
def test_es_132_the_loss_can_devour_the_helper() -> None:
    # given a helper with one point of sanity
    game = failed_roll(office().sanity(1, 1).attempt(), *SIX).do("ask:1:0", "help", "give_up")

    # when she gives it up
    game.do("lose:sanity")

    # then
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-mandy_thompson"]
    assert game.game.doom == 1


@pytest.mark.rule("ES-132")
def test_es_132_when_the_last_die_is_discarded_too() -> None:
    # given
    game = failed_roll(office().attempt(), *SIX).do("ask:1:0", "help")
    for count in (4, 3, 2):
        failed_roll(game, *["peril"] * count)

    # when the last roll fails
    failed_roll(game, "peril")

    # then
    assert (game.asked, game.prompt) == (1, "helper_loss")


@pytest.mark.rule("ES-132")
def test_es_132_nothing_when_terror_devours_the_active_investigator() -> None:
    # given Ancient Relics, where terror costs sanity, and its visitor has one point left
    game = Play("bob_jenkins", "mandy_thompson").museum("ancient_relics").sanity(0, 1)
    game.at(0, "ancient_relics").at(1, "ancient_relics").attempt()
    play(failed_roll(game, *["peril"] * 6), "ask peril 1", "help")

    # when
    game.will_roll("terror", "peril", "peril", "peril").do("roll", "fail")

    # then the helper loses nothing
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-bob_jenkins"]
    assert (game.game.sanity[1], game.game.stamina[1]) == (5, 5)
    assert game.prompt != "helper_loss"


@pytest.mark.rule("ES-132")
def test_es_132_also_when_the_penalties_devour_the_active_investigator() -> None:
    # given Bob Jenkins with his last point of sanity, which failure costs
    game = failed_roll(office().sanity(0, 1).attempt(), *SIX).do("ask:1:0", "help")

    # when
    game.do("give_up")

    # then he is devoured, and the helper still has to lose a point
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-bob_jenkins"]
    assert (game.asked, game.prompt) == (1, "helper_loss")


@pytest.mark.rule("ES-133")
@pytest.mark.parametrize("success", [True, False])
def test_es_133_an_unused_die_on_a_helper_returns(success: bool) -> None:
    # given a peril with the helper, of no use here
    game = failed_roll(office().attempt(), *SIX).do("ask:1:3", "help")
    assert dice(game, "helper") == ["peril"]

    # when the attempt ends
    if success:
        game.will_roll("investigation_3", "investigation_3", "investigation_3", "peril").do("roll", "complete:1:0.1.2")
        game.will_roll("lore").do("roll", "complete:0:4")
    else:
        game.do("give_up", "lose:sanity")

    # then all eight dice are free, and the next player rolls six
    assert dice(game, "helper") == []
    assert len(dice(game, "supply")) == 8
    game.do("go:the_loading_dock")
    assert len(dice(game, "pool")) == 6
