"""Effects that are set off at the same moment: the active player decides their order (DMD-094, DMD-125, DMD-150).

It is asked where the order can matter. For that every order is tried on the tracks of the investigator alone, without
dice and questions; the one that hurts least is proposed.
"""

import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import Voice, enemy_voices, is_used, profile
from miskatonic.games.death_may_die.basics import carried
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effect, Effects
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MADNESS, MAX_STRESS, NEXT_STOP
from miskatonic.games.death_may_die.rules import enemies
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.effects import speak
from miskatonic.games.death_may_die.rules.healing import patients, tokens_to_heal
from miskatonic.games.death_may_die.rules.scene import Due, Scene, scene_of, value
from miskatonic.games.death_may_die.state import NOBODY, OFF_BOARD, DeathMayDie, box
from miskatonic.games.death_may_die.telling import told
from miskatonic.kernel import Option, ask


async def carry_out(game: DeathMayDie, seat: int, due: Sequence[Due]) -> None:
    """DMD-150: one after the other; whatever has lost its card, its condition or its enemy by then is skipped,
    and with the investigator everything ends.
    """
    left = [*due]
    while left and not game.dead[seat] and (left := still(game, seat, left)):
        one = left[0] if len(left) == 1 else await following(game, seat, left, "order", "DMD-150")
        left.remove(one)
        await speak(game, seat, one.voice, one.scene)


def still(game: DeathMayDie, seat: int, left: Iterable[Due]) -> list[Due]:
    """DMD-150: those that still have their card, on the same side, their condition and their enemy."""
    return [one for one in left if _counts_still(game, seat, one)]


def _counts_still(game: DeathMayDie, seat: int, one: Due) -> bool:
    voice = one.voice
    if one.enemy != NOBODY and game.where[one.enemy] == OFF_BOARD:
        return False
    if voice.held is not None and not any(card[:2] == voice.held[:2] for card in game.held[seat]):
        return False
    return one.settled or holds(game, voice.ability.when, one.scene)


async def following(game: DeathMayDie, seat: int, left: list[Due], prompt: str, rule: str) -> Due:
    """DMD-125, DMD-150: which comes next."""
    ordered = proposed(game, seat, left)
    if ordered is None:
        return left[0]
    picked = await ask(
        game,
        game.active,
        prompt,
        rule,
        lambda _: [_effect_option(one.voice, one.voice.key, proposed=not number) for number, one in enumerate(ordered)],
        {"who": game.active},
    )
    return next(one for one in left if one.voice.key == picked.value)


def _effect_option(voice: Voice, value: object, *, proposed: bool) -> Option:
    """DMD-150: the option to let an effect come first, said by what it does."""
    effects = told(voice.ability.effect)
    return Option(f"effect:{voice.key}", value, passes=proposed, source=voice.source, effects=effects)


# --- Whether it can matter ------------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """An investigator's condition, as far as an order can change it."""

    wounds: int
    stress: int
    tokens: int
    """Of the kind that can be healed like stress."""
    helped: int = 0
    """How often others have been healed."""
    gone: str = ""
    """Whether the enemy that speaks has been killed or pushed away."""
    done: tuple[str, ...] = ()
    """What its card has done all the same, to the investigator or in this space; cards that have turned over."""

    def harm(self) -> tuple[bool, int, int, int]:
        """The less, the better."""
        hurt = 2 * self.wounds + self.stress + self.tokens
        return self.wounds >= DEADLY_WOUNDS, hurt, len(self.done), -self.helped


KILLED, PUSHED = "killed", "pushed"
UNFORESEEN = {"mind", "mad", "turned", "board"}
"""Where one of these happens, the order may matter in ways that the tracks do not show."""


class Blow(NamedTuple):
    """What an effect does to a track: a number of points."""

    track: str
    amount: int = 1
    overflows: bool = False


def proposed(game: DeathMayDie, seat: int, due: Sequence[Due]) -> list[Due] | None:
    """DMD-150: one of each kind, in the order that hurts least; None if every order comes to the same."""
    if len({one.voice.key for one in due}) == 1:
        return None
    kinds: dict[tuple[str, int, tuple[Blow, ...]], list[Due]] = {}
    for one in due:
        kinds.setdefault((one.voice.key, one.enemy, tuple(_blows(game, seat, one))), []).append(one)
    first = [same[0] for same in kinds.values()]
    blows = [blows for _, _, blows in kinds]
    kind = tokens_to_heal(game, seat)
    start = Tally(game.wounds[seat], game.stress[seat], 0 if kind is None else carried(game, kind, seat))

    @functools.cache
    def ends(now: Tally, left: tuple[int, ...]) -> dict[Tally, tuple[int, ...]]:
        """How it may end with this many of each kind left, each end with an order that leads to it."""
        if not any(left):
            return {now._replace(done=tuple(sorted(now.done)), gone=""): ()}
        found: dict[Tally, tuple[int, ...]] = {}
        for number, count in enumerate(left):
            if count:
                rest = (*left[:number], count - 1, *left[number + 1 :])
                for end, order in ends(_after(now, first[number], blows[number]), rest).items():
                    found.setdefault(end, (number, *order))
        return found

    found = ends(start, tuple(len(same) for same in kinds.values()))
    unforeseen = any(blow.track in UNFORESEEN for each in blows for blow in each)
    if not unforeseen and len(found) == 1:
        return None
    order = found[min(found, key=Tally.harm)]
    return list({first[number].voice.key: first[number] for number in order}.values())


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
            case "mad":
                now = now._replace(wounds=DEADLY_WOUNDS)
            case "turned":
                now = now._replace(done=(*now.done, one.voice.key))
            case "helped":
                now = now._replace(helped=now.helped + 1)
            case "board":
                pass
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
        case "wounds_min":
            return when is not None and now.wounds >= when.least
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
    if op == "switch_side":
        yield Blow("turned")
    elif op in STIRRING:
        yield Blow("board")
    elif op in ("kill_enemies", "wound_enemies", "move_enemies"):
        yield from _to_enemy(game, seat, effect, scene)
    if op in HEALING and any(other != seat for other in patients(game, scene, effect)):
        yield Blow("helped")
    if effect.who in OWN and op in ("gain_stress", "deal_wounds", "lose_sanity", "gain_token", *HEALING):
        amount = value(game, scene, effect.amount)
        match op:
            case "gain_stress":
                yield Blow("stress", amount, effect.flag)
            case "deal_wounds":
                yield Blow("wounds", amount)
            case "lose_sanity":
                if game.sanity[seat] + amount >= MADNESS:
                    yield Blow("mad")
                elif _reaches(game, seat, amount):
                    yield Blow("mind")
            case "gain_token":
                if box(game).numbers.get(effect.what) == tokens_to_heal(game, seat):
                    yield Blow("tokens", amount)
            case _:
                yield Blow(op, amount)


HEALING = ("heal", "heal_stress", "heal_wounds")
STIRRING = ("choose", "move_token")
"""What others of them may look at, or what is decided only then."""


def _reaches(game: DeathMayDie, seat: int, amount: int) -> bool:
    """DMD-039: whether losing sanity has further effects: a threshold, or a card that reacts."""
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
    elif effect.op == "kill_enemies" or game.hurt[figure] + value(game, scene, effect.amount) >= enemies.health(
        game, figure
    ):
        yield Blow(KILLED)
        for voice in enemy_voices(game, figure, "enemy_killed"):
            if holds(game, voice.ability.when, scene_of(seat, voice, this=figure)):
                for last in voice.ability.effect:
                    yield from _blows_of(game, seat, last, scene)
