"""What harm costs, what enemies threaten, and how a duel with one of them would end."""

from functools import lru_cache

from miskatonic.bots.arkham_lcg.kit import PUMPS, Weapon, best_weapon, weapon_of
from miskatonic.bots.arkham_lcg.sight import Foe, Person, Sight, Tokens, id_of
from miskatonic.games.arkham_lcg.odds.bag import chance
from miskatonic.games.arkham_lcg.rows.terms import COMBAT, INTELLECT, WILD

DEATH = 14.0
POINT = (DEATH, 4.5, 2.6, 1.7, 1.2, 0.9, 0.75, 0.65, 0.6)
"""What losing the last point of health or sanity costs, the second last, and so on."""
PRIEST = "ghoul_priest"
BOSS = 2.8
"""What every point of damage to the enemy is worth whose death ends it all."""
MATCH, HURRY, PASSING = 0.6, 4, 0.15
"""An investigator is sent to an enemy they would beat with this chance; this many rounds before the end anybody is,
and then only this part of its attack is feared."""
LOST = 0.2
"""The part of its retaliation that counts if its next attack would be the end anyway."""
LASTS = 2.0
"""How many attacks an enemy would make if it were left alive."""


def points(left: int, lost: int) -> float:
    """What it costs to lose some of the points one has."""
    return sum(POINT[min(at, len(POINT)) - 1] for at in range(left, max(0, left - lost), -1))


def harm(person: Person, damage: int, horror: int) -> float:
    """What damage and horror would cost somebody; a little less where an asset can take some."""
    health, sanity = person.soak()
    spared = min(damage, health) + min(horror, sanity)
    damage, horror = damage - min(damage, health), horror - min(horror, sanity)
    return points(person.health, damage) + points(person.sanity, horror) + 0.75 * spared


def attack(person: Person, foe: Foe) -> float:
    """What an attack of an enemy would cost."""
    return harm(person, foe.damage, foe.horror) + (1.5 if foe.id == "silver_twilight_acolyte" else 0.0)


def doomed(sight: Sight, person: Person) -> bool:
    """Whether the enemies engaged with somebody would defeat them when they attack."""
    ready = [foe for foe in sight.engaged(person) if foe.ready]
    health, sanity = person.soak()
    hurt, fear = sum(foe.damage for foe in ready), sum(foe.horror for foe in ready)
    return hurt >= person.health + health or fear >= person.sanity + sanity


def opportunity(sight: Sight, person: Person) -> float:
    """What attacks of opportunity would cost now."""
    ready = [foe for foe in sight.engaged(person) if foe.ready]
    return harm(person, sum(foe.damage for foe in ready), sum(foe.horror for foe in ready)) if ready else 0.0


def entering(sight: Sight, person: Person, foes: list[Foe], last: bool) -> float:
    """What it costs to walk onto enemies that are ready and engage newcomers: little for those who can deal with them
    and have actions left, their attacks for everybody else, unless there is no time to choose.
    """
    cost = 0.0
    for foe in foes:
        strong = sight.rounds_left <= HURRY or beats(sight, person, foe) >= MATCH
        cost += attack(person, foe) * (PASSING if strong and not last else 1.0)
    return cost


def kill_worth(sight: Sight, person: Person, foe: Foe) -> float:
    """What it is worth to be rid of an enemy."""
    if foe.id == sight.plan.boss:
        return BOSS * max(foe.health, 5 * sight.seats)
    worth = 0.8 + LASTS * attack(person, foe) + sight.plan.prize(sight, foe)
    place = sight.here(person)
    if person.id == "roland_banks" and place and place.clues and sight.missing:
        worth += 1.2
    return worth


@lru_cache(4096)
def odds(tokens: Tokens, value: int, difficulty: int) -> float:
    """How likely a skill of that value succeeds."""
    return float(chance(tokens, value, difficulty))


# --- the duel ---------------------------------------------------------------------------------------------------------


@lru_cache(200_000)
def duel(
    tokens: Tokens,
    foe: tuple[int, int, int, int],
    me: tuple[int, int],
    weapon: tuple[int, int, int],
    boosts: int,
    left: int,
) -> float:
    """How likely somebody kills an enemy before being defeated, by blow and blow.

    The enemy: health, fight value, damage and horror of its attack; oneself: health and sanity with what allies take;
    the weapon: skill with it, damage, blows left (then fists: 2 less, 1 damage); boosts: icons and resources to add.
    """
    health, fight, damage, horror = foe
    if health <= 0:
        return 1.0
    if me[0] <= 0 or me[1] <= 0:
        return 0.0
    if not left:
        return duel(tokens, foe, (me[0] - damage, me[1] - horror), weapon, boosts + 1, 3)
    skill, hit, blows = weapon
    if not blows:
        skill, hit = skill - 1, 1
    add = min(boosts, max(0, fight + 3 - skill), 3)
    wins = odds(tokens, skill + add, fight)
    after = (weapon[0], weapon[1], max(0, blows - 1))
    if wins <= 0.0:
        return 0.0
    struck = duel(tokens, (health - hit, fight, damage, horror), me, after, boosts - add, left - 1)
    missed = duel(tokens, foe, (me[0] - damage, me[1] - horror), after, boosts - add, left - 1)
    return wins * struck + (1 - wins) * missed


def beats(sight: Sight, person: Person, foe: Foe, actions: int = 3) -> float:
    """How likely somebody would win the duel with an enemy, in the best of all ways at hand."""
    weapon, blows = best_weapon(sight, person, foe)
    ways = [(weapon, blows)]
    if stabs := min(person.held.count("backstab"), person.resources // 3):
        ways.append((weapon_of(sight, person, "backstab", "", foe), stabs))
    minds = min(person.held.count("mind_over_matter"), person.resources)
    if minds and weapon.skill == COMBAT:
        ways.append((weapon._replace(skill=INTELLECT), min(blows, 3 * minds)))
    return max(_beats(sight, person, foe, actions, *way) for way in ways)


def _beats(sight: Sight, person: Person, foe: Foe, actions: int, weapon: Weapon, blows: int) -> float:
    """How the duel goes with that many blows of a weapon, and bare fists after them."""
    skill = person.skills[weapon.skill] + weapon.bonus
    icons = sum(card["icons"].get(weapon.skill, 0) + card["icons"].get(WILD, 0) for card in person.hand)
    pumps = any(id_of(card["card"]) in PUMPS and weapon.skill in PUMPS[id_of(card["card"])] for card in person.area)
    health, sanity = person.soak()
    hits = 1 + weapon.damage + (1 if weapon.by_margin and skill >= foe.fight + 2 else 0)
    blasts = min(person.held.count("dynamite_blast"), person.resources // 5) if person.health > 3 else 0
    extra = sum(one == "vicious_blow" for one in person.held) + 3 * blasts
    dodges = min(person.held.count("dodge"), person.resources - 5 * blasts)
    tokens = tuple([-1 if token == 0 and name == "skull" else token for token, name in _named(sight, person)])
    enemy = (max(1, foe.health - min(extra, foe.health - 1)), foe.fight, foe.damage, foe.horror)
    boosts = min(9, icons + (person.resources - 5 * blasts - dodges if pumps else 0))
    me = (person.health + health + dodges * foe.damage, person.sanity + sanity + dodges * foe.horror)
    return duel(tokens, enemy, me, (skill, hits, min(blows, 6)), boosts, actions)


def _named(sight: Sight, person: Person) -> list[tuple[int | None, str]]:
    return list(zip(sight.tokens(person), sight.board["bag"], strict=True))
