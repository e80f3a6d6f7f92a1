"""The signature cards and signature weaknesses of the five investigators of The Dunwich Legacy."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import ATTACHED
from tests.games.arkham_lcg.play import Play

CELLARS = """
    place study
    place hallway
    place cellar
    place attic
    at 0 cellar
"""
"""The cellar and the attic each connect to the hallway alone; the study connects to nothing."""

# --- Jenny Barnes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-010")
def test_ah_b_010_x_is_chosen_as_it_is_paid() -> None:
    """Given 5 resources, when the Twin .45s are played for 3, then they have 3 ammo."""
    game = Play("hand 0 jennys_twin_45s").do("play:jennys_twin_45s")
    assert (game.prompt, sorted(game.options)) == ("choose_x", [f"x:{count}" for count in range(6)])
    game.do("x:3")
    assert (game.uses("jennys_twin_45s"), game.resources(0), game.actions()) == (3, 2, 2)


@pytest.mark.rule("AH-B-010")
def test_ah_b_010_with_nothing_to_pay_x_is_0() -> None:
    """Given no resources, when they are played, then nothing is asked and they have no ammo."""
    game = Play("hand 0 jennys_twin_45s\nresources 0 0\nthreat 0 ghoul_priest").do("play:jennys_twin_45s")
    assert game.area() == ["jennys_twin_45s"]
    assert game.uses("jennys_twin_45s") == 0
    assert not game.offers("fight:jennys_twin_45s:ghoul_priest")


@pytest.mark.rule("AH-C-008")
def test_ah_c_008_the_twin_45s_hit_for_one_more() -> None:
    """Given 1 ammo, when she fires, then combat 4 has +2, 2 damage, and no ammo is left."""
    game = Play("""
        area 0 jennys_twin_45s
        threat 0 ghoul_priest
        uses jennys_twin_45s 1
    """).do("fight:jennys_twin_45s:ghoul_priest")
    assert game.told("passed", "value") == [6]
    assert (game.damage("ghoul_priest"), game.uses("jennys_twin_45s")) == (2, 0)


IZZIE = "deck 0 searching_for_izzie\n" + CELLARS


@pytest.mark.rule("AH-Q-020")
def test_searching_for_izzie_is_attached_far_away() -> None:
    """Given Jenny in the cellar, when she draws it, then it is attached to the attic."""
    game = Play(IZZIE).do("draw")
    assert game.zone("searching_for_izzie") == ATTACHED
    assert game.place("searching_for_izzie") == "attic"


def test_anybody_at_the_place_finds_izzie_with_two_actions() -> None:
    """Given a fellow where she is missing, when that one investigates for her, then 2 actions, no clue, and it is
    discarded to its owner's pile.
    """
    game = Play("""
        investigators roland_banks daisy_walker
        place study
        place hallway
        at 0 hallway
        attached searching_for_izzie study
        clues study 2
        turn 1 3
    """).do("investigate:searching_for_izzie")
    assert (game.actions(1), game.clues(1), game.clues("study")) == (1, 0, 2)
    assert game.pile(0) == ["searching_for_izzie"]


def test_izzie_is_not_found_from_elsewhere_nor_with_one_action() -> None:
    """Given Jenny in another place, or one action left, then it is not offered; a failure finds nobody."""
    text = "place study\nplace hallway\nat 0 {at}\nattached searching_for_izzie study\nturn 0 {left}\nbag auto_fail"
    assert not Play(text.format(at="hallway", left=3)).offers("investigate:searching_for_izzie")
    assert not Play(text.format(at="study", left=1)).offers("investigate:searching_for_izzie")
    game = Play(text.format(at="study", left=3)).do("investigate:searching_for_izzie")
    assert game.zone("searching_for_izzie") == ATTACHED
    assert game.actions() == 1


@pytest.mark.rule("AH-C-009", "AH-E-002")
@pytest.mark.parametrize(("more", "trauma"), [("attached searching_for_izzie hallway", 1), ("", 0)])
def test_ah_c_009_izzie_missing_at_the_end_is_a_mental_trauma(more: str, trauma: int) -> None:
    """Given Izzie still missing or not, when the game ends, then 1 mental trauma or none."""
    game = Play(f"place parlor\nplace hallway\n{more}").do("resign:parlor")
    assert game.now.mental == [trauma]
