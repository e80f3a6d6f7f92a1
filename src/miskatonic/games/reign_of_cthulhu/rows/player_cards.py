"""The player deck: 44 clues, eleven for each town, all alike; four Evil Stirs; relics by the number of players.

Inside the rules a player card is a number: 0 to 3 are clues of the four towns, then come the relics, in the order of
their rows; 16 is Evil Stirs, and a relic that would get this number gets the next one.
"""

from typing import NamedTuple

from miskatonic.games.reign_of_cthulhu.rows.places import TOWNS
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import Catalogue, Name

CLUES_PER_TOWN = 11
EVIL_STIRS_CARDS = 4
RELICS_IN_DECK = {2: 4, 3: 5, 4: 6}
"""RC-017: relics shuffled into the clue cards, by players."""
CARDS_DEALT = {2: 4, 3: 3, 4: 2}
"""RC-018: cards in each starting hand, by players."""


class PlayerCard(NamedTuple):
    """A player card that isn't a relic."""

    id: str


CLUES = Catalogue("clue", [PlayerCard(town.id) for town in TOWNS], thing="card")
OTHERS = Catalogue("card", [PlayerCard("evil_stirs")], parts=lambda card: ("text",))
FIRST_RELIC, EVIL_STIRS = len(CLUES), 16


def card_of(relic: int) -> int:
    """The player card that a relic is."""
    card = FIRST_RELIC + relic
    return card if card < EVIL_STIRS else card + 1


def relic_of(card: int) -> int:
    """The relic that a player card is."""
    return card - FIRST_RELIC if card < EVIL_STIRS else card - FIRST_RELIC - 1


def is_relic(card: int) -> bool:
    """Whether a player card is a relic."""
    return card >= FIRST_RELIC and card != EVIL_STIRS


def row_of(card: int) -> tuple[str, Name]:
    """A player card's id, and its name."""
    if card < FIRST_RELIC:
        return CLUES[card].id, CLUES.names[card]
    if card == EVIL_STIRS:
        return OTHERS[0].id, OTHERS.names[0]
    return RELICS[relic_of(card)].id, RELICS.names[relic_of(card)]


def card_number(id_: str) -> int:
    """The player card with that id: a town's name for its clue, `evil_stirs`, or a relic."""
    if id_ in CLUES.ids:
        return CLUES.number(id_)
    return EVIL_STIRS if id_ in OTHERS.ids else card_of(RELICS.number(id_))
