"""What `--json` writes of simulations, campaigns and measurements, key by key."""

from typing import TypedDict


class Common(TypedDict):
    """What everything that was played has in common."""

    game: str
    version: str
    """The version of the game's rules."""
    seats: int
    bot: str
    options: dict[str, str]
    """The options that were chosen."""
    seed: int
    """The seed of the first one; each of the others has the next seed."""


class Game(TypedDict):
    """One game."""

    seed: int
    won: bool
    reason: str
    rule: str
    decisions: int
    error: str
    result: str


class BrokenGame(Game):
    """A game that was broken off by an error, with the command that replays it."""

    command: str


class Lengths(TypedDict):
    """How many decisions games took."""

    mean: float
    median: float
    min: int
    max: int


class Games(Common):
    """A simulation of games."""

    games: int
    wins: int
    win_rate: float | None
    """None if no game was played to the end; so are the lengths."""
    win_rate_95: list[float]
    losses: dict[str, int]
    """How often games were lost, by reason."""
    others: dict[str, int]
    """How often a game ended neither won nor lost, by its result."""
    decisions: Lengths | None
    errors: list[BrokenGame]
    played: list[Game]


class Campaign(TypedDict):
    """One campaign: its tables, and how each of them ended."""

    seed: int
    tables: list[Game]
    results: list[str]
    error: str


class Ends(TypedDict):
    """How often the tables with one number ended in each way, and why."""

    results: dict[str, int]
    reasons: dict[str, int]


class Campaigns(Common):
    """A simulation of campaigns."""

    campaigns: int
    ends: dict[str, int]
    tables: list[Ends]
    played: list[Campaign]


class Comparison(TypedDict):
    """Simulations that were compared, one for each cell of the table."""

    cells: list[Games]


class Rate(TypedDict):
    """One thing measured, on this machine and as a multiple of the reference."""

    per_second: float
    multiple_of_r: float


class Bench(TypedDict):
    """Everything that was measured for a game."""

    game: str
    seats: int
    rounds: int
    reference_decisions_per_second: float
    figures: dict[str, Rate]
