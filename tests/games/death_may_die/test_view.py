"""What a page is shown of a Run before it is made: the way, who follows, where Fire sticks."""

from miskatonic.games.death_may_die.board import Run
from tests.games.death_may_die.play import Play

QUEEN = "by_order_of_the_queen"


def run_to(play: Play, space: str) -> Run:
    """The Run to a space, as the view tells it."""
    board = play.board
    (run,) = [run for run in board["runs"] if run["to"] == f"space:{space}"]
    return run


def test_a_run_is_shown_with_its_way_its_followers_and_its_fire_dmd_085_086_087() -> None:
    # given an investigator with two enemies in a burning hall
    play = Play("mike", "peters", scenario=QUEEN).at("feast_hall", "gatehouse")
    play.enemies("serpent_man", "feast_hall", 2).fire("feast_hall", 1).fire("servants_passage", 1).begin()
    # then the Run to the courtyard leads through the passage, with both enemies, and Fire sticks twice
    run = run_to(play, "great_courtyard")
    assert run["way"] == ["space:feast_hall", "space:servants_passage", "space:great_courtyard"]
    assert run["followers"] == ["enemy:serpent_man#1", "enemy:serpent_man#2"]
    assert run["fire"] == ["space:feast_hall", "space:servants_passage"]


def test_every_run_that_is_offered_is_shown_dmd_085() -> None:
    play = Play("mike", "peters", scenario=QUEEN).begin()
    assert play.table.choice
    offered = {option.text.partition(":")[2] for option in play.table.choice.options if option.text.startswith("run:")}
    shown = {run["to"].partition(":")[2] for run in play.board["runs"]}
    assert shown == offered
