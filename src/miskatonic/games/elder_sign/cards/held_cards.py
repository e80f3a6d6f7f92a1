"""The cards players hold, numbered through: Common Items, Unique Items, Spells, Allies (ES-002)."""

from miskatonic.games.elder_sign.cards.allies import ALLIES
from miskatonic.games.elder_sign.cards.common_items import COMMON_ITEMS
from miskatonic.games.elder_sign.cards.spells import SPELLS
from miskatonic.games.elder_sign.cards.unique_items import UNIQUE_ITEMS
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ALLY, COMMON_ITEM, SPELL, UNIQUE_ITEM

for kind, rows in ((COMMON_ITEM, COMMON_ITEMS), (UNIQUE_ITEM, UNIQUE_ITEMS), (SPELL, SPELLS), (ALLY, ALLIES)):
    for row in rows:
        HAND.add(row._replace(kind=kind))
