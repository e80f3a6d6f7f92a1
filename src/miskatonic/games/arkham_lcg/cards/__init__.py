"""The cards: each a row, with what it does right beside it."""

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

__all__ = [
    "agents", "encounter_sets", "guardian", "investigators", "mystic", "neutral", "night_of_the_zealot", "rogue",
    "seeker", "survivor", "the_devourer_below", "the_devourer_below_acts", "the_gathering", "the_gathering_acts",
    "the_midnight_masks", "the_midnight_masks_acts", "weaknesses",
]  # fmt: skip
