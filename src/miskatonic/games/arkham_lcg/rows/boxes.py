"""The boxes of the game: which cards come in each of those that are here, and what the others are called."""

import functools
from typing import NamedTuple


class Box(NamedTuple):
    """A box, declared once beside its rows. A row's box follows from its code."""

    id: str
    codes: tuple[str, ...]
    """From which code to which its cards go (`02001-02330`)."""
    partly: bool = False
    """Whether only some of its cards are here."""


CORE = "core"
BOXES: dict[str, Box] = {}
"""Those that are here, wholly or partly, in the order of their codes; filled by `declare`."""
ELSEWHERE = {
    "03": "carcosa", "04": "forgotten_age", "05": "circle_undone", "06": "dream_eaters", "07": "innsmouth",
    "08": "edge_of_the_earth", "09": "scarlet_keys", "10": "hemlock_vale", "11": "drowned_city", "12": "core_2026",
    "50": "return_to_zealot", "51": "return_to_dunwich", "52": "return_to_carcosa", "53": "return_to_forgotten_age",
    "54": "return_to_circle_undone", "60": "starter_decks", "61": "starter_decks", "90": "parallel",
    "98": "promotional", "99": "promotional",
    **{str(number): "side_stories" for number in (70, 71, *range(81, 90))},
}  # fmt: skip
"""Those that are not here yet: the first two digits of a card's code tell in which one it came."""


def declare(box: Box) -> Box:
    """A box is here."""
    BOXES[box.id] = box
    ordered = sorted(BOXES.values(), key=lambda one: one.codes)
    BOXES.clear()
    BOXES.update({one.id: one for one in ordered})
    box_with.cache_clear()
    return box


@functools.cache
def box_with(code: str) -> str:
    """The id of the box that is here and has the card of a code; nothing where none has it."""
    for box in BOXES.values():
        if any(first <= code[:5] <= last for first, _, last in [codes.partition("-") for codes in box.codes]):
            return box.id
    return ""


def is_among(code: str, boxes: tuple[str, ...]) -> bool:
    """Whether the card of a code is in one of these boxes; one that came in no box is in all of them."""
    return (box_with(code) or CORE) in boxes


def box_of(code: str) -> str:
    """The name of the box that a code tells, whether it is here or not; "none" where it tells none."""
    if len(code) < 5 or not code[:5].isdecimal():
        return "none"
    found = box_with(code) or ELSEWHERE.get(code[:2], "")
    return f"box-{found}" if found else "none"
