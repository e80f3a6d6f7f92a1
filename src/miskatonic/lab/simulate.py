"""Many games of one kind: who wins, why games are lost, how long they last.

Game number i is played with seed `seed + i`, by bots whose own randomness comes from the same number, so every single
game can be replayed and the result does not depend on how the work was divided.
"""

import contextlib
import functools
import math
import shlex
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import ClassVar, Generic, Protocol, TypeVar

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import Table, UnknownOption, find_game
from miskatonic.kernel.outcome import LOST, WON
from miskatonic.lab import summaries
from miskatonic.lab.course import Course, Watch
from miskatonic.lab.workers import Processes, Workers, shares

Z = 1.959963984540054
"""95% of a normal distribution lies within this many standard deviations of the mean."""
MOST_DECISIONS = 100_000
"""A longer game is assumed never to end."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What all the games of a simulation have in common."""

    game: str
    seats: int
    bot: str
    options: tuple[tuple[str, str], ...] = ()
    check: bool = False
    watch: bool = False
    """Whether the measures of every game are recorded from decision to decision."""

    def command(self, seed: int) -> str:
        """The command line that replays one of them."""
        options = "".join(f" --option {shlex.quote(f'{name}={value}')}" for name, value in self.options)
        check = " --check" if self.check else ""
        return (
            f"miskatonic simulate {self.game} --games 1 --seats {self.seats} --bot {self.bot}{options} "
            f"--seed {seed} --jobs 1{check}"
        )


@dataclass(frozen=True, slots=True)
class Played:
    """One game: how it ended, after how many decisions; or the error that broke it off."""

    seed: int
    won: bool
    reason: str
    rule: str
    decisions: int
    error: str = ""
    result: str = ""
    """Won, lost, or whatever else the game calls it; empty if it was broken off."""
    course: tuple[Course, ...] = ()
    """Its measures over time, if they were recorded; not part of summaries."""

    def to_plain(self) -> summaries.Game:
        """Everything except its course as JSON-ready data."""
        return {
            "seed": self.seed,
            "won": self.won,
            "reason": self.reason,
            "rule": self.rule,
            "decisions": self.decisions,
            "error": self.error,
            "result": self.result,
        }


class OfASeed(Protocol):
    """What was played with a seed: a game, or a campaign."""

    @property
    def seed(self) -> int:
        """The seed with which it can be replayed."""

    @property
    def error(self) -> str:
        """What broke it off; empty if it was played to the end."""


T = TypeVar("T", bound=OfASeed)


class Keeper(Protocol[T]):
    """Saves results as they come, and finds earlier ones (see `output`)."""

    def known(self, seeds: range) -> list[T]:
        """What was already played with these seeds; without courses, which are already saved."""

    def add(self, played: Sequence[T]) -> list[T]:
        """Save it; returns it without courses, which need not stay in memory."""


@dataclass(frozen=True)
class Simulated(Generic[T]):
    """Everything in a simulation, in the order of the seeds."""

    WHAT: ClassVar[str]
    """What is counted: games or campaigns."""

    setup: Setup
    seed: int
    played: tuple[T, ...]

    @property
    def ended(self) -> list[T]:
        """What was played to the end."""
        return [one for one in self.played if not one.error]

    @property
    def errors(self) -> list[T]:
        """What was broken off by an error."""
        return [one for one in self.played if one.error]

    @property
    def heading(self) -> str:
        """What was played and how, in a line."""
        return f"{self.name}: {self.how}"

    @property
    def name(self) -> str:
        """The game's name."""
        return text.say(find_game(self.setup.game).package, "en", "game-name")

    @property
    def how(self) -> str:
        """How many were played, and what they have in common."""
        options = "".join(f", {name.replace('_', ' ')} {value}" for name, value in self.setup.options)
        seats = "1 seat" if self.setup.seats == 1 else f"{self.setup.seats} seats"
        return f"{len(self.ended):,} {self.WHAT}, {seats}, bot {self.setup.bot}{options}"

    def common(self) -> summaries.Common:
        """What everything has in common, as JSON-ready data."""
        return {
            "game": self.setup.game,
            "version": find_game(self.setup.game).version,
            "seats": self.setup.seats,
            "bot": self.setup.bot,
            "options": dict(self.setup.options),
            "seed": self.seed,
        }

    def broken_off(self, where: Callable[[T], str], more: str = "") -> list[str]:
        """The first errors in words, each with the command that replays it; `where` says how far it had got."""
        if not self.errors:
            return []
        lines = [f"broken off by an error: {len(self.errors)}"]
        for one in self.errors[:10]:
            lines += [f"  seed {one.seed}, {where(one)}: {one.error}", f"    {self.setup.command(one.seed)}{more}"]
        return lines


@dataclass(frozen=True)
class Result(Simulated[Played]):
    """All games of a simulation, and their totals."""

    WHAT = "games"

    @property
    def wins(self) -> int:
        """How many were won."""
        return sum(one.won for one in self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate."""
        return wilson(self.wins, len(self.ended))

    @property
    def losses(self) -> list[tuple[str, int]]:
        """The reasons why games were lost, with their counts, the most frequent first."""
        others = dict(self.others)
        return most_first(Counter(one.reason for one in self.ended if not one.won and one.result not in others))

    @property
    def others(self) -> list[tuple[str, int]]:
        """Results that are neither victory nor defeat, with their counts."""
        return most_first(Counter(one.result for one in self.ended if one.result not in ("", WON, LOST)))

    def to_plain(self) -> summaries.Games:
        """Everything as JSON-ready data."""
        ended = self.ended
        lengths = [one.decisions for one in ended]
        low, high = self.interval
        return {
            **self.common(),
            "games": len(self.played),
            "wins": self.wins,
            "win_rate": self.wins / len(ended) if ended else None,
            "win_rate_95": [low, high],
            "losses": dict(self.losses),
            "others": dict(self.others),
            "decisions": {
                "mean": mean(lengths),
                "median": median(lengths),
                "min": min(lengths),
                "max": max(lengths),
            }
            if lengths
            else None,
            "errors": [{**one.to_plain(), "command": self.setup.command(one.seed)} for one in self.errors],
            "played": [one.to_plain() for one in self.played],
        }


def most_first(counts: Counter[str]) -> list[tuple[str, int]]:
    """The counts, the most frequent first, then by name."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def outcome_in_words(domain: str, reason: str) -> str:
    """The game's sentence for this outcome; empty if it has none."""
    message = f"outcome-{reason}"
    return text.say(domain, "en", message) if text.has(domain, "en", message) else ""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a proportion; sound even for few games and for rates near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    reach = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


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
    keeper: Keeper[Played] | None = None,
) -> Result:
    """Play that many games. `progress` is called with how many have just been finished; `check` checks the invariants
    after every decision. Whatever the game does not have is refused before anything is played. `workers` are this
    machine's processes by default; `keeper` has what was already played, and saves the rest.
    """
    setup = settled(game, seats, bot, options or {}, seed, check, watch=keeper is not None)
    return Result(setup, seed, all_played(play_one, setup, seed, games, workers or Processes(jobs), progress, keeper))


def all_played(
    play: Callable[[Setup, int], T],
    setup: Setup,
    seed: int,
    games: int,
    workers: Workers,
    progress: Callable[[int], object] | None,
    keeper: Keeper[T] | None,
) -> tuple[T, ...]:
    """The results for all seeds, in order; `progress` is called with how many have just been finished."""
    tell = progress or (lambda finished: None)
    seeds: Sequence[int] = range(seed, seed + games)
    played = keeper.known(range(seed, seed + games)) if keeper is not None else []
    if played:
        tell(len(played))
        had = {one.seed for one in played}
        seeds = [one for one in seeds if one not in had]
    with contextlib.closing(workers.each(functools.partial(play, setup), shares(seeds))) as coming:
        for some in coming:
            played += some if keeper is None else keeper.add(some)
            tell(len(some))
    return tuple(sorted(played, key=lambda one: one.seed))


def settled(
    game: str, seats: int | None, bot: str, options: Mapping[str, str], seed: int, check: bool, watch: bool = False
) -> Setup:
    """What all games have in common; refuses what the game does not have."""
    count, _ = find_game(game).settle(seats, options)
    bots.find(bot, game)
    if type(seed) is not int or seed < 0:
        raise UnknownOption(f"A seed must be a whole number, 0 or more, not {seed!r}.")
    return Setup(game, count, bot, tuple(options.items()), check, watch)


def play_one(setup: Setup, seed: int) -> Played:
    """Play one game to its end. An error is a result too: it is reported with the seed, and the others go on."""
    try:
        table = miskatonic.new_table(
            setup.game, seed=seed, seats=setup.seats, options=dict(setup.options), light=not setup.check
        )
    except Exception as error:
        return Played(seed, False, "", "", 0, f"{type(error).__name__}: {error}")
    return play_out(table, setup, bots.Luck(seed), seed)


def play_out(table: Table, setup: Setup, luck: bots.Luck, seed: int) -> Played:
    """Play a table to its end with the setup's bot; an error, or a game that does not end, breaks it off."""
    decisions = 0
    pick = bots.find(setup.bot, setup.game)
    watch = Watch(table.game.measures) if setup.watch else None
    try:
        while table.outcome is None:
            if setup.check:
                inspect(table)
            if watch is not None:
                watch.look(table.state, decisions)
            if decisions == MOST_DECISIONS:
                raise RuntimeError(f"the game has not ended after {decisions} decisions")
            table.answer(pick(table, luck))
            decisions += 1
        if setup.check:
            inspect(table)
        if watch is not None:
            watch.look(table.state, decisions)
    except Exception as error:
        return Played(seed, False, "", "", decisions, f"{type(error).__name__}: {error}")
    outcome = table.outcome
    course = watch.seen() if watch is not None else ()
    return Played(seed, outcome.won, outcome.reason, outcome.rule, decisions, result=outcome.result, course=course)


def inspect(table: Table) -> None:
    """Raise an error if an invariant is broken, or if nobody can do anything although the game is not over."""
    if problems := table.problems():
        raise RuntimeError("; ".join(problems))
    if table.outcome is None and (table.choice is None or not table.choice.options):
        raise RuntimeError("the game is not over, but nobody has an option")
