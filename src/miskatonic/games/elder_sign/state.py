"""The position of a game of Elder Sign, and what must always hold for it."""

from dataclasses import dataclass

from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.monsters import MONSTERS, TOKENS
from miskatonic.kernel import State

ENTRANCE, BATTLE = -1, -2
"""Where a marker is that stands on no card: on the entrance sheet, or before the Ancient One (ES-227)."""
VACANT, OUT = -1, -2
"""A seat whose investigator was devoured and will be replaced (ES-178), and one that is out of the game (ES-179)."""

# The decks, by number; the last card of each is on top, and what was used lies at the bottom.
ADVENTURE, OTHER_WORLD, COMMON_ITEM, UNIQUE_ITEM, SPELL, ALLY, MYTHOS = range(7)
DECK_IDS = ("adventure", "other_world", "common_item", "unique_item", "spell", "ally", "mythos")
HAND_KINDS = (COMMON_ITEM, UNIQUE_ITEM, SPELL, ALLY)
"""The cards a player holds are numbered through: 12 Common Items, 12 Unique Items, 12 Spells, 8 Allies (ES-002)."""
HAND_CARDS, FIRST_OF = 44, {COMMON_ITEM: 0, UNIQUE_ITEM: 12, SPELL: 24, ALLY: 36}
MYTHOS_CARDS = 32

# The dice, by number: six green ones, the yellow and the red one (ES-001).
DICE = range(8)
YELLOW, RED = 6, 7
COLOUR = (0, 0, 0, 0, 0, 0, 1, 2)
COLOURS = ("green", "yellow", "red")

# Where a die is.
SUPPLY, POOL, ON_TASK, DISCARDED, FOCUSED, LOCKED, GONE = range(7)
HELPER = 10
"""On the marker of a helper: this plus the seat (ES-127)."""
ON_SPELL = 100
"""On a spell: this plus the number of the card (ES-163)."""

# What holds a lock or counts as a trophy: cards by their number, tokens and Mythos cards above it.
TOKEN, MYTHOS_LOCK = 100, 200
BELOW = 9
"""The slot of a token that lies below a card (ES-208)."""
MUSEUM = 6


class TurnEnds(Exception):
    """ES-180, ES-228: the turn goes straight to its clock phase."""


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
    used: tuple[str, ...]
    """What may be done once a turn and has been: focus, refused:2, assist:2, peek, tommy_gun …"""
    clock: int
    """Steps since XII, from 0 to 3."""
    midnight: bool
    """ES-185: whether the hand moved to or past XII in this turn."""
    doom: int
    signs: int
    awake: bool
    awakening: bool
    """The last doom space is filled, and what is being settled is not yet done (ES-229)."""
    devoured: bool
    """The active investigator was devoured in the own turn, which ends as soon as this is settled (ES-180)."""
    settling: int
    """How many rewards, penalties and effects are being carried out: what they cause comes after them."""
    decks: list[tuple[int, ...]]
    returned: list[int]
    """How many cards at the bottom of each deck everybody has seen go there (ES-020)."""
    foreseen: bool
    """Whether the top Mythos card has been looked at."""
    cup: tuple[int, ...]
    museum: tuple[int, ...]
    """The six Adventures, -1 for an empty place (ES-084)."""
    worlds: tuple[int, ...]
    removed: tuple[int, ...]
    """Other Worlds that have left the game (Yog-Sothoth)."""
    monsters: tuple[int, ...]
    """Tokens in play in the order they came: token * 1000 + card * 10 + task, or BELOW."""
    beaten: tuple[int, ...]
    """Tokens that are taken when the action phase ends (ES-215, ES-222)."""
    mythos: int
    kept: tuple[int, ...]
    """Mythos cards whose effect has outlived them (ES-196)."""
    ended: tuple[int, ...]
    """Of those, the ones whose effect is over while they still lie open."""
    dice: list[int]
    faces: list[int]
    """What each die shows; 0 before it is rolled."""
    locks: list[tuple[int, ...]]
    """For each colour, what holds a lock on it, in the order of entering play (ES-140)."""
    done: tuple[int, ...]
    """Tasks completed in this attempt: by row, or TOKEN plus the number of a monster below the card."""
    rolls: int
    """Rolls made in this attempt."""
    rolled: bool
    """Whether a roll lies open that has not been judged yet."""
    failed: bool
    """Whether the last roll failed, so that a die may be kept before the next one (ES-121, ES-125)."""
    spent_roll: tuple[str, ...]
    """What may be done once per roll and has been (ES-182)."""
    fresh: tuple[int, ...]
    """Dice secured out of the open roll: for later rolls only (ES-120)."""


def present(game: ElderSign) -> list[int]:
    """The seats with an investigator, from the active one in turn order."""
    order = [(game.active + i) % game.seats for i in range(game.seats)]
    return [seat for seat in order if game.who[seat] >= 0]


def in_play(game: ElderSign) -> list[int]:
    """The Adventures and Other Worlds that lie open."""
    return [card for card in game.museum if card >= 0] + list(game.worlds)


def token_of(monster: int) -> int:
    """The token of an entry of `monsters`."""
    return monster // 1000


def card_of(monster: int) -> int:
    """The card it lies on or below."""
    return monster % 1000 // 10


def slot_of(monster: int) -> int:
    """The row it covers, or BELOW."""
    return monster % 10


def kind_of(card: int) -> int:
    """The deck a held card belongs to."""
    return COMMON_ITEM if card < 12 else UNIQUE_ITEM if card < 24 else SPELL if card < 36 else ALLY


def pool(game: ElderSign) -> list[int]:
    """The dice the active player rolls."""
    return [die for die, place in enumerate(game.dice) if place == POOL]


def shows(game: ElderSign, face: int) -> bool:
    """Whether a die of the pool shows the face."""
    return face in game.faces and any(game.faces[die] == face for die in pool(game))


def track_length(game: ElderSign) -> int:
    """ES-022: how many spaces the doom track has."""
    return len(ANCIENT_ONES[game.ancient_one].track)


def problems(game: ElderSign) -> list[str]:
    """ES-001, ES-002, ES-003: what must hold after every change, in words where it does not."""
    if misshapen := _misshapen(game):
        return misshapen
    if game.ancient_one < 0 or (not game.cup and not game.monsters and game.mythos < 0 and not game.awake):
        return []  # nothing has been laid out yet
    found = []
    cards = [card for kind in HAND_KINDS for card in game.decks[kind]]
    if sorted([*cards, *(card for hand in game.hands for card in hand)]) != list(range(HAND_CARDS)):
        found.append("an item, spell or ally is missing or there twice")
    trophies = [trophy for won in game.trophies for trophy in won]
    adventures = [*game.decks[ADVENTURE], *game.decks[OTHER_WORLD], *in_play(game), *game.removed]
    if sorted([*adventures, *(card for card in trophies if card < TOKEN)]) != list(range(len(CARDS))):
        found.append("an Adventure or Other World is missing or there twice")
    tokens = [*game.cup, *map(token_of, game.monsters), *(card - TOKEN for card in trophies if card >= TOKEN)]
    masks = ANCIENT_ONES[game.ancient_one].masks
    if sorted(tokens) != [token for token in range(len(TOKENS)) if masks or not MONSTERS[TOKENS[token]].mask]:
        found.append("a monster is missing or there twice")
    mythos = [*game.decks[MYTHOS], *game.kept] + [game.mythos] * (game.mythos >= 0)
    if sorted(mythos) != list(range(MYTHOS_CARDS)):
        found.append("a Mythos card is missing or there twice")
    for seat in present(game) if game.mythos >= 0 or game.awake else ():
        if not (game.sanity[seat] > 0 and game.stamina[seat] > 0) and not game.settling:
            found.append(f"seat {seat} has {game.sanity[seat]} sanity and {game.stamina[seat]} stamina")
    if not 0 <= game.doom <= track_length(game) or game.signs < 0 or not 0 <= game.clock < 4:
        found.append(f"doom {game.doom}, signs {game.signs}, clock {game.clock}")
    return found + _dice_problems(game)


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


def _misshapen(game: ElderSign) -> list[str]:
    """Lists of a wrong length and numbers that name nothing, as only a hand-made position can have."""
    by_seat = (game.who, game.sanity, game.stamina, game.clues, game.at, game.hands, game.trophies)
    if game.seats not in range(1, 9) or any(len(each) != game.seats for each in by_seat):
        return [f"not everything is there for {game.seats} seats"]
    if len(game.lowered) != 2 * game.seats or game.active not in range(game.seats):
        return ["a seat that does not exist"]
    if game.ancient_one not in range(-1, len(ANCIENT_ONES)) or any(who not in range(-2, 16) for who in game.who):
        return ["an Ancient One or investigator that does not exist"]
    if len(game.decks) != 7 or len(game.returned) != 7 or len(game.museum) != MUSEUM or len(game.locks) != 3:
        return ["a deck that does not exist"]
    if len(game.dice) != len(DICE) or len(game.faces) != len(DICE) or any(face not in range(9) for face in game.faces):
        return ["a die that does not exist"]
    cards = [*in_play(game), *game.decks[ADVENTURE], *game.decks[OTHER_WORLD], *map(card_of, game.monsters)]
    hand = [card for kind in HAND_KINDS for card in game.decks[kind]] + [c for h in game.hands for c in h]
    mythos = [*game.decks[MYTHOS], *game.kept] + [game.mythos] * (game.mythos != -1)
    tokens = [*game.cup, *map(token_of, game.monsters)]
    if any(card not in range(len(CARDS)) for card in cards) or any(card not in range(HAND_CARDS) for card in hand):
        return ["a card that does not exist"]
    if any(card not in range(MYTHOS_CARDS) for card in mythos) or any(
        token not in range(len(TOKENS)) for token in tokens
    ):
        return ["a Mythos card or monster that does not exist"]
    places = [*range(GONE + 1), *range(HELPER, HELPER + 8), *range(ON_SPELL, ON_SPELL + HAND_CARDS)]
    return [] if all(place in places for place in game.dice) else ["a place for a die that does not exist"]
