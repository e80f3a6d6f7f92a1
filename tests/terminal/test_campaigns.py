"""Campaigns in the terminal: what a record says, going on at the next table, and how bad files are told."""

import asyncio
import functools
import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from textual.widgets import OptionList

from miskatonic.cli import main
from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import load_table, new_table
from miskatonic.terminal.line import LineMode
from miskatonic.terminal.screen import Room
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.table_screen import TableScreen

SAMPLE = Path(__file__).resolve().parent.parent / "games" / "arkham_lcg" / "records" / "version2.json"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


@functools.cache
def over() -> str:
    """The save of a first scenario that is over."""
    table = new_table(GAME, seed=4, seats=1)
    chance = random.Random(4)
    while table.choice is not None:
        table.answer(chance.choice(table.choice.options))
    return table.save()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Night of the Zealot, Expert", "Next: The Devourer Below", "Daisy Walker, sitting out"]),
        ("pl", ["Noc fanatyka, poziom: Ekspert", "Następny scenariusz: Pożeracz z otchłani", "Daisy Walker: pauzuje"]),
        ("uk", ["Ніч фанатика, складність: Експертна", "Наступний сценарій: Пожирач із Глибин"]),
    ],
)
def test_a_record_is_read_out(language: str, said: list[str]) -> None:
    result = run("campaign", "show", str(SAMPLE), "--language", language)
    assert result.exit_code == 0
    for line in said:
        assert line in result.stdout


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "isn't a campaign record"),
        ('{"format": "miskatonic.arkham_lcg.campaign", "version": 99}', "up to version"),
        ("x" * 500_000, "characters"),
    ],
)
@pytest.mark.parametrize("command", [["campaign", "show"], ["play", "--campaign"], ["campaign", "carry"]])
def test_a_bad_file_is_one_line_and_status_2(content: str, complaint: str, command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_text(content, encoding="utf-8")
    target = [str(tmp_path / "new.json")] if "carry" in command else []
    result = run(*command, str(file), *target)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert complaint in result.stderr or "isn't a campaign file" in result.stderr
    assert not (tmp_path / "new.json").exists()


@pytest.mark.parametrize(
    ("language", "shape", "none"),
    [
        ("en", "In the campaign record, difficulty is 'nightmare': not one of the allowed values.", "isn't a campaign"),
        ("pl", "W zapisie kampanii „difficulty” to 'nightmare': nie ma takiej możliwości.", "To nie jest kampania:"),
        ("uk", "У записі кампанії «difficulty» — це 'nightmare': такого немає.", "Це не кампанія:"),
    ],
)
def test_a_spoiled_record_is_refused_in_the_language_asked_for(
    language: str, shape: str, none: str, tmp_path: Path
) -> None:
    file = tmp_path / "campaign.json"
    held = json.loads(SAMPLE.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**held, "difficulty": "nightmare"}), encoding="utf-8")
    for command in (["campaign", "show"], ["play", "--campaign"]):
        result = run(*command, str(file), "--language", language)
        assert (result.exit_code, result.stderr) == (2, f"miskatonic: {shape}\n")
    file.write_text("Dear diary", encoding="utf-8")
    assert none in run("play", "--campaign", str(file), "--language", language).stderr


def test_a_campaign_that_there_is_not_is_said_to_be_none() -> None:
    result = run("play", "arkham_lcg", "--option", "campaign=dunwich", "--language", "en")
    assert (result.exit_code, result.stderr) == (
        2,
        "miskatonic: There is no campaign “dunwich”; `miskatonic games` lists the campaigns.\n",
    )


def test_a_file_that_is_not_there_is_one_line_and_status_2() -> None:
    result = run("campaign", "show", "nowhere.json")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_a_campaign_is_gone_on_with_from_its_file() -> None:
    result = run("play", "--campaign", str(SAMPLE), "--line", "--seed", "1", typed="q\n")
    assert result.exit_code == 0
    assert "The Devourer Below" in result.stdout or "Roland Banks" in result.stdout


def test_what_was_read_a_moment_ago_is_not_told_again_when_the_first_turn_begins() -> None:
    """Given a campaign that goes on, when upgrades and opening hands are done with, then everything is told once."""
    typed = "done:0\ndone:1\nkeep\nkeep\nkeep\nq\n"
    said = run("play", "--line", "--campaign", str(SAMPLE), "--seed", "3", typed=typed).stdout
    assert "Round 1," in said
    assert "Since your last decision" not in said


def test_investigators_are_carried_over_into_a_new_file(tmp_path: Path) -> None:
    target = tmp_path / "new.json"
    result = run(
        "campaign", "carry", str(SAMPLE), str(target), "--investigators", "roland_banks", "--difficulty", "easy"
    )
    assert result.exit_code == 0
    new = json.loads(target.read_text(encoding="utf-8"))
    assert [one["code"] for one in new["investigators"]] == ["01001"]
    assert (new["scenario"], new["difficulty"], new["log"]) == ("the_gathering", "easy", [])


def test_g_goes_on_at_the_next_table_and_keeps_the_campaign(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # given: a table that is over
    sitting = Sitting(load_table(over()), "en")
    mode = LineMode(sitting)
    typed = iter(["g", "g", "q"])
    monkeypatch.setattr("miskatonic.terminal.line.read_line", lambda: next(typed))
    # when
    mode.play()
    # then: the next scenario is asked about; there `g` means nothing yet
    said = capsys.readouterr().out
    assert "g continues the campaign at its next table." in said
    assert mode.sitting is not sitting
    assert mode.sitting.view["board"]["scenario"] == "the_midnight_masks"
    kept = sitting.path.with_name(f"{sitting.path.stem}-campaign.json")
    assert f"The campaign is saved in: {kept}" in said
    assert json.loads(kept.read_text(encoding="utf-8"))["scenario"] == "the_midnight_masks"


def test_a_game_without_campaigns_has_no_next_table() -> None:
    sitting = Sitting(new_table(GAME, seed=1, seats=1, options={"campaign": "none"}), "en")
    assert not sitting.goes_on
    assert sitting.keep_campaign() is None


def test_on_the_full_screen_going_on_is_the_first_thing_after_the_end() -> None:
    async def look() -> None:
        room = Room(Sitting(load_table(over()), "en"), "en")
        async with room.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert isinstance(room.screen, TableScreen)
            options = room.screen.query_one(OptionList)
            assert options.options[0].id == "go-on"
            options.highlighted = 0
            await pilot.press("enter")
            await pilot.pause()
            assert room.sitting is not None
            assert room.sitting.view["board"]["scenario"] == "the_midnight_masks"
            assert isinstance(room.screen, TableScreen)
            assert room.screen.sitting is room.sitting

    asyncio.run(look())


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "The deck of Roland Banks isn't allowed: 29 of 30 cards."),
        ("pl", "Niedozwolona talia (Roland Banks): 29 z 30 kart."),
        ("uk", "Недозволена колода (Роланд Бенкс): 29 з 30 карт."),
    ],
)
def test_a_record_with_a_deck_that_could_not_be_is_refused_in_every_language(
    language: str, reason: str, tmp_path: Path
) -> None:
    """Given a card less in Roland's deck, then nobody goes on from there, and the record itself can still be read."""
    held = json.loads(SAMPLE.read_text(encoding="utf-8"))
    held["investigators"][0]["deck"]["01016"] = 1
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps(held), encoding="utf-8")
    for command in (["play", "--line", "--campaign", str(file)], ["campaign", "carry", str(file), str(tmp_path / "x")]):
        result = run(*command, "--language", language)
        assert (result.exit_code, result.stderr) == (2, f"miskatonic: {reason}\n")
    shown = run("campaign", "show", str(file), "--language", language)
    assert shown.exit_code == 0
    assert " ".join(shown.stdout.splitlines()[-2:]) == reason
