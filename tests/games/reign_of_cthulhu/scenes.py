"""Telling positions of Reign of Cthulhu (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 10, "action")
MIDDLE = Scene(3, 3, 34, "action")
OVER = Scene(2, 2, TO_THE_END)
PICTURE = Scene(3, 20, 45, "action")
POINTED = ".board .place.can"
CLICKED = 2
COVERING = (23, 32, 103, 223, 227, 319, 335, 368, 415, 1055, 1127, 1439)
