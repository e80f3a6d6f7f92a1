"""What an investigator is; the rows are in `cards/investigators.py`, each with what it can do."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ALLY, DECK_IDS, HAND_KINDS
from miskatonic.games.elder_sign.rows.occasions import SILENT, Says
from miskatonic.kernel import Catalogue, unless_known


class Investigator(NamedTuple):
    """A printed investigator; `equipment` counts clues and cards, `free_choice` how many cards of any kind.

    `one_more` is the deck of which one card more is gained, `swaps` whether something else may be taken for a card.
    `rerolls` are those for one clue. `turns`: once a roll one die may be turned from the first face of a pair to the
    second, if it has that. `goes_on`: a roll may complete several tasks. `world_dice` join the pool on an
    Other World. `unlocked`: locks do not hold during their own attempts. `fearless`: no terror effects; `wards`: no
    monster appears on their turn; `spared`: lasting Mythos effects do no harm.
    """

    id: str
    sanity: int
    stamina: int
    equipment: Mapping[str, int]
    free_choice: int = 0
    ally: str = ""
    one_more: int = -1
    swaps: bool = False
    rerolls: int = 1
    turns: tuple[tuple[int, int], ...] = ()
    goes_on: bool = False
    world_dice: tuple[int, ...] = ()
    unlocked: bool = False
    fearless: bool = False
    wards: bool = False
    spared: bool = False
    says: Says = SILENT


NOBODY = Investigator("nobody", 0, 0, {})
"""Who sits where no investigator is."""
EQUIPMENT = ("clue", *(DECK_IDS[kind] for kind in HAND_KINDS))


def _wrong(row: Investigator) -> Iterator[str]:
    for what in row.equipment:
        yield from unless_known("equipment", what, EQUIPMENT)
    if row.ally:
        yield from unless_known("ally", row.ally, [HAND[card].id for card in HAND.of_kind(ALLY)])


INVESTIGATORS: Catalogue[Investigator] = Catalogue("investigator", parts=lambda row: ("text",), wrong=_wrong)
