"""The player deck: 44 clues (11 for each town), relics and four Evil Stirs; and how its cards are named.

In piles a card is a number: 0..3 a clue of that town, 4..15 a relic, 16 Evil Stirs.
"""

from miskatonic.games.reign_of_cthulhu.board import TOWNS
from miskatonic.games.reign_of_cthulhu.cards.relics import RELICS
from miskatonic.games.reign_of_cthulhu.state import EVIL_STIRS, FIRST_RELIC

CLUES_PER_TOWN = 11
EVIL_STIRS_CARDS = 4

CLUE_NAMES = tuple(f"clue-{town}" for town in TOWNS)
CARD_IDS = (*TOWNS, *(relic.id for relic in RELICS), "evil_stirs")
CARD_NAMES = (*CLUE_NAMES, *(f"relic-{relic.id}" for relic in RELICS), "card-evil_stirs")
assert len(CARD_IDS) == EVIL_STIRS + 1
assert len(TOWNS) == FIRST_RELIC
