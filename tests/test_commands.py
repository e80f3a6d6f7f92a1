"""The set-up behind `./play` and `./test`, without making an environment."""

import ast
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import commands
import lock
import needed_python
import screenshot
import setup_databases
import setup_venv
from setup_venv import SetupError, Stamp


class FakeInstall:
    """Stands in for running venv and pip: notes the commands and makes the interpreter's file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.commands: list[list[str]] = []
        self.pip_fails = False
        self.lock_fails = False

    def __call__(self, command: list[str], root: Path, trouble: str) -> None:
        self.commands.append(command)
        if "venv" in command:
            python = setup_venv.venv_python(root)
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
        elif self.pip_fails or (self.lock_fails and "--constraint" in command):
            raise SetupError(trouble)

    def made(self) -> list[str]:
        """What was run since the last call: `venv`, or what pip installed."""
        done = ["venv" if "venv" in command else command[-1] for command in self.commands]
        self.commands.clear()
        return done


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def install(root: Path, monkeypatch: pytest.MonkeyPatch) -> FakeInstall:
    fake = FakeInstall(root)
    monkeypatch.setattr(setup_venv, "run", fake)
    monkeypatch.setattr(setup_venv, "has_venv_module", lambda: True)
    return fake


def test_the_second_start_does_nothing(root: Path, install: FakeInstall) -> None:
    assert setup_venv.ensure_environment(root=root) == setup_venv.venv_python(root)
    assert install.made() == ["venv", "."]
    setup_venv.ensure_environment(root=root)
    assert install.made() == []


def test_play_is_content_with_what_test_made(root: Path, install: FakeInstall) -> None:
    setup_venv.ensure_environment(("dev",), root)
    assert install.made() == ["venv", ".[dev]"]
    setup_venv.ensure_environment((), root)
    assert install.made() == []


def test_test_adds_its_tools_to_what_play_made(root: Path, install: FakeInstall) -> None:
    setup_venv.ensure_environment((), root)
    install.made()
    setup_venv.ensure_environment(("dev",), root)
    assert install.made() == [".[dev]"]


def test_a_changed_pyproject_installs_again_and_keeps_the_extras(root: Path, install: FakeInstall) -> None:
    setup_venv.ensure_environment(("dev",), root)
    install.made()
    (root / "pyproject.toml").write_text("[project]\nversion = '2'\n", encoding="utf-8")
    setup_venv.ensure_environment((), root)
    assert install.made() == [".[dev]"]


@pytest.mark.parametrize("change", [{"python": "3.9"}, {"root": "/elsewhere"}])
def test_another_python_or_a_moved_folder_starts_anew(root: Path, install: FakeInstall, change: dict[str, Any]) -> None:
    setup_venv.ensure_environment((), root)
    install.made()
    stamp = setup_venv.read_stamp(root)
    assert stamp is not None
    setup_venv.write_stamp(root, replace(stamp, **change))
    setup_venv.ensure_environment((), root)
    assert install.made() == ["venv", "."]


def test_a_lost_interpreter_starts_anew(root: Path, install: FakeInstall) -> None:
    setup_venv.ensure_environment((), root)
    install.made()
    setup_venv.venv_python(root).unlink()
    setup_venv.ensure_environment((), root)
    assert install.made() == ["venv", "."]


def test_a_changed_lock_installs_again(root: Path, install: FakeInstall) -> None:
    (root / setup_venv.LOCK).write_text("click==8.5.0\n", encoding="utf-8")
    setup_venv.ensure_environment((), root)
    install.made()
    (root / setup_venv.LOCK).write_text("click==8.5.1\n", encoding="utf-8")
    setup_venv.ensure_environment((), root)
    assert install.made() == ["."]


def test_the_locked_versions_are_installed_or_others_where_they_can_not_be_had(
    root: Path, install: FakeInstall, capsys: pytest.CaptureFixture[str]
) -> None:
    # given: a lock that this system can't satisfy
    (root / setup_venv.LOCK).write_text("click==8.5.0\n", encoding="utf-8")
    install.lock_fails = True
    # when
    setup_venv.ensure_environment((), root)
    # then
    assert [command[-4:-2] == ["--constraint", setup_venv.LOCK] for command in install.commands] == [False, True, False]
    assert "trying others" in capsys.readouterr().err
    setup_venv.ensure_environment((), root)
    assert len(install.made()) == 3


def test_a_failed_install_is_tried_again_in_the_same_environment(root: Path, install: FakeInstall) -> None:
    install.pip_fails = True
    with pytest.raises(SetupError, match="pip could not install"):
        setup_venv.ensure_environment((), root)
    install.made()
    install.pip_fails = False
    setup_venv.ensure_environment((), root)
    assert install.made() == ["."]


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"pyproject": 1}'])
def test_a_damaged_stamp_counts_as_none(root: Path, text: str) -> None:
    setup_venv.stamp_file(root).parent.mkdir()
    setup_venv.stamp_file(root).write_text(text, encoding="utf-8")
    assert setup_venv.read_stamp(root) is None


def test_a_stamp_comes_back_as_written(root: Path) -> None:
    stamp = Stamp("abc", "3.11", str(root), ("dev", "lab"))
    setup_venv.stamp_file(root).parent.mkdir()
    setup_venv.write_stamp(root, stamp)
    assert setup_venv.read_stamp(root) == stamp
    assert [path.name for path in setup_venv.stamp_file(root).parent.iterdir()] == ["miskatonic-stamp.json"]


def test_only_one_holds_the_lock(root: Path) -> None:
    with open(root / ".venv.lock", "a", encoding="utf-8") as second:
        with setup_venv.only_one(root):
            assert not setup_venv.try_lock(second.fileno())
        assert setup_venv.try_lock(second.fileno())


def test_an_old_python_is_told_which_version_is_needed() -> None:
    assert needed_python.version_problem((3, 11)) is None
    assert needed_python.version_problem((4, 0)) is None
    problem = needed_python.version_problem((3, 9))
    assert problem == "Miskatonic needs Python 3.11 or newer; this is Python 3.9."


AS_AN_OLD_ONE = """
import os, sys
class Old:
    def find_spec(self, name, *_):
        if name != "needed_python":
            raise SyntaxError(name + " can't be read by so old a Python")
__file__ = {command!r}
source = open(__file__).read()
sys.version_info = {version}
sys.meta_path.insert(0, Old())
exec(source)
"""


@pytest.mark.parametrize("command", ["play", "test"])
@pytest.mark.parametrize("version", [(2, 7, 18), (3, 4, 0), (3, 6, 15), (3, 10, 4)])
def test_the_commands_tell_it_an_old_python_and_import_nothing_that_it_could_not_read(
    command: str, version: tuple[int, ...]
) -> None:
    # given a Python that says it is old, and that would choke on every module but the first
    source = AS_AN_OLD_ONE.format(version=version, command=str(setup_venv.ROOT / command))
    # when
    done = subprocess.run([sys.executable, "-S", "-c", source], capture_output=True, text=True, cwd="/")
    # then
    expected = f"Miskatonic needs Python 3.11 or newer; this is Python {version[0]}.{version[1]}.\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", expected)


PLAIN = (
    "Module Expr Constant Import alias If Compare Eq GtE Call Name Load Store Attribute Assign Tuple Subscript Slice "
    "FunctionDef arguments arg Return Starred BinOp Add ImportFrom"
)
"""What every Python since 2.6 has, and reads in the same way."""


@pytest.mark.parametrize("file", ["play", "test", "scripts/needed_python.py"])
def test_every_python_can_read_what_comes_before_the_question_for_its_version(file: str) -> None:
    source = (setup_venv.ROOT / file).read_text(encoding="utf-8")
    assert source.isascii(), "Python 2 reads nothing else unasked"
    tree = ast.parse(source, feature_version=(3, 4))
    assert {type(node).__name__ for node in ast.walk(tree)} <= set(PLAIN.split())
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert not [node for node in functions if node.returns or any(one.annotation for one in node.args.args)]
    assert not [node for node in functions if node.args.kwonlyargs or node.args.posonlyargs]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert all(
        isinstance(node.args[-1], ast.Starred) for node in calls if any(isinstance(a, ast.Starred) for a in node.args)
    )
    before = [node for node in tree.body if isinstance(node, ast.Import)]
    assert {one.name for node in before for one in node.names} <= {"os", "sys", "needed_python"}
    late = [node.lineno for node in tree.body if isinstance(node, ast.ImportFrom)]
    asked = [n.lineno for n in tree.body if isinstance(n, ast.Expr) and "refuse_an_old_one" in ast.unparse(n)]
    assert not late or min(late) > min(asked)


def test_the_needed_version_is_the_one_in_pyproject() -> None:
    project = tomllib.loads((setup_venv.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">={}.{}".format(*needed_python.NEEDED)


def bounds(requirement: str) -> tuple[str, list[tuple[int, ...]]]:
    """The name of a requirement, and its lower and upper bound."""
    found = re.fullmatch(r"([\w.-]+)>=([\d.]+),<([\d.]+)", requirement)
    assert found is not None, requirement
    return lock.normal(found[1]), [numbers(found[2]), numbers(found[3])]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version)[:3])


def test_the_lock_holds_everything_that_is_asked_for_within_its_bounds() -> None:
    project = tomllib.loads((setup_venv.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (setup_venv.ROOT / setup_venv.LOCK).read_text(encoding="utf-8").splitlines()
    held = dict(line.split("==") for line in lines if not line.startswith("#"))
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["lab"], *(one for one in extras["dev"] if "[" not in one)]
    for name, (lowest, beyond) in map(bounds, asked):
        assert lowest <= numbers(held[name]) < beyond, name
    assert list(held) == sorted(held)
    assert not [line for line in lines[1:] if not re.fullmatch(r"[a-z0-9-]+==[\w.]+", line)], "names and versions only"


def test_the_lock_is_made_of_what_is_installed() -> None:
    made = lock.locked()
    assert f"\npytest=={pytest.__version__}\n" in made
    assert "miskatonic" not in made


def test_everything_vendored_has_its_licence_beside_it_and_is_named() -> None:
    static = setup_venv.ROOT / "src/miskatonic/web/static"
    notice = (setup_venv.ROOT / "NOTICE.md").read_text(encoding="utf-8")
    licences = {
        "vendor/preact.mjs": "vendor/LICENSE-preact.txt",
        "vendor/hooks.mjs": "vendor/LICENSE-preact.txt",
        "vendor/signals.mjs": "vendor/LICENSE-signals.txt",
        "vendor/signals-core.mjs": "vendor/LICENSE-signals.txt",
        "vendor/htm.mjs": "vendor/LICENSE-htm.txt",
    }
    for font in static.glob("fonts/*.woff2"):
        licences[f"fonts/{font.name}"] = f"fonts/OFL-Alegreya{'Sans' if '-sans-' in font.name else ''}.txt"
    kept = {str(file.relative_to(static)) for folder in ("vendor", "fonts") for file in (static / folder).iterdir()}
    assert kept == licences.keys() | set(licences.values())
    for file in set(licences.values()):
        assert len((static / file).read_text(encoding="utf-8")) > 900
        assert f"`{file}`" in notice
    sprite = (static / "icons/sprite.svg").read_text(encoding="utf-8")
    credits = (static / "icons/CREDITS.md").read_text(encoding="utf-8")
    assert "`icons/CREDITS.md`" in notice
    for name in set(re.findall(r'id="gi-([\w-]+)"', sprite)):
        assert f"| {name} |" in credits, name


def test_every_library_that_is_installed_is_named_with_its_licence() -> None:
    project = tomllib.loads((setup_venv.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notice = (setup_venv.ROOT / "NOTICE.md").read_text(encoding="utf-8").lower()
    extras = project["optional-dependencies"]
    for name, _ in map(bounds, [*project["dependencies"], *extras["lab"], *extras["fast"]]):
        assert name in notice.replace(".", "-"), name


@pytest.mark.parametrize("name", ["play", "test", "scripts/setup_venv.py", "scripts/commands.py"])
def test_an_old_python_can_read_the_commands(name: str) -> None:
    source = (setup_venv.ROOT / name).read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 7))
    assert source.startswith("#!/usr/bin/env python3\n") == ("/" not in name)


def test_without_ensurepip_and_apt_the_advice_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_venv, "has_venv_module", lambda: False)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(SetupError, match=r"^This Python cannot make environments; .* try again\.$"):
        setup_venv.need_venv_module()


def test_a_failing_command_shows_the_end_of_its_output(root: Path) -> None:
    script = "import sys; print(*range(99), sep='\\n'); sys.exit('the reason')"
    with pytest.raises(SetupError) as caught:
        setup_venv.run([sys.executable, "-c", script], root, "It failed")
    lines = str(caught.value).splitlines()
    assert lines[0] == "It failed:"
    assert "  the reason" in lines
    assert len(lines) == 13


def test_play_opens_the_browser_table_and_passes_arguments_on() -> None:
    python = Path("python")
    assert commands.play_command(python, [])[-2:] == ["-m", "miskatonic"]
    assert commands.play_command(python, ["games", "--json"])[-3:] == ["miskatonic", "games", "--json"]


CHECKS = ["ruff check", "ruff format", "mypy", "protocol", "page"]


def names(lanes: list[list[commands.Stage]]) -> list[list[str]]:
    return [[stage.name for stage in lane] for lane in lanes]


def test_test_runs_every_stage_or_only_pytest() -> None:
    assert names(commands.test_lanes([])) == [["pytest"], ["browser"], CHECKS]
    [only] = commands.test_lanes(["-k", "undo"])
    assert [stage.command for stage in only] == ["python -m pytest -k undo"]


def test_a_quick_test_leaves_out_the_browser_and_what_is_long() -> None:
    lanes = commands.test_lanes(["--quick"])
    assert names(lanes) == [["pytest"], CHECKS]
    assert lanes[0][0].arguments == ["pytest", *commands.SIDE_BY_SIDE, "-m", "not long", "--ignore", "tests/browser"]


@pytest.mark.parametrize("has_venv", [True, False])
@pytest.mark.parametrize(("arguments", "needed"), [([], True), (["--quick"], False), (["tests/browser"], True)])
def test_browser_and_databases_are_set_up_where_they_are_needed(
    arguments: list[str], needed: bool, has_venv: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def environment(extras: tuple[str, ...]) -> Path:
        done.append("environment")
        return Path("python")

    monkeypatch.setattr(commands, "has_venv_module", lambda: has_venv)
    monkeypatch.setattr(commands, "ensure_environment", environment)
    monkeypatch.setattr(commands, "ensure_browser", lambda: done.append("browser"))
    monkeypatch.setattr(commands, "ensure_databases", lambda: done.append("databases"))
    monkeypatch.setattr(commands, "run_stage", lambda python, stage, shown: (stage, 0, 0.0))
    assert commands.test(arguments) == 0
    assert sorted(done) == (["browser", "databases", "environment"] if needed else ["environment"])
    assert has_venv or done[0] == "environment", "apt is asked by one at a time"


def test_databases_that_can_not_be_had_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(setup_databases, "DEBIAN", tmp_path)
    setup_databases.ensure_databases()
    told = capsys.readouterr().err
    assert "NO POSTGRESQL: tests that need it will be skipped" in told
    assert "NO REDIS: tests that need it will be skipped" in told


def test_lanes_run_at_the_same_time_and_each_goes_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    # given a stage that ends only when one of another lane has begun, and a failing one before that
    begun = tmp_path / "begun"
    scripts = {
        "waits": f"import os, time\nwhile not os.path.exists({str(begun)!r}): time.sleep(0.01)\nprint('first', 'lane')",
        "fails": "raise SystemExit(3)",
        "begins": f"open({str(begun)!r}, 'w').close()\nprint('other', 'lane')",
    }
    for name, script in scripts.items():
        (tmp_path / f"{name}.py").write_text(script, encoding="utf-8")
    waits, fails, begins = (commands.Stage(name, [name]) for name in scripts)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    # when
    results = commands.run_lanes(Path(sys.executable), [[waits], [fails, begins]])
    # then
    assert [(done.name, status) for done, status, _ in results] == [("waits", 0), ("fails", 3), ("begins", 0)]
    told = capfd.readouterr().out
    assert "first lane" in told
    assert re.search(r"== begins: .*\nother lane", told)


def test_the_summary_names_what_failed() -> None:
    fine, broken = commands.Stage("ruff check", ["ruff", "check"]), commands.Stage("ruff format", ["ruff", "format"])
    text = commands.summary([(fine, 0, 0.25), (broken, 3, 61.0)])
    assert re.search(r"ruff check +ok +0\.2 s +python -m ruff check", text)
    assert re.search(r"ruff format +FAILED \(3\) +61\.0 s", text)
    assert text.endswith("Failed: ruff format.")
    assert commands.summary([(fine, 0, 0.1)]).endswith("All is well.")


def test_expected_trouble_is_a_message_not_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    def trouble(arguments: list[str]) -> int:
        raise SetupError("no network")

    assert commands.run_command(trouble) == 1
    assert capsys.readouterr().err == "no network\n"


@pytest.mark.parametrize("arguments", ["--langauge pl", "docs klingon", "docs en 12", "docs en wide 3"])
def test_a_script_refuses_what_it_does_not_understand(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        screenshot.read(arguments.split())
    assert "usage: " in capsys.readouterr().err
