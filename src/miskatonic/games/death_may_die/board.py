"""What is seen of a game, declared: every key of its view, with its type. Nobody has secrets (DMD-203).

A thing on the table is pointed at by its id (`space:nave`, `enemy:cultist_of_azathoth#2`); its name (`space-nave`) is a
message in every language.
"""

from typing import Literal, NotRequired, TypedDict

from miskatonic.games.death_may_die.rows.cards import CardType, EnemyKind
from miskatonic.games.death_may_die.rows.dice import Die, FaceId

Phase = Literal["action", "mythos", "search_or_fight", "end"]
Colour = Literal["red", "yellow", "blue"]
Location = Literal["red", "yellow", "blue", "start"]
UnknownMode = Literal["off", "relics", "one", "two", "one_no_relics", "two_no_relics"]
Purpose = Literal["attack", "attacked", "fire", "scenario", "plain", "against"]
"""What a roll is for: an attack, an enemy's attack, Fire, an action of the scenario, what a card asks for, or the same
`against` the one who rolls, for whom successes are bad.
"""


class Named(TypedDict):
    """A thing with its name."""

    id: str
    name: str


class Counted(Named):
    """So many of them."""

    count: int


# --- Scenario and Elder One -----------------------------------------------------------------------------------------


class PrintedScenario(Named):
    """What never changes about a scenario."""

    actions: list[Named]
    rules: list[Named]
    counter: str
    """The name of what is counted for the ritual."""
    target: int
    """DMD-142: how many disrupt it."""


class Scenario(PrintedScenario):
    """The scenario and its ritual."""

    count: int
    disrupted: bool


class Stage(Named):
    """A Stage card."""

    health: int
    standard: int
    bonus: int
    revealed: bool
    beaten: bool


class ElderOne(Named):
    """DMD-145: the Elder One on the track or on the board, with all its Stages."""

    on_board: bool
    space: str | None
    stage: int
    """The last one revealed, by its place among the Stages."""
    wounds: int
    rules: list[Named]
    stages: list[Stage]


class SummoningTrack(TypedDict):
    """DMD-011: where the Elder One is on the track, and where its red part begins."""

    at: int
    first_red: int
    end: int


class Tracks(TypedDict):
    """The printed tracks of every investigator: their lengths, and the positions of thresholds and bonus dice."""

    sanity: int
    thresholds: list[int]
    dice: list[int]
    stress: int
    wounds: int


# --- The map --------------------------------------------------------------------------------------------------------


class Corner(TypedDict):
    """A place on the grid."""

    x: int
    y: int


class Cell(Corner):
    """A square of the map, with the space it belongs to."""

    space: str


Door = TypedDict("Door", {"from": list[int], "to": list[int], "spaces": list[str]})
"""A passage: the two cells it is between, each as x and y, and the two spaces it joins."""


class Map(TypedDict):
    """DMD-044: how the map is drawn; it never changes."""

    cells: list[Cell]
    tiles: list[Corner]
    """Where each tile begins, which is two cells wide and two high."""
    doors: list[Door]


class PrintedSpace(Named):
    """What never changes about a space."""

    gate: Colour | None
    start: bool


class Space(PrintedSpace):
    """A space, with who and what is there."""

    safe: bool
    fire: int
    tokens: list[Counted]
    enemies: list[str]
    seats: list[int]
    """The living."""


class Passage(Named):
    """DMD-152: a token on a passage between two spaces."""

    blocks: bool
    spaces: list[str]


class Run(TypedDict):
    """DMD-085: a Run that the active investigator can make."""

    to: str
    way: list[str]
    """From the space where it begins."""
    followers: list[str]
    fire: list[str]
    """The spaces where Fire sticks."""


# --- Enemies and tokens ---------------------------------------------------------------------------------------------


class Enemy(Named):
    """A figure on the board, the Elder One among them, with the dice of its attack on the active investigator."""

    kind: EnemyKind | Literal["elder_one"]
    enemy: str | None
    """The id of its card."""
    space: str
    health: int
    wounds: int
    vulnerable: bool
    standard: int
    bonus: int
    fought: bool
    """DMD-119: whether it has attacked in this Fight."""


class Kind(Named):
    """DMD-026: an enemy card, with its figures and how many of them are left in reserve."""

    enemy: str
    kind: EnemyKind
    health: int
    standard: int
    bonus: int
    figures: int
    reserve: int


class Supply(Counted):
    """DMD-008: a kind of token: how many there are, and how many are left."""

    left: int


# --- Investigators --------------------------------------------------------------------------------------------------


class Skill(Named):
    """DMD-116: a skill; one that is not their `own` is lent by Companions."""

    base: int
    level: int
    own: bool


class Card(Named):
    """DMD-018: a claimed card under one side of the board; health and wounds are those of a Companion."""

    type: CardType
    side: Literal["left", "right"]
    wounds: int
    health: int


class Relic(Named):
    """DMD-168: a Relic."""

    transformed: bool


class Seat(TypedDict):
    """A seat and its investigator."""

    id: str
    investigator: str | None
    """Their name, once they are chosen."""
    investigator_id: str | None
    dead: bool
    space: str | None
    wounds: int
    stress: int
    sanity: int
    """The position on the track: sanity that is lost."""
    thresholds: int
    """How many are reached."""
    dice: int
    """Bonus dice by them."""
    actions: int
    """How many they have in a turn."""
    insanity: Named
    skills: list[Skill]
    cards: list[Card]
    relics: list[Relic]
    fire: int
    tokens: list[Counted]


class Offered(Named):
    """What can be taken during setup: a Relic, or an investigator."""

    skills: NotRequired[list[str]]
    """The names of an investigator's skills, the unique one first."""


# --- Decks and dice -------------------------------------------------------------------------------------------------


class MythosCard(Named):
    """A Mythos card, with a summoning symbol or without."""

    symbol: bool


class Mythos(TypedDict):
    """DMD-203: the Mythos deck."""

    deck: int
    deck_symbols: int
    left: list[MythosCard]
    """What is left in the deck, sorted: its order is hidden."""
    pile: list[MythosCard]
    symbols: int
    """In the discard pile."""
    needed: int
    reading: list[MythosCard]
    """Those that are being resolved."""
    foreseen: list[MythosCard]
    """What everybody has seen of the top of the deck, the first to come first."""
    foreseen_below: list[MythosCard]
    """… and of its bottom, the last one first."""


class Discoveries(TypedDict):
    """The Discovery cards."""

    deck: int
    left: list[Named]
    """What is left in the deck, sorted."""
    pile: list[Named]
    reading: list[Named]
    """Those that are being resolved."""


class RolledDie(Named):
    """A die on the table."""

    die: Die
    face: FaceId


class Roll(TypedDict):
    """The roll that is being made."""

    seat: int
    purpose: Purpose
    dice: list[RolledDie]
    successes: int
    signs: int
    tentacles: int
    free: int
    """Free rerolls that are left."""
    spent: int
    """Stress taken for rerolls."""
    goal: int
    """The successes one hopes for, or fears; 0 without such a number."""


class Unknown(TypedDict):
    """DMD-161, DMD-176: the Unknown."""

    mode: UnknownMode
    slots: list[str]
    """The names of its monsters."""
    slot_enemies: list[str]
    """The ids of their enemy cards."""
    wanders: bool
    """Whether the last two Stages place the Elder One at random."""
    locations: list[Location]
    """The Random Location tokens that are left."""


class Board(TypedDict):
    """Everything that is seen. What comes from the two boxes is null until they are laid out."""

    setting_up: bool
    active: int
    turn: int
    phase: Phase
    actions: int
    """Those that the active investigator has left."""
    scenario: Scenario | None
    elder_one: ElderOne | None
    track: SummoningTrack
    tracks: Tracks
    map: Map | None
    spaces: list[Space]
    passages: list[Passage]
    """Those with a token on them."""
    enemies: list[Enemy]
    kinds: list[Kind]
    tokens: list[Supply]
    fire_left: int
    runs: list[Run]
    seats: list[Seat]
    offer: list[Offered]
    mythos: Mythos | None
    discoveries: Discoveries | None
    roll: Roll | None
    unknown: Unknown
