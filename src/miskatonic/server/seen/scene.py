"""What a viewer sees and reads: the kernel's view, and the sentences to it in the viewer's language."""

import bisect
import functools
import itertools

from miskatonic.kernel import Event, Table, still_true
from miskatonic.kernel.cause import causes
from miskatonic.kernel.event import TAKING_BACK
from miskatonic.kernel.goal import in_words as goal_in_words
from miskatonic.kernel.view import Eyes, knowing, open_board, view_of
from miskatonic.server import sentences
from miskatonic.server.messages import PROTOCOL, Plain, Raw, encode
from miskatonic.server.seen import changes
from miskatonic.server.seen.question import question
from miskatonic.server.seen.recap import own_seats, recapped
from miskatonic.server.storage.journal import Header
from miskatonic.server.tables.closed_table import ClosedTable
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.room import Room, Viewer
from miskatonic.terminal import boards

EVERYBODY = frozenset(range(8))
"""The eyes of everybody who could sit at a table."""
LONGEST_LOG = 500
"""Lines of the log that a newcomer gets."""
LONGEST_OPTION = 200
"""Characters of an option that is sent."""
NO_UNDO = encode({"to": [], "labels": {}, "free": True, "asked": None})
MOST_LINES = 3 * LONGEST_LOG
"""Lines of a table that are kept, in whatever languages."""


def state(room: Room, visitor: Viewer) -> bytes:
    """The whole state for a visitor, with the log lines that are new to them."""
    return _whole(room, visitor, _parts(room, visitor))


def change(room: Room, visitor: Viewer) -> bytes:
    """What has changed since the visitor was last sent a state or a change of it; the whole state where that does not
    tell it all.
    """
    before, after = visitor.seen, _parts(room, visitor)
    visitor.seen = after
    common = None if before is None else _common(room, before.position, after.position)
    if before is None or common is None:
        return _whole(room, visitor, after)
    visitor.sent += 1
    head = b'{"type":"change","sent":%d,"number":%d,"set":{' % (visitor.sent, _number(room))
    members = b",".join(filter(None, (common, changes.own(before.own, after.own))))
    return b'%b%b},"log":%b}' % (head, members, encode(_news(room, visitor)))


def _number(room: Room) -> int:
    if isinstance(room, ClosedTable):
        return room.number
    assert isinstance(room, OpenTable)
    return room.table.number


def change_of_people(room: Room, visitor: Viewer) -> bytes:
    """The seats, where nothing else has changed."""
    seats = encode(people(room, visitor))
    if visitor.seen is not None:
        visitor.seen = visitor.seen._replace(own={**visitor.seen.own, "seats": seats})
    return b'{"type":"people","seats":%b}' % seats


def _whole(room: Room, visitor: Viewer, parts: changes.Parts) -> bytes:
    visitor.sent += 1
    head = b'{"type":"state","sent":%d,"log":%b,' % (visitor.sent, encode(_news(room, visitor)))
    return b"%b%b}" % (head, changes.whole(parts))


def _parts(room: Room, visitor: Viewer) -> changes.Parts:
    """What a visitor may see, in parts."""
    language = visitor.language
    if isinstance(room, ClosedTable):
        position = room.made(("position", language), lambda: changes.position(_read_only(room, language)))
        asked = recap = b"null"
    else:
        assert isinstance(room, OpenTable)
        eyes = known_by(room, visitor)
        position = room.made(("position", eyes, language), lambda: _position(room, eyes, language))
        asked = question(room, visitor, eyes)
        own = own_seats(room, visitor)
        recap = room.once(("recap", own, language), lambda: recapped(room, own, language))
    return changes.Parts(
        position,
        {
            "asked": asked,
            "recap": recap,
            "seats": encode(people(room, visitor)),
            "spectator": b"false" if visitor.seats else b"true",
            "creator": b"true" if visitor.creator else b"false",
            "undo": _undo(room, visitor),
            "renewed": _renewed(room, visitor),
        },
    )


def known_by(opened: OpenTable, visitor: Viewer) -> Eyes:
    """The seats of a viewer that know more than a spectator: whoever holds the same of them sees the same."""
    return opened.made("knowing", lambda: knowing(opened.table, EVERYBODY)) & visitor.seats


def _common(room: Room, before: changes.Position, after: changes.Position) -> bytes | None:
    """What has changed of how the game stands, worked out once for all whose pages show the same."""
    if before is after:
        return b""
    key = ("change", before.serial, after.serial)
    if key not in room.shown:
        room.shown[key] = changes.between(before, after)
    found: bytes | None = room.shown[key]
    return found


def _position(opened: OpenTable, eyes: Eyes, language: str) -> changes.Position:
    """How the game stands, seen through these eyes; what can be answered stands beside it in `asked`, as sentences."""
    table = opened.table
    outcome = table.outcome
    everybodys = opened.made("board", lambda: changes.members(open_board(table)))
    state = {
        **_head(opened, language),
        "number": table.number,
        "name": words(opened, language, "game-name"),
        "view": view_of(table, eyes, options=False, open_view=False) | {"options": _settings(table)},
        "outcome": outcome
        and {
            "won": outcome.won,
            "result": outcome.result,
            "say": sentences.tell(table, outcome, language),
            "rule": outcome.rule,
            "rule_say": sentences.tell(table, outcome.rule, language),
            "causes": causes(table, language),
        },
        "goes_on": goes_on(opened),
        "next": opened.sequels.get(table.number),
        "closed": None,
    }
    return changes.position(state, everybodys)


def goes_on(opened: OpenTable) -> bool:
    """Whether another table can follow this one, which is over."""
    table = opened.table
    return table.outcome is not None and table.game.sequel(table.state, {}) is not None


def _settings(table: Table) -> dict[str, str]:
    """The options of a table, but for long texts: a campaign's record is no news."""
    return {name: value for name, value in table.options.items() if len(value) <= LONGEST_OPTION}


def _read_only(room: ClosedTable, language: str) -> Plain:
    """What can be said of a table that can't be played any more."""
    return {
        **_head(room, language),
        "number": room.number,
        "name": words(room, language, "game-name") if room.game else room.header.game,
        "view": None,
        "outcome": room.outcome(language),
        "goes_on": False,
        "next": room.sequels.get(room.number),
        "closed": room.notice(language),
    }


def _head(room: Room, language: str) -> Plain:
    return {
        "protocol": PROTOCOL,
        "table": room.header.id,
        "game": room.header.game,
        "language": language,
        "turn": room.begun["turn"],
        "day": room.begun["day"] + 1,
        "fate": room.fate(),
    }


def words(room: Room, language: str, message: str, /, **args: object) -> str:
    """A message of the game in a language."""
    return sentences.say(room.package, language, message, args)


def people(room: Room, visitor: Viewer) -> list[Plain]:
    """The seats: who plays them and who is here."""
    names = {other.person: other.name for other in room.everybody}
    here = {seat for other in room.everybody for seat in other.seats}
    said = room.made(("names", visitor.language), lambda: _names(room, visitor.language))
    return [
        {
            "seat": seat,
            "id": name,
            "name": said[seat],
            "mine": seat in visitor.seats,
            "person": names.get(room.holders.get(seat, ""), ""),
            "online": seat in here,
            "bot": room.bots.get(seat),
        }
        for seat, name in enumerate(room.made("names", lambda: room.names))
    ]


def _names(room: Room, language: str) -> list[str]:
    return [words(room, language, name) for name in room.names]


def _news(room: Room, visitor: Viewer) -> Plain:
    """The log lines a visitor has not had yet; all of them when something was taken back, or in a new language. If they
    are very many, the newest.
    """
    known = bisect.bisect_left(room.log, visitor.told, key=lambda event: event.number)
    reset = visitor.told == 0 or any(event.kind in TAKING_BACK for event in room.log[known:])
    backwards = itertools.islice(reversed(room.log), None if reset else len(room.log) - known)
    told = (event.seen_by(visitor.seats) for event in backwards)
    newest = list(itertools.islice((event for event in told if event is not None), LONGEST_LOG))
    visitor.told = len(room.events)
    return {
        "reset": reset,
        "lines": [Raw(_said_once(room, event, visitor.language)) for event in reversed(newest)],
    }


def _said_once(room: Room, event: Event, language: str) -> bytes:
    """A line of the log as JSON, made once. It outlasts the state: what was told stays told. An event that could not be
    kept may have had the number of another one.
    """
    key = (event.number, event.kind, language)
    known = room.lines.get(key)
    if known is None or (known[0] is not event and known[0] != event):
        if len(room.lines) >= MOST_LINES:
            del room.lines[next(iter(room.lines))]
        known = room.lines[key] = (event, encode(_line(room, event, language)))
    return known[1]


def _line(room: Room, event: Event, language: str) -> Plain:
    """One line of the log. Whoever is told only a part of it is told the same kind of event."""
    return {
        "number": event.number,
        "kind": event.kind.removesuffix(".others"),
        "say": room.told(event, language),
        "rule": event.rule,
        "args": {**event.args, **event.secret},
        "about": event.about,
        "turn": event.kind == room.spans.get("turn"),
    }


def _undo(room: Room, visitor: Viewer) -> bytes:
    """How far can be taken back, in words, and whose wish to do so waits for consent."""
    if not isinstance(room, OpenTable):
        return NO_UNDO
    table = room.table
    marks = ["decision", *table.game.marks] if table.made else []
    free, language = not room.others(visitor.person), visitor.language
    can = {"to": marks, "labels": _labels(room.package, ("decision", *table.game.marks), language), "free": free}
    wish = room.wish if room.wish and room.wish.number == table.number else None
    if wish is None:
        return room.once(("undo", free, language), lambda: {**can, "asked": None})
    names = {other.person: other.name for other in room.everybody}
    others = room.others(wish.person)
    asked = {
        "name": names.get(wish.person, ""),
        "to": wish.to,
        "mine": wish.person == visitor.person,
        "waiting": [name for person, name in others.items() if person not in wish.agreed],
        "can_agree": visitor.person in others and visitor.person not in wish.agreed,
    }
    return encode({**can, "asked": asked})


def _renewed(room: Room, visitor: Viewer) -> bytes:
    """That a table goes on under other rules, and what they took back of it; the last time, if it was several."""
    changes = room.made("renewed", lambda: [event for event in room.log if event.kind == "new_rules"])
    if not changes or isinstance(room, ClosedTable):
        return b"null"
    key = ("renewed", frozenset(visitor.seats), visitor.language)
    return room.once(key, lambda: _taken_back(room, changes[-1], visitor))


def _taken_back(room: Room, changed: Event, visitor: Viewer) -> Plain:
    """What was told since, in the words of its lines; that the turn began holds still."""
    held, holds = still_true(room.events[: changed.number]), (*TAKING_BACK, *room.spans.values())
    gone = [event for event in held if event.number >= changed.args["back"] and event.kind not in holds]
    told = (event.seen_by(visitor.seats) for event in gone)
    return {
        "number": changed.number,
        "say": room.told(changed, visitor.language),
        "decisions": changed.args["decisions"],
        "lines": [room.told(event, visitor.language) for event in told if event is not None],
    }


@functools.cache
def _labels(package: str, marks: tuple[str, ...], language: str) -> dict[str, str]:
    """What taking back is called, for every stretch of a game."""
    return {mark: sentences.say(package, language, f"undo-{mark}") for mark in marks}


def summary(room: Room, header: Header, language: str) -> Plain:
    """A table in a list."""
    found = {
        "table": header.id,
        "game": header.game,
        "seats": header.seats,
        "created": header.made,
        "touched": header.touched,
        "decisions": room.last,
        "names": [words(room, language, name) for name in room.names],
        "bots": sorted(room.bots),
        "chapter": "",
    }
    if isinstance(room, ClosedTable):
        over = room.outcome(language)
        return {
            **found,
            "number": room.number,
            "asked": None,
            "closed": True,
            "goes_on": False,
            "say": room.notice(language)["say"],
            "finished": over is not None,
            "won": over is not None and over["won"],
        }
    assert isinstance(room, OpenTable)
    table = room.table
    outcome, choice = table.outcome, table.choice
    chapter = table.game.chapter(table.state)
    return {
        **found,
        "chapter": words(room, language, chapter) if chapter else "",
        "number": table.number,
        "asked": choice and choice.seat,
        "closed": False,
        "goes_on": goes_on(room) and table.number not in room.sequels,
        "say": sentences.tell(table, outcome or choice or "game-name", language),
        "finished": outcome is not None,
        "won": outcome is not None and outcome.won,
    }


def in_words(opened: OpenTable, visitor: Viewer) -> bytes:
    """The whole position in words, made once for all who know and read the same."""
    eyes = known_by(opened, visitor)
    return opened.once(("words", eyes, visitor.language), lambda: _in_words(opened, eyes, visitor.language))


def _in_words(opened: OpenTable, eyes: Eyes, language: str) -> Plain:
    def say(message: str, /, **args: object) -> str:
        return words(opened, language, message, **args)

    return {"type": "position", "lines": boards.board(opened.table.game.id).words(opened.table.view(eyes), say)}


def goal(opened: OpenTable, visitor: Viewer) -> bytes:
    """What the game is about, made once for a state and a language; nothing while it is not known yet."""
    table, language = opened.table, visitor.language

    def made() -> Plain:
        return {"type": "goal", "number": table.number, "goal": goal_in_words(table, language)}

    return opened.once(("goal", language), made)
