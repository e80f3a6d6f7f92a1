"""Healing and Rest (DMD-043, DMD-095): stress and wounds in any mix, never sanity, never Companions."""

import functools
from collections.abc import Sequence

from miskatonic.games.death_may_die import words
from miskatonic.games.death_may_die.listening import Voice, modifiers, voices
from miskatonic.games.death_may_die.rows.effects import Effect, Effects
from miskatonic.games.death_may_die.rules import carrying, ordering
from miskatonic.games.death_may_die.rules.scene import Due, Scene, added, lines_of, others_here, scene_of
from miskatonic.games.death_may_die.rules.selecting import candidates, one_seat
from miskatonic.games.death_may_die.state import DeathMayDie, box, is_safe
from miskatonic.games.death_may_die.words import carried, lose_tokens
from miskatonic.kernel import Barred, Line, Option, ask, tell

REST = 3
"""DMD-095: points that a Rest heals."""


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
    source: str = words.UNNAMED,
    *,
    stress: bool = True,
    wounds: bool = True,
) -> None:
    """DMD-095: so many points off either track, as the investigator's player likes; it is asked where it can differ."""
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
    words.heal(game, seat, split[0], split[1], rule, source)
    if split[2] and kind is not None:
        lose_tokens(game, kind, seat, split[2], rule)


async def share(game: DeathMayDie, seats: Sequence[int], amount: int, scene: Scene) -> None:
    """DMD-095: one pool for all of them: point by point, whoever has it decides."""
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


# --- Rest -----------------------------------------------------------------------------------------------------------

REST_LINE = Line("why-rest", "DMD-095", {"count": REST}, REST)
RESTING = [Option("rest")]
NOT_SAFE = Barred("rest", "not_safe", "DMD-095", "DMD-050")
UNHURT = Barred("rest", "unhurt", "DMD-095")


def rest_lines(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-095: three points, and what cards add."""
    return [REST_LINE, *lines_of(game, seat, "mod_rest", "why-rest_source")]


def rest_offer(game: DeathMayDie, seat: int) -> list[Option] | Barred:
    """DMD-082, DMD-095: only in a Safe space; nobody is offered to heal nothing."""
    if not is_safe(game, game.at[seat]):
        return NOT_SAFE
    return RESTING if is_hurt(game, seat) or _speakers(game, seat) else UNHURT


def _speakers(game: DeathMayDie, seat: int) -> list[Voice]:
    """Cards that heal others when their holder Rests, and those of others who heal when somebody beside them does."""
    said = [(seat, voice) for voice in voices(game, seat, "on_rest")]
    said += [(other, voice) for other in others_here(game, seat) for voice in voices(game, other, "other_rests")]
    return [voice for who, voice in said if _heals(game, voice.ability.effect, scene_of(who, voice))]


def _heals(game: DeathMayDie, effects: Effects, scene: Scene) -> bool:
    parts = [part for effect in effects for part in (effect.ways[0].do if effect.op == "may" else (effect,))]
    return any(part.op.startswith("heal") and patients(game, scene, part) for part in parts)


async def rest(game: DeathMayDie, seat: int) -> None:
    """DMD-095: heal, then what a Rest sets off (DMD-150)."""
    tell(game, "rests", "DMD-095", {"who": seat})
    await heal(game, seat, max(0, REST + added(game, seat, "mod_rest")), "DMD-095")
    await ordering.carry_out(game, seat, [Due(voice, scene_of(seat, voice)) for voice in voices(game, seat, "on_rest")])
    for other in others_here(game, seat):
        for voice in voices(game, other, "other_rests"):
            await carrying.speak(game, other, voice)
