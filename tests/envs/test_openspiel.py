"""OpenSpiel: its own random playthroughs, copies, saves, and positions that are dealt anew."""

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest

from miskatonic.envs.openspiel_game import game_name, table_options
from miskatonic.kernel import UnknownOption
from miskatonic.kernel.game import game_ids

EVERY = pytest.mark.parametrize("game", game_ids())


@pytest.mark.long
@EVERY
def test_it_passes_the_random_playthroughs_of_openspiel(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game_name(game), {"deals": 16}), 2, serialize=False, verbose=False)


@pytest.mark.long
def test_also_kept_and_taken_up_again_at_every_step() -> None:
    written = "miskatonic_reign_of_cthulhu(players=3,deals=4,interrupts=true,options=difficulty:introductory)"
    pyspiel.random_sim_test(pyspiel.load_game(written), 1, serialize=True, verbose=False)


def test_a_history_is_the_whole_game() -> None:
    game = pyspiel.load_game("miskatonic_reign_of_cthulhu(deals=8)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 8
    state.apply_action(3)
    luck = np.random.default_rng(1)
    while not state.is_terminal():
        assert state.action_to_string(state.legal_actions()[0])
        assert "not possible" in state.action_to_string(0)
        state.apply_action(int(luck.choice(state.legal_actions())))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert state.returns() == [-1.0, -1.0]


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("miskatonic_elder_sign(deals=8)").new_initial_state()
    state.apply_action(1)
    before, copy = str(state), state.clone()
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_a_position_dealt_anew_is_kept_as_it_is() -> None:
    """Its history alone would bring back what was dealt first."""
    state = pyspiel.load_game("miskatonic_reign_of_cthulhu(deals=8)").new_initial_state()
    state.apply_action(1)
    other = state.resample_from_infostate(0, np.random.default_rng(1).random)
    assert str(other) != str(state)
    assert str(pickle.loads(pickle.dumps(other))) == str(other.clone()) == str(other)


@pytest.mark.long
@EVERY
def test_a_position_dealt_anew_looks_the_same_to_its_player(game: str) -> None:
    state = pyspiel.load_game(game_name(game), {"deals": 4}).new_initial_state()
    state.apply_action(2)
    luck = np.random.default_rng(3)
    for _ in range(12):
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        state.apply_action(int(luck.choice(state.legal_actions())))


def test_options_of_the_table_are_written_in_one_parameter() -> None:
    assert table_options("difficulty:expert;investigators:driver+hunter") == {
        "difficulty": "expert",
        "investigators": "driver+hunter",
    }
    with pytest.raises(UnknownOption, match="NAME:VALUE"):
        table_options("expert")
    for wrong in ("options=difficulty:easy", "players=9", "deals=0"):
        with pytest.raises(Exception, match=r"difficulty must be one of|2 to 4 seats|at least one deal"):
            pyspiel.load_game(f"miskatonic_reign_of_cthulhu({wrong})")


@pytest.mark.long
def test_a_program_that_uses_it_ends_in_peace() -> None:
    """OpenSpiel holds on to what makes a game until after Python is gone."""
    program = "import miskatonic.envs.openspiel_game, pyspiel; pyspiel.load_game('miskatonic_elder_sign')"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
