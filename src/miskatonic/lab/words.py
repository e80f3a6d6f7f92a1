"""How much of what is said at the tables is written in each language, and what is left for a translator."""

from collections.abc import Iterator
from typing import NamedTuple

from miskatonic import text
from miskatonic.kernel import games

SHARED, PAGE = "miskatonic.text", "miskatonic.web"


class Written(NamedTuple):
    """The messages of a game, of the page or of everybody in one language; parts of cards count like messages."""

    of: str
    language: str
    messages: int
    missing: tuple[str, ...]
    """Those in whose place English stands."""

    def line(self) -> str:
        """A row of the table."""
        return f"{self.of:<20}{self.language:<10}{self.messages - len(self.missing):>6} of {self.messages}"


def written() -> Iterator[Written]:
    """Every game, the page and what all share, each in every language."""
    shared = text.arguments(SHARED, "en").keys()
    yield from _of("shared", SHARED, list(shared))
    for name, domain in (("web", PAGE), *((game.id, game.package) for game in games())):
        yield from _of(name, domain, [message for message in text.arguments(domain, "en") if message not in shared])


def _of(name: str, domain: str, messages: list[str]) -> Iterator[Written]:
    for language in text.LANGUAGES:
        missing = tuple(message for message in messages if not text.has(domain, language, message))
        yield Written(name, language, len(messages), missing)
