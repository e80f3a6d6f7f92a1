"""The boxes besides the core set: each a folder with its rows, what they do, its scenarios and its words.

They are found by looking into this folder: a new box is a folder more, and nothing else is touched. Each says in its
`BOX` what it is.
"""

import importlib
import pkgutil

from miskatonic.games.arkham_lcg.rows.boxes import declare

for _found in pkgutil.walk_packages(__path__, f"{__name__}."):
    _module = importlib.import_module(_found.name)
    if _found.name.count(".") == __name__.count(".") + 1:
        declare(_module.BOX)
