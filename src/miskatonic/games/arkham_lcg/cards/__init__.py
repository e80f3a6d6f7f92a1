"""The cards: each a row, with what it does right beside it."""

from miskatonic.games.arkham_lcg.cards import (
    encounter_sets,
    guardian,
    investigators,
    mystic,
    neutral,
    rogue,
    seeker,
    survivor,
    the_gathering,
    the_gathering_acts,
    the_midnight_masks,
    the_midnight_masks_acts,
    weaknesses,
)

__all__ = [
    "encounter_sets", "guardian", "investigators", "mystic", "neutral", "rogue", "seeker", "survivor",
    "the_gathering", "the_gathering_acts", "the_midnight_masks", "the_midnight_masks_acts", "weaknesses",
]  # fmt: skip
