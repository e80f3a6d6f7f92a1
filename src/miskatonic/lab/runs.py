"""Result files read for a report: each is one run, and all in a report are of the same game."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import ascii_uppercase

from miskatonic.kernel import find_game
from miskatonic.kernel.outcome import LOST, WON
from miskatonic.lab import parquet, results
from miskatonic.lab.results import BadResults, Head, JsonLines, Record

STEPS = 10
"""Into how many parts the length of a game is divided to draw its course."""


@dataclass
class Curve:
    """One measure over the games of a run: sums of its share of the goal, from beginning to end."""

    wins: bool
    games: int = 0
    goals: int = 0
    values: int = 0
    """At the end."""
    shares: list[float] = field(default_factory=lambda: [0.0] * (STEPS + 1))

    def means(self) -> list[float]:
        """How far it had progressed on average, after each tenth of the game."""
        return [share / self.games for share in self.shares]


@dataclass
class Run:
    """Everything that a report needs from a file."""

    label: str
    path: Path
    head: Head
    won: dict[int, bool] = field(default_factory=dict)
    """For every seed that was played to the end."""
    outcomes: Counter[str] = field(default_factory=Counter)
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Outcome and reason."""
    tables: list[Counter[str]] = field(default_factory=list)
    """For campaigns: how their first tables ended, their second ones, and so on."""
    lengths: list[int] = field(default_factory=list)
    broken: int = 0
    curves: dict[str, Curve] = field(default_factory=dict)
    torn: bool = False

    @property
    def games(self) -> int:
        """How many were played to the end."""
        return len(self.won)

    @property
    def wins(self) -> int:
        """How many were won."""
        return self.outcomes[WON]

    def add(self, record: Record) -> None:
        """Add a record."""
        if record.error:
            self.broken += 1
            return
        self.won[record.seed] = record.won
        self.outcomes[record.outcome] += 1
        self.reasons[record.outcome, record.reason] += 1
        self.lengths.append(record.decisions)
        for number, table in enumerate(record.tables or ()):
            if number == len(self.tables):
                self.tables.append(Counter())
            self.tables[number][table.outcome] += 1
        for course in record.measures:
            curve = self.curves.setdefault(course.id, Curve(course.wins))
            curve.games += 1
            curve.goals += course.goal
            curve.values += course.values[-1]
            for step in range(STEPS + 1):
                curve.shares[step] += course.at(record.decisions * step / STEPS) / max(1, course.goal)

    def settings(self) -> dict[str, str]:
        """What may differ between the runs of a report, in words."""
        return {
            "seats": str(self.head.seats),
            "bot": self.head.bot,
            **{name.replace("_", " "): value for name, value in self.head.options.items()},
            "rules": self.head.version,
            "cards": self.head.cards,
            "Miskatonic": self.head.program,
        }

    def usual(self) -> set[str]:
        """Those of its options that have their default values."""
        known = find_game(self.head.game).all_settings
        return {
            name.replace("_", " ")
            for name, value in self.head.options.items()
            if name in known and value == known[name].default
        }


def load(paths: Sequence[Path]) -> list[Run]:
    """Every file as a run; refuses files that are damaged, mixed, empty, or of different games."""
    runs = [_run(label, path) for label, path in zip(labels(len(paths)), paths, strict=True)]
    first = runs[0]
    for run in runs:
        for name in ("game", "kind"):
            here, there = getattr(first.head, name), getattr(run.head, name)
            if here != there:
                raise BadResults(
                    f"A report is about one game: {first.path} holds {here}, {run.path} holds {there}."
                    if name == "game"
                    else f"A report is about games or about campaigns: {first.path} holds {here}s, {run.path} {there}s."
                )
    return runs


def labels(count: int) -> list[str]:
    """A, B, C and so on; after Z comes AA."""
    return [
        (ascii_uppercase[number // 26 - 1] if number >= 26 else "") + ascii_uppercase[number % 26]
        for number in range(count)
    ]


def records(path: Path) -> Iterable[Record]:
    """Everything in a file, however it is written."""
    return JsonLines(path) if results.ending(path) == ".jsonl" else parquet.rows(path)


def _run(label: str, path: Path) -> Run:
    run = None
    found = records(path)
    for record in results.belonging(path, iter(found)):
        run = run or Run(label, path, record)
        run.add(record)
    if run is None:
        raise BadResults(f"{path} holds no results.")
    find_game(run.head.game)
    run.torn = isinstance(found, JsonLines) and found.torn
    return run


def in_order(outcomes: Counter[str]) -> list[str]:
    """Won first, lost last, any other outcomes of the game between them."""
    return sorted(outcomes, key=lambda name: (name == LOST, name != WON, name))
