"""Decks as lines of titles: what ArkhamDB, arkham.build and OCTGN write, and what people type.

A line is a card with its number, a heading, something about the deck, or it is not understood; then it is named.
"""

import html
import re
from collections.abc import Iterator

from miskatonic.games.arkham_lcg.decks import titles
from miskatonic.games.arkham_lcg.decks.reading import (
    ARKHAM_BUILD,
    ARKHAMDB,
    MOST_CARDS,
    MOST_COPIES,
    OCTGN,
    Doubt,
    Reading,
    clean_name,
    shown,
)
from miskatonic.games.arkham_lcg.rows.boxes import box_of
from miskatonic.games.arkham_lcg.rows.taboo import APRIL_2019
from miskatonic.games.arkham_lcg.rows.terms import INVESTIGATOR
from miskatonic.games.arkham_lcg.rules.deck_building import card_of

MOST_LINES = 1000
LONGEST_LINE = 2000
MOST_PROPOSED = 20
"""Lines for which it is looked up what may be meant."""

_X = "[xX×хХ*]"
"""Between a number and a title; also the Cyrillic letters that look like it."""
_BEFORE = re.compile(rf"[\[(]?([0-9]+) ?{_X}?[\])]? ?{_X}? +(.+)|([0-9]+){_X}([^ 0-9].*)")
_BEHIND = re.compile(
    rf"(.+?) *(?: {_X} ?([0-9]+)|[\[(](?:{_X} ?([0-9]+)|([0-9]+) ?{_X})[\])]| ?[-–—:,] ?([0-9]{{1,2}})$)"
)
_BETWEEN = re.compile(rf";|[,:] *(?=[0-9]+ ?{_X} )")
"""Between cards on the same line."""
_DOTS = "•●∙⦁·"
_LEVEL = re.compile(
    rf" *(?:[\[(] *(?:(?:level|lvl|lv|l|poziom|poz|рівень|рів)\.? *)?([0-5])(?: *(?:xp|pd))? *[\])]"
    rf"|[\[(]? *([{_DOTS}]{{1,5}}) *[\])]?(?=$|[ (\[])"
    rf"|[ ,:-]+(?:level|lvl|lv|poziom|рівень)\.? *([0-5])\b| ([0-5])(?= *(?:\(|$)))",
    re.IGNORECASE,
)
_CODE = re.compile(r"[\[(#]?\b([0-9]{5})[a-z]?\b[\])]?")
_FIELD = re.compile(
    r"(Investigator|Badacz|Дослідник|XP|Experience|Taboo list|Taboo|Packs?|Pakiety?|Набори?|Deck|Name|Talia|Колода)"
    r"[^:]{0,20}: *(.*)",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"(?:main |player )?(?:deck|cards?|assets?|events?|skills?|treacher(?:y|ies)|enem(?:y|ies)|weakness(?:es)?|"
    r"basic weakness(?:es)?|permanents?|story|other|special|signature cards?|hand|arcane|accessory|ally|allies|body|"
    r"tarot|guardian|seeker|rogue|mystic|survivor|neutral|level [0-5](?: cards)?|investigator|"
    r"talia|karty|atuty?|wydarzeni[ae]|umiejętności|osłabieni[ae]|podstęp[yi]?|wrog(?:owie)?|"
    r"колода|карти|активи?|події|навички|слабкості|каверзи|вороги)"
    rf"(?: {_X} ?[0-9]+)?:?(?: ?[\[(]?[0-9]+(?: cards?| kart)?[\])]?)?:?",
    re.IGNORECASE,
)
_TOTAL = re.compile(
    r"(?:total|razem|усього)?:? ?[0-9]+ (?:cards?|kart[ya]?|карт[и]?)\b.*|total:? ?[0-9]+.*", re.IGNORECASE
)
_SIDE = re.compile(r"side ?(?:deck|board)|talia poboczna|бічна колода", re.IGNORECASE)
_CARD = re.compile(r"<card\b(?:(?=[^>]*\bqty=[\"']?([0-9]+)))?[^>]*>([^<]*)</card>", re.IGNORECASE)
_SET = re.compile(r" *\(([^()]*)\)$")
_HERE = re.compile(r"(?:revised )?core(?: set)?|podstawka|nowa podstawka|базовий набір", re.IGNORECASE)


def read_lines(found: Reading, text: str) -> None:
    """Every line of a text: taken, understood otherwise, or named."""
    lines = text.splitlines()
    found.format, found.lines = ARKHAMDB, len(lines)
    if len(lines) > MOST_LINES:
        found.wrong("deck-too_many_lines", count=len(lines), most=MOST_LINES)
        return
    written = list(_octgn(found, text) if _CARD.search(text) else _written(lines))
    first = _names_a_deck([line for _, line in written])
    aside = False
    for at, (number, line) in enumerate(written):
        bare = line.strip("*_ ")
        if line.startswith("#") and not re.match(r"#[0-9]", line):
            found.format = ARKHAM_BUILD
            heading = line.lstrip("# ")
            if line.startswith("# ") and not found.name:
                found.name = clean_name(heading)
            aside = bool(_SIDE.match(heading))
        elif match := _FIELD.fullmatch(bare):
            _told(found, number, match[1].lower(), match[2], line)
        elif _SIDE.match(bare):
            aside = True
        elif _HEADING.fullmatch(bare) or _TOTAL.fullmatch(bare):
            aside = aside and not re.match(r"main |deck", bare, re.IGNORECASE)
        elif at == 0 and first:
            found.name = clean_name(bare)
        else:
            _line(found, number, bare, aside)


def _written(lines: list[str]) -> Iterator[tuple[int, str]]:
    """What is written there, with the number of its line; cards beside each other apart, without bullets and
    the mark of what a taboo changes.
    """
    for number, line in enumerate(lines, 1):
        blank = re.sub(r"\s+", " ", line[:LONGEST_LINE].replace("†", "").replace("\\", ""))
        for part in _BETWEEN.split(blank):
            bare = re.sub(rf"^(?:[-–—>*+{_DOTS}◦▪]+ +|\[[ x]?\] +)+", "", part.strip())
            if bare and not re.fullmatch(r"[-=_*~#.–—]+", bare):
                yield number, bare


def _octgn(found: Reading, text: str) -> Iterator[tuple[int, str]]:
    """The cards of a file of OCTGN as lines; its tags aren't lines of a deck."""
    found.format = OCTGN
    for number, line in enumerate(text.splitlines(), 1):
        for match in _CARD.finditer(line[:LONGEST_LINE]):
            yield number, f"{match[1] or 1}x {html.unescape(match[2]).strip()}"


def _names_a_deck(lines: list[str]) -> bool:
    """Whether the first line is the name of the deck: the second names the investigator, or it isn't a card."""
    if not lines or _BEFORE.fullmatch(lines[0]) or _BEHIND.fullmatch(lines[0]) or _investigator(lines[0]):
        return False
    return (len(lines) > 1 and bool(_investigator(lines[1]))) or not _titled(lines[0])


# --- one line ---------------------------------------------------------------------------------------------------------


def _line(found: Reading, number: int, line: str, aside: bool) -> None:
    """A card with its number, the investigator, or a line that is not understood."""
    count, title = _count(line)
    copies = 1 if count is None else count
    who = _investigator(line) or _investigator(title)
    if who and not _titled(title):
        if not found.investigator:
            found.play(who)
        elif found.original(who) != found.investigator:
            _left_out(found, number, line)
    elif code := _coded(title):
        found.take(code, copies, aside)
        _remember(found, code, title)
    elif code := _titled(title):
        found.take(code, copies, aside)
    elif code := _titled(line):  # the number belongs to the title: 45 Automatic
        found.take(code, 1, aside)
    elif count is None and (several := _several(line)):
        found.take(*several, aside)
    elif count is not None or _near(found, line):
        _doubt(found, number, title, copies)
    else:
        _left_out(found, number, line)


def _several(line: str) -> tuple[str, int] | None:
    """`Dodge (2)` without another number: there is no such level, so it means the number of copies."""
    match = re.fullmatch(r"(.+?)(?: ?[\[(]| )([0-9]{1,2})(?:[\])]|\b)(.*)", line)
    code = _titled(match[1] + match[3], with_level=False) if match else ""
    return (code, int(match[2])) if match and code else None


def _count(line: str) -> tuple[int | None, str]:
    """The number of copies, if it is given, and the rest: `2x Dodge`, `2 Dodge`, `Dodge x2`, `Dodge (x2)`."""
    if re.match(r"[0-9]{5} ", line):
        return None, line  # the code of a card
    if match := _BEFORE.fullmatch(line):
        return int((match[1] or match[3])[:9]), match[2] or match[4]
    if match := _BEHIND.fullmatch(line):
        return int((match[2] or match[3] or match[4] or match[5])[:9]), match[1]
    return None, line


def _titled(written: str, with_level: bool = True) -> str:
    """The code of the card that a line names; subtitle, set and level may follow the title."""
    level, bare = _level(written)
    codes = (titles.code_of(name, level if with_level else None) for name in _shorter(bare))
    return next((code for code in codes if code), "")


def _level(written: str) -> tuple[int | None, str]:
    """The level that is written there in brackets, as dots or in words, and the rest."""
    match = _LEVEL.search(written)
    if match is None:
        return None, written
    level = len(match[2]) if match[2] else int(match[1] or match[3] or match[4])
    return level, f"{written[: match.start()]} {written[match.end() :]}".strip()


def _coded(title: str) -> str:
    """The code of a card in the line, if there is one."""
    match = _CODE.search(title)
    known = match and (box_of(match[1]) != "none" or card_of(match[1]))
    return match[1] if match and known else ""


def _remember(found: Reading, code: str, title: str) -> None:
    """What a text calls a card that is not here."""
    if card_of(code) is None and len(found.titles) < MOST_CARDS:
        name = clean_name(_CODE.sub("", title).strip(" -:,#"))
        if name:
            found.titles[code] = name


def _shorter(written: str, least: int = 0) -> Iterator[str]:
    """What may be the title: all of it, then without sets in brackets, then without the subtitle or what follows."""
    whole = written.strip(" -–,;:|")
    bare = whole
    while (shorter := _SET.sub("", bare)) != bare:
        bare = shorter
    bare = re.sub(r" *(?:#[0-9]+|\[[^\]]*\]) *$", "", bare)
    forms = [whole, bare, re.split(r" ?[:(|]| [-–—] ", bare)[0]]
    forms.append(re.sub(rf"[ ,]+(?:{_HERE.pattern})$", "", bare, flags=re.IGNORECASE))
    yield from dict.fromkeys(forms[least:])


def _bare(written: str) -> str:
    return next(_shorter(_level(written)[1], 1))


def _doubt(found: Reading, number: int, title: str, count: int) -> None:
    """A card that nobody knows; where a box is named from which nothing is here, that is why."""
    if len(found.doubts) < MOST_CARDS:
        near = _near(found, title)
        box = _SET.search(_level(title)[1])
        elsewhere = shown(box[1]) if box and not near and not _HERE.fullmatch(box[1].strip()) else ""
        found.doubts.append(Doubt(number, shown(title), min(count, MOST_COPIES), near, elsewhere))


def _near(found: Reading, title: str) -> tuple[str, ...]:
    """What may be meant; after many such lines it is not looked up any more."""
    few = len(found.doubts) + len(found.notes) < MOST_PROPOSED
    return titles.proposals(_bare(title)) if few else ()


def _left_out(found: Reading, number: int, line: str) -> None:
    if len(found.notes) < MOST_CARDS:
        found.note("deck-note_left_out", line=number, written=shown(line))


# --- lines about the deck ---------------------------------------------------------------------------------------------


def _told(found: Reading, number: int, about: str, value: str, line: str) -> None:
    """A line that says what the deck is."""
    if about in ("investigator", "badacz", "дослідник"):
        if who := _investigator(value):
            found.play(who)
        elif value.strip():
            _left_out(found, number, line)
    elif about in ("xp", "experience"):
        digits = re.match(r"[0-9]{1,3}", value)
        found.experience = int(digits[0]) if digits else 0
    elif about in ("deck", "name", "talia", "колода"):
        found.name = found.name or clean_name(value)
    elif not about.startswith("taboo"):
        return  # the packs that it needs
    elif re.search(r"2019-04|april 2019|apr[^0-9]*2019", value, re.IGNORECASE):
        found.taboo = APRIL_2019
    elif value.strip() and not re.match(r"none|off|-", value.strip(), re.IGNORECASE):
        found.note("deck-note_taboo", "AH-T-001")


def _investigator(written: str) -> str:
    """The code of the investigator of that name; anything in brackets or after a colon is extra."""
    for name in (written, re.split(r" ?[:(\[,]| [-–—] ", written)[0]):
        for card in titles.titled(name):
            if card.kind == INVESTIGATOR:
                return card.code
    return ""
