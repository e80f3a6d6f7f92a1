"""What is seen of a game of Reign of Cthulhu. Things go by their ids, whatever can be said by its name."""

from typing import Literal, TypedDict

Difficulty = Literal["introductory", "standard", "expert"]
Gate = Literal["open", "sealed", "warded"]
"""The state of a gate; a warded one has its seal flipped (RC-215)."""


class Town(TypedDict):
    """A town, and the state of its gate."""

    id: str
    name: str
    clue: str
    """The name of its clue cards."""
    gate_id: str
    gate: Gate


class Place(TypedDict):
    """A location: what is printed there, and who is there."""

    id: str
    name: str
    town: str
    town_id: str
    x: int
    """Where it is on our drawing, from 0 to 1000; likewise `y`."""
    y: int
    gate_id: str | None
    """Its gate, which only one location of each town has."""
    bus_stop: bool
    cure: bool
    """Whether a sealer may come to rest here (RC-153)."""
    symbol: bool
    """Whether its summoning card makes the Shoggoths move."""
    gate: Gate | None
    cultists: int
    cultist_ids: list[str]
    shoggoths: int
    shoggoth_ids: list[str]
    seats: list[int]
    """Whose investigators are here."""


class Seat(TypedDict):
    """A seat, with its investigator and its hand."""

    id: str
    investigator: str | None
    """Nobody until one has been chosen."""
    investigator_id: str | None
    sane: bool
    sanity: int
    place: str
    place_id: str
    hand: list[str]
    """All cards: clues, then relics."""
    hand_ids: list[str]
    relics: list[str]
    hand_limit: int
    actions: int
    """How many its turn has."""


class OldOne(TypedDict):
    """An Old One that is face up."""

    id: str
    name: str
    ongoing: bool
    in_force: bool
    """Whether it is ongoing and nobody has cancelled it."""


class Pool(TypedDict):
    """The figures beside the board."""

    cultists: int
    shoggoths: int
    removed: int
    """Cultists out of the game (RC-191)."""


class PileIds(TypedDict):
    """The piles as things."""

    deck: str
    discard: str
    relics: str
    summoning: str


class WardedBox(TypedDict):
    """A Warded Box that holds (RC-222)."""

    seat: int
    """Who played it."""
    turns: int
    """How many turns of theirs must end before it is over."""


class InPlay(TypedDict):
    """The relics in play that still do something."""

    mi_go_eye: bool
    bizarre_statue: bool
    warded_box: WardedBox | None


class Board(TypedDict):
    """The whole table."""

    difficulty: Difficulty
    active: int
    """The seat whose turn it is."""
    acting: bool
    """Whether the action part of its turn is running, …"""
    actions: int
    """… and how many actions are left of it."""
    summoning_rate: int
    to_summon: int
    """Cards that are still to be turned in this summoning step."""
    towns: list[Town]
    places: list[Place]
    lines: list[list[str]]
    """The names of the two locations that each white line joins."""
    seats: list[Seat]
    offer: list[str]
    """The investigators among whom somebody is choosing."""
    offer_ids: list[str]
    old_ones: list[OldOne | None]
    """From left to right; null if face down."""
    pool: Pool
    deck: int
    piles: list[int]
    """What is left of the four piles of the deck, from the top."""
    foreseen: list[str]
    """Cards on top of the deck that these eyes have looked at, the next one first (RC-217)."""
    discard: list[str]
    """The oldest first, like the other discard pile."""
    relic_deck: int
    box: list[str]
    """Relics that were played."""
    summoning_deck: int
    summoning_layers: list[list[str]]
    """Which cards are in each layer of it, from the top: anybody could have noted that (RC-086)."""
    summoning_discard: list[str]
    pile_ids: PileIds
    in_play: InPlay
