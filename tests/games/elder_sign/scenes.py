"""Telling positions of Elder Sign (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 5, 12, "rolled")
MIDDLE = Scene(2, 4, 30, "rolled")
OVER = Scene(4, 2, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".people .seat.turn .chip:last-child"
CLICKED = 3
COVERING = (0, 1, 56, 73, 79, 87, 145, 168, 205, 227, 269, 385, 401, 465, 543, 561, 593, 609, 743)
