"""What the cards are good for: how weapons strike, what a card is worth in play, and what it is worth in hand.

Points are actions: what is worth 1.0 is worth an action of a calm turn.
"""

from collections.abc import Callable
from typing import NamedTuple

from miskatonic.bots.arkham_lcg.sight import Foe, Person, Sight, id_of
from miskatonic.games.arkham_lcg.board.cards import AnyCard
from miskatonic.games.arkham_lcg.board.words import Skill
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, WILLPOWER


class Weapon(NamedTuple):
    """How an attack with a card goes: the skill, what is added to it, the damage beside the 1, and its price.

    `by_margin` adds 1 damage where it succeeds by 2 or more; `risk` is what symbols cost the attacker.
    """

    bonus: int = 0
    damage: int = 0
    price: float = 0.0
    skill: Skill = COMBAT
    by_margin: bool = False
    risk: float = 0.0


FISTS = Weapon()
SHOT = 0.45
"""What a piece of ammunition is worth."""
WEAPONS: dict[str, Weapon] = {
    "45_automatic": Weapon(1, 1, SHOT),
    "rolands_38_special": Weapon(1, 1, SHOT),
    "machete": Weapon(1),
    "knife": Weapon(1),
    "knife:throw": Weapon(2, 1, 1.0),
    "switchblade": Weapon(0, 0, by_margin=True),
    "41_derringer": Weapon(2, 0, SHOT, by_margin=True),
    "baseball_bat": Weapon(2, 1, 0.3),
    "shotgun_4": Weapon(3, 2, 0.8),
    "shrivelling": Weapon(0, 1, SHOT, WILLPOWER, risk=0.35),
    "backstab": Weapon(0, 2, 1.2, AGILITY),
}
PUMPS: dict[str, tuple[Skill, Skill]] = {
    "physical_training": (WILLPOWER, COMBAT),
    "hyperawareness": ("intellect", AGILITY),
    "hard_knocks": (COMBAT, AGILITY),
    "arcane_studies": (WILLPOWER, "intellect"),
    "dig_deep": (WILLPOWER, AGILITY),
}
"""Which skills a resource adds to."""


def weapon_of(sight: Sight, person: Person, card: str, ability: str, foe: Foe) -> Weapon:
    """How an attack with a card, or with nothing, goes against an enemy."""
    weapon = WEAPONS.get(f"{card}:{ability}" if ability else card, FISTS)
    place = sight.here(person)
    if card == "rolands_38_special" and place and place.clues:
        weapon = weapon._replace(bonus=3)
    if card == "machete" and [one.label for one in sight.engaged(person)] == [foe.label]:
        weapon = weapon._replace(damage=1)
    if "monster" in foe.traits and any(one.has("lita_chantler") and one.place == person.place for one in sight.living):
        weapon = weapon._replace(damage=weapon.damage + 1)
    return weapon


def best_weapon(sight: Sight, person: Person, foe: Foe) -> tuple[Weapon, int]:
    """The best loaded weapon against an enemy, and how often it strikes; fists if there is none."""
    found: tuple[float, Weapon, int] = (0.0, weapon_of(sight, person, "", "", foe), 99)
    for card in person.area:
        id_ = id_of(card["card"])
        uses = card["uses"] if "uses_kind" in card else 99
        if id_ in WEAPONS and uses:
            weapon = weapon_of(sight, person, id_, "", foe)
            better = 2.0 * (weapon.damage + 0.5 * weapon.by_margin) + weapon.bonus + _edge(person, weapon)
            if better > found[0]:
                found = (better, weapon, uses)
    return found[1], found[2]


def _edge(person: Person, weapon: Weapon) -> int:
    return person.skills[weapon.skill] - person.skills[COMBAT]


def shots(person: Person) -> int:
    """How many blows with weapons in play are left."""
    return sum(
        card["uses"] if "uses_kind" in card else 9
        for card in person.area
        if id_of(card["card"]) in WEAPONS and WEAPONS[id_of(card["card"])].damage
    )


def armed(person: Person) -> bool:
    """Whether a weapon that strikes harder than a fist is ready."""
    return shots(person) > 1


Worth = Callable[[Sight, Person], float]


def _weapon(first: float, more: float) -> Worth:
    return lambda sight, person: more if armed(person) else first


def _hands_for_clues(worth: float) -> Worth:
    """What helps to find clues, while clues are still to be found."""
    return lambda sight, person: worth if sight.plan.seeks(sight) else -2.0


def _aid(sight: Sight, person: Person) -> float:
    return 1.2 + 0.35 * min(3, person.damage) + 0.6 * min(3, person.horror)


def _initiate(sight: Sight, person: Person) -> float:
    return 1.9 if sight.rounds_left > 8 else 0.6


IN_PLAY: dict[str, float | Worth] = {
    "45_automatic": _weapon(4.2, 2.0),
    "rolands_38_special": _weapon(4.4, 2.2),
    "machete": _weapon(4.2, 1.8),
    "knife": _weapon(2.4, 0.4),
    "switchblade": _weapon(2.6, 0.6),
    "41_derringer": _weapon(3.6, 1.6),
    "baseball_bat": _weapon(4.0, 1.0),
    "shotgun_4": _weapon(4.6, 2.5),
    "shrivelling": _weapon(4.6, 2.4),
    "beat_cop": 3.6,
    "beat_cop_2": 4.0,
    "guard_dog": 3.2,
    "dr_milan_christopher": 3.6,
    "leo_de_luca": 4.4,
    "leo_de_luca_1": 4.6,
    "cat_burglar_1": 2.4,
    "research_librarian": 2.2,
    "arcane_initiate": _initiate,
    "stray_cat": 1.8,
    "aquinnah_1": 2.0,
    "magnifying_glass": _hands_for_clues(2.6),
    "magnifying_glass_1": _hands_for_clues(2.8),
    "flashlight": _hands_for_clues(2.4),
    "old_book_of_lore": 1.9,
    "medical_texts": 1.3,
    "encyclopedia_2": 1.6,
    "physical_training": 2.0,
    "hyperawareness": 2.0,
    "hard_knocks": 2.0,
    "arcane_studies": 2.0,
    "dig_deep": 1.8,
    "first_aid": _aid,
    "holy_rosary": 2.9,
    "heirloom_of_hyperborea": 1.7,
    "wendys_amulet": 2.2,
    "rabbits_foot": 1.8,
    "leather_coat": 2.4,
    "bulletproof_vest_3": 3.4,
    "elder_sign_amulet_3": 4.4,
    "police_badge_2": 2.2,
    "scavenging": 1.4,
    "pickpocketing": 1.5,
    "burglary": 1.4,
    "forbidden_knowledge": 1.3,
    "scrying": 0.8,
    "daisys_tote_bag": 0.8,
    "disc_of_itzamna_2": 2.0,
    "grotesque_statue_4": 2.5,
    "book_of_shadows_3": 1.2,
    "lita_chantler": 4.5,
}
"""What an asset is worth in play, beside its action."""
IN_HAND: dict[str, float] = {
    "emergency_cache": 1.3, "hot_streak_4": 1.8, "lucky": 1.6, "lucky_2": 1.8, "dodge": 1.3, "ward_of_protection": 1.5,
    "working_a_hunch": 1.7, "evidence": 1.0, "look_what_i_found": 1.4, "drawn_to_the_flame": 1.2, "dynamite_blast": 1.3,
    "backstab": 1.4, "sneak_attack": 1.0, "blinding_light": 1.0, "mind_over_matter": 0.9, "barricade": 0.3,
    "cunning_distraction": 0.6, "elusive": 0.8, "on_the_lam": 0.9, "extra_ammunition_1": 1.0, "vicious_blow": 0.9,
    "deduction": 0.8, "overpower": 0.8, "perception": 0.7, "guts": 0.7, "manual_dexterity": 0.7, "fearless": 0.5,
    "unexpected_courage": 0.9, "survival_instinct": 0.5, "opportunist": 0.4, "sure_gamble_3": 1.2, "close_call_2": 0.8,
    "will_to_survive_3": 1.5, "cryptic_research_4": 2.0, "mind_wipe_1": 0.4,
}  # fmt: skip
"""What a card that isn't an asset is worth while it is held."""


def in_play(sight: Sight, person: Person, id_: str) -> float:
    """What an asset would be worth in play; another copy of a talent or tool little."""
    worth = IN_PLAY.get(id_, 1.0)
    value = worth(sight, person) if callable(worth) else worth
    if person.has(id_) and id_ not in WEAPONS:
        value *= 0.35
    return value


def in_hand(sight: Sight, person: Person, card: AnyCard) -> float:
    """What a card is worth in hand, if it is not used now."""
    return 0.0 if card["weakness"] else if_held(sight, person, id_of(card["card"]), card["cost"] or 0)


def if_held(sight: Sight, person: Person, id_: str, cost: int) -> float:
    """What a card that isn't a weakness would be worth in hand."""
    return _held(sight, person, id_, cost) + sight.plan.keeps(sight, id_)


def _held(sight: Sight, person: Person, id_: str, cost: int) -> float:
    if id_ in IN_HAND:
        worth = IN_HAND[id_]
        if not sight.plan.seeks(sight) and id_ in (
            "working_a_hunch",
            "evidence",
            "deduction",
            "look_what_i_found",
            "perception",
        ):
            return 0.1
        return worth
    if id_ in IN_PLAY:
        worth = in_play(sight, person, id_)
        late = max(0, cost - person.resources - 2)
        return max(0.2, 0.45 * (worth - 1.0) - 0.15 * late)
    return 0.6


def room_for(sight: Sight, person: Person, card: AnyCard) -> float:
    """What would have to go for an asset: 0 if there is room."""
    slot = card["slot"]
    if not slot:
        return 0.0
    over = person.used(slot) + card["slots"] - person.slots.get(slot, 0)
    if over <= 0:
        return 0.0
    held = sorted(standing(sight, person, one) for one in person.area if one["slot"] == slot)
    return sum(held[:over])


def standing(sight: Sight, person: Person, card: AnyCard) -> float:
    """What an asset in play is still worth, with what it has left."""
    id_ = id_of(card["card"])
    worth = IN_PLAY.get(id_, 1.0)
    value = 3.6 if callable(worth) and id_ in WEAPONS else worth(sight, person) if callable(worth) else worth
    if "uses_kind" in card and id_ in WEAPONS:
        value *= min(1.0, 0.3 * card["uses"])
    elif "uses_kind" in card:
        value *= min(1.0, 0.4 * card["uses"])
    if health := card.get("health"):
        value *= 0.6 + 0.4 * (health - card.get("damage", 0)) / health
    return value
