"""The chain of a table's entries: each carries a hash over itself and the one before, the first over what the table
began with. An entry that is missing, doubled, moved or changed is noticed when the table is read. For those that are
missing at the end, where it is stands elsewhere in the file.

Files made before (schema 2) have entries without a hash. They are taken as they are, as long as they come first; what
is entered after them hangs on them like on any other.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from miskatonic.server.storage.records import Entry, Header

DIGITS = 32
"""Of a hash, in hexadecimal: enough against chance, and the key of a seat is what keeps people out."""


class End(NamedTuple):
    """Where the record of a table ends: how many entries it has, and what the next one hangs on."""

    sequence: int
    chain: str


class Record(NamedTuple):
    """What the journal has of a table: its entries as far as they are whole, whether there is damage behind them, and
    where it ends.
    """

    entries: list[Entry]
    damaged: bool
    end: End


def beginning(header: Header) -> End:
    """The end of a record without entries. What may change later is not part of it: who made the table, and times."""
    head = (header.id, header.game, header.seats, header.options, header.seed, header.version, header.contents)
    before = End(-1, repr((*head, header.fate)))
    return End(0, linked(before, "", header.save or "", 0.0, header.told, header.checkpoint))


def linked(end: End, kind: str, data: str, at: float, told: str | None, checkpoint: str | None) -> str:
    """The hash of an entry that comes after this end. How long the texts are stands before them, so that none can lend
    a letter to its neighbour.
    """
    lengths = f"{len(data)} {-1 if told is None else len(told)} {-1 if checkpoint is None else len(checkpoint)}"
    whole = f"{end.chain} {end.sequence} {at!r} {kind} {lengths} {data}{told or ''}{checkpoint or ''}"
    return sha256(whole.encode()).hexdigest()[:DIGITS]


def checked(
    header: Header, found: Iterable[tuple[int, Entry]], known: tuple[int, str | None] | None, *, cut: bool
) -> Record:
    """The entries, which come with their sequence, up to the first that is not what was once written. `known` is the
    end that the file tells, without a hash where that was never kept; there may be more entries, but not fewer. `cut`:
    the file could not be read beyond them.
    """
    entries: list[Entry] = []
    end, chained = End(0, ""), False
    try:
        end = beginning(header)
        comes_so_far = _is(end, known)
        for sequence, entry in found:
            chain = linked(end, *entry[:5])
            if sequence != end.sequence or (entry.chain != chain and (chained or entry.chain is not None)):
                return Record(entries, damaged=True, end=end)
            chained = chained or entry.chain is not None
            entries.append(entry)
            end = End(sequence + 1, chain)
            comes_so_far = comes_so_far or _is(end, known)
    except (TypeError, UnicodeError):  # no text: nothing that was ever written
        return Record(entries, damaged=True, end=end)
    return Record(entries, cut or not comes_so_far, end)


def _is(end: End, known: tuple[int, str | None] | None) -> bool:
    """Whether it is the end that the file tells."""
    return known in (end, (end.sequence, None))
