"""The sensible player's plan for Extracurricular Activity."""

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import arrange
from tests.bots.test_arkham_lcg import answer, why

CAMPUS = "scenario extracurricular_activity\nplace miskatonic_quad\n"


def test_the_janitor_is_looked_for_with_a_clue() -> None:
    table = arrange(GAME, f"{CAMPUS}act rices_whereabouts\nclues 0 1\nencounter thrall whippoorwill")
    assert answer(table) == "use:rices_whereabouts"
    assert "keys" in why(table)


def test_the_janitor_is_talked_to() -> None:
    table = arrange(GAME, f"{CAMPUS}act rices_whereabouts\nthere jazz_mulligan miskatonic_quad")
    assert answer(table) == "parley:jazz_mulligan"


def test_with_enough_clues_it_is_ended() -> None:
    text = f"{CAMPUS}place faculty_offices_night\nat 0 faculty_offices_night\nact campus_safety\nclues 0 2"
    assert answer(arrange(GAME, text)) == "use:faculty_offices_night:ends"


def test_nobody_goes_home_while_there_is_hope() -> None:
    assert not answer(arrange(GAME, f"{CAMPUS}clues miskatonic_quad 1")).startswith("resign")


def test_whoever_is_held_by_a_barrier_rather_loses_cards() -> None:
    table = arrange(
        GAME, f"{CAMPUS}place orne_library\nattached arcane_barrier orne_library\ndeck 0 knife knife\nbag 0"
    )
    table.answer("move:orne_library")
    assert answer(table) == "arcane_barrier:lose"
