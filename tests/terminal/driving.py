"""Plays on the full screen by pressing keys."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from miskatonic.terminal.screen import Room

Script = Callable[[Pilot[None], Room], Awaitable[None]]


def drive(script: Script, room: Room, size: tuple[int, int] = (100, 30), knows_the_goal: bool = True) -> None:
    """Somebody who has read the goal already, unless told otherwise, sits down and does this."""
    if room.sitting is not None and knows_the_goal:
        room.sitting.begins = False

    async def play() -> None:
        async with room.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot, room)

    asyncio.run(play())
