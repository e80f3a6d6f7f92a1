"""Every registered game plays as its golden playthroughs say; a game without one fails."""

import runpy
from pathlib import Path

import miskatonic

GOLDEN = runpy.run_path(str(Path(__file__).resolve().parents[2] / "scripts" / "golden.py"))


def test_golden_playthroughs() -> None:
    expected = GOLDEN["all_playthroughs"]()
    assert {path.parent.name for path in expected} == {game.id for game in miskatonic.games()}
    for path, text in expected.items():
        assert path.exists(), f"{path.name} is missing: run scripts/golden.py"
        assert path.read_text(encoding="utf-8") == text, f"{path.name} differs: run scripts/golden.py and review"
