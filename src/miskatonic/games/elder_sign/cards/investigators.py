"""The 16 investigators: sanity, stamina, what they begin with (ES-015, ES-018).

What each can do is a rule of its own: decided abilities stand in `rules.abilities`, the others where they take effect,
under the name of their owner.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Investigator(NamedTuple):
    """A printed investigator; `equipment` counts clues and cards, `free_choice` how many cards of any kind."""

    id: str
    sanity: int
    stamina: int
    equipment: Mapping[str, int]
    free_choice: int = 0
    ally: str = ""


INVESTIGATORS = (
    Investigator("amanda_sharpe", sanity=5, stamina=5, equipment={}, free_choice=2),
    Investigator("ashcan_pete", sanity=4, stamina=6, equipment={}, ally="duke"),
    Investigator("bob_jenkins", sanity=4, stamina=6, equipment={"common_item": 2, "unique_item": 1}),
    Investigator("carolyn_fern", sanity=6, stamina=4, equipment={"common_item": 1, "unique_item": 1}),
    Investigator("darrell_simmons", sanity=4, stamina=6, equipment={"common_item": 1, "unique_item": 1}),
    Investigator("dexter_drake", sanity=5, stamina=5, equipment={"unique_item": 1, "spell": 2}),
    Investigator("gloria_goldberg", sanity=6, stamina=4, equipment={"common_item": 1, "spell": 1}),
    Investigator("harvey_walters", sanity=7, stamina=3, equipment={"unique_item": 1, "spell": 1}),
    Investigator("jenny_barnes", sanity=6, stamina=4, equipment={"common_item": 1, "spell": 1}),
    Investigator("joe_diamond", sanity=4, stamina=6, equipment={"common_item": 1, "clue": 1}),
    Investigator("kate_winthrop", sanity=6, stamina=4, equipment={"unique_item": 1, "spell": 1}),
    Investigator("mandy_thompson", sanity=5, stamina=5, equipment={"common_item": 1, "clue": 1}),
    Investigator("michael_mcglen", sanity=3, stamina=7, equipment={"common_item": 2}),
    Investigator("monterey_jack", sanity=3, stamina=7, equipment={"common_item": 1, "unique_item": 2}),
    Investigator("sister_mary", sanity=7, stamina=3, equipment={"common_item": 1, "unique_item": 1, "spell": 1}),
    Investigator("vincent_lee", sanity=5, stamina=5, equipment={"common_item": 1, "spell": 1}),
)

(
    AMANDA_SHARPE,
    ASHCAN_PETE,
    BOB_JENKINS,
    CAROLYN_FERN,
    DARRELL_SIMMONS,
    DEXTER_DRAKE,
    GLORIA_GOLDBERG,
    HARVEY_WALTERS,
    JENNY_BARNES,
    JOE_DIAMOND,
    KATE_WINTHROP,
    MANDY_THOMPSON,
    MICHAEL_MCGLEN,
    MONTEREY_JACK,
    SISTER_MARY,
    VINCENT_LEE,
) = range(len(INVESTIGATORS))
NUMBER = {card.id: number for number, card in enumerate(INVESTIGATORS)}
