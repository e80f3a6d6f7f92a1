"""Many games: the same result however the work is shared out, and errors that can be reproduced."""

import json

import pytest

import miskatonic
from miskatonic import bots
from miskatonic.kernel import Option, Table
from miskatonic.kernel.rng import HasRng
from miskatonic.lab import simulate as lab
from miskatonic.lab.simulate import CHUNK, Played, Result, Setup, simulate, wilson

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
    assert told == [CHUNK, 1]


def test_the_summary_counts_everything() -> None:
    result = simulate(GAME, 50, seed=3)
    plain = json.loads(json.dumps(result.to_plain()))
    assert plain["wins"] + sum(plain["losses"].values()) == plain["games"] == len(plain["played"]) == 50
    assert plain["decisions"]["min"] <= plain["decisions"]["median"] <= plain["decisions"]["max"]
    assert plain["errors"] == []


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
def test_what_the_game_does_not_have_is_refused_at_once(kind: type[Exception], kwargs: dict[str, object]) -> None:
    with pytest.raises(kind):
        simulate(**{"game": GAME, "games": 1, **kwargs})  # type: ignore[arg-type]


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
