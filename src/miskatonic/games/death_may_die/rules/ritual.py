"""Disrupting the ritual (DMD-003, DMD-142, DMD-143)."""

from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rules.effects import carries_out_effect, carry_out
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.state import DeathMayDie, box
from miskatonic.kernel import tell


@carries_out_effect("progress")
async def progress(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """The scenario's counter; at its target the ritual is disrupted for the rest of the game."""
    ritual = box(game).scenario.ritual
    if game.disrupted:
        return
    game.counter = max(0, min(ritual.target, game.counter + value(game, scene, effect.amount)))
    args = {"counter": ritual.counter, "count": game.counter, "target": ritual.target}
    tell(game, "progress", "DMD-142", args)
    if game.counter == ritual.target:
        await carry_out(game, ritual.effect, scene)


@carries_out_effect("disrupt_ritual")
async def disrupt(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-143: on the board the Elder One is vulnerable at once; otherwise it is summoned when the turn ends."""
    if not game.disrupted:
        game.disrupted = True
        tell(game, "disrupted", "DMD-142", {"who": scene.you})
