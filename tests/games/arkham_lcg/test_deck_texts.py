"""Decks that people bring along: every form that is read and written, and files that nobody should have to read."""

import json
import random
from collections.abc import Callable

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.decks import formats
from miskatonic.games.arkham_lcg.decks.lines import MOST_LINES
from miskatonic.games.arkham_lcg.decks.reading import MOST_CARDS, Reading
from miskatonic.games.arkham_lcg.decks.texts import LONGEST, read
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS, DeckList
from miskatonic.games.arkham_lcg.rows.terms import ASSET, GUARDIAN
from miskatonic.games.arkham_lcg.rules.deck_building import starter
from tests.games.play import rows_of, with_only


def messages(found: Reading) -> list[str]:
    return [line.message for line in found.problems]


def notes(found: Reading) -> list[str]:
    return [line.message for line in found.all_notes]


def said(found: Reading) -> str:
    return " ".join(text.say(GAME.package, "en", line.message, line.args) for line in found.problems)


# --- every form, there and back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTER_DECKS)
@pytest.mark.parametrize(
    ("write", "form", "lost"),
    [
        (formats.line, "line", ("name",)),
        (formats.json_text, "json", ()),
        (formats.arkhamdb_text, "arkhamdb", ("taboo", "experience")),
        (formats.arkham_build_text, "arkham_build", ()),
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
    assert formats.line(found.deck) == line
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
    assert notes(found) == ["deck-note_reprints"]


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


# --- as people type them ----------------------------------------------------------------------------------------------

DODGE, BEAT_COP, BETTER_COP, AUTOMATIC, SPECIAL = "01023", "01018", "01028", "01016", "01006"
TYPED = {
    "2x Dodge": (DODGE, 2),
    "2X Dodge": (DODGE, 2),
    "2 Dodge": (DODGE, 2),
    "2× Dodge": (DODGE, 2),
    "2 x Dodge": (DODGE, 2),
    "2xDodge": (DODGE, 2),
    "2х Dodge": (DODGE, 2),
    "(2) Dodge": (DODGE, 2),
    "[2] Dodge": (DODGE, 2),
    "(2x) Dodge": (DODGE, 2),
    "Dodge x2": (DODGE, 2),
    "Dodge X2": (DODGE, 2),
    "Dodge x 2": (DODGE, 2),
    "Dodge (x2)": (DODGE, 2),
    "Dodge (2x)": (DODGE, 2),
    "Dodge (2)": (DODGE, 2),
    "Dodge - 2": (DODGE, 2),
    "Dodge: 2": (DODGE, 2),
    "Dodge 2": (DODGE, 2),
    "Dodge 2 (Core Set)": (DODGE, 2),
    "Beat Cop 2": (BETTER_COP, 1),
    "2x Beat Cop 2 (Core Set)": (BETTER_COP, 2),
    "Dodge": (DODGE, 1),
    "• 2x Dodge": (DODGE, 2),
    "- 2 Dodge": (DODGE, 2),
    "* 2 Dodge": (DODGE, 2),
    "– 2x Dodge (Core Set)": (DODGE, 2),
    "- [ ] 2x Dodge": (DODGE, 2),
    "2x **Dodge**": (DODGE, 2),
    "**2x Dodge**": (DODGE, 2),
    "2x _Dodge_ (Core Set)": (DODGE, 2),
    "2x Dodge (Core Set) (Guardian)": (DODGE, 2),
    "2x Dodge Core Set": (DODGE, 2),
    "2x Dodge - Core Set": (DODGE, 2),
    "2x Dodge | Core Set #23": (DODGE, 2),
    "2x Dodge (Revised Core Set)": (DODGE, 2),
    "2x Dodge (01023)": (DODGE, 2),
    "2x 01023": (DODGE, 2),
    "2x 01023 Dodge": (DODGE, 2),
    "2 Dodge\t(Core Set)": (DODGE, 2),
    "1x Beat Cop": (BEAT_COP, 1),
    "1x Beat Cop [2]": (BETTER_COP, 1),
    "1x Beat Cop (2)": (BETTER_COP, 1),
    "Beat Cop (2)": (BETTER_COP, 1),
    "- Beat Cop (2) x1": (BETTER_COP, 1),
    "Beat Cop ••": (BETTER_COP, 1),
    "1 Beat Cop ●●": (BETTER_COP, 1),
    "2x Beat Cop (••)": (BETTER_COP, 2),
    "1x Beat Cop •• (Core Set)": (BETTER_COP, 1),
    "1x Beat Cop (Level 2)": (BETTER_COP, 1),
    "1x Beat Cop (level 2) (Core Set)": (BETTER_COP, 1),
    "1x Beat Cop Level 2": (BETTER_COP, 1),
    "1x Beat Cop, lvl 2": (BETTER_COP, 1),
    "1x Beat Cop [Lvl. 2]": (BETTER_COP, 1),
    "1x Beat Cop (2 XP)": (BETTER_COP, 1),
    "1x Beat Cop (0)": (BEAT_COP, 1),
    "2x .45 Automatic": (AUTOMATIC, 2),
    "2 .45 Automatic": (AUTOMATIC, 2),
    ".45 Automatic": (AUTOMATIC, 1),
    "45 Automatic": (AUTOMATIC, 1),
    "1x Roland's .38 Special": (SPECIAL, 1),
    "1x Roland’s .38 Special": (SPECIAL, 1),
    '2x "Look what I found!"': ("01079", 2),
    "2x “Look what I found!”": ("01079", 2),
    "1 Random Basic Weakness": ("01000", 1),
}


@pytest.mark.parametrize("line", TYPED)
def test_a_line_as_people_type_it(line: str) -> None:
    """Given a card as somebody has typed it, then it is found, as often and in the level that is told."""
    found = read(f"By the book\n\nRoland Banks\n\n{line}\n")
    code, count = TYPED[line]
    assert (found.name, found.investigator, found.cards) == ("By the book", "01001", {code: count})
    assert (found.doubts, found.problems) == ([], [])


def test_cards_beside_each_other_in_one_line() -> None:
    assert read("Roland Banks: 2x Dodge, 1x Knife; Beat Cop ••").cards == {DODGE: 2, "01086": 1, BETTER_COP: 1}
    assert read("Roland Banks\n2x Dodge, 1x Knife; 1 01006").cards == {DODGE: 2, "01086": 1, SPECIAL: 1}


HEADINGS = (
    "Assets", "Asset (12)", "Events:", "Skills (2)", "Treacheries", "**Asset (3)**", "_Hand_", "*Arcane x2*", "---",
    "Main Deck", "Cards", "Packs: From Core Set to Dunwich", "33 cards", "Total: 33", "Weakness",
)  # fmt: skip


@pytest.mark.parametrize("line", HEADINGS)
def test_a_heading_is_no_card_and_nothing_is_said_about_it(line: str) -> None:
    found = read(f"Roland Banks\n{line}\n2 Dodge\n")
    assert (found.cards, found.doubts, found.problems, notes(found)) == ({DODGE: 2}, [], [], [])


@pytest.mark.parametrize(
    "line", ["Exported from my phone", "see you on Friday!", "Agnes Baker", "Investigator: Minh Thi Phan"]
)
def test_a_line_that_is_not_understood_is_named(line: str) -> None:
    """Given a line that is neither a card nor a heading, then it is said which one is left out, and where."""
    found = read(f"Roland Banks\n2 Dodge\n{line}\n1 Knife\n")
    assert found.cards == {DODGE: 2, "01086": 1}
    assert [(one.message, one.args["line"], one.args["written"]) for one in found.all_notes] == [
        ("deck-note_left_out", 3, line)
    ]


def test_no_line_is_lost_in_silence() -> None:
    """Given lines of every kind, then each is a card, a heading or about the deck, or it is named."""
    lines = [
        *TYPED,
        "2 Dogde",
        "3 Shrivelled Heads (The Wages of Sin)",
        "???",
        "Zażółć gęślą jaźń",
        "2",
        "x2",
        "(2)",
        "••",
    ]
    for line in lines:
        found = read(f"Roland Banks\n{line}")
        assert found.cards or found.doubts or found.all_notes or found.problems, line


@pytest.mark.parametrize(
    "text",
    [
        "https://arkhamdb.com/decklist/view/101/by-the-book-1.0",
        "arkhamdb.com/deck/view/55",
        " https://arkham.build/share/xYz \n",
        "<https://arkham.build/deck/view/1>",
        "12345",
        "#4321",
        "1234567",
    ],
)
def test_a_link_or_a_number_is_answered_by_what_to_do(text: str) -> None:
    """Given where a deck is instead of a deck, then it is said that it has to be exported there and put in here."""
    found = read(text)
    assert messages(found) == ["deck-elsewhere"]
    assert "export it as text or JSON" in said(found)
    assert messages(read("01001")) == []
    assert messages(read("01501")) == []


def test_a_link_with_words_to_it_is_answered_by_what_to_do_too() -> None:
    """Given what a telephone shares, then that link is said to be no deck; beside cards it is only a line."""
    found = read("Look at this deck!\nBy the Book: https://arkhamdb.com/decklist/view/101/by-the-book-1.0")
    assert "deck-elsewhere" in messages(found)
    assert "https://arkhamdb.com" in said(found)
    found = read("Roland Banks\n2 Dodge\nhttps://arkhamdb.com/decklist/view/101")
    assert found.cards == {"01023": 2}
    assert [note.message for note in found.all_notes] == ["deck-note_left_out"]


@pytest.mark.parametrize("line", ["0 Dodge", "0x Dodge", "Dodge x0", "0x 01023"])
def test_a_card_of_which_there_is_none_is_not_in_the_deck(line: str) -> None:
    assert read(f"Roland Banks\n{line}\n2 Knife").cards == {"01086": 2}


def test_a_file_of_octgn() -> None:
    found = read(
        '<?xml version="1.0" encoding="utf-8"?>\n<deck game="x">\n<section name="Investigator">\n'
        '<card qty="1" id="a">Roland Banks</card></section>\n<section name="Asset">'
        '<card qty="2" id="b">Beat Cop (2)</card>\n<card qty="1" id="c">Roland&#39;s .38 Special</card>'
        "</section></deck>"
    )
    assert (found.format, found.investigator, found.cards) == ("octgn", "01001", {BETTER_COP: 2, SPECIAL: 1})
    assert (found.doubts, found.all_notes, found.problems) == ([], [], [])
    assert read('<deck><card qty="2">Dodge</card>\n<card id="d">Knife</card></deck>').cards == {"01023": 2, "01086": 1}


def test_exports_have_the_straight_marks_of_the_sites() -> None:
    """Given cards with quotation marks in their titles, then the exports write them as ArkhamDB does."""
    deck = DeckList("01001", {"01006": 1, "01079": 2, "01063": 1})
    for write in (formats.arkhamdb_text, formats.arkham_build_text, formats.json_text):
        assert not set("‘’“”") & set(write(deck))
    assert "Roland's .38 Special" in formats.arkhamdb_text(deck)
    assert "Skids" in formats.json_text(DeckList("01003", {}))
    assert "O'Toole" in formats.json_text(DeckList("01003", {}))


def test_any_text_is_read_without_an_error() -> None:
    """Given scraps of lists put together at random, then each is read, and whatever is said can be said."""
    luck = random.Random(7)
    scraps = [
        *TYPED, *HEADINGS, "Roland Banks", "XP: 5", "(", "[2", "••••••", "2x", "x2", "<card qty='2'>Knife</card>", "№",
        "01", "# Deck", "## Side deck", "Taboo: 2020", "2x Rite of Seeking (Where Doom Awaits)", "1x 02233", "90024",
    ]  # fmt: skip
    for _ in range(300):
        glue = luck.choice(["\n", "\n", " ", "\r\n", "; ", ""])
        found = read(glue.join(luck.choices(scraps, k=luck.randrange(1, 12))))
        assert found.cards or found.investigator or found.problems
        for language in ("en", "pl", "uk"):
            for line in (*found.problems, *found.all_notes):
                assert text.say(GAME.package, language, line.message, line.args)


# --- what nobody should have to read ----------------------------------------------------------------------------------

NESTED = "[" * 100_000
HOSTILE = {
    "nothing": ("", "no deck"),
    "blank": (" \n\t ", "no deck"),
    "prose": ("It was a dark and stormy night.", "no deck"),
    "control": ("\x00\x07\x1b[31m\x9f\u202e", "no deck"),
    "no_json": ('{"slots": {', "can't be read"),
    "nested": (NESTED, "can't be read"),
    "nested_object": ('{"a":' * 30_000, "can't be read"),
    "number": ("[1, 2, 3]", "no deck"),
    "empty_list": ("[]", "no deck"),
    "empty_object": ("{}", "no deck"),
    "nan": ('{"investigator_code": "01001", "slots": {"01016": NaN}}', "can't be read"),
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


def test_a_card_of_our_own_is_found_by_its_code() -> None:
    """Given a card whose code no box has, then a list may name it by that code."""
    others = [row for row in rows_of(CARDS) if row.id != "machete"]
    with with_only(CARDS, [*others, Card(ASSET, "97001", "machete", klass=GUARDIAN, cost=1)]):
        assert read("Roland Banks\n2x 97001\n1x 97002").cards == {"97001": 2}
        assert read('{"investigator_code": "01001", "slots": {"97001": 1}}').cards == {"97001": 1}
