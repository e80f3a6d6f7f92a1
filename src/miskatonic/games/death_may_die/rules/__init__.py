"""The rules, chapter by chapter. Importing this loads them all, and with them how every effect is carried out: each
chapter makes known the words of effects that belong to it (`effects.carries_out_effect`).
"""

import importlib
import pkgutil

for _chapter in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{_chapter.name}")
