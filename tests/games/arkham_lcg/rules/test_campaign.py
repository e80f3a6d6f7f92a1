"""B.18, B.19: what a scenario leaves to its campaign: log, story cards, trauma, experience by its sources."""

import json
from typing import Any

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.kernel import load_table, new_table
from tests.games.arkham_lcg.looks import seen_board, there
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES

PRIEST = """
    investigators roland_banks daisy_walker
    place hallway
    act what_have_you_done
    aside lita_chantler
    victory flesh_eater
    threat 0 ghoul_priest
    damage ghoul_priest 9
"""
RESIGNING = """
    place parlor
    act what_have_you_done
    aside lita_chantler
"""
LATE = """
    investigators roland_banks daisy_walker
    agenda theyre_getting_out
    aside lita_chantler
    doom theyre_getting_out 9
    phase mythos
"""


def record(game: Play) -> Record:
    """What anybody at the table can take away."""
    return there(seen_board(game.table)["campaign"])


def written(game: Play) -> list[str]:
    """What this scenario has written into the log."""
    return [one["entry"] for one in record(game)["log"]]


@pytest.mark.rule("AH-B-218")
def test_ah_b_218_each_resolution_writes_its_notes() -> None:
    """Given The Gathering, when it ends in each of its ways, then the log says what became of all."""
    burned = Play(PRIEST).do("fight:ghoul_priest", "choose:r1", "decline")
    standing = Play(PRIEST).do("fight:ghoul_priest", "choose:r2")
    none = Play(RESIGNING).do("resign:parlor", "decline")
    late = Play(LATE)
    assert written(burned) == ["house_burned"]
    assert written(standing) == ["house_standing"]
    assert written(none) == ["house_standing", "ghoul_priest_alive"]
    assert written(late) == ["lita_found_others", "house_standing", "ghoul_priest_alive"]
    assert burned.told("noted", "note") == ["note-house_burned"]


@pytest.mark.rule("AH-B-218", "AH-B-215", "AH-B-087")
def test_ah_b_218_the_record_holds_all_that_the_next_table_needs() -> None:
    """Given the house burned, then the record has bag, decks, trauma, experience by its sources and the earned card."""
    game = Play(PRIEST + "deck 0 machete machete amnesia", ["0"], bag=BAGS["standard"])
    game.do("fight:ghoul_priest", "choose:r1", "take:lita_chantler")
    kept = record(game)
    assert (kept["format"], kept["version"]) == ("miskatonic.arkham_lcg.campaign", 3)
    assert (kept["campaign"], kept["difficulty"]) == ("night_of_the_zealot", "standard")
    assert kept["bag"] == list(BAGS["standard"])
    chapter = {"scenario": "the_gathering", "resolution": "r1", "result": "won", "added": [], "removed": []}
    assert kept["history"] == [chapter]
    roland, daisy = kept["investigators"]
    assert (roland["code"], roland["mental"], roland["physical"], roland["fate"]) == ("01001", 1, 0, "")
    assert roland["deck"] == {"01020": 2, "01096": 1}
    assert (roland["earned"], daisy["earned"], kept["unclaimed"]) == (["01117"], [], [])
    lines = [(one["reason"], one["card"], one["amount"]) for one in roland["experience"]]
    assert lines == [("victory", "01116", 2), ("victory", "01118", 1), ("bonus", "", 2)]
    assert json.loads(json.dumps(kept)) == kept


@pytest.mark.rule("AH-B-218", "AH-B-228")
def test_ah_b_218_the_record_stays_with_a_saved_game() -> None:
    """Given a whole game that is over, when it is saved and opened again, then the record is the same."""
    table = new_table(GAME, seed=3, seats=2)
    while table.choice is not None:
        assert seen_board(table)["campaign"] is None or table.choice.prompt == "story_card"
        table.answer(table.choice.passing or table.choice.options[0])
    kept = seen_board(table)["campaign"]
    assert kept is not None
    assert seen_board(load_table(table.save(), GAME))["campaign"] == kept
    cards = sum(sum(one["deck"].values()) for one in kept["investigators"])
    assert (cards, len(kept["pool"])) == (33 * 2, len(BASIC_WEAKNESSES) - 2)


@pytest.mark.rule("AH-E-004", "AH-B-203")
def test_ah_e_004_a_weakness_stays_in_the_deck_wherever_it_went() -> None:
    """Given Amnesia drawn and resolved, and Roland defeated, then it is still in the deck that the campaign keeps."""
    game = Play("aside lita_chantler\n deck 0 amnesia\n damage 0 8\n threat 0 swarm_of_rats").do("draw", "decline")
    assert game.lost == "gathering_none"
    assert record(game)["investigators"][0]["deck"] == {"01096": 1}


@pytest.mark.rule("AH-B-211", "AH-X-07")
def test_ah_b_211_experience_is_told_source_by_source() -> None:
    """Given Hospital Debts unpaid and nothing won, when Skids resigns, then +2 and −2, and never below 0."""
    game = Play("investigators skids_otoole\n" + RESIGNING + "threat 0 hospital_debts").do("resign:parlor", "decline")
    lines = [(one["reason"], one["amount"]) for one in record(game)["investigators"][0]["experience"]]
    assert lines == [("card", -2), ("bonus", 2)]
    assert (game.told("gain", "card", "count"), game.told("bonus", "count")) == ([("hospital_debts", -2)], [2])
    assert game.told("earns", "count") == [0]


@pytest.mark.rule("AH-E-009")
def test_ah_e_009_who_leads_when_the_house_stands_earns_one_more() -> None:
    """Given Daisy leading, when the house is left standing, then hers is the one more, with its reason."""
    game = Play(PRIEST + "lead 1").do("fight:ghoul_priest", "choose:r2")
    assert game.now.experience == [5, 6]
    assert game.told("gain", "seat", "count", "card") == [(1, 1, "none")]


@pytest.mark.rule("AH-B-234", "AH-B-113")
def test_ah_b_234_a_story_card_is_taken_or_declined_once() -> None:
    """Given the house burned, then the lead alone is asked for Lita, once; taken she is in the record, else not."""
    game = Play(PRIEST).do("fight:ghoul_priest", "choose:r1")
    assert (game.prompt, game.asked, game.options) == ("story_card", 0, ["take:lita_chantler", "decline"])
    game.do("decline")
    assert game.won_by == "gathering_r1"
    assert record(game)["investigators"][0]["earned"] == []
    assert game.told("declines", "seat", "card") == [(0, "lita_chantler")]


@pytest.mark.rule("AH-B-173")
def test_ah_b_173_a_killed_lead_leaves_lita_to_the_next_group() -> None:
    """Given agenda 3 run out at act 1, then both are killed, earn nothing, and Lita waits for somebody new."""
    game = Play(LATE)
    kept = record(game)
    assert [one["fate"] for one in kept["investigators"]] == ["killed", "killed"]
    assert [one["experience"] for one in kept["investigators"]] == [[], []]
    assert kept["unclaimed"] == ["01117"]


@pytest.mark.rule("AH-B-173")
@pytest.mark.parametrize(("trauma", "fate"), [({"mental": [4]}, "insane"), ({"physical": [9]}, "killed"), ({}, "")])
def test_ah_b_173_as_much_trauma_as_sanity_or_health_ends_it_for_somebody(trauma: dict[str, Any], fate: str) -> None:
    """Given Roland with sanity 5 and health 9, when the house burns, then the trauma may be one too much."""
    text = "place hallway\n act what_have_you_done\n threat 0 ghoul_priest\n damage ghoul_priest 4"
    game = Play(text, **trauma).do("fight:ghoul_priest", "choose:r1")
    assert record(game)["investigators"][0]["fate"] == fate
    assert game.told("insane", "seat") == [0] * (fate == "insane")
    assert game.told("killed", "seat") == [0] * (fate == "killed")


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_a_scenario_by_itself_keeps_nothing_and_defeat_brings_no_trauma() -> None:
    """Given no campaign, then defeat brings no trauma, but resolution 1 does; nothing is noted."""
    beaten = Play("campaign none\n damage 0 8\n threat 0 swarm_of_rats\n aside lita_chantler").do("resource")
    assert (beaten.lost, beaten.now.physical) == ("gathering_none", [0])
    burned = Play("campaign none\n" + PRIEST).do("fight:ghoul_priest", "choose:r1")
    assert (burned.won_by, burned.now.mental) == ("gathering_r1", [1, 0])
    assert (seen_board(burned.table)["campaign"], burned.told("noted", "note")) == (None, [])
    assert burned.now.experience == [5, 5]


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_the_table_can_be_set_for_a_scenario_by_itself() -> None:
    """Given the setting, when the game is over, then there is nothing to keep for a campaign."""
    alone = new_table(GAME, seed=1, seats=1, options={"campaign": "none"})
    while alone.choice is not None:
        alone.answer(alone.choice.passing or alone.choice.options[0])
    assert alone.outcome is not None
    assert seen_board(alone)["campaign"] is None
