"""What a viewer sees and reads: the kernel's view, with sentences in the viewer's language."""

import bisect
import functools
import itertools
from typing import Any, cast

from miskatonic.kernel import Event, still_true
from miskatonic.kernel.event import TAKING_BACK
from miskatonic.kernel.goal import in_words as goal_in_words
from miskatonic.kernel.view import Eyes
from miskatonic.server import answers, sent, sentences
from miskatonic.server.messages import PROTOCOL, Raw, encode
from miskatonic.server.seen import changes
from miskatonic.server.seen.question import question
from miskatonic.server.seen.recap import own_seats, recapped
from miskatonic.server.storage.records import Header
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.opening import AnyTable
from miskatonic.server.tables.people import Parts, Position, Viewer
from miskatonic.server.tables.room import Room
from miskatonic.terminal import boards

LONGEST_LOG = 500
"""Lines of the log that a newcomer gets."""
NO_UNDO: sent.Undoing = {"to": [], "labels": {}, "free": True, "asked": None}
MOST_LINES = 3 * LONGEST_LOG
"""Lines of a table that are remembered, in all languages together."""


def state(room: AnyTable, visitor: Viewer) -> bytes:
    """The whole state for a visitor, with the log lines that are new to them."""
    return _whole(room, visitor, _parts(room, visitor))


def change(room: AnyTable, visitor: Viewer) -> bytes:
    """What has changed since the visitor was last sent a state or a change; the whole state if a change would not be
    enough.
    """
    before, after = visitor.seen, _parts(room, visitor)
    visitor.seen = after
    common = None if before is None else _common(room, before.position, after.position)
    if before is None or common is None:
        return _whole(room, visitor, after)
    visitor.sent += 1
    members = b",".join(filter(None, (common, changes.own(before.own, after.own))))
    made: sent.Change = {
        "type": "change",
        "sent": visitor.sent,
        "number": room.number,
        "set": cast(dict[str, object], Raw(b"{%b}" % members)),
        "log": _news(room, visitor),
    }
    return encode(made)


def change_of_people(room: Room, visitor: Viewer) -> bytes:
    """The seats, if nothing else has changed."""
    made: sent.People = {"type": "people", "seats": people(room, visitor)}
    if visitor.seen is not None:
        visitor.seen = visitor.seen._replace(own={**visitor.seen.own, "seats": encode(made["seats"])})
    return encode(made)


def _whole(room: AnyTable, visitor: Viewer, parts: Parts) -> bytes:
    visitor.sent += 1
    made: sent.NewState = {"type": "state", "sent": visitor.sent, "log": _news(room, visitor)}
    return b"%b,%b}" % (encode(made)[:-1], changes.whole(parts))


def _parts(room: AnyTable, visitor: Viewer) -> Parts:
    """What a visitor may see, in parts."""
    language, eyes = visitor.language, room.known_by(visitor)
    position = room.made(("position", eyes, language), lambda: _position(room, eyes, language))
    asked = recap = b"null"
    if room.is_open:
        asked = question(room, visitor, eyes)
        own_of = own_seats(room, visitor)
        recap = room.once(("recap", own_of, language), lambda: recapped(room, own_of, language))
    own: sent.Own = {
        "asked": cast(sent.Asked, Raw(asked)),
        "recap": cast(sent.Recap, Raw(recap)),
        "seats": people(room, visitor),
        "spectator": not visitor.seats,
        "creator": visitor.creator,
        "undo": _undo(room, visitor),
        "renewed": _renewed(room, visitor),
    }
    return Parts(position, changes.members(own))


def _common(room: Room, before: Position, after: Position) -> bytes | None:
    """What has changed in the position, worked out once for all whose pages show the same."""
    if before is after:
        return b""
    key = ("change", before.serial, after.serial)
    if key not in room.shown:
        room.shown[key] = changes.between(before, after)
    found: bytes | None = room.shown[key]
    return found


def _position(room: Room, eyes: Eyes, language: str) -> Position:
    """The position, seen through these eyes; what can be answered is separate, in `asked`, as sentences."""
    everybodys = room.made("board", lambda: changes.members(room.open_board()))
    state: sent.Standing[Any] = {
        **_head(room, language),
        "number": room.number,
        "name": room.title(language),
        "view": room.view(eyes),
        "outcome": room.outcome(language),
        "goes_on": room.goes_on,
        "next": room.sequels.get(room.number),
        "closed": room.notice(language),
    }
    return changes.position(state, everybodys)


def _head(room: Room, language: str) -> sent.Head:
    return {
        "protocol": PROTOCOL,
        "table": room.header.id,
        "game": room.header.game,
        "language": language,
        "turn": room.begun["turn"],
        "day": room.begun["day"] + 1,
        "fate": room.fate(),
    }


def people(room: Room, visitor: Viewer) -> list[sent.SeatAtTable]:
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
    return [room.words(language, name) for name in room.names]


def _news(room: Room, visitor: Viewer) -> sent.Log:
    """The log lines a visitor has not been sent yet; all of them after an undo, or in a new language. If there are very
    many, the newest.
    """
    known = bisect.bisect_left(room.log, visitor.told, key=lambda event: event.number)
    reset = visitor.told == 0 or any(event.kind in TAKING_BACK for event in room.log[known:])
    backwards = itertools.islice(reversed(room.log), None if reset else len(room.log) - known)
    told = (event.seen_by(visitor.seats) for event in backwards)
    newest = list(itertools.islice((event for event in told if event is not None), LONGEST_LOG))
    visitor.told = len(room.events)
    return {
        "reset": reset,
        "lines": [cast(sent.LogLine, Raw(_said_once(room, event, visitor.language))) for event in reversed(newest)],
    }


def _said_once(room: Room, event: Event, language: str) -> bytes:
    """A line of the log as JSON, made once. It outlasts the state: events are never removed. An event that could not be
    saved may have had the number of another one.
    """
    key = (event.number, event.kind, language)
    known = room.lines.get(key)
    if known is None or (known[0] is not event and known[0] != event):
        if len(room.lines) >= MOST_LINES:
            del room.lines[next(iter(room.lines))]
        known = room.lines[key] = (event, encode(_line(room, event, language)))
    return known[1]


def _line(room: Room, event: Event, language: str) -> sent.LogLine:
    """One line of the log. Those who see only a part of it see the same kind of event."""
    return {
        "number": event.number,
        "kind": event.kind.removesuffix(".others"),
        "say": room.told(event, language),
        "rule": event.rule,
        "args": {**event.args, **event.secret},
        "about": event.about,
        "turn": event.kind == room.spans.get("turn"),
    }


def _undo(room: AnyTable, visitor: Viewer) -> sent.Undoing:
    """How far one can undo, in words, and whose request to undo is waiting for consent."""
    if not room.is_open:
        return NO_UNDO
    table = room.table
    marks = ["decision", *table.game.marks] if table.made else []
    free, language = not room.others(visitor.person), visitor.language
    wish = room.wish if room.wish and room.wish.number == table.number else None

    def can(asked: sent.WishToUndo | None) -> sent.Undoing:
        labels = _labels(room.package, ("decision", *table.game.marks), language)
        return {"to": marks, "labels": labels, "free": free, "asked": asked}

    if wish is None:
        return room.made(("undo", free, language), lambda: can(None))
    names = {other.person: other.name for other in room.everybody}
    others = room.others(wish.person)
    asked: sent.WishToUndo = {
        "name": names.get(wish.person, ""),
        "to": wish.to,
        "mine": wish.person == visitor.person,
        "waiting": [name for person, name in others.items() if person not in wish.agreed],
        "can_agree": visitor.person in others and visitor.person not in wish.agreed,
    }
    return can(asked)


def _renewed(room: AnyTable, visitor: Viewer) -> sent.Renewed | None:
    """That a table continues under other rules, and what was taken back; the last time, if there were several."""
    changes = room.made("renewed", lambda: [event for event in room.log if event.kind == "new_rules"])
    if not changes or not room.is_open:
        return None
    key = ("renewed", frozenset(visitor.seats), visitor.language)
    return room.made(key, lambda: _taken_back(room, changes[-1], visitor))


def _taken_back(room: Room, changed: Event, visitor: Viewer) -> sent.Renewed:
    """What had happened since, in the words of its lines; that the turn began is still true."""
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
    """What each way to undo is called, for every mark of a game."""
    return {mark: sentences.say(package, language, f"undo-{mark}") for mark in marks}


def summary(room: Room, header: Header, language: str) -> answers.TableInList:
    """A table in a list."""
    return {
        "table": header.id,
        "game": header.game,
        "seats": header.seats,
        "created": header.made,
        "touched": header.touched,
        "decisions": room.last,
        "names": [room.words(language, name) for name in room.names],
        "bots": sorted(room.bots),
        "chapter": room.chapter(language),
        "number": room.number,
        "asked": room.asked,
        "closed": room.notice(language) is not None,
        "goes_on": room.goes_on and room.number not in room.sequels,
        "say": room.headline(language),
        "finished": room.won is not None,
        "won": bool(room.won),
    }


def in_words(opened: OpenTable, visitor: Viewer) -> bytes:
    """The whole position in words, made once for all with the same knowledge and language."""
    eyes = opened.known_by(visitor)
    return opened.once(("words", eyes, visitor.language), lambda: _in_words(opened, eyes, visitor.language))


def _in_words(opened: OpenTable, eyes: Eyes, language: str) -> answers.InWords:
    def say(message: str, /, **args: object) -> str:
        return opened.words(language, message, **args)

    return {"type": "position", "lines": boards.board(opened.table.game.id).words(opened.table.view(eyes), say)}


def goal(opened: OpenTable, visitor: Viewer) -> bytes:
    """The goal of the game, made once for a state and a language; null until it is known."""
    table, language = opened.table, visitor.language

    def made() -> answers.GoalOfGame:
        return {"type": "goal", "number": table.number, "goal": goal_in_words(table, language)}

    return opened.once(("goal", language), made)
