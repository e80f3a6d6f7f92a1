"""`miskatonic simulate` and `miskatonic lab`, as somebody at a shell sees them."""

import dataclasses
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import miskatonic
from miskatonic import bots, games, text
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import find_game
from miskatonic.lab import commands

GAME = "reign_of_cthulhu"


def run(*args: str) -> Result:
    command = commands.simulate if args[0] == "simulate" else commands.lab
    return CliRunner().invoke(command, args[1:])


def test_simulate_reports_in_words() -> None:
    said = run("simulate", GAME, "--games", "30", "--jobs", "1", "--seats", "3")
    assert said.exit_code == 0
    assert "30 games, 3 seats, bot random" in said.stdout
    assert "won 0 of 30: 0.0% (95% interval 0.0% to 11.4%)" in said.stdout
    assert "lost by cultists" in said.stdout
    assert said.stderr == ""


def test_simulate_writes_json_and_plot(tmp_path: Path) -> None:
    said = run(
        *("simulate", GAME, "--games", "5", "--jobs", "1", "--check", "--option", "difficulty=expert"),
        *("--json", str(tmp_path / "a.json"), "--plot", str(tmp_path / "a.svg")),
    )
    assert said.exit_code == 0
    data = json.loads((tmp_path / "a.json").read_text())
    assert (data["games"], data["options"]) == (5, {"difficulty": "expert"})
    assert (tmp_path / "a.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "whist"),
        ("simulate", GAME, "--bot", "genius"),
        ("simulate", GAME, "--seats", "7"),
        ("simulate", GAME, "--seed", "-1"),
        ("simulate", GAME, "--option", "difficulty=easy"),
        ("simulate", GAME, "--option", "difficulty"),
        ("simulate", GAME, "--plot", "plot.gif"),
        ("simulate", GAME, "--games", "1", "--jobs", "1", "--json", "/nowhere/at/all.json"),
        ("simulate", GAME, "--games", "1", "--output", "a.jsonl", "--json", "./a.jsonl"),
        ("lab", "rates", GAME, "--across", "difficulty=expert,easy", "--seats", "2"),
        ("lab", "rates", GAME, "--across", "difficulty=expert,expert", "--seats", "2"),
        ("lab", "rates", GAME, "--across", "difficulty=expert", "--seats", "2,2"),
        ("lab", "rates", GAME, "--across", "difficulty=expert", "--seats", "2,9"),
        ("lab", "rates", GAME, "--across", "difficulty=expert", "--seats", "2", "--bot", "genius"),
        ("lab", "rates", GAME, "--across", "difficulty=expert", "--seats", "2", "--option", "difficulty=standard"),
        ("lab", "rates", GAME, "--across", "difficulty=expert", "--seats", "2", "--seed", "999999"),
        ("lab", "rates", GAME, "--across", "difficulty=expert", "--seats", "2", "--json", "/nowhere/at/all.json"),
        ("lab", "report", "a.jsonl", "./a.jsonl"),
        ("lab", "report", "a.jsonl", "--plot", "a.gif"),
        ("lab", "report", "a.jsonl", "--plot", "/nowhere/at/all.svg"),
        ("lab", "bench", "whist"),
        ("lab", "cover", "whist"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is told before anything is played."""
    monkeypatch.setattr(miskatonic, "new_table", None)
    said = run(*args)
    assert (said.exit_code, said.stdout) == (2, "")
    assert len(said.stderr.strip().splitlines()) == 1
    assert said.stderr.startswith("Error: ")


def test_a_broken_game_is_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "find", lambda name, game: lambda table, luck: None)
    said = run("simulate", GAME, "--games", "2", "--jobs", "1")
    assert said.exit_code == 1
    assert "broken off by an error: 2" in said.stdout
    assert "--seed 1 --jobs 1" in said.stdout


@pytest.mark.long
def test_bench_measures_against_r(tmp_path: Path) -> None:
    said = run("lab", "bench", GAME, "--seconds", "0.5", "--json", str(tmp_path / "b.json"))
    assert said.exit_code == 0
    assert "R: reference decisions" in said.stdout
    data = json.loads((tmp_path / "b.json").read_text())
    assert data["reference_decisions_per_second"] > 0
    assert set(data["figures"]) == {"decisions", "games", "clone_at_start", "clone_inside", "replay"}
    assert all(figure["multiple_of_r"] > 0 for figure in data["figures"].values())


def test_words_tells_how_much_each_language_says() -> None:
    said = run("lab", "words")
    assert said.exit_code == 0
    rows = [line.split() for line in said.stdout.splitlines()]
    domains = ["shared", "web", *(game.id for game in games())]
    assert [row[:2] for row in rows] == [[domain, language] for domain in domains for language in text.LANGUAGES]
    assert all(row[2] == row[4] for row in rows if row[1] in text.COMPLETE)


def test_words_of_one_game_in_one_language() -> None:
    said = run("lab", "words", "--game", GAME, "--language", "pl")
    assert [line.split()[:2] for line in said.stdout.splitlines()] == [[GAME, "pl"]]
    assert run("lab", "words", "--game", "web").stdout.count("\n") == len(text.LANGUAGES)


def test_words_that_a_game_wants_and_nobody_has_written_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(GAME)
    more = dataclasses.replace(game, verbs=lambda: ("dance",), content={"dancers": 3})
    monkeypatch.setattr("miskatonic.lab.words.games", lambda: [more])
    said = run("lab", "words", "--missing", "--game", GAME, "--language", "en")
    assert [line.strip() for line in said.stdout.splitlines()[1:]] == ["content-dancers", "option-dance", "verb-dance"]


def test_cover_names_what_has_not_come_up() -> None:
    said = run("lab", "cover", GAME, "--games", "1")
    assert said.exit_code == 1
    assert "relics played: " in said.stdout
    assert f" of {len(RELICS)}" in said.stdout
    assert "missing: Old Ones awoken: old_one-" in said.stdout
