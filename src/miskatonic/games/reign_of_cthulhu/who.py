"""Who sits where, and in which order they are asked."""

from miskatonic.games.reign_of_cthulhu.cards.investigators import INVESTIGATOR_NAMES
from miskatonic.games.reign_of_cthulhu.state import Reign


def who(game: Reign, seat: int) -> str:
    """The name by which a seat is told of: its investigator, or its number until it has one."""
    role = game.roles[seat]
    return INVESTIGATOR_NAMES[role] if role >= 0 else f"seat-{seat}"


def turn_order(game: Reign) -> list[int]:
    """RC-114, RC-125: the seats in turn order, starting with the active player."""
    return [(game.active + i) % game.seats for i in range(game.seats)]
