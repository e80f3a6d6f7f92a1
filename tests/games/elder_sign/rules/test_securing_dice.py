"""Chapter 19: securing dice in general (ES-117 … ES-120)."""

import pytest

from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import (
    SIX,
    dice,
    failed_roll,
    offers,
    office,
    play,
)


@pytest.mark.rule("ES-117")
def test_es_117_three_ways_to_secure_a_die() -> None:
    # given a spell, a helper and a failed roll
    game = office().holds(0, "wither").attempt()

    # when one die goes on the spell
    play(game.will_roll(*SIX), "roll", "use:wither", "secure investigation_3")

    # then it is kept there
    assert dice(game, "spell") == ["investigation_3"]

    # when one is focused after the failed roll
    play(game, "discard terror", "focus investigation_2")

    # then
    assert dice(game, "focused") == ["investigation_2"]

    # when one goes to the helper after the next
    failed_roll(game, "investigation_1", "peril", "peril")
    play(game, "ask investigation_1 1", "help")

    # then all three results are kept
    assert (dice(game, "spell"), dice(game, "focused"), dice(game, "helper")) == (
        ["investigation_3"],
        ["investigation_2"],
        ["investigation_1"],
    )
    assert dice(game, "pool") == ["peril"]


@pytest.mark.rule("ES-118")
def test_es_118_nothing_changes_the_face_of_a_secured_die() -> None:
    # given a focused terror, a terror on a spell and everything that changes dice
    game = (
        office("harvey_walters", "mandy_thompson")
        .clues(0, 1)
        .holds(0, "alien_statue", "wither", "lucky_cigarette_case")
    )
    game.on_spell(0, "wither", "terror").attempt()
    failed_roll(game, "terror", "peril", "peril", "peril", "investigation_1")
    play(game, "focus terror")

    # when the next roll shows no terror
    game.will_roll("peril", "peril", "peril").do("roll")

    # then Harvey Walters finds none to read
    assert offers(game, "read_terror") == []

    # when everything is rolled again, with a clue, with Mandy Thompson's help and with an item
    game.will_roll("investigation_1", "investigation_2", "investigation_3").do("clue", "reroll_all")
    game.do("research")
    assert len(offers(game, "reroll")) == 3
    play(game.will_roll("peril", "peril"), "reroll investigation_1", "reroll investigation_2")
    game.will_roll("peril", "peril", "peril").do("use:lucky_cigarette_case", "reroll_all")

    # and one die is turned with another item
    game.do("use:alien_statue")
    assert {text.split(":")[1] for text in offers(game, "turn")} == {"2"}
    game.do("turn:2:terror")

    # then the secured dice show what they showed
    assert (dice(game, "focused"), dice(game, "spell")) == (["terror"], ["terror"])


@pytest.mark.rule("ES-118")
def test_es_118_a_result_may_be_changed_before_it_is_secured() -> None:
    # given Harvey Walters and a roll with a terror
    game = office("harvey_walters", "mandy_thompson").holds(0, "wither").attempt()
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll")

    # when he reads it as lore and puts it on a spell
    game.do("read_terror:0", "use:wither", "secure:0")

    # then
    assert dice(game, "spell") == ["lore"]


@pytest.mark.rule("ES-119")
def test_es_119_not_rolled_not_discarded() -> None:
    # given a die on the marker
    game = failed_roll(office().attempt(), *SIX).do("focus:0")

    # when the rest is rolled
    assert dice(game, "pool") == ["investigation_2", "investigation_1", "peril", "peril"]
    game.will_roll("peril", "peril", "peril", "peril").do("roll")

    # then only the rolled dice can be discarded
    assert offers(game, "discard") == ["discard:1"]
    assert dice(game, "focused") == ["investigation_3"]

    # and the attempt is over when those are gone, although the focused die is there
    game.do("discard:1").will_roll("peril", "peril", "peril").do("roll", "discard:2")
    game.will_roll("peril", "peril").do("roll", "discard:3").will_roll("peril").do("roll", "discard:4")
    assert len(game.events("failed")) == 1


@pytest.mark.rule("ES-119")
def test_es_119_terror_on_a_secured_die_frightens_nobody() -> None:
    # given Ancient Relics, where terror costs sanity, and a terror on the marker
    game = Play("harvey_walters").museum("ancient_relics").at(0, "ancient_relics").attempt()
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail", "discard:1", "focus:0")
    assert game.game.sanity[0] == 6

    # when a roll without terror fails
    game.will_roll("peril", "peril", "peril", "peril").do("roll", "discard:2")

    # then
    assert game.game.sanity[0] == 6


@pytest.mark.rule("ES-120")
def test_es_120_used_with_the_results_of_a_later_roll() -> None:
    # given a three on the marker
    game = failed_roll(office().attempt(), *SIX).do("focus:0")

    # when the next roll shows two more
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll")

    # then the three of them make nine
    assert offers(game, "complete") == ["complete:1:0.1.2"]
    game.do("complete:1:0.1.2")
    assert dice(game, "task") == ["investigation_3"] * 3
    assert dice(game, "focused") == []


@pytest.mark.rule("ES-120")
def test_es_120_not_with_the_roll_it_was_secured_from() -> None:
    # given a roll with a nine in it
    game = office().holds(0, "wither").attempt()
    game.will_roll("investigation_3", "investigation_3", "investigation_3", "peril", "peril", "peril").do("roll")
    assert offers(game, "complete") == ["complete:1:0.1.2"]

    # when one of the dice goes on a spell
    game.do("use:wither", "secure:0")

    # then it is for a later roll
    assert offers(game, "complete") == []
    play(game, "discard peril").will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll")
    assert offers(game, "complete") == ["complete:1:0.1.2"]


@pytest.mark.rule("ES-120")
def test_es_120_focus_several_helpers_and_spells_may_join_one_task() -> None:
    # given a two on the spell of somebody else
    game = office("bob_jenkins", "mandy_thompson", "joe_diamond").holds(0, "axe", "lamp_of_alhazred").holds(1, "wither")
    game.on_spell(1, "wither", "investigation_2").attempt().do("use:axe")

    # and after three failed rolls one on one's own marker and one with each of two helpers
    failed_roll(game, "investigation_2", "peril", "peril", "peril", "peril", "peril")
    play(game, "focus investigation_2")
    failed_roll(game, "investigation_2", "peril", "peril", "peril")
    play(game, "ask investigation_2 1", "help")
    failed_roll(game, "investigation_2", "peril")
    play(game, "ask investigation_2 2", "help")

    # when an item brings one more die to roll
    game.do("use:lamp_of_alhazred").will_roll("investigation_2").do("roll")

    # then all four twos and the rolled one make nine
    assert len(offers(game, "complete")) == 1
    game.do("complete:1:…")
    assert [event.args["faces"] for event in game.events("task_completed")] == [("face-investigation_2",) * 5]


@pytest.mark.rule("ES-120")
def test_es_120_nobody_is_obliged_to_use_it() -> None:
    # given a three on the marker and a roll that makes nine with and without it
    game = failed_roll(office().attempt(), *SIX).do("focus:0")
    game.will_roll("investigation_3", "investigation_3", "investigation_3", "peril").do("roll")

    # then both ways are there
    assert set(offers(game, "complete")) == {"complete:1:0.1.2", "complete:1:1.2.3"}


def test_one_roll_completes_one_task_even_if_a_die_on_a_spell_would_do_for_the_other() -> None:
    # given a lore on a spell would complete the first task alone
    game = Play("bob_jenkins").museum("forgotten_knowledge").holds(0, "wither").on_spell(0, "wither", "lore")
    game.at(0, "forgotten_knowledge").attempt()
    # when the whole pool goes into the second
    game.will_roll("terror", *["investigation_2"] * 4).do("roll", "complete:1:1.2.3.4.5")
    # then the first is open, and the die must be taken off and rolled, or the adventure is lost
    assert (game.pool, game.texts) == ([], ["take_off:0", "give_up"])


def test_after_one_failed_roll_one_focuses_or_is_helped_but_after_the_next_the_other_way_is_open() -> None:
    # given two others are here
    game = Play("bob_jenkins", "gloria_goldberg", "kate_winthrop").museum("administration_office")
    for seat in range(3):
        game.at(seat, "administration_office")
    # when the first helps
    game.attempt().will_roll(*["peril"] * 6).do("roll", "discard:0", "ask:1:1", "help")
    # then nothing else is kept of this roll
    assert not game.offers("focus")
    assert not game.offers("ask")
    # and after the next one focuses or asks the one who has not helped yet
    game.will_roll(*["peril"] * 4).do("roll", "discard:…")
    assert game.offers("focus")
    assert (game.offers("ask:1"), game.offers("ask:2")) == (False, True)


def test_a_helper_pays_for_the_failure_even_if_the_die_was_of_use() -> None:
    # given her three was part of the nine
    game = Play("bob_jenkins", "gloria_goldberg").museum("administration_office")
    game.at(0, "administration_office").at(1, "administration_office").attempt()
    game.will_roll("investigation_3", *["peril"] * 5).do("roll", "discard:1", "ask:1:0", "help")
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll", "complete:1:0.2.3")
    # when the lore is never found
    game.do("give_up")
    # then
    assert (game.asked, set(game.texts)) == (1, {"lose:sanity", "lose:stamina"})


def test_a_helper_can_be_devoured_by_the_failure_and_comes_back_as_somebody_else() -> None:
    # given she has one of each left
    game = Play("bob_jenkins", "gloria_goldberg").museum("administration_office").sanity(1, 1).stamina(1, 1)
    game.at(0, "administration_office").at(1, "administration_office").attempt()
    game.will_roll(*["peril"] * 6).do("roll", "discard:…", "ask:1:…", "help", "give_up")
    # when
    game.do("lose:stamina")
    # then one doom; the turn goes on, and she takes somebody new from the box
    assert ([event.args["who"] for event in game.events("devoured")], game.game.doom) == (
        ["investigator-gloria_goldberg"],
        1,
    )
    game.do("investigator:kate_winthrop")
    seat = board(game)["seats"][1]
    assert (seat["investigator"], seat["place"]) == ("investigator-kate_winthrop", "place-entrance")
    assert (seat["sanity"], seat["stamina"], board(game)["hour"], game.asked) == (6, 4, 3, 1)


def test_with_two_dice_left_one_is_discarded_and_the_other_focused_if_an_item_brings_a_third() -> None:
    # given an axe and two dice
    game = Play("bob_jenkins").museum("ancient_relics").holds(0, "axe").at(0, "ancient_relics").attempt()
    for count in range(6, 2, -1):
        game.will_roll(*["peril"] * count).do("roll", "discard:…")
    # when
    game.will_roll("lore", "peril").do("roll", "discard:5", "focus:4")
    # then nothing can be rolled but the die of the axe, and the focused one joins it
    assert (game.pool, game.texts) == ([], ["use:axe", "give_up"])
    game.will_roll("investigation_3").do("use:axe", "roll", "complete:0:4.6")
    assert len(game.events("task_completed")) == 1
