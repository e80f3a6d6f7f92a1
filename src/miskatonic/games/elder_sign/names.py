"""Names not of cards: places, dice, faces, players; and how the numbers in events and questions are named."""

import functools
from collections.abc import Callable
from typing import Any

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import DECK_IDS
from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, FACE_NAMES
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.state import ADDED, BATTLE, ENTRANCE, MYTHOS_LOCK, SEATS, TOKEN, ElderSign
from miskatonic.kernel import Name

SAID_FACES = ("face-unrolled", *FACE_NAMES.values())
"""What a die is said to show; ES-OP-36: one that was added to an open roll has not been rolled yet."""
COLOUR_NAMES = tuple(f"die-{colour}" for colour in COLOURS)
"""A die of a colour, whichever it is."""
DIE_NAMES = tuple(Name(COLOUR_NAMES[colour], f"die:{die}") for die, colour in enumerate(COLOUR))
SEAT_NAMES = tuple(Name(f"seat-{seat}", f"seat:{seat}") for seat in SEATS)
OFF_THE_CARDS = {
    ENTRANCE: Name("place-entrance", "place:entrance"),
    BATTLE: Name("place-battle", "place:battle"),
}


@functools.cache
def player_name(seat: int, who: int) -> Name:
    """The seat's investigator, or the number of the seat while it has none."""
    return Name(INVESTIGATORS.names[who], f"seat:{seat}") if who >= 0 else SEAT_NAMES[seat]


def who(game: ElderSign, seat: int) -> Name:
    """What a seat is called."""
    return player_name(seat, game.who[seat])


def active_player(game: ElderSign) -> dict[str, int]:
    """Whose turn it is, for a question said with that."""
    return {"who": game.active}


def place_name(place: int) -> Name:
    """Where a marker can stand."""
    return CARDS.names[place] if place >= 0 else OFF_THE_CARDS[place]


@functools.cache
def task_thing(place: int, key: int) -> str:
    """The thing a task is: the row of a card, counted from 1, the monster below it, or what is added to a monster."""
    where = place_name(place).thing.partition(":")[2]
    if key < TOKEN:
        return f"task:{where}/{key + 1}"
    added = key >= ADDED
    monster = MONSTERS.names[key - (ADDED if added else TOKEN)].thing.partition(":")[2]
    return f"task:{where}/{monster}{'/added' if added else ''}"


def source_name(source: int) -> Name:
    """What was won or holds a lock: a card, a monster or a Mythos card."""
    if source >= MYTHOS_LOCK:
        return MYTHOS.names[source - MYTHOS_LOCK]
    return MONSTERS.names[source - TOKEN] if source >= TOKEN else CARDS.names[source]


_NAMERS: dict[str, Callable[[ElderSign, Any], Any]] = {
    "who": who,
    "other": who,
    "seat": lambda game, seat: SEAT_NAMES[seat],
    "investigator": lambda game, card: INVESTIGATORS.names[card],
    "ancient_one": lambda game, card: ANCIENT_ONES.names[card],
    "place": lambda game, place: place_name(place),
    "card": lambda game, card: HAND.names[card],
    "kind": lambda game, kind: f"kind-{DECK_IDS[kind]}",
    "monster": lambda game, token: MONSTERS.names[token],
    "mythos": lambda game, card: MYTHOS.names[card],
    "source": lambda game, source: source_name(source),
    "die": lambda game, die: DIE_NAMES[die],
    "dice": lambda game, dice: tuple(DIE_NAMES[die] for die in dice),
    "face": lambda game, face: SAID_FACES[face],
    "old_face": lambda game, face: SAID_FACES[face],
    "faces": lambda game, faces: tuple(SAID_FACES[face] for face in sorted(faces)),
    "old_faces": lambda game, faces: tuple(SAID_FACES[face] for face in sorted(faces)),
    "trophies": lambda game, trophies: tuple(source_name(trophy) for trophy in trophies),
}


def named(game: ElderSign, args: dict[str, Any]) -> dict[str, Any]:
    """An event's or question's arguments with names for seats, cards and dice; what is a name already stays."""
    return {
        key: value if key not in _NAMERS or _is_named(value) else _NAMERS[key](game, value)
        for key, value in args.items()
    }


def _is_named(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and all(isinstance(one, str) for one in value))
