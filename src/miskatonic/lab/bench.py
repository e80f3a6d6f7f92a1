"""How fast a game runs, as figures of this machine and as multiples of the reference unit R.

Machines change speed while they work. So the run is split into many short rounds; a round measures every figure with R
before and after it, a figure is compared with the mean of these two, and the medians over the rounds count. Some games
are played first, so that everything the rules cache is already there.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from operator import truediv
from random import random
from statistics import median

import miskatonic
from miskatonic.bots import Luck
from miskatonic.bots.random import pick
from miskatonic.kernel import Game, Option, Table, below, find_game
from miskatonic.kernel.replay import replay
from miskatonic.lab import reference, summaries

ROUNDS, POSITIONS, RECORDS, AGAIN = 15, 60, 20, 10
WARM_UP = 0.5
"""Seconds of play before anything is measured."""


def fewest(game: Game) -> int:
    """The fewest seats a game allows, with which it is measured."""
    return min(game.seats)


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured: its rate `per_second` on this machine, and as a multiple of R."""

    id: str
    label: str
    unit: str
    per_second: float
    per_r: float
    """The rate as a multiple of R; `1 / per_r` is the cost of one in reference decisions."""

    def line(self) -> str:
        """The figure as a line of the report."""
        if self.unit == "/s":
            return f"{self.label:<34}{self.per_second:>12,.0f} /s {self.per_r:>12.4f} R"
        return f"{self.label:<34}{1e6 / self.per_second:>12,.1f} µs {1 / self.per_r:>11.1f} decisions of R"


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of one run."""

    game: str
    r: float
    figures: tuple[Figure, ...]

    def to_plain(self) -> summaries.Bench:
        """Everything as JSON-ready data."""
        return {
            "game": self.game,
            "seats": fewest(find_game(self.game)),
            "rounds": ROUNDS,
            "reference_decisions_per_second": self.r,
            "figures": {f.id: {"per_second": f.per_second, "multiple_of_r": f.per_r} for f in self.figures},
        }


def bench(game_id: str, seconds: float = 10.0) -> Report:
    """Measure everything within about that many seconds."""
    game = find_game(game_id)
    at_start, inside = positions(game)
    recorded = records(game)
    measures: list[tuple[str, str, str, Callable[[float], float]]] = [
        ("decisions", "decisions, random play, light", "/s", lambda t: _plays(game, t)[0]),
        ("games", "games, random play, light", "/s", lambda t: _plays(game, t)[1]),
        ("clone_at_start", "clone where a step begins", "µs", lambda t: _clones(at_start, t)),
        ("clone_inside", "clone in the middle of a step", "µs", lambda t: _clones(inside, t)),
        ("replay", "replay, per answer", "µs", lambda t: _replays(game, recorded, t)),
    ]

    slice_ = seconds / ROUNDS / (2 * len(measures) + 1)
    _plays(game, WARM_UP)
    units: list[float] = []
    rates: list[list[float]] = [[] for _ in measures]
    for _ in range(ROUNDS):
        units.append(reference.measure(slice_))
        for rate, measure in zip(rates, measures, strict=True):
            rate.append(measure[3](slice_))
            units.append(reference.measure(slice_))
    figures = tuple(
        Figure(*measure[:3], median(rate), median(map(truediv, rate, _beside(units, number, len(measures)))))
        for number, (rate, measure) in enumerate(zip(rates, measures, strict=True))
    )
    return Report(game_id, median(units), figures)


def _beside(units: list[float], number: int, figures: int) -> list[float]:
    """For each round, the mean of the two Rs measured before and after the figure with that number."""
    return [(units[i] + units[i + 1]) / 2 for i in range(number, len(units), figures + 1)]


def _plays(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second, picked at random as in the reference; setting up the table is included."""
    games = decisions = 0
    start = time.perf_counter()
    while True:
        games += 1
        table = miskatonic.new_table(game, seed=games, seats=fewest(game), light=True)
        while (choice := table.choice) is not None:
            options = choice.options
            table.answer(options[int(random() * len(options))])
            decisions += 1
        elapsed = time.perf_counter() - start
        if elapsed > seconds:
            return decisions / elapsed, games / elapsed


def _clones(tables: list[Table], seconds: float) -> float:
    """Clones per second, each ready to be played on; a position is cloned several times in a row, as in a search.

    Disposing of the clones is not included.
    """
    count, spent = 0, 0.0
    while spent < seconds:
        for table in tables:
            start = time.perf_counter()
            clones = [table.clone() for _ in range(AGAIN)]
            spent += time.perf_counter() - start
            count += len(clones)
    return count / spent


def _replays(game: Game, recorded: list[tuple[int, list[Option]]], seconds: float) -> float:
    """Decisions per second when a recorded game is replayed without building options."""
    count = 0
    start = time.perf_counter()
    while True:
        for seed, answers in recorded:
            replay(game, seed=seed, seats=fewest(game), options={}, answers=answers)
            count += len(answers)
        elapsed = time.perf_counter() - start
        if elapsed > seconds:
            return count / elapsed


def positions(game: Game) -> tuple[list[Table], list[Table]]:
    """Light tables from random games stopped anywhere: those where a step has just begun (nothing has changed since),
    and those where something has happened in it.

    Looking for the beginning of the step also makes its checkpoint, which a light table keeps from then on; so only the
    cloning itself is timed later.
    """
    at_start: list[Table] = []
    inside: list[Table] = []
    for seed in range(40 * POSITIONS):
        if min(len(at_start), len(inside)) >= POSITIONS:
            break
        luck = Luck(seed)
        table = miskatonic.new_table(game, seed=seed, seats=fewest(game), light=True)
        for _ in range(below(luck, 40)):
            if table.outcome is None:
                table.answer(pick(table, luck))
        if table.outcome is None:
            checkpoint = json.loads(table.save())["checkpoint"]
            untouched = len(table.answers) == checkpoint["answers"] and table.state.to_plain() == checkpoint["state"]
            group = at_start if untouched else inside
            if len(group) < POSITIONS:
                group.append(table)
    return at_start, inside


def records(game: Game) -> list[tuple[int, list[Option]]]:
    """Random games with all their answers, including forced ones."""
    found = []
    for seed in range(RECORDS):
        table = miskatonic.new_table(game, seed=seed, seats=fewest(game), light=True)
        luck = Luck(seed)
        while table.outcome is None:
            table.answer(pick(table, luck))
        found.append((seed, [entry for entry in table.answers if isinstance(entry, Option)]))
    return found
