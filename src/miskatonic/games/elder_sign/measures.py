"""How far a game of Elder Sign has come, towards winning and towards losing."""

from miskatonic.games.elder_sign.state import ElderSign, ancient_one, track_length
from miskatonic.kernel import Measure


def measures(game: ElderSign) -> list[Measure]:
    """ES-243, ES-200: Elder Signs win, doom wakes the Ancient One."""
    if game.ancient_one < 0:
        return []
    needed = ancient_one(game).signs
    return [
        Measure("signs", game.signs, needed, wins=True),
        Measure("doom", game.doom, track_length(game), wins=False),
    ]
