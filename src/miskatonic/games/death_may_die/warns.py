"""Unavoidable side effects of an option."""

from miskatonic.games.death_may_die.facts import facts
from miskatonic.games.death_may_die.names import figure_name
from miskatonic.games.death_may_die.odds.position.options import assumed, average, kills, survives
from miskatonic.games.death_may_die.rules import enemies, fight, run
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import whole

LIKELY = 0.5
"""An attack less likely to kill than this is described by the wounds it deals."""


def warns(game: DeathMayDie, option: Option) -> list[Line]:
    """DMD-086, DMD-108, DMD-173: whom a Run brings along; what waits when the actions end; what a Relic does; what an
    attack deals that is not likely to kill; the stress that further rerolls would cost.
    """
    seat = game.active
    if option.verb == "attack" and kills(game, seat, option.value) < LIKELY:
        left = enemies.health(game, option.value) - game.hurt[option.value]
        return [Line("warn-wounds", "DMD-091", {"wounds": average(game, seat, option.value), "left": left})]
    if option.verb in ("reroll", "reroll_free"):
        stress = assumed(game, option)
        return [Line("warn-stress", "DMD-071", {"count": stress})] if stress else []
    if option.verb == "relic":
        return [line for line in facts(game, option.args["relic"]) if line.message == "fact-text"]
    if option.verb == "run" and option.value is not None:
        return run.preview(game, seat, option.value)
    return waiting(game, seat) if option.verb in ("end", "go_on") else []


def waiting(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-119, DMD-123: the enemies that are going to attack, and how likely one survives them all. Whoever comes after
    the Fight does not attack in this turn any more.
    """
    figures = [] if game.step.startswith("end.") else fight.attackers(game, seat)
    if not figures:
        return []
    names = tuple(figure_name(game, figure) for figure in figures)
    chance = whole(survives(game, seat, figures))
    return [Line("warn-fight", "DMD-119", {"enemies": names, "percent": chance})]
