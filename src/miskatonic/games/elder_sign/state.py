"""The position of a game of Elder Sign, and what must always hold for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES, AncientOne
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, DECK_IDS, HAND_KINDS, MYTHOS_DECK, OTHER_WORLD
from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, FACES
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS, NOBODY, Investigator
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.kernel import Ranges, State, out_of_range, repeated

SEATS = range(8)
ENTRANCE, BATTLE = -1, -2
"""Where a marker is that stands on no card: on the entrance sheet, or before the Ancient One (ES-227)."""
VACANT, OUT = -1, -2
"""A seat whose investigator was devoured and will be replaced (ES-178), and one that is out of the game (ES-179)."""
MUSEUM = 6
"""ES-011: so many Adventures lie open."""

LAYING_OUT = ("setup.ancient_one", "setup.investigators", "setup.museum")
"""The steps before the first Mythos card lies open."""

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
"""In place of a row: the monster lies below the card (ES-208)."""


class Figure(NamedTuple):
    """A monster in play: its token, the card it lies on, the row it covers or BELOW."""

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
    """Where each marker stands: the number of a card, ENTRANCE or BATTLE."""
    hands: list[tuple[int, ...]]
    """Items, spells and allies of each seat."""
    trophies: list[tuple[int, ...]]
    """Won cards by number, won monsters as TOKEN plus their number."""
    spent_day: tuple[int, ...]
    """Seats whose once-per-day ability is used up (ES-183)."""
    active: int
    in_turn: bool
    """Whether it is the active player's turn; midnight lies between turns (ES-186)."""
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
    """The active investigator was devoured in the own turn, which ends as soon as this is settled (ES-180)."""
    settling: int
    """How many rewards, penalties and effects are being carried out: what they cause comes after them. Only `Settling`
    in the words touches it."""
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
    """Whether a roll lies open that has not been judged yet."""
    failed: bool
    """Whether the last roll failed, so that a die may be kept before the next one (ES-121, ES-125)."""
    ability_spent_roll: bool
    """ES-182: whether the active investigator's ability for once a roll is used up."""
    cards_spent_roll: tuple[int, ...]
    """Cards that can be used once a roll and have been."""
    completed_roll: bool
    """ES-061: whether the open roll has completed a task and goes on."""
    fresh: tuple[int, ...]
    """Dice secured out of the open roll: for later rolls only (ES-120)."""


def present(game: ElderSign) -> list[int]:
    """The seats with an investigator, from the active one in turn order."""
    order = [(game.active + i) % game.seats for i in range(game.seats)]
    return [seat for seat in order if game.who[seat] >= 0]


def in_play(game: ElderSign) -> list[int]:
    """The Adventures and Other Worlds that lie open."""
    return [card for card in game.museum if card >= 0] + list(game.worlds)


def investigator(game: ElderSign, seat: int) -> Investigator:
    """The row of whoever sits there, NOBODY if nobody does."""
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


def all_tokens(masks: bool) -> tuple[int, ...]:
    """ES-007, ES-010: the monster tokens, with the masks or without."""
    return tuple([token for token, row in enumerate(MONSTERS) if masks or not row.mask])


def problems(game: ElderSign) -> list[str]:
    """ES-001, ES-002, ES-003: what must hold after every change, in words where it does not."""
    if misshapen := _misshapen(game):
        return misshapen
    if game.ancient_one < 0 or (not game.cup and not game.monsters and game.mythos < 0 and not game.awake):
        return _early(game)  # nothing has been laid out yet
    found = []
    cards = [card for kind in HAND_KINDS for card in game.decks[kind]]
    if sorted([*cards, *(card for hand in game.hands for card in hand)]) != list(range(len(HAND))):
        found.append("an item, spell or ally is missing or there twice")
    trophies = [trophy for won in game.trophies for trophy in won]
    adventures = [*game.decks[ADVENTURE], *game.decks[OTHER_WORLD], *in_play(game), *game.removed]
    if sorted([*adventures, *(card for card in trophies if card < TOKEN)]) != list(range(len(CARDS))):
        found.append("an Adventure or Other World is missing or there twice")
    tokens = [*game.cup, *(card - TOKEN for card in trophies if card >= TOKEN)]
    tokens += [figure.token for figure in game.monsters]
    if sorted(tokens) != list(all_tokens(ancient_one(game).masks)):
        found.append("a monster is missing or there twice")
    mythos = [*game.decks[MYTHOS_DECK]] + [game.mythos] * (game.mythos >= 0)
    if sorted(mythos) != list(range(len(MYTHOS))):
        found.append("a Mythos card is missing or there twice")
    for seat in present(game) if game.mythos >= 0 or game.awake else ():
        if not (game.sanity[seat] > 0 and game.stamina[seat] > 0) and not game.settling:
            found.append(f"seat {seat} has {game.sanity[seat]} sanity and {game.stamina[seat]} stamina")
    if not 0 <= game.doom <= track_length(game) or game.signs < 0 or not 0 <= game.clock < 4:
        found.append(f"doom {game.doom}, signs {game.signs}, clock {game.clock}")
    if -1 in game.museum[MUSEUM:]:
        found.append("an Adventure beside the others is none")
    if game.step in LAYING_OUT and game.mythos >= 0:
        found.append("the table is laid out already")
    return found + _misplaced(game) + _dice_problems(game)


def _early(game: ElderSign) -> list[str]:
    """What has happened before anything could."""
    found = []
    if game.devoured or game.awakening or game.midnight or game.in_turn:
        found.append("something has happened before the game began")
    if VACANT in game.who and not game.left and game.ancient_one >= 0:
        found.append("there is no investigator for a seat")
    return found


def _misplaced(game: ElderSign) -> list[str]:
    """Markers and monsters on cards that do not lie open."""
    there = in_play(game)
    stray = [seat for seat in present(game) if game.at[seat] >= 0 and game.at[seat] not in there]
    found = [f"seat {seat} stands on a card that is not there" for seat in stray]
    if any(figure.card not in there for figure in game.monsters):
        found.append("a monster lies on a card that is not there")
    if not set(game.beaten) <= {figure.token for figure in game.monsters}:
        found.append("a beaten monster is not in play")
    return found


def _dice_problems(game: ElderSign) -> list[str]:
    found = []
    for die in DICE:
        place = game.dice[die]
        if place >= ON_SPELL and not any(place - ON_SPELL in hand for hand in game.hands):
            found.append(f"die {die} lies on a spell nobody holds")
    for colour, locks in enumerate(game.locks):
        held = sum(game.dice[die] == LOCKED for die in DICE if COLOUR[die] == colour)
        there = sum(game.dice[die] != GONE for die in DICE if COLOUR[die] == colour)
        if held > min(len(locks), there):
            found.append(f"{held} {COLOURS[colour]} dice locked by {len(locks)} locks")
    return found


_FEW, _MANY = range(20), range(100)
"""More than any game comes to: effects within effects; tokens."""
ONCE = ("left", "spent_day", "helpers_turn", "refused_roll", "removed", "beaten", "done", "fresh")
"""Fields in which nothing stands twice; cards and tokens are counted above."""


def ranges() -> Ranges:
    """The numbers that can stand in each field."""
    seats, cards, hand = SEATS, range(len(CARDS)), range(len(HAND))
    tokens, wellbeing = range(len(MONSTERS)), range(-len(_FEW), len(_FEW))
    won = (*cards, *range(TOKEN, TOKEN + len(MONSTERS)))
    return {
        "seats": range(1, len(SEATS) + 1),
        "ancient_one": range(-1, len(ANCIENT_ONES)),
        "who": range(OUT, len(INVESTIGATORS)),
        "left": range(len(INVESTIGATORS)),
        "sanity": wellbeing,
        "stamina": wellbeing,
        "lowered": _FEW,
        "clues": _MANY,
        "at": range(BATTLE, len(CARDS)),
        "hands": hand,
        "trophies": won,
        "spent_day": seats,
        "active": seats,
        "helpers_turn": seats,
        "refused_roll": seats,
        "cards_spent_turn": hand,
        "owed_turn": hand,
        "clock": range(4),
        "doom": _MANY,
        "signs": _MANY,
        "settling": _FEW,
        "decks": range(max(len(CARDS), len(HAND), len(MYTHOS))),
        "returned": _MANY,
        "cup": tokens,
        "museum": range(-1, len(CARDS)),
        "worlds": cards,
        "removed": cards,
        "monsters": range(max(len(CARDS), len(MONSTERS), BELOW + 1)),
        "beaten": tokens,
        "mythos": range(-1, len(MYTHOS)),
        "dice": range(ON_SPELL + len(HAND)),
        "faces": (0, *FACES),
        "combat_x": range(len(MONSTERS) + 1),
        "locks": (*won, *range(MYTHOS_LOCK, MYTHOS_LOCK + len(MYTHOS))),
        "done": (*range(BELOW), *(key + token for key in (TOKEN, ADDED) for token in tokens)),
        "rolls": _MANY,
        "cards_spent_roll": hand,
        "fresh": range(len(DICE)),
    }


def _misshapen(game: ElderSign) -> list[str]:
    """Lists of a wrong length and numbers that name nothing, as only a hand-made position can have."""
    if found := out_of_range(game, ranges()) or repeated(game, ONCE):
        return found
    by_seat = (game.who, game.sanity, game.stamina, game.clues, game.at, game.hands, game.trophies)
    if game.seats not in range(1, len(SEATS) + 1) or any(len(each) != game.seats for each in by_seat):
        return [f"not everything is there for {game.seats} seats"]
    if len(game.lowered) != 2 * game.seats or game.active not in range(game.seats):
        return ["a seat that does not exist"]
    if not _known([game.ancient_one], ANCIENT_ONES, -1) or not _known(game.who, INVESTIGATORS, OUT):
        return ["an Ancient One or investigator that does not exist"]
    if {len(game.decks), len(game.returned)} != {len(DECK_IDS)} or len(game.museum) < MUSEUM:
        return ["a deck that does not exist"]
    if {len(game.dice), len(game.faces)} != {len(DICE)} or len(game.locks) != len(COLOURS):
        return ["a die that does not exist"]
    if any(face not in (0, *FACES) for face in game.faces):
        return ["a face that does not exist"]
    cards = [*in_play(game), *game.decks[ADVENTURE], *game.decks[OTHER_WORLD]]
    hand = [card for kind in HAND_KINDS for card in game.decks[kind]] + [c for h in game.hands for c in h]
    if not _known(cards, CARDS) or not _known(hand, HAND) or not _known([one.card for one in game.monsters], CARDS):
        return ["a card that does not exist"]
    mythos = [*game.decks[MYTHOS_DECK]] + [game.mythos] * (game.mythos != -1)
    tokens = [*game.cup, *(figure.token for figure in game.monsters)]
    if not _known(mythos, MYTHOS) or not _known(tokens, MONSTERS):
        return ["a Mythos card or monster that does not exist"]
    places = [*range(GONE + 1), *range(HELPER, HELPER + len(SEATS)), *range(ON_SPELL, ON_SPELL + len(HAND))]
    return [] if all(place in places for place in game.dice) else ["a place for a die that does not exist"]


def _known(numbers: Sequence[int], rows: Sequence[Any], least: int = 0) -> bool:
    """Whether all these numbers are those of rows, or one of the few below them that mean something else."""
    return all(least <= number < len(rows) for number in numbers)
