"""What is said without Fluent is what Fluent says."""

import random
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import miskatonic
from miskatonic import text
from miskatonic.kernel.speech import Sayable
from miskatonic.text import _bundles

Said = set[tuple[str, str, str]]


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Everything that is put into words, by Fluent as well."""
    said: Said = set()
    put = _bundles.Phrasebook._put

    def both(book: _bundles.Phrasebook, message: str, args: Mapping[str, object]) -> str:
        found = put(book, message, args)
        if message in book._patterns.puts:
            name, _, attribute = message.partition(".")
            given = {key: _bundles._argument(value) for key, value in args.items()}
            assert found == book._put_by_fluent(message, name, attribute, given)
            said.add((book.language, message, found))
        return found

    monkeypatch.setattr(_bundles.Phrasebook, "_put", both)
    monkeypatch.setattr(_bundles, "REMEMBERED", 0)
    return said


@pytest.mark.parametrize("game", [game.id for game in miskatonic.games()])
def test_a_game_reads_as_fluent_says_it(game: str, compared: Said) -> None:
    table, luck = miskatonic.new_table(game, seed=5, seats=2), random.Random(5)
    for _ in range(60):
        if table.choice is None:
            break
        for language in text.LANGUAGES:
            things: list[Sayable] = [table.choice, *table.choice.options, *table.choice.barred]
            for thing in things:
                table.say(thing, language)
        table.answer(luck.choice(table.choice.options))
    for event in table.events:
        for language in text.LANGUAGES:
            table.say(event, language)
    assert {language for language, *_ in compared} == set(text.LANGUAGES)
    assert len(compared) > 300


def test_plurals_names_and_large_numbers(compared: Said) -> None:
    for language in text.LANGUAGES:
        for count in (0, 1, 2, 5, 22, 1000, 12345):
            text.say("miskatonic.games.elder_sign", language, "terminal-cost", {"count": count})
    assert {
        ("en", "terminal-cost", "1 action"),
        ("pl", "terminal-cost", "22 akcje"),
        ("en", "terminal-cost", "12,345 actions"),
    } <= compared


def test_what_goes_wrong_is_told_as_before() -> None:
    with pytest.raises(text.BadMessage):
        text.say("miskatonic.games.elder_sign", "en", "terminal-cost", {})


def test_a_message_that_several_threads_say_for_the_first_time_is_said_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    parse = _bundles._PARSER.parse

    def slow(source: str) -> Any:
        time.sleep(0.05)
        return parse(source)

    monkeypatch.setattr(_bundles._PARSER, "parse", slow)
    book = _bundles.Phrasebook("miskatonic.games.elder_sign", "en")
    with ThreadPoolExecutor(4) as threads:
        said = list(threads.map(lambda _: book.say("terminal-cost", {"count": 2}), range(4)))
    assert said == ["2 actions"] * 4
