"""The records of the journal: what a table began with, what happened at it, and which table it follows."""

from typing import NamedTuple

SPECTATOR = -1
"""The seat of the key to look on."""


class Entry(NamedTuple):
    """Something that happened at a table: an answer, an undo, a seat given to a bot, other rules.

    `told` are the events it brought, None where they were not kept yet; `checkpoint` is how the game stood when its
    last turn began, where that is another one than at the checkpoint before (see `transcript`). `chain` is what the
    next entry hangs on, None in old files.
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
    """That a table follows another one, which was over at that number; hashes of its keys by the seats they open."""

    table: str
    number: int
    keys: dict[int, str]
