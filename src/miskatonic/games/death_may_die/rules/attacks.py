"""Attacks of investigators: targets, dice, wounds (DMD-091 to DMD-094, DMD-178 to DMD-193)."""

from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import Profile, Voice, enemy_voices, is_used, modifiers, use, voices
from miskatonic.games.death_may_die.basics import ways
from miskatonic.games.death_may_die.maps import FAR
from miskatonic.games.death_may_die.names import figure_name
from miskatonic.games.death_may_die.rows.effects import fixed
from miskatonic.games.death_may_die.rows.elder_one import FINAL
from miskatonic.games.death_may_die.rules import costs, enemies, enemy_wounds, order, sanity
from miskatonic.games.death_may_die.rules.conditions import ATTACK, holds
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.discovery_cards import discard
from miskatonic.games.death_may_die.rules.rolling import make
from miskatonic.games.death_may_die.rules.scene import Due, Result, scene_of
from miskatonic.games.death_may_die.rules.targets import figure_option, figure_options, unlike
from miskatonic.games.death_may_die.state import ELDER, OFF_BOARD, DeathMayDie, here
from miskatonic.kernel import Barred, Line, Offer, Option, ask, tell, total

ENOUGH = Option("enough", passes=True)
NOBODY_THERE = Barred("attack", "nobody", "DMD-091")


def _in_range(game: DeathMayDie, seat: int, far: int, *, ranged: bool) -> Sequence[int]:
    """DMD-091, DMD-178, DMD-180: enemies in one's space or in reach by open passages."""
    at = game.at[seat]
    if not far:
        return () if ranged else here(game, at)
    return _within(game, at, far, but=at if ranged else OFF_BOARD)


def _within(game: DeathMayDie, at: int, far: int, *, but: int) -> list[int]:
    from_here = ways(game).far[at]
    return [
        figure
        for figure, where in enumerate(game.where)
        if where != OFF_BOARD and where != but and from_here[where] <= far
    ]


def attack_offers(game: DeathMayDie, seat: int, mine: Profile, why: bool, *, ranged: bool = False) -> list[Offer]:
    """DMD-091: whom an attack can be aimed at, equal ones once; DMD-004, DMD-OP-28: not the Elder One before the
    disruption; DMD-178: nobody behind a blocked passage; if there is nobody, the nearest one is too far away.
    """
    near = _in_range(game, seat, mine.reach, ranged=ranged)
    found: list[Offer] = []
    if not game.disrupted and ELDER in near:
        found += figure_options(game, "attack", [figure for figure in near if figure != ELDER])
        if why:
            found.append(Barred("attack", "ritual", "DMD-004", enemy=figure_name(game, ELDER)))
    elif near:
        found += figure_options(game, "attack", near)
    if why and (game.roads or ways(game)).walled:
        for one in _behind(game, seat, mine.reach):
            found.append(Barred("attack", "behind", "DMD-178", enemy=figure_name(game, one)))
    return found or ([_too_far(game, seat, mine.reach)] if why else [])


def _behind(game: DeathMayDie, seat: int, reach: int) -> list[int]:
    """DMD-178: those who were in reach if no passage were blocked."""
    at, roads = game.at[seat], ways(game)
    far, open_ = roads.far[at], roads.open.far[at]
    there = [one for one, where in enumerate(game.where) if where != OFF_BOARD and open_[where] <= reach < far[where]]
    return unlike(game, there)


def _too_far(game: DeathMayDie, seat: int, reach: int) -> Barred:
    """DMD-091: the nearest one, where nobody is in reach."""
    far = (game.roads or ways(game)).far[game.at[seat]]
    distance = min([far[where] for where in game.where if where != OFF_BOARD], default=FAR)
    if distance >= FAR:
        return NOBODY_THERE
    nearest = next(one for one, where in enumerate(game.where) if where != OFF_BOARD and far[where] == distance)
    return Barred("attack", "too_far", "DMD-091", enemy=figure_name(game, nearest), count=distance, reach=reach)


class Spread(NamedTuple):
    """How many targets an attack may have, and whether each takes all wounds (DMD-191, DMD-193)."""

    most: int
    full: bool


ONE_TARGET = Spread(1, full=False)


def spread(game: DeathMayDie, seat: int, target: int) -> Spread:
    """DMD-OP-22: permissions for one's own space and for the target's space add up where they are the same."""
    if not modifiers(game, seat, "mod_targets"):
        return ONE_TARGET
    own = game.where[target] == game.at[seat]
    found = [effect for _, effect in modifiers(game, seat, "mod_targets") if effect.at == "target_space" or own]
    return Spread(max([fixed(effect.amount) for effect in found], default=1), any(effect.flag for effect in found))


async def attack(game: DeathMayDie, seat: int, target: int) -> None:
    """DMD-091: targets, boosts, the roll; then wounds, then what they set off, then tentacles (DMD-076)."""
    wide = spread(game, seat, target)
    targets = await _targets(game, seat, target, wide.most) if wide.most > 1 else [target]
    if game.sink:
        tell(game, "attack", "DMD-091", {"who": seat, "enemies": tuple(targets)})
    more = await _boosts(game, seat, targets) if voices(game, seat, "on_attack") else 0
    more += damage(game, seat, targets)
    goal = enemies.health(game, target) - game.hurt[target] - more
    costly = _costly(game, seat, targets, more, wide) if modifiers(game, seat, "mod_symbol") else ()
    result = await make(game, Throw(seat, ATTACK, targets=tuple(targets), goal=goal, costly=costly))
    done = await _deal(game, seat, targets, result, more, wide)
    fallen = enemy_wounds.fell(game, seat, done, "DMD-091") if done else []
    due = _due(game, seat, targets, result)
    if fallen or due:
        await order.carry_out(game, seat, [*enemy_wounds.due(game, seat, fallen), *due])
        await enemy_wounds.rise_again(game, fallen)
    if result.tentacles:
        await sanity.tentacles(game, seat, result)


def _costly(game: DeathMayDie, seat: int, targets: Sequence[int], more: int, wide: Spread) -> tuple[int, ...]:
    """DMD-092, DMD-147: this many successes kill a target whose card has a last word, or reveal the next Stage; where
    wounds can go to somebody else, nobody has to.
    """
    found = [
        enemies.health(game, figure) - game.hurt[figure] - more
        for figure in targets
        if (game.stage < FINAL if figure == ELDER else _has_last_word(game, seat, figure))
    ]
    return tuple(found) if wide.full or len(found) == len(targets) else ()


def _has_last_word(game: DeathMayDie, seat: int, figure: int) -> bool:
    said = enemy_voices(game, figure, "enemy_killed")
    return any(holds(game, voice.ability.when, scene_of(seat, voice, this=figure)) for voice in said)


async def _targets(game: DeathMayDie, seat: int, first: int, most: int) -> list[int]:
    """DMD-091, DMD-191: all are declared before the roll."""
    chosen = [first]
    while len(chosen) < most:
        space = game.where[first]
        others = [
            figure
            for figure, at in enumerate(game.where)
            if at == space and figure not in chosen and enemies.vulnerable(game, figure)
        ]
        if not others:
            break
        picked = await ask(
            game,
            seat,
            "targets",
            "DMD-191",
            lambda _: [ENOUGH, *(figure_option(game, "target", figure) for figure in unlike(game, others))],
            {"who": seat, "enemies": tuple(chosen)},
        )
        if picked.verb == "enough":
            break
        chosen.append(picked.value)
    return chosen


async def _boosts(game: DeathMayDie, seat: int, targets: Sequence[int]) -> int:
    """Wounds more that an ability adds when it is used; each is offered where it can be paid."""
    more = 0
    while True:
        open_ = [voice for voice in voices(game, seat, "on_attack") if can_boost(game, seat, voice, targets)]
        if not open_:
            return more
        picked = await ask(
            game,
            seat,
            "boost",
            "DMD-094",
            lambda _: [
                Option("no", passes=True),
                *(
                    Option(
                        f"boost:{voice.key}",
                        voice,
                        source=voice.source,
                        count=boost_wounds(voice),
                        stress=boost_stress(voice),
                    )
                    for voice in open_
                ),
            ],
            {"who": seat, "enemies": tuple(targets)},
        )
        if picked.verb == "no":
            return more
        voice: Voice = picked.value
        use(game, seat, voice)
        scene = scene_of(seat, voice, this=targets[0])
        await costs.pay(game, voice.ability.cost, scene)
        if voice.ability.discard and voice.held is not None:
            await discard(game, seat, voice.held, scene)
        more += boost_wounds(voice)
        if not voice.ability.limit and not voice.ability.discard:
            return more


def boost_wounds(voice: Voice) -> int:
    """DMD-094: the wounds more that it adds."""
    return sum([fixed(effect.amount) for effect in voice.ability.effect if effect.op == "mod_damage"])


def boost_stress(voice: Voice) -> int:
    """DMD-094: the stress that it costs."""
    return sum([fixed(effect.amount) for effect in voice.ability.cost])


def can_boost(game: DeathMayDie, seat: int, voice: Voice, targets: Sequence[int]) -> bool:
    """DMD-094: whether it can be used in an attack on these."""
    scenes = [scene_of(seat, voice, this=figure) for figure in targets]
    return (
        not is_used(game, seat, voice)
        and any(holds(game, voice.ability.when, scene) for scene in scenes)
        and costs.payable(game, voice.ability.cost, scenes[0])
    )


def damage_lines(game: DeathMayDie, seat: int, targets: Sequence[int]) -> list[Line]:
    """DMD-094: wounds more that every attack deals, by what adds them."""
    lines = []
    for voice, effect in modifiers(game, seat, "mod_damage"):
        if holds(game, voice.ability.when, scene_of(seat, voice, this=targets[0])):
            more = fixed(effect.amount)
            lines.append(Line("why-damage", voice.rule, {"source": voice.source, "count": more}, more))
    return lines


def damage(game: DeathMayDie, seat: int, targets: Sequence[int]) -> int:
    """DMD-094: how many they are."""
    return total(damage_lines(game, seat, targets)) if modifiers(game, seat, "mod_damage") else 0


async def _deal(
    game: DeathMayDie, seat: int, targets: Sequence[int], result: Result, more: int, wide: Spread
) -> list[int]:
    """DMD-077, DMD-091, DMD-093, DMD-193: successes are wounds; split freely among several targets, or all for each.
    All are dealt together; says who has no health left.
    """
    wounds = result.successes + more
    result.wounds = wounds
    if game.sink:
        tell(game, "hits", "DMD-077", {"who": seat, "count": wounds})
    if not wounds:
        return []
    shares = dict.fromkeys(targets, wounds)
    if len(targets) > 1 and not wide.full:
        shares = dict.fromkeys(targets, 0)
        left = wounds
        while left:
            figure, share = await _next_wound(game, seat, shares, left)
            shares[figure] += share
            left -= share
    return enemy_wounds.struck(game, seat, shares.items(), "DMD-091")


async def _next_wound(game: DeathMayDie, seat: int, shares: dict[int, int], left: int) -> tuple[int, int]:
    """DMD-191: where the next wound goes, or all that are left; dead enemies are no longer offered while others
    live.
    """
    missing = {figure: enemies.health(game, figure) - game.hurt[figure] - share for figure, share in shares.items()}
    looks = {(game.kinds[figure], missing[figure]): figure for figure in reversed(shares) if missing[figure] > 0}
    if len(looks) < 2:
        return next((figure for figure in shares if missing[figure] > 0), next(iter(shares))), 1

    def kills_first(figure: int) -> tuple[bool, bool, int]:
        return missing[figure] > left, figure != ELDER, missing[figure]

    figures = sorted(looks.values(), key=kills_first)
    picked = await ask(
        game,
        seat,
        "split",
        "DMD-191",
        lambda _: (
            [_share_option(game, figure, missing[figure], 1, figure == figures[0]) for figure in figures]
            + [_share_option(game, figure, missing[figure], left, False) for figure in figures if left > 1]
        ),
        {"who": seat, "count": left},
    )
    share: tuple[int, int] = picked.value
    return share


def _share_option(game: DeathMayDie, figure: int, missing: int, share: int, proposed: bool) -> Option:
    name = figure_name(game, figure)
    verb = "wound" if share == 1 else "rest_on"
    text = f"{verb}:{name.thing.partition(':')[2]}"
    return Option(text, (figure, share), passes=proposed, enemy=name, left=missing, count=share)


def _due(game: DeathMayDie, seat: int, targets: Sequence[int], result: Result) -> list[Due]:
    """DMD-078, DMD-094: what an attack sets off apart from kills: with every declared target, even one that has just
    been killed; with those that survive; and with the attacker.
    """
    found = []
    for figure in targets:
        for voice in enemy_voices(game, figure, "enemy_attacked"):
            found.append(Due(voice, scene_of(seat, voice, figure, result)))
        for voice in enemy_voices(game, figure, "enemy_survives") if game.where[figure] != OFF_BOARD else ():
            found.append(Due(voice, scene_of(seat, voice, figure, result), figure))
    for voice in voices(game, seat, "after_attack"):
        found.append(Due(voice, scene_of(seat, voice, targets[0], result)))
    return found
