"""The viewer's language, from the environment."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from miskatonic.kernel import RefusedOption, Trouble
from miskatonic.text import LANGUAGES


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first of LC_ALL, LC_MESSAGES and LANG that is set decides; English if we don't have that language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def next_language(language: str) -> str:
    """The next language; after the last comes the first."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


@contextmanager
def refusals_in(language: str) -> Iterator[None]:
    """Put what the rules of a game refuse into this language."""
    try:
        yield
    except RefusedOption as refused:
        raise Trouble(refused.said(language)) from refused
