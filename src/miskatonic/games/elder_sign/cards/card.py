"""What an item, a spell or an ally is: a row with the moment it can be used, and its power beside it."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from miskatonic.games.elder_sign.state import ElderSign

TURN, READY, ROLLED, FAILED, LOSS, SHOP, START, ALWAYS = (
    "turn", "ready", "rolled", "failed", "loss", "shop", "start", "always",
)  # fmt: skip
"""When a card can be used: whenever its owner is asked something on the own turn; before a roll; after a roll; when the
roll fails; when something is lost; when a souvenir is bought; as the turn begins. ALWAYS: it works by itself."""


class Power(NamedTuple):
    """What a card can do: whether that would change anything now, and the doing.

    `adds` are the dice it brings into the pool (ES-153), `slots` how many a spell secures (ES-164), `prevents` what it
    protects against and how many points, `beats` whether it beats monsters.
    """

    works: Callable[[ElderSign, int], bool]
    use: Callable[[ElderSign, int], Awaitable[None]]
    adds: tuple[int, ...] = ()
    slots: int = 0
    prevents: tuple[str, ...] = ()
    points: int = 0
    beats: bool = False


class Card(NamedTuple):
    """A printed item, spell or ally."""

    id: str
    when: str
    power: Power
    rule: str = "ES-149"
    copies: int = 1
