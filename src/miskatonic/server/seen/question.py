"""The pending question as a viewer may see it, with everything that can and can't be answered, in their language.

What doesn't depend on the viewer (an option, a sentence) is made once for all viewers of a state (`Room.shown`).
"""

from typing import cast

from miskatonic import text
from miskatonic.kernel import Barred, Choice, Option, by_verb, proposed
from miskatonic.kernel.view import Eyes, alike
from miskatonic.server import sent, sentences
from miskatonic.server.messages import Raw, encode
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer

MOST_KNOWN = 10_000
"""Options that are remembered as JSON, by everything that is sent about them; about a kilobyte each."""
_KNOWN: dict[tuple[object, ...], bytes] = {}


def question(opened: OpenTable, visitor: Viewer, eyes: Eyes) -> bytes:
    """The pending question as the visitor may see it. If several are asked, everybody sees how to pass for all the
    seats they decide for; otherwise viewers who know the same see the same.
    """
    choice, language = opened.table.choice, visitor.language
    if choice is None:
        return b"null"
    seats = opened.acting(visitor) if len(choice.seats) > 1 else eyes
    return opened.once(("asked", seats, language), lambda: _asked(opened, choice, seats, language))


def _asked(opened: OpenTable, choice: Choice, eyes: Eyes, language: str) -> sent.Asked:
    """The pending question with everything that can and can't be answered."""
    package = opened.package
    shown = choice.shown_to(eyes)
    named = shown
    if choice.seat in eyes:  # the page names that seat: Enter passes for nobody else
        named = [option for option in shown if option.shared or option.seat in (None, choice.seat)]
    default = proposed(named)
    said = opened.made(("said", language), lambda: _said(opened, choice, language))
    return {
        **said,
        "default": None if default is None else default.text,
        "groups": [
            {
                "verb": verb,
                "label": sentences.say(package, language, f"verb-{verb}"),
                "options": [
                    cast(sent.OptionToPick, _numbered(number, _option(opened, option, language)))
                    for number, option in options
                ],
            }
            for verb, options in by_verb(shown)
        ],
        "barred": _all_barred(opened, choice, eyes, language) if shown else [],
    }


def _said(opened: OpenTable, choice: Choice, language: str) -> sent.Question:
    """The question itself, which is the same for everybody."""
    table, names = opened.table, opened.names
    awaited = [sentences.say(opened.package, language, names[seat]) for seat in choice.seats]
    return {
        "seat": choice.seat,
        "seats": list(choice.seats),
        "name": awaited[choice.seats.index(choice.seat)],
        "awaited": awaited,
        "say": sentences.tell(table, choice, language),
        "question": _bare_question(opened, choice, language),
        "rule": choice.rule,
        "facts": _facts(opened, choice, language),
    }


def _facts(opened: OpenTable, choice: Choice, language: str) -> list[sent.Fact]:
    """What a question brings to the table, such as the monster that is to be placed: the sentences, each with its
    arguments, for drawing it.
    """
    lines = opened.table.game.explain(opened.table.state, choice)
    return [
        {
            "say": sentences.say(opened.package, language, line.message, line.args),
            "message": line.message,
            "rule": line.rule,
            "args": dict(line.args),
        }
        for line in lines
    ]


def _bare_question(opened: OpenTable, choice: Choice, language: str) -> str:
    """The question without the name of the player who is asked, for places where that is shown beside it."""
    message = f"ask-{choice.prompt}.question"
    if not text.has(opened.package, "en", message):
        return sentences.tell(opened.table, choice, language)
    args = opened.table.game.named(opened.table.state, choice.args)
    return sentences.say(opened.package, language, message, args)


def _numbered(number: int, thing: bytes) -> Raw:
    """Something with the number it has for this viewer."""
    return Raw(b'{"n":%d,%b' % (number, thing[1:]))


def _option(opened: OpenTable, option: Option, language: str) -> bytes:
    """An option without its number: the same for all who may see it."""
    key = ("option", option.text, option.seat, language)
    found: bytes | None = opened.shown.get(key)
    if found is None:
        found = opened.shown[key] = _as_json(opened, option, language)
    return found


def _as_json(opened: OpenTable, option: Option, language: str) -> bytes:
    """An option as JSON. The same ones come up again and again, at all tables of a game: everything that is sent about
    one is its key.
    """
    table, package = opened.table, opened.package
    game, state = table.game, table.state
    assert table.choice is not None
    seat, chance, about = table.choice.owner(option), game.chance(state, option), option.about
    others = alike(table, option) if option.alike else []
    warnings = game.warns(state, option)
    told = str([(line.message, line.args) for line in warnings]) if warnings else ""
    key = (
        package, language, option.text, seat, option.cost, option.passes, option.early, option.undoes, chance,
        str(option.args), tuple(about), tuple(others), told,
    )  # fmt: skip
    known = _KNOWN.get(key)
    if known is not None:
        return known
    said = sentences.say(package, language, f"option-{option.verb}", option.args)
    price = sentences.say(package, language, "terminal-cost", {"count": option.cost}) if option.cost else ""
    remarks = [sentences.say(package, language, line.message, line.args) for line in warnings]
    if len(_KNOWN) >= MOST_KNOWN:
        _KNOWN.clear()
    made: sent.SaidOption = {
        "text": option.text,
        "verb": option.verb,
        "say": said,
        "seat": seat,
        "cost": option.cost,
        "remark": ", ".join(remarks if price in said else [price, *remarks]),
        "passes": option.passes,
        "early": option.early,
        "undoes": bool(option.undoes),
        "chance": chance,
        "args": option.args,
        "about": about,
        "alike": others,
    }
    known = _KNOWN[key] = encode(made)
    return known


def _all_barred(opened: OpenTable, choice: Choice, eyes: Eyes, language: str) -> list[sent.Barrier]:
    """What can't be done, as far as these eyes may know."""
    everything = opened.made(
        ("barred", language), lambda: [(one.only, encode(_barred(opened, one, language))) for one in choice.barred]
    )
    known = [told for only, told in everything if only is None or only in eyes]
    return [cast(sent.Barrier, _numbered(number, told)) for number, told in enumerate(known)]


def _barred(opened: OpenTable, thing: Barred, language: str) -> sent.SaidBarrier:
    label = sentences.say(opened.package, language, f"verb-{thing.verb}")
    message = f"barred-{thing.reason}"
    reason = sentences.say(opened.package, language, message, thing.args)
    here = f"{message}.here"  # a reason shown on the thing itself need not name it
    short = (
        sentences.say(opened.package, language, here, thing.args)
        if text.has(opened.package, language, here)
        else reason
    )
    return {
        "verb": thing.verb,
        "label": label,
        "say": f"{label}: {reason}",
        "reason": reason,
        "here": short,
        "rules": list(thing.rules),
        "args": thing.args,
        "about": thing.about,
    }
