"""What a question brings to the table, and what is said of an option: everybody reads it, nobody has to know it."""

from typing import Any

import pytest

from miskatonic import new_table
from miskatonic.games.death_may_die import GAME
from miskatonic.kernel import Table
from miskatonic.text import say
from tests.games.death_may_die.play import Play, seen, there


def told(table: Table, thing: Any) -> list[str]:
    """The sentences about something at a table."""
    return [say(GAME.package, "en", line.message, line.args) for line in GAME.explain(table.state, thing)]


def test_the_discovery_card_lies_there_with_both_sides_while_it_is_asked_about() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").finds("s2_d01")
    assert game.prompt == "choose"
    lines = told(game.table, game.table.choice)
    assert any(line.startswith("Left side, Noah") for line in lines)
    assert any(line.startswith("Right side, Lunacy") for line in lines)


def test_of_a_card_whose_price_cannot_be_paid_it_is_told_that_there_was_no_choice() -> None:
    game = Play("mike", "peters", scenario="festival_of_death").stress(4, 0).finds("s5_d12")
    told_so = [event.args["source"] for event in game.events("one_way")]
    assert told_so == ["discovery-s5_d12"], "full of stress, the Mirror Shard can only be discarded"
    assert game.events("discovery_discarded")


def test_who_attacks_next_is_asked_with_how_likely_one_survives() -> None:
    game = Play("agatha", "peters").enemies("cultist", "market_cross", 1).enemies("unnamable", "market_cross", 1)
    game.wounds(4, 0).stress(4, 0).quiet().act().do("end")
    assert game.prompt == "fight"
    line, *others = told(game.table, game.table.choice)
    assert line.startswith("These attack:")
    assert any(other.startswith("Unnamable: ") for other in others), "what it does beside hitting"
    assert "13%" in line, "three standard dice and the last wound to give: each has to miss"


def test_a_roll_that_is_kept_tells_what_its_tentacles_cost() -> None:
    game = Play("mike", "peters").enemies("cultist", "market_cross", 1).act()
    game.will_roll("tentacle", "success_tentacle", "blank", "blank").do("attack:cultist_of_tsathoggua#1")
    assert game.prompt == "keep"
    assert "The tentacles cost sanity: 2" in told(game.table, game.option("keep"))
    assert there(game.board["roll"])["goal"] == 2, "the health of the Cultist"


def test_whoever_is_chosen_is_told_of_with_what_they_can_do() -> None:
    table = new_table(GAME, seed=1, seats=2, options={"unknown": "relics"})
    assert table.choice is not None
    mike = next(option for option in table.choice.options if option.text == "investigator:mike")
    assert any("Unique skill: Proficient" in line for line in told(table, mike))
    offered = {one["name"]: one["skills"] for one in seen(table)["offer"]}
    assert offered["investigator-mike"] == ["skill-proficient", "skill-brawling", "skill-toughness"]
    for who in ("investigator:mike", "investigator:peters"):
        table.answer(who, seat=range(2))
    assert table.choice is not None
    for option in table.choice.options:
        (remark,) = GAME.warns(table.state, option)
        assert say(GAME.package, "en", remark.message, remark.args), "each Relic says what it does"


@pytest.mark.rule("DMD-041")
def test_an_insanity_in_the_middle_of_a_discovery_is_told_by_its_own_card() -> None:
    # given: a Discovery whose loss of sanity ends on a threshold
    game = Play("mike", "peters", scenario="island_of_the_damned").insanities("fugue", "frenzy").sanity(7, 0)
    game.holds(0, "torn_jacket")
    game.finds("s2_d10", "option:0")
    # then
    assert game.prompt == "choose"
    lines = told(game.table, game.table.choice)
    assert lines[0].startswith("Takes effect each time you reach an Insanity Threshold")
    assert not any("Quiet at last" in line for line in lines), "that is the Discovery's"
    # when
    game.do("option:1")
    # then
    assert game.prompt == "skill"
    assert told(game.table, game.table.choice) == [], "every option says what it brings"


@pytest.mark.rule("DMD-077", "DMD-109")
def test_a_roll_for_a_discovery_tells_what_hangs_on_it() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").finds("s2_d03")
    assert game.prompt == "keep"
    assert told(game.table, game.table.choice)[:2] == [
        "Make a roll. With 2+ successes: claim Torn Straitjacket; otherwise: claim Restrained.",
        "Successes needed: 2",
    ]


@pytest.mark.rule("DMD-132")
def test_a_scenario_that_asks_on_an_advance_tells_only_what_happens_then() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").mythos_pile("s2_m1", "s2_m3")
    game.discoveries_gone().quiet().act().do("end").until(lambda: game.prompt == "block")
    (line,) = told(game.table, game.table.choice)
    assert line.startswith("When the Elder One advances:")


@pytest.mark.rule("DMD-119")
def test_after_the_fight_nobody_is_said_to_attack_any_more() -> None:
    # given: the Elder One has just come, and a card could still be used
    game = Play("agatha", "peters", scenario="island_of_the_damned").holds(0, "ether").disrupted().discoveries_gone()
    game.quiet().act().do("end", "go_on", "go_on")
    # then
    assert game.prompt == "before_end"
    assert game.enemies_in(game.space_of(0)), "it stands beside her"
    assert list(GAME.warns(game.game, game.option("go_on"))) == []


@pytest.mark.rule("DMD-061")
def test_before_a_roll_no_dice_lie_on_the_table() -> None:
    # given: somebody has rolled, and Mike may heal stress before his own roll
    game = Play("mike", "peters").levels(0, "proficient", 3).stress(2, 0).enemies("cultist", "market_cross").act()
    game.will_roll("blank", "blank", "blank", "blank").do("attack:cultist_of_tsathoggua#1", "no", "keep")
    game.do("attack:cultist_of_tsathoggua#1")
    # then
    assert game.options == ["no", "yes"]
    assert game.board["roll"] is None
