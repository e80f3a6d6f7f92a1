"""The core set: each card a row, with what it does right beside it."""

from miskatonic.games.arkham_lcg.cards import (
    encounter_sets,
    guardian,
    investigators,
    mystic,
    neutral,
    night_of_the_zealot,
    rogue,
    seeker,
    survivor,
    the_gathering,
    the_gathering_acts,
    the_midnight_masks,
    the_midnight_masks_acts,
    weaknesses,
)

# isort: split
from miskatonic.games.arkham_lcg.cards import agents, the_devourer_below, the_devourer_below_acts
from miskatonic.games.arkham_lcg.rows.boxes import CORE, Box, declare

BOX = declare(Box(CORE, ("01000-01182", "01501-01604")))
"""The core set, and the same cards with the numbers of its revised edition."""

__all__ = [
    "BOX", "agents", "encounter_sets", "guardian", "investigators", "mystic", "neutral", "night_of_the_zealot", "rogue",
    "seeker", "survivor", "the_devourer_below", "the_devourer_below_acts", "the_gathering", "the_gathering_acts",
    "the_midnight_masks", "the_midnight_masks_acts", "weaknesses",
]  # fmt: skip
