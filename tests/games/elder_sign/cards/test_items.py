"""The Common Items and the Unique Items, one by one (ES-149 to ES-158, ES-220)."""

import pytest

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import COMMON_ITEM, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.dice import RED, YELLOW
from tests.games.elder_sign.looks import (
    FOUR,
    LORE,
    NOTHING,
    ONE,
    PERIL,
    TERROR,
    THREE,
    TWO,
    WILD,
    board,
    bottom,
    cards_on_offer,
    colours,
    in_play,
    records,
    special_on_spell,
)
from tests.games.elder_sign.play import Play


def relics(*items: str) -> Play:
    """Bob Jenkins on Ancient Relics, where terror and failure cost a sanity each, with these items."""
    return Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics").holds(0, *items)


def with_monsters(*items: str) -> Play:
    """Bob Jenkins on The Missing Records with these items; a warlock is there, a high priest and a cultist are not."""
    game = Play("bob_jenkins", "monterey_jack").museum("the_missing_records", "the_archives", "the_loading_dock")
    game.monster("warlock", "the_missing_records").monster("high_priest", "the_archives", 0)
    return game.monster("cultist", "the_loading_dock").at(0, "the_missing_records").holds(0, *items)


def trophies(game: Play, seat: int = 0) -> list[str]:
    """What somebody has won."""
    return [name.partition("-")[2] for name in board(game)["seats"][seat]["trophies"]]


def beat(game: Play, *names: str) -> Play:
    """When: these monsters are picked to be beaten."""
    assert game.table.choice
    for name in names:
        game.table.answer(next(o for o in game.table.choice.options if o.args.get("monster") == f"monster-{name}"))
    return game


@pytest.mark.rule("ES-002")
def test_every_item_has_its_test_here() -> None:
    ids = [card.id for card in HAND if card.kind in ITEMS]
    tested = [name for name in globals() if name.startswith("test_")]
    parametrized = (*YELLOW_ITEMS, *RED_ITEMS)
    assert [card for card in ids if card not in parametrized and not any(card in name for name in tested)] == []


# --- Items that add a die -------------------------------------------------------------------------------------------

ITEMS = (COMMON_ITEM, UNIQUE_ITEM)
YELLOW_ITEMS = [card.id for card in HAND if card.kind in ITEMS and card.power.adds == (YELLOW,)]
RED_ITEMS = [card.id for card in HAND if card.kind in ITEMS and card.power.adds == (RED,)]


@pytest.mark.rule("ES-153", "ES-154")
def test_the_printed_items_that_add_a_die() -> None:
    assert {"axe", "revolver_38", "automatic_45", "knife", "shotgun", "tommy_gun"} <= set(YELLOW_ITEMS)
    assert {"book_of_dzyan", "nameless_cults", "sword_of_glory", "lamp_of_alhazred"} <= set(RED_ITEMS)


@pytest.mark.parametrize("item", YELLOW_ITEMS)
@pytest.mark.rule("ES-153")
def test_es_153_discarded_for_the_yellow_die(item: str) -> None:
    # given
    game = records().holds(0, item).attempt()
    # when
    game.do(f"use:{item}")
    # then
    assert (colours(game), game.hand(0), bottom(game, COMMON_ITEM)) == ({"green": 6, "yellow": 1}, [], item)
    # and it shows a 4 as no green one does
    game.will_roll(TWO, *NOTHING[1:], FOUR).do("roll", "complete:0:0.6")
    assert colours(game, "task") == {"green": 1, "yellow": 1}


@pytest.mark.parametrize("item", RED_ITEMS)
@pytest.mark.rule("ES-154")
def test_es_154_discarded_for_the_red_die(item: str) -> None:
    # given
    game = records().holds(0, item).attempt()
    # when
    game.do(f"use:{item}")
    # then
    assert (colours(game), game.hand(0), bottom(game, UNIQUE_ITEM)) == ({"green": 6, "red": 1}, [], item)
    # and its wild is whatever is needed
    game.will_roll(THREE, *NOTHING[1:], WILD).do("roll", "complete:1:0.7")
    assert colours(game, "task") == {"green": 1, "red": 1}


@pytest.mark.rule("ES-149", "ES-153")
def test_es_149_tommy_gun_also_rerolls_one_die_once_during_the_adventure() -> None:
    # given
    game = records().holds(0, "tommy_gun").attempt().do("use:tommy_gun")
    # when the first roll passes without it
    game.will_roll(*NOTHING, ONE).do("roll")
    assert "tommy_gun" in game.texts
    game.do("discard:0").will_roll(*NOTHING[1:], ONE).do("roll")
    # then it is still there, for one die
    game.will_roll(LORE).do("tommy_gun", "reroll:1")
    assert game.pool == [LORE, ONE, PERIL, PERIL, PERIL, ONE]
    # and then not any more, neither with this roll nor with the next
    assert "tommy_gun" not in game.texts
    game.do("discard:2").will_roll(LORE, PERIL, PERIL, PERIL, ONE).do("roll")
    assert "tommy_gun" not in game.texts


@pytest.mark.rule("ES-149", "ES-157")
def test_es_149_tommy_gun_is_over_with_the_adventure() -> None:
    # given it was not fired
    game = Play("bob_jenkins").museum("the_missing_records").at(0, "the_missing_records").holds(0, "tommy_gun")
    game.attempt().do("use:tommy_gun", "give_up")
    # when the next adventure begins
    game.do("stay:the_missing_records").will_roll(*NOTHING).do("roll")
    # then
    assert "tommy_gun" not in game.texts


@pytest.mark.rule("ES-154")
def test_es_154_ruby_of_rlyeh_adds_both_dice() -> None:
    # given
    game = records().holds(0, "ruby_of_rlyeh").attempt()
    # when
    game.do("use:ruby_of_rlyeh")
    # then
    assert (colours(game), game.hand(0)) == ({"green": 6, "yellow": 1, "red": 1}, [])
    assert bottom(game, UNIQUE_ITEM) == "ruby_of_rlyeh"


@pytest.mark.parametrize(
    ("mythos", "pool"),
    [
        ("stars_align_above_black_clouds", {"green": 6, "red": 1}),
        ("warning_of_a_dark_prison", {"green": 6, "yellow": 1}),
    ],
)
@pytest.mark.rule("ES-154", "ES-155")
def test_es_155_ruby_of_rlyeh_adds_the_one_that_is_not_locked(mythos: str, pool: dict[str, int]) -> None:
    # given
    game = records().mythos(mythos).holds(0, "ruby_of_rlyeh").attempt()
    # when
    game.do("use:ruby_of_rlyeh")
    # then
    assert colours(game) == pool


@pytest.mark.rule("ES-155")
def test_es_155_ruby_of_rlyeh_leaves_a_die_on_its_spell() -> None:
    # given
    game = special_on_spell(records().holds(0, "ruby_of_rlyeh").holds(1, "wither"), 1, "wither", WILD, RED).attempt()
    # when
    game.do("use:ruby_of_rlyeh")
    # then
    assert (colours(game), colours(game, "spell")) == ({"green": 6, "yellow": 1}, {"red": 1})


# --- The other Common Items -----------------------------------------------------------------------------------------


@pytest.mark.rule("ES-149", "ES-074")
def test_es_149_lantern_skips_all_terror_effects_of_a_failed_roll() -> None:
    # given terror effects of the card and of the Mythos card
    game = relics("lantern").mythos("sightings_of_a_poisonous_trap").attempt()
    game.will_roll(TERROR, *NOTHING[1:]).do("roll")
    # when
    game.do("no_terror", "discard:1")
    # then nothing is lost but the die
    assert (game.game.sanity[0], game.game.stamina[0]) == (4, 6)
    assert (len(game.pool), game.hand(0), bottom(game, COMMON_ITEM)) == (5, [], "lantern")
    # and the next terror is not skipped
    game.will_roll(TERROR, *NOTHING[2:]).do("roll", "fail", "first:ancient_relics", "discard:2")
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 5)


@pytest.mark.rule("ES-149")
def test_es_149_lantern_is_for_failed_rolls_with_terror() -> None:
    # given
    game = relics("lantern").attempt()
    # then neither before a roll nor without a terror
    assert cards_on_offer(game) == []
    assert cards_on_offer(game.will_roll(*NOTHING).do("roll")) == []
    # nor where terror does nothing
    other = records().holds(0, "lantern").attempt().will_roll(TERROR, *NOTHING[1:]).do("roll")
    assert cards_on_offer(other) == []


@pytest.mark.rule("ES-149", "ES-172")
def test_es_149_lantern_and_professor_armitage_work_on_the_same_failed_roll() -> None:
    # given one card against the terror effects, one against the loss of the die
    game = relics("lantern", "professor_armitage").attempt().will_roll(TERROR, *NOTHING[1:]).do("roll")
    # when
    game.do("no_terror")
    assert "no_discard" in game.texts
    game.do("no_discard")
    # then
    assert (game.game.sanity[0], len(game.pool), game.hand(0)) == (4, 6, [])


@pytest.mark.parametrize("item", ["dynamite", "blue_watcher_of_the_pyramid"])
@pytest.mark.parametrize("monster", ["warlock", "high_priest", "cultist"])
@pytest.mark.rule("ES-220", "ES-222")
def test_es_220_dynamite_and_blue_watcher_of_the_pyramid_defeat_any_one_monster(item: str, monster: str) -> None:
    # given
    game = with_monsters(item).attempt()
    # when
    beat(game.do(f"use:{item}"), monster)
    # then only one; it is still there, and the red die under the lock of the high priest too
    assert game.prompt == "ready"
    assert (trophies(game), colours(game, "locked"), len(game.game.monsters)) == ([], {"red": 1}, 3)
    # until the action phase is over
    game.do("give_up")
    assert (trophies(game), len(game.game.monsters)) == ([monster], 2)
    assert colours(game, "locked") == ({} if monster == "high_priest" else {"red": 1})
    assert item not in game.hand(0)


@pytest.mark.rule("ES-216", "ES-220")
def test_es_220_dynamite_gives_what_the_back_of_the_token_says() -> None:
    # given
    game = with_monsters("dynamite").attempt()
    # when the warlock is beaten, whose back gives a clue
    beat(game.do("use:dynamite"), "warlock").do("give_up")
    # then
    assert game.game.clues[0] == 1


@pytest.mark.rule("ES-220", "ES-221")
def test_es_221_dynamite_leaves_nothing_to_do_for_a_monster_below_the_card() -> None:
    # given
    game = with_monsters("dynamite").attempt()
    assert len(in_play(game)[0]["tasks"]) == 3
    # when
    beat(game.do("use:dynamite"), "warlock")
    # then the two printed tasks are enough
    game.will_roll(THREE, THREE, *NOTHING[:4]).do("roll", "complete:0:0.1")
    game.will_roll(LORE, THREE, ONE, ONE).do("roll", "complete:1:2.3")
    assert set(trophies(game)) == {"warlock", "the_missing_records"}


@pytest.mark.parametrize("moment", ["before a roll", "after a roll"])
@pytest.mark.rule("ES-221", "ES-034")
def test_es_221_dynamite_against_the_last_open_task_resolves_the_adventure(moment: str) -> None:
    # given everything is done but the monster below the card
    game = Play("bob_jenkins").museum("the_missing_records")
    game.monster("cultist", "the_missing_records").at(0, "the_missing_records").holds(0, "dynamite").attempt()
    game.will_roll(THREE, THREE, *NOTHING[:4]).do("roll", "complete:0:0.1")
    game.will_roll(LORE, THREE, ONE, ONE).do("roll", "complete:1:2.3")
    if moment == "after a roll":
        game.will_roll(ONE, ONE).do("roll")
    # when
    game.do("use:dynamite")
    # then
    assert game.events("resolved")
    assert set(trophies(game)) == {"cultist", "the_missing_records"}


@pytest.mark.rule("ES-221", "ES-072")
def test_es_221_dynamite_can_be_used_when_no_die_is_left() -> None:
    # given all six dice lie on the printed tasks, and a monster is left
    game = Play("bob_jenkins").museum("the_missing_records").monster("cultist", "the_missing_records")
    game.at(0, "the_missing_records").holds(0, "dynamite").attempt()
    game.will_roll(ONE, ONE, TWO, TWO, PERIL, PERIL).do("roll", "complete:0:0.1.2.3")
    game.will_roll(LORE, THREE).do("roll", "complete:1:4.5")
    assert (game.pool, cards_on_offer(game)) == ([], ["use:dynamite"])
    # when
    game.do("use:dynamite")
    # then
    assert game.events("resolved")


@pytest.mark.rule("ES-220")
def test_es_220_dynamite_is_useless_without_a_monster() -> None:
    assert cards_on_offer(records().holds(0, "dynamite").attempt()) == []


@pytest.mark.rule("ES-151")
def test_es_151_food_restores_one_stamina() -> None:
    # given
    game = records().holds(0, "food").stamina(0, 2).sanity(0, 2).turn()
    # when
    game.do("use:food")
    # then
    assert (game.game.stamina[0], game.game.sanity[0], bottom(game, COMMON_ITEM)) == (3, 2, "food")


@pytest.mark.rule("ES-149", "ES-147")
def test_es_149_lucky_cigarette_case_rerolls_up_to_three_dice() -> None:
    # given
    game = records().holds(0, "lucky_cigarette_case").attempt()
    assert cards_on_offer(game) == []
    game.will_roll(*NOTHING).do("roll")
    # when three are picked, they are thrown without further asking
    game.will_roll(LORE, THREE, THREE).do("use:lucky_cigarette_case")
    assert "reroll_all" not in game.texts
    game.do("reroll:0", "reroll:1", "reroll:2")
    # then
    assert game.pool == [LORE, THREE, THREE, PERIL, PERIL, PERIL]
    assert (game.prompt, game.hand(0), bottom(game, COMMON_ITEM)) == ("rolled", [], "lucky_cigarette_case")


@pytest.mark.rule("ES-149")
def test_es_149_lucky_cigarette_case_may_reroll_fewer() -> None:
    # given
    game = records().holds(0, "lucky_cigarette_case").attempt().will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(LORE).do("use:lucky_cigarette_case", "reroll:3", "reroll_picked")
    # then
    assert game.pool == [ONE, ONE, ONE, LORE, PERIL, PERIL]


@pytest.mark.rule("ES-149")
def test_es_149_old_journal_gives_a_clue() -> None:
    # given
    game = records().holds(0, "old_journal").attempt().will_roll(*NOTHING).do("roll")
    # when
    game.do("use:old_journal")
    # then it can be spent on this very roll
    assert (game.game.clues[0], bottom(game, COMMON_ITEM)) == (1, "old_journal")
    assert "clue" in game.texts


# --- The other Unique Items -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [LORE, PERIL, TERROR])
@pytest.mark.rule("ES-149")
def test_es_149_alien_statue_turns_one_die_to_lore_peril_or_terror(face: str) -> None:
    # given
    game = records().holds(0, "alien_statue").attempt()
    assert cards_on_offer(game) == []
    game.will_roll(ONE, TWO, THREE, ONE, TWO, THREE).do("roll")
    # when
    game.do("use:alien_statue", f"turn:2:{face}")
    # then
    assert game.pool == [ONE, TWO, face, ONE, TWO, THREE]
    assert (game.hand(0), bottom(game, UNIQUE_ITEM)) == ([], "alien_statue")


@pytest.mark.rule("ES-149")
def test_es_149_alien_statue_knows_only_these_three() -> None:
    # given
    game = records().holds(0, "alien_statue").attempt().will_roll(ONE, ONE, ONE, ONE, ONE, LORE).do("roll")
    # when
    game.do("use:alien_statue")
    # then
    assert game.texts == ["turn:0:lore", "turn:0:peril", "turn:0:terror", "turn:5:peril", "turn:5:terror"]


@pytest.mark.rule("ES-149")
def test_es_149_cultes_des_goules_gives_two_clues_for_a_sanity() -> None:
    # given
    game = records().holds(0, "cultes_des_goules").turn()
    # when
    game.do("use:cultes_des_goules")
    # then
    assert (game.game.clues[0], game.game.sanity[0], game.game.stamina[0]) == (2, 3, 6)
    assert (game.hand(0), bottom(game, UNIQUE_ITEM)) == ([], "cultes_des_goules")


@pytest.mark.rule("ES-149", "ES-180")
def test_es_149_cultes_des_goules_may_cost_the_last_sanity() -> None:
    # given
    game = records().holds(0, "cultes_des_goules").sanity(0, 1).turn()
    # when
    game.do("use:cultes_des_goules")
    # then
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-bob_jenkins"]
    assert (game.prompt, game.game.clues[0]) == ("investigator", 0)


@pytest.mark.rule("ES-220")
def test_es_220_flute_of_the_outer_gods_defeats_up_to_three_monsters_at_a_price() -> None:
    # given
    game = with_monsters("flute_of_the_outer_gods").attempt()
    # when
    beat(game.do("use:flute_of_the_outer_gods"), "cultist", "warlock")
    if game.prompt == "defeat":
        beat(game, "high_priest")
    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 5)
    game.do("give_up")
    assert sorted(trophies(game)) == ["cultist", "high_priest", "warlock"]
    assert bottom(game, UNIQUE_ITEM) == "flute_of_the_outer_gods"


@pytest.mark.rule("ES-220")
def test_es_220_flute_of_the_outer_gods_may_defeat_fewer_at_the_same_price() -> None:
    # given
    game = with_monsters("flute_of_the_outer_gods").attempt()
    # when
    beat(game.do("use:flute_of_the_outer_gods"), "cultist").do("enough")
    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 5)
    assert trophies(game.do("give_up")) == ["cultist"]


@pytest.mark.rule("ES-149", "ES-088")
def test_es_149_necronomicon_brings_an_other_world_into_play() -> None:
    # given
    game = records().holds(0, "necronomicon").worlds("yuggoth").other_world_deck_top("the_dreamlands").turn()
    # when
    game.do("use:necronomicon")
    # then one can go there at once
    assert [world["name"] for world in board(game)["worlds"]] == ["other_world-yuggoth", "other_world-the_dreamlands"]
    assert "go:the_dreamlands" in game.texts
    assert (game.hand(0), bottom(game, UNIQUE_ITEM)) == ([], "necronomicon")


@pytest.mark.parametrize(
    ("way", "sanity", "stamina"),
    [("gain_sanity_2", 3, 1), ("gain_stamina_2", 1, 3), ("gain_sanity_1+gain_stamina_1", 2, 2)],
)
@pytest.mark.rule("ES-151")
def test_es_151_healing_stone_restores_two_points_as_one_likes(way: str, sanity: int, stamina: int) -> None:
    # given
    game = records().holds(0, "healing_stone").sanity(0, 1).stamina(0, 1).turn()
    # when
    game.do("use:healing_stone", f"way:{way}")
    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (sanity, stamina)
    assert (game.hand(0), bottom(game, UNIQUE_ITEM)) == ([], "healing_stone")


@pytest.mark.rule("ES-149")
def test_es_149_the_king_in_yellow_gives_three_clues_for_two_sanity() -> None:
    # given
    game = records().holds(0, "the_king_in_yellow").turn()
    # when
    game.do("use:the_king_in_yellow")
    # then
    assert (game.game.clues[0], game.game.sanity[0]) == (3, 2)
    assert (game.hand(0), bottom(game, UNIQUE_ITEM)) == ([], "the_king_in_yellow")


@pytest.mark.rule("ES-149", "ES-174")
def test_es_149_the_king_in_yellow_can_be_the_end() -> None:
    game = records().holds(0, "the_king_in_yellow").sanity(0, 2).turn().do("use:the_king_in_yellow")
    assert len(game.events("devoured")) == 1


@pytest.mark.rule("ES-151")
def test_es_151_whiskey_restores_one_sanity() -> None:
    # given
    game = records().holds(0, "whiskey").stamina(0, 2).sanity(0, 2).turn()
    # when
    game.do("use:whiskey")
    # then
    assert (game.game.stamina[0], game.game.sanity[0], bottom(game, COMMON_ITEM)) == (2, 3, "whiskey")


# --- Paying a cost with Food and Whiskey ----------------------------------------------------------------------------

PAYERS = [("food", "stamina", "fire_vampire", PERIL), ("whiskey", "sanity", "ghost", LORE)]
"""For each: what it pays, and a monster whose task costs one of that and one face."""


def costly(card: str, what: str, monster: str, face: str, points: int) -> Play:
    """Given somebody with so many points and this card; when a roll shows what the monster asks for."""
    game = Play("bob_jenkins", "monterey_jack").museum("the_missing_records").at(0, "the_missing_records")
    game.holds(0, card).given(**{what: [points, 3]}).monster(monster, "the_missing_records").attempt()
    return game.will_roll(face, *[TERROR] * 5).do("roll")


@pytest.mark.rule("ES-047", "ES-048", "ES-050")
@pytest.mark.parametrize(("card", "what", "monster", "face"), PAYERS)
def test_es_050_food_and_whiskey_pay_a_point_of_a_cost(card: str, what: str, monster: str, face: str) -> None:
    # given enough points, so both ways are open
    game = costly(card, what, monster, face, 3).do("complete:…")
    assert (game.prompt, game.texts) == (f"pay_{what}", [f"own_points:{what}", f"pay_with:{card}"])
    # when the card pays
    game.do(f"pay_with:{card}")
    # then no point is lost, and the card is at the bottom of its deck
    assert getattr(game.game, what)[0] == 3
    assert (game.hand(0), bottom(game, COMMON_ITEM), len(game.events("task_completed"))) == ([], card, 1)


@pytest.mark.rule("ES-047", "ES-048")
@pytest.mark.parametrize(("card", "what", "monster", "face"), PAYERS)
def test_es_047_or_the_own_points_are_paid_and_the_card_is_kept(card: str, what: str, monster: str, face: str) -> None:
    game = costly(card, what, monster, face, 3).do("complete:…", f"own_points:{what}")
    assert (getattr(game.game, what)[0], game.hand(0)) == (2, [card])


@pytest.mark.rule("ES-049")
@pytest.mark.parametrize(("card", "what", "monster", "face"), PAYERS)
def test_es_049_with_the_last_point_only_the_card_can_pay(card: str, what: str, monster: str, face: str) -> None:
    # given the last point, which a cost may not take
    game = costly(card, what, monster, face, 1)
    assert ("complete", "too_costly") not in game.barred
    # when the task is completed, nothing is asked
    game.do("complete:…")
    # then
    assert (getattr(game.game, what)[0], game.hand(0), len(game.events("task_completed"))) == (1, [], 1)


@pytest.mark.rule("ES-049")
@pytest.mark.parametrize(("card", "what", "monster", "face"), PAYERS)
def test_es_049_the_other_card_does_not_pay(card: str, what: str, monster: str, face: str) -> None:
    other = "whiskey" if card == "food" else "food"
    game = costly(other, what, monster, face, 1)
    assert [text for text in game.texts if text.startswith("complete")] == []
    assert ("complete", "too_costly") in game.barred
