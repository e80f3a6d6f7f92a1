"""PettingZoo: its own checks, one agent for each seat, and each of them decides for itself alone."""

import copy
import pickle
import warnings
from typing import Any, cast

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from miskatonic.envs.actions import WAIT
from miskatonic.envs.pettingzoo_env import SeatsEnv, env
from miskatonic.kernel import IllegalAnswer, UnknownOption, find_game
from miskatonic.kernel.game import game_ids

EVERY = pytest.mark.parametrize("game", game_ids())
DICTS = "Observation space for each agent probably should be gymnasium.spaces.box"


def play(seats: SeatsEnv, seed: int, most: int = 10_000) -> int:
    """At random, for so many steps; gives how often somebody only waited."""
    seats.reset(seed=seed)
    luck = np.random.default_rng(seed)
    waited = 0
    for agent in seats.agent_iter(most):
        _, _, terminated, truncated, info = seats.last()
        if terminated or truncated:
            seats.step(None)
            continue
        assert info["action_mask"].any(), "whoever is to act can act"
        others = [other for other in seats.agents if other != agent]
        assert not any(seats.infos[other]["action_mask"].any() for other in others)
        action = int(luck.choice(np.flatnonzero(info["action_mask"])))
        waited += action == WAIT
        seats.step(action)
    return waited


@pytest.mark.long
@pytest.mark.parametrize("more", [{}, {"interrupts": True, "seats": 3}], ids=["plain", "interrupts"])
@EVERY
def test_it_passes_the_checks_of_pettingzoo(game: str, more: dict[str, Any]) -> None:
    api_test(env(game, observation="vector", **more), num_cycles=100)
    seed_test(lambda: env(game, **more), num_cycles=50)


@pytest.mark.long
@pytest.mark.parametrize("observation", ["masked", "dict"])
def test_also_where_observations_are_dicts(observation: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=DICTS)
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")  # when the game is over
        api_test(env("reign_of_cthulhu", observation=observation), num_cycles=100)


@pytest.mark.long
@EVERY
def test_a_whole_game_is_played_by_its_seats(game: str) -> None:
    seats = SeatsEnv(game, max(find_game(game).seats[:3]))
    play(seats, 4)
    assert seats.table.outcome is not None
    assert seats.agents == []


def test_everybody_earns_the_same() -> None:
    seats = SeatsEnv("reign_of_cthulhu", 3)
    seats.reset(seed=2)
    luck = np.random.default_rng(2)
    while not any(seats.terminations.values()):
        mask = seats.infos[seats.agent_selection]["action_mask"]
        seats.step(int(luck.choice(np.flatnonzero(mask))))
    assert set(seats.rewards.values()) == {-1.0}
    assert seats.infos["seat_0"]["outcome"]["result"] == "lost"


@pytest.mark.long
def test_with_interrupts_others_are_asked_too_and_may_wait() -> None:
    assert sum(play(SeatsEnv("reign_of_cthulhu", 4, interrupts=True), seed) for seed in range(6)) > 0
    assert sum(play(SeatsEnv("reign_of_cthulhu", 4), seed) for seed in range(6)) == 0


def test_a_seat_decides_for_itself_alone() -> None:
    seats = SeatsEnv("reign_of_cthulhu", 2)
    seats.reset(seed=1)
    before = seats.table.digest()
    with pytest.raises(IllegalAnswer, match="not possible here"):
        seats.step(WAIT)
    with pytest.raises(UnknownOption, match="difficulty must be one of"):
        seats.reset(seed=1, options={"difficulty": "easy"})
    for wrong in (-1, 1.5, "seven"):
        with pytest.raises(UnknownOption, match="A seed must be a whole number"):
            seats.reset(seed=cast(int, wrong))
    assert seats.table.digest() == before


def digest(wrapped: Any) -> str:
    assert isinstance(wrapped.unwrapped, SeatsEnv)
    return wrapped.unwrapped.table.digest()


def test_a_copy_goes_its_own_way() -> None:
    seats = env("reign_of_cthulhu")
    seats.reset(seed=1)
    twins = copy.deepcopy(seats), pickle.loads(pickle.dumps(seats))
    action = int(np.flatnonzero(seats.last()[4]["action_mask"])[0])
    before = digest(seats)
    for twin in twins:
        twin.step(action)
    assert digest(seats) == before
    seats.step(action)
    assert {digest(twin) for twin in twins} == {digest(seats)}


def test_state_is_what_all_know_together() -> None:
    seats = SeatsEnv("arkham_lcg", 2, render_mode="ansi")
    seats.reset(seed=1)
    assert seats.state() in seats.state_space
    assert not np.array_equal(seats.state(), seats.observe("seat_0")["observation"])
    assert seats.render()
