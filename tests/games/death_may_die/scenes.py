"""Telling positions of Death May Die (see scripts/scenes.py)."""

from scenes import TO_THE_END, Scene

EARLY = Scene(2, 7, 8, "action")
MIDDLE = Scene(3, 22, 120, "action")
OVER = Scene(2, 2, TO_THE_END)
PICTURE = Scene(3, 9, 60, "action")
POINTED = ".board .space.can"
CLICKED = 2
COVERING = (
    7,
    71,
    81,
    95,
    105,
    119,
    121,
    129,
    135,
    156,
    161,
    177,
    189,
    209,
    237,
    271,
    277,
    297,
    337,
    357,
    364,
    393,
    421,
    429,
    481,
    505,
    509,
    534,
    549,
    559,
    589,
    620,
    631,
    681,
    703,
    733,
    751,
    783,
    793,
    799,
    821,
    832,
    897,
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
