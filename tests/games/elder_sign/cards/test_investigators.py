"""The abilities of the investigators, one by one (ES-019, ES-027, ES-142, ES-143, ES-182, ES-183)."""

import pytest

from miskatonic.games.elder_sign.rows.decks import COMMON_ITEM, SPELL
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
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
    colours,
    faces,
    special_on_spell,
)
from tests.games.elder_sign.play import Play


def on(place: str, *investigators: str, ancient_one: str = "hastur") -> Play:
    """The first of these investigators stands on an Adventure, which alone is face up."""
    return Play(*investigators, ancient_one=ancient_one).museum(place).at(0, place)


def verbs(game: Play) -> set[str]:
    """What kinds of things can be done now."""
    return {text.split(":")[0] for text in game.texts}


def kinds(game: Play, seat: int = 0) -> dict[str, int]:
    """How many cards of each kind somebody holds."""
    held = [name.partition("-")[0] for name in board(game)["seats"][seat]["hand"]]
    return {kind: held.count(kind) for kind in held}


def win_the_dock(game: Play) -> Play:
    """The Loading Dock is resolved, which brings one Common Item."""
    game.attempt().will_roll(PERIL, PERIL, THREE, ONE, ONE, LORE).do("roll", "complete:1:0.2")
    return game.will_roll(PERIL, ONE, ONE, LORE).do("roll", "complete:0:1")


def win_the_pipes(game: Play) -> Play:
    """Vermin in the Pipes is resolved, which brings two Common Items and a clue."""
    game.attempt().will_roll(THREE, THREE, THREE, PERIL, ONE, ONE).do("roll", "complete:2:0.3")
    game.will_roll(THREE, THREE, ONE, ONE).do("roll", "complete:0:1")
    return game.will_roll(THREE, ONE, ONE).do("roll", "complete:1:2")


def win_the_archives(game: Play) -> Play:
    """The Archives are resolved, which brings two Unique Items."""
    game.attempt().will_roll(LORE, THREE, *NOTHING[2:]).do("roll", "complete:1:0.1")
    game.will_roll(LORE, PERIL, ONE, ONE).do("roll", "complete:2:2.3")
    return game.will_roll(LORE, ONE).do("roll", "complete:0:4")


def win_the_relics(game: Play) -> Play:
    """Ancient Relics are resolved, which bring a clue and a spell."""
    game.attempt().will_roll(LORE, THREE, *NOTHING[2:]).do("roll", "complete:0:0.1")
    return game.will_roll(LORE, THREE, ONE, ONE).do("roll", "complete:1:2.3")


@pytest.mark.rule("ES-002")
def test_every_one_has_a_test_here() -> None:
    tested = [name for name in globals() if name.startswith("test_")]
    assert [card.id for card in INVESTIGATORS if not any(card.id in name for name in tested)] == []


# --- Amanda Sharpe --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-019", "ES-061")
def test_es_019_amanda_sharpe_fills_several_tasks_with_one_roll() -> None:
    # given
    game = on("the_guided_tour", "amanda_sharpe").attempt().will_roll(TWO, THREE, ONE, LORE, ONE, ONE).do("roll")
    # when, in order, as the arrow says
    assert {text.split(":")[1] for text in game.texts if text.startswith("complete")} == {"0"}
    game.do("complete:0:0", "complete:1:1.2", "complete:2:3")
    # then
    assert len(game.events("rolled")) == 1
    assert game.events("resolved")
    assert game.game.clues[0] == 2


@pytest.mark.rule("ES-019", "ES-045")
def test_es_019_amanda_sharpe_uses_every_die_once() -> None:
    # given one lore for two tasks that need it
    game = on("the_archives", "amanda_sharpe").attempt().will_roll(LORE, THREE, *NOTHING[2:]).do("roll")
    # when
    game.do("complete:1:0.1")
    # then there is nothing more in this roll, and the next one comes
    assert (game.prompt, len(game.pool)) == ("ready", 4)


@pytest.mark.rule("ES-019", "ES-074")
def test_es_019_amanda_sharpe_may_stop_after_one_task_and_has_not_failed() -> None:
    # given a roll for two tasks, with a terror
    game = on("ancient_relics", "amanda_sharpe").attempt().will_roll(LORE, THREE, LORE, THREE, TERROR, ONE).do("roll")
    # when
    game.do("complete:0:0.1", "roll_on")
    # then
    assert (game.prompt, len(game.pool), game.game.sanity[0]) == ("ready", 4, 5)
    assert not game.events("roll_failed")


@pytest.mark.rule("ES-019", "ES-147")
def test_es_019_amanda_sharpe_may_reroll_the_rest_of_the_same_roll() -> None:
    # given a roll that has completed one task and does not meet the other
    game = on("ancient_relics", "amanda_sharpe").clues(0, 1).attempt().will_roll(LORE, THREE, LORE, *NOTHING[3:])
    game.do("roll", "complete:0:0.1")
    # when, as a reroll is part of the roll
    game.will_roll(THREE).do("clue", "reroll:3", "reroll_picked", "complete:1:2.3")
    # then
    assert (len(game.events("rolled")), len(game.events("resolved"))) == (1, 1)


# --- "Ashcan" Pete, Bob Jenkins, Dexter Drake, Monterey Jack ---------------------------------------------------------


@pytest.mark.parametrize("taken", ["common_item", "unique_item", "spell", "clue"])
@pytest.mark.rule("ES-019", "ES-086")
def test_es_019_ashcan_pete_takes_something_else(taken: str) -> None:
    # given
    game = win_the_dock(on("the_loading_dock", "ashcan_pete", "bob_jenkins"))
    assert game.texts == ["take:common_item", "take:clue", "take:unique_item", "take:spell"]
    # when
    game.do(f"take:{taken}")
    # then
    assert (kinds(game), game.game.clues[0]) == (({}, 1) if taken == "clue" else ({taken: 1}, 0))


@pytest.mark.rule("ES-019")
def test_es_019_ashcan_pete_decides_card_by_card() -> None:
    # given two Common Items and a clue
    game = win_the_pipes(on("vermin_in_the_pipes", "ashcan_pete", "bob_jenkins"))
    # when
    game.do("take:spell", "take:clue")
    # then
    assert (kinds(game), game.game.clues[0]) == ({"spell": 1}, 2)


@pytest.mark.rule("ES-015")
def test_es_015_ashcan_pete_brings_duke_unless_somebody_has_him() -> None:
    # given an investigator is devoured
    game = on("the_loading_dock", "bob_jenkins", "mandy_thompson").sanity(0, 1)
    other = on("the_loading_dock", "bob_jenkins", "mandy_thompson").sanity(0, 1).holds(1, "duke")
    # when Pete comes
    game.attempt().do("give_up", "investigator:ashcan_pete")
    other.attempt().do("give_up", "investigator:ashcan_pete")
    # then
    assert (game.hand(0), other.hand(0)) == (["duke"], [])


@pytest.mark.rule("ES-019", "ES-086")
def test_es_019_bob_jenkins_gains_one_common_item_more() -> None:
    # one instead of none more
    assert kinds(win_the_dock(on("the_loading_dock", "bob_jenkins"))) == {"common_item": 2}
    # and one for the whole gain, not one for each card
    assert kinds(win_the_pipes(on("vermin_in_the_pipes", "bob_jenkins"))) == {"common_item": 3}
    # but not of other kinds
    assert kinds(win_the_archives(on("the_archives", "bob_jenkins"))) == {"unique_item": 2}
    # and nobody else
    assert kinds(win_the_dock(on("the_loading_dock", "monterey_jack"))) == {"common_item": 1}


@pytest.mark.rule("ES-019")
def test_es_019_bob_jenkins_gains_one_more_in_the_lost_and_found_and_the_shop() -> None:
    # given
    found = Play("bob_jenkins").turn().do("stay:entrance").will_find(THREE)
    bought = Play("bob_jenkins", ancient_one="cthulhu").trophies(0, "high_priest").turn().do("stay:entrance")
    # when
    found.do("lost_and_found")
    bought.do("buy:common_item")
    # then
    assert (kinds(found), kinds(bought)) == ({"common_item": 2}, {"common_item": 2})


@pytest.mark.rule("ES-019", "ES-086")
def test_es_019_dexter_drake_gains_one_spell_more() -> None:
    assert kinds(win_the_relics(on("ancient_relics", "dexter_drake"))) == {"spell": 2}
    assert kinds(win_the_dock(on("the_loading_dock", "dexter_drake"))) == {"common_item": 1}


@pytest.mark.rule("ES-019", "ES-086")
def test_es_019_monterey_jack_gains_one_unique_item_more() -> None:
    assert kinds(win_the_archives(on("the_archives", "monterey_jack"))) == {"unique_item": 3}
    assert kinds(win_the_relics(on("ancient_relics", "monterey_jack"))) == {"spell": 1}


# --- Carolyn Fern and Vincent Lee -----------------------------------------------------------------------------------

HEALERS = pytest.mark.parametrize(("healer", "what"), [("carolyn_fern", "sanity"), ("vincent_lee", "stamina")])


@HEALERS
@pytest.mark.parametrize("patient", [0, 1])
@pytest.mark.rule("ES-027", "ES-183")
def test_es_027_carolyn_fern_and_vincent_lee_heal_as_a_turn_begins(healer: str, what: str, patient: int) -> None:
    # given both lack everything, and it is the other's turn
    game = Play(healer, "bob_jenkins").sanity(0, 1).sanity(1, 1).stamina(0, 1).stamina(1, 1).turn(1)
    # then it is the healer's decision
    assert game.option(f"heal:{what}:{patient}").seat == 0
    # when
    game.do(f"heal:{what}:{patient}")
    # then
    expected = [1 + (seat == patient) for seat in (0, 1)]
    assert (game.game.sanity, game.game.stamina) == ((expected, [1, 1]) if what == "sanity" else ([1, 1], expected))
    # and the turn goes on
    assert (game.asked, game.prompt, "heal" in verbs(game)) == (1, "move", False)


@HEALERS
@pytest.mark.rule("ES-027", "ES-152")
def test_es_027_carolyn_fern_and_vincent_lee_heal_nobody_who_has_all(healer: str, what: str) -> None:
    # given the other one lacks only what this one can't restore
    game = Play(healer, "bob_jenkins")
    game = game.stamina(1, 1) if what == "sanity" else game.sanity(1, 1)
    # then
    assert "heal" not in verbs(game.turn(0))


@HEALERS
@pytest.mark.rule("ES-027")
def test_es_027_carolyn_fern_and_vincent_lee_only_before_the_movement(healer: str, what: str) -> None:
    # given
    game = on("the_missing_records", healer, "bob_jenkins").sanity(0, 1).stamina(0, 1)
    # then
    assert "heal" in verbs(game.turn(0))
    assert "heal" not in verbs(game.do("stay:the_missing_records"))


@HEALERS
@pytest.mark.rule("ES-027", "ES-232", "ES-239")
def test_es_027_carolyn_fern_and_vincent_lee_heal_in_the_battle_too(healer: str, what: str) -> None:
    # given a turn of the battle begins, in which nothing says that abilities are lost
    game = Play(healer, "bob_jenkins").sanity(1, 1).stamina(1, 1).will_roll(*NOTHING).battle(0, doom=5)
    # then, before the attack
    assert f"heal:{what}:1" in game.texts
    game.do(f"heal:{what}:1")
    assert (game.game.sanity[1], game.game.stamina[1]) == ((2, 1) if what == "sanity" else (1, 2))


# --- Darrell Simmons ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-182")
def test_es_182_darrell_simmons_raises_one_investigation_die_per_roll() -> None:
    # given
    game = on("the_missing_records", "darrell_simmons").attempt().will_roll(ONE, TWO, THREE, LORE, PERIL, PERIL)
    game.do("roll")
    # then a green die does not go beyond 3, and only investigation goes up
    assert sorted(text for text in game.texts if text.startswith("raise")) == ["raise:0", "raise:1"]
    # when
    game.do("raise:1")
    # then once
    assert game.pool == [ONE, THREE, THREE, LORE, PERIL, PERIL]
    assert "raise" not in verbs(game)
    # and again with the next roll
    assert "raise" in verbs(game.do("discard:0").will_roll(ONE, ONE, ONE, ONE, ONE).do("roll"))


@pytest.mark.rule("ES-182")
def test_es_182_darrell_simmons_reaches_4_with_the_yellow_and_red_die() -> None:
    # given
    game = on("the_missing_records", "darrell_simmons").holds(0, "ruby_of_rlyeh").attempt().do("use:ruby_of_rlyeh")
    # when
    game.will_roll(*[PERIL] * 6, THREE, THREE).do("roll")
    # then
    assert sorted(text for text in game.texts if text.startswith("raise")) == ["raise:6", "raise:7"]
    game.do("raise:7")
    assert game.pool[-2:] == [THREE, FOUR]


@pytest.mark.rule("ES-182")
def test_es_182_darrell_simmons_raises_nothing_beyond_4() -> None:
    # given
    game = on("the_missing_records", "darrell_simmons").holds(0, "ruby_of_rlyeh").attempt().do("use:ruby_of_rlyeh")
    # when
    game.will_roll(*[THREE] * 6, FOUR, WILD).do("roll")
    # then
    assert "raise" not in verbs(game)


# --- Gloria Goldberg and Jenny Barnes -------------------------------------------------------------------------------


@pytest.mark.rule("ES-142")
def test_es_142_gloria_goldberg_has_both_special_dice_on_other_worlds() -> None:
    # given
    beyond = Play("gloria_goldberg").worlds("rlyeh").at(0, "rlyeh").attempt()
    museum = on("the_missing_records", "gloria_goldberg").attempt()
    # then, free of charge
    assert colours(beyond) == {"green": 6, "yellow": 1, "red": 1}
    assert colours(museum) == {"green": 6}


@pytest.mark.parametrize(
    ("mythos", "pool"),
    [
        ("stars_align_above_black_clouds", {"green": 6, "red": 1}),
        ("warning_of_a_dark_prison", {"green": 6, "yellow": 1}),
    ],
)
@pytest.mark.rule("ES-142")
def test_es_142_gloria_goldberg_leaves_a_locked_die(mythos: str, pool: dict[str, int]) -> None:
    game = Play("gloria_goldberg").mythos(mythos).worlds("rlyeh").at(0, "rlyeh").attempt()
    assert colours(game) == pool


def jenny() -> Play:
    """Jenny Barnes on The Missing Records with a clue, a common item, a unique item and a spell."""
    game = on("the_missing_records", "jenny_barnes", "bob_jenkins").clues(0, 1)
    return game.holds(0, "food", "necronomicon", "heal")


@pytest.mark.parametrize("price", ["clue", "food", "heal"])
@pytest.mark.rule("ES-142")
def test_es_142_jenny_barnes_buys_both_special_dice(price: str) -> None:
    # given
    game = jenny().attempt()
    # when
    game.do(f"trust_fund:{price}")
    # then
    assert colours(game) == {"green": 6, "yellow": 1, "red": 1}
    assert (game.game.clues[0], len(game.hand(0))) == ((0, 3) if price == "clue" else (1, 2))
    if price != "clue":
        assert bottom(game, COMMON_ITEM if price == "food" else SPELL) == price
    # and nothing of the card itself
    assert (game.game.sanity[0], game.game.stamina[0]) == (6, 4)


@pytest.mark.rule("ES-142")
def test_es_142_jenny_barnes_cannot_pay_with_a_unique_item() -> None:
    game = jenny().attempt()
    assert sorted(text for text in game.texts if text.startswith("trust")) == [
        "trust_fund:clue",
        "trust_fund:food",
        "trust_fund:heal",
    ]


@pytest.mark.rule("ES-142")
def test_es_142_jenny_barnes_only_as_her_action_phase_opens() -> None:
    # given
    game = jenny()
    assert "trust_fund" not in verbs(game.turn())
    game.do("stay:the_missing_records")
    assert "trust_fund" in verbs(game)
    # when a roll has been made
    game.will_roll(*NOTHING).do("roll")
    # then
    assert "trust_fund" not in verbs(game)
    assert "trust_fund" not in verbs(game.do("discard:0"))


@pytest.mark.rule("ES-142")
def test_es_142_jenny_barnes_gets_only_the_die_that_is_not_locked() -> None:
    # given
    game = jenny().mythos("stars_align_above_black_clouds").attempt()
    # when
    game.do("trust_fund:clue")
    # then
    assert colours(game) == {"green": 6, "red": 1}


@pytest.mark.rule("ES-142", "ES-171")
def test_es_171_jenny_barnes_may_take_the_die_off_a_spell_while_she_could_buy_it() -> None:
    # given the yellow die on somebody's spell
    game = special_on_spell(jenny().holds(1, "wither"), 1, "wither", FOUR).attempt()
    assert "take_off" in verbs(game)
    # when her action phase has opened
    game.will_roll(*NOTHING).do("roll", "discard:0")
    # then not any more
    assert "take_off" not in verbs(game)


# --- Harvey Walters and Michael McGlen ------------------------------------------------------------------------------

READERS = pytest.mark.parametrize(("who", "face"), [("harvey_walters", LORE), ("michael_mcglen", PERIL)])


@READERS
@pytest.mark.rule("ES-182")
def test_es_182_harvey_walters_and_michael_mcglen_read_one_terror_otherwise(who: str, face: str) -> None:
    # given
    game = on("the_missing_records", who).attempt().will_roll(ONE, TERROR, TERROR, ONE, ONE, ONE).do("roll")
    # when
    game.do("read_terror:1")
    # then one per roll
    assert game.pool == [ONE, face, TERROR, ONE, ONE, ONE]
    assert "read_terror" not in verbs(game)
    game.do("discard:0").will_roll(TERROR, ONE, ONE, ONE, ONE).do("roll")
    assert "read_terror:1" in game.texts


@READERS
@pytest.mark.rule("ES-182", "ES-074")
def test_es_182_harvey_walters_and_michael_mcglen_escape_the_only_terror(who: str, face: str) -> None:
    # given Ancient Relics, where terror costs sanity
    game = on("ancient_relics", who).attempt()
    sanity = game.game.sanity[0]
    # when
    game.will_roll(TERROR, *NOTHING[1:]).do("roll", "read_terror:0", "discard:1")
    # then
    assert game.game.sanity[0] == sanity


# --- Joe Diamond ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-144")
def test_es_144_joe_diamond_rerolls_twice_for_one_clue() -> None:
    # given
    game = on("the_missing_records", "joe_diamond").clues(0, 1).attempt().will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(LORE, TWO).do("clue", "reroll:0", "reroll:1", "reroll_picked")
    assert (game.prompt, game.pool[:2]) == ("reroll", [LORE, TWO])
    game.will_roll(THREE).do("reroll:1", "reroll_picked")
    # then
    assert game.pool == [LORE, THREE, ONE, PERIL, PERIL, PERIL]
    assert (game.prompt, game.game.clues[0], "clue" in game.texts) == ("rolled", 0, False)


@pytest.mark.rule("ES-144")
def test_es_144_joe_diamond_need_not_reroll_the_second_time() -> None:
    # given
    game = on("the_missing_records", "joe_diamond").clues(0, 1).attempt().will_roll(*NOTHING).do("roll")
    # when
    game.will_roll(LORE).do("clue", "reroll:0", "reroll_picked", "reroll_none")
    # then
    assert (game.prompt, game.pool[0], len(game.events("rerolled"))) == ("rolled", LORE, 1)


# --- Kate Winthrop --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-019", "ES-074")
def test_es_019_kate_winthrop_is_not_touched_by_terror_effects() -> None:
    # given terror effects of the card and of the Mythos card
    game = on("ancient_relics", "kate_winthrop").mythos("sightings_of_a_poisonous_trap").attempt()
    # when
    game.will_roll(TERROR, *NOTHING[1:]).do("roll", "discard:1")
    # then
    assert (game.game.sanity[0], game.game.stamina[0], game.events("terror")) == (6, 4, [])


@pytest.mark.rule("ES-019", "ES-199")
def test_es_019_kate_winthrop_keeps_monsters_away_on_her_turn() -> None:
    # given a failure that adds doom, on a space with a monster
    game = on("gate_to_elsewhere", "kate_winthrop", "bob_jenkins").doom(2).attempt()
    other = on("gate_to_elsewhere", "bob_jenkins", "kate_winthrop").doom(2).attempt()
    # when
    game.do("give_up")
    other.do("give_up")
    # then none comes, but on the turn of another one does
    assert (game.game.doom, len(game.game.monsters)) == (3, 0)
    assert (other.game.doom, len(other.game.monsters)) == (3, 1)


@pytest.mark.rule("ES-019", "ES-199", "ES-175", "ES-DE-22")
def test_es_019_kate_winthrop_keeps_them_away_when_she_is_devoured_herself() -> None:
    # given her doom token goes to a space with a monster
    game = on("the_loading_dock", "kate_winthrop", "bob_jenkins").sanity(0, 1).doom(2).attempt()
    # when
    game.do("give_up")
    # then
    assert (game.prompt, game.game.doom, len(game.game.monsters)) == ("investigator", 3, 0)


@pytest.mark.rule("ES-186")
def test_es_186_kate_winthrop_does_not_keep_them_away_at_midnight() -> None:
    # given midnight after her turn
    game = Play("kate_winthrop").museum("the_missing_records").mythos_next("sightings_amid_stillness")
    # when
    game.midnight(0)
    # then
    assert len(game.game.monsters) == 1


# --- Mandy Thompson -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.rule("ES-183")
def test_es_183_mandy_thompson_rerolls_two_dice_of_anybodys_roll(active: int) -> None:
    # given
    team = ("mandy_thompson", "bob_jenkins") if active == 0 else ("bob_jenkins", "mandy_thompson")
    game = on("the_missing_records", *team).attempt().will_roll(*NOTHING).do("roll")
    mandy = team.index("mandy_thompson")
    # then it is hers to decide
    assert game.option("research").seat == mandy
    # when
    game.will_roll(LORE, THREE).do("research")
    assert game.asked == mandy
    game.do("reroll:0", "reroll:3")
    # then two, before the task is judged, and once a day
    assert game.pool == [LORE, ONE, ONE, THREE, PERIL, PERIL]
    assert (game.asked, "complete:1:0.3" in game.texts, "research" in game.texts) == (0, True, False)
    game.do("discard:1").will_roll(*NOTHING[:5]).do("roll")
    assert "research" not in game.texts


@pytest.mark.rule("ES-183", "ES-104")
def test_es_183_mandy_thompson_has_no_say_in_the_lost_and_found() -> None:
    # given
    game = Play("bob_jenkins", "mandy_thompson").turn().do("stay:entrance")
    # when
    game.will_find(TERROR).do("lost_and_found")
    # then the sanity is lost without anybody being asked
    assert (game.game.sanity[0], game.asked, game.prompt) == (3, 1, "move")


# --- Sister Mary ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-143")
def test_es_143_sister_mary_rolls_locked_green_dice() -> None:
    # given a green die locked by an Adventure and one by the Mythos card
    game = Play("sister_mary", "bob_jenkins").museum("did_you_hear_that", "the_missing_records")
    game.locked("did_you_hear_that").mythos("warning_of_a_curse").at(0, "the_missing_records")
    game.at(1, "the_missing_records").attempt()
    assert colours(game) == {"green": 6}
    # when her turn is over
    game.do("give_up")
    # then the dice are back under their locks, in the same order
    assert board(game)["locks"]["green"] == ["adventure-did_you_hear_that", "mythos-warning_of_a_curse"]
    assert (colours(game, "locked"), colours(game.do("stay:the_missing_records"))) == ({"green": 2}, {"green": 4})


@pytest.mark.rule("ES-143")
def test_es_143_sister_mary_still_needs_an_item_for_the_yellow_die() -> None:
    # given it is locked
    game = (
        on("the_missing_records", "sister_mary", "bob_jenkins")
        .mythos("stars_align_above_black_clouds")
        .holds(0, "axe")
        .attempt()
    )
    assert colours(game) == {"green": 6}
    # when
    game.do("use:axe")
    # then
    assert colours(game) == {"green": 6, "yellow": 1}
    game.do("give_up")
    assert colours(game, "locked") == {"yellow": 1}


@pytest.mark.rule("ES-019", "ES-195", "ES-OP-28")
def test_es_019_sister_mary_ignores_what_lasts_of_a_mythos_card() -> None:
    # given a terror effect of the Mythos card, and one of the Adventure
    game = on("ancient_relics", "sister_mary").mythos("sightings_of_a_poisonous_trap").attempt()
    # when
    game.will_roll(TERROR, *NOTHING[1:]).do("roll", "fail", "discard:1")
    # then only the Adventure's has touched her
    assert (game.game.sanity[0], game.game.stamina[0]) == (6, 3)
    # and what is forbidden is not forbidden to her
    other = on("the_missing_records", "sister_mary").mythos("grim_knowledge").attempt()
    other.will_roll(*NOTHING).do("roll", "discard:0", "focus:1")
    assert faces(other, "focused") == [ONE]


@pytest.mark.rule("ES-019", "ES-187", "ES-OP-28")
def test_es_019_sister_mary_is_spared_at_midnight_too() -> None:
    # given what lasts costs everybody a sanity who is not at the entrance
    game = Play("sister_mary", "bob_jenkins").museum("the_missing_records").mythos("stars_align_before_reason_perishes")
    game.at(0, "the_missing_records").at(1, "the_missing_records").mythos_next("personal_possessions")
    # when
    game.midnight(0)
    # then
    assert game.game.sanity == [7, 3]


@pytest.mark.rule("ES-019", "ES-194")
def test_es_019_sister_mary_is_not_spared_by_what_happens_at_once() -> None:
    # given
    game = Play("sister_mary", "bob_jenkins").museum("the_missing_records").mythos_next("madness_takes_hold")
    # when
    game.midnight(0)
    # then
    assert game.game.sanity == [6, 3]
