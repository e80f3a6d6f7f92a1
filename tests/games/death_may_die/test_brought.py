"""What a question brings to the table, and what is said of an option: everybody reads it, nobody has to know it."""

from typing import Any

from miskatonic import new_table
from miskatonic.games.death_may_die import GAME
from miskatonic.kernel import Table
from miskatonic.text import say
from tests.games.death_may_die.play import Play


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
    assert game.table.view(0)["board"]["roll"]["goal"] == 2, "the health of the Cultist"


def test_whoever_is_chosen_is_told_of_with_what_they_can_do() -> None:
    table = new_table(GAME, seed=1, seats=2, options={"unknown": "relics"})
    assert table.choice is not None
    mike = next(option for option in table.choice.options if option.text == "investigator:mike")
    assert any("Unique skill: Proficient" in line for line in told(table, mike))
    offered = {one["name"]: one["skills"] for one in table.view(0)["board"]["offer"]}
    assert offered["investigator-mike"] == ["skill-proficient", "skill-brawling", "skill-toughness"]
    for who in ("investigator:mike", "investigator:peters"):
        table.answer(who, seat=range(2))
    assert table.choice is not None
    for option in table.choice.options:
        (remark,) = GAME.warns(table.state, option)
        assert say(GAME.package, "en", remark.message, remark.args), "each Relic says what it does"
