"""The page for researchers tells the truth: each of its examples runs, and is short."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_there_is_one_for_each_library() -> None:
    assert len(EXAMPLES) == 4


@pytest.mark.long
@pytest.mark.parametrize("example", EXAMPLES, ids=["gymnasium", "pettingzoo", "openspiel", "mcp"])
def test_it_runs_and_is_short(example: str, tmp_path: Path) -> None:
    assert len([line for line in example.splitlines() if line.strip()]) <= 20
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
