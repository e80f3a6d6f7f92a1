"""How fast the environments for researchers run, compared with the bare engine and the reference unit R, in one run.

    python scripts/environment_speed.py [GAME …] [--seconds 20]

All play at random with as few seats as a game allows. The run is split into short rounds; in a round every figure is
measured with R before and after it, and the medians over the rounds count, as in `miskatonic lab bench`. The table that
it prints is the one in docs/research.md.
"""

import argparse
import time
from collections.abc import Callable
from random import random
from statistics import median
from typing import Any

import gymnasium
import pyspiel

import miskatonic
from miskatonic import envs
from miskatonic.envs import openspiel_game
from miskatonic.envs.pettingzoo_env import SeatsEnv
from miskatonic.kernel import Game, find_game
from miskatonic.kernel.game import game_ids
from miskatonic.lab import reference
from miskatonic.lab.bench import fewest

ROUNDS = 9
Play = Callable[[int], int]
"""Plays the game with a seed to its end, and returns how many steps that took."""


def engine(game: Game) -> Play:
    """The bare engine: light tables, options picked from the list."""

    def play(seed: int) -> int:
        table = miskatonic.new_table(game, seed=seed, seats=fewest(game), light=True)
        while (choice := table.choice) is not None:
            table.answer(choice.options[int(random() * len(choice.options))])
        return len(table.made)

    return play


def single(game: Game, **arguments: Any) -> Play:
    """Gymnasium: one agent for all seats."""
    env = gymnasium.make(envs.env_id(game.id), **arguments)

    def play(seed: int) -> int:
        _, info = env.reset(seed=seed)
        steps, over = 0, False
        while not over:
            _, _, terminated, truncated, info = env.step(any_of(info["action_mask"]))
            steps, over = steps + 1, terminated or truncated
        return steps

    return play


def seats(game: Game) -> Play:
    """PettingZoo: one agent for each seat; each observes when it decides."""
    env = SeatsEnv(game, observation="vector", tell=())

    def play(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        while not (env.play.terminated or env.play.truncated):
            _, _, _, _, info = env.last()
            env.step(any_of(info["action_mask"]))
            steps += 1
        return steps

    return play


def openspiel(game: Game, looking: bool) -> Play:
    """OpenSpiel: the player who decides observes first, or not."""
    loaded = pyspiel.load_game(openspiel_game.game_name(game.id))

    def play(seed: int) -> int:
        state = loaded.new_initial_state()
        state.apply_action(seed % openspiel_game.DEALS)
        steps = 0
        while not state.is_terminal():
            if looking:
                state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return play


def any_of(mask: Any) -> int:
    """One of the numbers that can be taken."""
    legal = mask.nonzero()[0]
    return int(legal[int(random() * len(legal))])


def kinds(game: Game) -> dict[str, Play]:
    """Everything that is measured, by the name it has in the table."""
    return {
        "bare engine": engine(game),
        "Gymnasium, vector": single(game, observation="vector", tell=()),
        "Gymnasium, masked, list of options": single(game),
        "Gymnasium, text": single(game, observation="text", tell=()),
        "PettingZoo, vector": seats(game),
        "OpenSpiel": openspiel(game, looking=False),
        "OpenSpiel, tensor": openspiel(game, looking=True),
    }


def rate(play: Play, seconds: float, first_seed: int) -> tuple[float, int]:
    """Steps per second, and the next seed."""
    steps, seed = 0, first_seed
    start = time.perf_counter()
    while True:
        steps += play(seed)
        seed += 1
        elapsed = time.perf_counter() - start
        if elapsed > seconds:
            return steps / elapsed, seed


def measure(game: Game, seconds: float) -> tuple[float, dict[str, tuple[float, float]]]:
    """R, and for each kind its steps per second and the same as a multiple of R."""
    found = kinds(game)
    share = seconds / ROUNDS / (2 * len(found))
    units: list[float] = []
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in found}
    seeds = dict.fromkeys(found, 0)
    for play in found.values():
        play(0)
    for _ in range(ROUNDS):
        before = reference.measure(share)
        for name, play in found.items():
            steps, seeds[name] = rate(play, share, seeds[name])
            after = reference.measure(share)
            rates[name].append((steps, 2 * steps / (before + after)))
            units.append(after)
            before = after
    medians = {name: (median(a for a, _ in got), median(b for _, b in got)) for name, got in rates.items()}
    return median(units), medians


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=game_ids(), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each game")
    asked = parser.parse_args()
    for game_id in asked.games:
        game = find_game(game_id)
        unit, found = measure(game, asked.seconds)
        bare = found["bare engine"][1]
        print(f"\n{game_id}, seats: {fewest(game)}; R = {unit:,.0f} decisions/s\n")
        print("| | steps/s | R | of the bare engine |\n| --- | ---: | ---: | ---: |")
        for name, (steps, units) in found.items():
            print(f"| {name} | {steps:,.0f} | {units:.4f} | {units / bare:.3f} |", flush=True)


if __name__ == "__main__":
    main()
