"""What investigators, cards and Ancient Ones can have to say, by the occasion. This list is the whole of it.

A rule that comes to such an occasion asks whatever may apply (`abilities.py`), by its name and never by the name of a
card. Everything that is just a number or a yes is a column of the row itself.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from miskatonic.kernel import Option, UnknownId

Offers = Callable[[Any, int], list[Option]]
"""Given the game and the owner's seat: what can be picked. The verb of the option says who carries it out: `DOINGS`."""


class Says(NamedTuple):
    """What one of them has to say; most are silent on most occasions.

    Options that join a question: `as_any_turn_begins` (ES-027) is asked of all investigators, `as_own_turn_begins` of
    the active player's cards; `before_first_roll` (ES-142) of the active investigator; `after_own_roll` (ES-182) of the
    active investigator and cards, `after_any_roll` (ES-183) of all investigators, `owed_after_roll` of cards used
    earlier in the turn.
    Things that happen: `resolved` and `failed`, given the seat and the card, are announced to the active player's
    cards; to the Ancient One `beaten_with_dice`, given the monster's token, `world_failed`, given the Other World,
    `world_gone` when one leaves play, and `devoured`, given the points that ran out.
    """

    as_any_turn_begins: Offers | None = None
    as_own_turn_begins: Offers | None = None
    before_first_roll: Offers | None = None
    after_own_roll: Offers | None = None
    after_any_roll: Offers | None = None
    owed_after_roll: Offers | None = None
    resolved: Callable[[Any, int, int], None] | None = None
    failed: Callable[[Any, int, int], None] | None = None
    beaten_with_dice: Callable[[Any, int], None] | None = None
    world_failed: Callable[[Any, int], None] | None = None
    world_gone: Callable[[Any], None] | None = None
    devoured: Callable[[Any, str], None] | None = None


SILENT = Says()


OF_INVESTIGATOR, OF_CARD = "investigator", "card"


class Doing(NamedTuple):
    """How an option that somebody offered is carried out; the rule behind it, and whose it is."""

    do: Callable[[Any, Option], Awaitable[None]]
    rule: str
    whose: str


class Doings(dict[str, Doing]):
    """By the verb of the option."""

    def __missing__(self, verb: str) -> Doing:
        """An option that somebody offers and nobody carries out is a defect of the card that offers it."""
        raise UnknownId(f"Nothing carries out the option {verb!r}: its function needs @carries_out({verb!r}, …).")


DOINGS = Doings()
"""The cards fill it."""


def carries_out(
    verb: str, rule: str, whose: str = OF_INVESTIGATOR
) -> Callable[[Callable[[Any, Option], Awaitable[None]]], Callable[[Any, Option], Awaitable[None]]]:
    """The function below carries out options with this verb."""

    def known(do: Callable[[Any, Option], Awaitable[None]]) -> Callable[[Any, Option], Awaitable[None]]:
        assert verb not in DOINGS, f"two carry out {verb}"
        DOINGS[verb] = Doing(do, rule, whose)
        return do

    return known
