"""Win rates in a table: one cell for each value of a setting and number of seats, and no two cells share a deal.

Cells with the same seeds would be dealt the same cards: the luck of one deal would then show in a whole row, and the
interval of the row would be too narrow. So each cell has separate seeds, derived from the cell itself.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence

from miskatonic import text
from miskatonic.kernel import UnknownOption, find_game
from miskatonic.lab.simulate import Result, settled, simulate, wilson

CELL = 1_000_000
"""The seeds of a cell begin at a multiple of this, which is also the most games a cell can have."""


def first_seed(game: str, seats: int, options: Mapping[str, str], seed: int) -> int:
    """The seed of the first game of a cell; it is the same for every bot, so bots are compared on the same deals."""
    cell = "/".join([game, str(seats), *(f"{name}={value}" for name, value in sorted(options.items()))])
    return int.from_bytes(hashlib.sha256(cell.encode()).digest()[:4]) * CELL + seed


def rates(
    game: str,
    games: int,
    bot: str,
    setting: str,
    values: Sequence[str],
    seats: Sequence[int],
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
    options: Mapping[str, str] | None = None,
) -> list[list[Result]]:
    """Play that many games in each cell, row by row; `options` are the same in all of them. What the game does not
    have, and a cell that is asked for twice, is refused before anything is played.
    """
    if len(set(values)) < len(values) or len(set(seats)) < len(seats):
        raise UnknownOption("Name each value and each number of seats only once: no game may count twice.")
    if seed + games > CELL:
        raise UnknownOption(f"A cell has room for {CELL:,} seeds: choose fewer --games or a smaller --seed.")
    if setting in (options or {}):
        raise UnknownOption(f"{setting} differs from row to row: leave it out of --option.")
    chosen = {value: {**(options or {}), setting: value} for value in values}
    for count in seats:
        for told in chosen.values():
            settled(game, count, bot, told, seed, check=False)

    def cell(value: str, count: int) -> Result:
        first = first_seed(game, count, chosen[value], seed)
        return simulate(game, games, count, bot, chosen[value], first, jobs, progress)

    return [[cell(value, count) for count in seats] for value in values]


def table(setting: str, rows: Sequence[Sequence[Result]]) -> str:
    """Win rates by the values of a setting in Markdown, with 95 % intervals in brackets; at the bottom, all rows
    together.
    """
    setup = rows[0][0].setup
    head = [_said(setup.game, f"setting-{setting}"), *(_players(result.setup.seats) for result in rows[0])]
    lines = [head, ["---"] * len(head)]
    for row in rows:
        value = dict(row[0].setup.options)[setting]
        lines.append([_said(setup.game, f"setting-{setting}-{value}"), *(_rate([result]) for result in row)])
    lines.append(["**all**", *(_rate(column) for column in zip(*rows, strict=True))])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _said(game: str, message: str) -> str:
    return text.say(find_game(game).package, "en", message)


def _players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def _rate(results: Sequence[Result]) -> str:
    wins, games = sum(one.wins for one in results), sum(len(one.ended) for one in results)
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})" if games else "–"
