"""What a Mythos card is (ES-193 to ES-197); the rows stand in `cards/mythos.py`."""

from collections.abc import Mapping
from typing import NamedTuple

from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.games.elder_sign.rows.occasions import SILENT, Says
from miskatonic.kernel import Catalogue


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


MYTHOS: Catalogue[Mythos] = Catalogue("mythos", parts=lambda row: ("lower", "now", "lasting"))
