"""The `miskatonic` command: what it answers, and how it complains."""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from miskatonic.cli import COMMANDS, main
from miskatonic.server.door.commands import serve
from miskatonic.terminal import saves
from miskatonic.terminal.language import default_language

REIGN = "reign_of_cthulhu"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", REIGN, "--seats", "9"], "2 to 4 seats"),
        (["play", REIGN, "--seed", "-1"], "seed"),
        (["play", REIGN, "--option", "difficulty=easy"], "difficulty must be one of"),
        (["play", REIGN, "--option", "colour=red"], "no option 'colour'"),
        (["play", REIGN, "--option", "difficulty"], "NAME=VALUE"),
        (["play", "--seats", "3"], "name it"),
        (["play", "--resume"], "no saved game"),
        (["play", "--resume", "nowhere.json"], "no saved game 'nowhere.json'"),
        (["play", "--resume", "--seats", "2"], "keeps its seats"),
        (["play", REIGN, "--language", "tlh"], "'tlh'"),
        (["play", "--nonsense"], "--nonsense"),
        (["dance"], "dance"),
        (["replay"], "FILE"),
        (["replay", "nowhere.json"], "no saved game"),
        (["rules", "chess"], "There is no game 'chess'"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("content", ["", "{", '{"miskatonic": 1}', "[1]", "\xff"])
def test_a_broken_save_is_one_line_and_status_2(content: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(content.encode("latin-1"))
    for command in (["play", "--resume"], ["replay"]):
        result = run(*command, str(broken))
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1


def test_help_names_every_command_without_importing_one() -> None:
    code = "import sys, miskatonic.cli as c\ntry: c.main(['--help'])\nexcept SystemExit: pass\n"
    code += "print([m for m in sys.modules if m.startswith(('textual', 'fluent', 'rich', 'miskatonic.terminal'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert all(command in done.stdout for command in COMMANDS)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Reign of Cthulhu (reign_of_cthulhu)", "2, 3, 4", "difficulty=standard", "(default)", "24 locations"]),
        ("pl", ["Czas Cthulhu", "Poziom trudności", "domyślnie"]),
        ("uk", ["reign_of_cthulhu", "Складність", "типово"]),
    ],
)
def test_games_tells_what_can_be_played(language: str, expected: list[str]) -> None:
    result = run("games", "--language", language)
    assert result.exit_code == 0
    for part in expected:
        assert part in result.stdout


def test_rules_are_searched_by_words_and_ids() -> None:
    result = run("rules", REIGN, "BUS", "discard")
    assert result.exit_code == 0
    assert "RC-042: " in result.stdout
    assert "RC-041: " not in result.stdout
    assert "Movement actions" in result.stdout
    assert run("rules", REIGN, "rc-041").stdout.count("RC-") == 1
    assert run("rules", REIGN, "xyzzy").stdout == "No rule contains all these words.\n"
    assert "RC-041" in run("rules", REIGN, "--language", "uk").stdout


def test_replay_tells_the_story_and_a_position() -> None:
    run("play", REIGN, "--seed", "643848", typed="1\n1\n1\n1\nq\n")
    file = saves.saves()[0].path.name
    story = run("replay", file)
    assert story.exit_code == 0
    assert "3. Seat 2, Doctor: Walk to the University\n   The Doctor walked to the University." in story.stdout
    assert "\nDecision: Seat 2, Doctor\nThe Doctor: what do you do?" in story.stdout
    position = run("replay", file, "--to", "2").stdout
    assert "After 2 of 4 decisions" in position
    assert "Train Station (Hunter, Doctor)" in position
    assert run("replay", file, "--to", "5").exit_code == 2


def test_replay_knows_where_fate_was_taken_anew() -> None:
    run("play", REIGN, "--seed", "643848", "--option", "fate=new", typed="1\n1\n1\nu\nu\n1\n2\n1\nq\n")
    story = run("replay", saves.saves()[0].path.name)
    assert story.exit_code == 0
    assert "4. Seat" in story.stdout


def test_play_without_a_game_lets_one_be_chosen() -> None:
    result = run("play", typed="q\n")
    assert result.exit_code == 0
    assert "Which game" in result.stdout


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes: list[dict[str, object]] = []
    monkeypatch.setattr(serve, "callback", lambda **wished: wishes.append(wished))
    assert run().exit_code == 0
    assert (wishes[0]["host"], wishes[0]["open_page"]) == ("127.0.0.1", True)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
    ],
)
def test_the_default_language(environ: dict[str, str], language: str) -> None:
    assert default_language(environ) == language


def test_where_saves_are_kept(tmp_path: Path) -> None:
    assert saves.folder({"MISKATONIC_HOME": str(tmp_path)}) == tmp_path
    assert saves.folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/miskatonic")
    assert saves.folder({}, "linux") == Path.home() / ".local/share/miskatonic"
    assert saves.folder({"APPDATA": "/roaming"}, "win32") == Path("/roaming/miskatonic")
    assert saves.folder({}, "darwin").name == "miskatonic"


def test_a_failed_write_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    saves.write(path, "old")

    def refuse(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.replace", refuse)
    with pytest.raises(OSError, match="disk full"):
        saves.write(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_help_and_ending_say_where_the_chance_comes_from() -> None:
    """A drawn seed is sealed until the end, and then is the one whose seal was shown; a chosen one is marked."""
    assert "Chance: the seed was chosen" in run("play", REIGN, "--seed", "7", typed="h\nq\n").stdout
    told = run(
        "play",
        REIGN,
        "--option",
        "investigators=deal",
        typed="h\n" + "".join(f"{n % 12 + 1}\n" for n in range(2500)) + "q\n",
    ).stdout
    seal = re.search(r"its seal \(SHA-256\): ([0-9a-f]{64})", told)
    seed = re.search(r"the seed was ([0-9]+); its seal \(SHA-256\) is ([0-9a-f]{64})", told)
    assert seal is not None
    assert seed is not None
    assert int(seed[1]) >= 2**64
    assert hashlib.sha256(seed[1].encode()).hexdigest() == seed[2] == seal[1]
