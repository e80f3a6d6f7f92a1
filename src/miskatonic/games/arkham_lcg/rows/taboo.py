"""A.8: the list of taboos of April 2019: what it makes dearer, what it makes Exceptional, whose text it changes.

It is complete, including cards not yet in this game (AH-T-001). What a changed text does is beside its card.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Taboo(NamedTuple):
    """AH-T-002: what the list says about one card; nothing is forbidden on it (AH-T-016)."""

    rule: str
    experience: int = 0
    """What it costs more; its level stays."""
    exceptional: bool = False
    """AH-B-184."""
    changed: bool = False
    """Whether it reads otherwise."""


OFF, APRIL_2019 = "off", "april_2019"
LISTS: Mapping[str, Mapping[str, Taboo]] = {
    APRIL_2019: {
        "01020": Taboo("AH-T-003", experience=2),
        "01050": Taboo("AH-T-004", experience=2),
        "02152": Taboo("AH-T-005", experience=1),
        "02187": Taboo("AH-T-006", experience=4),
        "02189": Taboo("AH-T-007", experience=5),
        "02193": Taboo("AH-T-008", experience=2),
        "01033": Taboo("AH-T-009", changed=True),
        "02002": Taboo("AH-T-010", changed=True),
        "02111": Taboo("AH-T-011", changed=True),
        "02229": Taboo("AH-T-012", changed=True),
        "02266": Taboo("AH-T-013", changed=True),
        "03029": Taboo("AH-T-014", changed=True),
        "03315": Taboo("AH-T-015", exceptional=True),
    }
}
"""AH-X-01: Higher Education by the four dots of the document."""

UNTOUCHED = Taboo("AH-B-209")


def taboo_on(code: str, taboo: str) -> Taboo:
    """AH-T-001: what a list says about the card of that code; without a list, nothing."""
    return LISTS[taboo].get(code, UNTOUCHED) if taboo else UNTOUCHED
