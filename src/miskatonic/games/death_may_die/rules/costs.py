"""Prices: paid in full or not at all (DMD-031, DMD-112, DMD-204)."""

from miskatonic.games.death_may_die.basics import carried, stress_room, take_stress
from miskatonic.games.death_may_die.rows.effects import Effect, Effects
from miskatonic.games.death_may_die.rules import sanity, wounds
from miskatonic.games.death_may_die.rules.effects import carry_out
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.state import DeathMayDie, box


def _payer(effect: Effect, scene: Scene) -> int:
    return scene.it if effect.who == "it" else scene.you


def payable(game: DeathMayDie, cost: Effects, scene: Scene) -> bool:
    """DMD-112: whether all of it can be paid."""
    able = True
    for effect in cost:
        able = able and _payable(game, effect, scene)
    return able


def _payable(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    seat = _payer(effect, scene)
    if game.dead[seat]:
        return False
    match effect.op:
        case "gain_stress":
            return stress_room(game, seat) >= value(game, scene, effect.amount)
        case "deal_wounds":
            return wounds.health_to_give(game, seat) >= value(game, scene, effect.amount)
        case "lose_token":
            kind = box(game).numbers.get(effect.what)
            return kind is not None and carried(game, kind, seat) >= value(game, scene, effect.amount)
        case _:
            return True


async def pay(game: DeathMayDie, cost: Effects, scene: Scene) -> None:
    """DMD-OP-24: nothing makes a price smaller; what a threshold swallows counts as paid."""
    for effect in cost:
        seat = _payer(effect, scene)
        amount = value(game, scene, effect.amount)
        match effect.op:
            case "gain_stress":
                take_stress(game, seat, amount, scene.rule, scene.source)
            case "deal_wounds":
                await wounds.carry(game, seat, amount, scene.rule, scene.source)
            case "lose_sanity":
                await sanity.give_up(game, seat, amount, scene.rule, scene.source)
            case _:
                await carry_out(game, (effect,), scene)
