"""What things are worth. An Elder Sign is worth ten points; a turn about three.

What cards do comes out of the view and off their rows; what it is worth to hold them is looked up here by their names.
"""

from miskatonic.bots.elder_sign.sight import MOST, Card, Sight
from miskatonic.games.elder_sign.board import Monster
from miskatonic.games.elder_sign.odds import NO_FEAR, Dice, Fear, fear_of
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import DECK_IDS
from miskatonic.games.elder_sign.rows.dice import RED, YELLOW
from miskatonic.games.elder_sign.rows.effects import POINTS, Meaning, Points, means

SIGN, WINNING, TURN = 10.0, 40.0, 3.0
TROPHY = 0.8
GAINS = {"clue": 2.8, "common_item": 2.8, "unique_item": 3.9, "spell": 2.5, "ally": 4.2, "gate": 3.5, "monster": -1.0}
WELL = (0.0, 4.5, 7.0, 8.5, 9.3, 9.7, 10.0, 10.0, 10.0)
"""What that many points of sanity or stamina are worth; with none the investigator is devoured."""
DEVOURED = 8.0
"""What a devoured investigator costs beyond that and beyond a token of doom."""


def _named(kind: str, **worth: float) -> dict[str, float]:
    """What cards of a kind are worth, by name."""
    return {f"{kind}-{id_}": one for id_, one in worth.items()}


HELD = {
    **_named(
        "common_item", automatic_45=1.8, axe=1.8, knife=1.8, revolver_38=1.8, shotgun=1.8, tommy_gun=2.1, lantern=1.0,
        dynamite=1.5, food=1.2, lucky_cigarette_case=1.5, old_journal=1.5, whiskey=1.2,
    ),
    **_named(
        "unique_item", alien_statue=1.8, blue_watcher_of_the_pyramid=1.5, book_of_dzyan=2.2, cultes_des_goules=1.5,
        flute_of_the_outer_gods=2.0, healing_stone=1.8, lamp_of_alhazred=2.2, nameless_cults=2.2, necronomicon=1.0,
        ruby_of_rlyeh=3.6, sword_of_glory=2.2, the_king_in_yellow=1.8,
    ),
    **_named(
        "spell", bind_monster=1.5, dread_curse_of_azathoth=2.2, enchant_weapon=1.4, find_gate=1.0, flesh_ward=1.5,
        heal=1.5,
    ),
    **_named(
        "ally", duke=2.5, eric_colt=3.0, professor_armitage=2.2, ruby_standish=2.0, tom_mountain_murphy=2.0,
        anna_kaslow=2.0, richard_upton_pickman=1.5, thomas_f_malone=2.0,
    ),
}  # fmt: skip
OTHER_CARD = 1.4
CROWD = 2.0
"""What a monster less in the museum is worth beside what it gives."""
LIFE = 1.2
"""What else a trophy is worth where it keeps one alive in the battle."""
NEAR, FEW = 3, 2
"""So many spaces before the awakening, and with more Elder Signs wanted than that, a battle is to be expected."""
FEARS = ("fail_adventure", "discard_dice")
"""The effects of terror that change the attempt itself."""


def adds(name: str) -> Dice:
    """The dice a card adds."""
    dice = HAND.named(name).power.adds
    return 0, int(YELLOW in dice), int(RED in dice)


class Worth:
    """What everything is worth to one seat in one position."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        me = sight.me
        self.doom = 6.0 + 16.0 / max(1, sight.room)
        if sight.room <= 1 and sight.ancient.id == "azathoth":
            self.doom = 60.0
        self.late = min(1.0, (sight.room + 1) / 4) if not sight.awake else 0.2
        """Things that pay later are worth less when there is not much later."""
        held = sum(HELD.get(card, OTHER_CARD) for card in me["hand"]) + GAINS["clue"] * sight.clues
        self.end = DEVOURED + self.doom + 0.7 * (held + TROPHY * me["trophy_value"])

    def trophies(self, price: int) -> float:
        """What it costs to spend trophies; more where they will be needed to stay alive in the battle."""
        return price * (TROPHY + (LIFE if self._saves() else 0.0))

    def _saves(self) -> bool:
        """Whether the Ancient One will awaken before it is sealed, and takes a trophy from each with every attack."""
        sight = self.sight
        takes = any("trophies" in [one.what for one in price] for way in sight.ancient.attack for price in way.parts)
        return takes and not sight.awake and sight.room <= NEAR and sight.wanted > FEW

    def card(self, name: str) -> float:
        """What a held card is worth, so what it costs to use it up."""
        cost = HELD.get(name, OTHER_CARD) * self.late
        return cost + self.curse(name)

    def curse(self, name: str) -> float:
        """Some Ancient Ones take a point for the use of a card of a deck."""
        ancient = self.sight.ancient
        if ancient.takes and self.sight.hand.get(name) == DECK_IDS[ancient.punishes]:
            return self.loses(ancient.takes, 1)
        return 0.0

    def flute(self, name: str) -> float:
        """A point of each for the flute, beside what an Ancient One takes for it, which is counted already."""
        curse = self.curse(name)
        points = {what: 1 + (curse > 0 and self.sight.ancient.takes == what) for what in POINTS}
        return sum([self.loses(what, count) for what, count in points.items()]) - curse

    def sunk(self, card: Card, task: int) -> float:
        """What a task costs beside the penalty of its card."""
        row = next(one for one in card.rows if one["task"] == task)
        cost = 0.0
        for what in POINTS:
            if row[what]:
                due = min(card.penalties.get(what, 0), self.sight.me[what])
                cost += self.loses(what, row[what] + due) - self.loses(what, due)
        return cost

    def clue(self) -> float:
        """What a clue is worth."""
        return GAINS["clue"] * (0.75 if self.sight.clues > 3 else 1.0) * self.late * 0.7

    def well(self, points: int) -> float:
        """What so much sanity or stamina is worth."""
        return WELL[min(points, 8)] if points > 0 else -self.end

    def loses(self, what: Points, count: int, seat: int | None = None) -> float:
        """What it costs to lose points."""
        have = self.sight.seats[self.sight.seat if seat is None else seat][what]
        return self.well(have) - self.well(have - count)

    def heals(self, what: Points, count: int) -> float:
        """What it gives to get points back."""
        me = self.sight.me
        have = me[what]
        return self.well(min(have + count, me[MOST[what]])) - self.well(have)

    def gains(self, what: str, count: int = 1) -> float:
        """What a reward is worth."""
        sight = self.sight
        match what:
            case "elder_sign":
                return SIGN * count + (WINNING if count >= sight.wanted else 0.0)
            case "doom":
                return self.doom * min(-count, sight.doom) if count < 0 else -self.doom * count
            case "sanity" | "stamina":
                return self.heals(what, count)
            case "trophies":
                return TROPHY * count * self.late
        value = GAINS[what] * count
        return value * self.late if value > 0 else value

    def monster(self, shown: Monster) -> float:
        """What it is worth to be rid of a monster and have it as a trophy."""
        return TROPHY * shown["trophies"] * self.late + 2.0 * len(shown["locks"]) + CROWD

    def prey(self, card: Card) -> dict[str, float]:
        """What it is worth to defeat each monster on a card with dice; it is taken even if the adventure fails."""
        return {one["id"]: self.monster(one) - self.revenge(one) for one in card.monsters if not one["beaten"]}

    def revenge(self, shown: Monster) -> float:
        """What it costs to beat a monster with dice that Yig avenges."""
        avenged = self.sight.ancient.id == "yig" and shown["name"] == "monster-cultist" and not shown["beaten"]
        return SIGN if avenged and self.sight.signs else 0.0

    def beaten(self, shown: Monster) -> float:
        """What it is worth that a card beats a monster, so that nobody has to do it with dice."""
        return self.monster(shown) + 0.5 * self.revenge(shown)

    def success(self, card: Card) -> float:
        """What it gives to resolve a card, less what its tasks cost."""
        value = TROPHY * card.trophies * self.late
        value += sum(self.gains(what, count) for what, count in card.rewards.items())
        value += 1.8 * len(card.locks) + 1.2 * self.at_midnight(card)
        for what in POINTS:
            if cost := card.costs(what):
                value -= self.loses(what, cost)
        return value - TURN * card.costs("clock")

    def at_midnight(self, card: Card) -> float:
        """What a card costs at each midnight it is in play."""
        many = sum(one["investigator"] is not None for one in self.sight.seats)
        return sum([self._strikes(effect, many) for effect in card.midnight])

    def _strikes(self, effect: Meaning, many: int) -> float:
        """What one effect at midnight costs all investigators."""
        match effect["verb"], effect["what"]:
            case "doom", "per_other_world":
                return self.doom * len(self.sight.board["worlds"])
            case "doom", _:
                return self.doom * float(effect["amount"])
            case "lose", "sanity" | "stamina" as what:
                return self.loses(what, 1) * many if self.sight.me[what] > 1 else 4.0 * many
            case "choose", _:
                return 1.6 * many
        return 1.0

    def failure(self, card: Card) -> float:
        """What it costs to fail on a card."""
        cost = 0.0
        for what, count in card.penalties.items():
            if what in ("sanity", "stamina"):
                cost += self.loses(what, count)
            elif what == "clue":
                cost += self.clue() * min(count, self.sight.clues)
            elif what == "doom":
                cost += self.doom * count
            elif what == "monster":
                cost += count
            else:
                cost += TROPHY * count
        if self.sight.mythos.when == "on_fail":
            cost += TURN * sum([effect.amount for effect in self.sight.mythos.lasting if effect.verb == "clock"])
        if self.sight.ancient.id == "yog_sothoth" and card.other_world:
            cost += 3.0
        return cost

    def fear(self, card: Card) -> Fear:
        """What terror does to an attempt here."""
        sight = self.sight
        if sight.printed.fearless:
            return NO_FEAR
        effects = CARDS.named(card.name).terror
        if sight.mythos.when == "terror" and not sight.printed.spared:
            effects += sight.mythos.lasting
        sanity, stamina = [max(0, sight.me[what] - 1 - self.own_cost(card, what)) for what in POINTS]
        return fear_of(effects, sanity, stamina, max(0, sight.room - 1))

    def own_cost(self, card: Card, what: Points) -> int:
        """What the tasks of a card cost in one's own points, after the cards that pay have done so."""
        return max(0, card.costs(what) - sum(HAND.named(name).power.pays == what for name in self.sight.hand))

    def terror(self, card: Card | None) -> float:
        """What else it costs when a failed roll shows terror."""
        sight = self.sight
        if card is None or sight.printed.fearless:
            return 0.0
        cost = sum([self._frightens(effect) for effect in card.terror if effect["verb"] not in FEARS])
        return cost + self.mythos("terror")

    def mythos(self, when: str) -> float:
        """What it costs whenever that happens which the Mythos card waits for."""
        card = self.sight.mythos
        if card.when != when or self.sight.printed.spared:
            return 0.0
        return sum([self._frightens(effect) for effect in means(card.lasting)])

    def _frightens(self, effect: Meaning) -> float:
        match effect["verb"], effect["what"]:
            case "lose", "sanity" | "stamina" as what:
                return self.loses(what, 1)
            case "lose", _:
                return 0.8
            case "doom", _:
                return self.doom
            case "discard_dice", _:
                return 1.5
        return 1.0
