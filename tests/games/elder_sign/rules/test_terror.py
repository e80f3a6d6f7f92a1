"""Terror effects (ES-074 to ES-078)."""

import pytest

from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.test_failed_rolls import at, discarded, rolled, story

SANITY_TERROR = "warning_of_waking_nightmares"
STAMINA_TERROR = "sightings_of_a_poisonous_trap"
"""Mythos cards with a terror effect: a point of sanity, a point of stamina."""


def sources(game: Play) -> list[str]:
    """The cards whose terror effects took place."""
    return [event.args["source"] for event in game.events("terror")]


# --- ES-074, ES-075: what terror does -------------------------------------------------------------------------------


@pytest.mark.rule("ES-074")
def test_es_074_a_failed_roll_with_terror_sets_off_the_terror_effect() -> None:
    # given
    game = at("ancient_relics").attempt()
    # when
    rolled(game, "terror", *("peril",) * 5).do("fail")
    # then
    assert (sources(game), game.game.sanity[0]) == (["adventure-ancient_relics"], 3)


@pytest.mark.rule("ES-074")
def test_es_074_a_failed_roll_without_terror_does_not() -> None:
    # given
    game = at("ancient_relics").mythos(STAMINA_TERROR).attempt()
    # when
    rolled(game, *("peril",) * 6).do("discard:0")
    # then
    assert (sources(game), game.game.sanity[0], game.game.stamina[0]) == ([], 4, 6)


@pytest.mark.rule("ES-074", "ES-043")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("when_night_falls", "complete:1:0"), ("riot_in_the_streets", "complete:0:1")],
    ids=["with the terror", "beside the terror"],
)
def test_es_074_a_roll_that_completes_a_task_frightens_nobody(card: str, answer: str) -> None:
    # given
    game = at(card).mythos(SANITY_TERROR).attempt()
    # when
    rolled(game, "terror", "investigation_3", *("peril",) * 4).do(answer)
    # then
    assert (sources(game), game.game.sanity[0], game.game.stamina[0]) == ([], 4, 6)
    # when the next roll fails without terror
    rolled(game, *("peril",) * 5).do("discard…")
    # then the die on the task does not count either
    assert sources(game) == []


@pytest.mark.rule("ES-074", "ES-147")
def test_es_074_a_terror_that_is_rerolled_in_time_does_no_harm() -> None:
    # given
    game = at("ancient_relics").clues(0, 1).attempt()
    rolled(game, "terror", *("peril",) * 5)
    # when
    game.will_roll("peril").do("clue", "reroll:0", "reroll_picked").do("discard:0")
    # then
    assert (sources(game), game.game.sanity[0]) == ([], 4)


@pytest.mark.rule("ES-075", "ES-197")
def test_es_075_the_card_and_the_mythos_card_both_take_effect() -> None:
    # given
    game = at("ancient_relics").mythos(STAMINA_TERROR).attempt()
    # when
    rolled(game, "terror", *("peril",) * 5).do("fail", "first:ancient_relics")
    # then
    assert sources(game) == ["adventure-ancient_relics", f"mythos-{STAMINA_TERROR}"]
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 5)


@pytest.mark.rule("ES-075", "ES-197")
def test_es_075_the_mythos_card_takes_effect_on_a_card_without_terror_of_its_own() -> None:
    # given
    game = at("administration_office").mythos(SANITY_TERROR).attempt()
    # when
    rolled(game, "terror", *("peril",) * 5).do("fail")
    # then
    assert (sources(game), game.game.sanity[0]) == ([f"mythos-{SANITY_TERROR}"], 3)


@pytest.mark.rule("ES-075")
@pytest.mark.parametrize("terrors", [1, 2, 6])
def test_es_075_each_once_no_matter_how_many_terrors(terrors: int) -> None:
    # given two effects that say the same
    game = at("ancient_relics").mythos(SANITY_TERROR).attempt()
    # when
    rolled(game, *("terror",) * terrors, *("peril",) * (6 - terrors)).do("fail")
    # then
    assert (len(sources(game)), game.game.sanity[0]) == (2, 2)


@pytest.mark.rule("ES-075")
def test_es_075_each_again_with_the_next_failed_roll() -> None:
    # given
    game = at("ancient_relics").attempt()
    # when
    rolled(game, "terror", *("peril",) * 5).do("fail", "discard:1")
    rolled(game, "terror", *("peril",) * 4).do("fail")
    # then
    assert (len(sources(game)), game.game.sanity[0]) == (2, 2)


@pytest.mark.rule("ES-075", "ES-076", "ES-OP-03")
@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("warning_of_waking_nightmares", ["sanity_lost", "dice_discarded"]),
        ("the_loading_dock", ["dice_discarded", "sanity_lost"]),
    ],
)
def test_es_075_the_active_player_chooses_the_order(first: str, told: list[str]) -> None:
    # given a card that discards all terrors and a Mythos card that costs a sanity
    game = at("the_loading_dock").mythos("warning_of_waking_nightmares").attempt()
    rolled(game, "terror", *("peril",) * 5)
    # when
    game.do("fail")
    # then
    assert (game.asked, game.prompt) == (0, "terror_order")
    assert game.texts == ["first:the_loading_dock", "first:warning_of_waking_nightmares"]
    game.do(f"first:{first}")
    assert [event.kind for event in game.table.events if event.kind in told][:2] == told


@pytest.mark.rule("ES-075", "ES-199")
def test_es_075_whatever_the_card_says_happens() -> None:
    # given a card whose terror is doom, and the track one short of a monster space
    game = at("gala_in_the_great_hall", "unnatural_habitat").doom(2).cup("cultist").attempt()
    # when
    rolled(game, "terror", *("investigation_1",) * 5).do("fail")
    # then the doom brings its monster, even in the middle of an attempt
    assert (game.game.doom, game.monsters_on("unnatural_habitat")) == (3, ["cultist"])


@pytest.mark.rule("ES-075", "ES-204")
def test_es_075_a_monster_may_join_the_adventure_that_is_being_tried() -> None:
    # given a card whose terror brings a monster, with an empty frame
    game = at("when_night_falls").cup("nightgaunt").attempt()
    rolled(game, "peril", "lore", "lore", "terror", "peril", "peril").do("complete:2:0.1.2")
    # when
    rolled(game, "terror", "peril", "peril")
    game.do("fail", "discard:4")
    # then there is a task more
    assert game.monsters_on("when_night_falls") == ["nightgaunt"]
    rolled(game, "terror", "terror")
    assert [text for text in game.texts if text.startswith("complete")] == ["complete:0:3", "complete:1:3"]


# --- ES-076 to ES-078: before the discard, secured dice, being devoured ---------------------------------------------


@pytest.mark.rule("ES-076")
def test_es_076_terror_dice_are_discarded_and_then_one_more() -> None:
    # given a card whose terror discards all terrors
    game = at("the_loading_dock").attempt()
    # when
    rolled(game, "terror", "terror", "lore", "lore", "lore", "investigation_1").do("fail")
    # then the regular discard is among the rest
    assert game.texts == ["discard:2", "discard:5"]
    game.do("discard:5")
    assert discarded(game) == [("face-terror", "face-terror"), ("face-investigation_1",)]
    assert game.pool == ["lore", "lore", "lore"]


@pytest.mark.rule("ES-076", "ES-069")
@pytest.mark.parametrize("others", [0, 1])
def test_es_076_if_nothing_is_left_for_the_regular_discard_the_adventure_fails(others: int) -> None:
    # given
    game = at("the_loading_dock").attempt()
    # when all dice show terror, or all but one
    rolled(game, *("terror",) * (6 - others), *("lore",) * others).do("fail")
    # then
    assert [event.rule for event in game.events("failed")] == ["ES-069"]
    assert (game.game.sanity[0], game.game.stamina[0], game.asked) == (3, 5, 1)


@pytest.mark.rule("ES-076")
def test_es_076_if_terror_fails_the_adventure_no_die_is_discarded() -> None:
    # given
    game = at("something_has_broken_free").attempt()
    # when
    rolled(game, "terror", *("lore",) * 5).do("fail")
    # then only the penalties follow
    assert [event.rule for event in game.events("failed")] == ["ES-076"]
    assert (discarded(game), game.game.stamina[0], game.asked) == ([], 5, 1)


@pytest.mark.rule("ES-076", "ES-075")
def test_es_076_the_mythos_card_takes_effect_although_the_adventure_has_failed() -> None:
    # given
    game = at("something_has_broken_free").mythos(SANITY_TERROR).attempt()
    # when
    rolled(game, "terror", *("lore",) * 5).do("fail", "first:something_has_broken_free")
    # then
    assert story(game, "terror", "sanity_lost", "failed", "stamina_lost", "dice_discarded") == [
        "terror",
        "terror",
        "sanity_lost",
        "failed",
        "stamina_lost",
    ]


@pytest.mark.rule("ES-076", "ES-070")
def test_es_076_a_failed_adventure_does_not_linger_into_the_next_turn() -> None:
    # given an adventure failed by terror
    game = at("something_has_broken_free").attempt()
    rolled(game, "terror", *("lore",) * 5).do("fail")
    # when the next player's roll fails without terror
    game.do("go:something_has_broken_free")
    rolled(game, *("lore",) * 6).do("discard:0")
    # then that attempt goes on
    assert (game.asked, game.prompt, len(game.pool)) == (1, "ready", 5)


@pytest.mark.rule("ES-077")
def test_es_077_a_focused_terror_frightens_nobody() -> None:
    # given a terror focused after it did its harm
    game = at("ancient_relics").attempt()
    rolled(game, "terror", *("peril",) * 5).do("fail", "discard:1", "focus:0")
    assert game.game.sanity[0] == 3
    # when a roll without terror fails
    rolled(game, *("peril",) * 4).do("discard…")
    # then
    assert (len(sources(game)), game.game.sanity[0]) == (1, 3)


@pytest.mark.rule("ES-077")
@pytest.mark.parametrize("owner", [0, 1])
def test_es_077_nor_does_a_terror_on_a_spell(owner: int) -> None:
    # given
    game = at("ancient_relics").holds(owner, "wither").on_spell(owner, "wither", "terror").attempt()
    # when
    rolled(game, *("peril",) * 5).do("discard…")
    # then
    assert (sources(game), game.game.sanity[0]) == ([], 4)


@pytest.mark.rule("ES-077", "ES-163")
def test_es_077_securing_the_only_terror_of_a_roll_avoids_its_effect() -> None:
    # given
    game = at("ancient_relics").holds(0, "wither").attempt()
    rolled(game, "terror", *("peril",) * 5)
    # when
    game.do("use:wither", "secure:0", "discard…")
    # then
    assert (sources(game), game.game.sanity[0], len(game.pool)) == ([], 4, 4)


@pytest.mark.rule("ES-078", "ES-180", "ES-OP-09")
def test_es_078_devoured_by_terror_there_are_no_penalties_only_the_clock() -> None:
    # given the last point of stamina, on a card whose penalty is doom
    game = at("riot_in_the_streets").stamina(0, 1).attempt()
    # when
    rolled(game, "terror", *("peril",) * 5).do("fail")
    # then one doom token, for the investigator, and none for a failure
    assert (game.game.doom, game.events("failed"), discarded(game)) == (1, [], [])
    assert story(game, "devoured", "doom_added", "clock_moved") == ["devoured", "doom_added", "clock_moved"]
    assert (game.asked, game.prompt) == (0, "investigator")


@pytest.mark.rule("ES-078", "ES-132", "ES-OP-09")
def test_es_078_helpers_lose_nothing() -> None:
    # given Vincent Lee, who has helped
    game = at("riot_in_the_streets").at(1, "riot_in_the_streets").stamina(0, 1).attempt()
    rolled(game, *("peril",) * 6).do("discard…", "ask…", "help")
    # when
    rolled(game, "terror", *("peril",) * 3).do("fail")
    # then
    assert len(game.events("devoured")) == 1
    assert (game.game.sanity[1], game.game.stamina[1], game.prompt) == (5, 5, "investigator")


@pytest.mark.rule("ES-078", "ES-215", "ES-OP-09")
def test_es_078_monsters_beaten_on_the_way_go_back_into_the_cup() -> None:
    # given a monster whose task has been completed
    game = at("ancient_relics").sanity(0, 1).cup("cultist", "ghoul").monster("ghoul", "ancient_relics", 0).attempt()
    rolled(game, "peril", "investigation_2", *("peril",) * 4).do("complete:0:0.1")
    # when
    rolled(game, "terror", *("peril",) * 3).do("fail")
    # then nobody has it
    assert len(game.events("devoured")) == 1
    assert (game.monsters_on("ancient_relics"), len(game.game.cup), game.game.trophies[0]) == ([], 2, ())


@pytest.mark.rule("ES-078", "ES-033")
def test_es_078_the_dice_return() -> None:
    # given dice discarded and on a task
    game = at("riot_in_the_streets").stamina(0, 1).attempt()
    rolled(game, "investigation_3", *("peril",) * 5).do("complete:0:0")
    rolled(game, *("peril",) * 5).do("discard…")
    # when
    rolled(game, "terror", *("peril",) * 3).do("fail", "investigator:joe_diamond")
    # then the next player has six
    game.do("go:riot_in_the_streets", "roll")
    assert (game.asked, len(game.pool)) == (1, 6)


# --- Beside what else a failure costs ---


def test_giving_up_before_the_first_roll_costs_the_penalties_and_nothing_else() -> None:
    # given terror would cost a sanity there, and failing costs one
    game = Play("bob_jenkins", "gloria_goldberg").museum("ancient_relics").at(0, "ancient_relics").attempt()
    # when
    game.do("give_up")
    # then
    assert (game.game.sanity[0], game.events("terror"), game.place_of(0)) == (3, [], "ancient_relics")


def test_all_terror_effects_strike_once_each_before_a_die_goes() -> None:
    # given both the adventure and the Mythos card have one
    game = Play("bob_jenkins").mythos("sightings_of_a_poisonous_trap").museum("ancient_relics").at(0, "ancient_relics")
    # when three terrors show
    game.attempt().will_roll(*["terror"] * 3, *["peril"] * 3).do("roll", "fail", "first:ancient_relics")
    # then a sanity for the one, a stamina for the other, and all six dice are still there
    assert (game.game.sanity, game.game.stamina, game.prompt) == ([3], [5], "discard_die")
    assert len(game.pool) == 6


def test_terror_on_the_last_die_comes_before_the_failure_and_its_penalties() -> None:
    # given one die is left
    game = Play("bob_jenkins").museum("ancient_relics").at(0, "ancient_relics").attempt()
    for dice in range(6, 1, -1):
        game.will_roll(*["peril"] * dice).do("roll", "discard:…")
    # when
    game.will_roll("terror").do("roll", "fail")
    # then
    told = game.story("terror", "sanity_lost", "dice_discarded", "failed")[5:]
    assert told == ["terror", "sanity_lost", "dice_discarded", "failed", "sanity_lost"]
    assert game.game.sanity == [2]


def test_a_focused_terror_frightens_nobody_any_more() -> None:
    # given a terror was focused after it had struck
    game = Play("bob_jenkins").museum("ancient_relics").at(0, "ancient_relics").attempt()
    game.will_roll("terror", *["peril"] * 5).do("roll", "fail", "discard:1", "focus:0")
    # when the next roll fails without one
    game.will_roll(*["peril"] * 4).do("roll", "discard:…")
    # then
    assert (game.game.sanity, len(game.events("terror"))) == ([3], 1)
