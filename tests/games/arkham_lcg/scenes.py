"""Telling positions of Arkham Horror: The Card Game (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "turn")
MIDDLE = Scene(2, 4, 90, "turn")
OVER = Scene(2, 7, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".board .hc.can"
CLICKED = 7
COVERING = (41, 57, 61, 105, 161, 229, 277, 293, 305, 313, 319, 332, 367, 401, 609, 700, 803, 941, 960, 1049)
GOLDEN = {
    "late_hour_easy": {"difficulty": "easy"},
    "late_hour_expert": {"difficulty": "expert", "asks": "all"},
    "late_hour_random": {"decks": "random"},
}
