"""The Elder One: advance, summoning, Stages (DMD-127, DMD-132 to DMD-137, DMD-144 to DMD-149)."""

from miskatonic.games.death_may_die.abilities import printed
from miskatonic.games.death_may_die.basics import put
from miskatonic.games.death_may_die.names import stage_name
from miskatonic.games.death_may_die.rows.elder_one import FINAL, STAGE_I, STAGE_II, STAGE_III
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import FIRST_RED, SYMBOLS_NEEDED, TRACK_END
from miskatonic.games.death_may_die.rules import mythos, unknown
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.effects import carry_out, speak
from miskatonic.games.death_may_die.rules.scene import Scene, scene_of
from miskatonic.games.death_may_die.rules.spaces import space_of
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie, box, map_of, on_board
from miskatonic.kernel import below, lose, tell, win


def advances(game: DeathMayDie) -> bool:
    """DMD-127: with three symbols in the discard pile the Elder One advances, once (DMD-OP-14)."""
    return len(game.mythos_pile) >= SYMBOLS_NEEDED and mythos.symbols(game) >= SYMBOLS_NEEDED


async def advance(game: DeathMayDie) -> None:
    """DMD-132, DMD-133, DMD-164: one space; then the revealed Stages, the scenario, the Unknown; DMD-134: the pile goes
    back into the deck. DMD-014: the end of the track loses at once (DMD-OP-12).
    """
    game.track += 1
    tell(game, "advance", "DMD-132", {"count": game.track, "elder_one": game.elder_one})
    if game.track >= TRACK_END:
        lose("track_end", "DMD-158")
    you = game.active
    for voice in printed(game, "on_elder_advance"):
        if holds(game, voice.ability.when, scene_of(you, voice)):
            await speak(game, you, voice)
    source = SCENARIOS.names[game.scenario]
    await carry_out(game, box(game).scenario.on_advance, Scene(you, source, "DMD-132"))
    for slot in range(len(game.slots)):
        await unknown.advance(game, slot)
    mythos.reshuffle(game)


def is_due(game: DeathMayDie) -> bool:
    """DMD-135, DMD-137: on the first red space, or with the ritual disrupted, and not on the board yet."""
    return not on_board(game) and (game.track >= FIRST_RED or game.disrupted)


async def summon(game: DeathMayDie) -> None:
    """DMD-136: Stage I is put aside, Stage II revealed; the Progression token takes the figure's place (DMD-013)."""
    tell(game, "elder_summoned", "DMD-136", {"elder_one": game.elder_one, "stage": STAGE_I})
    await reveal(game, STAGE_II)


async def reveal(game: DeathMayDie, stage: int) -> None:
    """DMD-136, DMD-146, DMD-147: the figure is placed, then the rest of the reveal effect; earlier Stages stay."""
    game.hurt[ELDER] = 0
    row = box(game).elder_one.stages[stage]
    tell(game, "stage_revealed", "DMD-146", {"stage": stage})
    scene = Scene(game.active, stage_name(game, stage), "DMD-146")
    space = await _place_of(game, stage, scene)
    game.stage = stage  # both together: while it is asked where, it is where it was
    put(game, ELDER, space)
    game.profiles = None
    tell(game, "enemy_placed", "DMD-147", {"enemy": ELDER, "space": game.where[ELDER]})
    await carry_out(game, row.reveal, scene)
    for voice in printed(game, "on_reveal"):
        if holds(game, voice.ability.when, scene_of(game.active, voice)):
            await speak(game, game.active, voice)


async def _place_of(game: DeathMayDie, stage: int, scene: Scene) -> int:
    """DMD-176: in the variant the last two Stages draw a Random Location token, which leaves the pool."""
    if game.wanders and stage in (STAGE_III, FINAL):
        drawn = game.locations[below(game, len(game.locations))]
        game.locations = tuple([one for one in game.locations if one != drawn])
        space = (*map_of(game).gates, map_of(game).start)[drawn]
        tell(game, "location_drawn", "DMD-176", {"space": space, "location": drawn})
        return space
    return await space_of(game, scene, box(game).elder_one.stages[stage].place)


def beaten(game: DeathMayDie, seat: int) -> None:
    """DMD-147, DMD-149: a Stage has no health left; the Final one wins the game."""
    tell(game, "stage_beaten", "DMD-147", {"who": seat, "stage": game.stage})
    if game.stage == FINAL:
        win("elder_one_dead", "DMD-155")
