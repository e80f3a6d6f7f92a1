"""Rest (DMD-095, DMD-150): it heals, and cards of those in the space may add to it."""

from miskatonic.games.death_may_die.abilities import Voice, voices
from miskatonic.games.death_may_die.rows.effects import Effects
from miskatonic.games.death_may_die.rules import healing, order
from miskatonic.games.death_may_die.rules.effects import speak
from miskatonic.games.death_may_die.rules.scene import Due, Scene, added, lines_of, others_here, scene_of
from miskatonic.games.death_may_die.state import DeathMayDie, is_safe
from miskatonic.kernel import Barred, Line, Offer, Option, tell

REST = 3
"""DMD-095: points that a Rest heals."""
REST_LINE = Line("why-rest", "DMD-095", {"count": REST}, REST)
RESTING = Option("rest")
NOT_SAFE = Barred("rest", "not_safe", "DMD-095", "DMD-050")
UNHURT = Barred("rest", "unhurt", "DMD-095")


def rest_lines(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-095: three points, and what cards add."""
    return [REST_LINE, *lines_of(game, seat, "mod_rest", "why-rest_source")]


def rest_offer(game: DeathMayDie, seat: int) -> Offer:
    """DMD-082, DMD-095: only in a Safe space; nobody is offered to heal nothing."""
    if not is_safe(game, game.at[seat]):
        return NOT_SAFE
    return RESTING if healing.is_hurt(game, seat) or _speakers(game, seat) else UNHURT


def _speakers(game: DeathMayDie, seat: int) -> list[Voice]:
    """Cards that heal others when their holder Rests, and those of others who heal when somebody beside them does."""
    said = [(seat, voice) for voice in voices(game, seat, "on_rest")]
    said += [(other, voice) for other in others_here(game, seat) for voice in voices(game, other, "other_rests")]
    return [voice for who, voice in said if _heals(game, voice.ability.effect, scene_of(who, voice))]


def _heals(game: DeathMayDie, effects: Effects, scene: Scene) -> bool:
    parts = [part for effect in effects for part in (effect.ways[0].do if effect.op == "may" else (effect,))]
    return any(part.op.startswith("heal") and healing.patients(game, scene, part) for part in parts)


async def rest(game: DeathMayDie, seat: int) -> None:
    """DMD-095: heal, then what a Rest sets off (DMD-150)."""
    tell(game, "rests", "DMD-095", {"who": seat})
    await healing.heal(game, seat, max(0, REST + added(game, seat, "mod_rest")), "DMD-095")
    await order.carry_out(game, seat, [Due(voice, scene_of(seat, voice)) for voice in voices(game, seat, "on_rest")])
    for other in others_here(game, seat):
        for voice in voices(game, other, "other_rests"):
            await speak(game, other, voice)
