"""The Vigil: a game of a few steps with everything that is not in every game, for the clients to be tried on.

Whoever watches may light a lantern; the question is open to all of them at once. Then one of them decides whether they
stay until dawn or go home, which is neither a victory nor a defeat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from miskatonic.kernel import Game, Name, Offers, Option, State, Window, ask, hold, seeded, tell, win
from miskatonic.kernel.outcome import end

LANTERN = Name("lantern", "lantern:1")


@dataclass(slots=True)
class Vigil(State):
    """How many lanterns each of the watchers has lit, and how many hours have passed."""

    lit: tuple[int, ...]
    hour: int


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Vigil:
    """Nothing is lit."""
    return Vigil(seeded(seed), "night", (0,) * seats, 0)


def _light(game: Vigil, seat: int) -> Sequence[Option]:
    return [] if game.lit[seat] else [Option(f"light:{seat}", seat=seat, lantern=LANTERN)]


def _wait(game: Vigil, seat: int) -> Sequence[Option]:
    return [Option(f"wait:{seat}", seat=seat, passes=True, shared=True)]


async def _use(game: Vigil, picked: Option) -> None:
    if picked.seat is not None and not picked.passes:
        game.lit = (*game.lit[: picked.seat], 1, *game.lit[picked.seat + 1 :])
        tell(game, "lit", "VG-R-1.4", {"who": picked.seat})


WATCH = Window(
    lambda game: {seat: found for seat in range(len(game.lit)) if (found := _light(game, seat))},
    Offers(lambda game, why: [option for seat in range(len(game.lit)) for option in _light(game, seat)]),
    _wait,
    _use,
)


async def night(game: Vigil) -> str:
    """VG-B-062: the night begins."""
    return "hour"


async def hour(game: Vigil) -> str:
    """VG-R-1.4: everybody may light a lantern; then the first one decides."""
    await hold(WATCH, game, "watch", "VG-R-1.4")
    picked = await ask(game, 0, "stay", "VG-B-062", lambda _: [Option("stay"), Option("go_home")])
    if picked.verb == "go_home":
        end("fled", "home", "VG-B-062")
    game.hour += 1
    if game.hour == 3:
        win("dawn", "VG-R-1.4")
    return "hour"


GAME = Game(
    id="vigil",
    version="1",
    package=__name__,
    seats=(2,),
    settings=(),
    content={},
    state=Vigil,
    setup=setup,
    steps={"night": night, "hour": hour},
    marks={"hour": ("hour",), "night": ("night",)},
    view=lambda game, eyes: {"lit": list(game.lit), "hour": game.hour},
    problems=lambda game: [],
    redeal=lambda game, seat: None,
    seats_of=lambda game: len(game.lit),
    seat_name=lambda game, seat: f"seat-{seat}",
    named=lambda game, args: {key: f"seat-{value}" if key == "who" else value for key, value in args.items()},
    explain=lambda game, thing: [],
)
