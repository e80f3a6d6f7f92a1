"""Questions other than actions and tests: hands, harm, reactions, windows, and what cards leave to choose."""

from collections.abc import Sequence

from miskatonic.bots import rank
from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.deeds import label_of
from miskatonic.bots.arkham_lcg.kit import IN_PLAY, WEAPONS, if_held, in_hand, in_play, standing
from miskatonic.bots.arkham_lcg.sight import Person, Sight, id_of, row_of
from miskatonic.bots.arkham_lcg.trial import LUCKY, clue_worth, running
from miskatonic.bots.arkham_lcg.turn import Turn
from miskatonic.bots.arkham_lcg.upgrades import NO_PLAN, PLANS, wanted
from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.rows.terms import AUTO_FAIL, ENEMY
from miskatonic.kernel import Choice, Option, Table
from miskatonic.kernel.view import View

KEPT = 2.0
"""An asset worth this much stays in the opening hand."""
ALWAYS_KEPT = ("emergency_cache", "working_a_hunch", "lucky", "ward_of_protection", "drawn_to_the_flame")
ABLE = 3
"""Combat with which somebody can deal with enemies."""
GLAD = frozenset(
    (
        "roland_banks", "guard_dog", "dr_milan_christopher", "pickpocketing", "rabbits_foot", "scavenging",
        "heirloom_of_hyperborea", "research_librarian", "lita_chantler", "agnes_baker", "grotesque_statue_4",
        "disc_of_itzamna_2",
    )
)  # fmt: skip
"""Reactions that cost nothing worth keeping."""
FEARED = {
    "ancient_evils": 2.2, "rotting_remains": 2.0, "crypt_chill": 1.8, "grasping_hands": 1.6, "frozen_in_fear": 1.6,
    "dissonant_voices": 0.5, "obscuring_fog": 0.6,
}  # fmt: skip
"""What a treachery costs on average."""


class Asked:
    """One question: the position, what is asked, and whom."""

    def __init__(self, table: Table, seat: int | None) -> None:
        assert table.choice is not None
        self.table = table
        self.choice: Choice = table.choice
        self.seat = self.choice.seat if seat is None else seat
        seen: View[Board] = table.view(self.seat, options=False)
        self.sight = Sight(seen["board"], self.seat)
        assert seen["choice"] is not None
        source = seen["choice"]["args"].get("source")
        self.source = source if isinstance(source, str) else ""
        """The name of the card that is the occasion."""

    @property
    def me(self) -> Person:
        """Whoever decides."""
        return self.sight.mine

    # --- simple answers -----------------------------------------------------------------------------------------------

    def first(self, options: Sequence[Option]) -> Option:
        """The one that the table puts first."""
        return options[0]

    def anything(self, options: Sequence[Option]) -> Option:
        """What nobody has thought about: what does nothing, or comes first."""
        return next((option for option in options if option.passes), options[0])

    # --- cards --------------------------------------------------------------------------------------------------------

    def mulligan(self, options: Sequence[Option]) -> Option:
        """Weapons, allies and means stay, most else goes back."""
        for option in options:
            if option.verb == "swap" and not self._kept(id_of(option.args["card"])):
                return option
        return options[0]

    def _kept(self, id_: str) -> bool:
        return id_ in ALWAYS_KEPT or id_ in WEAPONS or (id_ in IN_PLAY and in_play(self.sight, self.me, id_) >= KEPT)

    def held(self, option: Option) -> float:
        """What a card in hand is worth that an option names, or one out of a deck."""
        label = label_of(option)
        card = next((card for card in self.me.hand if card["id"] == label), None)
        return in_hand(self.sight, self.me, card) if card else self._taken(option)

    def _taken(self, option: Option) -> float:
        """What a card out of a deck or pile would be worth."""
        row = row_of(option.args["card"])
        if row.weakness or row.kind == ENEMY:
            return -1.0 - row.damage - row.horror - 0.1 * row.health if row.health else -1.0
        return if_held(self.sight, self.me, row.id, row.cost or 0)

    def least_held(self, options: Sequence[Option]) -> Option:
        """The card that is missed least."""
        return min(options, key=self.held)

    def most_held(self, options: Sequence[Option]) -> Option:
        """The best card."""
        return max(options, key=self.held)

    def search(self, options: Sequence[Option]) -> Option:
        """The best card, or the mildest enemy."""
        return max(options, key=self._taken)

    def least_standing(self, options: Sequence[Option]) -> Option:
        """The asset that has least left to give."""
        worth = {card["id"]: standing(self.sight, self.me, card) for card in self.me.area}
        return min(options, key=lambda option: worth.get(label_of(option), 0.0))

    def which_deck(self, options: Sequence[Option]) -> Option:
        """The encounter deck."""
        return options[-1]

    def put_on_top(self, options: Sequence[Option]) -> Option:
        """The worst goes deepest; of one's own cards, the least useful."""
        return max(options, key=lambda option: FEARED.get(id_of(option.args["card"]), -self._taken(option)))

    # --- between scenarios --------------------------------------------------------------------------------------------

    def upgrade(self, options: Sequence[Option]) -> Option:
        """The next wish that can be paid for; for it goes what the plan misses least."""
        sheet = self.sight.board["seats"][self.seat]["upgrade"]
        assert sheet is not None
        plan = PLANS.get(self.me.id, NO_PLAN)
        leaving = [option for option in options if option.verb == "buy" and option.args["leaves"] != "none"]
        if leaving:
            return min(leaving, key=lambda option: rank(plan.goes, id_of(option.args["leaves"])))
        found = {id_of(one.args["card"]): one for one in reversed(options) if one.verb in ("buy", "upgrade")}
        held = {one["id"]: one["count"] for one in sheet["deck"] or ()}
        cheap = next((option for option in options if option.verb == "level_0"), None)
        offers = {id_of(one["card"]) for one in sheet["offers"] or ()}
        for wish in wanted(plan, held):
            if wish in found:
                return found[wish]
            if cheap is not None and wish in offers:
                return cheap
        back = ("done", "back", "buy")
        return min(options, key=lambda option: rank(back, option.verb))

    # --- harm ---------------------------------------------------------------------------------------------------------

    def harm(self, options: Sequence[Option]) -> Option:
        """Whole outcomes: what hurts least, an ally's last point being dearer than one of many."""
        return min(options, key=self._hurts)

    def _hurts(self, option: Option) -> float:
        me = self.me
        cost: float = danger.points(me.health, option.args["own_damage"]) + danger.points(
            me.sanity, option.args["own_horror"]
        )
        fallen = {str(getattr(name, "thing", "")).partition(":")[2] for name in option.args["defeats"]}
        for card in me.area:
            if card["id"] in fallen:
                cost += 1.0 + 0.8 * standing(self.sight, me, card)
        cost += 0.45 * (option.args["damage"] + option.args["horror"])
        if any(id_of(name) == "guard_dog" for name in option.args["cards"]):
            cost -= 0.7 if option.args["damage"] and self._attacked() else 0.0
        return cost

    def _attacked(self) -> bool:
        return any(foe.ready for foe in self.sight.engaged(self.me))

    def assign(self, options: Sequence[Option]) -> Option:
        """Point by point: to whoever has most left."""

        def left(option: Option) -> float:
            mental = self.choice.args["kind"] != "damage"
            label = label_of(option)
            card = next((one for one in self.me.area if one["id"] == label), None)
            if card is None:
                return float(self.me.sanity if mental else self.me.health) - 1.5
            most, spent = (card["sanity"], card.get("horror", 0)) if mental else (card["health"], card.get("damage", 0))
            room = (most or 0) - spent
            return room + 1.0 if room > 1 else 0.5 - standing(self.sight, self.me, card) / 3 + 1.0

        return max(options, key=left)

    def attacker(self, options: Sequence[Option]) -> Option:
        """The weakest first: an ally may take what it deals."""
        return min(options, key=lambda option: row_of(option.args["enemy"]).damage)

    def prey(self, options: Sequence[Option]) -> Option:
        """Whoever can bear it best."""

        def bears(option: Option) -> float:
            person = self.sight.people[option.value]
            return float(min(person.health, person.sanity + 2) + 2 * bool(person.in_play & set(WEAPONS)))

        return max(options, key=bears)

    # --- turns and tests ----------------------------------------------------------------------------------------------

    def next_turn(self, options: Sequence[Option]) -> Option:
        """Whoever can win Lita over goes first, then whoever can rid the others of enemies, and of those whoever has
        enemies of their own.
        """
        lita = any("lita_chantler" in place.others for place in self.sight.places.values())

        def fights(option: Option) -> float:
            person = self.sight.people[option.value]
            busy = bool(self.sight.engaged(person))
            if lita:
                return float(person.skills["intellect"] - 9 * busy)
            return float(person.skills["combat"] + 3 * (busy and person.skills["combat"] >= ABLE))

        return max(options, key=fights)

    def near(self, options: Sequence[Option]) -> Option:
        """The nearest location: what appears there can soon be dealt with."""
        return min(options, key=lambda option: self.sight.distance(self.me.place, label_of(option, "place")))

    def which_skill(self, options: Sequence[Option]) -> Option:
        """The highest one."""
        return max(options, key=lambda option: self.me.skills.get(option.value, 0))

    def which_token(self, options: Sequence[Option]) -> Option:
        """The better ones."""

        def worth(option: Option) -> int:
            values = [self.sight.worth(self.me, token) for token in option.value]
            return sum([-99 if value is None else value for value in values])

        return max(options, key=worth)

    def get_away(self, options: Sequence[Option]) -> Option:
        """Along the way to the goal, or at least free of the others."""
        goal = Turn(self.sight, ()).goal
        away = goal is not None and goal.place.id != self.me.place
        step = self.sight.step(self.me.place, goal.place.id) if goal is not None and away else None
        for option in options:
            if option.verb == "move" and label_of(option, "place") == step:
                return option
        others = [foe for foe in self.sight.engaged(self.me) if foe.ready]
        wanted = "disengage" if others else "stay"
        return next((option for option in options if option.verb == wanted), options[-1])

    # --- reactions and windows ----------------------------------------------------------------------------------------

    def reacts(self, options: Sequence[Option]) -> Option:
        """The most useful reaction, if any is useful."""
        passes = next((option for option in options if option.passes), None)
        worth = [(0.0 if option.passes else self.reaction(option)) for option in options]
        best = max(range(len(options)), key=worth.__getitem__)
        return passes if passes is not None and worth[best] <= 0.0 else options[best]

    def reaction(self, option: Option) -> float:
        """What a reaction is worth."""
        sight, me = self.sight, self.me
        id_ = id_of(option.args.get("card", ""))
        if id_ in sight.plan.reactions:
            return sight.plan.reactions[id_](self)
        needed = sight.missing > 0
        if id_ in GLAD:
            foe = sight.foe(label_of(option, "target"))
            return 1.0 + (danger.kill_worth(sight, me, foe) / foe.health if foe else 0.0)
        match id_:
            case "evidence":
                return clue_worth(sight, me) - 0.8 if needed else -1.0
            case "look_what_i_found":
                return clue_worth(sight, me) if needed else -1.0
            case "cover_up":
                return 0.5 if not needed else -1.0
            case "dodge":
                return self._attack_now() - (0.0 if self._is_boss() else 1.5 + sight.plan.keeps(sight, id_))
            case "aquinnah_1":
                return self._attack_now() - 1.0
            case "ward_of_protection":
                return self._feared() - danger.harm(me, 0, 1) * 0.8 - 0.4
            case "lucky" | "lucky_2":
                return self._lucky()
            case "wendy_adams":
                return self._again()
            case "sure_gamble_3":
                return self._again() + 0.3
            case "on_the_lam":
                return sum(danger.attack(me, foe) for foe in sight.engaged(me) if not foe.elite) - 1.0
            case "close_call_2":
                return 1.0
            case "mind_wipe_1":
                return -1.0
            case _:
                return 0.1

    def _attack_now(self) -> float:
        """What the attack would cost that is just being made."""
        seat = int(self.choice.args.get("seat", self.seat))
        person = self.sight.people[seat]
        foes = [foe for foe in self.sight.engaged(person) if foe.ready]
        named = str(getattr(self.source, "thing", "")).partition(":")[2]
        found = next((foe for foe in foes if foe.label == named), None)
        if found is not None:
            return danger.attack(person, found)
        return max((danger.attack(person, foe) for foe in foes), default=0.0)

    def _is_boss(self) -> bool:
        """Whether the one that attacks is the one who has to die."""
        return id_of(self.source) == self.sight.plan.boss

    def _feared(self) -> float:
        """What the card that is just being drawn would cost."""
        return FEARED.get(id_of(self.source), 1.4)

    def _lucky(self) -> float:
        """AH-B-012: it is added to the sum as it is; what has fallen below 0 does not begin at 0 again."""
        test = self.sight.test
        if test is None or AUTO_FAIL in test["tokens"] or test["margin"] is None:
            return -1.0
        if sum([line["amount"] for line in test["sources"]]) + LUCKY < test["difficulty"]:
            return -1.0
        trial = running(self.sight)
        return trial.outcome(True, 0) - trial.outcome(False, test["margin"]) - 1.0

    def _again(self) -> float:
        """Wendy: another token for a card, where this one would fail."""
        test = self.sight.test
        if test is None or not test["tokens"]:
            return -1.0
        trial = running(self.sight)
        now = trial.falls(self.sight.worth(trial.tester, test["tokens"][-1]))
        price = min((in_hand(self.sight, self.me, card) for card in self.me.hand if not card["weakness"]), default=1.0)
        return trial.expected(0)[0] - now - max(0.3, price)

    def window(self, options: Sequence[Option]) -> Option:
        """Free abilities between the phases that are worth it."""
        for option in options:
            if id_of(option.args.get("card", "")) == "arcane_initiate":
                return option
        return self.anything(options)

    def before_attacks(self, options: Sequence[Option]) -> Option:
        """Before enemies attack: whatever spares more than it costs."""
        best, picked = 0.0, self.anything(options)
        for option in options:
            foe = self.sight.foe(label_of(option, "target"))
            if foe is None or foe.seat is None or not foe.ready:
                continue
            id_ = id_of(option.args["card"])
            card = next((one for one in self.me.area if one["id"] == label_of(option)), None)
            spared = danger.attack(self.sight.people[foe.seat], foe)
            if id_ == "stray_cat":
                worth = spared - 1.2
            elif foe.health == 1:
                worth = danger.kill_worth(self.sight, self.me, foe) - (
                    standing(self.sight, self.me, card) if card else 3.0
                )
            else:
                worth = -1.0
            if foe.id == self.sight.plan.boss and foe.health == 1:
                worth = 20.0
            if worth > best:
                best, picked = worth, option
        return picked
