"""Planting faults in the code: which there are, and that they are planted in a copy, which is what is tested."""

from pathlib import Path

import pytest

from mutants import drawn, faults, main

RULES = '''"""Rules of a made-up game."""

MOST: int = 3


def climb(height: int, steps: int = 1) -> int:
    """ES-001: one steps up, never above the top."""
    if height < MOST and not steps < 0:
        height += steps
    return height


def rest(height: int) -> str:
    """ES-002: on the ground or above it."""
    tell(f"resting at {height + 1}")
    return "up" if height else "down"


def tell(text: str) -> None:
    """Says it."""
'''
TESTS = '''"""What the made-up game does."""

import pytest

from miskatonic.games.toy.rules.steps import climb, rest


@pytest.mark.rule("ES-001")
def test_climb() -> None:
    assert [climb(0), climb(2), climb(3), climb(1, -1), climb(1, 0)] == [1, 3, 3, 1, 1]


def test_rest() -> None:
    assert rest(1) == "up"
'''


def changes(source: str, function: str = "") -> list[tuple[str, str]]:
    """The faults of a source, each as before and after."""
    return [(fault.before, fault.after) for fault in faults(source.encode(), function)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a == b", ["(a != b)"]),
        ("a < b", ["(a <= b)", "(a >= b)"]),
        ("0 <= a in b", ["(-1)", "(0 < a in b)", "(0 <= a not in b)", "(0 > a in b)", "(1)"]),
        ("a and b", ["(a or b)"]),
        ("not a", ["(a)"]),
        ("[x for x in a if x]", ["(False)", "(True)"]),
        ("b if a else c", ["(False)", "(True)"]),
        ("f('RC-001', f'{a + 1}', True)", []),
    ],
)
def test_what_may_stand_instead_of_an_expression(source: str, expected: list[str]) -> None:
    assert sorted(after for _, after in changes(source)) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("a += b", ["a -= b", "pass"]),
        ("tell(a)", ["pass"]),
        ("'''said of it'''", []),
        ("a: Annotated[int, 1] = b", []),
        ("while a: pass", ["(False)"]),
        ("while True: break", ["pass"]),
    ],
)
def test_what_may_stand_instead_of_a_statement(body: str, expected: list[str]) -> None:
    assert sorted(after for _, after in changes(f"def f() -> None:\n    {body}\n")) == expected


def test_a_fault_is_planted_where_it_was_found() -> None:
    # given letters of several bytes before it
    source = 'def f(a):\n    """ES-001, ES-007: «łąka»."""\n    return "ї", a > 1\n'.encode()
    fault = next(fault for fault in faults(source, "f") if fault.after == "(a <= 1)")
    assert fault.planted(source).decode().endswith('return "ї", (a <= 1)\n')
    assert (fault.line, fault.rules) == (3, ("ES-001", "ES-007"))
    assert fault.told("rules.py") == "rules.py:3  a > 1  →  (a <= 1)"


def test_a_seed_draws_always_the_same_faults_in_the_order_of_the_source() -> None:
    found = faults(RULES.encode())
    few = drawn(found, 3, seed=5)
    assert (len(few), few) == (3, sorted(few))
    assert few == drawn(found, 3, seed=5) != drawn(found, 3, seed=6)
    assert drawn(found, 1000, seed=5) == drawn(found, None, seed=5) == found


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with a package of the same name as ours, and one game in it."""
    rules = tmp_path / "src" / "miskatonic" / "games" / "toy" / "rules"
    rules.mkdir(parents=True)
    for folder in (rules, *list(rules.parents)[:3]):
        (folder / "__init__.py").touch()
    (rules / "steps.py").write_text(RULES, encoding="utf-8")
    tests = tmp_path / "tests" / "games" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_toy.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def test_the_copy_is_tested_and_the_survivors_are_named(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Noticed faults prove it: the tree they are not in would pass, and the installed package has no such game."""
    assert main(["toy", "rules/steps.py", "--function", "rest"], toy) == 1
    told = capsys.readouterr().out
    end = told[told.index("4 faults planted") :]
    assert end.splitlines() == [
        "4 faults planted, 2 survived.",
        '  src/miskatonic/games/toy/rules/steps.py:15  tell(f"resting at {height + 1}")  →  pass',
        "  src/miskatonic/games/toy/rules/steps.py:16  height  →  (True)",
    ]
    assert (toy / "src/miskatonic/games/toy/rules/steps.py").read_text(encoding="utf-8") == RULES


def test_tests_that_fail_anyway_say_nothing(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (toy / "tests/games/toy/test_toy.py").write_text("def test_no(): assert False\n", encoding="utf-8")
    assert main(["toy", "rules/steps.py"], toy) == 2
    assert capsys.readouterr().out == "The tests fail without any fault.\n"


@pytest.mark.parametrize("part", ["kernel", "server/doors"])
def test_other_packages_than_games_are_tested_by_their_own_tests(
    part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A module may lie deeper in its package; the tests are those of the whole package."""
    name, _, room = part.partition("/")
    folder = tmp_path / "src" / "miskatonic" / part
    folder.mkdir(parents=True)
    for package in (folder, *folder.parents[: 1 + bool(room)]):
        (package / "__init__.py").touch()
    (folder / "steps.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests" / name).mkdir(parents=True)
    source = TESTS.replace("miskatonic.games.toy.rules", f"miskatonic.{part.replace('/', '.')}")
    (tmp_path / "tests" / name / "test_steps.py").write_text(source, encoding="utf-8")
    assert main([name, f"{room}/steps.py".lstrip("/"), "--function", "rest"], tmp_path) == 1
    assert "4 faults planted, 2 survived." in capsys.readouterr().out


def test_a_module_that_is_not_there_is_named(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["kernel", "steps.py"], toy)
    assert "src/miskatonic/kernel has no module steps.py" in capsys.readouterr().err
