"""What a relic is like; the relics themselves are in `cards.relics`, each with what it does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.kernel import Catalogue

if TYPE_CHECKING:
    from miskatonic.games.reign_of_cthulhu.state import Reign


def always(game: "Reign", seat: int) -> bool:
    """The card does something whenever it is played."""
    return True


@dataclass(frozen=True, slots=True)
class Relic:
    """A printed relic: its rule, what it does, whether it can do anything now, whether playing it means a roll.

    The seat is the one who plays the card; the active player may be somebody else and may then decline (RC-131).
    """

    id: str
    rule: str
    effect: Callable[["Reign", int], Awaitable[None]]
    works: Callable[["Reign", int], bool] = always
    rolls: bool = True

    @property
    def name(self) -> str:
        """The id of its name."""
        return f"relic-{self.id}"


RELICS: Catalogue[Relic] = Catalogue("relic", thing="card", parts=lambda relic: ("text",))
