"""A moment in which several seats may do something: one question open to all of them, each passes for itself."""

import functools
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

from miskatonic.kernel.choice import Option, ask
from miskatonic.kernel.event import NOTHING


class Window(NamedTuple):
    """What a game's windows are like.

    `order` are the seats in the order they are asked; `useful` the options for which asking a seat is worth it;
    `offered` everything a seat may do while the question is open; `passes` its ways to do nothing; `use` carries out
    what is picked, and is told of passes too.
    """

    order: Callable[[Any], Iterable[int]]
    useful: Callable[[Any, int], Sequence[Option]]
    offered: Callable[[Any, int], Sequence[Option]]
    passes: Callable[[Any, int], Sequence[Option]]
    use: Callable[[Any, Option], Awaitable[None]]


async def hold(
    window: Window, game: Any, prompt: str, rule: str, args: dict[str, Any] = NOTHING, passed: Collection[int] = ()
) -> None:
    """Ask until everybody has passed who can do anything. Who has passed is asked again only about something new.

    A window in which nobody could do anything is not shown. `passed` are seats that have passed this moment already;
    a pass makes nothing possible that was not.
    """
    known = {seat: window.useful(game, seat) for seat in passed} if passed else {}
    waiting = _waiting(window, game, known)
    joined = bool(passed)
    while waiting:
        asked = tuple(waiting)
        options = functools.partial(_options, window, asked)
        picked = await ask(game, asked[0], prompt, rule, options, args, None, asked, joined)
        joined = picked.passes
        await window.use(game, picked)
        if joined:
            known |= {seat: waiting.pop(seat) for seat in picked.seats or (picked.seat,) if seat in waiting}
        else:
            waiting = _waiting(window, game, known)


def _options(window: Window, asked: Iterable[int], game: Any) -> list[Option]:
    """Passing for whoever is asked, and everything that anybody may do meanwhile."""
    passing = [option for seat in asked for option in window.passes(game, seat)]
    return passing + [option for seat in window.order(game) for option in window.offered(game, seat)]


def _waiting(window: Window, game: Any, known: dict[int, Sequence[Option]]) -> dict[int, Sequence[Option]]:
    """The seats that can do something, and what; of those that have passed, the ones for which it is something new."""
    waiting = {}
    for seat in window.order(game):
        useful = window.useful(game, seat)
        if useful and (seat not in known or _texts(useful) - _texts(known[seat])):
            waiting[seat] = useful
    return waiting


def _texts(options: Sequence[Option]) -> set[str]:
    return {option.text for option in options}
