"""Telling positions of Arkham Horror: The Card Game (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "turn")
MIDDLE = Scene(2, 4, 90, "turn")
OVER = Scene(2, 7, TO_THE_END)
PICTURE = Scene(2, 6, 90, "turn")
POINTED = ".board .hc.can"
CLICKED = 7
COVERING = (5, 31, 41, 51, 193, 205, 217, 229, 261, 305, 433, 463, 478, 535, 714, 817, 1029, 1089, 1249, 1329, 1361)
GOLDEN = {
    "late_hour_easy": {"difficulty": "easy"},
    "late_hour_expert": {"difficulty": "expert", "asks": "all"},
    "late_hour_random": {"decks": "random"},
}
