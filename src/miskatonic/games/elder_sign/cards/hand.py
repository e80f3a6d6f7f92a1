"""The cards players hold, numbered through: Common Items, Unique Items, Spells, Allies (ES-002)."""

from miskatonic.games.elder_sign.cards.allies import ALLIES
from miskatonic.games.elder_sign.cards.card import Card
from miskatonic.games.elder_sign.cards.common_items import COMMON_ITEMS
from miskatonic.games.elder_sign.cards.spells import SPELLS
from miskatonic.games.elder_sign.cards.unique_items import UNIQUE_ITEMS

HAND: tuple[Card, ...] = tuple(
    card for row in (*COMMON_ITEMS, *UNIQUE_ITEMS, *SPELLS, *ALLIES) for card in (row,) * row.copies
)
