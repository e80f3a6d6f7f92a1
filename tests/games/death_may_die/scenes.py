"""Telling positions of Death May Die (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "action")
MIDDLE = Scene(3, 22, 120, "action")
OVER = Scene(2, 2, TO_THE_END)
PICTURE = MIDDLE
POINTED = ".board .space.can"
CLICKED = 2
COVERING = (
    7,
    9,
    23,
    31,
    47,
    54,
    57,
    95,
    125,
    129,
    161,
    201,
    209,
    217,
    285,
    321,
    357,
    373,
    389,
    399,
    445,
    453,
    509,
    733,
    741,
    757,
    793,
    857,
    897,
    1029,
    1095,
    1229,
    1233,
    1241,
    1255,
    1295,
    1367,
    1431,
    1439,
    1471,
    1589,
)
GOLDEN = {
    "unquiet_grief": {"scenario": "unquiet_grief", "elder_one": "tsathoggua", "unknown": "off"},
    "island_of_the_damned": {"scenario": "island_of_the_damned", "elder_one": "azathoth", "unknown": "relics"},
    "deliver_us_from_evil": {
        "scenario": "deliver_us_from_evil",
        "elder_one": "tsathoggua",
        "unknown": "one",
        "elder_location": "random",
    },
    "by_order_of_the_queen": {"scenario": "by_order_of_the_queen", "elder_one": "azathoth", "unknown": "two"},
    "festival_of_death": {"scenario": "festival_of_death", "elder_one": "tsathoggua", "unknown": "one_no_relics"},
    "beauty_and_the_beast": {
        "scenario": "beauty_and_the_beast",
        "elder_one": "azathoth",
        "unknown": "two_no_relics",
        "elder_location": "random",
    },
}
