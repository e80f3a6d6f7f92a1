"""Skill tests: what success and failure are worth, and which cards and resources are worth adding."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.kit import PUMPS, Weapon, in_hand, weapon_of
from miskatonic.bots.arkham_lcg.sight import Foe, Person, Sight, Tokens, id_of
from miskatonic.games.arkham_lcg.board.cards import AnyCard
from miskatonic.games.arkham_lcg.board.skill_test import Source, SourceKind
from miskatonic.games.arkham_lcg.board.words import Skill
from miskatonic.games.arkham_lcg.rows.terms import EVADE, FIGHT, INVESTIGATE, WILD
from miskatonic.kernel import Option

Outcome = Callable[[bool, int], float]
"""What a test is worth that succeeds or fails, by how much."""
RESOURCE = 0.4
"""What a resource is worth in a test."""
LUCK, LUCKY = 1.2, 2
"""What it costs to be lucky, and by how much that raises the skill of a test that would fail."""
FALLEN: tuple[SourceKind, ...] = ("token", "fails")
"""The lines of a skill value that the tokens make."""
SLIPS = 0.8
"""What it is worth to slip away, beside the attack that is spared."""
HASTE = 14
"""From this many rounds before the end, clues are worth more."""
KEPT = ("dodge", "dynamite_blast", "lucky")
"""Cards that are not spent for their icons even at the end."""
MOST, FEW = 8, 5
"""So many cards are thought about together: in a test, and before one."""


class Extra(NamedTuple):
    """Something that can be added to a test: by which option, how much, what it costs, what it is worth on success."""

    option: Option | None
    amount: int
    price: float
    gain: float = 0.0
    times: int = 1
    name: str = ""
    """The card that is committed; of a resource that is spent nothing."""


class Added(NamedTuple):
    """Some of what can be added, together."""

    amount: int = 0
    price: float = 0.0
    gain: float = 0.0
    first: Option | None = None
    """The option with which it begins."""
    many: int = 0
    cards: tuple[str, ...] = ()
    resources: int = 0


class Promise(NamedTuple):
    """What a test would be worth with whatever is worth adding, and how likely it is to succeed with and without it."""

    worth: float
    wins: float
    bare: float
    added: Added = Added()
    saved: float = 0.0
    """How likely it is to succeed with a lucky card as well, …"""
    luck: tuple[str, ...] = ()
    """… which are these."""
    finds: str = ""
    """The card that still does something if it fails by a little."""

    @property
    def hopeless(self) -> bool:
        """Whether it can't achieve anything."""
        return not self.wins and not self.saved and not self.finds


class Trial:
    """The running test, or one that could be begun, and who takes it."""

    def __init__(
        self,
        sight: Sight,
        tester: Person,
        kind: str,
        skill: Skill,
        value: int,
        difficulty: int,
        source: str = "",
        target: str | None = None,
        weapon: Weapon | None = None,
        without: str = "",
        is_judged: bool = False,
    ) -> None:
        """`value` is the skill before tokens, `without` a card in hand that is spent already."""
        self.sight = sight
        self.tester = tester
        self.kind = kind
        self.skill = skill
        self.value = value
        self.difficulty = difficulty
        self.source = id_of(source)
        self.target = target
        self.given = weapon
        self.without = without
        self.tokens = self._tokens()
        self.finds = ""
        """The card that a failed search may be followed by."""
        self.outcome = self._helped(self._outcome())
        lucky = any(id_.startswith("lucky") for id_ in self.tester.held) and self.tester.resources > 0
        self.luck = LUCKY if lucky and not is_judged else 0
        """What can still be added after the token is revealed (AH-B-012: to the sum as it is, even below 0)."""

    def _tokens(self) -> Tokens:
        """What the tokens add; bad ones count double when evading a Hunting Nightgaunt."""
        tokens = self.sight.tokens(self.tester)
        if self.kind != EVADE or self.foe is None or self.foe.id != "hunting_nightgaunt":
            return tokens
        return tuple([2 * token if token is not None and token < 0 else token for token in tokens])

    @cached_property
    def foe(self) -> Foe | None:
        """The enemy that is attacked or evaded."""
        label = str(getattr(self.target, "thing", "")).partition(":")[2]
        return self.sight.foe(label)

    @cached_property
    def weapon(self) -> Weapon:
        """What the attack is made with."""
        assert self.foe is not None
        return self.given or weapon_of(self.sight, self.tester, self.source, "", self.foe)

    def _helped(self, outcome: Outcome) -> Outcome:
        """With what a failed search turns up."""
        me = self.tester
        found = 0.0
        if self.kind == INVESTIGATE and "look_what_i_found" in me.held and me.resources > 1:
            place = self.sight.here(me)
            more = min(place.clues, self.sight.missing, 2) if place else 0
            found = max(0.0, clue_worth(self.sight, me) * more - 0.8)
        if not found:
            return outcome
        self.finds = "".join(self._held("look_what_i_found"))

        def helped(passed: bool, margin: int) -> float:
            worth = outcome(passed, margin)
            if passed or margin > 2:
                return worth
            return max(worth, found)

        return helped

    def _outcome(self) -> Outcome:
        sight, me = self.sight, self.tester
        if self.kind == FIGHT and self.foe is not None:
            return attack_outcome(sight, me, self.foe, self.weapon)
        if self.kind == INVESTIGATE:
            worth = clue_worth(sight, me)
        elif self.kind == EVADE and self.foe is not None:
            worth = danger.attack(me, self.foe) + SLIPS
        else:
            return self._by_source()
        return lambda passed, margin: worth if passed else 0.0

    def _by_source(self) -> Outcome:
        me = self.tester
        match self.source:
            case "rotting_remains":
                return lambda passed, margin: 0.0 if passed else -danger.harm(me, 0, margin)
            case "grasping_hands":
                return lambda passed, margin: 0.0 if passed else -danger.harm(me, margin, 0)
            case "crypt_chill":
                price = 2.0 if me.area else danger.harm(me, 2, 0)
                return lambda passed, margin: 0.0 if passed else -price
            case _:
                worth = self.sight.plan.stakes.get(self.source, 1.6)
                return lambda passed, margin: worth if passed else 0.0

    def expected(self, extra: int) -> tuple[float, float]:
        """What the test is worth on average with that much more, and how likely it is to succeed."""
        total, wins = 0.0, 0
        for token in self.tokens:
            total += self.falls(token, extra)
            wins += token is not None and max(0, self.value + extra + token) >= self.difficulty
        return total / max(1, len(self.tokens)), wins / max(1, len(self.tokens))

    def falls(self, token: int | None, extra: int = 0) -> float:
        """What the test is worth with a token that adds that much, or fails automatically."""
        if token is None:
            return self.outcome(False, self.difficulty)
        number = self.value + extra + token
        margin = abs(max(0, number) - self.difficulty)
        if max(0, number) >= self.difficulty:
            return self.outcome(True, margin)
        worth = self.outcome(False, margin)
        if self.luck and number + self.luck >= self.difficulty:
            return max(worth, self.outcome(True, 0) - LUCK)
        return worth

    # --- what can be added --------------------------------------------------------------------------------------------

    def extras(self, options: Sequence[Option], seat: int) -> list[Extra]:
        """The cards and abilities that somebody could add."""
        person = self.sight.people[seat]
        held = {card["id"]: card for card in person.hand}
        found: list[Extra] = []
        for option in options:
            label = str(getattr(option.args.get("card"), "thing", "")).partition(":")[2]
            if option.verb == "commit" and label in held:
                found.append(self._card(option, person, held[label]))
            elif option.verb == "use" and option.args.get("ability") == self.skill:
                found += self._pump(option, person)
        return found

    def _card(self, option: Option | None, person: Person, card: AnyCard) -> Extra:
        icons = card["icons"].get(self.skill, 0) + card["icons"].get(WILD, 0)
        return Extra(option, icons, self._price(person, card), self._gain(card), name=card["card"])

    def _pump(self, option: Option | None, person: Person) -> list[Extra]:
        times = max(0, person.resources - (0 if self._is_last_stand() else 1) - self.sight.plan.reserve(self.sight))
        return [Extra(option, 1, RESOURCE, 0.0, min(4, times))] if times else []

    def at_hand(self) -> list[Extra]:
        """What the tester could add to a test that is not begun yet; no card twice, as most allow."""
        me, skill = self.tester, self.skill
        found, known = [], set()
        for card in me.hand:
            fits = card["icons"].get(skill, 0) + card["icons"].get(WILD, 0)
            if fits and card["card"] not in known and card["id"] != self.without:
                known.add(card["card"])
                found.append(self._card(None, me, card))
        if any(skill in PUMPS.get(id_of(card["card"]), ()) for card in me.area):
            found += self._pump(None, me)
        return found

    def promise(self) -> Promise:
        """What a test would be worth with whatever is worth adding, and how likely it is to succeed."""
        extras = sorted(self.at_hand(), key=lambda one: one.price / max(1, one.amount))[:FEW]
        table = [self.expected(extra) for extra in range(9)]
        worth, bare = table[0]
        best = Promise(worth, bare, bare)
        for added in _sets(extras):
            value, wins = table[min(added.amount, 8)]
            worth = value + wins * added.gain - added.price
            if worth > best.worth:
                best = Promise(worth, wins, bare, added)
        saved = self.saved(best.added.amount)
        return best._replace(saved=saved, luck=self._held("lucky") if saved > best.wins else (), finds=self.finds)

    def saved(self, extra: int) -> float:
        """How likely the test succeeds with so much more and whatever luck can add after the token."""
        least = self.difficulty - self.value - extra - self.luck
        tokens = [token for token in self.tokens if token is not None]
        lucky = sum(token >= least for token in tokens) if self.luck else 0
        good = sum(max(0, self.value + extra + token) >= self.difficulty for token in tokens)
        return max(good, lucky) / max(1, len(self.tokens))

    def _held(self, family: str) -> tuple[str, ...]:
        """The name of the first card of a kind in the tester's hand."""
        return tuple([card["card"] for card in self.tester.hand if id_of(card["card"]).startswith(family)][:1])

    def _is_last_stand(self) -> bool:
        return self.foe is not None and self.foe.id == self.sight.plan.boss

    def _price(self, person: Person, card: AnyCard) -> float:
        price = in_hand(self.sight, person, card)
        if self._is_last_stand() and id_of(card["card"]) not in KEPT:
            price *= 0.35
        return max(0.1, price)

    def _gain(self, card: AnyCard) -> float:
        """What a committed card adds beside its icons, if the test succeeds."""
        id_ = id_of(card["card"])
        match id_:
            case "guts" | "perception" | "overpower" | "manual_dexterity":
                return 0.5
            case "deduction" if self.kind == INVESTIGATE:
                place = self.sight.here(self.tester)
                two = place is not None and place.clues > 1 and self.sight.missing > 1
                return 1.6 if two else 0.0
            case "vicious_blow" if self.foe is not None and self.kind == FIGHT:
                harder = self.weapon._replace(damage=self.weapon.damage + 1)
                more = attack_outcome(self.sight, self.tester, self.foe, harder)
                return more(True, 0) - self.outcome(True, 0)
            case "fearless":
                return 0.8 if self.tester.horror else 0.0
            case "survival_instinct" if self.kind == EVADE:
                return 0.4
            case _:
                return 0.0

    def best(self, options: Sequence[Option], seat: int, most: int = 99) -> Added | None:
        """What to add, or None if the test is better left as it is."""
        extras = self.extras(options, seat)
        extras.sort(key=lambda one: one.price / max(1, one.amount))
        extras = extras[:MOST]
        table = [self.expected(extra) for extra in range(14)]
        best, picked = table[0][0] + 0.05, None
        for added in _sets(extras):
            if added.many > most or added.first is None:
                continue
            value, wins = table[min(added.amount, 13)]
            worth = value + wins * added.gain - added.price
            if worth > best + 1e-9:
                best, picked = worth, added
        return picked


def _sets(extras: Sequence[Extra]) -> list[Added]:
    """Every way to add some of them."""
    found = [Added()]
    for one in extras:
        named = (one.name,) if one.name else ()
        found += [
            Added(
                old.amount + times * one.amount,
                old.price + times * one.price,
                old.gain + one.gain,
                old.first or one.option,
                old.many + 1,
                old.cards + named,
                old.resources + (0 if one.name else times),
            )
            for old in found
            for times in range(1, one.times + 1)
        ]
    return found


def running(sight: Sight) -> Trial:
    """The test that runs."""
    test = sight.test
    assert test is not None
    return Trial(
        sight,
        sight.people[test["seat"]],
        test["kind"],
        test["skill"],
        _before_tokens(test["sources"]),
        test["difficulty"],
        test["source"],
        test["target"],
        is_judged=test["margin"] is not None,
    )


def _before_tokens(sources: Sequence[Source]) -> int:
    """The skill value of a test without what its tokens add."""
    return sum([line["amount"] for line in sources if line["kind"] not in FALLEN])


# --- what success is worth --------------------------------------------------------------------------------------------


def clue_worth(sight: Sight, person: Person) -> float:
    """What finding a clue here is worth."""
    place = sight.here(person)
    if place is None or not place.clues:
        return 0.0
    if not sight.missing:
        return 0.15
    return 2.3 + 0.15 * max(0, HASTE - sight.rounds_left)


def attack_outcome(sight: Sight, person: Person, foe: Foe, weapon: Weapon) -> Outcome:
    """What an attack is worth: a kill, part of one, or retaliation."""
    worth = danger.kill_worth(sight, person, foe)
    back = danger.attack(person, foe) if foe.retaliates else 0.0
    if back and danger.doomed(sight, person):
        back *= danger.LOST

    def outcome(passed: bool, margin: int) -> float:
        if not passed:
            return -back
        hit = 1 + weapon.damage + (weapon.by_margin and margin >= 2)
        return worth if hit >= foe.health else 0.8 * worth * hit / foe.health

    return outcome
