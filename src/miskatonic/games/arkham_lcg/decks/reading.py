"""What a text about a deck is read as: cards, and everything that is to be said about the reading."""

from dataclasses import dataclass, field
from typing import NamedTuple

from miskatonic.games.arkham_lcg.decks.answers import Format
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS_CODE, DeckList
from miskatonic.games.arkham_lcg.rules.deck_building import card_of
from miskatonic.games.arkham_lcg.rules.deck_options import name_of
from miskatonic.kernel import Line

MOST_CARDS = 200
"""Different cards in a deck."""
MOST_COPIES = 99
SHOWN = 40
"""So many characters of what could not be read are said."""
NAME_LENGTH = 60
FORMATS: tuple[Format, ...] = ("line", "json", "arkhamdb", "arkham_build", "octgn")
LINE, JSON, ARKHAMDB, ARKHAM_BUILD, OCTGN = FORMATS

REVISED = range(1501, 1604)
"""The revised core set: the cards of the core set in the same order, 500 numbers further."""
PARALLEL = {"90001": "01002", "90008": "01003", "90017": "01004", "90024": "01001", "90037": "01005"}
"""Investigators reprinted in another form; here they are played as in the core set."""


class Doubt(NamedTuple):
    """A line that names no card anybody knows: where it stands, what it says, how many, and what it may mean."""

    line: int
    written: str
    copies: int
    proposals: tuple[str, ...]
    elsewhere: str = ""
    """The box that it names, from which nothing is here."""


@dataclass(slots=True)
class Reading:
    """What a text is read as."""

    format: Format = ""
    investigator: str = ""
    cards: dict[str, int] = field(default_factory=dict)
    side: dict[str, int] = field(default_factory=dict)
    taboo: str | None = None
    """The list it names; None where it says nothing about that."""
    experience: int = 0
    name: str = ""
    lines: int = 0
    decks: list[tuple[str, str]] = field(default_factory=list)
    """Of a list of decks the id and the name of each."""
    problems: list[Line] = field(default_factory=list)
    notes: list[Line] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    titles: dict[str, str] = field(default_factory=dict)
    """Of cards that are not at this table yet what the text calls them, by their codes."""
    reprints: dict[str, Line] = field(default_factory=dict)
    """The note about each reprint, by the code of the card itself."""

    @property
    def deck(self) -> DeckList:
        """The deck itself."""
        return DeckList(self.investigator, self.cards, self.side, self.taboo or "", self.experience, self.name)

    def wrong(self, message: str, **args: object) -> None:
        """Something that can't be read."""
        if len(self.problems) < MOST_CARDS:
            self.problems.append(Line(message, "AH-B-205", args))

    def note(self, message: str, rule: str = "AH-B-205", **args: object) -> None:
        """Something that was read as something else."""
        line = Line(message, rule, args)
        if line not in self.notes:
            self.notes.append(line)

    def take(self, written: str, count: object, aside: bool = False) -> None:
        """So many copies of the card of a code; of reprints the card itself (AH-B-009)."""
        cards = self.side if aside else self.cards
        if type(count) is not int or not 0 <= count <= MOST_COPIES:
            self.wrong("deck-bad_count", code=shown(written), written=shown(str(count)), most=MOST_COPIES)
            return
        code = self.original(written)
        if code not in cards and len(cards) >= MOST_CARDS:
            if not any(one.message == "deck-too_many_cards" for one in self.problems):
                self.wrong("deck-too_many_cards", most=MOST_CARDS)
        elif count:
            cards[code] = min(cards.get(code, 0) + count, MOST_COPIES)
            if code == RANDOM_WEAKNESS_CODE:
                self.note("deck-note_weakness", "AH-B-204")

    def original(self, written: str) -> str:
        """AH-B-009: the code of the card itself: a reprint has the same title, level and class."""
        code = shown(written)
        if code.isascii() and code.isdecimal() and len(code) == 5 and int(code) in REVISED:
            code = f"{int(code) - 500:05}"
            card = card_of(code)
            if card is not None:
                self.reprints[code] = Line("deck-note_reprint", "AH-B-009", {"card": name_of(card), "code": written})
        return code

    @property
    def all_notes(self) -> list[Line]:
        """Everything that was read as something else; of several reprints it is said once."""
        reprints = list(self.reprints.values())
        if len(reprints) > 1:
            reprints = [Line("deck-note_reprints", "AH-B-009", {"count": len(reprints)})]
        return [*reprints, *self.notes]

    def play(self, written: object) -> None:
        """AH-B-205: the investigator; one in another form as in the core set, and with a note."""
        code = self.original(str(written).zfill(5) if type(written) is int else str(written))
        original = card_of(PARALLEL.get(code, ""))
        if original is not None:
            self.note("deck-note_parallel", investigator=name_of(original))
            code = original.code
        self.investigator = code


def shown(written: str) -> str:
    """What somebody has written, shortened and without control characters."""
    clean = "".join(one for one in written[: 4 * SHOWN] if one.isprintable())
    return clean if len(clean) <= SHOWN else f"{clean[: SHOWN - 1]}…"


def clean_name(written: object) -> str:
    """The name of a deck, short and without signs that nobody should see."""
    return "".join(one for one in written[:NAME_LENGTH] if one.isprintable()).strip() if type(written) is str else ""
