"""AH-B-022: the log begins with what a table would see being set up."""

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Table, new_table
from tests.games.arkham_lcg.chain import burned, sequel


def told(table: Table, language: str = "en") -> list[str]:
    """What was told before the first question."""
    return [table.say(event, language=language) for event in table.events]


@pytest.mark.rule("AH-B-022", "AH-B-015")
def test_ah_b_022_the_log_begins_with_the_scenario_and_who_plays() -> None:
    """Given a first table for two, then before the first question it is said what is played and by whom."""
    table = new_table(GAME, seed=3, seats=2, options={"difficulty": "hard"})
    assert told(table) == [
        "Night of the Zealot: The Gathering. Difficulty: Hard.",
        "Investigators: Roland Banks and Daisy Walker. Lead investigator: Roland Banks.",
        "Roland Banks plays with a random basic weakness: Mob Enforcer.",
        "Daisy Walker plays with a random basic weakness: Amnesia.",
    ]
    assert len({tuple(told(table, language)) for language in text.LANGUAGES}) == len(text.LANGUAGES)


@pytest.mark.rule("AH-B-221")
def test_ah_b_221_a_scenario_by_itself_is_called_so() -> None:
    """Given The Gathering alone with one investigator, then the log names no campaign, and nobody who leads."""
    table = new_table(GAME, seed=3, seats=1, options={"campaign": "none"})
    assert told(table)[:2] == [
        "The Gathering, a single scenario. Difficulty: Standard.",
        "Investigator: Roland Banks.",
    ]


@pytest.mark.rule("AH-D-002", "AH-B-172")
def test_ah_d_002_what_the_campaign_log_brings_into_a_scenario_is_told_first() -> None:
    """Given the house burned and trauma suffered, when the next table begins, then its log says both."""
    found = told(sequel(burned()))
    assert "Campaign log, “the house has burned to the ground”: everybody starts here: Rivertown." in found
    hurt = [line for line in found if "begins with trauma" in line]
    assert all(line.endswith("mental.") for line in hurt)
    assert found[0] == "Night of the Zealot: The Midnight Masks. Difficulty: Standard."
