"""Whole campaigns: tables one after another for as long as there is a sequel; who wins each table, and how they end.

Table number k of a campaign is played with the campaign's seed and k times `APART`, so that no two tables share a deal
and every campaign can be played again. A campaign ends as its last table ends.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import find_game
from miskatonic.kernel.outcome import LOST
from miskatonic.lab.simulate import Played, Setup, chunks, play_out, settled, wilson

APART = 10**9
MOST_TABLES = 100
"""A campaign longer than this is taken for one that never ends."""


@dataclass(frozen=True, slots=True)
class Campaign:
    """One campaign: its tables in order; or the error that broke off the last of them."""

    seed: int
    tables: tuple[Played, ...]
    results: tuple[str, ...]
    """How each table ended: won, lost, or what else the game calls it."""
    error: str = ""


@dataclass(frozen=True)
class Campaigns:
    """All campaigns of a simulation in the order of their seeds, and what they say together."""

    setup: Setup
    seed: int
    played: tuple[Campaign, ...]

    @property
    def ended(self) -> list[Campaign]:
        """The campaigns that were played to their end."""
        return [one for one in self.played if not one.error]

    @property
    def errors(self) -> list[Campaign]:
        """The campaigns that were broken off by an error."""
        return [one for one in self.played if one.error]

    def results(self, table: int) -> Counter[str]:
        """How often the table of that number ended in which way, counted from 0; -1 is the last of each campaign."""
        return Counter(one.results[table] for one in self.ended if len(one.results) > max(0, table))

    def reasons(self, table: int) -> Counter[str]:
        """The reasons of these ends."""
        return Counter(one.tables[table].reason for one in self.ended if len(one.tables) > max(0, table))

    @property
    def longest(self) -> int:
        """How many tables the longest campaign had."""
        return max([len(one.tables) for one in self.ended], default=0)

    def to_plain(self) -> dict[str, Any]:
        """Everything as JSON-ready data."""
        return {
            "game": self.setup.game,
            "version": find_game(self.setup.game).version,
            "seats": self.setup.seats,
            "bot": self.setup.bot,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "campaigns": len(self.played),
            "ends": dict(self.results(-1)),
            "tables": [
                {"results": dict(self.results(number)), "reasons": dict(self.reasons(number))}
                for number in range(self.longest)
            ],
            "played": [asdict(one) for one in self.played],
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
) -> Campaigns:
    """Play that many campaigns; what the game does not have is refused before anything is played."""
    setup = settled(game, seats, bot, options or {}, seed, check)
    played: list[Campaign] = []
    for chunk in chunks(play_one, setup, seed, games, jobs):
        played += chunk
        if progress is not None:
            progress(len(chunk))
    return Campaigns(setup, seed, tuple(played))


def play_one(setup: Setup, seed: int) -> Campaign:
    """One campaign to its end. An error is a result too: it is reported with the seed, and the others go on."""
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
    setup = found.setup
    domain = find_game(setup.game).package
    options = "".join(f", {name} {value}" for name, value in setup.options)
    lines = [
        f"{text.say(domain, 'en', 'game-name')}: {len(found.ended):,} campaigns, {setup.seats} seats, "
        f"bot {setup.bot}{options}",
        *_rates("campaigns", found.results(-1)),
    ]
    for number in range(found.longest):
        lines += _rates(f"table {number + 1}", found.results(number))
        lines += [f"    {_reason(domain, reason)}: {count}" for reason, count in _most_first(found.reasons(number))]
    if found.errors:
        lines.append(f"broken off by an error: {len(found.errors)}")
        for one in found.errors[:10]:
            lines.append(f"  seed {one.seed}, table {max(1, len(one.tables))}: {one.error}")
            lines.append(f"    {setup.command(one.seed)} --campaign")
    return "\n".join(lines)


def _rates(what: str, results: Counter[str]) -> list[str]:
    games = results.total()
    lines = [f"{what}: {games}"]
    for result, count in sorted(results.items(), key=lambda item: (item[0] == LOST, -item[1], item[0])):
        low, high = wilson(count, games)
        lines.append(f"  {result:<10} {count:>6}  {count / games:6.1%}  (95% interval {low:.1%} to {high:.1%})")
    return lines


def _reason(domain: str, reason: str) -> str:
    message = f"outcome-{reason}"
    said = text.say(domain, "en", message) if text.has(domain, "en", message) else ""
    return f"{reason.replace('_', ' ')} ({said})" if said else reason.replace("_", " ")


def _most_first(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
