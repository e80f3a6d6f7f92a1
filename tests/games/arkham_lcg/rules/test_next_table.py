"""B.19: a campaign is a chain of tables: what one leaves the next begins with; who goes on, who joins, who sits out."""

import json
from collections.abc import Iterator

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS
from miskatonic.games.arkham_lcg.rows.scenario import then
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, UnknownOption, load_table, new_table
from tests.games.arkham_lcg.chain import (
    ALONE,
    LATE,
    TINY,
    burned,
    leave,
    nothing_bought,
    one_more,
    play_on,
    record,
    sequel,
)
from tests.games.arkham_lcg.looks import own_seat, seen_board
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES


@pytest.fixture(autouse=True)
def tiny() -> Iterator[None]:
    """Given: a scenario after The Gathering, in which everybody may resign at once."""
    with one_more():
        yield


def state(table: Table) -> Arkham:
    assert isinstance(table.state, Arkham)
    return table.state


def deck(table: Table, seat: int) -> list[str]:
    """All cards that belong to a seat, but for the investigator."""
    game = state(table)
    mine = [card for card, owner in enumerate(game.owner) if owner == seat and card != game.who[seat]]
    return sorted(game.label[card].partition(".")[0] for card in mine)


@pytest.mark.rule("AH-B-216", "AH-B-218")
def test_ah_b_216_the_next_table_begins_with_what_the_last_one_left() -> None:
    """Given the house burned, when the group goes on, then scenario, bag, log, decks and seats are those of before."""
    first = new_table(GAME, seed=3, seats=2, options={"difficulty": "hard"})
    leave(first)
    second = sequel(first)
    board = seen_board(second, 0)
    assert (board["scenario"], board["difficulty"]) == (TINY, "hard")
    assert sorted(board["bag"]) == sorted(BAGS["hard"])
    assert [one["investigator"] for one in board["seats"]] == ["card-roland_banks", "card-daisy_walker"]
    assert [deck(second, seat) for seat in (0, 1)] == [deck(first, seat) for seat in (0, 1)]
    assert state(second).notes == state(first).log


@pytest.mark.rule("AH-B-216")
def test_ah_b_216_the_next_scenario_comes_whether_the_last_one_was_won_or_lost() -> None:
    """Given The Gathering lost, then its sequel is there all the same; while it runs there is none."""
    game = Play(ALONE)
    assert GAME.sequel(game.table.state, {}) is None
    game.do("resign:parlor", "decline")
    assert game.lost == "gathering_none"
    plan = GAME.sequel(game.table.state, {})
    assert plan is not None
    assert (plan.seats, json.loads(plan.options["campaign"])["scenario"]) == ((0,), TINY)


@pytest.mark.rule("AH-B-172", "AH-A-40")
def test_ah_b_172_trauma_is_damage_and_horror_at_the_start() -> None:
    """Given Roland with 2 physical trauma and 1 mental from the fire, then the next scenario begins with that."""
    second = play_on(sequel(burned(physical=[2, 0])))
    roland, daisy = seen_board(second, 0)["seats"]
    assert (roland["damage"], roland["horror"], daisy["damage"], daisy["horror"]) == (2, 1, 0, 0)
    assert roland["trauma"] == {"physical": 2, "mental": 1}
    kept = record(leave(second))["investigators"]
    assert [(one["physical"], one["mental"]) for one in kept] == [(2, 1), (0, 0)]


@pytest.mark.rule("AH-B-113", "AH-B-218")
def test_ah_b_113_an_earned_story_card_is_in_the_deck_from_then_on() -> None:
    """Given Lita taken by Roland, then she is in his deck in the next scenario, stays in the record, apart."""
    first = burned()
    second = sequel(first)
    assert "lita_chantler" in deck(second, 0)
    assert "lita_chantler" not in deck(second, 1)
    roland = record(leave(second))["investigators"][0]
    assert (roland["earned"], "01117" in roland["deck"]) == (["01117"], False)


@pytest.mark.rule("AH-E-004")
def test_ah_e_004_weaknesses_stay_through_the_campaign() -> None:
    """Given a whole game, then each deck has the basic weakness of the first table in the second one, and no other."""
    first = leave(new_table(GAME, seed=5, seats=2))
    second = sequel(first)
    basic = [[id_ for id_ in deck(table, 0) if id_ in BASIC_WEAKNESSES] for table in (first, second)]
    assert basic[0] == basic[1]
    assert len(basic[0]) == 1
    assert len(state(second).pool) == len(BASIC_WEAKNESSES) - 2


@pytest.mark.rule("AH-B-215")
def test_ah_b_215_experience_that_is_not_spent_is_kept_line_by_line() -> None:
    """Given 2 for the victory display and 2 for the resolution, then 3 more: 7 unspent, and every line still there."""
    first = burned()
    second = sequel(first)
    assert [one.unspent for one in [state(second)]] == [[4, 4]]
    roland = record(leave(second))["investigators"][0]
    assert roland["unspent"] == 7
    lines = [(one["scenario"], one["reason"], one["amount"]) for one in roland["experience"]]
    assert lines == [("the_gathering", "victory", 2), ("the_gathering", "bonus", 2), (TINY, "bonus", 3)]


@pytest.mark.rule("AH-B-218", "AH-D-002")
def test_ah_b_218_what_is_crossed_out_stays_readable_and_no_longer_counts() -> None:
    """Given the house standing, when the next scenario crosses that out, then the log says who wrote and crossed it."""
    second = leave(sequel(Play(ALONE).do("resign:parlor", "decline").table))
    log = record(second)["log"]
    assert [(one["entry"], one["scenario"], one["crossed"]) for one in log] == [
        ("house_standing", "the_gathering", TINY),
        ("ghoul_priest_alive", "the_gathering", ""),
        ("lita_found_others", TINY, ""),
        ("got_away:ghoul_priest", TINY, ""),
    ]
    told = [second.say(event) for event in second.events if event.kind in ("noted_under", "crossed_out")]
    assert told == [
        "Crossed out in the campaign log: the house is still standing.",
        "Recorded in the campaign log under “Cultists who got away”: Ghoul Priest.",
    ]


@pytest.mark.rule("AH-B-087", "AH-B-218")
def test_ah_b_087_the_record_says_what_a_scenario_did_to_the_bag() -> None:
    """Given a scenario that adds a token, then the bag has it from then on, and the history says since when."""
    second = leave(sequel(burned(bag=BAGS["standard"])))
    kept = record(second)
    assert kept["bag"] == [*BAGS["standard"], "elder_thing"]
    assert [one["added"] for one in kept["history"]] == [[], ["elder_thing"]]
    assert [one["scenario"] for one in kept["history"]] == ["the_gathering", TINY]


@pytest.mark.rule("AH-D-003")
def test_ah_d_003_what_is_only_remembered_does_not_go_into_the_record() -> None:
    """Given what holds for a game alone, then nothing of it is in the record, which has the log and no more."""
    kept = record(leave(sequel(burned())))
    assert set(kept) == {
        "format", "version", "campaign", "difficulty", "taboo", "scenario", "outcome", "bag", "log", "investigators",
        "unclaimed", "pool", "history", "boxes",
    }  # fmt: skip


# --- killed, insane, joining, sitting out ---


@pytest.mark.rule("AH-B-173", "AH-B-219")
def test_ah_b_219_whoever_was_killed_takes_a_new_investigator_with_nothing_earned() -> None:
    """Given Roland and Daisy killed, when the group goes on, then each chooses among the three never played."""
    second = sequel(Play(LATE).table)
    assert second.choice is not None
    assert second.choice.prompt == "investigator"
    offered = [option.text for option in second.choice.options]
    assert offered == ["become:skids_otoole", "become:agnes_baker", "become:wendy_adams"]
    assert second.say(second.choice).startswith("Player 1: which investigator joins the campaign?")
    second.answer("become:agnes_baker")
    assert [option.text for option in second.choice.options] == ["become:skids_otoole", "become:wendy_adams"]
    second.answer("become:skids_otoole")
    game = state(second)
    assert [one["investigator"] for one in seen_board(second, 0)["seats"]] == [
        "card-agnes_baker",
        "card-skids_otoole",
    ]
    assert (game.physical, game.mental, game.unspent) == ([0, 0], [0, 0], [0, 0])
    assert len(deck(second, 0)) == sum(STARTER_DECKS["agnes"].cards.values())
    assert second.problems() == []


@pytest.mark.rule("AH-Q-014", "AH-B-219")
def test_ah_q_014_with_an_empty_pool_a_newcomer_has_no_basic_weakness() -> None:
    """Given a record whose pool is empty, when somebody joins, then the deck has none, and the table is sound."""
    kept = {**record(Play(LATE).table), "pool": []}
    table = new_table(GAME, seed=1, seats=1, options={"campaign": json.dumps(kept)})
    table.answer("become:agnes_baker")
    assert not [id_ for id_ in deck(table, 0) if id_ in BASIC_WEAKNESSES]
    assert table.problems() == []


@pytest.mark.rule("AH-B-173", "AH-B-218")
def test_ah_b_173_the_killed_stay_in_the_record_and_their_weaknesses_go_back() -> None:
    """Given both replaced, when the scenario is over, then the record has four people, two of them killed."""
    second = sequel(Play(LATE).table)
    second.answer("become:agnes_baker")
    second.answer("become:skids_otoole")
    kept = record(leave(second))
    found = [(one["code"], one["fate"]) for one in kept["investigators"]]
    assert found == [("01001", "killed"), ("01002", "killed"), ("01004", ""), ("01003", "")]
    assert len(kept["pool"]) == len(BASIC_WEAKNESSES) - 2


@pytest.mark.rule("AH-B-173")
def test_ah_b_173_with_nobody_left_in_the_box_the_campaign_is_lost() -> None:
    """Given all five killed one after another, then no table follows, and the record says that it is lost."""
    people = "roland_banks daisy_walker skids_otoole agnes_baker"
    first = Play(LATE.replace("roland_banks daisy_walker", people)).table
    kept = record(first)
    assert (kept["scenario"], kept["outcome"]) == (TINY, "")
    plan = GAME.sequel(first.state, {})
    assert plan is not None
    assert len(plan.seats) == 1, "one investigator is left for the four"
    with pytest.raises(UnknownOption, match="not enough investigators left for this campaign: 1 of 2"):
        new_table(GAME, seed=1, seats=2, options=dict(plan.options))
    kept["investigators"].append({**kept["investigators"][0], "code": "01005"})
    last = Play(LATE.replace("roland_banks daisy_walker", "wendy_adams"), record=json.dumps(kept)).table
    assert (record(last)["scenario"], record(last)["outcome"]) == ("", "lost")
    assert GAME.sequel(last.state, {}) is None


@pytest.mark.rule("AH-B-234", "AH-B-113")
def test_ah_b_234_a_story_card_that_was_left_goes_to_one_of_the_new_group_or_to_nobody() -> None:
    """Given Lita left by a killed lead, when the new group has chosen, then it says once into whose deck she goes."""
    second = sequel(Play(LATE).table)
    second.answer("become:agnes_baker")
    second.answer("become:wendy_adams")
    assert second.choice is not None
    assert [option.text for option in second.choice.options] == [
        "claim:lita_chantler:0",
        "claim:lita_chantler:1",
        "decline",
    ]
    twin = second.clone()
    second.answer("claim:lita_chantler:1")
    assert "lita_chantler" in deck(second, 1)
    kept = record(leave(second))
    assert (kept["unclaimed"], kept["investigators"][3]["earned"]) == ([], ["01117"])
    twin.answer("decline")
    assert record(leave(twin))["unclaimed"] == []


@pytest.mark.rule("AH-B-217")
def test_ah_b_217_whoever_sits_out_is_kept_and_may_come_back() -> None:
    """Given Daisy sitting out, then one seat is laid; her data stay, and she sits out until it is wished otherwise."""
    first = burned()
    plan = GAME.sequel(first.state, {"absent": "daisy_walker"})
    assert plan is not None
    assert plan.seats == (0,)
    second = leave(sequel(first, absent="daisy_walker"))
    roland, daisy = record(second)["investigators"]
    assert (roland["sits_out"], daisy["sits_out"]) == (False, True)
    assert daisy["unspent"] == 4
    with one_more(next=then(TINY)):
        again, back = GAME.sequel(second.state, {}), GAME.sequel(second.state, {"absent": "nobody"})
    assert again is not None
    assert back is not None
    assert (again.seats, again.options["absent"]) == ((0,), "daisy_walker")
    assert back.seats == (0, -1)


@pytest.mark.rule("AH-B-217")
def test_ah_b_217_more_seats_than_investigators_means_that_somebody_joins() -> None:
    """Given two who go on and three seats, then the third chooses somebody unused; a deck named for them is taken."""
    plan = GAME.sequel(burned().state, {})
    assert plan is not None
    asked = new_table(GAME, seed=1, seats=3, options=dict(plan.options))
    assert asked.choice is not None
    assert (asked.choice.prompt, asked.choice.seat) == ("investigator", 2)
    named = new_table(GAME, seed=1, seats=3, options={**plan.options, "decks": "wendy"})
    assert own_seat(named, 2)["investigator"] == "card-wendy_adams"
    assert state(named).newcomers == (2,)


@pytest.mark.rule("AH-B-204", "AH-B-217")
def test_ah_b_204_only_newcomers_choose_a_weakness_in_the_next_table() -> None:
    """Given weaknesses of choice, then whoever has one keeps it, and only the newcomer is asked, out of the pool."""
    plan = GAME.sequel(leave(new_table(GAME, seed=5, seats=2)).state, {})
    assert plan is not None
    table = new_table(GAME, seed=1, seats=3, options={**plan.options, "weakness": "choose", "decks": "wendy"})
    nothing_bought(table)
    assert table.choice is not None
    assert (table.choice.prompt, table.choice.seat) == ("choose_weakness", 2)
    table.answer("weakness:haunted") if "haunted" in state(table).pool else table.answer(table.choice.options[0])
    assert table.choice.prompt == "mulligan"
    assert sorted(state(table).lists[2]) == deck(table, 2)


@pytest.mark.rule("AH-B-228", "AH-B-216")
def test_ah_b_228_the_next_table_is_saved_undone_and_copied_like_any_other() -> None:
    """Given newcomers who have chosen, then saves, undo and copies lead back to the same position."""
    second = sequel(Play(LATE).table)
    before = second.digest()
    second.answer("become:wendy_adams")
    assert load_table(second.save(), GAME).digest() == second.digest()
    assert second.clone().digest() == second.digest()
    second.undo()
    assert second.digest() == before


@pytest.mark.rule("AH-B-222", "AH-B-223")
def test_ah_b_222_one_goes_on_alone_and_up_to_four_together() -> None:
    """Given one investigator, and four, when they go on, then all rules hold: one leads alone, four in their order."""
    for seats in (1, 4):
        second = play_on(sequel(leave(new_table(GAME, seed=8, seats=seats))))
        assert (second.seats, state(second).lead, state(second).order) == (seats, 0, tuple(range(seats)))


@pytest.mark.rule("AH-B-216")
def test_a_tiny_fourth_scenario_needs_nothing_but_its_own_row() -> None:
    """Given a scenario of our own, then it is set up, played, resolved, written down and followed like any other."""
    with one_more(next=then(TINY)):
        second = leave(sequel(burned()))
        third = leave(sequel(second))
        assert (record(third)["scenario"], record(third)["outcome"]) == (TINY, "")
        assert [one["scenario"] for one in record(third)["history"]] == ["the_gathering", TINY, TINY]
        assert third.problems() == []
    with one_more():
        over = leave(sequel(burned()))
        assert (record(over)["scenario"], record(over)["outcome"]) == ("", "won")
        assert GAME.sequel(over.state, {}) is None
