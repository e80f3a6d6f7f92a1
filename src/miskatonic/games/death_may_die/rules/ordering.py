"""Effects that are set off at the same moment: the active player decides their order (DMD-094, DMD-150).

It is asked where the order can matter. For that every order is tried on the tracks of the investigator alone, without
dice and questions; the one that hurts least is proposed.
"""

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import NamedTuple

from miskatonic.games.death_may_die.listening import Voice, enemy_voices, is_used, profile
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effect, Effects
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MAX_STRESS, NEXT_STOP
from miskatonic.games.death_may_die.rules import attacking, carrying
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.healing import tokens_to_heal
from miskatonic.games.death_may_die.rules.scene import Due, Scene, scene_of, value
from miskatonic.games.death_may_die.state import NOBODY, OFF_BOARD, DeathMayDie, box
from miskatonic.games.death_may_die.telling import told
from miskatonic.games.death_may_die.words import carried
from miskatonic.kernel import Option, ask


async def carry_out(game: DeathMayDie, seat: int, due: Sequence[Due]) -> None:
    """DMD-150: one after the other; whatever has lost its card, its condition or its enemy meanwhile is passed over,
    and with the investigator everything ends.
    """
    left = [*due]
    while left and not game.dead[seat] and (left := [one for one in left if _still(game, seat, one)]):
        one = left[0] if len(left) == 1 else await _next(game, seat, left)
        left.remove(one)
        await carrying.speak(game, seat, one.voice, one.scene)


def _still(game: DeathMayDie, seat: int, one: Due) -> bool:
    voice = one.voice
    if one.enemy != NOBODY and game.where[one.enemy] == OFF_BOARD:
        return False
    if voice.held is not None and not any(card[:2] == voice.held[:2] for card in game.held[seat]):
        return False
    return one.settled or holds(game, voice.ability.when, one.scene)


async def _next(game: DeathMayDie, seat: int, left: list[Due]) -> Due:
    """DMD-150: which comes next."""
    different = list({one.voice.key: one for one in reversed(left)}.values())[::-1]
    if len(different) == 1:
        return left[0]
    ordered = proposed(game, seat, different)
    if ordered is None:
        return left[0]
    picked = await ask(
        game,
        game.active,
        "order",
        "DMD-150",
        lambda _: [effect_option(one.voice, one.voice.key, proposed=not number) for number, one in enumerate(ordered)],
        {"who": game.active},
    )
    return next(one for one in left if one.voice.key == picked.value)


def effect_option(voice: Voice, value: object, *, proposed: bool) -> Option:
    """DMD-150: the option to let an effect come first, said by what it does."""
    effects = told(voice.ability.effect)
    return Option(f"effect:{voice.key}", value, passes=proposed, source=voice.source, effects=effects)


# --- Whether it can matter ------------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """How an investigator stands, as far as an order can change it."""

    wounds: int
    stress: int
    tokens: int
    """Of the kind that can be healed like stress."""
    gone: str = ""
    """Whether the enemy that speaks has been killed or pushed away."""
    done: tuple[str, ...] = ()
    """What its card has done all the same, to the investigator or in this space."""

    def harm(self) -> tuple[bool, int, int]:
        """The less, the better."""
        return self.wounds >= DEADLY_WOUNDS, 2 * self.wounds + self.stress + self.tokens, len(self.done)


KILLED, PUSHED = "killed", "pushed"
MOST_TRIED = 5
"""With more effects than that it is asked untried."""


class Blow(NamedTuple):
    """What an effect does to a track: so many points."""

    track: str
    amount: int = 1
    overflows: bool = False


def proposed(game: DeathMayDie, seat: int, due: Sequence[Due]) -> list[Due] | None:
    """DMD-150: the order that hurts least; None if every order comes to the same."""
    if len(due) > MOST_TRIED:
        return [*due]
    blows = [tuple(_blows(game, seat, one)) for one in due]
    kind = tokens_to_heal(game, seat)
    start = Tally(game.wounds[seat], game.stress[seat], 0 if kind is None else carried(game, kind, seat))
    ends: dict[tuple[int, ...], Tally] = {}
    for order in permutations(range(len(due))):
        tally = start
        for number in order:
            tally = _after(tally, due[number], blows[number])
        ends[order] = tally._replace(done=tuple(sorted(tally.done)), gone="")
    threatened = any(blow.track == "mind" for each in blows for blow in each)
    if not threatened and len(set(ends.values())) == 1:
        return None
    return [due[number] for number in min(ends, key=lambda order: ends[order].harm())]


def _after(now: Tally, one: Due, blows: Iterable[Blow]) -> Tally:
    """The tracks after one of them."""
    if one.enemy != NOBODY:
        if now.gone == KILLED or not _counts(one.voice.ability.when, now):
            return now
        if not (now.gone == PUSHED and any(effect.at == "its_space" for effect in one.voice.ability.effect)):
            now = now._replace(done=(*now.done, one.voice.key))
    elif not _counts(one.voice.ability.when, now):
        return now
    for track, amount, overflows in blows:
        if now.wounds >= DEADLY_WOUNDS:
            return now
        match track:
            case "killed" | "pushed":
                now = now._replace(gone=track)
            case "stress":
                over = max(0, now.stress + amount - MAX_STRESS)
                now = now._replace(stress=now.stress + amount - over, wounds=now.wounds + over * overflows)
            case "tokens":
                now = now._replace(tokens=now.tokens + amount)
            case "wounds" | "mind":
                now = now._replace(wounds=now.wounds + amount)
            case _:
                now = _healed(now, track, amount)
    return now


def _healed(now: Tally, track: str, amount: int) -> Tally:
    for field in ("wounds", "stress", "tokens"):
        if field == "tokens" or track in ("heal", f"heal_{field}"):
            points = min(amount, getattr(now, field))
            now, amount = now._replace(**{field: getattr(now, field) - points}), amount - points
    return now


def _counts(when: Condition | None, now: Tally) -> bool:
    """Whether a condition that looks at the tracks holds by then; others hold or do not whatever the order."""
    match when.key if when is not None else "":
        case "stress_full":
            return now.stress == MAX_STRESS
        case "stress_min":
            return when is not None and now.stress >= when.least
        case _:
            return True


OWN = ("you", "killer", "attacker", "defender", "chosen_in_your_space", "each_within_1", "each_in_your_space")
"""Words that mean the investigator, or may."""


def _blows(game: DeathMayDie, seat: int, one: Due) -> Iterable[Blow]:
    """What an ability that is due does to the tracks."""
    if is_used(game, seat, one.voice):
        return
    for effect in _steps(one.voice.ability.effect):
        yield from _blows_of(game, seat, effect, one.scene)


def _steps(effects: Effects) -> Iterable[Effect]:
    for effect in effects:
        yield from effect.ways[0].do if effect.op == "may" else (effect,)


def _blows_of(game: DeathMayDie, seat: int, effect: Effect, scene: Scene) -> Iterable[Blow]:
    op = effect.op
    if op in ("kill_enemies", "wound_enemies", "move_enemies"):
        yield from _to_enemy(game, seat, effect, scene)
    elif effect.who in OWN and op in ("gain_stress", "deal_wounds", "lose_sanity", "gain_token", *HEALING):
        amount = value(game, scene, effect.amount)
        match op:
            case "gain_stress":
                yield Blow("stress", amount, effect.flag)
            case "deal_wounds":
                yield Blow("wounds", amount)
            case "lose_sanity":
                if _reaches(game, seat, amount):
                    yield Blow("mind")
            case "gain_token":
                if box(game).numbers.get(effect.what) == tokens_to_heal(game, seat):
                    yield Blow("tokens", amount)
            case _:
                yield Blow(op, amount)


HEALING = ("heal", "heal_stress", "heal_wounds")


def _reaches(game: DeathMayDie, seat: int, amount: int) -> bool:
    """DMD-039: whether a loss of sanity brings more than the loss: a threshold, or what a card says to it."""
    said = profile(game, seat).by_trigger.get("on_sanity_loss", ())
    spoken = any(voice.ability.effect[0].op != "mod_reduce" for voice in said)
    return spoken or game.sanity[seat] + amount >= NEXT_STOP[game.sanity[seat]]


def _to_enemy(game: DeathMayDie, seat: int, effect: Effect, scene: Scene) -> Iterable[Blow]:
    """Who attacks or is Sneaked past is killed or pushed away, and may have a last word."""
    figure = scene.this
    if effect.enemies is None or effect.enemies.kind not in ("this", "attacker") or game.where[figure] == OFF_BOARD:
        return
    if effect.op == "move_enemies":
        yield Blow(PUSHED)
    elif effect.op == "kill_enemies" or game.hurt[figure] + value(game, scene, effect.amount) >= attacking.health(
        game, figure
    ):
        yield Blow(KILLED)
        for voice in enemy_voices(game, figure, "enemy_killed"):
            if holds(game, voice.ability.when, scene_of(seat, voice, this=figure)):
                for last in voice.ability.effect:
                    yield from _blows_of(game, seat, last, scene)
