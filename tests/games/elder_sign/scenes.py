"""Telling positions of Elder Sign (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 5, 12, "rolled")
MIDDLE = Scene(2, 4, 30, "rolled")
OVER = Scene(4, 2, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".people .seat.turn .chip:last-child"
CLICKED = 3
