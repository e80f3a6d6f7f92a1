"""What must always hold for a position."""

from miskatonic.games.death_may_die.state import DeathMayDie


def problems(game: DeathMayDie) -> list[str]:
    return []
