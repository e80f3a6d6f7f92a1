"""Extracurricular Activity in the terminal."""

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import arrange
from tests.terminal.test_arkham import told


def test_ah_b_121_what_is_attached_to_act_or_agenda_is_told_with_it() -> None:
    """Given the Light on the agenda and an act without clues, then both are told."""
    campus = "scenario extracurricular_activity\nact campus_safety\nplace miskatonic_quad\n"
    words = told(arrange(GAME, f"{campus}attached light_of_aforgomon quiet_halls"), (0,))
    assert "Attached: Light of Aforgomon. Objective: fulfill one of those on other encounter cards." in words
