"""Things as sentences in the viewer's language: which message words a choice, an option, an event …"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.kernel.choice import Barred, Choice, Option
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import Line
from miskatonic.kernel.outcome import Outcome

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

Sayable = Choice | Option | Barred | Event | Outcome | str
"""What can be put into words; a string is a rule's id (`RC-041`) or the id of a name or message."""


def rule_message(rule: str) -> str:
    """The id of a rule's sentence; the ids of messages can't contain dots (`AH-R-1.4`)."""
    return f"rule-{rule.replace('.', '_')}"


def rule_of(message: str) -> str | None:
    """The rule that a message is the sentence of, if any."""
    prefix, _, rest = message.partition("-")
    return rest.replace("_", ".") if prefix == "rule" else None


def say(table: "Table", thing: Sayable, language: str) -> str:
    """The sentence for it in a language."""
    from miskatonic import text

    domain = table.game.package
    match thing:
        case Choice():
            return text.say(domain, language, f"ask-{thing.prompt}", table.game.named(table.state, thing.args))
        case Option():
            return text.say(domain, language, f"option-{thing.verb}", thing.args)
        case Barred():
            what = text.say(domain, language, f"verb-{thing.verb}")
            return f"{what}: {text.say(domain, language, f'barred-{thing.reason}', thing.args)}"
        case Event():
            return said(domain, thing, language)
        case Outcome():
            return text.say(domain, language, f"outcome-{thing.reason}")
        case _:
            rule = rule_message(thing)
            return text.say(domain, language, rule if text.has(domain, "en", rule) else thing)


def said(domain: str, event: Event, language: str) -> str:
    """The sentence of an event in the words of a game; no table is needed."""
    from miskatonic import text

    match event.kind:
        case "forced":
            what = text.say(domain, language, f"option-{event.args['verb']}", event.args)
            return text.say(domain, language, "event-forced", {"what": what})
        case "outcome":
            return text.say(domain, language, f"outcome-{event.args['reason']}")
        case _:
            return text.say(domain, language, f"event-{event.kind}", {**event.args, **event.secret})


def explain(table: "Table", thing: Sayable, language: str) -> list[str]:
    """The numbers behind it, one line each with source and rule."""
    from miskatonic import text

    lines = table.game.explain(table.state, thing)
    return [f"{text.say(table.game.package, language, line.message, line.args)} ({line.rule})" for line in lines]


def in_words(answer: Any, say: Callable[[Line], str]) -> Any:
    """The answer to an enquiry with its lines put into words: plain data throughout."""
    if isinstance(answer, Line):
        return say(answer)
    if isinstance(answer, Mapping):
        return {key: in_words(value, say) for key, value in answer.items()}
    if isinstance(answer, list | tuple):
        return [in_words(one, say) for one in answer]
    return answer
