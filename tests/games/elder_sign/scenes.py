"""Telling positions of Elder Sign (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 5, 12, "rolled")
MIDDLE = Scene(2, 4, 30, "rolled")
OVER = Scene(4, 3, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".people .seat.turn .chip:last-child"
CLICKED = 3
COVERING = (1, 2, 31, 95, 112, 145, 193, 263, 269, 340, 368, 433, 513, 561, 599, 615, 616, 689, 721, 743)
