"""A moment in which several seats may do something: one question open to all of them, each passes for itself."""

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

    A window in which nobody could do anything is not shown. `passed` are seats that have passed this moment already.
    """
    known = {seat: _texts(window, game, seat) for seat in passed}
    joined = bool(passed)
    while waiting := _waiting(window, game, known):

        def options(now: Any, asked: tuple[int, ...] = waiting) -> list[Option]:
            passing = [option for seat in asked for option in window.passes(now, seat)]
            return passing + [option for seat in window.order(now) for option in window.offered(now, seat)]

        picked = await ask(game, waiting[0], prompt, rule, options, args, None, waiting, joined)
        if picked.passes:
            gone = picked.seats or (picked.seat,)
            known |= {seat: _texts(window, game, seat) for seat in waiting if seat in gone}
        await window.use(game, picked)
        joined = picked.passes


def _texts(window: Window, game: Any, seat: int) -> set[str]:
    return {option.text for option in window.useful(game, seat)}


def _waiting(window: Window, game: Any, passed: dict[int, set[str]]) -> tuple[int, ...]:
    """The seats that can do something and have not passed on all of it."""
    return tuple(
        [
            seat
            for seat in window.order(game)
            if (useful := window.useful(game, seat))
            and (seat not in passed or not passed[seat].issuperset([option.text for option in useful]))
        ]
    )
