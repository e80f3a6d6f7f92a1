"""What a Mythos card is (ES-193 to ES-197); the rows stand in `cards/mythos.py`."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.games.elder_sign.rows.occasions import SILENT, Says
from miskatonic.kernel import Catalogue, unless_known

MOMENTS = (
    "terror", "next_midnight", "each_midnight", "on_move", "on_assist", "on_success", "on_fail", "on_fail_other_world",
    "on_monster_trophy",
)  # fmt: skip
FORBIDDEN = ("focus", "assist", "free_first_aid", "lost_and_found", "souvenir_shop")
CHANGED = ("free_first_aid", "clue_reroll_max_dice", "souvenir_price")
"""What a card can wait for, forbid and change; the rules ask at these occasions."""


class Mythos(NamedTuple):
    """A printed Mythos card.

    `now` is the immediate effect. `lasting` happens whenever `when` says: on terror, at the next midnight or at each,
    on a move onto a monster, an assist, a success, a failure. `stays` marks the few that outlive their replacement
    (ES-196), `ends_with_a_sign` one that is over as soon as an Elder Sign is gained.
    """

    id: str
    now: Effects
    when: str = ""
    lasting: Effects = ()
    locks: tuple[str, ...] = ()
    forbids: str = ""
    changes: Mapping[str, int] = {}
    stays: bool = False
    ends_with_a_sign: bool = False
    says: Says = SILENT


def _wrong(row: Mythos) -> Iterator[str]:
    yield from unless_known("moment", row.when, ("", *MOMENTS))
    yield from unless_known("action", row.forbids, ("", *FORBIDDEN))
    for what in row.changes:
        yield from unless_known("number", what, CHANGED)


MYTHOS: Catalogue[Mythos] = Catalogue("mythos", parts=lambda row: ("lower", "now", "lasting"), wrong=_wrong)
