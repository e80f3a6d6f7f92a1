"""What of the cards is our own design (ES-OP-17)."""

import functools

from miskatonic.games.elder_sign.board import Part
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import HALVES, MYTHOS


@functools.cache
def invented(name: str) -> tuple[Part, ...]:
    """What of a card is our own design."""
    if name in MYTHOS.names:
        halves = MYTHOS.named(name).invented
        return ("all",) if halves == HALVES else halves
    if name in ANCIENT_ONES.names:
        return ("ability",) if ANCIENT_ONES.named(name).invented else ()
    ours = (name in HAND.names and HAND.named(name).invented) or (
        name in MONSTERS.names and MONSTERS.named(name).invented
    )
    return ("all",) if ours else ()
