"""Figures of the scenarios that the sensible player has in mind."""

from collections.abc import Mapping

from miskatonic.games.arkham_lcg.rows.terms import CULTIST, ELDER_THING, SKULL, TABLET

GATHERING, MASKS, DEVOURER = "the_gathering", "the_midnight_masks", "the_devourer_below"
CLUES: Mapping[tuple[str, int], int] = {
    (GATHERING, 1): 2,
    (GATHERING, 2): 3,
    (MASKS, 1): 2,
    (DEVOURER, 1): 3,
    (DEVOURER, 3): 2,
}
"""Clues for each investigator that an act asks for, or that its ability costs in the end, by its stage."""
WOODS: Mapping[str, int] = {SKULL: -2, CULTIST: -2, TABLET: -3, ELDER_THING: -5}
"""What a symbol takes off in The Devourer Below, about."""
