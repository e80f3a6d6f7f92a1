"""Rituals and Old Ones in general (RC-120 to RC-126)."""

from miskatonic.games.reign_of_cthulhu.cards import old_ones
from miskatonic.games.reign_of_cthulhu.names import CTHULHU
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import lose, tell


async def awakening_ritual(game: Reign, rule: str) -> None:
    """RC-120: turn up the next Old One from left to right and resolve it at once; RC-123: rituals nest.
    RC-122: an ongoing one stays in force; RC-124: no relics until all of it is done.
    """
    card = game.old_ones[game.revealed]
    game.revealed += 1
    old_one = old_ones.OLD_ONES[card]
    tell(game, "old_one_awakes", rule, {"old_one": card, "number": game.revealed})
    if card == CTHULHU:
        lose("cthulhu", "RC-161")
    if old_one.ongoing:
        game.in_force += (card,)
    game.resolving += 1
    await old_one.effect(game)
    game.resolving -= 1


def summoning_rate(game: Reign) -> int:
    """RC-100: two at first, then the number under the most recently revealed Old One, cancelled or not (RC-126)."""
    return 3 if game.revealed > 3 else 2
