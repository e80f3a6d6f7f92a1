"""What `--json` writes of simulations, campaigns and measurements, key by key."""

from typing import TypedDict


class Common(TypedDict):
    """What everything that was played has in common."""

    game: str
    version: str
    """That of the game's rules."""
    seats: int
    bot: str
    options: dict[str, str]
    """Those that were chosen."""
    seed: int
    """Of the first one; each one after it has the next."""


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
    """A game that an error broke off, with the command that plays it again."""

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
    """None where no game came to its end; so are the lengths."""
    win_rate_95: list[float]
    losses: dict[str, int]
    """How often each reason lost."""
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
    """How often the tables of one number ended in which way, and why."""

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
    """One thing measured, as of this machine and as a multiple of the reference."""

    per_second: float
    multiple_of_r: float


class Bench(TypedDict):
    """All that was measured of a game."""

    game: str
    seats: int
    rounds: int
    reference_decisions_per_second: float
    figures: dict[str, Rate]
