"""Telling positions of Arkham Horror: The Card Game (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "turn")
MIDDLE = Scene(2, 4, 90, "turn")
OVER = Scene(2, 7, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".board .hc.can"
CLICKED = 7
COVERING = (24, 33, 65, 97, 105, 162, 174, 199, 297, 353, 372, 385, 405, 409, 493, 505, 609, 653)
GOLDEN = {
    "late_hour_easy": {"difficulty": "easy"},
    "late_hour_expert": {"difficulty": "expert", "asks": "all"},
    "late_hour_random": {"decks": "random"},
}
