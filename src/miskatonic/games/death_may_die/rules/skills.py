"""Raising a skill (DMD-035, DMD-039)."""

import functools

from miskatonic.games.death_may_die.abilities import levels
from miskatonic.games.death_may_die.basics import raise_level
from miskatonic.games.death_may_die.rows.cards import INVESTIGATORS, SKILLS
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rows.tracks import TOP_LEVEL
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Option, ask, tell


@functools.cache
def _option(skill: str, place: int, level: int) -> Option:
    return Option(f"skill:{skill}", place, skill=SKILLS.names[SKILLS.number(skill)], level=level)


def raisable(game: DeathMayDie, seat: int) -> list[Option]:
    """DMD-039: the seat's skills whose marker is below level four, with what Companions add (DMD-116)."""
    shown = levels(game, seat)
    skills = INVESTIGATORS.rows[game.who[seat]].skills
    return [_option(skill, place, shown[skill] + 1) for place, skill in enumerate(skills) if shown[skill] < TOP_LEVEL]


async def rise(game: DeathMayDie, seat: int, rule: str) -> None:
    """DMD-039: one of them, by the owner's choice; what Companions add stays on top (DMD-116)."""
    if not raisable(game, seat):
        return
    picked = await ask(game, seat, "skill", rule, lambda _: raisable(game, seat), {"who": seat})
    place: int = picked.value
    raise_level(game, seat, place)
    skill = INVESTIGATORS.rows[game.who[seat]].skills[place]
    tell(game, "level_up", rule, {"who": seat, "skill": skill, "level": levels(game, seat)[skill]})


@carries_out_effect("level_up")
async def _level_up(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for seat in await seats_of(game, scene, effect.who):
        await rise(game, seat, scene.rule)
