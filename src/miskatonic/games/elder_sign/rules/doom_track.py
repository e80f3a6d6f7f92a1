"""The doom track (ES-092, ES-198 to ES-201) and Elder Signs (ES-087)."""

from miskatonic.games.elder_sign.rows.effects import Effect
from miskatonic.games.elder_sign.rules import effects, monsters
from miskatonic.games.elder_sign.state import ElderSign, ancient_one
from miskatonic.kernel import tell, win


async def add(game: ElderSign, count: int, rule: str) -> None:
    """ES-198: each on the first empty space; ES-199: on a monster space a monster appears; ES-200: with the last one
    the Ancient One awakens, and the X of its combat task is fixed (ES-024). ES-240: in the battle the track is never
    more than full.
    """
    track = ancient_one(game).track
    assert game.settling, "what doom brings about comes after what belongs together"
    for _ in range(count):
        if game.doom >= len(track):
            return
        game.doom += 1
        if game.sink:
            tell(game, "doom_added", rule, {"count": game.doom, "of": len(track)})
        if game.awake:
            continue
        if game.doom == len(track):
            game.awakening = True
            game.combat_x = monsters.combat_x(game)
        elif track[game.doom - 1] == "M":
            await monsters.appear(game, "ES-199")


def remove(game: ElderSign, count: int, rule: str) -> None:
    """ES-092: the last tokens are taken off; ES-238, ES-244: without any left an awake Ancient One is beaten."""
    removed = min(count, game.doom)
    if removed and not game.awakening:
        game.doom -= removed
        tell(game, "doom_removed", rule, {"count": removed, "left": game.doom})
    if game.awake and not game.doom:
        win("battle", "ES-238")


def gain_signs(game: ElderSign, count: int, rule: str) -> None:
    """ES-021, ES-087, ES-201, ES-243: the investigators win when there are enough; the battle brings none."""
    game.signs += count
    needed = ancient_one(game).signs
    tell(game, "sign_gained", rule, {"count": game.signs, "of": needed})
    if game.signs >= needed:
        win("sealed", "ES-243")


# --- Effects --------------------------------------------------------------------------------------------------------


@effects.carries_out_effect("doom")
async def _doom(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    count = effect.amount * (len(game.worlds) if effect.what else 1)
    if count < 0:
        remove(game, -count, rule)
    else:
        await add(game, count, rule)
