"""Spells, taking dice off them, and allies (ES-162 to ES-173)."""

import pytest

from miskatonic.games.elder_sign.rows.decks import ALLY, SPELL
from tests.games.elder_sign.looks import (
    FOUR,
    LORE,
    NOTHING,
    ONE,
    PERIL,
    TERROR,
    THREE,
    TWO,
    board,
    bottom,
    cards_on_offer,
    colours,
    faces,
    on_spells,
    records,
    special_on_spell,
)
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import dice_at


def relics() -> Play:
    """Bob Jenkins stands on Ancient Relics, where terror costs sanity."""
    return Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics")


# --- Spells ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-162")
def test_es_162_a_spell_restores_or_does_what_it_says() -> None:
    # given
    game = records().holds(0, "heal", "find_gate").sanity(0, 2).stamina(0, 2).other_world_deck_top("rlyeh").attempt()
    # when
    game.do("use:heal", "use:find_gate")
    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 3)
    assert [card["name"] for card in board(game)["worlds"]] == ["other_world-rlyeh"]


@pytest.mark.rule("ES-162", "ES-163")
def test_es_162_or_secures_a_die() -> None:
    # given
    game = records().holds(0, "voice_of_ra").attempt().will_roll(*NOTHING[:5], LORE).do("roll")
    # when
    game.do("use:voice_of_ra", "secure:5")
    # then
    assert on_spells(game) == [("voice_of_ra", LORE)]


@pytest.mark.rule("ES-163")
def test_es_163_one_of_the_dice_just_rolled_face_unchanged() -> None:
    # given dice that are not in the pool any more: one discarded, one focused
    game = records().holds(0, "wither").attempt()
    assert "use:wither" not in game.texts
    game.will_roll(ONE, TWO, PERIL, PERIL, PERIL, PERIL).do("roll", "discard:0", "focus:1")
    assert "use:wither" not in game.texts
    game.will_roll(LORE, PERIL, TERROR, TERROR).do("roll")
    # when
    game.do("use:wither")
    # then it is one of the roll; the card lies open with it
    assert game.texts == ["secure:2", "secure:3", "secure:4"]
    game.do("secure:2")
    assert on_spells(game) == [("wither", LORE)]
    assert game.hand(0) == ["wither"]
    assert game.pool == [PERIL, TERROR, TERROR]


@pytest.mark.rule("ES-163", "ES-120")
def test_es_163_also_with_a_roll_that_completes_a_task() -> None:
    # given a roll that meets a task and shows a terror
    game = records().holds(0, "wither").attempt().will_roll(LORE, THREE, TERROR, ONE, ONE, ONE).do("roll")
    # when
    game.do("use:wither", "secure:2", "complete:1:0.1")
    # then
    assert on_spells(game) == [("wither", TERROR)]
    assert colours(game) == {"green": 3}


@pytest.mark.rule("ES-163", "ES-120")
def test_es_163_the_die_is_not_for_this_roll() -> None:
    # given
    game = records().holds(0, "wither").attempt().will_roll(LORE, THREE, PERIL, ONE, ONE, ONE).do("roll")
    assert "complete:1:0.1" in game.texts
    # when
    game.do("use:wither", "secure:0")
    # then
    assert not [text for text in game.texts if text.startswith("complete:1")]
    # but for the next one
    game.do("discard:2").will_roll(THREE, ONE, ONE, ONE).do("roll")
    assert "complete:1:0.1" in game.texts


@pytest.mark.rule("ES-163", "ES-077")
def test_es_163_taking_away_the_only_terror_avoids_its_effect() -> None:
    # given
    game = relics().holds(0, "wither").attempt().will_roll(TERROR, *NOTHING[1:]).do("roll")
    # when
    game.do("use:wither", "secure:0", "discard:1")
    # then
    assert game.game.sanity[0] == 4
    assert not game.events("terror")


@pytest.mark.rule("ES-163", "ES-118")
def test_es_163_a_result_may_be_changed_before_it_is_secured() -> None:
    # given Harvey Walters, who reads a terror as lore
    game = Play("harvey_walters").museum("the_missing_records").at(0, "the_missing_records").holds(0, "wither")
    game.attempt().will_roll(TERROR, *NOTHING[1:]).do("roll")
    # when
    game.do("read_terror:0", "use:wither", "secure:0")
    # then
    assert on_spells(game) == [("wither", LORE)]


@pytest.mark.rule("ES-164")
def test_es_164_two_symbols_secure_two_dice() -> None:
    # given
    game = records().holds(0, "dread_curse_of_azathoth").attempt().will_roll(LORE, THREE, *NOTHING[2:]).do("roll")
    # when
    game.do("use:dread_curse_of_azathoth", "secure:0", "secure:1")
    # then there is no room for a third
    assert on_spells(game) == [("dread_curse_of_azathoth", LORE), ("dread_curse_of_azathoth", THREE)]
    assert (game.prompt, colours(game)) == ("rolled", {"green": 4})


@pytest.mark.rule("ES-164")
def test_es_164_the_number_is_fixed_when_it_is_cast() -> None:
    # given it was cast for one die only
    game = records().holds(0, "dread_curse_of_azathoth").attempt().will_roll(LORE, THREE, *NOTHING[2:]).do("roll")
    game.do("use:dread_curse_of_azathoth", "secure:0", "enough")
    assert on_spells(game) == [("dread_curse_of_azathoth", LORE)]
    # then none can be added, neither now nor after another roll
    assert "use:dread_curse_of_azathoth" not in game.texts
    game.do("discard:2").will_roll(*NOTHING[:4]).do("roll")
    assert "use:dread_curse_of_azathoth" not in game.texts


@pytest.mark.rule("ES-165")
def test_es_165_a_die_stays_across_turns() -> None:
    # given
    game = records().holds(0, "wither").clock(2).mythos_next("personal_possessions").attempt()
    game.will_roll(*NOTHING[:5], LORE).do("roll", "use:wither", "secure:5")
    # when the turn ends, the next player's too, and midnight strikes
    game.do("give_up", "stay:entrance").will_find(ONE).do("lost_and_found")
    # then
    assert (game.asked, len(game.events("midnight"))) == (0, 1)
    assert on_spells(game) == [("wither", LORE)]


@pytest.mark.rule("ES-165", "ES-171", "ES-DE-02")
def test_es_165_until_it_is_taken_off_to_be_rolled() -> None:
    # given
    game = records().holds(0, "wither").on_spell(0, "wither", TERROR).attempt()
    # when
    game.do("take_off:0")
    # then it is rolled like any other
    game.will_roll(*NOTHING).do("roll")
    assert (on_spells(game), len(game.pool)) == ([], 6)


@pytest.mark.rule("ES-165", "ES-135", "ES-141")
def test_es_165_or_a_lock_takes_it() -> None:
    # given the yellow die on a spell
    game = special_on_spell(records().holds(1, "wither"), 1, "wither", FOUR).mythos_next(
        "stars_align_above_black_clouds"
    )
    # when a card comes that locks it
    game.midnight(0)
    # then
    assert (on_spells(game), colours(game, "locked")) == ([], {"yellow": 1})
    assert (game.hand(1), bottom(game, SPELL)) == ([], "wither")


@pytest.mark.rule("ES-166")
def test_es_166_dice_are_taken_one_by_one() -> None:
    # given lore and investigation 3 on one spell
    spell = "dread_curse_of_azathoth"
    game = records().holds(0, spell).on_spell(0, spell, LORE, THREE).attempt()
    # when one of them pays with a rolled die
    game.will_roll(THREE, *NOTHING[3:]).do("roll", "complete:1:0.2")
    # then the other one stays, and the spell with it
    assert (on_spells(game), game.hand(0)) == ([(spell, THREE)], [spell])
    # and it may go another way
    game.do("take_off:1")
    assert (on_spells(game), colours(game)) == ([], {"green": 4})


@pytest.mark.rule("ES-166")
def test_es_166_or_all_at_once() -> None:
    # given
    spell = "dread_curse_of_azathoth"
    game = Play("bob_jenkins").museum("forgotten_knowledge").at(0, "forgotten_knowledge")
    game.holds(0, spell).on_spell(0, spell, TERROR, THREE).attempt()
    # when terror and investigation 8 are met with both of them
    game.will_roll(THREE, TWO, PERIL, PERIL).do("roll", "complete:1:0.1.2.3")
    # then
    assert (on_spells(game), colours(game, "task")) == ([], {"green": 4})


@pytest.mark.parametrize("way", ["use", "roll"])
@pytest.mark.rule("ES-167")
def test_es_167_without_dice_the_spell_goes_to_the_bottom(way: str) -> None:
    # given
    game = records().holds(1, "wither").on_spell(1, "wither", LORE).attempt()
    # when
    if way == "use":
        game.will_roll(THREE, *NOTHING[2:]).do("roll", "complete:1:0.1")
    else:
        game.do("take_off:0")
    # then
    assert (game.hand(1), bottom(game, SPELL)) == ([], "wither")
    assert game.events("spell_over")


@pytest.mark.rule("ES-168")
def test_es_168_no_new_die_in_place_of_a_removed_one() -> None:
    # given one of two dice has been taken off
    spell = "dread_curse_of_azathoth"
    game = records().holds(0, spell).on_spell(0, spell, LORE, THREE).attempt().do("take_off:0")
    # when
    game.will_roll(LORE, *NOTHING[2:]).do("roll")
    # then
    assert f"use:{spell}" not in game.texts
    assert on_spells(game) == [(spell, THREE)]


@pytest.mark.rule("ES-169", "ES-055")
def test_es_169_everybody_starts_with_fewer_dice() -> None:
    # given two dice on one spell and one on another
    game = records().at(1, "the_missing_records").holds(0, "dread_curse_of_azathoth").holds(1, "wither")
    game.on_spell(0, "dread_curse_of_azathoth", LORE, THREE).on_spell(1, "wither", TERROR)
    # then
    assert colours(game.attempt(0)) == {"green": 3}
    assert colours(game.do("give_up", "stay:the_missing_records")) == {"green": 3}
    assert game.asked == 1


# --- Removing secured dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-170")
def test_es_170_focused_and_helper_dice_return_when_the_action_phase_ends() -> None:
    # given a focused die, and later one on a helper's marker
    game = records().at(1, "the_missing_records").attempt()
    game.will_roll(ONE, TWO, *NOTHING[2:]).do("roll", "discard:0", "focus:1")
    game.will_roll(ONE, PERIL, PERIL, PERIL).do("roll", "discard:3", "ask:1:2", "help")
    assert (faces(game, "focused"), faces(game, "helper")) == ([TWO], [ONE])
    # then they can't be taken off to be rolled like a die on a spell
    assert game.texts == ["roll", "give_up"]
    # when
    game.do("give_up", "lose:stamina")
    # then the helper, whose turn begins, has nothing of them
    assert game.asked == 1
    game.do("stay:the_missing_records")
    assert (colours(game), colours(game, "focused"), colours(game, "helper")) == ({"green": 6}, {}, {})


@pytest.mark.rule("ES-171")
def test_es_171_any_player_takes_a_die_off_any_spell_to_roll_it() -> None:
    # given a green die on the spell of Monterey Jack, who is not asked
    game = records().holds(1, "wither").on_spell(1, "wither", TERROR).attempt()
    assert colours(game) == {"green": 5}
    # when
    game.do("take_off:0")
    # then
    assert (game.asked, colours(game)) == (0, {"green": 6})
    assert game.events("taken_off")[-1].args["who"] == "investigator-bob_jenkins"


@pytest.mark.rule("ES-171")
def test_es_171_before_a_roll_not_after_it() -> None:
    # given
    game = records().holds(0, "wither").on_spell(0, "wither", TERROR).attempt()
    # when
    game.will_roll(*NOTHING[:5]).do("roll")
    # then
    assert "take_off:0" not in game.texts
    # but before the next one
    assert "take_off:0" in game.do("discard:1").texts


@pytest.mark.parametrize(("held", "possible"), [((), False), (("lamp_of_alhazred",), False), (("axe",), True)])
@pytest.mark.rule("ES-171", "ES-OP-11")
def test_es_171_the_yellow_die_only_by_who_could_add_it(held: tuple[str, ...], possible: bool) -> None:
    # given
    game = special_on_spell(records().holds(1, "wither").holds(0, *held), 1, "wither", FOUR)
    # then
    assert ("take_off:6" in game.attempt().texts) is possible


@pytest.mark.parametrize(("place", "possible"), [("rlyeh", True), ("the_missing_records", False)])
@pytest.mark.rule("ES-171")
def test_es_171_gloria_goldberg_is_entitled_to_both_on_an_other_world(place: str, possible: bool) -> None:
    # given
    game = Play("gloria_goldberg", "bob_jenkins").museum("the_missing_records").worlds("rlyeh").at(0, place)
    special_on_spell(game.holds(1, "wither"), 1, "wither", FOUR).attempt()
    # then
    assert ("take_off:6" in game.texts) is possible


# --- Allies ---------------------------------------------------------------------------------------------------------


def security_office(ally: str) -> Play:
    """The last task of The Security Office, which brings an ally, is about to be completed by Bob Jenkins."""
    game = Play("bob_jenkins", "monterey_jack").museum("the_security_office").at(0, "the_security_office")
    game.deck_top(ally).adventure_deck_top("the_missing_records").attempt()
    game.will_roll(TWO, THREE, THREE, THREE, ONE, ONE).do("roll", "complete:0:0")
    return game.will_roll(THREE, THREE, THREE, ONE, ONE).do("roll", "complete:1:1")


@pytest.mark.rule("ES-172")
def test_es_172_a_drawn_ally_lies_open_at_once() -> None:
    # given
    game = security_office("tom_mountain_murphy")
    # when
    game.will_roll(THREE, THREE, ONE, ONE).do("roll", "complete:2:2.3")
    # then everybody sees him, and he helps already
    bob = board(game)["seats"][0]
    assert (bob["hand"], bob["max_stamina"]) == (["ally-tom_mountain_murphy"], 7)


@pytest.mark.rule("ES-172")
def test_es_172_an_ally_stays_until_the_text_says_otherwise() -> None:
    # given Ryan Dean, who helps with every success and leaves with the first failure
    game = Play("monterey_jack").museum("the_loading_dock").at(0, "the_loading_dock").holds(0, "eric_colt")
    game.adventure_deck_top("the_missing_records").attempt()
    # when
    game.will_roll(PERIL, PERIL, THREE, ONE, ONE, LORE).do("roll", "complete:1:0.2")
    game.will_roll(PERIL, ONE, ONE, LORE).do("roll", "complete:0:1")
    # then
    assert (game.game.clues[0], "eric_colt" in game.hand(0)) == (1, True)
    # and when
    game.do("go:the_missing_records", "give_up")
    # then
    assert "eric_colt" not in game.hand(0)
    assert bottom(game, ALLY) == "eric_colt"


@pytest.mark.rule("ES-173", "ES-160")
def test_es_173_only_the_player_who_drew_the_ally_uses_it() -> None:
    # given allies for every moment, held by the other player on the same card
    game = relics().at(1, "ancient_relics").monster("cultist", "ancient_relics").stamina(0, 1).sanity(0, 2)
    game.holds(1, "anna_kaslow", "duke", "thomas_f_malone", "professor_armitage", "tom_mountain_murphy", "eric_colt")
    # then Bob has nothing of them
    assert cards_on_offer(game.turn(0)) == []
    assert cards_on_offer(game.do("stay:ancient_relics")) == []
    assert cards_on_offer(game.will_roll(TERROR, *NOTHING[1:]).do("roll")) == []
    # not even when he loses something
    game.do("fail", "discard:1")
    assert (game.game.sanity[0], game.prompt) == (1, "ready")
    assert board(game)["seats"][0]["max_stamina"] == 6


def test_a_spell_with_two_dice_lasts_until_the_second_is_used_and_takes_no_other() -> None:
    # given
    game = Play("bob_jenkins").museum("the_archives").holds(0, "dread_curse_of_azathoth")
    game.on_spell(0, "dread_curse_of_azathoth", "lore", "peril").at(0, "the_archives").attempt()
    # when one of them is used
    game.will_roll("investigation_3", *["investigation_1"] * 3).do("roll", "complete:1:0.2")
    # then the spell stays and cannot be cast again
    assert (game.hand(0), dice_at(game, "spell")) == (["dread_curse_of_azathoth"], ["green"])
    game.will_roll("lore", "terror", "terror").do("roll")
    assert not game.offers("use")
    # and with the other it is over
    game.do("complete:2:1.3")
    assert (game.hand(0), dice_at(game, "spell")) == ([], [])


def test_the_red_die_on_a_spell_outlives_the_turn_and_serves_another_player() -> None:
    # given Bob Jenkins secures a wild and fails
    game = Play("bob_jenkins", "gloria_goldberg").museum("the_archives", "forgotten_knowledge")
    game.holds(0, "wither", "book_of_dzyan").at(0, "the_archives").attempt()
    game.will_roll(*["peril"] * 6, "wild").do("use:book_of_dzyan", "roll", "use:wither", "secure:7", "give_up")
    assert dice_at(game, "spell") == ["red"]
    # when Gloria Goldberg rolls six perils
    game.will_roll(*["peril"] * 6).do("go:forgotten_knowledge", "roll", "complete:0:7")
    # then it was her lore, and after her turn the die is back
    assert game.hand(0) == []
    game.do("give_up")
    assert dice_at(game, "supply").count("red") == 1
