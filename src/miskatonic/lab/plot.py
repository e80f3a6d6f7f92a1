"""A simulation as one picture: the win rate with its interval, why games were lost, how long they took.

SVG is written here, without any library, with a title and a description for screen readers. PNG needs matplotlib
(the extra `lab`).
"""

import math
from html import escape
from pathlib import Path
from typing import Any

from miskatonic.kernel import Trouble
from miskatonic.lab.simulate import Result

WIDTH, LEFT, RIGHT = 760, 210, 70
FELT, LINE, TEXT, TEXT_2, BRASS, GOOD, DANGER, SEA = (
    "#182a27",
    "#2f4a45",
    "#f0e8d6",
    "#b8c6bb",
    "#cda966",
    "#93d39c",
    "#ff9a86",
    "#85c4b6",
)
"""The colours of the night theme, as in the browser, except the lamp's: there is nothing to do here."""
FONT = "'Alegreya Sans', 'Segoe UI', system-ui, sans-serif"


class PlotTrouble(Trouble):
    """The picture can't be made as asked."""


def check(path: Path) -> None:
    """Refuse a picture that could not be made; the ending of its name says in which format."""
    match path.suffix.lower():
        case ".svg":
            return
        case ".png":
            matplotlib_figure(1, 1)
        case _:
            raise PlotTrouble(f"A plot must be a .svg or a .png file, not {path.name!r}.")


def save(result: Result, path: Path) -> None:
    """Write the picture."""
    check(path)
    if path.suffix.lower() == ".png":
        _save_png(result, path)
    else:
        path.write_text(svg(result), encoding="utf-8")


def histogram(lengths: list[int], most: int = 24) -> list[tuple[int, int, int]]:
    """Equal bins of round width as (from, to, count); `to` belongs to the next one."""
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    least = (high - low + 1) / most
    scale = 10 ** max(0, math.floor(math.log10(max(least, 1))))
    width = next(scale * step for step in (1, 2, 5, 10, 20) if scale * step >= least)
    start = low // width * width
    counts = [0] * ((high - start) // width + 1)
    for length in lengths:
        counts[(length - start) // width] += 1
    return [(start + i * width, start + (i + 1) * width, count) for i, count in enumerate(counts)]


def _words(name: str) -> str:
    return name.replace("_", " ")


def summary(result: Result) -> str:
    """The win rate with its interval."""
    games = len(result.ended)
    low, high = result.interval
    rate = f"{result.wins / games:.1%}" if games else "none"
    others = "".join(f"; {_words(name)} {count}: {count / games:.1%}" for name, count in result.others)
    return f"won {result.wins} of {games}: {rate} (95% interval {low:.1%} to {high:.1%}){others}"


# --- SVG ----------------------------------------------------------------------------------------------------------


def svg(result: Result) -> str:
    """The picture as SVG text."""
    parts: list[str] = []
    y = _rate(result, parts, 112)
    y = _losses(result, parts, y + 44)
    y = _lengths(result, parts, y + 44)
    title, described = escape(result.heading), escape(_in_words(result))
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 24}" width="{WIDTH}" height="{y + 24}" '
        f'role="img" aria-labelledby="title description" font-family="{FONT}" font-size="15" fill="{TEXT}">',
        f'<title id="title">{title}</title>',
        f'<desc id="description">{described}</desc>',
        f'<rect width="100%" height="100%" rx="10" fill="{FELT}"/>',
        f'<text x="24" y="40" font-size="19" font-weight="700" fill="{BRASS}">{escape(result.name)}</text>',
        f'<text x="24" y="64" fill="{TEXT_2}">{escape(result.how)}</text>',
        f'<text x="24" y="86" fill="{TEXT_2}">{escape(summary(result))}</text>',
    ]
    return "\n".join([*head, *parts, "</svg>", ""])


def _in_words(result: Result) -> str:
    """Everything the picture shows, for screen readers."""
    losses = ", ".join(f"{_words(reason)} {count}" for reason, count in result.losses) or "none"
    lengths = [one.decisions for one in result.ended]
    length = f"{min(lengths)} to {max(lengths)} decisions" if lengths else "none"
    return f"{summary(result)}. Lost by: {losses}. Length: {length}."


def _heading(parts: list[str], y: int, words: str) -> None:
    parts.append(f'<text x="24" y="{y}" font-weight="700">{escape(words)}</text>')


def _rate(result: Result, parts: list[str], y: int) -> int:
    """The win rate as a bar from 0 to 100 % with its interval across it."""
    span = WIDTH - LEFT - RIGHT
    games = len(result.ended)
    rate = result.wins / games if games else 0.0
    low, high = (LEFT + span * bound for bound in result.interval)
    _heading(parts, y + 17, "Win rate")
    parts.append(f'<rect x="{LEFT}" y="{y}" width="{span}" height="24" fill="{LINE}"/>')
    parts.append(f'<rect x="{LEFT}" y="{y}" width="{span * rate:.1f}" height="24" fill="{GOOD}"/>')
    across = f"M{low:.1f} {y + 4}v16M{low:.1f} {y + 12}H{high:.1f}M{high:.1f} {y + 4}v16"
    for colour, thick in ((FELT, 7), (BRASS, 3)):  # dark below, so that it shows on the bar too
        parts.append(
            f'<path d="{across}" stroke="{colour}" stroke-width="{thick}" fill="none">'
            "<title>95% interval</title></path>"
        )
    for percent in range(0, 101, 25):
        x = LEFT + span * percent / 100
        parts.append(f'<text x="{x:.1f}" y="{y + 42}" text-anchor="middle" fill="{TEXT_2}">{percent}%</text>')
    return y + 42


def _losses(result: Result, parts: list[str], y: int) -> int:
    """The reasons for losing as bars."""
    span = WIDTH - LEFT - RIGHT
    _heading(parts, y, "Lost by")
    if not result.losses:
        parts.append(f'<text x="{LEFT}" y="{y}" fill="{TEXT_2}">no game was lost</text>')
        return y
    most = result.losses[0][1]
    for reason, count in result.losses:
        y += 30
        width = span * count / most
        parts.append(f'<text x="{LEFT - 10}" y="{y}" text-anchor="end">{escape(_words(reason))}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y - 16}" width="{width:.1f}" height="20" fill="{DANGER}"/>')
        parts.append(f'<text x="{LEFT + width + 8:.1f}" y="{y}" fill="{TEXT_2}">{count}</text>')
    return y


def _lengths(result: Result, parts: list[str], y: int) -> int:
    """How many decisions the games took, as a histogram."""
    classes = histogram([one.decisions for one in result.ended])
    _heading(parts, y, "Length in decisions")
    if not classes:
        return y
    span, height = WIDTH - 24 - RIGHT, 150
    bottom = y + 24 + height
    each = span / len(classes)
    most = max(count for _, _, count in classes)
    for i, (start, stop, count) in enumerate(classes):
        x, tall = 24 + i * each, height * count / most
        words = f"{start}" if stop == start + 1 else f"{start} to {stop - 1}"
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{max(each - 2, 1):.1f}" height="{tall:.1f}" '
            f'fill="{SEA}"><title>{words} decisions: {count} games</title></rect>'
        )
    parts.append(f'<path d="M24 {bottom}H{24 + span}" stroke="{TEXT_2}"/>')
    for i in range(0, len(classes) + 1, max(1, len(classes) // 8)):
        label = classes[i][0] if i < len(classes) else classes[-1][1]
        x = 24 + i * each
        parts.append(f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle" fill="{TEXT_2}">{label}</text>')
    return bottom + 20


# --- PNG ----------------------------------------------------------------------------------------------------------


def matplotlib_figure(width: float, height: float) -> Any:
    """An empty picture of that many inches; if matplotlib is missing, refuses and says what to do."""
    try:
        from matplotlib.figure import Figure
    except ImportError as missing:
        raise PlotTrouble(
            "PNG plots need matplotlib, which is not installed: pip install 'miskatonic[lab]'. SVG plots need nothing."
        ) from missing
    return Figure(figsize=(width, height), facecolor=FELT, layout="constrained")


def _save_png(result: Result, path: Path) -> None:
    """The same three pictures with matplotlib."""
    figure = matplotlib_figure(8, 7)
    figure.suptitle(f"{result.heading}\n{summary(result)}", color=BRASS)
    rate, losses, lengths = figure.subplots(3, 1, height_ratios=(1, 3, 4))
    for axes in (rate, losses, lengths):
        axes.set_facecolor(FELT)
        axes.tick_params(colors=TEXT_2)
        axes.spines[:].set_color(LINE)
    low, high = result.interval
    won = result.wins / len(result.ended) if result.ended else 0.0
    rate.barh(["win rate"], [100 * won], color=GOOD)
    for colour, thick in ((FELT, 8), (BRASS, 3)):
        rate.plot([100 * low, 100 * high], [0, 0], color=colour, marker="|", markersize=14, linewidth=thick)
    rate.set_xlim(0, 100)
    losses.barh([_words(reason) for reason, _ in result.losses], [count for _, count in result.losses], color=DANGER)
    losses.invert_yaxis()
    losses.set_title("lost by", color=TEXT)
    classes = histogram([one.decisions for one in result.ended])
    lengths.bar(
        [start for start, _, _ in classes],
        [count for _, _, count in classes],
        [stop - start for start, stop, _ in classes],
        align="edge",
        color=SEA,
        edgecolor=FELT,
    )
    lengths.set_title("length in decisions", color=TEXT)
    figure.savefig(path, dpi=120)
