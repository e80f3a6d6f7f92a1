"""What happened since a viewer last decided, for their page: lines by cause, and steps to be watched.

The sentences are those of the log, by their numbers; a step has a few words of its own.
"""

from collections.abc import Collection, Sequence

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
    `person` whether it is about somebody at the table.

    What happens is the message `step-<kind>`. Where there is none, the other names of the event say it; and where there
    are none of those, its whole sentence.
    """
    head = step[0]
    kind = recap.kind_of(head)
    alike = [event for event in step if recap.kind_of(event) == kind]
    names = [[name for name in recap.names_in(event) if text.has(package, "en", name)] for event in alike]
    title = dict.fromkeys(first for first, *_ in filter(None, names))
    if text.has(package, "en", f"step-{kind}"):
        say = speaking.say(package, language, f"step-{kind}")
    elif names[0][1:]:
        say = ", ".join(speaking.say(package, language, name) for name in dict.fromkeys(names[0][1:]))
    else:
        say = speaking.anyhow(lambda: said(package, head, language))
    return {
        "title": ", ".join(speaking.say(package, language, name) for name in title),
        "say": say,
        "count": len(alike),
        "person": any(isinstance(name, Name) and name.thing.startswith("seat:") for name in title),
    }
