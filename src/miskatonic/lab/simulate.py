"""Many games of one kind: who wins, what loses them, how long they last.

Game number i is played with seed `seed + i`, by bots whose own luck comes from the same number, so every single game
can be played again and the result does not depend on how the work was shared out.
"""

import math
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from statistics import mean, median
from typing import Any, TypeVar

import miskatonic
from miskatonic import bots
from miskatonic.kernel import Table, UnknownOption, find_game

T = TypeVar("T")
MOST_DECISIONS = 100_000
"""A game longer than this is taken for one that never ends."""
CHUNK = 20
"""How many games a worker is handed at once: few enough for a smooth progress bar, enough to make handing cheap."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What all the games of a simulation have in common."""

    game: str
    seats: int
    bot: str
    options: tuple[tuple[str, str], ...] = ()
    check: bool = False

    def command(self, seed: int) -> str:
        """The command line that plays one of them again."""
        options = "".join(f" --option {name}={value}" for name, value in self.options)
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


@dataclass(frozen=True)
class Result:
    """All games of a simulation in the order of their seeds, and what they say together."""

    setup: Setup
    seed: int
    played: tuple[Played, ...]

    @property
    def ended(self) -> list[Played]:
        """The games that were played to their end."""
        return [one for one in self.played if not one.error]

    @property
    def errors(self) -> list[Played]:
        """The games that were broken off by an error."""
        return [one for one in self.played if one.error]

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
        """The reasons of the lost games with their counts, the most frequent first."""
        counts = Counter(one.reason for one in self.ended if not one.won)
        return sorted(counts.items(), key=lambda item: (-item[1], item[0]))

    def to_plain(self) -> dict[str, Any]:
        """Everything as JSON-ready data."""
        ended = self.ended
        lengths = [one.decisions for one in ended]
        low, high = self.interval
        return {
            "game": self.setup.game,
            "version": find_game(self.setup.game).version,
            "seats": self.setup.seats,
            "bot": self.setup.bot,
            "options": dict(self.setup.options),
            "seed": self.seed,
            "games": len(self.played),
            "wins": self.wins,
            "win_rate": self.wins / len(ended) if ended else None,
            "win_rate_95": [low, high],
            "losses": dict(self.losses),
            "decisions": {
                "mean": mean(lengths),
                "median": median(lengths),
                "min": min(lengths),
                "max": max(lengths),
            }
            if lengths
            else None,
            "errors": [{**asdict(one), "command": self.setup.command(one.seed)} for one in self.errors],
            "played": [asdict(one) for one in self.played],
        }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval of a proportion after Wilson; sound for few games and for rates near 0 and 1."""
    if not games:
        return 0.0, 1.0
    z = 1.959963984540054
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
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
) -> Result:
    """Play that many games. `progress` is told how many have just been finished; `check` looks at the invariants after
    every decision. What the game does not have is refused before anything is played.
    """
    setup = settled(game, seats, bot, options or {}, seed, check)
    played: list[Played] = []
    for chunk in chunks(play_one, setup, seed, games, jobs):
        played += chunk
        if progress is not None:
            progress(len(chunk))
    return Result(setup, seed, tuple(played))


def settled(game: str, seats: int | None, bot: str, options: Mapping[str, str], seed: int, check: bool) -> Setup:
    """What all games have in common; refuses what the game does not have."""
    count, _ = find_game(game).settle(seats, options)
    bots.find(bot, game)
    if type(seed) is not int or seed < 0:
        raise UnknownOption(f"A seed is a whole number from 0 up, not {seed!r}.")
    return Setup(game, count, bot, tuple(options.items()), check)


def chunks(play: Callable[[Setup, int], T], setup: Setup, seed: int, games: int, jobs: int) -> Iterator[list[T]]:
    """What is played of each seed in order, chunk by chunk, from this process or from several."""
    seeds = [range(start, min(start + CHUNK, seed + games)) for start in range(seed, seed + games, CHUNK)]
    if jobs <= 1 or len(seeds) <= 1:
        yield from (play_all(play, setup, chunk) for chunk in seeds)
        return
    # A spawned worker starts clean on every system; a forked one would inherit whatever this process holds.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(seeds)), mp_context=context) as pool:
        yield from pool.map(play_all, [play] * len(seeds), [setup] * len(seeds), seeds)


def play_all(play: Callable[[Setup, int], T], setup: Setup, seeds: Sequence[int]) -> list[T]:
    """One worker's share."""
    return [play(setup, seed) for seed in seeds]


def play_one(setup: Setup, seed: int) -> Played:
    """One game to its end. An error is a result too: it is reported with the seed, and the others go on."""
    try:
        table = miskatonic.new_table(
            setup.game, seed=seed, seats=setup.seats, options=dict(setup.options), light=not setup.check
        )
    except Exception as error:
        return Played(seed, False, "", "", 0, f"{type(error).__name__}: {error}")
    return play_out(table, setup, bots.Luck(seed), seed)


def play_out(table: Table, setup: Setup, luck: bots.Luck, seed: int) -> Played:
    """A table to its end, by the bot of the setup; broken off by an error, or if it does not end."""
    decisions = 0
    pick = bots.find(setup.bot, setup.game)
    try:
        while table.outcome is None:
            if setup.check:
                inspect(table)
            if decisions == MOST_DECISIONS:
                raise RuntimeError(f"the game has not ended after {decisions} decisions")
            table.answer(pick(table, luck))
            decisions += 1
        if setup.check:
            inspect(table)
    except Exception as error:
        return Played(seed, False, "", "", decisions, f"{type(error).__name__}: {error}")
    outcome = table.outcome
    return Played(seed, outcome.won, outcome.reason, outcome.rule, decisions)


def inspect(table: Table) -> None:
    """Raise if an invariant is broken or nobody could do anything although the game is not over."""
    if problems := table.problems():
        raise RuntimeError("; ".join(problems))
    if table.outcome is None and (table.choice is None or not table.choice.options):
        raise RuntimeError("the game is not over, but nobody has an option")
