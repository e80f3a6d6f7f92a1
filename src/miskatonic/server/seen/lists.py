"""Tables in lists: those that somebody has made, and those of a campaign."""

import asyncio
import contextlib

from miskatonic.server import answers, keys
from miskatonic.server.messages import Refused
from miskatonic.server.seen.scene import summary
from miskatonic.server.tables.house import House
from miskatonic.server.tables.room import Room

MOST = 100
"""How many tables of a chain are listed."""


async def tables_of(house: House, creator: str, language: str) -> list[answers.TableInList]:
    """The list of a creator's tables. Those that are damaged, or can't be read now, are left out."""
    found = []
    for header in await asyncio.to_thread(house.journal.tables_of, keys.hash_of(creator)):
        with contextlib.suppress(Refused):
            room = await house.found(header.id)
            if room is not None and not room.is_damaged:
                async with room.lock:
                    found.append(summary(room, header, language))
        await asyncio.sleep(0)
    return found


async def chain(house: House, room: Room, hashed: str, language: str) -> list[answers.TableInChain]:
    """The tables before and after one, starting with the first; only those that the key opens."""
    first, seen = room.header.id, {room.header.id}
    while (before := await asyncio.to_thread(house.journal.before, first)) is not None and before not in seen:
        first = before
        seen.add(before)
    found: list[answers.TableInChain] = []
    coming: list[tuple[str, str | None, int | None]] = [(first, None, None)]
    while coming and len(found) < MOST:
        table, previous, number = coming.pop(0)
        sequels = await asyncio.to_thread(house.journal.sequels, table)
        coming += [(later, table, over) for over, later in sorted(sequels.items())]
        there = await house.found(table)
        if there is None or (hashed not in there.keys and there.header.creator != hashed):
            continue
        async with there.lock:
            told = summary(there, there.header, language)
            holds = not there.is_open or previous is None or await _holds(house, previous, number)
        found.append({**told, "previous": previous, "here": table == room.header.id, "holds": holds})
    return found


async def _holds(house: House, previous: str, number: int | None) -> bool:
    """Whether the previous table is still as it was when it was followed; otherwise this is a different branch."""
    there = await house.found(previous)
    return there is not None and there.is_open and there.number == number
