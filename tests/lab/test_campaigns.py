"""Whole campaigns: table after table, each counted, the same from any number of processes."""

import json

import pytest
from click.testing import CliRunner

from miskatonic import bots
from miskatonic.kernel import Option, Table
from miskatonic.kernel.rng import HasRng
from miskatonic.lab import campaigns, commands, summaries
from miskatonic.lab.workers import CHUNK
from tests.contract import conforms

GAME = "arkham_lcg"


def test_a_campaign_goes_on_for_as_long_as_there_is_a_sequel() -> None:
    found = campaigns.simulate(GAME, 2, 1, seed=5)
    assert [len(one.tables) for one in found.played] == [3, 3]
    assert [one.seed for one in found.played[0].tables] == [5, 5 + campaigns.APART, 5 + 2 * campaigns.APART]
    assert found.results(0).total() == found.results(-1).total() == 2


def test_a_game_without_sequels_is_a_campaign_of_one_table() -> None:
    found = campaigns.simulate("reign_of_cthulhu", 3, 2)
    assert [len(one.tables) for one in found.played] == [1, 1, 1]
    assert found.results(-1) == {"lost": 3}


def test_every_campaign_is_the_one_of_its_seed_whoever_plays_it() -> None:
    games = CHUNK + 1
    alone = campaigns.simulate(GAME, games, 1, seed=7)
    assert alone == campaigns.simulate(GAME, games, 1, seed=7, jobs=2)
    assert campaigns.simulate(GAME, 1, 1, seed=9).played == alone.played[2:3]


def test_progress_is_told() -> None:
    told: list[int] = []
    campaigns.simulate(GAME, 2, 1, progress=told.append)
    assert told == [1, 1]


def test_an_error_is_reported_with_seed_table_and_command(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = bots.find("random", GAME)

    def stumble(table: Table, luck: HasRng) -> Option:
        if "campaign" in table.options and table.options["campaign"].startswith("{"):
            raise ValueError("lost the thread")
        return honest(table, luck)

    monkeypatch.setattr(bots, "find", lambda name, game: stumble)
    found = campaigns.simulate(GAME, 1, 1, seed=4)
    (broken,) = found.errors
    assert (len(broken.tables), broken.error) == (2, "ValueError: lost the thread")
    said = campaigns.report(found)
    assert "seed 4, table 2: ValueError: lost the thread" in said
    assert "--seed 4 --jobs 1 --campaign" in said


def test_the_command_tells_campaigns_and_tables_with_their_intervals() -> None:
    done = CliRunner().invoke(
        commands.simulate, [GAME, "--campaign", "--games", "2", "--seats", "1", "--jobs", "1", "--check"]
    )
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert lines[0] == "Arkham Horror: The Card Game: 2 campaigns, 1 seat, bot random"
    assert "campaigns: 2" in lines
    assert {"table 1: 2", "table 2: 2", "table 3: 2"} <= set(lines)
    assert any("95% interval" in line for line in lines)


def test_the_command_draws_no_campaigns() -> None:
    done = CliRunner().invoke(commands.simulate, [GAME, "--campaign", "--plot", "a.svg"])
    assert done.exit_code == 2
    assert "Campaigns can't be drawn" in done.output


def test_the_summary_is_plain_data() -> None:
    found = campaigns.simulate(GAME, 1, 1)
    plain = json.loads(json.dumps(found.to_plain()))
    assert conforms(plain, summaries.Campaigns) == []
    assert plain["campaigns"] == 1
    assert len(plain["tables"]) == 3
