"""A moment in which several seats may do something: one question for all of them, and each passes separately."""

import functools
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple

from miskatonic.kernel.choice import Offer, Offers, Option, ask
from miskatonic.kernel.event import NOTHING


class Window(NamedTuple):
    """What a game's windows are like.

    `useful` lists the seats worth asking, in the order in which they are asked, each with what it could usefully do;
    `offered` gives everything that anybody may do while the question is open, or why not; `passes` a seat's ways to do
    nothing; `use` carries out what is picked, and is called for passes too.
    """

    useful: Callable[[Any], dict[int, Sequence[Option]]]
    offered: Offers
    passes: Callable[[Any, int], Sequence[Option]]
    use: Callable[[Any, Option], Awaitable[None]]


async def hold(
    window: Window, game: Any, prompt: str, rule: str, args: dict[str, Any] = NOTHING, passed: Iterable[int] = ()
) -> None:
    """Ask until everybody who can do anything has passed. A seat that has passed is asked again only about something
    new.

    A window in which nobody could do anything is not shown. `passed` are seats that have already passed this window; a
    pass makes nothing newly possible.
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
    """Ways to pass for those who are asked, and everything that anybody may do meanwhile, or why not."""
    found: list[Offer] = []
    for seat in asked:
        found += window.passes(game, seat)
    found += window.offered.find(game, why)
    return found


def _is_new(options: Sequence[Option], known: Sequence[Option]) -> bool:
    """Whether something is possible that the seat has not already passed on."""
    return not {option.text for option in options}.issubset([option.text for option in known])
