"""What cards, skills and enemies ask between the actions: which way, which space, which card, who."""

from collections.abc import Sequence

from miskatonic.bots import rank
from miskatonic.bots.death_may_die.danger import Danger
from miskatonic.bots.death_may_die.sight import Foe, Sight
from miskatonic.bots.death_may_die.worth import SKILL_RANK, Worth, effects_of, side_worth, steps_of
from miskatonic.games.death_may_die.rows.cards import DISCOVERIES, MYTHOS, SIDES
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rows.tracks import THRESHOLDS
from miskatonic.kernel import Choice, Option, Table

INVESTIGATORS = ("agatha", "mike", "sandra", "leon", "stella", "peters", "huikong", "julien", "sally", "ruth")
RELICS = (
    "medallion", "chess_queen", "jar_of_teeth", "pocket_watch", "blind_lantern", "veiled_idol", "lancet",
    "ships_compass", "bone_flute", "mysterious_key", "obsidian_mirror", "music_box",
)  # fmt: skip
"""Which to choose, the best first."""


class Asked:
    """One question: the position, what is asked, and who asks it."""

    def __init__(self, table: Table, seat: int | None) -> None:
        assert table.choice is not None
        self.table = table
        self.choice: Choice = table.choice
        self.seat = self.choice.seat if seat is None else seat
        self.sight = Sight(table.view(self.seat, options=False)["board"], self.seat)

    @property
    def source(self) -> str:
        """The name of whatever asks."""
        return str(self.choice.args.get("source", ""))

    def foe_of(self, option: Option) -> Foe | None:
        """The enemy that an option is about."""
        return next((self.sight.foe[thing] for thing in option.about if thing in self.sight.foe), None)

    def space_of(self, option: Option, name: str = "space") -> int:
        """The space that an option is about."""
        return self.sight.number[option.args[name].thing]

    def level_of(self, name: str) -> int:
        """The level of one's own skill; of everything else, the first."""
        skills = self.sight.board["seats"][self.seat]["skills"]
        return next((skill["level"] for skill in skills if skill["name"] == name), 1)

    def danger_of(self, foe: Foe | None) -> float:
        """How dangerous an enemy is beside others."""
        return 0.0 if foe is None else foe.dice + 10 * foe.is_elder

    # --- what cards ask ----------------------------------------------------------------------------------------------

    def printed(self, op: str) -> list[Effect]:
        """The steps of a kind that are printed on whatever asks."""
        return [
            step for effects in effects_of(self.source, self.level_of(self.source)) for step in steps_of(effects, op)
        ]

    def choose(self, options: Sequence[Option]) -> Option:
        """The way that is worth most, going by what is printed."""
        judge = Worth(self.sight, self.sight.mine)
        card = DISCOVERIES.named(self.source) if self.source.startswith("discovery-") else None
        numbers: list[int] = [option.value for option in options]
        step = next((one for one in self.printed("choose") if len(one.ways) > max(numbers)), None)
        if step is None:
            return options[0]
        worth = [judge.of(step.ways[n].do, card) - judge.price(step.ways[n].cost) for n in numbers]
        return options[worth.index(max(worth))]

    def may(self, options: Sequence[Option]) -> Option:
        """Whatever does no harm."""
        judge = Worth(self.sight, self.sight.mine)
        no, yes = options
        step = next(iter(self.printed("may")), None)
        if step is None:
            return yes
        way = step.ways[0]
        return yes if judge.of(way.do) - judge.price(way.cost) >= 0 else no

    def skill(self, options: Sequence[Option]) -> Option:
        """The skill that helps most in the fight, high levels a little later."""

        def worth(option: Option) -> float:
            name = str(option.args["skill"]).partition("-")[2]
            return SKILL_RANK.get(name, 1.0) - 0.3 * int(option.args["level"])

        return max(options, key=worth)

    def where(self, options: Sequence[Option]) -> Option:
        """A space for something bad: far from everybody; for what hits enemies: where most are; for oneself: safety."""
        sight = self.sight
        spaces = [self.space_of(option) for option in options]
        if self.choice.prompt == "target_space":
            return options[_most([sum(1.7 * f.is_elder + 1 for f in sight.there[at] if f.vulnerable) for at in spaces])]
        if self.choice.prompt in ("adjacent", "way") or self.printed("place_investigator"):
            return options[_most([-sum(foe.dice for foe in sight.there[at]) - sight.fire[at] for at in spaces])]
        far = [min(sight.roads.far[at][one.space] for one in sight.living) for at in spaces]
        return options[_most(far)]

    def enemy(self, options: Sequence[Option]) -> Option:
        """Of enemies that attack or come nearer the weakest; of those that are hurt the most dangerous."""
        dangers = [self.danger_of(self.foe_of(option)) for option in options]
        hurts = self.printed("wound_enemies") or self.printed("kill_enemies")
        return options[_most(dangers if hurts else [-one for one in dangers])]

    def who(self, options: Sequence[Option]) -> Option:
        """Whoever needs it most."""
        danger = Danger(self.sight)

        def need(option: Option) -> float:
            person = next(one for one in self.sight.people if f"seat:{one.seat}" in option.about)
            return danger.wounds(person, person.wounds) + 0.4 * person.stress

        return max(options, key=need)

    def card(self, options: Sequence[Option]) -> Option:
        """The card that is missed least, or is worth most."""
        worth = [side_worth(SIDES.named(option.args["card"])) for option in options]
        return options[_most(worth if self.choice.prompt == "take_card" else [-one for one in worth])]

    def which_discovery(self, options: Sequence[Option]) -> Option:
        """The card that is worth most."""
        judge = Worth(self.sight, self.sight.mine)
        rows = [DISCOVERIES.named(option.args["card"]) for option in options]
        return options[_most([judge.of(row.resolve, row) for row in rows])]

    def mythos(self, options: Sequence[Option]) -> Option:
        """Cards with a symbol back into the deck, or below it."""
        if self.choice.prompt == "shuffle_back":
            return max(options, key=lambda option: bool(option.args["symbol"]))

        def worth(option: Option) -> int:
            symbol = MYTHOS.named(option.args["card"]).symbol
            return symbol if option.verb == "bottom" else 1 - symbol

        return max(options, key=worth)

    def passage(self, options: Sequence[Option]) -> Option:
        """Cleared towards what is to be done, blocked towards the nearest enemies."""
        sight = self.sight
        beyond = [self.space_of(option, "beyond") for option in options]
        goals = [at for token in ("inmates",) for at in sight.with_token(token)] or [sight.start]
        near = [-min(sight.roads.opened[at][goal] for goal in goals) for at in beyond]
        if self.choice.prompt == "clear":
            return options[_most(near)]
        return options[
            _most([sum(foe.dice for foe in sight.there[at]) * 2 - one for at, one in zip(beyond, near, strict=True)])
        ]

    def ranked(self, options: Sequence[Option]) -> Option:
        """The one that has served best."""
        order = INVESTIGATORS if self.choice.prompt == "investigator_pick" else RELICS
        return min(options, key=lambda option: rank(order, option.about[0].partition(":")[2]))

    # --- wounds and sanity -------------------------------------------------------------------------------------------

    def split(self, options: Sequence[Option]) -> Option:
        """Kills first, then the Elder One."""
        return min(options, key=lambda option: (option.args["left"], -self.danger_of(self.foe_of(option))))

    def carry(self, options: Sequence[Option]) -> Option:
        """Oneself while there is health to spare, then a Companion."""
        return options[0] if options[0].args["health"] > 2 else options[1]

    def reduce(self, options: Sequence[Option]) -> Option:
        """Wounds always; sanity only where the thresholds have brought what they can."""
        if self.choice.prompt == "reduce_sanity" and self.sight.mine.sanity < THRESHOLDS[2]:
            return options[-1]
        return options[0]

    def heal(self, options: Sequence[Option]) -> Option:
        """What hurts most first."""
        judge = Worth(self.sight, self.sight.mine)
        fatigue = self.sight.mine.tokens.get("fatigue", 0)
        token = 1.6 if fatigue >= 4 else 0.8

        def worth(option: Option) -> float:
            stress, wounds, tokens = (int(option.args[what]) for what in ("stress", "wounds", "tokens"))
            return judge.healed(stress, wounds) + token * tokens

        return max(options, key=worth)

    def passes(self, options: Sequence[Option]) -> Option:
        """What the table takes for granted."""
        return next((option for option in options if option.passes), options[0])

    def agrees(self, options: Sequence[Option]) -> Option:
        """Whoever asks has a plan for it."""
        return options[0]


def _most(numbers: Sequence[float]) -> int:
    """Where the largest comes first."""
    return max(range(len(numbers)), key=numbers.__getitem__)
