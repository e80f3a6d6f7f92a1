"""Who sits where, and how the numbers in events and questions are named."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.elder_sign.names import (
    ANCIENT_ONE_NAMES,
    CARD_NAMES,
    DIE_NAMES,
    FACE_NAMES,
    HAND_NAMES,
    INVESTIGATOR_NAMES,
    MONSTER_NAMES,
    MYTHOS_NAMES,
    SEAT_NAMES,
    place_name,
    player_name,
    trophy_name,
)
from miskatonic.games.elder_sign.state import DECK_IDS, MYTHOS_LOCK, TOKEN, ElderSign
from miskatonic.kernel import Name


def who(game: ElderSign, seat: int) -> Name:
    """The name by which a seat is told of: its investigator, or its number while it has none."""
    return player_name(seat, game.who[seat])


def source_name(source: int) -> Name:
    """What holds a lock: a card, a monster or a Mythos card."""
    if source >= MYTHOS_LOCK:
        return MYTHOS_NAMES[source - MYTHOS_LOCK]
    return MONSTER_NAMES[source - TOKEN] if source >= TOKEN else CARD_NAMES[source]


_NAMERS: dict[str, Callable[[ElderSign, Any], Any]] = {
    "who": who,
    "other": who,
    "seat": lambda game, seat: SEAT_NAMES[seat],
    "investigator": lambda game, card: INVESTIGATOR_NAMES[card],
    "ancient_one": lambda game, card: ANCIENT_ONE_NAMES[card],
    "place": lambda game, place: place_name(place),
    "card": lambda game, card: HAND_NAMES[card],
    "kind": lambda game, kind: f"kind-{DECK_IDS[kind]}",
    "monster": lambda game, token: MONSTER_NAMES[token],
    "mythos": lambda game, card: MYTHOS_NAMES[card],
    "source": lambda game, source: source_name(source),
    "die": lambda game, die: DIE_NAMES[die],
    "dice": lambda game, dice: tuple(DIE_NAMES[die] for die in dice),
    "face": lambda game, face: FACE_NAMES[face],
    "old_face": lambda game, face: FACE_NAMES[face],
    "faces": lambda game, faces: tuple(FACE_NAMES[face] for face in sorted(faces)),
    "old_faces": lambda game, faces: tuple(FACE_NAMES[face] for face in sorted(faces)),
    "trophies": lambda game, trophies: tuple(trophy_name(trophy) for trophy in trophies),
}


def named(game: ElderSign, args: dict[str, Any]) -> dict[str, Any]:
    """An event's or question's arguments with names for seats, cards and dice; what is a name already stays."""
    return {
        key: value if key not in _NAMERS or _is_named(value) else _NAMERS[key](game, value)
        for key, value in args.items()
    }


def _is_named(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and all(isinstance(one, str) for one in value))
