"""Whether data are what their declaration (a TypedDict, as in `games/<game>/board.py`) says: every key, every type."""

import types
from collections.abc import Iterator, Mapping
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from miskatonic.kernel.view import SeenChoice, SeenOutcome, View


def asked(view: View[Any]) -> SeenChoice:
    """The question in a view, where one is open."""
    assert view["choice"] is not None
    return view["choice"]


def ended(view: View[Any]) -> SeenOutcome:
    """How the game in a view ended."""
    assert view["outcome"] is not None
    return view["outcome"]


def conforms(value: object, declared: Any, where: str = "board") -> list[str]:
    """Everything in which the data differ from the declaration, each with its path; nothing if they agree."""
    return list(_differences(value, declared, where, {}))


def _differences(value: object, declared: Any, where: str, given: dict[Any, Any]) -> Iterator[str]:
    """`given` says what the type variables of a generic TypedDict stand for."""
    if isinstance(declared, TypeVar):
        declared = given.get(declared, Any)
    origin, inside = get_origin(declared), get_args(declared)
    if declared in (Any, object):
        return
    if is_typeddict(origin or declared):
        stands_for = [given.get(one, Any) if isinstance(one, TypeVar) else one for one in inside]
        bound = dict(zip(getattr(origin, "__parameters__", ()), stands_for, strict=True)) if origin else {}
        yield from _members(value, origin or declared, where, bound)
    elif origin in (Required, NotRequired):
        yield from _differences(value, inside[0], where, given)
    elif origin in (Union, types.UnionType):
        tries = [list(_differences(value, one, where, given)) for one in inside]
        if all(tries):
            yield min(tries, key=lambda found: (any(" is not " in one for one in found), len(found)))[0]
    elif origin is Literal:
        if not any(value == one and isinstance(value, bool) is isinstance(one, bool) for one in inside):
            yield f"{where}: {value!r} is not one of {inside}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{where}: {value!r} is not a list"
        for at, one in enumerate(value if isinstance(value, list) else ()):
            yield from _differences(one, inside[0], f"{where}[{at}]", given)
    elif origin is tuple:
        same = isinstance(value, list | tuple) and (inside[-1] is ... or len(value) == len(inside))
        if not same:
            yield f"{where}: {value!r} is not {declared}"
        elif isinstance(value, list | tuple):
            for at, one in enumerate(value):
                yield from _differences(one, inside[0 if inside[-1] is ... else at], f"{where}[{at}]", given)
    elif origin in (dict, Mapping):
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is not a dict"
        for name, one in value.items() if isinstance(value, dict) else ():
            yield from _differences(name, inside[0], f"{where} key {name!r}", given)
            yield from _differences(one, inside[1], f"{where}.{name}", given)
    elif declared in (None, types.NoneType):
        if value is not None:
            yield f"{where}: {value!r} is not None"
    elif not isinstance(value, (int, float) if declared is float else declared) or (
        isinstance(value, bool) and declared is not bool
    ):
        yield f"{where}: {value!r} is not {declared.__name__}"


def _members(value: object, declared: Any, where: str, given: dict[Any, Any]) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is not a {declared.__name__}"
        return
    hints = get_type_hints(declared, include_extras=True)
    for name in value.keys() - hints.keys():
        yield f"{where}: {declared.__name__} declares no {name!r}"
    for name, hint in hints.items():
        if name in value:
            yield from _differences(value[name], hint, f"{where}.{name}", given)
        elif name in declared.__required_keys__:
            yield f"{where}: {declared.__name__}.{name} is missing"
