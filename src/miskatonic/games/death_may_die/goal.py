"""What Death May Die is about, at this table."""

from miskatonic.games.death_may_die.measures import measures
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.rows.scenario import COUNTERS, SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import SYMBOLS_NEEDED
from miskatonic.games.death_may_die.state import DeathMayDie, on_board
from miskatonic.kernel.goal import Aim, Goal

TURN = (
    Aim("turn-actions", "DMD-081"),
    Aim("turn-mythos", "DMD-022", args={"symbols": SYMBOLS_NEEDED}),
    Aim("turn-fight", "DMD-080"),
)


def goal(game: DeathMayDie) -> Goal | None:
    """DMD-003, DMD-155 to DMD-158: disrupt the ritual, then beat every Stage of the Elder One, before it comes into its
    power; until it is there, nobody may fall.
    """
    if game.scenario < 0 or game.elder_one < 0:
        return None
    who = {"who": ELDER_ONES.names[game.elder_one]}
    ritual = SCENARIOS[game.scenario].ritual
    counted = {"counter": COUNTERS.names[COUNTERS.number(ritual.counter)]}
    found = {one.id: one for one in measures(game)}
    alive = found["fallen"].goal - found["fallen"].value
    return Goal(
        (
            Aim("win-ritual", "DMD-142", found["ritual"].value, found["ritual"].goal, counted),
            Aim("win-elder_one", "DMD-155", found["elder_one"].value, found["elder_one"].goal, who),
        ),
        (
            Aim("lose-all", "DMD-157", of=alive) if on_board(game) else Aim("lose-one", "DMD-156", args=who),
            Aim("lose-track", "DMD-158", found["track"].value, found["track"].goal, who),
        ),
        TURN,
        who,
    )
