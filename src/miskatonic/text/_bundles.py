"""The Fluent side of `miskatonic.text`, kept apart because importing Fluent is slow."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from miskatonic.text import LANGUAGES, BadMessage, MissingMessage

SHARED = "miskatonic.text"
_START = re.compile(r"(-?[A-Za-z][\w-]*)\s*=")
_PLAIN = re.compile(r"-?[\w-]+\s*= ([^{}\n]+?)\s*(?:\n\s+\.|$)")
"""A message that is just a text on one line, perhaps with forms: it can be said without being parsed."""
_VARIABLE = re.compile(r"\$(\w+)")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?=[\s.}])")


def sources(domain: str, language: str) -> Iterator[tuple[str, str]]:
    """File name and content of every message file: the domain's own first, then the shared ones."""
    folders = [files(SHARED).joinpath(language)]
    if domain != SHARED:
        folders.insert(0, files(domain).joinpath("text").joinpath(language))
    for folder in folders:
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield file.name, file.read_text(encoding="utf-8")


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file with their source, comments left out."""
    name, lines = "", list[str]()
    for line in [*text.splitlines(), "# end"]:
        start = _START.match(line)
        if start or line.startswith("#"):
            if name:
                yield name, "\n".join(lines)
            name, lines = start.group(1) if start else "", []
        lines.append(line)


@cache
def phrasebook(domain: str, language: str) -> "Phrasebook":
    return Phrasebook(domain, language)


class Things(FluentType):
    """A list argument. Fluent knows no lists, so only LIST can read it; shown directly it is an error."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids = ids

    def format(self, locale: object) -> str:
        raise BadMessage("a list can only be shown with LIST(…)")


DOUBLE_END = re.compile(r"([?!])\.(?!\.)")
"""A full stop after a name that ends in a mark of its own."""


REMEMBERED = 20_000
"""Sentences kept for each domain and language."""


class Phrasebook:
    """All messages of one domain in one language."""

    def __init__(self, domain: str, language: str) -> None:
        self.domain, self.language = domain, language
        functions: dict[str, Any] = {
            "NAME": self._name,
            "GENDER": self._gender,
            "LIST": self._list,
            "CAP": _cap,
        }
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for _, text in sources(domain, language):
            for name, source in _entries(text):
                self._unread.setdefault(name, source)
        self._ids = dict.fromkeys(self._unread)
        self._arguments = {name: tuple(dict.fromkeys(_VARIABLE.findall(s))) for name, s in self._unread.items()}
        self._plain = {name: found[1] for name, s in self._unread.items() if (found := _PLAIN.match(s))}
        self._said: dict[object, str] = {}

    def _read(self, name: str) -> None:
        """Parse one message, and those it refers to, when it is first needed: parsing whole files takes too long."""
        source = self._unread.pop(name, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._read(other)

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not attribute or name not in self._ids:
            return name in self._ids
        self._read(name)
        return attribute in self._bundle.get_message(name).attributes

    def arguments(self) -> dict[str, tuple[str, ...]]:
        return self._arguments

    def messages(self) -> dict[str, tuple[str, ...]]:
        for name in self._ids:
            self._read(name)
        return {name: tuple(self._bundle.get_message(name).attributes) for name in self._ids}

    def say(self, message: str, args: Mapping[str, object]) -> str:
        """The sentence; sentences are remembered, because a table says the same ones again and again."""
        key = (message, repr(args)) if args else message  # as text, because True and 1 are different things to say
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._put(message, args)
        return said

    def _put(self, message: str, args: Mapping[str, object]) -> str:
        if message in self._plain:
            return self._plain[message]
        name, _, attribute = message.partition(".")
        if name not in self._ids:
            if self.language == LANGUAGES[0]:
                raise MissingMessage(message, self.domain, self.language)
            return phrasebook(self.domain, LANGUAGES[0]).say(message, args)
        self._read(name)
        entry = self._bundle.get_message(name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise MissingMessage(message, self.domain, self.language)
        fluent_args = {key: _argument(value) for key, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, fluent_args)
        for error in errors:
            if isinstance(error, MissingMessage):
                raise error
            raise BadMessage(f"{message!r} of {self.domain} in {self.language!r}: {error}") from error
        return DOUBLE_END.sub(r"\1", str(text))

    def _name(self, thing: object, case: str = "") -> str:
        if not isinstance(thing, str):
            raise BadMessage(f"{thing!r} is not the id of a name")
        return self.say(f"{thing}.{case}" if case else thing, {})

    def _gender(self, thing: object) -> str:
        return self._name(thing, "gender")

    def _list(self, things: object, case: str = "") -> str:
        if not isinstance(things, Things):
            raise BadMessage(f"{things!r} is not a list of names")
        names = [
            self._name(thing, case) if count == 1 else f"{count} × {self._name(thing)}"
            for thing, count in Counter(things.ids).items()
        ]
        if not names:
            return self._name("nothing", case)
        *before, last = names
        return self.say("list-and", {"before": ", ".join(before), "last": last}) if before else last


def _cap(text: object) -> str:
    if not isinstance(text, str):
        raise BadMessage(f"{text!r} cannot be capitalised")
    return text[:1].upper() + text[1:]


def _argument(value: object) -> object:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return Things(tuple(str(item) for item in value))
    return value
