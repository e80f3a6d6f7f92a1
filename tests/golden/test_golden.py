"""Every registered game plays as its golden playthroughs say; a game without one fails."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import miskatonic

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "golden"
GAMES = [game.id for game in miskatonic.games()]
KEPT = [path.relative_to(FOLDER).as_posix() for game in GAMES for path in sorted((FOLDER / game).glob("*.txt"))]


@cache
def differing(game: str) -> dict[str, str]:
    """The playthroughs of a game that are not as they were kept, by their file: the first lines that differ. They are
    played in a process of their own, because there the game has no rows that came after the last release.
    """
    command = [sys.executable, "scripts/golden.py", "--check", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode in (0, 1), done.stderr
    assert not done.stderr, done.stderr
    found = re.split(r"^--- ", done.stdout, flags=re.MULTILINE)[1:]
    assert bool(found) == bool(done.returncode), done.stdout
    return {one.partition("\n")[0].strip(): one for one in found}


@pytest.mark.parametrize("file", KEPT)
def test_golden_playthrough(file: str) -> None:
    differs = differing(file.partition("/")[0]).get(file)
    assert differs is None, f"run scripts/golden.py and review\n{differs}"


@pytest.mark.parametrize("game", GAMES)
def test_every_playthrough_has_its_file(game: str) -> None:
    assert [file for file in KEPT if file.startswith(f"{game}/")]
    assert [file for file in differing(game) if file not in KEPT] == []
