"""What things are worth. An Elder Sign is worth ten points; a turn about three.

The printed cards are known to everybody: what terror and midnight do on a card is looked up here by its name.
"""

from typing import Any

from miskatonic.bots.elder_sign.sight import Card, Sight
from miskatonic.games.elder_sign.odds import FEAR_DISCARDS, FEAR_FAILS, NO_FEAR

SIGN, WINNING, TURN = 10.0, 40.0, 3.0
TROPHY = 0.8
GAINS = {"clue": 2.8, "common_item": 2.8, "unique_item": 3.9, "spell": 2.5, "ally": 4.2, "gate": 3.5, "monster": -1.0}
WELL = (0.0, 4.5, 7.0, 8.5, 9.3, 9.7, 10.0, 10.0, 10.0)
"""What so many points of sanity or stamina are worth; with none the investigator is devoured."""
DEVOURED = 8.0
"""What a devoured investigator costs beyond that and beyond a token of doom."""
HELD = {
    "axe": 1.8, "bullwhip": 1.8, "carbine_rifle": 1.8, "knife": 1.8, "shotgun": 1.8, "tommy_gun": 2.1, "cross": 1.0,
    "dynamite": 1.5, "food": 1.5, "lucky_cigarette_case": 1.5, "old_journal": 1.5, "whiskey": 1.2,
    "alien_statue": 1.8, "ancient_tablet": 2.2, "blue_watcher_of_the_pyramid": 1.5, "cabala_of_saboth": 2.2,
    "cultes_des_goules": 1.5, "enchanted_blade": 2.2, "flute_of_the_outer_gods": 2.0, "gate_box": 1.0,
    "healing_stone": 1.8, "holy_water": 2.2, "obsidian_statue": 2.0, "ruby_of_rlyeh": 3.6,
    "bind_monster": 1.5, "dread_curse_of_azathoth": 2.2, "enchant_weapon": 1.4, "find_gate": 1.0, "flesh_ward": 1.5,
    "heal": 1.5, "duke": 2.5, "john_legrasse": 2.0, "professor_armitage": 2.2, "ruby_standish": 2.0,
    "sir_william_brinton": 2.0, "anna_kaslow": 2.0, "richard_upton_pickman": 1.5, "ryan_dean": 3.0,
}  # fmt: skip
OTHER_CARD = 1.4
ADDS = {
    **dict.fromkeys(("axe", "bullwhip", "carbine_rifle", "knife", "shotgun", "tommy_gun"), (0, 1, 0)),
    **dict.fromkeys(("ancient_tablet", "cabala_of_saboth", "enchanted_blade", "holy_water"), (0, 0, 1)),
    "ruby_of_rlyeh": (0, 1, 1),
}
"""The dice an item brings."""
FEARS = {
    **dict.fromkeys(("something_has_broken_free", "koi_pond"), FEAR_FAILS),
    **dict.fromkeys(
        ("the_loading_dock", "medusa_exhibit", "the_graveyard", "remains_of_the_high_priest"), FEAR_DISCARDS
    ),
}
TERROR_LOSES = {
    **dict.fromkeys(
        ("ancient_relics", "the_key_to_the_beyond", "unnatural_habitat", "a_secret_gathering", "plateau_of_leng"),
        "sanity",
    ),
    **dict.fromkeys(("riot_in_the_streets", "hallway_on_fire"), "stamina"),
    **dict.fromkeys(("gala_in_the_great_hall", "please_do_not_touch_the_exhibits"), "doom"),
    **dict.fromkeys(("when_night_falls", "the_gift_shop", "haunted_by_a_shadowy_figure"), "monster"),
    "late_night_break_in": "trophies",
}
MYTHOS_TERROR = {
    "whispers_behind_the_plaster": "sanity",
    "a_draught_from_nowhere": "stamina",
    "two_shadows_one_man": "stamina",
    "something_scratches_below": "monster",
    "an_eclipse_unforetold": "die",
}
MIDNIGHT = {
    "dont_fall_asleep": "sanity",
    "the_hedge_maze": "stamina",
    "horrible_visions": "doom",
    "the_curator": "trophies",
    "transported_by_magic": "gates",
    "you_become_that_which_you_fear_most": "monster",
}


class Worth:
    """What everything is worth to one seat in one position."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        me = sight.me
        self.doom = 6.0 + 16.0 / max(1, sight.room)
        if sight.room <= 1 and sight.ancient == "azathoth":
            self.doom = 60.0
        self.late = min(1.0, (sight.room + 1) / 4) if not sight.awake else 0.2
        """Things that pay later are worth less when there is not much later."""
        held = sum(HELD.get(card, OTHER_CARD) for card in sight.hand) + GAINS["clue"] * sight.clues
        self.end = DEVOURED + self.doom + 0.7 * (held + TROPHY * me["trophy_value"])

    def card(self, name: str) -> float:
        """What a held card is worth, so what it costs to use it up."""
        cost = HELD.get(name, OTHER_CARD) * self.late
        return cost + self.curse(name)

    def curse(self, name: str) -> float:
        """Cthulhu and Ithaqua take a point for the use of a spell or a unique item."""
        sight = self.sight
        kind = next((card.partition("-")[0] for card in sight.me["hand"] if card.endswith(f"-{name}")), "")
        if sight.ancient == "cthulhu" and kind == "spell":
            return self.loses("sanity", 1)
        if sight.ancient == "ithaqua" and kind == "unique_item":
            return self.loses("stamina", 1)
        return 0.0

    def clue(self) -> float:
        """What a clue is worth."""
        return GAINS["clue"] * (0.75 if self.sight.clues > 3 else 1.0) * self.late * 0.7

    def well(self, points: int) -> float:
        """What so much sanity or stamina is worth."""
        return WELL[min(points, 8)] if points > 0 else -self.end

    def loses(self, what: str, count: int, seat: int | None = None) -> float:
        """What it costs to lose points."""
        have: int = self.sight.seats[self.sight.seat if seat is None else seat][what]
        return self.well(have) - self.well(have - count)

    def heals(self, what: str, count: int) -> float:
        """What it gives to get points back."""
        me = self.sight.me
        have: int = me[what]
        return self.well(min(have + count, me[f"max_{what}"])) - self.well(have)

    def gains(self, what: str, count: int = 1) -> float:
        """What a reward is worth."""
        sight = self.sight
        if what == "elder_sign":
            return SIGN * count + (WINNING if count >= sight.wanted else 0.0)
        if what == "doom":
            return self.doom * min(-count, sight.doom) if count < 0 else -self.doom * count
        if what in ("sanity", "stamina"):
            return self.heals(what, count)
        if what == "trophies":
            return TROPHY * count * self.late
        value = GAINS[what] * count
        return value * self.late if value > 0 else value

    def monster(self, shown: dict[str, Any]) -> float:
        """What it is worth to be rid of a monster and have it as a trophy."""
        return float(TROPHY * shown["trophies"] * self.late + 2.0 * len(shown["locks"]) + 0.4)

    def success(self, card: Card) -> float:
        """What it gives to resolve a card, less what its tasks cost."""
        value = TROPHY * card.trophies * self.late
        value += sum(self.gains(what, count) for what, count in card.rewards.items())
        value += sum(self.monster(one) for one in card.monsters)
        value += 1.8 * len(card.locks) + 1.2 * self.at_midnight(card)
        for what in ("sanity", "stamina"):
            if cost := card.costs(what):
                value -= self.loses(what, cost)
        return value - TURN * card.costs("clock")

    def at_midnight(self, card: Card) -> float:
        """What a card costs at each midnight it lies there."""
        many = sum(one["investigator"] is not None for one in self.sight.seats)
        match MIDNIGHT.get(card.id):
            case "doom":
                return 2 * self.doom
            case "gates":
                return self.doom * len(self.sight.board["worlds"])
            case "sanity" | "stamina" as what:
                return self.loses(what, 1) * many if self.sight.me[what] > 1 else 4.0 * many
            case "trophies":
                return 1.6 * many
            case "monster":
                return 1.0
        return 0.0

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
        if self.sight.mythos == "clockwork_gone_mad":
            cost += TURN
        if self.sight.ancient == "yig" and any(one["name"] == "monster-cultist" for one in card.monsters):
            cost += SIGN
        if self.sight.ancient == "yog_sothoth" and card.kind == "other_world":
            cost += 3.0
        return cost

    def fear(self, card: Card) -> int:
        """What terror does to an attempt here."""
        return NO_FEAR if self.sight.who == "kate_winthrop" else FEARS.get(card.id, NO_FEAR)

    def terror(self, card: Card | None) -> float:
        """What it costs besides when a failed roll shows terror."""
        sight = self.sight
        if card is None or sight.who == "kate_winthrop":
            return 0.0
        cost = self._frightens(TERROR_LOSES.get(card.id, ""))
        if sight.who != "sister_mary":
            cost += self._frightens(MYTHOS_TERROR.get(sight.mythos, ""))
        return cost

    def _frightens(self, what: str) -> float:
        if what in ("sanity", "stamina"):
            return self.loses(what, 1)
        return {"doom": self.doom, "monster": 1.0, "trophies": 0.8, "die": 1.5}.get(what, 0.0)
