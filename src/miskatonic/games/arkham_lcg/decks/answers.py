"""What is asked about decks away from any table, and what is answered: the wish and the answer of each enquiry.

A `Line` is a sentence that is still to be said in somebody's language; who asks from outside gets its text. Cards are
given by their codes (`01016`) and names (`card-machete`).
"""

from typing import Literal, TypedDict

from miskatonic.games.arkham_lcg.board.words import Class, Icon, Kind, NoSlot, OfClass, Skill, Slot, Taboo
from miskatonic.kernel import Line

Format = Literal["", "line", "json", "arkhamdb", "arkham_build", "octgn"]
"""In which form a deck was written; nothing: it came as data."""
Collection = Literal["two_of_each", "one_box"]
"""How many of each card there are to build with."""
NoLine = Literal[""]


class DeckWish(TypedDict, total=False):
    """A deck in any form, and what it is judged by; if that is missing, the deck says it itself."""

    text: str
    """What somebody has. Without it the deck is what `investigator`, `cards`, `side` and `name` say."""
    deck: str
    """The same, under another name."""
    pick: str
    """Which deck of a list, by its id there."""
    investigator: str
    cards: dict[str, int]
    side: dict[str, int]
    name: str
    taboo: Taboo | Literal["off"] | None
    experience: int | None
    collection: Collection
    boxes: str
    """Those that are played with, joined by +; without it just the core set."""
    campaign: str
    """`none`: for a single scenario."""


class DeckChecked(TypedDict):
    """A deck, and everything that is wrong with it."""

    format: Format
    name: str
    decks: list["DeckOfList"]
    """Those of a list, from which one can pick."""
    title: Line | NoLine
    deck: str
    """Our own line for it; nothing as long as nobody knows whose deck it is."""
    investigator: str
    cards: dict[str, int]
    side: dict[str, int]
    taboo: Taboo
    """The list that it was judged by; nothing: none."""
    size: "Size"
    experience: "Spent"
    weaknesses: int
    """How many basic weaknesses are dealt to it."""
    list: list["DeckCard"]
    legal: bool
    verdict: Line
    problems: list["CheckedProblem"]
    fulfilled: list["Remark"]
    """What is in order."""
    notes: list["Remark"]
    """What was read as something else."""
    doubts: list["Doubt"]
    read: "Read"


class DeckOfList(TypedDict):
    """A deck of a list."""

    id: str
    name: str


class Size(TypedDict):
    """How many cards count towards the size of a deck, and how many it needs."""

    count: int
    needed: int


class Spent(TypedDict):
    """The experience that a deck's cards cost, and what there is for it."""

    spent: int
    of: int


class DeckCard(TypedDict):
    """Equal cards of a deck."""

    say: Line
    code: str
    count: int
    kind: Kind | Literal["other"]
    """Other: what does not count towards its size, or is not known here."""


class Remark(TypedDict):
    """A sentence with its rule."""

    say: Line
    rule: str


class DeckProblem(Remark):
    """Something that is wrong with a deck."""

    cards: list[str]
    """The cards of the deck that it is about."""


class CheckedProblem(DeckProblem):
    """The same, with what would mend it."""

    missing: str
    """A card that should be there; nothing: none."""


class Doubt(TypedDict):
    """A line that names no card anybody knows."""

    say: Line
    line: int
    written: str
    count: int
    proposals: list[str]


class Read(TypedDict):
    """How much was read."""

    lines: int
    cards: int


# --- what there is ----------------------------------------------------------------------------------------------------


class PoolWish(TypedDict, total=False):
    """For whom the cards are, and by which list of taboos."""

    investigator: str
    taboo: Taboo | Literal["off"]
    collection: Collection
    boxes: str
    """Those that are played with, joined by +; without it just the core set."""


class DeckPool(TypedDict):
    """Everything that decks are made of."""

    investigators: list["PoolInvestigator"]
    cards: list["PoolCard"]
    starters: list["Starter"]
    usual: list[str]
    """The starter decks of the first seats."""
    taboos: list[Taboo]
    collections: list[Collection]
    boxes: list["PoolBox"]
    """Those that are here, whether they are played with or not."""


class PoolBox(TypedDict):
    """A box, and which of its cards for decks are here."""

    id: str
    name: str
    """The message with its name."""
    partly: bool
    """Whether there are more in the box than here."""
    cards: list["BoxCard"]
    """The cards for decks that are here, and the investigators."""


class BoxCard(TypedDict):
    """A card of a box."""

    code: str
    name: str
    level: int | None


class PoolInvestigator(OfClass):
    """An investigator, and what is printed on the back."""

    code: str
    id: str
    name: str
    box: str
    """The id of the box in which it comes."""
    skills: dict[Skill, int]
    health: int | None
    sanity: int | None
    traits: list[str]
    size: int
    options: list["DeckOption"]
    limits: list[Line]
    """What else is printed there: by trait or text, so many others, none of these, at least so many of those."""
    required: list[str]
    begins: dict[str, int]
    """The cards that a new deck has from the start."""


DeckOption = TypedDict("DeckOption", {"class": Class, "from": int, "to": int, "places": int})
"""Cards of a class and of these levels; `places`: at most that many, 0: any number."""


class PoolCard(OfClass):
    """A card, and whether the investigator may take it."""

    code: str
    id: str
    name: str
    box: str
    """The id of the box in which it comes."""
    title: str
    kind: Kind
    level: int | None
    cost: int | None
    slot: Slot | NoSlot
    slots: int
    traits: list[str]
    icons: dict[Icon, int]
    health: int | None
    sanity: int | None
    unique: bool
    weakness: bool
    basic: bool
    signature: str
    """Whose card it is, by the investigator's id; nothing: nobody's."""
    story: bool
    limit: int
    """So many of them at most."""
    places: int
    """The investigator may take so many cards like this one; 0: any number."""
    price: int
    price_printed: int
    taboo: bool
    """Whether the list says anything about it, …"""
    taboo_say: Line | NoLine
    """… and what."""
    allowed: bool
    why: Line | NoLine
    """Why not."""
    rule: str


class Starter(TypedDict):
    """A deck to begin with."""

    id: str
    investigator: str
    deck: str
    cards: dict[str, int]
    idea: Line


# --- how it is written ------------------------------------------------------------------------------------------------


class DeckExported(TypedDict):
    """A deck in the forms that others read."""

    line: str
    json: str
    text: str
    """As ArkhamDB writes it."""
    markdown: str
    """As arkham.build writes it."""
    file: str
    """A name for a file."""
    problems: list[DeckProblem]
