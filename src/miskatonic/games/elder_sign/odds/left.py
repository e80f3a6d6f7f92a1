"""What is left to do in an adventure, and what of it has the same chances."""

import functools

from miskatonic.games.elder_sign.odds.roll import Secured, Tasks, alike, placed, serves
from miskatonic.games.elder_sign.rows.dice import DICE, FACES, WILD, WILD_INVESTIGATION

WAYS_KEPT = 20_000
"""How many kinds of what is left to do are remembered."""
GREEN_MOST = max(face for face in DICE["green"] if face <= WILD_INVESTIGATION)


class Left:
    """What is left to do: the tasks and the faces of the dice secured for them, and what comes to the same."""

    __slots__ = ("least", "least_green", "like", "like_green", "ordered", "secured", "serving", "tasks")

    def __init__(self, tasks: Tasks, ordered: bool, secured: Secured) -> None:
        self.tasks = tasks
        self.ordered = ordered
        self.secured = secured
        self.serving = frozenset([face for face in FACES if any(serves(task, face) for task in tasks)])
        """The faces that can serve one of the tasks."""
        high = WILD in secured or WILD_INVESTIGATION in secured
        self.least = _least(tasks, WILD_INVESTIGATION) - len(secured)
        self.least_green = self.least if high else _least(tasks, GREEN_MOST) - len(secured)
        """So many dice must be there at least, of any colour, and if all of them are green."""
        self.like = self.like_green = self
        """The one of all that have the same chances; if all dice are green and terror does nothing, there are more."""


def _least(tasks: Tasks, highest: int) -> int:
    """ES-045: the fewest dice that could pay for all tasks, if every one of them showed the best."""
    return sum([-(-one.investigation // highest) or 1 for task in tasks for one in task])


@functools.lru_cache(WAYS_KEPT)
def left_to_do(tasks: Tasks, ordered: bool, secured: Secured) -> Left:
    """What is left to do with these tasks and secured dice."""
    simple = placed(tasks, ordered and len(tasks) > 1, secured)
    if simple != (tasks, ordered, secured):
        return left_to_do(*simple)
    found = Left(*simple)
    if (like := alike(*simple, only_green=False)) != simple:
        found.like = left_to_do(*like)
    if (like := alike(*simple, only_green=True)) != simple:
        found.like_green = left_to_do(*like)
    return found
