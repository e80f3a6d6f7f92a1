"""Finding things by name, or rules by id, as players type them: case and accents don't matter."""

import difflib
import unicodedata
from collections.abc import Iterable

from miskatonic import text
from miskatonic.kernel import Game, Option
from miskatonic.kernel.speech import rule_of

PLAIN = str.maketrans({"ł": "l", "’": "'", "„": "", "”": "", "“": "", "«": "", "»": "", '"': ""})
"""Letters that aren't accented forms of others, and characters that nobody types."""


def plain(name: str) -> str:
    """A name in the form used for comparison."""
    parts = unicodedata.normalize("NFKD", name.casefold().translate(PLAIN))
    return " ".join("".join(part for part in parts if not unicodedata.combining(part)).split())


def names(game: Game) -> list[str]:
    """Every name that can be asked about."""
    return list(dict.fromkeys([*game.glossary, *(str(name) for each in game.catalogues for name in each.names)]))


def rules(game: Game, wish: str) -> list[str]:
    """The matching rules: the one with this id (`RC-201`, `rc 201`), otherwise those whose ids begin like this, if it
    contains a number.
    """
    wanted = wish.strip().upper().replace(" ", "-")
    known = [rule for message in text.messages(game.package, text.LANGUAGES[0]) if (rule := rule_of(message))]
    if wanted in known:
        return [wanted]
    return [rule for rule in known if rule.startswith(wanted)] if any(map(str.isdigit, wanted)) else []


def find(game: Game, language: str, wish: str) -> list[str]:
    """The matching names: those that are equal, else those that begin like it, else those that contain these words."""
    wanted = plain(wish)
    if not wanted:
        return []
    read = _read(game, language)
    for fits in (wanted.__eq__, lambda name: name.startswith(wanted), lambda name: wanted in name):
        if found := [name for name, forms in read.items() if any(map(fits, forms))]:
            return found
    return []


def named_by(game: Game, option: Option) -> list[str]:
    """The names in an option that can be asked about, each once."""
    known = set(names(game))
    values = [one for value in option.args.values() for one in (value if isinstance(value, tuple | list) else (value,))]
    return list(dict.fromkeys(str(value) for value in values if value in known))


def near(game: Game, language: str, wish: str) -> list[str]:
    """Similar names."""
    read = {form: name for name, forms in _read(game, language).items() for form in forms}
    return list(dict.fromkeys(read[form] for form in difflib.get_close_matches(plain(wish), read, 3)))


def _read(game: Game, language: str) -> dict[str, tuple[str, ...]]:
    """Every name in all its forms, ready for comparison."""
    parts = text.messages(game.package, language)

    def forms(name: str) -> Iterable[str]:
        yield name
        for part in parts.get(name, ()):
            if part in text.FORMS - {"gender", "in", "to", "from"}:
                yield f"{name}.{part}"

    return {name: tuple(plain(text.say(game.package, language, form)) for form in forms(name)) for name in names(game)}
