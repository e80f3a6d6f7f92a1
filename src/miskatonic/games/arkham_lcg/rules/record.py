"""AH-B-218: the record of a campaign, which joins its tables: plain data that can be read for years.

Cards are named by their codes, everything else by a word; nothing in it depends on the numbers of a table. To
read one, look at `version` first: the reader of every version stays here, and converts it to the current one.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar, get_args

from miskatonic import text
from miskatonic.games.arkham_lcg.board.record import Chapter, Entry, Experience, Person, Record, Withdrawn
from miskatonic.games.arkham_lcg.board.words import Earns, End, Fate, Spends, Taboo
from miskatonic.games.arkham_lcg.rows.boxes import BOXES
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS, following
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Past
from miskatonic.games.arkham_lcg.rows.terms import DIFFICULTIES, INVESTIGATOR, SYMBOLS, TOKENS
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, in_order
from miskatonic.kernel import Line, RefusedOption

FORMAT: Final = "miskatonic.arkham_lcg.campaign"
VERSION: Final = 3
JUST_CORE_VERSION: Final = 2
"""The last version that knows of no boxes, and means the core set."""
PACKAGE = "miskatonic.games.arkham_lcg"
"""Where the words are: every entry of a log has some."""
LONGEST = 60_000
"""Characters of a record as text: several times what the longest campaign needs."""
MOST = 100
"""How many entries a list in it may have."""
MOST_TRAUMA = 20
MOST_EXPERIENCE = 1000
FATES: tuple[Fate, ...] = get_args(Fate)
ENDS: tuple[End, ...] = ("", "won", "survived", "lost")
WON, SURVIVED, LOST = ENDS[1:]
"""How a campaign ended; empty while it continues."""
BOUGHT, UPGRADED = "bought", "upgraded"
REASONS: tuple[Earns | Spends, ...] = (*get_args(Earns), *get_args(Spends))
"""What a line of experience is for; what is spent has a negative amount."""
TABOOS: tuple[Taboo, ...] = get_args(Taboo)
Word = TypeVar("Word", bound=str)
One = TypeVar("One")


class _Wrong(Exception):
    """What is the matter with a record, as the sentence `record-…` that says so in any language."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message)
        self.line = Line(f"record-{message}", "AH-B-218", args)


def read(written: str) -> Record | Line:
    """AH-B-218: the record that a text holds, brought up to the present version; or a sentence that says why not."""
    try:
        if len(written) > LONGEST:
            raise _Wrong("long", count=str(len(written)), most=str(LONGEST))
        return _read(_parsed(written))
    except _Wrong as wrong:
        return wrong.line


def taken(written: str) -> Record:
    """AH-B-218: the record that a text holds; what is none is refused with its sentence."""
    found = read(written)
    if isinstance(found, Line):
        raise RefusedOption(PACKAGE, (found,))
    return found


def written(record: Record) -> str:
    """AH-B-218: a record as text, for the setting of a table: as short as it gets, the same for the same record. One of
    the core set alone is written so that programs that know no other box can read it too.
    """
    plain: dict[str, object] = {**record}
    if record["boxes"] == list(JUST_CORE):
        del plain["boxes"]
        plain["version"] = JUST_CORE_VERSION
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def problem(value: str, seats: int) -> tuple[Line, ...] | None:
    """AH-B-216: why a table can't begin with a text as its campaign, or None."""
    if value.isidentifier():
        return (Line("record-no_campaign", "AH-B-216", {"written": value}),)
    found = read(value)
    if isinstance(found, Line):
        return (found,)
    if found["scenario"]:
        return None
    if found["outcome"]:
        return (Line("record-over", "AH-B-216"),)
    return (Line("record-waits", "AH-B-216", {"campaign": f"setting-campaign-{found['campaign']}"}),)


def codes() -> dict[str, str]:
    """AH-B-218: the id of each card by its code."""
    return {card.code: card.id for card in CARDS}


def code(id_: str) -> str:
    """AH-B-218: the code of a card."""
    return CARDS.rows[CARDS.number(id_)].code


def unspent(lines: Iterable[Experience]) -> int:
    """AH-B-215: what is left of the experience that these lines tell of."""
    return sum([line["amount"] for line in lines])


# --- reading ----------------------------------------------------------------------------------------------------------


def _parsed(written: str) -> Any:
    try:
        return json.loads(written)
    except (ValueError, RecursionError) as problem:
        raise _Wrong("no_json") from problem


def _read(data: Any) -> Record:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _Wrong("none")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise _Wrong("no_version")
    if version > VERSION:
        raise _Wrong("later", version=_short(version), most=str(VERSION))
    if version == 1:
        data = _from_first(data)
    if version <= JUST_CORE_VERSION:
        data = {**data, "boxes": list(JUST_CORE)}
    return _record(data, _boxes(data))


def _boxes(data: Mapping[str, Any]) -> list[str]:
    """AH-Q-014: the boxes of a campaign; asked first, because everything else that is not here is in one of them."""
    named = _list(data, "boxes", lambda one, where: _named_box(one))
    if JUST_CORE[0] not in named:
        raise _Wrong("no_core")
    return list(in_order(named))


def _named_box(one: Any) -> str:
    if one not in list(BOXES):
        raise _Wrong("no_box", found=_short(one), names=", ".join(BOXES))
    return str(one)


def _from_first(data: Mapping[str, Any]) -> dict[str, object]:
    """A record of version 1, which knew one scenario, no taboos and no experience spent."""
    history = data.get("history")
    if not isinstance(history, list) or len(history) != 1 or not isinstance(history[0], dict):
        raise _Wrong("first_history")
    scenario = _among(history[0].get("scenario"), SCENARIOS.ids, "history 1, scenario")
    log = data.get("log")
    people = data.get("investigators")
    if not isinstance(log, list) or not isinstance(people, list):
        raise _Wrong("no_list", where="log, investigators")
    return {
        **data,
        "version": VERSION,
        "taboo": "",
        "scenario": following(scenario, Past(((scenario, ""),))),
        "outcome": "",
        "log": [{"entry": one, "scenario": scenario, "crossed": ""} for one in log],
        "investigators": [_person_from_first(one) for one in people],
        "history": [{**history[0], "result": "", "added": [], "removed": []}],
    }


def _person_from_first(data: Any) -> Any:
    if not isinstance(data, dict) or not isinstance(data.get("experience"), list):
        return data
    lines = [{**one, "leaves": ""} if isinstance(one, dict) else one for one in data["experience"]]
    return {**data, "sits_out": False, "side": {}, "experience": lines}


def _record(data: Mapping[str, Any], boxes: list[str]) -> Record:
    known = codes()
    people = _list(data, "investigators", lambda one, where: _person(one, where, known), most=len(_codes(_is_person)))
    if not people:
        raise _Wrong("nobody")
    names = [one["code"] for one in people]
    if len(set(names)) != len(names):
        raise _Wrong("twice")
    basic = _codes(lambda card: card.basic)
    story = _codes(lambda card: bool(card.set))
    bag = _list(data, "bag", _token)
    if all(token in SYMBOLS for token in bag):  # some of them ask for another token
        raise _Wrong("no_numbers")
    outcome = _among(data.get("outcome"), ENDS, "outcome")
    log = _list(data, "log", _entry)
    history = _list(data, "history", _chapter)
    scenario = _among(data.get("scenario"), ["", *SCENARIOS.ids], "scenario")
    if not scenario and not outcome and history:  # what follows may have come into the game meanwhile
        played = tuple([(one["scenario"], one["resolution"]) for one in history])
        scenario = following(played[-1][0], Past(played, tuple([one["entry"] for one in log if not one["crossed"]])))
    return {
        "format": FORMAT,
        "version": VERSION,
        "campaign": _among(data.get("campaign"), CAMPAIGNS, "campaign"),
        "difficulty": _among(data.get("difficulty"), DIFFICULTIES, "difficulty"),
        "taboo": _among(data.get("taboo"), TABOOS, "taboo"),
        "scenario": scenario,
        "outcome": outcome,
        "bag": bag,
        "log": log,
        "investigators": people,
        "unclaimed": _list(data, "unclaimed", lambda one, where: _among(one, story, where, "story")),
        "pool": _list(data, "pool", lambda one, where: _among(one, basic, where, "weakness")),
        "history": history,
        "boxes": boxes,
        **_withdrawn(data, basic),
    }


def _withdrawn(data: Mapping[str, Any], basic: Sequence[str]) -> Withdrawn:
    """AH-Q-028: the weaknesses that no pool holds any more; a record without any says nothing of them."""
    if "withdrawn" not in data:
        return {}
    return {"withdrawn": _list(data, "withdrawn", lambda one, where: _among(one, basic, where, "weakness"))}


def _person(data: Any, where: str, known: Mapping[str, str]) -> Person:
    fields = _fields(data, where)
    person = _among(fields.get("code"), _codes(_is_person), f"{where}, code", "investigator")
    lines = _list(fields, "experience", _gain, where)
    if unspent(lines) < 0:
        raise _Wrong("debt", where=where)
    if type(fields.get("sits_out")) is not bool:
        raise _Wrong("no_truth", where=f"{where}, sits_out")
    story = _codes(lambda card: bool(card.set))
    deck = _deck(fields, "deck", where, known)
    fate = _among(fields.get("fate"), FATES, f"{where}, fate")
    physical = _number(fields, "physical", where, 0, MOST_TRAUMA)
    mental = _number(fields, "mental", where, 0, MOST_TRAUMA)
    printed = CARDS.rows[CARDS.number(known[person])]
    if not fate and (physical >= (printed.health or 0) or mental >= (printed.sanity or 0)):
        raise _Wrong("trauma", where=where)
    return {
        "code": person,
        "fate": fate,
        "sits_out": fields["sits_out"],
        "physical": physical,
        "mental": mental,
        "unspent": unspent(lines),
        "experience": lines,
        "deck": deck,
        "side": _deck(fields, "side", where, known),
        "earned": _list(fields, "earned", lambda one, at: _among(one, story, at, "story"), where),
    }


def _deck(data: Mapping[str, Any], name: str, where: str, known: Mapping[str, str]) -> dict[str, int]:
    """AH-B-204: cards by their codes, each as often as it is in there."""
    cards, label = data.get(name), f"{where}, {name}"
    if not isinstance(cards, dict) or len(cards) > MOST:
        raise _Wrong("no_cards", where=label)
    for one, count in cards.items():
        if one not in known:
            raise _Wrong("unknown", where=label, found=_short(one))
        card = CARDS.rows[CARDS.number(known[one])]
        if card.set or card.kind == INVESTIGATOR:
            raise _Wrong("no_deck_card", where=label, found=one)
        if type(count) is not int or not 1 <= count <= 9:
            raise _Wrong("copies", where=label, found=_short(count), card=one)
    if sum(cards.values()) > MOST:
        raise _Wrong("large", where=label, count=sum(cards.values()), most=MOST)
    return dict(cards)


def _gain(data: Any, where: str) -> Experience:
    fields = _fields(data, where)
    known = ["", *codes()]
    return {
        "scenario": _among(fields.get("scenario"), SCENARIOS.ids, f"{where}, scenario"),
        "reason": _among(fields.get("reason"), REASONS, f"{where}, reason"),
        "card": _among(fields.get("card"), known, f"{where}, card", "card"),
        "leaves": _among(fields.get("leaves"), known, f"{where}, leaves", "card"),
        "amount": _number(fields, "amount", where, -MOST_EXPERIENCE, MOST_EXPERIENCE),
    }


def _entry(data: Any, where: str) -> Entry:
    """AH-D-002: what was written, by which scenario, and which one has crossed it out."""
    fields = _fields(data, where)
    entry = _written(fields.get("entry"), where)
    return {
        "entry": entry,
        "scenario": _among(fields.get("scenario"), SCENARIOS.ids, f"{where}, scenario"),
        "crossed": _among(fields.get("crossed"), ["", *SCENARIOS.ids], f"{where}, crossed"),
    }


def _written(entry: Any, where: str) -> str:
    if type(entry) is not str or not re.fullmatch(r"[a-z0-9_]{1,60}(:[a-z0-9_.]{1,60}|=[0-9]{1,6})?", entry):
        raise _Wrong("no_entry", where=where)
    section, _, value = entry.partition("=")[0].partition(":")
    if not text.has(PACKAGE, "en", f"note-{section}"):
        raise _Wrong("unwritten", where=where, found=_short(entry))
    if value and value not in CARDS.ids:
        raise _Wrong("unknown", where=where, found=_short(value))
    return entry


def is_entry(entry: str) -> bool:
    """AH-D-002: whether that is a possible entry of a campaign log."""
    try:
        _written(entry, "")
    except _Wrong:
        return False
    return True


def _chapter(data: Any, where: str) -> Chapter:
    """AH-B-216: a scenario that was played: its resolution, how it ended, and what it did to the bag."""
    fields = _fields(data, where)
    resolution = fields.get("resolution")
    if type(resolution) is not str or not re.fullmatch(r"[a-z0-9_]{0,20}", resolution):
        raise _Wrong("no_resolution", where=where)
    return {
        "scenario": _among(fields.get("scenario"), SCENARIOS.ids, f"{where}, scenario"),
        "resolution": resolution,
        "result": _among(fields.get("result"), ENDS, f"{where}, result"),
        "added": _list(fields, "added", _token, where),
        "removed": _list(fields, "removed", _token, where),
    }


def _token(data: Any, where: str) -> str:
    return _among(data, TOKENS, where, "token")


def _is_person(card: Any) -> bool:
    return bool(card.kind == INVESTIGATOR)


def _codes(given: Callable[[Any], bool]) -> list[str]:
    return [card.code for card in CARDS if given(card)]


# --- what every field is asked ----------------------------------------------------------------------------------------


def _fields(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise _Wrong("shape", where=where)
    return data


def _list(
    data: Mapping[str, Any], name: str, each: Callable[[Any, str], One], where: str = "", most: int = MOST
) -> list[One]:
    label = f"{where}, {name}" if where else name
    found = data.get(name)
    if not isinstance(found, list):
        raise _Wrong("no_list", where=label)
    if len(found) > most:
        raise _Wrong("many", where=label, count=len(found), most=most)
    return [each(one, f"{label} {number}") for number, one in enumerate(found, 1)]


def _among(value: Any, known: Iterable[Word], where: str, kind: str = "none") -> Word:
    found: Word | None = next((one for one in known if one == value), None)
    if found is None:
        raise _Wrong("not_among", where=where, found=_short(value), kind=kind)
    return found


def _number(data: Mapping[str, Any], name: str, where: str, least: int, most: int) -> int:
    value = data.get(name)
    if type(value) is not int or not least <= value <= most:
        raise _Wrong("number", where=f"{where}, {name}", found=_short(value), least=str(least), most=str(most))
    return value


def _short(value: Any) -> str:
    """A value that may be anything, in a sentence."""
    said = repr(value)
    return said if len(said) <= 40 else f"{said[:37]}..."
