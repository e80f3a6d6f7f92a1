"""Looking at a table in every way there is: what people, pages, bots and environments read of it. While somebody looks
the state refuses to be written, so that a look which changes something fails where it does so.
"""

import contextlib
import dataclasses
import json
from collections.abc import Iterator
from typing import Any, NoReturn

from miskatonic import bots, text
from miskatonic.kernel import Option, State, Table
from miskatonic.kernel.goal import as_lines
from miskatonic.kernel.speech import Sayable
from miskatonic.kernel.state import names_of
from miskatonic.kernel.view import knowing
from miskatonic.terminal import boards

WRITTEN = "the state is written while somebody looks"


def _refuse(*_: Any, **__: Any) -> NoReturn:
    raise AssertionError(WRITTEN)


class SealedList(list[Any]):
    """A list of the state while somebody looks."""

    append = extend = insert = remove = pop = clear = sort = reverse = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse


class SealedDict(dict[Any, Any]):
    """A dictionary of the state while somebody looks."""

    update = setdefault = pop = popitem = clear = _refuse
    __setitem__ = __delitem__ = __ior__ = _refuse


@contextlib.contextmanager
def sealed(state: State) -> Iterator[None]:
    """Whoever writes what a record would hold of this state is refused; what a game only remembers it may look up."""
    before = json.dumps(state.to_plain())
    records = list(_records(state))
    kept = [(record, name, getattr(record, name)) for record in records for name in names_of(record)]
    watched = {id(record) for record in records}

    def guard(record: Any, name: str, value: Any) -> None:
        if id(record) in watched and name in names_of(record):
            _refuse()
        object.__setattr__(record, name, value)

    kinds = {type(record) for record in records}
    for record, name, value in kept:
        setattr(record, name, _closed(value))
    for kind in kinds:
        kind.__setattr__ = guard  # type: ignore[assignment]
    try:
        yield
    finally:
        for kind in kinds:
            del kind.__setattr__
        for record, name, value in kept:
            setattr(record, name, value)
    assert json.dumps(state.to_plain()) == before, WRITTEN


def _records(value: Any) -> Iterator[Any]:
    """A state, and whatever in it has fields of its own."""
    if dataclasses.is_dataclass(value):
        yield value
        for name in names_of(value):
            yield from _records(getattr(value, name))
    elif isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _records(item)


def _closed(value: Any) -> Any:
    if isinstance(value, list):
        return SealedList([_closed(item) for item in value])
    if isinstance(value, dict):
        return SealedDict({key: _closed(item) for key, item in value.items()})
    return value


def look_at(table: Table, language: str) -> None:
    """Everybody looks at everything: views of all eyes, all texts, reasons, chances and warnings, measures, hints."""
    with sealed(table.state):
        _look(table, language)


def _look(table: Table, language: str) -> None:
    game, state, everybody = table.game, table.state, range(table.seats)
    for eyes in (None, *everybody, everybody):
        view = table.view(eyes)
    board = boards.board(game.id)

    def say(message: str, /, **args: object) -> str:
        return text.say(game.package, language, message, args)

    board.words(view, say)
    as_lines(table, language)
    board.brief(view, say)
    game.measures(state)
    knowing(table, frozenset(everybody))
    assert table.problems() == []
    for event in table.events[-3:]:
        table.say(event, language)
        table.explain(event, language)
    for seat in everybody:
        table.explain(game.seat_name(state, seat), language)
    choice = table.choice
    if choice is None:
        return
    things: list[Sayable] = [choice, *choice.shown_to(everybody), *choice.barred]
    for thing in things:
        table.say(thing, language)
        table.explain(thing, language)
        if isinstance(thing, Option):
            game.chance(state, thing)
            for line in game.warns(state, thing):
                say(line.message, **line.args)
    for seat in choice.seats:
        if advice := bots.advise(table, seat):
            table.say(advice.option, language)
