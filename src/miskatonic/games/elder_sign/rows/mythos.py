"""What a Mythos card is (ES-193 to ES-197); the rows are in `cards/mythos.py`."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from miskatonic.games.elder_sign.rows.dice import Colour
from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.kernel import Catalogue, unless_known

MOMENTS = ("terror", "next_midnight", "on_move", "on_success", "on_fail", "on_monster_trophy")
FORBIDDEN = ("focus", "assist", "souvenir_shop")
CHANGED = ("clue_reroll_max_dice",)
"""What a card can wait for, forbid and change; the rules ask at these occasions."""
Half = Literal["now", "lasting"]
HALVES: tuple[Half, ...] = ("now", "lasting")


class Mythos(NamedTuple):
    """A printed Mythos card: an upper and a lower half with a title each; halves with equal titles do the same.

    `now` is the upper half, the immediate effect. `lasting` happens whenever `when` says: on terror, at the next
    midnight, on a move onto a monster, a success, a failure. `adventures` is how many Adventures more come into play;
    they stay until they are resolved (ES-196). `invented` are the halves that are our own design.
    """

    id: str
    now: Effects
    when: str = ""
    lasting: Effects = ()
    locks: tuple[Colour, ...] = ()
    forbids: str = ""
    changes: Mapping[str, int] = {}
    adventures: int = 0
    copies: int = 1
    invented: tuple[Half, ...] = HALVES


def _wrong(row: Mythos) -> Iterator[str]:
    yield from unless_known("moment", row.when, ("", *MOMENTS))
    yield from unless_known("action", row.forbids, ("", *FORBIDDEN))
    for what in row.changes:
        yield from unless_known("number", what, CHANGED)
    for half in row.invented:
        yield from unless_known("half", half, HALVES)


MYTHOS: Catalogue[Mythos] = Catalogue("mythos", parts=lambda row: ("lower", "now", "lasting"), wrong=_wrong)
