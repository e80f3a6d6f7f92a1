"""The boxes besides the core set: each a folder with its rows, what they do, its scenarios and its words.

They are found by looking into this folder: a new box is a folder more, and nothing else is touched.
"""

import importlib
import pkgutil

for _found in pkgutil.walk_packages(__path__, f"{__name__}."):
    importlib.import_module(_found.name)
