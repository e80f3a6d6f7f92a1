"""A campaign is a chain of tables: one that is over is followed by another, which the same links open.

The sequel and everything about it (keys, bots, what it follows) is written at once: either it is there or it is not,
and everybody who asks again gets the same one. A table that was resumed and is over a second time has another sequel;
the first one stays.
"""

import asyncio
import json
import sqlite3
from collections.abc import Mapping

from miskatonic.kernel import games
from miskatonic.server import answers, keys
from miskatonic.server.messages import Refused
from miskatonic.server.storage.records import SPECTATOR, Entry, Follows, Header
from miskatonic.server.tables import seeds
from miskatonic.server.tables.house import House, begun
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.replaying import first_position


async def follow(
    house: House, opened: OpenTable, wishes: Mapping[str, str], more: int, seed: int | None, address: str
) -> answers.Sequel:
    """The sequel of a table that is over, made if it does not exist yet; with that many `more` seats for newcomers."""
    origin = await house.admitted(address)
    async with opened.lock:
        number = opened.table.number
        known = opened.sequels.get(number)
        if known is not None and await asyncio.to_thread(house.journal.header, known) is not None:
            return await _told(house, opened, known, {})
        header, came_from = await asyncio.to_thread(_next, opened, wishes, more, seed)
        now = house.journal.now()
        header = header._replace(
            id=keys.new_id(),
            made=now,
            touched=now,
            creator=opened.header.creator,
            origin=origin or opened.header.origin,
        )
        fresh = {seat: keys.new_key() for seat, old in enumerate(came_from) if old < 0}
        own = {old: hash_ for hash_, old in opened.keys.items()}
        inherited = {seat: own[old] for seat, old in enumerate(came_from) if old >= 0} | {SPECTATOR: own[SPECTATOR]}
        entries = [
            Entry("bot", json.dumps({"seat": seat, "bot": opened.bots[old]}), 0)
            for seat, old in enumerate(came_from)
            if old in opened.bots
        ]
        try:
            await house.journal.new_table(
                header,
                {seat: keys.hash_of(key) for seat, key in fresh.items()},
                entries,
                Follows(opened.header.id, number, inherited),
            )
        except (OSError, sqlite3.Error):
            opened.sequels = await asyncio.to_thread(house.journal.sequels, opened.header.id)
            if number not in opened.sequels:
                raise
        else:
            opened.sequels[number] = header.id
        made = opened.sequels[number] == header.id  # else another process was faster
        house.metrics.tables += made
        opened.shown.clear()
        opened.changed()
        house.processes.stirred(opened)
        return await _told(house, opened, opened.sequels[number], fresh if made else {})


def _next(opened: OpenTable, wishes: Mapping[str, str], more: int, seed: int | None) -> tuple[Header, tuple[int, ...]]:
    """The table that follows, as it begins, and for each of its seats the old seat (-1: none)."""
    table = opened.table
    plan = table.game.sequel(table.state, wishes) if table.outcome is not None else None
    if plan is None:
        raise Refused("no_sequel", "No table follows this one.", 409)
    came_from = (*plan.seats, *(-1 for _ in range(more)))
    count, options = table.game.settle(len(came_from), {**table.options, **wishes, **plan.options})
    fate = seeds.drawn() if seed is None else seeds.known(seed, "chosen")
    column = seeds.in_column(int(fate.seed))
    header = Header("", 0, 0, table.game.id, count, json.dumps(options), column, None, "")
    header = header._replace(fate=fate.written())
    return begun(header, first_position(header, table.game)), came_from


async def _told(house: House, opened: OpenTable, sequel: str, fresh: Mapping[int, str]) -> answers.Sequel:
    """Where to go: the table, for each of its seats the old one, and the keys of new seats, sent only once."""
    opened_by = await asyncio.to_thread(house.journal.keys, sequel)
    seats = {seat: hash_ for hash_, seat in opened_by.items() if seat != SPECTATOR}
    return {
        "table": sequel,
        "seats": [opened.keys.get(seats[seat], -1) for seat in sorted(seats)],
        "keys": {str(seat): key for seat, key in fresh.items()},
    }


async def begun_from(house: House, file: str, creator: str | None, address: str) -> answers.Seated | None:
    """A table that continues a campaign from its file; None if the file isn't one."""
    for game in games():
        plan = await asyncio.to_thread(game.resumed, file)
        if plan is not None:
            return await house.new_table(game, len(plan.seats), plan.options, None, creator, {}, address)
    return None


def file_of(opened: OpenTable) -> str:
    """The campaign of a table, as a file."""
    text = opened.table.game.campaign(opened.table.state)
    if text is None:
        raise Refused("no_campaign", "This table isn't part of a campaign, or its campaign has no record yet.", 409)
    return json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"
