"""B.17: which decks are allowed, and every reason why one is not."""

from collections.abc import Mapping
from typing import Any

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.boxes import BOXES
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, asset
from miskatonic.games.arkham_lcg.rows.decks import Access, DeckList, DeckOptions
from miskatonic.games.arkham_lcg.rows.terms import (
    ASSET,
    EVENT,
    GUARDIAN,
    INVESTIGATOR,
    MYSTIC,
    NEUTRAL,
    ROGUE,
    SEEKER,
    SURVIVOR,
)
from miskatonic.games.arkham_lcg.rules.deck_building import (
    card_of,
    cost,
    pool,
    price,
    problems,
    random_weaknesses,
    size,
    starter,
)
from miskatonic.games.arkham_lcg.rules.deck_options import fit
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from miskatonic.games.arkham_lcg.rules.purchases import why_not_leave
from miskatonic.kernel import DoubleId, Line, WrongRow
from tests.games.arkham_lcg.imaginary import imagined

APRIL = "april_2019"
ROLAND = starter("roland")


def changed(deck: DeckList = ROLAND, /, **copies: int) -> DeckList:
    """A deck with so many copies of some cards, by code (`c01016=3`)."""
    cards = dict(deck.cards) | {code.removeprefix("c"): count for code, count in copies.items()}
    return deck._replace(cards={code: count for code, count in cards.items() if count})


def say(lines: list[Line]) -> list[str]:
    """What a player reads, with the rule behind it."""
    return [f"{text.say(GAME.package, 'en', line.message, line.args)} {line.rule}" for line in lines]


def wrong(deck: DeckList, taboo: str = "", *args: Any, **more: Any) -> list[str]:
    return say(problems(deck, taboo, *args, **more))


def card(code: str) -> Card:
    found = card_of(code)
    assert found is not None
    return found


@pytest.mark.rule("AH-B-205", "AH-B-208", "AH-T-001")
@pytest.mark.parametrize("taboo", ["", APRIL])
@pytest.mark.parametrize("name", starters(JUST_CORE))
def test_ah_b_205_the_starter_decks_are_allowed(name: str, taboo: str) -> None:
    """Given a starter deck, then nothing is wrong with it, with the taboo list and without."""
    assert size(starter(name)) == 30
    boxes = tuple(BOXES)
    assert wrong(starter(name), taboo, boxes=boxes) == []
    assert wrong(starter(name), taboo, standalone=True, boxes=boxes) == []


@pytest.mark.rule("AH-B-205")
def test_ah_b_205_exactly_the_printed_number_of_cards() -> None:
    """Given 28 cards, then 30 are wanted; signature cards and weaknesses do not count."""
    assert wrong(changed(c01016=0)) == ["28 of 30 cards. AH-B-205"]
    assert wrong(changed(c01093=2)) == ["32 of 30 cards. AH-B-205"]
    assert wrong(changed(c01101=1)) == []


@pytest.mark.rule("AH-B-205")
def test_ah_b_205_nobody_knows_the_investigator_or_a_card() -> None:
    """Given a card or an investigator of another box, then the deck says that it is not at this table yet."""
    assert wrong(changed(c02301=1, c01091=0)) == ["Not available yet: 02301 from The Dunwich Legacy. AH-B-205"]
    assert wrong(ROLAND._replace(investigator="03002")) == [
        "Not available yet: the investigator 03002 from The Path to Carcosa. AH-B-205"
    ]
    assert wrong(ROLAND._replace(investigator="01016")) == ["Not available yet: the investigator 01016. AH-B-205"]


@pytest.mark.rule("AH-B-206")
def test_ah_b_206_two_copies_of_a_title_all_levels_together() -> None:
    """Given a third Knife, or two Beat Cops of level 0 and one of level 2, then there is one too many."""
    assert wrong(changed(c01086=3, c01016=0)) == ["3 copies of Knife; at most 2 allowed. AH-B-206"]
    assert wrong(changed(c01028=1, c01091=0), experience=2) == ["3 copies of Beat Cop; at most 2 allowed. AH-B-206"]
    assert wrong(changed(c01028=1, c01018=1), experience=2) == []


@pytest.mark.rule("AH-B-205", "AH-B-206")
def test_ah_b_206_one_box_has_as_many_as_are_printed() -> None:
    """Given one box, then a class card is there once, a Knife often enough for two."""
    lines = wrong(ROLAND, "", "one_box")
    assert "2 copies of .45 Automatic; one box has 1. AH-B-205" in lines
    assert not [line for line in lines if "Emergency Cache" in line]


@pytest.mark.rule("AH-B-207")
def test_ah_b_207_classes_and_levels() -> None:
    """Given a card of another class, or of a level too high, then it says what is open."""
    assert wrong(changed(c01051=1, c01091=0)) == ["Backstab: Roland Banks can't take Rogue cards. AH-B-207"]
    skids = changed(starter("skids"), c01029=1, c01016=0)
    assert wrong(skids, experience=4) == ["Shotgun is level 4; the highest level allowed is 2. AH-B-207"]


@pytest.mark.rule("AH-B-207")
@pytest.mark.parametrize(
    ("investigator", "classes"),
    [("01001", {GUARDIAN, SEEKER}), ("01002", {SEEKER, MYSTIC}), ("01003", {ROGUE, GUARDIAN}),
     ("01004", {MYSTIC, SURVIVOR}), ("01005", {SURVIVOR, ROGUE})],
)  # fmt: skip
def test_ah_b_207_what_an_investigator_may_take(investigator: str, classes: set[str]) -> None:
    """Given an investigator, then the pool holds the own class, neutral cards, and the second class up to level 2."""
    who = card(investigator)
    found = pool(who)
    assert {one.klass for one in found} == classes | {NEUTRAL}
    assert max(one.level or 0 for one in found if one.klass not in (who.klass, NEUTRAL)) <= 2
    assert not [one for one in found if one.signature or one.weakness or one.is_encounter]


@pytest.mark.rule("AH-B-207", "AH-B-113")
def test_ah_b_207_cards_without_a_level_only_by_permission() -> None:
    """Given Lita or a card of the encounter deck, then the first must be earned, and the second is none of ours."""
    assert wrong(changed(c01117=1)) == ["Lita Chantler must be earned first. AH-B-113"]
    assert wrong(changed(c01117=1), earned={"01117"}) == []
    assert "isn't a player card. AH-B-207" in wrong(changed(c01104=1, c01091=0))[0]


@pytest.mark.rule("AH-D-001", "AH-B-208")
def test_ah_d_001_signature_cards_in_their_exact_number() -> None:
    """Given no Cover Up, two of them, or the card of somebody else, then each is wrong."""
    assert wrong(changed(c01007=0)) == ["Cover Up must be in the deck. AH-D-001"]
    assert wrong(changed(c01007=2)) == ["2 copies of Cover Up; there must be exactly 1. AH-D-001"]
    assert wrong(changed(c01014=1)) == ["Wendy's Amulet belongs to Wendy Adams. AH-D-001"]


@pytest.mark.rule("AH-B-208", "AH-Q-014")
def test_ah_b_208_a_basic_weakness_comes_last_and_a_named_one_stays() -> None:
    """Given a deck list, then a basic weakness is asked for once, drawn or named; a named one is not drawn anew."""
    assert wrong(changed(c01000=0)) == ["The deck needs a basic weakness, random or named. AH-B-208"]
    assert wrong(changed(c01000=2)) == ["2 random basic weaknesses; there must be exactly 1. AH-B-208"]
    named = changed(c01000=0, c01098=1)
    assert wrong(named) == []
    assert random_weaknesses(named) == 0
    assert random_weaknesses(ROLAND) == 1
    assert wrong(changed(c01000=0, c01098=2)) == ["2 copies of Haunted; at most 1 allowed. AH-B-206"]


@pytest.mark.rule("AH-Q-036")
def test_ah_q_036_a_required_card_that_is_lost_is_no_longer_required() -> None:
    """Given Roland whose .38 is gone for good, then his deck is allowed without it."""
    assert wrong(changed(c01006=0)) == ["Roland's .38 Special must be in the deck. AH-D-001"]
    assert wrong(changed(c01006=0), lost={"01006"}) == []


@pytest.mark.rule("AH-B-209")
def test_ah_b_209_a_new_deck_has_only_cards_of_level_0() -> None:
    """Given no experience, then each higher card says what it costs; given some, then their sum counts."""
    deck = changed(c01029=1, c01027=1, c01016=0)
    assert wrong(deck) == [
        "Shotgun costs 4 experience; 0 available. AH-B-209",
        "Police Badge costs 2 experience; 0 available. AH-B-209",
    ]
    assert wrong(deck, experience=5) == ["Together the cards cost 6 experience; 5 available. AH-B-209"]
    assert wrong(deck, experience=6) == wrong(deck._replace(experience=6)) == []
    assert wrong(deck, paid=True) == []


@pytest.mark.rule("AH-B-210", "AH-T-002", "AH-T-003")
def test_ah_t_003_machete_costs_2_experience_and_stays_level_0() -> None:
    """Given a new deck and the taboo list, when Machete is in it, then the deck is not allowed."""
    deck = changed(c01020=1, c01091=0)
    assert wrong(deck) == []
    assert wrong(deck, APRIL) == ["Machete costs 2 experience with the taboo list; 0 available. AH-T-003"]
    assert wrong(deck, APRIL, experience=2) == []
    assert card("01020").level == 0


@pytest.mark.rule("AH-B-210", "AH-T-004")
def test_ah_t_004_elusive_costs_2_experience() -> None:
    """Given the taboo list, then Elusive costs 2; without it nothing."""
    assert (price(card("01050")), price(card("01050"), APRIL)) == (0, 2)
    deck = changed(starter("skids"), c01050=1, c01090=0)
    assert wrong(deck, APRIL) == ["Elusive costs 2 experience with the taboo list; 0 available. AH-T-004"]


@pytest.mark.rule("AH-B-184", "AH-B-212")
def test_ah_b_184_exceptional_cards_cost_double_and_are_there_once() -> None:
    """Given an imaginary Exceptional card of level 2, then it costs 4, and a second copy is one too many."""
    with imagined(Card(ASSET, "99001", "idol_2", klass=GUARDIAN, level=2, cost=1, keywords="exceptional")):
        assert price(card("99001")) == 4
        lines = problems(changed(c99001=2, c01016=0), experience=8)
        assert [(line.message, line.rule, line.args["count"], line.args["most"]) for line in lines] == [
            ("deck-exceptional", "AH-B-184", 2, 1)
        ]
        assert problems(changed(c99001=1, c01091=0), experience=4) == []


@pytest.mark.rule("AH-B-183")
def test_ah_b_183_permanent_cards_do_not_count_toward_the_size() -> None:
    """Given an imaginary permanent card beside 30 others, then the deck is allowed; its class counts all the same."""
    permanent = Card(ASSET, "99002", "charm_3", klass=GUARDIAN, level=3, keywords="permanent")
    foreign = Card(ASSET, "99003", "trick_3", klass=ROGUE, level=3, keywords="permanent")
    with imagined(permanent, foreign):
        assert problems(changed(c99002=1), experience=3) == []
        assert [line.message for line in problems(changed(c99003=1), experience=3)] == ["deck-class"]


@pytest.mark.rule("AH-Q-024", "AH-B-183")
def test_ah_q_024_a_permanent_card_never_leaves_for_another() -> None:
    """Given an imaginary permanent card in a deck, when a card is bought, then it can't be what leaves."""
    permanent = Card(ASSET, "99002", "charm_3", klass=GUARDIAN, level=3, keywords="permanent")
    assert why_not_leave(permanent) == ("not_counted", "AH-B-183", {})
    assert why_not_leave(card("01016")) is None


# --- options of investigators who are not at this table yet -----------------------------------------------------------


def zoey(code: str = "99010") -> Card:
    """An imaginary Zoey: Guardian and neutral cards, and up to five other cards of level 0."""
    others = Access((SEEKER, ROGUE, MYSTIC, SURVIVOR), 0, places=5, other=True)
    options = DeckOptions((Access((GUARDIAN, NEUTRAL), 5), others))
    return Card(INVESTIGATOR, code, "zoey", level=None, klass=GUARDIAN, deck=options)


def own(cards: Mapping[str, int]) -> DeckList:
    """A deck of hers: these cards, filled up with neutral and Guardian ones."""
    base = {"01016": 2, "01017": 2, "01018": 2, "01019": 2, "01021": 2, "01022": 2, "01023": 2, "01024": 2, "01025": 2}
    base |= {"01086": 2, "01087": 2, "01088": 2, "01089": 2, "01090": 2, "01091": 2}
    found = dict(cards)
    for code, count in base.items():
        found[code] = min(count, 30 - sum(found.values()))
    return DeckList("99010", {"01000": 1} | {code: count for code, count in found.items() if count})


@pytest.mark.rule("AH-R-1.15")
def test_ah_r_1_15_places_for_other_classes_are_counted() -> None:
    """Given five cards of other classes, then a sixth finds no place."""
    with imagined(zoey()):
        five = {"01051": 2, "01052": 2, "01044": 1}
        assert problems(own(five)) == []
        lines = problems(own(five | {"01060": 1}))
        assert [(line.message, line.rule) for line in lines] == [("deck-places", "AH-R-1.15")]
        assert say(lines) == ["Shrivelling: 5 of 5 places for other classes are taken. AH-R-1.15"]


@pytest.mark.rule("AH-R-1.16", "AH-C-040")
def test_ah_r_1_16_a_card_of_two_classes_takes_no_place_where_one_is_the_own() -> None:
    """Given a Guardian/Rogue card beside five others, then it is allowed: it belongs to her own class."""
    both = Card(EVENT, "99011", "blade", klass=GUARDIAN, classes=(GUARDIAN, ROGUE), cost=1)
    neither = Card(EVENT, "99012", "deal", klass=ROGUE, classes=(ROGUE, SEEKER), cost=1)
    with imagined(zoey(), both, neither):
        five = {"01051": 2, "01052": 2, "01044": 1}
        assert problems(own(five | {"99011": 2})) == []
        assert [line.message for line in problems(own(five | {"99012": 1}))] == ["deck-places"]


@pytest.mark.rule("AH-R-1.16")
def test_ah_r_1_16_a_limited_class_is_used_up_even_if_the_other_is_open() -> None:
    """Given a limited class that is not called "other", then a card of it and an open class takes a place."""
    limited = Access((ROGUE,), 2, places=1)
    who = Card(
        INVESTIGATOR, "99013", "wilson", level=None, klass=GUARDIAN, deck=DeckOptions((Access((GUARDIAN,), 5), limited))
    )
    both = Card(EVENT, "99014", "blade", klass=GUARDIAN, classes=(GUARDIAN, ROGUE), cost=1)
    with imagined(who, both):
        assert fit(who, both).access == limited
        assert fit(card("01001"), both).access == Access((GUARDIAN, NEUTRAL), 5)


# --- a single scenario ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-221")
@pytest.mark.parametrize(("badges", "shotguns", "weaknesses"), [(0, 2, 1), (1, 2, 2), (2, 2, 2)])
def test_ah_b_221_one_more_weakness_for_every_10_experience(badges: int, shotguns: int, weaknesses: int) -> None:
    """Given higher cards in a single scenario, then they need no experience, but bring weaknesses."""
    deck = changed(c01027=badges, c01029=shotguns, c01016=0, c01017=2 - badges)
    assert cost(deck) == 2 * badges + 4 * shotguns
    assert wrong(deck, standalone=True) == []
    assert random_weaknesses(deck, standalone=True) == weaknesses
    assert random_weaknesses(changed(deck, c01000=0, c01098=1), standalone=True) == weaknesses - 1


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_at_most_49_experience() -> None:
    """Given 52 experience, then it is too much for a single scenario."""
    tomes = {
        f"990{number}": Card(ASSET, f"990{number}", f"tome_{number}_5", klass=GUARDIAN, level=5)
        for number in range(20, 26)
    }
    with imagined(*tomes.values()):
        deck = changed(
            c01016=0, c01017=0, c01018=0, c01021=0, c01022=0, c01091=0, **{f"c{code}": 2 for code in [*tomes][:5]}
        )
        deck = changed(deck, c01027=1)
        assert cost(deck) == 52
        assert say(problems(deck, standalone=True)) == ["52 experience; a single scenario allows at most 49. AH-B-221"]


def test_cards_are_found_by_their_codes() -> None:
    """Every code is one card."""
    codes = [one.code for one in CARDS.rows]
    assert len(set(codes)) == len(codes)


def test_a_row_with_the_code_of_another_is_refused() -> None:
    """Given the code of Machete, then both cards are named, and nothing has changed."""
    with pytest.raises(DoubleId, match="'machete' and 'new_blade' have the same code '01020'"):
        asset("01020", "new_blade", cost=1)
    assert "new_blade" not in CARDS.ids


@pytest.mark.parametrize("code", ["1020", "970011", "97001A", "blade", "", "97 01"])
def test_a_row_with_a_code_that_is_none_is_refused(code: str) -> None:
    with pytest.raises(WrongRow, match=f"'new_blade' .* the code '{code}', which is not five digits"):
        asset(code, "new_blade", cost=1)
    assert "new_blade" not in CARDS.ids


# --- Thirty cards, classes, levels, copies ----------------------------------------------------------------------------


def reasons(deck_list: DeckList, taboo: str = "", **more: Any) -> list[str]:
    """Why a deck is not allowed."""
    return [line.message for line in problems(deck_list, taboo, **more)]


def with_cards(name: str, **copies: int) -> DeckList:
    """A starter deck with so many copies of some cards, by code (`c01016=3`)."""
    base = starter(name)
    cards = dict(base.cards) | {code.removeprefix("c"): count for code, count in copies.items()}
    return base._replace(cards={code: count for code, count in cards.items() if count})


def test_thirty_cards_and_no_other_number() -> None:
    assert reasons(starter("wendy")) == []
    assert reasons(with_cards("wendy", c01086=0)) == ["deck-size"]
    assert reasons(with_cards("wendy", c01086=2)) == ["deck-size"]


def test_lita_and_weaknesses_are_beyond_the_thirty() -> None:
    assert reasons(with_cards("roland", c01117=1), earned={"01117"}) == []
    assert reasons(with_cards("roland", c01097=1)) == []


@pytest.mark.parametrize(
    ("name", "second", "beyond"),
    [
        ("roland", "01042", "01043"),
        ("daisy", "01069", "01070"),
        ("skids", "01028", "01029"),
        ("agnes", "01083", "01085"),
        ("wendy", "01055", "01056"),
    ],
)
def test_the_second_class_is_open_up_to_level_2_and_no_further(name: str, second: str, beyond: str) -> None:
    out = next(code for code, count in starter(name).cards.items() if count == 1 and "01016" <= code <= "01093")
    swapped = {f"c{out}": 0}
    assert reasons(with_cards(name, **swapped, **{f"c{second}": 1}), experience=9) == []
    assert reasons(with_cards(name, **swapped, **{f"c{beyond}": 1}), experience=9) == ["deck-level"]


def test_your_own_class_is_open_to_the_top_and_neutral_cards_to_all() -> None:
    for name, code in (
        ("roland", "01029"),
        ("daisy", "01043"),
        ("skids", "01057"),
        ("agnes", "01071"),
        ("wendy", "01085"),
    ):
        out = next(one for one, count in starter(name).cards.items() if count == 1 and "01016" <= one <= "01093")
        for top in (code, "01094", "01095"):
            assert reasons(with_cards(name, **{f"c{out}": 0, f"c{top}": 1}), experience=4) == []


def test_leo_is_leo_at_every_level() -> None:
    # given two of level 0, then none of level 1 goes in; one and one do
    assert reasons(with_cards("skids", c01054=1, c01016=0), experience=1) == ["deck-copies"]
    assert reasons(with_cards("skids", c01054=1, c01048=1), experience=1) == []


@pytest.mark.parametrize("wrong", [{"c01012": 2}, {"c01013": 0}, {"c01009": 1}])
def test_nobody_has_two_of_their_own_or_lacks_one_or_has_anothers(wrong: dict[str, int]) -> None:
    assert len(reasons(with_cards("agnes", **wrong))) == 1


def test_two_machetes_of_april_cost_four_before_the_first_scenario() -> None:
    pair = with_cards("roland", c01020=2, c01016=0)
    assert reasons(pair) == []
    assert len(reasons(pair, APRIL)) == 1
    assert reasons(pair, APRIL, experience=4) == []
    assert len(reasons(pair, APRIL, experience=3)) == 1


def test_the_dots_of_april_count_among_the_ten_of_a_single_scenario() -> None:
    # given Shotguns for 8: with two Machetes of April 12, and one weakness more; without the list none
    rich = with_cards("roland", c01029=2, c01020=2, c01016=0, c01017=0)
    assert random_weaknesses(rich, standalone=True) == 1
    assert random_weaknesses(rich, APRIL, standalone=True) == 2
