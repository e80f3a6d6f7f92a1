"""Wounds on enemies and what their deaths set off (DMD-092, DMD-093, DMD-147): wounds that come together are dealt
together, winning goes before everything else (DMD-159), and the active player orders what follows (DMD-150).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import enemy_voices, voices
from miskatonic.games.death_may_die.basics import UNNAMED, take_off
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rules import elder_one, enemies, order
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Due, Scene, scene_of, value
from miskatonic.games.death_may_die.rules.targets import any_meant, figures_of
from miskatonic.games.death_may_die.state import ELDER, OFF_BOARD, DeathMayDie
from miskatonic.kernel import tell


class Fallen(NamedTuple):
    """An enemy that has just been killed, or the Elder One, whose Stage has been beaten."""

    figure: int
    health: int
    space: int


async def harm(game: DeathMayDie, seat: int, blows: Iterable[tuple[int, int]], rule: str, source: str) -> None:
    """DMD-092: wounds that don't come from an attack: that many on each of these enemies, and the consequences."""
    await _follow(game, seat, fell(game, seat, struck(game, seat, blows, rule, source), rule))


async def kill(game: DeathMayDie, seat: int, figures: Sequence[int], rule: str, source: str) -> None:
    """DMD-092: these enemies are killed outright."""
    await _follow(game, seat, fell(game, seat, figures, rule, source))


async def _follow(game: DeathMayDie, seat: int, fallen: Sequence[Fallen]) -> None:
    if fallen:
        await order.carry_out(game, seat, due(game, seat, fallen))
        await rise_again(game, fallen)


def struck(
    game: DeathMayDie, seat: int, blows: Iterable[tuple[int, int]], rule: str, source: str = UNNAMED
) -> list[int]:
    """DMD-004, DMD-092, DMD-093: wounds on enemies, all at once; says who has no health left."""
    done = []
    for figure, amount in blows:
        if amount <= 0 or game.where[figure] == OFF_BOARD:
            continue
        if not enemies.vulnerable(game, figure):
            tell(game, "immune", "DMD-004", {"enemy": figure})
            continue
        most = enemies.health(game, figure)
        taken = min(amount, most - game.hurt[figure])
        if not taken:  # a Stage that is beaten already, and waits for what that sets off
            continue
        game.hurt[figure] += taken
        if game.sink:
            left = most - game.hurt[figure]
            args = {"enemy": figure, "count": taken, "left": left, "lost": amount - taken, "who": seat}
            tell(game, "enemy_wounded", rule, {**args, "source": source})
        if game.hurt[figure] >= most:
            done.append(figure)
    return done


def fell(game: DeathMayDie, seat: int, figures: Sequence[int], rule: str, source: str = UNNAMED) -> list[Fallen]:
    """DMD-092, DMD-147: figures go back to the reserve, a Stage is beaten; DMD-159: the Final one wins the game before
    anything else happens.
    """
    fallen = []
    for figure in figures:
        if seat == game.active:
            game.killed_turn = True
        fallen.append(Fallen(figure, enemies.health(game, figure), game.where[figure]))
        if figure != ELDER:
            space = game.where[figure]
            tell(game, "killed_enemy", rule, {"who": seat, "enemy": figure, "space": space, "source": source})
            take_off(game, figure)
    if ELDER in figures:
        elder_one.beaten(game, seat)
    return fallen


def due(game: DeathMayDie, seat: int, fallen: Iterable[Fallen]) -> list[Due]:
    """DMD-092, DMD-147: what a death, or the defeat of a Stage, sets off: on their cards and among the killer's."""
    found = []
    for figure, health, space in fallen:
        for voice in enemy_voices(game, figure, "enemy_killed") if figure != ELDER else ():
            scene = scene_of(seat, voice, this=figure)
            if holds(game, voice.ability.when, scene):
                scene.space = space
                found.append(Due(voice, scene, settled=True))
        for voice in voices(game, seat, "on_kill"):
            scene = scene_of(seat, voice)
            scene.health = health
            found.append(Due(voice, scene))
    return found


async def rise_again(game: DeathMayDie, fallen: Iterable[Fallen]) -> None:
    """DMD-147: after all that, the next Stage of the Elder One is revealed."""
    for figure, *_ in fallen:
        if figure == ELDER:
            await elder_one.reveal(game, game.stage + 1)


# --- What cards do ---------------------------------------------------------------------------------------------------


@carries_out_effect("wound_enemies", matters=any_meant)
async def _wound_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    amount = value(game, scene, effect.amount)
    blows = [(figure, amount) for figure in await figures_of(game, scene, effect.enemies)]
    await harm(game, scene.you, blows, scene.rule, scene.source)


@carries_out_effect("heal_enemies")
async def _heal_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        healed = min(value(game, scene, effect.amount), game.hurt[figure])
        game.hurt[figure] -= healed
        if healed:
            tell(game, "enemy_healed", scene.rule, {"enemy": figure, "count": healed, "source": scene.source})


@carries_out_effect("kill_enemies", matters=any_meant)
async def _kill_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    figures = [figure for figure in await figures_of(game, scene, effect.enemies) if figure]
    await kill(game, scene.you, figures, scene.rule, scene.source)


@carries_out_effect("remove_enemies")
async def _remove_enemies(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    assert effect.enemies is not None
    for figure in await figures_of(game, scene, effect.enemies):
        if figure:
            tell(game, "enemy_removed", scene.rule, {"enemy": figure, "space": game.where[figure]})
            take_off(game, figure)
