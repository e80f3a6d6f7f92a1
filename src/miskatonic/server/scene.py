"""What a viewer sees and reads: the kernel's view, and the sentences to it in the viewer's language."""

import bisect
import functools
import itertools
from collections.abc import Callable

import msgspec

from miskatonic import text
from miskatonic.kernel import Barred, Choice, Event, Option, Table, by_verb
from miskatonic.kernel.event import TAKING_BACK
from miskatonic.kernel.view import Eyes, alike, knowing
from miskatonic.server import speaking
from miskatonic.server.closed import Closed
from miskatonic.server.hosted import Hosted
from miskatonic.server.journal import Header
from miskatonic.server.messages import PROTOCOL, Plain, encode
from miskatonic.server.recap import own_seats, recapped
from miskatonic.server.room import Room, Viewer
from miskatonic.terminal import boards

LONGEST_LOG = 500
"""Lines of the log that a newcomer gets."""
LONGEST_OPTION = 200
"""Characters of an option that is sent."""
MOST_LINES = 3 * LONGEST_LOG
"""Lines of a table that are kept, in whatever languages."""


def state(room: Room, visitor: Viewer) -> bytes:
    """The whole state for a visitor, with the log lines that are new to them."""
    language = visitor.language
    if isinstance(room, Closed):
        position = once(room, ("position", language), lambda: _read_only(room, language))
        asked = recap = b"null"
    else:
        assert isinstance(room, Hosted)
        eyes = knowing(room.table, frozenset(visitor.seats))
        position = once(room, ("position", eyes, language), lambda: _position(room, eyes, language))
        asked = _question(room, visitor, eyes)
        own = own_seats(room, visitor)
        recap = once(room, ("recap", own, language), lambda: recapped(room, own, language))
    rest = {
        "seats": people(room, visitor),
        "spectator": not visitor.seats,
        "creator": visitor.creator,
        "log": _news(room, visitor),
        "undo": _undo(room, visitor),
        "recap": msgspec.Raw(recap),
    }
    return b"".join((position[:-1], b',"asked":', asked, b",", encode(rest)[1:]))


def once(room: Room, key: object, make: Callable[[], object]) -> bytes:
    """Something as JSON, made once for all who see and read the same."""
    made = room.shown.get(key)
    if made is None:
        made = room.shown[key] = encode(make())
    return made


def _position(hosted: Hosted, eyes: Eyes, language: str) -> Plain:
    """How the game stands, seen through these eyes; what can be answered stands beside it in `asked`, as sentences."""
    table = hosted.table
    outcome = table.outcome
    return {
        **_head(hosted, language),
        "number": table.number,
        "name": words(hosted, language, "game-name"),
        "view": table.view(eyes, options=False) | {"options": _settings(table)},
        "outcome": outcome
        and {
            "won": outcome.won,
            "result": outcome.result,
            "say": speaking.tell(table, outcome, language),
            "rule": outcome.rule,
            "rule_say": speaking.tell(table, outcome.rule, language),
        },
        "goes_on": outcome is not None and table.game.sequel(table.state, {}) is not None,
        "next": hosted.sequels.get(table.number),
        "closed": None,
    }


def _settings(table: Table) -> dict[str, str]:
    """The options of a table, but for long texts: a campaign's record is no news."""
    return {name: value for name, value in table.options.items() if len(value) <= LONGEST_OPTION}


def _read_only(room: Closed, language: str) -> Plain:
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
        "type": "state",
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
    return speaking.say(room.package, language, message, args)


def _question(hosted: Hosted, visitor: Viewer, eyes: Eyes) -> bytes:
    """The pending question as the visitor may see it. Where several are asked, everybody sees how to pass for all the
    seats they decide for; else whoever knows the same sees the same.
    """
    choice, language = hosted.table.choice, visitor.language
    if choice is None:
        return b"null"
    seats = hosted.acting(visitor) if len(choice.seats) > 1 else eyes
    return once(hosted, ("asked", seats, language), lambda: _asked(hosted, choice, seats, language))


def _asked(hosted: Hosted, choice: Choice, eyes: Eyes, language: str) -> Plain:
    """The pending question with everything that can and can't be answered."""
    table = hosted.table
    shown = choice.shown_to(eyes)
    default = next((option for option in shown if option.passes), None)
    names = hosted.names
    awaited = [words(hosted, language, names[seat]) for seat in choice.seats]
    return {
        "seat": choice.seat,
        "seats": list(choice.seats),
        "name": awaited[choice.seats.index(choice.seat)],
        "awaited": awaited,
        "say": speaking.tell(table, choice, language),
        "question": _bare_question(hosted, choice, language),
        "rule": choice.rule,
        "facts": _facts(hosted, choice, language),
        "default": default and default.text,
        "groups": [
            {
                "verb": verb,
                "label": words(hosted, language, f"verb-{verb}"),
                "options": [_option(hosted, option, number, language) for number, option in options],
            }
            for verb, options in by_verb(shown)
        ],
        "barred": [_barred(hosted, n, thing, language) for n, thing in enumerate(choice.barred_for(eyes))]
        if shown
        else [],
    }


def _facts(hosted: Hosted, choice: Choice, language: str) -> list[Plain]:
    """What a question brings to the table, such as the monster that is to be placed: the sentences, and what each is
    told with, for whoever draws it.
    """
    lines = hosted.table.game.explain(hosted.table.state, choice)
    return [
        {
            "say": words(hosted, language, line.message, **line.args),
            "message": line.message,
            "rule": line.rule,
            "args": line.args,
        }
        for line in lines
    ]


def _bare_question(hosted: Hosted, choice: Choice, language: str) -> str:
    """The question without the name of whoever is asked, for where that stands beside it."""
    message = f"ask-{choice.prompt}.question"
    if not text.has(hosted.package, "en", message):
        return speaking.tell(hosted.table, choice, language)
    return words(hosted, language, message, **hosted.table.game.named(hosted.table.state, choice.args))


def _option(hosted: Hosted, option: Option, number: int, language: str) -> Plain:
    assert hosted.table.choice is not None
    said = speaking.tell(hosted.table, option, language)
    price = words(hosted, language, "terminal-cost", count=option.cost) if option.cost else ""
    warnings = hosted.table.game.warns(hosted.table.state, option)
    remarks = [words(hosted, language, line.message, **line.args) for line in warnings]
    return {
        "n": number,
        "text": option.text,
        "verb": option.verb,
        "say": said,
        "seat": hosted.table.choice.owner(option),
        "cost": option.cost,
        "remark": ", ".join(remarks if price in said else [price, *remarks]),
        "passes": option.passes,
        "undoes": bool(option.undoes),
        "chance": hosted.table.game.chance(hosted.table.state, option),
        "args": option.args,
        "about": option.about,
        "alike": alike(hosted.table, option),
    }


def _barred(hosted: Hosted, number: int, thing: Barred, language: str) -> Plain:
    return {
        "n": number,
        "verb": thing.verb,
        "label": words(hosted, language, f"verb-{thing.verb}"),
        "say": speaking.tell(hosted.table, thing, language),
        "reason": words(hosted, language, f"barred-{thing.reason}", **thing.args),
        "rules": list(thing.rules),
        "args": thing.args,
        "about": thing.about,
    }


def people(room: Room, visitor: Viewer) -> list[Plain]:
    """The seats: who plays them and who is here."""
    names = {other.person: other.name for other in room.visitors}
    here = {seat for other in room.visitors for seat in other.seats}
    return [
        {
            "seat": seat,
            "id": name,
            "name": words(room, visitor.language, name),
            "mine": seat in visitor.seats,
            "person": names.get(room.holders.get(seat, ""), ""),
            "online": seat in here,
            "bot": room.bots.get(seat),
        }
        for seat, name in enumerate(room.names)
    ]


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
        "lines": [msgspec.Raw(_said_once(room, event, visitor.language)) for event in reversed(newest)],
    }


def _said_once(room: Room, event: Event, language: str) -> bytes:
    """A line of the log as JSON, made once. It outlasts the state: what was told stays told. An event that could not be
    kept may have had the number of another one.
    """
    key = (event.number, event.kind, language)
    known = room.lines.get(key)
    if known is None or known[0] != event:
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


def _undo(room: Room, visitor: Viewer) -> Plain:
    """How far can be taken back, in words, and whose wish to do so waits for consent."""
    if not isinstance(room, Hosted):
        return {"to": [], "labels": {}, "free": True, "asked": None}
    table = room.table
    marks = ["decision", *table.game.marks]
    others = room.others(visitor.person)
    wish = room.wish if room.wish and room.wish.number == table.number else None
    names = {other.person: other.name for other in room.visitors}
    return {
        "to": marks if table.made else [],
        "labels": _labels(room.package, tuple(marks), visitor.language),
        "free": not others,
        "asked": wish
        and {
            "name": names.get(wish.person, ""),
            "to": wish.to,
            "mine": wish.person == visitor.person,
            "waiting": [name for person, name in room.others(wish.person).items() if person not in wish.agreed],
            "can_agree": visitor.person in room.others(wish.person) and visitor.person not in wish.agreed,
        },
    }


@functools.cache
def _labels(package: str, marks: tuple[str, ...], language: str) -> dict[str, str]:
    """What taking back is called, for every stretch of a game."""
    return {mark: speaking.say(package, language, f"undo-{mark}") for mark in marks}


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
    }
    if isinstance(room, Closed):
        over = room.outcome(language)
        more = {"number": room.number, "asked": None, "closed": True, "say": room.notice(language)["say"]}
        return {**found, **more, "finished": over is not None, "won": over is not None and over["won"]}
    assert isinstance(room, Hosted)
    table = room.table
    outcome, choice = table.outcome, table.choice
    return {
        **found,
        "number": table.number,
        "asked": choice and choice.seat,
        "closed": False,
        "say": speaking.tell(table, outcome or choice or "game-name", language),
        "finished": outcome is not None,
        "won": outcome is not None and outcome.won,
    }


def in_words(hosted: Hosted, visitor: Viewer) -> list[str]:
    """The whole position in words."""
    view = hosted.table.view(visitor.seats)

    def say(message: str, /, **args: object) -> str:
        return words(hosted, visitor.language, message, **args)

    return boards.board(hosted.table.game.id).words(view, say)
