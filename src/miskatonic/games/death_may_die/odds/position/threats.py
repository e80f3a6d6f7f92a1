"""Enemies' attacks as they are now, and what an investigator has against them (DMD-064, DMD-078, DMD-114, DMD-123)."""

import functools
from collections.abc import Iterable

from miskatonic.games.death_may_die.abilities import Voice, enemy_voices, is_used, levels, profile, side_of, voices
from miskatonic.games.death_may_die.basics import carried, stress_room
from miskatonic.games.death_may_die.odds.position import means
from miskatonic.games.death_may_die.odds.rolls import NO_SIGNS, Signs
from miskatonic.games.death_may_die.odds.survival import Attack, Defence, Remedy, Stand
from miskatonic.games.death_may_die.rows.cards import INVESTIGATORS, SKILLS
from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, SIDES, STANDARD_FACES
from miskatonic.games.death_may_die.rows.effects import Effect, Per, fixed
from miskatonic.games.death_may_die.rows.tracks import MADNESS, TOP_LEVEL
from miskatonic.games.death_may_die.rules import costs, defending, dice, results, wounds
from miskatonic.games.death_may_die.rules.conditions import ATTACKED, holds
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.scene import Scene, scene_of
from miskatonic.games.death_may_die.state import DeathMayDie, box


def attack_of(game: DeathMayDie, figure: int, seat: int) -> Attack:
    """DMD-078, DMD-123: an enemy's attack with all that bears on wounds."""
    standard, bonus = defending.dice_against(game, figure, seat)
    throw = Throw(seat, ATTACKED, standard, max(0, bonus), enemy=figure)
    whole = Defence(dice.free_rerolls(game, throw), _always(game, seat))
    attack = Attack(standard, max(0, bonus), _without_companion(game, seat, whole), whole, learns=_learns(game, throw))
    for trigger in ("enemy_attacks", "enemy_wounds"):
        for voice in enemy_voices(game, figure, trigger):
            attack = _with_card(game, attack, voice, dice.scene_for(seat, voice, throw))
    return attack


def _always(game: DeathMayDie, seat: int) -> int:
    """DMD-199 to DMD-201: the wounds of an attack that are prevented whenever there are any."""
    found = wounds.reductions(game, seat, wounds.WOUNDS, ATTACKED)
    return sum([less for voice, less in found if not voice.ability.limit])


def _once(game: DeathMayDie, seat: int) -> int:
    """DMD-020: the wounds of an attack that may still be prevented once this turn."""
    found = wounds.reductions(game, seat, wounds.WOUNDS, ATTACKED)
    return sum([less for voice, less in found if voice.ability.limit])


def _learns(game: DeathMayDie, throw: Throw) -> Signs:
    """DMD-194, DMD-196: the signs that one may count against oneself to heal stress; worth it only where hits are
    prevented.
    """
    mine = profile(game, throw.seat)
    if not mine.heals_by_signs or not mine.reduces:
        return NO_SIGNS
    sources = results.sign_sources(game, throw)
    return (
        Signs(throw.standard + throw.bonus, max([fixed(effect.second) for effect in sources])) if sources else NO_SIGNS
    )


def _with_card(game: DeathMayDie, attack: Attack, voice: Voice, scene: Scene) -> Attack:
    """DMD-026, DMD-075: the attack with what one ability of the enemy does to the health or stress of the defender."""
    when = voice.ability.when
    spiteful = when is not None and when.key == "stress_full"
    if not spiteful and not holds(game, when, scene):
        return attack
    for effect in voice.ability.effect:
        amount = effect.amount.times if isinstance(effect.amount, Per) else effect.amount
        if effect.op == "mod_symbol" and effect.at == "success":
            attack = attack._replace(signs=amount)
        elif effect.op == "gain_stress" and effect.who == "defender":
            attack = _straining(attack, voice, effect, amount)
        elif effect.op == "deal_wounds" and effect.who == "defender":
            attack = attack._replace(spite=amount) if spiteful else attack._replace(wounds=amount)
    return attack


def _straining(attack: Attack, voice: Voice, effect: Effect, amount: int) -> Attack:
    """DMD-031: stress for each sign that may become wounds, stress if it wounds, or in any case."""
    if effect.flag:
        return attack._replace(strain=amount)
    return attack._replace(worry=amount) if voice.ability.trigger == "enemy_wounds" else attack._replace(stress=amount)


# --- On average -----------------------------------------------------------------------------------------------------


def on_average(game: DeathMayDie, figure: int, seat: int) -> tuple[float, float]:
    """DMD-069, DMD-075, DMD-123: the wounds and the sanity that an attack costs before rerolls, with what its card adds
    and what is prevented.
    """
    attack, stand = attack_of(game, figure, seat), stand_of(game, seat)
    mad, shaken = _madness(game, figure, seat)
    spared = _sanity_spared(game, seat)
    help_ = attack.aided if stand.bond else attack.defence
    harm = sanity = 0.0
    for (hits, signs, tentacles), chance in _results(attack.standard, attack.bonus):
        counted = min(attack.signs, signs)
        room = stand.room - attack.strain * (signs - counted)
        packets = (max(0, -room), attack.wounds, attack.spite if max(0, room - attack.stress) == 0 else 0)
        harm += chance * max(0, hits + counted + sum(packets) - help_.prevented - stand.guards)
        mad_now = tentacles + min(mad, signs - counted)
        sanity += chance * max(0, shaken * (mad_now > 0) + mad_now - spared)
    return harm, sanity


def _madness(game: DeathMayDie, figure: int, seat: int) -> tuple[int, int]:
    """DMD-075, DMD-078: how many signs an enemy counts as tentacles, and the sanity that its card takes for any."""
    mad = shaken = 0
    for voice in enemy_voices(game, figure, "enemy_attacks"):
        when = voice.ability.when
        for effect in voice.ability.effect:
            if (
                effect.op == "mod_symbol"
                and effect.at == "tentacle"
                and holds(game, when, scene_of(seat, voice, figure))
            ):
                mad += fixed(effect.amount)
            elif effect.op == "lose_sanity" and effect.who == "defender":
                shaken += fixed(effect.amount)
    return mad, shaken


def _sanity_spared(game: DeathMayDie, seat: int) -> int:
    """DMD-199, DMD-020: the sanity that may be spared in an attack, always or once this turn."""
    return sum([less for _, less in wounds.reductions(game, seat, wounds.SANITY, ATTACKED)])


@functools.lru_cache(256)
def _results(standard: int, bonus: int) -> tuple[tuple[tuple[int, int, int], float], ...]:
    """DMD-067: successes, signs and tentacles of that many dice, with their chances."""
    found: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for faces in [STANDARD_FACES] * standard + [BONUS_FACES] * bonus:
        more: dict[tuple[int, int, int], float] = {}
        for (hits, signs, tentacles), chance in found.items():
            for face in faces:
                shown = hits + face.success, signs + face.sign, tentacles + face.tentacle
                more[shown] = more.get(shown, 0.0) + chance / SIDES
        found = more
    return tuple(found.items())


# --- Who is attacked ------------------------------------------------------------------------------------------------


def stand_of(game: DeathMayDie, seat: int) -> Stand:
    """DMD-034, DMD-071: what somebody has to set against attacks."""
    throw = Throw(seat, ATTACKED)
    bond = int(_helper(game, seat) is not None)
    after = [voice for voice in voices(game, seat, "after_attacked") if voice.ability.when is not None]
    return Stand(
        wounds.health_to_give(game, seat) - bond,
        stress_room(game, seat),
        dice.reroll_price(game, seat),
        means.brought(game, throw),
        len(means.coins(game, seat)),
        _once(game, seat),
        sum([count for _, count in means.relief(game, throw)]),
        _soothed(after, wounded=False),
        _soothed(after, wounded=True),
        game.wounds[seat],
        remedies(game, seat),
        bond,
    )


def _soothed(after: Iterable[Voice], *, wounded: bool) -> int:
    """DMD-078: the stress that is healed after an attack which has wounded, or has not."""
    said = [voice.ability for voice in after if voice.ability.when and voice.ability.when.key == "wounds_dealt"]
    return sum([means.stress_healed(one.effect) for one in said if one.when and one.when.yes is wounded])


def remedies(game: DeathMayDie, seat: int) -> tuple[Remedy, ...]:
    """DMD-020: what the active investigator may use before an attack: each as often as it can be paid. What costs the
    last sanity is none.
    """
    if seat != game.active:
        return ()
    found: list[Remedy] = []
    for voice in voices(game, seat, "any_time"):
        ability = voice.ability
        scene = scene_of(seat, voice)
        remedy = _remedy(ability.effect)
        lost = sum([fixed(effect.amount) for effect in ability.effect if effect.op == "lose_sanity"])
        able = holds(game, ability.when, scene) and costs.payable(game, ability.cost, scene)
        if remedy != Remedy() and able and not is_used(game, seat, voice) and game.sanity[seat] + lost < MADNESS:
            found += [remedy] * (1 if ability.discard or ability.limit else _times(game, seat, ability.cost))
    return tuple(sorted(found))


def _remedy(effects: Iterable[Effect]) -> Remedy:
    remedy = Remedy()
    for effect in effects:
        match effect.op:
            case "heal_stress":
                remedy = remedy._replace(stress=fixed(effect.amount))
            case "heal_wounds":
                remedy = remedy._replace(wounds=fixed(effect.amount))
            case "heal":
                remedy = remedy._replace(either=fixed(effect.amount))
            case "mod_forbid" if effect.what == "enemies_attack_you":
                remedy = remedy._replace(spares=True)
    return remedy


def _times(game: DeathMayDie, seat: int, cost: Iterable[Effect]) -> int:
    """How often a price in tokens can be paid."""
    return min(
        [
            carried(game, box(game).numbers[effect.what], seat) // fixed(effect.amount)
            for effect in cost
            if effect.op == "lose_token"
        ],
        default=1,
    )


# --- Companions who help --------------------------------------------------------------------------------------------


def _helper(game: DeathMayDie, seat: int) -> str | None:
    """DMD-115, DMD-116: the skill that a Companion adds to, if it helps against attacks."""
    for held in wounds.companions(game, seat) if game.held[seat] else ():
        for ability in side_of(game.scenario, held).abilities:
            for effect in ability.effect:
                if effect.op == "mod_skill" and _worth(effect.what, _level(game, seat, effect.what)) != _worth(
                    effect.what, _level_alone(game, seat, effect.what)
                ):
                    return effect.what
    return None


def _level(game: DeathMayDie, seat: int, skill: str) -> int:
    return levels(game, seat).get(skill, 0)


def _level_alone(game: DeathMayDie, seat: int, skill: str) -> int:
    """DMD-116: the level of a skill without Companions."""
    own = INVESTIGATORS[game.who[seat]].skills
    return min(TOP_LEVEL, game.levels[3 * seat + own.index(skill)]) if skill in own else 0


def _worth(skill: str, level: int) -> Defence:
    """DMD-198 to DMD-201: what a level of a skill alone does against attacks."""
    free = prevented = 0
    for ability in SKILLS[SKILLS.number(skill)].levels[level - 1] if level else ():
        for effect in ability.effect:
            if effect.op == "mod_reroll" and effect.when in ("attacked", "attacked_or_fire"):
                free += fixed(effect.amount)
            elif effect.op == "mod_reduce":
                prevented += fixed(effect.amount)
    return Defence(free, prevented)


def _without_companion(game: DeathMayDie, seat: int, whole: Defence) -> Defence:
    """DMD-115: what is left of a defence when that Companion is gone."""
    skill = _helper(game, seat)
    if skill is None:
        return whole
    now, then = _worth(skill, _level(game, seat, skill)), _worth(skill, _level_alone(game, seat, skill))
    return Defence(*(all_ - one + other for all_, one, other in zip(whole, now, then, strict=True)))
