"""What there is to read about a name."""

from typing import Any

from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Line


def facts(game: DeathMayDie, thing: Any) -> list[Line]:
    """Nothing yet."""
    return []
