"""What an Old One is like; the Old Ones themselves are in `cards.old_ones`, each with what it does."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.kernel import Catalogue

if TYPE_CHECKING:
    from miskatonic.games.reign_of_cthulhu.state import Reign


@dataclass(frozen=True, slots=True)
class OldOne:
    """A printed Old One: whether it lasts to the end of the game, its rule, what happens when it awakes, and what is
    otherwise as long as it is in force.
    """

    id: str
    rule: str
    ongoing: bool = False
    last: bool = False
    """It is at the end of the row, and awaking it loses the game."""
    awakes: Callable[["Reign"], Awaitable[None]] | None = None
    cancelled: Callable[["Reign"], None] | None = None
    """What is undone when somebody puts it back to sleep."""
    holds_among: int = 0
    """Nobody may leave a place with this many cultists before defeating one of them; 0: they may."""
    closes_gates: bool = False
    """Nobody steps through a gate."""
    locks_relics: bool = False
    """Only the active player plays relics."""
    linked_clue: bool = False
    """A seal costs one more clue, of a linked town."""

    @property
    def name(self) -> str:
        """The id of its name."""
        return f"old_one-{self.id}"


def _messages(card: OldOne) -> Iterator[str]:
    """Why something can't be done, or costs more, because of it."""
    if card.holds_among or card.closes_gates or card.locks_relics:
        yield f"barred-{card.id}"
    if card.linked_clue:
        yield f"why-seal_{card.id}"


OLD_ONES: Catalogue[OldOne] = Catalogue("old_one", parts=lambda card: ("text", "brief"), messages=_messages)
