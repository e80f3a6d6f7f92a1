"""Telling positions of Reign of Cthulhu (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 10, "action")
MIDDLE = Scene(3, 3, 34, "action")
OVER = Scene(2, 2, TO_THE_END)
PICTURE = Scene(3, 20, 45, "action")
POINTED = ".board .place.can"
CLICKED = 2
COVERING = (23, 40, 215, 227, 343, 510, 599, 624, 1055, 1271, 1439)
