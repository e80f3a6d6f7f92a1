"""The documents tell the truth: the README runs, its links lead somewhere, the example stays short."""

import doctest
import re
from pathlib import Path

import pytest

import miskatonic

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md"]


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


ENDINGS = (".py", ".js", ".ts", ".css", ".ftl", ".md", ".json", ".jsonc", ".toml")
"""What a name in a document ends with that is the name of a file."""


def paths_in(text: str) -> list[str]:
    """The files and folders that a text names in backticks."""
    names = [name.replace("<id>", "en") for name in re.findall(r"`(?!/)([\w<>./-]+)`", text)]
    return [
        name
        for name in names
        if re.fullmatch(r"[^.]+(/[^.]*)+", name) or (name.endswith(ENDINGS) and name not in ENDINGS)
    ]


def files_and_folders() -> set[str]:
    """Everything here by its path, and by every end of it: a document need not say where a folder lies."""
    found = set()
    for top in ("src", "tests", "scripts", "docs", "examples"):
        for path in [ROOT / top, *(ROOT / top).rglob("*")]:
            parts = path.relative_to(ROOT).parts
            found |= {"/".join(parts[start:]) for start in range(len(parts))}
    return found | {path.name for path in ROOT.iterdir()}


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_file_that_is_named_exists(page: str) -> None:
    known, games = files_and_folders(), [game.id for game in miskatonic.games()]
    named = paths_in((ROOT / page).read_text(encoding="utf-8"))
    assert len(named) > 10
    missing = [name for name in named if not any(name.replace("<game>", game).rstrip("/") in known for game in games)]
    assert missing == []


def test_a_file_that_is_named_and_a_file_that_is_gone_are_told_apart() -> None:
    text = (
        "`kernel/table.py`, `options.js` and `games/<game>/rules`, but `turn.action`, `GAME` and `a b/c` are no files"
    )
    assert paths_in(text) == ["kernel/table.py", "options.js", "games/<game>/rules"]
    assert "kernel/table.py" in files_and_folders()
    assert "kernel/tables.py" not in files_and_folders()


def test_the_example_game_stays_short() -> None:
    lines = (ROOT / "examples" / "last_candle" / "__init__.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(code) <= 80
