"""A moment in which several seats may do something: one question open to all of them, each passes for itself."""

import functools
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple

from miskatonic.kernel.choice import Offer, Offers, Option, ask
from miskatonic.kernel.event import NOTHING


class Window(NamedTuple):
    """What a game's windows are like.

    `useful` makes a list of the seats worth asking, in the order in which they are asked, each with what it could do to
    some effect; `offered` everything that anybody may do while the question is open, or why not; `passes` a seat's ways
    to do nothing; `use` carries out what is picked, and is told of passes too.
    """

    useful: Callable[[Any], dict[int, Sequence[Option]]]
    offered: Offers
    passes: Callable[[Any, int], Sequence[Option]]
    use: Callable[[Any, Option], Awaitable[None]]


async def hold(
    window: Window, game: Any, prompt: str, rule: str, args: dict[str, Any] = NOTHING, passed: Iterable[int] = ()
) -> None:
    """Ask until everybody has passed who can do anything. Who has passed is asked again only about something new.

    A window in which nobody could do anything is not shown. `passed` are seats that have passed this moment already;
    a pass makes nothing possible that was not.
    """
    waiting = window.useful(game)
    known = {seat: waiting.pop(seat, ()) for seat in passed}
    joined = bool(known)
    while waiting:
        asked = tuple(waiting)
        offers = Offers(functools.partial(_find, window, asked))
        picked = await ask(game, asked[0], prompt, rule, offers, args, asked, joined)
        joined = picked.passes
        await window.use(game, picked)
        if joined:
            for seat in picked.seats or (picked.seat,):
                if seat in waiting:
                    known[seat] = waiting.pop(seat)
        else:
            waiting = {seat: now for seat, now in window.useful(game).items() if _is_new(now, known.get(seat, ()))}


def _find(window: Window, asked: Iterable[int], game: Any, why: bool) -> list[Offer]:
    """Passing for whoever is asked, and everything that anybody may do meanwhile, or why not."""
    found: list[Offer] = []
    for seat in asked:
        found += window.passes(game, seat)
    found += window.offered.find(game, why)
    return found


def _is_new(options: Sequence[Option], known: Sequence[Option]) -> bool:
    """Whether something is possible that a seat has not passed on."""
    return not {option.text for option in options}.issubset([option.text for option in known])
