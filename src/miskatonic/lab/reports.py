"""`miskatonic lab report`: result files as Markdown tables, with the 95% interval of every rate, and compared."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import median

from miskatonic import text
from miskatonic.kernel import find_game
from miskatonic.kernel.outcome import LOST, WON
from miskatonic.lab.paired import apart, paired
from miskatonic.lab.runs import Run, in_order
from miskatonic.lab.simulate import wilson

SHARED = (
    "Runs with the same seeds but different options share their deals: the intervals in the tables are for each run "
    "separately, and the interval of a difference is the one below, game by game. Combining the two intervals, or "
    "adding up such runs, would be wrong."
)

MANY = "even if runs do not differ at all, one p in twenty is below 0.05."


def report(runs: Sequence[Run]) -> str:
    """Everything in words and tables."""
    what = f"{runs[0].head.kind}s"
    parts = [
        "\n".join([heading(runs), *(f"the same in all: {same}" for same in [_common(runs)] if same and len(runs) > 1)]),
        _table(_rates(runs, what)),
        "The 95 % Wilson interval of each cell is in brackets.",
        _table(_reasons(runs)),
        _table(_tables(runs)),
        _table(_measures(runs)),
        "\n\n".join(comparisons(runs)),
        "\n".join(_remarks(runs)),
    ]
    return "\n\n".join(part for part in parts if part)


def heading(runs: Sequence[Run]) -> str:
    """What the report is about."""
    name = text.say(find_game(runs[0].head.game).package, "en", "game-name")
    games = sum(run.games for run in runs)
    return f"{name}: {games:,} {runs[0].head.kind}s in {len(runs)} run{'s' if len(runs) > 1 else ''}"


def rate(count: int, games: int) -> str:
    """A rate with its interval."""
    if not games:
        return "–"
    low, high = wilson(count, games)
    return f"{100 * count / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def own(run: Run, runs: Sequence[Run]) -> str:
    """What distinguishes a run from the others; for a single run, what was chosen for it."""
    told = _common(runs) if len(runs) == 1 else _said(run, [name for name in _names(runs) if not _alike(runs, name)])
    return told or "–"


def _common(runs: Sequence[Run]) -> str:
    """What all have in common, except options that nobody chose."""
    usual = runs[0].usual()
    return _said(runs[0], [name for name in _names(runs) if _alike(runs, name) and name not in usual])


def _alike(runs: Sequence[Run], name: str) -> bool:
    return len({run.settings().get(name) for run in runs}) == 1


def _names(runs: Sequence[Run]) -> list[str]:
    return list(dict.fromkeys(name for run in runs for name in run.settings()))


def _said(run: Run, names: Sequence[str]) -> str:
    values = {name: run.settings().get(name, "–") for name in names}
    return ", ".join(f"{name} {value if len(value) <= 40 else f'{value[:39]}…'}" for name, value in values.items())


def _table(rows: Sequence[Sequence[str]]) -> str:
    if len(rows) < 2:
        return ""
    return "\n".join(f"| {' | '.join(row)} |" for row in [rows[0], ["---"] * len(rows[0]), *rows[1:]])


def _rates(runs: Sequence[Run], what: str) -> list[list[str]]:
    """A row for each run."""
    together = sum((run.outcomes for run in runs), Counter[str]())
    shown = [WON, *(name for name in in_order(together) if name not in (WON, LOST))]
    rows = [["run", "file", "what it is" if len(runs) == 1 else "what differs", what, *shown, "decisions", "seeds"]]
    for run in runs:
        seeds = f"{min(run.won)}–{max(run.won)}" if run.won else "–"
        rows.append(
            [
                *(run.label, run.path.name, own(run, runs), f"{run.games:,}"),
                *(rate(run.outcomes[name], run.games) for name in shown),
                f"{median(run.lengths):g}" if run.lengths else "–",
                seeds,
            ]
        )
    return rows


def _reasons(runs: Sequence[Run]) -> list[list[str]]:
    """A row for each ending, the most frequent first."""
    together = sum((run.reasons for run in runs), Counter[tuple[str, str]]())
    rows = [["how they ended", *(run.label for run in runs)]]
    for outcome, reason in sorted(together, key=lambda one: (one[0] == LOST, -together[one], one)):
        rows.append(
            [
                f"{outcome}: {reason.replace('_', ' ')}",
                *(rate(run.reasons[outcome, reason], run.games) for run in runs),
            ]
        )
    return rows


def _tables(runs: Sequence[Run]) -> list[list[str]]:
    """For campaigns, a row for each way in which their first, second, third table ended."""
    rows = [["table by table", *(run.label for run in runs)]]
    for number in range(max(len(run.tables) for run in runs)):
        counts = [run.tables[number] if number < len(run.tables) else Counter[str]() for run in runs]
        for outcome in in_order(sum(counts, Counter[str]())):
            rows.append([f"{number + 1}: {outcome}", *(rate(one[outcome], one.total()) for one in counts)])
    return rows


def measure_name(run: Run, measure: str) -> str:
    """What the game calls the measure."""
    return text.say(find_game(run.head.game).package, "en", f"measure-{measure}")


def _measures(runs: Sequence[Run]) -> list[list[str]]:
    """How far the games had progressed at their end."""
    rows = [["on average at the end", *(run.label for run in runs)]]
    for name in dict.fromkeys(name for run in runs for name in run.curves):
        cells = [
            f"{curve.values / curve.games:.2f} of {curve.goals / curve.games:.3g}" if curve else "–"
            for curve in (run.curves.get(name) for run in runs)
        ]
        rows.append([measure_name(runs[0], name), *cells])
    return rows


def comparisons(runs: Sequence[Run]) -> list[str]:
    """Each pair of runs: game by game if they share seeds, otherwise by their rates."""
    found = []
    for first, second in combinations(runs, 2):
        shared = len(first.won.keys() & second.won.keys())
        if shared:
            found.append(_same_seeds(first, second))
        elif len(runs) == 2 and first.games and second.games:
            found.append(_other_seeds(first, second))
    if any(first.won.keys() & second.won.keys() for first, second in combinations(runs, 2)):
        found.insert(0, SHARED)
        if len(found) > 2:
            found.append(f"These are {len(found) - 1} comparisons, with a separate p for each: {MANY}")
    return found


def _same_seeds(first: Run, second: Run) -> str:
    pair = paired(first.won, second.won)
    low, high = pair.interval
    a, b = first.label, second.label
    return (
        f"{a} and {b} on the {pair.seeds:,} seeds that both have played (of {first.games:,} and {second.games:,}):\n\n"
        + _table(
            [
                [f"only {a} won", f"only {b} won", "both won", "neither won", f"{b} minus {a}", "sign test"],
                [
                    *(f"{count:,}" for count in pair),
                    f"{_points(pair.difference)} ({_points(low)} to {_points(high)}) points",
                    "p < 1e-300" if pair.chance < 1e-300 else f"p = {pair.chance:.2g}",
                ],
            ]
        )
    )


def _other_seeds(first: Run, second: Run) -> str:
    found, low, high = apart((first.wins, first.games), (second.wins, second.games))
    return (
        f"{first.label} and {second.label} share no seeds: {second.label} minus {first.label} is {_points(found)} "
        f"points (95 % interval {_points(low)} to {_points(high)}, after Newcombe)."
    )


def _points(share: float) -> str:
    return f"{100 * share:+.1f}".replace("-", "−")


def _remarks(runs: Sequence[Run]) -> list[str]:
    lines = [f"{run.label}: {run.broken:,} broken off by an error are not counted." for run in runs if run.broken]
    lines += [f"{run.label}: the last line of {run.path} was cut short and is left out." for run in runs if run.torn]
    return lines
