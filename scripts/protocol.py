"""Generate what follows from the declarations of the protocol: the page's types, and the tables in docs/protocol.md.

python scripts/protocol.py [--check]

The declarations are views (`kernel/view.py` and each game's `board.py`), what the server sends (`server/sent.py` and
`answers.py`), what it takes (`server/messages.py`) and a game's enquiries (the annotations of their functions).
`--check` writes nothing and fails if something is stale.
"""

from __future__ import annotations

import ast
import functools
import inspect
import itertools
import re
import sys
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, TypeVar, Union, get_args, get_origin, is_typeddict

import msgspec

from miskatonic.kernel import Game, Line, games, goal, view
from miskatonic.kernel.view import Args
from miskatonic.server import answers, messages, sent
from miskatonic.server.door.openapi import ENDPOINTS

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "src" / "miskatonic" / "web" / "protocol.d.ts"
DOCUMENT = ROOT / "docs" / "protocol.md"
HEAD = """// Made by scripts/protocol.py from the declarations in kernel/view.py, server/sent.py, answers.py and
// messages.py, and each game's board.py and enquiries: change those, not this file.
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
"""Types that have a different name in the page."""
SAID = (Line,)
"""What has become a sentence by the time it is sent."""
TABLE = re.compile(r"(<!-- declared: (\w+) -->\n)(.*?)(<!-- end -->\n)", re.DOTALL)
"""The table of a declaration in the document."""


class Member(typing.NamedTuple):
    """A member of a declaration: its name in JSON, its type, whether it may be missing, and what it is."""

    name: str
    kind: Any
    missing: bool
    about: str


# --- reading the declarations -----------------------------------------------------------------------------------------


def is_declared(kind: Any) -> bool:
    """Whether a type declares members."""
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def members(kind: Any) -> list[Member]:
    """All its members, inherited ones first."""
    about = remarks(kind)
    if not is_typeddict(kind):
        tag = kind.__struct_config__.tag
        found = [Member("type", Literal[tag], False, "")] if tag else []
        hints = typing.get_type_hints(kind)
        return found + [
            Member(one.encode_name, hints[one.name], not one.required, about.get(one.name, ""))
            for one in msgspec.structs.fields(kind)
        ]
    hints = typing.get_type_hints(kind)
    return [Member(name, hint, name in kind.__optional_keys__, about.get(name, "")) for name, hint in hints.items()]


@functools.cache
def source(module: str) -> ast.Module:
    """A module's source."""
    return ast.parse(inspect.getsource(sys.modules[module]))


def remarks(kind: Any) -> dict[str, str]:
    """The docstrings below members, including inherited ones, because a TypedDict does not know its bases."""
    found: dict[str, str] = {}
    for node in source(kind.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for base in node.bases:
                name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
                inherited = getattr(sys.modules[kind.__module__], name, None)
                found |= remarks(inherited) if is_declared(inherited) else {}
            found |= docstrings_below(node.body)
    return found


def docstrings_below(body: list[ast.stmt]) -> dict[str, str]:
    """The strings below assignments and annotations, by name."""
    found: dict[str, str] = {}
    for node, below in itertools.pairwise(body):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[target.id] = " ".join(str(below.value.value).split())
    return found


def summary_of(kind: Any) -> str:
    """What it is: its docstring or, if it isn't written as a class, the string below it."""
    module = source(kind.__module__).body
    if not any(isinstance(node, ast.ClassDef) and node.name == kind.__name__ for node in module):
        return docstrings_below(module)[kind.__name__]
    return " ".join(kind.__doc__.split())


# --- types for the page -----------------------------------------------------------------------------------------------


class Page:
    """The declarations as the page's type checker reads them: each in the namespace of its game, or the shared one."""

    def __init__(self) -> None:
        self.known: dict[str, dict[str, Any]] = {}

    def namespace(self, kind: Any) -> str:
        """`Protocol`, or the game's name."""
        parts = kind.__module__.split(".")
        return "".join(part.title() for part in parts[2].split("_")) if parts[1] == "games" else "Protocol"

    def name(self, kind: Any) -> str:
        """The name of a declaration, which is then included as well."""
        space = self.known.setdefault(self.namespace(kind), {})
        if space.setdefault(kind.__name__, kind) is not kind:
            raise SystemExit(f"{kind.__name__} is declared twice: {kind.__module__}")
        return f"{self.namespace(kind)}.{kind.__name__}"

    def written(self, kind: Any) -> str:
        """A type."""
        if kind is Args or kind == Args:
            return "Protocol.Args"
        if isinstance(kind, TypeVar):
            return kind.__name__
        if kind in PLAIN or kind is object:
            return PLAIN.get(kind, "unknown")
        if kind in SAID:
            return "string"
        origin, inside = get_origin(kind), get_args(kind)
        if origin in (Required, NotRequired, typing.Annotated):
            return self.written(inside[0])
        if is_declared(origin or kind):
            return self.name(origin or kind) + (f"<{', '.join(map(self.written, inside))}>" if inside else "")
        if origin is Literal:
            return " | ".join(f'"{one}"' if isinstance(one, str) else str(one).lower() for one in inside)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.written, inside)))
        if origin in (list, Sequence) or (origin is tuple and inside[-1] is ...):
            one = self.written(inside[0])
            return f"({one})[]" if " | " in one else f"{one}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.written, inside))}]"
        if origin in (dict, Mapping):
            key, value = inside
            return f"{{ [{'name:' if key is str else 'key in'} {self.written(key)}]: {self.written(value)} }}"
        raise SystemExit(f"{kind!r} has no equivalent in the page")

    def interface(self, kind: Any) -> Iterator[str]:
        """A declaration as one interface."""
        of = getattr(kind, "__parameters__", ())
        yield f"  /** {summary_of(kind)} */"
        yield f"  interface {kind.__name__}{'<' + ', '.join(one.__name__ for one in of) + '>' if of else ''} {{"
        for one in members(kind):
            if one.about:
                yield f"    /** {one.about} */"
            yield f"    {key_of(one.name)}{'?' if one.missing else ''}: {self.written(one.kind)};"
        yield "  }"

    def told(self) -> dict[str, list[str]]:
        """All interfaces, by namespace; including one may bring in others."""
        done: dict[str, dict[str, list[str]]] = {}
        while left := [
            (space, name, kind)
            for space, kinds in self.known.items()
            for name, kind in kinds.items()
            if name not in done.get(space, {})
        ]:
            for space, name, kind in left:
                done.setdefault(space, {})[name] = list(self.interface(kind))
        return {space: [line for name in sorted(all_) for line in all_[name]] for space, all_ in sorted(done.items())}


def key_of(name: str) -> str:
    """A member's name, in quotes if necessary."""
    return name if name.isidentifier() else f'"{name}"'


def enquiries(page: Page, game: Game) -> list[str]:
    """What the enquiries of a game take and give."""
    found = []
    for name, asked in sorted(game.enquiries.items()):
        hints = typing.get_type_hints(asked)
        given = hints.pop("return")
        [taken] = hints.values()
        found.append(f'    "{name}": {{ takes: {page.written(taken)}; gives: {page.written(given)} }};')
    return ["  /** What can be asked without a table. */", "  interface Enquiries {", *found, "  }"] if found else []


def page_types() -> str:
    """The file of types."""
    page = Page()
    for union in (answers.Message, messages.Message):
        for kind in get_args(union):
            page.name(get_origin(kind) or kind)
    for endpoint in ENDPOINTS:
        for kind in (endpoint.takes, endpoint.gives):
            if is_declared(get_origin(kind) or kind):
                page.name(get_origin(kind) or kind)
    page.name(answers.Refusal)
    arg = page.written(get_args(Args)[1])
    more: dict[str, list[str]] = {"Protocol": [f"  type Args = {{ [name: string]: {arg} }};"]}
    for game in games():
        if is_declared(game.board):
            page.name(game.board)
        more[page.namespace(game.board) if is_declared(game.board) else ""] = enquiries(page, game)
    lines = [HEAD]
    for space, told in page.told().items():
        lines += [f"declare namespace {space} {{", *more.get(space, []), *told, "}", ""]
    return "\n".join(lines)


# --- tables of the document -------------------------------------------------------------------------------------------


def documented(kind: Any) -> str:
    """The members of a declaration as a table."""
    page = Page()
    rows = [f"**{kind.__name__}**: {summary_of(kind)}", "", "| member | type | |", "|---|---|---|"]
    for one in members(kind):
        told = page.written(one.kind).replace("Protocol.", "").replace("|", "\\|")
        rows.append(f"| `{one.name}` | `{told}`{', may be missing' if one.missing else ''} | {one.about} |")
    return "\n".join(rows) + "\n"


def document(text: str) -> str:
    """The document with its tables brought up to date."""

    def made(found: re.Match[str]) -> str:
        name = found[2]
        kind = next(getattr(module, name) for module in (sent, answers, messages, goal, view) if hasattr(module, name))
        return f"{found[1]}{documented(kind)}{found[4]}"

    return TABLE.sub(made, text)


# --- both -------------------------------------------------------------------------------------------------------------


def made() -> dict[Path, str]:
    """Every generated file, as it should be."""
    return {TYPES: page_types(), DOCUMENT: document(DOCUMENT.read_text(encoding="utf-8"))}


def main() -> int:
    """Write the files, or check them."""
    stale = 0
    for path, text in made().items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is stale: run `python scripts/protocol.py`.")
            stale = 1
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return stale


if __name__ == "__main__":
    sys.exit(main())
