"""Decks that people bring with them: ArkhamDB and arkham.build, as JSON or as text, and our own line.

Nothing is thrown away in silence: what can't be read is a problem, a title that nobody knows is a doubt, what was read
as something else or left out is a note. Whatever comes in, reading it is bounded and never fails.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from miskatonic.games.arkham_lcg.decks.lines import read_lines
from miskatonic.games.arkham_lcg.decks.reading import (
    JSON,
    LINE,
    MOST_CARDS,
    PARALLEL,
    REVISED,
    Reading,
    clean_name,
    shown,
)
from miskatonic.games.arkham_lcg.rows.taboo import APRIL_2019, LISTS
from miskatonic.games.arkham_lcg.rules.deck_building import card_of

LONGEST = 200_000
"""Characters of a text; a list of a hundred decks has fewer."""
MOST_EXPERIENCE = 999

_CODE = re.compile(r"[0-9]{5}[a-z]?")
_OWN_LINE = re.compile(r"\s*[0-9]{5}[a-z]?\s*(?:;|$)")
_COUNTED = re.compile(r"(?:([0-9]+)x)?(\S+)")
_LIST = re.compile(r"\s*\[\s*(?:[\[{\]\"-]|[0-9]+\s*[,\]]|$)")
_LINK = re.compile(r"<?(?:https?://\S+|(?:www\.)?(?:arkhamdb\.com|arkham\.build)(?:/\S*)?)>?", re.IGNORECASE)
_NUMBER = re.compile(r"#?[0-9]{1,9}", re.ASCII)


def read(text: str, pick: str = "") -> Reading:
    """A deck out of any text we know; out of a list of decks the one whose id is picked, or the first."""
    found = Reading()
    if len(text) > LONGEST:
        found.wrong("deck-too_long", count=len(text), most=LONGEST)
        return found
    text = text.removeprefix("\ufeff")
    if is_elsewhere(text.strip()):
        found.wrong("deck-elsewhere", written=shown(text.strip()))
    elif text.lstrip()[:1] == "{" or _LIST.match(text):
        _json(found, text, pick)
    elif _OWN_LINE.match(text):
        _own_line(found, text)
    else:
        read_lines(found, text)
    if not found.investigator and not found.problems:
        _no_deck(found, text)
    return found


def _no_deck(found: Reading, text: str) -> None:
    """What is lacking; where somebody shares a link with some words to it, what to do with it."""
    link = _LINK.search(text)
    if found.cards or link is None:
        found.wrong("deck-no_investigator" if found.cards else "deck-no_deck")
    else:
        found.wrong("deck-elsewhere", written=shown(link[0]))


def is_elsewhere(text: str) -> bool:
    """Whether it is nothing but a link to a deck, or the number of one: nothing is fetched from anywhere."""
    return bool(_LINK.fullmatch(text)) or (bool(_NUMBER.fullmatch(text)) and not _is_code(text))


def _is_code(text: str) -> bool:
    """Whether a number is the code of a card: of one that is here, or of an investigator who is read as one."""
    return len(text) == 5 and text.isdecimal() and (bool(card_of(text)) or text in PARALLEL or int(text) in REVISED)


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
    found = Reading(name=clean_name(data.get("name")))
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
            found.decks = [(shown(str(one.get("id"))), clean_name(one.get("name"))) for one in decks[:MOST_CARDS]]
        if len(decks) > 1 and not pick:
            found.note("deck-note_list", count=len(decks))
        data = next((one for one in decks if pick in ("", str(one.get("id")))), None)
    if not isinstance(data, dict):
        found.wrong("deck-no_deck")
        return
    _fields(found, data)


def _fields(found: Reading, data: Mapping[str, Any]) -> None:
    found.name = clean_name(data.get("name"))
    code = data.get("investigator_code")
    if type(code) in (str, int):
        found.play(code)
        if name := clean_name(data.get("investigator_name")):
            found.titles[found.investigator] = name
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
