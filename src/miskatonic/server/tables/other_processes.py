"""What a table has to ask and to tell where other processes serve it too; here for a process that is alone, where
whoever is at a table is here. `SharedTables` is the other one.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miskatonic.server.door.metrics import Numbers
    from miskatonic.server.tables.open_table import OpenTable
    from miskatonic.server.tables.recorded_table import RecordedTable, Wish
    from miskatonic.server.tables.room import Room, Viewer


class OtherProcesses:
    """No other process serves these tables."""

    async def run(self) -> None:
        """Hear of others for as long as the server runs."""

    async def leave(self) -> None:
        """This process ends."""

    async def up_to_date(self, room: "Room") -> "Room | None":
        """A table as the database has it now; None if it was taken away."""
        return room

    async def look(self, room: "Room") -> None:
        """Learn who is at a table elsewhere, its keys, and whose wish waits for consent; under its lock."""

    async def came(self, room: "Room", visitor: "Viewer") -> None:
        """Somebody sits down here."""

    async def went(self, room: "Room", visitor: "Viewer") -> None:
        """Somebody has left."""

    async def is_visited(self, table: str) -> bool:
        """Whether somebody is at a table elsewhere."""
        return False

    async def wished(self, opened: "OpenTable") -> None:
        """Somebody wishes to take something back, or nobody does any more."""

    async def agreed(self, opened: "OpenTable", wish: "Wish", person: str) -> None:
        """Somebody agrees to the wish."""
        wish.agreed.add(person)

    async def may_play(self, opened: "OpenTable") -> bool:
        """Whether the bots of a table play here."""
        return True

    def moved(self, table: "RecordedTable") -> None:
        """Something was entered at a table."""

    def stirred(self, room: "Room") -> None:
        """Something else about a table has changed."""

    async def numbers(self) -> "Mapping[str, Numbers]":
        """What the other processes have counted, by their names."""
        return {}


NO_OTHERS = OtherProcesses()
