"""Where the tables are kept: what a file of SQLite and a database of PostgreSQL have in common.

Statements are written once, for both: their places for values are `?`, their types are those that both know. What
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
    """What a statement has found."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection outside of any transaction, unless a statement begins one."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, statement: str, args: Any = ..., /) -> Rows: ...

    def executemany(self, statement: str, args: Any, /) -> Any: ...

    def close(self) -> None: ...


class Database(ABC):
    """All tables of a server, opened and brought up to date. One that can't be used is refused by an OSError."""

    name: str
    """As people know it; never with a password."""
    shared: bool
    """Whether other processes may write to it at the same time."""
    begin: str
    """The statement that begins a transaction which is going to write."""
    clock: str
    """The time by the clock that all who write have in common, in seconds."""

    # --- writing, by one thread -------------------------------------------------------------------------------------

    @abstractmethod
    def writing(self) -> Connection:
        """A new connection to write over."""

    @abstractmethod
    def ready(self, connection: Connection) -> Connection:
        """The connection, or another one if it was lost."""

    @abstractmethod
    def renewed(self, connection: Connection) -> Connection:
        """Another connection for one that was left in the middle of something, which is undone; the same one if there
        is none to be had now.
        """

    @abstractmethod
    def wrote(self, connection: Connection, problem: Exception | None) -> None:
        """Something was written, or could not be."""

    @abstractmethod
    def refuses_all(self, problem: Exception) -> bool:
        """Whether nobody can write now, whatever it is; else something is wrong with what was to be written."""

    def complaint(self, problem: Exception) -> Exception:
        """What is told to whoever wanted to write: an error of this database or of the system."""
        return problem

    def order(self, rows: list[Found]) -> list[Found]:
        """The order in which entries are written together."""
        return rows

    # --- reading, by many -------------------------------------------------------------------------------------------

    @abstractmethod
    def read(self, query: str, args: Sequence[object]) -> tuple[list[Found], bool]:
        """What is found, and whether the database is damaged where more should be. If nothing can be read now, says so
        (`out_of_service`).
        """

    @abstractmethod
    def apart(self) -> AbstractContextManager[Connection]:
        """A connection to read over that holds nobody up. What can't be read is refused (`not_kept`)."""

    @abstractmethod
    def settled(self, table: str) -> None:
        """Come back when nobody who had begun to write to a table is still at it."""

    # --- its state --------------------------------------------------------------------------------------------------

    def trouble(self) -> str | None:
        """Why nothing should be written."""
        return None

    def full(self) -> str | None:
        """Whether there is no room for more."""
        return None

    def damage(self) -> str | None:
        """What is wrong with it, if a quick look finds something."""
        return None

    @abstractmethod
    def sign_of_life(self, connection: Connection) -> None:
        """Something that only works where entries could be written."""

    @abstractmethod
    def size(self, connection: Connection) -> int | None:
        """How many bytes it takes of this machine; None where its room is somebody else's to see to."""

    @abstractmethod
    def secret(self, size: int) -> bytes:
        """So many bytes that only those know who serve these tables, made when they are first asked for."""

    @abstractmethod
    def close(self) -> None:
        """Nobody reads or writes any more."""


def is_postgres(where: Path | str) -> bool:
    """Whether tables are kept in PostgreSQL; else it is a file of SQLite."""
    return isinstance(where, str) and where.startswith(POSTGRES)
