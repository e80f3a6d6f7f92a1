"""What must hold for a position of Elder Sign after every change."""

from collections.abc import Sequence
from typing import Any

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, DECK_IDS, HAND_KINDS, MYTHOS_DECK, OTHER_WORLD
from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, FACES
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.state import (
    ADDED,
    BATTLE,
    BELOW,
    GONE,
    HELPER,
    LAYING_OUT,
    LOCKED,
    MUSEUM,
    MYTHOS_LOCK,
    ON_SPELL,
    OUT,
    SEATS,
    TOKEN,
    VACANT,
    ElderSign,
    all_tokens,
    ancient_one,
    in_play,
    present,
    track_length,
)
from miskatonic.kernel import Ranges, out_of_range, repeated


def problems(game: ElderSign) -> list[str]:
    """ES-001, ES-002, ES-003: what must hold after every change, in words where it does not."""
    if misshapen := _misshapen(game):
        return misshapen
    if game.ancient_one < 0 or (not game.cup and not game.monsters and game.mythos < 0 and not game.awake):
        return _early(game)  # nothing has been laid out yet
    found = []
    cards = [card for kind in HAND_KINDS for card in game.decks[kind]]
    if sorted([*cards, *(card for hand in game.hands for card in hand)]) != list(HAND.first(game.rows)):
        found.append("an item, spell or ally is missing or appears twice")
    trophies = [trophy for won in game.trophies for trophy in won]
    adventures = [*game.decks[ADVENTURE], *game.decks[OTHER_WORLD], *in_play(game), *game.removed]
    if sorted([*adventures, *(card for card in trophies if card < TOKEN)]) != list(CARDS.first(game.rows)):
        found.append("an Adventure or Other World is missing or appears twice")
    tokens = [*game.cup, *(card - TOKEN for card in trophies if card >= TOKEN)]
    tokens += [figure.token for figure in game.monsters]
    if sorted(tokens) != list(all_tokens(ancient_one(game).masks, game.rows)):
        found.append("a monster is missing or appears twice")
    mythos = [*game.decks[MYTHOS_DECK]] + [game.mythos] * (game.mythos >= 0)
    if sorted(mythos) != list(MYTHOS.first(game.rows)):
        found.append("a Mythos card is missing or appears twice")
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
    """Markers and monsters on cards that are not face up."""
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
"""Fields in which nothing appears twice; cards and tokens are counted above."""


def ranges() -> Ranges:
    """The possible numbers in each field."""
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
