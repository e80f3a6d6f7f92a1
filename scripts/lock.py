"""Writes requirements.lock: the versions of everything in this environment, for `./play` and `./test`.

python scripts/lock.py

They are constraints: whatever pyproject.toml asks for, on any system, is installed in these versions. What is only
needed elsewhere (colorama on Windows) is not pinned.
"""

from __future__ import annotations

import re
from importlib.metadata import distributions

from setup_venv import LOCK, ROOT

OURS = {"miskatonic", "pip", "setuptools", "wheel"}
"""What is in the environment but isn't a package that we need."""
HEAD = (
    "# Made by scripts/lock.py from an environment in which all tests have passed; the bounds are in pyproject.toml.\n"
)


def normal(name: str) -> str:
    """A package's name in normal form, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> str:
    """Every package here with its version."""
    found = {normal(one.metadata["Name"]): one.version for one in distributions()}
    return HEAD + "".join(f"{name}=={found[name]}\n" for name in sorted(found.keys() - OURS))


if __name__ == "__main__":
    (ROOT / LOCK).write_text(locked(), encoding="utf-8")
