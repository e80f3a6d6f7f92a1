"""What a seat sees, put into numbers: investigators, enemies, locations, and how the tokens of the bag would fall."""

from collections.abc import Collection
from functools import cached_property

from miskatonic.bots.arkham_lcg.scenarios import plan_of
from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.board.cards import SeenEnemy, SeenPlace
from miskatonic.games.arkham_lcg.board.people import SeenSeat
from miskatonic.games.arkham_lcg.board.words import Skill, Slot
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import (
    AUTO_FAIL,
    ELDER_SIGN,
    EXPERT,
    HARD,
)
from miskatonic.games.arkham_lcg.rows.topics import INSTEAD_OF

Tokens = tuple[int | None, ...]
"""What each token of the bag adds to a skill; None where it fails automatically."""
CERTAIN = 99
"""The modifier of a token that succeeds automatically."""


NAMES = frozenset(CARDS.names)


def id_of(name: str) -> str:
    """The id of the row that a name names: `ghoul_minion` of `card-ghoul_minion`."""
    return name.partition("-")[2]


def row_of(name: str) -> Card:
    """The printed card that a name names."""
    return CARDS.named(name)


class Foe:
    """An enemy in play: what it has left, how it fights, where it is and with whom it is engaged."""

    def __init__(
        self,
        label: str,
        name: str,
        health: int,
        fight: int,
        evade: int,
        damage: int,
        horror: int,
        keywords: Collection[str],
        traits: Collection[str],
        doom: int = 0,
        ready: bool = True,
        place: str = "",
        seat: int | None = None,
    ) -> None:
        self.label = label
        self.id = id_of(name)
        self.name = name
        self.health = health
        self.fight = fight
        self.evade = evade
        self.damage = damage
        self.horror = horror
        self.doom = doom
        self.traits = traits
        self.ready = ready
        self.place = place
        self.seat = seat
        self.hunts = "hunter" in keywords
        self.retaliates = "retaliate" in keywords and ready
        self.massive = "massive" in keywords and ready
        self.elite = "elite" in traits


def seen_foe(shown: SeenEnemy, place: str, seat: int | None) -> Foe:
    """An enemy as the table shows it."""
    return Foe(
        shown["id"],
        shown["card"],
        max(1, shown["health"] - shown.get("damage", 0)),
        shown["fight"],
        shown["evade"],
        shown["damage_dealt"],
        shown["horror_dealt"],
        shown["keywords"],
        shown["traits"],
        shown.get("doom", 0),
        not shown["exhausted"],
        place,
        seat,
    )


class Person:
    """An investigator with everything that is to be seen of it."""

    def __init__(self, shown: SeenSeat) -> None:
        self.seat = shown["seat"]
        self.id = id_of(shown["card"])
        self.skills = shown["skills"]
        self.health = shown["health"] - shown["damage"]
        self.sanity = shown["sanity"] - shown["horror"]
        self.damage = shown["damage"]
        self.horror = shown["horror"]
        self.clues = shown["clues"]
        self.resources = shown["resources"]
        self.actions = shown["actions"]
        self.place = shown["place"] or ""
        self.out = bool(shown["left"]) or not self.place
        self.hand = shown["hand"] or []
        self.hand_size = shown["hand_size"]
        self.deck = shown["deck"]
        self.area = shown["area"]
        self.threat = [card for card in shown["threat"] if card["kind"] != "enemy"]
        self.slots = shown["slots"]
        self.discard = shown["discard"]

    @cached_property
    def in_play(self) -> set[str]:
        """The ids of the assets under control."""
        return {id_of(card["card"]) for card in self.area}

    @cached_property
    def held(self) -> list[str]:
        """The ids of the cards in hand."""
        return [id_of(card["card"]) for card in self.hand]

    def has(self, id_: str) -> bool:
        """Whether such an asset is in play."""
        return id_ in self.in_play

    def threatened_by(self, id_: str) -> bool:
        """Whether such a card is in the threat area."""
        return any(id_of(card["card"]) == id_ for card in self.threat)

    def soak(self) -> tuple[int, int]:
        """How much damage and horror assets could take."""
        health = sum((card["health"] or 0) - card.get("damage", 0) for card in self.area if card.get("health"))
        sanity = sum((card["sanity"] or 0) - card.get("horror", 0) for card in self.area if card.get("sanity"))
        return health, sanity

    def used(self, slot: Slot) -> int:
        """How many slots of a kind are taken."""
        return sum(card["slots"] for card in self.area if card["slot"] == slot)


class Place:
    """A location: its revealed side, or what is printed there, which everybody may know of the house one lives in."""

    def __init__(self, shown: SeenPlace, seats: int) -> None:
        self.id = shown["id"]
        self.name = shown["card"]
        self.row = id_of(shown["card"])
        shroud = shown["shroud"]
        self.shroud = shroud if shroud is not None else _unseen_shroud(shown["card"])
        self.clues = shown["clues"] if shown["revealed"] else _unseen_clues(shown["card"], seats)
        self.connects = shown["connects"]
        self.others = [id_of(card["card"]) for card in shown["others"]]
        self.foes: list[Foe] = []
        self.people = shown["investigators"]


def _unseen_shroud(name: str) -> int:
    """The shroud printed on a location's other side; of one that looks like others what they mostly have."""
    return row_of(name).shroud if name in NAMES else 2


def _unseen_clues(name: str, seats: int) -> int:
    """The clues a location gets when it is revealed; if it looks like others, 1 for each investigator."""
    if name not in NAMES:
        return seats
    printed = row_of(name)
    return printed.clues * (seats if printed.clues_each else 1)


class Sight:
    """The table as one seat sees it."""

    def __init__(self, board: Board, me: int) -> None:
        self.board = board
        self.me = me
        self.seats = len(board["seats"])
        self.people = [Person(shown) for shown in board["seats"]]
        self.living = [person for person in self.people if not person.out]
        self.places = {shown["id"]: Place(shown, self.seats) for shown in board["places"]}
        self.foes: list[Foe] = []
        for shown in board["places"]:
            self.foes += [seen_foe(card, shown["id"], None) for card in shown["enemies"]]
        for seat in board["seats"]:
            at, number = seat["place"] or "", seat["seat"]
            self.foes += [seen_foe(card, at, number) for card in seat["threat"] if card["kind"] == "enemy"]
        for foe in self.foes:
            if foe.place in self.places:
                self.places[foe.place].foes.append(foe)
        self.stage = board["act"]["stage"] if board["act"] else 0
        self.agenda = board["agenda"]["stage"] if board["agenda"] else 0
        self.round = board["round"]
        self.test = board["test"]
        self.hard = board["difficulty"] in (HARD, EXPERT)
        self.plan = plan_of(board["scenario"])
        """What is particular about the scenario."""

    def instead(self, person: Person, skill: Skill) -> Skill:
        """The skill with which somebody may take a test instead for now, if that is the better one."""
        others = [
            one["skill"]
            for one in self.board["lasting"]
            if one["seat"] == person.seat and one["what"] == INSTEAD_OF[skill] and one["skill"]
        ]
        return max((skill, *others), key=person.skills.__getitem__)

    @property
    def mine(self) -> Person:
        """The one who decides."""
        return self.people[self.me]

    def here(self, person: Person) -> Place | None:
        """Where somebody is."""
        return self.places.get(person.place)

    def engaged(self, person: Person) -> list[Foe]:
        """The enemies engaged with somebody; a massive one with everybody at its location."""
        return [foe for foe in self.foes if foe.seat == person.seat or (foe.massive and foe.place == person.place)]

    def foe(self, label: str) -> Foe | None:
        """An enemy by what it is called in options."""
        return next((foe for foe in self.foes if foe.label == label), None)

    @cached_property
    def missing(self) -> int:
        """How many clues are still needed beside those that are held."""
        return max(0, self.plan.clues(self) - sum(person.clues for person in self.living))

    @cached_property
    def rounds_left(self) -> int:
        """In how many rounds at the latest the last agenda runs out, if nothing hastens it."""
        agenda = self.board["agenda"]
        if agenda is None:
            return 99
        plan = SCENARIOS.rows[SCENARIOS.number(self.board["scenario"])]
        later = [row_of(f"card-{one}") for one in plan.agendas]
        coming = sum(row.doom for row in later if row.stage > agenda["stage"])
        return agenda["threshold"] - self.board["doom"] + coming

    def tokens(self, person: Person) -> Tokens:
        """What the tokens of the bag would add to a test of somebody."""
        return tuple([self.worth(person, token) for token in self.board["bag"]])

    def worth(self, person: Person, token: str) -> int | None:
        """What a token adds to a test of somebody."""
        place = self.here(person)
        if token == ELDER_SIGN and person.threatened_by("the_necronomicon"):
            token = AUTO_FAIL
        if token == AUTO_FAIL:
            return None
        if token == ELDER_SIGN:
            return self._sign(person, place)
        return int(token) if token.lstrip("-").isdecimal() else self.plan.symbol(self, person, token)

    def _sign(self, person: Person, place: Place | None) -> int:
        """AH-B-068: the elder sign of the core investigators."""
        match person.id:
            case "roland_banks":
                return place.clues if place else 0
            case "skids_otoole":
                return 2
            case "agnes_baker":
                return person.horror
            case "wendy_adams":
                return CERTAIN if person.has("wendys_amulet") else 0
            case _:
                return 0

    def distance(self, start: str, end: str) -> int:
        """How many moves lead from one location to another; 99 if none do."""
        far, at = 0, {start}
        seen = set(at)
        while at and end not in at:
            far += 1
            at = {next_ for one in at for next_ in self.places[one].connects if next_ in self.places} - seen
            seen |= at
        return far if at else 99

    def step(self, start: str, end: str) -> str | None:
        """The first location on the way from one to another."""
        ways = [one for one in self.places[start].connects if one in self.places]
        return min(ways, key=lambda one: self.distance(one, end), default=None)
