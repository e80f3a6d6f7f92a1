"""What an investigator brings to a roll, a Run or a defence: skills, cards and Relics, read off their rows."""

from collections.abc import Iterable
from functools import lru_cache

from miskatonic.games.death_may_die.odds.rolls import NO_SIGNS, Signs
from miskatonic.games.death_may_die.rows.abilities import Abilities, Ability
from miskatonic.games.death_may_die.rows.cards import RELICS, SIDES, SKILLS, TRANSFORMED
from miskatonic.games.death_may_die.rows.effects import ANY, Effect, Number
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS

ATTACK_HERE, ATTACK_RANGED, ACTION, ATTACKED, FIRE = (
    "attack_in_space",
    "attack_ranged",
    "scenario_action",
    "attacked",
    "fire",
)
COUNTS = {
    ATTACK_HERE: {"attack", "attack_in_space", "own_rolls", "any_roll", "always"},
    ATTACK_RANGED: {"attack", "attack_ranged", "own_rolls", "any_roll", "always"},
    ACTION: {"scenario_action", "own_rolls", "any_roll", "always"},
    ATTACKED: {"attacked", "attacked_or_fire", "any_source", "any_roll"},
    FIRE: {"attacked_or_fire", "any_source", "any_roll"},
}
"""Which words of modifiers count for which roll."""


def abilities_of_side(name: str) -> Abilities:
    """What is printed on a claimed card."""
    return SIDES.named(name).abilities


def abilities_of_relic(name: str) -> Abilities:
    """What the side of a Relic that is up can do."""
    if name.startswith("transformed-"):
        return TRANSFORMED.named(name).transformed
    return RELICS.named(name).common


class Kit:
    """All that somebody's cards can do, as numbers."""

    def __init__(self, own: Abilities, printed: Abilities) -> None:
        self.own = own
        self.passive = [
            (ability, effect) for ability in own if ability.trigger == "passive" for effect in ability.effect
        ]
        everybody = [(one, effect) for one in printed if one.trigger == "passive" for effect in one.effect]
        self.run = _sum(effect for _, effect in self.passive if effect.op == "mod_run")
        self.heavy = tuple(
            effect.amount.what.removesuffix("_held_beyond_first")
            for _, effect in everybody
            if effect.op == "mod_run" and not isinstance(effect.amount, int)
        )
        """Tokens of which every one but the first shortens a Run."""
        self.sneaks = min(ANY, _sum(effect for _, effect in self.passive if effect.op == "mod_sneak"))
        self.range = max([_number(effect.amount) for _, effect in self.passive if effect.op == "mod_range"], default=0)
        self.rest = 3 + _sum(effect for _, effect in self.passive if effect.op == "mod_rest")
        self.damage = _sum(effect for _, effect in self.passive if effect.op == "mod_damage")
        self.price = 1 + _sum(effect for _, effect in self.passive if effect.op == "mod_cost")
        """Stress for a reroll."""
        self.again = any(ability.trigger == "reroll_by_stress" for ability in own)
        """Whether stress buys two rerolls."""
        self.reduced = {
            what: sum(
                _number(effect.amount)
                for ability in own
                if ability.trigger in ("passive", "when_attacked", "when_wounded")
                for effect in ability.effect
                if effect.op == "mod_reduce" and (effect.when in COUNTS[what])
            )
            for what in (ATTACKED, FIRE)
        }
        self.fireproof = any(effect.op == "mod_ignore" and effect.what == "fire_leaving" for _, effect in self.passive)
        self._signs = {purpose: self._looked_up(purpose) for purpose in COUNTS}

    def dice(self, purpose: str, here: int, near: int, monster: bool = False) -> int:
        """Bonus dice of a roll, with that many others in the space and within two."""
        words = COUNTS[purpose] | ({"monster_attack"} if monster else set())
        found = [(a, e) for a, e in self.passive if e.op == "mod_dice" and e.who == "you" and e.when in words]
        return sum(_number(effect.amount, near) for ability, effect in found if _in_company(ability, here, near))

    def given(self) -> int:
        """Bonus dice for others in the space."""
        return _sum(effect for _, effect in self.passive if effect.op == "mod_dice" and effect.who != "you")

    def rerolls(self, purpose: str, here: int = 0, near: int = 0) -> int:
        """Free rerolls of a roll."""
        found = [(a, e) for a, e in self.passive if e.op == "mod_reroll" and e.when in COUNTS[purpose]]
        return sum(_number(effect.amount, near) for ability, effect in found if _in_company(ability, here, near))

    def signs(self, purpose: str) -> Signs:
        """What elder signs are good for."""
        return self._signs[purpose]

    def _looked_up(self, purpose: str) -> Signs:
        found = [e for _, e in self.passive if e.op == "mod_symbol" and e.at == "success" and e.when in COUNTS[purpose]]
        if not found:
            return NO_SIGNS
        return Signs(min(ANY, _sum(found)), max(_number(effect.second) for effect in found))


def _in_company(ability: Ability, here: int, near: int) -> bool:
    """Whether a condition about company holds."""
    when = ability.when
    if when is None:
        return True
    if when.key == "alone":
        return (here == 0) == when.yes
    return near > 0 if when.key == "company_within" else False


def _number(amount: Number, near: int = 0) -> int:
    """A printed number; of those that depend on the table, company counts."""
    if isinstance(amount, int):
        return amount
    return near * amount.times if amount.what == "other_investigator_within_2" else int(amount.what == "target")


def _sum(effects: Iterable[Effect]) -> int:
    return sum(_number(effect.amount) for effect in effects)


@lru_cache(8192)
def kit_of(
    skills: tuple[tuple[str, int], ...], cards: tuple[str, ...], relics: tuple[str, ...], boxes: tuple[str, str, int]
) -> Kit:
    """The kit of somebody with these skills at these levels, cards and Relics, in this scenario and Stage."""
    own = [one for name, level in skills for one in SKILLS.named(name).levels[level - 1]]
    own += [one for name in cards for one in abilities_of_side(name)]
    own += [one for name in relics for one in abilities_of_relic(name)]
    scenario, elder = SCENARIOS.named(boxes[0]), ELDER_ONES.named(boxes[1])
    printed = [one for rule in (*scenario.printed, *elder.printed) for one in rule.abilities]
    return Kit(tuple(own), tuple(printed))
