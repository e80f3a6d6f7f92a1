"""Who sits where, in which order they are asked, and how the numbers in events are named."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.reign_of_cthulhu.cards.investigators import INVESTIGATOR_NAMES
from miskatonic.games.reign_of_cthulhu.names import (
    CARD_NAMES,
    OLD_ONE_NAMES,
    PLACE_NAMES,
    RELIC_NAMES,
    TOWN_NAMES,
)
from miskatonic.games.reign_of_cthulhu.state import Reign


def who(game: Reign, seat: int) -> str:
    """The name by which a seat is told of: its investigator, or its number until it has one."""
    role = game.roles[seat]
    return INVESTIGATOR_NAMES[role] if role >= 0 else f"seat-{seat}"


def turn_order(game: Reign) -> list[int]:
    """RC-114, RC-125: the seats in turn order, starting with the active player."""
    return [(game.active + i) % game.seats for i in range(game.seats)]


_NAMERS: dict[str, Callable[[Reign, Any], Any]] = {
    "who": who,
    "whom": who,
    "other": who,
    "seat": lambda game, seat: f"seat-{seat}",
    "investigator": lambda game, role: INVESTIGATOR_NAMES[role],
    "place": lambda game, place: PLACE_NAMES[place],
    "places": lambda game, places: tuple(PLACE_NAMES[place] for place in places),
    "town": lambda game, town: TOWN_NAMES[town],
    "card": lambda game, card: CARD_NAMES[card],
    "mine": lambda game, card: CARD_NAMES[card],
    "theirs": lambda game, card: CARD_NAMES[card],
    "cards": lambda game, cards: tuple(CARD_NAMES[card] for card in cards),
    "relic": lambda game, relic: RELIC_NAMES[relic],
    "old_one": lambda game, card: OLD_ONE_NAMES[card],
    "face": lambda game, face: f"face-{face}",
}


def named(game: Reign, args: dict[str, Any]) -> dict[str, Any]:
    """An event's arguments with names for seats, places and cards; what is a name already, and counts, stay."""
    return {
        key: value if (isinstance(value, str) and key != "face") or key not in _NAMERS else _NAMERS[key](game, value)
        for key, value in args.items()
    }
