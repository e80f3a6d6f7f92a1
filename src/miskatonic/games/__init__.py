"""The games: every package in this folder is one, found by its name; it is imported when it is first asked for."""

import pkgutil

from miskatonic.kernel.game import register

for _found in pkgutil.iter_modules(__path__):
    if _found.ispkg:
        register(_found.name, f"{__name__}.{_found.name}")
