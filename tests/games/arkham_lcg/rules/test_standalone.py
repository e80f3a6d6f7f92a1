"""AH-B-221: a table that begins with a later scenario: the players choose what the earlier ones have left."""

from typing import Any

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.words import Taboo
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import DECK
from miskatonic.games.arkham_lcg.rules import standalone
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE
from miskatonic.games.arkham_lcg.rules.record import read, written
from miskatonic.games.arkham_lcg.rules.record_decks import deck_problems
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import RefusedOption, Table, load_table, new_table
from tests.games.arkham_lcg.chain import leave, play_on, record, sequel
from tests.games.arkham_lcg.looks import seen_board

MASKS, DEVOURER = "the_midnight_masks", "the_devourer_below"
ENDINGS = {
    "burned": (["house_burned"], False),
    "burned_lita": (["house_burned"], True),
    "standing": (["house_standing"], False),
    "alive": (["house_standing", "ghoul_priest_alive"], False),
    "alive_lita": (["house_standing", "ghoul_priest_alive"], True),
    "fled": (["lita_found_others", "house_standing", "ghoul_priest_alive"], False),
    "fled_lita": (["lita_found_others", "house_standing", "ghoul_priest_alive"], True),
}


def alone(scenario: str, seats: int = 2, **options: str) -> Table:
    """Given: a scenario by itself with these settings, at its first question."""
    return new_table(GAME, seed=5, seats=seats, options={"campaign": "none", "scenario": scenario, **options})


def now(table: Table) -> Arkham:
    assert isinstance(table.state, Arkham)
    return table.state


def ids(game: Arkham, zone: int) -> list[str]:
    return [row(game, card).id for card, where in enumerate(game.zone) if where == zone]


@pytest.mark.rule("AH-B-221")
@pytest.mark.parametrize("ending", ENDINGS)
def test_ah_b_221_the_town_is_as_the_gathering_left_it(ending: str) -> None:
    """Given how The Gathering ended, then house, Ghoul Priest and Lita are where that puts them."""
    notes, lita = ENDINGS[ending]
    table = alone(MASKS, the_gathering=ending)
    assert list(now(table).notes) == notes
    assert ("lita_chantler" in now(table).lists[0], "lita_chantler" in now(table).lists[1]) == (lita, False)
    game = now(play_on(table))
    house = "your_house" in [row(game, place).id for place in game.places]
    assert house is ("house_burned" not in notes)
    assert ("ghoul_priest" in ids(game, DECK)) is ("ghoul_priest_alive" in notes)
    assert table.problems() == []
    assert (game.campaign, game.record, seen_board(table, 0)["sheet"]) == ("", "", None)


@pytest.mark.rule("AH-B-221", "AH-D-002")
@pytest.mark.parametrize(
    ("value", "doom"),
    [("two", 1), ("nobody", 0), ("all", 3), ("wolf_man_drew", 1), ("ruth_turner+wolf_man_drew+the_masked_hunter", 2)],
)
def test_ah_b_221_whoever_got_away_is_waited_for(value: str, doom: int) -> None:
    """Given who got away, then everybody else was interrogated, and the agenda begins with its doom."""
    table = alone(DEVOURER, got_away=value)
    sections = [note.partition(":")[0] for note in now(table).notes]
    assert sections.count("got_away") + sections.count("interrogated") == 6
    game = now(play_on(table))
    assert game.doom[game.agenda] == doom


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_past_midnight_hands_are_smaller() -> None:
    """Given The Midnight Masks ended past midnight, then opening hands lose two cards each."""
    hands = [
        [len(hand) for hand in now(play_on(alone(DEVOURER, the_midnight_masks=value))).hand]
        for value in ("before", "past")
    ]
    assert hands == [[5, 5], [3, 3]]


@pytest.mark.rule("AH-B-221", "AH-B-220")
@pytest.mark.parametrize("difficulty", ["easy", "expert"])
def test_ah_b_221_unless_told_otherwise_the_house_burned_and_two_got_away(difficulty: str) -> None:
    game = now(alone(DEVOURER, difficulty=difficulty))
    assert game.bag == BAGS[difficulty]
    assert [one for one in game.notes if not one.startswith("interrogated")] == [
        "house_burned",
        "got_away:peter_warren",
        "got_away:ruth_turner",
    ]
    assert (game.physical, game.mental, game.unspent) == ([0, 0], [0, 0], [0, 0])
    assert not now(alone("the_gathering", the_gathering="alive", got_away="all")).notes


@pytest.mark.rule("AH-B-218", "AH-B-221")
@pytest.mark.parametrize("scenario", ["the_gathering", MASKS, DEVOURER])
@pytest.mark.parametrize("taboo", ["", "april_2019"])
def test_ah_b_221_what_is_chosen_is_a_record_like_any_other(scenario: str, taboo: Taboo) -> None:
    """Given any settings, then the record that they make is read as it is, its decks could be, and it lays a table."""
    _, settled = GAME.settle(2, {"scenario": scenario})
    game = now(alone(scenario))
    lists = [[one for one in deck if one != "lita_chantler"] for deck in game.lists]
    people = [row(game, card).id for card in game.who]
    for ending in ENDINGS:
        for midnight in ("before", "past"):
            for away in ("two", "nobody", "all", "ruth_turner"):
                wish = {**settled, "the_gathering": ending, MASKS: midnight, "got_away": away}
                held = standalone.record_of(standalone.beginning(wish, taboo), people, lists, game.pool, JUST_CORE)
                assert read(written(held)) == held
                assert list(deck_problems(held)) == []
    again = new_table(GAME, seed=5, seats=2, options={"campaign": written(held)})
    assert now(again).notes == tuple(one["entry"] for one in held["log"])
    assert again.problems() == []


@pytest.mark.rule("AH-B-216", "AH-B-221")
def test_ah_b_216_a_campaign_that_begins_later_keeps_what_was_chosen() -> None:
    """Given a campaign from The Midnight Masks on, then its record holds what was chosen for The Gathering."""
    options = {"scenario": MASKS, "the_gathering": "alive_lita"}
    table = leave(new_table(GAME, seed=5, seats=2, options=options))
    kept = record(table)
    assert [one["entry"] for one in kept["log"]][:2] == ["house_standing", "ghoul_priest_alive"]
    assert [one["scenario"] for one in kept["history"]] == ["the_gathering", MASKS]
    assert kept["investigators"][0]["earned"] == ["01117"]
    assert list(deck_problems(kept)) == []
    following = sequel(table)
    assert now(following).scenario == DEVOURER
    assert "ghoul_priest_alive" in now(following).notes


@pytest.mark.rule("AH-B-228")
def test_ah_b_228_such_a_table_is_saved_and_read_again() -> None:
    table = alone(DEVOURER, the_gathering="fled_lita", the_midnight_masks="past", got_away="all", weakness="choose")
    assert load_table(table.save()).state == table.state


@pytest.mark.parametrize("value", ["banana", "ghoul_priest", "ruth_turner+ruth_turner", "", "two+all"])
def test_nobody_else_can_have_got_away(value: str) -> None:
    """Given a name that nobody there has, then there is no table, and it is said in every language."""
    with pytest.raises(RefusedOption) as refused:
        alone(DEVOURER, got_away=value)
    assert len({refused.value.said(language) for language in text.LANGUAGES}) == 3


def test_a_setting_matters_only_at_the_later_scenarios() -> None:
    """Given each scenario, then one is asked for what came before it, and for nothing else."""
    asked: dict[str, Any] = {
        scenario: [one.id for one in GAME.settings if one.given and one.matters({"scenario": scenario})]
        for scenario in SCENARIOS.ids
    }
    assert asked["the_gathering"] == []
    assert asked[MASKS] == ["the_gathering"]
    assert sorted(asked[DEVOURER]) == ["got_away", "the_gathering", MASKS]
