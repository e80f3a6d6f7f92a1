"""What somebody's own roll can be made with (DMD-061 to DMD-073, DMD-094): dice, rerolls, signs; in an attack also the
other targets it may have, and what strengthens it.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import Voice, is_coin, is_used, profile, voices
from miskatonic.games.death_may_die.basics import carried, stress_room
from miskatonic.games.death_may_die.odds import rolls
from miskatonic.games.death_may_die.odds.rolls import NO_SIGNS, Signs
from miskatonic.games.death_may_die.odds.stage import Blow
from miskatonic.games.death_may_die.rows.effects import ANY, Effect, Effects, Per, fixed
from miskatonic.games.death_may_die.rows.tracks import MAX_STRESS
from miskatonic.games.death_may_die.rules import attacks, dice, enemies, results
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF, ATTACK, holds
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.targets import unlike
from miskatonic.games.death_may_die.state import DeathMayDie, box, here
from miskatonic.kernel import Line


class Means(NamedTuple):
    """What a roll is made with: dice, rerolls for nothing and for stress, elder signs that count."""

    standard: int
    bonus: int
    free: int
    bought: int
    signs: Signs
    stress: int
    """The stress that pays for the rerolls."""

    def at_least(self, needed: int) -> float:
        """The chance of that many successes, with the best use of all of it."""
        return rolls.at_least(needed, self.standard, self.bonus, self.free + self.bought, self.signs)

    def without_stress(self) -> "Means":
        """The same without stress."""
        return self._replace(bought=0, stress=0)


def means(game: DeathMayDie, throw: Throw, more: int = 0, spent: int = 0) -> Means:
    """DMD-061, DMD-071, DMD-073: all that can be used in a roll, with so many dice more, and so much stress spent
    before.
    """
    bonus = dice.bonus_dice(game, throw, more)
    room = _room(game, throw, spent)
    price = dice.reroll_price(game, throw.seat)
    free = dice.free_rerolls(game, throw) + len(coins(game, throw.seat))
    bought = room // price * (1 + brought(game, throw))
    return Means(throw.standard, bonus, free, bought, signs(game, throw), room // price * price)


# --- Rerolls --------------------------------------------------------------------------------------------------------


def coins(game: DeathMayDie, seat: int) -> list[Voice]:
    """DMD-073: the cards that still give a free reroll this turn, in whichever roll one likes."""
    return [voice for voice in profile(game, seat).coins if not is_used(game, seat, voice)]


def coin_lines(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-073: what they give."""
    return [Line("why-reroll_source", one.rule, {"count": 1, "source": one.source}, 1) for one in coins(game, seat)]


def reroll_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-073: where free rerolls come from, such cards among them."""
    return [*dice.reroll_lines(game, throw), *coin_lines(game, throw.seat)]


def bought(game: DeathMayDie, throw: Throw) -> int:
    """DMD-071, DMD-073: the rerolls that stress still pays for during a roll, with those that each of them brings."""
    return stress_room(game, throw.seat) // dice.reroll_price(game, throw.seat) * (1 + brought(game, throw))


def brought(game: DeathMayDie, throw: Throw) -> int:
    """DMD-073: the free rerolls that one for stress brings."""
    return sum(
        fixed(effect.amount)
        for voice in voices(game, throw.seat, "reroll_by_stress")
        if counts_for(game, voice, throw)
        for effect in voice.ability.effect
    )


def counts_for(game: DeathMayDie, voice: Voice, throw: Throw) -> bool:
    """Whether an ability counts for a roll that may not have been made yet."""
    when = voice.ability.when
    if when is not None and when.key == "roll_is_attack":
        return throw.purpose == ATTACK
    if when is not None and when.key == "own_roll":
        return throw.purpose not in AGAINST_ONESELF
    return holds(game, when, dice.scene_for(throw.seat, voice, throw))


def relief(game: DeathMayDie, throw: Throw) -> list[tuple[Voice, int]]:
    """DMD-095: the stress that somebody may heal before a roll is made, and by what."""
    return [
        (voice, healed)
        for voice in voices(game, throw.seat, "before_roll")
        if counts_for(game, voice, throw) and (healed := stress_healed(voice.ability.effect))
    ]


def stress_healed(effects: Effects) -> int:
    """DMD-095: the stress that effects heal for their owner, however many symbols are shown."""
    return healed_for_each(effects)[""]


def healed_for_each(effects: Effects) -> Counter[str]:
    """DMD-095: the stress that effects may heal for their owner, by what they count to heal it; by nothing for what
    is always healed.
    """
    found: Counter[str] = Counter()
    for effect in effects:
        match effect.op:
            case "may" | "choose":
                found += healed_for_each(
                    next((way.do for way in effect.ways if any(healed_for_each(way.do).values())), ())
                )
            case "repeat" if isinstance(effect.amount, Per):
                found[effect.amount.what] += effect.amount.times * healed_for_each(effect.parts[0])[""]
            case "heal" | "heal_stress" if effect.who == "you" and isinstance(effect.amount, Per):
                found[effect.amount.what] += effect.amount.times
            case "heal" | "heal_stress" if effect.who == "you":
                found[""] += fixed(effect.amount)
    return found


def _room(game: DeathMayDie, throw: Throw, spent: int) -> int:
    """DMD-030: the room for stress when the dice are on the table."""
    room = stress_room(game, throw.seat) - spent
    if healed := relief(game, throw):
        room += sum([count for _, count in healed])
    return min(MAX_STRESS, room)


# --- Elder signs ----------------------------------------------------------------------------------------------------


def signs(game: DeathMayDie, throw: Throw) -> Signs:
    """DMD-194 to DMD-197: as one rule: as many as all sources allow, each worth what the best one says."""
    if throw.purpose in AGAINST_ONESELF:
        return NO_SIGNS
    sources = results.sign_sources(game, throw)
    limit = min(ANY, sum([fixed(effect.amount) for effect in sources]))
    return Signs(limit, max([fixed(effect.second) for effect in sources], default=0))


# --- Attacks --------------------------------------------------------------------------------------------------------


def aims(game: DeathMayDie, seat: int, figure: int) -> list[tuple[int, ...]]:
    """DMD-191: the targets that an attack on somebody may have; as many as it may, because each can only help."""
    most = attacks.spread(game, seat, figure).most
    if most == 1:
        return [(figure,)]
    there = here(game, game.where[figure])
    others = [other for other in there if other != figure and enemies.vulnerable(game, other)]
    if len(others) < most:
        return [(figure, *others)]
    return [(figure, *chosen) for chosen in itertools.combinations(unlike(game, others), min(most - 1, len(others)))]


class Boost(NamedTuple):
    """DMD-094: wounds more that an attack may be given, and their price in stress."""

    wounds: int
    stress: int


def boosts(game: DeathMayDie, seat: int, targets: tuple[int, ...]) -> list[tuple[Voice, Boost]]:
    """DMD-094: what may be used in an attack on these."""
    return [
        (voice, Boost(attacks.boost_wounds(voice), attacks.boost_stress(voice)))
        for voice in voices(game, seat, "on_attack")
        if attacks.can_boost(game, seat, voice, targets)
    ]


def strengths(game: DeathMayDie, seat: int, targets: tuple[int, ...]) -> Iterator[Boost]:
    """DMD-094: every sum of them that can be paid; those for nothing are in all of them."""
    found = [boost for _, boost in boosts(game, seat, targets)] if voices(game, seat, "on_attack") else []
    given = sum([boost.wounds for boost in found if not boost.stress])
    dear = [boost for boost in found if boost.stress]
    room = stress_room(game, seat)
    for count in range(len(dear) + 1):
        for used in itertools.combinations(dear, count):
            stress = sum([boost.stress for boost in used])
            if stress <= room:
                yield Boost(given + sum([boost.wounds for boost in used]), stress)


def boost_lines(game: DeathMayDie, seat: int, targets: tuple[int, ...]) -> list[Line]:
    """DMD-094: what they add, and for how much stress."""
    return [
        Line("why-boost", voice.rule, {"source": voice.source, "count": boost.wounds, "stress": boost.stress})
        for voice, boost in boosts(game, seat, targets)
    ]


def relief_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-095: what may be healed before the roll, where there is stress to heal."""
    return [
        Line("why-relief", voice.rule, {"source": voice.source, "count": count})
        for voice, count in relief(game, throw)
        if game.stress[throw.seat]
    ]


def blow_of(game: DeathMayDie, throw: Throw) -> Blow:
    """DMD-061 to DMD-073: each of these attacks as it stands, what may be used once a turn left out."""
    using = means(game, throw)
    said = [one for one in voices(game, throw.seat, "after_roll") if counts_for(game, one, throw)]
    healed = [healed_for_each(one.ability.effect) for one in said if not is_coin(one)]
    return Blow(
        using.standard,
        using.bonus,
        using.free - len(coins(game, throw.seat)),
        using.signs,
        dice.reroll_price(game, throw.seat),
        brought(game, throw),
        sum([count for _, count in relief(game, throw)]),
        sum([one["elder_sign_counted_as_success"] for one in healed]),
        sum([one["tentacle"] for one in healed]),
    )


# --- Rolls that an effect asks for ------------------------------------------------------------------------------------


def asked_roll(effects: Effects) -> Effect | None:
    """DMD-077: the roll that an effect asks for."""
    return next((effect for effect in effects if effect.op == "roll"), None)


def dice_before(game: DeathMayDie, seat: int, effects: Effects) -> int:
    """DMD-063: the bonus dice that one may pay for before that roll: all of them."""
    count = 0
    for effect in effects:
        if effect.op == "roll":
            break
        for part in effect.ways[0].do if effect.op == "may" else (effect,):
            if part.op == "mod_dice":
                count += _paid_dice(game, seat, part)
    return count


def _paid_dice(game: DeathMayDie, seat: int, effect: Effect) -> int:
    if not isinstance(effect.amount, Per):
        return effect.amount
    kind = box(game).numbers[effect.amount.what.removesuffix("_discarded")]
    return effect.amount.times * carried(game, kind, seat)


def price_in_stress(cost: Effects) -> int:
    """DMD-098: what is paid for an action before it begins."""
    return sum([fixed(effect.amount) for effect in cost if effect.op == "gain_stress"])
