"""What an Ancient One is (ES-021 to ES-024); the rows are in `cards/ancient_ones.py`, each with what it does."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from miskatonic.games.elder_sign.rows.effects import Effects, Points
from miskatonic.games.elder_sign.rows.occasions import SILENT, Says
from miskatonic.games.elder_sign.rows.tasks import Requirements, X
from miskatonic.kernel import Catalogue


class AncientOne(NamedTuple):
    """A printed Ancient One; on the track `M` is a space on which a monster appears (ES-022).

    `masks` (ES-007): whether they are among the monsters. `surcharge` is on everything paid with trophies at the
    entrance. Anyone who uses a card of the deck it `punishes` loses one of what it `takes`. `monsters_need` is one more
    task of every monster. What it does in its sleep is `invented` where that is our own design.
    """

    id: str
    signs: int
    track: str
    attack: Effects
    combat: Requirements = ()
    awakens: Effects = ()
    masks: bool = False
    surcharge: int = 0
    punishes: int = -1
    takes: Points | Literal[""] = ""
    monsters_need: Requirements = ()
    says: Says = SILENT
    invented: bool = False


def _parts(row: AncientOne) -> Iterator[str]:
    yield from ("text", "battle")
    if row.awakens:
        yield "awakens"
    if any(one.investigation == X for one in row.combat):
        yield "combat"


ANCIENT_ONES: Catalogue[AncientOne] = Catalogue("ancient_one", parts=_parts)
