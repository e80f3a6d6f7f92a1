"""Everything a player reads, in the language that player chose.

Messages are Fluent (`.ftl`) files beside the code they speak for: a *domain* is a Python package, and its
messages are all the files in its folder `text/<language>/`, together with the shared ones in this package.
Language belongs to the viewer, so it is an argument of every call and never a setting of the table.

Names of things are messages too, and everything that is said of a thing stands with its name, as attributes.
*Forms* (`FORMS`) are the name as a sentence needs it: in a grammatical case, shortened, its gender. Every other
attribute is a *part*, a text of its own: what is printed on a card (`relic-silver_key.text`), what using it does.

`$thing` below is the id of a name ("place-park", "seat-0"), because Fluent cannot refer to a message through a
variable by itself. What needs arguments to be said brings them along, as a text (`told`): `do-heal?{"count": 2}` is the
message `do-heal` said with them, and lists among them are lists of names again. These functions can be used in every
message:

- `NAME($thing)`, `NAME($thing, case: "acc")`: the name, or the named attribute of it.
- `GENDER($thing)`: its attribute `.gender`, to select on.
- `LIST($things)`, `LIST($things, case: "acc")`: names joined with commas and the language's "and". Equal
  ones are counted, and a counted name stands in its base form, as on a packing list: "2 × Arkham clue".
  `LIST($things, sep: "; ")` only puts that between them.
- `CAP(…)`: the first letter in upper case, for a sentence that opens with a name, as in
  `CAP(NAME($place, case: "in"))`. Nothing is capitalised unless a message asks for it.

Whole numbers take part in plural selectors; `True` and `False` are selected on as `[true]` and `[false]`.

A problem with a message always raises. A raw identifier or half a sentence on the table would be worse, and
`miskatonic.text.lint` finds such problems before any player can.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from miskatonic.text._bundles import Phrasebook


class Language(NamedTuple):
    """A language in which the tables speak."""

    id: str
    name: str
    """What it calls itself."""
    plurals: tuple[str, ...]
    """The plural categories that every selector on a number must have."""
    complete: bool = True
    """A complete language lacks nothing. A partial one may: English stands in for what it lacks."""


SPOKEN = (
    Language("en", "English", plurals=("one", "other")),
    Language("pl", "Polski", plurals=("one", "few", "many")),
    Language("uk", "Українська", plurals=("one", "few", "many")),
)
"""Every language there is; nothing else lists them. A new one is its row here and its folders `text/<id>/`."""

LANGUAGES = tuple(language.id for language in SPOKEN)
"""Their ids. English comes first: it is what a message missing elsewhere falls back to."""

COMPLETE = tuple(language.id for language in SPOKEN if language.complete)
"""The ids of those that lack nothing."""

FORMS = frozenset({"acc", "dat", "from", "gen", "gender", "in", "ins", "lower", "many", "short", "the", "to"})
"""The attributes of a name that are the name itself, as a sentence needs it; all others are parts."""

__all__ = [
    "COMPLETE",
    "FORMS",
    "LANGUAGES",
    "SPOKEN",
    "BadMessage",
    "Language",
    "MissingMessage",
    "arguments",
    "has",
    "messages",
    "say",
    "told",
]


class MissingMessage(KeyError):
    """A message, or a grammatical form of a name, that nobody has written."""

    def __init__(self, message: str, domain: str, language: str) -> None:
        super().__init__(message, domain, language)
        self.message, self.domain, self.language = message, domain, language

    def __str__(self) -> str:
        return f"no message {self.message!r} for {self.domain} in {self.language!r}"


class BadMessage(ValueError):
    """A message that cannot be put into words, for instance because an argument is missing."""

    def __init__(self, problem: str, message: str = "") -> None:
        super().__init__(problem)
        self.message = message


def say(domain: str, language: str, message: str, args: Mapping[str, object] | None = None) -> str:
    """The message in this language, or in English where the language lacks it.

    `message` is an id, or `id.attribute` for a form or a part of a name ("place-park.short", "relic-silver_key.text").
    """
    return _phrasebook(domain, language).say(message, args or {})


def told(message: str, **args: object) -> str:
    """The name of something that is said with arguments."""
    return f"{message}?{json.dumps(args, ensure_ascii=False, sort_keys=True)}" if args else message


def has(domain: str, language: str, message: str) -> bool:
    """Whether the language itself has the message; English does not stand in here."""
    return _phrasebook(domain, language).has(message)


def messages(domain: str, language: str) -> dict[str, tuple[str, ...]]:
    """The ids of all messages this language itself has, each with the names of its attributes."""
    return _phrasebook(domain, language).messages()


def arguments(domain: str, language: str) -> dict[str, tuple[str, ...]]:
    """All messages and the parts of names ("relic-silver_key.text"), each with the names of what it is told with,
    itself and by what it refers to; a part is told with the same as its message. Nothing is parsed for it.
    """
    return _phrasebook(domain, language).arguments()


@cache
def _phrasebook(domain: str, language: str) -> "Phrasebook":
    """The messages of a domain in a language; Fluent is imported when the first of them is needed."""
    from miskatonic.text import _bundles

    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return _bundles.phrasebook(domain, language)
