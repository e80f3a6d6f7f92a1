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
    return anyhow(lambda: text.say(domain, language, message, args))


def tell(table: Table, thing: Sayable, language: str) -> str:
    """The sentence for something at a table."""
    return anyhow(lambda: table.say(thing, language))


def anyhow(put: Callable[[], str]) -> str:
    """What is put into words, or the id of the message that could not be."""
    try:
        return put()
    except (text.MissingMessage, text.BadMessage) as problem:
        logger.error("%s", problem)
        return problem.message
