"""The Last Candle: a whole game in sixty lines, to copy from.

Read the book before the candles are gone. In turn, each reader either reads on (a page, but a draught may blow out a
candle) or guards the flame (relights one candle, if there is one to relight).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from miskatonic.kernel import Game, Option, Setting, State, ask, below, lose, seeded, tell, win

CANDLES, PAGES = 3, {"thin": 4, "thick": 7}
READ, GUARD = Option("read"), Option("guard", passes=True)


@dataclass(slots=True)
class Night(State):
    """What is on the table."""

    seats: int
    reader: int
    candles: int
    pages: int


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Night:
    """LC-1: all candles burn, the whole book lies ahead."""
    return Night(seeded(seed), "night.hour", seats, 0, CANDLES, PAGES[options["book"]])


async def hour(game: Night) -> str:
    """LC-2: read a page, or guard the flame; guarding is only possible when a candle is out."""
    picked = await ask(
        game,
        game.reader,
        "hour",
        "LC-2",
        lambda _: [READ, GUARD] if game.candles < CANDLES else [READ],
        {"count": game.pages},
    )
    if picked is GUARD:
        game.candles += 1
        tell(game, "relit", "LC-2", {"who": game.reader, "count": game.candles})
    else:
        read_page(game)
    game.reader = (game.reader + 1) % game.seats
    return "night.hour"


def read_page(game: Night) -> None:
    """LC-3: the last page wins; LC-4: on a one or two the draught takes a candle, and the last one loses."""
    game.pages -= 1
    tell(game, "page", "LC-3", {"who": game.reader, "count": game.pages})
    if not game.pages:
        win("dawn", "LC-3")
    if below(game, 6) < 2:
        game.candles -= 1
        tell(game, "draught", "LC-4", {"count": game.candles})
        if not game.candles:
            lose("dark", "LC-4")


def view(game: Night, eyes: frozenset[int]) -> dict[str, Any]:
    """Everything is public here, except what is still to come."""
    return {"reader": game.reader, "candles": game.candles, "pages": game.pages}


GAME = Game(
    id="last_candle",
    version="1",
    package=__name__,
    seats=(1, 2, 3),
    settings=(Setting("book", tuple(PAGES), "thin"),),
    content={},
    state=Night,
    setup=setup,
    steps={"night.hour": hour},
    marks={"turn": ("night.hour",)},
    view=view,
    problems=lambda game: [] if 0 <= game.candles <= CANDLES else [f"{game.candles} candles"],
    redeal=lambda game, seat: None,
    seats_of=lambda game: game.seats,
    seat_name=lambda game, seat: f"seat-{seat}",
    named=lambda game, args: {key: f"seat-{value}" if key == "who" else value for key, value in args.items()},
    explain=lambda game, thing: [],
    verbs=lambda: (READ.verb, GUARD.verb),
)
