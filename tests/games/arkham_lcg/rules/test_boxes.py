"""AH-Q-014: a table keeps to the boxes its players own: decks, purchases, weaknesses, newcomers, scenarios, records."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.boxes import __path__ as folders
from miskatonic.games.arkham_lcg.decks.enquiries import check
from miskatonic.games.arkham_lcg.decks.enquiries import pool as asked_pool
from miskatonic.games.arkham_lcg.rows.boxes import BOXES, box_with
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS, Deck
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import ASSET, GUARDIAN, REFERENCE, TREACHERY
from miskatonic.games.arkham_lcg.rules.deck_building import card_of, pool, problems, starter
from miskatonic.games.arkham_lcg.rules.owned import box_of_scenario, starters
from miskatonic.games.arkham_lcg.rules.purchases import buyable, closed
from miskatonic.games.arkham_lcg.rules.record import read, taken, written
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Line, RefusedOption, Table, new_table
from tests.games.arkham_lcg.chain import BURNED, leave, one_more, record, sequel
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES
from tests.games.play import with_only

BOTH = "core+dunwich_legacy"
LANTERN, DREAD, GUIDE = "02281", "02282", "02283"
"""Codes of The Dunwich Legacy that no card for decks has."""


@contextmanager
def more_cards() -> Iterator[None]:
    """As long as it lasts the second box has an imaginary card for Guardians, a basic weakness and a reference card."""
    lantern = Card(ASSET, LANTERN, "storm_lantern", klass=GUARDIAN, cost=1)
    dread = Card(TREACHERY, DREAD, "nameless_dread", level=None, weakness=True, basic=True, in_box=2)
    guide = Card(REFERENCE, GUIDE, "a_guide", level=None, set="imaginary")
    with imagined(lantern, dread, guide):
        yield


def say(lines: tuple[Line, ...] | list[Line], language: str = "en") -> list[str]:
    """What a player reads; for an imaginary card, which has no words, Machete stands."""
    told = [
        {key: "card-machete" if one == "card-storm_lantern" else one for key, one in line.args.items()}
        for line in lines
    ]
    return [text.say(GAME.package, language, line.message, args) for line, args in zip(lines, told, strict=True)]


def refused_lines(**options: str) -> tuple[Line, ...]:
    """Why there is no such table."""
    with pytest.raises(RefusedOption) as no:
        new_table(GAME, seed=3, seats=1, options=options)
    return no.value.lines


def refused(**options: str) -> list[str]:
    """What is said to somebody who wants such a table."""
    return say(refused_lines(**options))


def now(table: Table) -> Arkham:
    assert isinstance(table.state, Arkham)
    return table.state


def offered(table: Table) -> list[str]:
    """What can be chosen now."""
    assert table.choice is not None
    return [option.text for option in table.choice.options]


def with_lantern() -> str:
    """Roland's starter deck with an imaginary card of the second box."""
    cards = dict(starter("roland").cards) | {LANTERN: 1}
    del cards["01091"]
    return "01001; " + " ".join(f"{count}x{code}" for code, count in cards.items())


# --- what a box is ----------------------------------------------------------------------------------------------------


def test_every_folder_is_a_box_with_a_name_in_every_language() -> None:
    """Given the folders, then each declares itself under its own name, and people can read what it is called."""
    named = {path.name for folder in folders for path in Path(folder).iterdir() if (path / "__init__.py").exists()}
    assert set(BOXES) == {"core", *named}
    for language in text.LANGUAGES:
        assert all(text.has(GAME.package, language, f"box-{id_}") for id_ in BOXES)


def test_every_card_and_every_scenario_comes_in_a_box() -> None:
    """Given all cards, then the code of each says in which box it is, and no two boxes have it."""
    assert [card.id for card in CARDS if not box_with(card.code)] == []
    for card in CARDS:
        spans = [codes.split("-") for box in BOXES.values() for codes in box.codes]
        assert sum([first <= card.code[:5] <= last for first, last in spans]) == 1
    assert {box_of_scenario(plan) for plan in SCENARIOS} <= set(BOXES)


# --- which boxes a table is played with -------------------------------------------------------------------------------


def test_without_a_word_it_is_the_core_set() -> None:
    """Given a table that says nothing, then it is played with the core set, and a save says so by saying nothing."""
    table = new_table(GAME, seed=3, seats=2)
    assert (table.options["boxes"], now(table).boxes) == ("core", ("core",))
    assert "boxes" not in now(table).to_plain()
    assert Arkham.from_plain(now(table).to_plain()) == now(table)


def test_boxes_are_joined_in_any_order() -> None:
    table = new_table(GAME, seed=3, seats=2, options={"boxes": "dunwich_legacy + core+core"})
    assert now(table).boxes == ("core", "dunwich_legacy")
    assert Arkham.from_plain(now(table).to_plain()) == now(table)
    assert not table.problems()


def test_an_unknown_box_and_a_table_without_the_core_set_are_refused() -> None:
    assert refused(boxes="core+atlantis") == [f"There is no box “atlantis”; the boxes are {', '.join(BOXES)}."]
    assert refused(boxes="dunwich_legacy") == [
        "“dunwich_legacy” leaves out the Core Set, which is always needed: add `core`."
    ]


def test_a_scenario_of_another_box_is_refused_with_the_name_of_the_box() -> None:
    plan = SCENARIOS[SCENARIOS.number("the_gathering")]
    with more_cards(), with_only(SCENARIOS, [plan._replace(reference="a_guide")]):
        assert refused() == ["The Gathering is in The Dunwich Legacy, and this table plays without that box."]


# --- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-Q-014")
def test_ah_q_014_a_deck_with_a_card_of_another_box_is_refused_with_its_name() -> None:
    """Given an allowed deck but for one card of The Dunwich Legacy, then the table that has the box takes it."""
    with more_cards():
        assert refused(decks=with_lantern())[1:] == [
            "Machete is from The Dunwich Legacy, and this table plays without that box."
        ]
        table = new_table(GAME, seed=3, seats=1, options={"decks": with_lantern(), "boxes": BOTH})
        assert "storm_lantern" in now(table).lists[0]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_card_of_another_box_is_named_in_every_language(language: str) -> None:
    with more_cards():
        lines = problems(starter("roland")._replace(cards={**starter("roland").cards, LANTERN: 1}))
        said = [one for one in lines if one.message == "deck-other_box"]
        assert len(said) == 1
        assert text.say(GAME.package, language, "box-dunwich_legacy") in say(said, language)[0]


def test_what_an_investigator_may_take_keeps_to_the_boxes() -> None:
    """Given a Guardian card of the second box, then only who owns it finds it, in the deck builder and in purchases."""
    with more_cards():
        roland = card_of("01001")
        assert roland is not None
        assert LANTERN not in [one.code for one in pool(roland)]
        assert LANTERN in [one.code for one in pool(roland, boxes=("core", "dunwich_legacy"))]
        small, large = (Play("investigators roland_banks" + more) for more in ("", "\nboxes dunwich_legacy"))
        assert [LANTERN in [one.code for one in buyable(game.now, 0)] for game in (small, large)] == [False, True]
        assert LANTERN not in [one.code for game in (small, large) for one in closed(game.now, 0)]


def test_the_deck_builder_asks_for_the_boxes_it_is_given() -> None:
    """Given the enquiries, then without boxes it is the core set; a box that is not whole says which cards are here."""
    with more_cards():
        for boxes, there in (("core", False), (BOTH, True)):
            found = asked_pool({"investigator": "01001", "boxes": boxes})["cards"]
            assert (LANTERN in [one["code"] for one in found]) == there
            assert check({"text": with_lantern(), "boxes": boxes})["legal"] == there
        assert asked_pool({}) == asked_pool({"boxes": "core"})
        box = next(one for one in asked_pool({})["boxes"] if one["id"] == "dunwich_legacy")
        assert box["partly"]
        assert LANTERN in [one["code"] for one in box["cards"]]
    with pytest.raises(RefusedOption):
        asked_pool({"boxes": "atlantis"})


# --- starter decks and weaknesses -------------------------------------------------------------------------------------


def test_starter_decks_of_other_boxes_join_only_where_the_box_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a starter deck with a card of the second box, then chance never deals it to the core set, and the same seed
    deals what it dealt before.
    """
    before = [new_table(GAME, seed=seed, seats=4, options={"decks": "random"}).digest() for seed in range(6)]
    with more_cards():
        mine = Deck("roland_banks", {**STARTER_DECKS["roland"].cards, "storm_lantern": 1, "overpower": 0})
        monkeypatch.setitem(STARTER_DECKS, "keeper", mine)
        after = [new_table(GAME, seed=seed, seats=4, options={"decks": "random"}).digest() for seed in range(6)]
        assert after == before
        assert refused(decks="keeper") == [
            "The starter deck “keeper” needs The Dunwich Legacy, and this table plays without that box."
        ]
        table = new_table(GAME, seed=3, seats=1, options={"decks": "keeper", "boxes": BOTH})
        assert "storm_lantern" in now(table).lists[0]


@pytest.mark.rule("AH-Q-014")
def test_ah_q_014_the_pool_has_the_basic_weaknesses_of_every_owned_box() -> None:
    """Given a second box with two copies of a weakness, then the pool has both, where the box is played with."""
    with more_cards():
        core, both = (
            new_table(GAME, seed=3, seats=1, options={"boxes": boxes, "weakness": "choose"}) for boxes in ("core", BOTH)
        )
        assert sorted(now(core).pool) == sorted(BASIC_WEAKNESSES)
        assert sorted(now(both).pool) == sorted([*BASIC_WEAKNESSES, "nameless_dread", "nameless_dread"])
        assert [one for one in offered(core) if "nameless" in one] == []
        assert [one for one in offered(both) if "nameless" in one] == ["weakness:nameless_dread"]


# --- campaigns --------------------------------------------------------------------------------------------------------


def test_a_campaign_keeps_its_boxes() -> None:
    """Given a campaign with two boxes, then its record names them, and so does the next table, whatever is chosen."""
    with one_more():
        table = leave(Play(f"{BURNED}\nboxes dunwich_legacy").table)
        kept = taken(GAME.campaign(table.state) or "")
        assert (kept["version"], kept["boxes"]) == (3, ["core", "dunwich_legacy"])
        after = sequel(table)
        assert now(after).boxes == ("core", "dunwich_legacy")


def test_a_campaign_of_the_core_set_can_be_read_by_programs_that_know_no_other_box() -> None:
    table = leave(Play(BURNED).table)
    held = record(table)
    data = json.loads(written(held))
    assert (data["version"], "boxes" in data, held["boxes"]) == (2, False, ["core"])
    assert read(written(held)) == held
    assert taken(json.dumps({**data, "version": 3, "boxes": ["core"]})) == held


def test_a_campaign_with_a_box_that_is_not_here_is_refused_in_one_sentence() -> None:
    """Given a record with cards of a box that nobody here has, then it is the box that is named, not each card."""
    data = json.loads(written(record(leave(Play(BURNED).table))))
    data["investigators"][0]["deck"]["77001"] = 1
    for boxes, sentence in (
        (
            ["core", "atlantis"],
            "The campaign is played with the box 'atlantis', which this program doesn't have; it has",
        ),
        (["dunwich_legacy"], "The campaign record leaves out the Core Set, which every campaign needs."),
    ):
        said = refused(campaign=json.dumps({**data, "version": 3, "boxes": boxes}))
        assert len(said) == 1
        assert said[0].startswith(sentence)


# --- playing with both ------------------------------------------------------------------------------------------------

FIVE = ("zoey", "rex", "jenny", "jim", "pete")


@pytest.mark.parametrize("seed", range(5))
def test_the_five_of_the_second_box_play_from_beginning_to_end(seed: int) -> None:
    """Given their starter decks at one to four seats, when anything is done, then every table is sound to its end."""
    seats = seed % 4 + 1
    names = [FIVE[(seed + at) % len(FIVE)] for at in range(seats)]
    options = {"boxes": BOTH, "decks": "+".join(names), "difficulty": "easy"}
    table, luck = new_table(GAME, seed=seed, seats=seats, options=options), random.Random(seed)
    while table.choice is not None:
        table.answer(luck.choice(table.choice.options))
        assert table.problems() == []
    assert table.outcome is not None


def test_chance_deals_the_starter_decks_of_all_boxes_that_are_played_with() -> None:
    dealt = set()
    for seed in range(40):
        table = new_table(GAME, seed=seed, seats=4, options={"boxes": BOTH, "decks": "random"})
        dealt |= {CARDS.rows[now(table).card[card]].id for card in now(table).who}
    assert dealt == {deck.investigator for deck in starters(("core", "dunwich_legacy")).values()}
    assert len(dealt) == 10


def test_a_newcomer_may_be_from_any_box_of_the_campaign() -> None:
    """Given a campaign with two boxes, when somebody joins, then the five of the second are to choose from as well."""
    for boxes, there in (("", False), ("\nboxes dunwich_legacy", True)):
        with one_more():
            table = leave(Play(f"{BURNED}{boxes}").table)
            plan = GAME.sequel(table.state, {})
            assert plan is not None
            joined = new_table(GAME, seed=2, seats=len(plan.seats) + 1, options=dict(plan.options))
            assert ("become:jenny_barnes" in offered(joined)) == there


def test_a_record_whose_scenario_is_in_a_box_it_does_not_name_is_refused() -> None:
    with one_more():
        kept = taken(GAME.campaign(leave(Play(BURNED).table).state) or "")
        plan = SCENARIOS[SCENARIOS.number(kept["scenario"])]
        others = [one for one in SCENARIOS.rows if one.id != plan.id]
        with more_cards(), with_only(SCENARIOS, [*others, plan._replace(reference="a_guide")]):
            found = refused_lines(campaign=written(kept))
    assert [(one.message, one.args["box"]) for one in found] == [("boxes-scenario", "box-dunwich_legacy")]
