"""Where the numbers come from."""

from typing import Any

from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Line


def explain(game: DeathMayDie, thing: Any) -> list[Line]:
    return []
