"""State is plain data: a slotted dataclass of ints, strings, lists, tuples and dicts, with a generated copy.

A game's state derives from `State` and is declared with `@dataclass(slots=True)`. Its field types decide how it is
copied and how it is written to and read from JSON; anything that is not plain data is refused at once. A figure with
several facts is a `NamedTuple` of scalars, which copies share.
"""

import dataclasses
import functools
import types
import weakref
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, Self, Union, get_args, get_origin, get_type_hints

from miskatonic.kernel.catalogue import Catalogue, UnknownId
from miskatonic.kernel.errors import BadSave, OtherCards

_SCALARS = (int, str, bool, type(None))


Sink = Callable[[str, str, dict[str, Any], int | None, dict[str, Any]], None]
"""Takes an event: kind, rule, arguments, the one seat that may see it, its secret part."""


class Rows(NamedTuple):
    """How many rows of a catalogue a table is made of: the first ones."""

    family: str
    first: int


@dataclasses.dataclass(slots=True)
class State:
    """The fields every game has: its randomness, the next step of the rules, and the rows it is made of where more have
    come since it began.

    The others are attached to it while it is played, and are neither copied nor saved: the sink that receives events;
    during a replay, the answers already given; what makes checkpoints; how many steps have begun. A game may have such
    fields too (`init=False`, with a default), for what follows from other fields and is looked up often.
    """

    rng: int
    step: str
    rows: tuple[Rows, ...] = dataclasses.field(default=(), kw_only=True)
    sink: Sink | None = dataclasses.field(init=False, default=None, compare=False, repr=False)
    feed: Iterator[Any] | None = dataclasses.field(init=False, default=None, compare=False, repr=False)
    keeper: Callable[[], None] | None = dataclasses.field(init=False, default=None, compare=False, repr=False)
    begun: int = dataclasses.field(init=False, default=0, compare=False, repr=False)

    renamed: ClassVar[Mapping[str, str]] = {}
    """Maps the names of fields in earlier records to what they are called now."""
    holds: ClassVar[Mapping[str, Catalogue[Any]]] = {}
    """Its lists of rows' numbers, each with its catalogue: a record has their ids, so a row may get another number."""

    def __init_subclass__(cls) -> None:
        """A game's own fields must not have these names."""
        taken = [name for name in ("sink", "feed", "keeper", "begun") if name in cls.__annotations__]
        if taken:
            raise TypeError(f"{cls.__name__}.{taken[0]} is the kernel's own field; call it something else.")

    def copy(self) -> Self:
        """An independent copy that shares nothing mutable. The first call compiles the copy function of its class."""
        cls: Any = self.__class__
        cls.copy = _copier(cls)
        duplicate: Self = cls.copy(self)
        return duplicate

    def to_plain(self) -> dict[str, Any]:
        """The fields as JSON-ready data; without those that hold their default, so a new field changes no record."""
        plain: dict[str, Any] = _plain(self)
        return plain

    @classmethod
    def from_plain(cls, data: Any) -> Self:
        """The state written by `to_plain`; anything else is refused, naming the field."""
        state: Self = _read(cls, cls.as_named_now(data), cls.__name__)
        return state

    @classmethod
    def as_named_now(cls, data: Any) -> Any:
        """A recorded state with its fields under their current names, and rows under their current numbers."""
        if not isinstance(data, dict):
            return data
        named = {cls.renamed.get(name, name): value for name, value in data.items()}
        return named | {name: _numbers(named[name], rows) for name, rows in cls.holds.items() if name in named}

    def differs_from(self, data: Any) -> bool:
        """Whether a recorded state, perhaps of other rules, has something else in a field that both know."""
        recorded = self.as_named_now(data)
        if not isinstance(recorded, dict):
            return True
        hints = get_type_hints(type(self))
        both = [name for name in names_of(self) if name in recorded and name != "step"]
        return any(_read(hints[name], recorded[name], name) != getattr(self, name) for name in both)


class StepEnds(Exception):
    """Raised inside a step to leave it at once for another, whatever it was in the middle of."""

    def __init__(self, step: str) -> None:
        super().__init__(step)
        self.step = step


def go_on_as(state: State, step: str) -> None:
    """Continue a step as another one without leaving it: from here on the table can be copied as if that one began
    here.

    For a coroutine that does exactly what the named step's own coroutine would do now.
    """
    state.step = step
    state.begun += 1
    if state.keeper is not None:
        state.keeper()


def weakly(method: Callable[..., None]) -> Callable[..., None]:
    """A method that a state can call without keeping its table alive. If each referred to the other, both would stay in
    memory after their last use until the garbage collector looked for such cycles.
    """
    found = weakref.WeakMethod(method)

    def call(*args: Any) -> None:
        present = found()
        if present is not None:  # else the table is gone, and its rules are being closed
            present(*args)

    return call


def names_of(record: Any) -> list[str]:
    """The names of the fields that are data."""
    return [field.name for field in dataclasses.fields(record) if field.init]


@functools.cache
def _defaults(kind: Any) -> dict[str, Any]:
    """The fields that have a default, each with it; they are only looked at."""
    found: dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        if field.init and field.default is not dataclasses.MISSING:
            found[field.name] = field.default
        elif field.init and field.default_factory is not dataclasses.MISSING:
            found[field.name] = field.default_factory()
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value):
        return _plain_fields(value)
    return value


def _plain_fields(record: Any) -> dict[str, Any]:
    defaults, holds = _defaults(record.__class__), getattr(record, "holds", {})
    values = [(name, getattr(record, name)) for name in names_of(record)]
    return {
        name: [holds[name][number].id for number in value] if name in holds else _plain(value)
        for name, value in values
        if name not in defaults or value != defaults[name]
    }


def _numbers(written: Any, rows: Catalogue[Any]) -> Any:
    """The numbers of rows in a record; what was written as a number stays as it is."""
    if not isinstance(written, list):
        return written
    try:
        return [rows.number(one) if isinstance(one, str) else one for one in written]
    except UnknownId as unknown:
        raise OtherCards(str(unknown)) from unknown


@functools.cache
def _copier(cls: Any) -> Callable[[Any], Any]:
    """Compile the copy function of one class: field by field, lists sliced, no reflection later."""
    hints = get_type_hints(cls)
    known: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    lines = [f"    c.{name} = {_copy_source(hints[name], f's.{name}', known)}" for name in names_of(cls)]
    lines += [f"    c.{field.name} = {field.default!r}" for field in dataclasses.fields(cls) if not field.init]
    exec("\n".join(["def copy(s):", "    c = new(cls)", *lines, "    return c"]), known)
    copy: Callable[[Any], Any] = known["copy"]
    return copy


def _copy_source(kind: Any, source: str, known: dict[str, Any], depth: int = 0) -> str:
    """The Python expression that copies a value of type `kind` found at `source`."""
    if _is_immutable(kind):
        return source
    origin, args = get_origin(kind), get_args(kind)
    item = f"x{depth}"
    if origin is list:
        inner = _copy_source(args[0], item, known, depth + 1)
        return f"{source}[:]" if inner == item else f"[{inner} for {item} in {source}]"
    if origin is dict:
        inner = _copy_source(args[1], item, known, depth + 1)
        return f"{source}.copy()" if inner == item else f"{{k: {inner} for k, {item} in {source}.items()}}"
    if dataclasses.is_dataclass(kind):
        name = f"copy_{len(known)}"
        record: Any = kind
        known[name] = _copier(record)
        return f"{name}({source})"
    raise TypeError(f"{kind} is not plain data")


def _is_immutable(kind: Any) -> bool:
    """Whether copies can share it: scalars, records and tuples of them, which suit what seldom changes."""
    if get_origin(kind) is tuple:
        item, dots = get_args(kind)
        return dots is ... and (_is_scalar(item) or _is_record(item))
    return _is_scalar(kind) or _is_record(kind)


@functools.cache
def _is_record(kind: Any) -> bool:
    """A named tuple whose fields are scalars."""
    fields = getattr(kind, "_fields", None)
    return fields is not None and all(_is_scalar(hint) for hint in get_type_hints(kind).values())


@functools.cache
def _is_scalar(kind: Any) -> bool:
    if get_origin(kind) in (Union, types.UnionType):
        return all(_is_scalar(part) for part in get_args(kind))
    return kind in _SCALARS


def _read(kind: Any, data: Any, where: str) -> Any:
    """Read one value of type `kind` from JSON data, or say where it does not match."""
    is_state: bool = dataclasses.is_dataclass(kind)
    if is_state:
        names = names_of(kind)
        if not isinstance(data, dict) or not {*names} - {*_defaults(kind)} <= {*data} <= {*names}:
            raise BadSave(f"The save does not match these rules: {where} has other fields.")
        hints = get_type_hints(kind)
        return kind(**{name: _read(hints[name], one, f"{where}.{name}") for name, one in data.items()})
    if _is_record(kind):
        parts = get_type_hints(kind)
        if not isinstance(data, list) or len(data) != len(parts):
            raise BadSave(f"The save does not match these rules: {where} is not {kind.__name__}.")
        return kind(*(_read(parts[name], one, f"{where}.{name}") for name, one in zip(parts, data, strict=True)))
    if _is_scalar(kind):
        if not any(type(data) is part for part in get_args(kind) or (kind,)):
            raise BadSave(f"The save does not match these rules: {where} is not {getattr(kind, '__name__', kind)}.")
        return data
    origin, args = get_origin(kind), get_args(kind)
    if origin in (list, tuple) and isinstance(data, list):
        if _is_scalar(args[0]) and {*map(type, data)} <= {*(get_args(args[0]) or args[:1])}:
            return origin(data)
        return origin(_read(args[0], item, where) for item in data)
    if origin is dict and isinstance(data, dict):
        return {key: _read(args[1], item, f"{where}.{key}") for key, item in data.items()}
    raise BadSave(f"The save does not match these rules: {where} is not a {kind}.")
