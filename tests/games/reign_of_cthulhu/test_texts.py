"""Everything the game can say is written in all three languages, and comes out as sentences."""

import ast
import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import miskatonic
from miskatonic import text
from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import Barred, Event, Option
from miskatonic.kernel.game import FATE
from miskatonic.kernel.table import Table
from miskatonic.text.lint import problems
from tests.games.source import Source

DOMAIN = "miskatonic.games.reign_of_cthulhu"
SHARED_EVENTS = {"forced", "undone", "new_rules", "untold"}
"""The kernel's own events, said with shared messages."""


def test_the_lint_is_clean() -> None:
    assert problems(DOMAIN) == []


# --- what the source can say ------------------------------------------------------------------------------------------


class ReignSource(Source):
    """With the words that are put together out of the ids of cards."""

    def values(self, node: ast.expr, scope: ast.AST) -> set[str]:
        match node:
            case ast.JoinedStr(values=[ast.Constant(value="investigator-"), _, ast.Constant(value="."), _]):
                return {f"investigator-{card.id}.{side}" for card in INVESTIGATORS for side in ("sane", "insane")}
            case ast.JoinedStr(values=[ast.Constant(value="investigator-"), _, ast.Constant(value=".insane")]):
                return {f"investigator-{card.id}.insane" for card in INVESTIGATORS}
            case ast.JoinedStr(values=[ast.Constant(value="insane_"), _]):
                return {
                    f"insane_{card.id}"
                    for card in INVESTIGATORS
                    if not card.bus[1] or not card.gives_relics[1] or card.clue_actions[1] > 1
                }
            case ast.Attribute(attr="id"):
                return {card.id for card in OLD_ONES if card.holds_among or card.closes_gates or card.locks_relics}
            case ast.JoinedStr(
                values=[ast.FormattedValue(value=ast.Attribute(attr="name")), ast.Constant(value=".text")]
            ):
                return {f"{card.name}.text" for card in RELICS}
            case ast.JoinedStr(
                values=[
                    ast.FormattedValue(value=ast.Subscript(value=ast.Attribute(value=ast.Name(id=rows), attr="names"))),
                    _,
                ]
            ):
                return {
                    f"{name}.text" for each in GAME.catalogues if each.family == CATALOGUES[rows] for name in each.names
                }
        return super().values(node, scope)


CATALOGUES = {"OLD_ONES": "old_one", "RELICS": "relic", "OTHERS": "card"}
"""What the names in a catalogue begin with, by what the code calls it."""


@cache
def source() -> ReignSource:
    return ReignSource(Path(str(files(DOMAIN))))


def written(language: str, family: str) -> set[str]:
    """What the messages `<family>-…` of a language are about."""
    return {
        name.removeprefix(f"{family}-") for name in text.messages(DOMAIN, language) if name.startswith(f"{family}-")
    }


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_question_has_its_words(language: str) -> None:
    prompts = source().words("ask", 2) | source().words("hold", 2)
    assert {"action", "after_actions", "consent_take", "sloth", "sloth_card", "tremor"} <= prompts
    assert written(language, "ask") == prompts


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_option_and_its_kind_have_their_words(language: str) -> None:
    verbs = source().words("Option", 0)
    assert {"give", "take", "lend", "borrow", "gate_first", "seal_linked", "end_actions"} <= verbs
    assert written(language, "option") == verbs
    assert written(language, "verb") == verbs | source().words("Barred", 0)


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_reason_why_not_has_its_words(language: str) -> None:
    assert written(language, "barred") == source().words("Barred", 1)


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_event_has_its_words(language: str) -> None:
    assert written(language, "event") == source().words("tell", 1) | SHARED_EVENTS


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_end_has_its_words(language: str) -> None:
    assert written(language, "outcome") == source().words("win", 0) | source().words("lose", 0)


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_line_of_an_explanation_has_its_words(language: str) -> None:
    of_cards = {message for message in GAME.wanted_words() if message.startswith("why-")}
    lines = {line for line in source().words("Line", 0) if not line.endswith("_")} | of_cards
    assert {f"why-{name}" for name in written(language, "why")} == {line for line in lines if line.startswith("why-")}
    assert [line for line in lines if not text.has(DOMAIN, language, line)] == []


@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_setting_and_content_count_has_its_words(language: str) -> None:
    expected = {
        name
        for setting in (*GAME.settings, FATE)
        for name in (setting.id, *(f"{setting.id}-{value}" for value in setting.values))
    }
    assert written(language, "setting") == expected
    assert written(language, "content") == set(GAME.content)
    for key, count in GAME.content.items():
        assert str(count) in text.say(DOMAIN, language, f"content-{key}", {"count": count})


# --- what is said while it is played ----------------------------------------------------------------------------------

RAW = re.compile(
    r"[a-z]_[a-z]"
    r"|\b(?:place|town|clue|relic|card|old_one|investigator|seat|face|option|verb|event|ask|why)-[a-z]"
    r"|[{}$]|RC-|  | [.,:;!?)]|\( |^\s|\s$|^$"
)
RULE = re.compile(r" \(RC-\d{3}\)$")
LATIN = re.compile(r"[A-Za-z]")


class Listener:
    """Hears everything said at tables, each sentence once, and complains of those that are none."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def hear_all(self, table: Table, thing: Any, what: str, args: Any = None) -> None:
        if self._new(what, args):
            for language in text.LANGUAGES:
                self.check(language, table.say(thing, language), what)

    def hear_explained(self, table: Table, thing: Any) -> None:
        lines = table.game.explain(table.state, thing)
        if self._new("explain", lines):
            for language in text.LANGUAGES:
                said = table.explain(thing, language)
                assert len(said) == len(lines)
                for sentence in said:
                    assert RULE.search(sentence), sentence
                    self.check(language, RULE.sub("", sentence), repr(thing))

    def hear_choice(self, table: Table) -> None:
        choice = table.choice
        assert choice is not None
        self.hear_all(table, choice, f"ask-{choice.prompt}", table.game.named(table.state, dict(choice.args)))
        for option in choice.options:
            self.hear_all(table, option, f"option-{option.verb}", option.args)
            self.hear_explained(table, option)
        for barred in choice.barred:
            self.hear_all(table, barred, f"barred-{barred.verb}-{barred.reason}", barred.args)
            self.hear_explained(table, barred)
        state = table.state
        assert isinstance(state, Reign)
        for topic in ("summoning_rate", *(f"{part}:{n}" for part in ("actions", "hand_limit") for n in range(4))):
            if min(state.roles) >= 0:
                self.hear_explained(table, topic)

    def check(self, language: str, sentence: str, what: str) -> None:
        assert not RAW.search(sentence), (language, what, sentence)
        if language == "uk":
            assert not LATIN.search(sentence), (language, what, sentence)

    def _new(self, what: str, args: Any) -> bool:
        key = f"{what} {args!r}"
        known = key in self.heard
        self.heard.add(key)
        return not known


KEEN = ("seal", "seal_linked", "defeat_shoggoth", "agree", "take", "play", "defeat_cultist", "pick", "hop", "drag")


def pick(chance: random.Random, options: list[Option]) -> Option:
    """Half by chance, half what a keen player would jump at, so that the rarer things happen too."""
    keen = [option for verb in KEEN for option in options if option.verb == verb]
    return keen[0] if keen and chance.random() < 0.5 else chance.choice(options)


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_said_in_random_games_is_a_sentence(seats: int) -> None:
    listener = Listener()
    for seed in range(12):
        chance = random.Random(seed)
        options = {"difficulty": "introductory", "consent": "waive" if seed % 3 == 0 else "ask"}
        table = miskatonic.new_table("reign_of_cthulhu", seed=seed, seats=seats, options=options)
        while table.outcome is None:
            listener.hear_choice(table)
            assert table.choice is not None
            table.answer(pick(chance, list(table.choice.options)))
        for event in table.events:
            listener.hear_all(table, event, f"event-{event.kind}", event.args)
        listener.hear_all(table, table.outcome, f"outcome-{table.outcome.reason}")


# Every sentence with every thing that can stand in it, also those that random games seldom reach.
PEOPLE = ("seat-0", *(f"investigator-{name}" for name in ("detective", "driver", "hunter", "reporter")))
PLACES = ("place-park", "place-university", "place-boardwalk", "place-docks", "place-train_station")
TOWNS = ("town-arkham", "town-dunwich", "town-innsmouth", "town-kingsport")
CARDS = ("clue-arkham", "clue-dunwich", "relic-alhazreds_flame", "relic-silver_key", "card-evil_stirs")
RELIC_NAMES = tuple(card.name for card in RELICS)
NUMBERS = (0, 1, 2, 3, 5, 21)
SAMPLES: dict[str, tuple[Any, ...]] = {
    "who": PEOPLE,
    "whom": PEOPLE[1:],
    "other": PEOPLE[1:],
    "seat": ("seat-0", "seat-3"),
    "investigator": PEOPLE[1:],
    "place": PLACES,
    "via": PLACES,
    "town": TOWNS,
    "towns": (TOWNS[:2],),
    "places": (PLACES[:1], PLACES[:3]),
    "card": CARDS,
    "cards": (CARDS[:1], CARDS[:1] * 2, CARDS),
    "mine": CARDS[:1],
    "theirs": CARDS[1:2],
    "relic": RELIC_NAMES,
    "old_one": ("old_one-yig", "old_one-shub_niggurath"),
    "face": ("face-blank", "face-delusion", "face-psychosis", "face-paranoia"),
    "count": NUMBERS,
    "number": NUMBERS[1:],
    "limit": (7, 8),
    "decisions": NUMBERS[1:],
    "back": (7,),
    "fate": ("same", "new"),
    "what": ("✓",),
    "where": ("turn", "step"),
    "was": ("1",),
    "now": ("2",),
}
LEFT_IS_A_PLACE = {"option-drag", "event-cultist_moved", "event-shoggoth_moved"}
FAMILIES = ("ask", "option", "verb", "barred", "event", "outcome", "why", "setting", "content", "label")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_sentence_fits_whatever_it_is_said_of(language: str) -> None:
    listener = Listener()
    names = [name for name in text.messages(DOMAIN, language) if name.partition("-")[0] in FAMILIES]
    for name in names:
        left = PLACES[::-1] if name in LEFT_IS_A_PLACE else NUMBERS
        samples = {**SAMPLES, "left": left}
        # As many rounds as the longest list, every argument going round its own.
        for turn in range(max(map(len, samples.values()))):
            args = {key: values[turn % len(values)] for key, values in samples.items()}
            listener.check(language, text.say(DOMAIN, language, name, args), name)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("fate", FATE.values)
def test_an_undo_is_told(language: str, fate: str) -> None:
    table = miskatonic.new_table("reign_of_cthulhu", seed=1, seats=2, options={"fate": fate})
    assert table.choice is not None
    table.answer(table.choice.options[0])
    table.undo()
    undone = table.events[-1]
    assert isinstance(undone, Event)
    assert undone.kind == "undone"
    Listener().check(language, table.say(undone, language), "undone")


def test_numbers_agree_with_their_nouns() -> None:
    def said(language: str, count: int) -> str:
        return text.say(DOMAIN, language, "event-summoning_reshuffled", {"count": count})

    assert said("pl", 1).startswith("Z 1 odrzuconej karty ")
    assert said("pl", 21).startswith("Z 21 odrzuconych kart ")
    assert said("uk", 21).startswith("З 21 карти ")
    assert said("uk", 12).startswith("З 12 карт ")


def test_people_keep_their_gender() -> None:
    def said(language: str, who: str) -> str:
        return text.say(DOMAIN, language, "event-walked", {"who": who, "place": "place-park"})

    assert said("en", "investigator-hunter") == "The Hunter walked to the Park."
    assert said("pl", "investigator-hunter") == "Łowczyni poszła do Parku."
    assert said("pl", "investigator-driver") == "Kierowca poszedł do Parku."
    assert said("uk", "investigator-hunter") == "Мисливиця перейшла до Парку."
    assert said("uk", "investigator-driver") == "Водій перейшов до Парку."


def test_a_barred_action_names_itself_and_the_reason() -> None:
    table = miskatonic.new_table("reign_of_cthulhu", seed=1, seats=2)
    missing = Barred("seal", "clues_missing", "RC-056", town="town-kingsport", count=2)
    assert table.say(missing, "en") == "Seal the gate: 2 Kingsport clues missing"
    assert table.say(missing, "pl") == "Zapieczętuj bramę: brakuje 2 wskazówek z Kingsport"
    assert table.say(missing, "uk") == "Запечатати ворота: бракує 2 доказів з Кінгспорта"
