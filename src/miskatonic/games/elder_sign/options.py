"""Options that several chapters offer."""

import functools

from miskatonic.games.elder_sign.dice import FACE_IDS
from miskatonic.games.elder_sign.names import DIE_NAMES, FACE_NAMES
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Option

ENOUGH = Option("enough", passes=True)
"""No more of what could be done several times."""


def die_option(verb: str, game: ElderSign, die: int) -> Option:
    """The option to do something with a die as it lies there."""
    return _die_option(verb, die, game.faces[die])


@functools.cache
def _die_option(verb: str, die: int, face: int) -> Option:
    return Option(f"{verb}:{die}", die, die=DIE_NAMES[die], face=FACE_NAMES[face] or "face-unrolled")


@functools.cache
def turn_option(die: int, face: int, to: int) -> Option:
    """The option to turn a die that shows one face to another."""
    return Option(
        f"turn:{die}:{FACE_IDS[to]}", (die, to), die=DIE_NAMES[die], face=FACE_NAMES[face], new_face=FACE_NAMES[to]
    )
