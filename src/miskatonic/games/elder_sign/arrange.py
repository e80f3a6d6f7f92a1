"""Positions as text (see `kernel.arranged`), one sentence a line. Seats are counted from 0, rows of a card from 1.

investigators NAME…        who plays; the first sentence, and the only one that must be there
ancient_one NAME           whom they face (without it: Hastur)
museum NAME…               exactly these Adventures are face up, the seventh and more on top of the usual six; locks on
                           them do not hold unless `locked` says so
worlds NAME…               these Other Worlds are in play
locked NAME                the locks printed on a card in play hold
mythos NAME                this Mythos card is face up; its lock holds, its immediate effect is over
at SEAT PLACE              a marker stands on this card, or at the `entrance`
holds SEAT NAME…           these items, spells or allies are in a hand
on_spell SEAT NAME FACE…   green dice with these faces lie on a spell this seat holds
clues SEAT COUNT           likewise sanity, stamina: how many are left
trophies SEAT NAME…        won cards and monsters
monster NAME PLACE [ROW]   a monster lies on a row of a card, or below it; a lock on it holds
cup NAME…                  only these monsters are in the cup; the others are the last seat's trophies
next NAME…                 the next cards to be drawn from their decks, whichever these are, the first one first
doom COUNT                 likewise signs; clock: steps of three hours after XII
turn SEAT                  this player's turn begins (without it: seat 0's)
midnight SEAT              midnight strikes after this player's turn
battle SEAT [DOOM]         the Ancient One is awake, with a full track or so much doom, and this player's turn begins

Whatever is not said is plain: full tokens, empty hands, six Adventures without locks and midnight effects, a Mythos
card that does nothing any more, no monsters, no doom.
"""

from collections.abc import Callable, Sequence

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, MYTHOS_DECK, OTHER_WORLD
from miskatonic.games.elder_sign.rows.dice import COLOURS, FACE_IDS, YELLOW, Colour
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rules.setup import empty_table
from miskatonic.games.elder_sign.state import (
    BATTLE,
    BELOW,
    ENTRANCE,
    MUSEUM,
    MYTHOS_LOCK,
    ON_SPELL,
    SUPPLY,
    TOKEN,
    ElderSign,
    Figure,
    all_tokens,
    ancient_one,
    kind_of,
    track_length,
)
from miskatonic.kernel import BadPosition, lay

FACE: dict[str, int] = {name: face for face, name in FACE_IDS.items()}
QUIET = "sudden_terror"
"""A Mythos card without a lasting effect."""


def position(sentences: Sequence[Sequence[str]]) -> ElderSign:
    """The position that the sentences tell."""
    if not sentences or sentences[0][0] != "investigators":
        raise BadPosition("the first sentence says who plays: investigators NAME…")
    game = plain(sentences[0][1:])
    for verb, *said in sentences[1:]:
        lay(SENTENCES, game, verb, [int(word) if word.isdigit() else word for word in said])
    return game


def plain(investigators: Sequence[str], against: str = "hastur") -> ElderSign:
    """These investigators at the entrance with full tokens and no equipment, and nothing on the table does anything."""
    if not investigators:
        raise BadPosition("somebody must play")
    game = empty_table(len(investigators)).copy()
    game.step = "turn.begin"
    game.who = tuple(INVESTIGATORS.number(name) for name in investigators)
    game.left = tuple(number for number in range(len(INVESTIGATORS)) if number not in game.who)
    face(game, against)
    for seat in range(game.seats):
        game.sanity[seat] = basics.maximum(game, seat, "sanity")
        game.stamina[seat] = basics.maximum(game, seat, "stamina")
    mythos(game, QUIET)
    dull = [CARDS[card] for card in CARDS.of_kind(ADVENTURE) if not CARDS[card].locks and not CARDS[card].midnight]
    museum(game, *(row.id for row in dull[:MUSEUM]))
    return game


def face(game: ElderSign, name: str) -> None:
    """Whom they face; the masks are in the cup only for who brings them."""
    game.ancient_one = ANCIENT_ONES.number(name)
    game.cup = all_tokens(ancient_one(game).masks, game.rows)


# --- The museum -----------------------------------------------------------------------------------------------------


def museum(game: ElderSign, *names: str) -> None:
    """Exactly these Adventures are face up."""
    cards = [CARDS.number(name) for name in names]
    back = [card for card in game.museum if card >= 0]
    game.decks[ADVENTURE] = tuple(card for card in (*back, *game.decks[ADVENTURE]) if card not in cards)
    game.museum = (*cards, *(-1,) * (MUSEUM - len(cards)))


def worlds(game: ElderSign, *names: str) -> None:
    """These Other Worlds are in play."""
    game.worlds = tuple(CARDS.number(name) for name in names)
    game.decks[OTHER_WORLD] = tuple(card for card in CARDS.of_kind(OTHER_WORLD) if card not in game.worlds)


def locked(game: ElderSign, name: str) -> None:
    """The locks printed on a card in play hold."""
    card = CARDS.number(name)
    _lock(game, CARDS[card].locks, card)


def _lock(game: ElderSign, colours: Sequence[Colour], source: int) -> None:
    for colour in colours:
        game.locks[COLOURS.index(colour)] += (source,)
        dice = basics.takeable(game, COLOURS.index(colour))
        if dice:
            basics.lock_die(game, max(dice))


def mythos(game: ElderSign, name: str) -> None:
    """This Mythos card is face up and its lock holds."""
    card = MYTHOS.number(name)
    game.locks = [tuple(lock for lock in queue if lock < MYTHOS_LOCK) for queue in game.locks]
    game.mythos = card
    game.decks[MYTHOS_DECK] = tuple(other for other in range(len(MYTHOS)) if other != card)
    _lock(game, MYTHOS[card].locks, MYTHOS_LOCK + card)


def on_top(game: ElderSign, *names: str) -> None:
    """The next cards to be drawn from their decks, the first one first."""
    for name in reversed(names):
        if name in MYTHOS.ids:
            card, deck = MYTHOS.number(name), MYTHOS_DECK
        elif name in CARDS.ids:
            card = CARDS.number(name)
            deck = CARDS[card].kind
        else:
            card = HAND.number(name)
            deck = kind_of(card)
        game.decks[deck] = (*(other for other in game.decks[deck] if other != card), card)


# --- Players --------------------------------------------------------------------------------------------------------


def at(game: ElderSign, seat: int, place: str) -> None:
    """Where a marker stands."""
    game.at[seat] = ENTRANCE if place == "entrance" else CARDS.number(place)


def holds(game: ElderSign, seat: int, *names: str) -> None:
    """These items, spells or allies are in a hand, out of their decks."""
    for name in names:
        deck = kind_of(HAND.number(name))
        card = _first(name, [other for other in sorted(game.decks[deck]) if HAND[other].id == name])
        game.decks[deck] = tuple(other for other in game.decks[deck] if other != card)
        game.hands[seat] += (card,)


def on_spell(game: ElderSign, seat: int, spell: str, *faces: str) -> None:
    """Green dice with these faces lie on a spell this seat holds."""
    card = _first(spell, [card for card in game.hands[seat] if HAND[card].id == spell])
    for name in faces:
        die = game.dice[:YELLOW].index(SUPPLY)
        game.dice[die] = ON_SPELL + card
        game.faces[die] = FACE[name]


def clues(game: ElderSign, seat: int, count: int) -> None:
    """So many clues."""
    game.clues[seat] = count


def sanity(game: ElderSign, seat: int, count: int) -> None:
    """So much sanity left."""
    game.sanity[seat] = count


def stamina(game: ElderSign, seat: int, count: int) -> None:
    """So much stamina left."""
    game.stamina[seat] = count


def trophies(game: ElderSign, seat: int, *names: str) -> None:
    """Won cards and monsters, out of decks and cup."""
    for name in names:
        if name in CARDS.ids:
            card = CARDS.number(name)
            deck = CARDS[card].kind
            game.decks[deck] = tuple(other for other in game.decks[deck] if other != card)
            game.trophies[seat] += (card,)
        else:
            game.trophies[seat] += (TOKEN + _out_of_the_cup(game, name),)


# --- Monsters -------------------------------------------------------------------------------------------------------


def _first(name: str, found: Sequence[int]) -> int:
    if not found:
        raise BadPosition(f"there is no {name} left")
    return found[0]


def _out_of_the_cup(game: ElderSign, name: str) -> int:
    token = _first(name, [token for token in game.cup if MONSTERS[token].id == name])
    game.cup = tuple(other for other in game.cup if other != token)
    return token


def monster(game: ElderSign, name: str, place: str, row: int | None = None) -> None:
    """A monster lies on a row of a card, or below it; a lock on it holds."""
    token = _out_of_the_cup(game, name)
    game.monsters += (Figure(token, CARDS.number(place), BELOW if row is None else row - 1),)
    _lock(game, MONSTERS[token].locks, TOKEN + token)


def cup(game: ElderSign, *names: str) -> None:
    """Only these monsters are in the cup; the others are the last seat's trophies."""
    kept: list[int] = []
    for name in names:
        kept.append(_first(name, [token for token in game.cup if MONSTERS[token].id == name and token not in kept]))
    game.trophies[-1] += tuple(TOKEN + token for token in game.cup if token not in kept)
    game.cup = tuple(kept)


# --- Time -----------------------------------------------------------------------------------------------------------


def doom(game: ElderSign, count: int) -> None:
    """So many doom tokens on the track."""
    game.doom = count


def signs(game: ElderSign, count: int) -> None:
    """So many Elder Signs gathered."""
    game.signs = count


def clock(game: ElderSign, steps: int) -> None:
    """The hand is that many steps of three hours past XII."""
    game.clock = steps


def turn(game: ElderSign, seat: int = 0) -> None:
    """This player's turn begins."""
    game.active, game.step = seat, "turn.begin"


def midnight(game: ElderSign, seat: int = 0) -> None:
    """Midnight strikes after this player's turn."""
    game.active, game.step = seat, "midnight"


def battle(game: ElderSign, seat: int = 0, left: int | None = None) -> None:
    """The Ancient One is awake, the museum is cleared, and this player's turn begins."""
    game.combat_x = max(1, len(game.monsters))
    game.doom = track_length(game) if left is None else left
    game.decks[ADVENTURE] = (*(card for card in game.museum if card >= 0), *game.decks[ADVENTURE])
    game.decks[OTHER_WORLD] = (*game.worlds, *game.decks[OTHER_WORLD])
    game.museum, game.worlds = (-1,) * MUSEUM, ()
    game.decks[MYTHOS_DECK] = (game.mythos, *game.decks[MYTHOS_DECK])
    game.mythos = -1
    game.at = [BATTLE] * game.seats
    game.awake = True
    turn(game, seat)


SENTENCES: dict[str, Callable[..., None]] = {
    "ancient_one": face,
    "museum": museum,
    "worlds": worlds,
    "locked": locked,
    "mythos": mythos,
    "next": on_top,
    "at": at,
    "holds": holds,
    "on_spell": on_spell,
    "clues": clues,
    "sanity": sanity,
    "stamina": stamina,
    "trophies": trophies,
    "monster": monster,
    "cup": cup,
    "doom": doom,
    "signs": signs,
    "clock": clock,
    "turn": turn,
    "midnight": midnight,
    "battle": battle,
}
