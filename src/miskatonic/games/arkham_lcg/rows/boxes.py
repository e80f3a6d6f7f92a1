"""The boxes of the game: the first two digits of a card's code tell in which one it came."""

BOXES = {
    "01": "core", "02": "dunwich", "03": "carcosa", "04": "forgotten_age", "05": "circle_undone", "06": "dream_eaters",
    "07": "innsmouth", "08": "edge_of_the_earth", "09": "scarlet_keys", "10": "hemlock_vale", "11": "drowned_city",
    "12": "core_2026", "50": "return_to_zealot", "51": "return_to_dunwich", "52": "return_to_carcosa",
    "53": "return_to_forgotten_age", "54": "return_to_circle_undone", "60": "starter_decks", "61": "starter_decks",
    "90": "parallel", "98": "promotional", "99": "promotional",
    **{str(number): "side_stories" for number in (70, 71, *range(81, 90))},
}  # fmt: skip


def box_of(code: str) -> str:
    """The name of the box that a code tells; "none" where it tells none."""
    return f"box-{BOXES[code[:2]]}" if len(code) >= 5 and code[:2] in BOXES and code[:5].isdecimal() else "none"
