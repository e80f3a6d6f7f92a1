"""The position of a game of Death May Die, and what must always hold for it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from miskatonic.games.death_may_die.board import UnknownMode
from miskatonic.games.death_may_die.maps import Box, Map, Roads, box_of, scenario_map
from miskatonic.games.death_may_die.rows.cards import ENEMIES, Enemy
from miskatonic.games.death_may_die.rows.elder_one import STAGE_I
from miskatonic.kernel import State

SEATS = (2, 3, 4, 5)
ROUNDS = {count: [(*range(first, count), *range(first)) for first in range(count)] for count in SEATS}
"""The seats in their order from each of them on, by how many there are."""
ELDER = 0
"""The number of the Elder One's figure; it is never in the reserve, but on the track until it is summoned."""
OFF_BOARD = NOBODY = NO_CARD = NO_KIND = -1
LEFT, RIGHT = False, True
FIRE_OF_BOX = {"fear_of_the_unknown": 12, "base_game": 8}
FIRE_TOKENS = FIRE_OF_BOX["fear_of_the_unknown"]
"""DMD-010: at most this many on the map; boxes that are used together pool theirs."""
UNKNOWN_MODES: tuple[UnknownMode, ...] = ("off", "relics", "one", "two", "one_no_relics", "two_no_relics")
"""DMD-174, DMD-175, DMD-177."""


class Held(NamedTuple):
    """DMD-018: a Discovery card under one side of a board; as a Companion, with its wounds."""

    card: int
    right: bool
    wounds: int = 0


class Link(NamedTuple):
    """DMD-049: two spaces that Stairs or Tunnels make adjacent."""

    one: int
    other: int


class Owned(NamedTuple):
    """DMD-168: a Relic, with the side that is up."""

    relic: int
    transformed: bool = False


@dataclass(slots=True)
class DeathMayDie(State):
    """Everything there is on the table. Lists by seat are in seat order, lists by space in the map's order; cards are
    numbered within their decks: Mythos cards of the scenario from 0, of the Elder One from 8, of the Unknown from 16.

    What seldom changes is a tuple, which copies of the position share.
    """

    seats: int
    scenario: int
    elder_one: int
    unknown: int
    """Which of the modes of the Unknown."""
    all_boxes: bool
    """Whether Unknown monsters of other boxes may come."""
    wanders: bool
    """DMD-176: whether the last two Stages place the Elder One at random."""
    consent: bool
    drafted: bool
    """Whether investigators are drafted: one of two."""
    offer: tuple[int, ...]
    """Setup: the investigators not yet taken, or the Relics."""
    slots: tuple[int, ...]
    """DMD-161: the Unknown monsters of slot 1 and slot 2."""
    kinds: tuple[int, ...]
    """The enemy each figure is; the first is the Elder One, which is of no kind."""
    who: tuple[int, ...]
    """The investigator of each seat."""
    insanities: tuple[int, ...]
    dead: tuple[bool, ...]
    at: list[int]
    wounds: list[int]
    stress: list[int]
    sanity: list[int]
    levels: list[int]
    """The base levels of three skills of each seat."""
    held: list[tuple[Held, ...]]
    relics: list[tuple[Owned, ...]]
    relic_deck: tuple[int, ...]
    burning: list[int]
    """Fire on the boards."""
    carried: list[int]
    """Tokens of each kind on each board: kind * seats + seat."""
    where: list[int]
    """The space of each figure."""
    hurt: list[int]
    fire: list[int]
    lying: list[int]
    """Tokens of each kind on each space: kind * spaces + space."""
    barriers: tuple[int, ...]
    """The kind of the token on each passage, or -1."""
    links: tuple[Link, ...]
    """What Stairs and Tunnels join now; it follows from where their tokens are."""
    gone: tuple[int, ...]
    """Tokens of each kind that are out of the game."""
    track: int
    stage: int
    """The last Stage revealed."""
    disrupted: bool
    counter: int
    locations: tuple[int, ...]
    """DMD-176: the Random Location tokens that are left: three Gates and the Start space (3)."""
    mythos: tuple[int, ...]
    """The deck; the last one is on top, as in every pile here."""
    mythos_pile: tuple[int, ...]
    reading: tuple[int, ...]
    """Mythos cards that are being resolved."""
    foreseen: int
    """How many cards on top of the deck everybody has seen."""
    foreseen_below: int
    """… and at its bottom."""
    discoveries: tuple[int, ...]
    discovery_pile: tuple[int, ...]
    finding: tuple[int, ...]
    """Discovery cards that are being resolved."""
    active: int
    turns: int
    """How many turns have begun."""
    started: tuple[bool, ...]
    """Who has had a turn."""
    actions: int
    used_turn: tuple[str, ...]
    """What may be done once a turn and has been."""
    killed_turn: bool
    """Whether the active investigator has killed an enemy this turn."""
    spared: tuple[bool, ...]
    """Whom enemies may not attack this turn."""
    sequel: int
    """Mythos cards still to be drawn after the present one."""
    running: bool
    """Whether a Run is under way."""
    halted: bool
    """Whether the movement under way must end where it is."""
    sneaks: int
    """DMD-182: Sneaks in the Run."""
    used_run: tuple[str, ...]
    """What may be done once a Run and has been."""
    fought: tuple[int, ...]
    """Figures that have attacked in this Fight (DMD-119)."""
    roller: int
    rolling: str
    """What the roll on the table is for; empty without one."""
    dice: tuple[int, ...]
    free: int
    """Free rerolls left in it."""
    spent: int
    """Stress taken for rerolls in it."""
    goal: int
    """The successes one hopes for, or of a roll against oneself those that would kill; 0 without such a number."""
    profiles: tuple[Any, ...] | None = field(init=False, default=None, compare=False, repr=False)
    """What each seat can do and is subject to, once it has been looked up: it follows from who they are, levels, cards,
    Relics and the Stage, and whoever changes one of these takes it away.
    """
    roads: Roads | None = field(init=False, default=None, compare=False, repr=False)
    """The ways on the map in the same manner; they follow from barriers and links."""
    brought: Box | None = field(init=False, default=None, compare=False, repr=False)
    """What the two boxes brought, in the same manner."""
    cast: Any = field(init=False, default=None, compare=False, repr=False)
    """The enemies in the same manner: who they are follows from the boxes, the slots and the figures."""
    crowds: list[list[int]] | None = field(init=False, default=None, compare=False, repr=False)
    """The enemies of each space, and last those in the reserve, in the same manner: they follow from `where`. They are
    looked up when a turn begins, and `basics.put` keeps them; a copy, which may not live long, does without till then.
    """


def map_of(game: DeathMayDie) -> Map:
    """The map."""
    return scenario_map(game.scenario)


def box(game: DeathMayDie) -> Box:
    """What the two boxes brought."""
    found = game.brought
    if found is None:
        game.brought = found = box_of(game.scenario, game.elder_one)
    return found


def enemy(game: DeathMayDie, figure: int) -> Enemy:
    """The card of a figure that is not the Elder One."""
    return ENEMIES.rows[game.kinds[figure]]


def on_board(game: DeathMayDie) -> bool:
    """DMD-136: whether the Elder One has been summoned."""
    return game.stage > STAGE_I


def here(game: DeathMayDie, space: int) -> Sequence[int]:
    """The enemies in a space, the Elder One among them (DMD-144), as long as nobody comes or goes."""
    if game.crowds is not None:
        return game.crowds[space]
    where = game.where
    count = where.count(space)
    if count < 2:
        return [where.index(space)] if count else []
    found: list[int] = []
    figure = -1
    for _ in range(count):
        figure = where.index(space, figure + 1)
        found.append(figure)
    return found


def look_around(game: DeathMayDie) -> None:
    """From now on the position remembers who is where."""
    crowds: list[list[int]] = [[] for _ in range(len(game.fire) + 1)]
    for figure, space in enumerate(game.where):
        crowds[space].append(figure)
    game.crowds = crowds


def living(game: DeathMayDie) -> list[int]:
    """The investigators that are not out of the game."""
    found = []
    for seat, dead in enumerate(game.dead):
        if not dead:
            found.append(seat)
    return found


def clockwise(game: DeathMayDie) -> list[int]:
    """DMD-042: the living, from the active one on."""
    dead = game.dead
    found = []
    for seat in ROUNDS[game.seats][game.active]:
        if not dead[seat]:
            found.append(seat)
    return found


def together(game: DeathMayDie, space: int) -> list[int]:
    """The living investigators in a space."""
    dead = game.dead
    found = []
    for seat, at in enumerate(game.at):
        if at == space and not dead[seat]:
            found.append(seat)
    return found


def is_safe(game: DeathMayDie, space: int) -> bool:
    """DMD-050: no enemy is there."""
    return not game.crowds[space] if game.crowds is not None else space not in game.where
