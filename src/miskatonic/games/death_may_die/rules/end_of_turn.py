"""The end of the turn, in its five steps (DMD-125 to DMD-130, DMD-140, DMD-141)."""

from miskatonic.games.death_may_die.abilities import enemy_voices, printed, voices
from miskatonic.games.death_may_die.basics import put_out
from miskatonic.games.death_may_die.rules import death, elder_one, order, sanity, turn, wounds
from miskatonic.games.death_may_die.rules.conditions import FIRE, holds
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.effects import speak
from miskatonic.games.death_may_die.rules.rolling import make
from miskatonic.games.death_may_die.rules.scene import Due, scene_of
from miskatonic.games.death_may_die.rules.wounds import Burning
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie, here
from miskatonic.kernel import tell


async def effects(game: DeathMayDie) -> str:
    """DMD-125: step 1, all effects but those of the Elder One, in an order the investigator chooses; DMD-OP-25: what
    comes into force during it waits for the next turn.
    """
    if turn.handy(game):
        await turn.window(game, "before_end")
    seat = game.active
    left = [Due(voice, scene_of(seat, voice)) for voice in voices(game, seat, "turn_end")]
    for figure in here(game, game.at[seat]):
        if figure != ELDER:
            for voice in enemy_voices(game, figure, "turn_end_here"):
                left.append(Due(voice, scene_of(seat, voice, this=figure), figure))
    while left and (left := order.still(game, seat, left)):
        one = left[0] if len(left) == 1 else await order.following(game, seat, left, "end_order", "DMD-125")
        left.remove(one)
        await speak(game, seat, one.voice, one.scene)
        await _breathe(game)
    return _next_step(game, 2)


async def _breathe(game: DeathMayDie) -> None:
    """DMD-020: something has happened at the end of the turn: cards may be used again, unless it killed."""
    if game.dead[game.active]:
        death.cut_short()
    if turn.handy(game):
        await turn.window(game, "before_end")


async def fire(game: DeathMayDie) -> str:
    """DMD-126: step 2, one standard die for each Fire on the board, in one roll against oneself; then it is out."""
    seat = game.active
    tell(game, "fire_roll", "DMD-126", {"who": seat, "count": game.burning[seat]})
    result = await make(game, Throw(seat, FIRE, game.burning[seat], goal=wounds.deadly(game, seat, FIRE)))
    source = Burning()
    result.wounds = await wounds.wound(game, seat, result.successes, "DMD-126", source, "sign-fire")
    if not game.dead[seat] and result.tentacles:
        await sanity.lose(game, [seat], result.tentacles, "DMD-069", source)
    if not game.dead[seat]:
        put_out(game, seat, game.burning[seat], "DMD-126")
        for voice in voices(game, seat, "fire_rolled"):
            scene = scene_of(seat, voice, result=result)
            if holds(game, voice.ability.when, scene):
                await speak(game, seat, voice, scene)
    await _breathe(game)
    return _next_step(game, 3)


async def advance(game: DeathMayDie) -> str:
    """DMD-127: step 3."""
    await elder_one.advance(game)
    await _breathe(game)
    return _next_step(game, 4)


async def summon(game: DeathMayDie) -> str:
    """DMD-128, DMD-135: step 4, never earlier (DMD-012)."""
    await elder_one.summon(game)
    await _breathe(game)
    return _next_step(game, 5)


async def stages(game: DeathMayDie) -> str:
    """DMD-129: step 5, all revealed Stages in their order; "you" is the active investigator."""
    seat = game.active
    for voice in printed(game, "elder_turn_end"):
        if not game.dead[seat] and holds(game, voice.ability.when, scene_of(seat, voice)):
            await speak(game, seat, voice)
    return pass_the_turn(game)


def _next_step(game: DeathMayDie, number: int) -> str:
    """DMD-125 to DMD-130: the next step, from that one on, in which something happens."""
    if number <= 2 and game.burning[game.active]:
        return "end.fire"
    if number <= 3 and elder_one.advances(game):
        return "end.advance"
    if number <= 4 and elder_one.is_due(game):
        return "end.summon"
    return "end.elder" if printed(game, "elder_turn_end") else pass_the_turn(game)


def pass_the_turn(game: DeathMayDie) -> str:
    """DMD-130, DMD-141: to the left; the dead have no turns."""
    seat = (game.active + 1) % game.seats
    while game.dead[seat]:
        seat = (seat + 1) % game.seats
    game.active = seat
    return "turn.begin"


async def cut_short(game: DeathMayDie) -> str:
    """DMD-140: after a death on one's own turn, only the discard pile is still checked."""
    game.rolling, game.running, game.fought, game.sequel = "", False, (), 0
    if game.reading:
        game.mythos_pile += game.reading
        game.reading = ()
    if game.finding:
        game.discovery_pile += game.finding
        game.finding = ()
    if elder_one.advances(game):
        await elder_one.advance(game)
    return pass_the_turn(game)
