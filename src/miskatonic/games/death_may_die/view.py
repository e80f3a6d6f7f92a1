"""What everybody sees."""

from typing import Any

from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Measure


def view(game: DeathMayDie, eyes: frozenset[int]) -> dict[str, Any]:
    return {}


def measures(game: DeathMayDie) -> list[Measure]:
    return []
