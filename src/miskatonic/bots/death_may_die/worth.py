"""What cards and their effects are worth to an investigator, in points: read off the rows, word by word."""

from functools import lru_cache

from miskatonic.bots.death_may_die.danger import STRESS, WOUNDS, Danger
from miskatonic.bots.death_may_die.kit import abilities_of_relic, abilities_of_side
from miskatonic.bots.death_may_die.sight import Person, Sight
from miskatonic.games.death_may_die.rows.abilities import Abilities, Ability
from miskatonic.games.death_may_die.rows.cards import (
    COMPANION,
    CONDITION,
    DISCOVERIES,
    INSANITIES,
    MYTHOS,
    SIDES,
    SKILLS,
    UNKNOWN_MONSTERS,
    Discovery,
    Side,
)
from miskatonic.games.death_may_die.rows.effects import Effect, Effects, Number
from miskatonic.games.death_may_die.rows.elder_one import STAGES
from miskatonic.games.death_may_die.rows.scenario import ACTIONS, RULES, SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MAX_STRESS

MODIFIERS = {
    ("mod_dice", "attack"): 3.0,
    ("mod_dice", "attack_in_space"): 2.8,
    ("mod_dice", "attack_ranged"): 1.2,
    ("mod_dice", "monster_attack"): 1.2,
    ("mod_dice", "own_rolls"): 3.5,
    ("mod_dice", "scenario_action"): 1.2,
    ("mod_reroll", "attack"): 2.5,
    ("mod_reroll", "attack_in_space"): 2.3,
    ("mod_reroll", "attacked"): 2.0,
    ("mod_reroll", "this_roll"): 2.0,
    ("mod_reroll", "scenario_action"): 0.9,
    ("mod_symbol", "attack"): 2.2,
    ("mod_symbol", "own_rolls"): 2.6,
    ("mod_damage", "attack"): 5.0,
    ("mod_damage", "this_attack"): 3.6,
    ("mod_reduce", "attacked"): 3.0,
    ("mod_reduce", "attacked_or_fire"): 3.2,
    ("mod_reduce", "any_source"): 2.6,
}
"""What a modifier is worth over a game, by its word and the rolls it counts for."""
OTHERS = {
    "mod_range": 2.5, "mod_run": 1.0, "mod_sneak": 1.0, "mod_rest": 1.5, "mod_targets": 1.0, "mod_adjacent": 0.8,
    "mod_skill": 3.2, "mod_ignore": 0.5, "mod_search": 1.0, "mod_actions": 5.0, "mod_cost": -2.5, "mod_enemy": -0.8,
    "mod_forbid": -0.3,
}  # fmt: skip
SKILL_RANK = {
    "brawling": 5.0, "arcane_mastery": 4.5, "toughness": 4.6, "swiftness": 3.0, "marksman": 4.2, "stealth": 2.0,
    "killer_instinct": 5.5, "self_defense": 3.5, "silent_witness": 3.0, "show_off": 4.6, "proficient": 3.8,
    "surgeon": 3.0, "sly": 2.0, "avid_photographer": 2.5, "relic_seeker": 2.2, "chemical_explosives": 3.0,
}  # fmt: skip
"""How much a level of each skill helps in the fight."""


def _number(amount: Number) -> int:
    return amount if isinstance(amount, int) else amount.times


@lru_cache(2048)
def side_worth(side: Side) -> float:
    """What a card is worth to its holder."""
    worth = sum(ability_worth(ability) for ability in side.abilities)
    if side.type == COMPANION:
        worth += 0.9 * side.health
    return min(worth, -0.5) if side.type == CONDITION else worth


@lru_cache(4096)
def ability_worth(ability: Ability) -> float:
    """What an ability is worth to its holder, over the game."""
    worth = sum(_standing(effect) for effect in ability.effect)
    if ability.when is not None:
        worth *= 0.6
    if ability.trigger == "action" and ability.effect[0].op in ("discard_card", "switch_side"):
        return 0.0
    if ability.discard:
        worth *= 0.8
    return worth - 0.5 * len(ability.cost)


def _standing(effect: Effect) -> float:
    amount = min(3, max(-3, _number(effect.amount)))
    if (effect.op, effect.when) in MODIFIERS:
        if effect.op == "mod_reduce":
            return MODIFIERS[effect.op, effect.when] * (amount + 0.3 * _number(effect.second))
        return MODIFIERS[effect.op, effect.when] * amount
    if effect.op in OTHERS:
        return OTHERS[effect.op] * (amount if effect.op in ("mod_run", "mod_rest", "mod_enemy", "mod_cost") else 1)
    match effect.op:
        case "heal" | "heal_stress" | "heal_wounds":
            return 0.9 * amount
        case "wound_enemies":
            return 1.6 * amount
        case "gain_stress":
            return -0.9 * amount
        case "deal_wounds":
            return -1.2 * amount
        case "free_action" | "gain_action":
            return 3.0
        case "clear_passage" | "move_token" | "peek_mythos":
            return 1.0
        case "may" | "choose":
            return max([sum(_standing(one) for one in way.do) for way in effect.ways], default=0.0)
        case _:
            return 0.4


class Worth:
    """What effects would be worth to somebody now."""

    def __init__(self, sight: Sight, person: Person) -> None:
        self.sight, self.person = sight, person
        self.danger = Danger(sight)

    def of(self, effects: Effects, card: Discovery | None = None) -> float:
        """What carrying this out would be worth."""
        return sum([self._of(effect, card) for effect in effects])

    def price(self, effects: Effects) -> float:
        """What paying this would cost."""
        return -self.of(effects)

    def wounds(self, amount: int) -> float:
        """What that many wounds would cost."""
        person = self.person
        amount = max(0, amount - (person.spare > 0))
        return self.danger.wounds(person, person.wounds + amount) - WOUNDS[min(person.wounds, DEADLY_WOUNDS - 1)]

    def stress(self, amount: int, overflow: bool = False) -> float:
        """What so much stress would cost."""
        person = self.person
        now = min(MAX_STRESS, person.stress + amount)
        over = person.stress + amount - now
        return STRESS[now] - STRESS[person.stress] + (self.wounds(over) if overflow and over else 0.0)

    def healed(self, stress: int, wounds: int) -> float:
        """What it would be worth to heal that much."""
        person = self.person
        calm = STRESS[person.stress] - STRESS[max(0, person.stress - stress)]
        return calm + WOUNDS[min(4, person.wounds)] - WOUNDS[max(0, min(4, person.wounds) - wounds)]

    def _heals(self, effect: Effect) -> float:
        amount = _number(effect.amount)
        if effect.op == "heal_stress":
            return self.healed(amount, 0)
        if effect.op == "heal_wounds":
            return self.healed(0, amount)
        return max(self.healed(less, amount - less) for less in range(amount + 1)) if amount < 10 else 0.0

    def _of(self, effect: Effect, card: Discovery | None) -> float:
        amount = _number(effect.amount)
        person, sight = self.person, self.sight
        match effect.op:
            case "claim":
                side = card.side(effect.what == "right") if card else None
                return side_worth(side) if side else 0.0
            case "gain_stress":
                return -self.stress(amount, effect.flag)
            case "deal_wounds":
                return -self.wounds(amount)
            case "lose_sanity":
                return -self.danger.sanity(person, amount)
            case "heal" | "heal_stress" | "heal_wounds":
                return self._heals(effect)
            case "level_up":
                return 4.0
            case "gain_token" | "place_token" | "progress":
                return -0.9 * amount if effect.what == "fatigue" else 1.0
            case "lose_token":
                return 0.7 if effect.what == "fatigue" else -2.0 if effect.what == "rose" else -4.0
            case "discard_card":
                return self._discard(effect)
            case "wound_enemies" | "kill_enemies":
                return self._harms(effect, amount)
            case "gain_fire":
                return -1.0 * amount
            case "discard_fire":
                return 1.0 * min(person.fire, amount)
            case "summon":
                return -1.5
            case "move_enemies":
                return self._moved(effect)
            case "search" | "draw_discovery" | "gain_relic":
                return 1.5
            case "gain_action" | "free_action":
                return 2.2
            case "mod_forbid":
                return self.danger.fight(person, sight.there[person.space], person.wounds, person.stress)
            case "clear_passage":
                return 1.0 if sight.roads.shut[person.space] else 0.0
            case "when" | "repeat" | "for_each":
                return max([self.of(part, card) for part in effect.parts], default=0.0)
            case "may" | "choose":
                return max([self.of(one.do, card) - self.price(one.cost) for one in effect.ways], default=0.0)
            case "roll":
                return 0.5
            case "mod_symbol":
                return 2.0 if person.sanity >= 12 else 0.2
            case _:
                return 0.0

    def _discard(self, effect: Effect) -> float:
        """DMD-101: one of one's own, the one that is missed least."""
        if effect.what == "this":
            return 0.0
        held = [side_worth(SIDES.named(card["name"])) for card in self.person.cards if card["type"] != CONDITION]
        return -min(held, default=0.0)

    def _harms(self, effect: Effect, amount: int) -> float:
        enemies = effect.enemies
        if enemies is None:
            return 0.0
        sight, here = self.sight, self.person.space
        far = sight.roads.far[here]
        reach = {"your_space": 0, "within_1": 1, "chosen_within_1": 1, "within_2": 2}.get(enemies.scope, 99)
        by_space: dict[int, float] = {}
        for foe in sight.foes:
            if far[foe.space] <= reach and foe.vulnerable:
                each = 1.7 * min(amount, foe.health) if foe.is_elder else 2.2 if foe.health <= amount else 0.6 * amount
                by_space[foe.space] = by_space.get(foe.space, 0.0) + each
        return max(by_space.values(), default=0.0)

    def _moved(self, effect: Effect) -> float:
        """Enemies that come are a danger, enemies that go are one less."""
        if effect.at == "away_from_you":
            return 0.5 * self.danger.fight(
                self.person, self.sight.there[self.person.space], self.person.wounds, self.person.stress
            )
        return -1.0


# --- rows by the names of what speaks ---------------------------------------------------------------------------------


def abilities_of(name: str, level: int = 1) -> Abilities:
    """What is printed on whatever bears that name."""
    family = name.partition("-")[0]
    match family:
        case "side":
            return abilities_of_side(name)
        case "skill":
            return SKILLS.named(name).levels[max(1, level) - 1]
        case "relic" | "transformed":
            return abilities_of_relic(name)
        case "printed":
            return RULES.named(name).abilities
        case "stage":
            return STAGES.named(name).ongoing
        case _:
            return ()


def effects_of(name: str, level: int = 1) -> list[Effects]:
    """All effects printed on whatever bears that name."""
    family = name.partition("-")[0]
    match family:
        case "discovery":
            return [DISCOVERIES.named(name).resolve]
        case "mythos":
            return [MYTHOS.named(name).effect, MYTHOS.named(name).summon]
        case "insanity":
            return [INSANITIES.named(name).effect]
        case "action":
            return [ACTIONS.named(name).effect]
        case "scenario":
            return [SCENARIOS.named(name).on_advance]
        case "unknown":
            row = UNKNOWN_MONSTERS.named(name)
            return [row.setup, row.on_advance]
        case "stage":
            return [STAGES.named(name).reveal, *(one.effect for one in STAGES.named(name).ongoing)]
        case _:
            return [ability.effect for ability in abilities_of(name, level)]


def steps_of(effects: Effects, op: str) -> list[Effect]:
    """The steps of a kind in an effect, wherever they are in it."""
    found = []
    for effect in effects:
        if effect.op == op:
            found.append(effect)
        for part in effect.parts:
            found += steps_of(part, op)
        for one in effect.ways:
            found += steps_of(one.do, op)
    return found
