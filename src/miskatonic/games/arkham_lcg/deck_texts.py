"""Decks that people bring along: ArkhamDB and arkham.build, as JSON or as text, and our own line.

Nothing is thrown away in silence: what can't be read is a problem, a title that nobody knows is a doubt, what was read
as something else is a note. Whatever comes in, reading it is bounded and never fails.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from miskatonic.games.arkham_lcg import deck_titles
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS_CODE, DeckList
from miskatonic.games.arkham_lcg.rows.taboo import APRIL_2019, LISTS
from miskatonic.games.arkham_lcg.rows.terms import INVESTIGATOR
from miskatonic.games.arkham_lcg.rules.deck_building import card_of, name_of
from miskatonic.kernel import Line

LONGEST = 200_000
"""Characters of a text; a list of a hundred decks has fewer."""
MOST_CARDS = 200
"""Different cards in a deck."""
MOST_LINES = 1000
MOST_COPIES = 99
MOST_PROPOSED = 20
"""Lines for which it is looked up what may be meant."""
MOST_EXPERIENCE = 999
SHOWN = 40
"""So many characters of what could not be read are said."""
NAME_LENGTH = 60
LINE, JSON, ARKHAMDB, ARKHAM_BUILD = "line", "json", "arkhamdb", "arkham_build"

REVISED = range(1501, 1604)
"""The revised core set: the cards of the core set in the same order, 500 numbers further."""
PARALLEL = {"90001": "01002", "90008": "01003", "90017": "01004", "90024": "01001", "90037": "01005"}
"""Investigators printed anew in another form; they are played here as in the core set."""

_CODE = re.compile(r"[0-9]{5}[a-z]?")
_OWN_LINE = re.compile(r"\s*[0-9]{5}[a-z]?\s*(?:;|$)")
_COUNTED = re.compile(r"(?:([0-9]+)x)?(\S+)")
_TAKES = re.compile(r"([0-9]+) ?[x×] +(.+)|(.+?) +[x×] ?([0-9]+)")
_LEVEL = re.compile(r" ?[\[(]([0-5])[\])]")
_FIELD = re.compile(r"(Investigator|XP|Taboo list|Taboo)[^:]*: *(.*)", re.IGNORECASE)
_SIDE = re.compile(r"side ?deck", re.IGNORECASE)


class Doubt(NamedTuple):
    """A line that names no card anybody knows: where it stands, what it says, how many, and what it may mean."""

    line: int
    written: str
    copies: int
    proposals: tuple[str, ...]


@dataclass(slots=True)
class Reading:
    """What a text is read as."""

    format: str = ""
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

    @property
    def deck(self) -> DeckList:
        """The deck itself."""
        return DeckList(self.investigator, self.cards, self.side, self.taboo or "", self.experience, self.name)

    def wrong(self, message: str, **args: Any) -> None:
        """Something that can't be read."""
        if len(self.problems) < MOST_CARDS:
            self.problems.append(Line(message, "AH-B-205", args))

    def note(self, message: str, rule: str = "AH-B-205", **args: Any) -> None:
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
                self.note("deck-note_reprint", card=name_of(card), code=written)
        return code

    def play(self, written: object) -> None:
        """AH-B-205: the investigator; one in another form as in the core set, and with a note."""
        code = self.original(str(written).zfill(5) if type(written) is int else str(written))
        original = card_of(PARALLEL.get(code, ""))
        if original is not None:
            self.note("deck-note_parallel", investigator=name_of(original))
            code = original.code
        self.investigator = code


def shown(written: str) -> str:
    """What somebody has written, short and without anything that is no letter or sign."""
    clean = "".join(one for one in written[: 4 * SHOWN] if one.isprintable())
    return clean if len(clean) <= SHOWN else f"{clean[: SHOWN - 1]}…"


def read(text: str, pick: str = "") -> Reading:
    """A deck out of any text we know; out of a list of decks the one whose id is picked, or the first."""
    found = Reading()
    if len(text) > LONGEST:
        found.wrong("deck-too_long", count=len(text), most=LONGEST)
        return found
    text = text.removeprefix("\ufeff")
    if text.lstrip()[:1] in ("{", "["):
        _json(found, text, pick)
    elif _OWN_LINE.match(text):
        _own_line(found, text)
    else:
        _text(found, text)
    if not found.investigator and not found.problems:
        found.wrong("deck-no_investigator" if found.cards else "deck-no_deck")
    return found


# --- our own line -----------------------------------------------------------------------------------------------------


def _own_line(found: Reading, text: str) -> None:
    """`01001; 2x01016 …; side 1x01020; taboo april_2019; xp 5`."""
    found.format, found.lines = LINE, 1
    investigator, *parts = text.split(";")
    found.play(investigator.strip())
    for part in parts:
        words = part.split()
        match words:
            case ["side", *cards]:
                _counted(found, cards, aside=True)
            case ["taboo", name]:
                _named_list(found, name)
            case ["xp", number] if number.isascii() and number.isdecimal() and int(number[:9]) <= MOST_EXPERIENCE:
                found.experience = int(number[:9])
            case ["taboo" | "xp", *_]:
                found.wrong("deck-bad_part", written=shown(part.strip()))
            case _:
                _counted(found, words)


def _counted(found: Reading, words: list[str], aside: bool = False) -> None:
    for word in words:
        match = _COUNTED.fullmatch(word)
        if match is None or not _CODE.fullmatch(match[2]):
            found.wrong("deck-bad_part", written=shown(word))
        else:
            found.take(match[2], int((match[1] or "1")[:9]), aside)


def _named_list(found: Reading, name: str) -> None:
    """AH-T-001: the taboo list of a deck; of those that are not here, none."""
    if name in LISTS:
        found.taboo = name
    elif name in ("off", "none"):
        found.taboo = ""
    else:
        found.note("deck-note_taboo", "AH-T-001")


# --- plain data -------------------------------------------------------------------------------------------------------


def from_data(data: Mapping[str, Any]) -> Reading:
    """A deck as the page holds it: investigator, cards, side, taboo, experience, name."""
    found = Reading(name=_name(data.get("name")))
    if type(data.get("investigator")) is str:
        found.play(data["investigator"])
    _slots(found, data.get("cards"), aside=False)
    _slots(found, data.get("side"), aside=True)
    if type(data.get("taboo")) is str and data["taboo"]:
        _named_list(found, data["taboo"])
    experience = data.get("experience")
    found.experience = min(max(experience, 0), MOST_EXPERIENCE) if type(experience) is int else 0
    if not found.investigator:
        found.wrong("deck-no_investigator")
    return found


# --- JSON -------------------------------------------------------------------------------------------------------------


def _json(found: Reading, text: str, pick: str) -> None:
    """The objects of ArkhamDB and arkham.build: a deck, or a list of decks."""
    found.format, found.lines = JSON, text.count("\n") + 1
    try:
        data = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        found.wrong("deck-bad_json")
        return
    if isinstance(data, list):
        decks = [one for one in data if isinstance(one, dict)]
        if len(decks) > 1:
            found.decks = [(shown(str(one.get("id"))), _name(one.get("name"))) for one in decks[:MOST_CARDS]]
        if len(decks) > 1 and not pick:
            found.note("deck-note_list", count=len(decks))
        data = next((one for one in decks if pick in ("", str(one.get("id")))), None)
    if not isinstance(data, dict):
        found.wrong("deck-no_deck")
        return
    _fields(found, data)


def _fields(found: Reading, data: Mapping[str, Any]) -> None:
    found.name = _name(data.get("name"))
    code = data.get("investigator_code")
    if type(code) in (str, int):
        found.play(code)
    _slots(found, data.get("slots"), aside=False)
    _slots(found, data.get("sideSlots"), aside=True)
    experience, more = data.get("xp"), data.get("xp_adjustment")
    together = (experience if type(experience) is int else 0) + (more if type(more) is int else 0)
    found.experience = min(max(together, 0), MOST_EXPERIENCE)
    match data.get("taboo_id"):
        case None | 0:
            pass
        case 1 | "1":
            found.taboo = APRIL_2019
        case _:
            found.note("deck-note_taboo", "AH-T-001")


def _slots(found: Reading, slots: object, aside: bool) -> None:
    """Codes with their numbers; an empty list stands for none."""
    if isinstance(slots, dict):
        for code, count in slots.items():
            found.take(str(code), count, aside)
    elif slots not in (None, []):
        found.wrong("deck-bad_part", written="sideSlots" if aside else "slots")


def _name(written: object) -> str:
    return "".join(one for one in written[:NAME_LENGTH] if one.isprintable()).strip() if type(written) is str else ""


# --- texts ------------------------------------------------------------------------------------------------------------


def _text(found: Reading, text: str) -> None:
    """Lines of titles; arkham.build marks its headings."""
    lines = text.splitlines()
    found.format, found.lines = ARKHAMDB, len(lines)
    if len(lines) > MOST_LINES:
        found.wrong("deck-too_many_lines", count=len(lines), most=MOST_LINES)
        return
    aside = False
    for number, line in _written(lines):
        if line.startswith("#"):
            found.format = ARKHAM_BUILD
            heading = line.lstrip("# ")
            if line.startswith("# ") and not found.name:
                found.name = _name(heading)
            aside = bool(_SIDE.match(heading))
        elif match := _FIELD.fullmatch(line):
            _told(found, match[1].lower(), match[2])
        elif match := _TAKES.fullmatch(line):
            _titled(found, number, match[2] or match[3], match[1] or match[4], aside)
        elif _SIDE.match(line):
            aside = True
        elif not found.investigator and (who := _investigator(line)):
            found.play(who)
            found.name = found.name or _name(line)
        elif not found.name:
            found.name = _name(line)


def _written(lines: list[str]) -> Iterator[tuple[int, str]]:
    """What stands there, with the number of its line; without bullets, and the mark of what a taboo changes."""
    for number, line in enumerate(lines, 1):
        bare = line[:300].replace("†", "").strip()
        bare = re.sub(r"^[-*•] +", "", bare)
        if bare:
            yield number, bare


def _told(found: Reading, about: str, value: str) -> None:
    """A line that says what the deck is."""
    if about == "investigator":
        if who := _investigator(value):
            found.play(who)
    elif about == "xp":
        number = re.match(r"[0-9]{1,3}", value)
        found.experience = int(number[0]) if number else 0
    elif re.search(r"2019-04|april 2019|apr[^0-9]*2019", value, re.IGNORECASE):
        found.taboo = APRIL_2019
    elif value.strip():
        found.note("deck-note_taboo", "AH-T-001")


def _investigator(written: str) -> str:
    """The code of the investigator of that name; what stands behind the name in brackets or after a colon is more."""
    for name in (written, re.split(r"[:(\[]", written)[0]):
        for card in deck_titles.titled(name):
            if card.kind == INVESTIGATOR:
                return card.code
    return ""


def _titled(found: Reading, number: int, written: str, count: str, aside: bool) -> None:
    """A card by its title; subtitle, set and level may stand behind it."""
    level = _LEVEL.search(written)
    bare = _LEVEL.sub("", written) if level else written
    for name in _shorter(bare):
        code = deck_titles.code_of(name, int(level[1]) if level else None)
        if code:
            found.take(code, int(count[:9]), aside)
            return
    if len(found.doubts) < MOST_CARDS:
        near = deck_titles.proposals(next(_shorter(bare, 1))) if len(found.doubts) < MOST_PROPOSED else ()
        found.doubts.append(Doubt(number, shown(written), min(int(count[:9]), MOST_COPIES), near))


def _shorter(written: str, least: int = 0) -> Iterator[str]:
    """What may be the title: all of it, then without the set in brackets, then without the subtitle."""
    whole = written.strip()
    bare = re.sub(r" *\([^()]*\)$", "", whole)
    bare = re.sub(r" *\(C\)$", "", bare)
    forms = [whole, bare, re.split(r" ?[:(]", bare)[0]]
    yield from dict.fromkeys(forms[least:])
