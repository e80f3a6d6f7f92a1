"""The records of the journal: what a table began with, what happened at it, and which table it follows."""

from typing import NamedTuple

SPECTATOR = -1
"""The seat of the spectators' key."""


class Entry(NamedTuple):
    """Something that happened at a table: an answer, an undo, a seat given to a bot, other rules.

    `told` are the events it brought, None in files that did not store them; `checkpoint` is the position when the last
    turn began, if that is not the same turn as at the checkpoint before (see `transcript`). `chain` is the hash that
    the next entry links to, None in old files.
    """

    kind: str
    data: str
    at: float
    told: str | None = None
    checkpoint: str | None = None
    chain: str | None = None


class Header(NamedTuple):
    """What a table began with, and when something last happened at it; `save` is the text it was imported from.

    `version` and `contents` are those of the rules it began with; `told` and `checkpoint` are as in an entry.
    """

    id: str
    made: float
    touched: float
    game: str
    seats: int
    options: str
    seed: int
    save: str | None
    creator: str
    version: str = ""
    contents: str = "{}"
    told: str | None = None
    checkpoint: str | None = None
    fate: str | None = None
    origin: str | None = None


class Follows(NamedTuple):
    """A table follows another one, which was over at that number; hashes of its keys by the seats they open."""

    table: str
    number: int
    keys: dict[int, str]
