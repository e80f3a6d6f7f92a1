"""Sentences for the people at a table. If one is missing, or can't be put into words, the game goes on: the id of its
message is shown instead, and an error is logged.
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
    """The sentence, or the id of the message if that fails."""
    try:
        return put()
    except (text.MissingMessage, text.BadMessage) as problem:
        return _unsaid(problem)


def _unsaid(problem: text.MissingMessage | text.BadMessage) -> str:
    """The id of the message, which is shown instead."""
    logger.error("%s", problem)
    return problem.message
