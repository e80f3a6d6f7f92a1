"""The chain of a table's entries: each carries a hash over itself and the one before, the first over what the table
began with. An entry that is missing, duplicated, moved or changed is noticed when the table is read. To notice entries
missing at the end, the end itself is recorded elsewhere in the file.

Older files (schema 2) have entries without a hash. They are accepted as they are, as long as they come first; later
entries are linked to them as to any other.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from miskatonic.server.storage.records import Entry, Header

DIGITS = 32
"""Of a hash, in hexadecimal: enough against accidents; what keeps people out is the key of a seat."""


class End(NamedTuple):
    """Where the record of a table ends: how many entries it has, and the hash that the next one links to."""

    sequence: int
    chain: str


class Record(NamedTuple):
    """The journal's record of a table: its entries as far as they are intact, whether there is damage after them, and
    where it ends.
    """

    entries: list[Entry]
    damaged: bool
    end: End


def beginning(header: Header) -> End:
    """The end of a record without entries. What may change later isn't part of it: who made the table, and times."""
    head = (header.id, header.game, header.seats, header.options, header.seed, header.version, header.contents)
    before = End(-1, repr((*head, header.fate)))
    return End(0, linked(before, "", header.save or "", 0.0, header.told, header.checkpoint))


def linked(end: End, kind: str, data: str, at: float, told: str | None, checkpoint: str | None) -> str:
    """The hash of an entry that comes after this end. The lengths of the texts come first, so that no letter can move
    from one text to the next.
    """
    lengths = f"{len(data)} {-1 if told is None else len(told)} {-1 if checkpoint is None else len(checkpoint)}"
    whole = f"{end.chain} {end.sequence} {at!r} {kind} {lengths} {data}{told or ''}{checkpoint or ''}"
    return sha256(whole.encode()).hexdigest()[:DIGITS]


def checked(
    header: Header, found: Iterable[tuple[int, Entry]], known: tuple[int, str | None] | None, *, cut: bool
) -> Record:
    """The entries, given with their sequence, up to the first that is not what was once written. `known` is the end
    according to the file, without a hash if that was never stored; there may be more entries, but not fewer. `cut`: the
    file could not be read beyond them.
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
    except (TypeError, UnicodeError):  # not a text: nothing that was ever written
        return Record(entries, damaged=True, end=end)
    return Record(entries, cut or not comes_so_far, end)


def _is(end: End, known: tuple[int, str | None] | None) -> bool:
    """Whether it is the end according to the file."""
    return known in (end, (end.sequence, None))
