"""A table as the journal has it, with room for its people: open, or closed where it can only be read."""

import logging

from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Header
from miskatonic.server.tables.closed_table import ClosedTable
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.replaying import DAMAGED, RECORD, CannotBePlayed, replayed

AnyTable = OpenTable | ClosedTable
"""One of them; `is_open` says which."""
logger = logging.getLogger(__name__)


def open_room(journal: Journal, header: Header, keys: dict[str, int]) -> AnyTable:
    """The table as the journal has it; nothing is written by opening it."""
    try:
        return OpenTable(journal, header, keys, replayed(journal, header))
    except CannotBePlayed as problem:
        game, record, why = problem.game, problem.record, problem.why
    try:
        return ClosedTable(journal, header, keys, record.entries, game, why)
    except (ValueError, LookupError, TypeError):
        logger.exception("only the header of the table %s can be read", header.id)
        why = DAMAGED if record.damaged else RECORD
        return ClosedTable(journal, header._replace(told=None, checkpoint=None), keys, (), game, why)
