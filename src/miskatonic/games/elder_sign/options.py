"""The options that several chapters offer: no more of it, a die, a die turned to another face."""

import functools

from miskatonic.games.elder_sign.names import DIE_NAMES, SAID_FACES
from miskatonic.games.elder_sign.rows.dice import FACE_IDS, FACE_NAMES
from miskatonic.kernel import Option

ENOUGH = Option("enough", passes=True)
"""No more of what could be done several times."""


@functools.cache
def options_by_die(verb: str) -> list[list[Option]]:
    """The options to do something with each of the dice, by the face it shows."""
    return [
        [Option(f"{verb}:{die}", die, alike=True, die=name, number=die, face=face) for face in SAID_FACES]
        for die, name in enumerate(DIE_NAMES)
    ]


@functools.cache
def turn_option(verb: str, die: int, face: int, to: int) -> Option:
    """The option to turn a die that shows one face to another."""
    return Option(
        f"{verb}:{die}:{FACE_IDS[to]}" if verb == "turn" else f"{verb}:{die}",
        (die, to),
        alike=True,
        die=DIE_NAMES[die],
        number=die,
        face=FACE_NAMES[face],
        new_face=FACE_NAMES[to],
        to=FACE_IDS[to],
    )
