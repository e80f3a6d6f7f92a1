"""The map of a scenario and the ways on it: neighbours and distances, what blocks passages, what links spaces."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.board import Colour
from miskatonic.games.death_may_die.rows.cards import TOKENS, Token
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, ElderOne
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS, SPACES, Scenario
from miskatonic.games.death_may_die.rows.tiles import Plan, plan
from miskatonic.kernel import Name

FAR = 99
"""DMD-105: no way leads there."""
COLOURS: tuple[Colour, Colour, Colour] = ("red", "yellow", "blue")


class Map(NamedTuple):
    """DMD-044 to DMD-048: spaces by number, passages as pairs of them, the Gates and the Start space."""

    names: tuple[Name, ...]
    numbers: dict[str, int]
    passages: tuple[tuple[int, int], ...]
    by_pair: dict[tuple[int, int], int]
    """The passage between two spaces, whichever comes first."""
    gates: tuple[int, int, int]
    start: int
    drawn: Plan


@functools.cache
def scenario_map(scenario: int) -> Map:
    """The map of a scenario."""
    row = SCENARIOS[scenario]
    numbers = {space.id: number for number, space in enumerate(row.spaces)}
    drawn = plan(row)
    passages = tuple(drawn.passages)
    by_pair = {pair: number for number, (a, b) in enumerate(passages) for pair in ((a, b), (b, a))}
    red, yellow, blue = (numbers[gate] for gate in row.gates)
    return Map(
        names=tuple(SPACES.names[SPACES.number(space.id)] for space in row.spaces),
        numbers=numbers,
        passages=passages,
        by_pair=by_pair,
        gates=(red, yellow, blue),
        start=numbers[row.start],
        drawn=drawn,
    )


Stoppers = tuple[tuple[int, str], ...]
"""Passages with a token that ends a movement, and what it is called."""


class Roads:
    """Where one gets from each space in one step, how far each is from each, whether walls are in the way, and what
    ends a movement. Equal ones are the same object.
    """

    __slots__ = ("far", "next", "open", "passages", "stoppers", "walled")

    def __init__(
        self,
        next_: tuple[tuple[int, ...], ...],
        far: tuple[tuple[int, ...], ...],
        walled: bool,
        stoppers: Stoppers,
        passages: dict[tuple[int, int], int],
    ) -> None:
        self.next = next_
        self.far = far
        self.walled = walled
        self.open = self
        """The same for whom walls do not count; nothing ends a movement there."""
        self.stoppers = stoppers
        self.passages = passages
        """By pairs of spaces."""


@functools.lru_cache(4096)
def roads(scenario: int, walls: tuple[int, ...], links: Sequence[tuple[int, int]], stoppers: Stoppers = ()) -> Roads:
    """DMD-045, DMD-049, DMD-152: passages, but for those with a wall, and linked spaces."""
    around, far = _net(scenario, walls, links)
    found = Roads(around, far, bool(walls), stoppers, scenario_map(scenario).by_pair)
    if walls:
        found.open = roads(scenario, (), links)
    return found


@functools.lru_cache(4096)
def _net(
    scenario: int, walls: tuple[int, ...], links: Sequence[tuple[int, int]]
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Where one gets in one step, and how far all is."""
    map_ = scenario_map(scenario)
    beside: list[set[int]] = [set() for _ in map_.names]
    pairs = [pair for number, pair in enumerate(map_.passages) if number not in walls]
    for a, b in (*pairs, *links):
        beside[a].add(b)
        beside[b].add(a)
    around = tuple(tuple(sorted(there)) for there in beside)
    return around, tuple(_distances(around, start) for start in range(len(around)))


def _distances(around: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    """DMD-151: the length of a shortest path to each space."""
    far = [FAR] * len(around)
    far[start] = 0
    edge = [start]
    while edge:
        edge_next = []
        for here in edge:
            for there in around[here]:
                if far[there] == FAR:
                    far[there] = far[here] + 1
                    edge_next.append(there)
        edge = edge_next
    return tuple(far)


class Box(NamedTuple):
    """What a scenario and an Elder One bring together: the tokens in play, by their number in this game."""

    scenario: Scenario
    elder_one: ElderOne
    tokens: tuple[Token, ...]
    names: tuple[Name, ...]
    numbers: dict[str, int]


@functools.cache
def box_of(scenario: int, elder_one: int) -> Box:
    """DMD-002: one scenario box and one Elder One box."""
    row, elder = SCENARIOS[scenario], ELDER_ONES[elder_one]
    links = [TOKENS[TOKENS.number(kind)] for kind in dict.fromkeys(link[0] for link in row.links)]
    tokens = (*row.tokens, *elder.tokens, *links)
    names = tuple(Name(f"token-{token.id}", f"token:{token.id}") for token in tokens)
    return Box(row, elder, tokens, names, {token.id: number for number, token in enumerate(tokens)})
