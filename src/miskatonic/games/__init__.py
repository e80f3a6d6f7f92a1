"""The games: every package in this folder is one, found by its name; it is imported when it is first asked for.

One that is still being built has a file NOT_YET.md, which says what is missing: it is played in its own tests, and
offered to nobody.
"""

import pkgutil
from pathlib import Path

from miskatonic.kernel.game import register

UNFINISHED = "NOT_YET.md"

for _found in pkgutil.iter_modules(__path__):
    if _found.ispkg and not Path(__path__[0], _found.name, UNFINISHED).exists():
        register(_found.name, f"{__name__}.{_found.name}")
