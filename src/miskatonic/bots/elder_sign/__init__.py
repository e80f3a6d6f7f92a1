"""A sensible player of Elder Sign: weighs chances against what success gives and failure costs.

Every option gets a score in points and the best one is picked: where to go by what the attempt promises (`museum`),
what to do with dice by what is left of the chance to resolve the card (`attempt`), everything else by what it gives and
takes (`worth`). It knows what a seat may see, and of the game's code the chances of dice and what is printed.
"""

from collections.abc import Callable
from functools import cached_property

from miskatonic.bots import Advice, open_to, rank
from miskatonic.bots.elder_sign.attempt import Attempt, Reroll
from miskatonic.bots.elder_sign.museum import Museum
from miskatonic.bots.elder_sign.ranks import ANCIENT_ONES, BAD_MYTHOS, INVESTIGATORS
from miskatonic.bots.elder_sign.reasons import reason
from miskatonic.bots.elder_sign.sight import MOST, Sight, needs_of
from miskatonic.bots.elder_sign.worth import GAINS, TROPHY, Worth, adds
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import NAMED_FACES, RED, YELLOW
from miskatonic.games.elder_sign.rows.effects import POINTS, Meaning, Points
from miskatonic.kernel import Choice, Option, Table
from miskatonic.kernel.rng import HasRng
from miskatonic.kernel.view import eyes_of, view_of

NEVER, AT_ONCE = -1000.0, 500.0
VAIN = 0.001
"""A chance this small counts as none."""
PREVENTING: dict[str, Points] = {"prevent_sanity": "sanity", "prevent_stamina": "stamina"}
"""The questions whether to prevent a loss."""
HEALED: dict[str, Points] = {"kind-sanity": "sanity", "kind-stamina": "stamina"}


def pick(table: Table, luck: HasRng, seat: int | None = None) -> Option:
    """The option with the highest score; among equals the first. What belongs to another seat is left to it."""
    choice = table.choice
    assert choice is not None, "a game that is over asks nothing"
    own = open_to(table, choice.seat if seat is None else seat) or choice.options
    if len(own) == 1:
        return own[0]
    return max(own, key=Player(table, choice).score)


def advise(table: Table, luck: HasRng, seat: int) -> Advice:
    """What to pick for a seat, and why."""
    picked = pick(table, luck, seat)
    assert table.choice is not None
    return Advice(picked, reason(Player(table, table.choice), picked))


class Player:
    """One decision: the position, what is asked, and a score for every option."""

    def __init__(self, table: Table, choice: Choice) -> None:
        self.table = table
        self.choice = choice

    @cached_property
    def sight(self) -> Sight:
        """What there is to see, apart from the chances shown; looked up only when something depends on it."""
        seen = view_of(self.table, eyes_of(self.choice.seat), options=False, open_view=False)
        return Sight(seen, self.choice.seat)

    @cached_property
    def worth(self) -> Worth:
        """What things are worth here."""
        return Worth(self.sight)

    @cached_property
    def museum(self) -> Museum:
        """What the places promise."""
        return Museum(self.sight, self.worth)

    @cached_property
    def attempt(self) -> Attempt:
        """The running attempt."""
        return Attempt(self.sight, self.worth)

    @cached_property
    def base(self) -> float:
        """What it is worth to go on without any card or ability."""
        prompt = self.choice.prompt
        if prompt == "ready":
            return self.attempt.now()
        return self.attempt.roll() if prompt == "rolled" else 0.0

    def score(self, option: Option) -> float:
        """How good it would be to pick this option here."""
        rule = SCORES.get(option.verb)
        return rule(self, option) if rule else 0.0

    # --- the turn ---------------------------------------------------------------------------------------------------

    def _goes(self, option: Option) -> float:
        card = self.sight.card_of(option)
        return self.museum.attempt(card) if card else self.museum.entrance()

    def _first_aid(self, option: Option) -> float:
        return self.museum.first_aid(option.args["what"])

    def _full_care(self, option: Option) -> float:
        cost = self.worth.trophies(option.args["count"])
        if option.verb == "full_care":
            return self.worth.heals(option.args["what"], 9) - cost
        return self.worth.heals("sanity", 9) + self.worth.heals("stamina", 9) - cost

    def _search(self, option: Option) -> float:
        return self.museum.search()

    def _buy(self, option: Option) -> float:
        good, price, card = option.args["good"], option.args["count"], option.args["card"]
        value = self.museum.buys(good, price)
        if good == "elder_sign":
            value -= TROPHY * price - 8
        return value - (0.0 if card == "none" else self.worth.card(card))

    def _heals_somebody(self, option: Option) -> float:
        """Carolyn Fern and Vincent Lee: the one who needs it most."""
        patient = self.sight.seats[option.args["patient"]]
        return AT_ONCE - float(patient[HEALED[option.args["kind"]]])

    def _bury(self, option: Option) -> float:
        bad = self.sight.asked["mythos"] in BAD_MYTHOS
        return 1.0 if bad == (option.verb == "bury") else 0.0

    # --- cards ------------------------------------------------------------------------------------------------------

    def _use(self, option: Option) -> float:
        """Items, spells and allies: used when they give more than they are worth."""
        name = option.args["card"]
        if self.choice.prompt in PREVENTING:
            return self._prevents(name, PREVENTING[self.choice.prompt])
        cost = self.worth.card(name)
        power = HAND.named(name).power
        if power.adds:
            more = self._added(adds(name))
            value = self.attempt.saved(more) if self.choice.prompt == "rolled" else self.attempt.now(more=more)
            return value - cost * (0.2 if self.sight.awake else 1.0)
        if power.slots:
            return max(self.attempt.secured(die) for die in self.attempt.pool) - cost
        if power.rerolls:
            return self.attempt.reroll(power.rerolls).value - cost
        if power.turns:
            return max(self.attempt.turned(die, face) for die in self.attempt.pool for face in power.turns) - cost
        gain = self._by_itself(name) - cost
        at_once = AT_ONCE if self.choice.prompt in ("move", "entrance") else 0.0
        return self.base + gain + at_once if gain > 0 else NEVER

    def _added(self, dice: tuple[int, int, int]) -> tuple[int, int, int]:
        """The dice an item adds that are free."""
        return 0, dice[1] * self.sight.free(YELLOW), dice[2] * self.sight.free(RED)

    def _by_itself(self, name: str) -> float:
        """What a card gives that has nothing to do with dice."""
        worth, sight = self.worth, self.sight
        match name:
            case "common_item-food":
                return worth.heals("stamina", 1)
            case "common_item-whiskey":
                return worth.heals("sanity", 1)
            case "unique_item-healing_stone":
                one_each = worth.heals("sanity", 1) + worth.heals("stamina", 1)
                return max(worth.heals("sanity", 2), worth.heals("stamina", 2), one_each)
            case "spell-heal":
                return worth.heals("sanity", 1) + worth.heals("stamina", 1)
            case "ally-tom_mountain_murphy":
                return worth.heals("stamina", 9)
            case "common_item-old_journal":
                return AT_ONCE
            case "unique_item-cultes_des_goules":
                return 2 * GAINS["clue"] - worth.loses("sanity", 1)
            case "unique_item-the_king_in_yellow":
                return 3 * GAINS["clue"] - worth.loses("sanity", 2)
            case "unique_item-necronomicon" | "spell-find_gate":
                return 2.5 if len(sight.board["worlds"]) < 2 else 0.0
        return self._beats(name) if HAND.named(name).power.beats else 0.0

    def _beats(self, name: str) -> float:
        """What the monsters are worth that a card beats."""
        own = self.sight.here
        cards = [own] if name == "ally-thomas_f_malone" and own else list(self.sight.cards.values())
        values = sorted((self.worth.beaten(one) for card in cards for one in card.monsters), reverse=True)
        if name == "unique_item-flute_of_the_outer_gods":
            return sum(values[:3]) - self.worth.flute(name)
        return sum(values[:1])

    def _defeat(self, option: Option) -> float:
        for card in self.sight.cards.values():
            for monster in card.monsters:
                if monster["id"] in option.about:
                    return self.worth.beaten(monster) + (0.5 if card is self.sight.here else 0.0)
        return 0.0

    def _pays_with(self, option: Option) -> float:
        """A card instead of a point of what a task costs."""
        return self.worth.loses(option.args["what"], 1) - self.worth.card(option.args["card"])

    def _prevents(self, name: str, what: Points) -> float:
        lost = int(self.sight.asked["count"])
        after = max(0, lost - HAND.named(name).power.points)
        return self.worth.loses(what, lost) - (self.worth.loses(what, after) if after else 0.0) - self.worth.card(name)

    # --- the attempt ------------------------------------------------------------------------------------------------

    def _dared(self, value: float) -> float:
        """What continuing promises; without any chance, and nothing in hand to create one, it only invites terror."""
        sight = self.sight
        vain = value <= VAIN and sight.here is not None and not sight.hand and not sight.clues
        return value - self.worth.terror(sight.here) if vain else value

    def _roll(self, option: Option) -> float:
        return self._dared(self.attempt.now())

    def _focus(self, option: Option) -> float:
        return self._dared(self.attempt.keeping(option.args["number"], False))

    def _ask(self, option: Option) -> float:
        hurt = min(self.worth.loses(what, 1, option.args["other"]) for what in POINTS)
        value = self.attempt.keeping(option.args["number"], self.attempt.focus)
        return value - hurt * (1 - min(1.0, value / self.attempt.stake))

    def _take_off(self, option: Option) -> float:
        die, attempt = option.args["number"], self.attempt
        return attempt.now([*attempt.pool, die], kept=[other for other in attempt.kept if other != die]) - 1.5

    def _trust_fund(self, option: Option) -> float:
        price = option.args["price"]
        cost = self.worth.clue() if price == "kind-clue" else self.worth.card(price)
        return self.attempt.now(more=self._added((0, 1, 1))) - cost

    def _complete(self, option: Option) -> float:
        """What it leaves of the chance; of a card that must fail no task is paid for."""
        value = self.attempt.completed(option.args["task"], option.args["dice"])
        if value > VAIN or self.sight.here is None:
            return value
        return value - self.worth.sunk(self.sight.here, option.args["task"])

    def _discard(self, option: Option) -> float:
        return self.attempt.discarded(option.args["number"]) - self._hopeless()

    def _fail(self, option: Option) -> float:
        attempt = self.attempt
        if option.verb == "no_discard":
            return attempt.now() - attempt.terror() - self.worth.card(option.args["card"])
        if option.verb == "no_terror":
            return attempt.failed() + attempt.terror() - self.worth.card(option.args["card"])
        return attempt.failed() - self._hopeless()

    def _hopeless(self) -> float:
        """To go on without any chance only invites terror."""
        return 0.5 if self.base <= 0.001 and self.worth.terror(self.sight.here) else 0.0

    def _give_up(self, option: Option) -> float:
        return -0.2 - (self.attempt.terror() if self.choice.prompt == "rolled" else 0.0)

    def _spend_clue(self, option: Option) -> float:
        cost = self.worth.clue() * (0.3 if self.sight.awake else 1.0)
        if self.sight.here and self.base + cost > self.attempt.stake:
            return NEVER  # more can't be won
        return self.attempt.reroll(self.sight.mythos.changes.get("clue_reroll_max_dice", 8)).value - cost

    def _small_reroll(self, option: Option) -> float:
        """Abilities that roll a die or two again: for nothing, but not for each roll."""
        return self.attempt.reroll(2 if option.verb == "research" else 1).value - 0.1

    def _turned(self, option: Option) -> float:
        die = option.args["number"]
        face = self.sight.faces[die] + 1 if option.verb == "raise" else NAMED_FACES[option.args["new_face"]]
        return self.attempt.turned(die, face) - 0.001

    def _secure(self, option: Option) -> float:
        return self.attempt.secured(option.args["number"])

    def _lock(self, option: Option) -> float:
        return self.attempt.now([other for other in self.attempt.pool if other != option.args["number"]])

    @cached_property
    def _plan(self) -> Reroll:
        return self.attempt.reroll(8)

    def _reroll(self, option: Option) -> float:
        """Dice are picked one by one as the plan says, then thrown."""
        dice = self._plan.dice
        match option.verb:
            case "reroll":
                die = option.args["number"]
                return 10.0 - dice.index(die) if die in dice else -1.0
            case "reroll_all":
                return 11.0 if len(dice) == len(self.attempt.pool) else -2.0
            case "reroll_none":
                return 20.0 if self._plan.value <= self.attempt.roll() + 0.01 else -3.0
        return 0.0

    # --- other questions --------------------------------------------------------------------------------------------

    def _place(self, option: Option) -> float:
        """Monsters go where they are least in the way: on cards nobody wants, over what is hard anyway."""
        card = self.sight.card_of(option)
        assert card is not None, "a monster is placed on a card"
        covered = next((one for one in card.rows if one["id"] in option.about and one["slot"] == "full"), None)
        relief = 0.0
        if covered:
            relief = 1.5 * sum(1 + one.investigation / 4 for one in needs_of(covered["requirements"]))
        return relief - max(0.0, self.museum.attempt(card)) - 0.1 * len(card.tasks)

    def _effects(self, option: Option) -> float:
        value = 0.0
        said: list[Meaning] = option.args["means"]
        for effect in said:
            amount = effect["amount"]
            match effect["verb"], effect["what"]:
                case "gain", what:
                    value += self.worth.gains(what, amount)
                case _, "sanity" | "stamina" as what:
                    value -= self.worth.loses(what, amount)
                case _, "trophies":
                    value -= TROPHY * amount
                case "lose", what:
                    value -= GAINS.get(what, 1.0) * amount
        return value

    def _loses(self, option: Option) -> float:
        return -self.worth.loses(option.args["what"], 1)

    def _lowers(self, option: Option) -> float:
        what: Points = option.args["what"]
        return float(2 * self.sight.me[MOST[what]] - self.sight.me[what])

    def _help(self, option: Option) -> float:
        me = self.sight.me
        return 1.0 if max(me["sanity"], me["stamina"]) > 1 else -1.0

    def _pay(self, option: Option) -> float:
        return -float(option.args["count"])

    def _gives_up_card(self, option: Option) -> float:
        return -self.worth.card(option.args["card"])

    def _takes(self, option: Option) -> float:
        return GAINS[option.args["what"]]

    def _investigator(self, option: Option) -> float:
        return -rank(INVESTIGATORS, option.args["investigator"])

    def _ancient_one(self, option: Option) -> float:
        return -rank(ANCIENT_ONES, option.args["ancient_one"])


def _fixed(score: float) -> Callable[[Player, Option], float]:
    return lambda player, option: score


SCORES: dict[str, Callable[[Player, Option], float]] = {
    "go": Player._goes,
    "stay": Player._goes,
    "first_aid": Player._first_aid,
    "full_care": Player._full_care,
    "full_recovery": Player._full_care,
    "lost_and_found": Player._search,
    "buy": Player._buy,
    "heal": Player._heals_somebody,
    "peek": _fixed(AT_ONCE),
    "bury": Player._bury,
    "leave": Player._bury,
    "use": Player._use,
    "pay_with": Player._pays_with,
    "defeat": Player._defeat,
    "roll": Player._roll,
    "roll_on": Player._roll,
    "focus": Player._focus,
    "ask": Player._ask,
    "take_off": Player._take_off,
    "trust_fund": Player._trust_fund,
    "complete": Player._complete,
    "discard": Player._discard,
    **dict.fromkeys(("fail", "no_terror", "no_discard"), Player._fail),
    "give_up": Player._give_up,
    "clue": Player._spend_clue,
    **dict.fromkeys(("research", "pickman", "tommy_gun"), Player._small_reroll),
    **dict.fromkeys(("read_terror", "raise", "turn"), Player._turned),
    "secure": Player._secure,
    "lock": Player._lock,
    **dict.fromkeys(("reroll", "reroll_all", "reroll_none", "reroll_picked"), Player._reroll),
    "place": Player._place,
    "way": Player._effects,
    "lose": Player._loses,
    "lower": Player._lowers,
    "help": Player._help,
    "pay": Player._pay,
    "pay_up": _fixed(1.0),
    "give_up_card": Player._gives_up_card,
    "take": Player._takes,
    "investigator": Player._investigator,
    "ancient_one": Player._ancient_one,
}
"""Which consideration scores which verb; what is not listed (enough, suffering a loss, the order of things) counts
nothing."""
