"""What a seat sees, put into numbers: spaces by their position in the view, enemies with their dice, investigators.

Everything here comes out of the view, so it is what any player at the table could say aloud; what is printed on the
cards that are seen there is read off their rows.
"""

from functools import cached_property, lru_cache

from miskatonic.bots.death_may_die.kit import Kit, kit_of
from miskatonic.games.death_may_die import board as seen
from miskatonic.games.death_may_die.rows.cards import TOKENS
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, ElderOne
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS, Scenario

FAR = 99
BOLTED = 5
"""So many steps longer a way is that leads through a passage which has to be opened first."""
Edges = tuple[tuple[int, int], ...]


class Roads:
    """Where one gets from each space in one step, and how far each is from each."""

    def __init__(self, spaces: int, open_: Edges, shut: Edges) -> None:
        self.next: list[list[int]] = [[] for _ in range(spaces)]
        for a, b in open_:
            self.next[a].append(b)
            self.next[b].append(a)
        self.shut: list[list[int]] = [[] for _ in range(spaces)]
        for a, b in shut:
            self.shut[a].append(b)
            self.shut[b].append(a)
        self.far = [self._from(space, FAR) for space in range(spaces)]
        """By open passages alone, …"""
        self.opened = [self._from(space, BOLTED) for space in range(spaces)] if shut else self.far
        """… and where shut ones may be opened on the way."""

    def _from(self, start: int, price: int) -> list[int]:
        far = [FAR] * len(self.next)
        far[start] = 0
        waiting = {start}
        while waiting:
            here = min(waiting, key=far.__getitem__)
            waiting.remove(here)
            for there, steps in (*((to, 1) for to in self.next[here]), *((to, price) for to in self.shut[here])):
                if far[here] + steps < far[there]:
                    far[there] = far[here] + steps
                    waiting.add(there)
        return far


@lru_cache(1024)
def roads_of(spaces: int, open_: Edges, shut: Edges) -> Roads:
    """Maps seldom change; each is measured once."""
    return Roads(spaces, open_, shut)


class Foe:
    """An enemy on the board, the Elder One among them."""

    __slots__ = ("dice", "enemy", "health", "id", "kind", "space", "standard", "vulnerable")

    def __init__(self, shown: seen.Enemy, space: int) -> None:
        self.id: str = shown["id"]
        self.kind: str = shown["kind"]
        self.enemy: str = shown["enemy"] or ""
        self.space = space
        self.health: int = shown["health"] - shown["wounds"]
        self.vulnerable: bool = shown["vulnerable"]
        self.standard: int = shown["standard"]
        self.dice: int = shown["standard"] + shown["bonus"]

    @property
    def is_elder(self) -> bool:
        """Whether it is the Elder One."""
        return self.kind == "elder_one"


class Person:
    """An investigator: tracks, place, tokens, and what their cards can do."""

    def __init__(self, number: int, shown: seen.Seat, space: int, boxes: tuple[str, str, int]) -> None:
        self.seat = number
        self.dead: bool = shown["dead"]
        self.space = space
        self.wounds: int = shown["wounds"]
        self.stress: int = shown["stress"]
        self.sanity: int = shown["sanity"]
        self.thresholds: int = shown["thresholds"]
        self.bonus: int = shown["dice"]
        self.actions: int = shown["actions"]
        self.fire: int = shown["fire"]
        self.insanity: str = shown["insanity"]["name"]
        self.tokens: dict[str, int] = {
            token["name"].removeprefix("token-"): token["count"] for token in shown["tokens"]
        }
        self.cards: list[seen.Card] = shown["cards"]
        self.spare = sum(card["health"] - card["wounds"] for card in self.cards if card["type"] == "companion")
        """Wounds that Companions can still carry."""
        self.kit: Kit = kit_of(
            tuple([(skill["name"], skill["level"]) for skill in shown["skills"]]),
            tuple([card["name"] for card in self.cards]),
            tuple([relic["name"] for relic in shown["relics"]]),
            boxes,
        )


class Sight:
    """One look at the table."""

    def __init__(self, board: seen.Board, seat: int) -> None:
        self.board = board
        self.me = seat
        self.active: int = board["active"]
        self.actions: int = board["actions"]
        scenario, elder, discoveries, map_ = board["scenario"], board["elder_one"], board["discoveries"], board["map"]
        if not (scenario and elder and discoveries and map_):
            return
        self.number: dict[str, int] = {space["id"]: at for at, space in enumerate(board["spaces"])}
        self.names: list[str] = [space["name"] for space in board["spaces"]]
        self.scenario: Scenario = SCENARIOS.named(scenario["name"])
        self.elder: ElderOne = ELDER_ONES.named(elder["name"])
        self.elder_name: str = elder["name"]
        self.stage: int = elder["stage"]
        self.summoned: bool = elder["on_board"]
        self.disrupted: bool = scenario["disrupted"]
        self.missing: int = scenario["target"] - scenario["count"]
        self.to_red: int = board["track"]["first_red"] - board["track"]["at"]
        self.fire: list[int] = [space["fire"] for space in board["spaces"]]
        self.gates: list[int] = [at for at, space in enumerate(board["spaces"]) if space["gate"]]
        self.start: int = next(at for at, space in enumerate(board["spaces"]) if space["start"])
        self.tokens: list[dict[str, int]] = [
            {token["name"].removeprefix("token-"): token["count"] for token in space["tokens"]}
            for space in board["spaces"]
        ]
        self.foes = [Foe(shown, self.number[shown["space"]]) for shown in board["enemies"]]
        self.foe: dict[str, Foe] = {foe.id: foe for foe in self.foes}
        self.there: list[list[Foe]] = [[] for _ in self.names]
        for foe in self.foes:
            self.there[foe.space].append(foe)
        boxes = (scenario["name"], elder["name"], self.stage)
        self.people = [
            Person(number, shown, self._at(shown["space"]), boxes) for number, shown in enumerate(board["seats"])
        ]
        self.living = [person for person in self.people if not person.dead]
        self.roads = self._roads(map_["doors"], board["passages"])
        self.finds: int = discoveries["deck"]

    def _at(self, space: str | None) -> int:
        assert space is not None, "as soon as the map is laid out everybody is somewhere"
        return self.number[space]

    def _roads(self, doors: list[seen.Door], passages: list[seen.Passage]) -> Roads:
        pairs = [self._pair(door["spaces"]) for door in doors]
        shut = [self._pair(one["spaces"]) for one in passages if one["blocks"]]
        ends: dict[str, list[int]] = {}
        for at, tokens in enumerate(self.tokens):
            for token in tokens:
                ends.setdefault(token, []).append(at)
        linked = [(two[0], two[1]) for token, two in ends.items() if len(two) == 2 and _links(token)]
        open_ = [pair for pair in pairs if pair not in shut] + linked
        return roads_of(len(self.names), tuple(open_), tuple(shut))

    def _pair(self, spaces: list[str]) -> tuple[int, int]:
        one, other = sorted(self.number[end] for end in spaces)
        return one, other

    @property
    def mine(self) -> Person:
        """The one who decides."""
        return self.people[self.me]

    @cached_property
    def elder_foe(self) -> Foe | None:
        """The Elder One's figure, once it is on the board."""
        return next((foe for foe in self.foes if foe.is_elder), None)

    def space(self, name: str) -> int:
        """A space of the scenario by its id."""
        return self.number[f"space:{name}"]

    def with_token(self, token: str) -> list[int]:
        """The spaces with such a token."""
        return [at for at, tokens in enumerate(self.tokens) if token in tokens]

    def company(self, seat: int, space: int) -> tuple[int, int]:
        """How many others are in a space, and how many within two spaces of it."""
        far = self.roads.far[space]
        others = [far[other.space] for other in self.living if other.seat != seat]
        return others.count(0), sum(distance <= 2 for distance in others)

    def run_length(self, person: Person) -> int:
        """How far a Run of somebody leads: cards, and tokens that weigh."""
        return max(1, 3 + person.kit.run - sum(max(0, person.tokens.get(what, 0) - 1) for what in person.kit.heavy))


@lru_cache(64)
def _links(token: str) -> bool:
    return TOKENS[TOKENS.number(token)].links
