"""Telling positions of Arkham Horror: The Card Game (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "turn")
MIDDLE = Scene(2, 4, 90, "turn")
OVER = Scene(2, 7, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".board .hc.can"
CLICKED = 7
COVERING = (37, 39, 83, 127, 169, 184, 257, 362, 369, 389, 401, 409, 697, 801, 997)
GOLDEN = {
    "late_hour_easy": {"difficulty": "easy"},
    "late_hour_expert": {"difficulty": "expert", "windows": "all"},
    "late_hour_random": {"decks": "random"},
}
