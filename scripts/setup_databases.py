"""Find PostgreSQL and Redis for the tests of several server processes, or install Debian's if we may; and start them
for a while, each on its own port, in a temporary folder.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from setup_venv import say

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian keeps PostgreSQL's programs, by version; they are not in the path."""
PACKAGES = {"PostgreSQL": "postgresql", "Redis": "redis-server"}
OWNER = "postgres"
"""The user for a PostgreSQL started by root: it refuses to run as root."""
WITHIN = 300.0
"""Seconds within which a server must have started."""


def postgres_programs() -> Path | None:
    """The folder with `initdb` and `postgres`, the newest first."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda program: -int(program.parts[-3]))
    known = shutil.which("initdb")
    programs = [*found, *([Path(known)] if known else [])]
    return next((one.parent for one in programs if (one.parent / "postgres").exists()), None)


def redis_program() -> str | None:
    """The program."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


def missing() -> list[str]:
    """Which of the two are missing."""
    return [name for name, found in (("PostgreSQL", postgres_programs()), ("Redis", redis_program())) if not found]


def ensure_databases() -> None:
    """Install Debian's if there is apt and we may use it; otherwise say what will be left out."""
    apt = shutil.which("apt-get")
    if missing() and apt and is_root():
        say(f"Installing {' and '.join(missing())} for the tests of several processes; this takes a minute once ...")
        for again in (False, True):
            if again:  # perhaps the lists are old
                subprocess.run([apt, "update"], capture_output=True)
            for name in missing():
                install(apt, PACKAGES[name])
            if not missing():
                break
    for name in missing():
        say(f"NO {name.upper()}: tests that need it will be skipped. Install Debian's {PACKAGES[name]}, or similar.")


def install(apt: str, package: str) -> None:
    """Install without starting anything: the tests start what they need."""
    command = [apt, "install", "--yes", "--no-install-recommends", package]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    subprocess.run(command, capture_output=True, env=quiet)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def free_port() -> int:
    """A port that is free right now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        found: int = asked.getsockname()[1]
        return found


class Served:
    """A third-party server, while it runs."""

    def __init__(self, command: list[str], port: int, log: Path) -> None:
        self.port = port
        self.log = log
        with log.open("ab") as told:
            self.process = subprocess.Popen(command, stdout=told, stderr=told, cwd=log.parent)
        self._wait()

    def _wait(self) -> None:
        last = time.monotonic() + WITHIN
        while self.process.poll() is None and time.monotonic() < last:
            if self.answers():
                return
            time.sleep(0.05)
        raise OSError(None, f"did not begin: {self.log.read_text(errors='replace')[-500:]}", str(self.log))

    def answers(self) -> bool:
        """Whether it accepts connections."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def stop(self) -> None:
        """Stop it, and return when it has stopped."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Postgres(Served):
    """A PostgreSQL with its data in a folder; even connections from this machine need the password."""

    USER, PASSWORD = "keeper", "iron-key"

    def __init__(self, folder: Path, programs: Path, port: int | None = None) -> None:
        self.folder, self._programs = folder, programs
        data = folder / "data"
        if not data.exists():
            secret = folder / "password"
            secret.write_text(self.PASSWORD, encoding="utf-8")
            if is_root():
                for one in (folder, secret):
                    shutil.chown(one, OWNER)
            how = ["--no-sync", "--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", f"--username={self.USER}"]
            command = self._own([str(programs / "initdb"), "-D", str(data), *how, f"--pwfile={secret}"])
            subprocess.run(command, check=True, capture_output=True, cwd=folder)
        port = port or free_port()
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={folder}", "max_connections=200"]
        options = [word for setting in settings for word in ("-c", setting)]
        command = self._own([str(programs / "postgres"), "-D", str(data), "-p", str(port), *options])
        super().__init__(command, port, folder / "log")

    def _own(self, command: list[str]) -> list[str]:
        """Run as a user other than root. `setpriv` is replaced by the program, so that signals reach it."""
        if not is_root():
            return command
        return ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups", "--", *command]

    def answers(self) -> bool:
        """Whether it has finished starting and accepts connections."""
        asked = [str(self._programs / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self.port}"]
        return subprocess.run(asked).returncode == 0

    def address(self, name: str = "postgres", password: str = PASSWORD) -> str:
        """The address of one of its databases."""
        return f"postgresql://{self.USER}:{password}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """Stop at once: connections are cut off. If a busy disk keeps it from writing everything, it stops without that
        and catches up when it starts again.
        """
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()

    def again(self) -> Postgres:
        """Start it again on the same port, after it was stopped."""
        return Postgres(self.folder, self._programs, self.port)


class Redis(Served):
    """A Redis that stores nothing."""

    def __init__(self, folder: Path, program: str, port: int | None = None, password: str | None = None) -> None:
        port = port or free_port()
        command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        super().__init__([*command, *(["--requirepass", password] if password else [])], port, folder / "redis.log")
        self.address = f"redis://{f':{password}@' if password else ''}127.0.0.1:{port}/0"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres | None]:
    """A PostgreSQL for a while; None if there isn't one."""
    programs = postgres_programs()
    if programs is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="miskatonic-pg-", ignore_cleanup_errors=True) as name:
        os.chmod(name, 0o755)
        running = Postgres(Path(name), programs)
        try:
            yield running
        finally:
            if running.process.poll() is None:
                running.stop()


@contextlib.contextmanager
def redis() -> Iterator[Redis | None]:
    """A Redis for a while; None if there isn't one."""
    program = redis_program()
    if program is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="miskatonic-redis-") as name:
        running = Redis(Path(name), program)
        try:
            yield running
        finally:
            if running.process.poll() is None:
                running.stop()
