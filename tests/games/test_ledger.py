"""Every rule of every ledger is proven by a test, named at a function, and said in every language."""

import ast
import importlib
import runpy
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from examples.last_candle import GAME as LAST_CANDLE

from miskatonic import text
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import Game, find_game, games
from miskatonic.kernel.speech import rule_message, rule_of
from tests.games.play import with_more

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

    rules = rules_of(game)
    assert rules
    ours = LEDGER["re"].compile(r"^[A-Z]+-(?:OP|DE)-")  # rulings explain a rule; the rule is what is said
    said = [rule for rule in rules if not ours.match(rule)]
    assert [rule for rule in said if not text.has(game.package, language, rule_message(rule))] == []


def rules_of(game: Game) -> set[str]:
    """The ids in a game's ledger."""
    ledger = ROOT / "src" / "miskatonic" / "games" / game.id / "RULES.md"
    return {row.group(1) for row in map(LEDGER["ROW"].match, ledger.read_text(encoding="utf-8").splitlines()) if row}


def named_by(row: object) -> list[str]:
    """The rules that a row names."""
    one, several = getattr(row, "rule", None), getattr(row, "rules", ())
    return [one] if isinstance(one, str) else list(several)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_row_names_rules_that_there_are(game: Game) -> None:
    known = rules_of(game)
    rows = {name: row for catalogue in game.catalogues for name, row in zip(catalogue.names, catalogue, strict=True)}
    wrong = {f"{name} names {rule}" for name, row in rows.items() for rule in named_by(row) if rule not in known}
    assert sorted(wrong) == []


def test_a_row_with_a_rule_that_there_is_not_is_noticed() -> None:
    lens = replace(RELICS[0], id="new_lens", rule="RC-999")
    with with_more(RELICS, lens), pytest.raises(AssertionError, match="relic-new_lens names RC-999"):
        test_every_row_names_rules_that_there_are(find_game("reign_of_cthulhu"))


def unknown_rules(folder: Path, known: set[str]) -> list[str]:
    """The ids in the strings of a game's code, which players may read, that no rule has."""
    found = set()
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {f"{file.name} names {rule}" for rule in LEDGER["re"].findall(LEDGER["RULE"], node.value)}
    return sorted(one for one in found if one.split()[-1] not in known)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_code_names_only_rules_that_there_are(game: Game) -> None:
    folder = Path(str(importlib.import_module(game.package).__file__)).parent
    assert unknown_rules(folder, rules_of(game)) == []


def test_a_rule_that_there_is_not_is_noticed_in_the_code(tmp_path: Path) -> None:
    (tmp_path / "night.py").write_text('def falls(game):\n    """ES-025"""\n    tell(game, "night", "ES-1820")\n')
    assert unknown_rules(tmp_path, {"ES-025"}) == ["night.py names ES-1820"]


def functions_of_the_rules(folder: Path) -> Iterator[tuple[str, ast.AST]]:
    """The public functions of a game's rules: all in `rules/`; where a game has no such folder, those that ask, tell or
    end the game, wherever they are.
    """
    inside = folder / "rules"
    for file in sorted((inside if inside.is_dir() else folder).rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
                continue
            called = {
                one.func.id for one in ast.walk(node) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)
            }
            if inside.is_dir() or called & {"ask", "tell", "win", "lose", "end"}:
                yield f"{file.stem}.{node.name}", node


def silent(folder: Path) -> list[str]:
    """Functions of the rules that name no rule."""
    found = functions_of_the_rules(folder)
    return [name for name, node in found if not LEDGER["re"].search(LEDGER["RULE"], ast.unparse(node))]


@pytest.mark.parametrize("game", [*games(), LAST_CANDLE], ids=lambda game: game.id)
def test_every_function_of_the_rules_names_its_rule(game: Game) -> None:
    folder = Path(str(importlib.import_module(game.package).__file__)).parent
    assert list(functions_of_the_rules(folder))
    assert silent(folder) == []


@pytest.mark.parametrize("file", ["__init__.py", "chapters/night.py", "rules/night.py"])
def test_a_function_without_its_rule_is_noticed_wherever_it_is(tmp_path: Path, file: str) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text('def falls(game):\n    """Night falls."""\n    tell(game, "night", RULE)\n')
    assert silent(tmp_path) == [f"{Path(file).stem}.falls"]


@pytest.mark.parametrize("rule", ["RC-041", "ES-OP-05", "AH-R-1.4", "AH-B-062", "WE-3", "DMD-12"])
def test_ids_of_every_form_are_rules(rule: str) -> None:
    assert LEDGER["re"].fullmatch(LEDGER["RULE"], rule)
    assert LEDGER["ROW"].match(f"| {rule} | B | Somebody does something. | - | - |").group(1) == rule
    assert rule_of(rule_message(rule)) == rule
