"""How far a game of Reign of Cthulhu has come, towards winning and towards losing."""

from miskatonic.games.reign_of_cthulhu.rows.places import TOWNS
from miskatonic.games.reign_of_cthulhu.state import OPEN, Reign
from miskatonic.kernel import Measure


def measures(game: Reign) -> list[Measure]:
    """RC-160, RC-161: four sealed gates win, warded ones among them; the last of the Old Ones to awaken is Cthulhu."""
    sealed = sum(seal != OPEN for seal in game.seals)
    return [
        Measure("seals", sealed, len(TOWNS), wins=True),
        Measure("awakened", game.revealed, len(game.old_ones), wins=False),
    ]
