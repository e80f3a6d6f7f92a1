"""What Reign of Cthulhu is about, at this table."""

from miskatonic.games.reign_of_cthulhu.rows.investigators import ACTIONS, SEAL_CARDS
from miskatonic.games.reign_of_cthulhu.rows.places import TOWNS
from miskatonic.games.reign_of_cthulhu.rules import rituals
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, OPEN, Reign
from miskatonic.kernel.goal import Aim, Goal


def goal(game: Reign) -> Goal | None:
    """RC-160 to RC-165: four sealed gates before anything runs out."""
    if game.step.startswith("setup"):
        return None
    sealed = sum(seal != OPEN for seal in game.seals)
    return Goal(
        (Aim("win-gates", "RC-160", sealed, len(TOWNS)), Aim("win-clues", "RC-056", args={"cards": SEAL_CARDS})),
        (
            Aim("lose-cthulhu", "RC-161", game.revealed, len(game.old_ones)),
            Aim("lose-cultists", "RC-162", of=game.pool),
            Aim("lose-shoggoths", "RC-163", of=game.shoggoths.count(IN_POOL)),
            Aim("lose-deck", "RC-164", of=len(game.deck)),
            Aim("lose-insane", "RC-165", of=sum(sanity > 0 for sanity in game.sanity)),
        ),
        (
            Aim("turn-actions", "RC-031", args={"actions": ACTIONS[0]}),
            Aim("turn-draw", "RC-070"),
            Aim("turn-summon", "RC-100", args={"cards": rituals.summoning_rate(game)}),
        ),
    )
