"""A sensible player of Reign of Cthulhu: watches the dangers, gathers clues in the right hands, seals gates.

Every option gets a score and the best one is picked. The score of an action is how well it serves the best plan for
this turn (`plan`); everything else is judged by what it gains and costs (`judge`, `relics`). It knows what a seat may
see, what is printed, and nothing of the rules' code.
"""

from collections.abc import Callable, Sequence

from miskatonic.bots import Advice, open_to, rank
from miskatonic.bots.reign_of_cthulhu.judge import Judge
from miskatonic.bots.reign_of_cthulhu.plan import Job, Plan, Planner
from miskatonic.bots.reign_of_cthulhu.reach import Clues, Move, Reach, Way
from miskatonic.bots.reign_of_cthulhu.reasons import reason
from miskatonic.bots.reign_of_cthulhu.relics import Relics
from miskatonic.bots.reign_of_cthulhu.sight import Sight
from miskatonic.games.reign_of_cthulhu.board import Board
from miskatonic.kernel import Choice, Option, Table
from miskatonic.kernel.rng import HasRng
from miskatonic.kernel.view import View

NEVER = -1000.0
CONSENT = ("consent_give", "consent_take")
SEALING = ("seal", "seal_linked")
MOVES = ("walk", "drive", "bus", "gate", "hop")
INVESTIGATORS = (
    "investigator-hunter",
    "investigator-doctor",
    "investigator-detective",
    "investigator-driver",
    "investigator-reporter",
    "investigator-magician",
    "investigator-occultist",
)
"""Whom to choose, the best first."""


def pick(table: Table, luck: HasRng, seat: int | None = None) -> Option:
    """The option with the highest score, among equals the first; but no seal that is in reach is missed."""
    options, choice = open_to(table, seat), table.choice
    assert choice is not None
    if choice.prompt in CONSENT:
        return options[0]  # whoever asks has a plan for the card
    return Player(_seen(table, seat), choice).best(options)


def advise(table: Table, luck: HasRng, seat: int) -> Advice:
    """What to pick for a seat, and why."""
    options, choice = open_to(table, seat), table.choice
    assert choice is not None
    player = Player(_seen(table, seat), choice)
    picked = options[0] if choice.prompt in CONSENT else player.best(options)
    return Advice(picked, reason(player, picked))


def _seen(table: Table, seat: int | None) -> Sight:
    """What the seat sees, or the one who is asked."""
    assert table.choice is not None
    view: View[Board] = table.view(table.choice.seat if seat is None else seat, options=False)
    return Sight(view["board"])


class Player:
    """One decision: the position, what is asked, and a score for every option."""

    def __init__(self, sight: Sight, choice: Choice) -> None:
        self.sight = sight
        self.choice = choice
        if choice.prompt == "investigator":
            return
        self.judge = Judge(sight)
        self.planner = Planner(self.judge, sight.active)
        self.relics = Relics(self.judge, self.planner, forced=choice.prompt in ("hand_limit", "relic_duty"))
        self.held = choice.prompt == "action" and not any(one.verb in ("walk", "drive") for one in choice.options)
        """Whether an Old One keeps us from walking before we have fought here."""
        self.plan: Plan | None = None
        self.way: Way | None = None
        """The way to a seal that can be had this turn, …"""
        self.diverted = False
        """… and whether something else would have been picked but for it."""

    def score(self, option: Option) -> float:
        """How good it would be to pick this option here."""
        if option.verb in MOVES:
            return self._moves(option)
        rule = SCORES.get(option.verb)
        return rule(self, option) if rule else 0.0

    def best(self, options: Sequence[Option]) -> Option:
        """The option with the highest score, unless a seal that can be had this turn would be lost by it: then the way
        to that seal.
        """
        best = max(options, key=self.score)
        if self.choice.prompt != "action" or best.verb in SEALING:
            return best
        sight = self.sight
        reach = Reach(self.planner, self.held)
        clues = tuple(sight.clues[sight.active])
        self.way = way = reach.way(self._here(), clues, sight.actions)
        if way is None or self._keeps(best, reach, way, clues):
            return best
        first = next((option for option in options if self._begins(option, way.first)), None)
        self.diverted = first is not None
        return first or best

    def _keeps(self, option: Option, reach: Reach, way: Way, clues: Clues) -> bool:
        """Whether the seal at the end of a way, or another one no dearer, is still in reach after an option."""
        if option.passes:
            return False
        move = self._move(option) if option.verb in MOVES else None
        change = {"bus": -1, "give": -1, "take": 1}.get(option.verb, 0)
        if change and option.args["card"] in self.sight.town_of:
            town = self._town(option)
            clues = tuple([count + change * (town == one) for one, count in enumerate(clues)])
        left = reach.after(option, move, clues)
        return left is not None and left.price <= way.price

    def _move(self, option: Option) -> Move:
        via = self._place(option, "via") if "via" in option.args else -1
        return Move(option.verb, self._place(option), via, self._town(option) if option.verb == "bus" else -1)

    def _begins(self, option: Option, first: Move | None) -> bool:
        """Whether an option is how a way begins."""
        if first is None:
            return option.verb in SEALING
        return option.verb == first.verb and (option.verb not in MOVES or self._move(option) == first)

    # --- the action part ------------------------------------------------------------------------------------------

    @property
    def job(self) -> Job | None:
        """What the turn's plan begins with."""
        if self.plan is None:
            sight = self.sight
            self.plan = self.planner.best(sight.at[sight.active], sight.actions)
        return self.plan.job

    def _place(self, option: Option, name: str = "place") -> int:
        return self.sight.chart.number[option.args[name]]

    def _here(self) -> int:
        return self.sight.at[self.sight.active]

    def _town(self, option: Option, name: str = "card") -> int:
        return self.sight.town_of[option.args[name]]

    def _seat(self, option: Option, name: str = "who") -> int:
        return self.sight.seat_of[option.args[name]]

    def _moves(self, option: Option) -> float:
        """Towards the plan's first job; the fewer actions and the lower the price from there, the better."""
        sight, planner, job = self.sight, self.planner, self.job
        to = self._place(option)
        if job is None or job.place in (-1, self._here()):
            return -5.0
        if option.verb == "bus" and (planner.walks[to][job.place] > 2 or self._town(option) == job.keeps):
            return NEVER
        far, price = planner.way(to, job.place, job.keeps)
        price += sum(self.judge.roll(sight.active, place) for place in self._risks(option) if place != job.place)
        if option.verb == "bus":
            price += planner.card_fares[self._town(option)]
        elif option.verb == "gate":
            price += self.judge.roll(sight.active) + 0.4
        return 10.0 - far - price

    def _risks(self, option: Option) -> list[int]:
        """The places with a Shoggoth this move enters."""
        entered = [self._place(option, name) for name in ("via", "place") if name in option.args]
        return [place for place in entered if place in self.sight.shoggoths]

    def _does(self, option: Option) -> float:
        """Score for doing at once what the plan begins with."""
        job = self.job
        return 20.0 if job is not None and job.verb == option.verb and job.place in (-1, self._here()) else -6.0

    def _fights(self, option: Option) -> float:
        """What the plan begins with; where nobody walks away before, a step of the way; rather than nothing."""
        job = self.job
        if not self.held or job is None or job.place in (-1, self._here()):
            return max(-2.0, self._does(option))
        far, price = self.planner.way(self._here(), job.place, job.keeps)
        return max(-2.0, 10.0 - far - price)

    def _end_actions(self, option: Option) -> float:
        """Rather than something useless; where no action is left it is only going on."""
        return -3.0 if self.choice.prompt == "action" else 0.0

    def _seal(self, option: Option) -> float:
        """Always, and with the cards one can spare."""
        linked = self._town(option) if option.verb == "seal_linked" else -1
        return 100.0 - (self.judge.card(self.sight.active, linked) if linked >= 0 else 1.0)

    def _exchange(self, option: Option) -> float:
        """A clue goes where the plan wants it."""
        job = self.job
        if job is None or option.args["card"] not in self.sight.town_of or self._does(option) < 0:
            return -6.0
        return 20.0 if self._seat(option, "whom") == job.about else -6.0

    def _figure(self, option: Option) -> float:
        """The Occultist's figure, if it is the one the plan is about."""
        job = self.job
        place = self._place(option, "left" if option.verb == "drag" else "place")
        if self.choice.prompt == "shift_second":
            count = self.sight.cultists[place]
            costs = [cost for _, cost in self.planner.havens(place, 1)]
            return self.relics.one_less(place, count) - min(costs, default=99.0)
        if job is None or job.verb != option.verb or job.about != place:
            return NEVER
        return 20.0 - (self.judge.shoggoth(self._place(option)) if option.verb == "drag" else 0.0)

    def _shift_to(self, option: Option) -> float:
        place = self._place(option)
        return -self.relics.one_less(place, self.sight.cultists[place] + 1)

    def _relic(self, option: Option) -> float:
        """Played when it is worth more than keeping it, and before the actions go on."""
        assert option.seat is not None
        worth = self.relics.worth(option.args["relic"], option.seat)
        if self.relics.forced:
            return worth
        return 50.0 + worth if worth > 0 else NEVER

    def _discard(self, option: Option) -> float:
        """The card that will be missed least."""
        card = option.args["card"]
        if card not in self.sight.town_of:
            return -self.judge.relic(card)
        return -self.judge.card(self.choice.seat, self._town(option))

    # --- questions of cards and Old Ones ----------------------------------------------------------------------------

    def _investigator(self, option: Option) -> float:
        return -rank(INVESTIGATORS, option.args["investigator"])

    def _burn(self, option: Option) -> float:
        place = self._place(option)
        if option.verb == "burn_shoggoth":
            return self.judge.shoggoth(place) - self.relics.burnt() + 100.0
        return 50.0 + self.relics.one_less(place, self.sight.cultists[place])

    def _step(self, option: Option) -> float:
        """Where the Silver Key leads: better than staying, or not at all."""
        here = self.planner.best(self._here(), self.sight.actions).worth
        return self.relics.stepped(self._place(option)) - here

    def _take_back(self, option: Option) -> float:
        return self.relics.taken_back(self._town(option)) or self.judge.card(self.sight.active, self._town(option)) - 2

    def _cancel(self, option: Option) -> float:
        return self.relics.cancelled(option.args["old_one"])

    def _song(self, option: Option) -> float:
        return self.relics.sung(-1 if option.verb == "song_all" else self._seat(option))

    def _swap(self, option: Option) -> float:
        mine, theirs = self._town(option, "mine"), self._town(option, "theirs")
        return self.relics.swapped(self.choice.seat, mine, self._seat(option), theirs)

    def _next(self, option: Option) -> float:
        """Evil Stirs as late as possible; before it what the next player collects."""
        card = option.args["card"]
        if card == "card-evil_stirs":
            return NEVER
        if card not in self.sight.town_of:
            return 2.0
        drawer = self.sight.active if self.sight.acting else (self.sight.active + 1) % len(self.sight.seats)
        return self.judge.card(drawer, self._town(option))

    def _ward(self, option: Option) -> float:
        """The town in which most is likely to be placed: the one with most cards in the piles to come."""
        town = self.sight.chart.town_number[option.args["town"]]
        places = [p for p, t in enumerate(self.sight.chart.town) if t == town]
        return sum(self.judge.threat(p, self.sight.cultists[p]) for p in places)

    def _web_cultist(self, option: Option) -> float:
        place = self._place(option)
        count = self.sight.cultists[place]
        if count == 3:
            return -self.judge.ritual
        return -self.relics.one_less(place, count + 1) - (30.0 if not self.sight.pool else 0.0)

    def _web_sanity(self, option: Option) -> float:
        had = self.sight.sanity[self.choice.seat]
        return self.judge.tokens(self.choice.seat, had - 1) - self.judge.tokens(self.choice.seat, had)

    def _share(self, option: Option) -> float:
        """Who gives what: tokens from the seat with most of them, cards from the one with the least useful."""
        count, seat = option.args["count"], self._seat(option)
        if self.choice.prompt == "tremor":
            return self._tremor(seat, count, int(self.choice.args["count"]) - count)
        mine = self._least(seat)
        rest = int(self.choice.args["count"]) - count
        theirs = sorted(worth for s in self._after(seat) for worth in self._least(s))
        return -sum(mine[:count]) - sum(theirs[:rest])

    def _tremor(self, seat: int, count: int, rest: int) -> float:
        """What it costs if this seat gives that many tokens and the others the rest, always the one with most."""
        tokens = self.judge.tokens
        had = self.sight.sanity[seat]
        cost = tokens(seat, had) - tokens(seat, had - count)
        left = {other: self.sight.sanity[other] for other in self._after(seat)}
        for _ in range(rest):
            richest = max(left, key=left.__getitem__)
            cost += tokens(richest, left[richest]) - tokens(richest, left[richest] - 1)
            left[richest] -= 1
        return -cost

    def _after(self, seat: int) -> list[int]:
        """The seats that will be asked to share after this one."""
        sight = self.sight
        order = [(sight.active + i) % len(sight.seats) for i in sight.seats]
        return order[order.index(seat) + 1 :]

    def _least(self, seat: int) -> list[float]:
        """What the cards of a hand are worth, the least first."""
        sight = self.sight
        cards = [self.judge.card(seat, town) for town in range(4) for _ in range(sight.clues[seat][town])]
        return sorted([*cards, *map(self.judge.relic, sight.relics[seat])])

    def _avoid_people(self, option: Option) -> float:
        """Where a Shoggoth goes: not to us, and not nearer to a gate than it must."""
        place = self._place(option)
        return -sum(self.judge.roll(seat) for seat in self.sight.seats if self.sight.at[seat] == place)

    def _rest(self, option: Option) -> float:
        place = self._place(option)
        roll = self.judge.roll(self.choice.seat, place) if place in self.sight.shoggoths else 0.0
        return self.planner.best(place, self.sight.actions + 1).worth - roll


def _fixed(score: float) -> Callable[[Player, Option], float]:
    return lambda player, option: score


SCORES: dict[str, Callable[[Player, Option], float]] = {
    "defeat_cultist": Player._fights,
    "defeat_shoggoth": Player._does,
    "seal": Player._seal,
    "seal_linked": Player._seal,
    "give": Player._exchange,
    "take": Player._exchange,
    "shift": Player._figure,
    "drag": Player._figure,
    "shift_to": Player._shift_to,
    "play": Player._relic,
    "pick": _fixed(40.0),
    "lend": _fixed(NEVER),
    "borrow": _fixed(NEVER),
    "quiet": _fixed(-2.0),
    "end_actions": Player._end_actions,
    "discard": Player._discard,
    "investigator": Player._investigator,
    "burn": Player._burn,
    "burn_shoggoth": Player._burn,
    "step": Player._step,
    "take_back": Player._take_back,
    "cancel": Player._cancel,
    "song": Player._song,
    "song_all": Player._song,
    "swap": Player._swap,
    "next": Player._next,
    "ward": Player._ward,
    "web_cultist": Player._web_cultist,
    "web_sanity": Player._web_sanity,
    "share": Player._share,
    "way": Player._avoid_people,
    "rest": Player._rest,
    "accept": _fixed(1.0),
}
"""Which consideration scores which verb; what is not listed (passing, the order of equal things, what a new card lets
one do) counts nothing.
"""
