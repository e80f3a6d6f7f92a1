"""Where a monster may lie down that appears in the middle of an attempt (ES-207, ES-208; our ruling OP-26), and what
remains where one is defeated.
"""

import pytest

from tests.games.elder_sign.looks import board, in_play
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import against_the_monster, completions, dice_at

NO_FRAMES = ("the_loading_dock", "the_key_to_the_beyond", "administration_office")
"""Adventures without a monster task."""


def frightened_in_the_archives(*others: str, completed: bool) -> Play:
    """The framed task of The Archives is completed or not, then a failed roll with terror makes a monster appear."""
    game = Play("bob_jenkins").museum("the_archives", *others).mythos("too_high_a_price").cup("cultist")
    game.at(0, "the_archives").attempt()
    if completed:
        game.will_roll("lore", *["investigation_1"] * 5).do("roll", "complete:0:0")
    game.will_roll("terror", *["investigation_1"] * (4 if completed else 5))
    return game.do("roll", "fail")


@pytest.mark.rule("ES-207")
@pytest.mark.parametrize("completed", [False, True])
def test_es_207_not_a_monster_task_completed_in_the_running_attempt(completed: bool) -> None:
    # given the same frame of two other cards is free, and the dice lie on the one of The Archives or not
    game = frightened_in_the_archives("koi_pond", "ancient_relics", *NO_FRAMES, completed=completed)
    # then
    free = ["place:koi_pond:0", "place:ancient_relics:0"]
    assert game.texts == (free if completed else ["place:the_archives:0", *free])
    # and when the attempt is over it is free again
    game.do("place:koi_pond:0", "discard…", "give_up")
    assert ("full" in in_play(game)[0]["free_slots"], game.monsters_on("koi_pond")) == (True, ["cultist"])


@pytest.mark.rule("ES-207", "ES-208")
def test_es_208_a_completed_monster_task_is_no_free_one() -> None:
    # given the only frame is the one completed just now
    game = frightened_in_the_archives(*NO_FRAMES, completed=True)
    # then the monster goes below any card
    assert game.texts == [f"place:{name}:9" for name in ("the_archives", *NO_FRAMES)]


def test_a_monster_below_an_arrow_waits_until_the_printed_tasks_are_done() -> None:
    # given
    game = Play("bob_jenkins").museum("the_gift_shop").monster("maniac", "the_gift_shop")
    game.at(0, "the_gift_shop").attempt()
    # when every roll would suit it, only the next printed task is open
    game.will_roll("investigation_3", "peril", *["lore"] * 4).do("roll")
    assert completions(game) == ["complete:0:0"]
    game.do("complete:0:0").will_roll("investigation_3", "peril", "lore", "lore", "lore").do("roll")
    assert completions(game) == ["complete:1:1.3"]
    # then it comes last
    game.do("complete:1:1.3").will_roll("peril", "lore", "lore").do("roll")
    assert (len(completions(game)), game.events("resolved")) == (1, [])
    game.do(against_the_monster(game))
    assert len(game.events("resolved")) == 1


def test_a_monster_defeated_with_an_item_leaves_the_visible_part_of_its_task() -> None:
    # given a high priest covers the investigation beside a lore
    game = Play("bob_jenkins").worlds("another_dimension").monster("high_priest", "another_dimension", 0)
    game.holds(0, "dynamite").at(0, "another_dimension").attempt()
    # when
    game.will_roll("lore", *["peril"] * 5).do("use:dynamite", "roll")
    # then one lore is enough; token and lock leave at the end of the phase, though the adventure fails
    assert completions(game) == ["complete:0:0"]
    game.do("complete:0:0")
    assert (dice_at(game, "locked"), board(game)["seats"][0]["trophies"]) == (["red"], [])
    game.do("give_up")
    assert (dice_at(game, "locked"), board(game)["seats"][0]["trophies"]) == ([], ["monster-high_priest"])


def test_a_monster_won_as_a_reward_may_go_to_the_card_that_has_just_come() -> None:
    # given the next card has a lock and the only frame; both investigators are on the card that is resolved
    game = Play("bob_jenkins", "gloria_goldberg").museum("a_peculiar_specimen", "the_loading_dock")
    game.adventure_deck_top("did_you_hear_that").at(0, "a_peculiar_specimen").at(1, "a_peculiar_specimen").attempt()
    # when
    game.will_roll("investigation_3", *["peril"] * 5).do("roll", "complete:0:0")
    game.will_roll("investigation_3", "investigation_3", *["peril"] * 3).do("roll", "complete:1:1.2")
    game.will_roll("peril", "lore", "lore").do("roll", "complete:2:3")
    # then
    assert game.story("resolved", "adventure_revealed", "locked", "monster_appeared") == [
        "resolved",
        "adventure_revealed",
        "locked",
        "monster_appeared",
    ]
    assert len(game.monsters_on("did_you_hear_that")) == 1
    assert [game.place_of(seat) for seat in range(2)] == ["entrance", "entrance"]
