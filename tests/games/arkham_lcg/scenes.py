"""Telling positions of Arkham Horror: The Card Game (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "turn")
MIDDLE = Scene(2, 4, 90, "turn")
OVER = Scene(2, 7, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".board .hc.can"
CLICKED = 7
