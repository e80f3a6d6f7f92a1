"""Find a PostgreSQL and a Redis for the tests of several server processes, or get Debian's where we may; and start one
for a while, on a port of its own, in a folder that is thrown away.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from setup_venv import say

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian keeps PostgreSQL's programs, by version; they are in nobody's path."""
PACKAGES = {"PostgreSQL": "postgresql", "Redis": "redis-server"}
OWNER = "postgres"
"""Who runs a PostgreSQL that root has started: it refuses to be run by root."""
WITHIN = 60.0
"""Seconds in which a server must have begun."""


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
    """Which of the two are not there."""
    return [name for name, found in (("PostgreSQL", postgres_programs()), ("Redis", redis_program())) if not found]


def ensure_databases() -> None:
    """Install Debian's where apt is there and we may use it; else say what will be left out."""
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
        say(f"NO {name.upper()}: tests that need it will be skipped. Install Debian's {PACKAGES[name]}, or its like.")


def install(apt: str, package: str) -> None:
    """Install without starting anything: the tests start what they need."""
    command = [apt, "install", "--yes", "--no-install-recommends", package]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    subprocess.run(command, capture_output=True, env=quiet)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        found: int = asked.getsockname()[1]
        return found


class Served:
    """A server of somebody else's, as long as it runs."""

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
        """Whether somebody can come in."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def stop(self) -> None:
        """End it, and come back when it has."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Postgres(Served):
    """A PostgreSQL whose data lie in a folder; whoever comes from this machine must know the password."""

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
        """Run as somebody who is not root. `setpriv` becomes the program, so that a signal reaches it."""
        if not is_root():
            return command
        return ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups", "--", *command]

    def answers(self) -> bool:
        """Whether it is past its beginning, in which it lets nobody in."""
        asked = [str(self._programs / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self.port}"]
        return subprocess.run(asked).returncode == 0

    def address(self, name: str = "postgres", password: str = PASSWORD) -> str:
        """Of one of its databases."""
        return f"postgresql://{self.USER}:{password}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """At once: whoever is connected is cut off."""
        self.process.send_signal(2)
        self.process.wait(30)

    def again(self) -> Postgres:
        """Start it anew on the same port, after it was stopped."""
        return Postgres(self.folder, self._programs, self.port)


class Redis(Served):
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path, program: str, port: int | None = None, password: str | None = None) -> None:
        port = port or free_port()
        command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        super().__init__([*command, *(["--requirepass", password] if password else [])], port, folder / "redis.log")
        self.address = f"redis://{f':{password}@' if password else ''}127.0.0.1:{port}/0"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres | None]:
    """A PostgreSQL for a while; None where there is none to be had."""
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
    """A Redis for a while; None where there is none to be had."""
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
