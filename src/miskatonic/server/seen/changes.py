"""A state as JSON in a few pieces, and what has changed from one to the next.

What the page already has is not sent again: members of the state, of its view and of the board, and the items of the
board's lists. The pieces are taken apart only to be compared, and pieces are compared only if they were made for the
same eyes.
"""

import itertools
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from miskatonic.server import sent
from miskatonic.server.messages import Raw, encode
from miskatonic.server.tables.people import Members, Parts, Position

_things = msgspec.json.Decoder(list[Raw]).decode
_serials = itertools.count()
WHERE = ("/", "/view/", "/view/board/")
"""The pointers to the members of state, view and board."""


def position(state: sent.Standing[Any], everybodys: Members = MappingProxyType({})) -> Position:
    """A state in pieces; `everybodys` are the members of the board that look the same to everybody."""
    view = state["view"]
    if view is None:
        return Position(members(state), {}, {}, next(_serials))
    board = {**everybodys, **members(view["board"])}
    return Position(members(state, but="view"), members(view, but="board"), board, next(_serials))


def members(plain: Mapping[str, object], but: str = "") -> Members:
    """The members of an object as JSON, all but one."""
    return {name: encode(value) for name, value in plain.items() if name != but}


def whole(parts: Parts) -> bytes:
    """The members of the whole state."""
    (state, view, board, _), own = parts
    found = _pairs({**state, **own})
    if view or board:
        found.append(b'"view":{%b}' % b",".join([*_pairs(view), b'"board":{%b}' % b",".join(_pairs(board))]))
    return b",".join(found)


def _pairs(some: Members) -> list[bytes]:
    return [b'"%b":%b' % (name.encode(), value) for name, value in some.items()]


def between(before: Position, after: Position) -> bytes | None:
    """What has changed, as members of one object by their pointers; None if only the whole state would do, because
    members have appeared or disappeared.
    """
    found: list[bytes] = []
    for where, then, now in zip(WHERE, before[:3], after[:3], strict=True):
        if then.keys() != now.keys():
            return None
        for name, value in now.items():
            if value != then[name]:
                found += _change(f"{where}{name}".encode(), then[name], value)
    return b",".join(found)


def _change(pointer: bytes, old: bytes, new: bytes) -> Iterator[bytes]:
    """What has changed in one member; in a list of the same length, only the items that differ."""
    if old.startswith(b"[{") and new.startswith(b"[{"):
        then, now = _things(old), _things(new)
        if len(then) == len(now):
            for at, (one, other) in enumerate(zip(then, now, strict=True)):
                if one != other:
                    yield b'"%b/%d":%b' % (pointer, at, bytes(other))
            return
    yield b'"%b":%b' % (pointer, new)


def own(before: Members, after: Members) -> bytes:
    """What has changed in the viewer's own part."""
    return b",".join([b'"/%b":%b' % (name.encode(), new) for name, new in after.items() if new != before[name]])
