"""What the commands `play` and `test` do once the environment is ready."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from setup_browser import ensure_browser
from setup_databases import ensure_databases
from setup_venv import ROOT, SetupError, ensure_environment, has_venv_module, say

CORES = os.cpu_count() or 1
WORKERS = ("-n", str(CORES + 1))
"""Tests on all cores plus one, because a third of the time is spent waiting for disks, servers and pages."""
SIDE_BY_SIDE = (*WORKERS, "--maxschedchunk", "1")
"""They are handed out one by one: in chunks, one core would get all the long ones, which come first."""
IN_GROUPS = (*WORKERS, "--dist", "loadgroup")
"""The same, but tests of a group (`xdist_group`) stay together, because what they share takes long to start."""


@dataclass(frozen=True)
class Stage:
    """One part of `./test`: a module to run inside the environment, with its arguments."""

    name: str
    arguments: list[str]

    @property
    def command(self) -> str:
        return " ".join(["python", "-m", *self.arguments])


Result = tuple[Stage, int, float]
"""A stage, its status and how many seconds it took."""


def play_command(python: Path, arguments: list[str]) -> list[str]:
    """Without arguments the table opens in the browser; with arguments this is the `miskatonic` command.

    `-P` keeps a stray `random.py` in the player's folder from being imported; UTF-8 lets Polish and
    Ukrainian through a pipe on Windows.
    """
    return [str(python), "-P", "-X", "utf8", "-m", "miskatonic", *arguments]


def test_lanes(arguments: list[str]) -> list[list[Stage]]:
    """All stages in lanes, which run at the same time; with `--quick` those that take a minute or two, without the
    browser.

    Other arguments go only to pytest, exactly as they are (in one process, so that --pdb works). The browser's driver
    keeps an event loop running in its process, so its tests have separate ones; while they wait for a page, the other
    tests go on.
    """
    if arguments and not is_quick(arguments):
        return [[Stage("pytest", ["pytest", *arguments])]]
    checks = [
        Stage("ruff check", ["ruff", "check"]),
        Stage("ruff format", ["ruff", "format", "--check"]),
        Stage("mypy", ["mypy"]),
        Stage("protocol", ["scripts.protocol", "--check"]),
        Stage("page", ["scripts.check_page"]),
    ]
    if is_quick(arguments):
        return [[Stage("pytest", ["pytest", *SIDE_BY_SIDE, "-m", "not long", "--ignore", "tests/browser"])], checks]
    return [
        [Stage("pytest", ["pytest", *IN_GROUPS, "--ignore", "tests/browser"])],
        [Stage("browser", ["pytest", *SIDE_BY_SIDE, "tests/browser"])],
        checks,
    ]


def is_quick(arguments: list[str]) -> bool:
    """Whether only the short stages are wanted, which need no browser."""
    return arguments == ["--quick"]


def play(arguments: list[str]) -> int:
    """Run the game in the player's own folder, so that file names mean what they typed."""
    command = play_command(ensure_environment(), arguments)
    if os.name == "nt":  # there exec returns to the prompt while the game is still running
        return subprocess.call(command)
    os.execv(command[0], command)


def set_up(programs: bool) -> Path:
    """The environment with what tests need, and Debian's programs. Both are installed at the same time, because each
    waits for the network and then unpacks on one core; one after the other if the environment itself needs apt.
    """
    with ThreadPoolExecutor(1) as beside:
        coming = beside.submit(ensure_programs) if programs and has_venv_module() else None
        python = ensure_environment(("dev",))
    if coming is not None:
        coming.result()
    elif programs:
        ensure_programs()
    return python


def ensure_programs() -> None:
    """What tests need besides Python."""
    ensure_browser()
    ensure_databases()


def test(arguments: list[str]) -> int:
    """Run every stage, even if others fail, then sum up."""
    python = set_up(programs=not is_quick(arguments))
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile everything again
    results = run_lanes(python, test_lanes(arguments))
    print(summary(results), flush=True)
    return 1 if any(status for _, status, _ in results) else 0


def run_lanes(python: Path, lanes: list[list[Stage]]) -> list[Result]:
    """Every lane at the same time, in each one stage after the other. The first lane writes as it goes on; what the
    others have to say comes as a whole when a stage ends, as nobody could read them at once.
    """
    interrupted = threading.Event()

    def run(lane: list[Stage], shown: bool) -> list[Result]:
        results = []
        for stage in lane:
            if not interrupted.is_set():
                results.append(run_stage(python, stage, shown))
        return results

    first, *others = lanes
    with ThreadPoolExecutor(len(lanes)) as beside:
        coming = [beside.submit(run, lane, False) for lane in others]
        try:
            results = run(first, True)
            return results + [result for lane in coming for result in lane.result()]
        except KeyboardInterrupt:  # whatever runs has heard it too
            interrupted.set()
            raise


def run_stage(python: Path, stage: Stage, shown: bool) -> Result:
    """Run it in the project's folder; what it writes is shown while it does, or else when it has ended."""
    command, heading = [str(python), "-m", *stage.arguments], f"== {stage.name}: {stage.command}"
    start = time.monotonic()
    if shown:
        print(heading, flush=True)
        status = subprocess.call(command, cwd=ROOT)
    else:
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        status = done.returncode
        print(f"\n{heading}\n{done.stdout.decode(errors='replace')}", flush=True)
    return stage, status, time.monotonic() - start


def summary(results: list[Result]) -> str:
    """One line for each stage: verdict, duration, command."""
    lines = ["== summary"]
    for stage, status, seconds in results:
        verdict = "ok" if status == 0 else f"FAILED ({status})"
        lines.append(f"{stage.name:<12} {verdict:<11} {seconds:6.1f} s   {stage.command}")
    failed = [stage.name for stage, status, _ in results if status]
    lines.append("Failed: " + ", ".join(failed) + "." if failed else "All is well.")
    return "\n".join(lines)


def run_command(command: Callable[[list[str]], int]) -> int:
    """Run `play` or `test`; expected trouble gives a message and status 1, never a traceback."""
    try:
        return command(sys.argv[1:])
    except SetupError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return 130
    except OSError as error:  # for instance a folder that can't be written
        say(f"Setting up failed: {error}")
        return 1
