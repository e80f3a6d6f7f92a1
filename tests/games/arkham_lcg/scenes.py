"""Telling positions of Arkham Horror: The Card Game (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "turn")
MIDDLE = Scene(2, 4, 90, "turn")
OVER = Scene(2, 7, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".board .hc.can"
CLICKED = 7
COVERING = (
    0,
    1,
    3,
    4,
    7,
    73,
    97,
    98,
    109,
    128,
    133,
    175,
    179,
    189,
    197,
    205,
    241,
    253,
    413,
    473,
    517,
    705,
    737,
    1425,
    1637,
    2701,
    2833,
)
GOLDEN = {
    "late_hour_easy": {"difficulty": "easy"},
    "late_hour_expert": {"difficulty": "expert", "asks": "all"},
    "late_hour_random": {"decks": "random"},
}
