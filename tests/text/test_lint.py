"""The lint: silent about good messages, outspoken about each planted defect."""

from collections.abc import Callable, Collection
from itertools import count
from pathlib import Path

import pytest
from examples.last_candle import GAME as LAST_CANDLE

import miskatonic.text.lint
from miskatonic.kernel import Game
from miskatonic.text import SPOKEN
from miskatonic.text.lint import Cards, problems

Lint = Callable[..., list[str]]

GOOD = {
    "en": """
place-park = Park
    .in = at the Park
place-mill = Mill
    .in = at the Mill
waits = { NAME($who) } waits { NAME($place, case: "in") }.
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
""",
    "pl": """
place-park = Park
    .in = w Parku
place-mill = Młyn
    .in = w Młynie
waits = { NAME($who) } czeka { NAME($place, case: "in") }.
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
""",
    "uk": """
place-park = Парк
    .in = у Парку
place-mill = Млин
    .in = у Млині
waits = { NAME($who) } чекає { NAME($place, case: "in") }.
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
""",
}

SWORD = {
    "en": "item-sword = Sword\n    .acc = the sword\n    .text = Strike once.\n    .does = strike",
    "pl": "item-sword = Miecz\n    .acc = miecz\n    .text = Uderz raz.\n    .does = uderz",
    "uk": "item-sword = Меч\n    .acc = меч\n    .text = Ударте один раз.\n    .does = ударити",
}
SWORDS_PARTS: Cards = {"item-sword": ("text", "does")}
NO_CARDS: Cards = {}

_numbers = count()


@pytest.fixture
def lint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lint:
    """Lints a fresh package with the good messages and, for each language named, the given ones besides."""

    def run(
        replace: tuple[str, str, str] = ("en", "", ""),
        cards: Cards = NO_CARDS,
        printed: Collection[str] = (),
        **more: str,
    ) -> list[str]:
        domain = f"lint_sample_{next(_numbers)}"
        for language in GOOD:
            folder = tmp_path / domain / "text" / language
            folder.mkdir(parents=True)
            text = GOOD[language]
            if language == replace[0] and replace[1]:
                assert replace[1] in text
                text = text.replace(replace[1], replace[2])
            (folder / "good.ftl").write_text(text, encoding="utf-8")
            (folder / "more.ftl").write_text(more.get(language, ""), encoding="utf-8")
        (tmp_path / domain / "__init__.py").touch()
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setattr(miskatonic.text.lint, "SPOKEN", [language for language in SPOKEN if language.id in GOOD])
        return problems(domain, cards, printed)

    return run


@pytest.mark.parametrize("game", [*miskatonic.games(), LAST_CANDLE], ids=lambda game: game.id)
def test_the_games_are_clean(game: Game) -> None:
    found = problems(game.package, game.wanted_words(), game.families)
    assert not found, "\n".join(found)


def test_the_shared_messages_are_clean() -> None:
    assert problems("miskatonic.text") == []


def test_good_messages_are_clean(lint: Lint) -> None:
    assert lint() == []


def test_a_message_missing_in_one_language(lint: Lint) -> None:
    assert lint(en="bell = Ding.", pl="bell = Dzyń.") == ["uk: bell is missing"]


def test_a_form_missing_in_one_language(lint: Lint) -> None:
    found = lint(en="bell = bell\n    .acc = bell", pl="bell = dzwon\n    .acc = dzwon", uk="bell = дзвін")
    assert found == ["uk: bell.acc is missing"]


@pytest.mark.parametrize("odd", ["pl", "uk"])
def test_what_a_single_language_has_is_named_by_that_language(lint: Lint, odd: str) -> None:
    """Nothing is wrong with the others; what English has, they must have."""
    plain = {"en": "bell = Ding.", "pl": "bell = Dzyń.", "uk": "bell = Дзень."}
    assert lint(**plain | {odd: "bell = { $n }"}) == [f"{odd}: bell uses $n, no other language does"]
    assert lint(**plain | {odd: f"{plain[odd]}\n    .loud = !"}) == [f"{odd}: bell.loud is in no other language"]
    assert lint(**{odd: "bell = Ding."}) == [f"{odd}: bell is in no other language"]
    assert lint(en="bell = Ding.") == ["pl: bell is missing", "uk: bell is missing"]


def test_a_name_lacking_a_form_its_family_has(lint: Lint) -> None:
    found = lint(en="place-pub = Pub", pl="place-pub = Pub", uk="place-pub = Паб")
    assert "pl: place-pub lacks .in, which others of place- have" in found


def test_longer_ids_belong_to_no_family(lint: Lint) -> None:
    assert lint(en="place-park-gate = Gate.", pl="place-park-gate = Brama.", uk="place-park-gate = Ворота.") == []


def test_the_words_of_a_card_are_clean(lint: Lint) -> None:
    assert lint(cards=SWORDS_PARTS, **SWORD) == []
    assert lint(**SWORD) == [], "also where nobody says which cards there are"


def test_a_card_without_words(lint: Lint) -> None:
    assert lint(cards=SWORDS_PARTS, **SWORD | {"pl": ""}) == ["pl: item-sword has no words"]
    assert lint(cards={"item-axe": ("text",)}) == [f"{language}: item-axe has no words" for language in GOOD]


def test_words_without_a_card(lint: Lint) -> None:
    assert lint(cards=SWORDS_PARTS, printed={"item"}, **SWORD) == []
    found = lint(cards={"item-sward": ("text", "does")}, printed={"item"}, **SWORD)
    assert [line for line in found if line.startswith("en: ")] == [
        "en: item-sward has no words",
        "en: item-sword has words but there is no such card",
    ]


def test_an_option_whose_verb_has_no_words(lint: Lint) -> None:
    told = dict.fromkeys(GOOD, "option-dance = X\nverb-dance = X")
    assert lint(**told) == []
    found = lint(**told | {"pl": "option-dance = X"})
    assert found == ["pl: option-dance has no verb-dance beside it", "pl: verb-dance is missing"]


@pytest.mark.parametrize("part", ["text", "does"])
def test_a_card_that_lacks_a_part(lint: Lint, part: str) -> None:
    lines = [line for line in SWORD["uk"].splitlines() if f".{part}" not in line]
    assert lint(cards=SWORDS_PARTS, **SWORD | {"uk": "\n".join(lines)}) == [f"uk: item-sword lacks .{part}"]


def test_a_part_that_is_not_on_the_card(lint: Lint) -> None:
    found = lint(cards=SWORDS_PARTS, printed={"item"}, **SWORD | {"pl": SWORD["pl"] + "\n    .terror = Tracisz głowę."})
    assert found == ["pl: item-sword has .terror, which is not on the card"]


def test_parts_differ_within_a_family(lint: Lint) -> None:
    club = "\nitem-club = X\n    .acc = X\n    .terror = X"
    more = {language: SWORD[language] + club for language in GOOD}
    assert lint(**more) == []
    assert lint(cards={**SWORDS_PARTS, "item-club": ("terror",)}, **more) == []


def test_a_part_missing_in_one_language(lint: Lint) -> None:
    found = lint(en="bell = bell\n    .text = Ding.", pl="bell = dzwon\n    .text = Dzyń.", uk="bell = дзвін")
    assert found == ["uk: bell.text is missing"]


def test_a_case_that_the_family_of_the_variable_lacks(lint: Lint) -> None:
    found = lint(("pl", 'case: "in"', 'case: "gen"'))  # seats have .gen, but $place holds places
    assert found == ["pl: waits asks for .gen of $place, a form such names do not have"]


def test_a_case_that_nothing_has(lint: Lint) -> None:
    found = lint(("uk", "NAME($who)", 'NAME($who, case: "voc")'))
    assert found == ["uk: waits asks for .voc of $who, a form such names do not have"]


def test_gender_of_names_without_gender(lint: Lint) -> None:
    found = lint(("pl", "{ $n ->", "{ GENDER($place) ->\n   *[x] y\n} { $n ->"))
    assert "pl: cards asks for .gender of $place, a form such names do not have" in found


@pytest.mark.parametrize("value", ['{ "" }', "\n    .in = w Parku"])
def test_an_empty_value(lint: Lint, value: str) -> None:
    old = "place-park = Park" + ("\n    .in = w Parku" if "in" in value else "")
    assert "pl: place-park is empty" in lint(("pl", old, f"place-park = {value}"))


def test_an_empty_form(lint: Lint) -> None:
    assert lint(("uk", "у Парку", '{ " " }')) == ["uk: place-park.in is empty"]


def test_a_variable_only_english_uses(lint: Lint) -> None:
    found = lint(("pl", "{ NAME($who) } czeka", "Ktoś czeka"))
    assert found == ["pl: waits does not use $who, another language does"]


def test_a_variable_that_comes_by_a_reference_counts(lint: Lint) -> None:
    seat = "seat = { NAME($who) }:\n"
    found = lint(en=f"{seat}back = {{ seat }} Back", pl=f"{seat}back = Wróć", uk=f"{seat}back = {{ seat }} Назад")
    assert found == ["pl: back does not use $who, another language does"]


def test_a_variable_only_in_a_selector_counts(lint: Lint) -> None:
    found = lint(en="open = Open.", pl="open = Otwarte{ $n ->\n   *[x] .\n}", uk="open = Відкрито.")
    assert found == ["pl: open uses $n, no other language does"]


@pytest.mark.parametrize("language", ["pl", "uk"])
@pytest.mark.parametrize("key", ["one", "1"])
def test_an_english_plural_in_a_slavic_language(lint: Lint, language: str, key: str) -> None:
    text = "books = { $n ->\n    [KEY] x\n   *[other] y\n}\n".replace("KEY", key)
    good = "books = { $n ->\n    [one] x\n    [few] y\n    [many] z\n   *[other] y\n}\n"
    english = "books = { $n ->\n    [one] x\n   *[other] y\n}\n"
    found = lint(**{"en": english, "pl": good, "uk": good, language: text})
    missing = "few, many, one" if key == "1" else "few, many"
    assert found == [f"{language}: books has a plural without {missing}"]


def test_a_selector_on_something_else_is_no_plural(lint: Lint) -> None:
    text = "mood = { $mood ->\n    [calm] x\n   *[other] y\n}\n"
    assert lint(en=text, pl=text, uk=text) == []


def test_a_word_of_the_page_that_selects(lint: Lint) -> None:
    text = "web-books = { $n ->\n    [0] none\n   *[other] some\n}\n"
    assert [one.partition(", but")[0] for one in lint(en=text, pl=text, uk=text)] == [
        "en: web-books selects",
        "pl: web-books selects",
        "uk: web-books selects",
    ]


def test_an_id_shown_raw(lint: Lint) -> None:
    assert lint(("uk", "{ NAME($who) }", "{ $who }")) == ["uk: waits shows $who raw, although it holds an id"]


def test_a_message_written_twice(lint: Lint) -> None:
    assert lint(pl="place-park = Park\n    .in = w Parku") == ["pl: place-park is written twice"]


def test_a_file_that_cannot_be_read(lint: Lint) -> None:
    (found,) = lint(pl="waits { $who")
    assert found.startswith("pl: more.ftl cannot be read at 'waits")


def test_references_and_functions_that_do_not_exist(lint: Lint) -> None:
    bad = "bell = { gone } { place-park.out } { -brand } { SHOUT($x) }"
    found = lint(en=bad, pl=bad.replace("{ gone }", ""), uk=bad)
    assert "en: bell refers to gone, which does not exist" in found
    assert "pl: bell refers to place-park.out, which does not exist" in found
    assert "pl: bell refers to -brand, which does not exist" in found
    assert "uk: bell uses SHOUT(), which does not exist" in found
