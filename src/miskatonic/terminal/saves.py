"""Where games are saved between two evenings: one file per table in the player's data folder."""

import json
import os
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic import text
from miskatonic.kernel import Table, load_table
from miskatonic.kernel.errors import BadSave, OtherCards


class Save(NamedTuple):
    """A saved table as a list shows it; nothing is replayed for that."""

    path: Path
    game: str
    seats: int
    decisions: int
    modified: float


def folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """MISKATONIC_HOME, or the user's data folder on this platform."""
    if home := environ.get("MISKATONIC_HOME"):
        return Path(home)
    if platform == "win32":
        return Path(environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "miskatonic"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "miskatonic"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "miskatonic"


def new_path(game: str) -> Path:
    """A file name for a table that has none yet, made from the game and the time it began."""
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = folder() / f"{name}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{name}-{number}.json"
    return path


def write(path: Path, text: str) -> None:
    """Write everything or nothing: a crash in between leaves the file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def read(path: Path) -> str:
    """The text of a save."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as trouble:
        raise BadSave(f"{path} is not a save.") from trouble


def opened(path: Path, language: str) -> Table:
    """The table in a save."""
    try:
        return load_table(read(path))
    except OtherCards as trouble:
        raise BadSave(text.say("miskatonic.text", language, "save-other-cards")) from trouble


def saves(game: str | None = None) -> list[Save]:
    """All saves (of one game), newest first; files that aren't saves are skipped."""
    found = [save for path in folder().glob("*.json") if (save := _look(path)) and game in (None, save.game)]
    return sorted(found, key=lambda save: (save.modified, save.path.name), reverse=True)


def find(name: str, game: str | None = None) -> Path:
    """The file a player means: a path, a name in the folder, or without a name the newest save."""
    if not name:
        newest = saves(game)
        if not newest:
            raise BadSave(f"There is no saved game in {folder()}.")
        return newest[0].path
    for path in (Path(name), folder() / name, folder() / f"{name}.json"):
        if path.is_file():
            return path
    raise BadSave(f"There is no saved game {name!r}.")


def resuming(path: Path) -> str:
    """What continues the game in a file, after `miskatonic play`: without a name, the newest in the folder."""
    inside = path.resolve().parent == folder().resolve()
    if inside and find("").name == path.name:
        return "--resume"
    name = path.name if inside else str(path)
    return f'--resume "{name}"' if " " in name else f"--resume {name}"


def _look(path: Path) -> Save | None:
    try:
        body: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        decisions = sum(not answer.startswith(("=", "~")) for answer in body["answers"])
        return Save(path, str(body["game"]), int(body["seats"]), decisions, path.stat().st_mtime)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        return None
