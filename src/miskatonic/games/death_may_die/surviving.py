"""Exact chances to survive attacks, one after the other, with the best use of every reroll: hits, what prevents them,
and what an enemy's card adds to them (DMD-078, DMD-123). Sanity is not looked at.
"""

import functools
from typing import NamedTuple

from miskatonic.games.death_may_die.odds import CACHED, DIGITS
from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, SIDES, STANDARD_FACES, Face


class Attack(NamedTuple):
    """An enemy's attack: its dice, the free rerolls against it, how many of its hits are prevented, and its card."""

    standard: int
    bonus: int
    free: int = 0
    prevented: int = 0
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

    @property
    def is_plain(self) -> bool:
        """Whether its hits are all there is to fear."""
        return not (self.signs or self.strain or self.wounds or self.spite)


class Stand(NamedTuple):
    """Whoever is attacked: health to give, room for stress, and what a reroll for stress costs and brings."""

    health: int
    room: int
    price: int = 1
    brings: int = 0


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
    return (_STANDARD, _BONUS) if attack.signs or attack.strain else (_COIN,)


@functools.lru_cache(CACHED)
def lives(attacks: tuple[Attack, ...], stand: Stand) -> float:
    """The chance to survive them all, before anything is rolled."""
    if stand.health <= 0:
        return 0.0
    if not attacks:
        return 1.0
    first = attacks[0]
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
    return round(sum([chance * goes_on(attacks, shown, first.free, stand) for shown, chance in found.items()]), DIGITS)


def _thrown(shown: Shown, kind: int, looks: tuple[tuple[Look, float], ...]) -> list[tuple[Shown, float]]:
    """What lies there after one die more of a kind."""
    results = [
        ((*shown[:kind], tuple(sorted((*shown[kind], look))), *shown[kind + 1 :]), share) for look, share in looks
    ]
    return [*results, (shown, 1 - sum([share for _, share in looks]))]


@functools.lru_cache(CACHED)
def goes_on(attacks: tuple[Attack, ...], shown: Shown, free: int, stand: Stand) -> float:
    """The chance with these dice on the table, if one goes on in the best way."""
    best = keeps(attacks, shown, stand)
    if best < 1.0 and (free or stand.room >= stand.price):
        for kind, looks in enumerate(shown):
            for look in dict.fromkeys(looks):
                best = max(best, rolls_again(attacks, shown, free, stand, kind, look, pays=not free))
    return best


def rolls_again(
    attacks: tuple[Attack, ...], shown: Shown, free: int, stand: Stand, kind: int, look: Look, *, pays: bool
) -> float:
    """The chance if such a die is rolled again now, for stress or for nothing; one that shows nothing is `(0, 0)`."""
    if pays:
        free, stand = free + stand.brings, stand._replace(room=stand.room - stand.price)
    else:
        free -= 1
    left = list(shown[kind])
    if look in left:
        left.remove(look)
    rest = (*shown[:kind], tuple(left), *shown[kind + 1 :])
    results = _thrown(rest, kind, _kinds(attacks[0])[kind])
    return round(sum([share * goes_on(attacks, after, free, stand) for after, share in results]), DIGITS)


def keeps(attacks: tuple[Attack, ...], shown: Shown, stand: Stand) -> float:
    """DMD-076, DMD-078: the chance if these dice stay: wounds first, then what the card says, then the next attack."""
    first, *others = attacks
    looks = [look for kind in shown for look in kind]
    signs = sum([sign for _, sign in looks])
    counted = min(first.signs, signs)
    wounds = max(0, sum([hit for hit, _ in looks]) + counted - first.prevented)
    health, room = stand.health - wounds, stand.room
    if health <= 0:
        return 0.0
    strained = first.strain * (signs - counted)
    health -= max(0, strained - room) + first.wounds
    room = max(0, room - strained - first.stress)
    health -= 0 if room else first.spite
    room = max(0, room - (first.worry if wounds else 0))
    return lives(tuple(others), stand._replace(health=health, room=room))


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
