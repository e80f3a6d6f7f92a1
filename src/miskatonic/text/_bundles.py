"""The Fluent side of `miskatonic.text`, kept apart because importing Fluent is slow."""

import contextlib
import json
import re
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from miskatonic.text import FORMS, LANGUAGES, BadMessage, MissingMessage
from miskatonic.text._patterns import Patterns
from miskatonic.text.numbers import MINUS

SHARED = "miskatonic.text"
_START = re.compile(r"(-?[A-Za-z][\w-]*)\s*=")
_ATTRIBUTE = re.compile(r"\n\s+\.([A-Za-z][\w-]*)\s*=")
_PLAIN = re.compile(r"\s*([^\s{}][^{}\n]*?)\s*")
"""Just a text on one line: it can be used without being parsed."""
_VARIABLE = re.compile(r"\$(\w+)")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?=[\s.}])")
_PARSER = FluentParser(with_spans=False)
"""Positions in the files would take half of the memory."""
_PARSING = threading.Lock()
"""Held while a message is parsed, so that nobody uses one that is half parsed."""


def sources(domain: str, language: str) -> Iterator[tuple[str, str]]:
    """File name and content of every message file: the domain's own first, its boxes', then the shared ones."""
    folders = [files(SHARED).joinpath(language)]
    if domain != SHARED:
        boxes = files(domain).joinpath("boxes")
        added = sorted(boxes.iterdir(), key=lambda box: box.name) if boxes.is_dir() else []
        folders[:0] = [place.joinpath("text").joinpath(language) for place in (files(domain), *added)]
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


def _pieces(name: str, source: str) -> Iterator[tuple[str, str]]:
    """The text of a message and of each of its attributes (`name.attribute`), as written."""
    value, *attributes = _ATTRIBUTE.split(source)
    yield name, value.partition("=")[2]
    for attribute, text in zip(attributes[::2], attributes[1::2], strict=True):
        yield f"{name}.{attribute}", text


@cache
def phrasebook(domain: str, language: str) -> "Phrasebook":
    return Phrasebook(domain, language)


class Things(FluentType):
    """A list argument. Fluent has no lists, so only LIST can read it; showing it directly is an error."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids = ids

    def format(self, locale: object) -> str:
        raise BadMessage("a list can only be shown with LIST(…)")


HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes before a number below 0."""
DOUBLE_END = re.compile(r"([?!])\.(?!\.)")
"""A full stop after a name that already ends in a punctuation mark."""


REMEMBERED = 5_000
"""Sentences remembered for each domain and language; half a kilobyte each."""


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
        self._patterns = Patterns(functions, language)
        self._sources: dict[str, str] = {}
        for _, text in sources(domain, language):
            for name, source in _entries(text):
                self._sources.setdefault(name, source)
        self._pieces = {piece: text for name, source in self._sources.items() for piece, text in _pieces(name, source)}
        self._plain = {piece: found[1] for piece, text in self._pieces.items() if (found := _PLAIN.fullmatch(text))}
        self._arguments: dict[str, tuple[str, ...]] = {}
        self._parsed: set[str] = set()
        self._said: dict[object, str] = {}

    def _parse(self, name: str) -> None:
        """Parse one message, and those it refers to, when it is first needed; parsing whole files takes too long."""
        if name in self._parsed:
            return
        self._parsed.add(name)
        if source := self._source(name):
            resource = _PARSER.parse(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._patterns.learn(entry)
            for other in _REFERENCE.findall(source):
                self._parse(other)

    def _english(self) -> "Phrasebook":
        """The fallback for everything that is missing here."""
        return phrasebook(self.domain, LANGUAGES[0])

    def has(self, message: str) -> bool:
        return message in self._pieces

    def arguments(self) -> dict[str, tuple[str, ...]]:
        if not self._arguments:
            told = {name: tuple(dict.fromkeys(self._variables(name, set()))) for name in self._sources}
            split = {piece: piece.partition(".") for piece in self._pieces}
            self._arguments = {piece: told[name] for piece, (name, _, part) in split.items() if part not in FORMS}
        return self._arguments

    def _variables(self, name: str, before: set[str]) -> Iterator[str]:
        """The arguments of a message, and of every other message that it refers to."""
        before.add(name)
        source = self._source(name)
        yield from _VARIABLE.findall(source)
        for other in _REFERENCE.findall(source):
            if other not in before:
                yield from self._variables(other, before)

    def _source(self, name: str) -> str:
        """The source of a message, here or in English."""
        return self._sources.get(name) or self._english()._sources.get(name, "")

    def messages(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for piece in self._pieces:
            name, _, attribute = piece.partition(".")
            found[name] = (*found[name], attribute) if attribute else ()
        return found

    def say(self, message: str, args: Mapping[str, object]) -> str:
        """The sentence; sentences are remembered, because a table repeats the same ones again and again."""
        key = (message, repr(args)) if args else message  # as text, because True and 1 are worded differently
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
        if not self.has(message):
            # An English form would not fit into the sentence it was asked for.
            if self.language == LANGUAGES[0] or (self.has(name) and attribute in FORMS):
                raise MissingMessage(message, self.domain, self.language)
            return self._english().say(message, args)
        with _PARSING:
            self._parse(name)
        given = {key: _argument(value) for key, value in args.items()}
        said = self._patterns.puts.get(message)
        if said is not None:
            with contextlib.suppress(Exception):  # whatever it is: Fluent handles it, or says what is wrong
                return DOUBLE_END.sub(r"\1", str(said(given)))
        return self._put_by_fluent(message, name, attribute, given)

    def _put_by_fluent(self, message: str, name: str, attribute: str, given: dict[str, object]) -> str:
        entry = self._bundle.get_message(name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise MissingMessage(message, self.domain, self.language)
        text, errors = self._bundle.format_pattern(pattern, given)
        for error in errors:
            if isinstance(error, MissingMessage):
                raise error
            raise BadMessage(f"{message!r} of {self.domain} in {self.language!r}: {error}", message) from error
        return DOUBLE_END.sub(r"\1", HYPHEN.sub(MINUS, str(text)))

    def _name(self, thing: object, case: str = "") -> str:
        if not isinstance(thing, str):
            raise BadMessage(f"{thing!r} is not the id of a name")
        name, _, told = thing.partition("?")
        return self.say(f"{name}.{case}" if case else name, json.loads(told) if told else {})

    def _gender(self, thing: object) -> str:
        return self._name(thing, "gender")

    def _list(self, things: object, case: str = "", sep: str = "") -> str:
        if not isinstance(things, Things):
            raise BadMessage(f"{things!r} is not a list of names")
        if sep:
            return sep.join(self._name(thing, case) for thing in things.ids)
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
