"""What wounds, stress and sanity cost, and enemies' attacks: in points, of which a Rest heals three."""

from functools import lru_cache
from math import comb

from miskatonic.bots.death_may_die.kit import ACTION, ATTACK_HERE, ATTACK_RANGED, ATTACKED, FIRE
from miskatonic.bots.death_may_die.sight import Foe, Person, Sight
from miskatonic.games.death_may_die.odds import rolls
from miskatonic.games.death_may_die.odds.rolls import Signs
from miskatonic.games.death_may_die.rows.cards import INSANITIES
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MAX_STRESS, NEXT_STOP, THRESHOLDS

WOUNDS = (0.0, 1.0, 2.3, 4.2, 7.5)
"""What it costs to have that many wounds."""
STRESS = (0.0, 0.5, 1.1, 1.9, 3.0)
LOST = 70.0
"""A death before the summoning loses the game, …"""
FALLEN = 30.0
"""… later it leaves the others alone with the Elder One."""
GROWTH = 0.35
"""What a point of sanity is worth on the way to the first thresholds."""


class Danger:
    """Costs at this table."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.death = LOST if not sight.summoned else FALLEN if len(sight.living) > 1 else LOST

    def wounds(self, person: Person, count: int) -> float:
        """What that many wounds cost somebody."""
        return self.death if count >= DEADLY_WOUNDS else WOUNDS[max(0, count)]

    def sanity(self, person: Person, lost: float) -> float:
        """What a packet of sanity costs; on the way to the first thresholds it is a gain."""
        at = person.sanity
        if at >= THRESHOLDS[-1]:
            return self.death * min(1.0, lost)
        if at >= THRESHOLDS[-2]:
            return 12.0 * min(1.0, lost)
        if at >= THRESHOLDS[-3]:
            return 2.0 * lost
        return -GROWTH * lost if at < THRESHOLDS[2] - 1 else 0.5 * lost

    def madness(self, person: Person, wounds: int, stress: int, standard: int = 3) -> float:
        """What the tentacles of a roll with that many standard dice cost, including the insanity of a threshold."""
        chances = rolls.tentacles(standard)
        left = NEXT_STOP[person.sanity] - person.sanity
        reached = sum(chances[left:])
        price = 0.0
        if reached:
            hurt = insanity_wounds(person, stress)
            before = WOUNDS[min(wounds, DEADLY_WOUNDS - 1)]
            price = reached * (self.wounds(person, wounds + hurt) - before)
        if person.sanity < THRESHOLDS[2]:
            return price + self.sanity(person, standard / 3)
        return price + self.sanity(person, 1 - chances[0] if left == 1 else standard / 3)

    def fight(self, person: Person, foes: list[Foe] | tuple[Foe, ...], wounds: int, stress: int) -> float:
        """What the attacks of these enemies are likely to cost somebody with that many wounds and that much stress."""
        if not foes:
            return 0.0
        kit = person.kit
        dice = sum([foe.dice for foe in foes])
        price = kit.price + sum([foe.enemy == "dancer" for foe in foes])
        room = (MAX_STRESS - stress) // price * (2 if kit.again else 1)
        free = kit.rerolls(ATTACKED) * len(foes)
        hurt = _expected(
            dice,
            min(wounds, DEADLY_WOUNDS - 1),
            person.spare,
            kit.reduced[ATTACKED] * len(foes),
            room,
            free,
            self.death,
        )
        standard = sum([foe.standard for foe in foes])
        return hurt + (self.madness(person, wounds, stress, standard) if standard else 0.0)

    def fire(self, person: Person, tokens: int, wounds: int, stress: int) -> float:
        """What the Fire roll is likely to cost."""
        if not tokens:
            return 0.0
        room = MAX_STRESS - stress
        return _expected(
            tokens, min(wounds, DEADLY_WOUNDS - 1), person.spare, person.kit.reduced[FIRE], room, 0, self.death
        )


@lru_cache(50_000)
def _expected(dice: int, wounds: int, spare: int, reduced: int, room: int, free: int, death: float) -> float:
    """The mean cost of that many dice against somebody; stress pays for rerolls only in mortal danger."""
    cost = 0.0
    left = DEADLY_WOUNDS - wounds - 1 + spare + reduced
    for hits in range(dice + 1):
        chance = comb(dice, hits) / (1 << dice)
        got = max(0, hits - reduced - free / 2)
        if hits <= left:
            taken = min(float(DEADLY_WOUNDS - 1 - wounds), max(0.0, got - spare / 2))
            whole = int(taken)
            low = WOUNDS[wounds + whole]
            high = WOUNDS[min(DEADLY_WOUNDS - 1, wounds + whole + 1)]
            cost += chance * (low + (high - low) * (taken - whole) - WOUNDS[wounds])
        else:
            lives = rolls.spared(left, hits, room + free)
            cost += chance * (lives * (WOUNDS[-1] - WOUNDS[wounds] + 1.5) + (1 - lives) * death)
    return cost


class Strength:
    """What somebody's rolls are made with, at a space."""

    def __init__(self, sight: Sight, person: Person, space: int) -> None:
        here, near = sight.company(person.seat, space)
        kit = person.kit
        lent = sum(o.kit.given() for o in sight.living if o.seat != person.seat and o.space == space)
        more = person.bonus + lent
        self.dice = {what: more + kit.dice(what, here, near) for what in (ATTACK_HERE, ATTACK_RANGED, ACTION)}
        self.against_monsters = kit.dice(ATTACK_HERE, here, near, True) - kit.dice(ATTACK_HERE, here, near)
        self.free = {what: kit.rerolls(what, here, near) for what in (ATTACK_HERE, ATTACK_RANGED, ACTION)}
        self.signs: dict[str, Signs] = {what: kit.signs(what) for what in (ATTACK_HERE, ATTACK_RANGED, ACTION)}
        self.damage = kit.damage

    def _throw(self, ranged: bool, foe: Foe) -> tuple[str, int]:
        what = ATTACK_RANGED if ranged else ATTACK_HERE
        return what, self.dice[what] + (self.against_monsters if foe.kind == "monster" else 0)

    def kills(self, foe: Foe, health: int, ranged: bool, rerolls: int = 0, more: int = 0) -> float:
        """The chance to take so much health off an enemy in one attack."""
        what, bonus = self._throw(ranged, foe)
        return rolls.at_least(health - self.damage - more, 3, bonus, self.free[what] + rerolls, self.signs[what])

    def mean(self, foe: Foe, ranged: bool) -> float:
        """The wounds of one attack, on average."""
        what, bonus = self._throw(ranged, foe)
        return self.damage + _mean(bonus, self.free[what], self.signs[what])

    def succeeds(self, needed: int, rerolls: int = 0) -> float:
        """The chance that the roll of a scenario action reaches a number."""
        return rolls.at_least(needed, 3, self.dice[ACTION], self.free[ACTION] + rerolls, self.signs[ACTION])

    def successes(self) -> float:
        """What the roll of a scenario action is worth on average."""
        return _mean(self.dice[ACTION], self.free[ACTION], self.signs[ACTION])


@lru_cache(4096)
def _mean(bonus: int, free: int, signs: Signs) -> float:
    dice = 3 + bonus
    most = dice * max(1, signs.value if signs.limit else 1)
    if dice > 7 or free > 4:
        rate = 0.5 + (signs.value / 6 if signs.limit else 0.0)
        return rate * dice + min(free, dice * (1 - rate)) * rate
    return sum(rolls.at_least(count, 3, bonus, free, signs) for count in range(1, most + 1))


def insanity_wounds(person: Person, stress: int) -> int:
    """How many wounds the next threshold would cause somebody with that much stress."""
    return _insanity(person.insanity, MAX_STRESS - stress, any(card["type"] != "condition" for card in person.cards))


@lru_cache(1024)
def _insanity(name: str, room: int, has_cards: bool) -> int:
    worst = 0
    for step in INSANITIES.named(name).effect:
        for one in (step, *(last for way in step.ways[-1:] for last in way.do), *(s for p in step.parts for s in p)):
            amount = one.amount if isinstance(one.amount, int) else 0
            if one.op == "deal_wounds" and one.who == "you":
                worst = max(worst, amount)
            if one.op == "gain_stress" and one.flag and not (step.ways and has_cards and name.endswith("fugue")):
                worst = max(worst, amount - room)
    return worst
