"""Sentences for the people at a table. One that nobody has written, or that can't be put into words, stops no game: the
id of its message stands in its place, and an error is logged.
"""

import logging
from collections.abc import Callable, Mapping

from miskatonic import text
from miskatonic.kernel import Table
from miskatonic.kernel.speech import Sayable

logger = logging.getLogger(__name__)


def say(domain: str, language: str, message: str, args: Mapping[str, object] | None = None) -> str:
    """A message of a domain in a language."""
    try:
        return text.say(domain, language, message, args)
    except (text.MissingMessage, text.BadMessage) as problem:
        return _unsaid(problem)


def tell(table: Table, thing: Sayable, language: str) -> str:
    """The sentence for something at a table."""
    try:
        return table.say(thing, language)
    except (text.MissingMessage, text.BadMessage) as problem:
        return _unsaid(problem)


def anyhow(put: Callable[[], str]) -> str:
    """What is put into words, or the id of the message that could not be."""
    try:
        return put()
    except (text.MissingMessage, text.BadMessage) as problem:
        return _unsaid(problem)


def _unsaid(problem: text.MissingMessage | text.BadMessage) -> str:
    """The id of a message stands in its place."""
    logger.error("%s", problem)
    return problem.message
