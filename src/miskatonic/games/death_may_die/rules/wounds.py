"""Wounds of investigators: packets, reductions, Companions that carry them (DMD-033, DMD-034, DMD-114, DMD-115)."""

from collections.abc import Awaitable, Sequence

from miskatonic.games.death_may_die.abilities import Voice, held_name, is_used, modifiers, profile, side_of, use, voices
from miskatonic.games.death_may_die.basics import UNNAMED, change_card, health_left, take_stress
from miskatonic.games.death_may_die.basics import wound as take_wounds
from miskatonic.games.death_may_die.rows.cards import COMPANION
from miskatonic.games.death_may_die.rows.effects import Effect, fixed
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, PASSED
from miskatonic.games.death_may_die.rules import death, discovery_cards
from miskatonic.games.death_may_die.rules.conditions import ATTACKED, FIRE, holds
from miskatonic.games.death_may_die.rules.effects import carries_out_effect
from miskatonic.games.death_may_die.rules.scene import Scene, Source, scene_of, value
from miskatonic.games.death_may_die.rules.targets import seats_of
from miskatonic.games.death_may_die.state import DeathMayDie, Held
from miskatonic.kernel import Option, ask, tell

WOUNDS, SANITY = "wounds", "sanity"
TAKE, ACCEPT = Option("accept", passes=True), Option("accept")
WORTH_SPARING = 4
"""From this threshold on it is proposed to spare sanity; the first ones are worth having."""
OCCASIONS = {WOUNDS: ("when_attacked", "when_wounded"), SANITY: ("when_attacked", "on_sanity_loss")}


class EnemyAttack(Source):
    """The attack of an enemy."""

    purpose = ATTACKED


class Burning(Source):
    """The Fire on a board."""

    purpose = FIRE


def _smaller(effect: Effect, what: str) -> int:
    return fixed(effect.amount if what == WOUNDS else effect.second)


def _counts(effect: Effect, purpose: str) -> bool:
    """DMD-199, DMD-200: against attacks, against attacks and Fire, or against every source."""
    return effect.when == "any_source" or purpose == ATTACKED or (purpose == FIRE and effect.when == "attacked_or_fire")


def reductions(
    game: DeathMayDie, seat: int, what: str, purpose: str, used: Sequence[str] = ()
) -> list[tuple[Voice, int]]:
    """DMD-198 to DMD-201 and cards: what may make a packet of wounds or sanity smaller."""
    if not profile(game, seat).reduces:
        return []
    found = [*modifiers(game, seat, "mod_reduce")]
    for trigger in OCCASIONS[what]:
        if trigger != "when_attacked" or purpose == ATTACKED:
            for voice in voices(game, seat, trigger):
                found += [(voice, effect) for effect in voice.ability.effect if effect.op == "mod_reduce"]
    return [
        (voice, _smaller(effect, what))
        for voice, effect in found
        if _smaller(effect, what)
        and _counts(effect, purpose)
        and (voice.key in used or not is_used(game, seat, voice))
        and holds(game, voice.ability.when, scene_of(seat, voice))
    ]


async def reduced(game: DeathMayDie, seat: int, amount: int, what: str, source: Source) -> int:
    """DMD-199: what is left of a packet; each reduction is optional, and counts once against one source."""
    while amount > 0:
        open_ = _open_reductions(game, seat, what, source)
        if not open_:
            break
        picked = await ask(
            game,
            seat,
            f"reduce_{what}",
            "DMD-199",
            lambda _: _reduce_options(open_, proposed=what == WOUNDS or PASSED[game.sanity[seat]] >= WORTH_SPARING),
            {"who": seat, "count": amount},
        )
        if picked.verb == "accept":
            break
        voice, less = picked.value
        if voice.key not in source.used:
            use(game, seat, voice)
            source.used += (voice.key,)
        less = min(less, amount)
        source.spared += ((what, voice.key, less),)
        amount -= less
        tell(game, f"{what}_prevented", voice.rule, {"who": seat, "count": less, "source": voice.source})
    return amount


def _open_reductions(game: DeathMayDie, seat: int, what: str, source: Source) -> list[tuple[Voice, int]]:
    """DMD-200: what is left of each reduction against a source."""
    found = []
    for voice, less in reductions(game, seat, what, source.purpose, source.used):
        left = less - sum([spared for kind, key, spared in source.spared if (kind, key) == (what, voice.key)])
        if left > 0:
            found.append((voice, left))
    return found


def _reduce_options(open_: Sequence[tuple[Voice, int]], *, proposed: bool) -> list[Option]:
    """Each reduction, or none."""
    options = [
        Option(f"reduce:{voice.key}", (voice, less), passes=proposed and not number, source=voice.source, count=less)
        for number, (voice, less) in enumerate(open_)
    ]
    return [*options, ACCEPT if proposed else TAKE]


def companions(game: DeathMayDie, seat: int) -> list[Held]:
    """DMD-114: the Companions that can carry wounds."""
    found = []
    for one in game.held[seat]:
        if side_of(game.scenario, one).type == COMPANION:
            found.append(one)
    return found


def health_to_give(game: DeathMayDie, seat: int) -> int:
    """DMD-034, DMD-204: the health of an investigator and all Companions together."""
    health = DEADLY_WOUNDS - game.wounds[seat]
    for one in companions(game, seat) if game.held[seat] else ():
        health += side_of(game.scenario, one).health - one.wounds
    return health


def deadly(game: DeathMayDie, seat: int, purpose: str) -> int:
    """DMD-033: this many successes of a roll against oneself kill, whatever can still be prevented or carried."""
    lessens = profile(game, seat).reduces
    prevented = sum([less for _, less in reductions(game, seat, WOUNDS, purpose)]) if lessens else 0
    return health_to_give(game, seat) + prevented


def wound(
    game: DeathMayDie, seat: int, amount: int, rule: str, source: Source | None = None, name: str = UNNAMED
) -> Awaitable[int]:
    """One packet of wounds from one source; says how many were taken, by whomever (DMD-114)."""
    if profile(game, seat).reduces:
        return _reduced_wounds(game, seat, amount, rule, source or Source(), name)
    return carry(game, seat, amount, rule, name)


async def _reduced_wounds(game: DeathMayDie, seat: int, amount: int, rule: str, source: Source, name: str) -> int:
    if game.dead[seat]:
        return 0
    return await carry(game, seat, await reduced(game, seat, amount, WOUNDS, source), rule, name)


async def carry(game: DeathMayDie, seat: int, amount: int, rule: str, name: str = UNNAMED) -> int:
    """DMD-114: each wound goes to the investigator or a Companion, as the owner likes; DMD-034: surplus vanishes."""
    if game.dead[seat] or amount <= 0:
        return 0
    if not game.held[seat] or not companions(game, seat):
        mine = take_wounds(game, seat, amount, rule, name)
        if mine and not health_left(game, seat):
            await death.die(game, seat, "killed", "DMD-033")
        return mine
    return await _shared(game, seat, amount, rule, name)


async def _shared(game: DeathMayDie, seat: int, amount: int, rule: str, name: str) -> int:
    """DMD-114: with Companions, wound by wound; DMD-033: an investigator who dies of it mourns no Companion."""
    amount = min(amount, health_to_give(game, seat))
    mine = 0
    carried: dict[int, int] = {}
    for left in range(amount, 0, -1):
        able = [
            one
            for one in companions(game, seat)
            if side_of(game.scenario, one).health > one.wounds + carried.get(one.card, 0)
        ]
        if not able:
            mine += left
            break
        if await _who_carries(game, seat, able, left, health_left(game, seat) - mine, carried):
            mine += 1
    if mine:
        take_wounds(game, seat, mine, rule, name)
        if not health_left(game, seat):
            await death.die(game, seat, "killed", "DMD-033")
    for one in companions(game, seat):
        if carried.get(one.card) and one in game.held[seat]:
            await _hurt_companion(game, seat, one, carried[one.card], rule, name)
    return amount


async def _who_carries(
    game: DeathMayDie, seat: int, able: list[Held], left: int, health: int, carried: dict[int, int]
) -> bool:
    """Whether the investigator takes the next wound."""
    if health:
        picked = await ask(
            game,
            seat,
            "carry",
            "DMD-114",
            lambda _: _carriers(game, able, health, carried),
            {"who": seat, "count": left},
        )
        chosen: Held | None = picked.value
    else:
        chosen = able[0]
    if chosen is None:
        return True
    carried[chosen.card] = carried.get(chosen.card, 0) + 1
    return False


def _carriers(game: DeathMayDie, able: list[Held], health: int, carried: dict[int, int]) -> list[Option]:
    """DMD-114: oneself is proposed, unless it would kill."""
    deadly = health == 1
    options = [
        Option(
            f"companion:{one.card}",
            one,
            passes=deadly and one == able[0],
            card=held_name(game.scenario, one),
            left=side_of(game.scenario, one).health - one.wounds - carried.get(one.card, 0),
        )
        for one in able
    ]
    return [Option("self", None, passes=not deadly, health=health), *options]


async def _hurt_companion(game: DeathMayDie, seat: int, held: Held, amount: int, rule: str, name: str) -> None:
    """DMD-115: at its printed number the Companion is discarded, and all it gave ends at once."""
    after = held._replace(wounds=held.wounds + amount)
    change_card(game, seat, held, after)
    tell(game, "companion_wounded", rule, {"who": seat, "held": after, "count": amount, "source": name})
    if after.wounds >= side_of(game.scenario, held).health:
        scene = Scene(seat, held_name(game.scenario, held), "DMD-115")
        await discovery_cards.discard(game, seat, after, scene)


# --- What cards do ---------------------------------------------------------------------------------------------------


def source_of(scene: Scene, seat: int) -> Source | None:
    """DMD-OP-16: an attack or a roll is one source for whomever it is about; everybody else is hurt by the effect."""
    return scene.harm if seat == scene.you else None


@carries_out_effect("deal_wounds")
async def _deal_wounds(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    amount = value(game, scene, effect.amount)
    for seat in await seats_of(game, scene, effect.who):
        await wound(game, seat, amount, scene.rule, source_of(scene, seat), scene.source)


@carries_out_effect("gain_stress")
async def _gain_stress(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-031: what does not fit is lost, or becomes wounds."""
    amount = value(game, scene, effect.amount)
    for seat in await seats_of(game, scene, effect.who):
        over = 0 if game.dead[seat] else take_stress(game, seat, amount, scene.rule, scene.source)
        if over and effect.flag:
            await wound(game, seat, over, scene.rule, source_of(scene, seat), scene.source)
