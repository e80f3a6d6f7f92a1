"""Where tables are stored: what an SQLite file and a PostgreSQL database have in common.

Statements are written once, for both: their placeholders are `?`, their types are those that both know. Whatever
differs is a method of `Database`. `migration` has the schema.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

Found = tuple[Any, ...]
"""A row."""
POSTGRES = ("postgresql://", "postgres://")


class Rows(Protocol):
    """The result of a statement."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection outside any transaction, unless a statement begins one."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, statement: str, args: Any = ..., /) -> Rows: ...

    def executemany(self, statement: str, args: Any, /) -> Any: ...

    def close(self) -> None: ...


class Database(ABC):
    """All tables of a server, opened and brought up to date. One that can't be used is refused with an OSError."""

    name: str
    """As people know it; never with a password."""
    shared: bool
    """Whether other processes may write to it at the same time."""
    begin: str
    """The statement that begins a transaction which will write."""
    clock: str
    """The time in seconds by the clock that all writers have in common."""

    # --- writing, by one thread -------------------------------------------------------------------------------------

    @abstractmethod
    def writing(self) -> Connection:
        """A new connection to write over."""

    @abstractmethod
    def ready(self, connection: Connection) -> Connection:
        """The connection, or a new one if it was lost."""

    @abstractmethod
    def renewed(self, connection: Connection) -> Connection:
        """A new connection for one that was left in the middle of something, which is rolled back; the same one if
        no other is available now.
        """

    @abstractmethod
    def wrote(self, connection: Connection, problem: Exception | None) -> None:
        """Something was written, or could not be."""

    @abstractmethod
    def refuses_all(self, problem: Exception) -> bool:
        """Whether nothing at all can be written now; otherwise something is wrong with what was to be written."""

    def complaint(self, problem: Exception) -> Exception:
        """The error for callers who wanted to write: one of this database or of the system."""
        return problem

    def order(self, rows: list[Found]) -> list[Found]:
        """The order in which entries are written together."""
        return rows

    # --- reading, by many -------------------------------------------------------------------------------------------

    @abstractmethod
    def read(self, query: str, args: Sequence[object]) -> tuple[list[Found], bool]:
        """What is found, and whether damage hides more. If nothing can be read now, refuses the request
        (`out_of_service`).
        """

    @abstractmethod
    def apart(self) -> AbstractContextManager[Connection]:
        """A connection for reading that holds nobody up. What can't be read is refused (`not_kept`)."""

    @abstractmethod
    def settled(self, table: str) -> None:
        """Return once everybody who had begun to write to a table has finished."""

    # --- its state --------------------------------------------------------------------------------------------------

    def trouble(self) -> str | None:
        """Why nothing should be written."""
        return None

    def full(self) -> str | None:
        """Why there is no room for more, if so."""
        return None

    def damage(self) -> str | None:
        """What is wrong with it, if a quick look finds something."""
        return None

    @abstractmethod
    def sign_of_life(self, connection: Connection) -> None:
        """Do something that only works if entries can be written."""

    @abstractmethod
    def size(self, connection: Connection) -> int | None:
        """How many bytes it takes on this machine; None if somebody else looks after that."""

    @abstractmethod
    def secret(self, size: int) -> bytes:
        """That many bytes known only to those who serve these tables, made when first asked for."""

    @abstractmethod
    def close(self) -> None:
        """Stop reading and writing."""


def is_postgres(where: Path | str) -> bool:
    """Whether tables are stored in PostgreSQL; otherwise it is an SQLite file."""
    return isinstance(where, str) and where.startswith(POSTGRES)
