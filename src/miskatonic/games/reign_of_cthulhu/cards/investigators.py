"""The seven investigators, both sides: numbers as rows. What else they can do stands where the rule is:

Detective `special.clue_cost`, Driver `movement.walks`, Hunter `special.shoggoth_cost` and `movement.entry_roll`,
Magician, Occultist and Reporter `abilities`, the Reporter's bus `movement.bus_rides`.
"""

from typing import NamedTuple


class Investigator(NamedTuple):
    """A printed investigator; pairs are (sane side, insane side)."""

    id: str
    actions: tuple[int, int] = (4, 3)
    hand_limit: tuple[int, int] = (7, 7)
    seal_cards: int = 5
    sweeps: bool = False
    """Defeat a cultist clears the whole location."""
    rules: tuple[str, str] = ("", "")
    """The ledger's rule for each side."""


INVESTIGATORS = (
    Investigator("detective", seal_cards=4, rules=("RC-170", "RC-171")),
    Investigator("doctor", actions=(5, 4), rules=("RC-172", "RC-173")),
    Investigator("driver", rules=("RC-174", "RC-175")),
    Investigator("hunter", sweeps=True, rules=("RC-176", "RC-177")),
    Investigator("magician", hand_limit=(8, 7), rules=("RC-178", "RC-179")),
    Investigator("occultist", rules=("RC-180", "RC-181")),
    Investigator("reporter", rules=("RC-182", "RC-183")),
)
DETECTIVE, DOCTOR, DRIVER, HUNTER, MAGICIAN, OCCULTIST, REPORTER = range(7)
INVESTIGATOR = {card.id: number for number, card in enumerate(INVESTIGATORS)}
INVESTIGATOR_NAMES = tuple(f"investigator-{card.id}" for card in INVESTIGATORS)
