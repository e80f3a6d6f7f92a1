"""Everything the game can say is written in three languages, with what it needs, and comes out as sentences."""

import ast
import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics import wishes
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.kernel import Table, new_table
from miskatonic.kernel.speech import Sayable, said
from miskatonic.text.lint import problems
from tests.games.source import Source

SHARED_EVENTS = {"forced", "undone", "new_rules", "untold"}
"""The kernel's own events, said with shared messages."""
HARM = ("damage", "horror")
"""What is put together to `damage_placed` and `horror_placed`."""
RAW = re.compile(
    r"[a-z]_[a-z]|\b(?:card|seat|token|skill|option|verb|event|ask|scenario)-[a-z]"
    r"|[{}$]|AH-|\bnone\b|  | [.,:;!?)](?!\d)|\( |^\s|^$"
)
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n .*|\n(?=\n ))*)", re.MULTILINE)
VARIABLE, REFERENCE = re.compile(r"\$(\w+)"), re.compile(r"\{ ([a-z]+-\w+) \}")


@cache
def source() -> Source:
    return Source(Path(str(files(GAME.package))))


def written(language: str, family: str) -> set[str]:
    """The names of a family that a language has."""
    known = text.messages(GAME.package, language)
    return {one.removeprefix(f"{family}-") for one in known if one.startswith(f"{family}-")}


@cache
def messages() -> dict[str, str]:
    """The sentences in English as they are written."""
    folder = Path(str(files(GAME.package).joinpath("text/en")))
    return {name: body for file in folder.glob("*.ftl") for name, body in MESSAGE.findall(file.read_text("utf-8"))}


def needs(message: str) -> set[str]:
    """The arguments of a sentence, with those of its parts."""
    body = messages().get(message, "")
    return set(VARIABLE.findall(body)).union(*[needs(part) for part in REFERENCE.findall(body) if part != message])


def test_the_lint_is_clean() -> None:
    assert problems(GAME.package, GAME.wanted_words(), GAME.families) == []


# --- what the source can say ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_event_has_its_sentence_and_its_few_words(language: str) -> None:
    """Given all that is told, then there is a sentence for each kind, and none for what is never told."""
    told = source().words("tell", 1) - {*HARM} | {f"{kind}_placed" for kind in HARM}
    assert written(language, "event") == told | SHARED_EVENTS
    assert told - written(language, "step") <= {"phase", "resolution"}


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_reaction_and_window_has_its_question(language: str) -> None:
    """Given all triggers and windows, then each can be asked about."""
    triggers = {f"react_{one.__name__.lower()}" for one in _below(Trigger)}
    assert triggers | {*wishes.PLACES} <= written(language, "ask")


def _below(kind: type[Trigger]) -> set[type[Trigger]]:
    near = {one for one in kind.__subclasses__() if one.__module__.startswith(GAME.package)}
    return near.union(*[_below(one) for one in near])


@pytest.mark.parametrize("call", ["tell", "ask"])
def test_what_is_told_and_asked_brings_what_its_sentence_needs(call: str) -> None:
    """Given every event and question whose arguments stand in the source, then they are enough for the sentence."""
    place, family = (3, "event") if call == "tell" else (5, "ask")
    lacking = []
    for node, scope in source().calls[call]:
        given = _keys(node, place)
        for name in source().values(node.args[place - (2 if call == "tell" else 3)], scope):
            if given is not None and (lack := needs(f"{family}-{name}") - given):
                lacking.append(f"{family}-{name} lacks {', '.join(sorted(lack))}")
    assert lacking == []


def _keys(node: ast.Call, place: int) -> set[str] | None:
    """The names of the arguments, where they are written there."""
    found: set[str] = set()
    for one in (*node.args[place : place + 1], *node.args[place + 2 : place + 3]):
        if not isinstance(one, ast.Dict):
            return None if one is node.args[place] else found
        for key in one.keys:
            if not isinstance(key, ast.Constant):
                return None
            found.add(str(key.value))
    return found


# --- what is said while it is played ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_is_said_in_sentences(seats: int) -> None:
    """Given a game played at random, then every question, option, refusal and event is a sentence in each language."""
    chance = random.Random(seats)
    table = new_table(GAME, seed=seats * 11, seats=seats, options={"decks": "random", "asks": "all"})
    while table.outcome is None:
        assert table.choice is not None
        things: list[Sayable] = [table.choice, *table.choice.options, *table.choice.barred]
        for thing in things:
            for language in text.LANGUAGES:
                _is_a_sentence(table.say(thing, language))
        table.answer(chance.choice(table.choice.options))
    for language in text.LANGUAGES:
        _is_a_sentence(table.say(table.outcome, language))
        _are_sentences(table, language)


def _are_sentences(table: Table, language: str) -> None:
    for event in table.events:
        _is_a_sentence(said(GAME.package, event, language))
        if (seen := event.seen_by(())) is not None:
            _is_a_sentence(said(GAME.package, seen, language))


def _is_a_sentence(sentence: str) -> None:
    assert not RAW.search(sentence), sentence
