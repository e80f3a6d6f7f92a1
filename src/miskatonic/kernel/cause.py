"""Why the game ended, in plain words: which measures were full, and what happened last."""

from typing import TYPE_CHECKING

from miskatonic.kernel.event import TAKING_BACK

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

LAST = 3
"""How many of the last things that happened are reported."""
STEPS = frozenset(("forced", "outcome", *TAKING_BACK))
"""Events of every game that explain nothing."""


def causes(table: "Table", language: str) -> list[str]:
    """The measures that have reached their goal, then the last public events since somebody made the last decision of
    the game.
    """
    from miskatonic import text

    game, outcome = table.game, table.outcome
    if outcome is None:
        return []

    def said(message: str, **args: object) -> str:
        return text.say(game.package, language, message, args)

    full = [one for one in game.measures(table.state) if one.wins is outcome.won and 0 < one.goal <= one.value]
    lines = [said("cause-measure", what=said(f"measure-{one.id}"), value=one.value, goal=one.goal) for one in full]
    events, dull = table.events, STEPS | game.dull_kinds
    over = next((event.number for event in reversed(events) if event.kind in game.epilogue), len(events))
    since = next((one.events for one in reversed(table.told) if one.events < over), 0)
    telling = [event for event in events[since:over] if event.only is None and event.kind not in dull]
    return list(dict.fromkeys([*lines, *[table.say(event, language) for event in telling[-LAST:]]]))
