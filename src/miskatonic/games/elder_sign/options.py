"""Options that several chapters offer."""

import functools

from miskatonic.games.elder_sign.dice import FACE_IDS
from miskatonic.games.elder_sign.names import DIE_NAMES, FACE_NAMES
from miskatonic.kernel import Option

ENOUGH = Option("enough", passes=True)
"""No more of what could be done several times."""


@functools.cache
def die_option(verb: str, die: int, face: int) -> Option:
    """The option to do something with a die that shows a face."""
    return Option(
        f"{verb}:{die}", die, alike=True, die=DIE_NAMES[die], number=die, face=FACE_NAMES[face] or "face-unrolled"
    )


@functools.cache
def turn_option(die: int, face: int, to: int) -> Option:
    """The option to turn a die that shows one face to another."""
    return Option(
        f"turn:{die}:{FACE_IDS[to]}",
        (die, to),
        alike=True,
        die=DIE_NAMES[die],
        number=die,
        face=FACE_NAMES[face],
        new_face=FACE_NAMES[to],
    )
