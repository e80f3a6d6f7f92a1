"""An evening of three: a game for the tests of the server, with secret hands and questions open to several seats.

Every evening begins with a question to all who hold cards; then the host reads on or goes to bed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from miskatonic.kernel import Catalogue, Game, Offers, Option, Setting, State, Window, ask, hold, seeded, tell, win

SEATS, EVENINGS, USUAL = 3, 4, "knot+coin/dove+rope/flame"


class Trick(NamedTuple):
    """A card."""

    id: str


TRICKS = Catalogue("trick", [Trick(name) for name in ("knot", "coin", "dove", "rope", "flame", "mirror")])


@dataclass(slots=True)
class Evening(State):
    """What is in the hands, what has been shown, and how many evenings have begun."""

    hands: list[list[int]]
    shown: list[int]
    evenings: int


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Evening:
    """EV-1: two tricks for everybody, or as the table wishes."""
    wished = options["hands"].split("/")
    hands = [[TRICKS.number(name) for name in hand.split("+") if name] for hand in wished]
    return Evening(seeded(seed), "evening.begin", hands, [], 0)


def _tricks(game: Evening, seat: int) -> Sequence[Option]:
    return [
        Option(f"show:{TRICKS[trick].id}", trick, seat=seat, secret=True, trick=TRICKS.names[trick])
        for trick in game.hands[seat]
    ]


def _passes(game: Evening, seat: int) -> Sequence[Option]:
    return [Option(f"{verb}:{seat}", seat=seat, passes=True, shared=True) for verb in ("continue", "quiet")]


async def _use(game: Evening, picked: Option) -> None:
    """EV-2: a trick that is shown is gone."""
    if picked.passes:
        return
    assert picked.seat is not None
    game.hands[picked.seat].remove(picked.value)
    game.shown.append(picked.value)
    tell(game, "showed", "EV-2", {"who": picked.seat, "trick": picked.value})


WINDOW = Window(
    lambda game: {seat: found for seat in range(SEATS) if (found := _tricks(game, seat))},
    Offers(lambda game, why: [option for seat in range(SEATS) for option in _tricks(game, seat)]),
    _passes,
    _use,
)


async def begin(game: Evening) -> str:
    """EV-3: an evening begins; after the last one it is dawn."""
    if game.evenings == EVENINGS:
        win("dawn", "EV-3")
    game.evenings += 1
    tell(game, "dusk", "EV-3", {"count": game.evenings})
    await hold(WINDOW, game, "tricks", "EV-2")
    return "evening.end"


async def end(game: Evening) -> str:
    """EV-4: the host reads a page, or goes to bed."""
    picked = await ask(game, 0, "host", "EV-4", lambda _: [Option("read"), Option("sleep", passes=True)])
    if picked.text == "read":
        tell(game, "read", "EV-4", {"who": 0}, only=0, secret={"count": game.evenings})
        return "evening.end"
    return "evening.begin"


def view(game: Evening, eyes: frozenset[int]) -> dict[str, Any]:
    """The hands that these eyes may see."""
    return {"hands": {str(seat): [TRICKS[one].id for one in game.hands[seat]] for seat in sorted(eyes)}}


def named(game: Evening, args: dict[str, Any]) -> dict[str, Any]:
    """Seats and tricks by name."""
    names: dict[str, Sequence[str]] = {"who": [f"seat-{seat}" for seat in range(SEATS)], "trick": TRICKS.names}
    return {key: names[key][value] if key in names else value for key, value in args.items()}


GAME = Game(
    id="evening",
    version="1",
    package=__name__,
    seats=(SEATS,),
    settings=(Setting("hands", (), USUAL, lambda value, seats: None, longest=1000),),
    content={},
    state=Evening,
    setup=setup,
    steps={"evening.begin": begin, "evening.end": end},
    marks={"evening": ("evening.begin",)},
    view=view,
    problems=lambda game: [] if 0 <= game.evenings <= EVENINGS else ["too many evenings"],
    redeal=lambda game, seat: None,
    seats_of=lambda game: SEATS,
    seat_name=lambda game, seat: f"seat-{seat}",
    named=named,
    explain=lambda game, thing: [],
    catalogues=(TRICKS,),
    spans={"turn": "dusk"},
)
