"""The chain of a table's entries: each carries a hash over itself and the one before, the first over what the table
began with. An entry that is missing, doubled, moved or changed is noticed when the table is read.

Files made before (schema 2) have entries without a hash. They are taken as they are, as long as they come first; what
is entered after them hangs on them like on any other.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from miskatonic.server.journal import Entry, Header


class End(NamedTuple):
    """Where the record of a table ends: how many entries it has, and what the next one hangs on."""

    sequence: int
    chain: str


class Record(NamedTuple):
    """What the journal has of a table: its entries as far as they are whole, whether there is damage behind them, and
    where it ends.
    """

    entries: "list[Entry]"
    damaged: bool
    end: End


def beginning(header: "Header") -> End:
    """The end of a record without entries. What may change later is not part of it: who made the table, and times."""
    head = (header.id, header.game, header.seats, header.options, header.seed, header.version, header.contents)
    return End(0, _hashed(head, (header.save, header.told, header.checkpoint, header.fate)))


def linked(end: End, entry: "Entry") -> str:
    """The hash of an entry that comes after this end."""
    return _hashed((end.chain, end.sequence, entry.kind, entry.at), (entry.data, entry.told, entry.checkpoint))


def _hashed(short: tuple[object, ...], long: tuple[str | None, ...]) -> str:
    """A hash over some values and some texts. How long the texts are stands before them, so that none can lend a
    letter to its neighbour.
    """
    lengths = [-1 if text is None else len(text) for text in long]
    whole = f"{short!r}{lengths!r}{''.join([text for text in long if text is not None])}"
    return blake2b(whole.encode(), digest_size=16).hexdigest()


def checked(header: "Header", found: "Iterable[tuple[int, Entry]]", *, cut: bool) -> Record:
    """The entries, which come with their sequence, up to the first that is not what was once written. `cut`: the file
    could not be read beyond them.
    """
    entries: list[Entry] = []
    end, chained = End(0, ""), False
    try:
        end = beginning(header)
        for sequence, entry in found:
            chain = linked(end, entry)
            if sequence != end.sequence or (entry.chain != chain and (chained or entry.chain is not None)):
                return Record(entries, damaged=True, end=end)
            chained = chained or entry.chain is not None
            entries.append(entry)
            end = End(sequence + 1, chain)
    except (TypeError, UnicodeError):  # no text: nothing that was ever written
        return Record(entries, damaged=True, end=end)
    return Record(entries, cut, end)
