"""Cultists come onto the board (RC-103, RC-106)."""

from miskatonic.games.reign_of_cthulhu.rows.places import TOWN_OF
from miskatonic.games.reign_of_cthulhu.rules import rituals
from miskatonic.games.reign_of_cthulhu.state import MAX_CULTISTS, WARDED, Reign
from miskatonic.kernel import lose, tell


async def place_cultist(game: Reign, place: int, rule: str) -> None:
    """RC-106: warded town: nothing; three already there: a ritual; pool empty: lost; else one from the pool."""
    if game.seals[TOWN_OF[place]] == WARDED:
        tell(game, "warded", "RC-215", {"place": place})
    elif game.cultists[place] >= MAX_CULTISTS:
        tell(game, "fourth_cultist", "RC-103", {"place": place})
        await rituals.awakening_ritual(game, "RC-103")
    elif not game.pool:
        lose("cultists", "RC-162")
    else:
        game.pool -= 1
        game.cultists[place] = count = game.cultists[place] + 1
        if game.sink:
            tell(game, "cultist_placed", rule, {"place": place, "count": count, "cultists": (count,)})
