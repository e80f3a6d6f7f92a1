"""A sensible player of Death May Die: lets nobody die, breaks the ritual when all are fit, then kills the Elder One.

The turn is planned as a whole (`plan`); rolls are judged by what a success is worth (`rolls`), whatever cards ask by
what it brings and costs (`worth`). It knows what a seat may see, what is printed, and nothing of the rules' code.
"""

from collections.abc import Callable, Sequence

from miskatonic.bots import Advice, open_to
from miskatonic.bots.death_may_die.asked import Asked
from miskatonic.bots.death_may_die.plan import Plan, Planner
from miskatonic.bots.death_may_die.reasons import reason
from miskatonic.bots.death_may_die.rolls import Rolls
from miskatonic.bots.death_may_die.sight import Foe
from miskatonic.bots.death_may_die.worth import Worth, abilities_of, side_worth
from miskatonic.games.death_may_die.rows.abilities import Ability
from miskatonic.games.death_may_die.rows.cards import SIDES
from miskatonic.games.death_may_die.rows.tracks import THRESHOLDS
from miskatonic.kernel import Option, Table
from miskatonic.kernel.rng import HasRng

USES = {"free": "free_action", "special": "action", "use": "any_time"}
"""The verbs of abilities, and the occasion of each."""


def pick(table: Table, luck: HasRng, seat: int | None = None) -> Option:
    """What a sensible player would do."""
    return Player(table, seat).best(open_to(table, seat))


def advise(table: Table, luck: HasRng, seat: int) -> Advice:
    """What to pick for a seat, and why."""
    player = Player(table, seat)
    picked = player.best(open_to(table, seat))
    return Advice(picked, reason(player, picked))


class Player(Asked):
    """One decision: the position, what is asked, and how it is answered."""

    def __init__(self, table: Table, seat: int | None) -> None:
        super().__init__(table, seat)
        self.plan: Plan | None = None
        self.planner: Planner | None = None

    def best(self, options: Sequence[Option]) -> Option:
        """The answer to the question that is asked."""
        rule = ANSWERS.get(self.choice.prompt)
        if rule is None or len(options) == 1:
            return options[0]
        return rule(self, options)

    # --- the action phase --------------------------------------------------------------------------------------------

    def _action(self, options: Sequence[Option]) -> Option:
        options = self._not_declined(options)
        handy = self._handy(options)
        if handy is not None:
            return handy
        mine = self.sight.mine
        running = next((one for one in options if self._gives(one, "run")), None)
        asked = self.choice.prompt == "action"
        free = running is not None or (not asked and any(one.verb == "run" for one in options))
        length = self.sight.run_length(mine) if free else 0
        self.planner = planner = Planner(self.sight, mine, length, barred=self._barred(options))
        self.plan = plan = planner.best(self.sight.actions if asked or free else 1)
        if plan.verb == "run" and running is not None:
            return running
        found = self._carry_out(plan, options)
        return found if found is not None and (asked or not found.passes) else self._at_least(options)

    def _not_declined(self, options: Sequence[Option]) -> Sequence[Option]:
        """A free action that was just declined is not asked for again before something else has happened."""
        last = self.table.answers[-1] if self.table.answers else None
        if self.choice.prompt != "action" or not isinstance(last, Option) or last.verb != "no":
            return options
        return [one for one in options if not any(self._gives(one, what) for what in ("run", "attack", "any"))]

    def _barred(self, options: Sequence[Option]) -> frozenset[str]:
        """The scenario's actions that are not on offer though nobody is in the way: their price can't be paid now."""
        if self.choice.prompt != "action" or self.sight.there[self.sight.mine.space]:
            return frozenset()
        offered = {str(option.args["action"]) for option in options if option.verb == "scenario"}
        return frozenset(one.id for one in self.sight.scenario.actions if f"action-{one.id}" not in offered)

    def _at_least(self, options: Sequence[Option]) -> Option:
        """Where nothing was planned: an attack that costs nothing, or to go on."""
        if self.choice.prompt == "free_action" and self.sight.mine.sanity < THRESHOLDS[-3] and self.planner is not None:
            for option in options:
                foe = self.foe_of(option) if option.verb == "attack" else None
                if foe is not None and self.planner.kill_worth(foe) > 0:
                    return option
        return options[-1]

    def _carry_out(self, plan: Plan, options: Sequence[Option]) -> Option | None:
        """The option with which a plan begins."""
        match plan.verb:
            case "attack":
                assert plan.foe is not None
                return self._attack(plan.foe, options)
            case "rest":
                return next((option for option in options if option.verb == "rest"), None)
            case "scenario":
                assert plan.job is not None
                name = f"action-{plan.job.action}"
                return next((one for one in options if one.verb == "scenario" and one.args["action"] == name), None)
            case "run":
                return self._run(plan, options)
            case _:
                return next((option for option in options if option.passes), None)

    def _attack(self, foe: Foe, options: Sequence[Option]) -> Option | None:
        """That enemy, or one that can't be told from it."""
        found = [(option, self.foe_of(option)) for option in options if option.verb == "attack"]
        for option, other in found:
            if other is foe:
                return option
        for option, other in found:
            if other is not None and (other.enemy, other.space, other.health) == (foe.enemy, foe.space, foe.health):
                return option
        return None

    def _run(self, plan: Plan, options: Sequence[Option]) -> Option | None:
        """To the space, or as far along the way as one Run leads; by steps where enemies are Sneaked past."""
        runs = [option for option in options if option.verb == "run"]
        if not runs or plan.trip is None:
            return None
        whole = {self.space_of(option): option for option in runs if "space" in option.args}
        if self.sight.mine.kit.sneaks and len(plan.crowd) < len(plan.trip.crowd):
            steps = next((option for option in runs if "space" not in option.args), None)
            if steps is not None:
                return steps
        if plan.space in whole:
            return whole[plan.space]
        return next((whole[space] for space in reversed(plan.trip.way) if space in whole), None)

    def _steps(self, options: Sequence[Option]) -> Option:
        """A Run space by space: Sneak past as many as possible, then on along the way."""
        sneaks = [option for option in options if option.verb == "sneak"]
        here = self.sight.there[self.sight.mine.space]
        left = self.sight.mine.kit.sneaks if sneaks or not here else 0
        planner = Planner(self.sight, self.sight.mine, int(self.choice.args["count"]), left)
        unwanted = [one for one in sneaks if (foe := self.foe_of(one)) is not None and planner.left_behind(foe)]
        if unwanted:
            return max(unwanted, key=lambda option: self.danger_of(self.foe_of(option)))
        self.plan = plan = planner.best(max(0, self.sight.actions - 1))
        going = {self.space_of(option): option for option in options if option.verb == "go"}
        if plan.trip is not None and plan.trip.way and plan.trip.way[0] in going:
            return going[plan.trip.way[0]]
        stop = next((option for option in options if option.verb == "stop"), None)
        return stop or min(going.values(), key=lambda option: len(self.sight.there[self.space_of(option)]))

    # --- abilities ---------------------------------------------------------------------------------------------------

    def _ability(self, option: Option) -> Ability | None:
        """What an option would use: the ability of that card and occasion."""
        if option.verb not in USES:
            return None
        name = str(option.args["card"])
        found = [one for one in abilities_of(name, self.level_of(name)) if one.trigger == USES[option.verb]]
        paid = len(option.args["cost_of"])
        return next((one for one in found if len(one.cost) == paid), found[0] if found else None)

    def _gives(self, option: Option, what: str) -> bool:
        """Whether an option is an action of that kind for nothing."""
        ability = self._ability(option)
        return ability is not None and any(e.op == "free_action" and e.what == what for e in ability.effect)

    def _handy(self, options: Sequence[Option]) -> Option | None:
        """An ability worth more than it costs, used before everything else."""
        best, found = 0.9, None
        for option in options:
            ability = self._ability(option)
            if ability is None or self._gives(option, "run"):
                continue
            worth = self._uses(option, ability)
            if worth > best:
                best, found = worth, option
        return found

    def _uses(self, option: Option, ability: Ability) -> float:
        """What using an ability is worth now."""
        judge = Worth(self.sight, self.sight.mine)
        worth = judge.of(ability.effect) - judge.price(ability.cost)
        if option.verb == "special":
            worth -= 2.6
            if ability.effect[0].op == "discard_card":
                side = SIDES.named(option.args["card"]) if str(option.args["card"]).startswith("side-") else None
                worth += -side_worth(side) if side else 0.0
        if ability.discard:
            worth -= 0.8
        tokens = [effect.what for effect in ability.effect if effect.op == "gain_token"]
        if tokens and ability.trigger == "free_action":
            worth += 2.0
        if any(effect.op == "move_token" and effect.what == "accuser" for effect in ability.effect):
            at_court = self.sight.mine.space == self.sight.space("courthouse")
            worth += 4.0 if at_court and self.sight.actions else -1.0
        if any(effect.op == "move_token" and effect.what == "queen" for effect in ability.effect):
            near = min(
                (self.sight.roads.far[self.sight.mine.space][at] for at in self.sight.with_token("queen")), default=9
            )
            worth += 1.5 if near <= 2 else 0.0
        if any(effect.op == "free_action" for effect in ability.effect):
            worth += 1.0
        return worth

    def _window(self, options: Sequence[Option]) -> Option:
        """Between the phases: what helps now."""
        return self._handy(options) or options[0]

    # --- attacks and defence -----------------------------------------------------------------------------------------

    def _keep(self, options: Sequence[Option]) -> Option:
        game, state = self.table.game, self.table.state
        return Rolls(self.sight, self.sight.mine, lambda option: game.chance(state, option)).best(options)

    def _targets(self, options: Sequence[Option]) -> Option:
        """As many as possible, but nobody who is needed alive."""
        planner = Planner(self.sight, self.sight.mine)
        found = [option for option in options if option.verb == "target"]
        good = [option for option in found if (foe := self.foe_of(option)) and planner.kill_worth(foe) > 0]
        return good[0] if good else options[0]

    def _boost(self, options: Sequence[Option]) -> Option:
        """Wounds more, while the stress fits."""
        judge = Worth(self.sight, self.sight.mine)
        best = max(options[1:], key=lambda option: option.args["count"] - judge.stress(option.args["stress"]))
        return best if 1.5 * best.args["count"] > judge.stress(best.args["stress"]) else options[0]


ANSWERS: dict[str, Callable[[Player, Sequence[Option]], Option]] = {
    "action": Player._action,
    "free_action": Player._action,
    "run": Player._steps,
    "before_mythos": Player._window,
    "before_third": Player._window,
    "before_end": Player._window,
    "targets": Player._targets,
    "boost": Player._boost,
    "keep": Player._keep,
    "signs": Player.passes,
    "split": Player.split,
    "carry": Player.carry,
    "reduce_wounds": Player.reduce,
    "reduce_sanity": Player.reduce,
    "heal": Player.heal,
    "share": Player.who,
    "investigator": Player.who,
    "choose": Player.choose,
    "may": Player.may,
    "skill": Player.skill,
    **dict.fromkeys(
        ("space", "adjacent", "any_space", "target_space", "way", "enemy_way", "token_way", "place_first"),
        Player.where,
    ),
    "enemy": Player.enemy,
    "discard": Player.card,
    "take_card": Player.card,
    "which_discovery": Player.which_discovery,
    "shuffle_back": Player.mythos,
    "peek": Player.mythos,
    "block": Player.passage,
    "clear": Player.passage,
    "investigator_pick": Player.ranked,
    "relic": Player.ranked,
    "keep_relic": Player.ranked,
    "trade": Player.passes,
    "consent_trade": Player.agrees,
    "consent_taken": Player.agrees,
}
"""Which consideration answers which question; where one is not listed, the first answer is as good as another."""
