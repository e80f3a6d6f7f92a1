"""Exact chances to survive attacks, in the order one likes, with the best use of every reroll and card: hits, what
prevents them, what an enemy's card adds to them (DMD-078, DMD-119, DMD-123). Sanity is not looked at.
"""

import functools
from typing import NamedTuple

from miskatonic.games.death_may_die.odds.rolls import CACHED, DIGITS, NO_SIGNS, Signs
from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, SIDES, STANDARD_FACES, Face
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MAX_STRESS


class Defence(NamedTuple):
    """What always helps against an attack: free rerolls, and wounds that are prevented."""

    free: int = 0
    prevented: int = 0


class Attack(NamedTuple):
    """An enemy's attack: its dice, what always helps against it, and its card."""

    standard: int
    bonus: int
    defence: Defence = Defence()
    aided: Defence = Defence()
    """The same while the Companion who is part of it is alive."""
    signs: int = 0
    """So many elder signs are hits."""
    strain: int = 0
    """Stress for each elder sign; what does not fit becomes wounds."""
    stress: int = 0
    worry: int = 0
    """Stress if it wounds."""
    wounds: int = 0
    spite: int = 0
    """Wounds more where no more stress fits."""
    learns: Signs = NO_SIGNS
    """Signs that one may count against oneself, for a stress less each."""

    @property
    def is_plain(self) -> bool:
        """Whether its hits are all there is to fear."""
        return not (self.signs or self.strain or self.wounds or self.spite)


class Remedy(NamedTuple):
    """A card that may be used before an attack: what it heals, of stress, of wounds, of either; or no more attacks."""

    stress: int = 0
    wounds: int = 0
    either: int = 0
    spares: bool = False


class Stand(NamedTuple):
    """The investigator under attack: health to give, room for stress, and what a reroll for stress costs and brings."""

    health: int
    room: int
    price: int = 1
    brings: int = 0
    coins: int = 0
    """Cards with a free reroll."""
    guards: int = 0
    """Wounds that may be prevented once a turn."""
    relief: int = 0
    """Stress healed before each roll, …"""
    calm: int = 0
    """… after an attack that did not wound, …"""
    solace: int = 0
    """… and after one that did."""
    hurt: int = 0
    """Wounds of one's own, which can be healed."""
    remedies: tuple[Remedy, ...] = ()
    bond: int = 0
    """The last health of a Companion who is part of the defence."""


Look = tuple[int, int]
"""Success and elder sign of a die."""
Shown = tuple[tuple[Look, ...], ...]
"""What may still be rolled again, by kind of die, sorted; dice that show nothing to fear are left out."""
_COIN = (((1, 0), 0.5),)
"""Any die, where only hits matter."""


def _looks(faces: tuple[Face, ...]) -> tuple[tuple[Look, float], ...]:
    shown = [(face.success, face.sign) for face in faces]
    return tuple((look, shown.count(look) / SIDES) for look in dict.fromkeys(shown) if look != (0, 0))


_STANDARD, _BONUS = _looks(STANDARD_FACES), _looks(BONUS_FACES)


def _kinds(attack: Attack) -> tuple[tuple[tuple[Look, float], ...], ...]:
    return (_STANDARD, _BONUS) if attack.signs or attack.strain or attack.learns.limit else (_COIN,)


def _defence(attack: Attack, stand: Stand) -> Defence:
    return attack.aided if stand.bond else attack.defence


# --- Between two attacks --------------------------------------------------------------------------------------------


@functools.lru_cache(CACHED)
def lives(attacks: tuple[Attack, ...], stand: Stand) -> float:
    """DMD-119, DMD-020: the chance to survive them all, before the next is made: in any order, cards used before."""
    if stand.health <= 0:
        return 0.0
    if not attacks:
        return 1.0
    best = 0.0
    for remedy in dict.fromkeys(stand.remedies):
        left = [*stand.remedies]
        left.remove(remedy)
        for healed in [] if remedy.spares else _healed(stand._replace(remedies=tuple(left)), remedy):
            best = max(best, lives(attacks, healed))
        best = 1.0 if remedy.spares else best
    for first in dict.fromkeys(attacks):
        others = [*attacks]
        others.remove(first)
        best = max(best, attacked((first, *others), stand)) if best < 1.0 else best
    return best


def _healed(stand: Stand, remedy: Remedy) -> list[Stand]:
    """DMD-095: what a card makes of somebody, in every way that its points can be shared out."""
    found = []
    for points in range(remedy.either + 1):
        stress = min(MAX_STRESS - stand.room, remedy.stress + points)
        wounds = min(stand.hurt, remedy.wounds + remedy.either - points)
        if stress or wounds:
            found.append(
                stand._replace(room=stand.room + stress, health=stand.health + wounds, hurt=stand.hurt - wounds)
            )
    return found


@functools.lru_cache(CACHED)
def attacked(attacks: tuple[Attack, ...], stand: Stand) -> float:
    """The chance to survive them all if the first is made now."""
    first = attacks[0]
    stand = stand._replace(room=min(MAX_STRESS, stand.room + stand.relief)) if stand.relief else stand
    kinds = _kinds(first)
    dice = (first.standard, first.bonus) if len(kinds) > 1 else (first.standard + first.bonus,)
    found: dict[Shown, float] = {((),) * len(kinds): 1.0}
    for kind, count in enumerate(dice):
        for _ in range(count):
            more: dict[Shown, float] = {}
            for shown, chance in found.items():
                for after, share in _thrown(shown, kind, kinds[kind]):
                    more[after] = more.get(after, 0.0) + chance * share
            found = more
    free = _defence(first, stand).free
    return round(sum([chance * goes_on(attacks, shown, free, stand) for shown, chance in found.items()]), DIGITS)


def _thrown(shown: Shown, kind: int, looks: tuple[tuple[Look, float], ...]) -> list[tuple[Shown, float]]:
    """The dice on the table after one more of a kind."""
    results = [
        ((*shown[:kind], tuple(sorted((*shown[kind], look))), *shown[kind + 1 :]), share) for look, share in looks
    ]
    return [*results, (shown, 1 - sum([share for _, share in looks]))]


# --- With dice on the table -----------------------------------------------------------------------------------------


@functools.lru_cache(CACHED)
def goes_on(attacks: tuple[Attack, ...], shown: Shown, free: int, stand: Stand) -> float:
    """The chance with these dice on the table, with best play."""
    best = keeps(attacks, shown, stand)
    if best < 1.0:
        ways = paid(free, stand)
        for kind, looks in enumerate(shown) if ways else ():
            for look in dict.fromkeys(looks):
                for left, after in ways:
                    best = max(best, rolls_again(attacks, shown, left, after, kind, look))
    return best


def paid(free: int, stand: Stand) -> list[tuple[int, Stand]]:
    """DMD-071, DMD-073: the ways to pay for a reroll: for nothing, by a card, for stress."""
    if free:
        return [(free - 1, stand)]
    ways: list[tuple[int, Stand]] = [(0, stand._replace(coins=stand.coins - 1))] if stand.coins else []
    return [*ways, by_stress(free, stand)] if stand.room >= stand.price else ways


def by_stress(free: int, stand: Stand) -> tuple[int, Stand]:
    """DMD-071, DMD-073: a reroll for stress, with its benefits."""
    return free + stand.brings, stand._replace(room=stand.room - stand.price)


def rolls_again(attacks: tuple[Attack, ...], shown: Shown, free: int, stand: Stand, kind: int, look: Look) -> float:
    """The chance if such a die is rolled again now, which is paid for; one that shows nothing is `(0, 0)`."""
    left = list(shown[kind])
    if look in left:
        left.remove(look)
    rest = (*shown[:kind], tuple(left), *shown[kind + 1 :])
    results = _thrown(rest, kind, _kinds(attacks[0])[kind])
    return round(sum([share * goes_on(attacks, after, free, stand) for after, share in results]), DIGITS)


def keeps(attacks: tuple[Attack, ...], shown: Shown, stand: Stand) -> float:
    """DMD-076, DMD-078: the chance if these dice stay: signs counted, wounds prevented as one likes. What prevents
    wounds counts once against all of an attack (DMD-200).
    """
    first = attacks[0]
    looks = [look for kind in shown for look in kind]
    signs = sum([sign for _, sign in looks])
    counted = min(first.signs, signs)
    hits = sum([hit for hit, _ in looks]) + counted
    prevented = _defence(first, stand).prevented
    best = 0.0
    for learned in range(min(first.learns.limit, signs - counted, MAX_STRESS - stand.room) + 1):
        dealt = hits + learned * first.learns.value
        wounds, spared = max(0, dealt - prevented), max(0, prevented - dealt)
        relieved = stand._replace(room=stand.room + learned) if learned else stand
        for guarded in range(min(wounds, stand.guards), -1, -1):
            if best < 1.0:
                left = relieved._replace(guards=stand.guards - guarded) if guarded else relieved
                best = max(best, _struck(attacks, left, wounds - guarded, signs - counted - learned, spared))
    return best


def _struck(attacks: tuple[Attack, ...], stand: Stand, wounds: int, signs: int, spared: int) -> float:
    """DMD-076, DMD-078: wounds first, then what the card says, then what one's own cards say, then the next attack."""
    first, *others = attacks
    stand = _wounded(stand, wounds)
    if stand.health <= 0:
        return 0.0
    strained = first.strain * signs
    room = max(0, stand.room - strained - first.stress)
    more = max(0, strained - stand.room) + first.wounds + (0 if room else first.spite) - spared
    if more > 0:
        guarded = min(more, stand.guards)
        stand = _wounded(stand._replace(guards=stand.guards - guarded), more - guarded)
        if stand.health <= 0:
            return 0.0
    if wounds:
        room = max(0, room - first.worry) + stand.solace
    else:
        room += stand.calm
    return lives(tuple(others), stand._replace(room=min(MAX_STRESS, room)))


def _wounded(stand: Stand, wounds: int) -> Stand:
    """DMD-114, DMD-115: one's own health goes first, because it can be healed; last of all the Companion who helps."""
    if not wounds:
        return stand
    health = stand.health - wounds
    bond = stand.bond if health > 0 else 0
    hurt = min(DEADLY_WOUNDS - 1, stand.hurt + wounds)
    return stand._replace(health=health + stand.bond - bond, hurt=hurt, bond=bond)


def on_table(attack: Attack, dice: tuple[int, ...]) -> tuple[Shown, list[tuple[int, Look]]]:
    """Dice that have been rolled: what of them is to be feared; and of each its kind and look, as they count here."""
    faces = (*STANDARD_FACES, *BONUS_FACES)
    apart = len(_kinds(attack)) > 1
    each = [
        (int(rolled >= SIDES) if apart else 0, (faces[rolled].success, faces[rolled].sign if apart else 0))
        for rolled in dice
    ]
    shown = tuple(
        tuple(sorted(look for at, look in each if at == kind and look != (0, 0))) for kind in range(1 + apart)
    )
    return shown, each
