"""What can be asked about decks away from any table, and decks of one's own at one."""

import json
import re
from typing import Any

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.decks import formats
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import DeckList
from miskatonic.games.arkham_lcg.rules.deck_building import card_of, pool, signatures, starter
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import RefusedOption, UnknownOption, below, load_table, new_table, seeded
from miskatonic.kernel.speech import in_words
from miskatonic.text import LANGUAGES
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES

ROLAND = formats.line(starter("roland"))
DAISY = formats.line(starter("daisy"))


def ask(enquiry: str, language: str = "en", **asked: Any) -> Any:
    """What a viewer is told."""
    found = GAME.enquiries[enquiry](asked)
    return in_words(found, lambda line: text.say(GAME.package, language, line.message, line.args))


def table(seats: int = 1, /, **options: str) -> Arkham:
    state = new_table(GAME, seed=3, seats=seats, options=options).state
    assert isinstance(state, Arkham)
    return state


def basics(cards: tuple[str, ...]) -> list[str]:
    return [id_ for id_ in cards if CARDS[CARDS.number(id_)].basic]


# --- enquiries --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", starters(JUST_CORE))
def test_a_starter_deck_is_checked(name: str) -> None:
    """Given a starter deck as text, then it is allowed, with its figures and our own line."""
    found = ask("deck.check", text=formats.line(starter(name)), boxes="core+dunwich_legacy")
    assert (found["legal"], found["problems"], found["doubts"]) == (True, [], [])
    assert found["size"] == {"count": 30, "needed": 30}
    assert found["deck"] == formats.line(starter(name))
    assert len(found["fulfilled"]) == 4
    assert found["weaknesses"] == 1


def test_the_page_asks_without_a_text() -> None:
    """Given the builder's deck, then the answer is the same as for its text."""
    deck = starter("roland")
    built = ask(
        "deck.check", investigator=deck.investigator, cards=dict(deck.cards), taboo="", collection="two_of_each"
    )
    assert built["deck"] == ask("deck.check", text=ROLAND)["deck"]
    assert built["legal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language: str) -> None:
    """Given decks with everything wrong, then all of it can be said, each with its rule and its cards."""
    broken = "01001; 2x01000 3x01086 1x01051 1x01029 1x01043 2x01007 1x01014 1x01117 1x01104 1x99999 1x01020"
    found = ask("deck.check", language, text=broken, taboo="april_2019", collection="one_box")
    assert not found["legal"]
    assert all(one["say"] and one["rule"].startswith("AH-") for one in found["problems"])
    assert ["01086"] in [one["cards"] for one in found["problems"]]
    doubtful = ask("deck.check", language, text="Roland Banks\n1x Kniff\n1x Hrmpf\n")
    assert [one["proposals"] for one in doubtful["doubts"]] == [["01086"], []]
    assert ask("deck.check", language, text=f"{ROLAND.replace('01001', '90024', 1)}")["notes"]
    ask("deck.check", language, text=broken, campaign="none")
    ask("deck.pool", language, investigator="01001", taboo="april_2019")


def test_nineteen_reprints_are_one_line() -> None:
    """Given a deck of the revised core set, then it is said once that its cards are read as those of the core set."""
    found = ask("deck.check", text=re.sub(r"01(?!000)([0-9]{3})", lambda code: f"01{int(code[1]) + 500}", ROLAND))
    assert found["deck"] == ROLAND
    reprints = [one["say"] for one in found["notes"] if "reprint" in one["say"]]
    cards = len(starter("roland").cards) - 1  # and Roland himself; the random weakness is none
    assert reprints == [f"{cards + 1} cards are reprints from the revised Core Set, read as in the original Core Set."]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("01001; 1x02233", "Not available yet: 02233 from The Dunwich Legacy."),
        ("Roland Banks\n1x Rite of Seeking (02233)", "yet: Rite of Seeking (02233) from The Dunwich Legacy."),
        ("Roland Banks\n02233 Rite of Seeking", "yet: Rite of Seeking (02233) from The Dunwich Legacy."),
        ("01001; 1x50001", "Not available yet: 50001 from Return to the Night of the Zealot."),
        ("01001; 1x99999", "Not available yet: 99999 from the promotional cards."),
        ("01001; 1x33333", "Not available yet: 33333."),
        ('{"investigator_code": "03002", "investigator_name": "Minh Thi Phan", "slots": {}}',
         "Not available yet: the investigator Minh Thi Phan (03002) from The Path to Carcosa."),
        ("Roland Banks\n1x Rite of Seeking [4] (Where Doom Awaits)",
         "Line 2: “Rite of Seeking [4] (Where Doom Awaits)” isn't available yet."),
        ("https://arkhamdb.com/deck/view/7", "https://arkhamdb.com/deck/view/7: decks aren't downloaded from there."),
    ],
)  # fmt: skip
def test_a_card_that_is_not_here_is_named_by_title_and_box(text: str, sentence: str) -> None:
    found = ask("deck.check", text=text)
    assert not found["legal"]
    assert sentence in " ".join(one["say"] for one in (*found["problems"], *found["doubts"]))


def test_a_link_is_answered_at_a_table_too() -> None:
    with pytest.raises(RefusedOption, match="export it as text or JSON"):
        table(decks="https://arkham.build/share/1")


@pytest.mark.rule("AH-B-207", "AH-T-002")
def test_ah_b_207_the_pool_says_what_is_open_and_why_not() -> None:
    """Given Roland and the taboo list, then his cards are open with their prices, and others say why they are not."""
    found = ask("deck.pool", investigator="01001", taboo="april_2019")
    cards = {one["code"]: one for one in found["cards"]}
    assert cards["01020"]["allowed"]
    assert (cards["01020"]["price"], cards["01020"]["price_printed"], cards["01020"]["level"]) == (2, 0, 0)
    assert cards["01033"]["taboo_say"] == "With the taboo list: his reaction also exhausts him."
    assert cards["01051"]["why"] == "Backstab: Roland Banks can't take Rogue cards."
    assert cards["01014"]["rule"] == "AH-D-001"
    assert not cards["01117"]["allowed"]
    assert [one["code"] for one in found["investigators"]] == ["01001", "01002", "01003", "01004", "01005"]
    assert found["investigators"][0]["required"] == ["01006", "01007"]
    assert len(found["starters"]) == 5
    box = {one["code"]: one["limit"] for one in ask("deck.pool", collection="one_box")["cards"]}
    assert (box["01016"], box["01086"]) == (1, 2)


def test_a_deck_is_exported_in_every_form() -> None:
    """Given a deck, then each form of it is read as the same deck."""
    found = ask("deck.export", text=ROLAND, name="By the book")
    for form in ("line", "json", "text", "markdown"):
        assert ask("deck.check", text=found[form])["deck"] == ROLAND
    assert found["file"] == "by-the-book"
    assert json.loads(found["json"])["name"] == "By the book"


@pytest.mark.parametrize(
    "asked",
    [{}, {"text": 5}, {"text": None}, {"cards": [1]}, {"investigator": 7, "cards": {"01016": 10**9}}, {"deck": "x"}],
)
def test_strange_questions_are_answered(asked: dict[str, Any]) -> None:
    """Given nonsense, then the deck is not allowed, and it is said why."""
    found = ask("deck.check", **asked)
    assert not found["legal"]
    assert found["problems"][0]["say"]


@pytest.mark.parametrize("asked", [{"taboo": "mine"}, {"taboo": ["off"]}, {"collection": "library"}, {"collection": 1}])
def test_what_there_is_not_is_refused(asked: dict[str, Any]) -> None:
    """Given a list or a collection that there is not, then those that there are are named."""
    for enquiry in ("deck.check", "deck.pool", "deck.export"):
        with pytest.raises(UnknownOption, match="must be one of"):
            ask(enquiry, text=ROLAND, **asked)


# --- at a table -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-022", "AH-B-205")
def test_ah_b_205_a_table_begins_with_decks_of_ones_own() -> None:
    """Given two deck texts and a name, then those decks are played, and who is not named takes a usual one."""
    state = table(4, decks=f"{DAISY}+wendy+{ROLAND}")
    people = [CARDS[state.card[card]].id for card in state.who]
    assert people == ["daisy_walker", "wendy_adams", "roland_banks", "agnes_baker"]
    assert state.lists[0].count("dr_milan_christopher") == 2
    assert [len(basics(cards)) for cards in state.lists] == [1, 1, 1, 1]


@pytest.mark.rule("AH-Q-014", "AH-B-204")
@pytest.mark.parametrize("weakness", ["random", "choose"])
def test_ah_q_014_a_named_weakness_is_kept_and_leaves_the_pool(weakness: str) -> None:
    """Given a deck that names Haunted, then it has just that one, is not asked about it, and nobody else draws it."""
    named = ROLAND.replace("1x01000", "1x01098")
    found = new_table(GAME, seed=3, seats=2, options={"decks": f"{named}+daisy", "weakness": weakness})
    assert isinstance(found.state, Arkham)
    assert basics(found.state.lists[0]) == ["haunted"]
    if weakness == "choose":
        assert found.choice is not None
        assert found.choice.seat == 1
        assert "weakness:haunted" not in [option.text for option in found.choice.options]
    assert "haunted" not in found.state.pool


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_a_single_scenario_with_higher_cards_brings_more_weaknesses() -> None:
    """Given 12 experience in a single scenario, then two weaknesses are drawn; in a campaign it can't begin so."""
    dear = ROLAND.replace("2x01016", "2x01029").replace("2x01018", "2x01028")
    assert len(basics(table(decks=dear, campaign="none").lists[0])) == 2
    with pytest.raises(RefusedOption, match=r"Shotgun costs 4 experience; 0 available\. .*Beat Cop costs 2"):
        table(decks=f"{dear}; xp 20")


@pytest.mark.rule("AH-B-221", "AH-Q-014")
def test_ah_q_014_the_pool_may_run_dry() -> None:
    """Given four decks that ask for more weaknesses than there are, then each is drawn once and no more."""
    names = {
        "roland": ("2x01016", "2x01029"), "daisy": ("2x01030", "2x01043"), "agnes": ("2x01058", "2x01071"),
        "wendy": ("2x01046", "2x01085"),
    }  # fmt: skip
    decks = []
    for name, (out, into) in names.items():
        line = (
            formats.line(starter(name)).replace(out, into).replace("2x01087", "2x01094").replace("2x01088", "2x01095")
        )
        assert not ask("deck.check", text=line, campaign="none")["problems"], name
        decks.append(line)
    state = table(4, decks="+".join(decks), campaign="none")
    drawn = [id_ for cards in state.lists for id_ in basics(cards)]
    assert sorted([*drawn, *state.pool]) == sorted(BASIC_WEAKNESSES)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"decks": ROLAND.replace("2x01016 ", "")}, "28 of 30 cards."),
        ({"decks": ROLAND.replace("2x01016", "2x01051")}, "Backstab: Roland Banks can't take Rogue cards."),
        ({"decks": ROLAND.replace("2x01016", "2x01020"), "taboo": "april_2019"}, "with the taboo list; 0 available."),
        ({"decks": ROLAND, "collection": "one_box"}, "one box has 1."),
        ({"decks": "09001; 1x01000"}, "Not available yet: the investigator 09001 from The Scarlet Keys."),
    ],
)
def test_a_deck_that_is_not_allowed_is_refused_with_the_reasons(options: dict[str, str], sentence: str) -> None:
    """Given a deck that is not allowed here, then there is no table, and every reason is said."""
    with pytest.raises(RefusedOption) as refused:
        table(**options)
    assert sentence in str(refused.value)
    assert refused.value.lines


@pytest.mark.parametrize(
    ("decks", "sentence"),
    [
        ("banana", "no starter deck “banana”"),
        ("01001; rubbish", "This can't be read: rubbish"),
        ("01001; 9999999999x01016", "0 to 99"),
        (f"{ROLAND}+roland", "a different investigator"),
        ("roland+daisy", "2 decks are named, but there is 1 person"),
        ("1" * 9000, "at most 8000 characters"),
        ("+", "no starter deck “”"),
    ],
)
def test_decks_that_can_t_be_read_are_refused(decks: str, sentence: str) -> None:
    """Given nonsense as decks, then there is no table, and a sentence says why."""
    with pytest.raises(UnknownOption, match=sentence):
        table(decks=decks)


def test_a_table_with_decks_of_ones_own_is_saved_and_read_again() -> None:
    """Given such a table, when it is saved and read, then it is the same."""
    options = {"decks": f"{ROLAND}+{DAISY}", "taboo": "april_2019", "collection": "two_of_each"}
    found = new_table(GAME, seed=5, seats=2, options=options)
    again = load_table(found.save())
    assert again.state == found.state
    assert isinstance(again.state, Arkham)
    assert again.state.taboo == "april_2019"


def test_two_decks_share_one_box() -> None:
    """Given two decks that each fit into one box but not together, then the table refuses them."""
    guardian = "01016 01017 01018 01019 01020 01021 01022 01023 01024 01025"
    seeker = "01030 01031 01032 01033 01034 01035 01036 01037 01038 01039"
    mystic = "01058 01059 01060 01061 01062 01063 01064 01065 01066 01067"
    neutral = "2x01086 2x01087 2x01088 2x01089 1x01090 1x01091"
    roland = f"01001; 01000 01006 01007 {guardian} {seeker} {neutral}"
    daisy = f"01002; 01000 01008 01009 {seeker} {mystic} {neutral}"
    for one in (roland, daisy):
        table(decks=one, collection="one_box")
    with pytest.raises(RefusedOption, match="2 copies of Magnifying Glass; one box has 1"):
        table(2, decks=f"{roland}+{daisy}", collection="one_box")
    table(2, decks=f"{roland}+{daisy}")


# --- any deck ---------------------------------------------------------------------------------------------------------


class Luck:
    """The builder's own randomness."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, 11)

    def one_of(self, things: list[Any]) -> Any:
        return things[below(self, len(things))]


def built(luck: Luck, code: str) -> DeckList:
    """A deck of cards of level 0 that an investigator may take, picked at random."""
    who = card_of(code)
    assert who is not None
    open_cards = [card.code for card in pool(who) for _ in range(2) if not card.level]
    cards = {"01000": 1} | {card.code: 1 for card in signatures(who)}
    for _ in range(30):
        picked = luck.one_of(open_cards)
        open_cards.remove(picked)
        cards[picked] = cards.get(picked, 0) + 1
    return DeckList(code, cards)


@pytest.mark.rule("AH-B-205", "AH-B-207")
@pytest.mark.parametrize("seed", range(8))
def test_ah_b_207_any_deck_out_of_the_pool_is_allowed_and_played(seed: int) -> None:
    """Given random decks out of the pool, then they are allowed, and a random game with them goes to its end."""
    luck = Luck(seed)
    codes = ["01001", "01002", "01003", "01004", "01005"]
    decks = []
    for _ in range(seed % 4 + 1):
        code = luck.one_of(codes)
        codes.remove(code)
        decks.append(formats.line(built(luck, code)))
        assert ask("deck.check", text=decks[-1])["problems"] == []
    found = new_table(GAME, seed=seed, seats=len(decks), options={"decks": "+".join(decks)}, light=True)
    for _ in range(5000):
        if found.choice is None:
            break
        found.answer(luck.one_of(list(found.choice.options)))
    assert found.outcome is not None
