"""A report as one picture: the win rate of every run with its interval, how they ended, how their measures grew.

SVG is written here, without any library; PNG needs matplotlib (the extra `lab`). Runs are distinguished by their
letters, not just by colours.
"""

from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path

from miskatonic.lab.plot import (
    BRASS,
    DANGER,
    FELT,
    FONT,
    GOOD,
    LEFT,
    LINE,
    RIGHT,
    SEA,
    TEXT,
    TEXT_2,
    WIDTH,
    check,
    matplotlib_figure,
)
from miskatonic.lab.reports import heading, measure_name, own, rate
from miskatonic.lab.runs import STEPS, Run
from miskatonic.lab.simulate import wilson

COLOURS = (SEA, BRASS, GOOD, DANGER, TEXT, TEXT_2)
DASHES = ("", "6 4", "2 3", "10 4 2 4")
SPAN, ROW, TALL = WIDTH - LEFT - RIGHT, 28, 150
MOST_REASONS = 12


def save(runs: Sequence[Run], path: Path) -> None:
    """Write the picture."""
    check(path)
    if path.suffix.lower() == ".png":
        _save_png(runs, path)
    else:
        path.write_text(svg(runs), encoding="utf-8")


def svg(runs: Sequence[Run]) -> str:
    """The picture as SVG text."""
    parts: list[str] = []
    y = _rates(runs, parts, 76)
    y = _reasons(runs, parts, y + 44)
    for name in _measures(runs):
        y = _curves(runs, name, parts, y + 40)
    described = "; ".join(f"{_title(run, runs)}: won {rate(run.wins, run.games)}" for run in runs)
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 24}" width="{WIDTH}" height="{y + 24}" '
        f'role="img" aria-labelledby="title description" font-family="{FONT}" font-size="15" fill="{TEXT}">',
        f'<title id="title">{escape(heading(runs))}</title>',
        f'<desc id="description">{escape(described)}</desc>',
        f'<rect width="100%" height="100%" rx="10" fill="{FELT}"/>',
        f'<text x="24" y="40" font-size="19" font-weight="700" fill="{BRASS}">{escape(heading(runs))}</text>',
    ]
    return "\n".join([*head, *parts, "</svg>", ""])


def _title(run: Run, runs: Sequence[Run]) -> str:
    """A run in a few words."""
    return run.label if len(runs) == 1 else f"{run.label}: {own(run, runs)}"


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _words(parts: list[str], x: float, y: float, words: str, more: str = "") -> None:
    parts.append(f'<text x="{x:.1f}" y="{y:.1f}"{more}>{escape(words)}</text>')


def _rates(runs: Sequence[Run], parts: list[str], y: int) -> int:
    """A bar for each run from 0 to 100 % with its interval across it."""
    _words(parts, 24, y, "Win rate with its 95 % interval", ' font-weight="700"')
    for number, run in enumerate(runs):
        y += ROW
        if len(runs) > 1:
            title = _title(run, runs)
            _words(parts, LEFT, y, title if len(title) <= 70 else f"{title[:69]}…", f' fill="{TEXT_2}"')
            y += ROW - 6
        _words(parts, LEFT - 10, y, run.label, ' text-anchor="end"')
        low, high = (LEFT + SPAN * bound for bound in wilson(run.wins, run.games))
        share = run.wins / run.games if run.games else 0.0
        parts.append(f'<rect x="{LEFT}" y="{y - 15}" width="{SPAN}" height="20" fill="{LINE}"/>')
        parts.append(f'<rect x="{LEFT}" y="{y - 15}" width="{SPAN * share:.1f}" height="20" fill="{_colour(number)}"/>')
        across = f"M{low:.1f} {y - 12}v14M{low:.1f} {y - 5}H{high:.1f}M{high:.1f} {y - 12}v14"
        for colour, thick in ((FELT, 7), (TEXT, 3)):  # dark underneath, so that it also shows on the bar
            parts.append(f'<path d="{across}" stroke="{colour}" stroke-width="{thick}" fill="none"/>')
        _words(parts, LEFT + SPAN + 8, y, f"{share:.1%}", f' fill="{TEXT_2}"')
    for percent in range(0, 101, 25):
        _words(parts, LEFT + SPAN * percent / 100, y + 24, f"{percent}%", f' text-anchor="middle" fill="{TEXT_2}"')
    return y + 24


def _most(runs: Sequence[Run]) -> list[tuple[str, str]]:
    """The ways to end that are shown."""
    together = sum((run.reasons for run in runs), Counter[tuple[str, str]]())
    return [one for one, _ in sorted(together.items(), key=lambda item: (-item[1], item[0]))[:MOST_REASONS]]


def _reasons(runs: Sequence[Run], parts: list[str], y: int) -> int:
    """For each ending, a bar for each run."""
    _words(parts, 24, y, "How they ended", ' font-weight="700"')
    for outcome, reason in _most(runs):
        y += 12
        for number, run in enumerate(runs):
            y += 18
            if not number:
                _words(parts, LEFT - 28, y, f"{outcome}: {reason.replace('_', ' ')}", ' text-anchor="end"')
            share = run.reasons[outcome, reason] / run.games if run.games else 0.0
            _words(parts, LEFT - 10, y, run.label, f' text-anchor="end" fill="{TEXT_2}" font-size="12"')
            parts.append(
                f'<rect x="{LEFT}" y="{y - 12}" width="{SPAN * share:.1f}" height="14" fill="{_colour(number)}"/>'
            )
            _words(parts, LEFT + SPAN * share + 8, y, f"{share:.1%}", f' fill="{TEXT_2}" font-size="12"')
    return y


def _measures(runs: Sequence[Run]) -> list[str]:
    return list(dict.fromkeys(name for run in runs for name in run.curves))


def _curves(runs: Sequence[Run], name: str, parts: list[str], y: int) -> int:
    """How far a measure had progressed on average, as a share of its goal, after each tenth of the game."""
    _words(parts, 24, y, f"{measure_name(runs[0], name)}: share of the goal", ' font-weight="700"')
    bottom = y + 20 + TALL
    for percent in (0, 50, 100):
        level = bottom - TALL * percent / 100
        parts.append(f'<path d="M{LEFT} {level:.1f}h{SPAN}" stroke="{LINE}"/>')
        _words(parts, LEFT - 10, level + 5, f"{percent}%", f' text-anchor="end" fill="{TEXT_2}"')
    for number, run in enumerate(runs):
        if name not in run.curves:
            continue
        means = run.curves[name].means()
        points = [
            (LEFT + SPAN * step / STEPS, bottom - TALL * max(0.0, min(1.0, mean))) for step, mean in enumerate(means)
        ]
        line = " ".join(f"{x:.1f},{level:.1f}" for x, level in points)
        told = ", ".join(f"{mean:.0%}" for mean in means)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{_colour(number)}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[number % len(DASHES)]}"><title>{escape(run.label)}: {told}</title></polyline>'
        )
        _words(parts, points[-1][0] + 8 + 16 * (number % 4), points[-1][1] + 5, run.label, f' fill="{_colour(number)}"')
    for percent in (0, 50, 100):
        words = {0: "beginning", 50: "half of the decisions", 100: "end"}[percent]
        _words(parts, LEFT + SPAN * percent / 100, bottom + 20, words, f' text-anchor="middle" fill="{TEXT_2}"')
    return bottom + 20


def _save_png(runs: Sequence[Run], path: Path) -> None:
    """The same pictures with matplotlib."""
    names, reasons = _measures(runs), _most(runs)
    heights = [1 + 0.4 * len(runs), 1 + 0.25 * len(runs) * len(reasons), *([3.0] * len(names))]
    figure = matplotlib_figure(8, 1 + sum(heights))
    figure.suptitle(heading(runs), color=BRASS)
    rates, ends, *curves = figure.subplots(len(heights), 1, height_ratios=heights)
    for axes in (rates, ends, *curves):
        axes.set_facecolor(FELT)
        axes.tick_params(colors=TEXT_2)
        axes.spines[:].set_color(LINE)
    for number, run in enumerate(runs):
        share = 100 * run.wins / run.games if run.games else 0.0
        rates.barh([_title(run, runs)[:40]], [share], color=_colour(number))
        low, high = wilson(run.wins, run.games)
        for colour, thick in ((FELT, 6), (TEXT, 2)):  # dark below, so that it shows on the bar too
            rates.plot([100 * low, 100 * high], [number, number], color=colour, marker="|", ms=12, linewidth=thick)
        places = [place + 0.8 * number / len(runs) for place in range(len(reasons))]
        shares = [100 * run.reasons[one] / run.games if run.games else 0.0 for one in reasons]
        bars = ends.barh(places, shares, 0.8 / len(runs), align="edge", color=_colour(number))
        ends.bar_label(bars, [f"{run.label}  {share:.1f}" for share in shares], padding=4, color=TEXT_2, fontsize=8)
        for axes, name in zip(curves, names, strict=True):
            if name in run.curves:
                means = [100 * mean for mean in run.curves[name].means()]
                dashes = [float(length) / 2 for length in DASHES[number % len(DASHES)].split()]
                line = (0, dashes) if dashes else "solid"
                axes.plot(range(0, 101, 100 // STEPS), means, color=_colour(number), linestyle=line)
                axes.annotate(run.label, (101 + 3 * (number % 4), means[-1]), va="center", color=_colour(number))
    rates.set_xlim(0, 100)
    ends.margins(x=0.1)
    rates.invert_yaxis()
    rates.set_title("win rate with its 95 % interval", color=TEXT)
    ends.set_yticks([place + 0.4 for place in range(len(reasons))])
    ends.set_yticklabels([f"{outcome}: {reason.replace('_', ' ')}" for outcome, reason in reasons])
    ends.invert_yaxis()
    ends.set_title("how they ended, %", color=TEXT)
    for axes, name in zip(curves, names, strict=True):
        axes.set_xlim(0, 100 + 3 * min(4, len(runs)))
        axes.set_ylim(0, 100)
        axes.set_xlabel("% of the decisions of a game", color=TEXT_2)
        axes.set_title(f"{measure_name(runs[0], name)}: % of the goal", color=TEXT)
    figure.savefig(path, dpi=120)
