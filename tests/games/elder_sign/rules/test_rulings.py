"""Our own rulings (ES-OP) and decisions between the two editions (ES-DE), where no chapter's test says just that."""

import pytest

from miskatonic.games.elder_sign.board import Task
from miskatonic.games.elder_sign.rows.adventures import CARDS, FIRST_WORLD
from miskatonic.games.elder_sign.rows.dice import RED
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from tests.games.elder_sign.looks import (
    LORE,
    NOTHING,
    ONE,
    PERIL,
    TERROR,
    THREE,
    WILD,
    in_play,
    on_spells,
    records,
)
from tests.games.elder_sign.looks import special_on_spell as on_a_spell
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import kinds, offers, won

ARCHIVES = "the_archives"
"""Lore in a frame, then the rest; no terror effect."""


def printed_tasks() -> list[Task]:
    """The tasks of every Adventure and Other World as they lie on the table without monsters."""
    adventures = [card.id for card in CARDS[:FIRST_WORLD]]
    tables = [Play("bob_jenkins").museum(*adventures[at : at + 6]).turn() for at in range(0, len(adventures), 6)]
    tables.append(Play("bob_jenkins").worlds(*(card.id for card in CARDS[FIRST_WORLD:])).turn())
    cards = [card for table in tables for card in in_play(table)]
    assert {card["name"].partition("-")[2] for card in cards} == {card.id for card in CARDS}
    return [task for card in cards for task in card["tasks"]]


def monster_task(name: str) -> Task:
    """The task a monster makes of an empty frame."""
    game = Play("bob_jenkins", ancient_one="nyarlathotep").museum("unnatural_habitat")
    task = in_play(game.monster(name, "unnatural_habitat", 0).turn())[0]["tasks"][0]
    assert task["monster"] == f"monster-{name}"
    return task


def split(task: Task) -> bool:
    """Whether a requirement of the task can be met with one of several symbols."""
    return any("symbols" in one and len(one["symbols"]) > 1 for one in task["requirements"])


# --- Dice, tasks and trophies ---------------------------------------------------------------------------------------


@pytest.mark.rule("ES-OP-05")
def test_es_op_05_after_a_later_roll_secured_dice_may_pay_alone() -> None:
    # given a focused lore, which is all the upper task needs
    game = Play("bob_jenkins").museum("administration_office").at(0, "administration_office").attempt()
    game.will_roll(LORE, *[PERIL] * 5).do("roll", "discard:1", "focus:0")
    # then it pays for nothing before a roll
    assert offers(game, "complete") == []
    # when a roll of no use lies open
    game.will_roll(*[PERIL] * 4).do("roll")
    # then
    game.do("complete:0:0")
    assert len(game.pool) == 4


@pytest.mark.rule("ES-OP-06")
def test_es_op_06_split_requirements_and_clock_symbols_are_on_monster_tokens_only() -> None:
    # given everything that can be asked for
    monsters = [monster_task(monster.id) for monster in MONSTERS]
    # then
    assert any(split(task) for task in monsters)
    assert any(task["clock"] for task in monsters)
    assert not [task for task in printed_tasks() if split(task) or task["clock"]]


@pytest.mark.rule("ES-DE-09")
def test_es_de_09_every_sanity_and_stamina_symbol_of_a_task_is_a_loss() -> None:
    # given everything that can cost something
    costs = [task[what] for task in printed_tasks() for what in ("sanity", "stamina")]
    costs += [monster_task(monster.id)[what] for monster in MONSTERS for what in ("sanity", "stamina")]
    # then some tasks cost points, and none gives any
    assert set(costs) == {0, 1}


@pytest.mark.rule("ES-OP-11")
@pytest.mark.parametrize(("held", "possible"), [((), False), (("axe",), False), (("ruby_of_rlyeh",), True)])
def test_es_op_11_the_red_die_is_taken_off_a_spell_only_by_who_could_add_it(
    held: tuple[str, ...], possible: bool
) -> None:
    # given the red die on somebody's spell
    game = on_a_spell(records().holds(1, "wither").holds(0, *held), 1, "wither", WILD, RED).attempt()
    # then
    assert (f"take_off:{RED}" in game.texts) == possible


@pytest.mark.rule("ES-OP-20")
def test_es_op_20_a_die_on_a_spell_serves_whose_turn_it_is_and_nobody_else() -> None:
    # given a lore on Monterey Jack's spell, and both on the same card
    game = records().at(1, "the_missing_records").holds(1, "wither").on_spell(1, "wither", LORE).attempt()
    # when Bob Jenkins rolls what is missing
    game.will_roll(THREE, ONE, PERIL, PERIL, PERIL).do("roll")
    # then it is for him to use it or not; its owner is not asked
    assert game.table.choice
    assert {option.seat for option in game.table.choice.options} <= {None, 0}
    assert "complete:1:0.1" in game.texts
    # when he does not, and it is the owner's turn
    game.do("give_up", "stay:the_missing_records").will_roll(THREE, ONE, PERIL, PERIL, PERIL).do("roll")
    # then
    assert game.asked == 1
    game.do("complete:1:0.1")
    assert on_spells(game) == []


@pytest.mark.rule("ES-DE-12")
def test_es_de_12_the_text_of_the_effect_says_what_costs_trophies() -> None:
    # given a thief, whose terror costs a trophy, whose penalty is a point of stamina
    game = Play("bob_jenkins", "vincent_lee").museum("late_night_break_in").trophies(0, "maniac", "vampire")
    game.at(0, "late_night_break_in").attempt()
    # when a roll with terror fails, and then the adventure
    game.will_roll(TERROR, *[PERIL] * 5).do("roll", "fail", "pay…", "discard…", "give_up")
    # then the terror has cost a trophy, the failure none
    assert len(won(game, 0)) == 1
    assert kinds(game, "trophies_spent", "failed", "stamina_lost") == ["trophies_spent", "failed", "stamina_lost"]


# --- Monsters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-OP-26")
@pytest.mark.parametrize("completed", [True, False])
def test_es_op_26_no_monster_on_a_monster_task_that_has_been_completed_in_this_attempt(completed: bool) -> None:
    # given one frame on the table, and a Mythos card that brings a monster on terror
    game = Play("bob_jenkins", "vincent_lee").museum(ARCHIVES, "administration_office").cup("cultist")
    game.mythos("too_high_a_price").at(0, ARCHIVES).attempt()
    # when the framed task has been completed, or not
    game.will_roll(LORE, *[PERIL] * 5).do("roll", "complete:0:0" if completed else "discard:1")
    game.will_roll(TERROR, *[PERIL] * 4).do("roll", "fail")
    # then the monster has to go below a card, or into the frame
    places = {f"place:{ARCHIVES}:9", "place:administration_office:9"}
    assert set(offers(game, "place")) == (places if completed else set())
    assert game.monsters_on(ARCHIVES) == ([] if completed else ["cultist"])


# --- New investigators ----------------------------------------------------------------------------------------------


def devoured_helper() -> Play:
    """Mandy Thompson, with one point of stamina, has helped Bob Jenkins; the turn will end at XII."""
    game = Play("bob_jenkins", "mandy_thompson", "joe_diamond").museum("the_missing_records").clock(3)
    game.at(0, "the_missing_records").at(1, "the_missing_records").stamina(1, 1).mythos_next("madness_takes_hold")
    return game.attempt().will_roll(*NOTHING).do("roll", "discard:0", "ask:1:3", "help")


@pytest.mark.rule("ES-OP-27")
def test_es_op_27_devoured_in_the_turn_of_another_the_new_one_is_chosen_when_it_is_over() -> None:
    # given
    game = devoured_helper()
    # when the failure devours her
    game.do("give_up", "lose:stamina")
    # then the hand has moved, midnight has not struck, and her player chooses
    assert kinds(game, "devoured", "clock_moved", "midnight") == ["devoured", "clock_moved"]
    assert (game.asked, game.prompt) == (1, "investigator")
    # when
    game.do("investigator:vincent_lee")
    # then the new one is there for midnight, which costs everybody a sanity
    assert len(game.events("midnight")) == 1
    assert (game.game.sanity[1], game.place_of(1)) == (4, "entrance")


@pytest.mark.rule("ES-OP-27")
def test_es_op_27_devoured_at_midnight_the_new_one_is_chosen_after_it() -> None:
    # given Mandy Thompson's last sanity, a night that costs everybody one, and a new card that costs another
    game = Play("bob_jenkins", "mandy_thompson").museum("dont_fall_asleep").sanity(1, 1)
    # when
    game.mythos_next("madness_takes_hold").midnight()
    # then she is devoured by the first, and the choice comes after the second
    assert kinds(game, "midnight", "devoured", "mythos") == ["midnight", "devoured", "mythos"]
    assert (game.asked, game.prompt) == (1, "investigator")
    game.do("investigator:vincent_lee")
    assert game.game.sanity == [2, 5]
    assert (game.asked, game.prompt) == (1, "move")


@pytest.mark.rule("ES-OP-10")
def test_es_op_10_a_new_investigator_keeps_the_place_in_turn_order() -> None:
    # given the second of three players is devoured on their own turn
    game = Play("bob_jenkins", "mandy_thompson", "joe_diamond").museum("the_loading_dock").at(1, "the_loading_dock")
    game.sanity(1, 1).attempt(1).do("give_up", "investigator:monterey_jack")
    # then the others go on, and the new one comes where the old one would have come
    for seat in (2, 0, 1):
        assert (game.asked, game.prompt, game.place_of(seat)) == (seat, "move", "entrance")
        game.do("stay:entrance").will_find(ONE).do("lost_and_found")


# --- Mythos cards and protection ------------------------------------------------------------------------------------


@pytest.mark.rule("ES-OP-28")
def test_es_op_28_sister_mary_ignores_what_would_harm_her_and_is_not_asked() -> None:
    # given a Mythos card that costs sanity on a card with a monster
    game = Play("sister_mary", "bob_jenkins").museum("the_loading_dock").mythos("sightings_in_lurking_shadows")
    game.monster("cultist", "the_loading_dock").turn()
    # when
    game.do("go:the_loading_dock")
    # then her attempt begins, with all her sanity
    assert (game.asked, game.prompt, game.game.sanity[0]) == (0, "ready", 7)
    # when Bob Jenkins goes there after her
    game.do("give_up", "go:the_loading_dock")
    # then
    assert game.game.sanity[1] == 3


@pytest.mark.rule("ES-OP-28")
def test_es_op_28_sister_mary_keeps_what_helps_her() -> None:
    # given a Mythos card that gives a clue for every success
    game = Play("sister_mary", "bob_jenkins").worlds("the_dreamlands").mythos("personal_possessions")
    game.at(0, "the_dreamlands").attempt()
    # when
    game.will_roll(PERIL, LORE, THREE, *[LORE] * 3).do("roll", "complete:0:0.1.2")
    # then she has two for the Dreamlands, and one more
    assert game.game.clues[0] == 3


@pytest.mark.rule("ES-OP-29")
def test_es_op_29_flesh_ward_protects_out_of_turn_and_still_provokes_cthulhu() -> None:
    # given Monterey Jack, who holds it, has helped Bob Jenkins
    game = records(ancient_one="cthulhu").at(1, "the_missing_records").holds(1, "flesh_ward").attempt()
    game.will_roll(*NOTHING).do("roll", "discard:0", "ask:1:3", "help", "give_up", "lose:stamina")
    assert (game.asked, game.prompt) == (1, "prevent_stamina")
    # when
    game.do("use:flesh_ward")
    # then the stamina is saved, and the spell has cost him a sanity
    assert (game.game.stamina[1], game.game.sanity[1], game.hand(1)) == (7, 2, [])


@pytest.mark.rule("ES-DE-08")
def test_es_de_08_what_speaks_of_the_next_midnight_acts_once() -> None:
    # given a Mythos card that adds doom at the next midnight, and two cards that add none after it
    game = Play("bob_jenkins").worlds("rlyeh").mythos("the_right_tools")
    game.mythos_next("personal_possessions", "a_twisted_path").midnight()
    assert game.game.doom == 1
    # when a day later another midnight strikes
    for _ in range(4):
        game.do("stay:entrance", "wait")
    # then
    assert (len(game.events("midnight")), game.game.doom) == (2, 1)
