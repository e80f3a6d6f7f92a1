"""Fill in the columns “function” and “test” of every game's RULES.md from docstrings and test marks.

python scripts/ledger.py            rewrites the files
python scripts/ledger.py --check    fails when a rule has no test, or a file is not up to date
"""

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = r"\b[A-Z]{2,3}(?:-[A-Z]{1,2})?-\d+(?:\.\d+)*\b"
"""A rule (`RC-041`, `AH-R-1.4`), a worked example (`WE-3`), or one of our own rulings (`ES-OP-05`, `ES-DE-02`)."""
ROW = re.compile(rf"^\| ({RULE}) \|(.*)\| ([^|]*) \| ([^|]*) \|$")
WAITS = re.compile(r"^Tags of rules that wait for later cards: (.*)$", re.MULTILINE)
"""Such a line of a ledger names tags, in backquotes, of rules that no card brings into play yet."""
NOT_TESTABLE = "not testable: "
"""What the column “test” begins with if nothing could be seen at a table; the reason follows."""


HOMES = ("rules", "cards")
"""The packages where rules are carried out: their functions are named first, with the package."""


def home(game: Path, file: Path) -> tuple[int, Path]:
    """Sorts a file in a rule's row: the rules' own packages first."""
    room = file.relative_to(game).parts[0]
    return (HOMES.index(room) if room in HOMES else len(HOMES)), file


def functions(game: Path) -> dict[str, list[str]]:
    """The functions and classes that name a rule, in the docstring or in an event, as `package/module.function`."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(game.rglob("*.py"), key=lambda file: home(game, file)):
        module = file.relative_to(game).with_suffix("").as_posix()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                words = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                for rule in dict.fromkeys(re.findall(RULE, " ".join(map(str, words)))):
                    found[rule].append(f"{module}.{node.name}")
    return found


def tests(folder: Path) -> dict[str, list[str]]:
    """The tests marked with a rule."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule"):
                        for argument in mark.args:
                            found[str(ast.literal_eval(argument))].append(node.name)
    return found


def filled(text: str, code: dict[str, list[str]], proofs: dict[str, list[str]]) -> str:
    """RULES.md with its last two columns rewritten: at most three functions, and two tests.

    What a row names already stays as long as it exists, so one more card doesn't change a row that is full; only a
    function of the rules replaces one from elsewhere. How many more tests there are is left out, because it would
    change with every card.
    """
    lines = []
    for line in text.splitlines():
        row = ROW.match(line)
        if row:
            rule, middle, functions, reason = row.groups()
            named = _named_first(proofs.get(rule, []), reason)
            shown = ", ".join(f"`{name}`" for name in named[:2])
            more = " and more" if len(named) > 2 else ""
            homes = sorted(_named_first(code.get(rule, []), functions), key=lambda name: name.split("/")[0] != HOMES[0])
            where = ", ".join(f"`{name}`" for name in homes[:3]) or "-"
            proof = shown + more or (reason if reason.startswith(NOT_TESTABLE) else "-")
            line = f"| {rule} |{middle}| {where} | {proof} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _named_first(found: list[str], column: str) -> list[str]:
    """What was found, beginning with what the column names already, in its order."""
    named = [name for name in re.findall(r"`([^`]+)`", column) if name in found]
    return [*named, *(name for name in found if name not in named)]


def waiting_rules(text: str, rows: list[re.Match[str]]) -> set[str]:
    """The rules whose tag says that they wait for later cards."""
    said = WAITS.search(text)
    tags = set(re.findall(r"`(\w+)`", said.group(1))) if said else set()
    return {row.group(1) for row in rows if row.group(2).split("|")[0].strip() in tags}


def report(game: Path, check: bool) -> list[str]:
    """What is wrong with a game's ledger; rewrites it unless it is only checked."""
    ledger = game / "RULES.md"
    text = ledger.read_text(encoding="utf-8")
    rows = [row for row in map(ROW.match, text.splitlines()) if row]
    rules = [row.group(1) for row in rows]
    proofs = tests(ROOT / "tests" / "games" / game.name)
    unseen = {row.group(1) for row in rows if row.group(4).startswith(NOT_TESTABLE)}
    waiting = waiting_rules(text, rows) if not (game / "NOT_YET.md").exists() else set(rules)
    troubles = [f"{game.name}: {rule} has no test" for rule in rules if rule not in {*proofs, *unseen, *waiting}]
    troubles += [f"{game.name}: {rule} has a test, so it is testable" for rule in unseen if rule in proofs]
    troubles += [f"{game.name}: {rule} has two rows" for rule in sorted(set(rules)) if rules.count(rule) > 1]
    troubles += [f"{game.name}: a test is marked {rule}, no such rule" for rule in proofs if rule not in rules]
    new = filled(text, functions(game), proofs)
    if check and new != text:
        troubles.append(f"{ledger.relative_to(ROOT)} is out of date: run scripts/ledger.py")
    if not check:
        ledger.write_text(new, encoding="utf-8")
    print(f"{game.name}: {len(rules)} rules, {len(set(rules) & set(proofs))} with tests")
    return troubles


def main(check: bool) -> int:
    """All games that have a ledger."""
    games = sorted(file.parent for file in (ROOT / "src" / "miskatonic" / "games").glob("*/RULES.md"))
    troubles = [trouble for game in games for trouble in report(game, check)]
    print("\n".join(troubles))
    return 1 if troubles or not games else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
