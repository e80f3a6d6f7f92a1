"""B.18: upgrading decks between scenarios: prices, what leaves, what is kept, all seats in one question."""

import json
from collections import Counter
from collections.abc import Mapping

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.record import Experience, Person, Record
from miskatonic.games.arkham_lcg.board.words import Taboo
from miskatonic.games.arkham_lcg.campaign.next_table import record
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS, STARTER_DECKS
from miskatonic.games.arkham_lcg.rows.terms import ASSET
from miskatonic.games.arkham_lcg.rules.deck_building import price
from miskatonic.games.arkham_lcg.rules.upgrading import price_lines
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Choice, IllegalAnswer, Table, load_table, new_table, total
from miskatonic.kernel.speech import Sayable
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.looks import own_seat, seen_seat, there

LANGUAGES = ("en", "pl", "uk")


def code(id_: str) -> str:
    """The code of a card."""
    return CARDS[CARDS.number(id_)].code


def person(name: str, experience: int, changes: Mapping[str, int], earned: tuple[str, ...] = ()) -> Person:
    """A starter deck with these changes, Paranoia as its weakness, and so much experience earned."""
    cards = Counter(STARTER_DECKS[name].cards)
    del cards[RANDOM_WEAKNESS]
    cards.update({"paranoia": 1, **changes})
    line: Experience = {"scenario": "the_gathering", "reason": "bonus", "card": "", "leaves": "", "amount": experience}
    return {
        "code": code(STARTER_DECKS[name].investigator), "fate": "", "sits_out": False, "physical": 0, "mental": 0,
        "unspent": experience, "experience": [line] if experience else [], "side": {},
        "deck": {code(id_): count for id_, count in cards.items() if count},
        "earned": [code(one) for one in earned],
    }  # fmt: skip


def sequel(*people: Person, taboo: Taboo = "", **options: str) -> Table:
    """The table with which these people go on."""
    held: Record = {
        "format": "miskatonic.arkham_lcg.campaign", "version": 3, "campaign": "night_of_the_zealot",
        "difficulty": "standard", "taboo": taboo, "scenario": "the_gathering", "outcome": "",
        "bag": list(BAGS["standard"]), "log": [], "investigators": list(people), "unclaimed": [], "pool": ["01096"],
        "history": [], "boxes": ["core"],
    }  # fmt: skip
    return new_table(GAME, seed=5, seats=len(people), options={"campaign": json.dumps(held), **options})


def roland(experience: int, taboo: Taboo = "", **changes: int) -> Table:
    """Roland alone, with his starter deck but for these changes."""
    return sequel(person("roland", experience, changes), taboo=taboo)


def asked(table: Table) -> Choice:
    """What is asked now."""
    assert table.choice is not None
    return table.choice


def lines(table: Table, text: str) -> list[str]:
    """What is told about an option."""
    option = asked(table).find(text)
    assert option is not None, f"{text} is not offered"
    return table.explain(option)


def position(table: Table) -> Arkham:
    """The position."""
    assert isinstance(table.state, Arkham)
    return table.state


def offered(table: Table, verb: str = "", seat: int = 0) -> list[str]:
    """What a seat is offered, by its text form."""
    assert table.choice is not None
    return [one.text for one in table.choice.shown_to([seat]) if one.text.startswith(verb)]


def figures(table: Table, text: str) -> tuple[int, int]:
    """The price that an option tells, and what would be left."""
    assert table.choice is not None
    option = table.choice.find(text)
    assert option is not None, f"{text} is not offered"
    return option.args["price"], option.args["left"]


def deck(table: Table, seat: int = 0) -> Counter[str]:
    """The cards of a deck, as its owner sees the list."""
    sheet = there(own_seat(table, seat)["upgrade"])
    return Counter({one["id"]: one["count"] for one in there(sheet["deck"])})


def left(table: Table, seat: int = 0) -> int:
    """The experience that everybody sees a seat has left."""
    return there(seen_seat(table, seat)["upgrade"])["left"]


def why_not(table: Table, language: str = "en") -> list[str]:
    """What can't be done, in words."""
    assert table.choice is not None
    return [table.say(one, language) for one in table.choice.barred]


def told(table: Table, *kinds: str) -> list[str]:
    """What was told of these kinds."""
    return [table.say(event) for event in table.events if event.kind in kinds]


def answer(table: Table, *answers: str) -> Table:
    """One answer after the other."""
    for one in answers:
        table.answer(one)
    return table


# --- buying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-212")
def test_ah_b_212_a_new_card_costs_its_level_and_another_leaves() -> None:
    """Given 5 experience, when Roland buys the Shotgun (4) and lets the Knife go, then 1 is left and the deck is 30."""
    table = roland(5)
    assert figures(table, "buy:shotgun_4") == (4, 1)
    before = deck(table).total()
    answer(table, "buy:shotgun_4")
    assert table.say(asked(table)) == "Roland Banks: which card does it replace?"
    answer(table, "buy:shotgun_4:knife")
    assert (left(table), deck(table)["shotgun_4"], deck(table)["knife"]) == (1, 1, 0)
    assert deck(table).total() == before
    answer(table, "done")
    assert told(table, "buys") == ["Roland Banks buys Shotgun, level 4, for 4 experience; Knife leaves the deck."]


@pytest.mark.rule("AH-B-212")
def test_ah_b_212_each_copy_is_paid_for_and_takes_a_place() -> None:
    """Given 5 experience, when two Police Badges are bought, then 4 are paid and two cards have left."""
    table = answer(roland(5), "buy:police_badge_2", "buy:police_badge_2:knife", "buy:police_badge_2")
    answer(table, "buy:police_badge_2:overpower")
    assert (left(table), deck(table)["police_badge_2"]) == (1, 2)
    assert deck(table)["knife"] == deck(table)["overpower"] == 0


@pytest.mark.rule("AH-R-1.8", "AH-B-212")
def test_ah_r_1_8_a_new_card_of_level_0_costs_1() -> None:
    """Given 2 experience, when Roland looks at cards of level 0, then Machete costs 1, and its price says why."""
    table = answer(roland(2), "level_0")
    assert figures(table, "buy:machete") == (1, 1)
    assert lines(table, "buy:machete")[:1] == ["At least 1: 1 (AH-R-1.8)"]
    answer(table, "buy:machete", "buy:machete:knife")
    assert (left(table), deck(table)["machete"]) == (1, 1)


@pytest.mark.rule("AH-R-1.8", "AH-B-213")
def test_ah_r_1_8_the_least_price_does_not_enter_a_later_upgrade() -> None:
    """Given Lucky! of level 0 bought for 1, when it is upgraded to level 2, then the price is 2."""
    table = sequel(person("wendy", 3, {"lucky": -2, "will_to_survive_3": 2}))
    answer(table, "level_0", "buy:lucky", "buy:lucky:knife")
    assert left(table) == 2
    assert figures(table, "upgrade:lucky_2:lucky") == (2, 0)


@pytest.mark.rule("AH-B-212")
def test_ah_b_212_what_costs_more_than_is_left_is_barred_with_both_numbers() -> None:
    """Given 2 experience, then the Shotgun is not offered, and the reason tells price and what is left."""
    table = roland(2)
    assert "buy:shotgun_4" not in offered(table)
    assert "Buy: Shotgun, level 4, costs 4, experience left 2" in why_not(table)
    with pytest.raises(IllegalAnswer):
        table.answer("buy:shotgun_4")


@pytest.mark.rule("AH-B-206", "AH-B-212")
def test_ah_b_206_copies_are_counted_by_title_all_levels_together() -> None:
    """Given two Beat Cops, then neither level can be bought as a new card, only upgraded."""
    table = roland(6)
    assert not offered(table, "buy:beat_cop")
    answer(table, "level_0")
    assert "Buy: Beat Cop, level 0: the deck already holds 2 copies" in why_not(table)


@pytest.mark.rule("AH-B-205", "AH-B-212")
def test_ah_b_205_one_box_for_all_has_no_more_copies_than_are_printed() -> None:
    """Given one box and Roland with its only Beat Cop of level 2, then Skids is told that there is none left; with two
    of each card he may have it.
    """
    people = person("roland", 3, {}), person("skids", 3, {})
    table = sequel(*people, collection="one_box")
    table.answer("upgrade:beat_cop_2:beat_cop:0", seat=0)
    assert "upgrade:beat_cop_2:beat_cop:1" not in offered(table, seat=1)
    assert "Upgrade: “Skids” O'Toole: Beat Cop, level 2: the box has no copies left (1)" in why_not(table)
    free = sequel(*people)
    free.answer("upgrade:beat_cop_2:beat_cop:0", seat=0)
    assert "upgrade:beat_cop_2:beat_cop:1" in offered(free, seat=1)


@pytest.mark.rule("AH-B-184", "AH-B-212")
def test_ah_b_184_an_exceptional_card_costs_double_and_there_is_one_copy() -> None:
    """Given an Exceptional asset of level 2, when it is bought, then 4 are paid, and no second one is offered."""
    relic = Card(ASSET, "99001", "great_relic_2", level=2, cost=1, keywords="exceptional", traits="Relic")
    with imagined(relic):
        table = roland(9)
        assert figures(table, "buy:great_relic_2") == (4, 5)
        answer(table, "buy:great_relic_2", "buy:great_relic_2:knife")
        assert left(table) == 5
        assert not offered(table, "buy:great_relic_2")
        assert table.choice is not None
        assert [one.rules for one in table.choice.barred if one.reason == "exceptional"] == [("AH-B-184",)]


@pytest.mark.rule("AH-B-183", "AH-B-212")
def test_ah_b_212_nothing_leaves_for_a_permanent_card() -> None:
    """Given a Permanent asset of level 3, when it is bought, then nothing is asked and nothing leaves."""
    gift = Card(ASSET, "99002", "gift_3", level=3, keywords="permanent", traits="Talent")
    with imagined(gift):
        table = roland(3)
        size = deck(table).total()
        answer(table, "buy:gift_3")
        assert (left(table), deck(table).total(), deck(table)["gift_3"]) == (0, size + 1, 1)


# --- upgrading --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-213")
def test_ah_b_213_an_upgrade_costs_the_difference_and_the_lower_version_leaves() -> None:
    """Given Beat Cop, when it is upgraded, then 2 are paid, the lower one leaves by itself, and that is one click."""
    table = roland(3)
    assert figures(table, "upgrade:beat_cop_2:beat_cop") == (2, 1)
    answer(table, "upgrade:beat_cop_2:beat_cop")
    assert (left(table), deck(table)["beat_cop"], deck(table)["beat_cop_2"]) == (1, 1, 1)
    answer(table, "done")
    assert told(table, "upgrades") == ["Roland Banks upgrades Beat Cop to level 2 for 2 experience."]


@pytest.mark.rule("AH-B-213")
def test_ah_b_213_between_two_levels_the_difference_is_paid() -> None:
    """Given a card of level 1 and its version of level 3, then the upgrade costs 2, and the lines say why."""
    first = Card(ASSET, "99003", "lantern_1", level=1, cost=1, traits="Item")
    third = Card(ASSET, "99004", "lantern_3", level=3, cost=1, traits="Item")
    with imagined(first, third):
        table = roland(3, knife=-1, lantern_1=1)
        assert figures(table, "upgrade:lantern_3:lantern_1") == (2, 1)
        said = lines(table, "upgrade:lantern_3:lantern_1")
        assert said[:2] == ["Level: 3 (AH-B-212)", "The version already in the deck: −1 (AH-B-213)"]


@pytest.mark.rule("AH-B-213")
def test_ah_b_213_a_dear_lower_version_still_leaves_a_price_of_1() -> None:
    """Given Machete with the taboo list and a version of level 2, when it is upgraded, then the price is 1, not 0."""
    better = Card(ASSET, "99005", "machete_2", klass="guardian", level=2, cost=1, traits="Item")
    with imagined(better):
        table = roland(3, taboo="april_2019", knife=-1, machete=1)
        assert figures(table, "upgrade:machete_2:machete") == (1, 2)


# --- what is not open, what stays -------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-214", "AH-B-207")
def test_ah_b_214_only_cards_within_the_options_are_offered() -> None:
    """Given 20 experience, then Roland is offered Seeker cards up to level 2 and nothing of a Rogue; how many are not
    open is told.
    """
    table = roland(20)
    assert {"buy:encyclopedia_2", "buy:shotgun_4"} <= set(offered(table))
    assert not {"buy:cryptic_research_4", "buy:hot_streak_4"} & set(offered(table))
    assert any("not allowed for this investigator" in one for one in why_not(table))


@pytest.mark.rule("AH-B-214")
def test_ah_b_214_weaknesses_signature_and_story_cards_stay() -> None:
    """Given Lita in Roland's deck, when something must leave, then neither she nor Cover Up, Paranoia or the .38."""
    table = sequel(person("roland", 4, {}, ("lita_chantler",)))
    answer(table, "buy:shotgun_4")
    leaving = {one.rpartition(":")[2] for one in offered(table, "buy:")}
    assert not leaving & {"lita_chantler", "cover_up", "paranoia", "rolands_38_special"}
    assert len(leaving) == 18
    assert sorted(why_not(table)) == [
        "Buy: Cover Up is a weakness and stays in the deck",
        "Buy: Lita Chantler is a story card and stays in the deck",
        "Buy: Paranoia is a weakness and stays in the deck",
        "Buy: Roland's .38 Special is the investigator's own card and stays in the deck",
    ]


@pytest.mark.rule("AH-B-214")
def test_ah_b_214_no_other_changes_are_offered() -> None:
    """Given 3 experience, then every option is a purchase, an upgrade, a look at level 0, or that one is ready."""
    verbs = {one.partition(":")[0] for one in offered(roland(3))}
    assert verbs == {"buy", "upgrade", "level_0", "done"}


# --- taboo ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-210", "AH-T-002", "AH-T-003")
def test_ah_b_210_the_taboo_list_is_in_the_price() -> None:
    """Given the taboo list, then Machete costs 2, the least price of 1 not on top; without it 1."""
    with_list = answer(roland(2, taboo="april_2019"), "level_0")
    assert figures(with_list, "buy:machete") == (2, 0)
    assert lines(with_list, "buy:machete")[:1] == ["Taboo list: 2 (AH-T-003)"]
    without = answer(roland(2), "level_0")
    assert figures(without, "buy:machete") == (1, 1)


@pytest.mark.rule("AH-T-004", "AH-B-210")
def test_ah_t_004_elusive_costs_2_with_the_taboo_list() -> None:
    """Given 2 unspent experience and the list, when Skids buys Elusive, then the price is 2; with 1 it is too dear."""
    table = answer(sequel(person("skids", 2, {}), taboo="april_2019"), "level_0")
    assert figures(table, "buy:elusive") == (2, 0)
    poor = answer(sequel(person("skids", 1, {}), taboo="april_2019"), "level_0")
    assert "Buy: Elusive, level 0, costs 2, experience left 1" in why_not(poor)


@pytest.mark.rule("AH-B-210", "AH-B-212")
def test_ah_b_210_prices_are_the_sums_of_their_lines() -> None:
    """Given any card and list, then what a deck is charged for it and the lines of its price agree."""
    for taboo in ("", "april_2019"):
        table = roland(30, taboo=taboo)
        for mode in ((), ("level_0",)):
            answer(table, *mode)
            assert table.choice is not None
            for option in table.choice.options:
                if option.verb == "buy":
                    card = CARDS.named(option.args["card"])
                    priced = total(price_lines(position(table), option))
                    assert priced == option.args["price"] == max(1, price(card, taboo))


# --- decks that lack cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-L-09", "AH-B-186")
def test_ah_l_09_level_0_is_free_until_the_deck_is_large_enough() -> None:
    """Given a deck that has lost 2 cards and no experience, then cards of level 0 are free, nothing leaves for them,
    and nobody is ready before the size is right.
    """
    table = roland(0, knife=-1, first_aid=-1)
    assert table.say(asked(table)).startswith("Roland Banks: the deck has too few cards.")
    assert not offered(table, "done")
    assert "Done: the deck is 2 cards short" in why_not(table)
    assert figures(table, "buy:machete") == (0, 0)
    answer(table, "buy:machete", "buy:machete")
    assert deck(table)["machete"] == 2
    assert set(offered(table)) == {"undo_buy:machete", "done"}
    answer(table, "done")
    assert told(table, "buys") == ["Roland Banks buys Machete, level 0, for 0 experience."] * 2


@pytest.mark.rule("AH-L-09", "AH-B-210")
def test_ah_l_09_experience_may_fill_the_gap_too() -> None:
    """Given 3 experience and a card lost, when a better card is bought, then it takes the empty place; level 0 costs 1
    again.
    """
    table = answer(roland(3, knife=-1), "buy:police_badge_2")
    assert (left(table), deck(table)["police_badge_2"]) == (1, 1)
    answer(table, "level_0")
    assert figures(table, "buy:machete") == (1, 0)


# --- taking back, being done ------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-212")
def test_ah_b_212_a_change_can_be_taken_back_until_one_is_done() -> None:
    """Given the Shotgun bought for the Knife, when it is taken back, then deck and experience are as before."""
    table = roland(5)
    before = deck(table)
    answer(table, "buy:shotgun_4", "buy:shotgun_4:knife")
    assert "undo_buy:shotgun_4:knife" in offered(table)
    answer(table, "undo_buy:shotgun_4:knife")
    assert (deck(table), left(table)) == (before, 5)
    answer(table, "done")
    assert told(table, "buys", "upgrades") == []


@pytest.mark.rule("AH-B-213")
def test_ah_b_213_a_purchase_that_was_upgraded_since_is_taken_back_after_the_upgrade() -> None:
    """Given Lucky! bought and upgraded, then first the upgrade can be taken back, with the reason told."""
    table = sequel(person("wendy", 4, {"lucky": -2, "will_to_survive_3": 2}))
    answer(table, "level_0", "buy:lucky", "buy:lucky:knife", "upgrade:lucky_2:lucky")
    assert offered(table, "undo_buy") == ["undo_buy:lucky_2:lucky"]
    assert "Take back: Lucky! has been upgraded since; take that back first" in why_not(table)
    answer(table, "undo_buy:lucky_2:lucky", "undo_buy:lucky:knife")
    assert left(table) == 4


@pytest.mark.rule("AH-B-212")
def test_ah_b_212_one_may_look_at_something_else() -> None:
    """Given a card chosen to buy, when Roland looks at something else, then nothing has changed."""
    table = roland(5)
    first = offered(table)
    answer(table, "buy:shotgun_4", "back", "level_0", "back")
    assert (offered(table), left(table)) == (first, 5)


@pytest.mark.rule("AH-B-215", "AH-B-218")
def test_ah_b_215_unspent_experience_stays_in_the_record() -> None:
    """Given 5 experience, when 2 are spent and the scenario ends, then the record tells what was bought, and 3 plus the
    new experience are left; the deck is the new one.
    """
    table = answer(roland(5), "upgrade:beat_cop_2:beat_cop", "done")
    assert told(table, "saves") == ["Roland Banks saves 3 experience."]
    while table.choice is not None:
        table.answer(table.choice.passing or table.choice.options[0])
    kept = record(position(table))
    assert kept is not None
    (me,) = kept["investigators"]
    lines = [(one["reason"], one["card"], one["leaves"], one["amount"]) for one in me["experience"]]
    assert lines[:2] == [("bonus", "", "", 5), ("upgraded", code("beat_cop_2"), code("beat_cop"), -2)]
    assert me["unspent"] == sum(one[3] for one in lines)
    assert (me["deck"][code("beat_cop_2")], me["deck"][code("beat_cop")]) == (1, 1)


@pytest.mark.rule("AH-B-215")
def test_ah_b_215_without_experience_nothing_is_asked() -> None:
    """Given no experience and a whole deck, then the first question is the mulligan."""
    table = roland(0)
    assert asked(table).prompt == "mulligan"


@pytest.mark.rule("AH-B-211", "AH-B-212")
def test_ah_b_212_the_new_deck_is_what_is_played_with() -> None:
    """Given an upgrade, when the hands are dealt, then the cards of the table are those of the new deck."""
    table = answer(roland(4), "buy:shotgun_4", "buy:shotgun_4:knife", "done")
    assert asked(table).prompt == "mulligan"
    state = position(table)
    owned = Counter(CARDS[number].id for number, owner in zip(state.card, state.owner, strict=True) if not owner)
    assert (owned["shotgun_4"], owned["knife"], owned.total()) == (1, 0, 34)
    assert own_seat(table)["upgrade"] is None
    assert table.problems() == []


# --- several seats ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-212")
def test_ah_b_212_all_are_asked_at_once_and_each_is_done_for_itself() -> None:
    """Given Roland and Daisy with experience, then both are asked, each sees its own options; when Daisy is done, then
    Roland goes on alone.
    """
    table = sequel(person("roland", 3, {}), person("daisy", 2, {}))
    assert asked(table).seats == (0, 1)
    assert table.say(asked(table)) == "Roland Banks and Daisy Walker: how do you spend your experience?"
    assert all(one.endswith(":0") for one in offered(table, seat=0))
    assert all(one.endswith(":1") for one in offered(table, seat=1))
    same = "upgrade:magnifying_glass_1:magnifying_glass"
    table.answer(f"{same}:1", seat=1)
    table.answer(f"{same}:0", seat=0)
    assert (left(table, 0), left(table, 1)) == (2, 1)
    table.answer("done", seat=1)
    assert asked(table).seats == (0,)
    assert "Daisy Walker saves 1 experience." in told(table, "saves")
    table.answer("done", seat=0)
    assert asked(table).prompt == "mulligan"


@pytest.mark.rule("AH-B-212", "AH-B-016")
def test_ah_b_212_the_others_see_what_is_spent_but_not_the_deck() -> None:
    """Given Roland upgrading, then Daisy sees his experience and his changes, not his list nor his options."""
    table = sequel(person("roland", 3, {}), person("daisy", 2, {}))
    table.answer("upgrade:beat_cop_2:beat_cop:0", seat=0)
    seen = there(seen_seat(table, 0, 1)["upgrade"])
    assert (seen["left"], seen["had"], seen["deck"], seen["offers"]) == (1, 3, None, None)
    assert [(one["card"], one["price"]) for one in seen["changes"]] == [("card-beat_cop_2", 2)]
    with pytest.raises(IllegalAnswer):
        table.answer("undo_buy:beat_cop_2:beat_cop:0", seat=1)


@pytest.mark.rule("AH-B-215")
def test_ah_b_215_one_person_with_two_seats_is_done_with_one_after_the_other() -> None:
    """Given one person with both seats, when Roland is done, then Daisy still is not."""
    table = sequel(person("roland", 3, {}), person("daisy", 2, {}))
    table.answer("done:0", seat=[0, 1])
    assert asked(table).seats == (1,)


# --- said in every language, saved in the middle ----------------------------------------------------------------------


@pytest.mark.rule("AH-B-214")
@pytest.mark.parametrize("language", LANGUAGES)
def test_ah_b_214_everything_is_said_in_every_language(language: str) -> None:
    """Given each stage of an upgrade, then question, options and reasons have words."""
    table = sequel(person("roland", 4, {}), person("wendy", 2, {"knife": -1}))
    for one in ("", "buy:shotgun_4:0", "buy:shotgun_4:knife:0", "buy:machete:1", "level_0:1", "back:1", "done:0"):
        if one and asked(table).find(one) is not None:
            table.answer(one)
        now = asked(table)
        things: list[Sayable] = [now, *now.options, *now.barred]
        for thing in things:
            assert table.say(thing, language)
            assert all(table.explain(thing, language))


@pytest.mark.rule("AH-B-228", "AH-B-212")
def test_ah_b_228_an_upgrade_is_saved_and_taken_back_in_the_middle() -> None:
    """Given a card chosen to buy, when the table is saved and opened, then it stands there still; undo goes one click
    back.
    """
    table = answer(roland(5), "upgrade:beat_cop_2:beat_cop", "buy:bulletproof_vest_3")
    again = load_table(table.save())
    assert again.digest() == table.digest()
    assert offered(again) == offered(table)
    table.undo()
    assert "buy:bulletproof_vest_3" in offered(table)
    table.undo()
    assert left(table) == 5
