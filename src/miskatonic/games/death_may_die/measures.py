"""How far the game has come: what wins, what loses, and who is alive."""

from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MADNESS, TRACK_END
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie
from miskatonic.kernel import Measure


def measures(game: DeathMayDie) -> list[Measure]:
    """DMD-155 to DMD-158: the track loses; the ritual and the Elder One's health win; and who is alive."""
    found = [Measure("track", game.track, TRACK_END, wins=False)]
    if game.scenario >= 0 and game.elder_one >= 0:
        stages = ELDER_ONES[game.elder_one].stages
        dealt = sum(stage.health for stage in stages[: game.stage]) + (game.hurt[ELDER] if game.hurt else 0)
        found.append(Measure("ritual", game.counter, SCENARIOS[game.scenario].ritual.target, wins=True))
        found.append(Measure("elder_one", dealt, sum(stage.health for stage in stages), wins=True))
        found.append(
            Measure("fallen", sum(_has_fallen(game, seat) for seat in range(game.seats)), game.seats, wins=False)
        )
    return found


def _has_fallen(game: DeathMayDie, seat: int) -> bool:
    """DMD-033, DMD-037: including the one whose death ended the game, who is still on the board."""
    return game.dead[seat] or game.wounds[seat] >= DEADLY_WOUNDS or game.sanity[seat] >= MADNESS
