"""Chapter 22: locks against spells, against abilities, and Sister Mary (ES-141 … ES-143)."""

import pytest

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import SPELL
from miskatonic.games.elder_sign.rows.dice import YELLOW
from miskatonic.games.elder_sign.state import LOCKED, ON_SPELL
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import CARD, FACE, Play
from tests.games.elder_sign.rules.seen import (
    against_the_monster,
    dice_at,
    locked,
    locks,
    offers,
    places,
    play,
)


def yellow_on_spell(game: Play, seat: int, spell: str) -> Play:
    """The yellow die lies on a spell, showing a four."""
    game.game.dice[YELLOW] = ON_SPELL + HAND.number(spell)
    game.game.faces[YELLOW] = FACE["investigation_4"]
    assert HAND.number(spell) in game.game.hands[seat]
    return game


# --- Spells -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-141")
def test_es_141_a_spell_that_loses_its_last_die_to_a_lock_is_discarded() -> None:
    # given the yellow die on a spell
    game = Play("joe_diamond", "mandy_thompson").holds(1, "wither").mythos_next("stars_align_above_black_clouds")
    yellow_on_spell(game, 1, "wither")

    # when the yellow die is locked
    game.midnight()

    # then the spell is at the bottom of its deck
    assert (places(game, "yellow"), game.hand(1)) == (["locked"], [])
    assert HAND[game.game.decks[SPELL][0]].id == "wither"


@pytest.mark.rule("ES-141")
def test_es_141_one_that_still_holds_a_die_stays() -> None:
    # given a spell with two dice
    game = Play("joe_diamond", "mandy_thompson").holds(1, "dread_curse_of_azathoth")
    game.on_spell(1, "dread_curse_of_azathoth", "lore").mythos_next("stars_align_above_black_clouds")
    yellow_on_spell(game, 1, "dread_curse_of_azathoth")

    # when one of them is locked
    game.midnight()

    # then
    assert (places(game, "yellow"), places(game, "green").count("spell")) == (["locked"], 1)
    assert game.hand(1) == ["dread_curse_of_azathoth"]


@pytest.mark.rule("ES-141")
def test_es_141_a_green_die_is_taken_from_a_spell_only_when_no_other_is_free() -> None:
    # given a green die on a spell and five free ones
    game = Play("joe_diamond").holds(0, "wither").on_spell(0, "wither", "lore").mythos_next("warning_of_a_curse")

    # when a green die is locked
    game.midnight()

    # then
    assert (places(game, "green").count("spell"), game.hand(0)) == (1, ["wither"])

    # given the other five are locked already
    museum = ["ancient_relics", "the_loading_dock", "lights_out", "koi_pond", "the_archives"]
    game = Play("joe_diamond").museum(*museum).holds(0, "wither").on_spell(0, "wither", "lore")
    for card in museum:
        game.game.locks[0] += (CARD[card],)
    game.game.dice[1:6] = [LOCKED] * 5

    # when one more lock comes
    game.mythos_next("warning_of_a_curse").midnight()

    # then
    assert (locked(game)["green"], game.hand(0)) == (6, [])


# --- Abilities --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-142")
@pytest.mark.parametrize(
    ("mythos", "yellow", "red"),
    [
        ("sudden_terror", "pool", "pool"),
        ("stars_align_above_black_clouds", "locked", "pool"),
        ("warning_of_a_dark_prison", "pool", "locked"),
    ],
)
def test_es_142_gloria_goldberg_adds_the_dice_that_are_not_locked(mythos: str, yellow: str, red: str) -> None:
    # given her on an Other World
    game = Play("gloria_goldberg").worlds("the_dreamlands").mythos(mythos).at(0, "the_dreamlands").attempt()

    # then
    assert (places(game, "yellow"), places(game, "red")) == ([yellow], [red])
    assert len(game.pool) == 6 + [yellow, red].count("pool")


@pytest.mark.rule("ES-142")
@pytest.mark.parametrize(
    ("mythos", "yellow", "red"),
    [
        ("sudden_terror", "pool", "pool"),
        ("stars_align_above_black_clouds", "locked", "pool"),
        ("warning_of_a_dark_prison", "pool", "locked"),
    ],
)
def test_es_142_jenny_barnes_adds_the_dice_that_are_not_locked(mythos: str, yellow: str, red: str) -> None:
    # given she can pay
    game = Play("jenny_barnes").clues(0, 1).mythos(mythos).at(0, "the_loading_dock").attempt()

    # when
    game.do("trust_fund:clue")

    # then
    assert (places(game, "yellow"), places(game, "red"), game.game.clues[0]) == ([yellow], [red], 0)


@pytest.mark.rule("ES-142")
def test_es_142_with_both_locked_there_is_nothing_to_pay_for() -> None:
    # given the yellow die is locked by the Mythos card, the red one by a monster
    game = (
        Play("jenny_barnes")
        .clues(0, 1)
        .museum("the_loading_dock", "unnatural_habitat")
        .mythos("stars_align_above_black_clouds")
    )
    game.monster("high_priest", "unnatural_habitat", 0).at(0, "the_loading_dock").attempt()

    # then
    assert offers(game, "trust_fund") == []
    assert locked(game) == {"green": 0, "yellow": 1, "red": 1}


# --- Sister Mary ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-143", "ES-DE-01")
def test_es_143_sister_mary_rolls_locked_dice_on_her_turn() -> None:
    # given a locked green die
    game = Play("sister_mary", "joe_diamond").mythos("warning_of_a_curse").at(0, "the_loading_dock").attempt()

    # then she rolls six
    assert len(game.pool) == 6

    # when her turn is over
    game.do("give_up")

    # then the die is back at its lock, and the next player rolls five
    assert (locked(game)["green"], locks(game, "green")) == (1, ["warning_of_a_curse"])
    game.do("go:the_loading_dock")
    assert (game.asked, len(game.pool)) == (1, 5)


@pytest.mark.rule("ES-143")
def test_es_143_the_others_do_not_even_with_her_at_their_side() -> None:
    game = Play("joe_diamond", "sister_mary").mythos("warning_of_a_curse").at(0, "the_loading_dock")
    game.at(1, "the_loading_dock").attempt()
    assert len(game.pool) == 5


@pytest.mark.rule("ES-143")
@pytest.mark.parametrize(
    ("mythos", "item", "colour"),
    [("stars_align_above_black_clouds", "axe", "yellow"), ("warning_of_a_dark_prison", "lamp_of_alhazred", "red")],
)
def test_es_143_an_item_adds_a_locked_die_for_her(mythos: str, item: str, colour: str) -> None:
    # given
    game = Play("sister_mary", "joe_diamond").mythos(mythos).holds(0, item).at(0, "the_loading_dock").attempt()
    assert places(game, colour) == ["locked"]

    # when
    game.do(f"use:{item}")

    # then
    assert (places(game, colour), len(game.pool)) == (["pool"], 7)

    # when her turn is over
    game.do("give_up")

    # then
    assert (places(game, colour), locks(game, colour)) == (["locked"], [mythos])


@pytest.mark.rule("ES-143")
def test_es_143_nobody_tells_her_that_a_locked_die_is_out_of_reach() -> None:
    game = (
        Play("sister_mary", "joe_diamond")
        .mythos("stars_align_above_black_clouds")
        .holds(0, "axe")
        .at(0, "the_loading_dock")
    )
    game.attempt()
    assert "use:axe" in game.texts
    assert ("use", "die_locked") not in game.barred


@pytest.mark.rule("ES-143")
def test_es_143_without_an_item_the_yellow_die_stays_out() -> None:
    game = (
        Play("sister_mary", "joe_diamond").mythos("stars_align_above_black_clouds").at(0, "the_loading_dock").attempt()
    )
    assert (places(game, "yellow"), len(game.pool)) == (["locked"], 6)


@pytest.mark.rule("ES-143")
def test_es_143_the_queue_is_unchanged() -> None:
    # given two locks on the yellow die
    game = Play("sister_mary", "joe_diamond").museum("gala_in_the_great_hall", "unnatural_habitat").holds(0, "axe")
    game.locked("gala_in_the_great_hall").monster("dark_young", "unnatural_habitat", 0)
    game.at(0, "unnatural_habitat").attempt()

    # when she uses it
    game.do("use:axe", "give_up")

    # then
    assert locks(game, "yellow") == ["gala_in_the_great_hall", "dark_young"]
    assert places(game, "yellow") == ["locked"]


@pytest.mark.rule("ES-143")
def test_es_143_a_die_she_used_for_a_task_or_discarded_goes_back_to_its_lock() -> None:
    # given two locked green dice
    game = Play("sister_mary", "joe_diamond").museum("did_you_hear_that", "the_loading_dock")
    game.locked("did_you_hear_that").mythos("warning_of_a_curse").at(0, "the_loading_dock").attempt()

    # when she places and discards all six
    game.will_roll(*["peril"] * 6).do("roll", "complete:0:0")
    for count in (5, 4, 3, 2, 1):
        game.will_roll(*["peril"] * count).do("roll")
        if game.prompt == "rolled":
            play(game, "discard peril")

    # then
    assert len(game.events("failed")) == 1
    assert locked(game)["green"] == 2


@pytest.mark.rule("ES-143", "ES-141")
def test_es_143_a_lock_takes_its_die_back_even_from_her_spell() -> None:
    # given she puts the locked yellow die on a spell
    game = Play("sister_mary", "joe_diamond").mythos("stars_align_above_black_clouds").holds(0, "axe", "wither")
    game.at(0, "the_loading_dock").attempt().do("use:axe")
    game.will_roll(*["peril"] * 6, "investigation_4").do("roll", "use:wither", "secure:6")

    # when her turn is over
    game.do("give_up")

    # then
    assert (places(game, "yellow"), game.hand(0)) == (["locked"], [])


@pytest.mark.rule("ES-143")
@pytest.mark.parametrize("already", [True, False])
def test_es_143_a_lock_that_comes_during_her_turn_does_not_hinder_her(already: bool) -> None:
    # given a green lock or none, and a card on which terror brings a monster that locks a green die
    game = Play("sister_mary", "joe_diamond").museum("when_night_falls", "did_you_hear_that").cup("elder_thing")
    game.mythos("warning_of_a_curse" if already else "a_heavy_burden")
    game.at(0, "when_night_falls").attempt()
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail", "place:when_night_falls:0")

    # then she still has all six dice, and discards one of them
    assert (game.prompt, len(game.pool)) == ("discard_die", 6)
    play(game, "discard terror").do("give_up")

    # and all locks hold when her turn is over
    assert locks(game, "green") == ["warning_of_a_curse"] * already + ["elder_thing"]
    assert locked(game)["green"] == 1 + already


@pytest.mark.rule("ES-143")
def test_es_143_resolving_the_card_frees_its_die_for_everybody() -> None:
    # given
    game = Play("sister_mary", "joe_diamond").museum("did_you_hear_that", "the_loading_dock").cup()
    game.locked("did_you_hear_that").at(0, "did_you_hear_that").attempt()

    # when she resolves it with all six dice
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    game.will_roll("peril", "peril", "lore", "lore", "lore").do("roll", "complete:1:1.2")

    # then
    assert (locked(game)["green"], locks(game, "green")) == (0, [])


def test_what_works_once_a_roll_does_not_work_again_after_a_reroll() -> None:
    # given Harvey Walters reads a terror as lore and spends a clue on the other
    game = Play("harvey_walters").museum("the_curator").clues(0, 2).at(0, "the_curator").attempt()
    game.will_roll("terror", "terror", *["peril"] * 4).do("roll", "read_terror:0", "clue", "reroll:1")
    # when it shows terror again
    game.will_roll("terror").do("reroll_picked")
    # then he can't read it, but the one of the next roll
    assert not game.offers("read_terror")
    game.will_roll("terror", *["peril"] * 3).do("discard:2", "focus:0", "roll")
    assert game.offers("read_terror")
    # and the focused die is not among those that a clue throws again
    game.do("clue")
    assert not game.offers("reroll:0")


def test_a_lock_takes_the_die_from_the_spell_and_the_spell_is_over() -> None:
    # given the red die lies alone on a spell, and only the high priest is in the cup
    game = Play("bob_jenkins").museum("the_gift_shop").cup("high_priest")
    game.holds(0, "wither", "book_of_dzyan").at(0, "the_gift_shop").attempt()
    game.will_roll(*["peril"] * 5, "terror", "wild").do("use:book_of_dzyan", "roll", "use:wither", "secure:7")
    # when terror brings him
    game.do("fail")
    # then
    assert (dice_at(game, "locked"), dice_at(game, "spell"), game.hand(0)) == (["red"], [], [])


def test_the_second_of_two_locks_leaves_first_and_the_die_stays_with_the_first() -> None:
    # given the dark young locked the yellow die before the gala did
    game = Play("bob_jenkins").museum("the_loading_dock", "gala_in_the_great_hall")
    game.monster("dark_young", "the_loading_dock").locked("gala_in_the_great_hall").holds(0, "axe")
    game.at(0, "gala_in_the_great_hall").adventure_deck_top("koi_pond").attempt()
    # when the gala is resolved
    game.will_roll("investigation_2", "lore", "peril", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    game.will_roll("investigation_3", "lore", "lore").do("roll", "complete:1:3")
    # then nothing changes for the die
    assert (dice_at(game, "locked"), board(game)["locks"]["yellow"]) == (["yellow"], ["monster-dark_young"])
    # until the dark young is gone
    game.do("go:the_loading_dock").will_roll(*["peril"] * 2, *["lore"] * 4).do("roll")
    game.do(against_the_monster(game), "give_up")
    assert dice_at(game, "locked") == []


def test_the_die_a_monster_locked_is_not_back_before_the_action_phase_is_over() -> None:
    # given
    game = Play("bob_jenkins").museum("ancient_relics").monster("elder_thing", "ancient_relics", 0)
    game.at(0, "ancient_relics").attempt()
    # when it is overcome with two of five
    game.will_roll("lore", "investigation_3", *["peril"] * 3).do("roll", "complete:0:0.1")
    # then three are left for now
    assert (len(game.pool), dice_at(game, "locked")) == (3, ["green"])
    # and six in the next turn
    game.do("give_up", "stay:ancient_relics")
    assert (len(game.pool), board(game)["seats"][0]["trophies"]) == (6, ["monster-elder_thing"])


def test_an_ability_that_adds_dice_opens_no_lock() -> None:
    # given the Mythos card holds the red die
    game = Play("gloria_goldberg").worlds("the_dreamlands").mythos("warning_of_a_dark_prison").turn()
    # when
    game.do("go:the_dreamlands")
    # then only the yellow one joins her
    assert dice_at(game, "pool") == [*["green"] * 6, "yellow"]


@pytest.mark.parametrize("held_twice", [False, True])
def test_when_the_ancient_one_awakens_a_die_of_the_mythos_card_is_free_unless_a_lock_waits_for_it(
    held_twice: bool,
) -> None:
    # given the Mythos card locks the yellow die, perhaps the gala too, and a monster a green one
    game = Play("bob_jenkins", "gloria_goldberg", ancient_one="ithaqua").mythos("stars_align_above_black_clouds")
    game.museum("gala_in_the_great_hall", "riot_in_the_streets", "the_loading_dock").doom(8)
    game.monster("elder_thing", "the_loading_dock").at(0, "riot_in_the_streets")
    if held_twice:
        game.locked("gala_in_the_great_hall")
    # when the last doom is placed
    game.attempt().do("give_up")
    # then
    assert dice_at(game, "gone") == (["green", "yellow"] if held_twice else ["green"])
    assert dice_at(game, "locked") == []
