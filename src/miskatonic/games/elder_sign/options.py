"""What can be done and what can't come from the same functions: each gives options, or the reason why not."""

import functools
from collections.abc import Callable, Sequence

from miskatonic.games.elder_sign.names import DIE_NAMES, FACE_NAMES, SAID_FACES
from miskatonic.games.elder_sign.rows.dice import FACE_IDS
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Barred, Option

Offer = Sequence[Option] | Barred
"""What one action comes to: its options, or why it can't be done."""

ENOUGH = Option("enough", passes=True)
"""No more of what could be done several times."""


def barred_of(offers: Callable[[ElderSign], list[Offer]]) -> Callable[[ElderSign], list[Barred]]:
    """The reasons among what these functions give."""
    return lambda game: [offer for offer in offers(game) if isinstance(offer, Barred)]


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
