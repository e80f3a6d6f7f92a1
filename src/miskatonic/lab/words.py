"""How much of the text at the tables is written in each language, and what is left for a translator."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from miskatonic import text
from miskatonic.kernel import Game, games

SHARED, PAGE = "miskatonic.text", "miskatonic.web"


class Written(NamedTuple):
    """The messages of a game, of the page or shared by all, in one language; parts of cards count like messages."""

    of: str
    language: str
    messages: int
    missing: tuple[str, ...]
    """Those for which English is shown; in English itself, those that do not exist."""

    def line(self) -> str:
        """A row of the table."""
        return f"{self.of:<20}{self.language:<10}{self.messages - len(self.missing):>6} of {self.messages}"


def written(of: str | None = None, languages: Collection[str] = text.LANGUAGES) -> Iterator[Written]:
    """Every game, the page and the shared messages, or one of these, in each of the languages."""
    shared = text.arguments(SHARED, "en").keys()
    if of in (None, "shared"):
        yield from _of("shared", SHARED, list(shared), languages)
    if of in (None, "web"):
        yield from _of("web", PAGE, [one for one in text.arguments(PAGE, "en") if one not in shared], languages)
    for game in games():
        if of in (None, game.id):
            messages = dict.fromkeys([*text.arguments(game.package, "en"), *wanted(game)])
            yield from _of(game.id, game.package, [one for one in messages if one not in shared], languages)


def wanted(game: Game) -> Iterator[str]:
    """Every message, and every part of one, that the game must have."""
    for name, parts in game.wanted_words().items():
        yield name
        yield from (f"{name}.{part}" for part in parts)


def _of(name: str, domain: str, messages: list[str], languages: Collection[str]) -> Iterator[Written]:
    for language in languages:
        missing = tuple(message for message in messages if not text.has(domain, language, message))
        yield Written(name, language, len(messages), missing)
