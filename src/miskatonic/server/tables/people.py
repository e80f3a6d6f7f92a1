"""Who is at a table: viewers, what their pages show, and somebody's request to undo."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from miskatonic.server.messages import out_of_service

Members = Mapping[str, bytes]
"""The members of an object, each as JSON."""


class Position(NamedTuple):
    """A position as somebody sees it: the state without its view, the view without its board, and the board. The last
    two are empty at a table that can't be played. Serial numbers are unique.
    """

    state: Members
    view: Members
    board: Members
    serial: int


class Parts(NamedTuple):
    """A state: the position, shared by those who see and read the same, and this viewer's own part."""

    position: Position
    own: Members


class Viewer:
    """Somebody who looks at a table: which seats they hold, which language they read, what they have seen."""

    def __init__(self, seats: set[int], language: str, person: str = "", name: str = "") -> None:
        self.seats = seats
        self.language = language
        self.person = person
        self.name = name
        self.creator = False
        self.told = 0
        """The number of the first event that they have not been sent."""
        self.seen: Parts | None = None
        """What their page shows, if it can apply changes to that."""
        self.sent = 0
        """How many states and changes they have been sent."""

    @property
    def known_as(self) -> tuple[str, str, list[int]]:
        """Who they are to others."""
        return self.person, self.name, sorted(self.seats)

    def show(self) -> None:
        """There is a new state to see."""

    def show_people(self) -> None:
        """Somebody came or went."""

    def leave(self, why: str | None = None) -> None:
        """They may no longer be here; `why` is the code of a refusal that tells them so."""


class Turn(asyncio.Lock):
    """The lock for looking at a table and changing it; it can't be had while the table is out of service."""

    def __init__(self) -> None:
        super().__init__()
        self.withdrawn = False

    async def acquire(self) -> Literal[True]:
        """Wait for it."""
        await super().acquire()
        if self.withdrawn:
            self.release()
            raise out_of_service()
        return True


@dataclass
class Wish:
    """Somebody wants to undo something and is waiting for the others' consent."""

    person: str
    to: str
    number: int
    agreed: set[str]
