"""Decks that people bring along: every form that is read and written, and files that nobody should have to read."""

import json
from collections.abc import Callable

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME, deck_export
from miskatonic.games.arkham_lcg.deck_texts import LONGEST, MOST_CARDS, MOST_LINES, Reading, read
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS, DeckList
from miskatonic.games.arkham_lcg.rules.deck_building import starter


def messages(found: Reading) -> list[str]:
    return [line.message for line in found.problems]


def notes(found: Reading) -> list[str]:
    return [line.message for line in found.notes]


def said(found: Reading) -> str:
    return " ".join(text.say(GAME.package, "en", line.message, line.args) for line in found.problems)


# --- every form, there and back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTER_DECKS)
@pytest.mark.parametrize(
    ("write", "form", "lost"),
    [
        (deck_export.line, "line", ("name",)),
        (deck_export.json_text, "json", ()),
        (deck_export.arkhamdb_text, "arkhamdb", ("taboo", "experience")),
        (deck_export.arkham_build_text, "arkham_build", ()),
    ],
)
def test_what_is_written_is_read_again(
    write: Callable[[DeckList], str], form: str, lost: tuple[str, ...], name: str
) -> None:
    """Given a deck with everything, when it is written and read, then it is the same, but for what is lost."""
    side = {"01094": 2, "01028": 1}
    deck = starter(name)._replace(side=side, taboo="april_2019", experience=5, name="By the book")
    found = read(write(deck))
    assert (found.format, messages(found), found.doubts) == (form, [], [])
    nothing = DeckList("", {})
    assert found.deck == deck._replace(**{key: getattr(nothing, key) for key in lost})


def test_our_own_line() -> None:
    """Given our own text, then it is written just so again, its cards by their codes."""
    line = "01001; 1x01000 2x01016 1x01088; side 1x01020; taboo april_2019; xp 5"
    found = read(line)
    assert found.deck == DeckList("01001", {"01000": 1, "01016": 2, "01088": 1}, {"01020": 1}, "april_2019", 5)
    assert deck_export.line(found.deck) == line
    assert read("01001").deck == DeckList("01001", {})
    assert read(" 01001 ; 01016 01016 ;").deck.cards == {"01016": 2}


def test_the_example_of_arkhamdb_is_read() -> None:
    """Given JSON with an empty list for no side deck and a number of the taboo list, then it is a deck."""
    written = (
        '{"investigator_code":"01001","slots":{"01006":1,"01007":1,"01000":1,"01016":2},"sideSlots":[],"taboo_id":1,'
        '"meta":"{}","name":"Roland"}'
    )
    cards = {"01006": 1, "01007": 1, "01000": 1, "01016": 2}
    assert read(written).deck == DeckList("01001", cards, {}, "april_2019", 0, "Roland")
    assert read('{"investigator_code": 1001, "slots": {"01016": 1}}').deck == DeckList("01001", {"01016": 1})


def test_a_list_of_decks() -> None:
    """Given several decks in a file, then the first is read, or the one that is picked."""
    data = [{"id": 7, "investigator_code": "01001", "slots": {}}, {"id": "ab-3", "investigator_code": "01002"}]
    first = read(json.dumps(data))
    assert (first.investigator, notes(first)) == ("01001", ["deck-note_list"])
    assert read(json.dumps(data), "ab-3").investigator == "01002"
    assert read(json.dumps(data), "7").investigator == "01001"
    assert messages(read(json.dumps(data), "8")) == ["deck-no_deck"]


def test_reprints_are_the_same_cards() -> None:
    """Given the codes of the revised core set, then they are the cards of the core set, and it is said."""
    found = read('{"investigator_code": "01501", "slots": {"01516": 1, "01016": 1, "01595": 2, "01603": 1}}')
    assert found.deck == DeckList("01001", {"01016": 2, "01095": 2, "01103": 1})
    assert set(notes(found)) == {"deck-note_reprint"}


def test_a_parallel_investigator_is_read_with_a_message() -> None:
    """Given the other Roland, then he is read as the one of the core set, and it is said."""
    found = read('{"investigator_code": "90024", "slots": {"01016": 1}}')
    assert (found.investigator, notes(found)) == ("01001", ["deck-note_parallel"])


@pytest.mark.rule("AH-B-204", "AH-Q-014")
def test_ah_b_204_the_random_weakness_is_asked_for_and_a_named_one_kept() -> None:
    """Given 01000, then the deck says that it will be drawn; given a named weakness, then it stays as it is."""
    assert notes(read("01001; 1x01000")) == ["deck-note_weakness"]
    assert (read("01001; 1x01098").cards, notes(read("01001; 1x01098"))) == ({"01098": 1}, [])


@pytest.mark.rule("AH-T-001")
def test_ah_t_001_another_taboo_list_is_not_used() -> None:
    """Given a deck by a later list, then none is used, and it is said."""
    found = read('{"investigator_code": "01001", "slots": {}, "taboo_id": 4}')
    assert (found.deck.taboo, notes(found)) == ("", ["deck-note_taboo"])


def test_titles_as_people_write_them() -> None:
    """Given the text of ArkhamDB with subtitles, levels, sets and strange signs, then every card is found."""
    found = read(
        "Second try\r\n\r\nSkids O'Toole\r\n\r\nPacks: From Core Set to Dunwich\r\n\r\nAssets (3)\r\n"
        "1x Leo De Luca:The Louisiana Lion [1] (Core Set)\r\n1x Leo De Luca:The Louisiana Lion (Core Set)\r\n"
        "Switchblade x2\r\n2x .41 DERRINGER\r\n\r\nEvents\r\n1x Look What I Found (Revised Core Set)\r\n"
        "\r\nTreachery\r\n1x Random Basic Weakness (Core Set)\r\n"
    )
    assert (found.name, found.investigator) == ("Second try", "01003")
    assert found.cards == {"01054": 1, "01048": 1, "01044": 2, "01047": 2, "01079": 1, "01000": 1}
    assert (found.doubts, found.problems) == ([], [])


def test_titles_in_polish_and_ukrainian() -> None:
    """Given a list in another of our languages, then its cards are found too."""
    assert read("Roland Banks\n2x Nóż\n").cards == {"01086": 2}
    assert read("Roland Banks\n2x Ніж\n").cards == {"01086": 2}


def test_a_title_that_nobody_knows_is_a_doubt() -> None:
    """Given a misspelt title, then it is not taken, and what may be meant is proposed."""
    found = read("Roland Banks\n2x Magnifying Glas (Core Set)\n1x Shotgun [2]\n1x Hrmpf\n")
    assert [(one.line, one.copies, one.proposals) for one in found.doubts] == [
        (2, 2, ("01030", "01040")),
        (3, 1, ("01029",)),
        (4, 1, ()),
    ]
    assert found.cards == {}


# --- what nobody should have to read ----------------------------------------------------------------------------------

NESTED = "[" * 100_000
HOSTILE = {
    "nothing": ("", "no deck"),
    "blank": (" \n\t ", "no deck"),
    "prose": ("It was a dark and stormy night.", "no deck"),
    "control": ("\x00\x07\x1b[31m\x9f\u202e", "no deck"),
    "no_json": ('{"slots": {', "can’t be read"),
    "nested": (NESTED, "can’t be read"),
    "nested_object": ('{"a":' * 30_000, "can’t be read"),
    "number": ("[1, 2, 3]", "no deck"),
    "empty_list": ("[]", "no deck"),
    "empty_object": ("{}", "no deck"),
    "nan": ('{"investigator_code": "01001", "slots": {"01016": NaN}}', "can’t be read"),
    "wrong_slots": ('{"investigator_code": "01001", "slots": "many"}', "slots"),
    "wrong_side": ('{"investigator_code": "01001", "slots": {}, "sideSlots": [1]}', "sideSlots"),
    "negative": ('{"investigator_code": "01001", "slots": {"01016": -3}}', "not -3"),
    "half": ('{"investigator_code": "01001", "slots": {"01016": 1.5}}', "not 1.5"),
    "text": ('{"investigator_code": "01001", "slots": {"01016": "2"}}', "not 2"),
    "true": ('{"investigator_code": "01001", "slots": {"01016": true}}', "not True"),
    "null": ('{"investigator_code": "01001", "slots": {"01016": null}}', "not None"),
    "billion": ('{"investigator_code": "01001", "slots": {"01016": 1000000000}}', "0 to 99"),
    "huge_number": (f'{{"investigator_code": "01001", "slots": {{"01016": 1{"0" * 400}}}}}', "not"),
    "many_copies": ("01001; 1000000000x01016", "0 to 99"),
    "endless_number": (f"01001; {'9' * 7000}x01016", "0 to 99"),
    "own_words": ("01001; drop tables", "drop"),
    "own_xp": ("01001; xp -5", "xp -5"),
    "own_taboo": ("01001; taboo one two", "taboo one two"),
    "text_copies": ("Roland Banks\n999999999999x Knife", "0 to 99"),
    "no_investigator": ('{"slots": {"01016": 1}}', "whose deck"),
    "strange_investigator": ('{"investigator_code": [1], "slots": {"01016": 1}}', "whose deck"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_texts_are_answered_in_a_sentence(case: str) -> None:
    """Given a text that is no deck, or half of one, then a sentence says so; nothing else happens."""
    written, sentence = HOSTILE[case]
    found = read(written)
    assert found.problems
    assert sentence in said(found)
    assert len(said(found)) < 400
    assert said(found).isprintable()


def test_what_can_be_read_of_a_bad_deck_is_kept() -> None:
    """Given one bad number among good cards, then the good ones are there."""
    found = read('{"investigator_code": "01001", "slots": {"01016": 2, "01017": -1, "01018": 2}}')
    assert found.cards == {"01016": 2, "01018": 2}
    assert messages(found) == ["deck-bad_count"]


def test_reading_is_bounded() -> None:
    """Given far too much, then it is refused or cut, and said."""
    assert messages(read("x" * (LONGEST + 1))) == ["deck-too_long"]
    assert messages(read("1x Knife\n" * (MOST_LINES + 1)))[:1] == ["deck-too_many_lines"]
    slots = {f"{number:05}": 1 for number in range(20_000, 25_000)}
    found = read(json.dumps({"investigator_code": "01001", "slots": slots}))
    assert len(found.cards) == MOST_CARDS
    assert messages(found) == ["deck-too_many_cards"]
    many = read("Roland Banks\n" + "1x Qwertz Uiop\n" * 900)
    assert len(many.doubts) == MOST_CARDS


def test_names_are_short_and_clean() -> None:
    """Given a name with signs that nobody should see, then they are gone."""
    found = read(json.dumps({"name": "A\x00\x1b[31m" + "b" * 500, "investigator_code": "01001", "slots": {}}))
    assert found.name.isprintable()
    assert len(found.name) <= 60


def test_strange_codes_are_kept_and_shown_short() -> None:
    """Given a code of an unknown card, then it stays in the list, without signs that nobody should see."""
    found = read(json.dumps({"investigator_code": "01001", "slots": {"zz\u202e" + "y" * 300: 1, "02301": 2}}))
    assert found.cards["02301"] == 2
    assert all(len(code) <= 40 and code.isprintable() for code in found.cards)
