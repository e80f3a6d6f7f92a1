"""Telling positions of Elder Sign (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 5, 12, "rolled")
MIDDLE = Scene(2, 4, 30, "rolled")
OVER = Scene(4, 3, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".people .seat.turn .chip:last-child"
CLICKED = 3
COVERING = (30, 31, 37, 38, 65, 73, 76, 87, 127, 145, 178, 193, 206, 207, 257, 375, 433, 439, 465, 561, 579, 743)
