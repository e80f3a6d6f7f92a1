"""Plant small faults in a game's rules, the kernel or the server, one at a time, and report those no test notices.

python scripts/mutants.py reign_of_cthulhu rules/movement.py                      every fault in a module
python scripts/mutants.py elder_sign rules/doom_track.py --function gain_signs    only in one function
python scripts/mutants.py elder_sign rules/turn.py --most 40 --seed 7             forty of them, drawn by this seed
python scripts/mutants.py elder_sign rules/turn.py --tests tests/games/elder_sign/rules/test_turn_and_movement.py
python scripts/mutants.py kernel window.py                                        not a game but another package
python scripts/mutants.py server storage/journal.py --tests tests/server/test_journal.py

A fault is a comparison reversed or off by one, `and` for `or`, a number one too large or too small, a `not`
dropped, a condition that always or never holds, a statement left out, `+=` for `-=`. Each is planted in a copy of
`src`, never in the tree. First come the tests marked with the rules that the function's docstring names, then all in
the test folder of the game or package; a fault that makes the tests run much longer than they should counts as
noticed. The survivors are listed at the end: each needs a test, or shows that the code says something twice.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import importlib.util
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from ledger import RULE

ROOT = Path(__file__).resolve().parent.parent
OTHERWISE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.GtE, ast.LtE),
    ast.LtE: (ast.Gt, ast.Lt),
    ast.Gt: (ast.LtE, ast.GtE),
    ast.GtE: (ast.Lt, ast.Gt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
"""A comparison reversed, or its bound moved by one."""
LEFT_OUT = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Raise, ast.Continue, ast.Break)
"""The statements that can be missing."""
PLUGINS = ("-p", "no:cacheprovider", "-p", "pytest_timeout")
"""Only those pytest plugins that pyproject.toml's settings need: the others take longer than most tests."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, order=True)
class Fault:
    """A piece of the source (in bytes from its start) and what replaces it."""

    start: int
    end: int
    after: str
    line: int
    before: str
    function: str
    rules: tuple[str, ...]

    def planted(self, source: bytes) -> bytes:
        """The source with the fault in it."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def told(self, file: str) -> str:
        """The fault in one line."""
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{file}:{self.line}  {before}  →  {after}"


# --- Which faults there are -----------------------------------------------------------------------------------------


def faults(source: bytes, only: str = "") -> list[Fault]:
    """Every fault that can be planted in a module, or in one function of it, in the order of the source."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = set()
    for node, after, function in _changes(ast.parse(source), None):
        name = function.name if function else ""
        if only in ("", name):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            rules = tuple(re.findall(RULE, ast.get_docstring(function) or "")) if function else ()
            found.add(Fault(start, end, after, node.lineno, source[start:end].decode(), name, rules))
    return sorted(found)


def drawn(found: list[Fault], most: int | None, seed: int) -> list[Fault]:
    """At most that many of the faults, always the same for a seed."""
    if most is None or most >= len(found):
        return found
    return sorted(random.Random(seed).sample(found, most))


def _changes(node: ast.AST, function: Function | None) -> Iterator[tuple[ast.expr | ast.stmt, str, Function | None]]:
    """What could replace the parts of a node, and which function they are in."""
    if isinstance(node, ast.expr):
        for expression in _other_expressions(node):
            yield node, f"({ast.unparse(expression)})", function
    if isinstance(node, ast.stmt) and function:
        for statement in _other_statements(node):
            yield node, ast.unparse(statement), function
    for condition in _conditions(node):
        for value in (True, False):
            if not (value and isinstance(node, ast.While)):  # that would only loop forever
                yield condition, f"({value})", function
    inside = node if isinstance(node, Function) else function
    for part in _parts(node):
        yield from _changes(part, inside)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that do something: no types, no decorators, no texts."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from (part for part in (*node.args.defaults, *node.args.kw_defaults, *node.body) if part)
        case ast.ClassDef():
            yield from node.body
        case ast.AnnAssign():
            yield from [node.value] if node.value else []
        case ast.JoinedStr():
            return
        case _:
            yield from ast.iter_child_nodes(node)


def _other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for at, op in enumerate(ops):
                for other in OTHERWISE[type(op)]:
                    yield ast.Compare(left, [*ops[:at], other(), *ops[at + 1 :]], comparators)
        case ast.BoolOp(op=ast.And(), values=values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(op=ast.Or(), values=values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=int() as value) if not isinstance(value, bool):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)


def _other_statements(node: ast.stmt) -> Iterator[ast.stmt]:
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
        other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield ast.AugAssign(node.target, other, node.value)
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if isinstance(node, LEFT_OUT) and not docstring:
        yield ast.Pass()


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            return [] if isinstance(test, ast.Constant) else [test]
        case ast.comprehension(ifs=ifs):
            return ifs
    return []


# --- Which tests notice them ----------------------------------------------------------------------------------------


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """The tests that prove a rule, by pytest's names."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                marks = [ast.unparse(mark) for mark in node.decorator_list if "mark.rule" in ast.unparse(mark)]
                for rule in re.findall(RULE, " ".join(marks)):
                    found.setdefault(rule, []).append(f"{file}::{node.name}")
    return found


class Bench:
    """A copy of `src` in which one module is broken and repaired again; the tests are run against it."""

    def __init__(self, root: Path, module: Path) -> None:
        self.root = root
        self.folder = Path(tempfile.mkdtemp(prefix="mutants-"))
        self.source = self.folder / "src"
        shutil.copytree(root / "src", self.source, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(self.source, quiet=1)
        self.module = self.source / module

    def run(self, source: bytes, tests: list[str], limit: float | None) -> bool:
        """Whether the tests pass with the module like this; too slow counts as failing."""
        self.module.write_bytes(source)
        Path(importlib.util.cache_from_source(str(self.module))).unlink(missing_ok=True)
        path = os.pathsep.join([str(self.source), str(self.root), str(self.root / "scripts")])
        settings = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", "-x", "-q", *PLUGINS, *tests],
                cwd=self.root,
                env={**os.environ, **settings},
                capture_output=True,
                timeout=limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def close(self) -> None:
        """Delete the copy."""
        shutil.rmtree(self.folder)


def package(root: Path, name: str) -> Path:
    """Where a game (`elder_sign`) or another package (`kernel`, `server`) is, under `src/miskatonic` and `tests`."""
    game = Path("games", name)
    return game if (root / "src" / "miskatonic" / game).is_dir() else Path(name)


class Hunt:
    """The search for survivors in one module of a package, with as many benches as there are cores."""

    def __init__(self, root: Path, part: Path, module: str, tests: list[str]) -> None:
        self.module = Path("miskatonic", part, module)
        self.file = root / "src" / self.module
        self.source = self.file.read_bytes()
        folder = root / "tests" / part
        self.tests = tests or [str(folder)]
        self.by_rule = {} if tests else marked_tests(folder)
        self.benches: queue.SimpleQueue[Bench] = queue.SimpleQueue()
        self.cores = os.cpu_count() or 1
        for _ in range(self.cores):
            self.benches.put(Bench(root, self.module))
        self.limit = 0.0

    def measure(self) -> bool:
        """Run the tests once without a fault, to see that they pass and how long they take."""
        bench = self.benches.get()
        start = time.monotonic()
        well = bench.run(self.source, self.tests, None)
        self.limit = 10 + 3 * self.cores * (time.monotonic() - start)
        self.benches.put(bench)
        return well

    def survives(self, fault: Fault) -> bool:
        """Whether no test notices the fault."""
        bench = self.benches.get()
        try:
            source = fault.planted(self.source)
            first = [test for rule in fault.rules for test in self.by_rule.get(rule, ())]
            if first and not bench.run(source, list(dict.fromkeys(first)), self.limit):
                return False
            return bench.run(source, self.tests, self.limit)
        finally:
            self.benches.put(bench)

    def survivors(self, planted: list[Fault]) -> list[Fault]:
        """The faults that no test notices; prints a line for each fault along the way."""
        left = []
        with ThreadPoolExecutor(self.cores) as pool:
            for number, (fault, survived) in enumerate(zip(planted, pool.map(self.survives, planted), strict=True), 1):
                verdict = "SURVIVED" if survived else "noticed "
                print(f"{number:4}/{len(planted)}  {verdict}  {fault.told(self.file.name)}", flush=True)
                if survived:
                    left.append(fault)
        return left

    def close(self) -> None:
        """Remove the benches."""
        while not self.benches.empty():
            self.benches.get().close()


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Hunt as asked; 1 when something survived, 2 when the tests fail without any fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", help="the game's id; or another package of ours: kernel, server, bots, text...")
    parser.add_argument("module", help="the module, as a path in the package's folder")
    parser.add_argument("--function", default="", help="only faults in this function")
    parser.add_argument("--tests", nargs="+", default=[], help="run these tests instead of all of the package's")
    parser.add_argument("--most", type=int, help="at most this many faults, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="the seed for drawing them")
    asked = parser.parse_args(arguments)
    part = package(root, asked.package)
    if not (root / "src" / "miskatonic" / part / asked.module).is_file():
        parser.error(f"src/miskatonic/{part.as_posix()} has no module {asked.module}")
    hunt = Hunt(root, part, asked.module, asked.tests)
    try:
        planted = drawn(faults(hunt.source, asked.function), asked.most, asked.seed)
        if not hunt.measure():
            print("The tests fail without any fault.")
            return 2
        left = hunt.survivors(planted)
    finally:
        hunt.close()
    print(f"{len(planted)} faults planted, {len(left)} survived.")
    for fault in left:
        print(f"  {fault.told(str(hunt.file.relative_to(root)))}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
