"""The decks by number (ES-002), and catalogues of cards that several decks number through."""

from typing import Literal, Protocol, TypeVar

from miskatonic.kernel import Catalogue, Name, Rows
from miskatonic.kernel.catalogue import Row

DeckId = Literal["adventure", "other_world", "common_item", "unique_item", "spell", "ally", "mythos"]

ADVENTURE, OTHER_WORLD, COMMON_ITEM, UNIQUE_ITEM, SPELL, ALLY, MYTHOS_DECK = range(7)
DECK_IDS: tuple[DeckId, ...] = ("adventure", "other_world", "common_item", "unique_item", "spell", "ally", "mythos")
HAND_KINDS = (COMMON_ITEM, UNIQUE_ITEM, SPELL, ALLY)
"""The decks of the cards that players hold."""


class DeckCard(Row, Protocol):
    """A row that knows its deck."""

    @property
    def kind(self) -> int:
        """The number of its deck."""


D = TypeVar("D", bound=DeckCard)


class Through(Catalogue[D]):
    """Cards of several decks, numbered through; the name of each begins with its own deck.

    A card that came after the last release has a number after those of all decks, wherever it is in its own.
    """

    def add(self, row: D) -> D:
        """One row more, named after its deck."""
        first = len(self)
        super().add(row)
        self.names[first:] = [Name(f"{DECK_IDS[row.kind]}-{row.id}", name.thing) for name in self.names[first:]]
        return row

    def of_kind(self, kind: int, rows: tuple[Rows, ...] = ()) -> tuple[int, ...]:
        """The numbers of the cards of one deck, of those that a table is made of."""
        return tuple([number for number in self.first(rows) if self.rows[number].kind == kind])

    def wanted_words(self) -> dict[str, tuple[str, ...]]:
        """The names of all rows, each with the parts its words must have."""
        return {str(name): tuple(self.parts(row)) for name, row in zip(self.names, self, strict=True)}
