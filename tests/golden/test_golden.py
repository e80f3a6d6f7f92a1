"""Every registered game plays as its golden playthroughs say; a game without one fails."""

import subprocess
import sys
from pathlib import Path

import pytest

import miskatonic

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", [game.id for game in miskatonic.games()])
def test_golden_playthroughs(game: str) -> None:
    """In a process of its own, because there the game has no rows that came after the last release."""
    command = [sys.executable, "scripts/golden.py", "--check", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"run scripts/golden.py and review\n{done.stdout}{done.stderr}"
