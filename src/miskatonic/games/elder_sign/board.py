"""What is seen of a table of Elder Sign: the declaration of its view (`view.py`).

Wherever something has a name and an id, the name is a word (`text/`) and the id is the thing that can be pointed at.
Seats are counted from 0.
"""

from typing import Literal, TypedDict, final

from miskatonic.games.elder_sign.rows.adventure import Penalty, Reward, Slot
from miskatonic.games.elder_sign.rows.decks import DeckId
from miskatonic.games.elder_sign.rows.dice import Colour, FaceId, FaceName
from miskatonic.games.elder_sign.rows.effects import POINTS as POINTS
from miskatonic.games.elder_sign.rows.effects import Meaning
from miskatonic.games.elder_sign.rows.effects import Points as Points
from miskatonic.games.elder_sign.rows.mythos import Half

Cost = Literal["sanity", "stamina", "clock"]
"""What a task can cost beside dice."""
Loose = Literal["supply", "pool", "focused", "task", "discarded", "locked", "gone"]
"""Where a die can be that nobody else holds: no spell, no helper."""
Waits = Literal["board-out", "board-vacant", "board-choosing"]
"""Why nobody sits somewhere: out of the game, devoured with a new investigator to come, or not chosen yet."""
Part = Literal["all", "ability", Half]
"""What of a card can be our own design: all of it, the ability of an Ancient One, half of a Mythos card."""


# --- cards ----------------------------------------------------------------------------------------------------------


@final
class Sum(TypedDict):
    """A requirement of a task: dice whose investigation adds up to so much."""

    investigation: int


@final
class Symbols(TypedDict):
    """A requirement of a task: one die that shows one of these faces."""

    symbols: list[FaceId]


Requirement = Sum | Symbols


class Task(TypedDict):
    """A task of a card in play, as the monsters on it make it."""

    id: str
    task: int
    """The row counted from 0; 100 or more for a monster below the card, 300 or more for what is added to one."""
    requirements: list[Requirement]
    sanity: int
    stamina: int
    clock: int
    """What else completing it costs: sanity, stamina, steps of three hours."""
    slot: Slot | Literal["below", "added"]
    """Its monster frame; `below`: a monster below the card, `added`: what the Ancient One adds to one."""
    monster: str | None
    monster_id: str | None
    """The monster that is the task, or covers it."""
    done: bool


class Monster(TypedDict):
    """A monster on a card or below it."""

    id: str
    name: str
    trophies: int
    locks: list[Colour]
    beaten: bool
    """It is taken when the action phase ends."""


class Printed(TypedDict):
    """What is printed on an Adventure or Other World."""

    id: str
    name: str
    trophies: int
    """What it is worth as a trophy."""
    ordered: bool
    """Its tasks are completed in order."""
    locks: list[Colour]
    rewards: dict[Reward, int]
    penalties: dict[Penalty, int]
    terror: bool
    terror_means: list[Meaning]
    midnight: bool
    midnight_means: list[Meaning]
    """Whether it has a terror effect and one at midnight, and what these come to."""


class Card(Printed):
    """An Adventure or Other World in play."""

    tasks: list[Task]
    free_slots: list[Slot]
    free_slot_ids: list[str]
    """The monster frames on which a monster can be placed, and the tasks they are."""
    monsters: list[Monster]
    seats: list[int]
    """Who is there."""


# --- players, dice, the Ancient One ---------------------------------------------------------------------------------


class Seat(TypedDict):
    """A player's investigator with all there is before it."""

    id: str
    investigator: str | None
    out: bool
    waits: Waits | None
    sanity: int
    max_sanity: int
    stamina: int
    max_stamina: int
    clues: int
    place: str
    place_id: str
    hand: list[str]
    hand_ids: list[str]
    hand_kinds: list[DeckId]
    """Items, spells and allies, each with its deck."""
    trophies: list[str]
    trophy_ids: list[str]
    trophy_value: int
    daily_used: bool
    """The ability for once a day is used up."""


class AnyDie(TypedDict):
    """One of the eight dice."""

    id: str
    name: str
    colour: Colour
    face: FaceName | None
    """None until it has been rolled."""


class LooseDie(AnyDie):
    """A die that nobody else holds."""

    place: Loose
    holder: None
    holder_id: None


class DieOnSpell(AnyDie):
    """A die that is secured on a spell."""

    place: Literal["spell"]
    holder: str
    holder_id: str


class DieOfHelper(AnyDie):
    """A die that a helper keeps."""

    place: Literal["helper"]
    holder: int
    """The helper's seat."""
    holder_id: str


Die = LooseDie | DieOnSpell | DieOfHelper


class AncientOne(TypedDict):
    """The Ancient One, Elder Signs and doom."""

    id: str
    name: str
    signs: int
    signs_needed: int
    doom: int
    track: list[Literal["monster", "doom"]]
    """The spaces of the doom track: those that bring a monster, and the others."""
    awake: bool
    awakens: str | None
    """The words of what it does as it awakens, if it does anything."""
    combat: list[Requirement]


# --- chances --------------------------------------------------------------------------------------------------------


class Chance(TypedDict):
    """A chance, and whether it is exact or an estimate."""

    chance: float
    exact: bool


class TaskChance(Chance):
    """How likely the next roll completes a task."""

    id: str
    task: int


class Attempt(TypedDict):
    """The running attempt."""

    place: str
    place_id: str
    rolls: int
    """How many rolls have been made in it."""
    rolled: bool
    """Whether there is a roll that has not been judged yet."""
    pool: list[FaceName | None]
    """What the dice of the pool show."""
    next_dice: int
    """How many dice the next roll has."""
    odds: list[TaskChance]
    whole: Chance | None
    """How likely the adventure is to be resolved; null in the battle."""


class Chances(TypedDict):
    """What `open_view` makes."""

    attempt: Attempt | None
    chances: dict[str, Chance]
    """How likely each card in play is resolved, by its id."""
    uncounted: list[str]
    """What these chances leave out."""


# --- the board ------------------------------------------------------------------------------------------------------


class Position(TypedDict):
    """What `view` makes: everything on the table."""

    active: int
    """Whose turn it is."""
    in_turn: bool
    """False between turns."""
    hour: Literal[3, 6, 9, 12]
    midnight_due: bool
    """It strikes when the turn is over."""
    ancient_one: AncientOne | None
    seats: list[Seat]
    museum: list[Card | None]
    """The six places for Adventures, None for an empty one; behind them those that came on top of them."""
    worlds: list[Card]
    mythos: str | None
    mythos_id: str | None
    mythos_next: str | None
    mythos_next_id: str | None
    """The next Mythos card, if somebody has looked at it."""
    mythos_locks: list[Colour]
    dice: list[Die]
    locks: dict[Colour, list[str]]
    lock_ids: dict[Colour, list[str]]
    """What holds or awaits a die of each colour, in order."""
    decks: dict[DeckId, int]
    """How many cards each deck has."""
    cup: int
    """How many monsters are in the cup."""
    monsters_in_play: int
    investigators_left: list[str]
    investigators_left_ids: list[str]
    """Those that nobody plays and nobody has lost."""
    our_design: dict[str, list[Part]]
    """The open cards that are our own design, with what of them is."""


class Board(Position, Chances):
    """The whole board."""
