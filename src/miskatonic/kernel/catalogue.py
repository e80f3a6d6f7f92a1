"""Rows of printed facts, by number; and names that know what they name.

Inside the rules a card, a place or a figure is a number. Its row in a catalogue is the only source of everything else:
its id, its name, the thing it is on the table, and how many there are.
"""

import difflib
import hashlib
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, Self, TypeVar, overload


class Row(Protocol):
    """Anything printed: a row with an id."""

    @property
    def id(self) -> str:
        """What it is called in options, texts and records."""


R = TypeVar("R", bound=Row)


class Name(str):
    """The id of a name (`monster-ghoul`) that knows which thing it names here (`monster:ghoul#2`).

    Two with the same id are equal even if they name different things: what is cached by a name forgets which.
    """

    __slots__ = ("thing",)
    thing: str

    def __new__(cls, name: str, thing: str) -> Self:
        named = super().__new__(cls, name)
        named.thing = thing
        return named


def things_in(args: Mapping[str, Any]) -> list[str]:
    """The things that arguments name, one by one or in lists, each once."""
    found: dict[str, None] = {}
    for value in args.values():
        for one in value if isinstance(value, tuple | list) else (value,):
            if type(one) is Name:
                found[one.thing] = None
    return list(found)


class UnknownId(LookupError):
    """No row has that id."""


class DoubleId(ValueError):
    """Two rows have the same id."""


class WrongRow(ValueError):
    """A row names something that does not exist."""


def unless_known(kind: str, name: str, known: Iterable[str]) -> Iterator[str]:
    """What is wrong with a row that names such a thing, in words; nothing if it is known."""
    names = list(known)
    if name not in names:
        yield f"names the {kind} {name!r}, which does not exist.{_meant(name, names)}"


def _meant(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f" Did you mean {near[0]!r}?" if near else ""


def _nothing(row: Any) -> Iterable[str]:
    return ()


class Catalogue(Sequence[R]):
    """All cards of a kind by number. A row with several `copies` is in it that many times, one thing for each.

    The ids of their names begin with `family` (`relic-silver_key`), those of things on the table with `thing`
    (`card:silver_key`; if there are several copies, `monster:ghoul#2`). `parts` are the texts a row needs besides its
    name: a card that does something at midnight needs words for that; `messages` are other messages needed because
    of it. `wrong` finds what a row names that does not exist.
    Rules in a hurry read `rows`, a plain list.
    """

    def __init__(
        self,
        family: str,
        rows: Iterable[R] = (),
        *,
        thing: str = "",
        parts: Callable[[R], Iterable[str]] = _nothing,
        messages: Callable[[R], Iterable[str]] = _nothing,
        wrong: Callable[[R], Iterable[str]] = _nothing,
    ) -> None:
        self.rows: list[R] = []
        self.family = family
        self.thing = thing or family
        self.parts = parts
        self.messages = messages
        self.wrong = wrong
        self.names: list[Name] = []
        self._numbers: dict[str, int] = {}
        self.edition = 0
        """How often its rows have changed: what was looked up in another edition is looked up again."""
        self.fill(rows)

    def fill(self, rows: Iterable[R]) -> None:
        """Replace everything with these rows."""
        self.rows.clear()
        self.names.clear()
        self._numbers.clear()
        self.edition += 1
        for row in rows:
            self.add(row)

    def add(self, row: R) -> R:
        """Append a row, with the next number; the others keep theirs."""
        if row.id in self._numbers:
            raise DoubleId(f"There are two rows {row.id!r} among those of {self.family}; each needs its own id.")
        for problem in self.wrong(row):
            raise WrongRow(f"The row {row.id!r} among those of {self.family} {problem}")
        self._numbers[row.id] = len(self.rows)
        self.edition += 1
        copies = getattr(row, "copies", 1)
        for copy in range(1, copies + 1):
            self.rows.append(row)
            thing = f"{self.thing}:{row.id}#{copy}" if copies > 1 else f"{self.thing}:{row.id}"
            self.names.append(Name(f"{self.family}-{row.id}", thing))
        return row

    def renumber(self, first: Iterable[str]) -> None:
        """Put these rows first, in this order, wherever they are in the source; the others keep the source's order."""
        order = dict.fromkeys([id_ for id_ in first if id_ in self._numbers] + self.ids)
        starts = [*self._numbers.values(), len(self)]
        places = {id_: range(*ends) for id_, ends in zip(self.ids, itertools.pairwise(starts), strict=True)}
        moved = [at for id_ in order for at in places[id_]]
        self.rows[:], self.names[:] = [self.rows[at] for at in moved], [self.names[at] for at in moved]
        self._numbers.clear()
        self.edition += 1
        for number, row in enumerate(self.rows):
            self._numbers.setdefault(row.id, number)

    def number(self, id_: str) -> int:
        """The number of the row with that id; of several copies the first."""
        found = self._numbers.get(id_)
        if found is None:
            raise UnknownId(f"There is no {self.family} {id_!r}.{_meant(id_, self._numbers)}")
        return found

    def fingerprint(self, count: int | None = None) -> tuple[int, str]:
        """How many rows there are and a hash of their ids in order; only of the first `count`, if that is given."""
        return fingerprint([row.id for row in self], count)

    def first(self, rows: Iterable[tuple[str, int]]) -> range:
        """The numbers of those rows that a table is made of: all, unless it began when there were fewer."""
        return range(dict(rows).get(self.family, len(self.rows))) if rows else range(len(self.rows))

    def named(self, name: str) -> R:
        """The row with that name (`relic-silver_key`)."""
        return self[self.number(name.partition("-")[2])]

    @overload
    def __getitem__(self, number: int) -> R: ...

    @overload
    def __getitem__(self, number: slice) -> list[R]: ...

    def __getitem__(self, number: int | slice) -> R | list[R]:
        """The row with that number."""
        return self.rows[number]

    def __iter__(self) -> Iterator[R]:
        """The rows in order."""
        return iter(self.rows)

    def __len__(self) -> int:
        """How many there are, each copy counted."""
        return len(self.rows)

    def __contains__(self, id_or_row: object) -> bool:
        """Whether there is a row with that id, or this very row."""
        return id_or_row in (self._numbers if isinstance(id_or_row, str) else self.rows)

    @property
    def ids(self) -> list[str]:
        """The different ids, in order."""
        return list(self._numbers)

    def wanted_words(self) -> dict[str, tuple[str, ...]]:
        """The names of all rows, each with the parts its words must have, and the other messages they need."""
        rows = [self[at] for at in self._numbers.values()]
        names = {f"{self.family}-{row.id}": tuple(self.parts(row)) for row in rows}
        return names | {message: () for row in rows for message in self.messages(row)}


def fingerprint(ids: Sequence[str], count: int | None = None) -> tuple[int, str]:
    """How many rows there are and a hash of their ids in order; only of the first `count`, if that is given.

    The numbers in a record keep their meaning as long as the rows it knew still come first.
    """
    known = ids[:count]
    return len(known), hashlib.sha256("\n".join(known).encode()).hexdigest()[:12]


def released_first(catalogues: Iterable[Catalogue[Any]], released: Mapping[str, Iterable[str]]) -> None:
    """The rows of the last release keep their numbers, in the order in which each family was released; newer rows get
    the numbers after them. So a new row may be anywhere in the source, and records keep their meaning.
    """
    for catalogue in catalogues:
        catalogue.renumber(released.get(catalogue.family, ()))
