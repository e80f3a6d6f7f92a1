"""Clues, items, adding dice to the pool, whose cards they are (ES-144 to ES-161)."""

import pytest

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import COMMON_ITEM, SPELL, UNIQUE_ITEM
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
    bottom,
    cards_on_offer,
    colours,
    faces,
    on_spells,
    records,
    special_on_spell,
)
from tests.games.elder_sign.play import Play

# --- Clues ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picked", "thrown", "pool"),
    [
        (("reroll:0", "reroll_picked"), (LORE,), [LORE, ONE, ONE, PERIL, PERIL, PERIL]),
        (
            ("reroll:0", "reroll:1", "reroll:3", "reroll_picked"),
            (LORE, TWO, THREE),
            [LORE, TWO, ONE, THREE, PERIL, PERIL],
        ),
        (("reroll_all",), (TWO, TWO, TWO, LORE, LORE, TERROR), [TWO, TWO, TWO, LORE, LORE, TERROR]),
    ],
    ids=["one", "some", "all"],
)
@pytest.mark.rule("ES-144")
def test_es_144_a_clue_rerolls_one_some_or_all_dice_of_the_pool(
    picked: tuple[str, ...], thrown: tuple[str, ...], pool: list[str]
) -> None:
    # given
    game = records().clues(0, 1).attempt().will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(*thrown).do("clue", *picked)
    # then
    assert game.pool == pool
    assert game.game.clues[0] == 0


@pytest.mark.rule("ES-144")
def test_es_144_only_after_a_roll_of_an_adventure() -> None:
    # given clues, but no roll yet
    game = records().clues(0, 2).turn()
    assert "clue" not in game.texts
    # when, then
    assert "clue" not in game.do("stay:the_missing_records").texts
    assert "clue" in game.will_roll(*NOTHING).do("roll").texts
    # and not at the entrance
    assert "clue" not in records().clues(0, 2).turn().do("go:entrance").texts


@pytest.mark.rule("ES-144")
def test_es_144_not_without_a_clue() -> None:
    game = records().clues(1, 3).attempt().will_roll(*NOTHING).do("roll")
    assert "clue" not in game.texts
    assert ("clue", "no_clue") in game.barred


@pytest.mark.rule("ES-144", "ES-119")
def test_es_144_not_for_secured_discarded_or_placed_dice() -> None:
    # given one die discarded, one focused, one on a spell, two on a task
    game = records().clues(0, 1).holds(0, "wither").attempt()
    game.will_roll(ONE, TWO, PERIL, PERIL, PERIL, TERROR).do("roll", "discard:5", "focus:1")
    game.will_roll(THREE, LORE, PERIL, PERIL).do("roll", "use:wither", "secure:3", "complete:1:0.2")
    game.will_roll(PERIL).do("roll")
    # when the clue is spent, only the die of the pool is rolled again
    game.will_roll(THREE).do("clue")
    # then
    assert game.pool == [THREE]
    assert on_spells(game) == [("wither", PERIL)]
    assert faces(game, "focused") == [TWO]
    assert game.events("rerolled")[-1].args["old_faces"] == ("face-peril",)


@pytest.mark.rule("ES-145")
def test_es_145_again_and_again_while_there_are_clues() -> None:
    # given
    game = records().clues(0, 3).attempt().will_roll(*NOTHING).do("roll")
    for left in (2, 1, 0):
        # when
        game.will_roll(TERROR).do("clue", "reroll:0" if left == 2 else "reroll:1" if left == 1 else "reroll:2")
        game.do("reroll_picked")
        # then
        assert game.game.clues[0] == left
    assert game.pool == [TERROR, TERROR, TERROR, PERIL, PERIL, PERIL]
    assert "clue" not in game.texts


@pytest.mark.rule("ES-146")
def test_es_146_a_spent_clue_is_back_in_the_supply() -> None:
    # given
    game = records().clues(0, 2).clues(1, 1).attempt().will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(*NOTHING).do("clue", "reroll_all")
    # then it is nobody's
    assert game.game.clues == [1, 1]
    assert game.events("clues_lost")[-1].args == {"who": "investigator-bob_jenkins", "count": 1}


@pytest.mark.rule("ES-147")
def test_es_147_a_reroll_is_the_same_roll_and_costs_no_die() -> None:
    # given a roll on Ancient Relics, whose terror effect costs sanity
    game = Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics").clues(0, 1).attempt()
    game.will_roll(TERROR, ONE, ONE, PERIL, PERIL, PERIL).do("roll")
    # when the terror is rolled away
    game.will_roll(TWO).do("clue", "reroll:0", "reroll_picked")
    # then nothing has failed: six dice are there, and the roll can still be used
    assert len(game.pool) == 6
    assert not game.events("roll_failed")
    # and when the roll fails now, terror is judged on what the dice show in the end
    game.do("discard:0")
    assert game.game.sanity[0] == 4
    assert len(game.events("rolled")) == 1


@pytest.mark.rule("ES-147", "ES-074")
def test_es_147_a_terror_that_comes_with_the_reroll_counts() -> None:
    # given
    game = Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics").clues(0, 1).attempt()
    game.will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(TERROR).do("clue", "reroll:0", "reroll_picked", "fail")
    # then
    assert game.game.sanity[0] == 3


@pytest.mark.rule("ES-147", "ES-061")
def test_es_147_one_task_for_the_roll_with_its_reroll() -> None:
    # given a roll that meets one task, and with the reroll both
    game = records().clues(0, 1).attempt().will_roll(THREE, THREE, LORE, ONE, PERIL, PERIL).do("roll")
    game.will_roll(THREE).do("clue", "reroll:3", "reroll_picked")
    # when
    game.do("complete:0:0.1")
    # then the rest is rolled again before the other task
    assert game.prompt == "ready"
    assert not [text for text in game.texts if text.startswith("complete")]


@pytest.mark.rule("ES-148", "ES-237")
def test_es_148_clues_work_in_the_final_battle() -> None:
    # given Hastur, who is hit by lore, terror and investigation 3
    game = Play("bob_jenkins", "monterey_jack").clues(0, 1).will_roll(LORE, TERROR, ONE, ONE, PERIL, PERIL)
    game.battle(doom=5)
    # when
    game.will_roll(THREE).do("clue", "reroll:2", "reroll_picked", "complete:0:0.1.2")
    # then
    assert game.game.doom == 4
    assert game.game.clues[0] == 0


# --- Items ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-149", "ES-OP-36")
def test_es_149_an_item_is_used_when_it_says() -> None:
    # given one item for the whole attempt, one for after a roll, one against terror, one for the whole turn
    items = ("axe", "lucky_cigarette_case", "lantern", "old_journal")
    game = Play("bob_jenkins", "monterey_jack").museum("ancient_relics").at(0, "ancient_relics").holds(0, *items)
    # then, as the turn begins
    assert cards_on_offer(game.turn()) == ["use:old_journal"]
    # and before a roll
    game.do("stay:ancient_relics")
    assert cards_on_offer(game) == ["use:axe", "use:old_journal"]
    # and after it
    game.will_roll(TERROR, ONE, ONE, PERIL, PERIL, PERIL).do("roll")
    assert sorted(cards_on_offer(game)) == ["no_terror", "use:axe", "use:lucky_cigarette_case", "use:old_journal"]


@pytest.mark.rule("ES-149")
def test_es_149_an_item_does_what_it_says() -> None:
    # given
    game = records().holds(0, "old_journal").attempt()
    # when
    game.do("use:old_journal")
    # then
    assert (game.game.clues[0], game.hand(0)) == (1, [])


@pytest.mark.parametrize(
    ("item", "kind"), [("old_journal", COMMON_ITEM), ("necronomicon", UNIQUE_ITEM), ("find_gate", SPELL)]
)
@pytest.mark.rule("ES-150")
def test_es_150_a_used_card_goes_to_the_bottom_of_its_own_deck(item: str, kind: int) -> None:
    # given
    game = records().holds(0, item).attempt()
    cards = len(game.game.decks[kind])
    # when
    game.do(f"use:{item}")
    # then
    assert game.hand(0) == []
    assert (bottom(game, kind), len(game.game.decks[kind])) == (item, cards + 1)


@pytest.mark.rule("ES-150")
def test_es_150_the_deck_goes_round_without_being_shuffled() -> None:
    # given every other Common Item is in a hand
    others = [name for name in [HAND[card].id for card in HAND.of_kind(COMMON_ITEM)] if name != "axe"]
    game = Play("monterey_jack", "bob_jenkins").museum("the_loading_dock").at(0, "the_loading_dock")
    game.holds(0, "axe").holds(1, *others).attempt()
    # when the axe is used, and the adventure brings a Common Item
    game.do("use:axe").will_roll(PERIL, PERIL, THREE, ONE, ONE, LORE, ONE).do("roll", "complete:1:0.2")
    game.will_roll(PERIL, ONE, ONE, LORE, ONE).do("roll", "complete:0:1")
    # then it is the axe again
    assert game.hand(0) == ["axe"]


@pytest.mark.rule("ES-150", "ES-OP-01")
def test_es_150_an_empty_deck_gives_nothing() -> None:
    # given
    game = Play("monterey_jack", "bob_jenkins").museum("the_loading_dock").at(0, "the_loading_dock")
    game.holds(1, *[HAND[card].id for card in HAND.of_kind(COMMON_ITEM)]).attempt()
    # when the adventure is resolved
    game.will_roll(PERIL, PERIL, THREE, ONE, ONE, LORE).do("roll", "complete:1:0.2")
    game.will_roll(PERIL, ONE, ONE, LORE).do("roll", "complete:0:1")
    # then
    assert game.hand(0) == []
    assert [event.args["kind"] for event in game.events("deck_empty")] == ["kind-common_item"]


@pytest.mark.parametrize("moment", ["start", "before a roll", "after a roll", "entrance"])
@pytest.mark.rule("ES-151")
def test_es_151_food_restores_stamina_on_the_own_turn_and_is_gone(moment: str) -> None:
    # given
    game = records().stamina(0, 2).holds(0, "food").turn()
    if moment == "entrance":
        game.do("go:entrance")
    elif moment != "start":
        game.do("stay:the_missing_records")
    if moment == "after a roll":
        game.will_roll(*NOTHING).do("roll")
    prompt = game.prompt
    # when
    game.do("use:food")
    # then it costs nothing but the card
    assert (game.game.stamina[0], game.hand(0), bottom(game, COMMON_ITEM)) == (3, [], "food")
    assert game.prompt == prompt


@pytest.mark.rule("ES-151", "ES-159")
def test_es_151_not_on_the_turn_of_somebody_else() -> None:
    game = records().stamina(1, 2).holds(1, "food").turn(0)
    assert cards_on_offer(game) == []


@pytest.mark.rule("ES-152")
def test_es_152_never_above_the_maximum() -> None:
    # given one point short of 6
    game = records().stamina(0, 5).holds(0, "food").attempt()
    # when
    game.do("use:food")
    # then
    assert game.game.stamina[0] == 6
    # and who has all of it has no use for more
    assert "use:food" not in records().holds(0, "food").attempt().texts


@pytest.mark.rule("ES-152", "ES-242")
def test_es_152_the_maximum_is_the_lowered_one() -> None:
    # given a maximum of 5 instead of 6
    game = records().stamina(0, 4).given(lowered=(0, 0, 1, 0)).holds(0, "food").attempt()
    # when
    game.do("use:food")
    # then
    assert game.game.stamina[0] == 5


# --- Adding dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-153")
def test_es_153_a_common_item_adds_the_yellow_die() -> None:
    # given
    game = records().holds(0, "axe").attempt()
    assert colours(game) == {"green": 6}
    # when
    game.do("use:axe")
    # then
    assert (colours(game), game.hand(0)) == ({"green": 6, "yellow": 1}, [])
    # and it is rolled with the others
    game.will_roll(*NOTHING, FOUR).do("roll")
    assert game.pool == [*NOTHING, FOUR]


@pytest.mark.rule("ES-153")
def test_es_153_also_between_two_rolls() -> None:
    # given a failed roll
    game = records().holds(0, "axe").attempt().will_roll(*NOTHING).do("roll", "discard:0")
    # when
    game.do("use:axe")
    # then
    assert colours(game) == {"green": 5, "yellow": 1}


@pytest.mark.rule("ES-154")
def test_es_154_a_unique_item_adds_the_red_die() -> None:
    # given
    game = records().holds(0, "lamp_of_alhazred").attempt()
    # when
    game.do("use:lamp_of_alhazred")
    # then
    assert (colours(game), game.hand(0)) == ({"green": 6, "red": 1}, [])
    game.will_roll(*NOTHING, WILD).do("roll")
    assert game.pool[-1] == WILD


@pytest.mark.parametrize(("first", "second"), [("axe", "knife"), ("lamp_of_alhazred", "book_of_dzyan")])
@pytest.mark.rule("ES-154", "ES-153")
def test_es_154_a_second_item_is_useless_while_the_die_is_in_the_pool(first: str, second: str) -> None:
    # given
    game = records().holds(0, first, second).attempt()
    # when
    game.do(f"use:{first}")
    # then
    assert cards_on_offer(game) == []
    assert game.hand(0) == [second]


@pytest.mark.parametrize(
    ("mythos", "item", "other"),
    [
        ("stars_align_above_black_clouds", "axe", "lamp_of_alhazred"),
        ("warning_of_a_dark_prison", "lamp_of_alhazred", "axe"),
    ],
)
@pytest.mark.rule("ES-155")
def test_es_155_a_locked_die_cannot_be_added(mythos: str, item: str, other: str) -> None:
    # given
    game = records().mythos(mythos).holds(0, item, other).attempt()
    # then
    assert cards_on_offer(game) == [f"use:{other}"]
    assert ("use", "die_locked") in game.barred
    # and the same is said while a roll lies open
    game.will_roll(*["peril"] * 6).do("roll")
    assert ("use", "die_locked") in game.barred


@pytest.mark.rule("ES-155", "ES-171", "ES-OP-11")
def test_es_155_nor_one_on_a_spell_unless_it_is_taken_off() -> None:
    # given the yellow die on somebody's spell
    game = special_on_spell(records().holds(0, "axe").holds(1, "wither"), 1, "wither", FOUR).attempt()
    assert "use:axe" not in game.texts
    # when
    game.do("take_off:6")
    # then
    assert colours(game) == {"green": 6, "yellow": 1}


@pytest.mark.rule("ES-156")
def test_es_156_an_added_die_stays_until_it_is_discarded() -> None:
    # given
    game = records().holds(0, "axe").attempt().do("use:axe")
    # when green dice are discarded
    game.will_roll(*NOTHING, FOUR).do("roll", "discard:0")
    game.will_roll(*NOTHING[1:], FOUR).do("roll", "discard:1")
    # then it is rolled every time
    assert colours(game) == {"green": 4, "yellow": 1}
    # and when it is the one discarded, it is gone
    game.will_roll(*NOTHING[2:], PERIL).do("roll", "discard:6")
    assert colours(game) == {"green": 4}


@pytest.mark.rule("ES-156")
def test_es_156_or_until_it_is_placed_on_a_task() -> None:
    # given
    game = records().holds(0, "axe").attempt().do("use:axe")
    # when
    game.will_roll(TWO, ONE, ONE, ONE, PERIL, PERIL, FOUR).do("roll", "complete:0:0.6")
    # then
    assert (colours(game), colours(game, "task")) == ({"green": 5}, {"green": 1, "yellow": 1})


@pytest.mark.rule("ES-157", "ES-033")
def test_es_157_added_dice_leave_at_the_end_of_the_action_phase() -> None:
    # given both special dice in the pool
    game = records().holds(0, "ruby_of_rlyeh").at(1, "the_missing_records").attempt().do("use:ruby_of_rlyeh")
    assert colours(game) == {"green": 6, "yellow": 1, "red": 1}
    # when the attempt is over
    game.do("give_up", "stay:the_missing_records")
    # then the next player starts without them
    assert game.asked == 1
    assert colours(game) == {"green": 6}


@pytest.mark.rule("ES-157", "ES-165")
def test_es_157_unless_they_are_secured_on_a_spell() -> None:
    # given
    game = records().holds(0, "axe", "wither").at(1, "the_missing_records").attempt().do("use:axe")
    # when
    game.will_roll(*NOTHING, FOUR).do("roll", "use:wither", "secure:6", "give_up", "stay:the_missing_records")
    # then
    assert on_spells(game) == [("wither", FOUR)]
    assert (colours(game, "spell"), colours(game)) == ({"yellow": 1}, {"green": 6})


@pytest.mark.rule("ES-158")
def test_es_158_a_discarded_die_cannot_be_added_again_this_turn() -> None:
    # given
    game = records().holds(0, "axe", "knife").attempt().do("use:axe")
    # when
    game.will_roll(*NOTHING, ONE).do("roll", "discard:6")
    # then
    assert "use:knife" not in game.texts
    # but on the next turn it can
    game.do("give_up", "stay:entrance").will_find(ONE).do("lost_and_found", "stay:the_missing_records")
    assert "use:knife" in game.texts


@pytest.mark.rule("ES-158")
def test_es_158_nor_one_placed_on_a_task() -> None:
    # given
    game = records().holds(0, "axe", "knife").attempt().do("use:axe")
    # when
    game.will_roll(TWO, ONE, ONE, ONE, PERIL, PERIL, FOUR).do("roll", "complete:0:0.6")
    # then
    assert "use:knife" not in game.texts


# --- Whose cards, whose turn ----------------------------------------------------------------------------------------

EVERY_KIND = ("axe", "food", "old_journal", "alien_statue", "heal", "wither", "anna_kaslow", "thomas_f_malone")


def through_a_turn(game: Play) -> list[str]:
    """Every card offered on seat 0's turn: as it begins, before a roll, after it."""
    found = cards_on_offer(game.turn(0))
    found += cards_on_offer(game.do("stay:the_missing_records"))
    return found + cards_on_offer(game.will_roll(*NOTHING[:5], TERROR).do("roll"))


@pytest.mark.rule("ES-159")
def test_es_159_own_cards_are_used_only_on_the_own_turn() -> None:
    # given somebody with every kind of card and a need for them
    game = records().holds(1, *EVERY_KIND).clues(1, 2).sanity(1, 1).stamina(1, 1)
    game.monster("cultist", "the_missing_records").at(1, "the_missing_records")
    # then nothing of it is offered on another player's turn
    assert through_a_turn(game) == []
    # and a good part of it on the own one
    game.do("give_up")
    assert game.asked == 1
    assert {"use:food", "use:heal", "use:old_journal", "use:thomas_f_malone", "peek"} <= set(game.texts)


@pytest.mark.rule("ES-159", "ES-OP-29")
def test_es_159_protective_cards_work_by_their_text_at_midnight() -> None:
    # given Monterey Jack with Duke, and a Mythos card that costs everybody sanity
    game = Play("bob_jenkins", "monterey_jack").holds(1, "duke").mythos_next("madness_takes_hold")
    # when
    game.midnight(0)
    assert (game.prompt, game.asked) == ("prevent_sanity", 1)
    game.do("use:duke")
    # then
    assert (game.game.sanity, game.hand(1)) == ([3, 3], [])


@pytest.mark.rule("ES-159", "ES-132", "ES-OP-29")
def test_es_159_and_for_a_helper() -> None:
    # given Monterey Jack has helped Bob, who gives up
    game = records().at(1, "the_missing_records").holds(1, "duke").attempt()
    game.will_roll(*NOTHING).do("roll", "discard:0", "ask:1:3", "help", "give_up")
    # when
    game.do("lose:stamina", "use:duke")
    # then
    assert (game.game.stamina[1], game.hand(1)) == (7, [])


@pytest.mark.rule("ES-160")
def test_es_160_nobody_uses_or_is_given_the_cards_of_others() -> None:
    # given an active player without anything beside one with everything
    game = records().holds(1, *EVERY_KIND, "lantern", "professor_armitage").clues(1, 2)
    game.at(1, "the_missing_records").sanity(0, 1).stamina(0, 1)
    # then
    assert through_a_turn(game) == []
    # and there is no trading
    assert {text.split(":")[0] for text in game.texts} == {"discard", "give_up"}


@pytest.mark.rule("ES-161", "ES-120", "ES-OP-20")
def test_es_161_a_die_on_a_spell_serves_any_player() -> None:
    # given lore on the spell of Monterey Jack
    game = records().holds(1, "wither").on_spell(1, "wither", LORE).attempt()
    # when Bob rolls the missing 3
    game.will_roll(THREE, ONE, PERIL, PERIL, PERIL).do("roll")
    assert "use:wither" not in game.texts
    game.do("complete:1:0.1")
    # then
    assert set(game.events("task_completed")[-1].args["faces"]) == {"face-lore", "face-investigation_3"}
    assert on_spells(game) == []
