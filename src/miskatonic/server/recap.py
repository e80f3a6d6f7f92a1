"""What happened since a viewer last decided, for their page: lines by cause, and steps to be watched.

The sentences are those of the log, by their numbers; a step has a few words of its own.
"""

from collections.abc import Collection, Iterable, Sequence

from miskatonic import text
from miskatonic.kernel import Event, Name, recap
from miskatonic.kernel.speech import said
from miskatonic.server import speaking
from miskatonic.server.hosted import Hosted
from miskatonic.server.messages import Plain
from miskatonic.server.room import Viewer


def own_seats(hosted: Hosted, visitor: Viewer) -> frozenset[int]:
    """The seats a viewer decides for: those they hold and no bot plays."""
    held = frozenset(visitor.seats)
    return held.difference(hosted.bots) or held


def recapped(hosted: Hosted, eyes: Collection[int], language: str) -> Plain:
    """The lines and the steps. Who passes goes on watching, so the lines go back to the last decision that was none."""
    table = hosted.table
    lines = recap.causes(table.game, recap.since(table, eyes, passing=False), eyes)
    steps = recap.steps(table.game, recap.since(table, eyes, passing=True), eyes)

    def losses(events: Sequence[Event]) -> list[int]:
        return [event.number for event in events if recap.lost(table.game, event, eyes)]

    return {
        "causes": [
            {
                "line": cause.head.number,
                "effects": [event.number for event in cause.told],
                "more": cause.more,
                "lost": losses(cause.events),
                "lines": [event.number for event in cause.events],
            }
            for cause in lines
        ],
        "steps": [
            {
                "lines": [event.number for event in step],
                "lost": bool(losses(step)),
                **_words(hosted.package, step, language),
            }
            for step in steps
        ],
    }


def _words(package: str, step: Sequence[Event], language: str) -> Plain:
    """A step in a few words: whom or what it is about, and what happens; `count` is how many of a kind it stands for,
    `person` whether it is about somebody at the table. Where not the same happens to all, each is told by itself.
    """
    kind = recap.kind_of(step[0])
    alike = [event for event in step if recap.kind_of(event) == kind]
    names = [[name for name in recap.names_in(event) if text.has(package, "en", name)] for event in alike]
    title = dict.fromkeys(first for first, *_ in filter(None, names))
    told: dict[str, list[str]] = {}
    for event, (first, *others) in zip(alike, (found or [""] for found in names), strict=True):
        told.setdefault(_deed(package, event, others, language), []).append(first)
    say, count, several = next(iter(told)), len(alike), len(told) > 1 and len(title) > 1
    if len(told) > 1:
        parts = [
            (f"{_joined(package, dict.fromkeys(whom), language)}: " if several and whom[0] else "")
            + (f"{deed} ×{len(whom)}" if len(whom) > 1 else deed)
            for deed, whom in told.items()
        ]
        if rest := parts[recap.MOST_EFFECTS :]:
            parts[recap.MOST_EFFECTS :] = [speaking.say(package, language, "recap-more", {"count": len(rest)})]
        say, count = "; ".join(parts), 1
    return {
        "title": "" if several else _joined(package, title, language),
        "say": say,
        "count": count,
        "person": not several and any(isinstance(name, Name) and name.thing.startswith("seat:") for name in title),
    }


def _joined(package: str, names: Iterable[str], language: str) -> str:
    return ", ".join(speaking.say(package, language, name) for name in names)


def _deed(package: str, event: Event, others: Sequence[str], language: str) -> str:
    """What happens is the message `step-<kind>`, said with what the event is told with. Where there is none, the other
    names of the event say it; and where there are none of those, its whole sentence.
    """
    kind = recap.kind_of(event)
    if text.has(package, "en", f"step-{kind}"):
        return speaking.say(package, language, f"step-{kind}", {**event.args, **event.secret})
    if others:
        return _joined(package, dict.fromkeys(others), language)
    return speaking.anyhow(lambda: said(package, event, language))
