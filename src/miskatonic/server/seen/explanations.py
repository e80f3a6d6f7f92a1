"""What a viewer can ask for: a hint, and the sums and rules behind a thing."""

from miskatonic import text
from miskatonic.bots import Advice
from miskatonic.kernel.speech import Sayable, rule_message
from miskatonic.server import answers, sentences
from miskatonic.server.messages import About, Refused, encode
from miskatonic.server.storage.transcript import StoredEvent
from miskatonic.server.tables.closed_table import ClosedTable
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer

MOST_KNOWN = 200
"""Answers that are remembered for the current state of a table; there are thousands of names."""


def advice(opened: OpenTable, visitor: Viewer, number: int, given: Advice) -> answers.Advice:
    """A hint: what a sensible player would do, and why."""
    why, choice = given.reason, opened.table.choice
    assert choice is not None, "a game that is over asks nothing"
    return {
        "type": "advice",
        "number": number,
        "option": choice.text_for(given.option, visitor.seats),
        "say": sentences.tell(opened.table, given.option, visitor.language),
        "why": "" if why is None else opened.words(visitor.language, why.message, **why.args),
    }


def because(opened: OpenTable, visitor: Viewer, about: About) -> answers.Explained:
    """The sums and rules behind a thing, in words: made once for all viewers with the same seats and language."""
    known: dict[object, answers.Explained] = opened.made("because", dict)
    key = (frozenset(visitor.seats), visitor.language, encode(about))
    if key not in known:
        if len(known) >= MOST_KNOWN:
            known.clear()
        known[key] = _because(opened, visitor, about)
    return known[key]


def of_closed(room: ClosedTable, visitor: Viewer, about: About) -> answers.Explained:
    """What there is to read about a rule at a table that can only be read: today's rule, if it still exists."""
    told = (event.rule for event in room.log if event.number == about.event and event.seen_by(visitor.seats))
    rule = about.rule or next(told, "")
    if not rule or not text.has(room.package, "en", rule_message(rule)):
        raise Refused("nothing", "nothing of that kind")
    say = sentences.say(room.package, visitor.language, rule_message(rule))
    return {"title": say, "lines": [], "rules": [{"id": rule, "say": say, "said": True}]}


def _because(opened: OpenTable, visitor: Viewer, about: About) -> answers.Explained:
    table = opened.table
    thing, rules = _meant(opened, visitor, about)
    language = visitor.language
    lines = table.game.explain(table.state, thing)
    said = {line.message for line in lines} | ({rule_message(thing)} if isinstance(thing, str) else set())
    named = dict.fromkeys([*rules, *(line.rule for line in lines)])
    return {
        "title": sentences.tell(table, thing, language),
        "lines": [
            {"say": opened.words(language, line.message, **line.args), "message": line.message, "rule": line.rule}
            for line in lines
        ],
        "rules": [
            {"id": rule, "say": sentences.tell(table, rule, language), "said": rule_message(rule) in said}
            for rule in named
            if rule
        ],
    }


def _meant(opened: OpenTable, visitor: Viewer, about: About) -> tuple[Sayable, list[str]]:
    """The thing a question is about, and the rules it names itself."""
    choice = opened.table.choice
    package, language = opened.table.game.package, "en"
    shown = choice.shown_to(visitor.seats) if choice is not None else []
    if choice is not None and about.choice:
        return choice, [choice.rule]
    if choice is not None and about.option is not None:
        for option in shown:
            if option.text == about.option:
                return option, [choice.rule]
    if choice is not None and shown and about.barred is not None:
        known = choice.barred_for(visitor.seats)
        if about.barred < len(known):
            return known[about.barred], list(known[about.barred].rules)
    if about.event is not None:
        for event in opened.log:
            if event.number == about.event and (seen := event.seen_by(visitor.seats)):
                return (seen.rule if isinstance(seen, StoredEvent) else seen), [seen.rule]
    if about.rule is not None and text.has(package, language, rule_message(about.rule)):
        return about.rule, [about.rule]
    if about.name is not None and text.arguments(package, language).get(about.name) == ():
        return about.name, list(opened.table.game.glossary.get(about.name, ()))
    raise Refused("nothing", "nothing of that kind")
