"""The position of a game of Elder Sign."""

from dataclasses import dataclass
from typing import NamedTuple

from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES, AncientOne
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS, NOBODY, Investigator
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.kernel import Rows, State

SEATS = range(8)
ENTRANCE, BATTLE = -1, -2
"""Where a marker is if it isn't on a card: on the entrance sheet, or before the Ancient One (ES-227)."""
VACANT, OUT = -1, -2
"""A seat whose investigator was devoured and will be replaced (ES-178), and one that is out of the game (ES-179)."""
MUSEUM = 6
"""ES-011: how many Adventures are face up."""

LAYING_OUT = ("setup.ancient_one", "setup.investigators", "setup.museum")
"""The steps before the first Mythos card is face up."""

# Where a die is: one number, because that is looked at more often than anything else.
SUPPLY, POOL, ON_TASK, DISCARDED, FOCUSED, LOCKED, GONE = range(7)
HELPER = 10
"""On the marker of a helper: this plus the seat (ES-127)."""
ON_SPELL = 100
"""On a spell: this plus the number of the card (ES-163)."""

# What can be won or hold a lock is numbered through: the cards of the museum, then monsters, then Mythos cards. The
# texts of options (`pay:3+101`) and of tasks (`complete:101:0.2`) are made of these numbers and stay as they are.
TOKEN, MYTHOS_LOCK = 100, 200
ADDED = 300
"""In place of a row: this plus the monster to which the Ancient One adds a task (ES-023)."""
BELOW = 9
"""In place of a row: the monster is below the card (ES-208)."""


class Figure(NamedTuple):
    """A monster in play: its token, the card it is on, the row it covers or BELOW."""

    token: int
    card: int
    row: int


@dataclass(slots=True)
class ElderSign(State):
    """Everything there is on the table. Lists by seat are in seat order, lists by die in the order of the dice.

    What seldom changes is a tuple, which copies of the position share.
    """

    seats: int
    ancient_one: int
    who: tuple[int, ...]
    """The investigator of each seat, or VACANT, or OUT."""
    left: tuple[int, ...]
    """Investigators nobody plays and nobody has lost."""
    sanity: list[int]
    stamina: list[int]
    lowered: tuple[int, ...]
    """ES-242: by how much the maximum of sanity was lowered, for each seat, then the same of stamina."""
    clues: list[int]
    at: list[int]
    """Where each marker is: the number of a card, ENTRANCE or BATTLE."""
    hands: list[tuple[int, ...]]
    """Items, spells and allies of each seat."""
    trophies: list[tuple[int, ...]]
    """Won cards by number, won monsters as TOKEN plus their number."""
    spent_day: tuple[int, ...]
    """Seats whose once-per-day ability is used up (ES-183)."""
    active: int
    in_turn: bool
    """Whether it is the active player's turn; midnight comes between turns (ES-186)."""
    focus_spent_turn: bool
    """ES-122: whether a die was focused in this turn."""
    helpers_turn: tuple[int, ...]
    """ES-129: the seats that have assisted in this turn."""
    refused_roll: tuple[int, ...]
    """ES-126, ES-129: the seat that was asked after the last failed roll and has refused."""
    ability_spent_turn: bool
    """Whether the active investigator's ability for once a turn is used up."""
    cards_spent_turn: tuple[int, ...]
    """Cards that can be used once a turn and have been."""
    owed_turn: tuple[int, ...]
    """Cards used in this turn that have something left to give (a Tommy Gun's reroll)."""
    unlocked_attempt: bool
    """ES-143: whether locks do not hold in this attempt."""
    called_off_attempt: bool
    """ES-076: whether a terror effect has made the adventure fail."""
    clock: int
    """Steps since XII, from 0 to 3."""
    midnight: bool
    """ES-185: whether the hand moved to or past XII in this turn."""
    doom: int
    signs: int
    awake: bool
    combat_x: int
    """ES-024: the X of a combat task, fixed when the last doom token is added; 0 before."""
    awakening: bool
    """The last doom space is filled, and what is being settled is not yet done (ES-229)."""
    devoured: bool
    """The active investigator was devoured on their own turn, which ends as soon as this is settled (ES-180)."""
    settling: int
    """How many rewards, penalties and effects are being carried out: what they cause comes after them. Only `Settling`
    in the basics touches it."""
    decks: list[tuple[int, ...]]
    returned: list[int]
    """How many cards at the bottom of each deck everybody has seen go there (ES-020)."""
    foreseen: bool
    """Whether the top Mythos card has been looked at."""
    cup: tuple[int, ...]
    museum: tuple[int, ...]
    """The six Adventures, -1 for an empty place (ES-084); behind them those that came on top of them (ES-196)."""
    worlds: tuple[int, ...]
    removed: tuple[int, ...]
    """Other Worlds that have left the game (Yog-Sothoth)."""
    monsters: tuple[Figure, ...]
    """In the order they came."""
    beaten: tuple[int, ...]
    """Tokens that are taken when the action phase ends (ES-215, ES-222)."""
    mythos: int
    dice: list[int]
    faces: list[int]
    """What each die shows; 0 before it is rolled."""
    locks: list[tuple[int, ...]]
    """For each colour, what holds a lock on it, in the order of entering play (ES-140)."""
    done: tuple[int, ...]
    """Tasks completed in this attempt: by row, or TOKEN plus the number of a monster below the card, or ADDED plus that
    of one to which a task was added."""
    rolls: int
    """Rolls made in this attempt."""
    rolled: bool
    """Whether there is a roll that has not been judged yet."""
    failed: bool
    """Whether the last roll failed, so that a die may be held back before the next one (ES-121, ES-125)."""
    ability_spent_roll: bool
    """ES-182: whether the active investigator's ability for once a roll is used up."""
    cards_spent_roll: tuple[int, ...]
    """Cards that can be used once a roll and have been."""
    completed_roll: bool
    """ES-061: whether the open roll has completed a task and continues."""
    fresh: tuple[int, ...]
    """Dice secured out of the open roll: for later rolls only (ES-120)."""


def present(game: ElderSign) -> list[int]:
    """The seats with an investigator, from the active one in turn order."""
    order = [(game.active + i) % game.seats for i in range(game.seats)]
    return [seat for seat in order if game.who[seat] >= 0]


def in_play(game: ElderSign) -> list[int]:
    """The face-up Adventures and Other Worlds."""
    return [card for card in game.museum if card >= 0] + list(game.worlds)


def investigator(game: ElderSign, seat: int) -> Investigator:
    """The row of the seat's investigator, NOBODY if it has none."""
    who = game.who[seat]
    return INVESTIGATORS.rows[who] if who >= 0 else NOBODY


def ancient_one(game: ElderSign) -> AncientOne:
    """The row of the Ancient One."""
    return ANCIENT_ONES.rows[game.ancient_one]


def kind_of(card: int) -> int:
    """The deck a held card belongs to."""
    return HAND.rows[card].kind


def pool_dice(game: ElderSign) -> list[int]:
    """The dice the active player rolls."""
    return [die for die, place in enumerate(game.dice) if place == POOL]


def rolled_dice(game: ElderSign) -> list[int]:
    """ES-153: the dice of the pool that show a result; one that was added since has still to be rolled."""
    return [die for die in pool_dice(game) if game.faces[die]]


def shows(game: ElderSign, face: int) -> bool:
    """Whether a die of the pool shows the face."""
    return face in game.faces and any(game.faces[die] == face for die in pool_dice(game))


def track_length(game: ElderSign) -> int:
    """ES-022: how many spaces the doom track has."""
    return len(ancient_one(game).track)


def all_tokens(masks: bool, rows: tuple[Rows, ...]) -> tuple[int, ...]:
    """ES-007, ES-010: the monster tokens, with the masks or without."""
    return tuple([token for token in MONSTERS.first(rows) if masks or not MONSTERS.rows[token].mask])
