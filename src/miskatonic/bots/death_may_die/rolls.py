"""Keep the roll, or roll a die again: for nothing wherever it can help, for stress where it is worth it."""

from collections.abc import Callable, Sequence

from miskatonic.bots.death_may_die.danger import STRESS, WOUNDS, Danger
from miskatonic.bots.death_may_die.plan import BEATEN, HIT, WON
from miskatonic.bots.death_may_die.ritual import STEP
from miskatonic.bots.death_may_die.sight import Person, Sight
from miskatonic.games.death_may_die.rows.dice import FACES, Face
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MADNESS, MAX_STRESS
from miskatonic.kernel import Option

AGAINST_ONESELF = ("attacked", "fire", "against")
BY_SUCCESS = {"plead_case": STEP, "break_altar": STEP / 2, "feed_beast": STEP}
"""Actions of which every success counts, and what it is worth."""
KILL = 3.0
REACHED = 5.0
FACE = {face.id: face for face in FACES}
Chance = Callable[[Option], float | None]


def shown(option: Option) -> Face:
    """The face of the die that an option would roll again."""
    return FACE[option.args["face"].partition("_")[2]]


class Rolls:
    """One look at the dice on the table."""

    def __init__(self, sight: Sight, person: Person, chance: Chance) -> None:
        self.sight, self.person, self.chance = sight, person, chance
        self.danger = Danger(sight)
        roll = sight.board["roll"]
        assert roll is not None, "dice are on the table while it is asked what to do with them"
        self.roll = roll
        self.against = self.roll["purpose"] in AGAINST_ONESELF
        purpose = {"attack": "attack_in_space", "scenario": "scenario_action"}.get(self.roll["purpose"])
        self.signs = person.kit.signs(purpose).limit if purpose else 0
        self.reached = False
        """Whether the roll already achieves what was wanted: more would be lost (DMD-147)."""

    def best(self, options: Sequence[Option]) -> Option:
        """What to do with the roll."""
        keep = options[0]
        kept = self.chance(keep)
        self.reached = kept is not None and kept >= 1.0
        saving = self._saving(options)
        if saving is not None:
            return saving
        free = [option for option in options if option.verb == "reroll_free"]
        for option in self._in_order(free):
            if self.against or kept is None or kept < 1.0 or self._each() or self._mad(option):
                return option
        bought = next(iter(self._in_order([option for option in options if option.verb == "reroll"])), None)
        lucky = next((option for option in options if option.verb == "lucky"), None)
        if bought is None:
            return keep
        gain = self._gain(keep, bought)
        if lucky is not None and gain > 0.4:
            return lucky
        return bought if gain > self._price(bought) else keep

    def _saving(self, options: Sequence[Option]) -> Option | None:
        """DMD-037: where a tentacle would be the end of somebody, it is rolled again, whatever it costs."""
        person = self.person
        if person.sanity < MADNESS - 1 or not self.roll["tentacles"]:
            return None
        found = [one for one in options if one.verb in ("reroll_free", "reroll") and shown(one).tentacle]
        price = {"reroll_free": 0, "reroll": 1}
        return min(found, key=lambda one: (price[one.verb], self.against != (shown(one).success > 0)), default=None)

    def _in_order(self, options: Sequence[Option]) -> list[Option]:
        """The dice that are worth rolling again, the worst first."""
        found = [option for option in options if self._fails(shown(option)) or self._mad(option)]
        return sorted(found, key=lambda option: -shown(option).tentacle)

    def _fails(self, face: Face) -> bool:
        if self.against:
            return face.success > 0
        return not face.success and not (face.sign and self.signs)

    def _mad(self, option: Option) -> bool:
        """Whether a tentacle is a danger in itself."""
        face = shown(option)
        return bool(face.tentacle) and self.person.sanity >= 17 and (self.against or not face.success)

    def _each(self) -> float:
        """What every success is worth, where it is not about a number."""
        sight = self.sight
        if self.roll["purpose"] == "attack":
            if self.reached:
                return 0.0
            foe = sight.elder_foe
            here = [one for one in sight.there[self.person.space] if not one.is_elder]
            return HIT if foe is not None and foe.vulnerable and foe.space == self.person.space and not here else 0.0
        if self.roll["purpose"] == "scenario":
            for action in sight.scenario.actions:
                if action.id in BY_SUCCESS and self.roll["successes"] < self._useful(action.id):
                    return BY_SUCCESS[action.id]
        return 0.0

    def _useful(self, action: str) -> int:
        """How many successes an action can use; none, if it can't be this one."""
        sight, at = self.sight, self.person.space
        match action:
            case "plead_case":
                held = self.person.tokens.get("evidence", 0)
                return min(held, sight.missing) if at == sight.space("courthouse") else 0
            case "feed_beast":
                return min(sum(foe.kind == "cultist" for foe in sight.there[at]), sight.missing)
            case _:
                return sight.missing

    def _gain(self, keep: Option, again: Option) -> float:
        """What rolling this die again for stress would be worth."""
        person = self.person
        kept, then = self.chance(keep), self.chance(again)
        better = then - kept if kept is not None and then is not None else 0.0
        if self.against:
            hits = self.roll["successes"]
            now = min(DEADLY_WOUNDS - 1, person.wounds + max(0, hits - person.kit.reduced.get(self.roll["purpose"], 0)))
            less = 0.5 * (WOUNDS[now] - WOUNDS[max(person.wounds, now - 1)])
            return max(0.0, better) * self.danger.death + less * (1 + 0.25 * self._waiting())
        each = self._each()
        prize = REACHED if self.roll["purpose"] == "scenario" else KILL
        if each and self.roll["purpose"] == "attack":
            prize = WON if self.sight.stage == 3 else BEATEN
        return 0.5 * each + max(0.0, better) * prize

    def _waiting(self) -> int:
        """The dice of those who attack later in this Fight."""
        mine = self.sight.board["seats"][self.person.seat]["space"]
        enemies = self.sight.board["enemies"] if self.roll["purpose"] == "attacked" else []
        return sum(one["standard"] + one["bonus"] for one in enemies if one["space"] == mine and not one["fought"])

    def _price(self, option: Option) -> float:
        stress = self.person.stress
        price: int = option.args["count"]
        worth = STRESS[min(MAX_STRESS, stress + price)] - STRESS[stress]
        return worth * (0.6 if self.person.kit.again else 1.0)
