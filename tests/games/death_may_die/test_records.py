"""Saves of earlier versions of these rules are gone on from."""

from pathlib import Path

import miskatonic
from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.state import DeathMayDie

KEPT = Path(__file__).resolve().parent / "records" / "version1.json"
"""A game in the middle of a Fight, when the rules had not yet asked for the order of what happens at once."""


def test_a_save_of_version_1_goes_on_from_the_step_it_was_made_in() -> None:
    # when it is opened
    table = miskatonic.load_table(KEPT.read_text(encoding="utf-8"))
    # then it stands before that Fight, with everybody's wounds and cards
    assert isinstance(table.state, DeathMayDie)
    assert (table.state.step, table.state.turns, table.problems()) == ("turn.search_or_fight", 6, [])
    assert table.choice is not None
    # and it can be played on and saved under these rules
    table.answer(table.choice.options[0], seat=range(table.seats))
    again = miskatonic.load_table(table.save())
    assert (again.digest(), again.game.version) == (table.digest(), GAME.version)
