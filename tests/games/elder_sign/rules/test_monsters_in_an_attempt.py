"""Where a monster may lie down that appears in the middle of an attempt (ES-207, ES-208; our ruling OP-26)."""

import pytest

from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import board

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
    assert ("full" in board(game)["museum"][0]["free_slots"], game.monsters_on("koi_pond")) == (True, ["cultist"])


@pytest.mark.rule("ES-207", "ES-208")
def test_es_208_a_completed_monster_task_is_no_free_one() -> None:
    # given the only frame is the one completed just now
    game = frightened_in_the_archives(*NO_FRAMES, completed=True)
    # then the monster goes below any card
    assert game.texts == [f"place:{name}:9" for name in ("the_archives", *NO_FRAMES)]
