"""What has happened since a viewer last decided, for their page: lines by cause, and steps to be watched.

The sentences are those of the log, by their numbers; a step has its own few words.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, cast

from miskatonic import text
from miskatonic.kernel import Event, Name, recap
from miskatonic.kernel.speech import said
from miskatonic.server import sent, sentences
from miskatonic.server.messages import Raw, encode
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer

Watched = dict[object, Any]
"""Events in a few words and steps as JSON, as they were last made (`Room.watched`)."""
MOST_WATCHED = 200
"""Events and steps of a table that are remembered, in all languages together."""


def own_seats(opened: OpenTable, visitor: Viewer) -> frozenset[int]:
    """The seats a viewer decides for: those they hold and no bot plays."""
    held = frozenset(visitor.seats)
    return held.difference(opened.bots) or held


def recapped(opened: OpenTable, eyes: Collection[int], language: str) -> sent.Recap:
    """The lines and the steps. A player who passes keeps watching, so the lines go back to the last real decision."""
    table = opened.table
    events = recap.since(table, eyes, passing=False)
    passed = recap.decided(table, eyes, passing=True)
    all_watched = not events or events[0].number >= passed
    watched = events if all_watched else [event for event in events if event.number >= passed]
    lines = recap.causes(table.game, events, eyes)
    steps = recap.steps(table.game, watched, eyes, lines if all_watched else None)
    lost = recap.all_lost(table.game, events, eyes)
    return {
        "causes": [
            {
                "line": cause.head.number,
                "effects": [event.number for event in cause.told],
                "more": cause.more,
                "lost": [event.number for event in cause.events if event.number in lost] if lost else [],
                "lines": [event.number for event in cause.events],
            }
            for cause in lines
        ],
        "steps": [_step(opened, step, lost, language) for step in steps],
    }


def _step(opened: OpenTable, step: Sequence[Event], lost: set[int], language: str) -> sent.RecapStep:
    """A step as JSON, made once for all who see the same of these events: by number and kind, because those who see
    only a part of an event get a different kind.
    """
    loss = bool(lost) and any(event.number in lost for event in step)
    key = (loss, language, *[(event.number, event.kind) for event in step])
    known: bytes | None = opened.watched.get(key)
    if known is None:
        words = _words(opened.package, opened.watched, step, language)
        made: sent.RecapStep = {"lines": [event.number for event in step], "lost": loss, **words}
        known = encode(made)
        _keep(opened.watched, key, known)
    return cast(sent.RecapStep, Raw(known))


def _keep(watched: Watched, key: object, made: object) -> None:
    if len(watched) >= MOST_WATCHED:
        watched.clear()
    watched[key] = made


def _words(package: str, watched: Watched, step: Sequence[Event], language: str) -> sent.StepInWords:
    """A step in a few words: whom or what it is about, and what happens; `count` is how many of a kind it stands for,
    `person` whether it is about somebody at the table. If different things happen to them, each is listed.
    """
    kind = recap.kind_of(step[0])
    title: dict[str, None] = {}
    told: dict[str, list[str]] = {}
    count = 0
    for event in step:
        if event.kind == kind or recap.kind_of(event) == kind:
            count += 1
            first, deed = _told(package, watched, event, language)
            if first:
                title.setdefault(first)
            told.setdefault(deed, []).append(first)
    say, several = next(iter(told)), len(told) > 1 and len(title) > 1
    if len(told) > 1:
        parts = [
            (f"{_joined(package, dict.fromkeys(whom), language)}: " if several and whom[0] else "")
            + (f"{deed} ×{len(whom)}" if len(whom) > 1 else deed)
            for deed, whom in told.items()
        ]
        if rest := parts[recap.MOST_EFFECTS :]:
            parts[recap.MOST_EFFECTS :] = [sentences.say(package, language, "recap-more", {"count": len(rest)})]
        say, count = "; ".join(parts), 1
    return {
        "title": "" if several else _joined(package, title, language),
        "say": say,
        "count": count,
        "person": not several and any(isinstance(name, Name) and name.thing.startswith("seat:") for name in title),
    }


def _told(package: str, watched: Watched, event: Event, language: str) -> tuple[str, str]:
    """Whom or what an event is about, and what happens; made once for all who see the same of it."""
    key = (event.number, event.kind, language)
    known: tuple[str, str] | None = watched.get(key)
    if known is None:
        first, *others = [name for name in recap.names_in(event) if text.has(package, "en", name)] or [""]
        known = first, _deed(package, event, others, language)
        _keep(watched, key, known)
    return known


def _joined(package: str, names: Iterable[str], language: str) -> str:
    return ", ".join(sentences.say(package, language, name) for name in names)


def _deed(package: str, event: Event, others: Sequence[str], language: str) -> str:
    """What happens: the message `step-<kind>` with the arguments of the event. If there is none, the other names of the
    event; and if there are none of those, its whole sentence.
    """
    kind = recap.kind_of(event)
    if text.has(package, "en", f"step-{kind}"):
        return sentences.say(package, language, f"step-{kind}", {**event.args, **event.secret})
    if others:
        return _joined(package, dict.fromkeys(others), language)
    return sentences.anyhow(lambda: said(package, event, language))
