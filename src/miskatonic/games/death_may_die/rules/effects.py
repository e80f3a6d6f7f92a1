"""Carrying out what cards say, step by step (DMD-099 to DMD-101).

How each word of `rows/effects.py` is carried out is in the chapter it belongs to, which registers it here
(`@carries_out_effect`); only `when` and `repeat` belong to none. A roll can wound, a wound kill, and a death set off
another effect: whatever nests like that does so through `carry_out`, so no two chapters need to know each other.

Steps that can't be done are skipped, what can be done in part is done in part; only prices are all or nothing.
"""

from collections.abc import Awaitable, Callable

from miskatonic.games.death_may_die.abilities import Voice, is_used, use
from miskatonic.games.death_may_die.rows.effects import Effect, Effects
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.scene import Scene, scene_of, value
from miskatonic.games.death_may_die.state import DeathMayDie

Step = Callable[[DeathMayDie, Effect, Scene], Awaitable[None]]
Mattering = Callable[[DeathMayDie, Effect, Scene], bool]

STEPS: dict[str, Step] = {}
"""How a step is carried out, by its word. Standing modifiers aren't steps; a few `mod_` are, for this roll or turn."""
MATTERING: dict[str, Mattering] = {}
"""Whether a step could do something, by its word; of those that are not here it is taken for granted."""


def carries_out_effect(*words: str, matters: Mattering | None = None) -> Callable[[Step], Step]:
    """DMD-099, DMD-100: the function below carries out steps with these words, which matter where it is said so."""

    def known(step: Step) -> Step:
        for word in words:
            assert word not in STEPS, f"two functions carry out {word}"
            STEPS[word] = step
            if matters is not None:
                MATTERING[word] = matters
        return step

    return known


async def carry_out(game: DeathMayDie, effects: Effects, scene: Scene) -> None:
    """DMD-099, DMD-100: one step after the other."""
    for effect in effects:
        await STEPS[effect.op](game, effect, scene)


def matters(game: DeathMayDie, effects: Effects, scene: Scene) -> bool:
    """DMD-100: whether one of these steps could do something; what is only a drawback of others does not count. Nobody
    is asked about what can't matter, and what may be done once a turn is not used up by it.
    """
    for effect in effects:
        could = MATTERING.get(effect.op)
        if could is None or could(game, effect, scene):
            return True
    return False


def never(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    """DMD-100: of steps that are a drawback, or help only another step."""
    return False


async def speak(game: DeathMayDie, seat: int, voice: Voice, scene: Scene | None = None) -> None:
    """DMD-020: an ability whose occasion has come: it happens, or it is asked whether it may."""
    ability = voice.ability
    scene = scene or scene_of(seat, voice)
    if is_used(game, seat, voice) or (ability.limit and not matters(game, ability.effect, scene)):
        return
    scene.voice = voice
    if ability.effect[0].op != "may":
        use(game, seat, voice)
    await carry_out(game, ability.effect, scene)


@carries_out_effect("when")
def _when(game: DeathMayDie, effect: Effect, scene: Scene) -> Awaitable[None]:
    then, otherwise = effect.parts
    return carry_out(game, then if holds(game, effect.cond, scene) else otherwise, scene)


@carries_out_effect("repeat")
async def _repeat(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    for _ in range(value(game, scene, effect.amount)):
        await carry_out(game, effect.parts[0], scene)
