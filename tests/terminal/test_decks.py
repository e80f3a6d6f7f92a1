"""`miskatonic deck`: is a deck allowed, and what is in it."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from miskatonic.cli import main
from miskatonic.games.arkham_lcg.decks import formats
from miskatonic.games.arkham_lcg.rules.deck_building import starter


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["deck", *arguments], input=typed)


@pytest.fixture
def roland(tmp_path: Path) -> str:
    file = tmp_path / "roland.txt"
    file.write_text(formats.arkhamdb_text(starter("roland")), encoding="utf-8", newline="")
    return str(file)


def test_an_allowed_deck_has_status_0(roland: str) -> None:
    result = run("check", roland)
    assert result.exit_code == 0
    assert "Allowed: 30 of 30 cards, 0 experience." in result.stdout


def test_a_deck_that_is_not_allowed_has_status_1_and_its_reasons() -> None:
    result = run("check", "-", typed="01001; 2x01016 3x01086 1x01051")
    assert result.exit_code == 1
    assert "Not allowed, 6 things to fix:" in result.stdout
    assert "  3 copies of Knife; at most 2 allowed. (AH-B-206)" in result.stdout.splitlines()


def test_table_options_count(roland: str) -> None:
    result = run("check", roland, "--option", "collection=one_box")
    assert result.exit_code == 1
    assert "one box has 1" in result.stdout
    assert run("check", "-", "--option", "campaign=none", typed="01001; 2x01029").exit_code == 1


def test_a_deck_in_words(roland: str) -> None:
    result = run("show", roland, "--language", "pl")
    assert result.exit_code == 0
    assert "2 × Latarka" in result.stdout or "1 × Latarka" in result.stdout
    assert "Dozwolona" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["check", "nowhere.txt"], "nowhere.txt"),
        (["check"], "FILE"),
        (["burn", "x"], "burn"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1


def test_options_that_there_are_not_are_one_line_and_status_2(roland: str) -> None:
    for option, complaint in (("taboo=mine", "taboo must be one of"), ("taboo", "NAME=VALUE")):
        result = run("check", roland, "--option", option)
        assert result.exit_code == 2
        assert complaint in result.stderr


@pytest.mark.parametrize(
    ("language", "decks", "sentence"),
    [
        ("en", "01001; 2x01016", "The deck of Roland Banks isn't allowed: 2 of 30 cards."),
        ("pl", "01001; 2x01016", "Niedozwolona talia (Roland Banks): 2 z 30 kart."),
        ("uk", "01001; 2x01016", "Недозволена колода (Роланд Бенкс): 2 з 30 карт."),
        (
            "pl",
            "banana",
            "Nie ma talii startowej „banana”; są: roland, daisy, skids, agnes, wendy, zoey, rex, jenny, jim, pete.",
        ),
        ("uk", "roland+roland", "Кожен грає іншим дослідником."),
        ("pl", "01001; rubbish", "Tego nie da się odczytać: rubbish"),
        ("uk", "roland+daisy+wendy+agnes+skids", "Названо колод: 5, а місць за столом: 4."),
    ],
)
def test_a_table_refuses_a_deck_in_the_language_of_whoever_plays(language: str, decks: str, sentence: str) -> None:
    """Given a deck that is not allowed, then `play` says so in one line, in the words of the page."""
    wish = ["play", "arkham_lcg", "--line", "--seats", "4", "--language", language, "--option", f"decks={decks}"]
    result = CliRunner().invoke(main, wish, input="")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"miskatonic: {sentence}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_verdict_is_said_in_every_language_with_the_same_rules(language: str) -> None:
    """Given a deck that is not allowed, then each language names as many reasons, each with its rule."""
    result = run("check", "-", "--language", language, typed="01001; 2x01016 3x01086 1x01051\nzzz")
    assert result.exit_code == 1
    reasons = [line.rpartition("(")[2] for line in result.stdout.splitlines() if line.endswith(")")]
    assert len(reasons) == 7
    assert {"AH-B-205)", "AH-B-206)", "AH-B-207)", "AH-D-001)", "AH-B-208)"} == set(reasons)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{" * 100_000, b"x" * 500_000, b"\x00" * 1000])
def test_a_file_that_is_no_deck_is_said_to_be_none(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "strange.json"
    file.write_bytes(content)
    result = run("check", str(file))
    assert result.exit_code == 1
    assert result.stderr == ""
    assert 1 < len(result.stdout.splitlines()) < 5


def test_only_the_game_that_has_decks_is_looked_at() -> None:
    """The command lists no games: those before the one that answers are asked, those behind are not even loaded."""
    code = "import sys, miskatonic.cli as c\ntry: c.main(['deck', 'check', '-'])\nexcept SystemExit: pass\n"
    code += (
        "print([m for m in sys.modules if m.startswith(('textual', 'miskatonic.games.reign', 'miskatonic.server'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], input="01001", capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_deck_of_another_box_names_it_and_is_allowed_with_it(tmp_path: Path) -> None:
    file = tmp_path / "rex.txt"
    file.write_text(formats.arkhamdb_text(starter("rex")), encoding="utf-8", newline="")
    assert "Packs: Core Set, The Dunwich Legacy" in file.read_text(encoding="utf-8")
    without = run("check", str(file))
    assert without.exit_code == 1
    assert "Rex Murphy is from The Dunwich Legacy, and this table plays without that box." in without.stdout
    assert run("check", str(file), "--option", "boxes=core+dunwich_legacy").exit_code == 0


def test_an_unknown_box_is_refused_in_the_language_of_the_player(roland: str) -> None:
    result = run("check", roland, "--option", "boxes=core+atlantis", "--language", "pl")
    assert result.exit_code != 0
    assert "Nie ma zestawu „atlantis”; zestawy to: core, dunwich_legacy." in result.stderr
