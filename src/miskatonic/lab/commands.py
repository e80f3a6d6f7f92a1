"""The commands of the laboratory: `simulate`, `lab rates`, `lab report`, `lab bench`, `lab cover`, `lab words`."""

import contextlib
import json
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING

import click

from miskatonic.kernel import Trouble, find_game, games
from miskatonic.text import LANGUAGES

if TYPE_CHECKING:
    from miskatonic.lab.simulate import Result
    from miskatonic.lab.summaries import Comparison


class Refused(click.ClickException):
    """Wrong usage: one line that says what to do, with exit status 2."""

    exit_code = 2


@contextlib.contextmanager
def _plain_refusals() -> Iterator[None]:
    """Turn deliberate refusals, and files that can't be written, into that one line."""
    try:
        yield
    except Trouble as trouble:
        raise Refused(str(trouble)) from trouble
    except OSError as trouble:
        said = trouble.strerror or str(trouble)
        raise Refused(f"{trouble.filename}: {said}" if trouble.filename else f"{said}.") from trouble


def _pairs(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """`--option difficulty=expert` as name and value."""
    for value in values:
        if "=" not in value:
            raise Refused(f"A table option is written NAME=VALUE, not {value!r}.")
    return dict(value.split("=", 1) for value in values)


def _writable(*files: Path | None) -> None:
    """Refuse, before anything is played, files that could not be written afterwards."""
    named = [file for file in files if file is not None]
    for file in named:
        if not file.parent.is_dir():
            raise Refused(f"{file}: there is no folder {str(file.parent)!r}.")
    if len({file.resolve() for file in named}) < len(named):
        raise Refused("Each file needs a different name.")


def _only_game() -> str:
    return games()[0].id


def _write_json(path: Path, data: Mapping[str, object]) -> None:
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@click.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seats", type=int, help="Investigators in play; the fewest possible unless given.")
@click.option("--bot", default="random", show_default=True, help="The bot that plays all seats.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", callback=_pairs, help="An option of the table."
)
@click.option(
    "--seed", type=int, default=0, show_default=True, help="Seed of the first game; it goes up by one for each game."
)
@click.option("--jobs", type=click.IntRange(1), help="Number of processes; one per processor unless given.")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write every game to this file."
)
@click.option(
    "--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw the result to this file (.svg or .png)."
)
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Save every game to this file as it ends (.jsonl or .parquet); a stopped run continues from there.",
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, or local to start one.")
@click.option("--check", is_flag=True, help="Check the invariants after every decision.")
@click.option(
    "--campaign", is_flag=True, help="Play whole campaigns: go on to the next table for as long as there is one."
)
@click.pass_context
def simulate(
    context: click.Context,
    game: str,
    count: int,
    seats: int | None,
    bot: str,
    options: dict[str, str],
    seed: int,
    jobs: int | None,
    json_file: Path | None,
    plot: Path | None,
    output: Path | None,
    cluster: str | None,
    check: bool,
    campaign: bool,
) -> None:
    """Let bots play many games and sum up the results. Exit status 1 if an error broke off a game."""
    from miskatonic.lab import campaigns
    from miskatonic.lab import plot as plots
    from miskatonic.lab import simulate as lab
    from miskatonic.lab.running import Run, Stopped

    result: lab.Result | campaigns.Campaigns
    with _plain_refusals():
        if plot is not None and campaign:
            raise Refused("Campaigns can't be drawn; leave out --plot or --campaign.")
        if plot is not None:
            plots.check(plot)
        _writable(json_file, plot, output)
        find_game(game)
        run = Run(game, count, seats, bot, options, seed, check, jobs or os.cpu_count() or 1, cluster, output)
        try:
            with click.progressbar(length=count, label=game, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
                result = (run.play_campaigns if campaign else run.play_games)(bar.update, _note)
        except Stopped as stopped:
            _note(str(stopped))
            raise click.Abort from stopped
        click.echo(campaigns.report(result) if isinstance(result, campaigns.Campaigns) else report(result))
        if json_file is not None:
            _write_json(json_file, result.to_plain())
        if plot is not None and isinstance(result, lab.Result):
            plots.save(result, plot)
    if result.errors:
        context.exit(1)


def _note(sentence: str) -> None:
    """A sentence besides the results; on a terminal it replaces the progress bar, which is drawn again below."""
    click.echo(f"\r\033[K{sentence}" if sys.stderr.isatty() else sentence, err=True)


def report(result: "Result") -> str:
    """A simulation in words."""
    from miskatonic.lab.plot import summary
    from miskatonic.lab.simulate import outcome_in_words

    lines = [result.heading, summary(result)]
    domain = find_game(result.setup.game).package
    for reason, count in result.losses:
        told = f"  {said}" if (said := outcome_in_words(domain, reason)) else ""
        lines.append(f"  lost by {reason.replace('_', ' '):<12} {count:>7}  {count / len(result.ended):6.1%}{told}")
    lengths = [one.decisions for one in result.ended]
    if lengths:
        lines.append(
            f"decisions: mean {mean(lengths):.1f}, median {median(lengths):g}, from {min(lengths)} to {max(lengths)}"
        )
    lines += result.broken_off(lambda one: f"decision {one.decisions}")
    return "\n".join(lines)


@click.group()
def lab() -> None:
    """Measure and compare: benchmarks, plots, experiments."""


@lab.command("rates")
@click.argument("game")
@click.option("--across", required=True, metavar="NAME=VALUE,VALUE,…", help="The setting whose values are the rows.")
@click.option("--seats", required=True, metavar="K,K,…", help="The seat counts that are the columns.")
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games in each cell."
)
@click.option("--bot", default="random", show_default=True, help="The bot that plays all seats.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", callback=_pairs, help="A table option for all cells."
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Added to every seed; --games or more makes every deal new.",
)
@click.option("--jobs", type=click.IntRange(1), help="Number of processes; one per processor unless given.")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write every game to this file."
)
@click.pass_context
def win_rates(
    context: click.Context,
    game: str,
    across: str,
    seats: str,
    count: int,
    bot: str,
    options: dict[str, str],
    seed: int,
    jobs: int | None,
    json_file: Path | None,
) -> None:
    """Show a bot's win rates as a Markdown table. Each cell has its own seeds."""
    from miskatonic.lab import rates as lab

    setting, equals, values = across.partition("=")
    if not equals or not all(number.isdecimal() for number in seats.split(",")):
        raise Refused("A table of win rates needs --across NAME=VALUE,VALUE,… --seats K,K,…")
    rows, columns = values.split(","), [int(number) for number in seats.split(",")]
    with _plain_refusals():
        find_game(game)
        _writable(json_file)
        most = count * len(rows) * len(columns)
        with click.progressbar(length=most, label=game, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
            results = lab.rates(
                game, count, bot, setting, rows, columns, seed, jobs or os.cpu_count() or 1, bar.update, options
            )
        click.echo(lab.table(setting, results))
        if json_file is not None:
            cells: Comparison = {"cells": [result.to_plain() for row in results for result in row]}
            _write_json(json_file, cells)
    if errors := [(result.setup, one) for row in results for result in row for one in result.errors]:
        for setup, one in errors[:10]:
            click.echo(f"broken off by an error: {one.error}: {setup.command(one.seed)}")
        context.exit(1)


@lab.command("report")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw the report to this file (.svg or .png)."
)
def compare(files: tuple[Path, ...], plot: Path | None) -> None:
    """Show result files of `simulate --output` as tables with intervals; compare runs that share seeds game by game."""
    from miskatonic.lab import picture, reports, runs
    from miskatonic.lab import plot as plots

    with _plain_refusals():
        if plot is not None:
            plots.check(plot)
        _writable(*files, plot)
        found = runs.load(files)
        click.echo(reports.report(found))
        if plot is not None:
            picture.save(found, plot)


@lab.command()
@click.argument("game", default=_only_game)
@click.option("--seconds", type=click.FloatRange(0.1), default=10.0, show_default=True, help="How long to measure.")
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the figures to this file."
)
def bench(game: str, seconds: float, json_file: Path | None) -> None:
    """Measure how fast the game runs on this machine, also as a multiple of the reference unit R."""
    from miskatonic.lab import bench as benches

    with _plain_refusals():
        found = benches.bench(game, seconds)
        seats = benches.fewest(find_game(game))
        click.echo(f"{game}, seats: {seats}, medians of {benches.ROUNDS} rounds; R is measured before and")
        click.echo("after every figure, which is compared with their mean.")
        click.echo(f"{'R: reference decisions':<34}{found.r:>12,.0f} /s")
        for figure in found.figures:
            click.echo(figure.line())
        if json_file is not None:
            _write_json(json_file, found.to_plain())


@lab.command()
@click.argument("game", default=_only_game)
@click.option(
    "--games", "most", type=click.IntRange(1), default=4000, show_default=True, help="Give up after this many games."
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Seed of the first game.")
@click.pass_context
def cover(context: click.Context, game: str, most: int, seed: int) -> None:
    """Play random games until everything has come up. Exit status 1 if something has not."""
    from miskatonic.lab import cover as covers

    with _plain_refusals():
        found = list(covers.cover(game, most, seed))[-1]
    click.echo(f"{game}: {found.games} games from seed {seed}")
    for family in covers.families(found.game):
        sights = found.sights(family)
        seen = [name for name, (times, _) in sights.items() if times]
        click.echo(f"{family.label}: {len(seen)} of {len(sights)}")
        for name in sorted(seen, key=lambda name: sights[name][0])[:3]:
            times, first = sights[name]
            if times <= 3:
                bot, seats, _ = covers.setup_of(found.game, first)
                click.echo(f"  rare: {name}, {times} times, first with seed {first} ({seats} seats, {bot})")
    if found.game.coverage.beyond:
        click.echo(f"beyond its cards, not counted: {', '.join(sorted(found.game.coverage.beyond))}")
    missing = found.missing()
    for name in missing:
        click.echo(f"  missing: {name}")
    if missing:
        context.exit(1)


@lab.command()
@click.option("--missing", "listed", is_flag=True, help="List every missing message.")
@click.option("--game", help="Only this game; `web` is the page, `shared` what all games use.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Only this language.")
def words(listed: bool, game: str | None, language: str | None) -> None:
    """Show how much is translated into each language; English is shown for the rest."""
    from miskatonic.lab import words as counts

    if game not in (None, "shared", "web"):
        with _plain_refusals():
            find_game(str(game))
    for one in counts.written(game, LANGUAGES if language is None else (language,)):
        click.echo(one.line())
        if listed:
            for message in one.missing:
                click.echo(f"  {message}")
