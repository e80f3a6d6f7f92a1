"""Everything a player reads, in the language that player chose.

Messages are in Fluent (`.ftl`) files beside the code they belong to: a *domain* is a Python package, and its
messages are all the files in its folder `text/<language>/`, together with the shared ones in this package.
Language belongs to the viewer, so it is an argument of every call and never a setting of the table.

Names of things are messages too, and all the words about a thing are attributes of its name.
*Forms* (`FORMS`) are the name as a sentence needs it: in a grammatical case, shortened, its gender. Every other
attribute is a *part*, a separate text: what is printed on a card (`relic-silver_key.text`), what using it does.

`$thing` below is the id of a name ("place-park", "seat-0"), because Fluent itself cannot refer to a message through a
variable. A name whose message needs arguments carries them in its text (`told`): `do-heal?{"count": 2}` is the message
`do-heal` with these arguments, and lists among them are again lists of names. These functions can be used in every
message:

- `NAME($thing)`, `NAME($thing, case: "acc")`: the name, or the given attribute of it.
- `GENDER($thing)`: its attribute `.gender`, to select on.
- `LIST($things)`, `LIST($things, case: "acc")`: names joined with commas and the language's "and". Equal
  ones are counted, and a counted name is in its base form, as on a packing list: "2 × Arkham clue".
  `LIST($things, sep: "; ")` uses only that separator.
- `CAP(…)`: the first letter in upper case, for a sentence that opens with a name, as in
  `CAP(NAME($place, case: "in"))`. Nothing is capitalised unless a message asks for it.

Whole numbers can be used in plural selectors; `True` and `False` are selected as `[true]` and `[false]`.

A problem with a message always raises an error. A raw identifier or half a sentence on the table would be worse, and
`miskatonic.text.lint` finds such problems before any player can.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from miskatonic.text._bundles import Phrasebook


class Language(NamedTuple):
    """A language in which tables can be shown."""

    id: str
    name: str
    """What it calls itself."""
    plurals: tuple[str, ...]
    """The plural categories that every selector on a number must have."""
    complete: bool = True
    """Whether it has every message. A partial language may lack some: English is shown instead."""


SPOKEN = (
    Language("en", "English", plurals=("one", "other")),
    Language("pl", "Polski", plurals=("one", "few", "many")),
    Language("uk", "Українська", plurals=("one", "few", "many")),
)
"""Every language; this is the only list. A new one needs a row here and its folders `text/<id>/`."""

LANGUAGES = tuple(language.id for language in SPOKEN)
"""Their ids. English comes first: it is the fallback for messages missing elsewhere."""

COMPLETE = tuple(language.id for language in SPOKEN if language.complete)
"""The ids of the complete ones."""

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
    """A message, or a grammatical form of a name, that does not exist."""

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
    """The message in this language, or in English if the language lacks it.

    `message` is an id, or `id.attribute` for a form or a part of a name ("place-park.short", "relic-silver_key.text").
    """
    return _phrasebook(domain, language).say(message, args or {})


def told(message: str, **args: object) -> str:
    """The name of something whose message needs arguments."""
    return f"{message}?{json.dumps(args, ensure_ascii=False, sort_keys=True)}" if args else message


def has(domain: str, language: str, message: str) -> bool:
    """Whether the language itself has the message; the English fallback does not count."""
    return _phrasebook(domain, language).has(message)


def messages(domain: str, language: str) -> dict[str, tuple[str, ...]]:
    """The ids of all messages this language itself has, each with the names of its attributes."""
    return _phrasebook(domain, language).messages()


def arguments(domain: str, language: str) -> dict[str, tuple[str, ...]]:
    """All messages and the parts of names ("relic-silver_key.text"), each with the names of its arguments, its own and
    those of the messages it refers to; a part has the same arguments as its message. Nothing is parsed for this.
    """
    return _phrasebook(domain, language).arguments()


@cache
def _phrasebook(domain: str, language: str) -> "Phrasebook":
    """The messages of a domain in a language; Fluent is imported when the first of them is needed."""
    from miskatonic.text import _bundles

    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return _bundles.phrasebook(domain, language)
