"""Every rule of every ledger is proven by a test, named at a function, and said in every language."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic import text
from miskatonic.kernel import Game, games
from miskatonic.kernel.speech import rule_message, rule_of

ROOT = Path(__file__).resolve().parents[2]
LEDGER = runpy.run_path(str(ROOT / "scripts" / "ledger.py"))


def test_every_rule_has_a_test_and_the_ledgers_are_up_to_date() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "ledger.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stdout + check.stderr


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", text.COMPLETE)
def test_every_rule_is_said(game: Game, language: str) -> None:

    ledger = ROOT / "src" / "miskatonic" / "games" / game.id / "RULES.md"
    rules = [row.group(1) for row in map(LEDGER["ROW"].match, ledger.read_text(encoding="utf-8").splitlines()) if row]
    assert rules
    ours = LEDGER["re"].compile(r"^[A-Z]+-(?:OP|DE)-")  # rulings explain a rule; the rule is what is said
    said = [rule for rule in rules if not ours.match(rule)]
    assert [rule for rule in said if not text.has(game.package, language, rule_message(rule))] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_function_of_the_rules_names_its_rule(game: Game) -> None:

    folder = ROOT / "src" / "miskatonic" / "games" / game.id / "rules"
    silent = []
    for file in sorted(folder.glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
                continue
            if not LEDGER["re"].search(LEDGER["RULE"], ast.unparse(node)):
                silent.append(f"{file.stem}.{node.name}")
    assert silent == []


@pytest.mark.parametrize("rule", ["RC-041", "ES-OP-05", "AH-R-1.4", "AH-B-062", "WE-3", "DMD-12"])
def test_ids_of_every_form_are_rules(rule: str) -> None:
    assert LEDGER["re"].fullmatch(LEDGER["RULE"], rule)
    assert LEDGER["ROW"].match(f"| {rule} | B | Somebody does something. | - | - |").group(1) == rule
    assert rule_of(rule_message(rule)) == rule
