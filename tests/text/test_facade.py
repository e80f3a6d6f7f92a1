"""The façade: what a player reads, in three languages."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping

import pytest

import miskatonic
from miskatonic.kernel import Game
from miskatonic.text import COMPLETE, LANGUAGES, BadMessage, MissingMessage, arguments, has, messages, say, told

GAME = "miskatonic.games.reign_of_cthulhu"

SENTENCES = {
    "en": """
draws = { CAP(NAME($who, case: "the")) } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
walks = { CAP(NAME($who, case: "the")) } walks { NAME($place, case: "to") }.
woke = { CAP(NAME($who)) } woke up.
gives = Given: { LIST($cards, case: "acc") }.
listed = { LIST($cards) }
joined = { LIST($cards, sep: "; ") }
here = { CAP(NAME($place, case: "in")) } it is quiet.
sealed = { $sealed ->
    [true] The gate is sealed.
   *[false] The gate is open.
}
raw = { $cards }
english-only = Only English has { NAME($place, case: "the") }.
gate = Gate
""",
    "pl": """
draws = { CAP(NAME($who)) } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
walks = { CAP(NAME($who)) } idzie { NAME($place, case: "to") }.
woke = { CAP(NAME($who)) } { GENDER($who) ->
    [feminine] obudziła
    [neuter] obudziło
    [plural] obudzili
   *[masculine] obudził
} się.
gives = Oddaje: { LIST($cards, case: "acc") }.
here = { CAP(NAME($place, case: "in")) } panuje cisza.
bad-case = { NAME($place, case: "voc") }
bad-reference = { nowhere }
refers = Zobacz: { gate }.
""",
    "uk": """
draws = { CAP(NAME($who)) } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}.
walks = { CAP(NAME($who)) } йде { NAME($place, case: "to") }.
woke = { GENDER($who) ->
    [feminine] Прокинулася
   *[masculine] Прокинувся
} { NAME($who) }.
gives = Віддає: { LIST($cards, case: "acc") }.
""",
}

NAMES = {
    "en": """
place-yard = Yard
    .in = in the Yard
    .to = to the Yard
    .the = the Yard
card-map = map
    .acc = a map
    .text = Shows the way.
card-lamp = lamp
    .acc = the lamp
beast-owl = owl
    .gender = feminine
    .the = the owl
""",
    "pl": """
place-yard = Podwórze
    .in = na Podwórzu
    .to = na Podwórze
    .the = Podwórze
card-map = mapa
    .acc = mapę
card-lamp = lampa
    .acc = lampę
beast-owl = sowa
    .gender = feminine
    .the = sowa
""",
    "uk": """
place-yard = Подвір’я
    .in = на Подвір’ї
    .to = на Подвір’я
    .the = Подвір’я
card-map = мапа
    .acc = мапу
card-lamp = лампа
    .acc = лампу
beast-owl = сова
    .gender = feminine
    .the = сова
""",
}


@pytest.fixture(scope="module")
def domain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A package of its own with two message files in each language."""
    root = tmp_path_factory.mktemp("facade")
    for language in SENTENCES:
        folder = root / "facade_sample" / "text" / language
        folder.mkdir(parents=True)
        (folder / "sentences.ftl").write_text(SENTENCES[language], encoding="utf-8")
        (folder / "names.ftl").write_text(NAMES[language], encoding="utf-8")
    (root / "facade_sample" / "__init__.py").touch()
    sys.path.insert(0, str(root))
    yield "facade_sample"
    sys.path.remove(str(root))


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("en", 1, "Player 1 draws 1 card."),
        ("en", 2, "Player 1 draws 2 cards."),
        ("pl", 1, "Gracz 1 dobiera 1 kartę."),
        ("pl", 2, "Gracz 1 dobiera 2 karty."),
        ("pl", 5, "Gracz 1 dobiera 5 kart."),
        ("pl", 12, "Gracz 1 dobiera 12 kart."),
        ("pl", 21, "Gracz 1 dobiera 21 kart."),
        ("pl", 22, "Gracz 1 dobiera 22 karty."),
        ("uk", 1, "Гравець 1 бере 1 карту."),
        ("uk", 3, "Гравець 1 бере 3 карти."),
        ("uk", 5, "Гравець 1 бере 5 карт."),
        ("uk", 12, "Гравець 1 бере 12 карт."),
        ("uk", 21, "Гравець 1 бере 21 карту."),
    ],
)
def test_numbers_choose_the_plural(domain: str, language: str, n: int, expected: str) -> None:
    assert say(domain, language, "draws", {"who": "seat-0", "n": n}) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The owl walks to the Yard."),
        ("pl", "Sowa idzie na Podwórze."),
        ("uk", "Сова йде на Подвір’я."),
    ],
)
def test_names_take_the_case_the_sentence_asks_for(domain: str, language: str, expected: str) -> None:
    assert say(domain, language, "walks", {"who": "beast-owl", "place": "place-yard"}) == expected


def test_gender_can_be_selected_on(domain: str) -> None:
    assert say(domain, "pl", "woke", {"who": "beast-owl"}) == "Sowa obudziła się."
    assert say(domain, "pl", "woke", {"who": "seat-1"}) == "Gracz 2 obudził się."
    assert say(domain, "uk", "woke", {"who": "beast-owl"}) == "Прокинулася сова."


def test_cap_opens_a_sentence_with_a_name_and_nothing_else_is_capitalised(domain: str) -> None:
    assert say(domain, "pl", "here", {"place": "place-yard"}) == "Na Podwórzu panuje cisza."
    assert say(domain, "en", "listed", {"cards": ["card-map"]}) == "map"


@pytest.mark.parametrize(
    ("language", "cards", "expected"),
    [
        ("en", ["card-map"], "Given: a map."),
        ("en", ["card-map", "card-lamp"], "Given: a map and the lamp."),
        ("pl", ["card-map", "card-lamp"], "Oddaje: mapę i lampę."),
        ("uk", ["card-map", "card-lamp"], "Віддає: мапу та лампу."),
        ("pl", ["card-map", "card-lamp", "seat-0"], "Oddaje: mapę, lampę i Gracza 1."),
        ("en", ("card-map", "card-lamp", "card-map"), "Given: 2 × map and the lamp."),
        ("pl", ("card-map", "card-lamp", "card-map"), "Oddaje: 2 × mapa i lampę."),
        ("uk", ("card-lamp",) * 3, "Віддає: 3 × лампа."),
        ("en", [], "Given: nothing."),
        ("pl", [], "Oddaje: nic."),
    ],
)
def test_lists(domain: str, language: str, cards: list[str], expected: str) -> None:
    assert say(domain, language, "gives", {"cards": cards}) == expected


def test_truth_can_be_selected_on(domain: str) -> None:
    assert say(domain, "en", "sealed", {"sealed": True}) == "The gate is sealed."
    assert say(domain, "en", "sealed", {"sealed": False}) == "The gate is open."


def test_no_invisible_marks_around_names(domain: str) -> None:
    text = say(domain, "en", "walks", {"who": "seat-0", "place": "place-yard"})
    assert text.isascii()


def test_one_form_of_a_name_can_be_asked_for_directly() -> None:
    assert say(GAME, "pl", "place-graveyard.to") == "na Cmentarz"
    assert say(GAME, "uk", "investigator-doctor.dat") == "Лікареві"


def test_a_message_missing_in_a_language_is_said_in_english(domain: str) -> None:
    expected = "Only English has the Yard."
    assert say(domain, "pl", "english-only", {"place": "place-yard"}) == expected
    assert not has(domain, "pl", "english-only")
    assert has(domain, "en", "english-only")


def test_a_part_missing_in_a_language_is_said_in_english(domain: str) -> None:
    assert say(domain, "pl", "card-map.text") == "Shows the way."
    assert not has(domain, "pl", "card-map.text")


def test_what_a_message_refers_to_may_be_english(domain: str) -> None:
    assert say(domain, "pl", "refers") == "Zobacz: Gate."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_missing_everywhere_raises(language: str) -> None:
    with pytest.raises(MissingMessage) as caught:
        say(GAME, language, "place-atlantis")
    assert "place-atlantis" in str(caught.value)
    assert GAME in str(caught.value)


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("bad-case", {"place": "place-yard"}),  # Polish has the name but not this form: no silent fallback
        ("walks", {"who": "seat-0", "place": "place-nowhere"}),
        ("woke", {"who": "card-map"}),  # a name without gender
    ],
)
def test_a_missing_name_or_form_raises(domain: str, message: str, args: Mapping[str, object]) -> None:
    with pytest.raises(MissingMessage):
        say(domain, "pl", message, args)


@pytest.mark.parametrize(
    ("language", "message", "args"),
    [
        ("pl", "draws", {"who": "seat-0"}),  # argument missing
        ("pl", "draws", {"who": "seat-0", "n": None}),
        ("pl", "bad-reference", {}),
        ("pl", "walks", {"who": 3, "place": "place-yard"}),
        ("pl", "gives", {"cards": "card-map"}),  # a name where a list belongs
        ("en", "raw", {"cards": ["card-map"]}),  # a list shown without LIST
    ],
)
def test_a_message_that_cannot_be_put_into_words_raises(
    domain: str, language: str, message: str, args: Mapping[str, object]
) -> None:
    with pytest.raises(BadMessage, match=message):
        say(domain, language, message, args)


@pytest.mark.parametrize("ask", [say, has])
def test_an_unknown_language_is_refused_by_name(ask: Callable[[str, str, str], object]) -> None:
    with pytest.raises(ValueError, match=f"'xx'.*{', '.join(LANGUAGES)}"):
        ask(GAME, "xx", "game-name")


def test_messages_lists_ids_and_attributes_of_the_language_itself(domain: str) -> None:
    known = messages(domain, "pl")
    assert known["card-map"] == ("acc",)
    assert "list-and" in known
    assert "english-only" not in known
    assert has(domain, "pl", "card-map.acc")
    assert not has(domain, "pl", "card-map.gen")


def test_importing_the_facade_does_not_import_fluent() -> None:
    code = "import sys, miskatonic.text; sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize(
    ("language", "message", "expected"),
    [
        ("pl", "place-train_station.from", "ze Stacji kolejowej"),
        ("pl", "place-church.in", "w Kościele"),
        ("pl", "investigator-magician.dat", "Iluzjoniście"),
        ("pl", "investigator-driver.acc", "Kierowcę"),
        ("pl", "old_one-azathoth.gen", "Azathotha"),
        ("pl", "clue-arkham.ins", "wskazówką z Arkham"),
        ("uk", "place-farmstead.in", "на Хуторі"),
        ("uk", "place-old_mill.from", "зі Старого млина"),
        ("uk", "town-innsmouth.in", "в Інсмуті"),
        ("uk", "investigator-occultist.dat", "Окультистці"),
        ("uk", "relic-seal_of_leng.ins", "Печаттю Ленґу"),
        ("en", "investigator-driver.gen", "the Driver's"),
        ("en", "clue-innsmouth.acc", "an Innsmouth clue"),
    ],
)
def test_names_of_reign_of_cthulhu_are_declined(language: str, message: str, expected: str) -> None:
    assert say(GAME, language, message) == expected


@pytest.mark.parametrize("language", COMPLETE)
def test_short_names_fit_a_cramped_map(language: str) -> None:
    short = {
        name: say(GAME, language, f"{name}.short")
        for name, attributes in messages(GAME, language).items()
        if "short" in attributes
    }
    assert len(short) == 24 + 4
    assert {name: text for name, text in short.items() if len(text) > 11} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_reign_of_cthulhu_can_be_said(language: str) -> None:
    kinds = ("relic-", "old_one-", "investigator-", "place-", "town-", "clue-", "face-", "game-")
    for name, attributes in messages(GAME, language).items():
        if name.startswith(kinds):
            for form in ("", *(f".{attribute}" for attribute in attributes)):
                assert say(GAME, language, name + form)


@pytest.mark.parametrize("game", miskatonic.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_no_arguments_can_be_said_without_any(game: Game, language: str) -> None:
    """Given every message that is told with nothing, by itself or by what it refers to, then it can be said."""
    for name, told_with in arguments(game.package, language).items():
        if not told_with and name[0] != "-":
            assert say(game.package, language, name) is not None


def test_a_message_is_told_with_what_it_refers_to_as_well() -> None:
    assert arguments("miskatonic.games.arkham_lcg", "pl")["option-back"] == ("whose",)


def test_a_name_that_ends_in_a_mark_of_its_own_gets_no_full_stop() -> None:
    asked, told = (
        say("miskatonic.games.elder_sign", "en", "board-attempt", {"place": f"adventure-{name}"})
        for name in ("did_you_hear_that", "koi_pond")
    )
    assert asked == "Attempt: Did You Hear That?"
    assert told == "Attempt: Koi Pond."


def test_a_name_with_arguments_is_said_with_them(domain: str) -> None:
    """Given something that can only be said with arguments, when it is named in a sentence, then they are used."""
    drawn = told("draws", who="seat-0", n=2)

    assert say(domain, "en", "listed", {"cards": (drawn, "card-map")}) == "Player 1 draws 2 cards. and map"


def test_a_list_with_a_separator_is_only_joined(domain: str) -> None:
    """Given a list, when its message says what stands between, then nothing is counted and no "and" is said."""
    assert say(domain, "en", "joined", {"cards": ("card-map", "card-map")}) == "map; map"
