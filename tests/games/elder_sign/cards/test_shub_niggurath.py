"""Shub-Niggurath: every monster in play has one more task, a terror."""

import pytest

from miskatonic.games.elder_sign import facts
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from tests.games.elder_sign.looks import board, in_play, needs
from tests.games.elder_sign.play import Play


@pytest.mark.rule("ES-023", "ES-203", "ES-OP-35")
@pytest.mark.parametrize(("name", "defeated"), [("shub_niggurath", False), ("hastur", True)])
def test_shub_niggurath_adds_a_task_to_every_monster(name: str, defeated: bool) -> None:
    # given a maniac, who needs a peril
    game = (
        Play("bob_jenkins", ancient_one=name).monster("maniac", "ancient_relics", 0).at(0, "ancient_relics").attempt()
    )
    # when
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    # then
    assert game.events("task_completed")[-1].args["defeats"] == ("yes" if defeated else "no")
    assert board(game.do("give_up"))["seats"][0]["trophies"] == (["monster-maniac"] if defeated else [])


@pytest.mark.rule("ES-023", "ES-058", "ES-214", "ES-217", "ES-OP-35")
@pytest.mark.parametrize("terror_first", [True, False])
def test_shub_niggurath_a_roll_completes_one_of_the_two_tasks_in_any_order(terror_first: bool) -> None:
    # given
    game = Play("bob_jenkins", ancient_one="shub_niggurath").monster("maniac", "ancient_relics", 0)
    game.at(0, "ancient_relics").attempt()
    # when a roll would meet both
    game.will_roll("peril", "terror", "lore", "lore", "lore", "lore").do("roll")
    own, added = "complete:0:0", next(text for text in game.texts if text.startswith("complete:3"))
    assert [game.option(text).args["defeats"] for text in (own, added)] == ["no", "no"]
    game.do(added if terror_first else own)
    # then the other one takes another roll, and with it the monster is defeated, though the adventure fails
    assert "roll" in game.texts
    game.will_roll(*["peril" if terror_first else "terror"] * 5).do("roll")
    game.do(next(text for text in game.texts if text.startswith("complete:0" if terror_first else "complete:3")))
    assert game.events("task_completed")[-1].args["defeats"] == "yes"
    assert board(game.do("give_up"))["seats"][0]["trophies"] == ["monster-maniac"]


@pytest.mark.rule("ES-023", "ES-218", "ES-OP-35")
def test_shub_niggurath_on_a_partial_task_and_below_a_card() -> None:
    # given
    game = Play("bob_jenkins", ancient_one="shub_niggurath").worlds("another_dimension").at(0, "another_dimension")
    game.monster("maniac", "another_dimension", 0).monster("nightgaunt", "another_dimension").attempt()
    # when
    tasks = board(game)["worlds"][0]["tasks"]
    # then the uncovered lore belongs to the maniac's own task, and each monster has a terror besides
    assert [needs(task) for task in tasks if task["monster"]] == [["peril", "lore"], ["terror"], ["terror"], ["terror"]]
    assert [task["slot"] for task in tasks if task["monster"]] == ["partial", "added", "below", "added"]
    assert len({task["id"] for task in tasks}) == len(tasks)


@pytest.mark.rule("ES-023", "ES-037", "ES-OP-35")
def test_shub_niggurath_in_order_the_added_task_comes_right_after_the_monsters_own() -> None:
    # given a card with an arrow that has a frame in its first row
    game = Play("bob_jenkins", ancient_one="shub_niggurath").museum("the_storage_closet")
    game.monster("maniac", "the_storage_closet", 0)
    # when
    tasks = in_play(game.turn())[0]["tasks"]
    # then
    assert [task["slot"] == "added" for task in tasks] == [False, True, False, False]


@pytest.mark.rule("ES-023", "ES-220")
def test_shub_niggurath_dynamite_ignores_it() -> None:
    game = Play("bob_jenkins", ancient_one="shub_niggurath").monster("maniac", "ancient_relics", 0)
    game.holds(0, "dynamite").at(0, "ancient_relics").attempt().do("use:dynamite")
    game.will_roll("lore", "investigation_3", "peril", "peril", "peril", "peril").do("roll", "complete:1:0.1")
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-023", "ES-046", "ES-047")
def test_shub_niggurath_only_the_monsters_own_task_has_its_cost() -> None:
    game = Play("bob_jenkins", ancient_one="shub_niggurath").monster("ghost", "ancient_relics", 0).turn()
    cards = [card for card in board(game)["museum"] if card and card["monsters"]]
    assert [task["sanity"] for task in cards[0]["tasks"] if task["monster"]] == [1, 0]


@pytest.mark.rule("ES-023", "ES-214")
@pytest.mark.parametrize(
    ("name", "told"), [("shub_niggurath", ["fact-monster", "fact-monster_added"]), ("hastur", ["fact-monster"])]
)
def test_shub_niggurath_a_monster_says_what_is_added_to_it(name: str, told: list[str]) -> None:
    game = Play("bob_jenkins", ancient_one=name).monster("maniac", "ancient_relics", 0).turn()
    lines = facts.monster(game.game, MONSTERS.number("maniac"))
    assert [line.message for line in lines if line.message.startswith("fact-monster")] == told
    texts = [
        line.args["slot"] for line in facts.facts(game.game, "adventure-ancient_relics") if line.message == "fact-task"
    ]
    assert ("added" in texts) == (name == "shub_niggurath")
