"""Cards as a board shows them: printed facts, what is on them, their current numbers."""

from typing import Literal, NotRequired, TypedDict, final

from miskatonic.games.arkham_lcg.board.words import Icon, Keyword, Kind, NoSlot, OfClass, OtherKind, Slot, Symbol, Uses


class PrintedCard(OfClass):
    """What never changes about a card."""

    level: int | None
    cost: int | None
    icons: dict[Icon, int]
    slot: Slot | NoSlot
    slots: int
    traits: list[str]
    weakness: bool
    fast: bool
    changed: NotRequired[Literal[True]]
    """The table's list of taboos changes its text."""
    permanent: NotRequired[Literal[True]]
    """It starts in play and stays there."""


class LyingCard(PrintedCard):
    """A card with its tokens. Kinds of tokens it doesn't have are left out."""

    id: str
    """What it is called in options: `ghoul_minion.2`."""
    card: str
    """Its name."""
    exhausted: bool
    damage: NotRequired[int]
    horror: NotRequired[int]
    clues: NotRequired[int]
    doom: NotRequired[int]
    resources: NotRequired[int]
    uses: NotRequired[int]
    word: NotRequired[str]
    """What was said of it, by its name: a role, a token."""
    attached: NotRequired[list["AnyCard"]]
    """The cards that are attached to it."""
    sealed: NotRequired[list[str]]
    """The chaos tokens that are sealed on it."""


@final
class SeenCard(LyingCard):
    """Any card but an enemy."""

    kind: OtherKind
    uses_kind: NotRequired[Uses]
    """Of cards with uses, also when none is left."""
    health: NotRequired[int | None]
    """Of assets and investigators."""
    sanity: NotRequired[int | None]


@final
class SeenEnemy(LyingCard):
    """An enemy with its numbers as they are now."""

    kind: Literal["enemy"]
    health: int
    sanity: None
    fight: int
    evade: int
    damage_dealt: int
    """What its attack deals."""
    horror_dealt: int
    keywords: list[Keyword]
    victory: int


AnyCard = SeenCard | SeenEnemy


class SeenPlace(TypedDict):
    """A location with whatever is there. What is only on its revealed side is null until it is revealed."""

    id: str
    card: str
    kind: Literal["location"]
    revealed: bool
    shroud: int | None
    clues: int
    clue_value: int | None
    """How many clues it was revealed with."""
    doom: int
    victory: int
    symbol: Symbol
    connects: list[str]
    """The ids of the locations that one gets to from here."""
    investigators: list[int]
    enemies: list[SeenEnemy]
    """Those that nobody is engaged with."""
    attached: list[AnyCard]
    others: list[AnyCard]
    """What else is there: assets that nobody controls."""


class SeenStage(TypedDict):
    """The current act or agenda."""

    id: str
    card: str
    stage: int
    doom: int
    threshold: int
    """How much doom in play advances the agenda; of an act 0."""
    clues: int
    objective: bool
    """Whether an act does not ask for clues: its text says what it takes."""
    attached: NotRequired[list["AnyCard"]]


class ListedCard(OfClass):
    """Equal cards in a deck."""

    id: str
    card: str
    kind: Kind
    level: int | None
    cost: int | None
    icons: dict[Icon, int]
    count: int
