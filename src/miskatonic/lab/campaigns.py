"""Whole campaigns: one table after another for as long as there is a sequel; who wins each table, and how they end.

Table number k of a campaign is played with the campaign's seed and k times `APART`, so that no two tables share a deal
and every campaign can be replayed. A campaign ends the way its last table ends.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import miskatonic
from miskatonic import bots
from miskatonic.kernel import find_game
from miskatonic.kernel.outcome import LOST
from miskatonic.lab import summaries
from miskatonic.lab.simulate import (
    Keeper,
    Played,
    Setup,
    Simulated,
    all_played,
    most_first,
    outcome_in_words,
    play_out,
    settled,
    wilson,
)
from miskatonic.lab.workers import Processes, Workers

APART = 10**9
MOST_TABLES = 100
"""A longer campaign is assumed never to end."""


@dataclass(frozen=True, slots=True)
class Campaign:
    """One campaign: its tables in order; or the error that broke off the last of them."""

    seed: int
    tables: tuple[Played, ...]
    results: tuple[str, ...]
    """How each table ended: won, lost, or whatever else the game calls it."""
    error: str = ""

    def to_plain(self) -> summaries.Campaign:
        """Everything but the courses of its tables as JSON-ready data."""
        return {
            "seed": self.seed,
            "tables": [one.to_plain() for one in self.tables],
            "results": list(self.results),
            "error": self.error,
        }


@dataclass(frozen=True)
class Campaigns(Simulated[Campaign]):
    """All campaigns of a simulation, and their totals."""

    WHAT = "campaigns"

    def results(self, table: int) -> Counter[str]:
        """How often the table with that number ended in each way, counted from 0; -1 is the last of each campaign."""
        return Counter(one.results[table] for one in self.ended if len(one.results) > max(0, table))

    def reasons(self, table: int) -> Counter[str]:
        """The reasons for these endings."""
        return Counter(one.tables[table].reason for one in self.ended if len(one.tables) > max(0, table))

    @property
    def longest(self) -> int:
        """How many tables the longest campaign had."""
        return max([len(one.tables) for one in self.ended], default=0)

    def to_plain(self) -> summaries.Campaigns:
        """Everything as JSON-ready data."""
        return {
            **self.common(),
            "campaigns": len(self.played),
            "ends": dict(self.results(-1)),
            "tables": [
                {"results": dict(self.results(number)), "reasons": dict(self.reasons(number))}
                for number in range(self.longest)
            ],
            "played": [one.to_plain() for one in self.played],
        }


def simulate(
    game: str,
    games: int,
    seats: int | None = None,
    bot: str = "random",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
    check: bool = False,
    workers: Workers | None = None,
    keeper: Keeper[Campaign] | None = None,
) -> Campaigns:
    """Play that many campaigns; whatever the game does not have is refused before anything is played."""
    setup = settled(game, seats, bot, options or {}, seed, check, watch=keeper is not None)
    played = all_played(play_one, setup, seed, games, workers or Processes(jobs), progress, keeper)
    return Campaigns(setup, seed, played)


def play_one(setup: Setup, seed: int) -> Campaign:
    """Play one campaign to its end. An error is a result too: it is reported with the seed, and the others go on."""
    tables: list[Played] = []
    results: list[str] = []
    luck = bots.Luck(seed)
    options, seats = dict(setup.options), setup.seats
    try:
        while len(tables) < MOST_TABLES:
            own = seed + APART * len(tables)
            table = miskatonic.new_table(setup.game, seed=own, seats=seats, options=options, light=not setup.check)
            tables.append(play_out(table, setup, luck, own))
            if tables[-1].error:
                return Campaign(seed, tuple(tables), tuple(results), tables[-1].error)
            assert table.outcome is not None
            results.append(table.outcome.result)
            sequel = table.game.sequel(table.state, {})
            if sequel is None:
                return Campaign(seed, tuple(tables), tuple(results))
            options, seats = {**options, **sequel.options}, len(sequel.seats)
    except Exception as error:
        return Campaign(seed, tuple(tables), tuple(results), f"{type(error).__name__}: {error}")
    return Campaign(seed, tuple(tables), tuple(results), f"RuntimeError: no end after {MOST_TABLES} tables")


# --- in words ---------------------------------------------------------------------------------------------------------


def report(found: Campaigns) -> str:
    """Campaigns in words: how they ended, then table by table, each rate with its 95% interval."""
    domain = find_game(found.setup.game).package
    lines = [found.heading, *_rates(found.WHAT, found.results(-1))]
    for number in range(found.longest):
        lines += _rates(f"table {number + 1}", found.results(number))
        lines += [f"    {_reason(domain, reason)}: {count}" for reason, count in most_first(found.reasons(number))]
    lines += found.broken_off(lambda one: f"table {max(1, len(one.tables))}", " --campaign")
    return "\n".join(lines)


def _rates(what: str, results: Counter[str]) -> list[str]:
    games = results.total()
    lines = [f"{what}: {games}"]
    for result, count in sorted(results.items(), key=lambda item: (item[0] == LOST, -item[1], item[0])):
        low, high = wilson(count, games)
        lines.append(f"  {result:<10} {count:>6}  {count / games:6.1%}  (95% interval {low:.1%} to {high:.1%})")
    return lines


def _reason(domain: str, reason: str) -> str:
    said = outcome_in_words(domain, reason)
    return f"{reason.replace('_', ' ')} ({said})" if said else reason.replace("_", " ")
