"""Figures come onto the board (RC-083, RC-103, RC-106, RC-115)."""

from miskatonic.games.reign_of_cthulhu.basics import put_shoggoth
from miskatonic.games.reign_of_cthulhu.rows.places import TOWN_OF
from miskatonic.games.reign_of_cthulhu.rules import rituals, sanity
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, MAX_CULTISTS, WARDED, Reign
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


async def place_shoggoth(game: Reign, place: int, rule: str) -> None:
    """RC-083, RC-115: warded town: nothing; none in the pool: lost; RC-084: whoever stands there rolls.
    RC-116: any number of them may share a location.
    """
    if game.seals[TOWN_OF[place]] == WARDED:
        tell(game, "warded", "RC-215", {"place": place})
        return
    if IN_POOL not in game.shoggoths:
        lose("shoggoths", "RC-163")
    figure = game.shoggoths.index(IN_POOL)
    put_shoggoth(game, figure, place)
    tell(game, "shoggoth_placed", rule, {"place": place, "shoggoth": figure})
    if place in game.places:
        await sanity.all_roll_at(game, place, "RC-084")
