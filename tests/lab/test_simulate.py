"""Many games: the same result however the work is shared out, and errors that can be reproduced."""

import functools
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import miskatonic
from miskatonic import bots
from miskatonic.kernel import Option, Table
from miskatonic.kernel.rng import HasRng
from miskatonic.lab import simulate as lab
from miskatonic.lab import summaries
from miskatonic.lab.plot import summary
from miskatonic.lab.simulate import Played, Result, Setup, simulate, wilson
from miskatonic.lab.workers import CHUNK, Processes
from tests.contract import conforms

GAME = "reign_of_cthulhu"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (15, 148, 0.0624, 0.1605),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_the_interval_after_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    games = 2 * CHUNK + 3
    assert simulate(GAME, games, 3, seed=7) == simulate(GAME, games, 3, seed=7, jobs=2)


def test_every_game_is_the_one_of_its_seed() -> None:
    many = simulate(GAME, 5, seed=40)
    assert [one.seed for one in many.played] == [40, 41, 42, 43, 44]
    assert simulate(GAME, 1, seed=43).played == many.played[3:4]


def test_checked_games_end_as_unchecked_ones() -> None:
    assert simulate(GAME, 20, seed=1, check=True).played == simulate(GAME, 20, seed=1).played


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(GAME, CHUNK + 1, progress=told.append)
    assert told == [1] * (CHUNK + 1)


def test_the_summary_counts_everything() -> None:
    result = simulate(GAME, 50, seed=3)
    plain = json.loads(json.dumps(result.to_plain()))
    assert plain["wins"] + sum(plain["losses"].values()) == plain["games"] == len(plain["played"]) == 50
    assert plain["decisions"]["min"] <= plain["decisions"]["median"] <= plain["decisions"]["max"]
    assert plain["errors"] == []
    assert conforms(plain, summaries.Games) == []


@pytest.mark.parametrize(
    ("kind", "kwargs"),
    [
        (miskatonic.UnknownGame, {"game": "whist"}),
        (miskatonic.UnknownOption, {"seats": 9}),
        (miskatonic.UnknownOption, {"bot": "genius"}),
        (miskatonic.UnknownOption, {"options": {"weather": "rain"}}),
        (miskatonic.UnknownOption, {"seed": -1}),
    ],
)
def test_what_the_game_does_not_have_is_refused_at_once(kind: type[Exception], kwargs: dict[str, Any]) -> None:
    with pytest.raises(kind):
        simulate(**{"game": GAME, "games": 1, **kwargs})


def test_an_error_is_reported_with_seed_and_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(table: Table, luck: HasRng) -> Option:
        raise ValueError("lost the thread")

    monkeypatch.setattr(bots, "find", lambda name, game: stumble)
    result = simulate(GAME, 2, 3, options={"difficulty": "expert"}, seed=11)
    assert [one.error for one in result.errors] == ["ValueError: lost the thread"] * 2
    assert result.to_plain()["errors"][1]["command"] == (
        f"miskatonic simulate {GAME} --games 1 --seats 3 --bot random --option difficulty=expert --seed 12 --jobs 1"
    )
    assert result.to_plain()["win_rate"] is None


def test_a_game_that_never_ends_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MOST_DECISIONS", 3)
    assert "not ended after 3" in lab.play_one(Setup(GAME, 2, "random"), 0).error


def test_losses_come_most_frequent_first() -> None:
    played = tuple(Played(i, False, reason, "RC-1", 5) for i, reason in enumerate(["b", "a", "b", "c", "a"]))
    assert Result(Setup(GAME, 2, "random"), 0, played).losses == [("a", 2), ("b", 2), ("c", 1)]


def test_what_is_neither_won_nor_lost_is_no_loss() -> None:
    ends = [("won", "r1"), ("lost", "none"), ("survived", "r3"), ("survived", "r3")]
    played = tuple(Played(seed, won == "won", why, "", 9, result=won) for seed, (won, why) in enumerate(ends))
    found = Result(Setup(GAME, 2, "random"), 0, played)
    assert (found.losses, found.others) == ([("none", 1)], [("survived", 2)])
    assert summary(found) == "won 1 of 4: 25.0% (95% interval 4.6% to 69.9%); survived 2: 50.0%"


def test_the_command_that_plays_a_game_again_can_be_pasted_into_a_shell() -> None:
    setup = Setup("arkham_lcg", 1, "random", (("decks", '{"name": "It\'s mine; rm"}'),))
    words = shlex.split(setup.command(7))
    assert words[words.index("--option") + 1] == 'decks={"name": "It\'s mine; rm"}'
    assert words[-4:] == ["--seed", "7", "--jobs", "1"]


def sleeps(seed: int, folder: Path) -> int:
    if seed:
        (folder / f"began-{os.getpid()}").touch()
        time.sleep(60)
        (folder / "waited").touch()
    return seed


@pytest.mark.long
def test_whoever_stops_does_not_wait_for_games_that_are_being_played(tmp_path: Path) -> None:
    coming = Processes(2).each(functools.partial(sleeps, folder=tmp_path), [[0], [1], [2], [3]])
    assert next(coming) == [0]
    while len(list(tmp_path.iterdir())) < 2:
        time.sleep(0.05)
    coming.close()
    began = [int(path.name.removeprefix("began-")) for path in tmp_path.iterdir()]
    for worker in began:
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)


@pytest.mark.long
def test_workers_do_not_stay_behind_where_the_first_process_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "miskatonic", "simulate", GAME, "--games", "100000", "--jobs", "2"]
    with subprocess.Popen([*command, "--output", str(tmp_path / "a.jsonl")], stdout=subprocess.PIPE) as first:
        while not ((tmp_path / "a.jsonl").exists() and (tmp_path / "a.jsonl").stat().st_size):
            time.sleep(0.05)
        first.kill()
        assert first.stdout is not None
        assert first.stdout.read() == b""  # ends when the last of them has let go of it
