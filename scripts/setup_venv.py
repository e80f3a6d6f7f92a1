"""Make the project's `.venv` and keep it current, for the commands `play` and `test`.

Only the standard library is used. By now the Python is known to be new enough (`needed_python`).
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = "requirements.lock"  # made by lock.py; without it the newest versions that pyproject.toml allows are installed
UNFINISHED = "unfinished"  # replaces the hash while pip is running, so that a broken install never counts as current

PIP_TROUBLE = "pip could not install the packages (can the package index be reached?)"


class SetupError(Exception):
    """Something the user can fix; its text is shown instead of a traceback."""


@dataclass(frozen=True)
class Stamp:
    """What an environment was made from. It is stored inside `.venv` and compared at every start."""

    pyproject: str  # the hash of pyproject.toml and of the lock
    python: str
    root: str  # an editable install and its scripts break when the folder moves
    extras: tuple[str, ...]

    def covers(self, wanted: Stamp) -> bool:
        """Whether an environment with this stamp will do; additional extras do no harm."""
        return replace(self, extras=()) == replace(wanted, extras=()) and set(wanted.extras) <= set(self.extras)

    def same_base(self, wanted: Stamp) -> bool:
        """Whether installing into the environment is enough, without making a new one."""
        return (self.python, self.root) == (wanted.python, wanted.root)


def wanted_stamp(root: Path, extras: tuple[str, ...]) -> Stamp:
    """The stamp an environment made now would get."""
    made_of = b"".join((root / name).read_bytes() for name in ("pyproject.toml", LOCK) if (root / name).exists())
    digest = hashlib.sha256(made_of).hexdigest()
    return Stamp(digest, "{}.{}".format(*sys.version_info[:2]), str(root), tuple(sorted(extras)))


def stamp_file(root: Path) -> Path:
    return root / ".venv" / "miskatonic-stamp.json"


def read_stamp(root: Path) -> Stamp | None:
    """The stamp of the environment, or None if there is no readable one."""
    try:
        fields = json.loads(stamp_file(root).read_text(encoding="utf-8"))
        return Stamp(fields["pyproject"], fields["python"], fields["root"], tuple(fields["extras"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamp(root: Path, stamp: Stamp) -> None:
    """Write the stamp in one go, so that nobody reads half of it."""
    path = stamp_file(root)
    draft = path.with_suffix(f".{os.getpid()}.tmp")
    draft.write_text(json.dumps(asdict(stamp)), encoding="utf-8")
    draft.replace(path)


def venv_python(root: Path) -> Path:
    """The interpreter inside the environment."""
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_current(root: Path, wanted: Stamp) -> bool:
    """Whether nothing has to be done. A base Python that is gone leaves a dangling link, which does not exist."""
    have = read_stamp(root)
    return have is not None and have.covers(wanted) and venv_python(root).exists()


def ensure_environment(extras: tuple[str, ...] = (), root: Path = ROOT) -> Path:
    """Bring `.venv` in line with pyproject.toml and the extras, and return its interpreter."""
    wanted = wanted_stamp(root, extras)
    if not is_current(root, wanted):
        with only_one(root):
            if not is_current(root, wanted):  # somebody else may have finished it while we waited
                build(root, wanted)
    return venv_python(root)


def build(root: Path, wanted: Stamp) -> None:
    """Create the environment if it is missing or of another Python, then install into it."""
    have = read_stamp(root)
    if have is not None and have.same_base(wanted) and venv_python(root).exists():
        wanted = replace(wanted, extras=tuple(sorted({*have.extras, *wanted.extras})))
    else:
        say("Making the environment in .venv ...")
        need_venv_module()
        run(
            [sys.executable, "-m", "venv", "--clear", str(root / ".venv")],
            root,
            "Python could not make .venv",
        )
    write_stamp(root, replace(wanted, pyproject=UNFINISHED))
    say("Installing Miskatonic and what it needs; this takes a minute the first time ...")
    install(root, wanted.extras)
    write_stamp(root, wanted)


def install(root: Path, extras: tuple[str, ...]) -> None:
    """Install the locked versions; if one of them does not exist for this Python or system, others that do."""
    try:
        run(pip_command(root, extras), root, PIP_TROUBLE)
    except SetupError:
        if not (root / LOCK).exists():
            raise
        say("The versions in " + LOCK + " can't be installed here; trying others ...")
        run(pip_command(root, extras, locked=False), root, PIP_TROUBLE)


def pip_command(root: Path, extras: tuple[str, ...], locked: bool = True) -> list[str]:
    """The command that installs the project, editable, with its extras, in the versions of the lock if there is one.
    Modules are compiled when they are first used, not all ten thousand now.
    """
    project = ".[{}]".format(",".join(extras)) if extras else "."
    quiet = ["--disable-pip-version-check", "--no-input", "--no-compile"]
    lock = ["--constraint", LOCK] if locked and (root / LOCK).exists() else []
    return [str(venv_python(root)), "-m", "pip", "install", *quiet, *lock, "--editable", project]


def need_venv_module() -> None:
    """Debian and its relatives ship `venv` without `ensurepip`; install it if we may, otherwise say how."""
    if has_venv_module():
        return
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    apt = shutil.which("apt-get")
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if apt and is_root:
        say("This Python lacks the venv module; installing " + package + " ...")
        install = [apt, "install", "--yes", package]
        if subprocess.run(install, capture_output=True).returncode != 0:  # perhaps the lists are old
            subprocess.run([apt, "update"], capture_output=True)
            subprocess.run(install, capture_output=True)
        importlib.invalidate_caches()
        if has_venv_module():
            return
    advice = "run: sudo apt-get install " + package if apt else "install Python's venv and ensurepip modules"
    raise SetupError("This Python cannot make environments; " + advice + ", then try again.")


def has_venv_module() -> bool:
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def run(command: list[str], root: Path, trouble: str) -> None:
    """Run one set-up command quietly; if it fails, show the end of its output."""
    try:
        done = subprocess.run(
            command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
    except OSError as error:
        raise SetupError(f"{trouble}: {error}") from error
    if done.returncode != 0:
        raise SetupError("\n".join([trouble + ":", *tail(done.stdout)]))


def tail(output: str, lines: int = 12) -> list[str]:
    """The last lines that aren't empty, indented."""
    return ["  " + line for line in output.splitlines() if line.strip()][-lines:]


@contextlib.contextmanager
def only_one(root: Path) -> Iterator[None]:
    """Hold the set-up lock. The system releases it when the process ends, so a crash leaves nothing to clean up."""
    with open(root / ".venv.lock", "a", encoding="utf-8") as lock:
        if not try_lock(lock.fileno()):
            say("Waiting for another set-up to finish ...")
            while not try_lock(lock.fileno()):
                time.sleep(0.2)
        yield


def try_lock(descriptor: int) -> bool:
    """Take the lock if it is free; closing the file releases it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def say(line: str) -> None:
    """Progress goes to stderr: the output of `./play simulate ...` may be piped."""
    print(line, file=sys.stderr, flush=True)
