"""The eight dice (ES-001, ES-051 to ES-054) and what a roll is: a count of each face.

A face is a number: 1 to 4 are investigation results of that value, then come lore, peril, terror and wild.
"""

from typing import Literal

Colour = Literal["green", "yellow", "red"]
FaceId = Literal[
    "investigation_1", "investigation_2", "investigation_3", "investigation_4", "lore", "peril", "terror", "wild",
]  # fmt: skip
FaceName = Literal[
    "face-investigation_1", "face-investigation_2", "face-investigation_3", "face-investigation_4", "face-lore",
    "face-peril", "face-terror", "face-wild",
]  # fmt: skip

LORE, PERIL, TERROR, WILD = 5, 6, 7, 8
FACES = (1, 2, 3, 4, LORE, PERIL, TERROR, WILD)
FACE_IDS: dict[int, FaceId] = {
    1: "investigation_1",
    2: "investigation_2",
    3: "investigation_3",
    4: "investigation_4",
    LORE: "lore",
    PERIL: "peril",
    TERROR: "terror",
    WILD: "wild",
}
FACE_NAMES: dict[int, FaceName] = {
    1: "face-investigation_1",
    2: "face-investigation_2",
    3: "face-investigation_3",
    4: "face-investigation_4",
    LORE: "face-lore",
    PERIL: "face-peril",
    TERROR: "face-terror",
    WILD: "face-wild",
}
NAMED_FACES: dict[str, int] = {name: face for face, name in FACE_NAMES.items()}
WILD_INVESTIGATION = 4
"""ES-054: a wild counts as investigation 4, or as any symbol."""

DICE: dict[Colour, tuple[int, ...]] = {
    "green": (1, 2, 3, LORE, PERIL, TERROR),
    "yellow": (1, 2, 3, 4, LORE, PERIL),
    "red": (2, 3, 4, LORE, PERIL, WILD),
}

COLOURS = tuple(DICE)
COLOUR = (0, 0, 0, 0, 0, 0, 1, 2)
"""The colour of each die by number: six green ones, the yellow and the red one (ES-001)."""
YELLOW, RED = 6, 7
NUMBERS = range(len(COLOUR))
FACES_OF = tuple(DICE[COLOURS[colour]] for colour in COLOUR)
"""ES-051, ES-052, ES-053: the six faces of each die."""

Roll = tuple[int, ...]
"""How many dice show each face, in the order of `FACES`."""


def roll_of(*faces: int) -> Roll:
    """The roll with these faces."""
    return tuple(faces.count(face) for face in FACES)
