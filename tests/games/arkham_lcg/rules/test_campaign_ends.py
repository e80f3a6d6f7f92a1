"""B.19: how a campaign ends and what comes after it: the outcome is told and kept, investigators are carried over."""

import json
from typing import Any

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.kernel import Table, UnknownOption, new_table
from miskatonic.kernel.speech import in_words
from miskatonic.text import LANGUAGES, say
from tests.games.arkham_lcg.chain import LATE, burned, leave, record, sequel, whole_deck
from tests.games.arkham_lcg.looks import own_seat, seen_board
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES

LAST = """
    scenario the_devourer_below
    investigators roland_banks daisy_walker
    place main_path
    act disrupting_the_ritual
    agenda the_arkham_woods
"""


def ended(resolution: str) -> Table:
    """Given: the last scenario has come to this resolution."""
    return Play(LAST + "phase resolution", resolution=resolution).table


@pytest.mark.rule("AH-B-216", "AH-E-009")
@pytest.mark.parametrize(
    ("resolution", "outcome", "told"),
    [
        ("r1", "won", "The campaign is over: won."),
        ("r2", "won", "The campaign is over: won."),
        ("r3", "survived", "The campaign is over: survived."),
        ("none", "lost", "The campaign is over: lost."),
    ],
)
def test_ah_b_216_the_last_scenario_says_how_the_campaign_ends(resolution: str, outcome: str, told: str) -> None:
    """Given each resolution of the last scenario, then the campaign is won, survived or lost, told and kept."""
    table = ended(resolution)
    kept = record(table)
    assert (kept["scenario"], kept["outcome"]) == ("", outcome)
    assert [table.say(event) for event in table.events if event.kind == "campaign_ends"] == [told]
    assert GAME.sequel(table.state, {}) is None


@pytest.mark.rule("AH-B-216")
def test_ah_b_216_a_scenario_that_is_followed_or_stands_alone_ends_no_campaign() -> None:
    """Given The Gathering won, and the last scenario by itself, then nothing is said of a campaign."""
    alone = Play("campaign none\n" + LAST + "phase resolution", resolution="r1").table
    for table in (burned(), alone):
        assert not [event for event in table.events if event.kind == "campaign_ends"]
    assert (seen_board(alone)["campaign"], GAME.campaign(alone.state)) == (None, None)


@pytest.mark.rule("AH-B-173")
def test_ah_b_173_that_nobody_is_left_is_told() -> None:
    """Given four killed before and the fifth now, then the campaign is told to be lost in the middle of it."""
    people = "roland_banks daisy_walker skids_otoole agnes_baker"
    before = record(Play(LATE.replace("roland_banks daisy_walker", people)).table)
    last = Play(LATE.replace("roland_banks daisy_walker", "wendy_adams"), record=json.dumps(before)).table
    assert [event.args["result"] for event in last.events if event.kind == "campaign_ends"] == ["lost"]


# --- carrying over ---


def asked(name: str, **wish: Any) -> Any:
    """What an enquiry answers, in English."""
    return in_words(GAME.enquiries[name](wish), lambda line: say(GAME.package, "en", line.message, line.args))


@pytest.mark.rule("AH-R-1.11", "AH-B-224")
def test_ah_r_1_11_investigators_are_carried_over_with_all_that_is_theirs() -> None:
    """Given a campaign won, when Roland begins another, then deck, trauma, experience and Lita stay, no more."""
    won = burned(physical=[2, 0])
    old = record(won)
    new: Record = json.loads(
        asked("campaign.carry", text=json.dumps(old), investigators="roland_banks", difficulty="hard")["record"]
    )
    assert new["investigators"] == [old["investigators"][0]]
    assert (new["scenario"], new["log"], new["history"]) == ("the_gathering", [], [])
    assert (new["bag"], new["difficulty"]) == (list(BAGS["hard"]), "hard")
    assert len(new["pool"]) == len(BASIC_WEAKNESSES) - 1
    table = new_table(GAME, seed=1, seats=2, options={"campaign": json.dumps(new)})
    assert table.choice is not None
    assert (table.choice.prompt, table.choice.seat) == ("investigator", 1)
    table.answer("become:wendy_adams")
    roland = own_seat(table)
    assert (roland["trauma"], roland["damage"]) == ({"physical": 2, "mental": 1}, 2)


@pytest.mark.rule("AH-R-1.11")
def test_ah_r_1_11_whoever_is_out_for_good_stays_behind() -> None:
    """Given both killed, then nobody can be carried over; nor can somebody who was never there."""
    lost = json.dumps(record(Play(LATE + whole_deck(0, "roland") + whole_deck(1, "daisy", "paranoia")).table))
    with pytest.raises(UnknownOption, match="Nobody can be carried over"):
        asked("campaign.carry", text=lost)
    with pytest.raises(UnknownOption, match="wendy_adams can't be carried over"):
        asked("campaign.carry", text=json.dumps(record(burned())), investigators="wendy_adams")
    with pytest.raises(UnknownOption, match="difficulty must be one of"):
        asked("campaign.carry", text=json.dumps(record(burned())), difficulty="silly")


@pytest.mark.rule("AH-R-1.11")
def test_ah_r_1_11_lita_who_came_along_is_not_offered_again() -> None:
    """Given Roland with Lita in a new campaign, when The Gathering ends there, then nobody is asked for her."""
    new = asked("campaign.carry", text=json.dumps(record(burned())))["record"]
    table = leave(new_table(GAME, seed=4, seats=2, options={"campaign": new}))
    assert not [event for event in table.events if event.kind in ("declines", "waits")]
    assert record(table)["investigators"][0]["earned"] == ["01117"]


# --- in words ---


@pytest.mark.rule("AH-B-218", "AH-D-002")
def test_ah_b_218_a_record_is_said_in_words() -> None:
    """Given a campaign after two scenarios, then its record tells road, log, bag and what everybody has."""
    table = leave(sequel(burned(bag=BAGS["standard"])))
    found = asked("campaign.show", text=GAME.campaign(table.state))
    assert found["title"] == "Night of the Zealot, Standard"
    assert found["path"][0] == "The Gathering: resolution 1, won"
    assert found["path"][-1] == "Next: The Devourer Below"
    assert found["log"][0] == "the house has burned to the ground (The Gathering)"
    roland = found["people"][0]
    assert roland["name"] == "Roland Banks"
    assert "+2 Ghoul Priest (The Gathering)" in roland["lines"]
    assert "Story cards: Lita Chantler" in roland["lines"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_said_in_every_language(language: str) -> None:
    """Given a record with everything in it, then every line has words."""
    kept = record(leave(sequel(burned())))
    kept["log"][0]["crossed"] = "the_midnight_masks"
    kept["log"].append(
        {"entry": "interrogated:ruth_turner", "scenario": "the_midnight_masks", "crossed": "the_gathering"}
    )
    kept["investigators"][1]["sits_out"] = True
    kept["history"][0]["added"] = kept["history"][0]["removed"] = ["elder_thing"]
    kept["unclaimed"] = ["01117"]
    kept["investigators"][0]["experience"].append(
        {"scenario": "the_midnight_masks", "reason": "bought", "card": "01028", "leaves": "01018", "amount": -1}
    )
    found = in_words(
        GAME.enquiries["campaign.show"]({"text": json.dumps(kept)}),
        lambda line: say(GAME.package, language, line.message, line.args),
    )
    lines = [*found["path"], *found["log"], *found["bag"], *found["waiting"], *found["people"][0]["lines"]]
    assert all(line and "{" not in line for line in lines)


def test_what_is_no_record_is_refused_by_every_enquiry() -> None:
    """Given anything else, then one sentence says what is the matter."""
    for wish in ({}, {"text": 7}, {"text": "{}"}, {"text": "x" * 100_000}):
        for name in ("campaign.show", "campaign.carry"):
            with pytest.raises(UnknownOption):
                asked(name, **wish)
