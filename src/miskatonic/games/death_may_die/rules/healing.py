"""Healing (DMD-043, DMD-095): stress and wounds in any mix, never sanity, never Companions."""

import functools
from collections.abc import Sequence

from miskatonic.games.death_may_die import basics
from miskatonic.games.death_may_die.abilities import modifiers
from miskatonic.games.death_may_die.basics import carried, lose_tokens
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene, value
from miskatonic.games.death_may_die.rules.targets import candidates, one_seat
from miskatonic.games.death_may_die.state import DeathMayDie, box
from miskatonic.kernel import Option, ask


def tokens_to_heal(game: DeathMayDie, seat: int) -> int | None:
    """DMD-095: the kind of token that may be discarded in place of each healed point, if there is one."""
    for _, effect in modifiers(game, seat, "mod_heal_token"):
        return box(game).numbers[effect.what]
    return None


@functools.lru_cache(4096)
def _splits(stress: int, wounds: int, tokens: int, amount: int) -> tuple[tuple[int, int, int], ...]:
    """All ways to use as many points as can be used."""
    used = min(amount, stress + wounds + tokens)
    return tuple(
        (less, better, used - less - better)
        for less in range(min(stress, used), -1, -1)
        for better in range(min(wounds, used - less), -1, -1)
        if used - less - better <= tokens
    )


@functools.lru_cache(4096)
def _option(split: tuple[int, int, int]) -> Option:
    stress, wounds, tokens = split
    text = f"heal:{stress}:{wounds}:{tokens}" if tokens else f"heal:{stress}:{wounds}"
    return Option(text, split, stress=stress, wounds=wounds, tokens=tokens)


async def heal(
    game: DeathMayDie,
    seat: int,
    amount: int,
    rule: str,
    source: str = basics.UNNAMED,
    *,
    stress: bool = True,
    wounds: bool = True,
) -> None:
    """DMD-095: that many points in all off the two tracks, as the player likes; asked only if it can differ."""
    if game.dead[seat] or amount <= 0:
        return
    kind = tokens_to_heal(game, seat)
    held = 0 if kind is None else carried(game, kind, seat)
    splits = _splits(game.stress[seat] if stress else 0, game.wounds[seat] if wounds else 0, held, amount)
    split = splits[0]
    if len(splits) > 1:
        picked = await ask(
            game, seat, "heal", rule, lambda _: [_option(split) for split in splits], {"who": seat, "count": amount}
        )
        split = picked.value
    basics.heal(game, seat, split[0], split[1], rule, source)
    if split[2] and kind is not None:
        lose_tokens(game, kind, seat, split[2], rule)


async def share(game: DeathMayDie, seats: Sequence[int], amount: int, scene: Scene) -> None:
    """DMD-095: one pool for all of them; who gets each point is decided one by one."""
    for _ in range(amount):
        needy = [seat for seat in seats if is_hurt(game, seat)]
        if not needy:
            return
        await heal(game, await one_seat(game, scene, needy, "share"), 1, scene.rule, scene.source)


def is_hurt(game: DeathMayDie, seat: int) -> bool:
    """DMD-095: whether there is anything to heal."""
    if game.stress[seat] or game.wounds[seat]:
        return True
    kind = tokens_to_heal(game, seat)
    return kind is not None and carried(game, kind, seat) > 0


def patients(game: DeathMayDie, scene: Scene, effect: Effect) -> list[int]:
    """DMD-095: whom a step that heals could heal."""
    kind = tokens_to_heal(game, scene.you)

    def needs(seat: int) -> bool:
        if kind is not None and carried(game, kind, seat):
            return True
        match effect.op:
            case "heal_stress":
                return game.stress[seat] > 0
            case "heal_wounds":
                return game.wounds[seat] > 0
            case _:
                return is_hurt(game, seat)

    return [seat for seat in candidates(game, scene, effect.who) if needs(seat)]


async def treated(game: DeathMayDie, scene: Scene, effect: Effect) -> list[int]:
    """DMD-101: whom it heals; of several that could be chosen, one of those it would help."""
    seats = patients(game, scene, effect)
    return [await one_seat(game, scene, seats)] if seats and effect.who.startswith("chosen_") else seats


def _helps(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    return value(game, scene, effect.amount) > 0 and bool(patients(game, scene, effect))


@carries_out_effect("heal", "heal_stress", "heal_wounds", matters=_helps)
async def _heal_points(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-095: points in any mix, or of one track only; for each of them, or one pool for all."""
    amount = value(game, scene, effect.amount)
    if amount <= 0:
        return
    seats = await treated(game, scene, effect)
    if effect.flag:
        await share(game, seats, amount, scene)
        return
    stress, wounds = effect.op != "heal_wounds", effect.op != "heal_stress"
    for seat in seats:
        await heal(game, seat, amount, scene.rule, scene.source, stress=stress, wounds=wounds)
