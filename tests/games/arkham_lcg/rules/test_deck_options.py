"""AH-B-207, AH-B-208, AH-R-1.15, AH-R-1.16: the backs of 23 investigators: what each may, may not and must hold."""

from collections.abc import Mapping

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.boxes import box_of
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.decks import DeckList
from miskatonic.games.arkham_lcg.rows.terms import ASSET, EVENT, GUARDIAN, MYSTIC, NEUTRAL, ROGUE, SEEKER, SURVIVOR
from miskatonic.games.arkham_lcg.rules.deck_building import card_of, problems, random_weaknesses
from miskatonic.games.arkham_lcg.rules.deck_options import crowded, fit, lacking
from miskatonic.kernel import Line
from tests.games.arkham_lcg.backs import BACKS, BOTH, CLASSES, plain, with_backs

BOXES = ("core", "dunwich_legacy")
LETTERS = dict(zip("GSRMVN", (*CLASSES, NEUTRAL), strict=True))
PLAIN = {GUARDIAN: "01016", SEEKER: "01030", ROGUE: "01046", MYSTIC: "01060", SURVIVOR: "01072"}
"""A card of level 0 of each class."""
OPEN = {
    "01001": "G5 N5 S2", "01002": "S5 N5 M2", "01003": "R5 N5 G2", "01004": "M5 N5 V2", "01005": "V5 N5 R2",
    "02001": "G5 N5 S0 R0 M0 V0", "02002": "S5 N5 G0 R0 M0 V0", "02003": "R5 N5 G0 S0 M0 V0",
    "02004": "M5 N5 G0 S0 R0 V0", "02005": "V5 N5 G0 S0 R0 M0",
    "03002": "S5 N5 V2", "03003": "R5 N5 M2", "03005": "V5 N5 G2", "03006": "G3 S3 R3 M3 V3 N5",
    "04001": "G5 N5 R2", "04002": "S5 N5", "04003": "R3 N5 S0 V0", "04004": "M5 N5",
    "05001": "G3 N5 S1 M1", "05002": "S5 N5 G2", "05003": "R5 N5 V2", "05004": "M5 N5 G2", "05006": "M3 N5 S0 V0",
}  # fmt: skip
"""Up to which level each class is open for a card without traits and text."""


def card(code: str) -> Card:
    found = card_of(code)
    assert found is not None
    return found


def places(code: str, *cards: tuple[Card, int]) -> list[str]:
    """What is said about the places of an investigator's deck options."""
    return [line.message for line in crowded(card(code), cards)]


def says(code: str, one: Card) -> str:
    """Why an investigator can't take a card; nothing: one can."""
    problem = fit(card(code), one).problem
    return "" if problem is None else f"{problem.message} {problem.rule}"


def deck(code: str, cards: Mapping[str, int]) -> DeckList:
    """A deck list of an investigator with a random weakness."""
    return DeckList(code, {"01000": 1, **cards})


def wrong(code: str, cards: Mapping[str, int], **more: object) -> list[str]:
    """Everything that is wrong with it but for its signature cards."""
    lines = problems(deck(code, cards), boxes=BOXES, **more)  # type: ignore[arg-type]
    return [line.message for line in lines if line.message != "deck-required"]


def english(line: Line) -> str:
    return text.say(GAME.package, "en", line.message, line.args)


# --- by class and level -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-207")
@pytest.mark.parametrize("code", BACKS)
def test_ah_b_207_every_class_is_open_up_to_its_level_and_no_further(code: str) -> None:
    """Given plain cards of every class and level, then an investigator takes just those that the back allows."""
    up_to = {LETTERS[one[0]]: int(one[1]) for one in OPEN[code].split()}
    cards = [
        plain(f"99{number}{level}", klass, level) for number, klass in enumerate(LETTERS.values()) for level in range(6)
    ]
    with with_backs(*cards):
        for one in cards:
            assert (not says(code, one)) == ((one.level or 0) <= up_to.get(one.klass, -1)), one


@pytest.mark.rule("AH-B-205")
def test_ah_b_205_decks_of_33_35_and_40_cards() -> None:
    """Given Sefina, Lola, Diana and Joe, then 30 cards are too few for each."""
    with with_backs():
        for code, size in (("03003", 33), ("03006", 35), ("05004", 35), ("05002", 40), ("01001", 30)):
            found = [line for line in problems(deck(code, {})) if line.message == "deck-size"]
            assert [english(line) for line in found] == [f"0 of {size} cards."]


# --- places for other classes, cards of two classes -------------------------------------------------------------------


@pytest.mark.rule("AH-C-040", "AH-C-041", "AH-C-042", "AH-C-043", "AH-C-044", "AH-R-1.16")
@pytest.mark.parametrize(
    ("code", "own", "strange"),
    [
        pytest.param("02001", "05115", "05117", id="AH-C-040"),
        pytest.param("02002", "05116", "05115", id="AH-C-041"),
        pytest.param("02003", "05117", "05116", id="AH-C-042"),
        pytest.param("02004", "05118", "05115", id="AH-C-043"),
        pytest.param("02005", "05119", "05116", id="AH-C-044"),
    ],
)
def test_ah_c_040_up_to_five_other_cards_of_level_0(code: str, own: str, strange: str) -> None:
    """Given five cards of other classes and two of one's own class that are also of another, then that is allowed; a
    sixth other card is not, and a card of two other classes takes one place.
    """
    with with_backs():
        main = BACKS[code][1]
        one, two, three, four = [card(other) for klass, other in PLAIN.items() if klass != main]
        mine, other = (card(own), 2), card(strange)
        assert places(code, (one, 2), (two, 2), (three, 1), mine) == []
        assert places(code, (one, 2), (two, 2), (three, 1), (four, 1), mine) == ["deck-places"]
        assert places(code, (one, 2), (two, 2), (other, 1), mine) == []
        assert places(code, (one, 2), (two, 2), (other, 2), mine) == ["deck-places"]
        problem = next(crowded(card(code), [(one, 2), (two, 2), (three, 2)]))
        assert english(problem).endswith(": 4 of 5 places for other classes are taken.")


@pytest.mark.rule("AH-R-1.16")
@pytest.mark.parametrize(
    "code", ["01001", "01002", "01003", "01004", "01005", "03002", "03003", "03005", "04001", "05002", "05003", "05004"]
)
def test_ah_r_1_16_of_two_open_classes_either_is_enough(code: str) -> None:
    """Given an investigator with two classes, then a card of two classes is open if one of them is, without a place."""
    back = BACKS[code][2]
    open_classes = {one for access in back.access for one in access.classes}
    with with_backs():
        for both, (_, first, second, traits) in BOTH.items():
            banned = any(ban.trait in traits.lower().split() for ban in back.bans)
            assert (not says(code, card(both))) == (bool({first, second} & open_classes) and not banned)
            assert places(code, (card(both), 2)) == []


@pytest.mark.rule("AH-R-1.15", "AH-R-1.16")
@pytest.mark.parametrize(
    ("code", "both"),
    [("05006", "05116"), ("04003", "05117"), ("05001", "05118"), ("05006", "05118"), ("04003", "05115")],
)
def test_ah_r_1_16_a_card_of_an_open_class_takes_no_place_for_others(code: str, both: str) -> None:
    """Given Marie, Finn and Carolyn, then a card that is also of an open class is none of the other cards."""
    with with_backs():
        access = fit(card(code), card(both)).access
        assert access is not None
        assert not access.places


@pytest.mark.rule("AH-R-1.15")
def test_ah_r_1_15_a_card_by_its_text_is_none_of_the_others() -> None:
    """Given Carolyn, then Fearless, a Mystic card that heals horror, takes none of the fifteen places, and a card that
    heals horror is open up to level 5 whatever its class; one that only heals damage takes a place.
    """
    with with_backs():
        for code, place in (("01067", 0), ("01035", 15), ("01060", 15)):
            access = fit(card("05001"), card(code)).access
            assert access is not None
            assert access.places == place
        high = plain("99004", SURVIVOR, 5, says="heals_horror")
        assert not says("05001", high)
        assert says("05001", card(PLAIN[SURVIVOR])) == "deck-class AH-B-207"


@pytest.mark.rule("AH-R-1.15")
def test_ah_r_1_15_fifteen_places_and_no_more() -> None:
    with with_backs():
        cards = [(card(code), 2) for code in ("01030", "01031", "01032", "01033", "01034", "01035", "01036")]
        assert places("05001", *cards, (card("01037"), 1)) == []
        assert places("05001", *cards, (card("01037"), 2)) == ["deck-places"]


@pytest.mark.rule("AH-B-207")
def test_ah_b_207_cards_are_open_by_their_traits() -> None:
    """Given Ursula, Mateo, Finn and Marie, then a Relic, a Blessed, an Illicit, a Spell and an Occult card is open to
    them whatever its class, up to the level that is printed.
    """
    for code, trait, highest in (
        ("04002", "Relic", 4),
        ("04004", "Blessed", 3),
        ("04003", "Illicit", 5),
        ("05006", "Spell", 5),
        ("05006", "Occult", 0),
    ):
        cards = [
            Card(ASSET, f"9910{level}", f"thing_{level}", klass=GUARDIAN, level=level, traits=trait)
            for level in range(6)
        ]
        with with_backs(*cards):
            assert [one.level for one in cards if not says(code, one)] == list(range(highest + 1))
            assert all(says(code, one) == "deck-level AH-B-207" for one in cards[highest + 1 :])


# --- what a back forbids ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-208", "AH-C-041")
def test_ah_b_208_rex_takes_no_fortune() -> None:
    """Given Lucky!, a Survivor card of level 0 that four of the five may take, then Rex may not, and it says why."""
    with with_backs():
        assert [says(code, card("01080")) for code in ("02001", "02003", "02004", "02005")] == [""] * 4
        problem = fit(card("02002"), card("01080")).problem
        assert problem is not None
        assert (problem.message, problem.rule) == ("deck-banned", "AH-B-208")
        line = Line(problem.message, problem.rule, {**problem.args, "investigator": "card-roland_banks"})
        assert english(line) == "Lucky!: Roland Banks can't take Fortune cards."
        high = Line("deck-banned", "AH-B-208", {**line.args, "trait": "trait-weapon", "level": 1})
        assert english(high) == "Lucky!: Roland Banks can't take Weapon cards of level 1 or higher."


@pytest.mark.rule("AH-B-208")
def test_ah_b_208_carolyn_takes_no_weapon_with_a_level_and_preston_nothing_illicit() -> None:
    weapons = [
        Card(ASSET, f"9920{level}", f"club_{level}", klass=GUARDIAN, level=level, traits="Item Weapon")
        for level in (0, 1)
    ]
    with with_backs(*weapons):
        assert [says("05001", one) for one in weapons] == ["", "deck-banned AH-B-208"]
        assert says("05003", card("05115")) == says("05003", card("05117")) == "deck-banned AH-B-208"
        assert says("04003", card("05115")) == ""


# --- of what it must hold so many -------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-208", "AH-R-1.16")
def test_ah_r_1_16_lola_needs_seven_cards_of_three_classes_and_one_of_two_counts_for_both() -> None:
    """Given 7, 7 and 5 cards of three classes, then it is not enough; two that are also of the third make it so."""
    seven = [
        (plain(f"9930{at}", klass), 1)
        for klass, start in ((GUARDIAN, 0), (ROGUE, 1))
        for at in (start,)
        for _ in range(7)
    ]
    five = [(plain("99309", SURVIVOR), 5)]
    with with_backs():
        lines = list(lacking(card("03006"), [*seven, *five]))
        assert [english(line) for line in lines] == [
            "The deck must hold at least 7 cards of each of 3 classes; it does of 2."
        ]
        assert list(lacking(card("03006"), [*seven, *five, (card("05119"), 2)])) == []
        assert list(lacking(card("03006"), [*seven, *five, (card("05118"), 2)])) != []


@pytest.mark.rule("AH-B-208")
def test_ah_b_208_joe_needs_eleven_insights_with_his_own() -> None:
    """Given ten Insight events, then one is missing; his own unsolved case is the eleventh, an asset would not be."""
    case = Card(EVENT, "05010", "unsolved_case", level=None, cost=4, signature="joe_diamond", traits="Insight Mystery")
    ten = [(Card(EVENT, f"9940{at}", f"hunch_{at}", klass=SEEKER, traits="Insight"), 2) for at in range(5)]
    with with_backs():
        assert [english(line) for line in lacking(card("05002"), ten)] == [
            "10 of at least 11 Insight events that this investigator's deck must hold."
        ]
        assert list(lacking(card("05002"), [*ten, (case, 1)])) == []
        assert list(lacking(card("05002"), [*ten, (plain("99409", SEEKER, traits="Insight"), 2)])) != []


@pytest.mark.rule("AH-D-001", "AH-B-208")
def test_ah_d_001_signature_cards_each_as_often_as_they_are_printed() -> None:
    """Given Sefina's three copies of one card and one of another, then each number is exact."""
    world = Card(EVENT, "03012", "the_painted_world", level=None, cost=0, signature="sefina_rousseau", in_box=3)
    stars = Card(ASSET, "03013", "stars_of_hyades", level=None, signature="sefina_rousseau", weakness=True)
    with with_backs(world, stars):
        for copies, said in (
            (3, []),
            (2, [("deck-exact", 2, 3)]),
            (4, [("deck-exact", 4, 3)]),
            (0, [("deck-required", None, None)]),
        ):
            lines = problems(deck("03003", {"03012": copies, "03013": 1} if copies else {"03013": 1}))
            found = [
                (one.message, one.args.get("count"), one.args.get("most")) for one in lines if one.rule == "AH-D-001"
            ]
            assert found == said


@pytest.mark.rule("AH-D-001", "AH-Q-036")
def test_ah_q_036_one_lost_copy_lifts_the_requirement_for_it() -> None:
    world = Card(EVENT, "03012", "the_painted_world", level=None, cost=0, signature="sefina_rousseau", in_box=3)
    with with_backs(world):
        assert "deck-exact" in wrong("03003", {"03012": 2})
        assert "deck-exact" not in wrong("03003", {"03012": 2}, lost={"03012"})


@pytest.mark.rule("AH-B-208")
def test_ah_b_208_another_card_may_stand_in_the_place_of_a_signature_card() -> None:
    """Given a new form of Cover Up, then a deck has one of the two, and neither both nor none."""
    new = Card(ASSET, "98006", "hush_money", level=None, signature="roland_banks", weakness=True, replaces="cover_up")
    with with_backs(new):
        for cards, said in (
            ({"01007": 1}, []),
            ({"98006": 1}, []),
            ({"01007": 1, "98006": 1}, ["deck-exact"]),
            ({}, ["deck-required"]),
        ):
            lines = [one.message for one in problems(deck("01001", {"01006": 1, **cards})) if one.rule == "AH-D-001"]
            assert lines == said


# --- experience -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-209", "AH-B-221")
def test_ah_b_209_mateo_begins_with_five_experience() -> None:
    """Given Mateo, then a new deck may cost 5 and not 6; alone it may cost 54, and 5 of 14 bring no weakness."""
    cards = [plain(f"9950{at}", MYSTIC, 5) for at in range(6)]
    one = plain("99509", NEUTRAL, 1)
    with with_backs(*cards, one):
        assert "deck-experience" not in wrong("04004", {"99500": 1}, experience=0)
        assert "deck-experience" in wrong("04004", {"99500": 1, "99509": 1}, experience=0) + wrong(
            "04004", {"99500": 2}, experience=1
        )
        assert [random_weaknesses(deck("04004", {"99500": count}), standalone=True) for count in (1, 2)] == [1, 1]
        assert random_weaknesses(deck("04004", {"99500": 2, "99501": 1}), standalone=True) == 2


@pytest.mark.rule("AH-S-005")
@pytest.mark.parametrize(
    ("codes", "box"),
    [
        ("01001 01171", "core"), ("50004", "return_to_zealot"), ("02001 02302 02040", "dunwich_legacy"),
        ("51011", "return_to_dunwich"), ("03002 03332", "carcosa"), ("04017 04286", "forgotten_age"),
        ("05006 05053", "circle_undone"),
    ],
)  # fmt: skip
def test_ah_s_005_the_first_digits_of_a_code_tell_the_product(codes: str, box: str) -> None:
    """Given the seven symbols of the legend, then cards with that symbol come in that box, which has a name."""
    for code in codes.split():
        assert box_of(code) == f"box-{box}"
        assert text.has(GAME.package, "en", f"box-{box}")
