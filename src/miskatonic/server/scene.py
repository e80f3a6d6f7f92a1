"""What a viewer sees and reads: the kernel's view, and the sentences to it in the viewer's language."""

import bisect
from collections.abc import Callable

import msgspec

from miskatonic import text
from miskatonic.kernel import Barred, Choice, Event, Option, Table, by_verb
from miskatonic.kernel.speech import Sayable, rule_message
from miskatonic.kernel.view import Eyes, alike, knowing
from miskatonic.server.hosted import Hosted, Viewer
from miskatonic.server.messages import PROTOCOL, About, Plain, Refused
from miskatonic.terminal import boards

LONGEST_LOG = 500
"""Lines of the log that a newcomer gets."""


def state(hosted: Hosted, visitor: Viewer) -> bytes:
    """The whole state for a visitor, with the log lines that are new to them."""
    language = visitor.language
    eyes = knowing(hosted.table, frozenset(visitor.seats))
    position = once(hosted, ("position", eyes, language), lambda: _position(hosted, eyes, language))
    choice = hosted.table.choice
    passing = choice is not None and len(choice.seats) > 1  # where several are asked, each sees how to pass for itself
    seats = frozenset(visitor.seats) if passing else eyes
    asked = once(hosted, ("asked", seats, language), lambda: choice and _asked(hosted, choice, seats, language))
    rest = {
        "seats": people(hosted, visitor),
        "spectator": not visitor.seats,
        "creator": visitor.creator,
        "log": _news(hosted, visitor),
        "undo": _undo(hosted, visitor),
    }
    return b"".join((position[:-1], b',"asked":', asked, b",", msgspec.json.encode(rest)[1:]))


def once(hosted: Hosted, key: object, make: Callable[[], object]) -> bytes:
    """Something as JSON, made once for all who see and read the same."""
    made = hosted.shown.get(key)
    if made is None:
        made = hosted.shown[key] = msgspec.json.encode(make())
    return made


def _position(hosted: Hosted, eyes: Eyes, language: str) -> Plain:
    """How the game stands, seen through these eyes; what can be answered stands beside it in `asked`, as sentences."""
    table = hosted.table
    outcome = table.outcome
    return {
        "type": "state",
        "protocol": PROTOCOL,
        "table": hosted.header.id,
        "number": table.number,
        "game": table.game.id,
        "name": words(hosted, language, "game-name"),
        "language": language,
        "turn": hosted.begun["turn"],
        "day": hosted.begun["day"] + 1,
        "view": table.view(eyes, options=False),
        "outcome": outcome
        and {
            "won": outcome.won,
            "result": outcome.result,
            "say": table.say(outcome, language),
            "rule": outcome.rule,
            "rule_say": table.say(outcome.rule, language),
        },
    }


def words(hosted: Hosted, language: str, message: str, **args: object) -> str:
    """A message of the game in a language."""
    return text.say(hosted.table.game.package, language, message, args)


def _asked(hosted: Hosted, choice: Choice, eyes: Eyes, language: str) -> Plain:
    """The pending question with everything that can and can't be answered."""
    table = hosted.table
    shown = choice.shown_to(eyes)
    default = next((option for option in shown if option.passes), None)
    return {
        "seat": choice.seat,
        "seats": list(choice.seats),
        "name": seat_name(hosted, choice.seat, language),
        "say": table.say(choice, language),
        "rule": choice.rule,
        "default": default and default.text,
        "groups": [
            {
                "verb": verb,
                "label": words(hosted, language, f"verb-{verb}"),
                "options": [_option(hosted, option, number, language) for number, option in options],
            }
            for verb, options in by_verb(shown)
        ],
        "barred": [_barred(hosted, n, thing, language) for n, thing in enumerate(choice.barred)] if shown else [],
    }


def _option(hosted: Hosted, option: Option, number: int, language: str) -> Plain:
    assert hosted.table.choice is not None
    said = hosted.table.say(option, language)
    price = words(hosted, language, "terminal-cost", count=option.cost) if option.cost else ""
    return {
        "n": number,
        "text": option.text,
        "verb": option.verb,
        "say": said,
        "seat": hosted.table.choice.owner(option),
        "cost": option.cost,
        "remark": "" if price in said else price,
        "passes": option.passes,
        "chance": hosted.table.game.chance(hosted.table.state, option),
        "args": option.args,
        "about": option.about,
        "alike": alike(hosted.table, option),
    }


def _barred(hosted: Hosted, number: int, thing: Barred, language: str) -> Plain:
    return {
        "n": number,
        "label": words(hosted, language, f"verb-{thing.verb}"),
        "say": hosted.table.say(thing, language),
        "reason": words(hosted, language, f"barred-{thing.reason}", **thing.args),
        "rules": list(thing.rules),
        "args": thing.args,
        "about": thing.about,
    }


def seat_name(hosted: Hosted, seat: int, language: str) -> str:
    """The investigator of a seat, or the player where there is none."""
    return words(hosted, language, hosted.table.game.seat_name(hosted.table.state, seat))


def people(hosted: Hosted, visitor: Viewer) -> list[Plain]:
    """The seats: who plays them and who is here."""
    names = {other.person: other.name for other in hosted.visitors}
    here = {seat for other in hosted.visitors for seat in other.seats}
    return [
        {
            "seat": seat,
            "id": hosted.table.game.seat_name(hosted.table.state, seat),
            "name": seat_name(hosted, seat, visitor.language),
            "mine": seat in visitor.seats,
            "person": names.get(hosted.holders.get(seat, ""), ""),
            "online": seat in here,
            "bot": hosted.bots.get(seat),
        }
        for seat in range(hosted.table.seats)
    ]


def _news(hosted: Hosted, visitor: Viewer) -> Plain:
    """The log lines a visitor has not had yet; all of them when something was taken back, or in a new language."""
    known = bisect.bisect_left(hosted.log, visitor.told, key=lambda event: event.number)
    fresh = hosted.log[known:]
    reset = visitor.told == 0 or any(event.kind == "undone" for event in fresh)
    told = (event.seen_by(visitor.seats) for event in (hosted.log if reset else fresh))
    lines = [event for event in told if event is not None]
    visitor.told = len(hosted.table.events)
    language = visitor.language

    def made(event: Event) -> msgspec.Raw:
        key = (event.number, event.kind, language)
        return msgspec.Raw(once(hosted, key, lambda: line(hosted.table, event, language)))

    return {"reset": reset, "lines": [made(event) for event in lines[-LONGEST_LOG:]]}


def line(table: Table, event: Event, language: str) -> Plain:
    """One line of the log."""
    return {
        "number": event.number,
        "kind": event.kind,
        "say": table.say(event, language),
        "rule": event.rule,
        "args": {**event.args, **event.secret},
        "about": event.about,
        "turn": event.kind == table.game.spans.get("turn"),
    }


def _undo(hosted: Hosted, visitor: Viewer) -> Plain:
    table = hosted.table
    others = hosted.others(visitor.person)
    wish = hosted.wish if hosted.wish and hosted.wish.number == table.number else None
    names = {other.person: other.name for other in hosted.visitors}
    return {
        "to": ["decision", *table.game.marks] if table.made else [],
        "free": not others,
        "asked": wish
        and {
            "name": names.get(wish.person, ""),
            "to": wish.to,
            "mine": wish.person == visitor.person,
            "waiting": [name for person, name in hosted.others(wish.person).items() if person not in wish.agreed],
            "can_agree": visitor.person in hosted.others(wish.person) and visitor.person not in wish.agreed,
        },
    }


def in_words(hosted: Hosted, visitor: Viewer) -> list[str]:
    """The whole position in words."""
    view = hosted.table.view(visitor.seats)

    def say(message: str, /, **args: object) -> str:
        return words(hosted, visitor.language, message, **args)

    return boards.board(hosted.table.game.id).words(view, say)


# --- why? -----------------------------------------------------------------------------------------------------------


def because(hosted: Hosted, visitor: Viewer, about: About) -> Plain:
    """The sums and the rules behind a thing, in the viewer's language."""
    table = hosted.table
    thing, rules = _meant(hosted, visitor, about)
    language = visitor.language
    lines = table.game.explain(table.state, thing)
    named = [*rules, *(line.rule for line in lines)]
    return {
        "title": table.say(thing, language),
        "lines": [{"say": words(hosted, language, line.message, **line.args), "rule": line.rule} for line in lines],
        "rules": [{"id": rule, "say": table.say(rule, language)} for rule in dict.fromkeys(named) if rule],
    }


def _meant(hosted: Hosted, visitor: Viewer, about: About) -> tuple[Sayable, list[str]]:
    """The thing a question is about, and the rules it carries itself."""
    choice = hosted.table.choice
    package, language = hosted.table.game.package, "en"
    shown = choice.shown_to(visitor.seats) if choice is not None else []
    if choice is not None and about.choice:
        return choice, [choice.rule]
    if choice is not None and about.option is not None:
        for option in shown:
            if option.text == about.option:
                return option, [choice.rule]
    if choice is not None and shown and about.barred is not None and about.barred < len(choice.barred):
        barred = choice.barred[about.barred]
        return barred, list(barred.rules)
    if about.event is not None:
        for event in hosted.log:
            if event.number == about.event and (seen := event.seen_by(visitor.seats)):
                return seen, [seen.rule]
    if about.rule is not None and text.has(package, language, rule_message(about.rule)):
        return about.rule, [about.rule]
    if about.name is not None and text.arguments(package, language).get(about.name) == ():
        return about.name, []
    raise Refused("nothing", "nothing of that kind")
