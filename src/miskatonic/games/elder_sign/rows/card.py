"""What an item, a spell or an ally is: a row with the moment it can be used, and its power beside it.

The rows themselves are in `cards/`, each with what it does; `HAND` is filled there.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from miskatonic.games.elder_sign.rows.decks import COMMON_ITEM, Through
from miskatonic.games.elder_sign.rows.occasions import SILENT, Says
from miskatonic.kernel import unless_known

TURN, READY, ROLLED, FAILED, LOSS, SHOP, START, ALWAYS = (
    "turn", "ready", "rolled", "failed", "loss", "shop", "start", "always",
)  # fmt: skip
"""When a card can be used: whenever its owner is asked something on their turn; in an attempt, before a roll or while
one is on the table; after one; when it fails; when something is lost; when a souvenir is bought; as the turn begins.
ALWAYS: it works automatically."""
MOMENTS = (TURN, READY, ROLLED, FAILED, LOSS, SHOP, START, ALWAYS)


class Power(NamedTuple):
    """What a card can do: whether that would change anything now, and the doing; both are given game and seat.

    `adds` are the dice it brings into the pool (ES-153), `slots` how many a spell secures (ES-164), `prevents` what it
    protects against and how many `points`; `pays` of which cost of a task it pays one (ES-049); `beats` whether it
    beats monsters. `spares` is what does not happen when it is used for a failed roll: `terror` or
    `discard`. `discount` is what it takes off the price of a souvenir. `turns` are the faces it turns a die to,
    `rerolls` how many dice it rolls again; `gives` whether it also brings clues, sanity or stamina.
    """

    works: Callable[[Any, int], bool]
    use: Callable[[Any, int], Awaitable[None]]
    adds: tuple[int, ...] = ()
    slots: int = 0
    prevents: tuple[str, ...] = ()
    points: int = 0
    pays: str = ""
    beats: bool = False
    spares: str = ""
    discount: int = 0
    turns: tuple[int, ...] = ()
    rerolls: int = 0
    gives: bool = False


class Card(NamedTuple):
    """A printed item, spell or ally. `stamina` is what it adds to its owner's maximum.

    Its name is that of the printed card. Where what that does is not known, our card is `invented`: our own design.
    """

    id: str
    when: str
    power: Power
    rule: str = "ES-149"
    copies: int = 1
    stamina: int = 0
    says: Says = SILENT
    kind: int = COMMON_ITEM
    invented: bool = True


HAND: Through[Card] = Through(
    "hand",
    thing="card",
    parts=lambda row: ("text", "does"),
    wrong=lambda row: unless_known("moment", row.when, MOMENTS),
)
"""The cards players hold, numbered through: Common Items, Unique Items, Spells, Allies (ES-002)."""
