"""One's own turn: every option with what it is worth in points, and why."""

from collections.abc import Sequence
from functools import cached_property

from miskatonic.bots.arkham_lcg import danger, deeds
from miskatonic.bots.arkham_lcg.danger import odds
from miskatonic.bots.arkham_lcg.deeds import Deed, label_of
from miskatonic.bots.arkham_lcg.kit import WEAPONS, Weapon, in_play, room_for, weapon_of
from miskatonic.bots.arkham_lcg.scenarios import Goal
from miskatonic.bots.arkham_lcg.sight import Foe, Person, Place, Sight, id_of, row_of
from miskatonic.bots.arkham_lcg.trial import SLIPS, Promise, Trial
from miskatonic.games.arkham_lcg.board.words import Skill
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, ASSET, COMBAT, EVADE, FIGHT, INTELLECT, INVESTIGATE
from miskatonic.games.arkham_lcg.rows.topics import INSTEAD_OF
from miskatonic.kernel import Name, Option
from miskatonic.text.numbers import whole

VAIN = -0.1
"""What an action is worth that can't succeed: less than none."""
SPARED = 0.8
"""What a resource is worth that is saved for something."""


class Turn:
    """The active investigator's question."""

    def __init__(self, sight: Sight, options: Sequence[Option]) -> None:
        self.sight = sight
        self.me = sight.mine
        self.options = options
        self.place = sight.here(self.me)
        self.engaged = sight.engaged(self.me)
        self.ready = [foe for foe in self.engaged if foe.ready]
        self.missing = sight.missing
        self.reserve = sight.plan.reserve(sight)
        self.toll = danger.opportunity(sight, self.me)
        self.glasses = sum(id_of(card["card"]).startswith("magnifying_glass") for card in self.me.area)
        self.cards = {card["id"]: card for card in (*self.me.hand, *self.me.area, *self.me.threat)}

    def best(self) -> Deed:
        """The option that is worth most."""
        return max((self.judged(option) for option in self.options), key=lambda deed: deed.worth)

    def judged(self, option: Option) -> Deed:
        """What an option is worth, attacks of opportunity taken off."""
        match option.verb:
            case "investigate":
                return self._investigate(option)
            case "move":
                return self._move(option)
            case "fight":
                return self._fight(option)
            case "evade":
                return self._evade(option)
            case "engage":
                return self._engage(option)
            case "play":
                return self._play(option)
            case "advance":
                worth, why, percent = self.sight.plan.advance(self)
                return Deed(worth, option, why, percent)
            case "draw":
                return Deed(self._draw() - self.toll, option, "hint-draw")
            case "resource":
                why = "hint-reserve" if self.me.resources < self.reserve else "hint-resource"
                return Deed(self._resource() - self.toll, option, why)
            case "end_turn":
                return Deed(0.0, option, "hint-end_turn")
            case _:
                return deeds.used(self, option)

    # --- clues --------------------------------------------------------------------------------------------------------

    def chance_to_find(self, place: Place, flashlight: bool = False) -> float:
        """How likely an investigation of a location succeeds before anything is committed."""
        shroud = place.shroud - 2 * flashlight
        return odds(self.sight.tokens(self.me), self._searching(place)[1], max(0, shroud))

    def _searching(self, place: Place) -> tuple[Skill, int]:
        """The skill with which a location is investigated, and its value."""
        skill = self.sight.plan.skills.get(place.row, INTELLECT)
        return skill, self.me.skills[skill] + (self.glasses if skill == INTELLECT else 0)

    def _investigate(self, option: Option) -> Deed:
        assert self.place is not None
        card = id_of(option.args.get("card", ""))
        skill, value = self._searching(self.place)
        shroud = max(0, self.place.shroud - (2 if card == "flashlight" else 0))
        promise = Trial(self.sight, self.me, INVESTIGATE, skill, value, shroud).promise()
        worth, wins = promise.worth, promise.wins
        if card == "burglary":
            worth = wins * 1.5
        elif card:
            worth -= 0.4
        if self.me.has("dr_milan_christopher"):
            worth += 0.4 * wins
        if promise.hopeless:
            worth = VAIN
        return Deed(worth - self.toll, option, "hint-investigate", whole(promise.bare), promise)

    def equips(self) -> bool:
        """Whether something is worth playing, or nearly so."""
        sight, me = self.sight, self.me
        assets = [card for card in me.hand if card["kind"] == ASSET]
        return any(in_play(sight, me, id_of(card["card"])) - room_for(sight, me, card) > 1.5 for card in assets)

    # --- ways ---------------------------------------------------------------------------------------------------------

    @cached_property
    def goal(self) -> Goal | None:
        """Where to go: to a companion in need, or where the scenario's plan leads."""
        need = self._in_need()
        if need is not None and need.place in self.sight.places:
            return Goal(self.sight.places[need.place], "hint-move_help")
        return self.sight.plan.goal(self)

    def _in_need(self) -> Person | None:
        """A companion elsewhere who is held by an enemy that this investigator fights better."""
        if self.ready:
            return None
        others = [one for one in self.sight.living if one.place != self.me.place]
        able = [one for one in others if one.skills[COMBAT] + 1 < self.me.skills[COMBAT]]
        held = [one for one in able if any(foe.ready for foe in self.sight.engaged(one))]
        return min(held, key=lambda one: self.sight.distance(self.me.place, one.place), default=None)

    def dearness(self, place: Place) -> float:
        """What a clue of that location would cost."""
        far = self.sight.distance(self.me.place, place.id)
        if far > 9:
            return 999.0
        wanted = max(1, min(self.missing, place.clues))
        light = any(id_of(card["card"]) == "flashlight" and card["uses"] for card in self.me.area)
        wins = max(0.06, self.chance_to_find(place), self.chance_to_find(place, light) - 0.05)
        given = min(wanted, self.me.held.count("working_a_hunch")) if place.shroud > 2 else 0
        cost = far + 1.0 + (wanted - given) / wins + 0.5 * given
        if far:
            cost += self.sight.plan.toll(self, place)
        for foe in place.foes:
            if foe.seat is None or foe.seat == self.me.seat:
                cost += 0.5 * foe.health + 1.0 * danger.attack(self.me, foe)
        crowd = [seat for seat in place.people if seat != self.me.seat]
        return (cost + 1.5 * len(crowd)) / wanted

    def _move(self, option: Option) -> Deed:
        to = label_of(option, "place")
        if self.goal is None or self.goal.place.id == self.me.place:
            return Deed(-1.0 - self.toll, option)
        goal, why = self.goal
        if self.sight.step(self.me.place, goal.id) != to:
            return Deed(-1.0 - self.toll, option)
        there = self.sight.places[to]
        awake = [foe for foe in there.foes if foe.ready and foe.seat is None]
        worth = 1.7 - danger.entering(self.sight, self.me, awake, self.me.actions <= 1)
        return Deed(worth - 1.5 * self.toll, option, why, place=goal.name if goal.id != to else "")

    # --- enemies ------------------------------------------------------------------------------------------------------

    def foe_of(self, option: Option) -> Foe | None:
        """The enemy that an option is aimed at."""
        return self.sight.foe(label_of(option, "enemy")) or self.sight.foe(label_of(option, "target"))

    def _fight(self, option: Option) -> Deed:
        foe = self.foe_of(option)
        if foe is None:
            return Deed(0.0, option)
        card = id_of(option.args.get("card", ""))
        weapon = weapon_of(self.sight, self.me, card, str(option.args.get("ability", "")), foe)
        if weapon.skill in INSTEAD_OF:
            weapon = weapon._replace(skill=self.sight.instead(self.me, weapon.skill))
        if weapon.price and foe.health > weapon.damage and foe.id != self.sight.plan.boss and card in WEAPONS:
            weapon = weapon._replace(price=0.6 * weapon.price)
        worth, promise = self._attack(foe, weapon, label_of(option))
        wins = promise.wins
        if foe.seat is not None and foe.seat != self.me.seat:
            worth -= 1.5 * (1 - wins) * (1 + weapon.damage) + 0.3
        elif foe.seat is None and not foe.ready:
            worth *= 0.6
        if card == "backstab":
            worth -= 0.4
        if promise.hopeless:
            worth = min(worth, VAIN)
        why = "hint-fight_boss" if foe.id == self.sight.plan.boss else "hint-fight"
        return Deed(worth, option, why, whole(promise.bare), promise, foe=foe)

    def _attack(self, foe: Foe, weapon: Weapon, card: str) -> tuple[float, Promise]:
        """What an attack is worth with what is worth committing, less its price, and how likely it is to hit."""
        value = self.me.skills[weapon.skill] + weapon.bonus
        target = Name(foe.name, f"card:{foe.label}")
        trial = Trial(
            self.sight, self.me, FIGHT, weapon.skill, value, foe.fight, target=target, weapon=weapon, without=card
        )
        promise = trial.promise()
        return promise.worth - weapon.price - weapon.risk, promise

    def _evade(self, option: Option) -> Deed:
        foe = self.foe_of(option)
        if foe is None:
            return Deed(0.0, option)
        skill = self.sight.instead(self.me, AGILITY)
        target = Name(foe.name, f"card:{foe.label}")
        promise = Trial(self.sight, self.me, EVADE, skill, self.me.skills[skill], foe.evade, target=target).promise()
        goal = self.goal
        leaves = not foe.hunts and goal is not None and goal.place.id != self.me.place and self.me.actions > 1
        more = 0.6 * danger.attack(self.me, foe) if leaves else 0.0
        more += (0.6 if self.me.actions > 1 else 0.0) + (0.5 if self.me.has("pickpocketing") else 0.0) - SLIPS
        worth = promise.worth + promise.wins * more if foe.ready and not promise.hopeless else VAIN
        return Deed(worth, option, "hint-evade", whole(promise.bare), promise, foe=foe)

    def _engage(self, option: Option) -> Deed:
        """To take an enemy off a friend who would suffer more."""
        foe = self.foe_of(option)
        if foe is None or foe.seat is None or self.me.actions < 2:
            return Deed(-1.0 - self.toll, option)
        friend = self.sight.people[foe.seat]
        worth = danger.attack(friend, foe) - danger.attack(self.me, foe) - 0.5
        return Deed(worth - self.toll, option, "hint-engage")

    # --- cards --------------------------------------------------------------------------------------------------------

    def _play(self, option: Option) -> Deed:
        id_ = id_of(option.args["card"])
        row = row_of(option.args["card"])
        toll = 0.0 if row.fast else self.toll
        if id_ == "backstab":
            return self._fight(option)
        if row.kind != ASSET:
            return deeds.played(self, option, id_, toll)
        shown = self.cards.get(label_of(option))
        room = room_for(self.sight, self.me, shown) if shown else 0.0
        worth = in_play(self.sight, self.me, id_) - room - 0.25 * (row.cost or 0)
        worth -= max(0, self.reserve - self.me.resources + (row.cost or 0)) * SPARED
        if row.fast:
            worth += 1.0
        why = "hint-play_weapon" if id_ in WEAPONS else "hint-play_asset"
        return Deed(worth - toll, option, why)

    def _wanted(self) -> float:
        """What the best card in hand that can't be paid for yet would be worth."""
        found = 0.0
        for card in self.me.hand:
            cost = card["cost"] or 0
            if card["kind"] == ASSET and cost > self.me.resources:
                worth = in_play(self.sight, self.me, id_of(card["card"])) - room_for(self.sight, self.me, card) - 1.0
                found = max(found, worth / (1 + cost - self.me.resources))
        return found

    def _draw(self) -> float:
        return 0.85 - (0.4 if self.me.hand_size >= 8 else 0.0) - (0.5 if not self.me.deck else 0.0)

    def _resource(self) -> float:
        return 0.6 + 0.5 * self._wanted() + (SPARED if self.me.resources < self.reserve else 0.0)
