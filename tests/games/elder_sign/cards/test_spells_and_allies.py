"""The Spells and the Allies, one by one (ES-162 to ES-173)."""

import pytest

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ALLY, MYTHOS_DECK, SPELL
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from tests.games.elder_sign.looks import (
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
    on_spells,
    records,
)
from tests.games.elder_sign.play import Play

SECURE_ONE = ("cloud_memory", "mists_of_releh", "red_sign_of_shudde_mell", "shrivelling", "voice_of_ra", "wither")


def relics(*cards: str) -> Play:
    """Bob Jenkins on Ancient Relics, where terror and failure cost a sanity each, with these cards."""
    return Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics").holds(0, *cards)


def dock(*cards: str, ancient_one: str = "hastur") -> Play:
    """Bob Jenkins on The Loading Dock, where failure costs a sanity and a stamina, with these cards."""
    game = Play("bob_jenkins", "monterey_jack", ancient_one=ancient_one)
    return game.museum("the_loading_dock").at(0, "the_loading_dock").holds(0, *cards)


def trophies(game: Play, seat: int = 0) -> list[str]:
    """What somebody has won."""
    return [name.partition("-")[2] for name in board(game)["seats"][seat]["trophies"]]


@pytest.mark.rule("ES-002")
def test_every_spell_and_ally_has_its_test_here() -> None:
    ids = [card.id for card in HAND if card.kind in (SPELL, ALLY)]
    tested = [name for name in globals() if name.startswith("test_")]
    assert len(set(ids)) == len(ids) == 20
    assert [card for card in ids if card not in SECURE_ONE and not any(card in name for name in tested)] == []


# --- Spells ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spell", SECURE_ONE)
@pytest.mark.rule("ES-163", "ES-167")
def test_es_163_secures_one_die(spell: str) -> None:
    # given
    game = records().holds(0, spell).attempt().will_roll(LORE, *NOTHING[1:]).do("roll")
    # when
    game.do(f"use:{spell}", "secure:0")
    # then one, not two
    assert (on_spells(game), game.hand(0), game.prompt) == ([(spell, LORE)], [spell], "rolled")
    # and with it the spell ends
    game.do("discard:1").will_roll(THREE, *NOTHING[3:]).do("roll", "complete:1:0.2")
    assert (on_spells(game), game.hand(0), bottom(game, SPELL)) == ([], [], spell)


@pytest.mark.rule("ES-164")
def test_es_164_dread_curse_of_azathoth_secures_up_to_two_dice() -> None:
    # given
    spell = "dread_curse_of_azathoth"
    game = records().holds(0, spell).attempt().will_roll(LORE, TERROR, *NOTHING[2:]).do("roll")
    # when
    game.do(f"use:{spell}", "secure:0")
    assert "enough" in game.texts
    game.do("secure:1")
    # then
    assert (on_spells(game), len(game.pool)) == ([(spell, LORE), (spell, TERROR)], 4)


@pytest.mark.rule("ES-162", "ES-220", "ES-DE-11")
def test_es_220_bind_monster_defeats_any_one_monster() -> None:
    # given two monsters, not on the own card
    game = Play("bob_jenkins", "monterey_jack").museum("the_missing_records", "the_archives", "the_loading_dock")
    game.monster("dark_young", "the_archives", 0).monster("warlock", "the_loading_dock")
    game.at(0, "the_missing_records").holds(0, "bind_monster").attempt()
    # when
    game.do("use:bind_monster")
    assert game.table.choice
    young = next(one for one in game.table.choice.options if one.args.get("monster") == "monster-dark_young")
    game.do(young.text)
    # then it is taken when the action phase is over, and its lock ends
    assert (trophies(game), colours(game, "locked")) == ([], {"yellow": 1})
    game.do("give_up")
    assert (trophies(game), colours(game, "locked"), game.hand(0)) == (["dark_young"], {}, [])
    assert bottom(game, SPELL) == "bind_monster"


@pytest.mark.rule("ES-162")
def test_es_162_enchant_weapon_turns_one_die_to_peril() -> None:
    # given
    game = records().holds(0, "enchant_weapon").attempt()
    assert cards_on_offer(game) == []
    game.will_roll(ONE, TWO, LORE, PERIL, PERIL, PERIL).do("roll")
    # when
    game.do("use:enchant_weapon")
    # then
    assert game.texts == ["turn:0:peril", "turn:1:peril", "turn:2:peril"]
    game.do("turn:1:peril")
    assert game.pool == [ONE, PERIL, LORE, PERIL, PERIL, PERIL]
    assert (game.hand(0), bottom(game, SPELL)) == ([], "enchant_weapon")


@pytest.mark.rule("ES-162")
def test_es_162_enchant_weapon_has_nothing_to_turn_where_all_is_peril() -> None:
    game = records().holds(0, "enchant_weapon").attempt().will_roll(*[PERIL] * 6).do("roll")
    assert cards_on_offer(game) == []


@pytest.mark.rule("ES-162", "ES-088")
def test_es_162_find_gate_brings_an_other_world_into_play() -> None:
    # given
    game = records().holds(0, "find_gate").other_world_deck_top("plateau_of_leng").turn()
    # when
    game.do("use:find_gate")
    # then
    assert [world["name"] for world in board(game)["worlds"]] == ["other_world-plateau_of_leng"]
    assert "go:plateau_of_leng" in game.texts
    assert (game.hand(0), bottom(game, SPELL)) == ([], "find_gate")


@pytest.mark.rule("ES-162")
def test_es_162_find_gate_is_useless_when_all_other_worlds_are_open() -> None:
    # given
    worlds = ("another_dimension", "city_of_the_great_race", "great_hall_of_celeano", "plateau_of_leng", "rlyeh")
    game = records().holds(0, "find_gate").worlds(*worlds, "the_abyss", "the_dreamlands", "yuggoth").turn()
    # then
    assert cards_on_offer(game) == []


@pytest.mark.rule("ES-162", "ES-159")
def test_es_162_flesh_ward_cancels_up_to_two_lost_stamina() -> None:
    # given a failure that costs two stamina
    game = Play("bob_jenkins", "monterey_jack").museum("the_hidden_passage").at(0, "the_hidden_passage")
    game.holds(0, "flesh_ward").attempt().do("give_up")
    assert game.prompt == "prevent_stamina"
    # when
    game.do("use:flesh_ward")
    # then
    assert (game.game.stamina[0], game.hand(0), bottom(game, SPELL)) == (6, [], "flesh_ward")


@pytest.mark.rule("ES-162")
def test_es_162_flesh_ward_does_nothing_for_sanity() -> None:
    # given a failure that costs a sanity only
    game = relics("flesh_ward").attempt()
    # when
    game.do("give_up")
    # then
    assert (game.asked, game.game.sanity[0], game.hand(0)) == (1, 3, ["flesh_ward"])


@pytest.mark.rule("ES-162", "ES-023")
def test_es_162_flesh_ward_is_a_spell_cast_before_cthulhu() -> None:
    # given Cthulhu, who takes a sanity for every spell cast on the own turn
    game = dock("flesh_ward", ancient_one="cthulhu").attempt().do("give_up")
    # when the stamina is saved
    game.do("use:flesh_ward")
    # then it has cost one sanity, beside the one of the penalty
    assert (game.game.stamina[0], game.game.sanity[0]) == (6, 2)


@pytest.mark.rule("ES-162", "ES-151")
def test_es_162_heal_restores_one_of_each() -> None:
    # given
    game = records().holds(0, "heal").sanity(0, 2).stamina(0, 2).attempt()
    # when
    game.do("use:heal")
    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 3)
    assert (game.hand(0), bottom(game, SPELL)) == ([], "heal")


# --- Allies ---------------------------------------------------------------------------------------------------------


def next_mythos(game: Play) -> int:
    """The Mythos card on top of the deck."""
    return game.game.decks[MYTHOS_DECK][-1]


@pytest.mark.rule("ES-172", "ES-027")
def test_es_172_anna_kaslow_sees_the_next_mythos_card() -> None:
    # given
    game = records().holds(0, "anna_kaslow").mythos_next("esoteric_devices", "personal_possessions").turn()
    assert board(game)["mythos_next"] is None
    # when
    game.do("peek")
    # then it is known, and she stays if it is left there
    assert game.events("mythos_seen")[-1].args["mythos"] == "mythos-esoteric_devices"
    game.do("leave")
    assert (game.hand(0), next_mythos(game)) == (["anna_kaslow"], MYTHOS.number("esoteric_devices"))
    # and she looks once a turn, as it begins
    assert "peek" not in game.texts
    assert "peek" not in game.do("stay:the_missing_records").texts


@pytest.mark.rule("ES-172")
def test_es_172_anna_kaslow_leaves_when_the_card_goes_to_the_bottom() -> None:
    # given
    game = records().holds(0, "anna_kaslow").mythos_next("esoteric_devices", "personal_possessions").turn()
    # when
    game.do("peek", "bury")
    # then
    assert next_mythos(game) == MYTHOS.number("personal_possessions")
    assert game.game.decks[MYTHOS_DECK][0] == MYTHOS.number("esoteric_devices")
    assert (game.hand(0), bottom(game, ALLY)) == ([], "anna_kaslow")


@pytest.mark.rule("ES-172")
def test_es_172_anna_kaslow_looks_again_on_the_next_own_turn() -> None:
    # given
    game = Play("bob_jenkins").holds(0, "anna_kaslow").turn().do("peek", "leave", "stay:entrance")
    # when
    game.will_find(ONE).do("lost_and_found")
    # then
    assert "peek" in game.texts


@pytest.mark.parametrize("kind", ["sanity", "stamina"])
@pytest.mark.rule("ES-172", "ES-159")
def test_es_172_duke_cancels_one_loss_and_is_gone(kind: str) -> None:
    # given penalties of two sanity and two stamina
    game = Play("bob_jenkins", "monterey_jack").museum("horrible_visions").at(0, "horrible_visions").holds(0, "duke")
    game.attempt().do("give_up")
    # when
    if kind == "stamina":
        game.do("suffer")
    game.do("use:duke")
    # then all of that one loss, not the other
    assert (game.game.sanity[0], game.game.stamina[0]) == ((4, 4) if kind == "sanity" else (2, 6))
    assert (game.hand(0), bottom(game, ALLY)) == ([], "duke")


@pytest.mark.rule("ES-172")
def test_es_172_duke_helps_against_terror_too() -> None:
    # given
    game = relics("duke").sanity(0, 1).attempt().will_roll(TERROR, *NOTHING[1:]).do("roll", "fail")
    # when
    game.do("use:duke")
    # then
    assert (game.prompt, game.game.sanity[0], game.events("devoured")) == ("discard_die", 1, [])


@pytest.mark.rule("ES-172", "ES-220")
def test_es_172_thomas_f_malone_defeats_one_monster_on_the_own_card() -> None:
    # given a monster here and one elsewhere
    game = Play("bob_jenkins", "monterey_jack").museum("the_missing_records", "the_archives")
    game.monster("warlock", "the_missing_records").monster("cultist", "the_archives", 0)
    game.at(0, "the_missing_records").holds(0, "thomas_f_malone").attempt()
    # when
    game.do("use:thomas_f_malone", "give_up")
    # then it is the one here
    assert (trophies(game), game.monsters_on("the_archives")) == (["warlock"], ["cultist"])
    assert (game.hand(0), bottom(game, ALLY)) == ([], "thomas_f_malone")


@pytest.mark.rule("ES-172")
def test_es_172_thomas_f_malone_has_nothing_to_do_without_a_monster_there() -> None:
    # given
    game = Play("bob_jenkins", "monterey_jack").museum("the_missing_records", "the_archives")
    game.monster("cultist", "the_archives", 0).at(0, "the_missing_records").holds(0, "thomas_f_malone").attempt()
    # then
    assert cards_on_offer(game) == []


@pytest.mark.rule("ES-172", "ES-065")
def test_es_172_professor_armitage_saves_the_die_of_a_failed_roll() -> None:
    # given
    game = records().holds(0, "professor_armitage").attempt().will_roll(*NOTHING).do("roll")
    # when
    game.do("no_discard")
    # then the roll has failed, so that a die may be focused
    assert (len(game.pool), game.hand(0), bottom(game, ALLY)) == (6, [], "professor_armitage")
    assert "focus:0" in game.texts


@pytest.mark.rule("ES-172", "ES-069")
def test_es_172_professor_armitage_saves_the_last_die_too() -> None:
    # given
    game = records().holds(0, "professor_armitage").attempt()
    game.will_roll(LORE, THREE, *NOTHING[2:]).do("roll", "complete:1:0.1")
    for count in (4, 3, 2):
        game.will_roll(*[PERIL] * count).do("roll", "discard:…")
    game.will_roll(PERIL).do("roll")
    # when
    game.do("no_discard")
    # then
    assert (game.prompt, len(game.pool), game.events("failed")) == ("ready", 1, [])


@pytest.mark.rule("ES-172", "ES-074")
def test_es_172_professor_armitage_does_nothing_about_terror() -> None:
    # given
    game = relics("professor_armitage").attempt().will_roll(TERROR, *NOTHING[1:]).do("roll")
    # when the terror has had its effect
    game.do("fail", "no_discard")
    # then
    assert (game.game.sanity[0], len(game.pool), game.hand(0)) == (3, 6, [])


def beyond(*cards: str) -> Play:
    """Bob Jenkins in the Dreamlands, with these cards."""
    game = Play("bob_jenkins", "monterey_jack").museum("the_missing_records").worlds("the_dreamlands")
    return game.at(0, "the_dreamlands").holds(0, *cards)


@pytest.mark.rule("ES-172", "ES-182")
def test_es_172_richard_upton_pickman_rerolls_one_die_per_roll_on_other_worlds() -> None:
    # given
    game = beyond("richard_upton_pickman").attempt().will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(LORE).do("pickman", "reroll:0")
    # then once per roll, and he stays
    assert (game.pool, "pickman" in game.texts) == ([LORE, *NOTHING[1:]], False)
    game.do("discard:1").will_roll(*NOTHING[1:]).do("roll")
    assert ("pickman" in game.texts, game.hand(0)) == (True, ["richard_upton_pickman"])


@pytest.mark.rule("ES-172")
def test_es_172_richard_upton_pickman_does_not_help_in_the_museum() -> None:
    game = records().holds(0, "richard_upton_pickman").attempt().will_roll(*NOTHING).do("roll")
    assert cards_on_offer(game) == []


@pytest.mark.parametrize("where", ["the_dreamlands", "the_missing_records"])
@pytest.mark.rule("ES-172")
def test_es_172_richard_upton_pickman_leaves_with_a_failure_on_an_other_world(where: str) -> None:
    # given
    game = beyond("richard_upton_pickman").at(0, where).attempt()
    # when
    game.do("give_up")
    # then not with one in the museum
    assert game.hand(0) == ([] if where == "the_dreamlands" else ["richard_upton_pickman"])


@pytest.mark.rule("ES-172", "ES-105")
def test_es_172_ruby_standish_makes_one_purchase_two_trophies_cheaper() -> None:
    # given two trophies, which buy a spell (4) only with her
    game = Play("bob_jenkins", ancient_one="cthulhu").holds(0, "ruby_standish").trophies(0, "the_archives")
    game.turn().do("stay:entrance")
    assert "buy:spell" not in game.texts
    assert "buy:unique_item:ruby" not in game.texts
    # when
    game.do("buy:spell:ruby")
    # then
    assert (len(game.hand(0)), trophies(game), bottom(game, ALLY)) == (1, [], "ruby_standish")
    assert "ruby_standish" not in game.hand(0)


@pytest.mark.rule("ES-172", "ES-105")
def test_es_172_ruby_standish_leaves_a_price_of_one_at_least() -> None:
    # given a clue costs 2, and there is nothing to pay with, or one trophy
    poor = Play("bob_jenkins", ancient_one="cthulhu").holds(0, "ruby_standish").turn().do("stay:entrance")
    game = Play("bob_jenkins", ancient_one="cthulhu").holds(0, "ruby_standish").trophies(0, "cultist")
    game.turn().do("stay:entrance")
    # then
    assert [text for text in poor.texts if text.startswith("buy")] == []
    assert [text for text in game.texts if text.startswith("buy")] == ["buy:clue:ruby", "buy:common_item:ruby"]
    # when
    game.do("buy:clue:ruby")
    assert (game.game.clues[0], trophies(game)) == (1, [])


@pytest.mark.rule("ES-172")
def test_es_172_ruby_standish_stays_when_she_is_not_needed() -> None:
    # given
    game = Play("bob_jenkins", ancient_one="cthulhu").holds(0, "ruby_standish").trophies(0, "the_archives")
    # when
    game.turn().do("stay:entrance", "buy:clue")
    # then
    assert (game.game.clues[0], game.hand(0)) == (1, ["ruby_standish"])


@pytest.mark.rule("ES-172")
def test_es_172_eric_colt_gives_a_clue_with_every_success() -> None:
    # given
    game = dock("eric_colt").attempt()
    game.will_roll(PERIL, PERIL, THREE, ONE, ONE, LORE).do("roll", "complete:1:0.2")
    # when
    game.will_roll(PERIL, ONE, ONE, LORE).do("roll", "complete:0:1")
    # then
    assert (game.game.clues[0], "eric_colt" in game.hand(0)) == (1, True)


@pytest.mark.rule("ES-172")
def test_es_172_eric_colt_leaves_with_a_failure() -> None:
    # given
    game = dock("eric_colt").attempt()
    # when
    game.do("give_up")
    # then
    assert (game.game.clues[0], game.hand(0), bottom(game, ALLY)) == (0, [], "eric_colt")


@pytest.mark.rule("ES-172", "ES-152")
def test_es_172_tom_mountain_murphy_raises_the_maximum_of_stamina() -> None:
    # given Bob with his printed 6
    game = records().holds(0, "tom_mountain_murphy", "food").attempt()
    assert (board(game)["seats"][0]["stamina"], board(game)["seats"][0]["max_stamina"]) == (6, 7)
    # who has all of it without him need not send him away
    assert cards_on_offer(game) == ["use:food"]
    # when
    game.do("use:food")
    # then
    assert (game.game.stamina[0], game.hand(0)) == (7, ["tom_mountain_murphy"])


@pytest.mark.rule("ES-172", "ES-151")
def test_es_172_tom_mountain_murphy_leaves_to_restore_all_stamina() -> None:
    # given
    game = records().holds(0, "tom_mountain_murphy").stamina(0, 1).sanity(0, 1).attempt()
    # when
    game.do("use:tom_mountain_murphy")
    # then his point of the maximum goes with him
    assert (game.game.stamina[0], game.game.sanity[0], board(game)["seats"][0]["max_stamina"]) == (6, 1, 6)
    assert (game.hand(0), bottom(game, ALLY)) == ([], "tom_mountain_murphy")
