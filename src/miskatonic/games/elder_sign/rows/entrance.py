"""The entrance sheet (ES-099 to ES-106): what is found for each face, and what souvenirs cost."""

from miskatonic.games.elder_sign.rows.dice import LORE, PERIL, TERROR
from miskatonic.games.elder_sign.rows.effects import Effects, gain, lose

FOUND: dict[int, Effects] = {
    1: (),
    2: (gain("clue"),),
    3: (gain("common_item"),),
    LORE: (gain("spell"),),
    PERIL: (lose("stamina"),),
    TERROR: (lose("sanity"),),
}
"""ES-103: the table of the Lost and Found."""

PRICES = {"clue": 2, "common_item": 3, "spell": 4, "unique_item": 5, "ally": 8, "elder_sign": 10}
"""ES-105: the souvenirs and what they cost in trophies."""

ALL_OF_ONE, ALL_OF_BOTH = 2, 4
"""ES-101, ES-102: what more first aid costs."""
