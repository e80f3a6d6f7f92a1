"""Death of an investigator (DMD-138 to DMD-141, DMD-156, DMD-157)."""

from dataclasses import replace
from typing import NoReturn

from miskatonic.games.death_may_die.abilities import voices
from miskatonic.games.death_may_die.basics import drop_card, lose_tokens, set_relics
from miskatonic.games.death_may_die.rules.effects import carry_out
from miskatonic.games.death_may_die.rules.scene import scene_of, value
from miskatonic.games.death_may_die.state import DeathMayDie, box, living, on_board
from miskatonic.kernel import StepEnds, lose, tell

CUT_SHORT = "end.cut_short"
"""DMD-140: the step to which the death of the active investigator leads."""


async def die(game: DeathMayDie, seat: int, how: str, rule: str) -> None:
    """DMD-138, DMD-139: the game is lost while the Elder One is on the track; afterwards the others play on."""
    tell(game, how, rule, {"who": seat})
    if not on_board(game):
        lose("investigator_lost", "DMD-156")
    if living(game) == [seat]:
        lose("all_lost", "DMD-157")
    spoken = []
    for voice in voices(game, seat, "on_eliminated"):
        scene = scene_of(seat, voice)
        effects = tuple(replace(one, amount=value(game, scene, one.amount)) for one in voice.ability.effect)
        spoken.append((scene, effects))
    game.dead = (*game.dead[:seat], True, *game.dead[seat + 1 :])
    for held in game.held[seat]:
        drop_card(game, seat, held)
    for kind in range(len(box(game).tokens)):
        lose_tokens(game, kind, seat, 99, "DMD-139")
    set_relics(game, seat, ())
    game.burning[seat] = 0
    for scene, effects in spoken:
        await carry_out(game, effects, scene)


def cut_short() -> NoReturn:
    """DMD-140: an investigator who dies on their own turn takes no further part in it."""
    raise StepEnds(CUT_SHORT)
