"""Where to go: what an attempt at each card promises with the dice and items at hand, and what the entrance offers."""

from collections.abc import Iterable

from miskatonic.bots.elder_sign.sight import Card, Sight
from miskatonic.bots.elder_sign.worth import GAINS, TROPHY, Worth, adds
from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.odds import Dice
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import RED, YELLOW
from miskatonic.games.elder_sign.rows.effects import POINTS, Points
from miskatonic.games.elder_sign.rows.entrance import ALL_OF_BOTH, ALL_OF_ONE, PRICES

DEAR: tuple[float, tuple[str, ...]] = (99.0, ())
"""No way yet to get some dice."""


class Museum:
    """One look round before a move."""

    def __init__(self, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        self.ready = tuple(sorted([sight.faces[die] for die in sight.dice_at("spell") if sight.faces[die]]))
        """Faces that are ready on spells."""

    def attempt(self, card: Card) -> float:
        """What an attempt at the card is worth, with the items that pay for themselves."""
        worth, sight = self.worth, self.sight
        for what in POINTS:
            if worth.own_cost(card, what) >= sight.me[what]:
                return -worth.failure(card)
        prey = worth.prey(card)
        success, failure = worth.success(card) + sum(prey.values()), worth.failure(card)
        if card.monsters:
            failure += worth.mythos("on_move")
            success -= worth.mythos("on_move")
        best = -100.0
        for dice, cost, _ in self.handfuls(card):
            chance = self.chance(card, dice, card.left)
            value = chance * (success + failure) - self._fright(card, chance)
            for monster, gain in prey.items():
                if gain > value:
                    chance = self.chance(card, dice, card.way_to(monster, card.left))
                    value = max(value, chance * gain - self._fright(card, chance))
            best = max(best, value - failure - cost)
        return best

    def taken(self, card: Card) -> tuple[str, ...]:
        """The items that pay for themselves in an attempt at the card."""
        worth = self.worth
        stake = worth.success(card) + sum(worth.prey(card).values()) + worth.failure(card)
        handfuls = self.handfuls(card)
        return max(handfuls, key=lambda one: self.chance(card, one[0], card.left) * stake - one[1])[2]

    def chance(self, card: Card, dice: Dice, tasks: Iterable[int]) -> float:
        """How likely these tasks of the card are with these dice."""
        sight = self.sight
        needs = tuple([card.tasks[key] for key in tasks])
        hand = odds.Hand(int(sight.may_focus), self.worth.fear(card), sight.knack)
        chance = odds.whole(needs, card.ordered, dice, self.ready, hand)
        return odds.helped(chance, min(2, sight.clues))

    def _fright(self, card: Card, chance: float) -> float:
        """What terror will cost on the way."""
        return self.worth.terror(card) * (0.3 + 0.9 * (1 - chance))

    def handfuls(self, card: Card) -> list[tuple[Dice, float, tuple[str, ...]]]:
        """The dice to begin with, and the items that add them with what they cost."""
        sight = self.sight
        green, yellow, red = base = sight.fresh_dice(card)
        found: list[tuple[Dice, float, tuple[str, ...]]] = [(base, 0.0, ())]
        cheapest: dict[Dice, tuple[float, tuple[str, ...]]] = {}
        for name in sight.hand:
            if any(more := adds(name)):
                cheapest[more] = min((self.worth.card(name), (name,)), cheapest.get(more, DEAR))
        if sight.who == "investigator-jenny_barnes":
            kinds = ("common_item", "spell")
            prices = [(self.worth.card(name), (name,)) for name, kind in sight.hand.items() if kind in kinds]
            prices += [(self.worth.clue(), ("kind-clue",))] if sight.clues else []
            if prices:
                cheapest[0, 1, 1] = min(min(prices), cheapest.get((0, 1, 1), DEAR))
        if (0, 1, 0) in cheapest and (0, 0, 1) in cheapest:
            (yellows, first), (reds, second) = cheapest[0, 1, 0], cheapest[0, 0, 1]
            cheapest[0, 1, 1] = min((yellows + reds, first + second), cheapest.get((0, 1, 1), DEAR))
        for (_, more_yellow, more_red), (cost, names) in cheapest.items():
            dice = (
                green,
                max(yellow, more_yellow * sight.free(YELLOW)),
                max(red, more_red * sight.free(RED)),
            )
            if dice != base:
                found.append((dice, cost, names))
        return found

    # --- the entrance -----------------------------------------------------------------------------------------------

    def entrance(self) -> float:
        """The best that can be had at the entrance."""
        sight, worth = self.sight, self.worth
        wealth = sight.me["trophy_value"]
        extra = sight.ancient.surcharge
        offers = [0.0, self.search()]
        for what in POINTS:
            offers.append(self.first_aid(what))
            if wealth >= ALL_OF_ONE + extra:
                offers.append(worth.heals(what, 9) - worth.trophies(ALL_OF_ONE + extra))
        if wealth >= ALL_OF_BOTH + extra:
            offers.append(worth.heals("sanity", 9) + worth.heals("stamina", 9) - worth.trophies(ALL_OF_BOTH + extra))
        if sight.mythos.forbids != "souvenir_shop":
            cheaper = max([HAND.named(name).power.discount for name in sight.hand], default=0)
            offers += [
                self.buys(good, price + extra) for good, price in PRICES.items() if wealth >= price + extra - cheaper
            ]
        return max(offers)

    def first_aid(self, what: Points) -> float:
        """What first aid for nothing is worth."""
        return self.worth.heals(what, 1)

    def search(self) -> float:
        """What the Lost and Found is worth on average."""
        worth = self.worth
        good = GAINS["clue"] + GAINS["common_item"] + GAINS["spell"]
        return (good * worth.late - worth.loses("sanity", 1) - worth.loses("stamina", 1)) / 6

    def buys(self, good: str, price: int) -> float:
        """What a souvenir is worth; an Elder Sign above all."""
        if good == "elder_sign":
            return self.worth.gains(good) - (self.worth.trophies(price) - TROPHY * price)
        return self.worth.gains(good) - self.worth.trophies(price) - 0.5
